//! A run that is looked at while it goes on.

mod common;

use common::{Chain, Flow, PROGRAM};
use serde_json::json;
use xcpr_sim::{Network, Plan, simulate};
use xcpr_units::Instant;

const SECOND: u64 = 1_000_000_000;
const POOLS: [&str; 2] = ["residue_pos_register", "residue_neg_register"];
/// Where a frame's TTL and what changes of the congestion header are.
const TTL: usize = 22;
const H_FEEDBACK: std::ops::Range<usize> = 46..50;

fn dumbbell(limit: u32) -> String {
    let flows = (0..2).map(|i| Flow::new("xcp", "rack", (0, 1), i * 10_000_000));
    let chain = Chain {
        duration_ns: 2 * SECOND,
        routers: 2,
        rate_bps: 1e7,
        delay_ns: 10_000_000,
        queue: json!({"discipline": "drop-tail", "limit": limit, "unit": "packets"}),
        flows: flows.collect(),
        ..Chain::dumbbell("xcp", "rack")
    };
    chain.plan(PROGRAM).to_string()
}

fn begun(plan: &str) -> Network {
    Network::new(&Plan::from_json(plan).unwrap()).unwrap()
}

#[test]
fn looking_changes_nothing() {
    let plan = dumbbell(100);
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
    let plan = dumbbell(100);
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
fn a_packet_is_followed_through_the_router() {
    let mut network = begun(&dumbbell(100));
    network.run_to(Instant(SECOND));
    let registers = POOLS.map(String::from);
    let mut waited = false;
    for _ in 0..50 {
        let passage = network.follow(&registers).unwrap().unwrap();
        let left = passage.left.unwrap();
        assert!(left.at_s >= passage.came_s);
        waited |= passage.ahead > 0 && left.at_s > passage.came_s;
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
                .eq(&["residue_neg_register", "residue_pos_register"])
        );
    }
    assert!(waited, "some of them found a queue");
}

#[test]
fn a_packet_that_finds_no_room_is_dropped() {
    let mut network = begun(&dumbbell(1));
    let passages = std::iter::from_fn(|| network.follow(&[]).unwrap());
    let (dropped, left): (Vec<_>, Vec<_>) = passages.partition(|p| p.left.is_none());
    assert!(!dropped.is_empty() && left.len() > dropped.len());
    assert!(dropped.iter().all(|p| p.ahead == 1));
}

#[test]
fn an_unknown_register_is_refused() {
    let mut network = begun(&dumbbell(100));
    let problem = network.follow(&["pools".into()]).unwrap_err().to_string();
    assert!(problem.contains("pools"), "{problem}");
}
