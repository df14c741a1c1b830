//! How a flow's deliveries went on: totals and stalls, from the flow's start to the run's end.

use crate::{Instant, Span};

/// From here on figures count that leave out the start-up.
pub const SETTLED: Instant = Instant(3_000_000_000);

/// Follows what a receiver delivers in order.
#[derive(Debug, Clone)]
pub struct Progress {
    delivered: u64,
    delivered_before_settled: Option<u64>,
    last_delivery: Instant,
    longest_stall: Span,
    longest_stall_settled: Span,
}

impl Progress {
    /// Makes the progress of a flow that begins at `start`, on a clock whose origin is the run's
    /// begin.
    pub fn new(start: Instant) -> Progress {
        Progress {
            delivered: 0,
            delivered_before_settled: None,
            last_delivery: start,
            longest_stall: Span::ZERO,
            longest_stall_settled: Span::ZERO,
        }
    }

    /// Notes that so many frame bytes are delivered by now.
    #[inline]
    pub fn delivered(&mut self, now: Instant, total: u64) {
        if total != self.delivered {
            self.stalled_until(now);
            self.delivered = total;
        }
    }

    /// Ends with the run. A flow that was complete did not stall.
    pub fn finish(&mut self, end: Instant, complete: bool) {
        if end > self.last_delivery && !complete {
            self.stalled_until(end);
        }
    }

    /// Notes that data has come in order, or that the run has ended: what came before was a stall.
    fn stalled_until(&mut self, now: Instant) {
        self.longest_stall = self.longest_stall.max(now.since(self.last_delivery));
        if now >= SETTLED {
            let stall = now.since(self.last_delivery.max(SETTLED));
            self.longest_stall_settled = self.longest_stall_settled.max(stall);
            self.delivered_before_settled.get_or_insert(self.delivered);
        }
        self.last_delivery = now;
    }

    /// Returns the longest time without data in order, from the flow's start to the end of the run.
    pub fn longest_stall(&self) -> Span {
        self.longest_stall
    }

    /// Returns the same, cut to what lies after [`SETTLED`].
    pub fn longest_stall_settled(&self) -> Span {
        self.longest_stall_settled
    }

    /// Returns the frame bytes delivered after [`SETTLED`].
    pub fn delivered_settled(&self) -> u64 {
        self.delivered - self.delivered_before_settled.unwrap_or(self.delivered)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at_millis(millis: u64) -> Instant {
        Instant(millis * 1_000_000)
    }

    #[test]
    fn stalls_are_measured_from_the_start_to_the_end() {
        let mut progress = Progress::new(at_millis(500));
        progress.delivered(at_millis(1500), 10);
        progress.delivered(at_millis(2900), 10); // This brings nothing new.
        progress.delivered(at_millis(3400), 25);
        progress.finish(at_millis(4000), false);
        assert_eq!(progress.longest_stall(), Span::from_millis(1900));
        assert_eq!(progress.longest_stall_settled(), Span::from_millis(600));
        assert_eq!(progress.delivered_settled(), 15);
    }

    #[test]
    fn completed_flow_has_no_stall_after_its_end() {
        let mut progress = Progress::new(at_millis(0));
        progress.delivered(at_millis(100), 10);
        progress.finish(at_millis(9000), true);
        assert_eq!(progress.longest_stall(), Span::from_millis(100));
        assert_eq!(progress.delivered_settled(), 0);
    }
}
