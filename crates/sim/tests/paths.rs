//! One packet across all hops.

mod common;

use common::{Chain, Flow, PROGRAM};
use serde_json::json;
use xcpr_sim::{DropReason, Hop, Network, Outcome, PacketSource, Path, PathTrace, Plan};

const SECOND: u64 = 1_000_000_000;

/// Makes a plan of two flows of XCP on 10 Mbit/s through a queue of so many packets.
fn plan(limit: u32, loss: f64) -> Plan {
    let flows = (0..2).map(|i| Flow::new("xcp", "rack", (0, 1), i * 10_000_000));
    let chain = Chain {
        duration_ns: SECOND,
        rate_bps: 1e7,
        delay_ns: 10_000_000,
        queue: json!({"discipline": "drop-tail", "limit": [limit, "packets"]}),
        forward_loss: json!({"model": "random", "probability": loss}),
        flows: flows.collect(),
        ..Chain::dumbbell("xcp", "rack")
    };
    Plan::from_json(&chain.plan(PROGRAM).to_string()).unwrap()
}

fn source(to_sender: bool) -> PacketSource {
    PacketSource::Flow {
        name: "flow0".to_owned(),
        to_sender,
    }
}

fn trace(plan: &Plan, number: u64) -> PathTrace {
    let traced = Network::trace_path(plan, &source(false), number);
    traced.unwrap().expect("the packet is sent")
}

/// Returns the hops of a packet itself, past those of its copies for the control plane, and its outcome.
fn original(path: Path) -> (Vec<Hop>, Outcome) {
    let Path { mut hops, outcome } = path;
    match outcome {
        Outcome::Copied { copies } => {
            let mut copies = copies.into_iter();
            let own = copies.next().expect("there are copies");
            assert_eq!(own.kind, "original");
            for copy in copies {
                assert_eq!(copy.kind, "clone of egress");
                assert!(matches!(copy.path.outcome, Outcome::Controller { .. }));
            }
            let (more, outcome) = original(own.path);
            hops.extend(more);
            (hops, outcome)
        }
        outcome => (hops, outcome),
    }
}

/// Returns a short name of each hop, and checks that each begins where the one before ended.
fn check_hops(hops: &[Hop]) -> Vec<String> {
    let mut end = None;
    let mut names = Vec::new();
    for hop in hops {
        let (name, at, took) = match hop {
            Hop::Host { node, at_ns, .. } => (format!("host {node}"), *at_ns, 0),
            Hop::Queue {
                node,
                at_ns,
                waited_ns,
                ..
            } => (format!("queue {node}"), *at_ns, waited_ns.unwrap_or(0)),
            Hop::Ingress {
                node, at_ns, steps, ..
            } => {
                assert!(!steps.is_empty());
                (format!("ingress {node}"), *at_ns, 0)
            }
            Hop::Egress {
                node, at_ns, steps, ..
            } => {
                assert!(!steps.is_empty());
                (format!("egress {node}"), *at_ns, 0)
            }
            Hop::Wire {
                from,
                to,
                at_ns,
                transmission_ns,
                propagation_ns,
                ..
            } => (
                format!("wire {from} {to}"),
                *at_ns,
                transmission_ns + propagation_ns,
            ),
        };
        assert!(end.is_none_or(|end| end == at), "{name} at {at}: {end:?}");
        end = Some(at + took);
        names.push(name);
    }
    names
}

const FORWARD: [&str; 11] = [
    "host s0",
    "queue s0",
    "wire s0 r1",
    "ingress r1",
    "queue r1",
    "egress r1",
    "wire r1 r2",
    "ingress r2",
    "queue r2",
    "egress r2",
    "wire r2 d0",
];
const BACKWARD: [&str; 11] = [
    "host d0",
    "queue d0",
    "wire d0 r2",
    "ingress r2",
    "queue r2",
    "egress r2",
    "wire r2 r1",
    "ingress r1",
    "queue r1",
    "egress r1",
    "wire r1 s0",
];

