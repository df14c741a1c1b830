/*
 * The state of XCP per egress port, and its results per packet. README.md maps each name to the paper's symbol and to
 * the draft's.
 *
 * Widths hold from 1 Mbit/s to 400 Gbit/s (50,000 bytes/us) and for RTTs up to 2^21 us:
 *
 *   value                        unit            largest               bits
 *   capacity_q20                 bytes / 2^20us  5e4 * 2^20               36
 *   h_rtt                        us              2^21 (MAX_RTT_US)        21
 *   rtt_by_cwnd_q20 (*)          us / 2^20       2^21 * 2^20 (**)         41
 *   rtt_by_cwnd * rtt            us^2 / 2^20     2^62                     62
 *   sum_rtt_by_cwnd              us / 2^20       flows * interval: 2^20 flows: 2^61
 *   sum_rtt_square_by_cwnd       us^2 / 2^20     2^20 flows: 2^82         96 stored
 *   bytes in 2 s at 400 Gbit/s   bytes           1e11                     37
 *   pools and shares             bytes / 2^16    2^37 * 2^16              53
 *   h_rtt / avg_rtt              2^-43           2^21                     64
 *   share * h_rtt / avg_rtt      bytes / 2^59    pool / avg_rtt <= 2^18 bytes/us, h_rtt <= 2^21 us: 2^98 and a sign
 *
 *   (*)  h_rtt * packet size / h_cwnd
 *   (**) h_cwnd counts as at least one packet, so rtt_by_cwnd <= h_rtt.
 *
 * A port's sums and a packet's terms are the arithmetic's: sums_t and terms_t of exact/sums.p4 or table/sums.p4,
 * which is included first.
 */
#ifndef XCPR_XCP_STATE_P4
#define XCPR_XCP_STATE_P4

#include "../router/state.p4"
#include "../router/wide.p4"
#include "header.p4"
#include "port.p4"

typedef int<128> wide_int_t;

/// H_feedback is 32 bit: the largest int<32>, in 1/65536 byte.
#define MAX_WINDOW_Q16 0x7FFFFFFF0000
/// Above every pool, in 1/65536 byte.
#define MAX_SHARE_Q16 0x2000000000000000

/// One egress port's control loop, beside its interval. The architecture stores it in registers.
struct port_state_t {
    bit<32>   avg_rtt_q8;
    sums_t    sums;
    // xi: the worth of each unit of rtt_by_cwnd and of each byte in this interval, by the last one's sums
    bit<64>   xi_pos_mantissa;
    bit<8>    xi_pos_shift;
    bit<64>   xi_neg_mantissa;
    bit<8>    xi_neg_shift;
    // residual pools, rates times avg_rtt; and the fraction of a byte of window not yet handed out
    bit<64>   residue_pos_fbk_q16;
    bit<64>   residue_neg_fbk_q16;
    bit<16>   carry_q16;
    // persistent queue, as the time that a packet waits behind it
    time_us_t queue_end_us;
    bit<32>   min_queue_us;
    bit<32>   queue_us;
}

/// The demand of a control interval that just ended.
struct aggregate_t {
    int<64>    phi_q16;
    wide_int_t gamma_traffic_q16;   // gamma * bytes that arrive in one mean RTT
}

/// One data packet with a known RTT.
struct share_t {
    bit<21> h_rtt;                  // at most MAX_RTT_US
    bit<32> h_cwnd;                 // at least the packet
    terms_t terms;                  // rtt_by_cwnd; h_rtt over avg_rtt
    // shares of the two pools, rates times avg_rtt
    bit<64> pos_fbk_q16;
    bit<64> neg_fbk_q16;
}

#endif
