/*
 * An Ethernet switch whose table the control plane fills, for tests: it floods by multicast group 1, to the port of
 * the frame's own too.
 */
#include <core.p4>
#include <v1model.p4>

header eth_t {
    bit<48> dst;
    bit<48> src;
    bit<16> type;
}

struct headers_t {
    eth_t eth;
}

struct metadata_t {}

parser P(packet_in packet, out headers_t hdr, inout metadata_t meta, inout standard_metadata_t std) {
    state start {
        packet.extract(hdr.eth);
        transition accept;
    }
}

control Verify(inout headers_t hdr, inout metadata_t meta) {
    apply {}
}

control SwitchIngress(inout headers_t hdr, inout metadata_t meta, inout standard_metadata_t std) {
    @name(".drop") action drop() {
        mark_to_drop(std);
    }

    @name(".to_port") action to_port(bit<9> port) {
        std.egress_spec = port;
    }

    @name(".flood") action flood() {
        std.mcast_grp = 1;
    }

    @name(".macs") table macs {
        key = { hdr.eth.dst: exact @name("eth.dst"); }
        actions = { to_port; flood; drop; }
        default_action = drop();
        size = 64;
    }

    apply {
        macs.apply();
    }
}

control SwitchEgress(inout headers_t hdr, inout metadata_t meta, inout standard_metadata_t std) {
    apply {}
}

control Update(inout headers_t hdr, inout metadata_t meta) {
    apply {}
}

control FrameDeparser(packet_out packet, in headers_t hdr) {
    apply {
        packet.emit(hdr);
    }
}

V1Switch(P(), Verify(), SwitchIngress(), SwitchEgress(), Update(), FrameDeparser()) main;
