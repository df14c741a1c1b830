//! The sending end: round and round over what is not acknowledged.

use std::collections::BTreeMap;
use std::iter;
use std::ops::Range;

use super::options::{ACK_EVERY, BATCH, CHUNK, HEADER_LEN, RATE};
use super::restraint::Restraint;
use super::silence::Silence;
use super::{Header, PART, SEGMENT};
use crate::flow::config::{ConfigError, FlowConfig, Transmit};
use crate::flow::endpoint::{Counts, Endpoint, PeerMessages, Role, Statistics};
use crate::flow::key::Key;
use crate::stats::SenderStats;
use crate::stats::sample::Sample;
use crate::udp::datagram::{Datagrams, FixedRate, Pacer, Pieces};
use crate::udp::messages::{MessageReceiver, PATIENCE};
use crate::udp::ranges::Ranges;
use crate::wire::udp;
use crate::wire::udp::HEADERS_LEN;
use crate::{Instant, Span};

/// The sending end of a flow.
#[derive(Debug)]
pub struct Sender {
    datagrams: Datagrams,
    incoming: MessageReceiver,
    start: Option<Instant>,
    stop: Option<Instant>,
    pieces: Pieces,
    rate: FixedRate,
    restraint: Option<Restraint>,
    pacer: Pacer,
    /// Packets of a batch, and those of this one that have not left.
    batch: u64,
    batch_left: u64,
    /// Packets of the whole stream, and of a chunk.
    end: u64,
    chunk_packets: u64,
    chunk: Range<u64>,
    number: u16,
    unacknowledged: Ranges<()>,
    /// Where the round goes on, and packets from where on were never sent.
    cursor: u64,
    sent_once: u64,
    silence: Silence,
    /// How long the receiver may be silent.
    patience: Span,
    closed: bool,
    complete: bool,
    stats: SenderStats,
    chunks: u64,
}

impl Sender {
    /// Makes a sender that begins at `config.start`.
    ///
    /// # Errors
    /// A field of `config` is out of range, or there is no rate.
    pub fn new(config: &FlowConfig) -> Result<Sender, ConfigError> {
        config.validate()?;
        let pieces = Pieces::from_config(config);
        let batch = config.options.number(&BATCH);
        Ok(Sender {
            datagrams: Datagrams::new(config, Role::Sender),
            incoming: MessageReceiver::new(config, Role::Receiver, SEGMENT)?,
            start: Some(config.start),
            stop: config.stop,
            pieces,
            rate: FixedRate::from_options(config, &RATE)?,
            restraint: Restraint::from_config(config),
            pacer: Pacer::new(config.start),
            batch,
            batch_left: batch,
            // Nothing is a packet too: without one the receiver would not know of the chunk.
            end: pieces.count().max(1),
            chunk_packets: config.options.number(&CHUNK),
            chunk: 0..0,
            number: 0,
            unacknowledged: Ranges::default(),
            cursor: 0,
            sent_once: 0,
            silence: Silence::new(config.start, config.options.number(&ACK_EVERY)),
            patience: config.patience(PATIENCE),
            closed: false,
            complete: false,
            stats: SenderStats::default(),
            chunks: 0,
        })
    }

    fn begin_chunk(&mut self, now: Instant) {
        let start = self.chunk.end;
        self.chunk = start..self.end.min(start + self.chunk_packets);
        self.unacknowledged.insert(self.chunk.clone(), ());
        self.cursor = start;
        self.chunks += 1;
        self.silence.begin(now);
        if let Some(restraint) = &mut self.restraint {
            restraint.begin(now, self.chunk.end - self.chunk.start);
        }
        self.pacer.rest_until(now);
    }

