/*
 * An IPv4 router that speaks XCP, for v1model (BMv2 simple_switch, the embedded engine).
 *
 *            ingress                     traffic manager        egress
 *   parse -> header checks -> route ->   queue of a port   ->   persistent queue
 *                |              |                               interval over?  efficiency controller
 *          drop, counted   count input,                            |            fairness controller --> telemetry
 *          by its reason   next hop                             XCP data?       share of the pools        to the
 *                                                                  |            H_feedback               CPU port
 *                                                                deparse
 *
 * Input is counted before the queue, where dropped packets still are; everything else happens to a
 * packet as it leaves, so the pools are spent by packets that reach the link. The control loop needs
 * nothing from the controller but routes and each port's capacity; a port without one forwards
 * without XCP.
 *
 * What leaves by the CPU port gets a packet_in header, what comes from there begins with a packet_out
 * header and leaves as it is by the port that this names, or is routed like any other packet.
 *
 * arithmetic.p4 says which arithmetic the two controllers have.
 */
#include <core.p4>
#include <v1model.p4>

#include "../common/forwarding.p4"
#include "../common/header_checks.p4"
#include "../common/parser.p4"
#include "../common/persistent_queue.p4"
#include "../common/residual_pools.p4"
#include "../common/telemetry.p4"
#include "arithmetic.p4"
#ifdef TEST_VARIANT
#include "test_observation.p4"
#else
#include "observation.p4"
#endif

/// simple_switch's instance_type of a packet cloned in egress.
const bit<32> EGRESS_CLONE = 2;

/// What travels from the packet that ends a control interval to its clone.
const bit<8> TELEMETRY_FIELDS = 1;

struct metadata_t {
    packet_state_t   packet;
    port_state_t     port;
    interval_state_t interval;
    @field_list(TELEMETRY_FIELDS)
    record_t         record;
}

parser XcpParser(packet_in packet, out headers_t hdr, inout metadata_t meta,
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
        meta.packet.size_bytes = meta.packet.size_bytes - PACKET_OUT_BYTES;
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

control XcpVerifyChecksum(inout headers_t hdr, inout metadata_t meta) {
    apply {
        verify_checksum(hdr.ipv4.isValid(), {
            hdr.ipv4.version, hdr.ipv4.ihl, hdr.ipv4.tos, hdr.ipv4.total_length,
            hdr.ipv4.identification, hdr.ipv4.flags, hdr.ipv4.fragment_offset,
            hdr.ipv4.ttl, hdr.ipv4.protocol, hdr.ipv4.src_addr, hdr.ipv4.dst_addr,
            hdr.ipv4_options.options
        }, hdr.ipv4.header_checksum, HashAlgorithm.csum16);
    }
}

control XcpIngress(inout headers_t hdr, inout metadata_t meta,
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
            count_input.apply(standard_metadata.egress_spec, meta.packet.size_bytes);
        }
    }
}

control XcpEgress(inout headers_t hdr, inout metadata_t meta,
                  inout standard_metadata_t standard_metadata) {
    Observe() observe;
    CountOutput() count_output;
    LoadTimers() load_timers;
    PersistentQueue() persistent_queue;
    StoreQueue() store_queue;
    LOAD_INTERVAL() load_interval;
    EfficiencyController() efficiency_controller;
    FairnessController() fairness_controller;
    STORE_INTERVAL() store_interval;
    LOAD_SHARES() load_shares;
    FairnessShare() fairness_share;
    ResidualPools() residual_pools;
    STORE_SHARES() store_shares;
    RecordInterval() record_interval;
    EmitRecord() emit_record;

    bit<32> index;
    bit<32> drops;

    /// capacity_q20: bytes per 2^20 us that the port can send.
    action set_capacity(bit<64> capacity_q20) {
        meta.packet.capacity_q20 = capacity_q20;
    }

    table port_config {
        key = { standard_metadata.egress_port: exact; }
        actions = { set_capacity; NoAction; }
        const default_action = NoAction();
        size = PORTS;
    }

    /// What came in, less what went out, less what still waits.
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

    /// A packet whose RTT is not known yet can't be given a share, nor may it ask for one.
    action grant_nothing() {
        if (hdr.xcp.h_feedback > 0) {
            hdr.xcp.h_feedback = 0;
        }
    }

    apply {
        if (standard_metadata.instance_type == EGRESS_CLONE) {
            emit_record.apply(hdr, meta.record);
            truncate(PACKET_IN_BYTES + TELEMETRY_FRAME_BYTES);
        } else if (standard_metadata.egress_port == CPU_PORT) {
            to_controller();
        } else if (port_config.apply().hit) {
            index = (bit<32>)standard_metadata.egress_port;
            observe.apply(standard_metadata, meta.packet);
            count_output.apply(index);
            load_timers.apply(index, meta.port);
            persistent_queue.apply(meta.packet, meta.port);
            store_queue.apply(index, meta.port);
            if (meta.packet.now_us >= meta.port.interval_end_us) {
                load_interval.apply(index, meta.port, meta.packet);
                efficiency_controller.apply(meta.packet, meta.port, meta.interval);
                fairness_controller.apply(meta.port, meta.interval);
                store_interval.apply(index, meta.port);
                count_drops();
                record_interval.apply((bit<16>)standard_metadata.ingress_port, (bit<16>)standard_metadata.egress_port,
                                      drops, meta.packet, meta.port, meta.interval, meta.record);
                send_record();
            }
            if (hdr.xcp.isValid() && hdr.xcp.format == XCP_FORMAT_DATA) {
                if (hdr.xcp.h_rtt == 0) {
                    grant_nothing();
                } else {
                    load_shares.apply(index, meta.port);
                    fairness_share.apply(hdr.xcp, meta.packet, meta.port);
                    residual_pools.apply(hdr.xcp, meta.packet, meta.port);
                    store_shares.apply(index, meta.port);
                }
            }
        }
    }
}

/// The checksum is kept up to date in forward (RFC 1624).
control XcpComputeChecksum(inout headers_t hdr, inout metadata_t meta) {
    apply { }
}

control XcpDeparser(packet_out packet, in headers_t hdr) {
    apply {
        packet.emit(hdr.packet_in);
        packet.emit(hdr.ethernet);
        packet.emit(hdr.telemetry);
        packet.emit(hdr.ipv4);
        packet.emit(hdr.ipv4_options);
        packet.emit(hdr.xcp);
        packet.emit(hdr.tcp);
        packet.emit(hdr.udp);
    }
}

V1Switch(XcpParser(), XcpVerifyChecksum(), XcpIngress(), XcpEgress(), XcpComputeChecksum(), XcpDeparser()) main;
