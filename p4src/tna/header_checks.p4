/*
 * Header checks: router/header_checks.p4's reasons out of one table. The parser has judged each header on
 * its own (verdict); the first entry that holds wins, in the same order.
 *
 * A Tofino's ingress does not know the frame's length: a frame that is shorter than its IPv4 packet is
 * found only where a header is cut short.
 */
#ifndef XCPR_TNA_HEADER_CHECKS_P4
#define XCPR_TNA_HEADER_CHECKS_P4

#include "headers.p4"

control HeaderChecks(in tna_headers_t hdr, in bit<16> parser_error, in bit<8> verdict, in bit<1> checksum_error,
                     inout PortId_t port, out bit<8> reason) {
    action set_reason(bit<8> number) {
        reason = number;
    }

    /// A packet-out that names a port.
    action send_out() {
        reason = 0;
        port = hdr.packet_out.egress_port[8:0];
    }

    table header_checks {
        key = {
            parser_error[1:1]: ternary @name("partial_header");
            verdict: ternary;
            checksum_error: ternary;
            hdr.ipv4.ihl: ternary;
            hdr.ipv4.total_length: range;
            hdr.ipv4.ttl: ternary;
            hdr.xcp.isValid(): ternary @name("xcp");
        }
        actions = { set_reason; send_out; }
        const default_action = set_reason(0);
        const entries = {
            (_, TO_PORT, _, _, 0 .. 0xFFFF, _, _): send_out();
            (_, DROP_NO_ROUTE, _, _, 0 .. 0xFFFF, _, _): set_reason(DROP_NO_ROUTE);
            (1, _, _, _, 0 .. 0xFFFF, _, _): set_reason(DROP_TRUNCATED);
            (_, DROP_NOT_IPV4, _, _, 0 .. 0xFFFF, _, _): set_reason(DROP_NOT_IPV4);
            (_, DROP_BAD_IPV4_HEADER, _, _, 0 .. 0xFFFF, _, _): set_reason(DROP_BAD_IPV4_HEADER);
            (_, _, 1, _, 0 .. 0xFFFF, _, _): set_reason(DROP_BAD_IPV4_CHECKSUM);
            (_, _, _, 5, 0 .. 19, _, _): set_reason(DROP_TRUNCATED);
            (_, _, _, 6, 0 .. 23, _, _): set_reason(DROP_TRUNCATED);
            (_, _, _, 7, 0 .. 27, _, _): set_reason(DROP_TRUNCATED);
            (_, _, _, 8, 0 .. 31, _, _): set_reason(DROP_TRUNCATED);
            (_, _, _, 9, 0 .. 35, _, _): set_reason(DROP_TRUNCATED);
            (_, _, _, 10, 0 .. 39, _, _): set_reason(DROP_TRUNCATED);
            (_, _, _, 11, 0 .. 43, _, _): set_reason(DROP_TRUNCATED);
            (_, _, _, 12, 0 .. 47, _, _): set_reason(DROP_TRUNCATED);
            (_, _, _, 13, 0 .. 51, _, _): set_reason(DROP_TRUNCATED);
            (_, _, _, 14, 0 .. 55, _, _): set_reason(DROP_TRUNCATED);
            (_, _, _, 15, 0 .. 59, _, _): set_reason(DROP_TRUNCATED);
            (_, _, _, _, 0 .. 0xFFFF, 0 &&& 0xFE, _): set_reason(DROP_TTL_EXPIRED);
            (_, DROP_BAD_CONGESTION_LENGTH, _, _, 0 .. 0xFFFF, _, _): set_reason(DROP_BAD_CONGESTION_LENGTH);
            (_, DROP_BAD_CONGESTION_VERSION, _, _, 0 .. 0xFFFF, _, _): set_reason(DROP_BAD_CONGESTION_VERSION);
            (_, DROP_BAD_CONGESTION_FORMAT, _, _, 0 .. 0xFFFF, _, _): set_reason(DROP_BAD_CONGESTION_FORMAT);
            (_, _, _, 5, 0 .. 39, _, true): set_reason(DROP_TRUNCATED);
            (_, _, _, 6, 0 .. 43, _, true): set_reason(DROP_TRUNCATED);
            (_, _, _, 7, 0 .. 47, _, true): set_reason(DROP_TRUNCATED);
            (_, _, _, 8, 0 .. 51, _, true): set_reason(DROP_TRUNCATED);
            (_, _, _, 9, 0 .. 55, _, true): set_reason(DROP_TRUNCATED);
            (_, _, _, 10, 0 .. 59, _, true): set_reason(DROP_TRUNCATED);
            (_, _, _, 11, 0 .. 63, _, true): set_reason(DROP_TRUNCATED);
            (_, _, _, 12, 0 .. 67, _, true): set_reason(DROP_TRUNCATED);
            (_, _, _, 13, 0 .. 71, _, true): set_reason(DROP_TRUNCATED);
            (_, _, _, 14, 0 .. 75, _, true): set_reason(DROP_TRUNCATED);
            (_, _, _, 15, 0 .. 79, _, true): set_reason(DROP_TRUNCATED);
        }
        size = 64;
    }

    apply {
        header_checks.apply();
    }
}

#endif
