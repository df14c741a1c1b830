//! One direction of a link with the frames in it: those that wait for the port, and those on their way.

use xcpr_engine::Image;
use xcpr_link::{Port, Ring};
use xcpr_units::Instant;

use crate::ring::{DelayLine, FrameRing};

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

/// Where packets wait for a port.
#[derive(Debug)]
pub enum Waiting {
    /// Nowhere: first in, first out without limit, so the departure is known at once and needs no event.
    Nowhere,
    /// At a host, as frames.
    Frames(FrameRing),
    /// At a router, as the engine's images.
    Images(Ring<Waiter>),
}

/// One direction of a link.
#[derive(Debug)]
pub struct Channel {
    /// The port in front, and what the way does.
    pub port: Port,
    /// Frames on their way.
    pub line: DelayLine,
    /// What is in the port's queue.
    pub waiting: Waiting,
}

impl Channel {
    /// An empty channel.
    pub fn new(port: Port, waiting: Waiting) -> Channel {
        Channel {
            port,
            line: DelayLine::default(),
            waiting,
        }
    }

    /// When the port is free again.
    #[inline]
    pub fn busy_until(&self) -> Instant {
        self.port.busy_until
    }

    /// Transmits a frame from `start` on. Returns whether it is the channel's next arrival.
    #[inline]
    pub fn transmit(&mut self, start: Instant, wire_len: u32, held: &[u8]) -> bool {
        let arrival = self.port.transmit(start, wire_len);
        self.line.push(arrival, wire_len, held)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use xcpr_link::spec::{self, Discipline, Unit};
    use xcpr_link::{Queue, Stream};
    use xcpr_units::{Rate, Span};

    fn channel(bps: f64, delay: Span) -> Channel {
        let queue = spec::Queue {
            discipline: Discipline::DropTail,
            limit: None,
            unit: Unit::Packets,
            red: None,
        };
        let stream = Stream::new(1, "c");
        let port = Port::new(Rate::from_bps(bps), delay, Queue::new(&queue), stream);
        Channel::new(port, Waiting::Nowhere)
    }

    #[test]
    fn after_a_shorter_delay_frames_overtake() {
        let mut c = channel(1e9, Span::from_millis(1));
        c.transmit(Instant(0), 1000, &[1]);
        c.port.change(Some(Rate::from_bps(2e9)), Some(Span(10)));
        assert!(c.transmit(c.busy_until(), 1000, &[2]));
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
}
