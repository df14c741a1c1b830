//! Commands as JSON to a switch that runs the engine's fixture.

use std::sync::Arc;

use serde_json::{Value, json};
use xcpr_engine::command::{Command, Controlled};
use xcpr_engine::{LoadedProgram, Pipeline, Program, Switch, Verdict};
use xcpr_units::Instant;

const FIXTURE: &str = include_str!("fixtures/constructs.json");

fn switch() -> Controlled {
    let program = Program::from_json(FIXTURE).expect("the fixture loads");
    Controlled::new(Switch::new(Arc::new(program)))
}

/// Applies commands at 1000 us and returns the replies.
fn apply(s: &mut Controlled, commands: Value) -> Value {
    let commands: Vec<Command> = serde_json::from_value(commands).expect("commands");
    serde_json::to_value(s.apply(&commands, Instant::from_micros(1000))).expect("replies")
}

fn kinds(replies: &Value) -> Vec<String> {
    let kind = |r: &Value| r["error"]["kind"].as_str().unwrap_or("done").to_string();
    replies.as_array().unwrap().iter().map(kind).collect()
}

fn mark(value: &str) -> Value {
    json!({"action": {"name": "I.mark", "params": {"value": value}}})
}

fn key(a: &str) -> Value {
    json!({"hdr.op.op": {"exact": {"value": "0x5"}}, "hdr.op.a": {"exact": {"value": a}},
           "hdr.op.b": {"exact": {"value": "0x0"}}})
}

#[test]
fn entries_are_addressed_by_the_callers_ids() {
    let mut s = switch();
    let t = "I.exact_table";
    let insert = |entry: u64, a: &str| json!({"op": "insert", "table": t, "entry": entry, "match": key(a), "do": mark("0x1")});
    let replies = apply(
        &mut s,
        json!([
            insert(7, "0x1"),
            insert(7, "0x2"),
            insert(8, "0x1"),
            {"op": "modify", "table": t, "entry": 7, "do": mark("0x2")},
            {"op": "modify", "table": t, "entry": 8, "do": mark("0x2")},
            {"op": "modify", "table": t, "entry": 7, "do": {"member": 1}},
            {"op": "write_direct_counter", "table": t, "entry": 7, "packets": 3, "bytes": 4},
            {"op": "write_direct_counter", "table": t, "entry": null, "packets": 5, "bytes": 6},
            {"op": "delete", "table": "I.fixed", "entry": 1},
        ]),
    );
    let expected = [
        "done",
        "already_exists",
        "already_exists",
        "done",
        "not_found",
        "not_found",
        "done",
        "done",
        "permission_denied",
    ];
    assert_eq!(kinds(&replies), expected, "{replies}");
    let replies = apply(
        &mut s,
        json!([
            {"op": "read_direct_counters", "table": t, "entries": [7, null]},
            {"op": "delete", "table": t, "entry": 7},
            {"op": "read_direct_counters", "table": t, "entries": [7]},
            insert(8, "0x1"),
        ]),
    );
    assert_eq!(replies[0], json!({"counters": [[3, 4], [5, 6]]}));
    assert_eq!(kinds(&replies), ["done", "done", "not_found", "done"]);
}

#[test]
fn later_commands_of_a_batch_see_earlier_members_and_groups() {
    let mut s = switch();
    let p = "I.choices";
    let member = |member: u64, v: &str| json!({"op": "add_member", "profile": p, "member": member, "action": "I.result", "params": {"v": v}});
    let replies = apply(
        &mut s,
        json!([
            member(10, "0x1"),
            member(11, "0x2"),
            {"op": "add_group", "profile": p, "group": 10, "members": [[10, 1], [11, 2]]},
            {"op": "insert", "table": "I.chosen", "entry": 1, "match": {"hdr.op.n": {"exact": {"value": "0x1"}}},
             "do": {"group": 10}},
            {"op": "remove_group", "profile": p, "group": 10},
            {"op": "remove_member", "profile": p, "member": 10},
            {"op": "modify", "table": "I.chosen", "entry": 1, "do": {"member": 11}},
            {"op": "remove_group", "profile": p, "group": 10},
            {"op": "remove_member", "profile": p, "member": 10},
            {"op": "remove_member", "profile": p, "member": 11},
        ]),
    );
    let mut expected = vec!["done"; 10];
    for i in [4, 5, 9] {
        expected[i] = "failed_precondition";
    }
    assert_eq!(kinds(&replies), expected, "{replies}");
}

