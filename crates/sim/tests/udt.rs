//! UDT against what its rules say: rates under random loss, shares of flows with unequal round trips.

mod common;

use common::{Chain, Flow, PROGRAM};
use serde_json::{Value, json};
use xcpr_sim::result::RunResult;
use xcpr_sim::simulate;

const SECOND: u64 = 1_000_000_000;
const MILLISECOND: u64 = 1_000_000;

/// Runs flows with these access delays, ms, over a link of so many Mbit/s that adds 36 ms, and a queue of 40 ms.
fn run(
    mbps: f64,
    seconds: u64,
    loss: f64,
    access_ms: &[u64],
    change: impl Fn(&mut Value),
) -> RunResult {
    let flows = access_ms.iter().enumerate();
    let chain = Chain {
        duration_ns: seconds * SECOND,
        rate_bps: mbps * 1e6,
        access_rate_bps: 1e9,
        delay_ns: 18 * MILLISECOND,
        queue: json!({"discipline": "drop-tail", "limit": [(mbps * 3.33) as u64, "packets"]}),
        forward_loss: json!({"model": "random", "probability": loss}),
        flows: flows
            .map(|(i, _)| Flow::new("udt", "rack", (0, 1), i as u64 * 10 * MILLISECOND))
            .collect(),
        ..Chain::dumbbell("udt", "rack")
    };
    let mut plan = chain.plan(PROGRAM);
    for (i, &ms) in access_ms.iter().enumerate() {
        plan["flows"][i]["packet_bytes"] = json!(1514);
        for direction in ["forward", "backward"] {
            // The sender's and the receiver's links stand behind the bottleneck's in the plan, in turn.
            plan["links"][1 + 2 * i][direction]["delay_ns"] = json!(ms * MILLISECOND);
        }
    }
    change(&mut plan);
    simulate(&plan.to_string()).unwrap()
}

/// Returns the payload delivered, Mbit/s.
fn goodput(result: &RunResult, flow: usize, seconds: u64) -> f64 {
    result.flows[flow].received.payload_bytes as f64 * 8e-6 / seconds as f64
}

/// Under random loss p the rate R follows from p R^2 / 9 + a p SYN R = a, a = increase / SYN^2
/// (draft-gg-udt-03 section 7.2). Several decreases within a round trip cost a part of it. The
/// rates are 31 and 9.1 Mbit/s on 100 Mbit/s, 21.6 on 1 Gbit/s.
#[test]
fn udt_rate_under_random_loss_matches_the_model() {
    for (mbps, seconds, loss, expected) in [
        (100.0, 40, 0.001, 31.0),
        (100.0, 40, 0.01, 9.1),
        (1000.0, 20, 0.01, 21.6),
    ] {
        let result = run(mbps, seconds, loss, &[1], |_| {});
        let found = goodput(&result, 0, seconds);
        let off = found / expected - 1.0;
        assert!(
            off.abs() < 0.05,
            "{mbps} Mbit/s, loss {loss}: {found} Mbit/s"
        );
    }
}

/// A queue of a bandwidth-delay product fills and is cut into now and then.
#[test]
fn single_udt_flow_fills_the_link_and_reports_its_rate() {
    let result = run(100.0, 30, 0.0, &[1], |_| {});
    let found = goodput(&result, 0, 30);
    assert!((83.0..97.0).contains(&found), "{found} Mbit/s");
    let rates = &result.series.flows["flow0"].rate_bps;
    assert_eq!(rates[0], None, "no pace before the first loss");
    assert!(
        rates[100..]
            .iter()
            .all(|rate| (4e7..1.1e8).contains(&(rate.unwrap() as f64)))
    );
    let capacity = result.flows[0].transport_counters["capacity_packets_per_s"];
    assert!(
        capacity.abs_diff(8256) < 20,
        "{capacity} packets of 1514 bytes on 100 Mbit/s"
    );
}

/// Round trips of 38 and 152 ms: the increase follows the link's capacity and not the round trip.
#[test]
fn udt_flows_of_unequal_rtts_share_equally() {
    let result = run(100.0, 40, 0.0, &[0, 57], |_| {});
    let shares = [0, 1].map(|flow| goodput(&result, flow, 40));
    let jain = (shares[0] + shares[1]).powi(2) / (2.0 * (shares[0].powi(2) + shares[1].powi(2)));
    assert!(jain > 0.99, "{shares:?}");
}

/// The rules of 2006 and NAKs that are never repeated carry the stream too.
#[test]
fn udt_variants_deliver_at_a_similar_rate() {
    for options in [json!({"variant": "ns2-2006"}), json!({"nak": "once"})] {
        let result = run(100.0, 10, 0.001, &[1], |plan| {
            plan["flows"][0]["options"] = json!({"udt": options});
        });
        let found = goodput(&result, 0, 10);
        assert!((20.0..50.0).contains(&found), "{options}: {found} Mbit/s");
    }
}
