//! Drop-tail: a packet that finds no room is dropped.

use xcpr_options::{Amount, Measure};

use super::arrival::{Arrival, Backlog, Decision};

/// The most that a queue holds, without the packet in transmission.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DropTail {
    limit: Amount,
}

impl DropTail {
    /// Makes the discipline of a queue with that limit.
    pub(crate) fn new(limit: Amount) -> DropTail {
        DropTail { limit }
    }

    /// Decides on a packet that comes. One that finds the transmitter idle needs no room.
    #[inline]
    pub(crate) fn decide(&self, arrival: &Arrival) -> Decision {
        let is_idle = arrival.transmitter.is_idle();
        self.decide_by(is_idle, arrival.backlog, arrival.wire_len)
    }

    /// Decides by all that matters to drop-tail.
    #[inline]
    pub(crate) fn decide_by(&self, is_idle: bool, backlog: Backlog, wire_len: u32) -> Decision {
        if is_idle || self.has_room(backlog, wire_len) {
            Decision::Accept
        } else {
            Decision::Drop
        }
    }

    /// Says whether a packet fits behind those that wait.
    #[inline]
    fn has_room(&self, backlog: Backlog, wire_len: u32) -> bool {
        let needed = match self.limit.1 {
            Measure::Packets => 1,
            Measure::Bytes => wire_len.into(),
        };
        self.level(backlog) + needed <= self.limit.0
    }

    /// Returns how much waits, as the limit counts it.
    #[inline]
    pub(crate) fn level(&self, backlog: Backlog) -> u64 {
        match self.limit.1 {
            Measure::Packets => backlog.packets.into(),
            Measure::Bytes => backlog.bytes,
        }
    }

    /// Says whether some packet may find no room.
    pub(crate) fn is_limited(&self) -> bool {
        self.limit.0 < u64::MAX
    }
}
