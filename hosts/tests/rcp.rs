//! RCP over a network whose routers offer one rate.

use crate::common::tcp_path::RCP_RATE;
use crate::common::{Network, PAYLOAD, config};
use xcpr_hosts::*;

#[test]
fn packets_are_spaced_by_the_offered_rate() {
    let flow = FlowConfig {
        bytes: Some(50 * PAYLOAD),
        ..config(Transport::Rcp, Recovery::Rack)
    };
    let mut net = Network::new(&flow);
    net.run(Instant::ZERO + Span::from_secs(60));
    let times: Vec<Instant> = net.data().map(|s| s.at).collect();
    let per_packet_ns = (u64::from(flow.packet_bytes) << 20) * 1000 / RCP_RATE;
    assert_eq!(times.len(), 50);
    // The two first have no packet before them to be apart from.
    for pair in times[1..].windows(2) {
        let gap = pair[1].since(pair[0]);
        assert!(gap.0.abs_diff(per_packet_ns) < 10_000, "{gap:?}");
    }
    assert_eq!(net.sender.counts().sent.retransmitted_packets, 0);
}
