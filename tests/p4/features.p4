// One of everything that P4Runtime can speak of, for the tests of the server.
//
// Packets: Ethernet. The destination's low byte chooses what ingress does with a packet, see `apply`.

#include <core.p4>
#include <v1model.p4>

const bit<9> CPU_PORT = 255;

type bit<9> port_id_t;
@p4runtime_translation("test/wide_port", 32)
type bit<9> wide_port_t;

@controller_header("packet_in")
header packet_in_t {
    bit<9> ingress_port;
    bit<7> reason;
}

@controller_header("packet_out")
header packet_out_t {
    bit<9> egress_port;
    bit<7> pad;
}

header ethernet_t {
    bit<48> dst;
    bit<48> src;
    bit<16> type;
}

struct headers_t {
    packet_in_t packet_in;
    packet_out_t packet_out;
    ethernet_t ethernet;
}

struct learn_t {
    bit<48> src;
    bit<9> port;
}

struct metadata_t {
    bit<2> colour;
    bit<8> tag;
}

parser P(packet_in packet, out headers_t hdr, inout metadata_t meta, inout standard_metadata_t std) {
    value_set<bit<16>>(4) special_types;

    state start {
        transition select(std.ingress_port) {
            CPU_PORT: from_controller;
            default: ethernet;
        }
    }
    state from_controller {
        packet.extract(hdr.packet_out);
        transition ethernet;
    }
    state ethernet {
        packet.extract(hdr.ethernet);
        transition select(hdr.ethernet.type) {
            special_types: special;
            default: accept;
        }
    }
    state special {
        meta.tag = 1;
        transition accept;
    }
}

control V(inout headers_t hdr, inout metadata_t meta) { apply { } }

control I(inout headers_t hdr, inout metadata_t meta, inout standard_metadata_t std) {
    counter(16, CounterType.packets_and_bytes) packets;
    meter(8, MeterType.packets) pace;
    register<bit<32>>(8) memory;
    register<int<16>>(2) signed_memory;
    direct_counter(CounterType.packets_and_bytes) hits;
    direct_meter<bit<2>>(MeterType.bytes) colours;
    action_selector(HashAlgorithm.crc16, 32, 14) chooser;
    action_profile(4) profile;

    action drop() { mark_to_drop(std); }
    action forward(port_id_t port) { std.egress_spec = (bit<9>)port; }
    action forward_wide(wide_port_t port) { std.egress_spec = (bit<9>)port; }
    action set_source(bit<48> src) { hdr.ethernet.src = src; }
    action multicast(bit<16> group) { std.mcast_grp = group; }
    action to_controller() { std.egress_spec = CPU_PORT; }
    action copy_to_controller(bit<32> session) { clone(CloneType.I2E, session); }
    action metered(bit<9> port) { colours.read(meta.colour); std.egress_spec = port; }
    @defaultonly action unknown() { digest<learn_t>(1, { hdr.ethernet.src, std.ingress_port }); }

    table exact_table {
        key = { hdr.ethernet.dst: exact; }
        actions = { forward; forward_wide; multicast; to_controller; copy_to_controller; drop; @defaultonly NoAction; }
        default_action = NoAction();
        size = 64;
        counters = hits;
    }
    table lpm_table {
        key = { hdr.ethernet.src: lpm; }
        actions = { forward; drop; @tableonly set_source; }
        default_action = drop();
        size = 128;
    }
    table ternary_table {
        key = { hdr.ethernet.dst: ternary; hdr.ethernet.type: range; std.ingress_port: optional; }
        actions = { forward; set_source; NoAction; }
        const default_action = NoAction();
        size = 128;
    }
    table learned {
        key = { hdr.ethernet.src: exact; std.ingress_port: exact; }
        actions = { NoAction; unknown; }
        default_action = unknown();
        support_timeout = true;
        size = 64;
    }
    table metered_table {
        key = { hdr.ethernet.type: exact; }
        actions = { metered; @defaultonly NoAction; }
        const default_action = NoAction();
        meters = colours;
    }
    table group_table {
        key = { hdr.ethernet.dst: exact; hdr.ethernet.src: selector; }
        actions = { forward; drop; NoAction; }
        implementation = chooser;
    }
    table profile_table {
        key = { hdr.ethernet.dst: exact; }
        actions = { forward; set_source; NoAction; }
        implementation = profile;
    }
    table const_table {
        key = { hdr.ethernet.type: ternary; }
        actions = { forward; set_source; NoAction; }
        default_action = NoAction();
        const entries = {
            0x0800 &&& 0xff00: forward((port_id_t)8);
            0x86dd: forward((port_id_t)9);
            _: NoAction();
        }
    }
    table keyless {
        actions = { set_source; NoAction; }
        default_action = NoAction();
    }

    apply {
        if (hdr.packet_out.isValid()) {
            std.egress_spec = hdr.packet_out.egress_port;
            hdr.packet_out.setInvalid();
        } else {
            packets.count((bit<32>)std.ingress_port);
            memory.write(0, (bit<32>)hdr.ethernet.type);
            bit<2> colour;
            pace.execute_meter((bit<32>)0, colour);
            signed_memory.write(0, -(int<16>)(bit<16>)std.ingress_port);
            if (colour == 2) { drop(); exit; }
            learned.apply();
            if (!exact_table.apply().hit) {
                if (!group_table.apply().hit && !profile_table.apply().hit) {
                    if (!ternary_table.apply().hit && !metered_table.apply().hit) {
                        if (!lpm_table.apply().hit) { const_table.apply(); }
                    }
                }
            }
            keyless.apply();
        }
    }
}

control E(inout headers_t hdr, inout metadata_t meta, inout standard_metadata_t std) {
    apply {
        if (std.egress_port == CPU_PORT) {
            hdr.packet_in.setValid();
            hdr.packet_in.ingress_port = std.ingress_port;
            hdr.packet_in.reason = meta.tag[6:0];
        }
    }
}

control C(inout headers_t hdr, inout metadata_t meta) { apply { } }

control D(packet_out packet, in headers_t hdr) {
    apply { packet.emit(hdr.packet_in); packet.emit(hdr.packet_out); packet.emit(hdr.ethernet); }
}

V1Switch(P(), V(), I(), E(), C(), D()) main;
