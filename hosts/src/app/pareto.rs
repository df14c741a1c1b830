//! The Pareto distribution, whose heavy tail makes traffic bursty over many time scales (Willinger, Taqqu, Sherman,
//! Wilson, "Self-similarity through high-variability", SIGCOMM 1995).
//!
//! ```text
//! P(X > x) = (least / x)^shape for x >= least      mean = shape least / (shape - 1), shape > 1
//! ```

use super::draws::Draws;

/// Makes the distribution of a shape and a mean.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pareto {
    least: f64,
    exponent: f64,
}

impl Pareto {
    /// Makes the distribution; `None` unless the shape is above one, which a mean needs, and the mean is positive.
    pub(super) fn new(shape: f64, mean: f64) -> Option<Pareto> {
        let possible = shape.is_finite() && shape > 1.0 && mean.is_finite() && mean > 0.0;
        possible.then(|| Pareto {
            least: mean * (shape - 1.0) / shape,
            exponent: -1.0 / shape,
        })
    }

    /// Draws the next value, by inversion.
    pub(super) fn draw(&self, draws: &mut Draws) -> f64 {
        self.least * (1.0 - draws.unit()).powf(self.exponent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::draws::seeded_draws;

    #[test]
    fn pareto_draws_have_the_theoretical_mean_and_tail() {
        // Shape 3 has a variance: mean^2 / (shape (shape - 2)) = 1/3 of the squared mean.
        let (pareto, mut draws) = (Pareto::new(3.0, 6.0).unwrap(), seeded_draws(1));
        let drawn: Vec<f64> = (0..100_000).map(|_| pareto.draw(&mut draws)).collect();
        let mean = drawn.iter().sum::<f64>() / 1e5;
        // The bound is five standard errors: 5 * 6 / sqrt(3e5).
        assert!((mean - 6.0).abs() < 0.055, "{mean}");
        assert!(drawn.iter().all(|&x| x >= 4.0));
        // P(X > 8) = (4 / 8)^3 = 1/8; the bound is five standard errors, 5 * sqrt(1e5 * 7 / 64) = 523.
        let above = drawn.iter().filter(|&&x| x > 8.0).count();
        assert!(above.abs_diff(12_500) < 523, "{above}");
    }

    #[test]
    fn pareto_without_a_finite_mean_is_refused() {
        assert!(Pareto::new(1.0, 1.0).is_none() && Pareto::new(f64::NAN, 1.0).is_none());
        assert!(Pareto::new(1.5, 0.0).is_none());
    }
}
