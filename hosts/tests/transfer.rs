//! A finite transfer completes with the right counts whatever the path does.

mod common;

use common::*;
use proptest::prelude::*;
use xcpr_hosts::*;

const FOREVER: Instant = Instant(u64::MAX / 2);

fn all() -> impl Iterator<Item = FlowConfig> {
    let transports = Transport::ALL.iter().copied();
    transports.flat_map(|t| Recovery::ALL.iter().map(move |&r| config(t, r)))
}

#[test]
fn a_clean_path_needs_no_recovery() {
    for mut config in all() {
        for bytes in [0, 1, PAYLOAD - 1, PAYLOAD, PAYLOAD + 1, 100 * PAYLOAD + 7] {
            config.bytes = Some(bytes);
            let mut net = Net::new(&config).with_router(|_| 100);
            net.run(FOREVER);
            net.assert_complete(bytes);
            assert_eq!(net.sender.stats().retransmitted_packets, 0);
            assert_eq!(
                net.sender.stats().sent_packets,
                bytes.div_ceil(PAYLOAD).max(1)
            );
            assert_eq!(net.timeouts(), 0);
            assert_eq!(net.receiver.deadline(), None);
        }
    }
}

#[test]
fn sequence_numbers_wrap() {
    for mut config in all() {
        config.bytes = Some(500 * PAYLOAD);
        config.initial_sequence = u32::MAX - 100_000;
        let mut net = Net::new(&config)
            .with_router(|_| 200)
            .with_path(|s| match s.index % 17 {
                3 => lose(),
                _ => deliver(),
            });
        net.run(FOREVER);
        net.assert_complete(500 * PAYLOAD);
    }
}

#[test]
fn a_lost_syn_goes_again_after_one_second_and_then_two() {
    let mut config = config(Transport::Xcp, Recovery::Rack);
    config.bytes = Some(PAYLOAD);
    let mut lost = 0;
    let mut net = Net::new(&config).with_path(move |s| {
        lost += 1;
        if s.to_receiver && lost <= 2 {
            lose()
        } else {
            deliver()
        }
    });
    net.run(FOREVER);
    net.assert_complete(PAYLOAD);
    let syns: Vec<u64> = net
        .log
        .iter()
        .filter(|s| s.to_receiver && s.tcp.flags == 2)
        .map(|s| s.at.0)
        .collect();
    assert_eq!(syns, [0, 1_000_000_000, 3_000_000_000]);
    assert_eq!(net.timeouts(), 2);
}

/// A small generator of its own, so that a failing case is its seed.
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> f64 {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 11) as f64 / (1u64 << 53) as f64
    }
}

proptest! {
    #[test]
    fn any_path_that_delivers_sometimes_completes(
        which in 0usize..6,
        bytes in 0u64..200_000,
        seed in any::<u64>(),
        loss in 0.0..0.35,
        ack_loss in 0.0..0.35,
        late in 0.0..0.3,
        twice in 0.0..0.2,
        gain in -300i32..2000,
        ack_every in 1u32..4,
        start in any::<u32>(),
        options in 0usize..12,
    ) {
        let mut config = all().nth(which).unwrap();
        config.bytes = Some(bytes);
        config.ack_every = ack_every;
        config.initial_sequence = start;
        config.xcp_r = XcpROptions {
            duplicate_acks: DuplicateAcks::ALL[options % 2],
            on_loss: OnLoss::ALL[options / 2 % 3],
            on_timeout: OnTimeout::ALL[options / 6],
        };
        let mut dice = Dice(seed);
        let mut net = Net::new(&config).with_router(move |_| gain).with_path(move |s| {
            let p = if s.to_receiver { loss } else { ack_loss };
            if dice.roll() < p {
                return lose();
            }
            let delay = if dice.roll() < late { Span((dice.roll() * 3e8) as u64) } else { Span::ZERO };
            if dice.roll() < twice { vec![delay, Span((dice.roll() * 3e8) as u64)] } else { vec![delay] }
        });
        net.run(FOREVER);
        prop_assert!(net.sender.is_complete());
        net.assert_complete(bytes);
        prop_assert_eq!(net.sender.stats().refused_packets, 0);
        let data = net.data().count() as u64;
        prop_assert_eq!(net.sender.stats().sent_packets, data);
        prop_assert_eq!(net.sender.stats().retransmitted_packets, data - bytes.div_ceil(PAYLOAD).max(1));
    }
}
