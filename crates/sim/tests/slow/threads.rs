//! Runs on several threads find out what runs on one do, to the byte.

use crate::common::{Chain, Flow, PROGRAM, Udp, route};
use proptest::prelude::*;
use serde_json::{Value, json};
use xcpr_sim::{Network, Partition, Plan, Progress, simulate};
use xcpr_units::Span;

const MILLISECOND: u64 = 1_000_000;

fn network(plan: &Value) -> Network {
    Network::new(&Plan::from_json(&plan.to_string()).unwrap()).unwrap()
}

/// Returns the findings of a run that goes on in parts after so many events, and the number of
/// parts.
fn run_in_parts(plan: &Value, threads: usize, after: u64) -> (usize, String) {
    let mut network = network(plan);
    network.step(after);
    let Some(partition) = Partition::best(&network, threads) else {
        return (1, run_on_one_thread(plan));
    };
    assert!(network.run_parted(&partition, &mut |_| true));
    assert!(!network.step(1), "it is at its end");
    (partition.parts(), result_json(network))
}

fn run_on_one_thread(plan: &Value) -> String {
    serde_json::to_string(&simulate(&plan.to_string()).unwrap()).unwrap()
}

fn result_json(network: Network) -> String {
    serde_json::to_string(&network.into_result()).unwrap()
}

/// Returns the findings of a run whose events all happen in the order of their times.
fn run_event_by_event(plan: &Value) -> String {
    let mut network = network(plan);
    while network.step(1) {}
    result_json(network)
}

/// Asserts that every number of threads, from the start and from the middle, finds out the same. Returns the numbers of
/// parts.
fn assert_same_results(plan: &Value) -> Vec<usize> {
    let expected = run_event_by_event(plan);
    assert!(run_on_one_thread(plan) == expected, "one thread");
    let mut parts = Vec::new();
    for threads in 2..=4 {
        for after in [0, 5000] {
            let (number, found) = run_in_parts(plan, threads, after);
            assert!(found == expected, "{threads} threads after {after} events");
            parts.push(number);
        }
    }
    parts
}

/// Makes a chain of 20 Mbit/s, 10 ms a hop, hosts 1 ms away.
fn chain(routers: usize, flows: Vec<Flow>) -> Chain {
    Chain {
        duration_ns: 700 * MILLISECOND,
        routers,
        rate_bps: 2e7,
        delay_ns: 10 * MILLISECOND,
        access_rate_bps: 1e8,
        queue: json!({"discipline": "drop-tail", "limit": [50, "packets"]}),
        flows,
        ..Chain::dumbbell("xcp-r", "rack")
    }
}

fn dumbbell() -> Chain {
    let flows = (0..4).map(|i| Flow::new("xcp-r", "rack", (0, 1), i * MILLISECOND));
    let udp = vec![Udp {
        rate_bps: 1e7,
        on: vec![(200 * MILLISECOND, 500 * MILLISECOND)],
    }];
    let chain = chain(2, flows.collect());
    Chain { udp, ..chain }.with_ack_loss()
}

fn red() -> Value {
    json!({"discipline": "red", "limit": [50, "packets"], "red.min_threshold": 0.1, "red.max_threshold": 0.3})
}

#[test]
fn parallel_dumbbell_run_matches_one_thread() {
    let parts = assert_same_results(&dumbbell().plan(PROGRAM));
    assert_eq!(parts[..2], [2, 2]);
}

#[test]
fn parallel_run_with_send_jitter_matches_one_thread() {
    let late = Chain {
        send_jitter_ns: 400_000,
        ..dumbbell()
    };
    let parts = assert_same_results(&late.plan(PROGRAM));
    assert_eq!(parts[..2], [2, 2]);
}

#[test]
fn parallel_parking_lot_run_matches_one_thread() {
    let hops = [(0, 4), (0, 1), (1, 2), (2, 3), (3, 4)].into_iter();
    let flows = hops.map(|hops| Flow::new("newreno", "rack", hops, 0));
    let plan = chain(5, flows.collect()).plan(PROGRAM);
    assert_eq!(assert_same_results(&plan)[4..], [4, 4]);
}

#[test]
fn parallel_run_with_path_changes_matches_one_thread() {
    let change = |at_ms: u64, rate_bps: Option<f64>, delay_ns: Option<u64>| json!({"at_ns": at_ms * MILLISECOND, "link": "link0", "direction": "both", "rate_bps": rate_bps, "delay_ns": delay_ns});
    let rates = json!([change(100, Some(5e6), None), change(300, Some(2e7), None)]);
    let chain = Chain {
        path_changes: rates,
        ..dumbbell()
    };
    assert_eq!(assert_same_results(&chain.plan(PROGRAM))[0], 2);
    let fade = json!([{"at_ns": 100 * MILLISECOND, "link": "link0", "direction": "both", "loss": {"model": "random", "probability": 0.1}}]);
    let chain = Chain {
        path_changes: fade,
        ..dumbbell()
    };
    assert_same_results(&chain.plan(PROGRAM));
    // The link whose delay changes is not cut, and after it has changed it still is not: frames may have overtaken others.
    let delays = json!([change(100, None, Some(2 * MILLISECOND))]);
    let chain = Chain {
        path_changes: delays,
        ..dumbbell()
    };
    let plan = chain.plan(PROGRAM);
    assert_same_results(&plan);
    for after in [0, 5000] {
        let mut network = network(&plan);
        network.step(after);
        let partition = Partition::best(&network, 2).unwrap();
        assert_eq!(partition.lookahead(), Span(MILLISECOND), "after {after}");
    }
}

