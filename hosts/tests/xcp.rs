//! The congestion header from end to end: XCP and XCP-r over a path with scripted feedback and losses.

use std::net::SocketAddrV4;

use crate::common::*;
use xcpr_hosts::options::Options;
use xcpr_hosts::tcp::cc::explicit::xcp_r::{self, OnTimeout};
use xcpr_hosts::wire::tcp;
use xcpr_hosts::wire::xcp::Format;
use xcpr_hosts::*;

/// The transports that have the header.
const XCP: &[Transport] = &[Transport::Xcp, Transport::XcpR];

fn flow(transport: Transport, recovery: Recovery) -> FlowConfig {
    config(transport, recovery)
}

fn at_ms(ms: u64) -> Instant {
    Instant(ms * 1_000_000)
}

#[test]
fn syn_requests_no_feedback_and_data_the_maximum() {
    for &transport in XCP {
        let mut net = Network::new(&flow(transport, Recovery::Rack));
        net.run(at_ms(250));
        let syn = &net.log[0];
        assert_eq!(
            (syn.xcp().format, syn.xcp().h_rtt, syn.xcp().h_feedback),
            (Format::Data, 0, 0)
        );
        let data = net.data().next().unwrap();
        assert_eq!(data.xcp().format, Format::Data);
        assert_eq!(data.xcp().h_cwnd, 2000);
        assert_eq!(data.xcp().h_rtt, 100_000);
        assert_eq!(data.xcp().h_feedback, i32::MAX);
        assert_eq!(data.payload, 0..PAYLOAD);
        let acks: Vec<_> = net.log.iter().filter(|s| !s.to_receiver).collect();
        let format = if transport == Transport::Xcp {
            Format::XcpAck
        } else {
            Format::XcpRAck
        };
        assert!(acks.iter().all(|a| a.xcp().format == format));
        assert_eq!(acks[0].tcp.flags, tcp::SYN | tcp::ACK);
    }
}

#[test]
fn feedback_changes_the_window_by_its_amount() {
    for &transport in XCP {
        for &recovery in Recovery::ALL {
            let mut net = Network::new(&flow(transport, recovery)).with_router(|s| match s.index {
                0 => 5000,
                1 => 3500,
                2 => -1500,
                _ => 0,
            });
            net.run(at_ms(1000));
            // 2 packets, then + 8.5, then - 1.5: 9 packets.
            assert_eq!(net.sender.window_bytes(), 9000, "{transport} {recovery}");
            assert_eq!(net.sender.in_flight_bytes(), 9000);
            assert_eq!(net.data().last().unwrap().xcp().h_cwnd, 9000);
            assert_eq!(net.sender.srtt(), Some(Span::from_millis(100)));
        }
    }
}

/// The purpose of XCP-r.
#[test]
fn lost_ack_loses_feedback_with_xcp_but_not_with_xcp_r() {
    for (&transport, expected) in XCP.iter().zip([2000, 12_000]) {
        let mut net = Network::new(&flow(transport, Recovery::Rack))
            .with_router(|s| if s.index == 0 { 10_000 } else { 0 })
            .with_path(|s| {
                if !s.to_receiver && !s.is_syn() && s.index == 0 {
                    lose()
                } else {
                    deliver()
                }
            });
        net.run(at_ms(1000));
        assert_eq!(net.sender.window_bytes(), expected, "{transport}");
    }
}

/// ADR 0103: a data packet that arrives twice is two arrivals to XCP (as in ns-2) and one decision to XCP-r.
#[test]
fn feedback_of_duplicated_data_counts_once_with_xcp_r() {
    for (&transport, expected) in XCP.iter().zip([12_000, 7000]) {
        let mut net = Network::new(&flow(transport, Recovery::Rack))
            .with_router(|s| if s.index == 0 { 5000 } else { 0 })
            .with_path(|s| match s.is_data() && s.to_receiver && s.index == 0 {
                true => vec![Span::ZERO, Span::from_millis(1)],
                false => deliver(),
            });
        net.run(at_ms(400));
        assert_eq!(net.sender.window_bytes(), expected, "{transport}");
    }
}

