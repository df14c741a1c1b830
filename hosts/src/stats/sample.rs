//! Samples: what an end shows of itself.

use crate::Span;

/// The visible state of an end at a moment; a thing that it does not have is absent, always.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sample {
    /// The control of an end that sends as much as its control allows.
    pub control: Option<Control>,
    /// Frame bytes delivered so far, of the receiving end of a flow.
    pub delivered_bytes: Option<u64>,
    /// Frame bytes offered so far, of a source that sends whatever the network takes.
    pub offered_bytes: Option<u64>,
}

/// How much an end may send. A control without a window has none, and none is measured before the first answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Control {
    /// The window in use, frame bytes.
    pub window_bytes: Option<u64>,
    /// The rate at which packets are spaced, frame bits per second.
    pub rate_bps: Option<u64>,
    /// Frame bytes sent, and neither acknowledged nor given up.
    pub in_flight_bytes: Option<u64>,
    /// The smoothed round-trip time.
    pub srtt: Option<Span>,
}
