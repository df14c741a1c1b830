//! The sending end: blasts an object, asks what is missing, blasts that.

use std::collections::BTreeMap;
use std::iter;
use std::ops::Range;

use super::options::{OBJECT, RATE};
use super::{EndOfRound, SEGMENT};
use crate::flow::config::{ConfigError, FlowConfig, Transmit};
use crate::flow::endpoint::{Counts, Endpoint, PeerMessages, Role, Statistics};
use crate::flow::key::Key;
use crate::stats::SenderStats;
use crate::stats::sample::Sample;
use crate::udp::datagram::{Datagrams, FixedRate, Pacer, Pieces};
use crate::udp::messages::{MessageReceiver, MessageSender, PATIENCE};
use crate::udp::ranges::Ranges;
use crate::{Instant, Span};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Before the start.
    Idle,
    /// Waits for the control connection.
    Connecting,
    /// Sends what is left of the round.
    Blasting,
    /// Waits for the receiver's answer.
    AwaitingAnswer,
    /// Nothing is left to do.
    Closed,
}

/// Rounds in a row that bring nothing, after which the receiver is given up.
const MAX_FRUITLESS_ROUNDS: u32 = 16;

/// The sending end of a flow.
#[derive(Debug)]
pub struct Sender {
    state: State,
    datagrams: Datagrams,
    outgoing: MessageSender,
    incoming: MessageReceiver,
    start: Instant,
    stop: Option<Instant>,
    pieces: Pieces,
    rate: FixedRate,
    pacer: Pacer,
    /// Packets of the whole stream, and of an object.
    end: u64,
    object_packets: u64,
    object: Range<u64>,
    /// The part of this round that is left.
    left: Ranges<()>,
    round: u32,
    /// The packets that the last answer named as missing, and rounds since that became less.
    missing: u64,
    fruitless: u32,
    /// When the peer's last message arrived, or the wait for it began.
    waits_since: Instant,
    /// How long the peer may be silent.
    patience: Span,
    complete: bool,
    /// Packets from here on were never sent.
    sent_once: u64,
    stats: SenderStats,
    rounds: u64,
    objects: u64,
}

impl Sender {
    /// Makes a sender that connects at `config.start`.
    ///
    /// # Errors
    /// A field of `config` is out of range, or there is no rate.
    pub fn new(config: &FlowConfig) -> Result<Sender, ConfigError> {
        config.validate()?;
        let pieces = Pieces::from_config(config);
        Ok(Sender {
            state: State::Idle,
            datagrams: Datagrams::new(config, Role::Sender),
            outgoing: MessageSender::new(config, Role::Sender, SEGMENT)?,
            incoming: MessageReceiver::new(config, Role::Receiver, SEGMENT)?,
            start: config.start,
            stop: config.stop,
            pieces,
            rate: FixedRate::from_options(config, &RATE)?,
            pacer: Pacer::new(config.start),
            end: pieces.count(),
            object_packets: config.options.number(&OBJECT),
            object: 0..0,
            left: Ranges::default(),
            round: 0,
            missing: u64::MAX,
            fruitless: 0,
            waits_since: config.start,
            patience: config.patience(PATIENCE),
            complete: false,
            sent_once: 0,
            stats: SenderStats::default(),
            rounds: 0,
            objects: 0,
        })
    }

    fn begin_if_connected(&mut self, now: Instant) {
        if self.state == State::Connecting && self.outgoing.is_connected() {
            self.begin_object(now);
        }
    }

    fn begin_object(&mut self, now: Instant) {
        let start = self.object.end;
        self.object = start..self.end.min(start + self.object_packets);
        self.objects += 1;
        self.missing = u64::MAX;
        self.begin_round(now, vec![self.object.clone()]);
    }

    /// Sends these packets, and then asks.
    fn begin_round(&mut self, now: Instant, packets: Vec<Range<u64>>) {
        self.round = self.round.wrapping_add(1);
        self.rounds += 1;
        for range in packets {
            self.left.insert(range, ());
        }
        self.state = State::Blasting;
        self.pacer.rest_until(now);
        self.ask_if_sent(now);
    }

    fn ask_if_sent(&mut self, now: Instant) {
        if self.state == State::Blasting && self.left.is_empty() {
            self.state = State::AwaitingAnswer;
            self.waits_since = now;
            let message = EndOfRound {
                round: self.round,
                object: self.object.clone(),
                last: self.object.end == self.end,
            };
            self.outgoing.send(&message.emit());
        }
    }

