/*
 * Headers on the wire, and what the router keeps about a packet.
 *
 *   Ethernet | IPv4 [options] | XCP (20 bytes) | TCP or UDP | payload
 *   packet_in | any of these frames, or Ethernet | telemetry   (to the CPU port)
 *   packet_out | any frame                                     (from the CPU port)
 */
#ifndef XCPR_HEADERS_P4
#define XCPR_HEADERS_P4

#include "constants.p4"

/// In front of every frame that goes to the controller.
@controller_header("packet_in")
header packet_in_t {
    bit<16> ingress_port;           // of the frame; a telemetry record has that of the packet which ended the interval
}

/// In front of every frame from the controller.
@controller_header("packet_out")
header packet_out_t {
    bit<16> egress_port;            // where it leaves, as it is; PACKET_OUT_ROUTED: as if it had come from a link
}

header ethernet_t {
    bit<48> dst_addr;
    bit<48> src_addr;
    bit<16> ether_type;
}

/// RFC 791, section 3.1.
header ipv4_t {
    bit<4>  version;
    bit<4>  ihl;
    bit<8>  tos;
    bit<16> total_length;
    bit<16> identification;
    bit<3>  flags;
    bit<13> fragment_offset;
    bit<8>  ttl;
    bit<8>  protocol;
    bit<16> header_checksum;
    bit<32> src_addr;
    bit<32> dst_addr;
}

header ipv4_options_t {
    varbit<320> options;
}

/// The congestion header: the XCP-r paper's figure 1 in the framing of draft-falk-xcp-spec-03.
header xcp_t {
    bit<8>  next_protocol;
    bit<8>  length;
    bit<4>  version;
    bit<4>  format;
    bit<8>  epoch;
    bit<32> h_cwnd;      // bytes
    bit<32> h_rtt;       // microseconds; 0: not known yet
    int<32> h_feedback;  // bytes
    bit<32> h_reverse;   // bytes; on ACKs
}

/// RFC 9293, section 3.1, without options.
header tcp_t {
    bit<16> src_port;
    bit<16> dst_port;
    bit<32> sequence;
    bit<32> acknowledgment;
    bit<4>  data_offset;
    bit<4>  reserved;
    bit<8>  flags;
    bit<16> window;
    bit<16> checksum;
    bit<16> urgent;
}

/// RFC 768.
header udp_t {
    bit<16> src_port;
    bit<16> dst_port;
    bit<16> length;
    bit<16> checksum;
}

/// One record per port and control interval: what the two controllers saw and decided.
header telemetry_t {
    bit<16> port;
    bit<48> time_us;                // when the interval ended
    bit<32> interval_us;            // how long it was
    bit<64> capacity_q20;           // bytes per 2^20 us
    bit<64> input_bytes;            // offered to the port in the interval, dropped bytes included
    bit<64> queue_bytes;            // persistent queue
    bit<32> avg_rtt_q8;             // 1/256 us
    int<64> phi_q16;                // aggregate window change asked for, 1/65536 byte
    bit<64> residue_pos_q16;        // the two pools at the start of the next interval
    bit<64> residue_neg_q16;
    bit<64> positive_mantissa;      // the two coefficients: mantissa * 2^-shift
    bit<8>  positive_shift;
    bit<64> negative_mantissa;
    bit<8>  negative_shift;
    bit<32> drops;                  // packets lost between ingress and egress, since the start
}

struct headers_t {
    packet_in_t    packet_in;
    packet_out_t   packet_out;
    ethernet_t     ethernet;
    telemetry_t    telemetry;
    ipv4_t         ipv4;
    ipv4_options_t ipv4_options;
    xcp_t          xcp;
    tcp_t          tcp;
    udp_t          udp;
}

error {
    BadIpv4Header,
    BadXcpLength,
    BadXcpVersion,
    BadXcpFormat
}

#endif
