//! Anti-amplification: a receiver sends at most three times the received bytes to a peer that never answers (RFC 9000
//! section 8.1), as its address may be forged. A peer with a validated address, by the driver's connection, gets little
//! more for its requests.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use crate::common::peerless::PeerlessEndpoint;
use crate::common::{
    Network, all_flows, config_at_rate, deliver, uniform_draws, with_driver_connection,
};
use xcpr_hosts::flow::allowance::MAX_AMPLIFICATION;
use xcpr_hosts::options::Options;
use xcpr_hosts::udp::{fobs, ttp};
use xcpr_hosts::*;

/// Time for which a receiver is observed after the last packet.
const OBSERVATION_TIME: Span = Span::from_millis(600_000);
/// SYNs and SYN-ACKs of an end's own connections in that time: one of each a minute, after the first few.
const MAX_SYNS: u64 = 30;
/// Bytes of the stream.
const STREAM: u64 = 300_000;
/// Bytes of the IPv4 and UDP headers, which are complete in every packet that a driver hands over.
const IP_AND_UDP: usize = 28;
/// Changed packets of a peer, and how many peers.
const CHANGED: usize = 300;
const PEERS: u64 = 8;

/// A packet of a sender, and its whole length.
type Packet = (Vec<u8>, u32);

/// Lists the flows of every transport of one connection, and those of small packets that the receiver answers often: a
/// sender chooses both.
fn flows() -> Vec<FlowConfig> {
    let mut flows: Vec<FlowConfig> = all_flows().collect();
    for flow in &mut flows {
        flow.bytes = Some(STREAM);
    }
    let small = |transport, options| FlowConfig {
        packet_bytes: 100,
        options,
        bytes: Some(STREAM),
        ..config_at_rate(transport)
    };
    let every = Options::default()
        .with_value(&fobs::options::ACK_EVERY, 1)
        .unwrap();
    flows.push(with_driver_connection(small(Transport::Fobs, every)));
    let often = Options::default()
        .with_value(&ttp::options::REPORT_INTERVAL, 32)
        .unwrap()
        .with_value(&ttp::options::CHUNK, 4096)
        .unwrap();
    flows.push(small(Transport::Ttp, often));
    flows
}

/// Returns the packets of a sender in a session with another receiver, whose numbers are not the victim's.
fn record(flow: &FlowConfig) -> Vec<Packet> {
    let packets = Rc::new(RefCell::new(Vec::new()));
    let taken = Rc::clone(&packets);
    let mut count = 0;
    let mut net = Network::with_bottleneck(flow).with_path(move |sent| {
        if let (true, Some(len)) = (sent.to_receiver, sent.packet_len) {
            taken.borrow_mut().push((sent.bytes.clone(), len));
        }
        count += 1;
        // Losses make other packets.
        if sent.is_data() && count % 23 == 0 {
            Vec::new()
        } else {
            deliver()
        }
    });
    net.run(Instant(20_000_000_000));
    packets.take()
}

/// Returns a packet of each type: the first of each length and first bytes behind the ports.
fn types(packets: &[Packet]) -> Vec<Packet> {
    let mut types = BTreeMap::new();
    for (bytes, len) in packets {
        let own = bytes.get(IP_AND_UDP..).unwrap_or_default();
        let kind = own.get(..4).map(<[u8]>::to_vec);
        types.entry((*len, kind)).or_insert((bytes.clone(), *len));
    }
    types.into_values().take(64).collect()
}

/// Makes a receiver whose peer's address is not validated.
fn victim(flow: &FlowConfig) -> PeerlessEndpoint {
    let other = FlowConfig {
        secret: flow.secret ^ 0x5eed_5eed_5eed,
        initial_sequence: 0x1234_5678,
        ..flow.clone()
    };
    PeerlessEndpoint::new(
        flow::build_endpoint(&other, Role::Receiver).unwrap(),
        Instant::ZERO,
        STREAM,
    )
}

/// Sends packets to a victim, each of them the next after a pause, and observes it.
fn attack<'a>(
    flow: &FlowConfig,
    packets: impl IntoIterator<Item = &'a Packet>,
    pause: Span,
) -> PeerlessEndpoint {
    let mut victim = victim(flow);
    for packet in packets {
        victim.handle_packet(&packet.0, packet.1);
        victim.wait(pause);
    }
    victim.wait(OBSERVATION_TIME);
    victim
}

/// Changes a word of a packet behind its headers, or its length.
fn change((bytes, len): &Packet, chance: &mut impl FnMut() -> f64) -> Packet {
    let (mut bytes, mut len) = (bytes.clone(), *len);
    let own = bytes.len().saturating_sub(IP_AND_UDP + 4);
    if own > 0 && chance() < 0.8 {
        let at = IP_AND_UDP + (chance() * own.min(40) as f64) as usize;
        let word = [
            0,
            1,
            1 << 10,
            1 << 20,
            u32::MAX,
            (chance() * 65536.0) as u32,
        ];
        let word = word[(chance() * word.len() as f64) as usize];
        bytes[at & !3..][..4].copy_from_slice(&word.to_be_bytes());
    }
    if chance() < 0.2 {
        let cut = (chance() * own as f64) as usize;
        bytes.truncate(bytes.len() - cut);
        len -= cut as u32;
    }
    (bytes, len)
}

