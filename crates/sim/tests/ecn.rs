//! DCTCP over queues that mark, and TCPs over RED that does.

mod common;

use common::{Chain, Flow, PROGRAM};
use serde_json::{Value, json};
use xcpr_sim::result::RunResult;
use xcpr_sim::simulate;

const MILLISECOND: u64 = 1_000_000;
const RATE: f64 = 1e9;

/// Runs two flows on 1 Gbit/s and 100 us, for 200 ms.
fn rack(transport: &'static str, queue: Value) -> RunResult {
    let chain = Chain {
        duration_ns: 200 * MILLISECOND,
        delay_ns: 40_000,
        access_rate_bps: 10.0 * RATE,
        access_delay_ns: 5_000,
        queue,
        flows: (0..2)
            .map(|i| Flow::new(transport, "rack", (0, 1), i * MILLISECOND))
            .collect(),
        ..Chain::dumbbell(transport, "rack")
    };
    let mut plan = chain.plan(PROGRAM);
    plan["queue_sample_interval_ns"] = json!(50_000);
    simulate(&plan.to_string()).unwrap()
}

fn utilisation(result: &RunResult) -> f64 {
    result.channels[0].counts.sent_bytes as f64 * 8.0 / (RATE * 0.2)
}

/// The DCTCP paper's figure 1 and section 3.3: a full link, and a queue about K.
#[test]
fn two_dctcp_flows_fill_the_link_and_keep_the_queue_at_the_threshold() {
    let queue =
        json!({"discipline": "drop-tail", "limit": [250, "packets"], "mark": [20, "packets"]});
    let result = rack("dctcp", queue.clone());
    let bottleneck = &result.channels[0];
    assert!(utilisation(&result) > 0.95, "{}", utilisation(&result));
    assert_eq!(
        (bottleneck.counts.queue_drops, bottleneck.counts.loss_drops),
        (0, 0)
    );
    let (mean, most) = (
        bottleneck.queue.queue_mean_packets,
        bottleneck.queue.queue_p95_packets,
    );
    assert!((10.0..22.0).contains(&mean.unwrap()), "{mean:?}");
    assert!(most.unwrap() <= 26.0, "{most:?}");
    let reported: u64 = result
        .flows
        .iter()
        .map(|flow| flow.transport_counters["marked_packets"])
        .sum();
    assert!(
        reported > 0 && bottleneck.counts.marked_packets.abs_diff(reported) <= 40,
        "{reported}"
    );
    // Packets without ECN are not marked.
    let others = rack("newreno", queue);
    assert_eq!(others.channels[0].counts.marked_packets, 0);
    assert!(
        others
            .flows
            .iter()
            .all(|flow| flow.transport_counters.is_empty())
    );
}

#[test]
fn red_marks_packets_of_ecn_flows_and_drops_others() {
    let queue = json!({"discipline": "red", "limit": [250, "packets"], "red.min_threshold": 0.04,
        "red.max_threshold": 0.24, "red.weight": 0.02, "red.mark": true});
    let marked = rack("dctcp", queue.clone());
    let dropped = rack("newreno", queue);
    let counts = |result: &RunResult| {
        let counts = result.channels[0].counts;
        (counts.marked_packets > 0, counts.queue_drops > 0)
    };
    assert_eq!(
        (counts(&marked), counts(&dropped)),
        ((true, false), (false, true))
    );
}
