//! A channel, one direction of a link.
//!
//! ```text
//! enqueue -> Dropped | Queued | Transmit;   dequeue -> transmit -> arrival at the far end -> loses
//! ```

use serde::Serialize;
use xcpr_options::Options;
use xcpr_units::{Instant, Rate, Span};

use crate::carrier::Carrier;
use crate::ecn;
use crate::path::{Impairments, Loss};
use crate::queue::arrival::Decision;
use crate::queue::{Dequeued, Packet, PacketQueue};
use crate::rng::Stream;

/// How long a frame under way may keep a rate that is over. The rest of it then takes the new rate,
/// so that a link that was as good as dead comes back at once.
const MAX_AT_OLD_RATE: Span = Span::from_millis(10);

/// A transmitter: it carries the fraction of a nanosecond from frame to frame, so that any number of them takes no more and
/// no less time than it should.
#[derive(Debug, Clone, Copy)]
pub struct Transmitter {
    rate: Rate,
    fraction: u64,
}

impl From<Rate> for Transmitter {
    fn from(rate: Rate) -> Transmitter {
        Transmitter { rate, fraction: 0 }
    }
}

impl Transmitter {
    /// Returns the rate.
    #[inline]
    pub fn rate(&self) -> Rate {
        self.rate
    }

    /// Transmits a frame. Returns how long that takes.
    #[inline]
    pub fn transmit(&mut self, wire_len: u32) -> Span {
        let (time, fraction) = self.rate.time_after(self.fraction, wire_len);
        self.fraction = fraction;
        time
    }
}

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
    /// Frames that the queue dropped.
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

/// The answer to a packet that is enqueued.
#[derive(Debug, PartialEq, Eq)]
pub enum Enqueue<'a, T> {
    /// The packet is dropped.
    Dropped,
    /// The packet waits.
    Queued {
        /// Where it is to be written, which holds whatever was there before.
        place: &'a mut T,
        /// When it leaves, if it is the first that waits.
        departure: Option<Instant>,
    },
    /// Nothing waits and nothing is being transmitted: the packet is to be transmitted at once.
    Transmit {
        /// Whether the packet is to be marked.
        marked: bool,
    },
}

/// A queue with its packets, a transmitter and the way to the far end. Frames on their way are elsewhere.
#[derive(Debug, Clone)]
pub struct Channel<T> {
    /// The packets that wait.
    pub queue: PacketQueue<T>,
    /// When the transmitter is free again; [`Instant::NEVER`] while the link is down.
    pub busy_until: Instant,
    /// Its counts.
    pub counts: Counts,
    transmitter: Transmitter,
    /// While the link is down: when the frame is through whose transmission had begun.
    held: Option<Instant>,
    delay: Span,
    /// Losses, reordering and jitter lie apart, for few channels have them.
    impairments: Option<Box<Impairments>>,
    stream: Stream,
}

