//! Explicit congestion notification from end to end: marks, their echo, and the reaction of the window.

use crate::common::*;
use proptest::prelude::*;
use xcpr_hosts::tcp::ecn::Echo;
use xcpr_hosts::wire::{ipv4, tcp};
use xcpr_hosts::*;

fn at_ms(ms: u64) -> Instant {
    Instant(ms * 1_000_000)
}

fn with_echo(transport: Transport, echo: Echo) -> FlowConfig {
    FlowConfig {
        ecn: Some(echo),
        ..config(transport, Recovery::Rack)
    }
}

/// Returns whether the path marks a packet, if it may.
fn marking(marks: impl Fn(&SentPacket) -> bool + 'static) -> impl FnMut(&SentPacket) -> bool {
    move |seen| seen.ecn == ipv4::ECT_0 && seen.is_data() && marks(seen)
}

/// One marked packet: one reduction by the factor of the algorithm, no retransmission, the classic echo until CWR.
#[test]
fn mark_reduces_the_window_once_without_retransmission() {
    for (transport, echo, remains) in [
        (Transport::NewReno, Echo::Classic, 0.5),
        (Transport::Cubic, Echo::Classic, 0.7),
        (Transport::Cubic, Echo::Accurate, 0.7),
        // Alpha is 1 at first, and six round trips have taken 1 - (15/16)^6 of that.
        (Transport::Dctcp, Echo::Accurate, 0.66),
    ] {
        let config = with_echo(transport, echo);
        let mut net = Network::new(&config).with_marks(marking(|seen| seen.index == 40));
        net.run(at_ms(655));
        let counts = net.sender.counts();
        assert_eq!(
            counts.transport_counters["ecn_reductions"], 1,
            "{transport}"
        );
        assert_eq!(
            net.receiver.counts().transport_counters["marked_packets"],
            1
        );
        assert_eq!(
            (counts.sent.retransmitted_packets, counts.sent.timeouts),
            (0, 0)
        );
        let answers: Vec<&SentPacket> =
            net.data().filter(|s| s.tcp.flags & tcp::CWR != 0).collect();
        assert_eq!(answers.len(), 1, "{transport}");
        let echoes = net.log.iter().filter(|s| !s.to_receiver && s.is_echo());
        let echoes: Vec<&SentPacket> = echoes.collect();
        match echo {
            Echo::Accurate => assert_eq!(echoes.len(), 1, "{transport}"),
            _ => assert!(
                echoes
                    .iter()
                    .all(|s| s.at < answers[0].at + net.delay + net.delay)
            ),
        }
        // The window before: 1 packet for each of 41 ACKs beyond the first two.
        let window = net.sender.window_bytes() as f64 / f64::from(config.packet_bytes);
        let before = 43.0;
        assert!(
            (window / before - remains).abs() < 0.1,
            "{transport}: {window}"
        );
    }
}

trait Echoes {
    fn is_echo(&self) -> bool;
}

impl Echoes for SentPacket {
    fn is_echo(&self) -> bool {
        self.tcp.flags & (tcp::ECE | tcp::SYN) == tcp::ECE
    }
}

/// RFC 3168 sections 6.1.1, 6.1.4, 6.1.5; RFC 8257 section 3.6.
#[test]
fn new_data_and_accurate_control_packets_are_ect() {
    for (echo, control) in [
        (Echo::None, 0),
        (Echo::Classic, 0),
        (Echo::Accurate, ipv4::ECT_0),
    ] {
        let new = if echo == Echo::None { 0 } else { ipv4::ECT_0 };
        let config = FlowConfig {
            bytes: Some(100 * PAYLOAD),
            ..with_echo(Transport::NewReno, echo)
        };
        let mut net =
            Network::new(&config).with_path(|s| match (s.is_data() && s.to_receiver, s.index) {
                (true, 40) => lose(),
                _ => deliver(),
            });
        net.run(at_ms(60_000));
        net.assert_complete(100 * PAYLOAD);
        let mut sent = vec![false; 100];
        for seen in &net.log {
            let segment = seen.segment() as usize;
            let again =
                seen.is_data() && seen.to_receiver && std::mem::replace(&mut sent[segment], true);
            let expected = if seen.is_data() && seen.to_receiver && !again {
                new
            } else {
                control
            };
            assert_eq!(seen.ecn, expected, "{echo}: {seen:?}");
        }
        assert_eq!(sent, vec![true; 100]);
    }
}

#[test]
fn explicit_transports_do_not_use_ecn() {
    for transport in [Transport::Xcp, Transport::XcpR, Transport::Rcp] {
        let mut net = Network::new(&with_echo(transport, Echo::Classic));
        net.run(at_ms(500));
        assert!(
            net.log
                .iter()
                .all(|s| s.ecn == 0 && s.tcp.flags & (tcp::ECE | tcp::CWR) == 0)
        );
        assert!(net.sender.counts().transport_counters.is_empty());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// However ACKs are delayed: those with ECE acknowledge as many packets as were marked.
    #[test]
    fn accurate_echo_counts_every_mark(
        marked in prop::collection::vec(any::<bool>(), 60),
        ack_every in 1u32..5,
    ) {
        let config = FlowConfig {
            bytes: Some(60 * PAYLOAD),
            ack_every,
            ..with_echo(Transport::Dctcp, Echo::Accurate)
        };
        let expected = marked.iter().filter(|&&one| one).count() as u64;
        let mut net = Network::new(&config)
            .with_marks(marking(move |seen| seen.to_receiver && marked[seen.segment() as usize]));
        net.run(at_ms(60_000));
        net.assert_complete(60 * PAYLOAD);
        prop_assert_eq!(net.timeouts(), 0);
        prop_assert_eq!(net.receiver.counts().transport_counters["marked_packets"], expected);
        let (mut before, mut echoed) = (1, 0);
        for seen in net.log.iter().filter(|s| !s.to_receiver && !s.is_syn()) {
            let upto = u64::from(seen.tcp.ack).min(1 + 60 * PAYLOAD);
            if seen.is_echo() {
                echoed += (upto - before).div_ceil(PAYLOAD);
            }
            before = before.max(upto);
        }
        prop_assert_eq!(echoed, expected);
    }
}
