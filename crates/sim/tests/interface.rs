//! Hosts whose interfaces hold so many packets: nothing is lost there, and TCP takes a full one for congestion.

mod common;

use common::{Chain, Flow, PROGRAM};
use serde_json::{Value, json};
use xcpr_sim::result::RunResult;
use xcpr_sim::simulate;

const SECOND: u64 = 1_000_000_000;
/// Packets of 1000 bytes that a round trip of 20 ms holds on 100 Mbit/s.
const PATH_PACKETS: f64 = 250.0;

/// Runs a flow for 20 s, whose host's interface is the path's narrowest place.
fn run(transport: &'static str, jitter_ns: u64, held: Option<u64>) -> RunResult {
    let chain = Chain {
        duration_ns: 20 * SECOND,
        rate_bps: 1e9,
        delay_ns: 9_000_000,
        access_rate_bps: 1e8,
        access_delay_ns: 500_000,
        send_jitter_ns: jitter_ns,
        queue: json!({"discipline": "drop-tail", "limit": [1000, "packets"]}),
        flows: vec![Flow::new(transport, "rack", (0, 1), 0)],
        ..Chain::dumbbell(transport, "rack")
    };
    let mut plan = chain.plan(PROGRAM);
    plan["sample_interval_ns"] = json!(SECOND / 100);
    for host in plan["hosts"].as_array_mut().unwrap() {
        host["tx_queue_packets"] = held.map_or(Value::Null, Value::from);
    }
    simulate(&plan.to_string()).unwrap()
}

fn max_in_flight(result: &RunResult) -> f64 {
    let in_flight = result
        .series
        .flows
        .values()
        .next()
        .unwrap()
        .in_flight_bytes
        .iter();
    in_flight.flatten().copied().max().unwrap() as f64 / 1000.0
}

#[test]
fn unlimited_interface_reports_no_local_congestion() {
    let result = run("newreno", 0, None);
    assert!(
        !result.flows[0]
            .transport_counters
            .contains_key("local_congestion")
    );
    assert!(max_in_flight(&result) > 2.0 * PATH_PACKETS);
}

/// Tests of many seconds, which `make test-quick` skips.
mod slow {
    use super::*;

    /// NewReno's window goes to and fro between half of path and interface and all of it, which is what the link needs.
    #[test]
    fn full_interface_halves_the_window_without_loss() {
        for jitter in [0, 100_000] {
            let result = run("newreno", jitter, Some(200));
            let flow = &result.flows[0];
            assert_eq!(flow.sent.retransmitted_packets, 0, "{jitter}");
            assert!(
                (2..40).contains(&flow.transport_counters["local_congestion"]),
                "{:?}",
                flow.transport_counters
            );
            let most = max_in_flight(&result);
            assert!((most / (PATH_PACKETS + 200.0) - 1.0).abs() < 0.05, "{most}");
            let rate = flow.received.delivered_bytes as f64 * 8.0 / 20e8;
            assert!(rate > 0.95, "{rate}");
        }
    }

    /// Transports that know no windows wait for room, as in a blocking send.
    #[test]
    fn udp_transports_wait_for_interface_room() {
        for transport in ["udt", "sabul", "rudp", "fobs", "ttp"] {
            let result = run(transport, 0, Some(20));
            let rate = result.flows[0].received.delivered_bytes as f64 * 8.0 / 20e8;
            assert!(rate > 0.5, "{transport}: {rate}");
        }
    }
}
