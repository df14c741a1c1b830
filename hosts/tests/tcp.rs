//! The transports without congestion header from end to end: what is on the wire, and the window after losses.

use crate::common::*;
use xcpr_hosts::options::Options;
use xcpr_hosts::tcp::sender::pacing;
use xcpr_hosts::*;

/// Lists the transports of one connection; `psockets.rs` has the other.
fn tcp() -> impl Iterator<Item = Transport> {
    Transport::of_tcp().filter(|&t| !t.congestion_header() && t != Transport::Psockets)
}

fn at_ms(ms: u64) -> Instant {
    Instant(ms * 1_000_000)
}

#[test]
fn tcp_packets_lack_the_congestion_header() {
    for transport in tcp() {
        let config = config(transport, Recovery::Rack);
        assert_eq!(config.header_bytes(), 66);
        assert_eq!(u64::from(config.packet_bytes), PAYLOAD + 66);
        let mut net = Network::new(&config);
        net.run(at_ms(1000));
        // The path's own check: IPv4 protocol 6, and as many bytes as headers and payload are.
        assert!(net.log.iter().all(|s| s.xcp.is_none()));
        assert!(net.log.iter().any(|s| !s.to_receiver && !s.is_data()));
        let delivered = net.receiver.counts().received;
        let frames = delivered.payload_bytes / PAYLOAD;
        assert!(frames > 100, "{transport}: {frames}");
        assert_eq!(delivered.delivered_bytes, frames * (PAYLOAD + 66));
    }
}

/// One packet in the middle is lost: found by SACK, one reduction, no timeout, then growth by the algorithm.
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
            let mut net = Network::new(&config).with_path(|s| match (s.is_data(), s.index) {
                (true, 40) => lose(),
                _ => deliver(),
            });
            net.run(at_ms(655));
            let stats = net.sender.counts().sent;
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
            assert_eq!(net.sender.counts().sent.retransmitted_packets, 1);
        }
    }
}

/// The limit of the configuration ends the growth, so that no huge window waits behind it.
#[test]
fn configured_limit_ends_window_growth() {
    for transport in tcp() {
        let config = FlowConfig {
            max_window_packets: Some(50),
            ..config(transport, Recovery::Rack)
        };
        let mut once = true;
        let mut net = Network::new(&config).with_path(move |s| {
            let here = s.is_data() && s.index > 2000 && std::mem::take(&mut once);
            if here { lose() } else { deliver() }
        });
        net.run(at_ms(10_000));
        assert_eq!(net.fast_retransmits(), 1, "{transport}");
        // Had it grown to hundreds unseen, the loss would not show in a window of 50.
        let marked = net.record.recovery_events()[0].at;
        let window = net.sender.window_bytes() / u64::from(config.packet_bytes);
        assert!(marked < net.now && window <= 50, "{transport}: {window}");
    }
}

/// Returns the bound that every packet of the sender had to keep to: the largest sequence number
/// that ACKs had allowed by then.
fn assert_receive_windows_respected(net: &Network) -> u64 {
    let acks: Vec<_> = net.log.iter().filter(|s| !s.to_receiver).collect();
    let (mut seen, mut edge, mut at_the_edge) = (0, 0, 0);
    for data in net.data() {
        while acks.get(seen).is_some_and(|a| a.at + net.delay <= data.at) {
            let tcp = &acks[seen].tcp;
            let shift = if tcp.flags & 2 != 0 { 0 } else { 14 };
            edge = edge.max(u64::from(tcp.ack) + (u64::from(tcp.window) << shift));
            seen += 1;
        }
        let end = u64::from(data.tcp.seq) + PAYLOAD;
        assert!(end <= edge, "sent up to {end}, allowed {edge}");
        at_the_edge += u64::from(end + PAYLOAD > edge);
    }
    at_the_edge
}

#[test]
fn right_sizing_keeps_the_receive_window_ahead_of_the_sender() {
    let run = |transport, until| {
        let mut net = Network::new(&config(transport, Recovery::Rack));
        net.run(at_ms(until));
        let sent = net.sender.counts().sent.sent_packets;
        (net, sent)
    };
    let (drs, sent) = run(Transport::Drs, 1290);
    let (newreno, unlimited) = run(Transport::NewReno, 1290);
    assert_receive_windows_respected(&drs);
    assert_eq!(assert_receive_windows_respected(&newreno), 0);
    assert!(sent > 3000 && sent < unlimited, "{sent} of {unlimited}");
    // The last round trip brought about half of all packets; the window is twice that and not a gigabyte.
    let last = drs.log.iter().rev().find(|s| !s.to_receiver).unwrap();
    let packets = (u64::from(last.tcp.window) << 14) / PAYLOAD;
    assert!((sent / 2..2 * sent).contains(&packets), "{packets}");
}

/// ADR 0205: behind a congestion header a SYN-ACK's window has its scale, so that nothing but the algorithm limits the start.
#[test]
fn syn_ack_behind_a_congestion_header_scales_its_window() {
    for transport in [Transport::Xcp, Transport::XcpR] {
        let config = FlowConfig {
            initial_window_packets: 500,
            options: Options::default().with_value(&pacing::SHARE, 0).unwrap(),
            ..config(transport, Recovery::Rack)
        };
        let mut net = Network::new(&config);
        net.run(at_ms(150));
        assert_eq!(net.sender.counts().sent.sent_packets, 500, "{transport}");
    }
}

/// A receiver with a fixed window of 64 KB allows 71 packets a round trip; one that measures allows what the path can.
#[test]
fn right_sizing_starts_with_an_unscaled_window() {
    let config = FlowConfig {
        initial_window_packets: 500,
        ..config(Transport::Drs, Recovery::Rack)
    };
    let mut net = Network::new(&config);
    net.run(at_ms(150));
    assert_eq!(net.sender.counts().sent.sent_packets, 65_535 / PAYLOAD);
    net.run(at_ms(450));
    assert!(assert_receive_windows_respected(&net) > 0);
    assert!(net.sender.counts().sent.sent_packets > 400);
    assert_eq!(net.timeouts(), 0);
}
