/*
 * XCP's controllers at a policed port: ../controllers.p4's, with what watched and guarded ports add (guard.p4). Both
 * have the same parts, of exact arithmetic.
 *
 * Two bounds on the mean round trip act at watched ports. One is four times the mean over bytes,
 * sum(h_rtt * size) / sum(size). The other is twice the interval that it was measured in, but for the first (ADR 1630).
 * The port takes the mean over bytes itself while it is guarded.
 */
#ifndef XCPR_XCP_POLICING_CONTROLLERS_P4
#define XCPR_XCP_POLICING_CONTROLLERS_P4

#include "../clamp_header.p4"
#include "../pools.p4"
#include "guard.p4"

/// At a watched port the mean RTT is at most so many times the interval in which it was measured, as a shift.
#define RTT_RISE_SHIFT 1
/// A packet's share of the positive pool is large above so many times that by its bytes, as a shift.
#define LARGE_SHIFT 2

/// reads   interval: duration; port: sums; watch: guarded, sum_rtt_bytes
/// writes  port: avg_rtt (MeanRtt has run)
control BoundRtt(in interval_t interval, in bool is_first, in watch_t watch, inout port_state_t port) {
    action bound_rtt() {
        bit<64> max_q8;
        divide((wide_t)watch.sum_rtt_bytes << 10, (wide_t)port.sums.sum_input_traffic, max_q8);
        if (watch.guarded == 1) {
            max_q8 = max_q8 >> 2;
            port.avg_rtt_q8 = max_q8[31:0];
        } else if ((bit<64>)port.avg_rtt_q8 > max_q8) {
            port.avg_rtt_q8 = max_q8[31:0];
        }
    }

    action bound_rise() {
        bit<64> max_q8 = (bit<64>)interval.duration_us << (8 + RTT_RISE_SHIFT);
        if ((bit<64>)port.avg_rtt_q8 > max_q8) {
            port.avg_rtt_q8 = max_q8[31:0];
        }
    }

    apply {
        if (watch.watched == 1 && watch.sum_rtt_bytes != 0) {
            bound_rtt();
            if (!is_first) {
                bound_rise();
            }
        }
    }
}

/// Surplus takes no part in the interval's input.
control EfficiencyController(in port_config_t config, inout interval_t interval, inout congestion_state_t state) {
    MeanRtt() mean_rtt;
    BoundRtt() bound_rtt;
    AggregateFeedback() aggregate_feedback;
    Guard() guard;

    bool is_first;

    action subtract_surplus() {
        interval.input_bytes = interval.input_bytes - state.surplus_bytes;
        state.surplus_bytes = 0;
    }

    action begin_watch() {
        state.watch.watched = 0;
        if (state.verdict.is_guarded_port) {
            state.watch.watched = 1;
        }
    }

    /// A quotient by 0 is the largest.
    action find_large() {
        divide((wide_t)state.port.sums.sum_rtt_by_cwnd_q20 << (LARGE_SHIFT + 8),
               (wide_t)state.port.sums.sum_input_traffic, state.watch.max_rtt_by_cwnd_q28);
        state.watch.sum_rtt_bytes = 0;
    }

    apply {
        subtract_surplus();
        begin_watch();
        is_first = state.port.avg_rtt_q8 == INITIAL_RTT_US << 8;
        mean_rtt.apply(state.port);
        bound_rtt.apply(interval, is_first, state.watch, state.port);
        aggregate_feedback.apply(config, interval, state.port, state.aggregate);
        guard.apply(interval, state.aggregate, state.port, state.watch);
        if (state.watch.watched == 1) {
            find_large();
        }
    }
}

control FairnessController(inout congestion_state_t state) {
    FillPools() fill_pools;
    FixCoefficients() fix_coefficients;

    apply {
        fill_pools.apply(state.aggregate, state.port);
        fix_coefficients.apply(state.port);
    }
}

control FairnessShare(in packet_state_t packet, in congestion_t congestion, inout congestion_state_t state) {
    ClampHeader() clamp_header;
    PacketSpacing() packet_spacing;
    AddToSums() add_to_sums;
    TakeShare() take_share;
    CountShare() count_share;

    bool is_large;

    action clamp_rtt() {
        if (congestion.h_rtt > state.watch.max_rtt_us) {
            state.share.h_rtt = state.watch.max_rtt_us[20:0];
        }
    }

    action cut_large() {
        wide_t max_q28 = (wide_t)state.watch.max_rtt_by_cwnd_q28 * (wide_t)packet.size_bytes;
        is_large = (wide_t)state.share.terms.rtt_by_cwnd_q20 << 8 > max_q28;
        if (is_large && state.watch.guarded == 1) {
            state.share.terms.rtt_by_cwnd_q20 = (bit<64>)(max_q28 >> 8);
        }
        state.watch.sum_rtt_bytes =
            state.watch.sum_rtt_bytes + (bit<64>)state.share.h_rtt * (bit<64>)packet.size_bytes;
    }

    apply {
        is_large = false;
        clamp_header.apply(packet, congestion, state.share);
        if (state.watch.watched == 1) {
            clamp_rtt();
        }
        packet_spacing.apply(packet, state.port, state.share);
        if (state.watch.watched == 1) {
            cut_large();
        }
        add_to_sums.apply(packet, state.port, state.share);
        take_share.apply(packet, state.port, state.share);
        if (state.watch.watched == 1) {
            count_share.apply(state.share, is_large, state.watch);
        }
    }
}

#endif