/// RUDP's question of 21 bytes about an object of 2^20 packets has an answer of 131 kB.
#[test]
fn rudp_answer_is_limited_by_the_received_bytes() {
    const OBJECT: u64 = 1 << 20;
    let flow = FlowConfig {
        bytes: None,
        ..with_driver_connection(config_at_rate(Transport::Rudp))
    };
    let mut victim = victim(&flow);
    let question = |round: u32| {
        let mut question = round.to_be_bytes().to_vec();
        question.extend(0u64.to_be_bytes());
        question.extend(OBJECT.to_be_bytes());
        question.push(0);
        question
    };
    let seconds = 60;
    let mut bytes = 0;
    for round in 0..seconds * 100 {
        victim.handle_message(&question(round));
        victim.wait(Span::from_millis(10));
        bytes += victim
            .messages
            .drain(..)
            .map(|m| m.len() as u64)
            .sum::<u64>();
    }
    assert!(
        bytes > OBJECT / 8,
        "a sender whose packets are all lost has an answer"
    );
    assert!(bytes < u64::from(seconds) * 20_000, "{bytes}");
}

/// SABUL's receiver names each missing packet, again and again: a packet far ahead leaves a whole window missing.
#[test]
fn sabul_loss_lists_are_limited_by_the_received_bytes() {
    let flow = FlowConfig {
        bytes: None,
        ..with_driver_connection(config_at_rate(Transport::Sabul))
    };
    let (packet, len) = record(&FlowConfig {
        bytes: Some(STREAM),
        ..flow.clone()
    })
    .remove(0);
    let mut far = packet;
    far[IP_AND_UDP..][..4].copy_from_slice(&20_000u32.to_be_bytes());
    let mut victim = victim(&flow);
    victim.wait(Span::from_millis(1));
    victim.handle_packet(&far, len);
    let mut errors = 0;
    for _ in 0..3000 {
        victim.wait(Span::from_millis(10));
        let messages = victim.messages.drain(..).filter(|m| m[3] == 1);
        errors += messages.map(|m| m.len() as u64).sum::<u64>();
    }
    assert!(errors > 0);
    assert!(
        errors <= MAX_AMPLIFICATION * u64::from(len) + 1500,
        "{errors}"
    );
}

/// Tests of many seconds, which `make test-quick` skips.
mod slow {
    use super::*;

    #[test]
    fn unvalidated_address_gets_at_most_three_times_its_bytes() {
        let mut failures = Vec::new();
        for flow in flows() {
            let name = format!(
                "{} of {} bytes, driver's connection {}",
                flow.transport,
                flow.packet_bytes,
                flow.connection.is_some()
            );
            let packets = record(&flow);
            let types = types(&packets);
            assert!(!types.is_empty(), "{name}");
            let single = types
                .iter()
                .map(|packet| attack(&flow, [packet], Span::ZERO));
            let pauses = [Span::ZERO, Span::from_millis(15)];
            let repeated = types
                .iter()
                .take(8)
                .flat_map(|packet| pauses.map(|pause| attack(&flow, [packet; 50], pause)));
            let replayed = attack(&flow, &packets, Span::from_micros(100));
            let changed = (1..=PEERS).map(|seed| {
                let mut chance = uniform_draws(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
                let changed: Vec<Packet> = (0..CHANGED)
                    .map(|_| {
                        let which = (chance() * packets.len() as f64) as usize;
                        change(&packets[which], &mut chance)
                    })
                    .collect();
                attack(&flow, &changed, Span::from_micros(100))
            });
            let shortest = types.iter().min_by_key(|packet| packet.1);
            let shortest = shortest.expect("a sender has packets");
            let asked = packets[..1].iter().chain([shortest; 200]);
            let asked = attack(&flow, asked, Span::ZERO);
            let attacks: [(&str, Vec<PeerlessEndpoint>); 5] = [
                ("single", single.collect()),
                ("repeated", repeated.collect()),
                ("replayed", vec![replayed]),
                ("asked", vec![asked]),
                ("changed", changed.collect()),
            ];
            // Connections of ends' own are for experiments: the plan names both ends, and the receiver connects to its sender.
            let own =
                [Transport::Sabul, Transport::Rudp, Transport::Fobs].contains(&flow.transport);
            let connects = own && flow.connection.is_none();
            for (kind, victims) in attacks {
                let worst = victims
                    .iter()
                    .map(|victim| victim.amplification)
                    .fold(0.0, f64::max);
                let holds = match connects {
                    true => victims.iter().all(|victim| {
                        victim.sent_bytes <= victim.received_bytes * MAX_AMPLIFICATION
                            || victim.sent_packets <= MAX_SYNS
                    }),
                    false => worst <= MAX_AMPLIFICATION as f64,
                };
                if !holds {
                    failures.push(format!("{name}: {kind} {worst:.2}"));
                }
            }
        }
        assert!(failures.is_empty(), "{failures:#?}");
    }
}
