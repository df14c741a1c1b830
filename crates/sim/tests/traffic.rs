//! Applications in whole networks: what they offer, what becomes of it, and that runs repeat.

mod common;

use common::{Chain, PROGRAM, Udp};
use serde_json::{Value, json};
use xcpr_sim::result::RunResult;
use xcpr_sim::simulate;

const SECOND: u64 = 1_000_000_000;

/// Plans two pairs of hosts over 100 Mbit/s and 10 ms, each with this application.
fn plan(transport: &str, application: &Value) -> Value {
    let pairs = 2;
    let idle = Udp {
        rate_bps: 1e6,
        on: Vec::new(),
    };
    let mut plan = Chain {
        duration_ns: 12 * SECOND,
        rate_bps: 1e8,
        delay_ns: 10_000_000,
        queue: json!({"discipline": "drop-tail", "limit": [200, "packets"]}),
        flows: Vec::new(),
        udp: vec![idle; pairs],
        ..Chain::dumbbell("xcp", "rack")
    }
    .plan(PROGRAM);
    plan["udp_sources"] = json!([]);
    let pair = |i: usize| {
        json!({"application": application, "connection": {
            "name": format!("web{i}"), "transport": transport, "recovery": "rack",
            "from": format!("u{i}"), "to": format!("v{i}"), "from_port": 10000, "to_port": 80,
            "start_ns": 0, "stop_ns": 10 * SECOND, "packet_bytes": 1000, "initial_window_packets": 2,
            "min_rto_ns": SECOND, "initial_rto_ns": SECOND, "ack_every": 1}})
    };
    let pairs: Vec<Value> = (0..pairs).map(pair).collect();
    plan["traffic"] = json!([{"name": "web", "pairs": pairs}]);
    plan
}

fn web() -> Value {
    json!({"kind": "web", "arrivals_per_s": 50.0, "shape": 2.5, "bytes_mean": 30000.0})
}

fn run(plan: &Value) -> RunResult {
    simulate(&plan.to_string()).unwrap()
}

#[test]
fn web_transfers_complete_at_the_configured_rate() {
    for transport in ["newreno", "xcp-r"] {
        let result = run(&plan(transport, &web()));
        let web = &result.traffic[0];
        // 100/s for 10 s; five standard deviations are 158. Sizes: a standard error of 0.9 / sqrt(1000).
        assert!(
            web.connections_started.abs_diff(1000) < 158,
            "{transport}, {web:?}"
        );
        assert_eq!(web.connections_completed, web.connections_started);
        assert_eq!(
            web.delivered_bytes, web.offered_bytes,
            "{transport}, {web:?}"
        );
        let mean = web.offered_bytes as f64 / web.connections_started as f64;
        assert!((27_000.0..40_000.0).contains(&mean), "{mean}");
        // Two round trips of 24 ms at least; windows of 2, 4, 8, ... packets.
        let quantiles = (web.completion_p95_s.unwrap(), web.completion_p99_s.unwrap());
        assert!(web.completion_mean_s.unwrap() > 0.048 && quantiles.0 > 0.09);
        assert!(quantiles.0 <= quantiles.1);
        // The bottleneck carries this traffic alone.
        assert!(result.channels[0].counts.sent_bytes > web.delivered_bytes);
    }
}

#[test]
fn traffic_result_depends_only_on_plan_and_seed() {
    let mut plan = plan("newreno", &web());
    let first = serde_json::to_string(&run(&plan)).unwrap();
    assert_eq!(serde_json::to_string(&run(&plan)).unwrap(), first);
    plan["seed"] = 2.into();
    assert_ne!(serde_json::to_string(&run(&plan)).unwrap(), first);
}

#[test]
fn on_off_sources_offer_their_mean_over_one_connection_each() {
    let application = json!({"kind": "pareto-onoff", "connections": 10, "rate_bps": 2e6, "shape": 1.9,
        "on_mean_ns": SECOND / 10, "off_mean_ns": SECOND / 10});
    let traffic = &run(&plan("newreno", &application)).traffic[0];
    assert_eq!(
        (traffic.connections_started, traffic.connections_completed),
        (20, 20)
    );
    // 20 sources of 1 Mbit/s for 10 s; 1000 periods each way.
    let expected = 20.0 * 10.0 * 1e6 / 8.0;
    let offered = traffic.offered_bytes as f64 / expected;
    assert!((offered - 1.0).abs() < 0.2, "{offered}");
    assert!(traffic.delivered_bytes as f64 > 0.99 * traffic.offered_bytes as f64);
}

#[test]
fn invalid_traffic_plans_are_refused_with_their_path() {
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut plan = plan("newreno", &web());
        change(&mut plan);
        simulate(&plan.to_string()).unwrap_err().to_string()
    };
    let message = refused(&|plan| plan["traffic"][0]["pairs"][1]["connection"]["to"] = "v9".into());
    assert!(
        message.contains("traffic[0].pairs[1].to: no host named \"v9\""),
        "{message}"
    );
    let message = refused(&|plan| {
        plan["traffic"][0]["pairs"][1] = plan["traffic"][0]["pairs"][0].clone();
    });
    assert!(
        message.contains(
            "traffic[0].pairs[1]: another one between \"u0\" and \"v0\" has the same ports"
        ),
        "{message}"
    );
    let message = refused(&|plan| {
        plan["traffic"][0]["pairs"][0]["connection"]["transport"] = "vegas".into();
    });
    assert!(
        message.contains("traffic[0].pairs[0].connection.transport"),
        "{message}"
    );
    let message =
        refused(&|plan| plan["traffic"][0]["pairs"][0]["application"]["shape"] = 1.into());
    assert!(
        message.contains("traffic[0].pairs[0]: shape: must be above 1"),
        "{message}"
    );
    let message =
        refused(&|plan| plan["traffic"][0]["pairs"][0]["application"]["kind"] = "ftp".into());
    assert!(message.contains("unknown variant `ftp`"), "{message}");
}
