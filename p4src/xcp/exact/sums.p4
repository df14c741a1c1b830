/*
 * What exact arithmetic keeps of an interval's data packets with a known RTT.
 */
#ifndef XCPR_XCP_EXACT_SUMS_P4
#define XCPR_XCP_EXACT_SUMS_P4

struct sums_t {
    bit<64> x_q20;
    bit<96> xrtt_q20;
    bit<64> rtt_bytes;
    bit<64> bytes;
    bit<64> most_xrtt_q20;          // per byte: above it a packet's share is large
}

#endif
