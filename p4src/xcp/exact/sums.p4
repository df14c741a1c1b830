/*
 * Exact arithmetic: the sums over an interval's data packets with a known RTT, and quotients of the last one.
 */
#ifndef XCPR_XCP_EXACT_SUMS_P4
#define XCPR_XCP_EXACT_SUMS_P4

/// A ratio r / d of 1 in fixed point, as a shift. 1 us / 2^21 us still has 22 bits.
#define RATIO_SHIFT 43

struct sums_t {
    bit<64> x_q20;
    bit<96> xrtt_q20;
    bit<64> bytes;
    bit<64> rtt_bytes;              // at watched ports alone
    // of the last interval
    bit<64> inverse_rtt;            // 2^(RATIO_SHIFT + 8) / avg_rtt_q8
    bit<64> most_x_q28;             // per byte, at watched ports: above it a packet's share is large
}

/// r / d: the packet's round trip over the mean one, in 2^-RATIO_SHIFT.
struct ratio_t {
    bit<64> fixed;
}

#endif
