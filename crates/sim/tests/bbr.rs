//! BBRv3 over a bottleneck: what its draft says of it, with margins that ADR 0214 stated before.

mod common;

use common::{Chain, Flow, PROGRAM};
use serde_json::{Value, json};
use xcpr_sim::result::RunResult;
use xcpr_sim::simulate;

const MILLISECOND: u64 = 1_000_000;
/// 20 Mbit/s and a round trip of 40 ms: 100 packets of 1000 bytes.
const RATE: f64 = 2e7;
const PRODUCT: f64 = 100.0;

fn path(transports: &[&'static str], seconds: u64, queue: u64, loss: f64) -> RunResult {
    let starts = transports.iter().zip(0..);
    let chain = Chain {
        duration_ns: seconds * 1000 * MILLISECOND,
        rate_bps: RATE,
        delay_ns: 18 * MILLISECOND,
        access_rate_bps: 1e9,
        queue: json!({"discipline": "drop-tail", "limit": [queue, "packets"]}),
        forward_loss: match loss {
            0.0 => json!({"model": "none"}),
            p => json!({"model": "random", "probability": p}),
        },
        flows: starts
            .map(|(&transport, i)| Flow::new(transport, "rack", (0, 1), i * 1000 * MILLISECOND))
            .collect(),
        ..Chain::dumbbell(transports[0], "rack")
    };
    simulate(&chain.plan(PROGRAM).to_string()).unwrap()
}

/// Returns the share of the link that each flow delivered in a part of the run.
fn shares(result: &RunResult, from_s: f64, to_s: f64) -> Vec<f64> {
    let series = serde_json::to_value(&result.series).unwrap();
    let numbers = |of: &Value| -> Vec<f64> {
        let list = of.as_array().unwrap().iter();
        list.map(|n| n.as_f64().unwrap()).collect()
    };
    let times = numbers(&series["time_s"]);
    let at = |t: f64| {
        times
            .iter()
            .position(|&time| time >= t)
            .unwrap_or(times.len() - 1)
    };
    let (first, last) = (at(from_s), at(to_s));
    (0..result.flows.len())
        .map(|i| {
            let delivered = numbers(&series["flows"][format!("flow{i}")]["delivered_bytes"]);
            let bytes = delivered[last] - delivered[first];
            bytes * 8.0 / (times[last] - times[first]) / RATE
        })
        .collect()
}

fn mean_queue(result: &RunResult) -> f64 {
    result.channels[0].queue.queue_mean_packets.unwrap()
}

/// Section 5.3.4.2: ProbeRTT costs 2 %, pacing 1 %.
#[test]
fn bbr_flow_fills_the_link_with_a_short_queue() {
    for queue in [50, 100, 1000] {
        let result = path(&["bbr"], 20, queue, 0.0);
        let used = shares(&result, 2.0, 20.0)[0];
        assert!(used >= 0.95, "queue of {queue}: {used}");
        let mean = mean_queue(&result);
        assert!(mean < 0.25 * PRODUCT, "queue of {queue}: {mean} packets");
    }
}

/// Section 3.1: full throughput at up to 1 % of losses. CUBIC's answer to them is a window of 1.17 / sqrt(p).
#[test]
fn bbr_sustains_throughput_under_random_loss() {
    let [bbr, cubic] = ["bbr", "cubic"].map(|transport| {
        let result = path(&[transport], 20, 100, 0.01);
        shares(&result, 2.0, 20.0)[0]
    });
    assert!(bbr >= 0.8, "{bbr}");
    assert!(cubic <= 0.3, "{cubic}");
}

#[test]
fn bbr_flows_converge_to_fair_shares() {
    let result = path(&["bbr", "bbr", "bbr"], 40, 200, 0.0);
    let shares = shares(&result, 20.0, 40.0);
    let (sum, squares) = shares
        .iter()
        .fold((0.0, 0.0), |(s, q), x| (s + x, q + x * x));
    let jain = sum * sum / (shares.len() as f64 * squares);
    assert!(sum >= 0.95 && jain >= 0.9, "{shares:?}: Jain {jain}");
}

/// Section 5.3.3.8.1: neither starves the other where a queue holds a product.
#[test]
fn bbr_and_cubic_share_the_link_without_starvation() {
    let result = path(&["bbr", "cubic"], 60, 100, 0.0);
    let shares = shares(&result, 20.0, 60.0);
    assert!(shares.iter().sum::<f64>() >= 0.95, "{shares:?}");
    assert!(shares.iter().all(|&share| share >= 0.15), "{shares:?}");
}
