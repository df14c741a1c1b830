//! The faults that every transport over UDP survives: losses, silence, reordering, duplicates,
//! objects of any size, misbehaving peers.

use std::cell::Cell;
use std::rc::Rc;

use crate::common::{Delivery, Network, SentPacket, deliver, udp_flows, uniform_draws};
use proptest::prelude::*;
use xcpr_hosts::udp::fobs;
use xcpr_hosts::*;

const fn at(millis: u64) -> Instant {
    Instant(millis * 1_000_000)
}

const END: Instant = at(120_000);

fn transfer(
    flow: &FlowConfig,
    bytes: u64,
    path: impl FnMut(&mut SentPacket) -> Delivery + 'static,
) -> Network {
    let config = FlowConfig {
        bytes: Some(bytes),
        ..flow.clone()
    };
    let mut net = Network::with_bottleneck(&config).with_path(path);
    net.run(END);
    net.assert_complete(bytes);
    net
}

#[test]
fn objects_of_any_size_arrive() {
    for flow in udp_flows() {
        let payload = u64::from(flow.payload_bytes());
        for bytes in [
            0,
            1,
            payload - 1,
            payload,
            payload + 1,
            16 * payload,
            3_000_000,
        ] {
            transfer(&flow, bytes, |_| deliver());
        }
    }
}

/// 12 % of what comes back is lost, all of it for 2 s, and then every tenth data packet twice.
#[test]
fn transfer_completes_despite_lost_acks_and_retransmissions() {
    for flow in udp_flows() {
        let mut chance = uniform_draws(1);
        transfer(&flow, 3_000_000, move |sent| match sent.to_receiver {
            false if chance() < 0.12 => Vec::new(),
            _ => deliver(),
        });
        transfer(&flow, 6_000_000, |sent| match sent.to_receiver {
            false if (at(300)..at(2300)).contains(&sent.at) => Vec::new(),
            _ => deliver(),
        });
        let mut count = 0;
        transfer(&flow, 3_000_000, move |sent| {
            count += u32::from(!sent.payload.is_empty());
            match count % 40 {
                0..4 if !sent.payload.is_empty() => Vec::new(),
                _ => deliver(),
            }
        });
    }
}

#[test]
fn transfer_completes_despite_reordering_and_duplicates() {
    for flow in udp_flows() {
        let mut chance = uniform_draws(2);
        transfer(&flow, 3_000_000, move |_| match chance() {
            c if c < 0.05 => vec![Span::ZERO, Span::from_millis(7)],
            c if c < 0.15 => vec![Span::from_millis(3)],
            _ => deliver(),
        });
    }
}

/// The peer disappears: no sender sends for ever.
#[test]
fn sender_gives_up_on_a_silent_peer() {
    for flow in udp_flows() {
        for since in [at(0), at(500)] {
            let gone = move |sent: &SentPacket| !sent.to_receiver && sent.at >= since;
            let flow = FlowConfig {
                // Without an end, where bytes need not be there.
                bytes: flow.connection.map(|_| 8_000_000),
                ..flow.clone()
            };
            let mut net = Network::with_bottleneck(&flow).with_path(move |sent| match gone(sent) {
                true => Vec::new(),
                false => deliver(),
            });
            net.message_filter = Box::new(move |sent| !gone(sent));
            net.run(at(600_000));
            let transport = flow.transport;
            assert_eq!(
                net.sender.poll_timeout(),
                None,
                "{transport} from {since:?} on"
            );
        }
    }
}

/// Some transports give up by themselves after 16 s. With a connection of the driver they wait as long as the driver.
#[test]
fn transfer_survives_an_outage_within_the_timeout_of_the_driver() {
    let bytes = 3_000_000;
    for flow in udp_flows().filter(|flow| flow.connection.is_some()) {
        for seconds in [16, 60, 300] {
            let connection = flow.connection.map(|connection| DriverConnection {
                patience: Span::from_secs(600),
                ..connection
            });
            let config = FlowConfig {
                bytes: Some(bytes),
                connection,
                max_rto: Span::from_secs(1),
                ..flow.clone()
            };
            let mut net = Network::with_bottleneck(&config);
            net.outage = at(150)..at(150 + 1000 * seconds);
            net.run(at(150));
            assert!(!net.receiver.counts().complete, "{}", flow.transport);
            net.run(at(130_000 + 1000 * seconds));
            net.assert_complete(bytes);
        }
    }
}

