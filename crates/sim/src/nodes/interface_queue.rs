//! A host's way out: the time that packets take until they leave, and the queue of its interface.

use xcpr_units::Instant;

use crate::links::channel::Channel;
use crate::nodes::send_jitter::SendJitter;

/// The way from an end to its host's link. Each end has its own.
#[derive(Debug)]
pub struct HostInterface {
    /// The time that its packets take.
    pub jitter: Option<SendJitter>,
    /// The interface's queue, where it has a limit.
    pub queue: Option<TxQueue>,
}

impl HostInterface {
    /// Counts a packet of so many bytes that is sent now. Returns when it may leave.
    #[inline]
    pub fn send_time(&mut self, now: Instant, wire_len: u32) -> Instant {
        if let Some(queue) = &mut self.queue {
            queue.wire_len = wire_len;
        }
        self.jitter.as_mut().map_or(now, |jitter| jitter.ready(now))
    }
}

/// An interface's queue, Linux's `txqueuelen`. A full one takes no packet, and its host knows: nothing is lost.
#[derive(Debug)]
pub struct TxQueue {
    limit: u32,
    /// Bytes of the packet before: a host's packets mostly have one size.
    wire_len: u32,
    room_at: Option<Instant>,
    /// How often an end took it for congestion.
    pub congestion: u64,
}

impl TxQueue {
    /// Makes an empty queue for so many packets.
    pub fn new(limit: u32) -> TxQueue {
        TxQueue {
            limit,
            wire_len: 0,
            room_at: None,
            congestion: 0,
        }
    }

    /// Says whether the link has as many packets before it as the queue holds.
    pub fn is_full(&mut self, link: &Channel, now: Instant) -> bool {
        self.room_at = if link.has_queue {
            let full = link.model.queue.packets() >= self.limit;
            full.then(|| link.model.next_departure())
        } else {
            let of_one = link.model.rate().time_of(self.wire_len).0;
            let room_at = link
                .busy_until()
                .0
                .saturating_sub(of_one * u64::from(self.limit));
            (room_at > now.0).then_some(Instant(room_at))
        };
        self.room_at.is_some()
    }

    /// Says when the queue has room again, if it was full the last time.
    pub fn room_at(&self) -> Option<Instant> {
        self.room_at
    }
}
