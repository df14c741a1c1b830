//! HPCC over a network of one link, which takes 200 packets in 2^20 us.

use crate::common::tcp_path::RCP_RATE;
use crate::common::{Network, PAYLOAD, config};
use xcpr_hosts::*;

/// The window is 95 % of what the link takes in a round trip, and packets leave as far apart as that makes them.
#[test]
fn single_flow_reaches_the_target_utilisation() {
    let flow = FlowConfig {
        bytes: Some(1000 * PAYLOAD),
        ..config(Transport::Hpcc, Recovery::Rack)
    };
    let mut net = Network::new(&flow);
    net.run(Instant::ZERO + Span::from_secs(60));
    net.assert_complete(1000 * PAYLOAD);
    let times: Vec<Instant> = net.data().map(|s| s.at).collect();
    let taken = times[900].since(times[400]).0 as f64;
    let packets = 500.0 * f64::from(flow.packet_bytes);
    let rate = RCP_RATE as f64 / f64::from(1 << 20) / 1000.0;
    let used = packets / taken / rate;
    assert!((used / 0.95 - 1.0).abs() < 0.02, "{used}");
    assert_eq!(net.sender.counts().sent.retransmitted_packets, 0);
}
