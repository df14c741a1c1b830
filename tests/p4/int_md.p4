/*
 * An IPv4 router with In-band Network Telemetry: source, transit and sink of INT-MD over TCP and UDP.
 *
 *            ingress                                   traffic manager   egress
 *   parse -> route -> source port? INT-MD header, DSCP -> queue of a port -> sink port? remove INT : add hop metadata
 *
 * Source: P4.org, INT dataplane specification 2.1, sections 5.7.2 and 5.8. Metadata of bits 0 to 5 of the instruction
 * bitmap are there; a packet that requests others gets none (section 5.8). Times are v1model's, in microseconds, and a
 * queue's occupancy is in packets.
 */
#include <core.p4>
#include <v1model.p4>

const bit<16> ETHERTYPE_IPV4 = 0x0800;
const bit<8> PROTOCOL_TCP = 6;
const bit<8> PROTOCOL_UDP = 17;
/// The DSCP of packets with INT, as in the specification's examples.
const bit<6> DSCP_INT = 0x17;
const bit<4> TYPE_INT_MD = 1;
const bit<4> INT_VERSION = 2;
/// Words of the INT-MD header without its stack.
const bit<8> MD_WORDS = 3;
/// Bytes of shim header and INT-MD header.
const bit<16> FIXED_BYTES = 16;
/// Words of the stack that the parser takes.
const bit<8> MAX_STACK_WORDS = 63;
/// The bits of the instruction bitmap whose metadata the router has not.
const bit<16> UNKNOWN_INSTRUCTIONS = 0x03FF;

header ethernet_t {
    bit<48> dst_addr;
    bit<48> src_addr;
    bit<16> ether_type;
}

header ipv4_t {
    bit<4>  version;
    bit<4>  ihl;
    bit<6>  dscp;
    bit<2>  ecn;
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

header tcp_t {
    bit<16> src_port;
    bit<16> dst_port;
    bit<32> seq_no;
    bit<32> ack_no;
    bit<4>  data_offset;
    bit<12> flags;
    bit<16> window;
    bit<16> checksum;
    bit<16> urgent_ptr;
}

header tcp_options_t {
    varbit<320> options;
}

header udp_t {
    bit<16> src_port;
    bit<16> dst_port;
    bit<16> length;
    bit<16> checksum;
}

header int_shim_t {
    bit<4> type;
    bit<2> npt;
    bit<2> reserved;
    bit<8> length;
    bit<8> reserved_byte;
    bit<6> dscp;
    bit<2> reserved_bits;
}

header int_md_t {
    bit<4>  version;
    bit<1>  discard;
    bit<1>  max_hop_count_exceeded;
    bit<1>  mtu_exceeded;
    bit<12> reserved;
    bit<5>  hop_ml;
    bit<8>  remaining_hop_count;
    bit<16> instruction_bitmap;
    bit<16> domain_specific_id;
    bit<16> ds_instruction;
    bit<16> ds_flags;
}

/// The metadata of the hops before this one.
header int_stack_t {
    varbit<2016> metadata;
}

header hop_node_t {
    bit<32> node_id;
}

header hop_interfaces_t {
    bit<16> ingress_interface_id;
    bit<16> egress_interface_id;
}

header hop_latency_t {
    bit<32> hop_latency;
}

header hop_queue_t {
    bit<8>  queue_id;
    bit<24> queue_occupancy;
}

header hop_time_t {
    bit<64> timestamp;
}

struct headers_t {
    ethernet_t       ethernet;
    ipv4_t           ipv4;
    tcp_t            tcp;
    tcp_options_t    tcp_options;
    udp_t            udp;
    int_shim_t       int_shim;
    int_md_t         int_md;
    hop_node_t       hop_node;
    hop_interfaces_t hop_interfaces;
    hop_latency_t    hop_latency;
    hop_queue_t      hop_queue;
    hop_time_t       hop_ingress_time;
    hop_time_t       hop_egress_time;
    int_stack_t      int_stack;
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
        transition select(hdr.ipv4.protocol) {
            PROTOCOL_TCP: parse_tcp;
            PROTOCOL_UDP: parse_udp;
            default: accept;
        }
    }

    state parse_tcp {
        packet.extract(hdr.tcp);
        transition select(hdr.tcp.data_offset) {
            0 .. 4: accept;
            5: find_int;
            default: parse_tcp_options;
        }
    }

    state parse_tcp_options {
        packet.extract(hdr.tcp_options, (bit<32>)(hdr.tcp.data_offset - 5) << 5);
        transition find_int;
    }

    state parse_udp {
        packet.extract(hdr.udp);
        transition find_int;
    }

    state find_int {
        transition select(hdr.ipv4.dscp) {
            DSCP_INT: parse_int;
            default: accept;
        }
    }

    state parse_int {
        packet.extract(hdr.int_shim);
        packet.extract(hdr.int_md);
        transition select(hdr.int_shim.length) {
            MD_WORDS .. (MD_WORDS + MAX_STACK_WORDS): parse_stack;
            default: accept;
        }
    }

    state parse_stack {
        packet.extract(hdr.int_stack, (bit<32>)(hdr.int_shim.length - MD_WORDS) << 5);
        transition accept;
    }
}