/// ADR 0103: the retransmission brings the feedback that was lost with the original.
#[test]
fn feedback_of_a_retransmission_counts_once_with_xcp_r() {
    let config = FlowConfig {
        initial_window_packets: 10,
        ..flow(Transport::XcpR, Recovery::Rack)
    };
    let mut net = Network::new(&config)
        .with_router(|s| if s.segment() == 3 { 5000 } else { 0 })
        .with_path(|s| {
            if s.to_receiver && s.is_data() && s.index == 3 {
                lose()
            } else {
                deliver()
            }
        });
    net.run(at_ms(900));
    assert_eq!(net.times_sent(3), 2);
    assert_eq!(net.sender.window_bytes(), 15_000);
}

/// ADR 0102.
#[test]
fn overtaken_ack_does_not_restore_an_older_window() {
    let config = FlowConfig {
        initial_window_packets: 10,
        ..flow(Transport::XcpR, Recovery::Rack)
    };
    let mut net = Network::new(&config)
        .with_router(|s| if s.index < 10 { 1000 } else { 0 })
        // The ACK of the third packet, with a window of 13 packets, arrives after the others.
        .with_path(|s| match !s.to_receiver && !s.is_syn() && s.index == 2 {
            true => vec![Span::from_millis(20)],
            false => deliver(),
        });
    net.run(at_ms(290));
    assert_eq!(net.sender.window_bytes(), 20_000);
}

/// ADRs 0104 and 0105: duplicates carry a valid window, and a loss leaves it alone.
#[test]
fn xcp_r_applies_feedback_during_recovery() {
    let config = FlowConfig {
        initial_window_packets: 40,
        ..flow(Transport::XcpR, Recovery::Rack)
    };
    let mut net = Network::new(&config)
        .with_router(|s| if (40..60).contains(&s.index) { -500 } else { 0 })
        .with_path(|s| {
            if s.to_receiver && s.is_data() && [10, 45].contains(&s.index) {
                lose()
            } else {
                deliver()
            }
        });
    net.run(at_ms(1000));
    assert!(net.fast_retransmits() >= 1);
    assert_eq!(net.timeouts(), 0);
    // The routers took 20 * 500 bytes and of that one packet was lost on the way.
    assert_eq!(net.sender.window_bytes(), 30_000);
    assert_eq!(net.data().last().unwrap().xcp().epoch, 0);
}

/// ADR 0106: nothing that was promised before a silence is sent at once after it.
#[test]
fn timeout_resynchronises_xcp_r_and_restores_naive_xcp_r() {
    for (&on_timeout, expected) in OnTimeout::ALL.iter().zip([2000, 100_000]) {
        let config = FlowConfig {
            initial_window_packets: 2,
            options: Options::default()
                .with_value(&xcp_r::ON_TIMEOUT, on_timeout.name())
                .unwrap(),
            ..flow(Transport::XcpR, Recovery::Rack)
        };
        // The window grows to 100 packets; then everything is lost until the timer has expired.
        let mut net = Network::new(&config)
            .with_router(|s| if s.index < 2 { 49_000 } else { 0 })
            .with_path(|s| {
                if (at_ms(350)..at_ms(1500)).contains(&s.at) {
                    lose()
                } else {
                    deliver()
                }
            });
        net.run(at_ms(5000));
        assert!(net.timeouts() >= 1);
        assert_eq!(net.sender.window_bytes(), expected);
        let last = net.data().last().unwrap();
        let epochs = if on_timeout == OnTimeout::Resynchronise {
            net.timeouts()
        } else {
            0
        };
        assert_eq!(u64::from(last.xcp().epoch), epochs);
    }
}

/// ADR 0107.
#[test]
fn delayed_ack_carries_all_feedback_or_the_newest_window() {
    for &transport in XCP {
        let config = FlowConfig {
            ack_every: 2,
            initial_window_packets: 4,
            ..flow(transport, Recovery::Rack)
        };
        let mut net = Network::new(&config).with_router(|s| if s.index < 4 { 1000 } else { 0 });
        net.run(at_ms(1000));
        assert_eq!(net.sender.window_bytes(), 8000, "{transport}");
    }
}

