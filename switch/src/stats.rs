//! What ports counted, and what was looked at again and again: time series and the lengths of queues.

use std::collections::BTreeMap;

use serde::Serialize;
use xcpr_link::Counts;
use xcpr_units::{Instant, Span};

use crate::config::Links;
use crate::lane::Lanes;

/// Everything that a plane counted. Names and meanings are those of a channel in `docs/result.md`.
#[derive(Debug, Clone, Serialize)]
pub struct Stats {
    /// By port number.
    pub ports: BTreeMap<u16, PortStats>,
    /// When the samples of `series` were taken, from the epoch on.
    pub time_s: Vec<f64>,
    /// Frames sent to ports.
    pub packets_forwarded: u64,
    /// Packets that went through ingress.
    pub pipeline_passes: u64,
    /// User and system time of the thread.
    pub cpu_s: f64,
}

/// One port.
#[derive(Debug, Clone, Serialize)]
pub struct PortStats {
    #[serde(flatten)]
    pub counts: Counts,
    pub received_packets: u64,
    pub received_bytes: u64,
    pub queue_mean_packets: Option<f64>,
    pub queue_p95_packets: Option<f64>,
    pub queue_mean_bytes: Option<f64>,
    pub queue_p95_bytes: Option<f64>,
    pub series: Series,
    /// What went wrong at the interface.
    #[serde(flatten)]
    pub interface: InterfaceStats,
}

/// One network interface.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct InterfaceStats {
    /// Frames that came while the receive ring was full.
    pub kernel_drops: u64,
    /// Frames longer than a slot of the receive ring.
    pub oversized: u64,
    /// Frames that the kernel did not take.
    pub send_errors: u64,
}

/// One port over time.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Series {
    pub queue_bytes: Vec<u64>,
    pub queue_packets: Vec<u64>,
    pub sent_bytes: Vec<u64>,
    pub queue_drops: Vec<u64>,
}

/// How often a queue had which length.
#[derive(Debug, Clone, Default)]
struct Histogram {
    counts: BTreeMap<u64, u64>,
    samples: u64,
}

impl Histogram {
    fn add(&mut self, value: u64) {
        *self.counts.entry(value).or_default() += 1;
        self.samples += 1;
    }

    /// Mean, and the sample at rank 0.95 (n - 1), rounded down, counted from 0 by size; nothing of no samples.
    fn mean_and_p95(&self) -> Option<(f64, f64)> {
        let rank = self.samples.checked_sub(1)? * 95 / 100;
        let sum: f64 = self.counts.iter().map(|(&v, &n)| v as f64 * n as f64).sum();
        let mut seen = 0;
        let p95 = self.counts.iter().find(|&(_, n)| {
            seen += n;
            seen > rank
        })?;
        Some((sum / self.samples as f64, *p95.0 as f64))
    }
}

/// A clock that strikes every `interval` from `epoch` on; never with interval 0.
#[derive(Debug, Clone, Copy)]
struct Strike {
    interval: Span,
    next: Instant,
}

impl Strike {
    fn new(interval: Option<Span>, epoch: Instant) -> Strike {
        Strike {
            interval: interval.unwrap_or(Span::ZERO),
            next: interval.map_or(Instant::NEVER, |_| epoch),
        }
    }
}

/// The samples of a plane.
#[derive(Debug)]
pub struct Samples {
    epoch: Instant,
    series: Strike,
    queues: Strike,
    time_s: Vec<f64>,
    ports: Vec<(Series, Histogram, Histogram)>,
}

impl Samples {
    /// Nothing sampled yet, of so many ports.
    pub fn new(ports: usize, links: &Links, epoch: Instant) -> Samples {
        Samples {
            epoch,
            series: Strike::new(links.sample_interval_ns.map(Span), epoch),
            queues: Strike::new(links.queue_sample_interval_ns.map(Span), epoch),
            time_s: Vec::new(),
            ports: vec![Default::default(); ports],
        }
    }

    /// When the next sample is due.
    #[inline]
    pub fn next_at(&self) -> Instant {
        self.series.next.min(self.queues.next)
    }

    /// Takes the sample that is due.
    pub fn take<T: Default>(&mut self, lanes: &Lanes<T>) {
        let at = self.next_at();
        if self.queues.next == at {
            self.queues.next += self.queues.interval;
            for (lane, (_, packets, bytes)) in lanes.iter().zip(&mut self.ports) {
                packets.add(lane.port.queue.packets().into());
                bytes.add(lane.port.queue.bytes());
            }
        }
        if self.series.next == at {
            self.series.next += self.series.interval;
            self.time_s.push(at.since(self.epoch).as_secs_f64());
            for (lane, (series, ..)) in lanes.iter().zip(&mut self.ports) {
                series.queue_bytes.push(lane.port.queue.bytes());
                series.queue_packets.push(lane.port.queue.packets().into());
                series.sent_bytes.push(lane.port.counts.sent_bytes);
                series.queue_drops.push(lane.port.counts.queue_drops);
            }
        }
    }

    /// Samples at other intervals, from the first whole one after `now` on.
    pub fn change(&mut self, links: &Links, now: Instant) {
        let again = |strike: Strike, interval_ns: Option<u64>| match interval_ns.map(Span) {
            Some(interval) if interval != strike.interval => {
                let passed = now.since(self.epoch).0.div_ceil(interval.0);
                Strike {
                    interval,
                    next: self.epoch + interval.saturating_mul(passed),
                }
            }
            Some(_) => strike,
            None => Strike::new(None, Instant::ZERO),
        };
        self.series = again(self.series, links.sample_interval_ns);
        self.queues = again(self.queues, links.queue_sample_interval_ns);
    }

    /// All of it, as JSON.
    pub fn stats<T: Default>(&self, lanes: &Lanes<T>, totals: (u64, u64), cpu: Span) -> Stats {
        let port = |lane: &crate::lane::Lane<T>, of: &(Series, Histogram, Histogram)| {
            let (series, packets, bytes) = of;
            let (packets, bytes) = (packets.mean_and_p95(), bytes.mean_and_p95());
            PortStats {
                counts: lane.port.counts,
                received_packets: lane.received_packets,
                received_bytes: lane.received_bytes,
                queue_mean_packets: packets.map(|q| q.0),
                queue_p95_packets: packets.map(|q| q.1),
                queue_mean_bytes: bytes.map(|q| q.0),
                queue_p95_bytes: bytes.map(|q| q.1),
                series: series.clone(),
                interface: InterfaceStats::default(),
            }
        };
        Stats {
            ports: lanes
                .iter()
                .zip(&self.ports)
                .map(|(lane, of)| (lane.number, port(lane, of)))
                .collect(),
            time_s: self.time_s.clone(),
            packets_forwarded: totals.0,
            pipeline_passes: totals.1,
            cpu_s: cpu.as_secs_f64(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p95_is_a_sample() {
        let mut histogram = Histogram::default();
        assert_eq!(histogram.mean_and_p95(), None);
        histogram.add(7);
        assert_eq!(histogram.mean_and_p95(), Some((7.0, 7.0)));
        let mut histogram = Histogram::default();
        (0..=100).rev().for_each(|value| histogram.add(value));
        assert_eq!(histogram.mean_and_p95(), Some((50.0, 95.0)));
    }
}