    /// Takes an ACK: a part of the chunk's bitmap. Returns whether it may be one.
    fn on_ack(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> bool {
        let Ok(carried) = self.datagrams.parse(packet, wire_len) else {
            return false;
        };
        let Ok(header) = Header::parse(carried.held) else {
            return false;
        };
        let bits = &carried.held[HEADER_LEN..];
        let packets = self.chunk.end - self.chunk.start;
        let fits = bits.len() as u64 <= PART / 8 && u64::from(header.number) < packets;
        if !header.ack || !fits || header.chunk != self.number {
            // One of the chunk before may be late.
            return header.ack && header.chunk == self.number.wrapping_sub(1);
        }
        self.stats.received_acks += 1;
        if u64::from(header.packets) == packets {
            return self.on_complete(now, &header.chunk.to_be_bytes());
        }
        let first = self.chunk.start + u64::from(header.number);
        for (i, byte) in (0..).zip(bits) {
            for bit in (0..8).filter(|bit| byte >> bit & 1 == 1) {
                let place = first + 8 * i + bit;
                if place < self.sent_once {
                    // An ACK without new information is no sign of life.
                    let news = self.unacknowledged.remove(place).is_some();
                    if news {
                        self.silence.on_news(now);
                    }
                    if let Some(restraint) = self.restraint.as_mut().filter(|_| news) {
                        restraint.arrived(place - self.chunk.start);
                    }
                }
            }
        }
        if let Some(restraint) = &mut self.restraint {
            restraint.read(now);
        }
        true
    }

    /// Handles the receiver's message that a chunk is complete. Returns whether it is this one.
    fn on_complete(&mut self, now: Instant, message: &[u8]) -> bool {
        let this = message == self.number.to_be_bytes() && self.sent_once >= self.chunk.end;
        if this && !self.closed {
            self.number = self.number.wrapping_add(1);
            self.unacknowledged = Ranges::default();
            self.closed = self.chunk.end == self.end;
            self.complete = self.closed;
            if !self.closed {
                self.begin_chunk(now);
            }
        }
        this
    }

    /// Sends nothing new from now on: the chunk ends behind what was sent, which the receiver has to know.
    fn cut(&mut self) {
        let sent = self.sent_once.max(self.chunk.start + 1);
        self.unacknowledged.remove_range(sent..self.chunk.end);
        self.chunk.end = self.chunk.end.min(sent);
        self.end = self.chunk.end;
        // A packet that says how many there are now.
        self.unacknowledged.insert(sent - 1..sent, ());
    }

    fn may_send(&self) -> bool {
        let restrained = self.restraint.as_ref().is_some_and(|it| !it.may_send());
        self.silence.may_send() && !restrained
    }

    fn emit(&mut self, buf: &mut [u8], place: u64) -> Transmit {
        self.stats.sent_packets += 1;
        let header = Header {
            ack: false,
            last: self.chunk.end == self.end,
            chunk: self.number,
            number: (place - self.chunk.start) as u32,
            packets: (self.chunk.end - self.chunk.start) as u32,
        };
        header.emit(&mut buf[HEADERS_LEN..]);
        if let Some(restraint) = &mut self.restraint {
            restraint.on_sent(place - self.chunk.start);
        }
        let payload = self.pieces.payload(place);
        self.datagrams.emit(buf, HEADER_LEN, payload)
    }
}

impl Endpoint for Sender {
    fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Range<u64> {
        let udp = Key::from_packet(packet).is_some_and(|key| key.protocol == udp::PROTOCOL);
        if udp {
            let makes_sense = self.on_ack(now, packet, wire_len);
            self.stats.refused_packets += u64::from(!makes_sense);
        } else {
            self.incoming.handle_packet(now, packet, wire_len);
        }
        while let Some(message) = self.incoming.next_message() {
            self.on_message(now, &message);
        }
        0..0
    }

    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        if let Some(sent) = self.incoming.poll_transmit(now, buf) {
            return Some(sent);
        }
        if self.closed || self.start.is_some() {
            return None;
        }
        if self.stop.take_if(|at| *at <= now).is_some() {
            self.cut();
        }
        if self.pacer.next() > now || !self.may_send() {
            return None;
        }
        let next = self.unacknowledged.at_or_after(self.cursor);
        let place = next.or_else(|| self.unacknowledged.first())?;
        self.cursor = place + 1;
        self.stats.retransmitted_packets += u64::from(place < self.sent_once);
        self.sent_once = self.sent_once.max(place + 1);
        self.silence.on_sent();
        self.batch_left -= 1;
        if self.batch_left == 0 {
            self.batch_left = self.batch;
            let stretch = self.restraint.as_ref().map_or(1.0, Restraint::stretch);
            self.pacer
                .leave(now, self.rate.interval_ns * self.batch as f64 * stretch);
        }
        Some(self.emit(buf, place))
    }

    fn poll_timeout(&self) -> Option<Instant> {
        if self.closed {
            return self.incoming.poll_timeout();
        }
        if let Some(start) = self.start {
            return Some(start);
        }
        let sends = !self.unacknowledged.is_empty() && self.may_send();
        let times = [
            sends.then(|| self.pacer.next()),
            self.restraint.as_ref().and_then(Restraint::poll_timeout),
            self.stop,
            self.incoming.poll_timeout(),
            Some(self.silence.poll_timeout()),
            Some(self.silence.last_news() + self.patience),
        ];
        Instant::earliest(times)
    }

    fn handle_timeout(&mut self, now: Instant) {
        self.incoming.handle_timeout(now);
        if self.start.take_if(|start| *start <= now).is_some() {
            self.begin_chunk(now);
        }
        if let Some(restraint) = &mut self.restraint {
            restraint.handle_timeout(now);
        }
        self.silence.handle_timeout(now);
        if self.silence.last_news() + self.patience <= now {
            self.closed = true;
        }
    }

    fn keys(&self) -> Vec<Key> {
        let own = self.incoming.key();
        iter::once(self.datagrams.key()).chain(own).collect()
    }

    fn peer_messages(&mut self) -> Option<&mut dyn PeerMessages> {
        Some(self)
    }
}

impl PeerMessages for Sender {
    fn on_message(&mut self, now: Instant, message: &[u8]) {
        let makes_sense = self.on_complete(now, message);
        self.stats.refused_packets += u64::from(!makes_sense);
    }
}

impl Statistics for Sender {
    fn sample(&self) -> Sample {
        self.rate.sample()
    }

    fn counts(&self) -> Counts {
        let mut transport_counters = BTreeMap::from([("chunks", self.chunks)]);
        if let Some(restraint) = &self.restraint {
            transport_counters.insert("congested_spans", restraint.congested_spans());
        }
        Counts {
            sent: self.stats.clone(),
            complete: self.complete,
            transport_counters,
            ..Counts::default()
        }
    }
}
