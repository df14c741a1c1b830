//! The receiver's half of what scripts leave out: timestamps, and what it has acknowledged selectively.

use std::collections::BTreeSet;

use xcpr_hosts::{Instant, Span};

/// The time by which two round trips of one length differ, since each look at the clock takes a microsecond.
const CLOCK_ERROR: Span = Span::from_millis(1);

/// A transmission of bytes of the stream, counted from 0.
#[derive(Clone, Copy, Debug)]
struct Sent {
    start: u64,
    end: u64,
    at: Instant,
}

/// The state of a receiver that a script's packets imply.
#[derive(Debug)]
pub(crate) struct Peer {
    /// Payload bytes of a full segment.
    payload: u64,
    /// The round trip of the set-up.
    path: Span,
    sent: Vec<Sent>,
    /// Bytes sent so far.
    high: u64,
    acknowledged: u64,
    /// The timestamp to echo (RFC 7323 section 4.3).
    recent: Instant,
    /// Segments above the acknowledgement that SACK blocks have reported.
    sacked: BTreeSet<u64>,
    /// Retransmitted segments that are not acknowledged.
    retransmitted: BTreeSet<u64>,
}

impl Peer {
    pub(crate) fn new(payload: u64, syn: Instant) -> Peer {
        Peer {
            payload,
            path: Span::ZERO,
            sent: Vec::new(),
            high: 0,
            acknowledged: 0,
            recent: syn,
            sacked: BTreeSet::new(),
            retransmitted: BTreeSet::new(),
        }
    }

    /// Notes that the set-up took a round trip.
    pub(crate) fn on_connect(&mut self, now: Instant) {
        self.path = now.since(self.recent);
    }

    /// Notes bytes that leave the sender.
    pub(crate) fn on_data(&mut self, now: Instant, start: u64, end: u64) {
        if start < self.high {
            self.retransmitted.insert(start / self.payload);
        }
        self.high = self.high.max(end);
        self.sent.push(Sent {
            start,
            end,
            at: now,
        });
    }

    /// Notes an ACK of so many bytes that comes from the receiver; returns the time of the transmission that it echoes.
    ///
    /// The transmission is that of the first byte that was missing: the newest that can have made a round trip.
    pub(crate) fn on_ack(
        &mut self,
        now: Instant,
        acknowledged: u64,
        sack: &[(u64, u64)],
    ) -> Instant {
        if acknowledged > self.acknowledged {
            let edge = self.acknowledged;
            let covers = |sent: &&Sent| (sent.start..sent.end).contains(&edge);
            let old = |sent: &&Sent| now.since(sent.at) + CLOCK_ERROR >= self.path;
            let transmissions = || self.sent.iter().filter(covers);
            let answered = transmissions().rfind(old).or(transmissions().next());
            self.recent = answered.map_or(self.recent, |sent| self.recent.max(sent.at));
            self.acknowledged = acknowledged;
            self.sent.retain(|sent| sent.end > acknowledged);
        }
        for &(start, end) in sack {
            let segments = start.div_ceil(self.payload)..end / self.payload;
            self.sacked.extend(segments);
        }
        let first = self.acknowledged / self.payload;
        self.sacked.retain(|&segment| segment >= first);
        let sacked = &self.sacked;
        self.retransmitted
            .retain(|segment| *segment >= first && !sacked.contains(segment));
        self.recent
    }

    /// Counts the segments sacked above the acknowledgement.
    pub(crate) fn sacked(&self) -> u64 {
        self.sacked.len() as u64
    }

    /// Returns how many retransmitted segments are not acknowledged.
    pub(crate) fn retransmitted(&self) -> u64 {
        self.retransmitted.len() as u64
    }

    /// Counts the bytes sent.
    pub(crate) fn high(&self) -> u64 {
        self.high
    }

    /// Counts the bytes acknowledged.
    pub(crate) fn acknowledged(&self) -> u64 {
        self.acknowledged
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after_ms(ms: u64) -> Instant {
        Instant::ZERO + Span::from_millis(ms)
    }

    #[test]
    fn timestamp_echo_is_of_the_segment_that_filled_the_hole() {
        let mut peer = Peer::new(1000, after_ms(0));
        peer.on_connect(after_ms(100));
        peer.on_data(after_ms(100), 0, 1000);
        peer.on_data(after_ms(101), 1000, 2000);
        peer.on_data(after_ms(102), 2000, 3000);
        assert_eq!(
            peer.on_ack(after_ms(200), 0, &[(1000, 2000)]),
            after_ms(0),
            "a hole"
        );
        assert_eq!((peer.sacked(), peer.retransmitted()), (1, 0));
        peer.on_data(after_ms(210), 0, 1000);
        assert_eq!(peer.retransmitted(), 1);
        assert_eq!(
            peer.on_ack(after_ms(220), 2000, &[]),
            after_ms(100),
            "the original was late"
        );
        assert_eq!((peer.sacked(), peer.retransmitted()), (0, 0));
        peer.on_data(after_ms(230), 2000, 3000);
        assert_eq!(peer.on_ack(after_ms(330), 3000, &[]), after_ms(230));
    }

    #[test]
    fn partly_sacked_segment_does_not_count_as_sacked() {
        let mut peer = Peer::new(1000, after_ms(0));
        peer.on_data(after_ms(0), 0, 4000);
        peer.on_ack(after_ms(10), 0, &[(3999, 4000)]);
        assert_eq!(peer.sacked(), 0);
    }
}
