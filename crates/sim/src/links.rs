//! All links, as channels with their events: what nodes send by and what brings them frames.

use xcpr_engine::Frame;
use xcpr_hosts::MAX_HEADER_LEN;
use xcpr_link::{Carrier, Class, Offer, Packet, ecn};
use xcpr_units::{Instant, Span};

use crate::channel::Channel;
use crate::frames::{ETHERNET, is_ack};
use crate::network::FIRST_CHANNEL;
use crate::pcapng::Way;
use crate::ring::FrameRing;
use crate::schedule::Schedule;
use crate::tap::Taps;

/// The channels and the schedule, in which channel `c` has the sources `arrival + c` (a frame reaches the far end)
/// and `departure + c` (a waiting frame's transmission begins).
#[derive(Debug)]
pub struct Links {
    /// By number.
    pub channels: Vec<Channel>,
    /// The event queue.
    pub schedule: Schedule,
    /// The source of channel 0's arrivals.
    pub arrival: usize,
    /// The source of channel 0's departures.
    pub departure: usize,
    /// ACKs ([`is_ack`]) that a queue or a loss model took.
    pub acks_lost: u64,
    /// Where hosts write the frame that they send: one place for all, which is therefore in the cache.
    pub frame: Frame,
    /// The taps, if there are any.
    pub taps: Option<Box<Taps>>,
}

/// The most that a host may write of a frame, bytes.
const LONGEST_FRAME: usize = ETHERNET + MAX_HEADER_LEN;

impl Links {
    /// Begins with channels on which nothing has happened.
    pub fn new(channels: Vec<Channel>, schedule: Schedule) -> Links {
        Links {
            departure: FIRST_CHANNEL + channels.len(),
            channels,
            schedule,
            arrival: FIRST_CHANNEL,
            acks_lost: 0,
            frame: Frame {
                bytes: vec![0; LONGEST_FRAME],
                ..Frame::default()
            },
            taps: None,
        }
    }

    /// Transmits a frame now.
    #[inline(always)]
    pub fn transmit(&mut self, channel: usize, now: Instant, frame: &Frame) {
        if let Some(taps) = &mut self.taps {
            taps.leaves(channel, now, frame);
        }
        if let Some(at) = self.channels[channel].transmit(now, frame) {
            self.schedule.set(self.arrival + channel, at);
        }
    }

    /// Transmits the frame of a host.
    #[inline(always)]
    fn transmit_own(&mut self, channel: usize, now: Instant) {
        if let Some(taps) = &mut self.taps {
            taps.leaves(channel, now, &self.frame);
        }
        if let Some(at) = self.channels[channel].transmit(now, &self.frame) {
            self.schedule.set(self.arrival + channel, at);
        }
    }

    /// Makes sure that the port comes for a packet that has joined the queue.
    #[inline(always)]
    pub fn joined(&mut self, channel: usize) {
        let c = &self.channels[channel];
        if c.model.queue.packets() == 1 {
            self.schedule
                .set(self.departure + channel, c.next_departure());
        }
    }

    /// Sets the next departure, if something waits, after a departure or a change.
    #[inline(always)]
    pub fn departed(&mut self, channel: usize) {
        let c = &self.channels[channel];
        if c.model.queue.packets() > 0 {
            self.schedule
                .set(self.departure + channel, c.next_departure());
        } else {
            self.schedule.clear(self.departure + channel);
        }
    }

    /// Sets the channel's next arrival, after the frame at the far end has been dealt with.
    #[inline(always)]
    pub fn arrived(&mut self, channel: usize) {
        let frames = &mut self.channels[channel].in_flight;
        frames.pop();
        match frames.front_at() {
            Some(at) => self.schedule.set(self.arrival + channel, at),
            None => self.schedule.clear(self.arrival + channel),
        }
    }

    /// Takes over frames that another part has sent, which are on their way to the channel's far end here.
    pub fn take_over(&mut self, channel: usize, frames: &mut FrameRing) {
        let own = self.channels[channel].in_flight.in_order();
        own.append(frames);
        if let Some(at) = own.front_at() {
            self.schedule.set(self.arrival + channel, at);
        }
    }

    /// Sends a host's frame that stands in its place. The frame leaves when it is ready, and behind those before it.
    #[inline]
    pub fn send(&mut self, channel: usize, now: Instant, ready: Instant) {
        let Frame {
            bytes,
            len,
            wire_len,
        } = &mut self.frame;
        let wire_len = *wire_len;
        let c = &mut self.channels[channel];
        if c.waiting.is_none() {
            c.model.counts.offered_packets += 1;
            c.model.counts.offered_bytes += u64::from(wire_len);
            let start = ready.max(c.busy_until());
            return self.transmit_own(channel, start);
        }
        let held = &mut bytes[..*len];
        let packet = Packet {
            class: Class::REST,
            wire_len,
            capable: ecn::is_capable(held),
        };
        let offer = c.model.offer(now, packet);
        c.model.mark(held);
        match offer {
            Offer::Refused => self.acks_lost += u64::from(is_ack(held)),
            Offer::Now if ready == now => self.transmit_own(channel, now),
            Offer::Now | Offer::Wait(()) => {
                if let Some(waiting) = &mut c.waiting {
                    waiting.push(ready, wire_len, bytes, *len);
                    c.model.queue.join(Class::REST, wire_len);
                }
                self.joined(channel);
            }
        }
    }

    /// Sends a frame of the plan's from a host.
    pub fn send_written(&mut self, channel: usize, now: Instant, wire_len: u32, held: &[u8]) {
        self.frame.fill(held, wire_len);
        self.send(channel, now, now);
    }

    /// Lets a frame that waits leave by a host's port, which is free.
    pub fn depart_frame(&mut self, channel: usize, now: Instant) {
        let c = &mut self.channels[channel];
        if let Some(frames) = &mut c.waiting
            && let Some((meta, held)) = frames.front()
        {
            self.frame.fill(held, meta.wire_len);
            let waited = now.since(meta.at);
            c.model.queue.leave(Class::REST, meta.wire_len, now, waited);
            frames.pop();
            self.transmit_own(channel, now);
        }
        self.departed(channel);
    }

    /// Changes a channel's rate and delay, as [`xcpr_link::Channel::change`] does.
    pub fn change(
        &mut self,
        channel: usize,
        now: Instant,
        carrier: Option<Carrier>,
        delay: Option<Span>,
    ) {
        let c = &mut self.channels[channel];
        let earlier = c.model.change(now, carrier, delay);
        c.in_flight.hasten(earlier);
        if let Some(at) = c.in_flight.front_at() {
            self.schedule.set(self.arrival + channel, at);
        }
        self.departed(channel);
    }

    /// Draws for the frame at the far end of a channel; a lost one is gone.
    #[inline]
    pub fn loses(&mut self, channel: usize) -> bool {
        let c = &mut self.channels[channel];
        if !c.model.loses() {
            return false;
        }
        self.acks_lost += u64::from(c.in_flight.front().is_some_and(|(_, held)| is_ack(held)));
        self.arrived(channel);
        true
    }

    /// Notes the frame that has come to the far end of a channel.
    #[cold]
    pub(crate) fn note_arrival(&mut self, channel: usize, now: Instant) {
        if let Some(taps) = &mut self.taps
            && let Some((meta, held)) = self.channels[channel].in_flight.front()
        {
            taps.note(channel, Way::In, now, meta.wire_len, held);
        }
    }
}