control VerifyChecksums(inout headers_t hdr, inout metadata_t meta) {
    apply {}
}

control IntIngress(inout headers_t hdr, inout metadata_t meta, inout standard_metadata_t standard_metadata) {
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

    /// Makes the router the INT source of a packet.
    ///
    /// hop_ml: words that the instruction bitmap requests of a hop.
    /// max_hops: hops that may add metadata.
    action begin_int(bit<16> instruction_bitmap, bit<5> hop_ml, bit<8> max_hops) {
        hdr.int_shim.setValid();
        hdr.int_shim.type = TYPE_INT_MD;
        hdr.int_shim.npt = 0;
        hdr.int_shim.reserved = 0;
        hdr.int_shim.length = MD_WORDS;
        hdr.int_shim.reserved_byte = 0;
        hdr.int_shim.dscp = hdr.ipv4.dscp;
        hdr.int_shim.reserved_bits = 0;
        hdr.int_md.setValid();
        hdr.int_md.version = INT_VERSION;
        hdr.int_md.discard = 0;
        hdr.int_md.max_hop_count_exceeded = 0;
        hdr.int_md.mtu_exceeded = 0;
        hdr.int_md.reserved = 0;
        hdr.int_md.hop_ml = hop_ml;
        hdr.int_md.remaining_hop_count = max_hops;
        hdr.int_md.instruction_bitmap = instruction_bitmap;
        hdr.int_md.domain_specific_id = 0;
        hdr.int_md.ds_instruction = 0;
        hdr.int_md.ds_flags = 0;
        hdr.ipv4.dscp = DSCP_INT;
        hdr.ipv4.total_len = hdr.ipv4.total_len + FIXED_BYTES;
        hdr.udp.length = hdr.udp.length + FIXED_BYTES;
    }

    /// The ports at which packets enter the INT domain.
    table sources {
        key = { standard_metadata.ingress_port: exact; }
        actions = { begin_int; NoAction; }
        default_action = NoAction();
        size = 64;
    }

    apply {
        if (!hdr.ipv4.isValid()) {
            drop();
            exit;
        }
        routes.apply();
        if ((hdr.tcp.isValid() || hdr.udp.isValid()) && !hdr.int_md.isValid()) {
            sources.apply();
        }
    }
}

