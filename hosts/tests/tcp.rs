//! The transports without congestion header from end to end: what is on the wire, and the window after losses.

mod common;

use common::*;
use xcpr_hosts::*;

fn tcp() -> impl Iterator<Item = Transport> {
    let all = Transport::ALL.iter().copied();
    all.filter(|t| !t.congestion_header())
}

fn at_ms(ms: u64) -> Instant {
    Instant(ms * 1_000_000)
}

#[test]
fn packets_are_20_bytes_shorter_and_plain_tcp() {
    for transport in tcp() {
        let config = config(transport, Recovery::Rack);
        assert_eq!(config.header_bytes(), 66);
        assert_eq!(u64::from(config.packet_bytes), PAYLOAD + 66);
        let mut net = Net::new(&config);
        net.run(at_ms(1000));
        // The path's own check: IPv4 protocol 6, and as many bytes as headers and payload are.
        assert!(net.log.iter().all(|s| s.xcp.is_none()));
        assert!(net.log.iter().any(|s| !s.to_receiver && !s.is_data()));
        let delivered = net.receiver.stats();
        let frames = delivered.payload_bytes / PAYLOAD;
        assert!(frames > 100, "{transport}: {frames}");
        assert_eq!(delivered.delivered_bytes, frames * (PAYLOAD + 66));
    }
}

/// One packet in the middle is lost: found by SACK, one reduction, no timeout, then growth by the law.
#[test]
fn one_loss_reduces_the_window_once() {
    for (transport, remains) in [
        (Transport::NewReno, 0.5),
        (Transport::Hstcp, 0.5),
        (Transport::Scalable, 0.875),
        (Transport::Bic, 0.8),
        (Transport::Cubic, 0.7),
        (Transport::HTcp, 0.5),
        (Transport::Fast, 0.5),
        (Transport::TcpLp, 0.5),
        (Transport::HstcpLp, 0.5),
    ] {
        for recovery in [Recovery::Rack, Recovery::NewReno] {
            let config = config(transport, recovery);
            // Segment 40 leaves in the round trip that begins with 32 packets.
            let mut net = Net::new(&config).with_path(|s| match (s.is_data(), s.index) {
                (true, 40) => lose(),
                _ => deliver(),
            });
            net.run(at_ms(655));
            let stats = net.sender.stats();
            assert_eq!((stats.fast_retransmits, stats.timeouts), (1, 0));
            let window = net.sender.window_bytes() as f64 / f64::from(config.packet_bytes);
            // In flight when the third duplicate came: 42 to 45 packets.
            let share = window / 43.0;
            assert!(
                (share - remains).abs() < 0.06,
                "{transport} {recovery}: {window}"
            );
            net.run(at_ms(1500));
            assert_eq!(net.times_sent(40), 2, "{transport} {recovery}");
            assert_eq!(net.sender.stats().retransmitted_packets, 1);
        }
    }
}

/// The limit of the configuration ends the growth, so that no huge window waits behind it.
#[test]
fn a_configured_limit_keeps_the_window_from_growing_unused() {
    for transport in tcp() {
        let config = FlowConfig {
            max_window_packets: Some(50),
            ..config(transport, Recovery::Rack)
        };
        let mut once = true;
        let mut net = Net::new(&config).with_path(move |s| {
            let here = s.is_data() && s.index > 2000 && std::mem::take(&mut once);
            if here { lose() } else { deliver() }
        });
        net.run(at_ms(10_000));
        assert_eq!(net.fast_retransmits(), 1, "{transport}");
        // Had it grown to hundreds unseen, the loss would not show in a window of 50.
        let marked = net.marks[0].at;
        let window = net.sender.window_bytes() / u64::from(config.packet_bytes);
        assert!(marked < net.now && window <= 50, "{transport}: {window}");
    }
}
