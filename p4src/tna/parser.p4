/*
 * Parsers. An error of common/parser.p4 is a verdict here: the number of a drop reason.
 *
 * A Tofino's parser may or together what it writes to a field, and p4c leaves out a zero: a verdict is written
 * once on each way.
 */
#ifndef XCPR_TNA_PARSER_P4
#define XCPR_TNA_PARSER_P4

#include "state.p4"

parser FrameParser(packet_in packet, inout tna_headers_t hdr, out bit<8> verdict, out bit<1> checksum_error,
                   out bit<32> rtt, out bit<32> cwnd) {
    Checksum() checksum;

    state start {
        verdict = 0;
        checksum_error = 0;
        rtt = 0;
        cwnd = 0;
        packet.extract(hdr.ethernet);
        transition select(hdr.ethernet.ether_type) {
            ETHERTYPE_IPV4: parse_ipv4;
            default: not_ipv4;
        }
    }

    state not_ipv4 {
        verdict = DROP_NOT_IPV4;
        transition accept;
    }

    state parse_ipv4 {
        packet.extract(hdr.ipv4);
        checksum.add(hdr.ipv4);
        transition select(hdr.ipv4.version, hdr.ipv4.ihl) {
            (4, 5): parse_ipv4_payload;
            (4, 6): parse_options_1;
            (4, 7): parse_options_2;
            (4, 8): parse_options_3;
            (4, 9): parse_options_4;
            (4, 10): parse_options_5;
            (4, 11): parse_options_6;
            (4, 12): parse_options_7;
            (4, 13): parse_options_8;
            (4, 14): parse_options_9;
            (4, 15): parse_options_10;
            default: bad_ipv4_header;
        }
    }

    state bad_ipv4_header {
        verdict = DROP_BAD_IPV4_HEADER;
        transition accept;
    }

    state parse_options_10 {
        packet.extract(hdr.options.next);
        checksum.add(hdr.options.last);
        transition parse_options_9;
    }

    state parse_options_9 {
        packet.extract(hdr.options.next);
        checksum.add(hdr.options.last);
        transition parse_options_8;
    }

    state parse_options_8 {
        packet.extract(hdr.options.next);
        checksum.add(hdr.options.last);
        transition parse_options_7;
    }

    state parse_options_7 {
        packet.extract(hdr.options.next);
        checksum.add(hdr.options.last);
        transition parse_options_6;
    }

    state parse_options_6 {
        packet.extract(hdr.options.next);
        checksum.add(hdr.options.last);
        transition parse_options_5;
    }

    state parse_options_5 {
        packet.extract(hdr.options.next);
        checksum.add(hdr.options.last);
        transition parse_options_4;
    }

    state parse_options_4 {
        packet.extract(hdr.options.next);
        checksum.add(hdr.options.last);
        transition parse_options_3;
    }

    state parse_options_3 {
        packet.extract(hdr.options.next);
        checksum.add(hdr.options.last);
        transition parse_options_2;
    }

    state parse_options_2 {
        packet.extract(hdr.options.next);
        checksum.add(hdr.options.last);
        transition parse_options_1;
    }

    state parse_options_1 {
        packet.extract(hdr.options.next);
        checksum.add(hdr.options.last);
        transition parse_ipv4_payload;
    }

    state parse_ipv4_payload {
        checksum_error = (bit<1>)checksum.verify();
        transition select(hdr.ipv4.fragment_offset, hdr.ipv4.protocol) {
            (0, PROTOCOL_CONGESTION): parse_xcp;
            default: accept;
        }
    }

    state parse_xcp {
        packet.extract(hdr.xcp);
        rtt = hdr.xcp.h_rtt;
        cwnd = hdr.xcp.h_cwnd;
        transition select(hdr.xcp.length, hdr.xcp.version, hdr.xcp.format) {
            (XCP_HEADER_BYTES, CONGESTION_VERSION, XCP_FORMAT_DATA): accept;
            (XCP_HEADER_BYTES, CONGESTION_VERSION, XCP_FORMAT_XCP_ACK): accept;
            (XCP_HEADER_BYTES, CONGESTION_VERSION, XCP_FORMAT_XCP_R_ACK): accept;
            (XCP_HEADER_BYTES, CONGESTION_VERSION, _): bad_xcp_format;
            (XCP_HEADER_BYTES, _, _): bad_xcp_version;
            default: bad_xcp_length;
        }
    }

    state bad_xcp_format {
        verdict = DROP_BAD_CONGESTION_FORMAT;
        transition accept;
    }

    state bad_xcp_version {
        verdict = DROP_BAD_CONGESTION_VERSION;
        transition accept;
    }

    state bad_xcp_length {
        verdict = DROP_BAD_CONGESTION_LENGTH;
        transition accept;
    }
}

