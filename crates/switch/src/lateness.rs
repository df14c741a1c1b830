//! How late what was due was done.

use serde::Serialize;
use xcpr_units::Span;

const CLASSES: usize = 13;
/// Upper bounds of the classes: from what an idle machine's timers keep to, to what no run is to be believed with.
const BOUNDS_US: [u64; CLASSES] = [
    10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 100_000, 1_000_000,
];

/// How often a thread came how late to what was due.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Lateness {
    /// Upper bounds of the classes.
    pub bounds_s: [f64; CLASSES],
    /// How often it was within a class and beyond the one before; the last count is of what was beyond all bounds.
    pub counts: [u64; CLASSES + 1],
    /// All lateness together.
    pub sum_s: f64,
}

impl Default for Lateness {
    fn default() -> Lateness {
        Lateness {
            bounds_s: BOUNDS_US.map(|bound| Span::from_micros(bound).as_secs_f64()),
            counts: [0; CLASSES + 1],
            sum_s: 0.0,
        }
    }
}

impl Lateness {
    /// Counts something that was done so late.
    #[inline]
    pub fn count(&mut self, late: Span) {
        self.counts[BOUNDS_US.partition_point(|&bound| Span::from_micros(bound) < late)] += 1;
        self.sum_s += late.as_secs_f64();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lateness_bounds_belong_to_the_lower_class() {
        let mut lateness = Lateness::default();
        for nanos in [0, 10_000, 10_001, 1_000_000_000, 1_000_000_001] {
            lateness.count(Span(nanos));
        }
        let mut expected = [0; CLASSES + 1];
        (expected[0], expected[1]) = (2, 1);
        (expected[CLASSES - 1], expected[CLASSES]) = (1, 1);
        assert_eq!(lateness.counts, expected);
        assert!((lateness.sum_s - 2.000_020_002).abs() < 1e-12);
    }
}
