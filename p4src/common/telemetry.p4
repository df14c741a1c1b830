/*
 * Telemetry: one record per port and control interval.
 *
 * RecordInterval, in the packet that ends an interval:
 *   reads   packet, port, interval as the two controllers left them
 *   writes  the record; the architecture carries it to a copy of the packet
 * EmitRecord, in that copy: the record becomes the only header behind packet_in and Ethernet.
 */
#ifndef XCPR_TELEMETRY_P4
#define XCPR_TELEMETRY_P4

#include "xcp_state.p4"

/// The fields of packet_in_t and telemetry_t, as metadata that can travel.
struct record_t {
    bit<16>   ingress_port;
    bit<16>   port;
    time_us_t time_us;
    bit<32>   interval_us;
    bit<64>   capacity_q20;
    bit<64>   input_bytes;
    bit<64>   queue_bytes;
    bit<32>   avg_rtt_q8;
    int<64>   phi_q16;
    bit<64>   residue_pos_q16;
    bit<64>   residue_neg_q16;
    bit<64>   positive_mantissa;
    bit<8>    positive_shift;
    bit<64>   negative_mantissa;
    bit<8>    negative_shift;
    bit<32>   drops;
}

control RecordInterval(in bit<16> ingress_port, in bit<16> port_number, in bit<32> drops, in packet_state_t packet,
                       in port_state_t port, in interval_state_t interval, inout record_t record) {
    apply {
        record.ingress_port = ingress_port;
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

control EmitRecord(inout headers_t hdr, in record_t record) {
    apply {
        hdr.packet_in.setValid();
        hdr.packet_in.ingress_port = record.ingress_port;
        if (!hdr.ethernet.isValid()) {
            // a frame that the controller sends by a port is not parsed
            hdr.ethernet.setValid();
            hdr.ethernet.dst_addr = 0;
            hdr.ethernet.src_addr = 0;
        }
        hdr.ethernet.ether_type = ETHERTYPE_TELEMETRY;
        hdr.telemetry.setValid();
        hdr.telemetry.port = record.port;
        hdr.telemetry.time_us = record.time_us;
        hdr.telemetry.interval_us = record.interval_us;
        hdr.telemetry.capacity_q20 = record.capacity_q20;
        hdr.telemetry.input_bytes = record.input_bytes;
        hdr.telemetry.queue_bytes = record.queue_bytes;
        hdr.telemetry.avg_rtt_q8 = record.avg_rtt_q8;
        hdr.telemetry.phi_q16 = record.phi_q16;
        hdr.telemetry.residue_pos_q16 = record.residue_pos_q16;
        hdr.telemetry.residue_neg_q16 = record.residue_neg_q16;
        hdr.telemetry.positive_mantissa = record.positive_mantissa;
        hdr.telemetry.positive_shift = record.positive_shift;
        hdr.telemetry.negative_mantissa = record.negative_mantissa;
        hdr.telemetry.negative_shift = record.negative_shift;
        hdr.telemetry.drops = record.drops;
        hdr.ipv4.setInvalid();
        hdr.ipv4_options.setInvalid();
        hdr.xcp.setInvalid();
        hdr.tcp.setInvalid();
        hdr.udp.setInvalid();
    }
}

#endif
