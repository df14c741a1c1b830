//! What is looked at again and again: time series, and the lengths of watched queues.

use std::collections::BTreeMap;

use xcpr_hosts::Instant;

use crate::channel::Channel;
use crate::host::{Flow, Udp};
use crate::result::{ChannelSeries, FlowSeries};

/// The samples of a run.
#[derive(Debug, Default)]
pub struct Samples {
    /// When.
    pub time_s: Vec<f64>,
    /// Per flow.
    pub flows: Vec<FlowSeries>,
    /// Per watched channel.
    pub channels: Vec<ChannelSeries>,
    /// All UDP sources together.
    pub udp_offered_bytes: Vec<u64>,
    /// Per watched channel.
    pub queues: Vec<QueueSamples>,
    watched: Vec<usize>,
}

impl Samples {
    /// Nothing sampled yet, of so many flows and these channels.
    pub fn new(flows: usize, watched: Vec<usize>) -> Samples {
        Samples {
            flows: vec![FlowSeries::default(); flows],
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

    /// Takes a sample of everything but the queues' lengths.
    pub fn take(&mut self, now: Instant, flows: &[Flow], udp: &[Udp], channels: &[Channel]) {
        self.time_s.push(now.as_secs_f64());
        self.udp_offered_bytes
            .push(udp.iter().map(|u| u.source.sent_bytes()).sum());
        for (series, flow) in self.flows.iter_mut().zip(flows) {
            series.window_bytes.push(flow.sender.window_bytes());
            series
                .delivered_bytes
                .push(flow.receiver.stats().delivered_bytes);
            series
                .srtt_s
                .push(flow.sender.srtt().map(|srtt| srtt.as_secs_f64()));
            series.in_flight_bytes.push(flow.sender.in_flight_bytes());
        }
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
