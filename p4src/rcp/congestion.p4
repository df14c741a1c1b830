/*
 * RCP at one egress port: what the router's egress calls for every packet that leaves by a port which the
 * controller has configured.
 *
 *   interval over?  mean RTT -> rate controller -> record
 *        |
 *   RCP data?  H_rate = min(H_rate, R)
 *
 * Dukkipati, Kobayashi, Zhang-Shen, McKeown, Processor Sharing Flows in the Internet, IWQoS 2005; Dukkipati,
 * Rate Control Protocol, thesis, Stanford 2008.
 *
 * Before it come the registers of the architecture (LoadLoop, StoreLoop, LoadRate, LoadSums, StoreSums).
 */
#ifndef XCPR_RCP_CONGESTION_P4
#define XCPR_RCP_CONGESTION_P4

#include "../router/interval.p4"
#include "mean_rtt.p4"
#include "rate_controller.p4"
#include "record.p4"

/// reads   index: of the port's registers; packet, config, congestion
/// writes  congestion: H_rate; when the control interval is over: interval_over, interval, record
control Congestion(in bit<32> index, in packet_state_t packet, in port_config_t config, inout interval_t interval,
                   inout congestion_t congestion, inout congestion_state_t state, inout record_t record,
                   out bool interval_over) {
    LoadIntervalEnd() load_interval_end;
    LoadLoop() load_loop;
    EndInterval() end_interval;
    MeanRtt() mean_rtt;
    RateController() rate_controller;
    StartInterval() start_interval;
    StoreLoop() store_loop;
    RecordCongestion() record_congestion;
    LoadRate() load_rate;
    LoadSums() load_sums;
    StoreSums() store_sums;

    time_us_t length_us;

    /// The next interval is one mean RTT long, and not longer than the paper's.
    action choose_length() {
        length_us = (time_us_t)(state.avg_rtt_q8 >> 8);
        if (length_us > MAX_INTERVAL_US) {
            length_us = MAX_INTERVAL_US;
        }
    }

    action offer_rate() {
        bit<64> rate = state.rate_q16 >> 16;
        if (rate == 0) {
            rate = 1;
        }
        if (congestion.h_rate > rate) {
            congestion.h_rate = rate;
        }
    }

    action add_rtt() {
        bit<64> rtt_us = (bit<64>)congestion.h_rtt;
        if (rtt_us > MAX_RTT_US) {
            rtt_us = MAX_RTT_US;
        }
        state.sum_rtt_bytes = state.sum_rtt_bytes + rtt_us * (bit<64>)packet.size_bytes;
        state.sum_bytes = state.sum_bytes + (bit<64>)packet.size_bytes;
    }

    apply {
        load_interval_end.apply(index, interval);
        interval_over = packet.now_us >= interval.end_us;
        if (interval_over) {
            load_loop.apply(index, interval, state);
            end_interval.apply(packet, interval);
            mean_rtt.apply(interval, state);
            rate_controller.apply(packet, config, interval, state);
            choose_length();
            start_interval.apply(packet, length_us, interval);
            store_loop.apply(index, interval, state);
            record_congestion.apply(config, state, record);
        }
        if (congestion.isValid() && congestion.format == RCP_FORMAT_DATA) {
            load_rate.apply(index, state);
            offer_rate();
            if (congestion.h_rtt != 0) {
                load_sums.apply(index, state);
                add_rtt();
                store_sums.apply(index, state);
            }
        }
    }
}

#endif