#[test]
fn packet_and_its_ack_pass_every_hop_without_gaps_in_time() {
    let plan = plan(100, 0.0);
    for number in [1, 2, 20, 100, 300] {
        let traced = trace(&plan, number);
        let (hops, outcome) = original(traced.packet);
        assert_eq!(check_hops(&hops), FORWARD, "{number}");
        let Outcome::Received { node, at_ns } = &outcome else {
            panic!("{outcome:?}");
        };
        assert_eq!(node, "d0");
        let (hops, outcome) = original(traced.ack.expect("there is an ACK"));
        assert_eq!(check_hops(&hops), BACKWARD, "{number}");
        assert!(
            matches!(&hops[0], Hop::Host { at_ns: sent, .. } if sent == at_ns),
            "every packet is acknowledged at once"
        );
        assert!(matches!(outcome, Outcome::Received { node, .. } if node == "s0"));
    }
    let more = Network::trace_path(&plan, &source(false), 1_000_000).unwrap();
    assert_eq!(more, None, "the run ends before");
}

#[test]
fn packet_waits_in_a_queue_as_long_as_the_packets_before_it_take() {
    let plan = plan(100, 0.0);
    let waits = (1..200).step_by(7).filter_map(|number| {
        let traced = trace(&plan, number);
        original(traced.packet)
            .0
            .into_iter()
            .find_map(|hop| match hop {
                Hop::Queue {
                    node,
                    queued_packets,
                    queued_bytes,
                    waited_ns,
                    ..
                } if node == "r1" && queued_packets > 0 => Some((queued_bytes, waited_ns)),
                _ => None,
            })
    });
    let waits: Vec<_> = waits.collect();
    assert!(!waits.is_empty(), "there is a queue");
    for (bytes, waited) in waits {
        // 10 Mbit/s are 800 ns for a byte. The packet in transmission takes up to 1000 bytes more.
        let least = bytes * 800;
        let waited = waited.expect("it leaves");
        assert!(
            (least..=least + 801_000).contains(&waited),
            "{bytes} {waited}"
        );
    }
}

#[test]
fn dropped_packet_ends_with_its_reason() {
    let ends = |plan: &Plan| -> Vec<Outcome> {
        let traced = (1..150).step_by(3).map(|number| trace(plan, number));
        let dropped = traced.filter(|one| matches!(one.packet.outcome, Outcome::Dropped { .. }));
        dropped
            .map(|one| {
                assert_eq!(one.ack, None);
                one.packet.outcome
            })
            .collect()
    };
    let lost = ends(&plan(100, 0.1));
    assert!(!lost.is_empty());
    for outcome in lost {
        let is_lost = matches!(
            &outcome,
            Outcome::Dropped { node, reason: DropReason::Link, .. } if node == "link0"
        );
        assert!(is_lost, "{outcome:?}");
    }
    let refused = ends(&plan(2, 0.0));
    assert!(!refused.is_empty());
    for outcome in refused {
        let is_refused = matches!(
            &outcome,
            Outcome::Dropped { node, reason: DropReason::Queue, .. } if node == "r1"
        );
        assert!(is_refused, "{outcome:?}");
    }
}

#[test]
fn packets_of_the_receiver_are_traced_to_the_sender() {
    let traced = Network::trace_path(&plan(100, 0.0), &source(true), 3).unwrap();
    let traced = traced.expect("the packet is sent");
    assert_eq!(check_hops(&original(traced.packet).0), BACKWARD);
    assert_eq!(traced.ack, None);
}

#[test]
fn trace_of_an_unknown_flow_is_refused() {
    let unknown = PacketSource::Flow {
        name: "flow9".to_owned(),
        to_sender: false,
    };
    let error = Network::trace_path(&plan(100, 0.0), &unknown, 1).unwrap_err();
    assert!(
        error.to_string().contains("no flow is named \"flow9\""),
        "{error}"
    );
}
