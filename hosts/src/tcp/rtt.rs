//! Round-trip time and retransmission timeout by RFC 6298, from the timestamps of RFC 7323.
//!
//! Every ACK that advances gives a sample with gain 1/8, as in ns-2.35, so that `H_rtt` follows the queue within a
//! round trip. (RFC 7323 appendix G would lower the gain; the timeout's floor of 1 s makes that moot here.)

use crate::Span;

/// RFC 6298 section 2.5: the timeout may be held at 60 s or more.
pub(crate) const MAX_RTO: Span = Span::from_secs(60);
/// The clock's granularity G: timestamps count microseconds.
const GRANULARITY: u64 = 1_000;

#[derive(Debug)]
pub(crate) struct RttEstimator {
    srtt: u64,
    variation: u64,
    has_sample: bool,
    min_rto: Span,
    /// The least that the variation adds to the timeout, nanoseconds.
    min_margin: u64,
    rto: Span,
    /// The last timeout that passed, without its backoff.
    expired: Span,
    backoff: u32,
    /// The longest timeout that backing off leads to.
    max_rto: Span,
}

impl RttEstimator {
    pub(crate) fn new(initial_rto: Span, min_rto: Span, max_rto: Span) -> RttEstimator {
        RttEstimator {
            srtt: 0,
            variation: 0,
            has_sample: false,
            min_rto,
            min_margin: GRANULARITY,
            rto: initial_rto,
            expired: initial_rto,
            backoff: 0,
            max_rto,
        }
    }

    /// Lets the shortest timeout bound what the variation adds to the round-trip time, as Linux's `tcp_rto_min` does, in
    /// the place of the whole timeout.
    pub(crate) fn with_min_rto_as_margin(mut self) -> RttEstimator {
        self.min_margin = self.min_rto.0.max(GRANULARITY);
        self
    }

    /// Takes a measurement (RFC 6298 sections 2.2 and 2.3).
    pub(crate) fn sample(&mut self, rtt: Span) {
        let rtt = rtt.0;
        if self.has_sample {
            let deviation = self.srtt.abs_diff(rtt);
            self.variation = self.variation - self.variation / 4 + deviation / 4;
            self.srtt = self.srtt - self.srtt / 8 + rtt / 8;
        } else {
            self.srtt = rtt;
            self.variation = rtt / 2;
            self.has_sample = true;
        }
        let rto = self.srtt + self.min_margin.max(4 * self.variation);
        self.rto = Span(rto).max(self.min_rto).min(MAX_RTO);
    }

    /// Takes a measurement of what was sent before the last timeout and acknowledged after it, and
    /// says whether it is the path's. A round trip longer than the timeout says how long the path
    /// was cut. The next timeout is no shorter, and the rest stays (ADR 1618).
    pub(crate) fn sample_across_timeout(&mut self, rtt: Span) -> bool {
        if rtt <= self.expired {
            self.sample(rtt);
            return true;
        }
        self.rto = self.rto.max(Span(rtt.0 + GRANULARITY)).min(MAX_RTO);
        false
    }

    /// Returns the smoothed round-trip time; zero while unknown.
    pub(crate) fn srtt(&self) -> Span {
        Span(self.srtt)
    }

    /// Returns whether there was a measurement.
    pub(crate) fn has_sample(&self) -> bool {
        self.has_sample
    }

    /// Returns the timeout with its backoff, which never makes it shorter than it is without.
    pub(crate) fn rto(&self) -> Span {
        self.rto
            .saturating_mul(1 << self.backoff)
            .min(self.longest())
    }

    fn longest(&self) -> Span {
        self.max_rto.max(self.rto).min(MAX_RTO)
    }

    /// Doubles the timeout, which has passed (RFC 6298 section 5.5).
    pub(crate) fn back_off(&mut self) {
        self.expired = self.rto;
        if self.rto() < self.longest() {
            self.backoff += 1;
        }
    }

    /// Takes the backoff back.
    pub(crate) fn reset_backoff(&mut self) {
        self.backoff = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn estimator_with(max_rto: Span) -> RttEstimator {
        RttEstimator::new(Span::from_secs(1), Span::from_millis(200), max_rto)
    }

    fn estimator() -> RttEstimator {
        estimator_with(MAX_RTO)
    }

    #[test]
    fn shortest_timeout_may_bound_what_the_variation_adds() {
        let mut e = estimator().with_min_rto_as_margin();
        for _ in 0..100 {
            e.sample(Span::from_millis(100));
        }
        assert_eq!(e.rto(), Span::from_millis(300));
    }

    #[test]
    fn first_sample_sets_srtt_and_variation_and_later_ones_smooth() {
        let mut e = estimator();
        assert_eq!(e.rto(), Span::from_secs(1));
        e.sample(Span::from_millis(100));
        assert_eq!(e.srtt(), Span::from_millis(100));
        assert_eq!(e.rto(), Span::from_millis(300)); // 100 + 4 * 50
        e.sample(Span::from_millis(180));
        assert_eq!(e.srtt(), Span::from_millis(110));
        // variation = 3/4 * 50 + 1/4 * 80 = 57.5
        assert_eq!(e.rto(), Span::from_millis(340));
    }

    #[test]
    fn rto_has_a_minimum_and_a_maximum() {
        let mut e = estimator();
        for _ in 0..100 {
            e.sample(Span::from_millis(10));
        }
        assert_eq!(e.rto(), Span::from_millis(200));
        for _ in 0..20 {
            e.back_off();
        }
        assert_eq!(e.rto(), Span::from_secs(60));
        e.reset_backoff();
        assert_eq!(e.rto(), Span::from_millis(200));
    }

    #[test]
    fn sample_across_a_timeout_does_not_change_srtt() {
        let mut e = estimator();
        e.sample(Span::from_millis(100));
        e.back_off();
        assert!(!e.sample_across_timeout(Span::from_millis(2500)));
        assert!(!e.sample_across_timeout(Span::from_millis(2500)));
        assert_eq!(e.srtt(), Span::from_millis(100));
        assert!(e.rto() > Span::from_millis(2500));
        e.reset_backoff();
        assert!(e.sample_across_timeout(Span::from_millis(110)));
        assert!(e.srtt() > Span::from_millis(100));
        assert!(e.rto() < Span::from_millis(300));
    }

    #[test]
    fn rto_backoff_ends_at_the_maximum() {
        let mut e = estimator_with(Span::from_millis(500));
        assert_eq!(e.rto(), Span::from_secs(1)); // The initial timeout stays as it is.
        e.back_off();
        assert_eq!(e.rto(), Span::from_secs(1));
        for _ in 0..100 {
            e.sample(Span::from_millis(10));
        }
        e.back_off();
        e.back_off();
        assert_eq!(e.rto(), Span::from_millis(500));
        e.reset_backoff();
        assert_eq!(e.rto(), Span::from_millis(200));
        // A path that is slower than that is waited for all the same.
        for _ in 0..200 {
            e.sample(Span::from_millis(800));
        }
        e.back_off();
        assert!(e.rto() >= Span::from_millis(800));
    }
}
