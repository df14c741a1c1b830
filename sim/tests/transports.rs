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

/// One flow each, for so many seconds: a round trip of 40 ms and a queue of as much.
fn dumbbell(transports: &[&'static str], seconds: u64) -> Chain {
    let flows = transports.iter().enumerate();
    Chain {
        duration_ns: seconds * SECOND,
        rate_bps: 1e8,
        delay_ns: 18_000_000,
        queue: json!({"discipline": "drop-tail", "limit": 500, "unit": "packets"}),
        flows: flows
            .map(|(i, transport)| Flow::new(transport, "rack", (0, 1), i as u64 * 10_000_000))
            .collect(),
        ..Chain::dumbbell("newreno", "rack")
    }
}

#[test]
fn lost_acks_count_whatever_the_transport() {
    for transport in ["newreno", "xcp", "xcp-r"] {
        let result = run(&dumbbell(&[transport], 2).with_ack_loss().plan(PROGRAM));
        let lost = result.channels[1].loss_drops;
        assert!(lost > 100, "{transport}: {lost}");
        assert_eq!(result.acks_lost, lost, "{transport}");
    }
}
