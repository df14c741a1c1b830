/*
 * The treatment of a packet that a router forwards: new Ethernet addresses, one hop less to live.
 */
#ifndef XCPR_ROUTER_FORWARDING_P4
#define XCPR_ROUTER_FORWARDING_P4

#include "headers.p4"

/// The checksum follows the TTL by RFC 1624, equation 3: HC' = ~(~HC + ~m + m'), where m' - m is
/// 0xFEFF for one hop less. The rest of the header is not summed again, so a bit that flipped inside
/// the router is not blessed with a new checksum.
action next_hop(inout headers_t hdr, in bit<48> src_mac, in bit<48> dst_mac) {
    hdr.ethernet.src_addr = src_mac;
    hdr.ethernet.dst_addr = dst_mac;
    hdr.ipv4.ttl = hdr.ipv4.ttl - 1;
    bit<32> sum = (bit<32>)(~hdr.ipv4.header_checksum) + 0xFEFF;
    hdr.ipv4.header_checksum = ~(sum[15:0] + sum[31:16]);
}

#endif
