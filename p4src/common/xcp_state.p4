/*
 * What XCP keeps per egress port, and what it works out per packet.
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
 *   pools                        bytes / 2^16    2^37 * 2^16              53
 *
 *   (*) cwnd counts as at least one packet, so x <= rtt.
 */
#ifndef XCPR_XCP_STATE_P4
#define XCPR_XCP_STATE_P4

#include "headers.p4"
#ifdef TABLE_ARITHMETIC
#include "log_constants.p4"
#endif

/// Wide enough for every product of two values of the table above.
typedef bit<128> wide_t;
@noWarn("unused") typedef int<128> wide_int_t;

typedef bit<48> time_us_t;

/// One egress port's control loop. The architecture keeps it in registers.
struct port_state_t {
    // control interval
    time_us_t interval_start_us;
    time_us_t interval_end_us;
    bit<64>   input_bytes_at_start;
    bit<32>   avg_rtt_q8;
    // sums over this interval's data packets with a known RTT
    bit<64>   sum_x_q20;
    bit<96>   sum_xrtt_q20;
    bit<64>   sum_rtt_bytes;
    // what the last interval's sums allow each packet of this one
    bit<64>   positive_mantissa;
    bit<8>    positive_shift;
    bit<64>   negative_mantissa;
    bit<8>    negative_shift;
    // residual pools, and the fraction of a byte not yet handed out
    bit<64>   residue_pos_q16;
    bit<64>   residue_neg_q16;
    bit<16>   carry_q16;
    // persistent queue
    time_us_t queue_end_us;
    bit<32>   min_wait_us;
    bit<32>   queue_wait_us;
#ifdef TABLE_ARITHMETIC
#include "table_port_state.p4"
#endif
}

/// One packet at one egress port.
struct packet_state_t {
    time_us_t now_us;
    bit<32>   wait_us;              // time in this port's queue
    bit<32>   queued_packets;       // that it left behind there
    bit<32>   size_bytes;           // whole frame, without what the controller put in front
    bit<64>   capacity_q20;         // of the port, from the controller
    bit<64>   input_bytes;          // offered to the port since the start
    bit<21>   rtt_us;               // H_rtt, at most MAX_RTT_US
    bit<64>   x_q20;                // time between two packets of this sender
    bit<64>   xrtt_q20;
    bit<64>   rtt_bytes;
    // reciprocal of the window: mantissa and place of its leading one
    bit<32>   cwnd;
    bit<8>    cwnd_exponent;
    bit<8>    cwnd_mantissa;
    bit<64>   cwnd_reciprocal;
    // shares of the two pools
    bit<64>   positive_q16;
    bit<64>   negative_q16;
}

/// One control interval that just ended.
struct interval_state_t {
    bit<48>  duration_us;
    bit<64>  input_bytes;
    bit<64>  input_in_rtt_q8;       // bytes that arrive in one mean RTT
    int<64>  phi_q16;
#ifdef TABLE_ARITHMETIC
    bit<64>  alpha_input_q16;       // alpha * bytes that arrive in one mean RTT
#endif
}

#endif
