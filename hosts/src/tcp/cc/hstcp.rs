//! HighSpeed TCP (RFC 3649), with limited slow start (RFC 3742).
//!
//! ```text
//! w <= 38:  NewReno
//!
//! else:     b(w) = (0.1 - 0.5) * (ln w - ln 38) / (ln 83000 - ln 38) + 0.5        section 5, equation 4
//!
//!           p(w) = 0.078 / w^1.2                                                  section 5, equation 6
//!
//!           a(w) = w^2 * p(w) * 2 * b(w) / (2 - b(w))                             section 5
//! ACK:      w += a(w) * acked / w;   loss: w = (1 - b(w)) * w
//!
//! slow start, w > max_ssthresh:  w += acked / int(w / (0.5 * max_ssthresh))       RFC 3742 section 2
//! ```
//!
//! The formulas give real numbers and are taken as such; appendix B of RFC 3649 tabulates them, `a` rounded down.

use super::Ack;
use super::classic::WindowAdjustment;
use crate::Instant;
use crate::flow::setup::Setup;
use crate::options::{Declaration, Unit, Values, declare};

/// RFC 3649 section 5: up to here as NewReno.
const LOW_WINDOW: f64 = 38.0;
/// Section 5: where the loss rate is 10^-7.
const HIGH_WINDOW: f64 = 83_000.0;
/// Section 5: the decrease there.
const HIGH_DECREASE: f64 = 0.1;
/// RFC 5681's decrease.
const LOW_DECREASE: f64 = 0.5;

declare! {
    "hstcp";
    /// RFC 3742's `max_ssthresh`: from there on slow start adds half of it per round trip. Section 2 recommends the default.
    pub MAX_SSTHRESH = "max_ssthresh": Values::number(Unit::Packets, Some(100), 2, None),
        "from here on slow start is limited (RFC 3742): half of it more per round trip";
}

/// Returns where a window lies between the low one (0) and the high one (1), by their logarithms.
pub(super) fn place(window: f64) -> f64 {
    (window / LOW_WINDOW).ln() / (HIGH_WINDOW / LOW_WINDOW).ln()
}

/// Returns `b(w)`, the share of the window that a loss takes.
pub(super) fn decrease_share(window: f64) -> f64 {
    if window <= LOW_WINDOW {
        return LOW_DECREASE;
    }
    // Beyond the high window the line would end at zero; the RFC's table stops short of that.
    ((HIGH_DECREASE - LOW_DECREASE) * place(window) + LOW_DECREASE).max(HIGH_DECREASE / 2.0)
}

/// Returns `a(w)`: packets that the window grows by in a round trip.
fn increase_per_round(window: f64) -> f64 {
    if window <= LOW_WINDOW {
        return 1.0;
    }
    let b = decrease_share(window);
    let p = 0.078 / window.powf(1.2);
    // Just above the low window the formula gives a little less than one.
    (window * window * p * 2.0 * b / (2.0 - b)).max(1.0)
}

/// The algorithm, with `a(w)` of the window, rounded down, for which it was last computed.
#[derive(Clone, Debug)]
pub struct Hstcp {
    max_ssthresh: f64,
    rounded_window: f64,
    increase: f64,
}

impl WindowAdjustment for Hstcp {
    const OPTIONS: &'static [Declaration] = &[MAX_SSTHRESH];

    fn new(setup: &Setup<'_>) -> Hstcp {
        Hstcp {
            max_ssthresh: setup.options.number(&MAX_SSTHRESH) as f64,
            rounded_window: 0.0,
            increase: 0.0,
        }
    }

    fn slow_start(&mut self, window: f64, acked: f64) -> f64 {
        if window <= self.max_ssthresh {
            return acked;
        }
        acked / (window / (0.5 * self.max_ssthresh)).floor()
    }

    fn increase(&mut self, window: f64, acked: f64, _ack: &Ack) -> f64 {
        if window.floor() != self.rounded_window {
            self.rounded_window = window.floor();
            self.increase = increase_per_round(self.rounded_window);
        }
        self.increase * acked / window
    }

    fn decrease(&mut self, window: f64, _now: Instant) -> f64 {
        window * (1.0 - decrease_share(window))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::tcp::cc::classic::tests;

    /// RFC 3649, appendix B: w, a(w), b(w).
    #[test]
    fn response_function_matches_the_table_of_rfc_3649() {
        let table = [
            (118, 2, 0.44),
            (221, 3, 0.41),
            (347, 4, 0.38),
            (495, 5, 0.37),
            (663, 6, 0.35),
            (851, 7, 0.34),
            (1058, 8, 0.33),
            (1284, 9, 0.32),
            (1529, 10, 0.31),
            (1793, 11, 0.30),
            (2076, 12, 0.29),
            (2378, 13, 0.28),
            (2699, 14, 0.28),
            (3039, 15, 0.27),
            (3399, 16, 0.27),
            (3778, 17, 0.26),
            (4177, 18, 0.26),
            (4596, 19, 0.25),
            (5036, 20, 0.25),
            (5497, 21, 0.24),
            (5979, 22, 0.24),
            (6483, 23, 0.23),
            (7009, 24, 0.23),
            (84035, 71, 0.10),
            (89053, 72, 0.10),
            (94717, 73, 0.09),
        ];
        for (w, a, b) in table {
            let w = f64::from(w);
            let ours = increase_per_round(w);
            assert!((ours - f64::from(a)).abs() < 0.05, "a({w}) = {ours}");
            assert!((decrease_share(w) - b).abs() < 0.0051, "b({w})");
        }
        assert_eq!((increase_per_round(38.0), decrease_share(38.0)), (1.0, 0.5));
        assert_eq!((increase_per_round(3.0), decrease_share(3.0)), (1.0, 0.5));
        assert_eq!(increase_per_round(39.0), 1.0);
    }

    /// RFC 3742 section 2: at most half of max_ssthresh per round trip.
    #[test]
    fn slow_start_is_limited_above_100_packets() {
        let mut hstcp: Hstcp = tests::adjustment(Options::default());
        assert_eq!(hstcp.slow_start(100.0, 1.0), 1.0);
        assert_eq!(hstcp.slow_start(100.5, 1.0), 0.5);
        assert_eq!(hstcp.slow_start(150.0, 1.0), 1.0 / 3.0);
        for window in [200.0, 1000.0, 12_345.0] {
            assert!(hstcp.slow_start(window, window) <= 51.0);
        }
        let mut hstcp: Hstcp =
            tests::adjustment(Options::default().with_value(&MAX_SSTHRESH, 1000).unwrap());
        assert_eq!(hstcp.slow_start(1000.0, 1.0), 1.0);
        assert_eq!(hstcp.slow_start(1500.0, 1.0), 1.0 / 3.0);
    }
}
