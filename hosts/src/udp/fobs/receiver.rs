//! The receiving end: acknowledges with bitmaps, and says when a chunk is complete.

use std::collections::{BTreeSet, VecDeque};
use std::iter;
use std::ops::Range;

use super::options::{ACK_EVERY, HEADER_LEN, MAX_PACKETS};
use super::{Header, PART, PER_TURN, SEGMENT};
use crate::flow::allowance::Allowance;
use crate::flow::config::{ConfigError, FlowConfig, Transmit};
use crate::flow::endpoint::{Counts, Endpoint, PeerMessages, Role, Statistics};
use crate::flow::key::Key;
use crate::stats::ReceiverStats;
use crate::udp::collected::Collected;
use crate::udp::datagram::Datagrams;
use crate::udp::messages::MessageSender;
use crate::wire::udp;
use crate::wire::udp::HEADERS_LEN;
use crate::{Instant, Span};

/// How long packets of a complete chunk may arrive before a datagram announces it to the sender as well.
const REPEAT_COMPLETE_AFTER: Span = Span::from_millis(200);

/// The receiving end of a flow.
#[derive(Debug)]
pub struct Receiver {
    datagrams: Datagrams,
    outgoing: MessageSender,
    collected: Collected,
    /// Where the chunk begins in the stream, its number, and its packets once they are known.
    start: u64,
    number: u16,
    packets: Option<u64>,
    ack_every: u64,
    /// New packets since the last ACK, the parts of the bitmap that they are in, and the part that is due in turn.
    new: u64,
    changed: BTreeSet<u64>,
    turn: u64,
    /// Parts that are to be sent.
    due: VecDeque<u64>,
    /// The bytes of ACKs that may be sent: the address that they go to proves nothing.
    allowance: Allowance,
    /// The chunk before: its packets, and when it was last announced as complete.
    before: Option<(u64, Instant)>,
    /// The sender does not know yet that the chunk is complete: a datagram is due.
    complete_due: bool,
    /// The last chunk is complete.
    complete: bool,
    stats: ReceiverStats,
}

impl Receiver {
    /// Makes a receiver that waits for its sender.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub fn new(config: &FlowConfig) -> Result<Receiver, ConfigError> {
        config.validate()?;
        Ok(Receiver {
            datagrams: Datagrams::new(config, Role::Receiver),
            outgoing: MessageSender::new(config, Role::Receiver, SEGMENT)?,
            collected: Collected::new(config, HEADER_LEN),
            start: 0,
            number: 0,
            packets: None,
            ack_every: config.options.number(&ACK_EVERY),
            new: 0,
            changed: BTreeSet::new(),
            turn: 0,
            due: VecDeque::new(),
            allowance: Allowance::default(),
            before: None,
            complete_due: false,
            complete: false,
            stats: ReceiverStats::default(),
        })
    }

    /// Takes a data packet. Returns which bytes of the stream are new, or `None` if it can't be one.
    fn on_data(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Option<Range<u64>> {
        let carried = self.datagrams.parse(packet, wire_len).ok()?;
        let header = Header::parse(carried.held).ok()?;
        let len = (carried.len - HEADER_LEN) as u64;
        let (number, packets) = (u64::from(header.number), u64::from(header.packets));
        if header.ack || number >= packets || packets > MAX_PACKETS {
            return None;
        }
        self.outgoing.start(now);
        self.allowance.on_received(wire_len.into());
        if header.chunk != self.number {
            // The chunk is complete.
            self.stats.received_packets += 1;
            self.stats.duplicate_packets += 1;
            self.on_old_chunk(now, header.chunk);
            return Some(0..0);
        }
        // A sender that stops makes its last chunk shorter.
        self.packets = Some(self.packets.map_or(packets, |known| known.min(packets)));
        let empty = (number, packets, len) == (0, 1, 0);
        let mut bytes = 0..0;
        if !empty {
            let before = self.stats.duplicate_packets;
            let limit = self.start + packets;
            let taken = self
                .collected
                .take(now, self.start + number, len, limit, &mut self.stats);
            bytes = taken?.0;
            self.new += u64::from(self.stats.duplicate_packets == before);
            self.changed.insert(number / PART);
        }
        let end = self.start + self.packets.unwrap_or(packets);
        if empty || self.collected.front() >= end {
            self.complete = header.last;
            self.before = Some((end - self.start, now));
            self.outgoing.send(&self.number.to_be_bytes());
            self.number = self.number.wrapping_add(1);
            self.start = end;
            self.packets = None;
            self.new = 0;
            self.changed.clear();
            self.due.clear();
            self.turn = 0;
        } else if self.new >= self.ack_every {
            self.acknowledge();
        }
        Some(bytes)
    }

    /// Handles a packet of a complete chunk: the sender may not know that it is complete.
    fn on_old_chunk(&mut self, now: Instant, chunk: u16) {
        if chunk != self.number.wrapping_sub(1) {
            return;
        }
        if let Some((_, announced)) = self
            .before
            .as_mut()
            .filter(|(_, announced)| *announced + REPEAT_COMPLETE_AFTER <= now)
        {
            *announced = now;
            self.complete_due = true;
        }
    }

    /// Makes due what has changed, and parts in turn.
    fn acknowledge(&mut self) {
        let parts = self.packets.unwrap_or(1).div_ceil(PART);
        for _ in 0..self.new.div_ceil(PER_TURN).min(parts) {
            self.changed.insert(self.turn);
            self.turn = (self.turn + 1) % parts;
        }
        self.new = 0;
        self.due.extend(std::mem::take(&mut self.changed));
    }

    /// Emits an ACK without bits: all packets of the chunk before have arrived.
    fn emit_complete(&mut self, buf: &mut [u8]) -> Transmit {
        self.stats.sent_acks += 1;
        let header = Header {
            ack: true,
            last: false,
            chunk: self.number.wrapping_sub(1),
            number: 0,
            packets: self.before.map_or(0, |(packets, _)| packets) as u32,
        };
        header.emit(&mut buf[HEADERS_LEN..]);
        self.datagrams.emit(buf, HEADER_LEN, 0..0)
    }

    /// Counts the bytes of a packet that has a part of the chunk's bitmap.
    fn part_bytes(&self, part: u64) -> u64 {
        let first = part * PART;
        let end = self.packets.unwrap_or(0).min(first + PART);
        (HEADERS_LEN + HEADER_LEN) as u64 + end.saturating_sub(first).div_ceil(8)
    }

    fn emit(&mut self, buf: &mut [u8], part: u64) -> Transmit {
        self.stats.sent_acks += 1;
        let first = part * PART;
        let header = Header {
            ack: true,
            last: false,
            chunk: self.number,
            number: first as u32,
            packets: (self.collected.front() - self.start) as u32,
        };
        let own = &mut buf[HEADERS_LEN..];
        header.emit(own);
        let end = self.packets.unwrap_or(0).min(first + PART);
        let bits = &mut own[HEADER_LEN..][..end.saturating_sub(first).div_ceil(8) as usize];
        bits.fill(0);
        for number in (first..end).filter(|&number| self.collected.has(self.start + number)) {
            let bit = (number - first) as usize;
            bits[bit / 8] |= 1 << (bit % 8);
        }
        let len = HEADER_LEN + bits.len();
        self.datagrams.emit(buf, len, 0..0)
    }
}

