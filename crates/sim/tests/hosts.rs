//! Hosts as they are: they reply to echo requests of IPv4 and IPv6, find their next hops by ARP and Neighbour Discovery, have
//! several links, and run scripts.
//!
//! ```text
//! h1 ------ h2      1 Mbit/s, 5 ms
//! ```

use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use xcpr_sim::{HostScript, Network, Partition, Plan, RunResult};
use xcpr_units::Instant;

const MAC_1: &str = "02:00:00:00:00:01";
const MAC_2: &str = "02:00:00:00:00:02";
/// The time of a full echo packet, 98 bytes, on the wire.
const PACKET_S: f64 = 98.0 * 8.0 / 1e6;
/// The time of an ARP packet.
const ARP_S: f64 = 42.0 * 8.0 / 1e6;

/// Makes the plan of two hosts, with a ping from the first to the second.
fn plan() -> Value {
    let channel = json!({"rate_bps": 1e6, "delay_ns": 5_000_000,
        "queue": {"discipline": "drop-tail", "limit": [100, "packets"]}});
    json!({
        "seed": 1, "duration_ns": 10_000_000_000u64, "sample_interval_ns": null,
        "queue_sample_interval_ns": 1_000_000_000, "routers": [], "flows": [],
        "hosts": [
            {"name": "h1", "address": "10.0.0.1", "mac": MAC_1},
            {"name": "h2", "address": "10.0.0.2", "mac": MAC_2},
        ],
        "links": [{"name": "l", "ends": [{"node": "h1", "port": 0}, {"node": "h2", "port": 0}],
            "forward": channel, "backward": channel}],
        "pings": [{"name": "p", "from": "h1", "to": "10.0.0.2", "start_ns": 1_000_000,
            "interval_ns": 1_000_000_000, "count": 3, "payload_bytes": 56}],
    })
}

fn network(plan: &Value) -> Network {
    Network::new(&Plan::from_json(&plan.to_string()).expect("it is a plan")).expect("it fits")
}

fn run(mut network: Network) -> RunResult {
    while network.step(u64::MAX) {}
    network.into_result()
}

fn assert_close(found: Option<f64>, expected: f64) {
    let found = found.expect("there was a reply");
    assert!((found - expected).abs() < 1e-9, "{found} {expected}");
}

#[test]
fn ping_measures_the_round_trip() {
    let result = run(network(&plan()));
    let ping = &result.pings[0];
    assert_eq!((ping.transmitted, ping.received, ping.errors), (3, 3, 0));
    assert_eq!((ping.loss, ping.duplicates), (Some(0.0), 0));
    for rtt in &ping.rtt_s {
        assert_close(*rtt, 2.0 * (PACKET_S + 0.005));
    }
    assert_close(ping.rtt_mean_s, 2.0 * (PACKET_S + 0.005));
    assert_close(ping.rtt_mdev_s, 0.0);
}

#[test]
fn ping_to_an_unused_address_is_lost() {
    let mut plan = plan();
    plan["pings"][0]["to"] = json!("10.0.0.3");
    let ping = &run(network(&plan)).pings[0];
    assert_eq!((ping.transmitted, ping.received), (3, 0));
    assert_eq!((ping.loss, ping.rtt_min_s), (Some(1.0), None));
}

#[test]
fn first_ping_waits_for_arp_at_both_hosts() {
    let mut plan = plan();
    for host in 0..2 {
        plan["hosts"][host]["arp"] = json!({"prefix_bits": 24});
    }
    let result = run(network(&plan));
    let ping = &result.pings[0];
    // From the request the second host learns the address of the first.
    let plain = 2.0 * (PACKET_S + 0.005);
    assert_close(ping.rtt_s[0], plain + 2.0 * (ARP_S + 0.005));
    assert_close(ping.rtt_s[1], plain);
    assert!(result.unresolved_packets.is_empty());
}

#[test]
fn packet_without_arp_reply_is_dropped_and_counted() {
    let mut plan = plan();
    plan["hosts"][0]["arp"] = json!({"prefix_bits": 24});
    plan["pings"][0]["to"] = json!("10.0.0.3");
    let result = run(network(&plan));
    // The first one's three requests end after 3 s, with those of the two behind it.
    assert_eq!(result.unresolved_packets["h1"], 3);
    plan["hosts"][0]["arp"]["neighbours"] = json!({"10.0.0.3": MAC_2});
    assert!(run(network(&plan)).unresolved_packets.is_empty());
    plan["hosts"][0]["arp"]["prefix_bits"] = json!(33);
    let plan = Plan::from_json(&plan.to_string()).unwrap();
    let error = Network::new(&plan).unwrap_err().to_string();
    assert!(error.contains("hosts[0].arp.prefix_bits"), "{error}");
}

