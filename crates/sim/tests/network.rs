//! Whole networks: timing, order of events, faults, determinism, bad plans.

mod common;

use common::{Chain, Flow, PROGRAM, Udp};
use serde_json::{Value, json};
use xcpr_sim::result::RunResult;
use xcpr_sim::simulate;

const SECOND: u64 = 1_000_000_000;

fn run(plan: &Value) -> RunResult {
    simulate(&plan.to_string()).unwrap()
}

fn delivered(result: &RunResult) -> u64 {
    result
        .flows
        .iter()
        .map(|f| f.received.delivered_bytes)
        .sum()
}

/// Makes a chain with nothing on it yet: 100 Mbit/s, 10 ms, 100 packets.
fn chain(routers: usize) -> Chain {
    Chain {
        duration_ns: 5 * SECOND,
        routers,
        rate_bps: 1e8,
        delay_ns: 10_000_000,
        queue: json!({"discipline": "drop-tail", "limit": [100, "packets"]}),
        flows: Vec::new(),
        ..Chain::dumbbell("xcp", "rack")
    }
}

fn small_dumbbell() -> Chain {
    let flows = (0..3)
        .map(|i| Flow::new("xcp", "rack", (0, 1), i * 10_000_000))
        .collect();
    let udp = vec![Udp {
        rate_bps: 2e7,
        on: vec![(SECOND / 2, SECOND), (SECOND * 3 / 2, SECOND * 19 / 10)],
    }];
    Chain {
        flows,
        udp,
        duration_ns: 2 * SECOND,
        ..chain(2)
    }
    .with_ack_loss()
}

/// u0 --1 Gbit/s, 1 ms-- r1 ==100 Mbit/s, 10 ms== r2 --1 Gbit/s, 1 ms-- v0
#[test]
fn packet_arrives_after_transmission_and_propagation_delays() {
    // 8 + 80 + 8 us on the links and 1 + 10 + 1 ms of delay: 12.096 ms. The packet leaves at 1 ms.
    let arrival = 1_000_000 + 12_096_000;
    for (end, received) in [(arrival - 1, 0), (arrival, 1)] {
        let udp = vec![Udp {
            rate_bps: 1e6,
            on: vec![(1_000_000, 1_000_001)],
        }];
        let result = run(&Chain {
            duration_ns: end,
            udp,
            ..chain(2)
        }
        .plan(PROGRAM));
        assert_eq!(result.udp[0].sent.sent_packets, 1);
        assert_eq!(result.udp[0].received.received_packets, received);
        assert_eq!(result.packets_forwarded, 2);
    }
}

/// Makes a plan of ten UDP packets from `u0` to `v0` past two routers.
fn ten_packets() -> Value {
    let udp = vec![Udp {
        rate_bps: 8e6,
        on: vec![(0, 10_000_000)],
    }];
    Chain { udp, ..chain(2) }.plan(PROGRAM)
}

fn host_index(plan: &Value, name: &str) -> usize {
    let hosts = plan["hosts"].as_array().unwrap();
    hosts.iter().position(|host| host["name"] == name).unwrap()
}

#[test]
fn host_drops_frames_for_other_mac_addresses() {
    let mut plan = ten_packets();
    assert_eq!(run(&plan).udp[0].received.received_packets, 10);
    assert!(run(&plan).other_mac_frames.is_empty());
    let receiver = host_index(&plan, "v0");
    plan["hosts"][receiver]["mac"] = json!("02:00:00:00:00:09");
    plan["capture"] = json!(["v0"]);
    let result = run(&plan);
    assert_eq!(result.udp[0].received.received_packets, 0);
    assert_eq!(result.other_mac_frames["v0"], 10);
    assert_eq!(result.captured["v0"].len(), 10, "they reached it");
}

