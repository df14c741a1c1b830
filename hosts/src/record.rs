//! What a run keeps of an end: how its deliveries went on, what happened to it, how it looked again and again.

use serde::Serialize;

use crate::end::End;
use crate::progress::{Progress, SETTLED};
use crate::stats::{Mark, MarkKind};
use crate::{Instant, Span};

/// A run's record of one end.
#[derive(Clone, Debug)]
pub struct Record {
    progress: Progress,
    timeouts_settled: u64,
    /// It lies apart from what each packet touches; `None`: the record keeps totals alone.
    over_time: Option<Box<OverTime>>,
}

/// What of a record grows with the run's time.
#[derive(Clone, Debug, Default)]
pub struct OverTime {
    /// What was sampled.
    pub series: Series,
    /// What happened when, by time.
    pub marks: Vec<Mark>,
}

impl Record {
    /// The record of an end that begins at `start`, on a clock whose origin is the run's begin. `over_time`: whether it
    /// keeps samples and marks, or totals alone.
    pub fn new(start: Instant, over_time: bool) -> Record {
        Record {
            progress: Progress::new(start),
            timeouts_settled: 0,
            over_time: over_time.then(Box::default),
        }
    }

    /// So many frame bytes are delivered by now.
    #[inline]
    pub fn delivered(&mut self, now: Instant, total: u64) {
        self.progress.delivered(now, total);
    }

    /// Something rare has happened.
    pub fn mark(&mut self, mark: Mark) {
        if mark.kind == MarkKind::Timeout && mark.at >= SETTLED {
            self.timeouts_settled += 1;
        }
        if let Some(kept) = &mut self.over_time {
            kept.marks.push(mark);
        }
    }

    /// Takes a sample of the end.
    pub fn sample(&mut self, end: &dyn End) {
        if let Some(kept) = &mut self.over_time {
            kept.series.take(end);
        }
    }

    /// The run has ended. `complete`: whether the end had nothing left to do.
    pub fn finish(&mut self, now: Instant, complete: bool) {
        self.progress.finish(now, complete);
    }

    /// Deliveries and stalls.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Timeouts from [`SETTLED`] on.
    pub fn timeouts_settled(&self) -> u64 {
        self.timeouts_settled
    }

    /// What happened when, by time.
    pub fn marks(&self) -> &[Mark] {
        self.over_time.as_ref().map_or(&[], |kept| &kept.marks)
    }

    /// Takes out what grew with the run's time; nothing if it keeps totals alone.
    pub fn take_over_time(&mut self) -> OverTime {
        self.over_time
            .take()
            .map_or_else(OverTime::default, |kept| *kept)
    }
}

/// An end over time: a value per sample, or none at all of what such an end does not have.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Series {
    /// The window in use; `null` for a control without one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub window_bytes: Vec<Option<u64>>,
    /// The rate at which packets are spaced, frame bits per second; `null` while they are not. Left out where they never are.
    #[serde(skip_serializing_if = "never")]
    pub rate_bps: Vec<Option<u64>>,
    /// `null` before the first measurement.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub srtt_s: Vec<Option<f64>>,
    /// Sent and not yet acknowledged or given up; `null` where nobody knows.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub in_flight_bytes: Vec<Option<u64>>,
    /// From the start on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub delivered_bytes: Vec<u64>,
    /// From the start on.
    #[serde(rename = "udp_offered_bytes", skip_serializing_if = "Vec::is_empty")]
    pub offered_bytes: Vec<u64>,
}

/// Whether a column has no value at all.
pub fn never(column: &[Option<u64>]) -> bool {
    column.iter().all(Option::is_none)
}

impl Series {
    fn take(&mut self, end: &dyn End) {
        let sample = end.sample();
        if let Some(control) = sample.control {
            self.window_bytes.push(control.window_bytes);
            self.rate_bps.push(control.rate_bps);
            self.srtt_s.push(control.srtt.map(Span::as_secs_f64));
            self.in_flight_bytes.push(control.in_flight_bytes);
        }
        self.delivered_bytes.extend(sample.delivered_bytes);
        self.offered_bytes.extend(sample.offered_bytes);
    }

    /// Whether the end has nothing to sample.
    pub fn is_empty(&self) -> bool {
        *self == Series::default()
    }
}
