/*
 * An IPv4 router without congestion control, as an example of a program of one's own: docs/your-program.md.
 *
 *            ingress                              traffic manager      egress
 *   parse -> filter -> route by longest prefix -> queue of a port  ->  count what leaves, keep the deepest queue
 *
 * The program knows nothing of xcpr: its entries and its sampled cells are in scenarios/own-program.toml.
 */
#include <core.p4>
#include <v1model.p4>

const bit<16> ETHERTYPE_IPV4 = 0x0800;
const bit<8> PROTOCOL_UDP = 17;

/// Ports from here on are not counted.
#define PORTS 32

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

header udp_t {
    bit<16> src_port;
    bit<16> dst_port;
    bit<16> length;
    bit<16> checksum;
}

struct headers_t {
    ethernet_t ethernet;
    ipv4_t     ipv4;
    udp_t      udp;
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
        transition select(hdr.ipv4.ihl, hdr.ipv4.protocol) {
            (5, PROTOCOL_UDP): parse_udp;
            default: accept;
        }
    }

    state parse_udp {
        packet.extract(hdr.udp);
        transition accept;
    }
}

control VerifyChecksums(inout headers_t hdr, inout metadata_t meta) {
    apply {}
}

control CountingIngress(inout headers_t hdr, inout metadata_t meta, inout standard_metadata_t standard_metadata) {
    counter(2, CounterType.packets_and_bytes) filtered;

    action drop() {
        mark_to_drop(standard_metadata);
    }

    /// Lets a packet through and counts it as of a kind.
    action accept_as(bit<1> kind) {
        filtered.count((bit<32>)kind);
    }

    action forward(bit<9> port, bit<48> next_hop, bit<48> own) {
        standard_metadata.egress_spec = port;
        hdr.ethernet.src_addr = own;
        hdr.ethernet.dst_addr = next_hop;
        hdr.ipv4.ttl = hdr.ipv4.ttl - 1;
    }

    /// UDP by the port that it is for; the first choice wins.
    table filter {
        key = {
            hdr.udp.dst_port: range;
            hdr.ipv4.src_addr: ternary;
        }
        actions = { accept_as; drop; }
        default_action = accept_as(0);
        size = 64;
    }

    table routes {
        key = { hdr.ipv4.dst_addr: lpm; }
        actions = { forward; drop; }
        default_action = drop();
        size = 1024;
    }

    apply {
        if (!hdr.ipv4.isValid() || hdr.ipv4.ttl < 2) {
            drop();
            exit;
        }
        routes.apply();
        if (hdr.udp.isValid()) {
            filter.apply();
        }
    }
}

control CountingEgress(inout headers_t hdr, inout metadata_t meta, inout standard_metadata_t standard_metadata) {
    counter(PORTS, CounterType.packets_and_bytes) sent;

    /// Packets that were in a port's queue, at most.
    register<bit<19>>(PORTS) deepest_queue;

    apply {
        bit<32> port = (bit<32>)standard_metadata.egress_port;
        bit<19> deepest;
        sent.count(port);
        deepest_queue.read(deepest, port);
        if (standard_metadata.deq_qdepth > deepest) {
            deepest_queue.write(port, standard_metadata.deq_qdepth);
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

V1Switch(FrameParser(), VerifyChecksums(), CountingIngress(), CountingEgress(), UpdateChecksums(),
         FrameDeparser()) main;
