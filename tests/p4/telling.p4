/*
 * An IPv4 router that reports to its control plane, for tests of digests and packet-ins in results.
 *
 *            ingress                                    traffic manager           egress
 *   parse -> new source? digest -> route, or to the CPU -> queue of a port, or none -> header for the control plane
 *
 * A digest names each source once, as far as a small table of bits separates sources. Packets whose time to live is
 * over go to the CPU port.
 */
#include <core.p4>
#include <v1model.p4>

const bit<16> ETHERTYPE_IPV4 = 0x0800;
const bit<9> CPU_PORT = 255;
const bit<7> EXPIRED = 1;

/// Bits of a source's address by which it is known.
#define KNOWN_BITS 12

/// The header in front of a packet to the control plane.
@controller_header("packet_in")
header packet_in_t {
    bit<9> ingress_port;
    bit<7> reason;
}

header ethernet_t {
    bit<48> dst_addr;
    bit<48> src_addr;
    bit<16> ether_type;
}

header ipv4_t {
    bit<4>  version;
    bit<4>  ihl;
    bit<8>  diffserv;
    bit<16> total_len;
    bit<16> identification;
    bit<3>  flags;
    bit<13> frag_offset;
    bit<8>  ttl;
    bit<8>  protocol;
    bit<16> hdr_checksum;
    bit<32> src_addr;
    bit<32> dst_addr;
}

struct headers_t {
    packet_in_t packet_in;
    ethernet_t  ethernet;
    ipv4_t      ipv4;
}

/// A source that was not known.
struct source_t {
    bit<32> address;
    bit<9>  port;
}

struct metadata_t {}

parser FrameParser(packet_in packet, out headers_t hdr, inout metadata_t meta,
                   inout standard_metadata_t standard_metadata) {
    state start {
        packet.extract(hdr.ethernet);
        transition select(hdr.ethernet.ether_type) {
            ETHERTYPE_IPV4: parse_ipv4;
            default: accept;
        }
    }

    state parse_ipv4 {
        packet.extract(hdr.ipv4);
        transition accept;
    }
}

control VerifyChecksums(inout headers_t hdr, inout metadata_t meta) {
    apply {}
}

control TellingIngress(inout headers_t hdr, inout metadata_t meta, inout standard_metadata_t standard_metadata) {
    register<bit<1>>(1 << KNOWN_BITS) known;

    action drop() {
        mark_to_drop(standard_metadata);
    }

    action forward(bit<9> port, bit<48> next_hop, bit<48> own) {
        standard_metadata.egress_spec = port;
        hdr.ethernet.src_addr = own;
        hdr.ethernet.dst_addr = next_hop;
        hdr.ipv4.ttl = hdr.ipv4.ttl - 1;
    }

    table routes {
        key = { hdr.ipv4.dst_addr: lpm; }
        actions = { forward; drop; }
        default_action = drop();
        size = 1024;
    }

    apply {
        if (!hdr.ipv4.isValid()) {
            drop();
            exit;
        }
        if (hdr.ipv4.ttl < 2) {
            standard_metadata.egress_spec = CPU_PORT;
            exit;
        }
        bit<32> place = (bit<32>)(hdr.ipv4.src_addr ^ hdr.ipv4.src_addr >> KNOWN_BITS)[KNOWN_BITS - 1:0];
        bit<1> seen;
        known.read(seen, place);
        if (seen == 0) {
            known.write(place, 1);
            digest<source_t>(1, { hdr.ipv4.src_addr, standard_metadata.ingress_port });
        }
        routes.apply();
    }
}

control TellingEgress(inout headers_t hdr, inout metadata_t meta, inout standard_metadata_t standard_metadata) {
    apply {
        if (standard_metadata.egress_port == CPU_PORT) {
            hdr.packet_in.setValid();
            hdr.packet_in.ingress_port = standard_metadata.ingress_port;
            hdr.packet_in.reason = EXPIRED;
        }
    }
}

control UpdateChecksums(inout headers_t hdr, inout metadata_t meta) {
    apply {
        update_checksum(hdr.ipv4.isValid(),
            {
                hdr.ipv4.version, hdr.ipv4.ihl, hdr.ipv4.diffserv, hdr.ipv4.total_len, hdr.ipv4.identification,
                hdr.ipv4.flags, hdr.ipv4.frag_offset, hdr.ipv4.ttl, hdr.ipv4.protocol, hdr.ipv4.src_addr,
                hdr.ipv4.dst_addr
            },
            hdr.ipv4.hdr_checksum, HashAlgorithm.csum16);
    }
}

control FrameDeparser(packet_out packet, in headers_t hdr) {
    apply {
        packet.emit(hdr);
    }
}

V1Switch(FrameParser(), VerifyChecksums(), TellingIngress(), TellingEgress(), UpdateChecksums(),
         FrameDeparser()) main;