#[test]
fn host_sends_to_the_next_hop_of_the_destination() {
    let mut plan = ten_packets();
    let (sender, receiver) = (host_index(&plan, "u0"), host_index(&plan, "v0"));
    let address = plan["hosts"][receiver]["address"]
        .as_str()
        .unwrap()
        .to_owned();
    plan["hosts"][sender]["next_hops"] = json!({&address: "02:00:00:00:00:07"});
    // The routers do not look at it.
    assert_eq!(run(&plan).udp[0].received.received_packets, 10);
    plan["hosts"][sender]["next_hops"] = json!({"10.0.0.256": "02:00:00:00:00:07"});
    let message = simulate(&plan.to_string()).unwrap_err().to_string();
    assert!(message.contains("next_hops"), "{message}");
    plan["hosts"][sender]["next_hops"] = json!({&address: "02:00"});
    let message = simulate(&plan.to_string()).unwrap_err().to_string();
    assert!(
        message.contains(&format!(
            "hosts[{sender}].next_hops.{address}: \"02:00\" is no Ethernet address"
        )),
        "{message}"
    );
}

#[test]
fn packet_passes_at_most_ttl_minus_one_routers() {
    for (ttl, received) in [(3, 10), (2, 0)] {
        let mut plan = ten_packets();
        let sender = host_index(&plan, "u0");
        plan["hosts"][sender]["ttl"] = json!(ttl);
        plan["capture"] = json!(["v0"]);
        plan["drop_counter"] = json!("XcpIngress.drop_reasons");
        let result = run(&plan);
        assert_eq!(result.udp[0].received.received_packets, received);
        assert!(
            result.captured["v0"]
                .iter()
                .all(|frame| &frame.bytes[44..46] == "01")
        );
        let expired = result.routers[1].drop_reasons.values().sum::<u64>();
        assert_eq!(expired, 10 - received);
    }
}

#[test]
fn reordered_packet_arrives_after_its_extra_delay() {
    let arrival = 1_000_000 + 12_096_000 + 7_000_000;
    for (end, received) in [(arrival - 1, 0), (arrival, 1)] {
        let udp = vec![Udp {
            rate_bps: 1e6,
            on: vec![(1_000_000, 1_000_001)],
        }];
        let mut plan = Chain {
            duration_ns: end,
            udp,
            ..chain(2)
        }
        .plan(PROGRAM);
        plan["links"][0]["forward"]["reorder"] = json!({"probability": 1.0, "delay": 7_000_000});
        assert_eq!(run(&plan).udp[0].received.received_packets, received);
    }
}

#[test]
fn short_reordering_is_not_detected_as_loss() {
    // RACK allows a quarter of the round trip of 24 ms (RFC 8985, section 7.2, step 4) once it has seen reordering.
    let mut plan = Chain {
        duration_ns: 4 * SECOND,
        flows: vec![Flow::new("xcp-r", "rack", (0, 1), 0)],
        ..chain(2)
    }
    .plan(PROGRAM);
    let in_order = run(&plan);
    plan["links"][0]["forward"]["reorder"] = json!({"probability": 0.01, "delay": 4_000_000});
    plan["links"][0]["backward"]["reorder"] = json!({"probability": 0.01, "delay": 4_000_000});
    let reordered = run(&plan);
    let flow = &reordered.flows[0];
    assert!(
        flow.sent.retransmitted_packets * 1000 < flow.sent.sent_packets,
        "{flow:?}"
    );
    let share = delivered(&reordered) as f64 / delivered(&in_order) as f64;
    assert!((0.99..1.0).contains(&share), "{share}");
}

#[test]
fn totals_are_the_same_without_series() {
    let mut plan = small_dumbbell().plan(PROGRAM);
    plan["links"][0]["forward"]["queue"]["limit"] = json!([20, "packets"]);
    let with = run(&plan);
    plan["sample_interval_ns"] = Value::Null;
    let without = run(&plan);
    assert!(without.series.time_s.is_empty() && without.recovery_events.is_empty());
    assert!(!with.series.time_s.is_empty() && !with.recovery_events.is_empty());
    let totals = |result: &RunResult| {
        let flows = serde_json::to_value(&result.flows).unwrap();
        let channels = serde_json::to_value(&result.channels).unwrap();
        (flows, channels, result.acks_lost)
    };
    assert_eq!(totals(&with), totals(&without));
}

