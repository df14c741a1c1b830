//! The packets of one class, first in, first out, behind a queue discipline.

use xcpr_units::Instant;

use super::Packet;
use super::arrival::{Backlog, Decision};
use super::disc::QueueDisc;
use crate::ring::Ring;

/// The packets of one class.
#[derive(Debug, Clone)]
pub(crate) struct Fifo<T> {
    pub(crate) disc: QueueDisc,
    packets: Ring<Queued<T>>,
    backlog: Backlog,
}

/// A packet with what the queue knows of it.
#[derive(Debug, Clone, Default)]
pub(crate) struct Queued<T> {
    pub(crate) packet: T,
    pub(crate) wire_len: u32,
    /// When it was enqueued.
    pub(crate) since: Instant,
    /// Packets of its class that waited then.
    pub(crate) enq_depth: u32,
    /// The packet is marked when it leaves.
    pub(crate) marked: bool,
    /// Whether its transport understands marks; false where the queue marks none.
    pub(crate) ecn_capable: bool,
}

impl<T> Fifo<T> {
    /// Makes an empty queue.
    pub(crate) fn new(disc: QueueDisc) -> Fifo<T> {
        Fifo {
            disc,
            packets: Ring::default(),
            backlog: Backlog::default(),
        }
    }

    /// Returns what waits.
    #[inline]
    pub(crate) fn backlog(&self) -> Backlog {
        self.backlog
    }

    /// Says whether nothing waits.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.backlog.packets == 0
    }
}

impl<T: Default> Fifo<T> {
    /// Appends a packet. Returns the place for it, which holds whatever was there before.
    #[inline(always)]
    pub(crate) fn push(&mut self, packet: Packet, since: Instant, marked: bool) -> &mut T {
        let wire_len = packet.wire_len;
        let queued = self.packets.append();
        (queued.wire_len, queued.since, queued.marked) = (wire_len, since, marked);
        queued.ecn_capable = packet.ecn_capable;
        queued.enq_depth = self.backlog.packets;
        self.backlog.add(wire_len);
        &mut queued.packet
    }

    /// Takes the first packet.
    #[inline(always)]
    pub(crate) fn pop(&mut self) -> Option<&mut Queued<T>> {
        let queued = self.packets.take()?;
        self.backlog.remove(queued.wire_len);
        Some(queued)
    }

    /// Lets CoDel drop packets at the head, and mark the one that is to leave. Returns what was dropped.
    #[inline(never)]
    pub(crate) fn control_delay(&mut self, now: Instant) -> Backlog {
        let mut dropped = Backlog::default();
        let QueueDisc::CoDel(codel) = &mut self.disc else {
            return dropped;
        };
        while let Some(head) = self.packets.front_mut() {
            let (sojourn, len) = (now.since(head.since), head.wire_len);
            let behind = self.backlog.bytes - u64::from(len);
            match codel.decide_head(now, sojourn, behind, head.ecn_capable) {
                Decision::Accept => break,
                Decision::Mark => {
                    head.marked = true;
                    break;
                }
                Decision::Drop => {
                    self.packets.pop();
                    self.backlog.remove(len);
                    dropped.add(len);
                }
            }
        }
        dropped
    }

    /// Returns the packets, the first one first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        self.packets.iter().map(|queued| &queued.packet)
    }

    /// Returns the first packet.
    #[inline]
    pub(crate) fn front(&self) -> Option<&Queued<T>> {
        self.packets.front()
    }
}
