//! Queue disciplines: whether a packet that comes is dropped, accepted or marked. Each discipline is a file.

use xcpr_options::{Amount, Options};

use super::arrival::{Arrival, Decision};
use super::codel::CoDel;
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
    /// RED and CoDel lie apart, for few queues have them.
    Red(Box<Red>),
    CoDel(Box<CoDel>),
}

impl QueueDisc {
    /// Makes the discipline that options name, of a queue with that limit.
    pub(crate) fn new(options: &Options, limit: Amount) -> QueueDisc {
        let drop_tail = DropTail::new(limit);
        match options.choice::<Discipline>(&DISCIPLINE) {
            Discipline::DropTail => {}
            Discipline::Red => return QueueDisc::Red(Box::new(Red::new(options, limit))),
            Discipline::CoDel => return QueueDisc::CoDel(Box::new(CoDel::new(options, limit))),
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
            QueueDisc::CoDel(disc) => disc.decide(arrival),
        }
    }

    /// Takes another limit or discipline from now on. An average of RED goes on, and so does a state of CoDel.
    pub(crate) fn replace(&mut self, mut new: QueueDisc) {
        match (&mut new, &*self) {
            (QueueDisc::Red(new), QueueDisc::Red(old)) => new.continue_from(old),
            (QueueDisc::CoDel(new), QueueDisc::CoDel(old)) => **new = old.with_options(new),
            _ => {}
        }
        *self = new;
    }

    /// Says whether some packet may be dropped.
    pub(crate) fn may_drop(&self) -> bool {
        match self {
            QueueDisc::DropTail(disc) => disc.is_limited(),
            QueueDisc::MarkThreshold(disc) => disc.drop_tail.is_limited(),
            QueueDisc::Red(_) | QueueDisc::CoDel(_) => true,
        }
    }

    /// Says whether some packet may be marked.
    pub(crate) fn may_mark(&self) -> bool {
        match self {
            QueueDisc::DropTail(_) => false,
            QueueDisc::MarkThreshold(_) => true,
            QueueDisc::Red(disc) => disc.marks,
            QueueDisc::CoDel(disc) => disc.marks,
        }
    }

    /// Says whether decisions draw random numbers.
    pub(crate) fn draws(&self) -> bool {
        matches!(self, QueueDisc::Red(_))
    }
}
