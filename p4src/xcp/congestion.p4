/*
 * XCP at one egress port: what the router's egress calls for every packet that leaves by a port which the
 * controller has configured.
 *
 *   persistent queue -> interval over?  efficiency controller -> fairness controller -> record
 *        |
 *   XCP data with a known RTT?  share of the pools -> residual pools -> H_feedback
 *
 * A program includes three things first. They are one of the two arithmetics (exact/ or table/), controllers.p4, and
 * the architecture's registers (LoadTimers, StoreQueue, LoadLoop, StoreLoop, LoadShares, StoreShares).
 *
 * p4src/README.md has each line of draft-falk-xcp-spec-03 beside its line here.
 */
#ifndef XCPR_XCP_CONGESTION_P4
#define XCPR_XCP_CONGESTION_P4

#include "../router/interval.p4"
#include "persistent_queue.p4"
#include "record.p4"
#include "residual_pools.p4"

/// reads   index: of the port's registers; packet, config, congestion
/// writes  congestion: H_feedback; when the control interval is over: interval_over, interval, record
control Congestion(in bit<32> index, in packet_state_t packet, in port_config_t config, inout interval_t interval,
                   inout congestion_t congestion, inout congestion_state_t state, inout record_t record,
                   out bool interval_over) {
    LoadTimers() load_timers;
    PersistentQueue() persistent_queue;
    StoreQueue() store_queue;
    LoadLoop() load_loop;
    EndInterval() end_interval;
    EfficiencyController() efficiency_controller;
    FairnessController() fairness_controller;
    StartInterval() start_interval;
    StoreLoop() store_loop;
    RecordCongestion() record_congestion;
    LoadShares() load_shares;
    FairnessShare() fairness_share;
    ResidualPools() residual_pools;
    StoreShares() store_shares;

    time_us_t length_us;

    /// The next interval is one mean RTT long.
    action choose_length() {
        length_us = (time_us_t)(state.port.avg_rtt_q8 >> 8);
        if (length_us < MIN_INTERVAL_US) {
            length_us = MIN_INTERVAL_US;
        }
    }

    /// A packet whose RTT is not known yet can't be given a share, nor may it ask for one.
    action grant_nothing() {
        if (congestion.h_feedback > 0) {
            congestion.h_feedback = 0;
        }
    }

    apply {
        load_timers.apply(index, interval, state.port);
        persistent_queue.apply(packet, state.port);
        store_queue.apply(index, state.port);
        interval_over = packet.now_us >= interval.end_us;
        if (interval_over) {
            load_loop.apply(index, interval, state.port);
            end_interval.apply(packet, interval);
            efficiency_controller.apply(config, interval, state);
            fairness_controller.apply(state);
            choose_length();
            start_interval.apply(packet, length_us, interval);
            store_loop.apply(index, interval, state.port);
            record_congestion.apply(config, state.port, state.aggregate, record);
        }
        if (congestion.isValid() && congestion.format == XCP_FORMAT_DATA) {
            if (congestion.h_rtt == 0) {
                grant_nothing();
            } else {
                load_shares.apply(index, state.port);
                fairness_share.apply(packet, congestion, state);
                residual_pools.apply(congestion, state.share, state.port);
                store_shares.apply(index, state.port);
            }
        }
    }
}

#endif
