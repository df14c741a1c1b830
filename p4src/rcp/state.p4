/*
 * The state of RCP per egress port.
 *
 * Widths hold from 1 Mbit/s to 400 Gbit/s (50,000 bytes/us) and for RTTs up to 2^21 us:
 *
 *   value                        unit               largest                 bits
 *   capacity_q20                 bytes / 2^20us     5e4 * 2^20                36
 *   rate_q16                     the same / 2^16    capacity * 2^16           52
 *   duration (*)                 us                 2^21 (MAX_RTT_US)         21
 *   capacity * duration          bytes              5e4 * 2^21                37
 *   change of the load F         bytes / 2^16       alpha C T, at least - C d 53
 *   rate * F                                        2^52 * 2^53              105
 *   queue                        bytes              5e4 * 2^32 us             48
 *   queue * duration             bytes * us         2^69                      69
 *   sum of rtt * size            us * bytes         1e11 bytes * 2^21         58
 *
 *   (*) An idle port ends no interval: a longer one counts as this.
 */
#ifndef XCPR_RCP_STATE_P4
#define XCPR_RCP_STATE_P4

#include "../router/state.p4"
#include "../router/wide.p4"
#include "header.p4"
#include "port.p4"

typedef int<128> wide_int_t;

/// One egress port's control loop, beside its interval. The architecture keeps it in registers.
struct congestion_state_t {
    bit<64> rate_q16;               // what every flow is offered: bytes per 2^20 us, in 1/65536
    bit<32> avg_rtt_q8;             // us / 256
    // over this interval's data packets with a known RTT
    bit<64> sum_rtt_bytes;
    bit<64> sum_bytes;
    // at the end of an interval
    bit<64> queue_bytes;
}

#endif
