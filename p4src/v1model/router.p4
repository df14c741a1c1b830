/*
 * An IPv4 router with a congestion control, for v1model (BMv2 simple_switch, the embedded engine).
 *
 *            ingress                     traffic manager        egress
 *   parse -> header checks -> route ->   queue of a port   ->   Congestion
 *                |              |                                 |      |
 *          drop, counted   count input,                        deparse   telemetry to the CPU port,
 *          by its reason   next hop                                      once per control interval
 *
 * Input is counted before the queue, where dropped packets still are; everything else happens to a
 * packet as it leaves, so that a packet which gets something reaches the link. The control loop needs
 * nothing from the controller but routes and the capacity of each port; a port without a
 * capacity forwards without congestion control.
 *
 * A port may have two queues (queues.p4): what has no congestion header then passes the control loop by.
 *
 * A packet that leaves by the CPU port gets a packet_in header. A packet that comes from there
 * begins with a packet_out header. This packet leaves as it is by the port that the header names, or is routed
 * like any other packet.
 *
 * A program includes this file last and makes the switch of its parts. Three things come before it.
 *   An observation (observation.p4 or test_observation.p4).
 *   A congestion control (p4src/README.md): congestion_t and its formats, port_config_t and configure_port;
 *     telemetry_t, record_t and EmitCongestion, congestion_state_t and Congestion.
 *   Then trusted_port.p4, or the program's own PortControl around Congestion.
 * INGRESS and EGRESS are the program's names for two controls: with them begin a controller's names of tables.
 */
#ifndef XCPR_V1MODEL_ROUTER_P4
#define XCPR_V1MODEL_ROUTER_P4

#include <core.p4>
#include <v1model.p4>

#include "../router/flow.p4"
#include "../router/forwarding.p4"
#include "../router/header_checks.p4"
#include "../router/parser.p4"
#include "../router/telemetry.p4"
#include "queues.p4"
#include "registers.p4"

/// simple_switch's instance_type of a packet cloned in egress.
const bit<32> EGRESS_CLONE = 2;

/// The fields that travel from the packet that ends a control interval to its clone.
const bit<8> TELEMETRY_FIELDS = 1;

struct metadata_t {
    packet_state_t     packet;
    bool               best_effort; // in a queue of its own, beside the control loop
    interval_t         interval;
    port_config_t      config;
    congestion_state_t state;
    @field_list(TELEMETRY_FIELDS)
    interval_record_t  interval_record;
    @field_list(TELEMETRY_FIELDS)
    record_t           record;
}

parser PacketParser(packet_in packet, out headers_t hdr, inout metadata_t meta,
                    inout standard_metadata_t standard_metadata) {
    ParseObservation() parse_observation;
    RouterParser() router_parser;

    state start {
        meta.packet.size_bytes = standard_metadata.packet_length;
        transition select(standard_metadata.ingress_port) {
            CPU_PORT: parse_packet_out;
            default: parse_link;
        }
    }

    state parse_link {
        parse_observation.apply(packet, meta.packet);
        transition parse_frame;
    }

    state parse_packet_out {
        packet.extract(hdr.packet_out);
        meta.packet.size_bytes = meta.packet.size_bytes - (bit<32>)hdr.packet_out.minSizeInBytes();
        parse_observation.apply(packet, meta.packet);
        transition select(hdr.packet_out.egress_port) {
            PACKET_OUT_ROUTED: parse_frame;
            default: accept;
        }
    }

    state parse_frame {
        router_parser.apply(packet, hdr);
        transition accept;
    }
}

control VerifyIpv4Checksum(inout headers_t hdr, inout metadata_t meta) {
    apply {
        verify_checksum(hdr.ipv4.isValid(), {
            hdr.ipv4.version, hdr.ipv4.ihl, hdr.ipv4.tos, hdr.ipv4.total_length,
            hdr.ipv4.identification, hdr.ipv4.flags, hdr.ipv4.fragment_offset,
            hdr.ipv4.ttl, hdr.ipv4.protocol, hdr.ipv4.src_addr, hdr.ipv4.dst_addr,
            hdr.ipv4_options.options
        }, hdr.ipv4.header_checksum, HashAlgorithm.csum16);
    }
}

