//! The rate that a sender's user set: how many packets of a path it can fill (ADR 0108).

use crate::{Instant, Span};

const BITS_PER_BYTE: u64 = 8;
const NS_PER_S: u128 = 1_000_000_000;
/// Packets beyond the path's, so that the sender is busy while an ACK is late.
const SPARE: u64 = 2;
/// How long a round trip counts, at least: a path may become longer.
const MIN_RTT_LIFETIME: Span = Span::from_secs(10);

/// A rate, and the shortest round trips of this time and the one before.
#[derive(Debug)]
pub(super) struct OwnRate {
    /// Frame bits per second.
    bps: u64,
    since: Instant,
    shortest: Option<Span>,
    before: Option<Span>,
}

impl OwnRate {
    pub(super) fn new(bps: u64) -> OwnRate {
        OwnRate {
            bps,
            since: Instant::ZERO,
            shortest: None,
            before: None,
        }
    }

    /// Takes a measurement.
    pub(super) fn sample(&mut self, now: Instant, rtt: Span) {
        if now.since(self.since) >= MIN_RTT_LIFETIME {
            self.since = now;
            self.before = self.shortest.take();
        }
        self.shortest = Some(self.shortest.map_or(rtt, |shortest| shortest.min(rtt)));
    }

    /// Returns how many packets the rate puts on the path, and `SPARE`; what is more would wait in the sender's own queue.
    pub(super) fn packets(&self, packet_bytes: u64) -> u64 {
        let Some(shortest) = self.shortest.into_iter().chain(self.before).min() else {
            return u64::MAX;
        };
        let bits = u128::from(self.bps) * u128::from(shortest.0) / NS_PER_S;
        let packets = bits / u128::from(BITS_PER_BYTE * packet_bytes);
        u64::try_from(packets).map_or(u64::MAX, |packets| packets.saturating_add(SPARE))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: u64 = 1_000_000_000;

    #[test]
    fn packets_follow_from_the_minimum_rtt_until_it_expires() {
        let mut rate = OwnRate::new(8_000_000);
        assert_eq!(rate.packets(1000), u64::MAX);
        for (seconds, rtt_ms, packets) in [(1, 30, 32), (2, 20, 22), (3, 50, 22), (12, 40, 22)] {
            rate.sample(Instant(seconds * SECOND), Span::from_millis(rtt_ms));
            assert_eq!(rate.packets(1000), packets, "after {seconds} s");
        }
        rate.sample(Instant(22 * SECOND), Span::from_millis(60));
        assert_eq!(rate.packets(1000), 42);
    }
}
