//! What is looked at again and again beside the ends: channels, and the lengths of watched queues.

use std::collections::BTreeMap;

use xcpr_hosts::Instant;

use crate::channel::Channel;
use crate::result::ChannelSeries;

/// The samples of a run.
#[derive(Debug, Default)]
pub struct Samples {
    /// When.
    pub time_s: Vec<f64>,
    /// Per watched channel.
    pub channels: Vec<ChannelSeries>,
    /// Per watched channel.
    pub queues: Vec<QueueSamples>,
    watched: Vec<usize>,
}

impl Samples {
    /// Nothing sampled yet, of these channels.
    pub fn new(watched: Vec<usize>) -> Samples {
        Samples {
            channels: vec![ChannelSeries::default(); watched.len()],
            queues: vec![QueueSamples::default(); watched.len()],
            watched,
            ..Samples::default()
        }
    }

    /// The channels that are watched, in the order of [`Samples::channels`].
    pub fn watched(&self) -> &[usize] {
        &self.watched
    }

    /// Takes a sample of the watched channels.
    pub fn take(&mut self, now: Instant, channels: &[Channel]) {
        self.time_s.push(now.as_secs_f64());
        for (series, &watched) in self.channels.iter_mut().zip(&self.watched) {
            let channel = &channels[watched];
            series.queue_bytes.push(channel.port.queue.bytes());
            series
                .queue_packets
                .push(u64::from(channel.port.queue.packets()));
            series.sent_bytes.push(channel.port.counts.sent_bytes);
            series.queue_drops.push(channel.port.counts.queue_drops);
        }
    }

    /// Takes a sample of the watched queues' lengths.
    pub fn take_queues(&mut self, channels: &[Channel]) {
        for (samples, &watched) in self.queues.iter_mut().zip(&self.watched) {
            let queue = &channels[watched].port.queue;
            samples.packets.add(u64::from(queue.packets()));
            samples.bytes.add(queue.bytes());
        }
    }
}

/// A queue's lengths.
#[derive(Debug, Clone, Default)]
pub struct QueueSamples {
    /// Waiting packets.
    pub packets: Distribution,
    /// Waiting bytes.
    pub bytes: Distribution,
}

/// How often each value was sampled: as exact as the samples, in memory that does not grow with their number.
#[derive(Debug, Clone, Default)]
pub struct Distribution(BTreeMap<u64, u64>);

impl Distribution {
    /// Adds a sample.
    pub fn add(&mut self, sample: u64) {
        *self.0.entry(sample).or_default() += 1;
    }

    /// Mean of the samples and the sample at rank 0.95 (n - 1), rounded down, counted from 0 by size; nothing of no samples.
    pub fn mean_and_p95(&self) -> Option<(f64, f64)> {
        let count: u64 = self.0.values().sum();
        let rank = count.checked_sub(1)? * 95 / 100;
        let sum: u128 = self
            .0
            .iter()
            .map(|(&s, &n)| u128::from(s) * u128::from(n))
            .sum();
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
    fn p95_is_a_sample() {
        assert_eq!(mean_and_p95([]), None);
        assert_eq!(mean_and_p95([7]), Some((7.0, 7.0)));
        assert_eq!(mean_and_p95((0..=100).rev()), Some((50.0, 95.0)));
        let many = std::iter::repeat_n(3, 94).chain([9; 6]);
        assert_eq!(mean_and_p95(many), Some((3.36, 9.0)));
    }
}
