//! A router in virtual time: the engine's fixture program, which uses each way that a packet can take.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use xcpr_engine::command::Controlled;
use xcpr_engine::{CounterValue, Program, Switch};
use xcpr_switch::{Config, Event, Events, Forward, Plane, Router, events};
use xcpr_units::{Instant, Span};

const JSON: &str = include_str!("../../engine/tests/fixtures/constructs.json");
const MS: u64 = 1_000_000;
const CPU_PORT: u16 = 255;

/// Makes a router with ports 1 to 3, the first of 8 Mbit/s: 1000 bytes take 1 ms. The router starts at 5 ms.
fn router() -> (Plane<Router>, Events) {
    let config = Config::from_json(
        r#"{"interfaces": [[1, "a"], [2, "b"], [3, "c"]], "cpu_port": 255,
            "links": {"ports": {"1": {"rate_bps": 8e6}}}}"#,
    )
    .unwrap();
    let (sender, events) = events();
    let mut router = Router::new(config.cpu_port, sender, Instant(5 * MS));
    let program = Arc::new(Program::from_json(JSON).unwrap());
    router.load(Controlled::new(Switch::new(program)));
    (Plane::new(router, &config, Instant(5 * MS)), events)
}

/// Makes a frame of 1000 bytes that asks for operation `op` with argument `n`.
fn frame(op: u8, n: u8) -> Vec<u8> {
    let mut frame = vec![0; 1000];
    (frame[0], frame[1]) = (op, n);
    frame
}

/// Returns the frames that have left by a port by `now`.
fn transmitted_frames(plane: &mut Plane<Router>, port: u16, now: u64) -> Vec<Vec<u8>> {
    plane.advance(Instant(now));
    let port = plane.ports.index_of(port).unwrap();
    let mut got = Vec::new();
    plane.ports[port].deliver(Instant(now), |frames| {
        got.extend(frames.map(<[u8]>::to_vec))
    });
    got
}

/// Returns the number in some bytes.
fn word(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0, |word, &byte| word << 8 | u64::from(byte))
}

#[test]
fn egress_metadata_has_queueing_times_and_depths() {
    let (mut plane, _events) = router();
    for i in 0..4 {
        plane.receive(1, &frame(0x40, 0), Instant(5 * MS + 100_000 * i));
    }
    // The plane is polled after the last departure.
    let frames = transmitted_frames(&mut plane, 1, 20 * MS);
    let seen: Vec<_> = frames
        .iter()
        .map(|f| {
            // enq_timestamp (32) and deq_timedelta (32), ingress_global_timestamp, enq_qdepth, deq_qdepth.
            let [enq, waited] = [&f[4..8], &f[8..12]].map(word);
            let [came, enq_depth, deq_depth] = [&f[12..20], &f[28..32], &f[32..36]].map(word);
            assert_eq!(enq, came);
            (enq, waited, enq_depth, deq_depth)
        })
        .collect();
    // Microseconds from the router's start: packets begin to leave at 0, 1, 2 and 3 ms.
    let expected = [
        (0, 0, 0, 0),
        (100, 900, 0, 2),
        (200, 1800, 1, 1),
        (300, 2700, 2, 0),
    ];
    assert_eq!(seen, expected);
}

#[test]
fn multicast_and_clone_copies_enter_the_queues_of_their_ports() {
    let (mut plane, events) = router();
    let switch = plane.forward.running.as_mut().unwrap().engine.owner("");
    switch.set_multicast_group(2, &[(1, 7), (2, 8), (3, 9), (3, 10)]);
    switch.set_clone_session(5, &[(2, 0)], 0);
    switch.set_clone_session(6, &[(CPU_PORT, 0)], 0);
    plane.receive(0, &frame(0x0c, 2), Instant(5 * MS));
    let ids = |frames: Vec<Vec<u8>>| frames.iter().map(|f| f[35]).collect::<Vec<_>>();
    assert_eq!(ids(transmitted_frames(&mut plane, 2, 5 * MS)), [8]);
    assert_eq!(ids(transmitted_frames(&mut plane, 3, 5 * MS)), [9, 10]);
    assert!(transmitted_frames(&mut plane, 1, 6 * MS - 1).is_empty());
    assert_eq!(ids(transmitted_frames(&mut plane, 1, 6 * MS)), [7]);
    // Ingress clones to port 2, egress clones to the CPU port.
    plane.receive(0, &frame(0x0a, 0), Instant(7 * MS));
    assert_eq!(transmitted_frames(&mut plane, 2, 7 * MS).len(), 1);
    plane.receive(0, &frame(0x0e, 0), Instant(7 * MS));
    assert_eq!(transmitted_frames(&mut plane, 1, 9 * MS).len(), 2);
    let packet_ins = events.take(Duration::ZERO).unwrap();
    assert!(matches!(&packet_ins[..], [Event::PacketIn(frame)] if frame.len() == 21));
}

#[test]
fn recirculated_and_resubmitted_packets_are_forwarded() {
    let (mut plane, _events) = router();
    plane.receive(1, &frame(0x0f, 0), Instant(5 * MS));
    let frames = transmitted_frames(&mut plane, 1, 6 * MS);
    assert_eq!(frames.iter().map(|f| f[1]).collect::<Vec<_>>(), [3]);
    assert_eq!(plane.stats(Span::ZERO, true).pipeline_passes, 4);
    plane.receive(1, &frame(0x0d, 0), Instant(7 * MS));
    assert_eq!(transmitted_frames(&mut plane, 1, 8 * MS).len(), 1);
}

