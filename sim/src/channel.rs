//! One direction of a link: the queue of the port in front, the serialisation at its rate, the delay line.

use xcpr_engine::Image;
use xcpr_hosts::{Instant, Span};

use crate::loss::Loss;
use crate::queue::{PortState, Queue};
use crate::ring::{DelayLine, FrameRing};
use crate::rng::Stream;

/// A rate as time per byte, in units of 2^-20 ns: 1 Gbit/s is 8 ns exactly, and the remainder of each frame is
/// carried to the next, so that also at 400 Gbit/s (0.02 ns a byte) frames take no more and no less than they should.
#[derive(Debug, Clone, Copy)]
pub struct Rate {
    per_byte: u64,
    carry: u64,
}

const FRACTION_BITS: u32 = 20;

impl Rate {
    /// The rates that a channel may have, bits per second: so slow a frame of 65549 bytes fits into 64 bits, and so
    /// fast a byte's time is right to 1 part in 1000.
    pub const ALLOWED: std::ops::RangeInclusive<f64> = 1e3..=8e12;

    /// A rate from [`Rate::ALLOWED`].
    pub fn from_bps(bps: f64) -> Rate {
        let per_byte = 8e9 / bps * f64::from(1u32 << FRACTION_BITS);
        Rate {
            per_byte: per_byte.round() as u64,
            carry: 0,
        }
    }

    /// How long a frame takes to transmit, remainders left out, ns.
    #[inline]
    pub fn duration_ns(&self, wire_len: u32) -> u64 {
        (u64::from(wire_len) * self.per_byte) >> FRACTION_BITS
    }

    #[inline]
    fn transmit(&mut self, wire_len: u32) -> Span {
        let time = u64::from(wire_len) * self.per_byte + self.carry;
        self.carry = time & ((1 << FRACTION_BITS) - 1);
        Span(time >> FRACTION_BITS)
    }
}

/// A packet that waits in a router, between ingress and egress.
#[derive(Debug, Default)]
pub struct Waiter {
    /// The packet.
    pub image: Image,
    /// When it came.
    pub enq: Instant,
    /// How many waited already.
    pub enq_depth: u32,
    /// Its bytes in the queue.
    pub wire_len: u32,
}

/// A first-in-first-out ring of [`Waiter`]s whose images are used again and again.
#[derive(Debug, Default)]
pub struct WaiterRing {
    slots: Vec<Waiter>,
    head: usize,
    len: usize,
}

impl WaiterRing {
    /// The slot behind the last waiter, now part of the ring: the caller fills it.
    #[inline]
    pub fn append(&mut self) -> &mut Waiter {
        if self.len == self.slots.len() {
            self.slots.rotate_left(self.head);
            self.head = 0;
            self.slots
                .resize_with((2 * self.len).max(16), Waiter::default);
        }
        let mask = self.slots.len() - 1;
        self.len += 1;
        &mut self.slots[(self.head + self.len - 1) & mask]
    }

    /// The waiter that came first.
    #[inline]
    pub fn front(&self) -> Option<&Waiter> {
        (self.len > 0).then(|| &self.slots[self.head])
    }

    /// Lets the first waiter go; its slot keeps its memory.
    #[inline]
    pub fn pop(&mut self) {
        debug_assert!(self.len > 0);
        self.head = (self.head + 1) & (self.slots.len() - 1);
        self.len -= 1;
    }
}

/// Where packets wait for a port.
#[derive(Debug)]
pub enum Waiting {
    /// Nowhere: first in, first out without limit, so the departure is known at once and needs no event.
    Nowhere,
    /// At a host, as frames.
    Frames(FrameRing),
    /// At a router, as the engine's images.
    Images(WaiterRing),
}

/// What a channel counted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Frames that wanted to leave by the port.
    pub offered_packets: u64,
    /// Their bytes.
    pub offered_bytes: u64,
    /// Frames whose transmission began.
    pub sent_packets: u64,
    /// Their bytes.
    pub sent_bytes: u64,
    /// Frames that the queue refused.
    pub queue_drops: u64,
    /// Frames lost on the way.
    pub loss_drops: u64,
}

/// One direction of a link.
#[derive(Debug)]
pub struct Channel {
    /// Frames on their way.
    pub line: DelayLine,
    /// How full the queue is.
    pub queue: Queue,
    /// What is in it.
    pub waiting: Waiting,
    /// When the port is free again.
    pub busy_until: Instant,
    /// What it counted.
    pub counts: Counts,
    rate: Rate,
    delay: Span,
    loss: Loss,
    stream: Stream,
}

impl Channel {
    /// An empty channel.
    pub fn new(
        rate: Rate,
        delay: Span,
        queue: Queue,
        waiting: Waiting,
        loss: Loss,
        stream: Stream,
    ) -> Channel {
        Channel {
            line: DelayLine::default(),
            queue,
            waiting,
            busy_until: Instant::ZERO,
            counts: Counts::default(),
            rate,
            delay,
            loss,
            stream,
        }
    }

