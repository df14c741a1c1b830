/*
 * What table-based arithmetic keeps of an interval's data packets with a known RTT, and as logarithms. The
 * sums are in units of 2^scale, which follows their size, so that 32 bits hold them: an RTT sum spans 2^20
 * to 2^82 otherwise.
 */
#ifndef XCPR_XCP_TABLE_SUMS_P4
#define XCPR_XCP_TABLE_SUMS_P4

#include "log_constants.p4"

/// Above the logarithm of every value.
#define LOG_LARGEST (-(LOG_SMALLEST))

struct sums_t {
    bit<32> scaled_x;               // us / 2^20
    bit<32> scaled_xrtt;            // us^2 / 2^20
    bit<64> bytes;
    bit<32> scaled_rtt_bytes;       // us * bytes, at watched ports alone
    log_t   scale_x;
    log_t   scale_xrtt;
    log_t   scale_rtt_bytes;
    log_t   log_avg_rtt;            // us
    log_t   log_most_x;             // per byte, at watched ports: above it a packet's share is large
    // what the last interval's sums allow each packet of this one
    log_t   log_positive;
    log_t   log_negative;
}

/// r / d: the packet's round trip over the mean one.
struct ratio_t {
    log_t log;
}

#endif
