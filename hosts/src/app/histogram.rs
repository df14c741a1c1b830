//! Times counted in buckets of equal relative width: what any number of them costs the same few kilobytes.

use serde::{Deserialize, Serialize};

use crate::Span;

/// Buckets per doubling; each is at most 1/32 wide, so that its middle is within 1.6 % of what is in it.
const SUBDIVISIONS: u64 = 32;
const BITS: u32 = SUBDIVISIONS.trailing_zeros();

/// A histogram of times.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Histogram {
    counts: Vec<u64>,
    count: u64,
    sum_s: f64,
}

/// Finds the bucket of a time. Below 2 [`SUBDIVISIONS`] every nanosecond has its bucket; above, the first six bits
/// count.
fn bucket(ns: u64) -> usize {
    let doublings = (ns | SUBDIVISIONS).ilog2() - BITS;
    (u64::from(doublings) * SUBDIVISIONS + (ns >> doublings)) as usize
}

/// Returns the middle of a bucket.
fn middle(bucket: usize) -> f64 {
    let doublings = (bucket as u64 / SUBDIVISIONS).saturating_sub(1);
    let bits = bucket as u64 - doublings * SUBDIVISIONS;
    (bits as f64 + 0.5) * (doublings as f64).exp2()
}

impl Histogram {
    /// Counts a time.
    pub fn add(&mut self, time: Span) {
        let bucket = bucket(time.0);
        if bucket >= self.counts.len() {
            self.counts.resize(bucket + 1, 0);
        }
        self.counts[bucket] += 1;
        self.count += 1;
        self.sum_s += time.as_secs_f64();
    }

    /// Counts what another one has counted.
    pub fn merge(&mut self, other: &Histogram) {
        self.counts
            .resize(self.counts.len().max(other.counts.len()), 0);
        for (own, more) in self.counts.iter_mut().zip(&other.counts) {
            *own += more;
        }
        self.count += other.count;
        self.sum_s += other.sum_s;
    }

    /// Says how many times it has counted.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Returns the mean, exact; nothing of no times.
    pub fn mean_s(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum_s / self.count as f64)
    }

    /// Returns the time at rank `share` (n - 1), rounded down, counted from 0 by size, within 1.6 %; nothing of no
    /// times.
    pub fn quantile_s(&self, share: f64) -> Option<f64> {
        let rank = (share * self.count.checked_sub(1)? as f64) as u64;
        let mut below = 0;
        let found = self.counts.iter().position(|&count| {
            below += count;
            below > rank
        });
        found.map(|bucket| middle(bucket) / 1e9)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn of_nothing_there_is_nothing() {
        let histogram = Histogram::default();
        assert_eq!(
            (histogram.mean_s(), histogram.quantile_s(0.5)),
            (None, None)
        );
    }

    proptest! {
        #[test]
        fn quantiles_are_within_their_bound(
            mut times in prop::collection::vec(1_000u64..1 << 50, 1..200),
            share in 0.0f64..=1.0,
        ) {
            let (mut odd, mut all) = (Histogram::default(), Histogram::default());
            for (i, &time) in times.iter().enumerate() {
                if i % 2 == 1 { &mut odd } else { &mut all }.add(Span(time));
            }
            all.merge(&odd);
            times.sort_unstable();
            let exact = times[(share * (times.len() - 1) as f64) as usize] as f64 / 1e9;
            let found = all.quantile_s(share).unwrap();
            prop_assert!((found / exact - 1.0).abs() <= 1.0 / 63.0, "{found} {exact}");
            let mean = times.iter().sum::<u64>() as f64 / times.len() as f64 / 1e9;
            prop_assert!((all.mean_s().unwrap() / mean - 1.0).abs() < 1e-9);
        }
    }
}