#[test]
fn links_with_draws_at_both_ends_or_reordering_are_not_cut() {
    let lookahead = |chain: &Chain, reorder: Value| {
        let mut plan = chain.plan(PROGRAM);
        plan["links"][0]["forward"]["reorder"] = reorder;
        let partition = Partition::best(&network(&plan), 2).unwrap();
        partition.lookahead()
    };
    let (never, rarely) = (
        json!({"probability": 0.0, "delay": 1000}),
        json!({"probability": 0.1, "delay": 1000}),
    );
    let link = Span(10 * MILLISECOND);
    let access = Span(MILLISECOND);
    let red = Chain {
        queue: red(),
        ..dumbbell()
    };
    assert_eq!(lookahead(&dumbbell(), never.clone()), link);
    assert_eq!(lookahead(&dumbbell(), rarely), access);
    assert_eq!(lookahead(&red, never.clone()), access, "ACKs are lost");
    let lossless = Chain {
        backward_loss: json!({"model": "none"}),
        ..red
    };
    assert_eq!(lookahead(&lossless, never), link);
    assert_same_results(&lossless.plan(PROGRAM));
}

#[test]
fn network_without_lookahead_has_no_partition() {
    let near = Chain {
        delay_ns: 0,
        access_delay_ns: 0,
        ..dumbbell()
    };
    let plan = near.plan(PROGRAM);
    assert_eq!(Partition::best(&network(&plan), 2), None);
    assert_eq!(
        Partition::best(&network(&dumbbell().plan(PROGRAM)), 1),
        None
    );
}

#[test]
fn threads_are_used_only_where_they_pay() {
    let plan = |delay_ns| {
        let chain = Chain {
            duration_ns: 4000 * MILLISECOND,
            delay_ns,
            access_delay_ns: 1000,
            rate_bps: 1e8,
            access_rate_bps: 1e9,
            ..dumbbell()
        };
        chain.plan(PROGRAM)
    };
    for (delay, pays) in [(20 * MILLISECOND, true), (2000, false)] {
        let plan = plan(delay);
        let mut network = network(&plan);
        let mut most = 1;
        assert!(network.run(2, &mut |run| {
            if let Progress::Parted(partition, _) = run {
                most = partition.parts();
            }
            true
        }));
        assert_eq!(most == 2, pays, "{delay} ns");
        assert!(result_json(network) == run_on_one_thread(&plan));
    }
}

#[test]
fn watcher_may_end_a_parallel_run() {
    let plan = dumbbell().plan(PROGRAM);
    let mut network = network(&plan);
    let partition = Partition::best(&network, 2).unwrap();
    let mut looks = 0;
    assert!(!network.run_parted(&partition, &mut |_| {
        looks += 1;
        looks < 3
    }));
    assert_eq!(looks, 3);
}

