//! Properties of every transport with every recovery on faulty paths.

use crate::common::*;
use proptest::prelude::*;
use xcpr_hosts::flow::registry;
use xcpr_hosts::options::{Options, Values};
use xcpr_hosts::*;

/// A path that loses, delays, duplicates and reorders packets and has an outage, until it recovers.
#[derive(Clone, Debug)]
struct PathFaults {
    seed: u64,
    /// The lost packets out of 256, in either direction.
    lost_data: u8,
    lost_acks: u8,
    doubled: u8,
    late: u8,
    late_ms: u64,
    /// Start and length of an outage, ms.
    cut_ms: (u64, u64),
    /// The feedback that routers allow an XCP flow, bytes per packet.
    feedback: (i32, i32),
    clears_after_ms: u64,
}

#[derive(Clone, Debug)]
struct Case {
    faults: PathFaults,
    bytes: u64,
    initial_window: u32,
    max_window: Option<u32>,
    ack_every: u32,
    initial_sequence: u32,
    options: Options,
}

fn faults() -> impl Strategy<Value = PathFaults> {
    (
        any::<u64>(),
        (0u8..80, 0u8..80, 0u8..40, 0u8..80),
        0u64..400,
        (0u64..5000, 0u64..6000),
        (-400i32..0, 0i32..1000),
        0u64..20_000,
    )
        .prop_map(
            |(seed, chances, late_ms, cut_ms, feedback, clears_after_ms)| {
                let (lost_data, lost_acks, doubled, late) = chances;
                PathFaults {
                    seed,
                    lost_data,
                    lost_acks,
                    doubled,
                    late,
                    late_ms,
                    cut_ms,
                    feedback,
                    clears_after_ms,
                }
            },
        )
}

/// Draws some value of every option that has names for its values.
fn options() -> impl Strategy<Value = Options> {
    any::<u64>().prop_map(|seed| {
        let mut rng = Rng(seed | 1);
        let mut options = Options::default();
        for option in registry::declared() {
            if let Values::Choice { names, .. } = option.values {
                let (name, _) = names[rng.next() as usize % names.len()];
                options = options.with_value(option, name).unwrap();
            }
        }
        options
    })
}

fn case() -> impl Strategy<Value = Case> {
    let windows = (1u32..20, prop::option::of(1u32..60));
    let bytes = 0u64..300_000;
    (faults(), bytes, windows, 1u32..5, any::<u32>(), options()).prop_map(
        |(faults, bytes, windows, ack_every, initial_sequence, options)| Case {
            faults,
            bytes,
            initial_window: windows.0,
            max_window: windows.1,
            ack_every,
            initial_sequence,
            options,
        },
    )
}

/// xorshift64*: as random as a path needs to be.
struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32
    }

    fn chance_of_256(&mut self, chance: u8) -> bool {
        self.next() % 256 < u64::from(chance)
    }
}

impl PathFaults {
    fn decide(&self, rng: &mut Rng, packet: &mut SentPacket) -> Delivery {
        let ms = packet.at.0 / 1_000_000;
        if ms >= self.clears_after_ms {
            return deliver();
        }
        let cut = self.cut_ms.0..self.cut_ms.0 + self.cut_ms.1;
        let chance = if packet.is_data() {
            self.lost_data
        } else {
            self.lost_acks
        };
        if cut.contains(&ms) || rng.chance_of_256(chance) {
            return lose();
        }
        let mut delays = deliver();
        if rng.chance_of_256(self.doubled) {
            delays.push(Span::from_micros(rng.next() % 50_000));
        }
        if rng.chance_of_256(self.late) {
            delays[0] = Span::from_micros(rng.next() % (1 + 1000 * self.late_ms));
        }
        delays
    }
}

fn run(case: &Case, transport: Transport, recovery: Recovery) -> Network {
    let config = FlowConfig {
        bytes: Some(case.bytes),
        initial_window_packets: case.initial_window,
        max_window_packets: case.max_window,
        ack_every: case.ack_every,
        initial_sequence: case.initial_sequence,
        options: case.options.clone(),
        ..config(transport, recovery)
    };
    let faults = case.faults.clone();
    let mut rng = Rng(faults.seed | 1);
    let mut feedback = Rng(faults.seed.rotate_left(17) | 1);
    let (least, most) = faults.feedback;
    let mut net = Network::new(&config)
        .with_path(move |packet| faults.decide(&mut rng, packet))
        .with_router(move |_| least + (feedback.next() % (most - least) as u64) as i32);
    net.run(Instant(3_600_000_000_000));
    net
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Every transfer ends, each byte delivered once. On the way [`Network`] has looked after every
    /// packet and timer. The window holds a packet at least and no more than acknowledgements can
    /// have made of it. Data in flight keeps to it, no deadline is left behind and no timestamp
    /// goes back.
    #[test]
    fn every_transport_delivers_every_byte_on_a_faulty_path(case in case()) {
        for transport in Transport::of_tcp() {
            for &recovery in Recovery::ALL {
                let net = run(&case, transport, recovery);
                net.assert_complete(case.bytes);
                let (stats, data) = (net.sender.counts().sent, net.data().count() as u64);
                prop_assert_eq!(stats.refused_packets, 0);
                prop_assert_eq!(stats.sent_packets, data);
                let least = case.bytes.div_ceil(PAYLOAD).max(1);
                let first = data - stats.retransmitted_packets;
                // Several connections of a flow may close with a FIN alone.
                let alone = if transport == Transport::Psockets { 32 } else { 0 };
                prop_assert!((least..=least + alone).contains(&first), "{transport}: {first}");
            }
        }
    }
}