#[test]
fn full_queue_drops_and_counts_packets() {
    // 200 Mbit/s into 100 Mbit/s for 0.1 s: 2500 packets of 1000 bytes, 1250 leave meanwhile and 100 wait.
    let udp = vec![Udp {
        rate_bps: 2e8,
        on: vec![(0, SECOND / 10)],
    }];
    let result = run(&Chain {
        duration_ns: SECOND,
        udp,
        ..chain(2)
    }
    .plan(PROGRAM));
    let bottleneck = &result.channels[0];
    assert_eq!(bottleneck.counts.offered_packets, 2500);
    assert_eq!(
        bottleneck.counts.sent_packets + bottleneck.counts.queue_drops,
        2500
    );
    assert!(
        bottleneck.counts.queue_drops.abs_diff(1150) <= 2,
        "{}",
        bottleneck.counts.queue_drops
    );
    assert_eq!(
        result.udp[0].received.received_packets,
        bottleneck.counts.sent_packets
    );
}

#[test]
fn red_keeps_the_average_queue_below_drop_tail() {
    let udp = vec![Udp {
        rate_bps: 1.1e8,
        on: vec![(0, 5 * SECOND)],
    }];
    let tail = run(&Chain {
        udp: udp.clone(),
        ..chain(2)
    }
    .plan(PROGRAM));
    let queue = json!({"discipline": "red", "limit": [100, "packets"], "red.min_threshold": 0.2,
        "red.max_threshold": 0.6, "red.max_probability": 0.1, "red.weight": 0.002, "red.gentle": true});
    let red = run(&Chain {
        udp,
        queue,
        ..chain(2)
    }
    .plan(PROGRAM));
    let mean = |r: &RunResult| r.channels[0].queue.queue_mean_packets.unwrap();
    assert!(mean(&tail) > 90.0, "{}", mean(&tail));
    assert!(mean(&red) > 20.0 && mean(&red) < 70.0, "{}", mean(&red));
}

#[test]
fn link_losses_occur_at_the_receiving_end() {
    let udp = vec![Udp {
        rate_bps: 5e7,
        on: vec![(0, 4 * SECOND)],
    }];
    let forward_loss = json!({"model": "gilbert-elliott", "good_to_bad": 0.02, "bad_to_good": 0.2,
        "loss_good": 0.0, "loss_bad": 1.0});
    let result = run(&Chain {
        udp,
        forward_loss,
        ..chain(2)
    }
    .plan(PROGRAM));
    let bottleneck = &result.channels[0];
    assert_eq!(bottleneck.counts.sent_packets, 25_000);
    assert_eq!(
        result.udp[0].received.received_packets,
        25_000 - bottleneck.counts.loss_drops
    );
    let rate = bottleneck.counts.loss_drops as f64 / 25_000.0;
    assert!((rate / (0.02 / 0.22) - 1.0).abs() < 0.15, "{rate}");
    assert_eq!(result.acks_lost, 0);
}

#[test]
fn path_change_takes_effect_at_its_time() {
    let udp = vec![Udp {
        rate_bps: 8e7,
        on: vec![(0, 2 * SECOND)],
    }];
    let path_changes = json!([
        {"at_ns": SECOND, "link": "link0", "direction": "forward", "rate_bps": 4e7, "delay_ns": 1_000_000},
    ]);
    let result = run(&Chain {
        udp,
        path_changes,
        ..chain(2)
    }
    .plan(PROGRAM));
    // 10000 packets in the first second; then 5000 leave, 100 wait, the rest is dropped.
    let bottleneck = &result.channels[0];
    assert_eq!(bottleneck.counts.offered_packets, 20_000);
    assert!(
        bottleneck.counts.queue_drops.abs_diff(4900) <= 10,
        "{}",
        bottleneck.counts.queue_drops
    );
    assert_eq!(
        result.udp[0].received.received_packets,
        bottleneck.counts.sent_packets
    );
}

