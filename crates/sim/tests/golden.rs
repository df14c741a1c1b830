//! The tables in `golden/` have every transport with every recovery and kind of loss. A change of
//! behaviour is a readable diff. `make golden` writes the tables anew; a test fails while they
//! differ.
//!
//! ```text
//! dumbbell      s0, s1, s2 -- r1 ==== r2 -- d0, d1, d2              three flows; UDP takes half from 1.5 to 2.5 s; packets
//!                                                                    leave late by up to 400 us, as in a scenario
//! parking lot   s0, s1 -- r1 ==== r2 ==== r3 -- d0, d2              s0 to d0 all the way, s1 to d1 and s2 to d2 a hop
//!                            d1, s2 -- r2                            packets leave at once
//! ```

mod common;

use std::fmt::Write;
use std::path::Path;

use common::{Chain, Flow, Udp, program};
use serde_json::{Value, json};
use xcpr_hosts::flow::registry::Shape;
use xcpr_hosts::{Recovery, Transport};
use xcpr_sim::result::RunResult;
use xcpr_sim::simulate;

const MILLISECOND: u64 = 1_000_000;

/// Makes a chain of 20 Mbit/s, with round trips of 40 ms a hop and a queue of as much.
fn small_chain(routers: usize, flows: Vec<Flow>) -> Chain {
    Chain {
        duration_ns: 4000 * MILLISECOND,
        routers,
        rate_bps: 2e7,
        delay_ns: 18 * MILLISECOND,
        access_rate_bps: 1e8,
        queue: json!({"discipline": "drop-tail", "limit": [100, "packets"]}),
        flows,
        ..Chain::dumbbell("xcp", "rack")
    }
}

fn dumbbell(transport: &'static str, recovery: &'static str) -> Chain {
    let starts = [0, 10, 500].into_iter();
    Chain {
        udp: vec![Udp {
            rate_bps: 1e7,
            on: vec![(1500 * MILLISECOND, 2500 * MILLISECOND)],
        }],
        access_rate_bps: 2e8,
        send_jitter_ns: MILLISECOND * 2 / 5,
        ..small_chain(
            2,
            starts
                .map(|ms| Flow::new(transport, recovery, (0, 1), ms * MILLISECOND))
                .collect(),
        )
    }
}

/// Makes the dumbbell with the default pacing of each transport.
fn dumbbell_with_default_pacing(transport: &'static str, recovery: &'static str) -> Chain {
    Chain {
        options: json!({}),
        ..dumbbell(transport, recovery)
    }
}

fn parking_lot(transport: &'static str, recovery: &'static str) -> Chain {
    let hops = [(0, 2), (0, 1), (1, 2)].into_iter().enumerate();
    small_chain(
        3,
        hops.map(|(i, hops)| Flow::new(transport, recovery, hops, i as u64 * 10 * MILLISECOND))
            .collect(),
    )
}

