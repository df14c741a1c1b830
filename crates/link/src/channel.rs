//! A channel, one direction of a link: who may leave, when, and when it arrives.

use serde::Serialize;
use xcpr_options::Options;
use xcpr_units::{Instant, Rate, Span};

use crate::carrier::Carrier;
use crate::classes::Class;
use crate::ecn;
use crate::jitter::Jitter;
use crate::loss::Loss;
use crate::queue::{Admission, Packet, Transmission};
use crate::queues::Queues;
use crate::reorder::Reorder;
use crate::rng::Stream;
use crate::transmitter::Transmitter;

/// How long a frame under way may keep a rate that is over. The rest of it then takes the new rate,
/// so that a link that was as good as dead comes back at once.
const LONGEST_AT_OLD_RATE: Span = Span::from_millis(10);

/// The counts of a channel.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Counts {
    /// Frames that were offered to the channel.
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
    /// Frames that the queue marked. Left out where it marked none.
    #[serde(skip_serializing_if = "is_zero")]
    pub marked_packets: u64,
}

fn is_zero(count: &u64) -> bool {
    *count == 0
}

/// The fate of a frame that wants to leave. One that waits may have a slot, which is to be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offer<Slot = ()> {
    /// The frame is dropped.
    Refused,
    /// Nothing waits and nothing is being transmitted.
    Now,
    /// The frame has to wait.
    Wait(Slot),
}

/// A queue, a transmitter and the way to the far end. The frames themselves are elsewhere.
#[derive(Debug, Clone)]
pub struct Channel {
    /// How full its queue is, or its two.
    pub queue: Queues,
    /// When the transmitter is free again; [`Instant::NEVER`] while the link is down.
    pub busy_until: Instant,
    /// Its counts.
    pub counts: Counts,
    /// Whether the frame that was let in or let go last is to be marked.
    pub(crate) marking: bool,
    transmitter: Transmitter,
    /// While the link is down: when the frame is through whose transmission had begun.
    held: Option<Instant>,
    delay: Span,
    loss: Loss,
    reorder: Reorder,
    /// Jitter lies apart, for few channels have it.
    jitter: Option<Box<Jitter>>,
    stream: Stream,
}

impl Channel {
    /// Makes a channel at rest with these models. `delay` is the propagation delay; `stream` draws for RED, loss,
    /// reordering and jitter.
    pub fn new(rate: Rate, delay: Span, models: &Options, stream: Stream) -> Channel {
        Channel {
            queue: Queues::new(models),
            busy_until: Instant::ZERO,
            counts: Counts::default(),
            marking: false,
            transmitter: rate.into(),
            held: None,
            delay,
            loss: Loss::new(models),
            reorder: Reorder::new(models),
            jitter: Jitter::new(models).map(Box::new),
            stream,
        }
    }

    /// Returns the rate at which frames are transmitted.
    pub fn rate(&self) -> Rate {
        self.transmitter.rate()
    }

    /// Returns the propagation delay.
    pub fn delay(&self) -> Span {
        self.delay
    }

    /// Takes a frame that wants to leave at `now`: counts it and says whether it may; with it, whether it may leave at
    /// once.
    #[inline]
    pub fn offer(&mut self, now: Instant, packet: Packet) -> Offer {
        let wire_len = packet.wire_len;
        self.counts.offered_packets += 1;
        self.counts.offered_bytes += u64::from(wire_len);
        let idle = self.busy_until <= now && self.queue.packets() == 0;
        if !self.queue.is_plain() {
            return self.admit(now, packet, idle);
        }
        self.marking = false;
        if idle {
            Offer::Now
        } else if self.queue.of(Class::REST).has_room(wire_len) {
            Offer::Wait(())
        } else {
            self.counts.queue_drops += 1;
            Offer::Refused
        }
    }

    /// Asks the queue about a frame; `idle`: it need not wait.
    fn admit(&mut self, now: Instant, packet: Packet, idle: bool) -> Offer {
        let wire_len = packet.wire_len;
        let rate = self.transmitter.rate();
        let transmission = if idle {
            Transmission::Idle {
                since: self.busy_until,
                takes: rate.time_of(wire_len),
            }
        } else {
            Transmission::Busy
        };
        let admission = self
            .queue
            .admits(now, transmission, packet, rate, &mut self.stream);
        self.marking = admission == Admission::Marked;
        if admission == Admission::Refused {
            self.counts.queue_drops += 1;
            Offer::Refused
        } else if idle {
            Offer::Now
        } else {
            Offer::Wait(())
        }
    }

