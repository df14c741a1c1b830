/*
 * HPCC's telemetry record: a port's load.
 */
#ifndef XCPR_HPCC_RECORD_P4
#define XCPR_HPCC_RECORD_P4

#include "state.p4"

/// One record per port and control interval. program.toml has the units.
header telemetry_t {
    bit<16> port;
    bit<48> time_us;                // when the interval ended
    bit<32> interval_us;            // how long it was
    bit<64> capacity_q20;
    bit<64> input_bytes;            // offered to the port in the interval, dropped bytes included
    bit<64> queue_bytes;            // that the packet which ended the interval left behind
    bit<64> sent_bytes;             // since the start
    bit<32> drops;                  // packets lost between ingress and egress, since the start
}

/// The fields of telemetry_t that are HPCC's own, as metadata that can travel.
struct record_t {
    bit<64> capacity_q20;
    bit<64> queue_bytes;
    bit<64> sent_bytes;
}

/// reads   config, state as the packet left it
/// writes  the record
control RecordCongestion(in port_config_t config, in congestion_state_t state, inout record_t record) {
    apply {
        record.capacity_q20 = config.capacity_q20;
        record.queue_bytes = state.queue_bytes;
        record.sent_bytes = state.sent_bytes;
    }
}

/// In the copy that goes to the controller.
control EmitCongestion(in record_t record, inout telemetry_t telemetry) {
    apply {
        telemetry.capacity_q20 = record.capacity_q20;
        telemetry.queue_bytes = record.queue_bytes;
        telemetry.sent_bytes = record.sent_bytes;
    }
}

#endif
