//! How large transfers are: by a Pareto distribution, or by one that was measured.
//!
//! A measured one is what a paper's figure shows of it: points (bytes, share of transfers that are
//! no larger), and evenly distributed sizes between two of them. The distribution begins at a share
//! of 0 and ends at 1.

use serde::{Deserialize, Serialize};

use super::draws::Draws;
use super::pareto::Pareto;
use crate::stats::histogram::CompletionTimes;

/// The largest transfer: a petabyte.
const MAX_SIZE_BYTES: f64 = 1e15;

/// The transfers of a class of sizes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SizeClass {
    /// The largest of them, bytes of payload; `None`: all that no class before has.
    pub up_to_bytes: Option<u64>,
    /// Begun.
    pub started: u64,
    /// How long those took that were completed.
    pub completion: CompletionTimes,
}

impl SizeClass {
    /// Makes classes up to each of these sizes, which ascend, and one beyond.
    pub(super) fn split(up_to_bytes: &[u64]) -> Vec<SizeClass> {
        let bounds = up_to_bytes.iter().copied().map(Some).chain([None]);
        let class = |up_to_bytes| SizeClass {
            up_to_bytes,
            started: 0,
            completion: CompletionTimes::default(),
        };
        bounds.map(class).collect()
    }

    /// Returns the place of a transfer's class.
    pub(super) fn position_for(classes: &[SizeClass], bytes: u64) -> Option<usize> {
        classes
            .iter()
            .position(|class| class.up_to_bytes.is_none_or(|most| bytes <= most))
    }

    /// Counts what the same class of another source has counted.
    pub(crate) fn merge(&mut self, other: &SizeClass) {
        self.started += other.started;
        self.completion.merge(&other.completion);
    }
}

/// A distribution of sizes.
#[derive(Clone, Debug)]
pub(super) enum Sizes {
    Pareto(Pareto),
    /// Bytes and shares, both ascending.
    Measured(Vec<(f64, f64)>),
}

impl Sizes {
    /// Makes the distribution; `None` unless the points are in order, from a share of 0 to 1.
    pub(super) fn from_points(points: &[(f64, f64)]) -> Option<Sizes> {
        let ordered = points.is_sorted_by(|a, b| a.0 <= b.0 && a.1 < b.1);
        let (first, last) = (points.first()?, points.last()?);
        let whole = first.0 >= 0.0 && last.0 <= MAX_SIZE_BYTES && (first.1, last.1) == (0.0, 1.0);
        (ordered && whole).then(|| Sizes::Measured(points.to_vec()))
    }

    /// Draws the next size, at least a byte.
    pub(super) fn draw(&self, draws: &mut Draws) -> u64 {
        let bytes = match self {
            Sizes::Pareto(pareto) => pareto.draw(draws),
            Sizes::Measured(points) => quantile(points, draws.unit()),
        };
        bytes.clamp(1.0, MAX_SIZE_BYTES) as u64
    }
}

/// Returns the size that a share of all transfers do not exceed.
fn quantile(points: &[(f64, f64)], share: f64) -> f64 {
    let next = points.partition_point(|point| point.1 <= share);
    let (Some(above), Some(below)) = (points.get(next), points.get(next.wrapping_sub(1))) else {
        return points.last().map_or(0.0, |last| last.0);
    };
    below.0 + (above.0 - below.0) * (share - below.1) / (above.1 - below.1)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::app::draws::seeded_draws;

    const POINTS: [(f64, f64); 3] = [(10.0, 0.0), (20.0, 0.5), (1020.0, 1.0)];

    #[test]
    fn sizes_follow_the_points_of_the_cdf() {
        assert_eq!(quantile(&POINTS, 0.25), 15.0);
        let (sizes, mut draws) = (
            Sizes::from_points(&POINTS).expect("points"),
            seeded_draws(1),
        );
        let drawn: Vec<u64> = (0..100_000).map(|_| sizes.draw(&mut draws)).collect();
        // Five standard deviations: 5 sqrt(1e5 / 4) = 791.
        let small = drawn.iter().filter(|&&size| size < 20).count();
        assert!(small.abs_diff(50_000) < 791, "{small}");
        // Mean (15 + 520) / 2; the larger half's deviation is 289, so that the bound is 5 sqrt(289^2 / 2 + 252^2) / sqrt(1e5).
        let mean = drawn.iter().sum::<u64>() as f64 / 1e5;
        assert!((mean - 267.0).abs() < 5.2, "{mean}");
    }

    proptest! {
        #[test]
        fn sizes_stay_within_the_range_of_the_cdf(share in 0.0f64..1.0) {
            let bytes = quantile(&POINTS, share);
            prop_assert!((10.0..=1020.0).contains(&bytes), "{bytes}");
        }
    }

    #[test]
    fn size_is_in_the_first_class_that_covers_it() {
        let classes = SizeClass::split(&[10, 100]);
        let places =
            [1, 10, 11, 100, 101, u64::MAX].map(|bytes| SizeClass::position_for(&classes, bytes));
        assert_eq!(places, [0, 0, 1, 1, 2, 2].map(Some));
        assert_eq!(SizeClass::position_for(&[], 1), None);
    }

    #[test]
    fn invalid_cdf_points_are_refused() {
        for points in [
            &[][..],
            &[(1.0, 0.0)],
            &[(1.0, 0.0), (2.0, 0.9)],
            &[(1.0, 0.1), (2.0, 1.0)],
            &[(2.0, 0.0), (1.0, 1.0)],
            &[(1.0, 0.0), (2.0, f64::NAN), (3.0, 1.0)],
        ] {
            assert!(Sizes::from_points(points).is_none(), "{points:?}");
        }
    }
}
