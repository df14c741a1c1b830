/*
 * Plausible claims: does a sender send as its header says?
 *
 * A window of H_cwnd bytes per H_rtt is the sender's rate by its header's claim, and XCP hands out
 * feedback by it. A sender that claims less than it sends, or a longer round trip, takes the share
 * of many flows and never uses it. A port that is policed remembers of a flow what came in the
 * round trip that it claims:
 *
 *   Round trip:    begins with the first packet that comes H_rtt after the last one began.
 *   Exceeded:      twice as much came as the largest window that the flow claimed in it.
 *   Unproven:      the flow's first round trip, and the one after a round trip that exceeded its claim.
 *   Unused:        the flow has been granted more than four times the window that it claims.
 *
 * A packet of any of these is counted by its reason, takes no part in the sums, and gets no
 * positive feedback. A first round trip counts for nothing because one packet that claims 2 s would
 * set the port's mean RTT. An unused share counts for nothing because others could use it. A flow
 * has one place in a table, by its addresses and ports; a flow that finds it taken by one that still
 * sends is not policed. Packets of a flow beyond its allowance (allowance.p4) are surplus.
 *
 * Katabi, Handley, Rohrs (SIGCOMM 2002), section 7: policing agents at the edge of the network.
 *
 * For every data packet with a known RTT that leaves by a policed port.
 *   reads   packet: time, size, flow; config; congestion: H_rtt, H_cwnd
 *   writes  claim (LoadClaim has run); verdict: is_surplus, violation
 */
#ifndef XCPR_XCP_POLICING_CLAIMS_P4
#define XCPR_XCP_POLICING_CLAIMS_P4

#include "allowance.p4"
#include "state.p4"

/// As a shift: twice the window. Packets of one round trip may arrive in less than that, those of a window that has
/// just been cut beside the next ones.
#define CLAIM_MARGIN_SHIFT 1
/// As a shift: four times the window. At the end of each round trip a flow's granted window is cut
/// to twice its window (allowance.p4). So this much means that it was granted to double once more
/// and has not shown it yet.
#define UNUSED_SHIFT 2

control CheckClaim(in packet_state_t packet, in port_config_t config, in congestion_t congestion,
                   inout claim_t claim, inout verdict_t verdict) {
    BeginAllowance() begin_allowance;
    SettleAllowance() settle_allowance;
    SpendAllowance() spend_allowance;

    time_us_t age_us;
    bit<32> window;
    bool exceeded;

    action read_claim() {
        age_us = packet.now_us - claim.start_us;
        window = congestion.h_cwnd;
        if (window < packet.size_bytes) {
            window = packet.size_bytes;
        }
    }

    action measure() {
        exceeded = (bit<48>)claim.bytes > (bit<48>)claim.window << CLAIM_MARGIN_SHIFT;
    }

    action begin(bit<1> on_probation) {
        claim.flow = packet.flow;
        claim.start_us = packet.now_us;
        claim.bytes = packet.size_bytes;
        claim.window = window;
        claim.on_probation = on_probation;
    }

    /// The sum saturates, so that no flood makes it small again.
    action go_on() {
        claim.bytes = claim.bytes |+| packet.size_bytes;
        if (claim.window < window) {
            claim.window = window;
        }
    }

    action judge() {
        if (exceeded) {
            verdict.violation = VIOLATION_EXCEEDED;
        } else if (claim.on_probation == 1) {
            verdict.violation = VIOLATION_UNPROVEN;
        } else if ((bit<48>)claim.granted > (bit<48>)claim.window << UNUSED_SHIFT) {
            verdict.violation = VIOLATION_UNUSED;
        }
    }

    apply {
        read_claim();
        exceeded = false;
        if (claim.flow != packet.flow) {
            if (claim.flow == 0 || age_us > MAX_RTT_US) {
                begin(1);
                begin_allowance.apply(claim);
            }
        } else if (age_us >= (time_us_t)congestion.h_rtt) {
            measure();
            settle_allowance.apply(packet, config, congestion, claim);
            if (exceeded) {
                begin(1);
            } else {
                begin(0);
            }
        } else {
            go_on();
            measure();
        }
        if (claim.flow == packet.flow) {
            judge();
            spend_allowance.apply(packet, claim, verdict.is_surplus);
        }
    }
}

#endif
