/*
 * Header checks: may this packet be forwarded, and if not, by which numbered reason.
 *
 *   reads   headers, parser error, checksum verdict, frame length
 *   writes  reason: 0 or one of DROP_* (constants.p4); the first that holds wins
 *   before  anything that computes: a malformed congestion header never reaches the arithmetic
 */
#ifndef XCPR_ROUTER_HEADER_CHECKS_P4
#define XCPR_ROUTER_HEADER_CHECKS_P4

#include "headers.p4"

control HeaderChecks(in headers_t hdr, in error parser_error, in bit<1> checksum_error,
                     in bit<32> frame_bytes, out bit<8> reason) {
    bit<32> ip_header_bytes;

    apply {
        reason = 0;
        ip_header_bytes = (bit<32>)hdr.ipv4.ihl << 2;
        if (parser_error == error.PacketTooShort) {
            reason = DROP_TRUNCATED;
        } else if (!hdr.ipv4.isValid()) {
            reason = DROP_NOT_IPV4;
        } else if (parser_error == error.BadIpv4Header) {
            reason = DROP_BAD_IPV4_HEADER;
        } else if (checksum_error == 1) {
            reason = DROP_BAD_IPV4_CHECKSUM;
        } else if (frame_bytes < 14 + (bit<32>)hdr.ipv4.total_length
                   || (bit<32>)hdr.ipv4.total_length < ip_header_bytes) {
            reason = DROP_TRUNCATED;
        } else if (hdr.ipv4.ttl <= 1) {
            reason = DROP_TTL_EXPIRED;
        } else if (parser_error == error.BadCongestionLength) {
            reason = DROP_BAD_CONGESTION_LENGTH;
        } else if (parser_error == error.BadCongestionVersion) {
            reason = DROP_BAD_CONGESTION_VERSION;
        } else if (parser_error == error.BadCongestionFormat) {
            reason = DROP_BAD_CONGESTION_FORMAT;
        } else if (hdr.congestion.isValid()
                   && (bit<32>)hdr.ipv4.total_length < ip_header_bytes + (bit<32>)hdr.congestion.minSizeInBytes()) {
            reason = DROP_TRUNCATED;
        }
    }
}

#endif
