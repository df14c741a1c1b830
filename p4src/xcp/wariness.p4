/*
 * Wariness: does somebody take what the port hands out, and use nothing of it?
 *
 * Positive feedback goes by the claims of headers. A flow with one packet gets as much as one with
 * a thousand, since a new flow shall have its part at once. A sender that always claims to be new
 * takes the pool for ever. A port has no memory of flows, but it sees the two signs of it together:
 *
 *   large        a packet takes more than four times what it would by its bytes
 *   unused       large packets took most of the positive pool, in this interval or in the last one, which fixed what
 *                each packet gets in this one; and the link has room all the same: phi > gamma y d / 2, y < 0.89 C
 *
 * New flows make such intervals too, a few, until they are as large as others. Where there are more than 32 round
 * trips of them a port that may be is wary. An unused one counts for as much as sixteen others: a port stays wary
 * for some time, and one that cuts large shares sees no more of them. While it is wary
 *
 *   a packet takes at most four times what it would by its bytes      (FairnessShare)
 *   H_rtt counts for at most twice the mean round trip                (ClampHeader)
 *   the mean round trip is the one over bytes                         (EfficiencyController)
 *
 * so that a flow which is new grows by up to four times gamma less gamma in a round trip, 30 %, instead of at once.
 *
 * A round trip is the mean while all was well, since headers that claim more move it. The round
 * trip falls at once, and rises by a sixteenth in an interval.
 *
 * Flows that other links hold back look the same: what they are granted here goes unused. A port that is wary of them
 * shares as XCP does not, so that only the ports of a table may be wary. These are watched, from the end of an interval
 * on; at the others nothing is noted of shares.
 *
 * NoteShare, every data packet with a known RTT at a watched port
 *   reads   share (FairnessShare has run)
 *   writes  port: to_large
 * Wariness, once per control interval
 *   reads   interval: duration; aggregate; port: watched, avg_rtt (EfficiencyController has run)
 *   writes  port: wary, most_rtt; clears to_large
 */
#ifndef XCPR_XCP_WARINESS_P4
#define XCPR_XCP_WARINESS_P4

#include "state.p4"

/// Round trips, as a shift.
#define PATIENCE_SHIFT 5
/// The weight of an unused interval, as a shift.
#define UNUSED_SHARES_SHIFT 4
#define MOST_RTT_SHIFT 1
#define RISE_SHIFT 4

control NoteShare(in share_t share, inout port_state_t port) {
    action note_share() {
        if (share.large) {
            port.to_large_q16 = port.to_large_q16 + share.positive_q16;
        } else {
            port.to_large_q16 = port.to_large_q16 - share.positive_q16;
        }
    }

    apply {
        note_share();
    }
}

control Wariness(in interval_t interval, in aggregate_t aggregate, inout port_state_t port) {
    bit<64> patience_us;

    action note_unused() {
        port.unused_us = port.unused_us + ((bit<64>)interval.duration_us << UNUSED_SHARES_SHIFT);
    }

    action note_used() {
        if (port.unused_us > (bit<64>)interval.duration_us) {
            port.unused_us = port.unused_us - (bit<64>)interval.duration_us;
        } else {
            port.unused_us = 0;
        }
    }

    action measure_calm() {
        bit<32> most_q8 = port.calm_rtt_q8 + (port.calm_rtt_q8 >> RISE_SHIFT);
        if (port.calm_rtt_q8 == 0 || most_q8 > port.avg_rtt_q8) {
            most_q8 = port.avg_rtt_q8;
        }
        port.calm_rtt_q8 = most_q8;
    }

    action begin_interval() {
        port.large_before = 0;
        if ((int<64>)port.to_large_q16 > 0) {
            port.large_before = 1;
        }
        port.to_large_q16 = 0;
    }

    action be_calm() {
        port.wary = 0;
        port.most_rtt_us = MAX_RTT_US;
    }

    action be_wary() {
        port.wary = 1;
        port.most_rtt_us = port.avg_rtt_q8 >> (8 - MOST_RTT_SHIFT);
        if (port.most_rtt_us > MAX_RTT_US) {
            port.most_rtt_us = MAX_RTT_US;
        }
        if (port.unused_us > patience_us << 1) {
            port.unused_us = patience_us << 1;
        }
    }

    apply {
        if (((int<64>)port.to_large_q16 > 0 || port.large_before == 1) &&
                (wide_int_t)aggregate.phi_q16 << 1 > aggregate.shuffled_q16) {
            note_unused();
        } else {
            note_used();
            if (port.to_large_q16 != 0) {
                measure_calm();
            }
        }
        begin_interval();
        patience_us = (bit<64>)(port.calm_rtt_q8 >> 8) << (PATIENCE_SHIFT + UNUSED_SHARES_SHIFT);
        if (port.watched == 1 && port.unused_us > patience_us) {
            be_wary();
        } else {
            be_calm();
        }
    }
}

#endif
