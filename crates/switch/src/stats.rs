//! The counts of ports, and the things that were looked at again and again: time series and the
//! lengths of queues.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Add;

use serde::Serialize;
use xcpr_engine::{CounterValue, LoopDrops, SavedPacket};
use xcpr_link::realtime::MAX_SERIES_SAMPLES;
use xcpr_link::{Channel, Counts, QueueLengths, QueueSamples, Series};
use xcpr_units::{Instant, Span};

use crate::config::Links;
use crate::lateness::Lateness;
use crate::plane::Forward;
use crate::port::{Port, PortSet};

/// Everything that a plane counted. Names and meanings are those of a channel in `docs/result.md`.
#[derive(Debug, Clone, Serialize)]
pub struct Stats {
    /// By port number.
    pub ports: BTreeMap<u16, PortStats>,
    /// When the samples of `series` were taken, from the epoch on.
    pub time_s: VecDeque<f64>,
    /// Samples before those, of which only the number is left.
    pub dropped_samples: u64,
    /// Frames sent to ports.
    pub packets_forwarded: u64,
    /// Packets that went through ingress.
    pub pipeline_passes: u64,
    /// Packets that the program would never have let go of, which were dropped.
    pub loop_drops: LoopDrops,
    /// Messages of the program's `log_msg`, in the log or not.
    pub log_messages: u64,
    /// Packets that were dropped since an assertion of the program did not hold.
    pub assertion_failures: u64,
    /// The values of the program's own counters.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub counters: Counters,
    /// How late the thread came to what was due.
    pub lateness: Lateness,
    /// User and system time of the thread.
    pub cpu_s: f64,
}

/// Indirect counters by name, and of each the cells that counted anything.
pub type Counters = BTreeMap<String, BTreeMap<u32, CounterValue>>;

/// One port.
#[derive(Debug, Clone, Serialize)]
pub struct PortStats {
    #[serde(flatten)]
    pub counts: Counts,
    #[serde(flatten)]
    pub waiting: Waiting,
    pub received_packets: u64,
    pub received_bytes: u64,
    #[serde(flatten)]
    pub queue: QueueLengths,
    pub series: Series,
    /// The kind of socket that frames come in and go out through; nothing while the interface is
    /// away.
    pub io: Option<&'static str>,
    /// The faults at the interface.
    #[serde(flatten)]
    pub interface: InterfaceStats,
}

/// The packets that wait in a port's queue now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Waiting {
    /// Packets.
    pub queue_packets: u64,
    /// Their bytes.
    pub queue_bytes: u64,
}

impl Waiting {
    fn new(channel: &Channel<SavedPacket>) -> Waiting {
        Waiting {
            queue_packets: channel.queue.packets().into(),
            queue_bytes: channel.queue.bytes(),
        }
    }
}

/// A port at a moment, for who watches it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct PortState {
    /// Its queue.
    #[serde(flatten)]
    pub waiting: Waiting,
    /// From the start on.
    pub sent_bytes: u64,
}

impl PortState {
    /// Returns the visible state of a port's channel.
    pub(crate) fn new(channel: &Channel<SavedPacket>) -> PortState {
        PortState {
            waiting: Waiting::new(channel),
            sent_bytes: channel.counts.sent_bytes,
        }
    }
}

/// One network interface.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct InterfaceStats {
    /// Frames that came while the receive ring was full.
    pub kernel_drops: u64,
    /// Frames longer than a slot of the receive ring. AF_XDP counts those as `kernel_drops`.
    pub oversized: u64,
    /// Frames that the kernel did not take.
    pub send_errors: u64,
}

impl Add for InterfaceStats {
    type Output = InterfaceStats;

    fn add(self, other: InterfaceStats) -> InterfaceStats {
        InterfaceStats {
            kernel_drops: self.kernel_drops + other.kernel_drops,
            oversized: self.oversized + other.oversized,
            send_errors: self.send_errors + other.send_errors,
        }
    }
}

/// A clock that strikes every `interval` from `epoch` on; never with interval 0.
#[derive(Debug, Clone, Copy)]
struct SampleClock {
    interval: Span,
    next: Instant,
}

impl SampleClock {
    fn new(interval: Option<Span>, epoch: Instant) -> SampleClock {
        SampleClock {
            interval: interval.unwrap_or(Span::ZERO),
            next: interval.map_or(Instant::NEVER, |_| epoch),
        }
    }

