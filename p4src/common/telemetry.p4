/*
 * Telemetry: one record per port and control interval.
 *
 *   reads   packet, port, interval as the two controllers left them
 *   writes  the record; the architecture carries it to the CPU port
 */
#ifndef XCPR_TELEMETRY_P4
#define XCPR_TELEMETRY_P4

#include "xcp_state.p4"

control TelemetryRecord(in bit<16> port_number, in bit<32> drops, in packet_state_t packet,
                        in port_state_t port, in interval_state_t interval, out telemetry_t record) {
    apply {
        record.setValid();
        record.port = port_number;
        record.time_us = packet.now_us;
        record.interval_us = (bit<32>)interval.duration_us;
        record.capacity_q20 = packet.capacity_q20;
        record.input_bytes = interval.input_bytes;
        record.queue_bytes = (bit<64>)(((wide_t)packet.capacity_q20 * (wide_t)port.queue_wait_us) >> 20);
        record.avg_rtt_q8 = port.avg_rtt_q8;
        record.phi_q16 = interval.phi_q16;
        record.residue_pos_q16 = port.residue_pos_q16;
        record.residue_neg_q16 = port.residue_neg_q16;
        record.positive_mantissa = port.positive_mantissa;
        record.positive_shift = port.positive_shift;
        record.negative_mantissa = port.negative_mantissa;
        record.negative_shift = port.negative_shift;
        record.drops = drops;
    }
}

#endif
