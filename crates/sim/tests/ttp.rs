//! TTP against what its paper and its codes say.

mod common;

use common::{Chain, Flow, PROGRAM};
use serde_json::{Value, json};
use xcpr_sim::result::{FlowResult, RunResult};
use xcpr_sim::simulate;

const SECOND: u64 = 1_000_000_000;
const MILLISECOND: u64 = 1_000_000;
const BYTES: u64 = 8_000_000;

/// Transfers a file of 8 MB over the paper's long-fat path (155 Mbit/s, 208 ms, interfaces of 100 Mbit/s, a queue of 10
/// packets).
fn transfer(loss: f64, options: &Value) -> RunResult {
    let chain = Chain {
        duration_ns: 20 * SECOND,
        rate_bps: 155e6,
        access_rate_bps: 100e6,
        delay_ns: 100 * MILLISECOND,
        queue: json!({"discipline": "drop-tail", "limit": [10, "packets"]}),
        forward_loss: json!({"model": "random", "probability": loss}),
        flows: vec![Flow::new("ttp", "rack", (0, 1), 0)],
        ..Chain::dumbbell("ttp", "rack")
    };
    let mut plan = chain.plan(PROGRAM);
    plan["flows"][0]["bytes"] = json!(BYTES);
    plan["flows"][0]["options"] = json!({"ttp": options});
    simulate(&plan.to_string()).unwrap()
}

fn flow(result: &RunResult) -> &FlowResult {
    &result.flows[0]
}

#[test]
fn ttp_fills_a_lossless_path() {
    let result = transfer(0.0, &json!({}));
    let flow = flow(&result);
    assert_eq!(flow.received.payload_bytes, BYTES);
    assert_eq!(
        (
            flow.transport_counters["failed_chunks"],
            flow.transport_counters["decoded_bytes"]
        ),
        (0, 0)
    );
    assert_eq!(flow.transport_counters["back_offs"], 0);
    let rates = &result.series.flows["flow0"].rate_bps;
    assert_eq!(rates[0], Some(80_000_000), "80 % of the interface's rate");
    assert!(
        rates.contains(&Some(100_000_000)),
        "reports without losses raise it"
    );
}

/// The checks follow the losses, everything is delivered, and hardly any chunk needs a resend.
#[test]
fn ttp_delivers_a_file_over_a_lossy_path() {
    let result = transfer(0.02, &json!({"chunk": 200, "initial_loss": 5}));
    let flow = flow(&result);
    assert_eq!(flow.received.payload_bytes, BYTES);
    assert!(flow.transport_counters["decoded_bytes"] > BYTES / 100);
    assert!(flow.sent.retransmitted_packets < 100);
    let expected = flow.transport_counters["expected_loss_ppm"];
    assert!((10_000..40_000).contains(&expected), "{expected} ppm");
}

/// At steady random losses half of all reports exceed their own mean: the literal rule sends at its minimum, a margin does not.
#[test]
fn margin_threshold_avoids_the_rate_cuts_of_the_literal_rule() {
    let back_offs = |threshold: &str| {
        let options = json!({"threshold": threshold, "initial_loss": 1, "report_interval": 256});
        flow(&transfer(0.01, &options)).transport_counters["back_offs"]
    };
    let (literal, margin) = (back_offs("literal"), back_offs("margin"));
    assert!(literal > 3 && margin <= 1, "{literal} and {margin}");
}

/// The paper's transfer fails; what could be decoded is there.
#[test]
fn unreliable_delivery_abandons_failed_chunks() {
    let options = json!({"delivery": "unreliable", "initial_loss": 1, "threshold": "margin"});
    let result = transfer(0.1, &options);
    let flow = flow(&result);
    let failed = flow.transport_counters["failed_chunks"];
    assert!(failed > 0 && flow.sent.retransmitted_packets == 0);
    assert!(flow.received.payload_bytes < BYTES);
}

/// 8192 packets of 1000 bytes, the longest way between two reports, take 131 s at 500 kbit/s.
#[test]
fn ttp_flow_with_rare_reports_continues() {
    let chain = Chain {
        duration_ns: 150 * SECOND,
        rate_bps: 1e6,
        access_rate_bps: 5e5,
        delay_ns: 20 * MILLISECOND,
        flows: vec![Flow::new("ttp", "rack", (0, 1), 0)],
        ..Chain::dumbbell("ttp", "rack")
    };
    let mut plan = chain.plan(PROGRAM);
    plan["flows"][0]["options"] = json!({"ttp": {"chunk": 100}});
    let result = simulate(&plan.to_string()).unwrap();
    let delivered = &result.series.flows["flow0"].delivered_bytes;
    let late = delivered[1500] - delivered[1000];
    assert!(late > 1_500_000, "{late} bytes in the last 50 s");
}
