//! Spurious timeouts, found by the Eifel detection algorithm (RFC 3522 section 3.2). They are counted
//! alone: the sender's response (RFC 4015) is not here.
//!
//! ```text
//! at a timeout         RetransmitTS = the time of the first one since the last ACK that advanced
//! an ACK that advances spurious if its timestamp echo < RetransmitTS and it reports no duplicate
//! ```
//!
//! The first retransmission leaves at the timeout or later, so that the timeout's time is no later
//! than the retransmission's timestamp. All timeouts of one recovery are spurious together: the
//! original was on its way at each. Departures: step 5 excepts ACKs of all outstanding data too,
//! because of receivers that do not echo the timestamps of old segments. RFC 7323 section 4.3 has
//! them echoed. A SYN has timestamps here, so that its timeouts count likewise.

use crate::Instant;

/// The timeouts that no ACK has judged yet.
#[derive(Debug, Default)]
pub(super) struct SpuriousTimeouts {
    count: u64,
    /// RFC 3522's RetransmitTS, microseconds as in timestamps.
    retransmit_us: u32,
}

impl SpuriousTimeouts {
    pub(super) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Notes a timeout.
    pub(super) fn on_timeout(&mut self, now: Instant) {
        if self.count == 0 {
            self.retransmit_us = now.as_micros() as u32;
        }
        self.count += 1;
    }

    /// Judges the timeouts by an ACK that advances; returns how many were spurious.
    pub(super) fn on_advance(&mut self, echo_us: u32, arrived_twice: bool) -> u64 {
        let count = std::mem::take(&mut self.count);
        let is_older = (echo_us.wrapping_sub(self.retransmit_us) as i32) < 0;
        if is_older && !arrived_twice { count } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Span;

    fn instant(micros: u64) -> Instant {
        Instant::ZERO + Span::from_micros(micros)
    }

    #[test]
    fn echo_from_before_the_timeout_makes_it_spurious() {
        let mut timeouts = SpuriousTimeouts::default();
        timeouts.on_timeout(instant(1000));
        assert_eq!(timeouts.on_advance(999, false), 1);
        assert!(timeouts.is_empty());
        timeouts.on_timeout(instant(1000));
        assert_eq!(timeouts.on_advance(1000, false), 0);
        assert_eq!(timeouts.on_advance(0, false), 0, "judged once");
    }

    #[test]
    fn timeouts_of_a_recovery_are_judged_by_the_first_retransmission() {
        let mut timeouts = SpuriousTimeouts::default();
        timeouts.on_timeout(instant(1000));
        timeouts.on_timeout(instant(3000));
        assert_eq!(timeouts.on_advance(2000, false), 0);
        timeouts.on_timeout(instant(1000));
        timeouts.on_timeout(instant(3000));
        assert_eq!(timeouts.on_advance(500, false), 2);
    }

    #[test]
    fn ack_that_reports_a_duplicate_makes_no_timeout_spurious() {
        let mut timeouts = SpuriousTimeouts::default();
        timeouts.on_timeout(instant(1000));
        assert_eq!(timeouts.on_advance(500, true), 0);
    }

    #[test]
    fn timestamp_clock_wraps() {
        let mut timeouts = SpuriousTimeouts::default();
        timeouts.on_timeout(instant(u64::from(u32::MAX) + 11));
        assert_eq!(timeouts.on_advance(u32::MAX - 5, false), 1);
    }
}
