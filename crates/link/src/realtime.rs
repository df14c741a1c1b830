//! Numbers of real-time ports that scenarios need wherever they are read, on systems without such ports too.

use xcpr_options::{Amount, Measure};
use xcpr_units::Span;

use crate::stats::min_interval;

/// The limit of the queue of a port that says nothing else.
pub const DEFAULT_LIMIT: Amount = Amount(1000, Measure::Packets);
/// The samples of the series that are stored; older ones are dropped and counted.
pub const MAX_SERIES_SAMPLES: u64 = 100_000;
/// The time that these samples span at least.
pub const MIN_SERIES_SPAN: Span = Span::from_secs(10);
/// The shortest interval of samples.
pub const MIN_SAMPLE_INTERVAL: Span = min_interval(MIN_SERIES_SPAN, MAX_SERIES_SAMPLES);
