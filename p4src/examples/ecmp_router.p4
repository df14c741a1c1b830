/*
 * An IPv4 router that spreads flows over equally short ways (ECMP, RFC 2992), as an example of a program with an action
 * selector: docs/your-program.md.
 *
 *            ingress                                                     traffic manager      egress
 *   parse -> hash of the flow -> longest prefix -> one of its next hops -> queue of a port  ->  count what leaves
 *
 * All packets of a flow have one way, so that they keep their order. Its entries and its samples
 * are in scenarios/ecmp.toml.
 */
#include <core.p4>
#include <v1model.p4>

const bit<16> ETHERTYPE_IPV4 = 0x0800;
const bit<8> PROTOCOL_TCP = 6;
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

/// The beginning of TCP's header and UDP's.
header ports_t {
    bit<16> src_port;
    bit<16> dst_port;
}

struct headers_t {
    ethernet_t ethernet;
    ipv4_t     ipv4;
    ports_t    ports;
}

struct metadata_t {
    bit<8> flow;
}

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
            (5, PROTOCOL_TCP): parse_ports;
            (5, PROTOCOL_UDP): parse_ports;
            default: accept;
        }
    }

    state parse_ports {
        packet.extract(hdr.ports);
        transition accept;
    }
}

control VerifyChecksums(inout headers_t hdr, inout metadata_t meta) {
    apply {}
}

control EcmpIngress(inout headers_t hdr, inout metadata_t meta, inout standard_metadata_t standard_metadata) {
    action_selector(HashAlgorithm.identity, 1024, 16) ways;
    bit<32> mixed;

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
        key = {
            hdr.ipv4.dst_addr: lpm;
            meta.flow: selector;
        }
        actions = { forward; drop; }
        implementation = ways;
        size = 1024;
    }

    apply {
        if (!hdr.ipv4.isValid() || hdr.ipv4.ttl < 2) {
            drop();
            exit;
        }
        bit<16> src_port = 0;
        bit<16> dst_port = 0;
        if (hdr.ports.isValid()) {
            src_port = hdr.ports.src_port;
            dst_port = hdr.ports.dst_port;
        }
        // Where every router has the same hash, those behind one choice all choose the same again,
        // and half of the ways stay idle. So each adds its own Ethernet address. A CRC of a sum
        // over GF(2) is the sum of two CRCs, which would change all flows' bits alike. A
        // multiplication (Knuth, volume 3, section 6.4) mixes them: in its highest bits all others
        // have a say.
        hash(mixed, HashAlgorithm.crc32, 32w0,
             { hdr.ipv4.src_addr, hdr.ipv4.dst_addr, hdr.ipv4.protocol, src_port, dst_port }, 32w0xFFFFFFFF);
        mixed = (mixed ^ hdr.ethernet.dst_addr[31:0]) * 32w0x9E3779B1;
        meta.flow = mixed[31:24];
        if (!routes.apply().hit) {
            drop();
        }
    }
}

control EcmpEgress(inout headers_t hdr, inout metadata_t meta, inout standard_metadata_t standard_metadata) {
    counter(PORTS, CounterType.packets_and_bytes) sent;

    apply {
        sent.count((bit<32>)standard_metadata.egress_port);
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

V1Switch(FrameParser(), VerifyChecksums(), EcmpIngress(), EcmpEgress(), UpdateChecksums(),
         FrameDeparser()) main;
