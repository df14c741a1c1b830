/*
 * Ingress: header checks, route, bytes offered to the port, a packet's logarithms; and for an update
 * that comes round again, the logarithms of its next step. Both use the same three tables.
 */
#ifndef XCPR_TNA_INGRESS_P4
#define XCPR_TNA_INGRESS_P4

#include "header_checks.p4"
#include "logarithm.p4"
#include "registers.p4"
#include "update.p4"

// H_rtt within MAX_RTT_US, H_cwnd below 64 bytes.
#define PLAUSIBLE_RTT 0 &&& 0xFFE00000
#define SMALL_WINDOW 0 &&& 0xFFFFFFC0

control XcpIngress(inout tna_headers_t hdr, inout ingress_state_t meta,
                   in ingress_intrinsic_metadata_t intrinsic,
                   in ingress_intrinsic_metadata_from_parser_t from_parser,
                   inout ingress_intrinsic_metadata_for_deparser_t for_deparser,
                   inout ingress_intrinsic_metadata_for_tm_t for_tm) {
    HeaderChecks() header_checks;
    CountInput() count_input;
    JudgeSums() judge_sums;
    MeanRtt() mean_rtt;
    PhiTerms() phi_terms;
    Coefficients() coefficients;
    SizeLogarithm() size_logarithm;
    Logarithm() logarithm_a;
    Logarithm() logarithm_b;
    Logarithm() logarithm_c;
    Random<bit<32>>() random;

    Counter<bit<64>, bit<8>>(DROP_REASONS, CounterType_t.PACKETS_AND_BYTES) drop_reasons;

    Counter<bit<64>, bit<8>>(IMPLAUSIBLE_REASONS, CounterType_t.PACKETS_AND_BYTES) implausible_headers;

    action drop() {
        drop_reasons.count(meta.reason);
        for_deparser.drop_ctl = 1;
    }

    action no_route() {
        meta.reason = DROP_NO_ROUTE;
    }

    /// port: egress port; src_mac, dst_mac: the next Ethernet header's addresses.
    action forward(PortId_t port, bit<48> src_mac, bit<48> dst_mac) {
        meta.port = port;
        hdr.ethernet.src_addr = src_mac;
        hdr.ethernet.dst_addr = dst_mac;
        hdr.ipv4.ttl = hdr.ipv4.ttl - 1;
    }

    table ipv4_lpm {
        key = { hdr.ipv4.dst_addr: lpm; }
        actions = { forward; no_route; }
        const default_action = no_route();
        size = ROUTES;
    }

    /// One hop less to live: the checksum grows by 0x100, end around (RFC 1624, equation 3).
    action grow_checksum() {
        hdr.ipv4.header_checksum = hdr.ipv4.header_checksum + 0x0100;
    }

    action grow_checksum_around() {
        hdr.ipv4.header_checksum = hdr.ipv4.header_checksum + 0x0101;
    }

    /// Ethernet pads shorter packets to 60 bytes.
    action pad_size() {
        meta.size_bytes = max(meta.size_bytes, 60);
    }

    /// MAX_RTT_US at most; a window below one packet has no meaning and counts as one packet.
    action clamp() {
        meta.log_a = min(meta.log_a, LOG_MAX_RTT);
        meta.log_c = max(meta.log_c, meta.log_b);
    }

    action multiply_rtt() {
        hdr.bridge.log_size = meta.log_b;
        hdr.bridge.log_rtt_bytes = meta.log_a + meta.log_b;
        hdr.bridge.log_x = meta.log_b - meta.log_c;
        hdr.bridge.log_xrtt = meta.log_a << 1;
    }

    action multiply_x() {
        hdr.bridge.log_xrtt = hdr.bridge.log_xrtt + hdr.bridge.log_x;
        hdr.bridge.log_x = hdr.bridge.log_x + meta.log_a;
    }

    action build_bridge() {
        hdr.bridge.setValid();
        hdr.bridge.role = ROLE_FORWARD;
        hdr.bridge.ingress_port = intrinsic.ingress_port;
        hdr.bridge.arrival = from_parser.global_tstamp[39:8];
        meta.size_bytes = hdr.ipv4.total_length + 14;
    }

    action draw_dither() {
        hdr.bridge.dither = random.get();
    }

    action cut_dither() {
        hdr.bridge.dither = hdr.bridge.dither & 0xFF;
    }

    action whole_units() {
        hdr.bridge.input_bytes = hdr.bridge.input_bytes & 0xFFFFFFE0;
    }

    /// session: the mirror session to the recirculation port of the port's own pipe.
    action set_capacity(bit<16> session) {
        meta.has_capacity = 1;
        hdr.bridge.role = ROLE_FRAME;
        hdr.bridge.port = meta.port;
        hdr.bridge.session = session;
    }

    /// Ports with a capacity; the others forward without XCP.
    table port_capacity {
        key = { meta.port: exact; }
        actions = { set_capacity; @defaultonly NoAction; }
        const default_action = NoAction();
        size = PORTS;
    }

    action share() {
        hdr.bridge.role = ROLE_SHARE;
    }

    /// No sender means what the header says: it counts as the longest RTT, or as a window of the packet.
    action share_bounded(bit<8> reason) {
        hdr.bridge.role = ROLE_SHARE;
        implausible_headers.count(reason);
    }

    action ask_for_nothing() {
        hdr.xcp.h_feedback = 0;
    }

    /// A packet whose RTT is not known yet can't be given a share, nor may it ask for one.
    table judge_claim {
        key = {
            meta.has_capacity: exact;
            hdr.xcp.isValid(): exact @name("xcp");
            hdr.xcp.format: exact;
            hdr.xcp.h_rtt: ternary;
            hdr.xcp.h_cwnd: ternary;
            hdr.xcp.h_feedback[31:31]: ternary @name("asks_for_less");
        }
        actions = { share; share_bounded; ask_for_nothing; NoAction; }
        const default_action = NoAction();
        const entries = {
            (1, true, XCP_FORMAT_DATA, 0, _, 0): ask_for_nothing();
            (1, true, XCP_FORMAT_DATA, 0, _, 1): NoAction();
            (1, true, XCP_FORMAT_DATA, PLAUSIBLE_RTT, SMALL_WINDOW, _):
                share_bounded(IMPLAUSIBLE_SMALL_WINDOW);
            (1, true, XCP_FORMAT_DATA, PLAUSIBLE_RTT, _, _): share();
            (1, true, XCP_FORMAT_DATA, _, _, _): share_bounded(IMPLAUSIBLE_LONG_RTT);
        }
        size = 8;
    }

    action go_round() {
        for_tm.ucast_egress_port = intrinsic.ingress_port;
    }

    /// The finished update is the telemetry record.
    action send_record() {
        for_tm.ucast_egress_port = TNA_CPU_PORT;
        hdr.bridge.setValid();
        hdr.bridge.role = ROLE_FORWARD;
        hdr.bridge.ingress_port = hdr.snapshot.port;
        hdr.ethernet.setValid();
        hdr.ethernet.dst_addr = 0;
        hdr.ethernet.src_addr = 0;
        hdr.ethernet.ether_type = ETHERTYPE_TELEMETRY;
    }

    apply {
        logarithm_a.apply(meta.a, meta.log_a);
        logarithm_c.apply(meta.c, meta.log_c);
        if (hdr.snapshot.isValid()) {
            logarithm_b.apply(meta.b, meta.log_b);
            go_round();
            if (hdr.snapshot.role == ROLE_SNAPSHOT) {
                judge_sums.apply(meta.a, meta.b, meta.c, hdr.update.sums);
                mean_rtt.apply(hdr.snapshot, hdr.update, meta);
            } else if (hdr.snapshot.role == ROLE_RTT) {
                phi_terms.apply(hdr.snapshot, hdr.update, meta);
            } else if (hdr.snapshot.role == ROLE_PHI) {
                coefficients.apply(hdr.snapshot, hdr.update, meta);
            } else {
                send_record();
            }
        } else {
            size_logarithm.apply(hdr.ipv4.total_length, meta.log_b);
            build_bridge();
            pad_size();
            draw_dither();
            cut_dither();
            clamp();
            multiply_rtt();
            multiply_x();
            header_checks.apply(hdr, from_parser.parser_err, meta.verdict, meta.checksum_error, meta.port,
                                meta.reason);
            if (meta.reason == 0 && meta.verdict == 0) {
                ipv4_lpm.apply();
                if (hdr.ipv4.header_checksum[15:8] == 0xFF) {
                    grow_checksum_around();
                } else {
                    grow_checksum();
                }
            }
            if (meta.reason != 0) {
                drop();
            } else {
                port_capacity.apply();
            }
            for_tm.ucast_egress_port = meta.port;
            if (meta.has_capacity == 1) {
                count_input.apply(meta.port, meta.size_bytes, hdr.bridge.input_bytes);
            }
            whole_units();
            judge_claim.apply();
        }
    }
}

#endif
