/*
 * An Ethernet switch that learns, as an example of a program of one's own: docs/your-program.md, "An L2 switch".
 *
 *            ingress                                              traffic manager            egress
 *   parse -> learn the source's port -> look the destination up -> queue of a port, or copies -> no copy goes back
 *
 * Addresses are learnt in the data plane, in two registers by a hash of the address: no controller has to do
 * anything. Where two addresses have one hash, the switch knows the one that sent last. Addresses do not age: the
 * switch learns the new port of a host that has moved from its first frame there.
 */
#include <core.p4>
#include <v1model.p4>

/// Addresses that are known at once, at most; a power of two.
#define SLOTS 1024

/// The multicast group with all ports, which the control plane makes.
const bit<16> ALL_PORTS = 1;
/// The lowest bit of an address' first byte: the address is a group's (IEEE 802-2014 section 8.2.2).
const bit<48> GROUP_BIT = 0x010000000000;

header ethernet_t {
    bit<48> dst_addr;
    bit<48> src_addr;
    bit<16> ether_type;
}

struct headers_t {
    ethernet_t ethernet;
}

struct metadata_t {}

parser FrameParser(packet_in packet, out headers_t hdr, inout metadata_t meta,
                   inout standard_metadata_t standard_metadata) {
    state start {
        packet.extract(hdr.ethernet);
        transition accept;
    }
}

control VerifyChecksums(inout headers_t hdr, inout metadata_t meta) {
    apply {}
}

control LearningIngress(inout headers_t hdr, inout metadata_t meta, inout standard_metadata_t standard_metadata) {
    /// The address in each slot; 0: none.
    register<bit<48>>(SLOTS) addresses;
    /// The port that each of them is behind.
    register<bit<9>>(SLOTS) ports;
    /// Frames to an unknown address or a group.
    counter(1, CounterType.packets) flooded;

    action find_slot(out bit<32> slot, in bit<48> address) {
        hash(slot, HashAlgorithm.crc32, 32w0, { address }, (bit<32>)SLOTS);
    }

    action flood() {
        standard_metadata.mcast_grp = ALL_PORTS;
        flooded.count(0);
    }

    apply {
        bit<32> slot;
        if (hdr.ethernet.src_addr & GROUP_BIT == 0) {
            find_slot(slot, hdr.ethernet.src_addr);
            addresses.write(slot, hdr.ethernet.src_addr);
            ports.write(slot, standard_metadata.ingress_port);
        }
        bit<48> learnt;
        bit<9> port;
        find_slot(slot, hdr.ethernet.dst_addr);
        addresses.read(learnt, slot);
        ports.read(port, slot);
        if (learnt != hdr.ethernet.dst_addr || hdr.ethernet.dst_addr & GROUP_BIT != 0) {
            flood();
        } else if (port == standard_metadata.ingress_port) {
            mark_to_drop(standard_metadata);  // its destination has had it
        } else {
            standard_metadata.egress_spec = port;
        }
    }
}

control LearningEgress(inout headers_t hdr, inout metadata_t meta, inout standard_metadata_t standard_metadata) {
    apply {
        if (standard_metadata.egress_port == standard_metadata.ingress_port) {
            mark_to_drop(standard_metadata);
        }
    }
}

control UpdateChecksums(inout headers_t hdr, inout metadata_t meta) {
    apply {}
}

control FrameDeparser(packet_out packet, in headers_t hdr) {
    apply {
        packet.emit(hdr);
    }
}

V1Switch(FrameParser(), VerifyChecksums(), LearningIngress(), LearningEgress(), UpdateChecksums(),
         FrameDeparser()) main;
