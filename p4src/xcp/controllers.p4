/*
 * XCP's two controllers, of the parts that either arithmetic has (exact/ or table/, which is included first):
 *
 *   MeanRtt, AggregateFeedback              efficiency controller, once per control interval
 *   FixCoefficients                         fairness controller, once per control interval
 *   PacketSpacing, AddToSums, TakeShare     fairness controller, per data packet with a known RTT
 *
 * Katabi, Handley, Rohrs (SIGCOMM 2002), section 3.5; draft-falk-xcp-spec-03, section 3.1.
 */
#ifndef XCPR_XCP_CONTROLLERS_P4
#define XCPR_XCP_CONTROLLERS_P4

#include "clamp_header.p4"
#include "pools.p4"
#include "state.p4"

struct congestion_state_t {
    port_state_t port;
    aggregate_t  aggregate;
    share_t      share;
}

/// Measures how much the aggregate window should change.
///
/// reads   config: capacity; interval: duration, input (EndInterval has run); port: sums, queue (PersistentQueue has
///         run)
/// writes  port: avg_rtt; aggregate
control EfficiencyController(in port_config_t config, in interval_t interval, inout congestion_state_t state) {
    MeanRtt() mean_rtt;
    AggregateFeedback() aggregate_feedback;

    apply {
        mean_rtt.apply(state.port);
        aggregate_feedback.apply(config, interval, state.port, state.aggregate);
    }
}

/// Fixes what each packet of the next interval is worth.
///
/// reads   aggregate (EfficiencyController has run); port: sums, avg_rtt
/// writes  port: pools, xi; clears the sums
control FairnessController(inout congestion_state_t state) {
    FillPools() fill_pools;
    FixCoefficients() fix_coefficients;

    apply {
        fill_pools.apply(state.aggregate, state.port);
        fix_coefficients.apply(state.port);
    }
}

/// Shares the aggregate feedback out to packets.
///
/// reads   packet: size; congestion: H_rtt, H_cwnd; port: xi, pools
/// writes  share; port: sums
control FairnessShare(in packet_state_t packet, in congestion_t congestion, inout congestion_state_t state) {
    ClampHeader() clamp_header;
    PacketSpacing() packet_spacing;
    AddToSums() add_to_sums;
    TakeShare() take_share;

    apply {
        clamp_header.apply(packet, congestion, state.share);
        packet_spacing.apply(packet, state.port, state.share);
        add_to_sums.apply(packet, state.port, state.share);
        take_share.apply(packet, state.port, state.share);
    }
}

#endif
