//! A sender without new ACKs probes with a few packets a second, and goes on at its rate when there is news.
//!
//! ```text
//! silence    no news for 3 s at first; later for a second, or twice as long as the first news took
//! probe      once a second, packets that bring two ACKs
//! ```
//!
//! The paper says nothing of silence. RFC 8085 (section 3.1) asks a sender without feedback to send less; 3 s are its own.

use crate::{Instant, Span};

/// How long the first news may take.
const FIRST: Span = Span::from_secs(3);
/// The shortest silence that counts, and the time between two probes.
const EVERY: Span = Span::from_secs(1);

/// How long nothing was acknowledged, and what may leave meanwhile.
#[derive(Debug)]
pub(super) struct Silence {
    /// Packets of a probe.
    packets: u64,
    /// The first packet left then, until the first news.
    began: Option<Instant>,
    last_news: Instant,
    /// How long news may take.
    allowed: Span,
    /// The current probe, while nothing is acknowledged: what is left of it, and when the next one begins.
    probe: Option<(u64, Instant)>,
}

impl Silence {
    /// Makes the silence of a sender that begins, whose receiver answers so many packets.
    pub(super) fn new(start: Instant, ack_every: u64) -> Silence {
        Silence {
            packets: 2 * ack_every,
            began: Some(start),
            last_news: start,
            allowed: FIRST,
            probe: None,
        }
    }

    /// Begins a chunk: there can be no news of it yet.
    pub(super) fn begin(&mut self, now: Instant) {
        self.last_news = now;
        self.probe = None;
    }

    /// Notes that a packet is acknowledged for the first time.
    pub(super) fn on_news(&mut self, now: Instant) {
        if let Some(began) = self.began.take() {
            self.allowed = EVERY.max(now.since(began).saturating_mul(2));
        }
        self.begin(now);
    }

    /// Notes that a packet leaves.
    pub(super) fn on_sent(&mut self) {
        if let Some((left, _)) = &mut self.probe {
            *left -= 1;
        }
    }

    /// Returns when there was news last.
    pub(super) fn last_news(&self) -> Instant {
        self.last_news
    }

    /// Returns whether another packet may leave.
    pub(super) fn may_send(&self) -> bool {
        self.probe.is_none_or(|(left, _)| left > 0)
    }

    /// Returns when silence begins to count, or the next probe begins.
    pub(super) fn poll_timeout(&self) -> Instant {
        let next = self.probe.map(|(_, next)| next);
        next.unwrap_or(self.last_news + self.allowed)
    }

    /// Sends a probe if it is due.
    pub(super) fn handle_timeout(&mut self, now: Instant) {
        if self.poll_timeout() <= now {
            self.probe = Some((self.packets, now + EVERY));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: u64 = 1_000_000_000;

    #[test]
    fn silent_peer_is_probed_once_a_second() {
        let mut silence = Silence::new(Instant::ZERO, 2);
        silence.on_news(Instant(SECOND / 10));
        assert_eq!(silence.poll_timeout(), Instant(SECOND / 10 + SECOND));
        for probe in 1..5 {
            let at = silence.poll_timeout();
            assert_eq!(at, Instant(SECOND / 10 + probe * SECOND));
            silence.handle_timeout(at);
            for _ in 0..4 {
                assert!(silence.may_send());
                silence.on_sent();
            }
            assert!(!silence.may_send());
        }
        silence.on_news(Instant(6 * SECOND));
        assert!(silence.may_send());
        assert_eq!(silence.poll_timeout(), Instant(7 * SECOND));
    }

    /// A path that takes 2 s is not silent: each chunk's first news may take as long as the first one's, and again.
    #[test]
    fn long_rtt_is_not_detected_as_silence() {
        let mut silence = Silence::new(Instant::ZERO, 64);
        assert_eq!(silence.poll_timeout(), Instant(3 * SECOND));
        silence.on_news(Instant(2 * SECOND));
        silence.begin(Instant(10 * SECOND));
        assert_eq!(silence.poll_timeout(), Instant(14 * SECOND));
    }
}