#[test]
fn packet_dropped_by_egress_takes_no_transmission_time() {
    let (mut plane, _events) = router();
    for op in [0x40, 0x41, 0x41, 0x40] {
        plane.receive(1, &frame(op, 0), Instant(5 * MS));
    }
    assert_eq!(transmitted_frames(&mut plane, 1, 7 * MS).len(), 2);
    assert_eq!(plane.deadline(), Instant::NEVER);
}

#[test]
fn packet_out_is_forwarded_and_its_digest_reported() {
    let (mut plane, events) = router();
    let Plane { forward, ports, .. } = &mut plane;
    forward.packet(ports, CPU_PORT, &frame(0x0b, 0), Instant(5 * MS));
    assert_eq!(transmitted_frames(&mut plane, 1, 6 * MS).len(), 1);
    plane.forward.tick();
    let reported = events.take(Duration::ZERO).unwrap();
    assert!(matches!(&reported[..], [Event::Digest { name, .. }] if name == "digest_t"));
}

#[test]
fn packets_are_dropped_without_a_program() {
    let (mut plane, _events) = router();
    plane.receive(1, &frame(0x40, 0), Instant(5 * MS));
    plane.receive(1, &frame(0x40, 0), Instant(5 * MS));
    plane.forward.running = None;
    plane.receive(1, &frame(0x40, 0), Instant(5 * MS));
    assert_eq!(transmitted_frames(&mut plane, 1, 9 * MS).len(), 1);
    assert_eq!(plane.stats(Span::ZERO, true).ports[&2].received_packets, 3);
}

#[test]
fn statistics_include_the_counters_of_the_program() {
    let (mut plane, _events) = router();
    let at_first = plane.stats(Span::ZERO, true).counters;
    assert!(at_first.values().all(BTreeMap::is_empty));
    for _ in 0..3 {
        plane.receive(1, &frame(0x41, 0), Instant(5 * MS));
    }
    let counters = plane.stats(Span::ZERO, true).counters;
    let (name, cells) = counters.first_key_value().unwrap();
    assert_eq!((counters.len(), name.rsplit('.').next()), (1, Some("seen")));
    let three = CounterValue {
        packets: 3,
        bytes: 3000,
    };
    assert_eq!(cells.iter().collect::<Vec<_>>(), [(&1, &three)]);
}

#[test]
fn shares_of_ports_are_updated_at_the_interval_of_their_scheduler() {
    let (mut plane, _events) = router();
    let links = r#"{"classes": {"flows": "I.wide", "share": "I.signed_cells"}, "ports": {
        "1": {"rate_bps": 8e6, "queue": {"classes": "xcp-and-best-effort"}},
        "2": {"rate_bps": 8e6, "queue": {"classes": "drr"}}}}"#;
    let links = serde_json::from_str(links).unwrap();
    plane.set_links(&links).unwrap();
    let mut has_share = |at_ms: u64| {
        plane.receive(2, &frame(0x40, 0), Instant((5 + at_ms) * MS));
        let engine = &mut plane.forward.running.as_mut().unwrap().engine;
        [1, 2].map(|port| engine.register("I.signed_cells", port).unwrap() > 0)
    };
    assert_eq!(has_share(1), [false, false]);
    // Two queues share every second, from half of one on; numbered ones sixteen times as often.
    assert_eq!(has_share(70), [false, true]);
    assert_eq!(has_share(530), [true, true]);
}

#[test]
fn log_messages_and_assertion_failures_are_rate_limited() {
    let (mut plane, events) = router();
    let mut json: serde_json::Value = serde_json::from_str(JSON).unwrap();
    let source =
        serde_json::json!({"filename": "p.p4", "line": 3, "source_fragment": "assert(false)"});
    let logged = serde_json::json!({"op": "log_msg", "source_info": source, "parameters": [
        {"type": "string", "value": "seen"}, {"type": "parameters_vector", "value": []}]});
    let failed = serde_json::json!({"op": "assert", "source_info": source, "parameters": [
        {"type": "expression", "value": {"type": "bool", "value": false}}]});
    let pipeline = &mut json["pipelines"][0];
    let first = pipeline["init_table"].clone();
    pipeline["init_table"] = "reporting".into();
    let table = serde_json::json!({
        "name": "reporting", "id": 9999, "key": [], "match_type": "exact", "type": "simple",
        "action_ids": [9999], "actions": ["report"], "base_default_next": first,
        "next_tables": {"report": first}, "default_entry": {"action_id": 9999, "action_const": true,
        "action_data": [], "action_entry_const": true}});
    pipeline["tables"].as_array_mut().unwrap().push(table);
    let action = serde_json::json!({"name": "report", "id": 9999, "runtime_data": [], "primitives": [logged, failed]});
    json["actions"].as_array_mut().unwrap().push(action);
    let program = Arc::new(Program::from_json(&json.to_string()).unwrap());
    plane.forward.load(Controlled::new(Switch::new(program)));
    let mut lines = Vec::new();
    for i in 0..150 {
        plane.receive(1, &frame(0x40, 0), Instant(5 * MS + 1000 * i));
        plane.forward.tick();
        lines.extend(events.take(Duration::ZERO).unwrap());
    }
    assert!(
        transmitted_frames(&mut plane, 1, 6 * MS).is_empty(),
        "the packets are dropped"
    );
    let text = |failed: bool, text: &str| Event::Log {
        failed,
        text: text.into(),
    };
    let failure = "p.p4:3: assert failed: false; ingress, port 2";
    assert_eq!(
        lines[..2],
        [text(true, failure), text(false, "p.p4:3: seen")]
    );
    assert_eq!(lines.len(), 100, "of one second");
    let stats = plane.stats(Span::ZERO, true);
    assert_eq!((stats.log_messages, stats.assertion_failures), (150, 150));
}
