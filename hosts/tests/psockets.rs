//! PSockets: one transfer over several connections, every byte once, and the search for their number.

use std::collections::BTreeSet;

use crate::common::{self, *};
use xcpr_hosts::options::Options;
use xcpr_hosts::tcp::psockets::options::CONNECTIONS;
use xcpr_hosts::*;

fn config(connections: Option<u64>, bytes: Option<u64>) -> FlowConfig {
    let options = Options::default();
    FlowConfig {
        options: match connections {
            Some(n) => options.with_value(&CONNECTIONS, n).unwrap(),
            None => options,
        },
        bytes,
        ..common::config(Transport::Psockets, Recovery::Rack)
    }
}

fn at_s(seconds: u64) -> Instant {
    Instant(seconds * 1_000_000_000)
}

fn ports(net: &Network) -> BTreeSet<u16> {
    net.data().map(|s| s.tcp.source_port).collect()
}

/// Counts the connections that sent data in the last second.
fn connections(net: &Network) -> usize {
    let late = net
        .data()
        .filter(|s| net.now.since(s.at) < Span::from_secs(1));
    let ports: BTreeSet<u16> = late.map(|s| s.tcp.source_port).collect();
    ports.len()
}

/// Returns the stream's ranges that were sent, joined.
fn sent_ranges(net: &Network) -> Vec<(u64, u64)> {
    let mut ranges: Vec<_> = net
        .data()
        .map(|s| (s.payload.start, s.payload.end))
        .collect();
    ranges.retain(|(start, end)| start < end);
    ranges.sort_unstable();
    ranges.dedup();
    let mut joined: Vec<(u64, u64)> = Vec::new();
    for (start, end) in ranges {
        match joined.last_mut() {
            Some(last) if last.1 == start => last.1 = end,
            _ => joined.push((start, end)),
        }
    }
    joined
}

#[test]
fn every_byte_is_sent_once_on_one_of_the_connections() {
    // Whole chunks and segments, and neither; more connections than chunks.
    for bytes in [64 * PAYLOAD * 20, 64 * PAYLOAD * 20 + 7, 2_000_000, 100, 0] {
        let mut net = Network::new(&config(Some(4), Some(bytes)));
        net.run(at_s(60));
        assert!(net.sender.counts().complete && net.receiver.counts().complete);
        assert_eq!(net.receiver.counts().received.payload_bytes, bytes);
        assert_eq!(
            sent_ranges(&net),
            if bytes > 0 { vec![(0, bytes)] } else { vec![] }
        );
        assert_eq!(ports(&net), (10_000..10_004).collect(), "each closes");
        let frames = bytes.div_ceil(PAYLOAD) + 4;
        assert!(net.sender.counts().sent.sent_packets <= frames, "{bytes}");
        assert!(net.now < at_s(60), "nothing is left to happen");
    }
}

#[test]
fn losses_on_every_connection_are_repaired() {
    for recovery in Recovery::ALL {
        let config = FlowConfig {
            recovery: *recovery,
            ..config(Some(4), Some(3_000_000))
        };
        let mut n = 0;
        let mut net = Network::new(&config).with_path(move |s| {
            n += 1;
            if n % 31 == 0 && s.is_data() || n % 57 == 0 {
                lose()
            } else {
                deliver()
            }
        });
        net.run(at_s(300));
        assert!(net.sender.counts().complete && net.receiver.counts().complete);
        assert_eq!(net.receiver.counts().received.payload_bytes, 3_000_000);
        assert_eq!(sent_ranges(&net), [(0, 3_000_000)]);
        assert!(
            net.sender.counts().sent.retransmitted_packets > 50,
            "{recovery}"
        );
    }
}

/// Each connection may have four packets in flight, so that twice as many bring twice as much.
#[test]
fn search_adds_connections_while_throughput_grows() {
    let config = FlowConfig {
        max_window_packets: Some(4),
        ..config(None, None)
    };
    let mut net = Network::new(&config);
    net.run(at_s(1));
    assert_eq!(connections(&net), 1);
    net.run(at_s(60));
    assert_eq!(connections(&net), 32);
    assert_eq!(
        net.sender.window_bytes(),
        32 * 4 * u64::from(config.packet_bytes)
    );
}

/// A path that takes 40 packets per 100 ms: the first connection alone fills it.
#[test]
fn search_stops_where_throughput_no_longer_grows() {
    let (mut slot, mut used) = (0, 0);
    let mut net = Network::new(&config(None, None)).with_path(move |s| {
        if !s.is_data() {
            return deliver();
        }
        let now = s.at.0 / 100_000_000;
        used = if now == slot { used + 1 } else { 1 };
        slot = now;
        if used > 40 { lose() } else { deliver() }
    });
    net.run(at_s(30));
    assert!(connections(&net) <= 2, "{}", connections(&net));
    assert!(ports(&net).len() > connections(&net), "the others rest");
}

#[test]
fn invalid_connection_count_and_ports_are_refused() {
    for n in [0, 33] {
        let error = Options::default().with_value(&CONNECTIONS, n).unwrap_err();
        assert!(error.problem.contains("from 1 to 32"), "{error}");
    }
    let mut config = config(Some(4), None);
    config.source.set_port(65_530);
    assert_eq!(
        flow::build_endpoint(&config, Role::Receiver).unwrap_err(),
        ConfigError::Ports
    );
}
