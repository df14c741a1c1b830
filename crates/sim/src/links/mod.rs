//! All links, as channels with their events: what nodes send by and what brings them frames.

pub(crate) mod channel;
pub(crate) mod ring;

use std::collections::BTreeMap;

use xcpr_engine::{Frame, SavedPacket};
use xcpr_hosts::MAX_HEADER_LEN;
use xcpr_link::{Carrier, Class, Dequeued, Enqueue, Packet, ecn};
use xcpr_units::{Instant, Span};

use crate::links::channel::Channel;
use crate::links::ring::FrameRing;
use crate::network::FIRST_CHANNEL;
use crate::nodes::frames::{ETHERNET, is_ack};
use crate::nodes::neighbours::NeighbourCache;
use crate::observe::observer::Observer;
use crate::schedule::Schedule;

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
    /// The observer of all frames, if there is one.
    pub observer: Option<Box<Observer>>,
    /// The caches of neighbours at interfaces that have one, by the channels that lead away from these.
    pub neighbours: BTreeMap<usize, NeighbourCache>,
}

/// The most that a host may write of a frame, bytes.
const MAX_WRITTEN_BYTES: usize = ETHERNET + MAX_HEADER_LEN;

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
                bytes: vec![0; MAX_WRITTEN_BYTES],
                ..Frame::default()
            },
            observer: None,
            neighbours: BTreeMap::new(),
        }
    }

    /// Transmits a frame now.
    #[inline(always)]
    pub fn transmit(&mut self, channel: usize, now: Instant, frame: &Frame) {
        if let Some(at) = self.channels[channel].transmit(now, frame) {
            self.schedule.set(self.arrival + channel, at);
        }
        if let Some(observer) = &mut self.observer {
            observer.on_transmit(channel, now, frame, &self.channels[channel]);
        }
    }

    /// Transmits the frame of a host.
    #[inline(always)]
    fn transmit_own(&mut self, channel: usize, now: Instant, marked: bool) {
        if marked {
            let Frame { bytes, len, .. } = &mut self.frame;
            self.channels[channel].model.mark(&mut bytes[..*len]);
        }
        if let Some(at) = self.channels[channel].transmit(now, &self.frame) {
            self.schedule.set(self.arrival + channel, at);
        }
        if let Some(observer) = &mut self.observer {
            observer.on_transmit(channel, now, &self.frame, &self.channels[channel]);
        }
    }

    /// Enqueues a packet that wants to leave by a channel now. Sees to the departure of one that waits.
    #[inline(always)]
    pub fn enqueue(
        &mut self,
        channel: usize,
        now: Instant,
        packet: Packet,
    ) -> Enqueue<'_, SavedPacket> {
        let enqueued = self.channels[channel].model.enqueue(now, now, packet);
        if let Enqueue::Queued {
            departure: Some(at),
            ..
        } = enqueued
        {
            self.schedule.set(self.departure + channel, at);
        }
        enqueued
    }

    /// Sets the next departure, if something waits, after a departure or a change.
    #[inline(always)]
    pub fn departed(&mut self, channel: usize) {
        let c = &self.channels[channel];
        if c.model.queue.packets() > 0 {
            let at = if c.has_queue {
                c.model.next_departure()
            } else {
                c.busy_until() // A router's packets are all ready.
            };
            self.schedule.set(self.departure + channel, at);
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
    #[inline(always)]
    pub fn send(&mut self, channel: usize, now: Instant, ready: Instant) {
        let Frame {
            bytes,
            len,
            wire_len,
        } = &mut self.frame;
        let wire_len = *wire_len;
        let c = &mut self.channels[channel];
        if !c.has_queue {
            c.model.counts.offered_packets += 1;
            c.model.counts.offered_bytes += u64::from(wire_len);
            let start = ready.max(c.busy_until());
            return self.transmit_own(channel, start, false);
        }
        let held = &bytes[..*len];
        let packet = Packet {
            class: Class::BEST_EFFORT,
            wire_len,
            ecn_capable: ecn::is_capable(held),
        };
        match c.model.enqueue(now, ready, packet) {
            Enqueue::Dropped => {
                self.acks_lost += u64::from(is_ack(held));
                if let Some(observer) = &mut self.observer {
                    observer.on_drop(channel, &self.frame, &self.channels[channel]);
                }
            }
            Enqueue::Transmit { marked } => self.transmit_own(channel, now, marked),
            Enqueue::Queued { place, departure } => {
                place.store_frame(held, wire_len);
                if let Some(at) = departure {
                    self.schedule.set(self.departure + channel, at);
                }
                if let Some(observer) = &mut self.observer {
                    observer.on_queue(channel, &self.frame, &self.channels[channel]);
                }
            }
        }
    }

    /// Sends a frame of the plan's from a host.
    pub fn send_written(&mut self, channel: usize, now: Instant, wire_len: u32, held: &[u8]) {
        self.frame.fill(held, wire_len);
        self.send(channel, now, now);
    }

    /// Sends a host's packet that stands in its place, once its next hop is known where the interface has a cache.
    #[inline(never)]
    pub fn send_resolved(&mut self, channel: usize, now: Instant, ready: Instant) {
        let cache = self.neighbours.get_mut(&channel);
        if cache.is_none_or(|cache| cache.resolve(now, &mut self.frame)) {
            self.send(channel, now, ready);
        } else {
            self.send_neighbour_requests(channel, now);
        }
    }

    /// Sends the requests of an interface's cache of neighbours that are due.
    pub fn send_neighbour_requests(&mut self, channel: usize, now: Instant) {
        while let Some(cache) = self.neighbours.get_mut(&channel) {
            let Some(request) = cache.poll_request(now) else {
                match cache.poll_timeout() {
                    Some(at) => self.schedule.set(cache.source, at),
                    None => self.schedule.clear(cache.source),
                }
                return;
            };
            self.send_written(channel, now, request.len() as u32, &request);
        }
    }

    /// Sends the packets of a host that waited for an address which its cache has learned.
    pub fn send_learned(&mut self, channel: usize, now: Instant, packets: Vec<(Vec<u8>, u32)>) {
        for (held, wire_len) in packets {
            self.send_written(channel, now, wire_len, &held);
        }
        self.send_neighbour_requests(channel, now);
    }

    /// Lets a frame that waits leave by a host's port, which is free.
    pub fn depart_frame(&mut self, channel: usize, now: Instant) {
        if let Some(Dequeued { packet, marked, .. }) = self.channels[channel].model.dequeue(now) {
            self.frame.fill(packet.stored_frame(), packet.wire_len());
            self.transmit_own(channel, now, marked);
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
        if let Some(observer) = &mut self.observer
            && let Some((meta, held)) = self.channels[channel].in_flight.front()
        {
            observer.on_arrival(channel, now, meta.wire_len, held);
        }
    }
}