/// A queue that others keep full drops what acknowledges "complete" over TCP, whose timeouts double.
#[test]
fn fobs_continues_while_its_control_connection_times_out() {
    for flow in udp_flows().filter(|flow| flow.transport == Transport::Fobs) {
        let mut config = FlowConfig {
            bytes: Some(10_000_000),
            ..flow
        };
        config.options = config
            .options
            .with_value(&fobs::options::CHUNK, 1000)
            .unwrap();
        let mut net = Network::with_bottleneck(&config).with_path(move |sent| {
            let control = sent.to_receiver && sent.payload.is_empty();
            match control && sent.at >= at(100) {
                true => Vec::new(),
                false => deliver(),
            }
        });
        net.run(at(15_000));
        net.assert_complete(10_000_000);
    }
}

/// Changed bytes in control packets may make the transfer fail, and nothing else.
#[test]
fn misbehaving_peer_harms_only_its_own_transfer() {
    for flow in udp_flows() {
        for seed in 0..60 {
            let tampers_with_receiver = seed % 2 == 0;
            let config = FlowConfig {
                bytes: Some(300_000),
                ..flow.clone()
            };
            let tamper = |seed, headers: usize| {
                let mut chance = uniform_draws(seed);
                move |sent: &mut SentPacket| {
                    let tampers = sent.to_receiver == tampers_with_receiver && chance() < 0.3;
                    if tampers && sent.bytes.len() > headers {
                        let own = (sent.bytes.len() - headers).min(64) as f64;
                        let own = headers + (chance() * own) as usize;
                        sent.bytes[own] = [0, 0x7f, 0x80, 0xff][(chance() * 4.0) as usize];
                    }
                }
            };
            let (mut of_packets, mut of_messages) = (tamper(seed, 28), tamper(seed + 1, 0));
            let mut net = Network::with_bottleneck(&config).with_path(move |sent| {
                of_packets(sent);
                deliver()
            });
            net.message_filter = Box::new(move |sent| {
                of_messages(sent);
                true
            });
            // The receiver may deliver changed data: only the number of bytes is checked.
            net.tampered = true;
            net.run(at(20_000));
            assert!(net.receiver.counts().received.payload_bytes <= 400_000);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    /// Whatever happens to a tenth of the packets each way, everything arrives once.
    #[test]
    fn every_byte_arrives_once_on_a_faulty_path(seed: u64, secret: u64, bytes in 1u64..200_000) {
        for flow in udp_flows() {
            let mut chance = uniform_draws(seed);
            let config = FlowConfig { bytes: Some(bytes), secret, ..flow };
            let mut net = Network::with_bottleneck(&config).with_path(move |_| match chance() {
                c if c < 0.06 => Vec::new(),
                c if c < 0.08 => vec![Span::ZERO, Span::from_millis(30)],
                c if c < 0.10 => vec![Span::from_millis(45)],
                _ => deliver(),
            });
            net.run(END);
            net.assert_complete(bytes);
        }
    }
}

/// Tests of many seconds, which `make test-quick` skips.
mod slow {
    use super::*;

    /// SABUL and FOBS probe a path that brings nothing back, and UDT sends its window again ever later.
    /// TTP halves its rate again and again, and RUDP waits at the end of its object.
    #[test]
    fn sender_probes_rarely_while_its_peer_is_silent() {
        for flow in udp_flows() {
            let config = FlowConfig {
                bytes: None,
                connection: None,
                ..flow
            };
            let silent = at(500)..at(13_500);
            let (sent, judged) = (Rc::new(Cell::new(0)), at(6500)..at(13_500));
            let count = Rc::clone(&sent);
            let mut net = Network::with_bottleneck(&config).with_path(move |packet| {
                let counts = packet.to_receiver && judged.contains(&packet.at);
                count.set(count.get() + u32::from(counts));
                match silent.contains(&packet.at) {
                    true => Vec::new(),
                    false => deliver(),
                }
            });
            net.run(at(60_000));
            let (transport, sent) = (config.transport, sent.get());
            // Its rate was 12,500 packets a second.
            let most = match transport {
                Transport::Ttp => 20_000,
                _ => 5000,
            };
            assert!(sent < most, "{transport}: {sent} packets in 7 s");
            let last = net.delivered.last().map_or(0, |range| range.end);
            assert!(last > 100_000_000, "{transport}: {last} bytes");
        }
    }
}
