//! A run that is looked at while it goes on.

mod common;

use common::{Chain, Flow, PROGRAM, Udp};
use serde_json::{Value, json};
use xcpr_sim::{Network, Passage, Plan, Progress, simulate};
use xcpr_units::Instant;

const SECOND: u64 = 1_000_000_000;
const POOLS: [&str; 2] = ["residue_pos_fbk_register", "residue_neg_fbk_register"];
/// Where a frame's TTL and what changes of the congestion header are.
const TTL: usize = 22;
const H_FEEDBACK: std::ops::Range<usize> = 46..50;

/// Makes a dumbbell of two flows, 10 ms apart, on 10 Mbit/s.
fn dumbbell(transport: &'static str, limit: u32) -> Chain {
    let flows = (0..2).map(|i| Flow::new(transport, "rack", (0, 1), i * 10_000_000));
    Chain {
        duration_ns: 2 * SECOND,
        routers: 2,
        rate_bps: 1e7,
        delay_ns: 10_000_000,
        queue: json!({"discipline": "drop-tail", "limit": [limit, "packets"]}),
        flows: flows.collect(),
        ..Chain::dumbbell(transport, "rack")
    }
}

/// Plans NewReno, and from the first half second on twice as much UDP as the link carries.
fn crowded() -> String {
    let udp = vec![Udp {
        rate_bps: 2e7,
        on: vec![(SECOND / 2, 2 * SECOND)],
    }];
    let chain = Chain {
        udp,
        ..dumbbell("newreno", 20)
    };
    chain.plan(PROGRAM).to_string()
}

/// Plans XCP alone.
fn quiet() -> String {
    dumbbell("xcp", 100).plan(PROGRAM).to_string()
}

fn begun(plan: &str) -> Network {
    Network::new(&Plan::from_json(plan).unwrap()).unwrap()
}

#[test]
fn looking_changes_nothing() {
    let plan = quiet();
    let mut network = begun(&plan);
    let registers = POOLS.map(String::from);
    let mut at = 0;
    while network.run_to(Instant(at)) {
        let seen = network.snapshot();
        assert!(seen.time_s <= at as f64 / 1e9);
        at += SECOND / 10;
        if at > SECOND {
            network.follow(&registers).unwrap();
        }
    }
    let looked_at = serde_json::to_value(network.into_result()).unwrap();
    assert_eq!(
        looked_at,
        serde_json::to_value(simulate(&plan).unwrap()).unwrap()
    );
}

#[test]
fn a_snapshot_has_what_the_result_samples() {
    let plan = quiet();
    let mut network = begun(&plan);
    assert!(network.run_to(Instant(SECOND)));
    let seen = network.snapshot();
    let (window, delivered) = (seen.flows[0].window_bytes, seen.flows[0].delivered_bytes);
    let sent = seen.channels[0].sent_bytes;
    assert_eq!(
        (seen.channels[0].link, seen.channels[0].direction),
        ("link0", "forward")
    );
    let result = simulate(&plan).unwrap();
    let at = result.series.time_s.iter().position(|&t| t == 1.0).unwrap();
    let flow = &result.series.flows["flow0"];
    assert_eq!(
        (flow.window_bytes[at], flow.delivered_bytes[at]),
        (window, delivered)
    );
    assert_eq!(result.series.channels["link0/forward"].sent_bytes[at], sent);
}

#[test]
fn a_watched_run_stops_at_each_sample() {
    let plan = crowded();
    let mut network = begun(&plan);
    let mut seen = Vec::new();
    assert!(network.run_watched(&mut |run| {
        if let Progress::Sampled(network) = run {
            let now = network.snapshot();
            seen.push((
                now.time_s,
                now.flows[1].window_bytes,
                now.flows[1].delivered_bytes,
                now.channels[0].queue_bytes,
            ));
        }
        true
    }));
    let series = network.into_result().series;
    let (flow, channel) = (&series.flows["flow1"], &series.channels["link0/forward"]);
    assert_eq!(seen.len(), series.time_s.len());
    for (at, &seen) in seen.iter().enumerate() {
        let sample = (
            series.time_s[at],
            flow.window_bytes[at],
            flow.delivered_bytes[at],
            channel.queue_bytes[at],
        );
        assert_eq!(seen, sample);
    }
}

