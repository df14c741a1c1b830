/*
 * An action drops packets through a copy of their standard metadata, for tests. P4_16, section 6.8 has inout
 * parameters copied in and out.
 */
#include <core.p4>
#include <v1model.p4>

header address_t {
    bit<8> last;
}

struct headers_t {
    address_t address;
}

struct metadata_t {}

parser OneParser(packet_in packet, out headers_t hdr, inout metadata_t meta,
                 inout standard_metadata_t standard_metadata) {
    state start {
        packet.extract(hdr.address);
        transition accept;
    }
}

control Verify(inout headers_t hdr, inout metadata_t meta) {
    apply {}
}

control OneIngress(inout headers_t hdr, inout metadata_t meta, inout standard_metadata_t standard_metadata) {
    action drop_by_copy(inout standard_metadata_t copy) {
        mark_to_drop(copy);
    }

    action forward(bit<9> port) {
        standard_metadata.egress_spec = port;
    }

    table addresses {
        key = { hdr.address.last: exact; }
        actions = { forward; drop_by_copy(standard_metadata); }
        default_action = drop_by_copy(standard_metadata);
    }

    apply {
        addresses.apply();
    }
}

control OneEgress(inout headers_t hdr, inout metadata_t meta, inout standard_metadata_t standard_metadata) {
    apply {}
}

control Compute(inout headers_t hdr, inout metadata_t meta) {
    apply {}
}

control OneDeparser(packet_out packet, in headers_t hdr) {
    apply {
        packet.emit(hdr.address);
    }
}

V1Switch(OneParser(), Verify(), OneIngress(), OneEgress(), Compute(), OneDeparser()) main;
