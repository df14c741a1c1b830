//! An application that writes at a constant rate during ON periods and not at all between them.
//! Both have Pareto distributed lengths: many such applications together make self-similar traffic
//! (see [`super::pareto`]).
//!
//! The time between two writes runs during ON periods only and goes on where the last one ended. So
//! the mean rate is exactly the rate times the share of ON time. Data that the network does not
//! take yet waits in the connection; an application is never blocked.

use super::draws::Draws;
use super::pareto::Pareto;
use crate::{Instant, Span};

/// The longest period: three years.
const MAX_NS: f64 = 1e17;

/// The settings that all writers of a source share.
#[derive(Clone, Copy, Debug)]
pub(super) struct OnOff {
    /// From one write to the next.
    pub(super) interval: Span,
    /// ns.
    pub(super) on: Pareto,
    /// ns.
    pub(super) off: Pareto,
}

/// One application. An application begins with an OFF period, so that those that begin together do
/// not write together.
#[derive(Debug)]
pub(super) struct Writer {
    model: OnOff,
    draws: Draws,
    next: Instant,
    /// The end of the ON period that `next` is in.
    until: Instant,
}

fn period(model: &Pareto, draws: &mut Draws) -> Span {
    Span(model.draw(draws).min(MAX_NS) as u64)
}

impl Writer {
    pub(super) fn new(model: OnOff, now: Instant, mut draws: Draws) -> Writer {
        let next = now + period(&model.off, &mut draws);
        let until = next + period(&model.on, &mut draws);
        Writer {
            model,
            draws,
            next,
            until,
        }
    }

    /// Returns when the next write is.
    pub(super) fn next(&self) -> Instant {
        self.next
    }

    /// Returns how many writes are due.
    pub(super) fn writes(&mut self, now: Instant) -> u64 {
        let mut writes = 0;
        while self.next <= now {
            writes += 1;
            self.next += self.model.interval;
            while self.next >= self.until {
                let left = self.next.since(self.until);
                let begin = self.until + period(&self.model.off, &mut self.draws);
                self.until = begin + period(&self.model.on, &mut self.draws);
                self.next = begin + left;
            }
        }
        writes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::draws::seeded_draws;

    #[test]
    fn on_off_mean_rate_is_peak_rate_times_on_share() {
        // ON a third of the time at 1000 writes/s; shape 3, so that means settle soon.
        let model = OnOff {
            interval: Span::from_millis(1),
            on: Pareto::new(3.0, 50e6).unwrap(),
            off: Pareto::new(3.0, 100e6).unwrap(),
        };
        let mut writer = Writer::new(model, Instant::ZERO, seeded_draws(1));
        let end = Instant::ZERO + Span::from_secs(2000);
        let (mut writes, mut gaps, mut last) = (0, 0, Instant::ZERO);
        while writer.next() <= end {
            let now = writer.next();
            let gap = now.since(last);
            assert!(last == Instant::ZERO || gap >= model.interval);
            gaps += u64::from(gap > model.interval);
            last = now;
            writes += writer.writes(now);
        }
        // 13,333 periods of each kind, each with a standard deviation of 0.58 means: 5 standard errors are 3.6 %.
        let expected = 2000.0 * 1000.0 / 3.0;
        assert!((writes as f64 / expected - 1.0).abs() < 0.036, "{writes}");
        assert!((gaps as f64 / 13_333.0 - 1.0).abs() < 0.036, "{gaps}");
    }
}