#[test]
fn path_change_starts_and_ends_losses() {
    let path_changes = json!([
        {"at_ns": SECOND, "link": "link0", "direction": "forward", "loss": {"model": "random", "probability": 1.0}},
        {"at_ns": 2 * SECOND, "link": "link0", "direction": "forward", "loss": {"model": "none"}},
    ]);
    let udp = vec![Udp {
        rate_bps: 8e7,
        on: vec![(0, 3 * SECOND)],
    }];
    // 10,000 packets in each second; what was on its way when losses began is lost too.
    let result = run(&Chain {
        udp,
        path_changes,
        ..chain(2)
    }
    .plan(PROGRAM));
    assert_eq!(result.channels[0].counts.loss_drops, 10_000);
    let arrived = result.udp[0].received.received_packets;
    assert!(arrived.abs_diff(20_000) <= 110, "{arrived}");
}

#[test]
fn link_transmits_nothing_while_it_is_down() {
    let path_changes = json!([
        {"at_ns": SECOND, "link": "link0", "direction": "both", "rate_bps": 0},
        {"at_ns": 2 * SECOND, "link": "link0", "direction": "both", "rate_bps": 1e8},
    ]);
    let udp = |on| {
        vec![Udp {
            rate_bps: 8e7,
            on: vec![on],
        }]
    };
    let chain = Chain {
        path_changes,
        ..chain(2)
    };
    // 10,000 packets a second: those of the second without a link find a queue of 100. The packet
    // that waited leaves after it.
    let result = run(&Chain {
        udp: udp((0, 3 * SECOND)),
        ..chain.clone()
    }
    .plan(PROGRAM));
    let bottleneck = &result.channels[0].counts;
    assert_eq!(bottleneck.offered_packets, 30_000);
    assert!(bottleneck.queue_drops.abs_diff(9900) <= 2, "{bottleneck:?}");
    assert_eq!(bottleneck.sent_packets + bottleneck.queue_drops, 30_000);
    assert_eq!(
        result.udp[0].received.received_packets,
        bottleneck.sent_packets
    );
    // While it stays down it sends nothing.
    let result = run(&Chain {
        udp: udp((SECOND, 2 * SECOND)),
        duration_ns: 2 * SECOND - 1,
        ..chain
    }
    .plan(PROGRAM));
    assert_eq!(result.channels[0].counts.sent_packets, 0);
}

#[test]
fn link_recovers_at_once_when_a_near_zero_rate_is_raised() {
    // At 1 kbit/s a packet of 1000 bytes takes 8 s.
    let path_changes = json!([
        {"at_ns": SECOND, "link": "link0", "direction": "forward", "rate_bps": 1e3},
        {"at_ns": 2 * SECOND, "link": "link0", "direction": "forward", "rate_bps": 1e8},
    ]);
    let udp = vec![Udp {
        rate_bps: 8e7,
        on: vec![(0, 3 * SECOND)],
    }];
    let result = run(&Chain {
        udp,
        path_changes,
        duration_ns: 4 * SECOND,
        ..chain(2)
    }
    .plan(PROGRAM));
    let bottleneck = &result.channels[0].counts;
    assert!(
        bottleneck.sent_packets.abs_diff(20_001) <= 10,
        "{bottleneck:?}"
    );
    assert_eq!(
        result.udp[0].received.received_packets,
        bottleneck.sent_packets
    );
}

#[test]
fn xcp_flows_share_a_dumbbell_fairly_and_fill_it() {
    let flows = (0..3)
        .map(|i| Flow::new("xcp", "rack", (0, 1), i * 10_000_000))
        .collect();
    let result = run(&Chain { flows, ..chain(2) }.plan(PROGRAM));
    let total = delivered(&result) as f64;
    assert!(total > 0.93 * 5.0 * 1e8 / 8.0, "{total}");
    for flow in &result.flows {
        assert!(
            (flow.received.delivered_bytes as f64 / (total / 3.0) - 1.0).abs() < 0.1,
            "{flow:?}"
        );
        assert_eq!(flow.sent.timeouts, 0);
        assert!(flow.received.longest_stall_after_3s_s < 0.1);
        assert!(flow.received.delivered_after_3s_bytes < flow.received.delivered_bytes);
    }
    assert!(result.channels[0].queue.queue_mean_packets.unwrap() < 20.0);
    assert_eq!(result.series.time_s.len(), 51);
    let series = &result.series.flows["flow0"];
    assert_eq!(
        series.delivered_bytes.last(),
        Some(&result.flows[0].received.delivered_bytes)
    );
    assert_eq!(series.srtt_s[0], None);
    assert!(series.srtt_s[50].unwrap() >= 0.024);
}