    /// Marks the frame that is let in or let go at this moment, if its queue said so and its transport understands that.
    #[inline]
    pub fn mark(&mut self, frame: &mut [u8]) {
        if std::mem::take(&mut self.marking) && ecn::mark(frame) {
            self.counts.marked_packets += 1;
        }
    }

    /// Transmits a frame from `start` on. Returns when it arrives at the far end.
    #[inline]
    pub fn transmit(&mut self, start: Instant, wire_len: u32) -> Instant {
        self.counts.sent_packets += 1;
        self.counts.sent_bytes += u64::from(wire_len);
        self.busy_until = start + self.transmitter.transmit(wire_len);
        let arrival = self.busy_until + self.delay + self.reorder.late(&mut self.stream);
        match &mut self.jitter {
            None => arrival,
            Some(jitter) => jitter.arrival(arrival, &mut self.stream),
        }
    }

    /// Sets the shares of a port's two classes as [`Queues::share`] does, at `now` of the router's program.
    pub fn share(&mut self, now: Instant, flows: [u64; 2]) -> u16 {
        self.queue.share(now, flows, self.transmitter.rate())
    }

    /// Says whether the frame that has come to the far end is lost.
    #[inline]
    pub fn loses(&mut self) -> bool {
        let lost = self.loss.strikes(&mut self.stream);
        if lost {
            self.counts.loss_drops += 1;
        }
        lost
    }

    /// Returns the least time that a frame is on its way, by which the driver of the far end may be
    /// behind or ahead. A frame arrives later than it is sent and after those before it, and random
    /// numbers are drawn at one end alone. That the delay does not change is the caller's to see.
    pub fn lookahead(&self) -> Option<Span> {
        let draws_at_both = self.queue.draws() && self.loss != Loss::None;
        let steady = self.reorder.keeps_order() && self.jitter.is_none();
        let apart = self.delay > Span::ZERO && steady && !draws_at_both;
        apart.then_some(self.delay)
    }

    /// Returns the part that the far end needs where it is driven apart: it has lost nothing yet.
    pub fn far_end(&self) -> Channel {
        Channel {
            counts: Counts::default(),
            ..self.clone()
        }
    }

    /// Changes the loss model for frames that come to the far end later.
    pub fn set_loss(&mut self, loss: Loss) {
        self.loss = loss;
    }

    /// Takes other models for frames that come later, and for losses for those that are on their way too.
    pub fn set_models(&mut self, models: &Options) {
        self.queue.change(models);
        self.loss = Loss::new(models);
        self.reorder = Reorder::new(models);
        self.jitter = Jitter::new(models).map(Box::new);
    }

