//! Snapshots of a run while it proceeds, and packets that are followed through a router.

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
fn overloaded_plan() -> String {
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
fn xcp_plan() -> String {
    dumbbell("xcp", 100).plan(PROGRAM).to_string()
}

fn build_network(plan: &str) -> Network {
    Network::new(&Plan::from_json(plan).unwrap()).unwrap()
}

#[test]
fn snapshots_do_not_change_the_result() {
    let plan = xcp_plan();
    let mut network = build_network(&plan);
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
fn snapshot_agrees_with_the_sampled_series() {
    let plan = xcp_plan();
    let mut network = build_network(&plan);
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
fn watched_run_reports_each_sample() {
    let plan = overloaded_plan();
    let mut network = build_network(&plan);
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
fn watcher_may_end_the_run() {
    let mut looks = 0;
    assert!(!build_network(&xcp_plan()).run_watched(&mut |_| {
        looks += 1;
        looks < 3
    }));
    assert_eq!(looks, 3);
}

#[test]
fn followed_packet_is_reported_before_and_after_the_router() {
    let mut network = build_network(&xcp_plan());
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
fn network_built_to_follow_reports_pipeline_steps() {
    let plan = Plan::from_json(&xcp_plan()).unwrap();
    let mut network = Network::to_follow(&plan).unwrap();
    let mut plain = build_network(&xcp_plan());
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
fn followed_packets_are_queued_or_dropped_when_full() {
    let mut network = build_network(&overloaded_plan());
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
fn following_an_unknown_register_is_refused() {
    let mut network = build_network(&xcp_plan());
    let problem = network.follow(&["pools".into()]).unwrap_err().to_string();
    assert!(problem.contains("pools"), "{problem}");
}
