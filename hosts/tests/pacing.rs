//! Packets of a window leave over a round trip.

use crate::common::{Network, config};
use proptest::prelude::*;
use xcpr_hosts::flow::registry::Shape;
use xcpr_hosts::options::Options;
use xcpr_hosts::tcp::sender::pacing;
use xcpr_hosts::*;

fn paced(percent: u64) -> Options {
    Options::default()
        .with_value(&pacing::SHARE, percent)
        .unwrap()
}

/// Returns when the data of a flow leaves whose window stays as it begins, milliseconds; the round trip takes 100.
fn leaving_ms(transport: Transport, window: u32, options: Options) -> Vec<f64> {
    let mut net = Network::new(&FlowConfig {
        initial_window_packets: window,
        max_window_packets: Some(window),
        options,
        ..config(transport, Recovery::Rack)
    });
    net.run(Instant::ZERO + Span::from_secs(2));
    assert_eq!(net.sender.counts().sent.retransmitted_packets, 0);
    net.data().map(|s| s.at.0 as f64 / 1e6).collect()
}

#[test]
fn unpaced_window_leaves_at_once() {
    let times = leaving_ms(Transport::XcpR, 10, paced(0));
    assert!(times[9] - times[0] < 0.1, "{times:?}");
    assert!(times[10] - times[9] > 90.0, "{times:?}");
}

/// ADR 0420.
#[test]
fn xcp_and_xcp_r_are_paced_by_default() {
    for transport in Transport::of_tcp().filter(|t| t.shape() == Shape::Single) {
        // RCP has a rate of its own, which no router offers it here.
        let by_itself = leaving_ms(transport, 10, Options::default());
        let routed = matches!(transport, Transport::Xcp | Transport::XcpR);
        let explicit = leaving_ms(transport, 10, paced(if routed { 120 } else { 0 }));
        assert_eq!(by_itself, explicit, "{transport}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]
    #[test]
    fn paced_window_is_spread_over_its_share_of_an_rtt(
        transport in prop::sample::select(vec![Transport::Xcp, Transport::XcpR, Transport::NewReno]),
        window in 2..50u32,
        percent in 100..200u64,
    ) {
        let times = leaving_ms(transport, window, paced(percent));
        let gap = 100.0 * 100.0 / (f64::from(window) * percent as f64);
        // The two first have no packet before them to be apart from.
        let first_window = &times[1..window as usize];
        for pair in first_window.windows(2) {
            prop_assert!((pair[1] - pair[0] - gap).abs() < gap / 50.0, "{gap} {times:?}");
        }
        // No packet is held for longer than the window would have it wait.
        let round_trips = (times.len() as f64 / f64::from(window)).floor();
        prop_assert!(round_trips >= 18.0, "{round_trips}");
    }
}
