/*
 * Telemetry: one record per port and control interval.
 *
 * RecordInterval, in the packet that ends an interval:
 *   reads   packet, interval (EndInterval has run)
 *   writes  what every algorithm's record says; the architecture carries it to a copy of the packet
 * EmitRecord, in that copy: the record becomes the only header behind packet_in and Ethernet. The
 * rest of the record is the algorithm's (record.p4 of its folder).
 */
#ifndef XCPR_ROUTER_TELEMETRY_P4
#define XCPR_ROUTER_TELEMETRY_P4

#include "headers.p4"
#include "state.p4"

/// The fields of packet_in_t and those that every telemetry_t has, as metadata that can travel.
struct interval_record_t {
    bit<16>   ingress_port;
    bit<16>   port;
    time_us_t time_us;
    bit<32>   interval_us;
    bit<64>   input_bytes;
    bit<32>   drops;
}

control RecordInterval(in bit<16> ingress_port, in bit<16> port_number, in bit<32> drops, in packet_state_t packet,
                       in interval_t interval, inout interval_record_t record) {
    apply {
        record.ingress_port = ingress_port;
        record.port = port_number;
        record.time_us = packet.now_us;
        record.interval_us = (bit<32>)interval.duration_us;
        record.input_bytes = interval.input_bytes;
        record.drops = drops;
    }
}

control EmitRecord(inout headers_t hdr, in interval_record_t record) {
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
        hdr.telemetry.input_bytes = record.input_bytes;
        hdr.telemetry.drops = record.drops;
        hdr.ipv4.setInvalid();
        hdr.ipv4_options.setInvalid();
        hdr.congestion.setInvalid();
        hdr.tcp.setInvalid();
        hdr.udp.setInvalid();
    }
}

#endif