#[test]
fn xcp_flows_fill_every_link_of_a_parking_lot() {
    // One flow over all three links, one over each.
    let mut flows = vec![Flow::new("xcp", "rack", (0, 3), 0)];
    flows.extend((0..3).map(|i| Flow::new("xcp", "rack", (i, i + 1), 0)));
    let result = run(&Chain {
        flows,
        duration_ns: 5 * SECOND,
        ..chain(4)
    }
    .plan(PROGRAM));
    for link in [0, 2, 4] {
        let share = result.channels[link].counts.sent_bytes as f64 / (5.0 * 1e8 / 8.0);
        assert!(share > 0.9, "link{}: {share}", link / 2);
    }
    let long = result.flows[0].received.delivered_bytes as f64 / (5.0 * 1e8 / 8.0);
    assert!(long > 0.2, "{long}");
}

#[test]
fn finite_flow_completes() {
    let mut chain = small_dumbbell();
    chain.flows[0].bytes = Some(1_000_000);
    let result = run(&chain.plan(PROGRAM));
    assert_eq!(result.flows[0].received.payload_bytes, 1_000_000);
    assert!(
        result.flows[0].received.longest_stall_s < 2.0,
        "{:?}",
        result.flows[0]
    );
}

#[test]
fn send_jitter_preserves_packet_order() {
    // Each is up to ten times as late as the bottleneck takes for it. Where no queue drops, three duplicate ACKs come from
    // packets that overtake alone.
    let flows = vec![Flow::new("newreno", "reno", (0, 1), 0)];
    let chain = Chain {
        flows,
        send_jitter_ns: 800_000,
        queue: json!({"discipline": "drop-tail", "limit": [100_000, "packets"]}),
        duration_ns: SECOND,
        ..chain(2)
    };
    let result = run(&chain.plan(PROGRAM));
    let sent = &result.flows[0].sent;
    assert!(sent.sent_packets > 5000, "{}", sent.sent_packets);
    assert_eq!((sent.fast_retransmits, sent.retransmitted_packets), (0, 0));
}

#[test]
fn same_plan_and_seed_give_the_same_result() {
    let plan = |seed| {
        Chain {
            seed,
            send_jitter_ns: 80_000,
            ..small_dumbbell()
        }
        .plan(PROGRAM)
    };
    let text = |plan: &Value| serde_json::to_string(&run(plan)).unwrap();
    assert_eq!(text(&plan(1)), text(&plan(1)));
    assert_ne!(text(&plan(1)), text(&plan(2)));
}

#[test]
fn watched_links_do_not_change_the_result() {
    let chain = Chain {
        send_jitter_ns: 80_000,
        ..small_dumbbell()
    };
    let mut plan = chain.plan(PROGRAM);
    let unwatched = run(&plan);
    plan["watch"] =
        json!([{"link": "link0", "direction": "both"}, {"link": "s0-access", "direction": "both"}]);
    let watched = run(&plan);
    assert_eq!(delivered(&unwatched), delivered(&watched));
    assert_eq!(unwatched.acks_lost, watched.acks_lost);
    assert!(watched.series.channels.contains_key("s0-access/forward"));
}

