//! What is looked at again and again: time series, and the lengths of watched queues.

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
            samples.packets.push(u64::from(queue.packets()));
            samples.bytes.push(queue.bytes());
        }
    }
}

/// A queue's lengths.
#[derive(Debug, Clone, Default)]
pub struct QueueSamples {
    /// Waiting packets.
    pub packets: Vec<u64>,
    /// Waiting bytes.
    pub bytes: Vec<u64>,
}

/// Mean of samples and the sample at rank 0.95 (n - 1), rounded down, counted from 0 by size; nothing of no samples.
pub fn mean_and_p95(mut samples: Vec<u64>) -> Option<(f64, f64)> {
    let last = samples.len().checked_sub(1)?;
    let sum: u128 = samples.iter().map(|&s| u128::from(s)).sum();
    let mean = sum as f64 / samples.len() as f64;
    let (_, &mut p95, _) = samples.select_nth_unstable(last * 95 / 100);
    Some((mean, p95 as f64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p95_is_a_sample() {
        assert_eq!(mean_and_p95(vec![]), None);
        assert_eq!(mean_and_p95(vec![7]), Some((7.0, 7.0)));
        assert_eq!(mean_and_p95((0..=100).rev().collect()), Some((50.0, 95.0)));
    }
}
