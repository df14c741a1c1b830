//! Queue disciplines: whether a packet that comes is dropped, accepted or marked. Each discipline is a file.

use xcpr_options::{Amount, Options};

use super::arrival::{Arrival, Decision};
use super::drop_tail::DropTail;
use super::options::{DISCIPLINE, Discipline, MARK};
use super::red::Red;
use super::threshold::MarkThreshold;
use crate::rng::Stream;

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
