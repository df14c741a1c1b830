//! Arrivals of transfers: a Poisson process. Pareto distributed sizes make it web-like (Crovella, Bestavros, "Self-similarity
//! in World Wide Web traffic", IEEE/ACM Transactions on Networking 5(6), 1997). Several of them on several host pairs
//! together are a Poisson process again.

use super::draws::Draws;
use super::sizes::Sizes;
use crate::{Instant, Span};

/// When the next transfer begins, and how large it is.
#[derive(Clone, Debug)]
pub(super) struct Arrivals {
    /// ns.
    mean_gap: f64,
    sizes: Sizes,
    next: Instant,
}

impl Arrivals {
    pub(super) fn new(per_s: f64, sizes: Sizes, start: Instant, draws: &mut Draws) -> Arrivals {
        let mut arrivals = Arrivals {
            mean_gap: 1e9 / per_s,
            sizes,
            next: start,
        };
        arrivals.wait(draws);
        arrivals
    }

    /// Returns when the next transfer begins.
    pub(super) fn next(&self) -> Instant {
        self.next
    }

    /// Draws the size of the transfer that begins now, bytes; the next one is on its way.
    pub(super) fn take(&mut self, draws: &mut Draws) -> u64 {
        self.wait(draws);
        self.sizes.draw(draws)
    }

    /// Draws the gap to the next one, exponentially distributed, by inversion.
    fn wait(&mut self, draws: &mut Draws) {
        let gap = -(1.0 - draws.unit()).ln() * self.mean_gap;
        self.next += Span(gap as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::draws::seeded_draws;
    use crate::app::pareto::Pareto;

    #[test]
    fn arrivals_are_poisson_and_sizes_have_their_mean() {
        let mut draws = seeded_draws(1);
        let sizes = Sizes::Pareto(Pareto::new(3.0, 30_000.0).unwrap());
        let mut arrivals = Arrivals::new(100.0, sizes, Instant::ZERO, &mut draws);
        let (mut per_second, mut bytes) = (vec![0u64; 1000], 0);
        while arrivals.next() < Instant::ZERO + Span::from_secs(1000) {
            per_second[(arrivals.next().0 / 1_000_000_000) as usize] += 1;
            bytes += arrivals.take(&mut draws);
        }
        let count: u64 = per_second.iter().sum();
        // Five standard deviations of a Poisson count: 5 sqrt(1e5).
        assert!(count.abs_diff(100_000) < 1581, "{count}");
        // Variance and mean of the counts per second are the same: within five of sqrt(2 / 1000).
        let variance: f64 = per_second
            .iter()
            .map(|&n| (n as f64 - 100.0).powi(2))
            .sum::<f64>()
            / 1e3;
        assert!((variance / 100.0 - 1.0).abs() < 0.23, "{variance}");
        // The bound is five standard errors: 5 * 0.58 / sqrt(1e5).
        let mean = bytes as f64 / count as f64;
        assert!((mean / 30_000.0 - 1.0).abs() < 0.0092, "{mean}");
    }
}