/// A tree of routers with a host or two on each.
#[derive(Debug)]
struct Tree {
    /// Router `i + 1` hangs on this router before it, so far away.
    routers: Vec<(usize, u64)>,
    /// Pairs of routers, between which a flow goes, or UDP; with the delays of both hosts.
    pairs: Vec<([usize; 2], &'static str, [u64; 2])>,
    losses: Vec<f64>,
    seed: u64,
}

const DELAYS: [u64; 5] = [0, 10_000, MILLISECOND, MILLISECOND, 7 * MILLISECOND];

fn trees() -> impl Strategy<Value = Tree> {
    let delay = || prop::sample::select(&DELAYS[..]);
    let transport = prop::sample::select(vec!["xcp", "xcp-r", "newreno", "udt", "udp"]);
    let pair = (
        any::<[prop::sample::Index; 2]>(),
        transport,
        [delay(), delay()],
    );
    let routers = prop::collection::vec((any::<prop::sample::Index>(), delay()), 1..5);
    let pairs = prop::collection::vec(pair, 1..6);
    let losses = prop::collection::vec(prop::sample::select(vec![0.0, 0.0, 0.02]), 1..4);
    (routers, pairs, losses, any::<u32>()).prop_map(|(routers, pairs, losses, seed)| {
        let count = routers.len() + 1;
        let routers = routers.into_iter().enumerate();
        let pairs = pairs.into_iter();
        Tree {
            routers: routers
                .map(|(i, (on, delay))| (on.index(i + 1), delay))
                .collect(),
            pairs: pairs
                .map(|(ends, transport, delays)| {
                    (ends.map(|end| end.index(count)), transport, delays)
                })
                .collect(),
            losses,
            seed: seed.into(),
        }
    })
}

impl Tree {
    /// Makes a chain's plan with the tree in place of its nodes and links.
    fn plan(&self) -> Value {
        let mut plan = chain(1, Vec::new()).plan(PROGRAM);
        let count = self.routers.len() + 1;
        let mut links = Vec::new();
        // By router: the router or host behind each port.
        let mut ports: Vec<Vec<Node>> = vec![Vec::new(); count];
        let mut port = |router: usize, behind: Node| {
            ports[router].push(behind);
            json!({"node": format!("r{}", router + 1), "port": ports[router].len()})
        };
        for (i, &(on, delay)) in self.routers.iter().enumerate() {
            let ends = [port(on, Node::Router(i + 1)), port(i + 1, Node::Router(on))];
            links.push(self.link(links.len(), ends, delay));
        }
        let (mut hosts, mut flows, mut udp) = (Vec::new(), Vec::new(), Vec::new());
        for (i, &(on, transport, delays)) in self.pairs.iter().enumerate() {
            let names = [0, 1].map(|end| {
                let number = hosts.len();
                let name = format!("h{number}");
                let address = format!("10.0.{number}.2");
                hosts.push(json!({"name": name, "address": address, "mac": "02:00:00:00:00:00"}));
                let ends = [
                    port(on[end], Node::Host(number)),
                    json!({"node": name, "port": 0}),
                ];
                links.push(self.link(links.len(), ends, delays[end]));
                name
            });
            let ports = json!({"name": format!("f{i}"), "from": names[0], "to": names[1],
                "from_port": 10000, "to_port": 5001, "packet_bytes": 1000});
            let (list, more) = if transport == "udp" {
                (
                    &mut udp,
                    json!({"rate_bps": 5e6, "on": [[0, 250 * MILLISECOND]]}),
                )
            } else {
                let more = json!({"transport": transport, "recovery": "rack", "start_ns": i, "bytes": null,
                    "initial_window_packets": 2, "min_rto_ns": 1_000_000_000, "initial_rto_ns": 1_000_000_000,
                    "ack_every": 1, "max_window_packets": null, "options": {}});
                (&mut flows, more)
            };
            list.push(merge(ports, more));
        }
        let mut routers = Vec::new();
        for router in 0..count {
            let towards =
                |host| port_towards(&ports, router, usize::MAX, host).expect("a tree is connected");
            let entries = (0..hosts.len()).map(|host| route(PROGRAM, host, towards(host)));
            let entries: Vec<Value> = entries.collect();
            routers.push(merge(
                plan["routers"][0].clone(),
                json!({"name": format!("r{}", router + 1), "entries": entries}),
            ));
        }
        merge(
            plan.take(),
            json!({"seed": self.seed, "duration_ns": 300 * MILLISECOND, "sample_interval_ns": 10 * MILLISECOND,
                "hosts": hosts, "routers": routers, "links": links, "flows": flows, "udp_sources": udp,
                "watch": [{"link": "l0", "direction": "both"}]}),
        )
    }

    fn link(&self, number: usize, ends: [Value; 2], delay_ns: u64) -> Value {
        let loss = match self.losses[number % self.losses.len()] {
            0.0 => json!({"model": "none"}),
            probability => json!({"model": "random", "probability": probability}),
        };
        let channel = |limit: u32| {
            json!({"rate_bps": 2e7, "delay_ns": delay_ns, "loss": loss,
                "queue": {"discipline": "drop-tail", "limit": [limit, "packets"]}})
        };
        // A host's own queue drops nothing: XCP's senders would send thousands of packets again at each ACK.
        let to_router = channel(if ends[1]["port"] == 0 { 10_000 } else { 20 });
        json!({"name": format!("l{number}"), "ends": ends, "forward": channel(20), "backward": to_router})
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Node {
    Router(usize),
    Host(usize),
}

/// Finds the port of a router that leads to a host by another way than it came.
fn port_towards(ports: &[Vec<Node>], router: usize, came: usize, host: usize) -> Option<u16> {
    let leads = |behind: &Node| match *behind {
        Node::Host(other) => other == host,
        Node::Router(next) => next != came && port_towards(ports, next, router, host).is_some(),
    };
    Some(ports[router].iter().position(leads)? as u16 + 1)
}

/// Returns an object with the values of another in place of its own.
fn merge(mut object: Value, other: Value) -> Value {
    if let (Some(object), Value::Object(other)) = (object.as_object_mut(), other) {
        object.extend(other);
    }
    object
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn parallel_run_of_any_tree_matches_one_thread(tree in trees(), threads in 2usize..5, after in 0u64..2000) {
        let plan = tree.plan();
        let expected = run_on_one_thread(&plan);
        let (parts, found) = run_in_parts(&plan, threads, after);
        prop_assert!(found == expected, "{parts} parts");
    }
}
