//! Growth that a router would not ask for if it knew of its queue.
//!
//! Routers drain a queue that lasts: as it grows they tell flows to shrink. One that takes its link for faster than it is
//! sees room where there is a queue, and tells flows to grow until it drops most of what they send. Senders see the queue,
//! and doubt such growth where they are asked to, by [`GROWTH`]:
//!
//! ```text
//! srtt <= 3 shortest round trip or 5 ms:   the window grows as it is told to
//! srtt >  both:                            it is doubted, and grows by 1/16 or a packet in a round trip
//! ```
//!
//! A cut always counts. A path that has become so much longer looks like a long queue; there a window takes 11
//! round trips to double in the place of one (ADR 1620). So does a queue that a far-away newcomer makes for a moment,
//! which is why nobody doubts unasked (ADR 1630).

use super::Ack;
use crate::Span;
use crate::options::{Values, declare};
use crate::setup::Setup;
use xcpr_options::names::named;

named! {
    /// Whether a sender grows as routers tell it.
    "growth" Trust {
        Told = "told": "the window grows as routers tell it",
        Doubted = "doubted": "the window grows by 1/16 a round trip beside a queue of two round trips",
    }
}

declare! {
    "xcp";
    /// ADR 1620.
    pub GROWTH = "growth": Values::of::<Trust>(),
        "whether a sender follows a router that seems not to know of a long queue";
}

/// So many of the shortest round trip. Queues that routers let stand are a round trip long, rarely two.
const LONGEST: u64 = 3;
/// Busy hosts add so much to a round trip without any queue (ADR 0422).
const LEAST: Span = Span::from_millis(5);
/// The part of a doubted window that it grows by in a round trip: little enough that what is dropped then is repaired at
/// once.
const PART: u64 = 16;

/// A sender's answer to being told to grow.
#[derive(Debug)]
pub(super) struct Growth {
    trust: Trust,
    shortest: Span,
    doubted: bool,
    /// Bytes acknowledged since a doubted window last grew.
    acked: u64,
}

impl Growth {
    pub(super) fn new(setup: &Setup<'_>) -> Growth {
        Growth {
            trust: setup.options.choice(&GROWTH),
            shortest: Span(u64::MAX),
            doubted: false,
            acked: 0,
        }
    }

    /// Takes the round trip that an ACK measures.
    pub(super) fn measure(&mut self, ack: &Ack) {
        if self.trust == Trust::Told {
            return;
        }
        if let Some(rtt) = ack.rtt {
            self.shortest = self.shortest.min(rtt);
        }
        self.doubted = ack.srtt > self.shortest.saturating_mul(LONGEST).max(LEAST);
    }

    /// Says whether routers seem not to know of the queue.
    pub(super) fn is_doubted(&self) -> bool {
        self.doubted
    }

    /// Returns the bytes by which a window may grow, as an ACK for `acked` of them tells it to grow
    /// by `told`.
    pub(super) fn allowed(&mut self, told: u64, acked: u64, window: u64, packet: u64) -> u64 {
        if !self.doubted {
            return told;
        }
        self.acked += acked;
        if self.acked < window {
            return 0;
        }
        self.acked = 0;
        told.min((window / PART).max(packet))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::net::{Ipv4Addr, SocketAddrV4};

    use super::*;
    use crate::FlowConfig;
    use crate::Instant;
    use crate::cc::classic;
    use crate::header::Reverse;
    use crate::options::Options;

    /// Configures a flow that doubts.
    pub(crate) fn doubting() -> FlowConfig {
        let end = SocketAddrV4::new(Ipv4Addr::LOCALHOST, 1);
        let options = Options::default();
        FlowConfig {
            options: options.with(&GROWTH, "doubted").expect("declared"),
            ..FlowConfig::new(end, end)
        }
    }

    /// Makes an ACK for a packet of 1000 bytes that measures a round trip as long as the smoothed one.
    pub(crate) fn ack(reverse: Reverse, rtt_ms: u64) -> Ack {
        let rtt = Span::from_millis(rtt_ms);
        Ack {
            reverse,
            rtt: Some(rtt),
            srtt: rtt,
            ..classic::tests::ack(Instant::ZERO)
        }
    }

    #[test]
    fn a_window_grows_as_it_is_told_to_unless_the_queue_is_two_round_trips_long() {
        let mut growth = Growth::new(&doubting().setup());
        for (rtt_ms, doubted) in [(100, false), (300, false), (301, true), (299, false)] {
            growth.measure(&ack(Reverse::Nothing, rtt_ms));
            assert_eq!(growth.is_doubted(), doubted, "{rtt_ms} ms");
        }
        assert_eq!(growth.allowed(90_000, 1000, 10_000, 1000), 90_000);
    }

    #[test]
    fn nobody_doubts_unasked() {
        let end = SocketAddrV4::new(Ipv4Addr::LOCALHOST, 1);
        let mut growth = Growth::new(&FlowConfig::new(end, end).setup());
        for rtt_ms in [10, 1000] {
            growth.measure(&ack(Reverse::Nothing, rtt_ms));
            assert!(!growth.is_doubted());
            assert_eq!(growth.allowed(90_000, 1000, 10_000, 1000), 90_000);
        }
    }

    #[test]
    fn what_busy_hosts_add_is_no_queue() {
        let mut growth = Growth::new(&doubting().setup());
        for (rtt_ms, doubted) in [(1, false), (5, false), (6, true)] {
            growth.measure(&ack(Reverse::Nothing, rtt_ms));
            assert_eq!(growth.is_doubted(), doubted, "{rtt_ms} ms");
        }
    }

    #[test]
    fn a_doubted_window_grows_once_in_a_round_trip() {
        for (window, by) in [(10_000, 1000), (160_000, 10_000)] {
            let mut growth = Growth::new(&doubting().setup());
            growth.measure(&ack(Reverse::Nothing, 10));
            growth.measure(&ack(Reverse::Nothing, 41));
            let acks = window / 1000;
            let grown: u64 = (0..3 * acks)
                .map(|_| growth.allowed(90_000, 1000, window, 1000))
                .sum();
            assert_eq!(grown, 3 * by);
            assert_eq!(
                growth.allowed(7, window, window, 1000),
                7,
                "and not beyond what it is told"
            );
        }
    }
}
