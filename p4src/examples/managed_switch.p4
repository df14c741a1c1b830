/*
 * An Ethernet switch whose controller learns addresses, as an example of controllers that act while the network runs:
 * docs/controllers.md.
 *
 *            ingress                                                       traffic manager            egress
 *   parse -> report an unknown source -> look the destination up -> queue of a port, or copies -> no copy goes back
 *
 * The default action of `sources` reports a frame with an unknown source: by a digest, or by a copy of the frame to the
 * controller's port. The controller chooses which. Entries of `sources` may age: they have timeouts.
 */
#include <core.p4>
#include <v1model.p4>

/// The port that leads to the controller.
const bit<9> CPU_PORT = 255;
/// The clone session that the controller makes, to its port.
const bit<32> TO_CONTROLLER = 100;
/// The list of the fields that a copy to the controller keeps.
const bit<8> COPIED = 1;
/// The multicast group with all ports, which the controller makes.
const bit<16> ALL_PORTS = 1;

header ethernet_t {
    bit<48> dst_addr;
    bit<48> src_addr;
    bit<16> ether_type;
}

/// The fields before a frame to the controller.
@controller_header("packet_in")
header packet_in_t {
    bit<9> ingress_port;
    bit<7> padding;
}

/// The fields before a frame from the controller.
@controller_header("packet_out")
header packet_out_t {
    bit<9> egress_port;
    bit<7> padding;
}

struct headers_t {
    packet_in_t to_controller;
    packet_out_t from_controller;
    ethernet_t ethernet;
}

struct metadata_t {
    /// The port that the frame came in by, which its copy to the controller keeps.
    @field_list(COPIED)
    bit<9> ingress_port;
}

/// An address and the port that it was seen at.
struct seen_t {
    bit<48> address;
    bit<9> port;
}

parser FrameParser(packet_in packet, out headers_t hdr, inout metadata_t meta,
                   inout standard_metadata_t standard_metadata) {
    state start {
        transition select(standard_metadata.ingress_port) {
            CPU_PORT: parse_from_controller;
            default: parse_ethernet;
        }
    }
    state parse_from_controller {
        packet.extract(hdr.from_controller);
        transition parse_ethernet;
    }
    state parse_ethernet {
        packet.extract(hdr.ethernet);
        transition accept;
    }
}

control VerifyChecksums(inout headers_t hdr, inout metadata_t meta) {
    apply {}
}

control ManagedIngress(inout headers_t hdr, inout metadata_t meta, inout standard_metadata_t standard_metadata) {
    /// Frames by the port that they came in by.
    counter(512, CounterType.packets_and_bytes) received;

    action report_by_digest() {
        digest<seen_t>(1, { hdr.ethernet.src_addr, standard_metadata.ingress_port });
    }

    action report_by_packet() {
        clone_preserving_field_list(CloneType.I2E, TO_CONTROLLER, COPIED);
    }

    /// The addresses that the controller knows.
    table sources {
        key = { hdr.ethernet.src_addr: exact; }
        actions = { NoAction; report_by_digest; report_by_packet; }
        default_action = NoAction;
        size = 1024;
        support_timeout = true;
    }

    action flood() {
        standard_metadata.mcast_grp = ALL_PORTS;
    }

    action forward(bit<9> port) {
        standard_metadata.egress_spec = port;
    }

    /// The port of each address.
    table destinations {
        key = { hdr.ethernet.dst_addr: exact; }
        actions = { flood; forward; }
        default_action = flood;
        size = 1024;
    }

    apply {
        if (hdr.from_controller.isValid()) {
            standard_metadata.egress_spec = hdr.from_controller.egress_port;
            hdr.from_controller.setInvalid();
        } else {
            meta.ingress_port = standard_metadata.ingress_port;
            received.count((bit<32>)standard_metadata.ingress_port);
            sources.apply();
            destinations.apply();
        }
    }
}

control ManagedEgress(inout headers_t hdr, inout metadata_t meta, inout standard_metadata_t standard_metadata) {
    apply {
        if (standard_metadata.egress_port == CPU_PORT) {
            hdr.to_controller.setValid();
            hdr.to_controller.ingress_port = meta.ingress_port;
            hdr.to_controller.padding = 0;
        } else if (standard_metadata.egress_port == standard_metadata.ingress_port) {
            mark_to_drop(standard_metadata);
        }
    }
}

control UpdateChecksums(inout headers_t hdr, inout metadata_t meta) {
    apply {}
}

control FrameDeparser(packet_out packet, in headers_t hdr) {
    apply {
        packet.emit(hdr.to_controller);
        packet.emit(hdr.ethernet);
    }
}

V1Switch(FrameParser(), VerifyChecksums(), ManagedIngress(), ManagedEgress(), UpdateChecksums(),
         FrameDeparser()) main;
