//! The channel that leads away from the host: one unlimited queue in virtual time, as in the simulator.
//!
//! A packet's transmission begins when it was handed over or when the one before it is through,
//! whichever is later. The packet leaves at the end of its transmission plus the link's propagation
//! delay. These times follow from the packets alone: a process that wakes up late sends late, but
//! does not fall behind.

use std::collections::VecDeque;

use xcpr_hosts::wire::{ETHERNET_HEADER_LEN, ipv4};
use xcpr_hosts::{Instant, Span, Transmit};
use xcpr_link::Transmitter;
use xcpr_units::Rate;

/// A packet in the queue: its headers, and where its payload comes from.
#[derive(Debug)]
pub struct Queued {
    /// When it leaves.
    pub release: Instant,
    /// Its owner, as given to [`Channel::push`].
    pub owner: usize,
    /// IPv4 total length.
    pub packet_len: usize,
    /// The stream's first byte behind the headers.
    pub payload_start: u64,
    header: Box<[u8]>,
}

impl Queued {
    /// Returns the headers, from IPv4 on.
    pub fn header(&self) -> &[u8] {
        &self.header
    }
}

/// The outgoing direction of the host's link.
#[derive(Debug)]
pub struct Channel {
    transmitter: Transmitter,
    delay: Span,
    free_at: Instant,
    queue: VecDeque<Queued>,
    /// The time to live of its packets, hops.
    ttl: u8,
}

impl Channel {
    /// Makes a channel of this rate (of frames) and propagation delay behind it.
    pub fn new(rate: Rate, delay: Span) -> Channel {
        Channel {
            transmitter: rate.into(),
            delay,
            free_at: Instant::ZERO,
            queue: VecDeque::new(),
            ttl: ipv4::TTL,
        }
    }

    /// Returns the channel of a host whose packets leave with this time to live, hops.
    #[must_use]
    pub fn with_ttl(self, ttl: u8) -> Channel {
        Channel { ttl, ..self }
    }

    /// Returns the propagation delay.
    pub fn delay(&self) -> Span {
        self.delay
    }

    /// Takes a packet over at `now`.
    pub fn push(&mut self, now: Instant, owner: usize, packet: &Transmit, header: &[u8]) {
        let frame = packet.packet_len + ETHERNET_HEADER_LEN as u32;
        self.free_at = self.free_at.max(now) + self.transmitter.transmit(frame);
        let mut header: Box<[u8]> = header[..packet.header_len].into();
        if self.ttl != ipv4::TTL
            && let Some(header) = header.first_chunk_mut()
        {
            ipv4::set_ttl(header, self.ttl);
        }
        self.queue.push_back(Queued {
            release: self.free_at + self.delay,
            owner,
            packet_len: packet.packet_len as usize,
            payload_start: packet.payload.start,
            header,
        });
    }

    /// Returns how many packets are in the channel.
    pub(crate) fn len(&self) -> usize {
        self.queue.len()
    }

    /// Returns when the next packet leaves.
    pub fn next_release(&self) -> Option<Instant> {
        self.queue.front().map(|packet| packet.release)
    }

    /// Returns the packets that have to leave by `now`, in their order.
    pub fn due(&self, now: Instant) -> impl Iterator<Item = &Queued> {
        self.queue.iter().take_while(move |p| p.release <= now)
    }

    /// Takes off the first `count` packets, which have left.
    pub fn remove_sent(&mut self, count: usize) {
        self.queue.drain(..count);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packet(frame: u32) -> Transmit {
        Transmit {
            header_len: 20,
            packet_len: frame - 14,
            payload: 0..u64::from(frame - 34),
        }
    }

    #[test]
    fn packets_leave_at_the_rate_and_after_the_delay() {
        // 1000 bytes at 8 Mbit/s take a millisecond.
        let mut channel = Channel::new(Rate::from_bps(8e6), Span::from_millis(5));
        let at = |micros: u64| Instant(micros * 1000);
        for (pushed, owner) in [(0, 0), (100, 1), (2500, 2)] {
            channel.push(at(pushed), owner, &packet(1000), &[0; 20]);
        }
        let due =
            |channel: &Channel, now| channel.due(at(now)).map(|p| p.owner).collect::<Vec<_>>();
        assert_eq!(channel.next_release(), Some(at(6000)));
        assert!(due(&channel, 5999).is_empty());
        assert_eq!(due(&channel, 7000), [0, 1]);
        channel.remove_sent(1);
        assert_eq!(due(&channel, 8499), [1]);
        assert_eq!(due(&channel, 8500), [1, 2]);
        channel.remove_sent(2);
        assert_eq!(channel.next_release(), None);
    }

    #[test]
    fn packets_leave_with_the_ttl_of_the_host() {
        let headers = |ttl| {
            let mut header = [0; 20];
            let repr = ipv4::Repr {
                source: [10, 0, 0, 1].into(),
                destination: [10, 0, 0, 2].into(),
                protocol: 6,
                ident: 7,
                ttl,
                total_len: 986,
            };
            repr.emit(&mut header);
            header
        };
        for ttl in [1, ipv4::TTL, 71, 255] {
            let mut channel = Channel::new(Rate::UNLIMITED, Span::ZERO).with_ttl(ttl);
            channel.push(Instant(7), 0, &packet(1000), &headers(ipv4::TTL));
            let sent = channel.due(Instant(7)).next().unwrap();
            assert_eq!(sent.header(), headers(ttl), "the checksum too");
        }
    }

    #[test]
    fn packets_leave_an_unlimited_channel_at_once() {
        let mut channel = Channel::new(Rate::UNLIMITED, Span::ZERO);
        channel.push(Instant(7), 0, &packet(1000), &[0; 20]);
        channel.push(Instant(7), 0, &packet(1000), &[0; 20]);
        assert_eq!(channel.due(Instant(7)).count(), 2);
    }
}