control IntEgress(inout headers_t hdr, inout metadata_t meta, inout standard_metadata_t standard_metadata) {
    /// Makes the router a hop whose identifier is ``id``.
    action set_node_id(bit<32> id) {
        hdr.hop_node.node_id = id;
    }

    table node {
        actions = { set_node_id; }
        default_action = set_node_id(0);
    }

    /// Makes the router the INT sink of a packet.
    action remove_int() {
        bit<16> int_bytes = ((bit<16>)hdr.int_shim.length + 1) << 2;
        hdr.ipv4.dscp = hdr.int_shim.dscp;
        hdr.ipv4.total_len = hdr.ipv4.total_len - int_bytes;
        hdr.udp.length = hdr.udp.length - int_bytes;
        hdr.int_shim.setInvalid();
        hdr.int_md.setInvalid();
        hdr.int_stack.setInvalid();
    }

    /// The ports at which packets leave the INT domain.
    table sinks {
        key = { standard_metadata.egress_port: exact; }
        actions = { remove_int; NoAction; }
        default_action = NoAction();
        size = 64;
    }

    apply {
        if (hdr.int_md.isValid() && !sinks.apply().hit) {
            if (hdr.int_md.remaining_hop_count == 0) {
                hdr.int_md.max_hop_count_exceeded = 1;
            } else if (hdr.int_md.instruction_bitmap & UNKNOWN_INSTRUCTIONS == 0) {
                if (hdr.int_md.instruction_bitmap[15:15] == 1) {
                    hdr.hop_node.setValid();
                    node.apply();
                }
                if (hdr.int_md.instruction_bitmap[14:14] == 1) {
                    hdr.hop_interfaces.setValid();
                    hdr.hop_interfaces.ingress_interface_id = (bit<16>)standard_metadata.ingress_port;
                    hdr.hop_interfaces.egress_interface_id = (bit<16>)standard_metadata.egress_port;
                }
                if (hdr.int_md.instruction_bitmap[13:13] == 1) {
                    hdr.hop_latency.setValid();
                    hdr.hop_latency.hop_latency =
                        (bit<32>)(standard_metadata.egress_global_timestamp
                                  - standard_metadata.ingress_global_timestamp);
                }
                if (hdr.int_md.instruction_bitmap[12:12] == 1) {
                    hdr.hop_queue.setValid();
                    hdr.hop_queue.queue_id = 0;
                    hdr.hop_queue.queue_occupancy = (bit<24>)standard_metadata.enq_qdepth;
                }
                if (hdr.int_md.instruction_bitmap[11:11] == 1) {
                    hdr.hop_ingress_time.setValid();
                    hdr.hop_ingress_time.timestamp = (bit<64>)standard_metadata.ingress_global_timestamp;
                }
                if (hdr.int_md.instruction_bitmap[10:10] == 1) {
                    hdr.hop_egress_time.setValid();
                    hdr.hop_egress_time.timestamp = (bit<64>)standard_metadata.egress_global_timestamp;
                }
                bit<16> added = (bit<16>)hdr.int_md.hop_ml << 2;
                hdr.int_md.remaining_hop_count = hdr.int_md.remaining_hop_count - 1;
                hdr.int_shim.length = hdr.int_shim.length + (bit<8>)hdr.int_md.hop_ml;
                hdr.ipv4.total_len = hdr.ipv4.total_len + added;
                hdr.udp.length = hdr.udp.length + added;
            }
        }
    }
}

control UpdateChecksums(inout headers_t hdr, inout metadata_t meta) {
    apply {
        update_checksum(hdr.ipv4.isValid(),
            {
                hdr.ipv4.version, hdr.ipv4.ihl, hdr.ipv4.dscp, hdr.ipv4.ecn, hdr.ipv4.total_len,
                hdr.ipv4.identification, hdr.ipv4.flags, hdr.ipv4.frag_offset, hdr.ipv4.ttl, hdr.ipv4.protocol,
                hdr.ipv4.src_addr, hdr.ipv4.dst_addr
            },
            hdr.ipv4.hdr_checksum, HashAlgorithm.csum16);
    }
}

control FrameDeparser(packet_out packet, in headers_t hdr) {
    apply {
        packet.emit(hdr);
    }
}

V1Switch(FrameParser(), VerifyChecksums(), IntIngress(), IntEgress(), UpdateChecksums(), FrameDeparser()) main;
