/*
 * Headers that a router of every architecture has.
 *
 *   packet_in | any frame that goes to the CPU port, or a telemetry record
 *   packet_out | any frame that comes from there
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

#endif
