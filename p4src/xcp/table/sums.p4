/*
 * Table-based arithmetic keeps sums over an interval's data packets with a known RTT. They are in
 * units of 2^scale, which follows their size. A far flow that joins near ones may grow
 * sum_rtt_square_by_cwnd by the square of the ratio of their RTTs within an interval. The 64 bits
 * hold any such ratio.
 */
#ifndef XCPR_XCP_TABLE_SUMS_P4
#define XCPR_XCP_TABLE_SUMS_P4

#include "log_constants.p4"

/// A sum stops here; no packet adds more.
#define LARGEST_SUM 0x4000000000000000

struct sums_t {
    bit<64> sum_rtt_by_cwnd;        // us / 2^20, in units of 2^scale
    bit<64> sum_rtt_square_by_cwnd; // us^2 / 2^20, in units of 2^scale
    bit<64> sum_input_traffic;      // bytes
    log_t   scale_rtt_by_cwnd;
    log_t   scale_rtt_square_by_cwnd;
    log_t   log_avg_rtt;            // us
    // what the last interval's sums allow each packet of this one
    log_t   log_xi_pos;
    log_t   log_xi_neg;
}

struct terms_t {
    log_t log_rtt;
    log_t log_size;
    log_t log_rtt_by_cwnd;          // h_rtt * size / h_cwnd: the time between two packets of this sender
    log_t log_rtt_by_avg;           // h_rtt / avg_rtt
}

#endif