/// ADR 0108.
#[test]
fn demand_is_limited_by_window_limit_and_remaining_bytes() {
    for &transport in XCP {
        // Limited by its configuration: 2 packets in flight, at most 10, so each asks for half of the 8 missing.
        let limited = FlowConfig {
            max_window_packets: Some(10),
            ..flow(transport, Recovery::Rack)
        };
        let mut net = Network::new(&limited).with_router(|_| i32::MAX);
        net.run(at_ms(5000));
        let first = net.data().next().unwrap();
        assert_eq!((first.xcp().h_cwnd, first.xcp().h_feedback), (2000, 4000));
        assert_eq!(net.sender.window_bytes(), 10_000);
        let last = net.data().last().unwrap();
        assert_eq!((last.xcp().h_cwnd, last.xcp().h_feedback), (10_000, 0));
        // Limited by its end: what is left fits the window.
        let finite = FlowConfig {
            bytes: Some(12 * PAYLOAD),
            ..flow(transport, Recovery::Rack)
        };
        let mut net = Network::new(&finite).with_router(|_| i32::MAX);
        net.run(at_ms(5000));
        net.assert_complete(12 * PAYLOAD);
        let first = net.data().next().unwrap();
        assert_eq!(first.xcp().h_feedback, 5000);
        assert_eq!(net.data().last().unwrap().xcp().h_feedback, 0);
    }
}

/// ADR 0108: what does not fit the path at its user's rate would wait in the sender's own queue.
#[test]
fn demand_is_limited_by_the_configured_rate() {
    for &transport in XCP {
        let slow = FlowConfig {
            bytes: Some(2000 * PAYLOAD),
            max_rate_bps: Some(1_000_000),
            ..flow(transport, Recovery::Rack)
        };
        let mut net = Network::new(&slow).with_router(|_| i32::MAX);
        net.run(at_ms(5000));
        let round_trip_ms = net.sender.srtt().unwrap().as_secs_f64() * 1e3;
        let path = (1_000_000.0 / 8e3 * round_trip_ms) as u64;
        let window = net.sender.window_bytes();
        assert!((path..=path + 3000).contains(&window), "{window} of {path}");
        assert_eq!(net.data().last().unwrap().xcp().h_feedback, 0);
    }
}

/// ADR 0109.
#[test]
fn lost_syn_ack_delays_the_flow_by_one_second() {
    let config = FlowConfig {
        bytes: Some(PAYLOAD),
        ..flow(Transport::XcpR, Recovery::Rack)
    };
    let mut first = true;
    let mut net = Network::new(&config).with_path(move |s| {
        if !s.to_receiver && std::mem::take(&mut first) {
            lose()
        } else {
            deliver()
        }
    });
    net.run(at_ms(100_000));
    net.assert_complete(PAYLOAD);
    // The SYN again at 1 s; the receiver's own repetition is due at 1.05 s.
    assert_eq!(net.data().next().unwrap().at, at_ms(1100));
    assert_eq!(net.sender.srtt(), Some(Span::from_millis(100)));
}

#[test]
fn retransmitted_syn_ack_gives_no_rtt_sample() {
    let config = FlowConfig {
        bytes: Some(4 * PAYLOAD),
        ..flow(Transport::XcpR, Recovery::Rack)
    };
    let (mut syns, mut syn_acks) = (0, 0);
    let mut net = Network::new(&config).with_path(move |s| {
        let syn = s.is_syn();
        let count = if s.to_receiver {
            &mut syns
        } else {
            &mut syn_acks
        };
        *count += u32::from(syn);
        // The second SYN and the first SYN-ACK are lost: what arrives is the receiver's repetition, which echoes 0 s.
        let lost = if s.to_receiver {
            *count == 2
        } else {
            *count == 1
        };
        if syn && lost { lose() } else { deliver() }
    });
    net.run(at_ms(100_000));
    net.assert_complete(4 * PAYLOAD);
    assert!(
        net.data()
            .all(|s| s.xcp().h_rtt == 0 || s.xcp().h_rtt == 100_000)
    );
    assert_eq!(net.sender.srtt(), Some(Span::from_millis(100)));
}

