/*
 * HPCC at one egress port: what the router's egress calls for every packet that leaves by a port which the
 * controller has configured.
 *
 *   sent, queue
 *        |
 *   HPCC data?  the next of its hops = capacity, time, sent, queue
 *        |
 *   interval over?  record
 *
 * Li, Miao, Liu, Zhuang, Feng, Tang, Cao, Zhang, Kelly, Alizadeh, Yu, HPCC: High Precision Congestion Control,
 * SIGCOMM 2019, section 4.1. Routers decide nothing: hosts do (hosts/src/tcp/cc/explicit/hpcc.rs). Its interval is
 * that of the telemetry alone.
 *
 * Before it come the registers of the architecture (LoadCounts, StoreCounts).
 */
#ifndef XCPR_HPCC_CONGESTION_P4
#define XCPR_HPCC_CONGESTION_P4

#include "../router/interval.p4"
#include "port_load.p4"
#include "record.p4"

/// reads   index: of the port's registers; packet, config, congestion
/// writes  congestion: a hop; when the interval is over: interval_over, interval, record
control Congestion(in bit<32> index, in packet_state_t packet, in port_config_t config, inout interval_t interval,
                   inout congestion_t congestion, inout congestion_state_t state, inout record_t record,
                   out bool interval_over) {
    LoadCounts() load_counts;
    PortLoad() port_load;
    StoreCounts() store_counts;
    LoadIntervalEnd() load_interval_end;
    LoadInterval() load_interval;
    EndInterval() end_interval;
    StartInterval() start_interval;
    StoreInterval() store_interval;
    RecordCongestion() record_congestion;

    bit<128> hop;

    action measure_hop() {
        hop = config.capacity_q20[39:0] ++ packet.now_us[23:0] ++ state.sent_bytes[31:0] ++ state.queue_bytes[31:0];
    }

    /// A packet that has passed more ports than the header holds keeps what the first wrote, and says so by its count.
    action write_hop() {
        if (congestion.hops == 0) {
            congestion.hop_1 = hop;
        } else if (congestion.hops == 1) {
            congestion.hop_2 = hop;
        } else if (congestion.hops == 2) {
            congestion.hop_3 = hop;
        } else if (congestion.hops == 3) {
            congestion.hop_4 = hop;
        } else if (congestion.hops == 4) {
            congestion.hop_5 = hop;
        }
        congestion.hops = congestion.hops |+| 1;
    }

    apply {
        load_counts.apply(index, state);
        port_load.apply(packet, state);
        store_counts.apply(index, state);
        if (congestion.isValid() && congestion.format == HPCC_FORMAT_DATA) {
            measure_hop();
            write_hop();
        }
        load_interval_end.apply(index, interval);
        interval_over = packet.now_us >= interval.end_us;
        if (interval_over) {
            load_interval.apply(index, interval);
            end_interval.apply(packet, interval);
            start_interval.apply(packet, INTERVAL_US, interval);
            store_interval.apply(index, interval);
            record_congestion.apply(config, state, record);
        }
    }
}

#endif
