//! Loss recovery: which segment goes next, and when one is deemed lost. One algorithm, one file.
//!
//! Segments are numbered from 0; all but the last carry a full payload. Windows and counts are in packets.

mod cumulative;
mod newreno;
mod rack;
mod reno;

use crate::registry;
use crate::time::{Instant, Span};

pub(crate) use newreno::NewReno;
pub(crate) use rack::Rack;
pub(crate) use reno::Reno;

/// Duplicate ACKs that mean loss (RFC 5681 section 3.2).
const DUPLICATE_THRESHOLD: u32 = 3;

/// An ACK as recovery sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AckInfo<'a> {
    pub(crate) now: Instant,
    /// Segments acknowledged cumulatively: everything below this.
    pub(crate) una: u64,
    /// A duplicate in RFC 5681's sense: repeats the newest acknowledgement while data is outstanding.
    pub(crate) duplicate: bool,
    /// Sacked ranges of segments, in ascending order.
    pub(crate) sack: &'a [(u64, u64)],
    /// The ACK reports a segment that arrived twice (RFC 2883).
    pub(crate) arrived_twice: bool,
    /// The time that the echoed timestamp stands for.
    pub(crate) echo: Instant,
    pub(crate) srtt: Span,
}

/// What an event meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// Segments newly acknowledged, cumulatively or selectively.
    pub(crate) newly_acked: u64,
    /// The retransmission timer starts anew.
    pub(crate) restart_timer: bool,
    /// A recovery began.
    pub(crate) entered: bool,
    /// The recovery is over.
    pub(crate) exited: bool,
    /// A retransmission was lost too, in a round trip that had not shown one yet.
    pub(crate) lost_again: bool,
    /// A tail loss probe repaired a loss that no recovery will see (RFC 8985 section 7.4.2).
    pub(crate) tail_repaired: bool,
}

/// A segment to send.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Send {
    pub(crate) segment: u64,
    /// Sent before.
    pub(crate) again: bool,
    /// The retransmission timer starts anew.
    pub(crate) restart_timer: bool,
}

/// The chosen algorithm.
#[derive(Debug)]
pub(crate) enum Recovery {
    Reno(Reno),
    NewReno(NewReno),
    Rack(Box<Rack>),
}

macro_rules! each {
    ($self:ident, $r:ident => $body:expr) => {
        match $self {
            Recovery::Reno($r) => $body,
            Recovery::NewReno($r) => $body,
            Recovery::Rack($r) => $body,
        }
    };
}

/// What does not depend on how a recovery goes on: `reno` and `newreno` have it in common.
macro_rules! state {
    ($self:ident, $r:ident => $body:expr) => {
        match $self {
            Recovery::Reno(Reno { state: $r }) => $body,
            Recovery::NewReno(NewReno { state: $r, .. }) => $body,
            Recovery::Rack($r) => $body,
        }
    };
}

impl Recovery {
    /// `max_ack_delay`: how long the receiver may hold an ACK back.
    pub(crate) fn new(which: registry::Recovery, max_ack_delay: Span) -> Recovery {
        match which {
            registry::Recovery::Reno => Recovery::Reno(Reno::default()),
            registry::Recovery::NewReno => Recovery::NewReno(NewReno::default()),
            registry::Recovery::Rack => Recovery::Rack(Box::new(Rack::new(max_ack_delay))),
        }
    }

    /// The first segment not acknowledged cumulatively.
    pub(crate) fn una(&self) -> u64 {
        state!(self, r => r.una())
    }

    /// The segment after the highest one sent.
    pub(crate) fn high(&self) -> u64 {
        state!(self, r => r.high())
    }

    pub(crate) fn in_flight(&self) -> u64 {
        state!(self, r => r.in_flight())
    }

    pub(crate) fn in_recovery(&self) -> bool {
        state!(self, r => r.in_recovery())
    }

    /// Packets that recovery adds to the window (`reno` and `newreno`: duplicate ACKs stand for packets that left).
    pub(crate) fn inflation(&self) -> u64 {
        match self {
            Recovery::Reno(r) => r.state.inflation,
            Recovery::NewReno(r) => r.state.inflation,
            Recovery::Rack(_) => 0,
        }
    }

    pub(crate) fn on_ack(&mut self, ack: &AckInfo<'_>) -> Outcome {
        each!(self, r => r.on_ack(ack))
    }

    pub(crate) fn on_timeout(&mut self, now: Instant, srtt: Span) {
        match self {
            Recovery::Reno(r) => r.on_timeout(),
            Recovery::NewReno(r) => r.on_timeout(),
            Recovery::Rack(r) => r.on_timeout(now, srtt),
        }
    }

    /// The segment to send now with a window of `window` packets when the stream has `end` segments.
    pub(crate) fn next(&mut self, now: Instant, window: u64, end: u64, srtt: Span) -> Option<Send> {
        match self {
            Recovery::Reno(r) => r.next(window, end),
            Recovery::NewReno(r) => r.next(window, end),
            Recovery::Rack(r) => r.next(now, window, end, srtt),
        }
    }
}
