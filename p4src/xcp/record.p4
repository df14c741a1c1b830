/*
 * XCP's telemetry record: what the two controllers saw and decided.
 */
#ifndef XCPR_XCP_RECORD_P4
#define XCPR_XCP_RECORD_P4

#include "state.p4"

/// One record per port and control interval. program.toml has the units.
header telemetry_t {
    bit<16> port;
    bit<48> time_us;                // when the interval ended
    bit<32> interval_us;            // how long it was
    bit<64> capacity_q20;
    bit<64> input_bytes;            // offered to the port in the interval, dropped bytes included
    bit<64> queue_bytes;            // persistent queue
    bit<32> avg_rtt_q8;
    int<64> phi_q16;                // aggregate window change asked for
    bit<64> residue_pos_q16;        // the two pools at the start of the next interval
    bit<64> residue_neg_q16;
    bit<64> positive_mantissa;      // the two coefficients: mantissa * 2^-shift
    bit<8>  positive_shift;
    bit<64> negative_mantissa;
    bit<8>  negative_shift;
    bit<32> drops;                  // packets lost between ingress and egress, since the start
}

/// The fields of telemetry_t that are XCP's own, as metadata that can travel.
struct record_t {
    bit<64> capacity_q20;
    bit<64> queue_bytes;
    bit<32> avg_rtt_q8;
    int<64> phi_q16;
    bit<64> residue_pos_q16;
    bit<64> residue_neg_q16;
    bit<64> positive_mantissa;
    bit<8>  positive_shift;
    bit<64> negative_mantissa;
    bit<8>  negative_shift;
}

/// reads   config, port, aggregate as the two controllers left them
/// writes  the record
control RecordCongestion(in port_config_t config, in port_state_t port, in aggregate_t aggregate,
                         inout record_t record) {
    apply {
        record.capacity_q20 = config.capacity_q20;
        record.queue_bytes = (bit<64>)(((wide_t)config.capacity_q20 * (wide_t)port.queue_us) >> 20);
        record.avg_rtt_q8 = port.avg_rtt_q8;
        record.phi_q16 = aggregate.phi_q16;
        record.residue_pos_q16 = port.residue_pos_fbk_q16;
        record.residue_neg_q16 = port.residue_neg_fbk_q16;
        record.positive_mantissa = port.xi_pos_mantissa;
        record.positive_shift = port.xi_pos_shift;
        record.negative_mantissa = port.xi_neg_mantissa;
        record.negative_shift = port.xi_neg_shift;
    }
}

/// In the copy that goes to the controller.
control EmitCongestion(in record_t record, inout telemetry_t telemetry) {
    apply {
        telemetry.capacity_q20 = record.capacity_q20;
        telemetry.queue_bytes = record.queue_bytes;
        telemetry.avg_rtt_q8 = record.avg_rtt_q8;
        telemetry.phi_q16 = record.phi_q16;
        telemetry.residue_pos_q16 = record.residue_pos_q16;
        telemetry.residue_neg_q16 = record.residue_neg_q16;
        telemetry.positive_mantissa = record.positive_mantissa;
        telemetry.positive_shift = record.positive_shift;
        telemetry.negative_mantissa = record.negative_mantissa;
        telemetry.negative_shift = record.negative_shift;
    }
}

#endif