#[test]
fn misdirected_and_malformed_packets_are_counted() {
    let config = flow(Transport::Xcp, Recovery::Rack);
    let mut net = Network::new(&config);
    net.run(at_ms(150));
    let mut buf = [0; MAX_HEADER_LEN];
    let mut other = Sender::new(&FlowConfig {
        source: SocketAddrV4::new(*config.source.ip(), 7),
        ..config
    })
    .unwrap();
    other.start(Instant::ZERO);
    let t = other.poll_transmit(Instant::ZERO, &mut buf).unwrap();
    net.receiver
        .handle_packet(net.now, &buf[..t.header_len], t.packet_len);
    net.receiver
        .handle_packet(net.now, &buf[..30], t.packet_len);
    net.receiver.handle_packet(net.now, &[], 0);
    net.sender
        .handle_packet(net.now, &buf[..t.header_len], t.packet_len);
    assert_eq!(net.receiver.counts().received.refused_packets, 3);
    assert_eq!(net.sender.counts().sent.refused_packets, 1);
}

/// Tests of many seconds, which `make test-quick` skips.
mod slow {
    use super::*;

    /// Packets of each guess and round: without a round trip, a window may grow to thousands.
    const MAX_FORGED_PACKETS: u64 = 64;

    /// An off-path attacker knows addresses and ports, and guesses sequence numbers.
    #[test]
    fn off_path_packets_with_guessed_numbers_change_nothing() {
        for transport in Transport::of_tcp() {
            let config = flow(transport, Recovery::Rack);
            let mut net = Network::new(&config);
            net.run(at_ms(400));
            let (received, sent) = (net.receiver.counts().received, net.sender.counts().sent);
            let window = net.sender.sample().control.and_then(|c| c.window_bytes);
            let mut forged = 0u64;
            for guess in (1..64).map(|n: u32| n.wrapping_mul(0x0411_d3c5)) {
                let strange = FlowConfig {
                    initial_sequence: config.initial_sequence.wrapping_add(guess),
                    ..config.clone()
                };
                let [mut data, mut acks] = [Role::Sender, Role::Receiver]
                    .map(|role| flow::build_endpoint(&strange, role).unwrap());
                let later = net.now + Span::from_millis(u64::from(guess >> 16));
                data.handle_timeout(later);
                let mut buf = [0; MAX_HEADER_LEN];
                for _ in 0..4 {
                    let enough = forged + MAX_FORGED_PACKETS;
                    while forged < enough
                        && let Some(t) = data.poll_transmit(later, &mut buf)
                    {
                        let packet = &buf[..t.header_len];
                        acks.handle_packet(later, packet, t.packet_len);
                        if t.payload.is_empty() {
                            continue;
                        }
                        assert_eq!(
                            net.receiver.handle_packet(net.now, packet, t.packet_len),
                            0..0
                        );
                        forged += 1;
                    }
                    while let Some(t) = acks.poll_transmit(later, &mut buf) {
                        data.handle_packet(later, &buf[..t.header_len], t.packet_len);
                        net.sender
                            .handle_packet(net.now, &buf[..t.header_len], t.packet_len);
                        forged += 1;
                    }
                }
            }
            let refused = net.receiver.counts().received.refused_packets
                + net.sender.counts().sent.refused_packets;
            assert!(
                forged > 200 && refused > forged / 2,
                "{transport}: {refused} of {forged}"
            );
            let after = net.receiver.counts().received;
            assert_eq!(after.payload_bytes, received.payload_bytes, "{transport}");
            assert_eq!(
                net.sender.counts().sent.received_acks,
                sent.received_acks,
                "{transport}"
            );
            assert_eq!(
                net.sender.sample().control.and_then(|c| c.window_bytes),
                window,
                "{transport}"
            );
            net.run(at_ms(900));
            assert!(
                net.receiver.counts().received.payload_bytes > received.payload_bytes,
                "{transport}"
            );
        }
    }
}