/// Lists the losses: none, of ACKs alone, of data and ACKs.
fn losses() -> [(&'static str, Value, Value); 3] {
    let random = |p: f64| json!({"model": "random", "probability": p});
    let none = json!({"model": "none"});
    [
        ("none", none.clone(), none.clone()),
        ("acks 12 %", none, random(0.12)),
        ("both 1 %", random(0.01), random(0.01)),
    ]
}

/// Computes (sum x)^2 / (n sum x^2).
fn jain(result: &RunResult) -> f64 {
    let delivered = result
        .flows
        .iter()
        .map(|f| f.received.delivered_bytes as f64);
    let (sum, squares) = delivered.fold((0.0, 0.0), |(s, q), x| (s + x, q + x * x));
    if squares == 0.0 {
        0.0
    } else {
        sum * sum / (result.flows.len() as f64 * squares)
    }
}

/// Begins a table whose first columns say what differs.
fn head(title: &str, first: &str, second: &str, third: &str) -> String {
    let mut text = format!("{title}\n`make golden` writes this table.\n\n");
    let _ = writeln!(
        text,
        "{first:<10} {second:<8} {third:<10} {:>10} {:>8} {:>6} {:>6} {:>6} {:>5} {:>7} {:>9} {:>9}",
        "delivered", "sent", "again", "drops", "fast", "rto", "jain", "passes", "events"
    );
    text
}

/// Runs a plan, and writes its row.
fn row(text: &mut String, first: &str, second: &str, third: &str, plan: &Value) {
    let result = simulate(&plan.to_string()).unwrap();
    let total = |f: fn(&xcpr_sim::result::FlowResult) -> u64| result.flows.iter().map(f).sum();
    let [delivered, sent, again, fast, timeouts]: [u64; 5] = [
        total(|f| f.received.delivered_bytes),
        total(|f| f.sent.sent_packets),
        total(|f| f.sent.retransmitted_packets),
        total(|f| f.sent.fast_retransmits),
        total(|f| f.sent.timeouts),
    ];
    let drops: u64 = result.channels.iter().map(|c| c.counts.queue_drops).sum();
    let _ = writeln!(
        text,
        "{first:<10} {second:<8} {third:<10} {delivered:>10} {sent:>8} {again:>6} {drops:>6} {fast:>6} {timeouts:>5} {:>7.5} {:>9} {:>9}",
        jain(&result),
        result.pipeline_passes,
        result.events
    );
}

fn table(
    title: &str,
    transports: &[Transport],
    chain: fn(&'static str, &'static str) -> Chain,
) -> String {
    let mut text = head(title, "transport", "recovery", "loss");
    for transport in transports {
        // A transport that is no TCP recovers in its own way.
        let own = transport.shape() == Shape::Datagrams;
        for recovery in &Recovery::ALL[..if own { 1 } else { Recovery::ALL.len() }] {
            for (loss, forward, backward) in losses() {
                let plan = Chain {
                    forward_loss: forward,
                    backward_loss: backward,
                    ..chain(transport.name(), recovery.name())
                }
                .plan(program(*transport));
                let recovered = transport.recovered_by(*recovery);
                row(&mut text, transport.name(), recovered, loss, &plan);
            }
        }
    }
    text
}

/// Compares a table with the file of that name, or writes it when `XCPR_GOLDEN=write`.
#[expect(clippy::disallowed_methods, reason = "golden files are the test's own")]
fn compare(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name);
    if std::env::var_os("XCPR_GOLDEN").is_some_and(|v| v == "write") {
        return std::fs::write(path, text).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap();
    for (line, (ours, theirs)) in text.lines().zip(golden.lines()).enumerate() {
        assert_eq!(ours, theirs, "{name}, line {}", line + 1);
    }
    assert_eq!(text.lines().count(), golden.lines().count(), "{name}");
}

#[test]
fn paced_table_matches_the_golden_file() {
    let title =
        "As dumbbell.txt, by transports that pace their packets unless they are told not to.";
    let paced = [Transport::Xcp, Transport::XcpR];
    compare(
        "paced.txt",
        &table(title, &paced, dumbbell_with_default_pacing),
    );
}

/// Makes the dumbbell with numbered classes: UDP's packets have DSCP 46 and class 7, XCP's are class 1, all others 0.
fn dumbbell_in_classes(transport: Transport, classes: &str, udp_bps: f64) -> Value {
    let mut queue = json!({"discipline": "drop-tail", "limit": [100, "packets"], "classes": classes,
        "class7.dscp": 1u64 << 46});
    if classes == "drr" {
        queue["class0.quantum"] = json!(4542);
        queue["class1.quantum"] = json!(4542);
    }
    let mut chain = dumbbell(transport.name(), "rack");
    chain.udp[0].rate_bps = udp_bps;
    let mut plan = Chain { queue, ..chain }.plan(program(transport));
    plan["udp_sources"][0]["dscp"] = json!(46);
    if transport == Transport::Xcp {
        plan["classes"] = json!({"flows": "flows_register", "share": "share_register"});
        for (router, port) in [(0, 2), (1, 1)] {
            let entries = plan["routers"][router]["entries"].as_array_mut().unwrap();
            entries.push(json!({"table": "XcpIngress.separated_ports",
                "match": {"port": {"exact": {"value": port}}},
                "action": "XcpIngress.separate", "params": {}}));
        }
    }
    plan
}

#[test]
fn classes_table_matches_the_golden_file() {
    let title = "As dumbbell.txt, with rack and no loss, where UDP has a class of its own: in classes with numbers, and at two rates.";
    let mut text = head(title, "transport", "classes", "UDP");
    for transport in [Transport::Xcp, Transport::NewReno] {
        for classes in ["priority", "drr"] {
            for (rate, udp_bps) in [("10 Mbit/s", 1e7), ("40 Mbit/s", 4e7)] {
                let plan = dumbbell_in_classes(transport, classes, udp_bps);
                row(&mut text, transport.name(), classes, rate, &plan);
            }
        }
    }
    compare("classes.txt", &text);
}

/// Tests of many seconds, which `make test-quick` skips.
mod slow {
    use super::*;

    #[test]
    fn dumbbell_table_matches_the_golden_file() {
        let title = "Three flows on a dumbbell of 20 Mbit/s, 40 ms, 4 s; UDP takes half of it for a second.";
        compare("dumbbell.txt", &table(title, Transport::ALL, dumbbell));
    }

    #[test]
    fn parking_lot_table_matches_the_golden_file() {
        let title = "Three flows on two bottlenecks of 20 Mbit/s, 40 ms a hop, 4 s; the first flow crosses both.";
        compare(
            "parking-lot.txt",
            &table(title, Transport::ALL, parking_lot),
        );
    }
}