    /// Leaves out the strikes before the latest [`MAX_SERIES_SAMPLES`] up to `now`. Returns how many.
    fn skip(&mut self, now: Instant) -> u64 {
        let Some(due) = now.since(self.next).0.checked_div(self.interval.0) else {
            return 0;
        };
        let skipped = due.saturating_sub(MAX_SERIES_SAMPLES);
        self.next += self.interval.saturating_mul(skipped);
        skipped
    }
}

/// The samples of a plane.
#[derive(Debug)]
pub struct Samples {
    epoch: Instant,
    series: SampleClock,
    queues: SampleClock,
    time_s: VecDeque<f64>,
    dropped: u64,
    ports: Vec<(Series, QueueSamples)>,
}

impl Samples {
    /// Begins with nothing sampled yet, of so many ports.
    pub fn new(ports: usize, links: &Links, epoch: Instant) -> Samples {
        Samples {
            epoch,
            series: SampleClock::new(links.sample_interval_ns.map(Span), epoch),
            queues: SampleClock::new(links.queue_sample_interval_ns.map(Span), epoch),
            time_s: VecDeque::new(),
            dropped: 0,
            ports: vec![Default::default(); ports],
        }
    }

    /// Says when the next sample is due.
    #[inline]
    pub fn next_at(&self) -> Instant {
        self.series.next.min(self.queues.next)
    }

    /// Takes the sample that is due. Samples that come too late to have a place in the series are
    /// dropped: the thread stalled before `now`, or the epoch lies far back.
    pub fn take(&mut self, ports: &PortSet, now: Instant) {
        self.dropped += self.series.skip(now);
        self.queues.skip(now);
        let at = self.next_at();
        if self.queues.next == at {
            self.queues.next += self.queues.interval;
            for (port, (_, queue)) in ports.iter().zip(&mut self.ports) {
                queue.take(&port.channel);
            }
        }
        if self.series.next == at {
            self.series.next += self.series.interval;
            self.make_room();
            self.time_s.push_back(at.since(self.epoch).as_secs_f64());
            for (port, (series, _)) in ports.iter().zip(&mut self.ports) {
                series.take(&port.channel);
            }
        }
    }

    /// Drops the oldest sample of full series.
    fn make_room(&mut self) {
        if (self.time_s.len() as u64) < MAX_SERIES_SAMPLES {
            return;
        }
        self.time_s.pop_front();
        self.dropped += 1;
        for (series, _) in &mut self.ports {
            series.drop_oldest();
        }
    }

    /// Samples at other intervals, from the first whole one after `now` on.
    pub fn change(&mut self, links: &Links, now: Instant) {
        let again = |strike: SampleClock, interval_ns: Option<u64>| match interval_ns.map(Span) {
            Some(interval) if interval != strike.interval => {
                let passed = now.since(self.epoch).0.div_ceil(interval.0);
                SampleClock {
                    interval,
                    next: self.epoch + interval.saturating_mul(passed),
                }
            }
            Some(_) => strike,
            None => SampleClock::new(None, Instant::ZERO),
        };
        self.series = again(self.series, links.sample_interval_ns);
        self.queues = again(self.queues, links.queue_sample_interval_ns);
    }

    /// Returns all of it; `with_series`: the samples too, which are most of it.
    pub fn stats<F: Forward>(
        &self,
        ports: &PortSet,
        forward: &F,
        cpu: Span,
        with_series: bool,
    ) -> Stats {
        let stats = |(port, (series, queue)): (&Port, &(Series, QueueSamples))| {
            let stats = PortStats {
                counts: port.channel.counts,
                waiting: Waiting::new(&port.channel),
                received_packets: port.received_packets,
                received_bytes: port.received_bytes,
                queue: queue.lengths(),
                series: copy_if(series, with_series),
                io: None,
                interface: InterfaceStats::default(),
            };
            (port.number, stats)
        };
        let sent = ports.iter().map(|port| port.channel.counts.sent_packets);
        Stats {
            ports: ports.iter().zip(&self.ports).map(stats).collect(),
            time_s: copy_if(&self.time_s, with_series),
            dropped_samples: self.dropped,
            packets_forwarded: sent.sum(),
            pipeline_passes: forward.passes(),
            loop_drops: forward.loop_drops(),
            log_messages: forward.log_messages(),
            assertion_failures: forward.assertion_failures(),
            counters: forward.counters(),
            lateness: Lateness::default(),
            cpu_s: cpu.as_secs_f64(),
        }
    }
}

/// Returns a copy, or the default where no copy is needed.
fn copy_if<T: Clone + Default>(value: &T, needed: bool) -> T {
    match needed {
        true => value.clone(),
        false => T::default(),
    }
}
