/*
 * Table-based arithmetic keeps sums over an interval's data packets with a known RTT. They are in
 * units of 2^scale, which follows their size. A far flow that joins near ones may grow the sum of x
 * * rtt by the square of the ratio of their RTTs within an interval. The 64 bits hold any such
 * ratio.
 */
#ifndef XCPR_XCP_TABLE_SUMS_P4
#define XCPR_XCP_TABLE_SUMS_P4

#include "log_constants.p4"

/// A sum stops here; no packet adds more.
#define LARGEST_SUM 0x4000000000000000

/// Above the logarithm of every value.
#define LOG_LARGEST (-(LOG_SMALLEST))

struct sums_t {
    bit<64> scaled_x;               // us / 2^20
    bit<64> scaled_xrtt;            // us^2 / 2^20
    bit<64> bytes;
    bit<64> scaled_rtt_bytes;       // us * bytes, at watched ports alone
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
