/*
 * Allowance: does a flow send more than the port's feedback lets it?
 *
 * The window that a flow may use follows from the port's feedback. The window begins with the flow's first
 * claim, and every packet's H_feedback changes it, as it changes the sender's own. A sender that
 * keeps to this and to its claim, the smaller of both, is within its allowance; packets beyond are
 * surplus.
 *
 *   Granted   = granted + H_feedback of each packet; cuts at 7/8, since some get lost behind the port.
 *   Window    = min(largest claim of this round trip, largest granted one of this round trip and the two before).
 *               Because feedback takes a round trip to arrive and another to be obeyed.
 *   Surplus   = what exceeds two windows in a round trip; 17/16 of a window in each of many
 *
 * The granted window is forgotten where it can't be used. The window is no more than twice the claim, because
 * a flow that is limited elsewhere is granted more than it takes. The window is no more than the port's
 * bytes in two round trips.
 *
 * Katabi, Handley, Rohrs (SIGCOMM 2002), section 7: a policing agent finds senders that ignore the feedback by
 * their rates.
 *
 * All run for packets of a flow that has a place, on policed ports:
 *   BeginAllowance    a flow's first packet
 *   SettleAllowance   the first packet of a round trip, before the last one's sums are gone
 *                     reads   packet: size; config, congestion: H_rtt; claim
 *   SpendAllowance    every packet, once the claim counts it; writes is_surplus
 *   GrantAllowance    every packet, once it has its feedback
 */
#ifndef XCPR_XCP_POLICING_ALLOWANCE_P4
#define XCPR_XCP_POLICING_ALLOWANCE_P4

#include "state.p4"

/// The largest window that a new flow is believed to have, bytes.
#define MAX_FIRST_WINDOW_BYTES 65536
/// Full packets that any round trip has room for, as a shift.
#define MIN_ROOM_SHIFT 2
#define LOST_CUTS_SHIFT 3
#define LASTING_SHIFT 4
#define PROBES_SHIFT 1

/// The window that a flow may use in the round trip that it is in.
action may_use(in claim_t claim, out bit<32> window) {
    window = claim.granted;
    if (window < claim.granted_at_start) {
        window = claim.granted_at_start;
    }
    if (window < claim.granted_before) {
        window = claim.granted_before;
    }
    if (window > claim.window) {
        window = claim.window;
    }
}

control BeginAllowance(inout claim_t claim) {
    action begin_allowance() {
        claim.granted = claim.window;
        if (claim.granted > MAX_FIRST_WINDOW_BYTES) {
            claim.granted = MAX_FIRST_WINDOW_BYTES;
        }
        claim.granted_at_start = claim.granted;
        claim.granted_before = claim.granted;
        claim.debt = 0;
    }

    apply {
        begin_allowance();
    }
}

control SettleAllowance(in packet_state_t packet, in port_config_t config, in congestion_t congestion,
                        inout claim_t claim) {
    bit<32> window;
    bit<32> sent;
    bit<64> max_bytes;

    /// Surplus was dropped: of what came, at most two windows count.
    action carry_debt() {
        sent = claim.debt |+| claim.bytes;
        if (sent > (window |+| window)) {
            sent = window |+| window;
        }
        claim.debt = sent |-| (window |+| (window >> LASTING_SHIFT));
    }

    action forget_what_is_not_used() {
        claim.granted = claim.granted |-| (claim.granted_at_start |-| (claim.window |+| claim.window));
        max_bytes = (bit<64>)(((wide_t)config.capacity_q20 * (wide_t)congestion.h_rtt) >> 19);
        max_bytes = max_bytes + ((bit<64>)packet.size_bytes << MIN_ROOM_SHIFT);
        if ((bit<64>)claim.granted > max_bytes) {
            claim.granted = max_bytes[31:0];
        }
        if (claim.granted < packet.size_bytes) {
            claim.granted = packet.size_bytes;
        }
    }

    action begin_round_trip() {
        claim.granted_before = claim.granted_at_start;
        claim.granted_at_start = claim.granted;
    }

    apply {
        may_use(claim, window);
        carry_debt();
        forget_what_is_not_used();
        begin_round_trip();
    }
}

control SpendAllowance(in packet_state_t packet, in claim_t claim, out bool is_surplus) {
    bit<32> window;

    apply {
        may_use(claim, window);
        is_surplus = (bit<48>)claim.debt + (bit<48>)claim.bytes >
                     ((bit<48>)window << 1) + ((bit<48>)packet.size_bytes << PROBES_SHIFT);
    }
}

control GrantAllowance(in packet_state_t packet, in congestion_t congestion, inout claim_t claim) {
    int<64> granted;

    action grant() {
        granted = (int<64>)congestion.h_feedback;
        if (congestion.h_feedback < 0) {
            granted = granted - (granted >> LOST_CUTS_SHIFT);
        }
        granted = granted + (int<64>)(bit<64>)claim.granted;
        if (granted < (int<64>)(bit<64>)packet.size_bytes) {
            granted = (int<64>)(bit<64>)packet.size_bytes;
        }
        if (granted > 0xFFFFFFFF) {
            granted = 0xFFFFFFFF;
        }
        claim.granted = (bit<32>)(bit<64>)granted;
    }

    apply {
        grant();
    }
}

#endif
