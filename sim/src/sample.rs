//! What is looked at again and again beside the ends: channels, and the lengths of watched queues.

use xcpr_hosts::Instant;
use xcpr_link::{QueueSamples, Series};

use crate::channel::Channel;

/// The samples of a run.
#[derive(Debug, Default)]
pub struct Samples {
    /// When.
    pub time_s: Vec<f64>,
    /// Per watched channel.
    pub channels: Vec<Series>,
    /// Per watched channel.
    pub queues: Vec<QueueSamples>,
    watched: Vec<usize>,
}

impl Samples {
    /// Nothing sampled yet, of these channels.
    pub fn new(watched: Vec<usize>) -> Samples {
        Samples {
            channels: vec![Series::default(); watched.len()],
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
            series.take(&channels[watched].model);
        }
    }

    /// Takes a sample of the watched queues' lengths.
    pub fn take_queues(&mut self, channels: &[Channel]) {
        for (samples, &watched) in self.queues.iter_mut().zip(&self.watched) {
            samples.take(&channels[watched].model);
        }
    }
}