impl Endpoint for Receiver {
    fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Range<u64> {
        let udp = Key::from_packet(packet).is_some_and(|key| key.protocol == udp::PROTOCOL);
        if !udp {
            self.outgoing.handle_packet(now, packet, wire_len);
            return 0..0;
        }
        let new = self.on_data(now, packet, wire_len);
        self.stats.refused_packets += u64::from(new.is_none());
        new.unwrap_or(0..0)
    }

    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        if let Some(sent) = self.outgoing.poll_transmit(now, buf) {
            return Some(sent);
        }
        let complete_bytes = (HEADERS_LEN + HEADER_LEN) as u64;
        let sent = if self.complete_due && self.allowance.permits(complete_bytes) {
            self.complete_due = false;
            self.emit_complete(buf)
        } else {
            let part = *self.due.front()?;
            if !self.allowance.permits(self.part_bytes(part)) {
                return None;
            }
            self.due.pop_front();
            self.emit(buf, part)
        };
        self.allowance.on_sent(sent.packet_len.into());
        Some(sent)
    }

    fn poll_timeout(&self) -> Option<Instant> {
        self.outgoing.poll_timeout()
    }

    fn handle_timeout(&mut self, now: Instant) {
        self.outgoing.handle_timeout(now);
    }

    fn keys(&self) -> Vec<Key> {
        let own = self.outgoing.key();
        iter::once(self.datagrams.key()).chain(own).collect()
    }

    fn peer_messages(&mut self) -> Option<&mut dyn PeerMessages> {
        Some(self)
    }
}

impl PeerMessages for Receiver {
    fn poll_message(&mut self) -> Option<Vec<u8>> {
        self.outgoing.poll_message()
    }
}

impl Statistics for Receiver {
    fn delivered_bytes(&self) -> Option<u64> {
        Some(self.stats.delivered_bytes)
    }

    /// Returns the counts; the end is complete when the whole stream is here.
    fn counts(&self) -> Counts {
        Counts {
            received: self.stats.clone(),
            complete: self.complete,
            ..Counts::default()
        }
    }
}