impl<T> Channel<T> {
    /// Makes a channel at rest with these models. `delay` is the propagation delay; `stream` draws for RED, loss,
    /// reordering and jitter.
    pub fn new(rate: Rate, delay: Span, models: &Options, stream: Stream) -> Channel<T> {
        Channel {
            queue: PacketQueue::new(models),
            busy_until: Instant::ZERO,
            counts: Counts::default(),
            transmitter: rate.into(),
            held: None,
            delay,
            impairments: Impairments::new(models),
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

    /// Marks a packet for which that was decided, if its transport understands marks.
    #[inline]
    pub fn mark(&mut self, frame: &mut [u8]) {
        if ecn::mark(frame) {
            self.counts.marked_packets += 1;
        }
    }

    /// Transmits a frame from `start` on. Returns when it arrives at the far end.
    #[inline(always)]
    pub fn transmit(&mut self, start: Instant, wire_len: u32) -> Instant {
        self.counts.sent_packets += 1;
        self.counts.sent_bytes += u64::from(wire_len);
        self.busy_until = start + self.transmitter.transmit(wire_len);
        let arrival = self.busy_until + self.delay;
        match &mut self.impairments {
            None => arrival,
            Some(models) => models.arrival(arrival, &mut self.stream),
        }
    }

    /// Sets the explicit class's capacity, see [`PacketQueue::update_capacity`]; `now` is that of the router's program.
    pub fn update_capacity(&mut self, now: Instant, flows: [u64; 2]) -> u16 {
        self.queue
            .update_capacity(now, flows, self.transmitter.rate())
    }

    /// Says whether the frame that has come to the far end is lost.
    #[inline]
    pub fn loses(&mut self) -> bool {
        let Some(models) = &mut self.impairments else {
            return false;
        };
        let lost = models.loss.strikes(&mut self.stream);
        self.counts.loss_drops += u64::from(lost);
        lost
    }

    /// Returns the least time that a frame is on its way, by which the driver of the far end may be
    /// behind or ahead. A frame arrives later than it is sent and after those before it, and random
    /// numbers are drawn at one end alone. That the delay does not change is the caller's to see.
    pub fn lookahead(&self) -> Option<Span> {
        let models = self.impairments.as_ref();
        let draws_at_both = self.queue.draws() && models.is_some_and(|m| m.loss != Loss::None);
        let steady = models.is_none_or(|m| !m.changes_delays());
        let apart = self.delay > Span::ZERO && steady && !draws_at_both;
        apart.then_some(self.delay)
    }

    /// Returns the part that the far end needs where it is driven apart: it has lost nothing yet.
    pub fn far_end(&self) -> Channel<T>
    where
        T: Clone,
    {
        Channel {
            counts: Counts::default(),
            ..self.clone()
        }
    }

    /// Changes the loss model for frames that come to the far end later.
    pub fn set_loss(&mut self, loss: Loss) {
        self.impairments.get_or_insert_default().loss = loss;
    }

    /// Takes other models for frames that come later, and for losses for those that are on their way too.
    pub fn set_models(&mut self, models: &Options) {
        self.queue.change(models);
        self.impairments = Impairments::new(models);
    }

    /// Changes rate and delay at `now`, for frames whose transmission begins later. The frame under way keeps the old rate, but not
    /// for much longer: returns by how much earlier than was computed it arrives at the far end.
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
                let rest = self.busy_until.since(now + MAX_AT_OLD_RATE);
                let earlier = rest - rate.in_place_of(old, rest);
                self.busy_until = self.busy_until - earlier;
                earlier
            }
        }
    }
}

