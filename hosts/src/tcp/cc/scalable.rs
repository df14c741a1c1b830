//! Scalable TCP (Kelly, "Scalable TCP: improving performance in highspeed wide area networks", CCR 33(2), 2003).
//!
//! ```text
//! w <= 16:  NewReno                                        section 3.1: the legacy window
//! else:     ACK: w += 0.01 * acked;   loss: w = 0.875 * w  section 3: a = 1/100, b = 1/8
//! ```
//!
//! Whatever the window, it doubles in 70 round trips and a loss is made good in 14.

use super::Ack;
use super::classic::WindowAdjustment;
use crate::Instant;
use crate::flow::setup::Setup;

/// Section 3.1: packets up to which a flow is fair to legacy TCP.
const LEGACY_WINDOW: f64 = 16.0;
/// Section 3: packets per packet acknowledged.
const INCREASE: f64 = 0.01;
/// Section 3: the share that a loss takes.
const DECREASE: f64 = 0.125;

/// The algorithm.
#[derive(Clone, Debug)]
pub struct Scalable;

impl WindowAdjustment for Scalable {
    fn new(_setup: &Setup<'_>) -> Scalable {
        Scalable
    }

    fn increase(&mut self, window: f64, acked: f64, _ack: &Ack) -> f64 {
        if window <= LEGACY_WINDOW {
            acked / window
        } else {
            INCREASE * acked
        }
    }

    fn decrease(&mut self, window: f64, _now: Instant) -> f64 {
        if window <= LEGACY_WINDOW {
            window / 2.0
        } else {
            window * (1.0 - DECREASE)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tcp::cc::classic::tests::ack;

    /// Counts the round trips from one window to another.
    fn rounds(from: f64, to: f64) -> u32 {
        let (mut window, mut rounds) = (from, 0);
        while window < to {
            window += Scalable.increase(window, window, &ack(Instant::ZERO));
            rounds += 1;
        }
        rounds
    }

    /// ln 2 / ln 1.01 = 69.7 and ln (1 / 0.875) / ln 1.01 = 13.4, at whatever window.
    #[test]
    fn recovery_time_is_independent_of_the_window() {
        for window in [100.0, 1000.0, 100_000.0] {
            assert_eq!(rounds(window, 2.0 * window), 70);
            let after = Scalable.decrease(window, Instant::ZERO);
            assert_eq!(after, 0.875 * window);
            assert_eq!(rounds(after, window), 14);
        }
    }

    #[test]
    fn small_windows_behave_as_newreno() {
        assert_eq!(Scalable.increase(16.0, 16.0, &ack(Instant::ZERO)), 1.0);
        assert_eq!(Scalable.decrease(16.0, Instant::ZERO), 8.0);
    }
}
