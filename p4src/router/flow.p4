/*
 * The name of a packet's flow.
 */
#ifndef XCPR_ROUTER_FLOW_P4
#define XCPR_ROUTER_FLOW_P4

#include "headers.p4"
#include "state.p4"

/// A flow's addresses and ports; where there are none, what the fields held before.
action name_flow(in headers_t hdr, inout packet_state_t packet) {
    packet.flow = hdr.ipv4.src_addr ++ hdr.ipv4.dst_addr ++ hdr.tcp.src_port ++ hdr.tcp.dst_port;
    if (hdr.udp.isValid()) {
        packet.flow[31:0] = hdr.udp.src_port ++ hdr.udp.dst_port;
    }
}

#endif
