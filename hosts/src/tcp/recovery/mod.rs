//! Loss recovery: which segment goes next, and when one is deemed lost. One algorithm, one file.
//!
//! Segments are numbered from 0; all but the last carry a full payload. Windows and counts are in packets.

pub(crate) mod cumulative;
pub(crate) mod newreno;
pub(crate) mod prr;
pub(crate) mod rack;
pub(crate) mod reno;
pub(crate) mod scoreboard;

use std::{fmt, marker};

use crate::options::{Declaration, Options};
use crate::{Instant, Span};

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

/// The meaning of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// Segments newly acknowledged, cumulatively or selectively.
    pub(crate) newly_acked: u64,
    /// The one of them that left last.
    pub(crate) latest: Option<u64>,
    /// Segments were deemed lost: [`LossRecovery::take_newly_lost`].
    pub(crate) lost: bool,
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
    /// A tail loss probe goes, in the place of a retransmission timeout that is due (RFC 8985 section 7.2).
    pub(crate) probes: bool,
}

/// The sent and the acknowledged part of a stream.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SendState {
    /// The first segment not acknowledged cumulatively.
    pub(crate) una: u64,
    /// The segment after the highest one sent.
    pub(crate) high: u64,
    /// Packets in flight.
    pub(crate) in_flight: u64,
    /// Packets that are added to the window, because duplicate ACKs stand for packets that left.
    pub(crate) inflation: u64,
    /// A loss is being recovered from.
    pub(crate) in_recovery: bool,
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

/// The facts about an algorithm before there is a flow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facts {
    /// The algorithm itself, for a flow that has sent nothing and whose receiver may hold ACKs back for so long.
    pub(crate) algorithm: fn(&Options, max_ack_delay: Span) -> Box<dyn LossRecovery>,
    /// The algorithm lives on SACK blocks (RFC 2018): the ends agree on them.
    pub(crate) uses_sack: bool,
    /// After a timeout the timer's backoff stays until more than what was sent by then is acknowledged; with the others
    /// any ACK that advances ends it.
    pub(crate) retains_backoff: bool,
    /// Whether the congestion header of a duplicate ACK counts (ADR 0110).
    pub(crate) reads_duplicates: bool,
    /// The options that it leaves to its user.
    pub(crate) options: &'static [Declaration],
}

/// One way to recover from losses.
pub(crate) trait LossRecovery: fmt::Debug + marker::Send {
    /// Returns what is sent and acknowledged so far.
    fn state(&self) -> SendState;

    /// Counts the segments that are acknowledged selectively alone.
    fn sacked(&self) -> u64 {
        0
    }

    /// Returns the duplicate ACKs, or SACKed segments, that mean loss without a wait.
    fn dup_thresh(&self) -> u64 {
        u64::from(DUPLICATE_THRESHOLD)
    }

    /// Takes an ACK that arrived.
    fn on_ack(&mut self, ack: &AckInfo<'_>) -> Outcome;

    /// Takes the segments that were deemed lost since the last call.
    fn take_newly_lost(&mut self) -> std::vec::Drain<'_, u64>;

    /// Is called when the retransmission timer expired.
    fn on_timeout(&mut self, now: Instant, srtt: Span);

    /// Ends the recovery, and takes back that segments which did not go again were deemed lost: it was spurious.
    fn on_undo(&mut self);

    /// Returns when a timer of its own expires.
    fn poll_timeout(&self) -> Option<Instant> {
        None
    }

    /// Lets its own timers expire that are due. `timeout`: the retransmission timer is due too.
    fn handle_timeout(&mut self, _now: Instant, _timeout: bool, _srtt: Span) -> Outcome {
        Outcome::default()
    }

    /// Returns the segment to send now with a window of `window` packets when the stream has `end` segments.
    fn next_segment(&mut self, now: Instant, window: u64, end: u64, srtt: Span) -> Option<Send>;
}
