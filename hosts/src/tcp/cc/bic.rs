//! BIC TCP (Xu, Harfoush, Rhee, "Binary increase congestion control for fast long-distance networks", INFOCOM 2004,
//! section III, as in its pseudo-code).
//!
//! ```text
//! w < 14:            NewReno
//! w < max:           w += clamp((max + w) / 2 - w, 0.01, 32) per round trip      binary search
//! w >= max:          w += s per round trip, s = 1, 2, 4, ... 32; then 32         search for a new maximum
//! loss:              max = w, or (w + 0.8 w) / 2 if w is below the last max      fast convergence
//!                    w = 0.8 w
//! ```
//!
//! Departure: the decrease is 0.8, as BIC's authors have it in their later code, and not the paper's 0.875.

use super::Ack;
use super::classic::WindowAdjustment;
use crate::Instant;
use crate::flow::setup::Setup;

/// Packets below which a flow is fair to legacy TCP (the paper's `low_window`).
const LOW_WINDOW: f64 = 14.0;
/// The most and the least packets by which a step widens the window (`S_max`, `S_min`).
const LARGEST_STEP: f64 = 32.0;
const SMALLEST_STEP: f64 = 0.01;
/// The share of the window that remains after a loss.
const BETA: f64 = 0.8;

/// The search for more than the maximum known: its step, and the window at which that doubles.
#[derive(Clone, Copy, Debug)]
struct Probe {
    step: f64,
    until: f64,
}

/// The algorithm.
#[derive(Clone, Debug)]
pub struct Bic {
    max: f64,
    probe: Option<Probe>,
}

impl Default for Bic {
    fn default() -> Bic {
        Bic {
            max: f64::INFINITY,
            probe: None,
        }
    }
}

impl Bic {
    /// Returns the step, packets per round trip.
    fn step(&mut self, window: f64) -> f64 {
        if self.probe.is_none() && window >= self.max {
            self.max = f64::INFINITY;
            self.probe = Some(Probe {
                step: 1.0,
                until: window + 1.0,
            });
        }
        let Some(probe) = &mut self.probe else {
            return ((self.max - window) / 2.0).clamp(SMALLEST_STEP, LARGEST_STEP);
        };
        if window >= probe.until {
            probe.step *= 2.0;
            probe.until = window + probe.step;
        }
        if probe.step >= LARGEST_STEP {
            self.probe = None;
            return LARGEST_STEP;
        }
        probe.step
    }
}

impl WindowAdjustment for Bic {
    fn new(_setup: &Setup<'_>) -> Bic {
        Bic::default()
    }

    fn increase(&mut self, window: f64, acked: f64, _ack: &Ack) -> f64 {
        if window < LOW_WINDOW {
            return acked / window;
        }
        self.step(window) * acked / window
    }

    fn decrease(&mut self, window: f64, _now: Instant) -> f64 {
        self.probe = None;
        if window < LOW_WINDOW {
            // The pseudo-code leaves the maximum as it is.
            return window / 2.0;
        }
        let smaller = BETA * window;
        self.max = if window < self.max && self.max.is_finite() {
            (window + smaller) / 2.0
        } else {
            window
        };
        smaller
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn binary_search_halves_the_distance_within_step_limits() {
        let mut bic = Bic::default();
        assert_eq!(bic.decrease(200.0, Instant::ZERO), 160.0);
        assert_eq!(bic.max, 200.0);
        assert_eq!(bic.step(160.0), 20.0);
        assert_eq!(bic.step(180.0), 10.0);
        assert_eq!(bic.step(199.0), 0.5);
        assert_eq!(bic.step(199.99), 0.01);
        bic.max = 2000.0;
        assert_eq!(bic.step(1600.0), 32.0);
    }

    #[test]
    fn steps_double_beyond_the_last_maximum() {
        let mut bic = Bic::default();
        bic.decrease(200.0, Instant::ZERO);
        let mut window = 200.0;
        let steps: Vec<f64> = (0..8)
            .map(|_| {
                let step = bic.step(window);
                window += step;
                step
            })
            .collect();
        assert_eq!(steps, [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 32.0, 32.0]);
    }

    #[test]
    fn fast_convergence_lowers_the_maximum_after_an_earlier_loss() {
        let mut bic = Bic::default();
        bic.decrease(200.0, Instant::ZERO);
        assert_eq!(bic.decrease(180.0, Instant::ZERO), 144.0);
        assert_eq!(bic.max, 162.0);
        assert_eq!(bic.decrease(170.0, Instant::ZERO), 136.0);
        assert_eq!(bic.max, 170.0);
    }

    #[test]
    fn small_windows_behave_as_newreno() {
        let mut bic = Bic::default();
        assert_eq!(bic.decrease(13.0, Instant::ZERO), 6.5);
        assert!(bic.max.is_infinite());
    }
}
