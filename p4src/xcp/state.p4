/*
 * The state of XCP per egress port, and its results per packet.
 *
 * Widths hold from 1 Mbit/s to 400 Gbit/s (50,000 bytes/us) and for RTTs up to 2^21 us:
 *
 *   value                        unit            largest               bits
 *   capacity_q20                 bytes / 2^20us  5e4 * 2^20               36
 *   rtt                          us              2^21 (MAX_RTT_US)        21
 *   x = rtt * size / cwnd        us / 2^20       2^21 * 2^20 (*)          41
 *   x * rtt                      us^2 / 2^20     2^62                     62
 *   sum of x                     us / 2^20       flows * interval: 2^20 flows: 2^61
 *   sum of x * rtt               us^2 / 2^20     2^20 flows: 2^82         96 kept
 *   sum of rtt * size            us * bytes      1e11 bytes * 2^21        58
 *   bytes in 2 s at 400 Gbit/s   bytes           1e11                     37
 *   pools and shares             bytes / 2^16    2^37 * 2^16              53
 *   r / d                        2^-43           2^21                     64
 *   share * r / d                bytes / 2^59    pool / d <= 2^18 bytes/us, r <= 2^21 us: 2^98 and a sign
 *
 *   (*) cwnd counts as at least one packet, so x <= rtt.
 *
 * The sums and the ratio are the arithmetic's: sums_t and ratio_t of exact/sums.p4 or table/sums.p4, which is included
 * first.
 */
#ifndef XCPR_XCP_STATE_P4
#define XCPR_XCP_STATE_P4

#include "../router/state.p4"
#include "../router/wide.p4"
#include "header.p4"
#include "port.p4"

typedef int<128> wide_int_t;

/// At a watched port the mean RTT is at most so many times the interval in which it was measured, as a shift.
#define RTT_RISE_SHIFT 1
/// A packet's share of the positive pool is large above so many times that by its bytes, as a shift.
#define LARGE_SHIFT 2

/// H_feedback is 32 bit: the largest int<32>, in 1/65536 byte.
#define MOST_WINDOW_Q16 0x7FFFFFFF0000
/// Above every pool, in 1/65536 byte.
#define MOST_SHARE_Q16 0x2000000000000000

/// One egress port's control loop, beside its interval. The architecture keeps it in registers.
struct port_state_t {
    bit<32>   avg_rtt_q8;
    sums_t    sums;
    // what the last interval's sums allow each packet of this one
    bit<64>   positive_mantissa;
    bit<8>    positive_shift;
    bit<64>   negative_mantissa;
    bit<8>    negative_shift;
    // residual pools, rates times the mean RTT; and the fraction of a byte of window not yet handed out
    bit<64>   residue_pos_q16;
    bit<64>   residue_neg_q16;
    bit<16>   carry_q16;
    // what is handed out and not used (wariness.p4)
    bit<1>    watched;              // the port may be wary; where not, the rest stands still
    bit<1>    wary;                 // large shares are cut
    bit<32>   most_rtt_us;          // what H_rtt counts for at most
    bit<64>   to_large_q16;         // what large shares took in this interval, less what others did, modulo 2^64
    bit<1>    large_before;         // most went to large shares in the last interval
    bit<64>   unused_us;            // how long that was too much
    bit<32>   calm_rtt_q8;          // the mean RTT when it was not
    // persistent queue
    time_us_t queue_end_us;
    bit<32>   min_wait_us;
    bit<32>   queue_wait_us;
}

/// The demand of a control interval that just ended.
struct aggregate_t {
    int<64>    phi_q16;
    wide_int_t shuffled_q16;        // gamma * bytes that arrive in one mean RTT
}

/// One data packet with a known RTT.
struct share_t {
    bit<21> rtt_us;                 // H_rtt, at most MAX_RTT_US
    bit<32> cwnd;                   // H_cwnd, at least the packet
    ratio_t ratio;                  // RTT over the mean RTT
    bool    large;                  // its positive share, beside its bytes
    // shares of the two pools, rates times the mean RTT
    bit<64> positive_q16;
    bit<64> negative_q16;
}

/// The claims of a flow and its bytes in its round trip.
struct claim_t {
    bit<96>   flow;
    time_us_t start_us;
    bit<32>   bytes;
    bit<32>   window;               // the largest that it claimed
    bit<1>    caught;               // it has not kept to its claim for a round trip
    // the window that feedback has led to: until now, until this round trip began, until the last one began
    bit<32>   told;
    bit<32>   told_at_start;
    bit<32>   told_before;
    bit<32>   debt;                 // bytes beyond its window, of earlier round trips
}

struct congestion_state_t {
    port_state_t port;
    aggregate_t  aggregate;
    share_t      share;
    claim_t      claim;
}

#endif
