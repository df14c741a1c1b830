/*
 * Tables that no packet reaches, for tests of the P4Runtime server: the comparison in apply is known to p4c, though
 * not before it writes P4Info. So P4Info has them, and the JSON has not. One table's key has the type error.
 */
#include <core.p4>
#include <v1model.p4>

header ethernet_t {
    bit<48> dst;
    bit<48> src;
    bit<16> type;
}

struct headers_t {
    ethernet_t ethernet;
}

struct metadata_t {
    error problem;
}

parser P(packet_in packet, out headers_t hdr, inout metadata_t meta, inout standard_metadata_t std) {
    state start {
        packet.extract(hdr.ethernet);
        verify(hdr.ethernet.type != 0, error.NoMatch);
        transition accept;
    }
}

control Verify(inout headers_t hdr, inout metadata_t meta) {
    apply {}
}

control I(inout headers_t hdr, inout metadata_t meta, inout standard_metadata_t std) {
    direct_counter(CounterType.packets) hits;
    action_profile(8) profile;

    action forward(bit<9> port) {
        std.egress_spec = port;
    }
    action set_source(bit<48> src) {
        hdr.ethernet.src = src;
    }
    table by_error {
        key = { meta.problem: exact; }
        actions = { forward; NoAction; }
        default_action = NoAction();
    }
    table removed {
        key = { hdr.ethernet.src: exact; }
        actions = { forward; set_source; NoAction; }
        default_action = NoAction();
        counters = hits;
        support_timeout = true;
    }
    table removed_profile {
        key = { hdr.ethernet.src: lpm; }
        actions = { forward; NoAction; }
        implementation = profile;
    }
    apply {
        bit<16> two = 2;
        meta.problem = std.parser_error;
        by_error.apply();
        if (two < 5) {
            return;
        }
        removed.apply();
        removed_profile.apply();
    }
}

control E(inout headers_t hdr, inout metadata_t meta, inout standard_metadata_t std) {
    apply {}
}

control Compute(inout headers_t hdr, inout metadata_t meta) {
    apply {}
}

control Emit(packet_out packet, in headers_t hdr) {
    apply {
        packet.emit(hdr.ethernet);
    }
}

V1Switch(P(), Verify(), I(), E(), Compute(), Emit()) main;
