//! All channels with their events: what nodes send by and what brings them frames.

use xcpr_hosts::Instant;

use crate::channel::{Channel, Offer, Waiting};
use crate::schedule::Schedule;

/// No channel, in tables of channel numbers.
pub const NOWHERE: usize = usize::MAX;

/// The channels and the schedule, in which channel `c` has the sources `arrival + c` (a frame reaches the far end)
/// and `departure + c` (a waiting frame's transmission begins).
#[derive(Debug)]
pub struct Wires {
    /// By number.
    pub channels: Vec<Channel>,
    /// The event queue.
    pub schedule: Schedule,
    /// The source of channel 0's arrivals.
    pub arrival: usize,
    /// The source of channel 0's departures.
    pub departure: usize,
    /// Frames with an ACK's congestion header that a queue or a loss model took.
    pub acks_lost: u64,
}

impl Wires {
    /// Transmits a frame now.
    #[inline]
    pub fn transmit(&mut self, channel: usize, now: Instant, wire_len: u32, held: &[u8]) {
        let c = &mut self.channels[channel];
        if c.transmit(now, wire_len, held) {
            let at = c.line.front_at().unwrap_or(now);
            self.schedule.set(self.arrival + channel, at);
        }
    }

    /// A packet that had to wait has joined the queue: makes sure that the port comes for it.
    #[inline]
    pub fn joined(&mut self, channel: usize, wire_len: u32) {
        let c = &mut self.channels[channel];
        c.queue.join(wire_len);
        if c.queue.packets() == 1 {
            self.schedule.set(self.departure + channel, c.busy_until);
        }
    }

    /// After a departure: the next one, if something waits.
    #[inline]
    pub fn departed(&mut self, channel: usize) {
        let c = &self.channels[channel];
        if c.queue.packets() > 0 {
            self.schedule.set(self.departure + channel, c.busy_until);
        } else {
            self.schedule.clear(self.departure + channel);
        }
    }

    /// The frame at the far end has been dealt with: the channel's next arrival.
    #[inline]
    pub fn arrived(&mut self, channel: usize) {
        let line = &mut self.channels[channel].line;
        line.pop();
        match line.front_at() {
            Some(at) => self.schedule.set(self.arrival + channel, at),
            None => self.schedule.clear(self.arrival + channel),
        }
    }

    /// A host sends a frame.
    #[inline]
    pub fn send(&mut self, channel: usize, now: Instant, wire_len: u32, held: &[u8]) {
        let c = &mut self.channels[channel];
        if let Waiting::Nowhere = c.waiting {
            c.counts.offered_packets += 1;
            c.counts.offered_bytes += u64::from(wire_len);
            let start = now.max(c.busy_until);
            return self.transmit(channel, start, wire_len, held);
        }
        match c.offer(now, wire_len) {
            Offer::Refused => self.acks_lost += u64::from(is_ack(held)),
            Offer::Now => self.transmit(channel, now, wire_len, held),
            Offer::Wait => {
                if let Waiting::Frames(ring) = &mut c.waiting {
                    ring.push(now, wire_len, held);
                }
                self.joined(channel, wire_len);
            }
        }
    }

    /// A host's port is free for a frame that waits.
    pub fn depart_frame(&mut self, channel: usize, now: Instant) {
        let c = &mut self.channels[channel];
        let mut waiting = std::mem::replace(&mut c.waiting, Waiting::Nowhere);
        if let Waiting::Frames(ring) = &mut waiting
            && let Some((meta, held)) = ring.front()
        {
            c.queue.leave(meta.wire_len);
            self.transmit(channel, now, meta.wire_len, held);
            ring.pop();
        }
        self.channels[channel].waiting = waiting;
        self.departed(channel);
    }

    /// Draws for the frame at the far end of a channel; a lost one is gone.
    #[inline]
    pub fn loses(&mut self, channel: usize) -> bool {
        let c = &mut self.channels[channel];
        if !c.loses() {
            return false;
        }
        self.acks_lost += u64::from(c.line.front().is_some_and(|(_, held)| is_ack(held)));
        self.arrived(channel);
        true
    }
}

/// Where the congestion header of an Ethernet frame begins, if it has one.
pub fn congestion_header(frame: &[u8]) -> Option<usize> {
    const ETHERNET: usize = 14;
    const XCP_PROTOCOL: u8 = 253;
    let is_ipv4 = frame.get(12..14)? == [0x08, 0x00];
    let header_len = usize::from(frame.get(ETHERNET)? & 0x0f) * 4;
    (is_ipv4 && *frame.get(ETHERNET + 9)? == XCP_PROTOCOL).then_some(ETHERNET + header_len)
}

/// Whether a frame carries the congestion header of an ACK: format 2 (XCP) or 3 (XCP-r).
pub fn is_ack(frame: &[u8]) -> bool {
    let format = |start: usize| frame.get(start + 2).map(|byte| byte & 0x0f);
    matches!(congestion_header(frame).and_then(format), Some(2 | 3))
}