impl<T: Default> Channel<T> {
    /// Takes a packet that wants to leave at `now`, and can from `ready` on. Counts it.
    #[inline(always)]
    pub fn enqueue(&mut self, now: Instant, ready: Instant, packet: Packet) -> Enqueue<'_, T> {
        self.counts.offered_packets += 1;
        self.counts.offered_bytes += u64::from(packet.wire_len);
        let is_first = self.queue.packets() == 0;
        let is_idle = is_first && self.busy_until <= now;
        let idle_since = is_idle.then_some(self.busy_until);
        let rate = self.transmitter.rate();
        let decision = self
            .queue
            .decide(now, idle_since, packet, rate, &mut self.stream);
        let marked = decision == Decision::Mark;
        if decision == Decision::Drop {
            self.counts.queue_drops += 1;
            Enqueue::Dropped
        } else if is_idle && ready <= now {
            Enqueue::Transmit { marked }
        } else {
            Enqueue::Queued {
                place: self.queue.push(packet, ready, marked),
                departure: is_first.then(|| self.busy_until.max(ready)),
            }
        }
    }

    /// Takes the packet that leaves next, if it may by `now`.
    #[inline(always)]
    pub fn dequeue(&mut self, now: Instant) -> Option<Dequeued<'_, T>> {
        if self.busy_until > now {
            return None;
        }
        self.queue.pop(now, &mut self.counts.queue_drops)
    }

    /// Says when the next packet may leave; [`Instant::NEVER`] if none waits.
    #[inline]
    pub fn next_departure(&self) -> Instant {
        if self.queue.packets() == 0 {
            Instant::NEVER
        } else {
            self.busy_until.max(self.queue.ready_at())
        }
    }

    /// Forgets all packets that wait.
    pub fn clear_queue(&mut self) {
        self.queue.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::models::tests::{UNLIMITED, models};
    use crate::queue::class::Class;

    const TRANSMIT: Enqueue<()> = Enqueue::Transmit { marked: false };

    fn packet(wire_len: u32) -> Packet {
        Packet {
            class: Class::BEST_EFFORT,
            wire_len,
            ecn_capable: true,
        }
    }

    /// Returns the departure of a packet that waits.
    fn departure(enqueued: Enqueue<'_, ()>) -> Option<Instant> {
        match enqueued {
            Enqueue::Queued { departure, .. } => departure,
            other => panic!("{other:?}"),
        }
    }

    fn channel(bps: f64, delay: Span) -> Channel<()> {
        let stream = Stream::new(1, "c");
        Channel::new(Rate::from_bps(bps), delay, &models(&[UNLIMITED]), stream)
    }

    #[test]
    fn frame_arrives_after_transmission_time_and_delay() {
        let mut c = channel(1e9, Span::from_millis(50));
        assert_eq!(
            c.enqueue(Instant(100), Instant(100), packet(1000)),
            TRANSMIT
        );
        assert_eq!(c.transmit(Instant(100), 1000), Instant(50_008_100));
        assert_eq!(c.busy_until, Instant(8100));
        assert_eq!(
            departure(c.enqueue(Instant(8099), Instant(8099), packet(40))),
            Some(Instant(8100))
        );
        assert!(c.dequeue(Instant(8099)).is_none());
        c.clear_queue();
        assert_eq!(
            c.enqueue(Instant(8100), Instant(8100), packet(40)),
            TRANSMIT
        );
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
    fn reordered_frame_does_not_hold_the_transmitter() {
        let mut c = channel(1e9, Span::from_millis(1));
        c.set_models(&models(&[
            ("reorder", "probability", 1.0.into()),
            ("reorder", "delay", 500_000.into()),
        ]));
        assert_eq!(c.transmit(Instant(0), 1000), Instant(1_508_000));
        assert_eq!(c.busy_until, Instant(8000));
    }

    #[test]
    fn lookahead_requires_ordered_frames_and_draws_at_one_end() {
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
    fn far_end_draws_the_same_losses_as_the_complete_channel() {
        let mut whole = channel(1e9, Span::from_millis(1));
        whole.set_loss(Loss::Random { probability: 0.5 });
        let draw =
            |channel: &mut Channel<()>| -> Vec<bool> { (0..50).map(|_| channel.loses()).collect() };
        draw(&mut whole);
        let lost = whole.counts.loss_drops;
        let mut far = whole.far_end();
        assert_eq!(draw(&mut far), draw(&mut whole));
        assert_eq!(whole.counts.loss_drops, lost + far.counts.loss_drops);
    }

    #[test]
    fn rate_and_delay_change_applies_to_later_frames() {
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
    fn only_the_first_packet_that_waits_reports_its_departure() {
        let mut c = channel(1e9, Span::from_millis(1));
        c.transmit(Instant(0), 1000);
        let ready = Instant(9000);
        assert_eq!(
            departure(c.enqueue(Instant(0), ready, packet(40))),
            Some(ready)
        );
        assert_eq!(departure(c.enqueue(Instant(0), ready, packet(40))), None);
    }

    #[test]
    fn frames_are_queued_while_the_link_is_down() {
        let mut c = channel(1e9, Span::from_millis(1));
        c.transmit(Instant(0), 1000);
        c.change(Instant(100), Some(Carrier::Down), None);
        c.change(Instant(200), Some(Carrier::Down), Some(Span(10)));
        assert_eq!(c.busy_until, Instant::NEVER);
        assert_eq!(
            departure(c.enqueue(Instant(9000), Instant(9000), packet(1000))),
            Some(Instant::NEVER)
        );
        assert!(c.dequeue(Instant(8099)).is_none());
        c.clear_queue();
        let up = Some(Carrier::Up(Rate::from_bps(1e9)));
        c.change(Instant(3000), up, None);
        assert_eq!(c.busy_until, Instant(8000), "of the frame that had begun");
        c.change(Instant(8000), Some(Carrier::Down), None);
        c.change(Instant(50_000), up, None);
        assert_eq!(c.busy_until, Instant(50_000));
    }

    #[test]
    fn frame_in_transmission_takes_a_raised_rate_after_10_ms() {
        // 1000 bytes take 8 s at 1 kbit/s. After 1 s, 7 s are left: 10 ms are at that rate and 6.99
        // s take a thousandth.
        let mut c = channel(1e3, Span::from_millis(1));
        let arrival = c.transmit(Instant(0), 1000);
        assert_eq!(arrival, Instant(8_001_000_000));
        let up = Some(Carrier::Up(Rate::from_bps(1e6)));
        let earlier = c.change(Instant(1_000_000_000), up, None);
        assert_eq!(c.busy_until, Instant(1_016_990_000));
        assert_eq!(arrival - earlier, Instant(1_017_990_000));
        // A slower rate lets it end when it was to end.
        let down = Some(Carrier::Up(Rate::from_bps(1e3)));
        c.change(Instant(1_000_000_000), down, None);
        assert_eq!(c.busy_until, Instant(1_016_990_000));
    }
}
