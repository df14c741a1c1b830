//! The things that are looked at again and again: a channel over time, and how long its queue is.

use std::collections::{BTreeMap, VecDeque};

use serde::Serialize;
use xcpr_units::Span;

use crate::channel::Channel;
use crate::queue::ClassCounts;

/// Checks the distance of samples over `duration`, of which at most `max_samples` are stored.
///
/// # Errors
/// The shortest interval that is allowed.
pub fn check_interval(interval: Span, duration: Span, max_samples: u64) -> Result<(), String> {
    let shortest = min_interval(duration, max_samples);
    if interval >= shortest {
        return Ok(());
    }
    let (interval, shortest) = (interval.0, shortest.0);
    Err(format!(
        "{interval}: at least {shortest}, so that samples fit into memory"
    ))
}

/// Returns the shortest interval of samples over `duration`, of which at most `max_samples` are stored.
pub const fn min_interval(duration: Span, max_samples: u64) -> Span {
    match duration.0 / max_samples {
        0 => Span(1),
        shortest => Span(shortest),
    }
}

/// A channel over time.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Series {
    /// Waiting.
    pub queue_bytes: VecDeque<u64>,
    /// Waiting.
    pub queue_packets: VecDeque<u64>,
    /// From the start on.
    pub sent_bytes: VecDeque<u64>,
    /// From the start on.
    pub queue_drops: VecDeque<u64>,
    /// The fate of the frames of each class, at a port with several queues. Left out where there is one. A class with a
    /// number is here once it had a frame.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub classes: BTreeMap<&'static str, ClassSeries>,
}

/// The fate of a class's frames, from the start on.
#[derive(Debug, Clone, Default, Serialize)]
pub struct ClassSeries {
    /// Frames whose transmission began.
    pub sent_packets: VecDeque<u64>,
    /// Their bytes.
    pub sent_bytes: VecDeque<u64>,
    /// Frames that the queue refused.
    pub queue_drops: VecDeque<u64>,
    /// How long the frames that were sent waited, all together.
    pub sojourn_time_ns: VecDeque<u64>,
}

impl ClassSeries {
    /// Forgets the oldest sample.
    fn drop_oldest(&mut self) {
        let columns = [
            &mut self.sent_packets,
            &mut self.sent_bytes,
            &mut self.queue_drops,
            &mut self.sojourn_time_ns,
        ];
        for column in columns {
            column.pop_front();
        }
    }

    fn take(&mut self, counts: &ClassCounts) {
        self.sent_packets.push_back(counts.sent_packets);
        self.sent_bytes.push_back(counts.sent_bytes);
        self.queue_drops.push_back(counts.queue_drops);
        self.sojourn_time_ns.push_back(counts.sojourn_time_ns);
    }
}

impl Series {
    /// Forgets the oldest sample.
    pub fn drop_oldest(&mut self) {
        let columns = [
            &mut self.queue_bytes,
            &mut self.queue_packets,
            &mut self.sent_bytes,
            &mut self.queue_drops,
        ];
        for column in columns {
            column.pop_front();
        }
        for class in self.classes.values_mut() {
            class.drop_oldest();
        }
    }

    /// Takes a sample.
    pub fn take<T>(&mut self, channel: &Channel<T>) {
        self.queue_bytes.push_back(channel.queue.bytes());
        self.queue_packets.push_back(channel.queue.packets().into());
        self.sent_bytes.push_back(channel.counts.sent_bytes);
        self.queue_drops.push_back(channel.counts.queue_drops);
        for (name, counts) in channel.queue.counts() {
            if let Some(series) = self.classes.get_mut(name) {
                series.take(&counts);
            } else if channel.queue.are_two() || counts != ClassCounts::default() {
                let mut series = ClassSeries::default();
                for _ in 1..self.queue_bytes.len() {
                    series.take(&ClassCounts::default());
                }
                series.take(&counts);
                self.classes.insert(name, series);
            }
        }
    }
}

/// The lengths of a queue at many moments.
#[derive(Debug, Clone, Default)]
pub struct QueueSamples {
    packets: Distribution,
    bytes: Distribution,
}

/// The lengths of a queue by its samples. They count the packets that wait, not the one in
/// transmission.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
pub struct QueueLengths {
    /// Mean over the samples; nothing of no samples.
    pub queue_mean_packets: Option<f64>,
    /// The sample that 5 % of the samples exceed.
    pub queue_p95_packets: Option<f64>,
    /// Mean over the samples.
    pub queue_mean_bytes: Option<f64>,
    /// The sample that 5 % of the samples exceed.
    pub queue_p95_bytes: Option<f64>,
}

impl QueueSamples {
    /// Takes a sample.
    pub fn take<T>(&mut self, channel: &Channel<T>) {
        self.packets.add(channel.queue.packets().into());
        self.bytes.add(channel.queue.bytes());
    }

    /// Returns the lengths by the samples.
    pub fn lengths(&self) -> QueueLengths {
        let (packets, bytes) = (self.packets.mean_and_p95(), self.bytes.mean_and_p95());
        QueueLengths {
            queue_mean_packets: packets.map(|of| of.0),
            queue_p95_packets: packets.map(|of| of.1),
            queue_mean_bytes: bytes.map(|of| of.0),
            queue_p95_bytes: bytes.map(|of| of.1),
        }
    }
}

/// How often each value was sampled: as exact as the samples, in memory that does not grow with their number.
#[derive(Debug, Clone, Default)]
struct Distribution(BTreeMap<u64, u64>);

impl Distribution {
    fn add(&mut self, sample: u64) {
        *self.0.entry(sample).or_default() += 1;
    }

    /// Returns the mean, and the sample at rank 0.95 (n - 1), rounded down, counted from 0 by size; nothing of no
    /// samples.
    fn mean_and_p95(&self) -> Option<(f64, f64)> {
        let count: u64 = self.0.values().sum();
        let rank = count.checked_sub(1)? * 95 / 100;
        let weighted = self.0.iter().map(|(&s, &n)| u128::from(s) * u128::from(n));
        let sum: u128 = weighted.sum();
        let mut up_to = 0;
        let (&p95, _) = self.0.iter().find(|&(_, &times)| {
            up_to += times;
            up_to > rank
        })?;
        Some((sum as f64 / count as f64, p95 as f64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mean_and_p95(samples: impl IntoIterator<Item = u64>) -> Option<(f64, f64)> {
        let mut distribution = Distribution::default();
        samples.into_iter().for_each(|s| distribution.add(s));
        distribution.mean_and_p95()
    }

    #[test]
    fn p95_is_one_of_the_samples() {
        assert_eq!(mean_and_p95([]), None);
        assert_eq!(mean_and_p95([7]), Some((7.0, 7.0)));
        assert_eq!(mean_and_p95((0..=100).rev()), Some((50.0, 95.0)));
        let many = std::iter::repeat_n(3, 94).chain([9; 6]);
        assert_eq!(mean_and_p95(many), Some((3.36, 9.0)));
    }
}
