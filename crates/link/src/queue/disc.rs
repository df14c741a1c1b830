//! Queue disciplines: whether a packet that comes is dropped, accepted or marked. Each discipline is a file.

use xcpr_options::{Amount, Options};
use xcpr_units::{Instant, Span};

use super::drop_tail::DropTail;
use super::options::{DISCIPLINE, Discipline, MARK};
use super::red::Red;
use super::threshold::MarkThreshold;
use crate::rng::Stream;

/// A packet that comes to a queue.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Arrival {
    pub(crate) now: Instant,
    pub(crate) wire_len: u32,
    /// Whether its transport understands marks.
    pub(crate) ecn_capable: bool,
    pub(crate) backlog: Backlog,
    pub(crate) transmitter: TransmitterState,
}

/// Packets that wait.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Backlog {
    pub(crate) packets: u32,
    pub(crate) bytes: u64,
}

impl Backlog {
    #[inline]
    pub(crate) fn add(&mut self, wire_len: u32) {
        self.packets += 1;
        self.bytes += u64::from(wire_len);
    }

    #[inline]
    pub(crate) fn remove(&mut self, wire_len: u32) {
        self.packets -= 1;
        self.bytes -= u64::from(wire_len);
    }
}

/// The transmitter behind a queue as a packet finds it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TransmitterState {
    /// The transmitter is at work, or packets wait: the packet has to wait.
    Busy,
    /// Nothing waits and nothing is being transmitted.
    Idle {
        /// Since when.
        since: Instant,
        /// How long the packet takes to transmit.
        transmission_time: Span,
    },
}

impl TransmitterState {
    #[inline]
    pub(crate) fn is_idle(self) -> bool {
        self != TransmitterState::Busy
    }
}

/// The decision on a packet that comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Decision {
    /// The packet is dropped.
    Drop,
    /// The packet is let in.
    Accept,
    /// The packet is let in, and marked.
    Mark,
}

/// The discipline of one queue.
#[derive(Debug, Clone)]
pub(crate) enum QueueDisc {
    DropTail(DropTail),
    MarkThreshold(MarkThreshold),
    /// RED lies apart, for few queues have it.
    Red(Box<Red>),
}

impl QueueDisc {
    /// Makes the discipline that options name, of a queue with that limit.
    pub(crate) fn new(options: &Options, limit: Amount) -> QueueDisc {
        let drop_tail = DropTail::new(limit);
        if options.choice::<Discipline>(&DISCIPLINE) == Discipline::Red {
            return QueueDisc::Red(Box::new(Red::new(options, limit)));
        }
        match options.amount(&MARK) {
            None => QueueDisc::DropTail(drop_tail),
            Some(Amount(threshold, _)) => QueueDisc::MarkThreshold(MarkThreshold {
                drop_tail,
                threshold,
            }),
        }
    }

    /// Decides on a packet that comes. RED draws from `stream`.
    #[inline]
    pub(crate) fn decide(&mut self, arrival: &Arrival, stream: &mut Stream) -> Decision {
        match self {
            QueueDisc::DropTail(disc) => disc.decide(arrival),
            QueueDisc::MarkThreshold(disc) => disc.decide(arrival),
            QueueDisc::Red(disc) => disc.decide(arrival, stream),
        }
    }

    /// Takes another limit or discipline from now on. An average of RED goes on.
    pub(crate) fn replace(&mut self, mut new: QueueDisc) {
        if let (QueueDisc::Red(new), QueueDisc::Red(old)) = (&mut new, &*self) {
            new.continue_from(old);
        }
        *self = new;
    }

    /// Says whether some packet may be dropped.
    pub(crate) fn may_drop(&self) -> bool {
        match self {
            QueueDisc::DropTail(disc) => disc.is_limited(),
            QueueDisc::MarkThreshold(disc) => disc.drop_tail.is_limited(),
            QueueDisc::Red(_) => true,
        }
    }

    /// Says whether some packet may be marked.
    pub(crate) fn may_mark(&self) -> bool {
        match self {
            QueueDisc::DropTail(_) => false,
            QueueDisc::MarkThreshold(_) => true,
            QueueDisc::Red(disc) => disc.marks,
        }
    }

    /// Says whether decisions draw random numbers.
    pub(crate) fn draws(&self) -> bool {
        matches!(self, QueueDisc::Red(_))
    }
}