parser XcpIngressParser(packet_in packet, out tna_headers_t hdr, out ingress_state_t meta,
                        out ingress_intrinsic_metadata_t intrinsic) {
    FrameParser() frame_parser;

    state start {
        packet.extract(intrinsic);
        packet.advance(PORT_METADATA_SIZE);
        transition select(intrinsic.ingress_port) {
            RECIRCULATION_PORT &&& 0x7F: parse_update;
            TNA_CPU_PORT: parse_packet_out;
            default: parse_frame;
        }
    }

    /// From any pipe's recirculation port: what egress has done last says what comes next. The operands of the
    /// logarithms go to where a frame has its own.
    state parse_update {
        transition select(packet.lookahead<role_t>()) {
            ROLE_SNAPSHOT: parse_sums;
            ROLE_RTT: parse_rates;
            ROLE_PHI: parse_pools;
            default: parse_record;
        }
    }

    state parse_sums {
        packet.extract(hdr.snapshot);
        meta.a = hdr.snapshot.sum_x;
        meta.b = hdr.snapshot.sum_xrtt;
        meta.c = hdr.snapshot.sum_bytes;
        transition parse_record_update;
    }

    state parse_rates {
        packet.extract(hdr.snapshot);
        meta.a = hdr.snapshot.input;
        meta.b = hdr.snapshot.duration;
        meta.c = hdr.snapshot.wait;
        transition parse_record_update;
    }

    state parse_pools {
        packet.extract(hdr.snapshot);
        packet.extract(hdr.update);
        meta.a = hdr.update.residue_pos;
        meta.b = hdr.update.residue_neg;
        transition accept;
    }

    state parse_record {
        packet.extract(hdr.snapshot);
        transition parse_record_update;
    }

    state parse_record_update {
        packet.extract(hdr.update);
        transition accept;
    }

    state parse_packet_out {
        packet.extract(hdr.packet_out);
        transition select(hdr.packet_out.egress_port) {
            PACKET_OUT_ROUTED: parse_frame;
            0 &&& 0xFE00: to_port;
            default: no_such_port;
        }
    }

    state to_port {
        meta.verdict = TO_PORT;
        transition accept;
    }

    /// Ports have nine bits.
    state no_such_port {
        meta.verdict = DROP_NO_ROUTE;
        transition accept;
    }

    state parse_frame {
        frame_parser.apply(packet, hdr, meta.verdict, meta.checksum_error, meta.a, meta.c);
        transition accept;
    }
}

parser XcpEgressParser(packet_in packet, out tna_headers_t hdr, out egress_state_t meta,
                       out egress_intrinsic_metadata_t intrinsic) {
    FrameParser() frame_parser;
    bit<8> verdict;
    bit<1> checksum_error;
    bit<32> rtt;
    bit<32> cwnd;

    state start {
        packet.extract(intrinsic);
        transition select(packet.lookahead<role_t>()) {
            ROLE_SNAPSHOT: parse_snapshot;
            ROLE_RTT: parse_rtt;
            ROLE_PHI: parse_phi;
            ROLE_STORE: parse_store;
            ROLE_SHARE: parse_share;
            ROLE_FRAME: parse_counting_frame;
            default: parse_other_frame;
        }
    }

    state parse_snapshot {
        packet.extract(hdr.snapshot);
        meta.role = ROLE_SNAPSHOT;
        meta.port = hdr.snapshot.port;
        transition accept;
    }

    state parse_rtt {
        packet.extract(hdr.snapshot);
        meta.role = ROLE_RTT;
        meta.port = hdr.snapshot.port;
        transition parse_operands;
    }

    state parse_phi {
        packet.extract(hdr.snapshot);
        meta.role = ROLE_PHI;
        transition parse_operands;
    }

    state parse_operands {
        packet.extract(hdr.update);
        meta.log_a = hdr.update.a;
        meta.log_b = hdr.update.b;
        meta.log_c = hdr.update.c;
        transition accept;
    }

    state parse_store {
        packet.extract(hdr.snapshot);
        meta.role = ROLE_STORE;
        meta.port = hdr.snapshot.port;
        packet.extract(hdr.update);
        transition accept;
    }

    state parse_other_frame {
        packet.extract(hdr.bridge);
        meta.role = ROLE_FORWARD;
        transition accept;
    }

    state parse_counting_frame {
        packet.extract(hdr.bridge);
        meta.role = ROLE_FRAME;
        meta.port = hdr.bridge.port;
        transition accept;
    }

    /// Only data packets with a known RTT, which ingress has checked, are looked into.
    state parse_share {
        packet.extract(hdr.bridge);
        meta.role = ROLE_SHARE;
        meta.port = hdr.bridge.port;
        meta.pay_positive = hdr.bridge.dither;
        meta.pay_negative = hdr.bridge.dither;
        meta.positive = hdr.bridge.dither;
        meta.negative = hdr.bridge.dither;
        transition parse_frame;
    }

    state parse_frame {
        frame_parser.apply(packet, hdr, verdict, checksum_error, rtt, cwnd);
        transition accept;
    }
}

#endif