    /// Takes a bit per packet of the object. Returns whether it answers the question.
    fn on_answer(&mut self, now: Instant, message: &[u8]) -> bool {
        let Some((round, bits)) = message.split_first_chunk() else {
            return false;
        };
        let packets = self.object.end - self.object.start;
        let fits = bits.len() as u64 == packets.div_ceil(8);
        if self.state != State::AwaitingAnswer || u32::from_be_bytes(*round) != self.round || !fits
        {
            return false;
        }
        self.waits_since = now;
        self.stats.received_acks += 1;
        let here = |i: u64| bits[(i / 8) as usize] >> (i % 8) & 1 == 1;
        let mut missing: Vec<Range<u64>> = Vec::new();
        for place in (0..packets)
            .filter(|&i| !here(i))
            .map(|i| self.object.start + i)
        {
            match missing.last_mut() {
                Some(range) if range.end == place => range.end += 1,
                _ => missing.push(place..place + 1),
            }
        }
        let count = missing.iter().map(|range| range.end - range.start).sum();
        self.fruitless = if count < self.missing {
            0
        } else {
            self.fruitless + 1
        };
        self.missing = count;
        if self.fruitless >= MAX_FRUITLESS_ROUNDS {
            self.state = State::Closed;
        } else if !missing.is_empty() {
            self.begin_round(now, missing);
        } else if self.object.end == self.end {
            self.state = State::Closed;
            self.complete = true;
        } else {
            self.begin_object(now);
        }
        true
    }

    /// Sends no new packets from now on: the object ends behind those that were sent.
    fn cut(&mut self) {
        let first_round = self.state == State::Blasting && self.rounds == self.objects;
        let sent = match self.left.first() {
            Some(next) if first_round => next,
            _ => self.object.end,
        };
        self.end = self.end.min(sent);
        self.left.remove_range(sent..self.object.end);
        self.object.end = sent;
    }

    fn emit(&mut self, buf: &mut [u8], place: u64) -> Transmit {
        self.stats.sent_packets += 1;
        let payload = self.pieces.payload(place);
        self.datagrams.emit_numbered(buf, place, payload)
    }
}

impl Endpoint for Sender {
    fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Range<u64> {
        match Key::from_packet(packet) {
            Some(key) if self.outgoing.key().is_some_and(|own| key.meets(&own)) => {
                self.outgoing.handle_packet(now, packet, wire_len)
            }
            Some(key) if self.incoming.key().is_some_and(|own| key.meets(&own)) => {
                self.incoming.handle_packet(now, packet, wire_len);
            }
            _ => self.stats.refused_packets += 1,
        }
        while let Some(message) = self.incoming.next_message() {
            self.on_message(now, &message);
        }
        self.begin_if_connected(now);
        0..0
    }

    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        if self.stop.take_if(|at| *at <= now).is_some() {
            self.cut();
            self.ask_if_sent(now);
        }
        let control = self.outgoing.poll_transmit(now, buf);
        if let Some(sent) = control.or_else(|| self.incoming.poll_transmit(now, buf)) {
            return Some(sent);
        }
        if self.state != State::Blasting || self.pacer.next() > now {
            return None;
        }
        let place = self.left.pop_first()?;
        self.pacer.leave(now, self.rate.interval_ns);
        self.stats.retransmitted_packets += u64::from(place < self.sent_once);
        self.sent_once = self.sent_once.max(place + 1);
        let sent = self.emit(buf, place);
        self.ask_if_sent(now);
        Some(sent)
    }

    fn poll_timeout(&self) -> Option<Instant> {
        let own = match self.state {
            State::Idle => return Some(self.start),
            State::Blasting => self.pacer.next(),
            State::Connecting | State::AwaitingAnswer => self.waits_since + self.patience,
            State::Closed => return self.incoming.poll_timeout(),
        };
        let times = [
            Some(own),
            self.stop,
            self.outgoing.poll_timeout(),
            self.incoming.poll_timeout(),
        ];
        Instant::earliest(times)
    }

    fn handle_timeout(&mut self, now: Instant) {
        self.outgoing.handle_timeout(now);
        self.incoming.handle_timeout(now);
        match self.state {
            State::Idle if self.start <= now => {
                self.state = State::Connecting;
                self.waits_since = now;
                self.outgoing.start(now);
                self.begin_if_connected(now);
            }
            State::Connecting | State::AwaitingAnswer
                if self.waits_since + self.patience <= now =>
            {
                self.state = State::Closed;
            }
            _ => {}
        }
    }

    fn keys(&self) -> Vec<Key> {
        let own = [self.outgoing.key(), self.incoming.key()];
        let own = own.into_iter().flatten();
        iter::once(self.datagrams.key()).chain(own).collect()
    }

    fn peer_messages(&mut self) -> Option<&mut dyn PeerMessages> {
        Some(self)
    }
}

impl PeerMessages for Sender {
    fn on_message(&mut self, now: Instant, message: &[u8]) {
        let answers = self.on_answer(now, message);
        self.stats.refused_packets += u64::from(!answers);
    }

    fn poll_message(&mut self) -> Option<Vec<u8>> {
        self.outgoing.poll_message()
    }
}

impl Statistics for Sender {
    fn sample(&self) -> Sample {
        self.rate.sample()
    }

    fn counts(&self) -> Counts {
        Counts {
            sent: self.stats.clone(),
            complete: self.complete,
            transport_counters: BTreeMap::from([
                ("rounds", self.rounds),
                ("objects", self.objects),
            ]),
            ..Counts::default()
        }
    }
}
