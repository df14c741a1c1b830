/*
 * Headers on the wire.
 *
 *   Ethernet | IPv4 [options] | congestion header | TCP or UDP | payload
 *   packet_in | any of these frames, or Ethernet | telemetry   (to the CPU port)
 *   packet_out | any frame                                     (from the CPU port)
 *
 * congestion_t and telemetry_t are the algorithm's: header.p4 and record.p4 of its folder, which a program
 * includes first.
 */
#ifndef XCPR_ROUTER_HEADERS_P4
#define XCPR_ROUTER_HEADERS_P4

#include "../common/headers.p4"

header ipv4_options_t {
    varbit<320> options;
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

struct headers_t {
    packet_in_t    packet_in;
    packet_out_t   packet_out;
    ethernet_t     ethernet;
    telemetry_t    telemetry;
    ipv4_t         ipv4;
    ipv4_options_t ipv4_options;
    congestion_t   congestion;
    tcp_t          tcp;
    udp_t          udp;
}

error {
    BadIpv4Header,
    BadCongestionLength,
    BadCongestionVersion,
    BadCongestionFormat
}

#endif
