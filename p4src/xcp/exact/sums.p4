/*
 * Exact arithmetic: the sums over an interval's data packets with a known RTT, a quotient of the last one, and a
 * packet's terms.
 */
#ifndef XCPR_XCP_EXACT_SUMS_P4
#define XCPR_XCP_EXACT_SUMS_P4

/// A ratio h_rtt / avg_rtt of 1 in fixed point, as a shift. 1 us / 2^21 us still has 22 bits.
#define RATIO_SHIFT 43

struct sums_t {
    bit<64> sum_rtt_by_cwnd_q20;
    bit<96> sum_rtt_square_by_cwnd_q20;
    bit<64> sum_input_traffic;      // bytes
    bit<64> inverse_rtt;            // of the last interval: 2^(RATIO_SHIFT + 8) / avg_rtt_q8
}

struct terms_t {
    bit<64> rtt_by_cwnd_q20;        // h_rtt * size / h_cwnd: the time between two packets of this sender
    bit<64> rtt_by_avg;             // h_rtt / avg_rtt, in 2^-RATIO_SHIFT
}

#endif
