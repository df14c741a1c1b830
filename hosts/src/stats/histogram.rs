//! Times counted in buckets of equal relative width, as HdrHistogram does: any number of times costs
//! a few kilobytes.

use serde::{Deserialize, Serialize};

use crate::Span;

/// Times of transfers: a bucket is at most 1/32 wide, so that its middle is within 1.6 % of each
/// time in it.
pub type CompletionTimes = Histogram<5>;
/// Round-trip times: a bucket is at most 1/512 wide, so that its middle is within 0.1 % of each
/// time in it. Queueing delays are small differences of round-trip times.
pub type RoundTripTimes = Histogram<9>;

/// A histogram of times with 2^`BITS` buckets per doubling.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Histogram<const BITS: u32> {
    /// The first bucket that has a count; memory follows the range of the times.
    first: usize,
    counts: Vec<u32>,
    count: u64,
    sum_s: f64,
    min_ns: u64,
    max_ns: u64,
}

/// Finds the bucket of a time. Below 2^(`BITS` + 1) every nanosecond has its bucket; above, the
/// first `BITS` + 1 bits count.
#[inline]
fn bucket<const BITS: u32>(ns: u64) -> usize {
    let subdivisions = 1 << BITS;
    let doublings = (ns | subdivisions).ilog2() - BITS;
    (u64::from(doublings) * subdivisions + (ns >> doublings)) as usize
}

/// Returns the middle of a bucket, nanoseconds.
fn middle<const BITS: u32>(bucket: usize) -> f64 {
    let subdivisions = 1 << BITS;
    let doublings = (bucket as u64 / subdivisions).saturating_sub(1);
    let bits = bucket as u64 - doublings * subdivisions;
    (bits as f64 + 0.5) * (doublings as f64).exp2()
}

impl<const BITS: u32> Histogram<BITS> {
    /// Counts a time.
    #[inline]
    pub fn add(&mut self, time: Span) {
        let ns = time.0;
        let bucket = bucket::<BITS>(ns);
        if bucket.wrapping_sub(self.first) >= self.counts.len() {
            self.cover(bucket);
        }
        let count = &mut self.counts[bucket - self.first];
        *count = count.saturating_add(1);
        self.include(ns, ns);
        self.count += 1;
        self.sum_s += time.as_secs_f64();
    }

    /// Makes room for the counts of a bucket.
    #[cold]
    fn cover(&mut self, bucket: usize) {
        if self.counts.is_empty() {
            self.first = bucket;
        }
        if bucket < self.first {
            let missing = self.first - bucket;
            self.counts.splice(0..0, std::iter::repeat_n(0, missing));
            self.first = bucket;
        }
        let len = self.counts.len().max(bucket - self.first + 1);
        self.counts.resize(len, 0);
    }

    /// Extends the extremes; called before the time is counted.
    #[inline]
    fn include(&mut self, min_ns: u64, max_ns: u64) {
        self.min_ns = if self.count == 0 {
            min_ns
        } else {
            self.min_ns.min(min_ns)
        };
        self.max_ns = self.max_ns.max(max_ns);
    }

    /// Counts the times of another histogram.
    pub fn merge(&mut self, other: &Histogram<BITS>) {
        if other.counts.is_empty() {
            return;
        }
        self.cover(other.first);
        self.cover(other.first + other.counts.len() - 1);
        let from = other.first - self.first;
        for (own, more) in self.counts[from..].iter_mut().zip(&other.counts) {
            *own = own.saturating_add(*more);
        }
        self.include(other.min_ns, other.max_ns);
        self.count += other.count;
        self.sum_s += other.sum_s;
    }

    /// Returns the number of times.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Returns the mean, exact; nothing of no times.
    pub fn mean_s(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum_s / self.count as f64)
    }

    /// Returns the smallest time, exact; nothing of no times.
    pub fn min_s(&self) -> Option<f64> {
        (self.count > 0).then(|| Span(self.min_ns).as_secs_f64())
    }

    /// Returns the largest time, exact; nothing of no times.
    pub fn max_s(&self) -> Option<f64> {
        (self.count > 0).then(|| Span(self.max_ns).as_secs_f64())
    }

    /// Returns the time at rank `share` (n - 1), rounded down, counted from 0 by size: the middle of
    /// its bucket. Nothing of no times.
    pub fn quantile_s(&self, share: f64) -> Option<f64> {
        let rank = (share * self.count.checked_sub(1)? as f64) as u64;
        let mut below = 0;
        let found = self.counts.iter().position(|&count| {
            below += u64::from(count);
            below > rank
        });
        found.map(|place| middle::<BITS>(self.first + place) / 1e9)
    }

    /// Returns the buckets that have counts, as results have them.
    pub fn distribution(&self) -> Distribution {
        let counted = self
            .counts
            .iter()
            .enumerate()
            .filter(|(_, count)| **count > 0);
        let (time_s, count) = counted
            .map(|(place, &count)| (middle::<BITS>(self.first + place) / 1e9, count))
            .unzip();
        Distribution { time_s, count }
    }
}

/// A distribution of times: two columns, a row for each bucket that has counts.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Distribution {
    /// The middles of the buckets, ascending.
    pub time_s: Vec<f64>,
    /// The number of times in each.
    pub count: Vec<u32>,
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn empty_histogram_has_no_quantiles() {
        let histogram = CompletionTimes::default();
        assert_eq!(
            (histogram.mean_s(), histogram.quantile_s(0.5)),
            (None, None)
        );
        assert_eq!((histogram.min_s(), histogram.max_s()), (None, None));
        assert!(histogram.distribution().time_s.is_empty());
    }

    #[test]
    fn histogram_memory_is_bounded_by_the_range_of_times() {
        let mut histogram = RoundTripTimes::default();
        for ms in [100, 150, 80, 199] {
            histogram.add(Span::from_millis(ms));
        }
        assert!(histogram.counts.len() <= 2 * 512, "two doublings");
        assert_eq!(
            (histogram.min_s(), histogram.max_s()),
            (Some(0.08), Some(0.199))
        );
    }

    fn check<const BITS: u32>(mut times: Vec<u64>, share: f64) {
        let (mut odd, mut all) = (Histogram::<BITS>::default(), Histogram::<BITS>::default());
        for (i, &time) in times.iter().enumerate() {
            if i % 2 == 1 { &mut odd } else { &mut all }.add(Span(time));
        }
        all.merge(&odd);
        times.sort_unstable();
        let exact = times[(share * (times.len() - 1) as f64) as usize] as f64 / 1e9;
        let found = all.quantile_s(share).unwrap();
        let allowed = 0.51 / f64::from(1 << BITS);
        assert!((found / exact - 1.0).abs() <= allowed, "{found} {exact}");
        let mean = times.iter().sum::<u64>() as f64 / times.len() as f64 / 1e9;
        assert!((all.mean_s().unwrap() / mean - 1.0).abs() < 1e-9);
        let ends = [times.first(), times.last()].map(|ns| ns.map(|&ns| ns as f64 / 1e9));
        assert_eq!([all.min_s(), all.max_s()], ends);
        let Distribution { time_s, count } = all.distribution();
        assert!(time_s.is_sorted() && !count.contains(&0));
        assert_eq!(count.iter().sum::<u32>() as usize, times.len());
    }

    proptest! {
        #[test]
        fn quantiles_are_within_their_error_bound(
            times in prop::collection::vec(1_000u64..1 << 50, 1..200),
            share in 0.0f64..=1.0,
        ) {
            check::<5>(times.clone(), share);
            check::<9>(times, share);
        }
    }
}