control INGRESS(inout headers_t hdr, inout metadata_t meta,
                inout standard_metadata_t standard_metadata) {
    HeaderChecks() header_checks;
    CountInput() count_input;
    bit<8> reason;

    counter((bit<32>)DROP_REASONS, CounterType.packets_and_bytes) drop_reasons;

    action drop() {
        drop_reasons.count((bit<32>)reason);
        mark_to_drop(standard_metadata);
    }

    action no_route() {
        reason = DROP_NO_ROUTE;
        drop();
    }

    /// port: egress port; src_mac, dst_mac: the next Ethernet header's addresses.
    action forward(bit<9> port, bit<48> src_mac, bit<48> dst_mac) {
        standard_metadata.egress_spec = port;
        next_hop(hdr, src_mac, dst_mac);
    }

    table ipv4_lpm {
        key = { hdr.ipv4.dst_addr: lpm; }
        actions = { forward; no_route; }
        const default_action = no_route();
        size = ROUTES;
    }

    /// Only numbers that v1model has for ports, and not the one that means "drop".
    action send_out() {
        reason = 0;
        standard_metadata.egress_spec = hdr.packet_out.egress_port[8:0];
        if (hdr.packet_out.egress_port >= PORTS - 1) {
            reason = DROP_NO_ROUTE;
        }
    }

    action separate() { }

    /// Ports with two queues.
    table separated_ports {
        key = { standard_metadata.egress_spec: exact @name("port"); }
        actions = { separate; NoAction; }
        const default_action = NoAction();
        size = PORTS;
    }

    action choose_queue() {
        standard_metadata.priority = QUEUE_BEST_EFFORT;
        meta.best_effort = true;
        if (hdr.congestion.isValid()) {
            standard_metadata.priority = QUEUE_EXPLICIT;
            meta.best_effort = false;
        }
    }

    apply {
        bool routed = false;
        if (hdr.packet_out.isValid() && hdr.packet_out.egress_port != PACKET_OUT_ROUTED) {
            send_out();
        } else {
            header_checks.apply(hdr, standard_metadata.parser_error, standard_metadata.checksum_error,
                                meta.packet.size_bytes, reason);
            routed = true;
        }
        if (reason != 0) {
            drop();
        } else if (!routed || ipv4_lpm.apply().hit) {
            if (separated_ports.apply().hit) {
                choose_queue();
            }
            if (!meta.best_effort) {
                count_input.apply(standard_metadata.egress_spec, meta.packet.size_bytes);
            }
        }
    }
}

control EGRESS(inout headers_t hdr, inout metadata_t meta,
               inout standard_metadata_t standard_metadata) {
    Observe() observe;
    CountFlow() count_flow;
    CountOutput() count_output;
    LoadShare() load_share;
    PortControl() port_control;
    RecordInterval() record_interval;
    EmitRecord() emit_record;
    EmitCongestion() emit_congestion;

    bit<32> index;
    bit<32> drops;
    bit<16> share_q16;
    bool separated;
    bool interval_over;

    table port_config {
        key = { standard_metadata.egress_port: exact; }
        actions = { configure_port(meta.config); NoAction; }
        const default_action = NoAction();
        size = PORTS;
    }

    /// The packets that came in, less those that went out, less those that still wait.
    action count_drops() {
        bit<32> input_packets;
        bit<32> output_packets;
        input_packets_register.read(input_packets, index);
        output_packets_register.read(output_packets, index);
        drops = input_packets - output_packets - meta.packet.queued_packets;
    }

    action to_controller() {
        hdr.packet_in.setValid();
        hdr.packet_in.ingress_port = (bit<16>)standard_metadata.ingress_port;
    }

    action send_record() {
        clone_preserving_field_list(CloneType.E2E, CPU_CLONE_SESSION, TELEMETRY_FIELDS);
    }

    apply {
        if (standard_metadata.instance_type == EGRESS_CLONE) {
            emit_record.apply(hdr, meta.interval_record);
            emit_congestion.apply(meta.record, hdr.telemetry);
            truncate(hdr.packet_in.minSizeInBytes() + hdr.ethernet.minSizeInBytes() + hdr.telemetry.minSizeInBytes());
        } else if (standard_metadata.egress_port == CPU_PORT) {
            to_controller();
        } else {
            separated = meta.best_effort || standard_metadata.priority == QUEUE_EXPLICIT;
            if (separated) {
                name_flow(hdr, meta.packet);
                count_flow.apply(standard_metadata.egress_port, standard_metadata.priority, meta.packet,
                                 standard_metadata.egress_global_timestamp);
            }
            if (!meta.best_effort && port_config.apply().hit) {
                index = (bit<32>)standard_metadata.egress_port;
                if (separated) {
                    load_share.apply(index, share_q16);
                    if (share_q16 != 0) {
                        share_port(meta.config, share_q16);
                    }
                }
                observe.apply(standard_metadata, meta.packet);
                count_output.apply(index);
                port_control.apply(index, meta.packet, meta.config, meta.interval, hdr, meta.state, meta.record,
                                   standard_metadata, interval_over);
                if (interval_over) {
                    count_drops();
                    record_interval.apply((bit<16>)standard_metadata.ingress_port,
                                          (bit<16>)standard_metadata.egress_port, drops, meta.packet, meta.interval,
                                          meta.interval_record);
                    send_record();
                }
            }
        }
    }
}

/// The checksum is kept up to date in forward (RFC 1624).
control KeepChecksum(inout headers_t hdr, inout metadata_t meta) {
    apply { }
}

control RouterDeparser(packet_out packet, in headers_t hdr) {
    apply {
        packet.emit(hdr.packet_in);
        packet.emit(hdr.ethernet);
        packet.emit(hdr.telemetry);
        packet.emit(hdr.ipv4);
        packet.emit(hdr.ipv4_options);
        packet.emit(hdr.congestion);
        packet.emit(hdr.tcp);
        packet.emit(hdr.udp);
    }
}

#endif