#[test]
fn telemetry_and_drop_reasons_come_from_the_program() {
    let mut plan = small_dumbbell().plan(PROGRAM);
    let fields = json!([
        ["port", 16, false],
        ["time_us", 48, false],
        ["interval_us", 32, false],
        ["capacity_q20", 64, false],
        ["input_bytes", 64, false]
    ]);
    plan["telemetry"] = json!({"packet_in_bytes": 2, "ethertype": 0x88b5, "fields": fields});
    plan["drop_counter"] = json!("XcpIngress.drop_reasons");
    // No router has a route to the last sink.
    let entries = plan["routers"][0]["entries"].as_array_mut().unwrap();
    entries.pop();
    let result = run(&plan);
    let records = serde_json::to_value(&result.telemetry["r1/2"]).unwrap();
    let capacity = records["capacity_q20"].as_array().unwrap();
    assert!(capacity.len() > 30, "{}", capacity.len());
    assert!(capacity.iter().all(|c| *c == json!(13_107_200)));
    let unrouted: u64 = result.routers[0].drop_reasons.values().sum();
    assert_eq!(unrouted, result.udp.last().unwrap().sent.sent_packets);
    assert!(unrouted > 0);
}

fn refusal(change: impl FnOnce(&mut Value)) -> String {
    let mut plan = small_dumbbell().plan(PROGRAM);
    change(&mut plan);
    simulate(&plan.to_string())
        .expect_err("the plan is wrong")
        .to_string()
}

type Change = fn(&mut Value);

#[test]
fn invalid_plan_is_refused_with_path_and_allowed_values() {
    let cases: [(Change, &[&str]); 18] = [
        (
            |p| p["flows"][1]["to"] = json!("d9"),
            &["flows[1].to", "d9", "d0, d1, d2"],
        ),
        (
            |p| p["flows"][0]["transport"] = json!("quic"),
            &["flows[0].transport", "quic", "xcp, xcp-r"],
        ),
        (
            |p| p["flows"][0]["packet_bytes"] = json!(60),
            &["flows[0]", "packet_bytes = 60"],
        ),
        (
            |p| p["links"][0]["ends"][0]["node"] = json!("r7"),
            &["links[0].ends[0].node", "r7", "r1, r2"],
        ),
        (
            |p| p["links"][2]["ends"][1]["port"] = json!(1),
            &["links[2]", "port 1", "in use"],
        ),
        (
            |p| p["links"][1]["ends"][0]["port"] = json!(1),
            &[
                "links[1].ends[0].port",
                "allowed are 0 and the ports of interfaces",
            ],
        ),
        (
            |p| p["links"][0]["forward"]["rate_bps"] = json!(0),
            &["links[0].forward.rate_bps", "allowed"],
        ),
        (
            |p| p["links"][0]["backward"]["loss"]["probability"] = json!(2),
            &["links[0].backward.loss.probability", "0 to 1"],
        ),
        (
            |p| p["path_changes"] = json!([{"at_ns": 0, "link": "link0", "direction": "both", "loss": {"model": "random", "probability": 2}}]),
            &["path_changes[0].loss.probability", "0 to 1"],
        ),
        (
            |p| {
                p["links"][0]["forward"]["reorder"] = json!({"probability": -0.1, "delay": 1});
            },
            &["links[0].forward.reorder.probability", "0 to 1"],
        ),
        (
            |p| p["links"][0]["forward"]["queue"]["red.min_threshold"] = json!(0.7),
            &["links[0].forward.queue.red.max_threshold", "above"],
        ),
        (
            |p| p["watch"][0]["link"] = json!("x"),
            &["watch[0].link", "link0"],
        ),
        (
            |p| p["hosts"][1]["name"] = json!("s0"),
            &["hosts[1].name", "hosts[0]"],
        ),
        (
            |p| p["routers"][0]["entries"][0]["table"] = json!("T"),
            &["routers[0].entries[0]", "XcpIngress.ipv4_lpm"],
        ),
        (
            |p| p["sample_interval_ns"] = json!(0),
            &["sample_interval_ns", "at least 200"],
        ),
        (|p| p["program_json"] = json!("{"), &["program_json"]),
        (
            |p| drop(p.as_object_mut().expect("a plan").remove("program_json")),
            &["program_json"],
        ),
        (
            |p| p["routers"][0]["p4runtime"] = json!({"write": ""}),
            &["routers[0].p4runtime", "entries and commands"],
        ),
    ];
    for (i, (change, expected)) in cases.into_iter().enumerate() {
        let message = refusal(change);
        for part in expected {
            assert!(message.contains(part), "case {i}: {message}");
        }
    }
    let same_ports = refusal(|p| {
        p["flows"].as_array_mut().unwrap().push({
            let mut flow = first_flow();
            flow["name"] = json!("again");
            flow
        })
    });
    assert!(
        same_ports.contains("flows[3]") && same_ports.contains("must differ"),
        "{same_ports}"
    );
}

