//! The packets that a queue counts.

use std::iter;

use xcpr_units::Instant;

use crate::channel::{Channel, Offer};
use crate::classes::Class;
use crate::queue::Packet;
use crate::ring::Ring;

/// Packets that wait for a channel, those of a class first in, first out.
#[derive(Debug, Default)]
pub struct Waiting<T> {
    rest: Ring<Waiter<T>>,
    /// The packets of class 1 and above, up to the highest that ever waited.
    others: Vec<Ring<Waiter<T>>>,
}

#[derive(Debug, Default)]
struct Waiter<T> {
    packet: T,
    wire_len: u32,
    since: Instant,
    ahead: u32,
    /// The packet is marked when it leaves.
    marked: bool,
}

/// How a packet waited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wait {
    /// When it joined the queue.
    pub since: Instant,
    /// Packets that were in its queue before it.
    pub ahead: u32,
    /// Packets that stay in its queue.
    pub behind: u32,
}

impl<T: Default> Waiting<T> {
    /// Takes a packet that wants to leave. One that has to wait joins its queue: the slot for it holds whatever was
    /// there before.
    #[inline]
    pub fn offer(&mut self, channel: &mut Channel, now: Instant, packet: Packet) -> Offer<&mut T> {
        match channel.offer(now, packet) {
            Offer::Refused => Offer::Refused,
            Offer::Now => Offer::Now,
            Offer::Wait(()) => Offer::Wait(self.join(channel, now, packet)),
        }
    }

    #[inline(always)]
    fn join(&mut self, channel: &mut Channel, now: Instant, packet: Packet) -> &mut T {
        let Packet {
            class, wire_len, ..
        } = packet;
        let ahead = channel.queue.of(class).packets();
        channel.queue.join(class, wire_len);
        let waiter = self.of(class).append();
        (waiter.wire_len, waiter.since, waiter.ahead) = (wire_len, now, ahead);
        waiter.marked = std::mem::take(&mut channel.marking);
        &mut waiter.packet
    }

    /// Lets the packet that is next leave its queue, if it may by `now`: of the class whose turn it is, the one that
    /// waits longest.
    #[inline(always)]
    pub fn leave(&mut self, channel: &mut Channel, now: Instant) -> Option<(&mut T, Wait)> {
        if channel.busy_until > now {
            return None;
        }
        let class = channel.queue.next(|class| self.first(class))?;
        let ring = if class == Class::REST {
            &mut self.rest
        } else {
            &mut self.others[class.number() - 1]
        };
        let waiter = ring.take()?;
        let waited = now.since(waiter.since);
        channel.queue.leave(class, waiter.wire_len, now, waited);
        channel.marking = waiter.marked;
        let wait = Wait {
            since: waiter.since,
            ahead: waiter.ahead,
            behind: channel.queue.of(class).packets(),
        };
        Some((&mut waiter.packet, wait))
    }

    /// Says when the next packet may leave; [`Instant::NEVER`] if none waits.
    #[inline]
    pub fn departure(&self, channel: &Channel) -> Instant {
        if self.rest.is_empty() && self.others.iter().all(Ring::is_empty) {
            Instant::NEVER
        } else {
            channel.busy_until
        }
    }

    /// Forgets all packets.
    pub fn clear(&mut self, channel: &mut Channel) {
        for (class, ring) in Class::all().zip(iter::once(&mut self.rest).chain(&mut self.others)) {
            while let Some(waiter) = ring.take() {
                channel.queue.forget(class, waiter.wire_len);
            }
        }
    }

    /// Returns the packets of a class.
    #[inline]
    fn of(&mut self, class: Class) -> &mut Ring<Waiter<T>> {
        if class == Class::REST {
            &mut self.rest
        } else {
            self.other(class.number() - 1)
        }
    }

    #[inline(never)]
    fn other(&mut self, place: usize) -> &mut Ring<Waiter<T>> {
        if self.others.len() <= place {
            self.others.resize_with(place + 1, Ring::default);
        }
        &mut self.others[place]
    }

    /// Returns the length of the first packet of a class in which some wait.
    fn first(&self, class: Class) -> u32 {
        let ring = match class.number().checked_sub(1) {
            None => &self.rest,
            Some(place) => &self.others[place],
        };
        ring.front().map_or(0, |waiter| waiter.wire_len)
    }
}

#[cfg(test)]
mod tests {
    use xcpr_options::{Amount, Measure};

    use xcpr_units::{Rate, Span};

    use super::*;
    use crate::models::tests::{Given, UNLIMITED, models};
    use crate::rng::Stream;

    /// Makes a channel of 8 Gbit/s behind a queue without limit.
    fn channel(mark: Option<u64>) -> Channel {
        let mark = mark.map(|mark| ("queue", "mark", Amount(mark, Measure::Packets).into()));
        let given: Vec<Given> = [UNLIMITED].into_iter().chain(mark).collect();
        let rate = Rate::from_bps(8e9);
        Channel::new(rate, Span::ZERO, &models(&given), Stream::new(1, "c"))
    }

    fn of(wire_len: u32) -> Packet {
        Packet {
            class: Class::REST,
            wire_len,
            capable: true,
        }
    }

    #[test]
    fn a_mark_waits_with_its_packet() {
        let mut channel = channel(Some(1));
        let mut waiting = Waiting::default();
        channel.transmit(Instant(0), 1000);
        for capable in [true, true, false, true] {
            let packet = Packet {
                capable,
                ..of(1000)
            };
            let offer = waiting.offer(&mut channel, Instant(1), packet);
            assert_eq!(offer, Offer::Wait(&mut ()));
        }
        let left = (0..4).map(|_| {
            waiting
                .leave(&mut channel, Instant(5000))
                .map(|_| channel.marking)
        });
        let left: Vec<Option<bool>> = left.collect();
        assert_eq!(left, [false, true, false, true].map(Some));
    }

    #[test]
    fn packets_leave_in_order_and_know_how_they_waited() {
        let mut channel = channel(None);
        let mut waiting = Waiting::default();
        assert_eq!(waiting.departure(&channel), Instant::NEVER);
        channel.transmit(Instant(5), 1000);
        for packet in 1..=3 {
            *waiting.join(&mut channel, Instant(10 * packet), of(500)) = packet;
        }
        assert_eq!((channel.queue.packets(), channel.queue.bytes()), (3, 1500));
        assert_eq!(waiting.departure(&channel), Instant(1005));
        assert_eq!(waiting.leave(&mut channel, Instant(1004)), None);
        let wait = |since, ahead, behind| Wait {
            since: Instant(since),
            ahead,
            behind,
        };
        let now = Instant(1005);
        assert_eq!(
            waiting.leave(&mut channel, now),
            Some((&mut 1, wait(10, 0, 2)))
        );
        assert_eq!(
            waiting.leave(&mut channel, now),
            Some((&mut 2, wait(20, 1, 1)))
        );
        waiting.clear(&mut channel);
        assert_eq!((channel.queue.packets(), channel.queue.bytes()), (0, 0));
        assert_eq!(waiting.leave(&mut channel, now), None);
    }
}
