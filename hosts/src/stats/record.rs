//! A run's record of an end: how its deliveries went on, what happened to it, how it looked again
//! and again.

use serde::Serialize;

use crate::stats::progress::{Progress, SETTLED};
use crate::stats::sample::Sample;
use crate::stats::{RecoveryEvent, RecoveryEventKind};
use crate::{Instant, Span};

/// A run's record of one end.
#[derive(Clone, Debug)]
pub struct Record {
    progress: Progress,
    timeouts_settled: u64,
    /// Samples and recovery events lie apart from what each packet touches; `None`: the record keeps totals
    /// alone.
    over_time: Option<Box<TimeSeries>>,
}

/// The part of a record that grows with the run's time, as it is series.
#[derive(Clone, Debug, Default)]
struct TimeSeries {
    samples: Samples,
    recovery_events: Vec<RecoveryEvent>,
}

/// The part of a record that grows with the run's time.
#[derive(Clone, Debug, Default)]
pub struct OverTime {
    /// The samples.
    pub series: Series,
    /// The events, by time.
    pub recovery_events: Vec<RecoveryEvent>,
}

impl Record {
    /// Makes the record of an end that begins at `start`, on a clock whose origin is the run's begin. `over_time`:
    /// whether it keeps samples and recovery events, or totals alone.
    pub fn new(start: Instant, over_time: bool) -> Record {
        Record {
            progress: Progress::new(start),
            timeouts_settled: 0,
            over_time: over_time.then(Box::default),
        }
    }

    /// Notes that so many frame bytes are delivered by now.
    #[inline]
    pub fn delivered(&mut self, now: Instant, total: u64) {
        self.progress.delivered(now, total);
    }

    /// Notes something rare that has happened.
    pub fn add_event(&mut self, event: RecoveryEvent) {
        if event.kind == RecoveryEventKind::Timeout && event.at >= SETTLED {
            self.timeouts_settled += 1;
        }
        if let Some(series) = &mut self.over_time {
            series.recovery_events.push(event);
        }
    }

    /// Keeps the sample so many times, of an end that has been as it is for so long.
    pub fn sample(&mut self, of_end: impl FnOnce() -> Sample, times: u32) {
        if let Some(series) = &mut self.over_time {
            let sample = of_end();
            (0..times).for_each(|_| series.samples.push(&sample));
        }
    }

    /// Ends with the run. `complete`: whether the end had nothing left to do.
    pub fn finish(&mut self, now: Instant, complete: bool) {
        self.progress.finish(now, complete);
    }

    /// Returns deliveries and stalls.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Counts the timeouts from [`SETTLED`] on.
    pub fn timeouts_settled(&self) -> u64 {
        self.timeouts_settled
    }

    /// Returns the events, by time.
    pub fn recovery_events(&self) -> &[RecoveryEvent] {
        self.over_time
            .as_ref()
            .map_or(&[], |series| &series.recovery_events)
    }

    /// Takes out what grew with the run's time; nothing if it keeps totals alone.
    pub fn take_over_time(&mut self) -> OverTime {
        let series = self.over_time.take().unwrap_or_default();
        OverTime {
            series: series.samples.into_series(),
            recovery_events: series.recovery_events,
        }
    }
}

/// The word of a value that is not known.
const UNKNOWN: u64 = u64::MAX;

/// Samples as they are taken: a word for each figure, one sample behind the other. All samples of an end have the same figures.
/// So a sample touches one place of memory: of ten thousand ends, the places are out of the processor's cache.
#[derive(Clone, Debug, Default)]
struct Samples {
    /// The first sample says which figures there are.
    first: Option<Sample>,
    words: Vec<u64>,
}

impl Samples {
    fn push(&mut self, sample: &Sample) {
        self.first.get_or_insert(*sample);
        if let Some(control) = &sample.control {
            let srtt = control.srtt.map(|srtt| srtt.0);
            let figures = [
                control.window_bytes,
                control.rate_bps,
                srtt,
                control.in_flight_bytes,
            ];
            self.words
                .extend(figures.map(|figure| figure.unwrap_or(UNKNOWN)));
        }
        self.words.extend(sample.delivered_bytes);
        self.words.extend(sample.offered_bytes);
    }

    fn into_series(self) -> Series {
        let mut series = Series::default();
        let Some(first) = self.first else {
            return series;
        };
        let mut words = self.words.into_iter();
        while words.len() > 0 {
            let mut next = || words.next().unwrap_or(UNKNOWN);
            if first.control.is_some() {
                let [window, rate, srtt, in_flight] =
                    [next(), next(), next(), next()].map(|word| (word != UNKNOWN).then_some(word));
                series.window_bytes.push(window);
                series.rate_bps.push(rate);
                series
                    .srtt_s
                    .push(srtt.map(|srtt| Span(srtt).as_secs_f64()));
                series.in_flight_bytes.push(in_flight);
            }
            if first.delivered_bytes.is_some() {
                series.delivered_bytes.push(next());
            }
            if first.offered_bytes.is_some() {
                series.offered_bytes.push(next());
            }
        }
        series
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
    /// Sent and not yet acknowledged or given up; `null` where it is unknown.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub in_flight_bytes: Vec<Option<u64>>,
    /// From the start on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub delivered_bytes: Vec<u64>,
    /// From the start on.
    #[serde(rename = "udp_offered_bytes", skip_serializing_if = "Vec::is_empty")]
    pub offered_bytes: Vec<u64>,
}

/// Returns whether a column has no value at all.
pub fn never(column: &[Option<u64>]) -> bool {
    column.iter().all(Option::is_none)
}

impl Series {
    /// Returns whether the end has nothing to sample.
    pub fn is_empty(&self) -> bool {
        *self == Series::default()
    }
}