#[test]
fn who_watches_may_end_it() {
    let mut looks = 0;
    assert!(!begun(&quiet()).run_watched(&mut |_| {
        looks += 1;
        looks < 3
    }));
    assert_eq!(looks, 3);
}

#[test]
fn a_packet_is_followed_through_the_router() {
    let mut network = begun(&quiet());
    network.run_to(Instant(SECOND));
    let registers = POOLS.map(String::from);
    for _ in 0..50 {
        let passage = network.follow(&registers).unwrap().unwrap();
        let left = passage.left.unwrap();
        assert!(left.at_s >= passage.came_s);
        assert_eq!(left.after[TTL] + 1, passage.before[TTL]);
        let feedback = |frame: &[u8]| i32::from_be_bytes(frame[H_FEEDBACK].try_into().unwrap());
        assert!(
            feedback(&left.after) <= feedback(&passage.before),
            "routers only lower it"
        );
        assert_eq!(
            left.after[H_FEEDBACK.end..],
            passage.before[H_FEEDBACK.end..]
        );
        assert!(
            passage
                .registers
                .keys()
                .eq(&["residue_neg_fbk_register", "residue_pos_fbk_register"])
        );
    }
}

#[test]
fn a_network_that_is_built_to_be_followed_shows_steps_too() {
    let plan = Plan::from_json(&quiet()).unwrap();
    let mut network = Network::to_follow(&plan).unwrap();
    let mut plain = begun(&quiet());
    for _ in 0..200 {
        let passage = network.follow(&POOLS.map(String::from)).unwrap().unwrap();
        let steps = serde_json::to_value(&passage.steps).unwrap();
        let after = &passage.left.as_ref().unwrap().after;
        let hex: String = after.iter().map(|byte| format!("{byte:02x}")).collect();
        // A record for the control plane is a copy, which leaves too.
        let leaves = |step: &Value| step["step"] == "leaves" && step["bytes"] == hex;
        assert_eq!(steps[0]["step"], "arrives");
        assert!(steps.as_array().unwrap().iter().any(leaves));
        let without = plain.follow(&POOLS.map(String::from)).unwrap().unwrap();
        let steps = Vec::new();
        assert_eq!(Passage { steps, ..passage }, without);
    }
    let result = serde_json::to_value(network.into_result()).unwrap();
    assert_eq!(result, serde_json::to_value(plain.into_result()).unwrap());
}

#[test]
fn a_packet_waits_and_one_that_finds_no_room_is_dropped() {
    let mut network = begun(&crowded());
    let passages = std::iter::from_fn(|| network.follow(&[]).unwrap());
    let (left, dropped): (Vec<_>, Vec<_>) = passages.partition(|p| p.left.is_some());
    assert!(!dropped.is_empty());
    assert!(dropped.iter().all(|p| p.ahead == 20));
    let waited = |p: &&Passage| p.left.as_ref().is_some_and(|left| left.at_s > p.came_s);
    // 1000 bytes take 0.8 ms: behind the packet in transmission, and behind those that wait.
    for passage in left.iter().filter(waited) {
        let waited_s = passage.left.as_ref().unwrap().at_s - passage.came_s;
        assert!(waited_s <= (passage.ahead + 1) as f64 * 0.0008 + 1e-9);
    }
    assert!(left.iter().filter(waited).count() > 100);
}

#[test]
fn an_unknown_register_is_refused() {
    let mut network = begun(&quiet());
    let problem = network.follow(&["pools".into()]).unwrap_err().to_string();
    assert!(problem.contains("pools"), "{problem}");
}
