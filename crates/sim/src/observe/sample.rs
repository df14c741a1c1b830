//! The things that are looked at again and again beside the ends: channels, and the lengths of
//! watched queues.

use xcpr_hosts::Instant;
use xcpr_link::{QueueSamples, Series};

use crate::links::channel::Channel;

/// The samples of a run.
#[derive(Debug, Default)]
pub struct Samples {
    /// When.
    pub time_s: Vec<f64>,
    /// The samples of channels, by their numbers.
    pub watched: Vec<Watched>,
}

/// A watched channel.
#[derive(Debug)]
pub struct Watched {
    /// Its number.
    pub channel: usize,
    /// Its state over time.
    pub series: Series,
    /// How long its queue was.
    pub queue: QueueSamples,
}

impl Samples {
    /// Begins with nothing sampled yet, of these channels, which are in the order of their numbers.
    pub fn new(watched: Vec<usize>) -> Samples {
        let watched = watched.into_iter().map(|channel| Watched {
            channel,
            series: Series::default(),
            queue: QueueSamples::default(),
        });
        Samples {
            time_s: Vec::new(),
            watched: watched.collect(),
        }
    }

    /// Takes a sample of the watched channels.
    pub fn take(&mut self, now: Instant, channels: &[Channel]) {
        self.time_s.push(now.as_secs_f64());
        for watched in &mut self.watched {
            watched.series.take(&channels[watched.channel].model);
        }
    }

    /// Takes a sample of the watched queues' lengths.
    pub fn take_queues(&mut self, channels: &[Channel]) {
        for watched in &mut self.watched {
            watched.queue.take(&channels[watched.channel].model);
        }
    }

    /// Takes over what was sampled of some channels.
    pub fn take_over(&mut self, others: &mut Samples, wanted: impl Fn(usize) -> bool) {
        let taken = others
            .watched
            .extract_if(.., |watched| wanted(watched.channel));
        self.watched.extend(taken);
        self.watched.sort_by_key(|watched| watched.channel);
    }
}
