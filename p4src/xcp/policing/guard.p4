/*
 * Guard: does a flow take what the port hands out, and use nothing of it?
 *
 * Positive feedback goes by the claims of headers. A flow with one packet gets as much as one with
 * a thousand, since a new flow shall have its part at once. A sender that always claims to be new
 * takes the pool for ever. A port has no memory of flows, but it sees the two signs of it together:
 *
 *   Large:       a packet takes more than four times what it would by its bytes.
 *   Unused:      large packets took most of the positive pool, in this interval or in the last one, which fixed what
 *                each packet gets in this one. The link has room all the same: phi > gamma y d / 2, y < 0.89 C
 *
 * New flows make such intervals too, a few, until they are as large as others. Where there are more than 32 round
 * trips of them a watched port is guarded. An unused one counts for as much as sixteen others: a port stays guarded
 * for some time, and one that cuts large shares sees no more of them. While it is guarded:
 *
 *   A packet takes at most four times what it would by its bytes      (FairnessShare);
 *   H_rtt counts for at most twice the mean round trip              (FairnessShare).
 *   The mean round trip is the one over bytes                         (BoundRtt)
 *
 * so that a flow which is new grows by up to four times gamma less gamma in a round trip, 30 %, instead of at once.
 *
 * A round trip is the mean while all was well, since headers that claim more move it. The round
 * trip falls at once, and rises by a sixteenth in an interval.
 *
 * Flows that other links hold back look the same: what they are granted here goes unused. A guarded port shares as XCP
 * does not, so that only the ports of a table (guarded_ports) are ever guarded. These are watched, from the end of an
 * interval on; at the others no share is counted.
 *
 * CountShare, every data packet with a known RTT at a watched port.
 *   Reads   share (TakeShare has run)
 *   Writes  watch: to_large.
 * Guard, once per control interval
 *   Reads   interval: duration; aggregate (AggregateFeedback has run); port: avg_rtt; watch: watched.
 *   Writes  watch: guarded, max_rtt; clears to_large
 */
#ifndef XCPR_XCP_POLICING_GUARD_P4
#define XCPR_XCP_POLICING_GUARD_P4

#include "state.p4"

/// Round trips, as a shift.
#define PATIENCE_SHIFT 5
/// The weight of an unused interval, as a shift.
#define UNUSED_SHARES_SHIFT 4
#define MAX_RTT_SHIFT 1
#define RISE_SHIFT 4

control CountShare(in share_t share, in bool is_large, inout watch_t watch) {
    action count_share() {
        if (is_large) {
            watch.to_large_q16 = watch.to_large_q16 + share.pos_fbk_q16;
        } else {
            watch.to_large_q16 = watch.to_large_q16 - share.pos_fbk_q16;
        }
    }

    apply {
        count_share();
    }
}

control Guard(in interval_t interval, in aggregate_t aggregate, in port_state_t port, inout watch_t watch) {
    bit<64> patience_us;

    action count_unused() {
        watch.unused_us = watch.unused_us + ((bit<64>)interval.duration_us << UNUSED_SHARES_SHIFT);
    }

    action count_used() {
        if (watch.unused_us > (bit<64>)interval.duration_us) {
            watch.unused_us = watch.unused_us - (bit<64>)interval.duration_us;
        } else {
            watch.unused_us = 0;
        }
    }

    action measure_normal() {
        bit<32> rise_q8 = watch.normal_rtt_q8 + (watch.normal_rtt_q8 >> RISE_SHIFT);
        if (watch.normal_rtt_q8 == 0 || rise_q8 > port.avg_rtt_q8) {
            rise_q8 = port.avg_rtt_q8;
        }
        watch.normal_rtt_q8 = rise_q8;
    }

    action begin_interval() {
        watch.large_before = 0;
        if ((int<64>)watch.to_large_q16 > 0) {
            watch.large_before = 1;
        }
        watch.to_large_q16 = 0;
    }

    action end_guard() {
        watch.guarded = 0;
        watch.max_rtt_us = MAX_RTT_US;
    }

    action begin_guard() {
        watch.guarded = 1;
        watch.max_rtt_us = port.avg_rtt_q8 >> (8 - MAX_RTT_SHIFT);
        if (watch.max_rtt_us > MAX_RTT_US) {
            watch.max_rtt_us = MAX_RTT_US;
        }
        if (watch.unused_us > patience_us << 1) {
            watch.unused_us = patience_us << 1;
        }
    }

    apply {
        if (((int<64>)watch.to_large_q16 > 0 || watch.large_before == 1) &&
                (wide_int_t)aggregate.phi_q16 << 1 > aggregate.gamma_traffic_q16) {
            count_unused();
        } else {
            count_used();
            if (watch.to_large_q16 != 0) {
                measure_normal();
            }
        }
        begin_interval();
        patience_us = (bit<64>)(watch.normal_rtt_q8 >> 8) << (PATIENCE_SHIFT + UNUSED_SHARES_SHIFT);
        if (watch.watched == 1 && watch.unused_us > patience_us) {
            begin_guard();
        } else {
            end_guard();
        }
    }
}

#endif
