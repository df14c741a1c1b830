/*
 * RCP's telemetry record: what the rate controller saw and decided.
 */
#ifndef XCPR_RCP_RECORD_P4
#define XCPR_RCP_RECORD_P4

#include "state.p4"

/// One record per port and control interval. program.toml has the units.
header telemetry_t {
    bit<16> port;
    bit<48> time_us;                // when the interval ended
    bit<32> interval_us;            // how long it was
    bit<64> capacity_q20;
    bit<64> input_bytes;            // offered to the port in the interval, dropped bytes included
    bit<64> queue_bytes;            // that the packet which ended the interval has found
    bit<32> avg_rtt_q8;
    bit<64> rate_q16;               // what every flow is offered from now on
    bit<32> drops;                  // packets lost between ingress and egress, since the start
}

/// The fields of telemetry_t that are RCP's own, as metadata that can travel.
struct record_t {
    bit<64> capacity_q20;
    bit<64> queue_bytes;
    bit<32> avg_rtt_q8;
    bit<64> rate_q16;
}

/// reads   config, state as the rate controller left it
/// writes  the record
control RecordCongestion(in port_config_t config, in congestion_state_t state, inout record_t record) {
    apply {
        record.capacity_q20 = config.capacity_q20;
        record.queue_bytes = state.queue_bytes;
        record.avg_rtt_q8 = state.avg_rtt_q8;
        record.rate_q16 = state.rate_q16;
    }
}

/// In the copy that goes to the controller.
control EmitCongestion(in record_t record, inout telemetry_t telemetry) {
    apply {
        telemetry.capacity_q20 = record.capacity_q20;
        telemetry.queue_bytes = record.queue_bytes;
        telemetry.avg_rtt_q8 = record.avg_rtt_q8;
        telemetry.rate_q16 = record.rate_q16;
    }
}

#endif
