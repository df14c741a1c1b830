/*
 * The work of an L2/L3 switch on a frame, small: VLANs of ports, an access control list, forwarding
 * by MAC address in each VLAN, and routes with several next hops, of which a fold of the addresses
 * chooses one.
 *
 * The base asks the router for a port as a packet-out does; what it leaves undecided the router
 * routes. Its work on an update that goes round has no effect: the router reads no verdict on
 * those.
 */
#ifndef XCPR_TNA_BASE_P4
#define XCPR_TNA_BASE_P4

#include "../ingress.p4"

// entries of the tables
#define BASE_STATIONS 16384
#define BASE_RULES 1024
#define BASE_ROUTES 2048
#define BASE_NEXT_HOPS 8192

control Base(inout tna_headers_t hdr, inout ingress_state_t meta, in PortId_t ingress_port) {
    bit<12> vlan = 0;
    bit<10> group = 0;
    bit<16> flow = 0;

    DirectCounter<bit<64>>(CounterType_t.PACKETS_AND_BYTES) hits;

    action ask_for(PortId_t port) {
        hdr.packet_out.setValid();
        hdr.packet_out.egress_port = (bit<16>)port;
        meta.verdict = TO_PORT;
    }

    action set_vlan(bit<12> number) {
        vlan = number;
    }

    table port_vlan {
        key = { ingress_port: ternary; }
        actions = { set_vlan; @defaultonly NoAction; }
        const default_action = NoAction();
        size = PORTS;
    }

    action permit() {
        hits.count();
    }

    /// Later tables leave a frame with this verdict alone.
    action deny() {
        hits.count();
        meta.verdict = DROP_NO_ROUTE;
    }

    table rules {
        key = {
            ingress_port: ternary;
            hdr.ipv4.src_addr: ternary;
            hdr.ipv4.dst_addr: ternary;
            hdr.ipv4.protocol: ternary;
            hdr.ipv4.tos: ternary;
        }
        actions = { permit; deny; }
        const default_action = permit();
        counters = hits;
        size = BASE_RULES;
    }

    table stations {
        key = {
            vlan: exact;
            hdr.ethernet.dst_addr: exact;
        }
        actions = { ask_for; @defaultonly NoAction; }
        const default_action = NoAction();
        size = BASE_STATIONS;
    }

    /// The flow is a fold of its addresses: a hash unit's group would lie where egress's registers have theirs (ADR
    /// 0807).
    action set_group(bit<10> number) {
        group = number;
        flow = hdr.ipv4.src_addr[15:0] ^ hdr.ipv4.dst_addr[15:0];
    }

    table routes {
        key = { hdr.ipv4.dst_addr: lpm; }
        actions = { set_group; @defaultonly NoAction; }
        const default_action = NoAction();
        size = BASE_ROUTES;
    }

    action forward(PortId_t port, bit<48> src_mac, bit<48> dst_mac) {
        ask_for(port);
        hdr.ethernet.src_addr = src_mac;
        hdr.ethernet.dst_addr = dst_mac;
    }

    /// In a stage whose hash groups egress leaves alone: bfas refuses those that the compiler shares out earlier.
    @stage(6)
    table next_hops {
        key = {
            group: exact;
            flow[2:0]: exact @name("flow");
        }
        actions = { forward; @defaultonly NoAction; }
        const default_action = NoAction();
        size = BASE_NEXT_HOPS;
    }

    apply {
        port_vlan.apply();
        rules.apply();
        if (meta.verdict != DROP_NO_ROUTE) {
            stations.apply();
        }
        if (meta.verdict == 0) {
            routes.apply();
            next_hops.apply();
        }
    }
}

#endif
