/*
 * XCP at one egress port: what the router's egress calls for every packet that leaves by a port which the
 * controller has configured.
 *
 *   persistent queue -> interval over?  efficiency controller -> wariness -> fill pools -> fairness controller
 *        |                              -> record
 *        |
 *   XCP data with a known RTT?  plausible claims -> share of the pools -> H_feedback -> allowance
 *
 * Before it come one of the two arithmetics (exact/ or table/: sums_t, EfficiencyController,
 * FairnessController, FairnessShare) and the registers of the architecture. They are LoadTimers,
 * StoreQueue, LoadLoop, StoreLoop, LoadShares, StoreShares, LoadWatch, StoreWatch, LoadClaim,
 * StoreClaim, LoadSurplus, CountSurplus.
 */
#ifndef XCPR_XCP_CONGESTION_P4
#define XCPR_XCP_CONGESTION_P4

#include "../router/interval.p4"
#include "claims.p4"
#include "persistent_queue.p4"
#include "pools.p4"
#include "record.p4"
#include "residual_pools.p4"
#include "wariness.p4"

/// reads   packet: size; congestion: H_rtt, H_cwnd; port: most_rtt
/// writes  share: RTT, window
control ClampHeader(in packet_state_t packet, in congestion_t congestion, in port_state_t port,
                    inout share_t share) {
    action clamp_rtt() {
        share.rtt_us = congestion.h_rtt[20:0];
        if (congestion.h_rtt > port.most_rtt_us) {
            share.rtt_us = port.most_rtt_us[20:0];
        }
    }

    /// A window below one packet has no meaning; it counts as one packet, which also keeps x <= rtt.
    action clamp_window() {
        share.cwnd = congestion.h_cwnd;
        if (share.cwnd < packet.size_bytes) {
            share.cwnd = packet.size_bytes;
        }
    }

    apply {
        clamp_rtt();
        clamp_window();
    }
}

/// reads   index: of the port's registers; packet, config, congestion
/// writes  congestion: H_feedback; packet: surplus; when the control interval is over: interval_over, interval, record
control Congestion(in bit<32> index, inout packet_state_t packet, in port_config_t config, inout interval_t interval,
                   inout congestion_t congestion, inout congestion_state_t state, inout record_t record,
                   out bool interval_over) {
    LoadTimers() load_timers;
    PersistentQueue() persistent_queue;
    StoreQueue() store_queue;
    LoadLoop() load_loop;
    EndInterval() end_interval;
    EfficiencyController() efficiency_controller;
    FillPools() fill_pools;
    FairnessController() fairness_controller;
    StartInterval() start_interval;
    StoreLoop() store_loop;
    RecordCongestion() record_congestion;
    LoadShares() load_shares;
    LoadWatch() load_watch;
    LoadClaim() load_claim;
    CheckClaim() check_claim;
    GrantAllowance() grant_allowance;
    StoreClaim() store_claim;
    LoadSurplus() load_surplus;
    CountSurplus() count_surplus;
    ClampHeader() clamp_header;
    FairnessShare() fairness_share;
    ResidualPools() residual_pools;
    Wariness() wariness;
    NoteShare() note_share;
    StoreWatch() store_watch;
    StoreShares() store_shares;

    @name(".XcpEgress.implausible_claims")
    counter(PORTS, CounterType.packets_and_bytes) implausible_claims;
    @name(".XcpEgress.doubts")
    counter(DOUBTS, CounterType.packets_and_bytes) doubts;
    @name(".XcpEgress.surplus")
    counter(PORTS, CounterType.packets_and_bytes) surplus;

    time_us_t length_us;
    bit<64> surplus_bytes;
    bool policed;
    bit<8> doubt;

    /// The next interval is one mean RTT long.
    action choose_length() {
        length_us = (time_us_t)(state.port.avg_rtt_q8 >> 8);
        if (length_us < MIN_INTERVAL_US) {
            length_us = MIN_INTERVAL_US;
        }
    }

    /// A packet whose RTT is not known yet, or that lies, can't be given a share, nor may it ask for one.
    action grant_nothing() {
        if (congestion.h_feedback > 0) {
            congestion.h_feedback = 0;
        }
    }

    /// Claims of packets that leave by this port are checked.
    @name(".XcpEgress.police")
    action police() { }

    @name(".XcpEgress.policed_ports")
    table policed_ports {
        key = { index: exact @name("port"); }
        actions = { police; NoAction; }
        const default_action = NoAction();
        size = PORTS;
    }

    /// This port may be wary: it is watched from the end of the interval on.
    @name(".XcpEgress.beware")
    action beware() {
        state.port.watched = 1;
    }

    @name(".XcpEgress.wary_ports")
    table wary_ports {
        key = { index: exact @name("port"); }
        actions = { beware; NoAction; }
        const default_action = NoAction();
        size = PORTS;
    }

    apply {
        load_timers.apply(index, interval, state.port);
        persistent_queue.apply(packet, state.port);
        store_queue.apply(index, state.port);
        interval_over = packet.now_us >= interval.end_us;
        if (interval_over) {
            load_loop.apply(index, interval, state.port);
            load_surplus.apply(index, surplus_bytes);
            interval.offered_bytes = interval.offered_bytes - surplus_bytes;
            end_interval.apply(packet, interval);
            state.port.watched = 0;
            wary_ports.apply();
            efficiency_controller.apply(config, interval, state.port, state.aggregate);
            wariness.apply(interval, state.aggregate, state.port);
            fill_pools.apply(state.aggregate, state.port);
            fairness_controller.apply(state.port);
            choose_length();
            start_interval.apply(packet, length_us, interval);
            store_loop.apply(index, interval, state.port);
            record_congestion.apply(config, state.port, state.aggregate, record);
        }
        if (congestion.isValid() && congestion.format == XCP_FORMAT_DATA) {
            doubt = DOUBT_NONE;
            policed = congestion.h_rtt != 0 && policed_ports.apply().hit;
            if (policed) {
                load_claim.apply(packet.flow, state.claim);
                check_claim.apply(packet, config, congestion, state.claim, doubt);
            }
            if (doubt != DOUBT_NONE) {
                implausible_claims.count(index);
                doubts.count((bit<32>)doubt);
            }
            if (packet.surplus) {
                surplus.count(index);
                count_surplus.apply(index, packet.size_bytes);
            }
            if (congestion.h_rtt == 0 || doubt != DOUBT_NONE || packet.surplus) {
                grant_nothing();
            } else {
                load_shares.apply(index, state.port);
                if (state.port.watched == 1) {
                    load_watch.apply(index, state.port);
                }
                clamp_header.apply(packet, congestion, state.port, state.share);
                fairness_share.apply(packet, state.port, state.share);
                if (state.port.watched == 1) {
                    note_share.apply(state.share, state.port);
                    store_watch.apply(index, state.port);
                }
                residual_pools.apply(congestion, state.share, state.port);
                store_shares.apply(index, state.port);
            }
            if (policed) {
                grant_allowance.apply(packet, congestion, state.claim);
                store_claim.apply(packet.flow, state.claim);
            }
        }
    }
}

#endif
