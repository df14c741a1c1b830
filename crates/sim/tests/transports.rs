//! Every transport on a small dumbbell: 100 Mbit/s, 40 ms.

mod common;

use common::{Chain, Flow, PROGRAM};
use serde_json::{Value, json};
use xcpr_sim::result::RunResult;
use xcpr_sim::simulate;

const SECOND: u64 = 1_000_000_000;

fn run(plan: &Value) -> RunResult {
    simulate(&plan.to_string()).unwrap()
}

/// Makes a dumbbell with one flow of each, for so many seconds: a round trip of 40 ms and a queue of as much.
fn dumbbell(transports: &[&'static str], seconds: u64) -> Chain {
    let flows = transports.iter().enumerate();
    Chain {
        duration_ns: seconds * SECOND,
        rate_bps: 1e8,
        delay_ns: 18_000_000,
        queue: json!({"discipline": "drop-tail", "limit": [500, "packets"]}),
        flows: flows
            .map(|(i, transport)| Flow::new(transport, "rack", (0, 1), i as u64 * 10_000_000))
            .collect(),
        ..Chain::dumbbell("newreno", "rack")
    }
}

#[test]
fn lost_acks_are_counted_for_every_transport() {
    for transport in ["newreno", "xcp", "xcp-r"] {
        let result = run(&dumbbell(&[transport], 2).with_ack_loss().plan(PROGRAM));
        let lost = result.channels[1].counts.loss_drops;
        assert!(lost > 100, "{transport}: {lost}");
        assert_eq!(result.acks_lost, lost, "{transport}");
    }
}

/// Returns how much of what the link can carry flow `i` delivered.
fn share(result: &RunResult, i: usize, seconds: f64) -> f64 {
    result.flows[i].received.delivered_bytes as f64 * 8.0 / (1e8 * seconds)
}

#[test]
fn fast_keeps_alpha_packets_queued() {
    for (alpha, packets) in [(Value::Null, 200), (json!(30), 30)] {
        let mut plan = dumbbell(&["fast"], 10).plan(PROGRAM);
        plan["flows"][0]["options"] = json!({"fast": {"alpha": alpha}});
        let result = run(&plan);
        let bottleneck = &result.series.channels["link0/forward"];
        for &queued in bottleneck.queue_packets.range(50..) {
            assert!(queued.abs_diff(packets) <= 4, "{queued} of {packets}");
        }
        assert_eq!(result.flows[0].sent.retransmitted_packets, 0);
    }
}

/// Tests of many seconds, which `make test-quick` skips.
mod slow {
    use super::*;

    /// NewReno's sawtooth stays above the path's capacity with such a queue; TCP-LP's goes down to half of it.
    #[test]
    fn single_flow_uses_the_link() {
        for (transport, least) in [
            ("newreno", 0.95),
            ("hstcp", 0.95),
            ("scalable", 0.95),
            ("bic", 0.95),
            ("cubic", 0.95),
            ("dctcp", 0.95),
            ("htcp", 0.95),
            ("fast", 0.95),
            ("tcp-lp", 0.75),
            ("hstcp-lp", 0.75),
            ("drs", 0.95),
            ("psockets", 0.75),
            ("xcp", 0.95),
            ("xcp-r", 0.95),
        ] {
            let result = run(&dumbbell(&[transport], 10).plan(PROGRAM));
            let used = share(&result, 0, 10.0);
            assert!((least..=1.0).contains(&used), "{transport}: {used}");
        }
    }

    /// NewReno alone, then with another flow from 5 s on.
    #[test]
    fn low_priority_flows_yield_to_newreno() {
        let with = |transports: &[&'static str]| {
            let mut chain = dumbbell(transports, 25);
            if let Some(second) = chain.flows.get_mut(1) {
                second.start_ns = 5 * SECOND;
            }
            run(&chain.plan(PROGRAM))
        };
        let alone = share(&with(&["newreno"]), 0, 25.0);
        for transport in ["tcp-lp", "hstcp-lp"] {
            let result = with(&["newreno", transport]);
            let (left, taken) = (share(&result, 0, 25.0), share(&result, 1, 25.0));
            assert!(left > 0.85 * alone, "{transport}: {left} of {alone}");
            assert!(taken < 0.15, "{transport} takes {taken}");
        }
        let result = with(&["newreno", "newreno"]);
        assert!(share(&result, 1, 25.0) > 0.3, "an equal takes its share");
    }

    /// Windows of 64 packets let one connection have an eighth of the link, and random losses less.
    #[test]
    fn parallel_connections_overcome_small_windows_and_random_losses() {
        let with = |loss: f64, window: Option<u32>, connections: Option<u32>| {
            let chain = Chain {
                forward_loss: json!({"model": "random", "probability": loss}),
                ..dumbbell(&["psockets"], 10)
            };
            let mut plan = chain.plan(PROGRAM);
            plan["flows"][0]["max_window_packets"] = json!(window);
            plan["flows"][0]["options"] = json!({"psockets": {"connections": connections}});
            share(&run(&plan), 0, 10.0)
        };
        assert!(with(0.0, Some(64), Some(1)) < 0.13);
        assert!(with(0.0, Some(64), Some(8)) > 0.95);
        let found = with(0.0, Some(64), None);
        assert!(found > 0.6, "searched for: {found}");
        assert!(with(0.001, None, Some(16)) > 4.0 * with(0.001, None, Some(1)));
    }
}
