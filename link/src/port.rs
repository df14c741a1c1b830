//! One direction of a link as its port sees it: who may leave, when, and when it arrives.

use serde::Serialize;
use xcpr_units::{Instant, Rate, Span};

use crate::loss::Loss;
use crate::queue::{PortState, Queue};
use crate::reorder::Reorder;
use crate::rng::Stream;
use crate::transmitter::Transmitter;

/// What a port counted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
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

/// A port and the way to the far end. The frames themselves are elsewhere.
#[derive(Debug)]
pub struct Port {
    /// How full the queue is.
    pub queue: Queue,
    /// When the port is free again.
    pub busy_until: Instant,
    /// What it counted.
    pub counts: Counts,
    transmitter: Transmitter,
    delay: Span,
    loss: Loss,
    reorder: Reorder,
    stream: Stream,
}

impl Port {
    /// A port at rest, behind which nothing gets lost or out of order. `delay` is the propagation delay; `stream`
    /// draws for RED, loss and reordering.
    pub fn new(rate: Rate, delay: Span, queue: Queue, stream: Stream) -> Port {
        Port {
            queue,
            busy_until: Instant::ZERO,
            counts: Counts::default(),
            transmitter: rate.into(),
            delay,
            loss: Loss::None,
            reorder: Reorder::NONE,
            stream,
        }
    }

    /// A frame wants to leave at `now`: counts it and says whether it may; with it, whether it may leave at once.
    #[inline]
    pub fn offer(&mut self, now: Instant, wire_len: u32) -> Offer {
        self.counts.offered_packets += 1;
        self.counts.offered_bytes += u64::from(wire_len);
        let idle = self.busy_until <= now && self.queue.packets() == 0;
        let port = if idle {
            PortState::Idle {
                since: self.busy_until,
                transmission: self.transmitter.rate().time_of(wire_len),
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

    /// Transmits a frame from `start` on. Returns when it arrives at the far end.
    #[inline]
    pub fn transmit(&mut self, start: Instant, wire_len: u32) -> Instant {
        self.counts.sent_packets += 1;
        self.counts.sent_bytes += u64::from(wire_len);
        self.busy_until = start + self.transmitter.transmit(wire_len);
        self.busy_until + self.delay + self.reorder.late(&mut self.stream)
    }

    /// Whether the frame that has come to the far end is lost.
    #[inline]
    pub fn loses(&mut self) -> bool {
        let lost = self.loss.strikes(&mut self.stream);
        self.counts.loss_drops += u64::from(lost);
        lost
    }

    /// Changes the loss model for frames that come to the far end later.
    pub fn set_loss(&mut self, loss: Loss) {
        self.loss = loss;
    }

    /// Changes the reordering model for frames whose transmission begins later.
    pub fn set_reorder(&mut self, reorder: Reorder) {
        self.reorder = reorder;
    }

    /// Changes rate and delay for frames whose transmission begins later.
    pub fn change(&mut self, rate: Option<Rate>, delay: Option<Span>) {
        self.transmitter = rate.map_or(self.transmitter, Transmitter::from);
        self.delay = delay.unwrap_or(self.delay);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::{self, Discipline, Unit};

    fn port(bps: f64, delay: Span) -> Port {
        let queue = spec::Queue {
            discipline: Discipline::DropTail,
            limit: None,
            unit: Unit::Packets,
            red: None,
        };
        let stream = Stream::new(1, "p");
        Port::new(Rate::from_bps(bps), delay, Queue::new(&queue), stream)
    }

    #[test]
    fn a_frame_takes_its_bits_and_the_delay() {
        let mut p = port(1e9, Span::from_millis(50));
        assert_eq!(p.offer(Instant(100), 1000), Offer::Now);
        assert_eq!(p.transmit(Instant(100), 1000), Instant(50_008_100));
        assert_eq!(p.busy_until, Instant(8100));
        assert_eq!(p.offer(Instant(8099), 40), Offer::Wait);
        assert_eq!(p.offer(Instant(8100), 40), Offer::Now);
        let counts = Counts {
            offered_packets: 3,
            offered_bytes: 1080,
            sent_packets: 1,
            sent_bytes: 1000,
            ..Counts::default()
        };
        assert_eq!(p.counts, counts);
    }

    #[test]
    fn a_late_frame_keeps_the_port_no_longer() {
        let mut p = port(1e9, Span::from_millis(1));
        p.set_reorder(Reorder::from(spec::Reorder {
            probability: 1.0,
            delay_ns: 500_000,
        }));
        assert_eq!(p.transmit(Instant(0), 1000), Instant(1_508_000));
        assert_eq!(p.busy_until, Instant(8000));
    }

    #[test]
    fn a_change_is_for_later_frames() {
        let mut p = port(1e9, Span::from_millis(1));
        assert_eq!(p.transmit(Instant(0), 1000), Instant(1_008_000));
        p.change(Some(Rate::from_bps(2e9)), Some(Span(10)));
        assert_eq!(p.busy_until, Instant(8000));
        assert_eq!(p.transmit(Instant(8000), 1000), Instant(12_010));
    }
}