#[test]
fn counter_and_register_cells_are_read_in_ranges() {
    let mut s = switch();
    let replies = apply(
        &mut s,
        json!([
            {"op": "write_counter", "counter": "I.seen", "index": 1, "packets": 5, "bytes": 6},
            {"op": "read_counter", "counter": "I.seen", "index": 0, "count": 2},
            {"op": "read_counter", "counter": "I.seen", "index": 4_000_000_000u32},
            {"op": "read_counter", "counter": "I.unseen", "index": 0},
            {"op": "set_meter", "meter": "I.pace", "index": 1,
             "rates": {"cir": 1000, "cburst": 1, "pir": 1000, "pburst": 2}},
            {"op": "set_meter", "meter": "I.pace", "index": 1, "rates": null},
        ]),
    );
    assert_eq!(replies[1], json!({"counters": [[0, 0], [5, 6]]}));
    assert_eq!(
        kinds(&replies),
        ["done", "done", "out_of_range", "not_found", "done", "done"]
    );
    let program = s.engine.owner("").program().clone();
    let (register, _, width) = program.registers().next().expect("the fixture has one");
    let value = format!("{:#x}", (1u128 << (width - 1)) | 1);
    let replies = apply(
        &mut s,
        json!([
            {"op": "write_register", "register": register, "index": 0, "value": value},
            {"op": "read_register", "register": register, "index": 0},
        ]),
    );
    assert_eq!(replies, json!(["done", {"values": [value]}]));
}

#[test]
fn clone_session_copies_to_each_of_its_ports() {
    let mut s = switch();
    let set = json!([{"op": "set_clone_session", "session": 5, "copies": [[33, 1], [34, 2]]}]);
    assert_eq!(apply(&mut s, set), json!(["done"]));
    let mut frame = vec![0; 36];
    frame[0] = 0x0a;
    assert_eq!(
        s.engine.owner("").ingress(&frame, 36, 1, Instant::ZERO),
        Verdict::Unicast(1)
    );
    let ports: Vec<u16> = s.engine.owner("").take_copies().map(|c| c.port).collect();
    assert_eq!(ports, [33, 34]);
}

/// The program for a Tofino: two, of which each has tables, counters and registers of its own.
#[test]
fn tna_commands_reach_the_control_that_has_the_object() {
    const PIPE: &str = include_str!("../../../p4src/compiled/tna_router.json");
    let program = LoadedProgram::from_json(PIPE).expect("the program loads");
    let mut s = Controlled::new(program.start(1, 0).expect("its rows fit"));
    let route = json!({"hdr.ipv4.dst_addr": {"lpm": {"value": "0x0a000000", "prefix_len": 8}}});
    let forward = json!({"action": {"name": "XcpIngress.forward",
                                    "params": {"port": 2, "src_mac": 1, "dst_mac": 2}}});
    let replies = apply(
        &mut s,
        json!([
            {"op": "insert", "table": "XcpIngress.ipv4_lpm", "entry": 1, "match": route, "do": forward},
            {"op": "read_counter", "counter": "XcpIngress.drop_reasons", "index": 3},
            {"op": "read_register", "register": "XcpEgress.log_avg_rtt.parameter", "index": 0},
            {"op": "delete", "table": "XcpEgress.power_a.power", "entry": 1},
            {"op": "set_clone_session", "session": 1, "copies": [[68, 0]], "truncate_bytes": 128},
            {"op": "set_clone_session", "session": 2, "copies": [[68, 0], [1, 0]]},
            {"op": "set_clone_session", "session": 1, "copies": []},
            {"op": "set_multicast_group", "group": 1, "copies": [[1, 0]]},
            {"op": "read_counter", "counter": "XcpEgress.none", "index": 0},
        ]),
    );
    let expected = [
        "done",
        "done",
        "done",
        "done",
        "done",
        "invalid_argument",
        "done",
        "invalid_argument",
        "not_found",
    ];
    assert_eq!(kinds(&replies), expected);
}