    /// A frame wants to leave: counts it and says whether it may; with it, whether it may leave at once.
    #[inline]
    pub fn offer(&mut self, now: Instant, wire_len: u32) -> Offer {
        self.counts.offered_packets += 1;
        self.counts.offered_bytes += u64::from(wire_len);
        let idle = self.busy_until <= now && self.queue.packets() == 0;
        let port = if idle {
            PortState::Idle {
                since: self.busy_until,
                transmission_ns: self.rate.duration_ns(wire_len),
            }
        } else {
            PortState::Busy
        };
        if !self.queue.admits(now, port, wire_len, &mut self.stream) {
            self.counts.queue_drops += 1;
            Offer::Refused
        } else if idle {
            Offer::Now
        } else {
            Offer::Wait
        }
    }

    /// Transmits a frame from `start` on. Returns whether it is the channel's next arrival.
    #[inline]
    pub fn transmit(&mut self, start: Instant, wire_len: u32, held: &[u8]) -> bool {
        self.counts.sent_packets += 1;
        self.counts.sent_bytes += u64::from(wire_len);
        self.busy_until = start + self.rate.transmit(wire_len);
        self.line.push(self.busy_until + self.delay, wire_len, held)
    }

    /// Whether the frame that has come to the far end is lost.
    #[inline]
    pub fn loses(&mut self) -> bool {
        let lost = self.loss.strikes(&mut self.stream);
        self.counts.loss_drops += u64::from(lost);
        lost
    }

    /// Changes rate and delay for frames whose transmission begins later.
    pub fn change(&mut self, rate: Option<Rate>, delay: Option<Span>) {
        self.rate = rate.unwrap_or(self.rate);
        self.delay = delay.unwrap_or(self.delay);
    }
}

/// What becomes of a frame that wants to leave.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offer {
    /// It is dropped.
    Refused,
    /// The port is idle.
    Now,
    /// It has to wait.
    Wait,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::{self, Discipline, Unit};

    fn channel(bps: f64, delay: u64) -> Channel {
        let queue = plan::Queue {
            discipline: Discipline::DropTail,
            limit: None,
            unit: Unit::Packets,
            red: None,
        };
        Channel::new(
            Rate::from_bps(bps),
            Span(delay),
            Queue::new(&queue),
            Waiting::Nowhere,
            Loss::None,
            Stream::new(1, "c"),
        )
    }

    #[test]
    fn a_frame_takes_its_bits_and_the_delay() {
        let mut c = channel(1e9, 50_000_000);
        assert_eq!(c.offer(Instant(100), 1000), Offer::Now);
        assert!(c.transmit(Instant(100), 1000, &[]));
        assert_eq!(c.busy_until, Instant(8100));
        assert_eq!(c.line.front_at(), Some(Instant(50_008_100)));
        assert_eq!(c.offer(Instant(8099), 40), Offer::Wait);
        assert_eq!(c.offer(Instant(8100), 40), Offer::Now);
        let counts = Counts {
            offered_packets: 3,
            offered_bytes: 1080,
            sent_packets: 1,
            sent_bytes: 1000,
            ..Counts::default()
        };
        assert_eq!(c.counts, counts);
    }

    #[test]
    fn remainders_are_carried() {
        // 86 bytes at 400 Gbit/s: 1.72 ns.
        let mut c = channel(400e9, 0);
        for _ in 0..1000 {
            c.transmit(c.busy_until, 86, &[]);
        }
        assert_eq!(c.busy_until, Instant(1720));
        // 1000 bytes at 45 Mbit/s: 177777.7 ns, and the rate itself is rounded.
        let mut c = channel(45e6, 0);
        for _ in 0..9 {
            c.transmit(c.busy_until, 1000, &[]);
        }
        assert!(c.busy_until.0.abs_diff(1_600_000) <= 1);
    }

    #[test]
    fn after_a_shorter_delay_frames_overtake() {
        let mut c = channel(1e9, 1_000_000);
        c.transmit(Instant(0), 1000, &[1]);
        c.change(Some(Rate::from_bps(2e9)), Some(Span(10)));
        assert!(c.transmit(c.busy_until, 1000, &[2]));
        assert_eq!(
            c.line.front().map(|(m, b)| (m.at.0, b[0])),
            Some((12_010, 2))
        );
        c.line.pop();
        assert_eq!(
            c.line.front().map(|(m, b)| (m.at.0, b[0])),
            Some((1_008_000, 1))
        );
    }

    #[test]
    fn waiters_keep_their_order_when_the_ring_grows() {
        let mut ring = WaiterRing::default();
        for i in 0..10 {
            ring.append().wire_len = i;
        }
        for i in 0..7 {
            assert_eq!(ring.front().unwrap().wire_len, i);
            ring.pop();
        }
        for i in 10..50 {
            ring.append().wire_len = i;
        }
        for i in 7..50 {
            assert_eq!(ring.front().unwrap().wire_len, i);
            ring.pop();
        }
        assert!(ring.front().is_none());
    }
}