    /// Changes rate and delay at `now`, for frames whose transmission begins later. The frame under way keeps the old rate, but not
    /// for much longer: returns by how much earlier than it was told it arrives at the far end.
    pub fn change(&mut self, now: Instant, carrier: Option<Carrier>, delay: Option<Span>) -> Span {
        self.delay = delay.unwrap_or(self.delay);
        match carrier {
            None => Span::ZERO,
            Some(Carrier::Down) => {
                self.held.get_or_insert(self.busy_until);
                self.busy_until = Instant::NEVER;
                Span::ZERO
            }
            Some(Carrier::Up(rate)) => {
                if let Some(held) = self.held.take() {
                    self.busy_until = held.max(now);
                }
                let old = self.transmitter.rate();
                self.transmitter = rate.into();
                let rest = self.busy_until.since(now + LONGEST_AT_OLD_RATE);
                let earlier = rest - rate.in_place_of(old, rest);
                self.busy_until = self.busy_until - earlier;
                earlier
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::models::tests::{UNLIMITED, models};

    fn packet(wire_len: u32) -> Packet {
        Packet {
            class: Class::REST,
            wire_len,
            capable: true,
        }
    }

    fn channel(bps: f64, delay: Span) -> Channel {
        let stream = Stream::new(1, "c");
        Channel::new(Rate::from_bps(bps), delay, &models(&[UNLIMITED]), stream)
    }

    #[test]
    fn a_frame_takes_its_bits_and_the_delay() {
        let mut c = channel(1e9, Span::from_millis(50));
        assert_eq!(c.offer(Instant(100), packet(1000)), Offer::Now);
        assert_eq!(c.transmit(Instant(100), 1000), Instant(50_008_100));
        assert_eq!(c.busy_until, Instant(8100));
        assert_eq!(c.offer(Instant(8099), packet(40)), Offer::Wait(()));
        assert_eq!(c.offer(Instant(8100), packet(40)), Offer::Now);
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
    fn a_late_frame_keeps_the_transmitter_no_longer() {
        let mut c = channel(1e9, Span::from_millis(1));
        c.set_models(&models(&[
            ("reorder", "probability", 1.0.into()),
            ("reorder", "delay", 500_000.into()),
        ]));
        assert_eq!(c.transmit(Instant(0), 1000), Instant(1_508_000));
        assert_eq!(c.busy_until, Instant(8000));
    }

    #[test]
    fn ends_may_be_driven_apart_where_frames_keep_their_order_and_one_end_draws() {
        let delay = Span::from_millis(1);
        let mut c = channel(1e9, delay);
        assert_eq!(c.lookahead(), Some(delay));
        assert_eq!(channel(1e9, Span::ZERO).lookahead(), None);
        c.set_models(&models(&[("queue", "discipline", "red".into())]));
        assert_eq!(c.lookahead(), Some(delay));
        c.set_loss(Loss::Random { probability: 0.5 });
        assert_eq!(c.lookahead(), None, "RED draws, and so do losses");
        let mut c = channel(1e9, delay);
        c.set_models(&models(&[
            ("reorder", "probability", 0.1.into()),
            ("reorder", "delay", 1.into()),
        ]));
        assert_eq!(c.lookahead(), None, "frames are late");
    }

    #[test]
    fn a_far_end_loses_what_the_whole_channel_would() {
        let mut whole = channel(1e9, Span::from_millis(1));
        whole.set_loss(Loss::Random { probability: 0.5 });
        let draw =
            |channel: &mut Channel| -> Vec<bool> { (0..50).map(|_| channel.loses()).collect() };
        draw(&mut whole);
        let lost = whole.counts.loss_drops;
        let mut far = whole.far_end();
        assert_eq!(draw(&mut far), draw(&mut whole));
        assert_eq!(whole.counts.loss_drops, lost + far.counts.loss_drops);
    }

    #[test]
    fn a_change_is_for_later_frames() {
        let mut c = channel(1e9, Span::from_millis(1));
        assert_eq!(c.transmit(Instant(0), 1000), Instant(1_008_000));
        let faster = Carrier::Up(Rate::from_bps(2e9));
        assert_eq!(
            c.change(Instant(0), Some(faster), Some(Span(10))),
            Span::ZERO
        );
        assert_eq!(c.busy_until, Instant(8000));
        assert_eq!(c.transmit(Instant(8000), 1000), Instant(12_010));
    }

    #[test]
    fn while_the_link_is_down_frames_wait() {
        let mut c = channel(1e9, Span::from_millis(1));
        c.transmit(Instant(0), 1000);
        c.change(Instant(100), Some(Carrier::Down), None);
        c.change(Instant(200), Some(Carrier::Down), Some(Span(10)));
        assert_eq!(c.busy_until, Instant::NEVER);
        assert_eq!(c.offer(Instant(9000), packet(1000)), Offer::Wait(()));
        let up = Some(Carrier::Up(Rate::from_bps(1e9)));
        c.change(Instant(3000), up, None);
        assert_eq!(c.busy_until, Instant(8000), "of the frame that had begun");
        c.change(Instant(8000), Some(Carrier::Down), None);
        c.change(Instant(50_000), up, None);
        assert_eq!(c.busy_until, Instant(50_000));
    }

    #[test]
    fn a_frame_under_way_keeps_a_slow_rate_for_ten_milliseconds() {
        // 1000 bytes take 8 s at 1 kbit/s. After 1 s, 7 s are left: 10 ms are at that rate and 6.99
        // s take a thousandth.
        let mut c = channel(1e3, Span::from_millis(1));
        let told = c.transmit(Instant(0), 1000);
        assert_eq!(told, Instant(8_001_000_000));
        let up = Some(Carrier::Up(Rate::from_bps(1e6)));
        let earlier = c.change(Instant(1_000_000_000), up, None);
        assert_eq!(c.busy_until, Instant(1_016_990_000));
        assert_eq!(told - earlier, Instant(1_017_990_000));
        // A slower rate lets it end when it was to end.
        let down = Some(Carrier::Up(Rate::from_bps(1e3)));
        c.change(Instant(1_000_000_000), down, None);
        assert_eq!(c.busy_until, Instant(1_016_990_000));
    }
}