#[test]
fn pings_and_arp_are_the_same_in_parts_of_the_network() {
    let mut plan = plan();
    for host in 0..2 {
        plan["hosts"][host]["arp"] = json!({"prefix_bits": 24});
    }
    let lost = json!({"name": "q", "from": "h2", "to": "10.0.0.9", "start_ns": 0,
        "interval_ns": 100_000_000, "count": 20, "payload_bytes": 0});
    plan["pings"] = json!([plan["pings"][0], lost]);
    let text = |result: RunResult| serde_json::to_string(&result).unwrap();
    let expected = text(run(network(&plan)));
    for after in [0, 9, 30] {
        let mut network = network(&plan);
        network.step(after);
        let partition = Partition::best(&network, 2).expect("each host is a part");
        assert_eq!(partition.parts(), 2);
        assert!(network.run_parted(&partition, &mut |_| true));
        assert_eq!(
            text(network.into_result()),
            expected,
            "after {after} events"
        );
    }
    assert!(
        expected.contains(r#""unresolved_packets":{"h2":20}"#),
        "{expected}"
    );
}

/// The times of a script's calls, s, and the lengths of the frames that they bring.
type Calls = Arc<Mutex<Vec<(f64, Option<usize>)>>>;

/// Sends a frame each second from 2 s on, and notes its calls.
#[derive(Debug)]
struct Beacon(Calls);

impl HostScript for Beacon {
    fn on_event(
        &mut self,
        now: Instant,
        frame: Option<(u16, &[u8])>,
        sent: &mut Vec<(u16, Vec<u8>)>,
    ) -> Option<Instant> {
        let mut calls = self.0.lock().unwrap();
        calls.push((now.as_secs_f64(), frame.map(|(_, frame)| frame.len())));
        let second = now.0 / 1_000_000_000;
        if frame.is_none() && second >= 2 {
            let mut frame = vec![0xff; 6];
            frame.extend([2, 0, 0, 0, 0, 2, 0x12, 0x34]);
            frame.resize(60, second as u8);
            sent.push((0, frame));
        }
        Some(Instant((second + 1).max(2) * 1_000_000_000))
    }
}

#[test]
fn script_sees_all_frames_and_sends_its_own() {
    let mut plan = plan();
    plan["capture"] = json!(["h1"]);
    let mut network = network(&plan);
    let calls = Calls::default();
    let unknown = network.attach_script("h3", Box::new(Beacon(Arc::clone(&calls))));
    assert!(unknown.unwrap_err().to_string().contains("h3"));
    let beacon = Box::new(Beacon(Arc::clone(&calls)));
    network.attach_script("h2", beacon).unwrap();
    let result = run(network);
    let calls = calls.lock().unwrap();
    let wakes: Vec<f64> = (calls.iter().filter(|call| call.1.is_none()))
        .map(|call| call.0)
        .collect();
    let expected: Vec<f64> = [0.0].into_iter().chain((2..=10).map(f64::from)).collect();
    assert_eq!(wakes, expected);
    let frames: Vec<_> = calls.iter().filter_map(|call| call.1).collect();
    assert_eq!(frames, [98, 98, 98], "the requests of the ping, whole");
    let captured = &result.captured["h1"];
    let beacons = captured.iter().filter(|frame| frame.length == 60);
    assert_eq!(beacons.count(), 8, "that of 10 s does not arrive");
    assert_eq!(result.pings[0].received, 3, "the host itself replies");
}

/// The time of a full echo packet of IPv6, 118 bytes, on the wire.
const PACKET_V6_S: f64 = 118.0 * 8.0 / 1e6;
/// The time of a solicitation or an advertisement with an Ethernet address: 14 + 40 + 32 bytes.
const NDP_S: f64 = 86.0 * 8.0 / 1e6;

/// Makes the plan of two hosts with IPv6 addresses, with a ping over IPv6.
fn plan_v6() -> Value {
    let mut plan = plan();
    plan["hosts"][0]["ipv6"] = json!("2001:db8::1");
    plan["hosts"][1]["ipv6"] = json!("2001:db8::2");
    plan["pings"][0]["to"] = json!("2001:db8::2");
    plan
}

#[test]
fn ping_over_ipv6_measures_the_round_trip() {
    let result = run(network(&plan_v6()));
    let ping = &result.pings[0];
    assert_eq!((ping.transmitted, ping.received, ping.errors), (3, 3, 0));
    for rtt in &ping.rtt_s {
        assert_close(*rtt, 2.0 * (PACKET_V6_S + 0.005));
    }
}

#[test]
fn neighbour_discovery_comes_before_the_first_packet_of_ipv6() {
    let mut plan = plan_v6();
    for host in 0..2 {
        plan["hosts"][host]["ndp"] = json!({"prefix_bits": 64});
    }
    let result = run(network(&plan));
    let rtts = &result.pings[0].rtt_s;
    let known = 2.0 * (PACKET_V6_S + 0.005);
    assert_close(rtts[0], known + 2.0 * (NDP_S + 0.005));
    assert_close(rtts[1], known);
    plan["pings"][0]["to"] = json!("2001:db8::9");
    let result = run(network(&plan));
    assert_eq!(result.unresolved_packets["h1"], 3, "nobody advertises it");
}

#[test]
fn address_of_another_version_is_refused() {
    let mut plan = plan_v6();
    plan["hosts"][0].as_object_mut().unwrap().remove("ipv6");
    let plan = Plan::from_json(&plan.to_string()).expect("it is a plan");
    let refused = Network::new(&plan).unwrap_err().to_string();
    assert!(refused.contains("pings[0].from"), "{refused}");
    assert!(
        refused.contains("no address for packets to 2001:db8::2"),
        "{refused}"
    );
}

/// Makes the plan of h1 with a link to each of h2 and h3, and a ping to each.
fn plan_of_two_links() -> Value {
    let mut plan = plan();
    let mac = "02:00:00:00:00:03";
    plan["hosts"][0]["interfaces"] = json!([{"port": 1, "address": "10.0.7.1", "mac": mac}]);
    plan["hosts"][0]["routes"] = json!([{"to": "10.0.7.0/24", "port": 1}]);
    let h3 = json!({"name": "h3", "address": "10.0.7.3", "mac": "02:00:00:00:00:04"});
    plan["hosts"].as_array_mut().unwrap().push(h3);
    let mut link = plan["links"][0].clone();
    link["name"] = json!("m");
    link["ends"] = json!([{"node": "h1", "port": 1}, {"node": "h3", "port": 0}]);
    plan["links"].as_array_mut().unwrap().push(link);
    let mut ping = plan["pings"][0].clone();
    (ping["name"], ping["to"]) = (json!("q"), json!("10.0.7.3"));
    plan["pings"].as_array_mut().unwrap().push(ping);
    plan
}

#[test]
fn packets_leave_by_the_link_of_the_longest_prefix() {
    let mut plan = plan_of_two_links();
    let result = run(network(&plan));
    for ping in &result.pings {
        assert_eq!(ping.received, 3, "{}", ping.name);
    }
    let sent = |result: &RunResult, link: &str| {
        let mut channels = result.channels.iter();
        let channel = channels.find(|c| c.link == link && c.direction == "forward");
        channel.expect("the link is there").counts.sent_packets
    };
    assert_eq!((sent(&result, "l"), sent(&result, "m")), (3, 3));
    plan["path_changes"] =
        json!([{"at_ns": 500_000_000, "link": "m", "direction": "both", "rate_bps": 0}]);
    let result = run(network(&plan));
    let received: Vec<u64> = result.pings.iter().map(|ping| ping.received).collect();
    assert_eq!(received, [3, 1], "the other link has not failed");
}

#[test]
fn host_replies_at_an_address_of_another_link() {
    let mut plan = plan_of_two_links();
    plan["pings"] = json!([plan["pings"][0]]);
    plan["pings"][0]["from"] = json!("h2");
    plan["pings"][0]["to"] = json!("10.0.7.1");
    let result = run(network(&plan));
    assert_eq!(result.pings[0].received, 3, "RFC 1122: the weak model");
    plan["pings"][0]["to"] = json!("10.0.7.3");
    let result = run(network(&plan));
    assert_eq!(result.pings[0].received, 0, "hosts do not forward");
}