fn first_flow() -> Value {
    small_dumbbell().plan(PROGRAM)["flows"][0].clone()
}

/// Tests of many seconds, which `make test-quick` skips.
mod slow {
    use super::*;

    /// Routers that only forward: the sender's wish comes back untouched, and CUBIC limits what is sent.
    #[test]
    fn xcp_falls_back_to_cubic_if_no_router_answers() {
        let late = |transport: &'static str, most: Option<u32>, fallback: &str| {
            let flows = vec![Flow::new(transport, "rack", (0, 1), 0)];
            let mut plan = Chain {
                flows,
                duration_ns: 20 * SECOND,
                rate_bps: 2e7,
                ..chain(2)
            }
            .plan(PROGRAM);
            plan["flows"][0]["max_window_packets"] = json!(most);
            plan["flows"][0]["options"] = json!({"xcp": {"fallback": fallback}});
            for router in plan["routers"].as_array_mut().unwrap() {
                let entries = router["entries"].as_array_mut().unwrap();
                entries.retain(|entry| !entry["table"].as_str().unwrap().contains("port_config"));
            }
            let result = run(&plan);
            let drops = &result.series.channels["link0/forward"].queue_drops;
            let bytes = &result.series.flows["flow0"].delivered_bytes;
            let (half, end) = (bytes.len() / 2, bytes.len() - 1);
            let fell_back_at_s = result.flows[0].sent.fell_back_at_s;
            (
                drops[end] - drops[half],
                bytes[end] - bytes[half],
                fell_back_at_s,
            )
        };
        for transport in ["xcp", "xcp-r"] {
            for most in [None, Some(2000)] {
                let (drops, delivered, fell_back_at_s) = late(transport, most, "cubic");
                assert!(
                    delivered as f64 > 0.95 * 10.0 * 2e7 / 8.0,
                    "{transport} {most:?}: {delivered} bytes"
                );
                assert!(drops < 10, "{transport} {most:?}: {drops} drops");
                assert!(
                    fell_back_at_s.is_some_and(|at| at < 2.0),
                    "{transport} {most:?}: {fell_back_at_s:?}"
                );
            }
            // The papers have no fallback.
            let (drops, _, fell_back_at_s) = late(transport, Some(2000), "none");
            assert_eq!(fell_back_at_s, None, "{transport}");
            assert!(drops > 1000, "{transport}: {drops} drops");
        }
    }

    #[test]
    fn send_jitter_delays_a_packet_by_a_random_time() {
        // A packet takes 12.096 ms, as above, and up to 1 ms more.
        let source = vec![Udp {
            rate_bps: 1e6,
            on: vec![(1_000_000, 1_000_001)],
        }];
        let arrived = |seed, end| {
            let chain = Chain {
                seed,
                duration_ns: end,
                send_jitter_ns: 1_000_000,
                udp: source.clone(),
                ..chain(2)
            };
            run(&chain.plan(PROGRAM)).udp[0].received.received_packets
        };
        let (first, last) = (13_096_000, 14_096_000);
        let halfway = (0..50).map(|seed| {
            assert_eq!(arrived(seed, first - 1), 0);
            assert_eq!(arrived(seed, last), 1);
            arrived(seed, (first + last) / 2)
        });
        assert!(
            (12..=38).contains(&halfway.sum::<u64>()),
            "of fifty seeds half"
        );
    }
}
