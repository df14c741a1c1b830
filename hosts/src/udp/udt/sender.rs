//! The sending end: connects, sends what is lost first and what is new when interval and window allow, shuts down.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Range;

use super::control::Rates;
use super::options::{HEADER_LEN, VARIANT};
use super::packet::{Body, Handshake, Packet, Report, Request, VERSION};
use super::sequence::Numbering;
use super::{DEAD_AFTER, Exp, MIN_MSS, mss, socket_id, window};
use crate::flow::config::{ConfigError, FlowConfig, Transmit};
use crate::flow::endpoint::{Counts, Endpoint, Role, Statistics};
use crate::flow::key::Key;
use crate::stats::record::Record;
use crate::stats::sample::{Control, Sample};
use crate::stats::{RecoveryEvent, RecoveryEventKind, SenderStats};
use crate::udp::datagram::{Datagrams, Pacer, Pieces, numbers, rate_bps};
use crate::udp::ranges::Ranges;
use crate::wire::udp::HEADERS_LEN;
use crate::{Instant, Span};

/// A handshake's type of socket: a stream, as libudt numbers it.
pub(super) const STREAM: u32 = 1;
/// How often a handshake is repeated (libudt 4.11).
const REQUEST_EVERY: Span = Span::from_millis(250);
/// How long a connection is asked for: libudt's limit where both ends ask, ten times that of a client.
const REQUEST_FOR: Span = Span::from_secs(30);
/// How long a connection may have data in flight and nothing of it acknowledged (draft section 3.5: 3 minutes).
const STUCK_AFTER: Span = Span::from_secs(180);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Before the start.
    Idle,
    /// Asks for a connection, with a cookie once there is one.
    Requesting,
    Connected,
    /// Nothing is left to do.
    Closed,
}

/// The sending end of a flow.
#[derive(Debug)]
pub struct Sender {
    state: State,
    datagrams: Datagrams,
    id: u32,
    peer: u32,
    cookie: Option<u32>,
    /// When it starts, then when the handshake is repeated.
    request_at: Instant,
    /// When the first handshake left, then when the connection began.
    since: Instant,
    mss: u32,
    window: u32,
    packet_bytes: u32,
    numbering: Numbering,
    bytes: Option<u64>,
    pieces: Pieces,
    stop: Option<Instant>,

    /// Packets of the whole stream.
    end: u64,
    acknowledged: u64,
    /// The packet that is sent next for the first time.
    next: u64,
    lost: Ranges<()>,
    /// Packets that the receiver takes from the first unacknowledged on.
    room: u64,
    rates: Rates,
    pacer: Pacer,
    /// The second packet of a pair is due.
    pair_due: bool,
    exp: Exp,
    /// How long nothing may be acknowledged.
    stuck_after: Span,
    progressed: Instant,
    due: VecDeque<Body>,
    complete: bool,

    stats: SenderStats,
    naks: u64,
    recovery_events: Vec<RecoveryEvent>,
}

impl Sender {
    /// Makes a sender that connects at `config.start`.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub fn new(config: &FlowConfig) -> Result<Sender, ConfigError> {
        config.validate()?;
        let mut numbers = numbers(config, Role::Sender);
        let (mss, window) = (mss(config), window(config));
        let numbering = Numbering::from(numbers.draw() as u32);
        let id = socket_id(numbers.draw(), Role::Sender);
        Ok(Sender {
            state: State::Idle,
            datagrams: Datagrams::new(config, Role::Sender),
            id,
            peer: 0,
            cookie: None,
            request_at: config.start,
            since: config.start,
            mss,
            window,
            packet_bytes: config.packet_bytes,
            numbering,
            bytes: config.bytes,
            pieces: Pieces::from_config(config),
            stop: config.stop,
            end: u64::MAX,
            acknowledged: 0,
            next: 0,
            lost: Ranges::default(),
            room: 0,
            rates: Rates::new(config.options.choice(&VARIANT), mss, window, numbers),
            pacer: Pacer::new(config.start),
            pair_due: false,
            exp: Exp::new(config.start, config.patience(DEAD_AFTER)),
            stuck_after: config.patience(STUCK_AFTER),
            progressed: config.start,
            due: VecDeque::new(),
            complete: false,
            stats: SenderStats::default(),
            naks: 0,
            recovery_events: Vec::new(),
        })
    }

    fn request(&mut self, now: Instant) {
        self.request_at = now + REQUEST_EVERY;
        self.due.push_back(Body::Handshake(Handshake {
            version: VERSION,
            kind: STREAM,
            initial: self.numbering.initial(),
            mss: self.mss,
            window: self.window,
            request: match self.cookie {
                None => Request::Induction,
                Some(_) => Request::Connection,
            },
            id: self.id,
            cookie: self.cookie.unwrap_or(0),
            address: *self.datagrams.peer_address().ip(),
        }));
    }

    /// Takes an answer to a request. Returns whether it makes sense.
    fn on_handshake(&mut self, now: Instant, answer: &Handshake) -> bool {
        match answer.request {
            _ if self.state != State::Requesting => self.state == State::Connected,
            Request::Induction => {
                self.cookie = Some(answer.cookie);
                self.request(now);
                true
            }
            Request::Connection => {
                let fits = (MIN_MSS..=self.mss).contains(&answer.mss);
                let ours = answer.initial == self.numbering.initial();
                let sensible = fits && ours && self.cookie.is_some() && answer.window > 0;
                if sensible {
                    self.connect(now, answer);
                }
                sensible
            }
            Request::Refusal => {
                self.state = State::Closed;
                true
            }
        }
    }

    fn connect(&mut self, now: Instant, answer: &Handshake) {
        self.state = State::Connected;
        self.peer = answer.id;
        self.since = now;
        let payload = u64::from(answer.mss) - (HEADERS_LEN + HEADER_LEN) as u64;
        self.pieces = Pieces::new(self.bytes, payload);
        self.packet_bytes -= self.mss - answer.mss;
        self.end = self.pieces.count();
        self.room = answer.window.into();
        self.pacer = Pacer::new(now);
        self.exp.on_received(now);
        self.progressed = now;
        self.close_if_complete();
    }

    /// Notes that all before `next` have arrived. Returns how many of them are news, or `None` if it was never sent.
    fn acknowledge(&mut self, now: Instant, next: u32) -> Option<u64> {
        let Some(place) = self.numbering.place(next, self.acknowledged) else {
            return Some(0);
        };
        if place > self.next {
            return None;
        }
        let news = place.saturating_sub(self.acknowledged);
        if news > 0 {
            self.acknowledged = place;
            self.lost.remove_range(0..place);
            self.progressed = now;
        }
        self.exp.on_received(now);
        Some(news)
    }

    fn on_ack(&mut self, now: Instant, count: u32, next: u32, report: &Report) -> bool {
        let Some(news) = self.acknowledge(now, next) else {
            return false;
        };
        self.stats.received_acks += 1;
        self.due.push_back(Body::Ack2 { count });
        if self.numbering.number(self.acknowledged) == next {
            self.room = report.buffer.into();
        }
        if news > 0 {
            self.rates.on_ack(now, news, report);
            self.stats.add_rtt(Span::from_micros(report.rtt_us.into()));
            self.close_if_complete();
        }
        true
    }

    fn on_light_ack(&mut self, now: Instant, next: u32) -> bool {
        let news = self.acknowledge(now, next);
        self.stats.received_acks += u64::from(news.is_some());
        // The receiver's room ends where it ended before.
        self.room = self.room.saturating_sub(news.unwrap_or(0));
        self.close_if_complete();
        news.is_some()
    }

    /// Takes a loss list. One with a range that runs backwards or past what was sent is none.
    fn on_nak(&mut self, now: Instant, losses: &[(u32, u32)]) -> bool {
        let place = |number| self.numbering.place(number, self.acknowledged);
        let mut ranges = Vec::with_capacity(losses.len());
        for &(first, last) in losses {
            match (place(first), place(last)) {
                (Some(first), Some(last)) if first <= last && last < self.next => {
                    ranges.push(first.max(self.acknowledged)..last + 1);
                }
                _ => return false,
            }
        }
        ranges.retain(|range| !range.is_empty());
        self.exp.on_received(now);
        self.naks += 1;
        let Some(first) = ranges.first() else {
            // All of it has arrived meanwhile.
            return true;
        };
        if self.rates.on_nak(first.start, self.next - 1) {
            self.stats.fast_retransmits += 1;
            self.add_event(now, RecoveryEventKind::FastRetransmit);
            self.pacer.rest_until(now + self.rates.silence());
        }
        for range in ranges {
            self.lost.insert(range, ());
        }
        true
    }

    /// Closes if all of the stream is acknowledged, and sends one shutdown.
    fn close_if_complete(&mut self) {
        if self.state == State::Connected && self.acknowledged == self.end {
            self.state = State::Closed;
            self.complete = true;
            self.due.push_back(Body::Shutdown);
        }
    }

    fn add_event(&mut self, at: Instant, kind: RecoveryEventKind) {
        self.recovery_events.push(RecoveryEvent { at, kind });
    }

    fn in_flight(&self) -> u64 {
        self.next - self.acknowledged
    }

    /// Returns whether window and stream let a new packet go.
    fn may_send_new(&self) -> bool {
        self.next < self.end && self.in_flight() < self.room.min(self.rates.window())
    }

    /// Chooses the packet to send now, and says whether it is sent again.
    fn choose(&mut self, now: Instant) -> Option<(u64, bool)> {
        if self.state != State::Connected {
            return None;
        }
        let pair_due = std::mem::take(&mut self.pair_due);
        if !pair_due && self.pacer.next() > now {
            return None;
        }
        let again = self.lost.pop_first();
        if again.is_none() && !self.may_send_new() {
            return None;
        }
        let place = again.unwrap_or(self.next);
        if again.is_none() {
            self.next += 1;
            self.pair_due = self.numbering.number(place).is_multiple_of(16) && self.may_send_new();
        }
        if !self.pair_due {
            self.pacer.leave(now, self.rates.interval_ns());
        }
        Some((place, again.is_some()))
    }

    fn emit(&mut self, now: Instant, buf: &mut [u8], body: Body, payload: Range<u64>) -> Transmit {
        let destination = match body {
            Body::Handshake(_) => 0,
            _ => self.peer,
        };
        let packet = Packet {
            timestamp_us: now.since(self.since).as_micros() as u32,
            destination,
            body,
        };
        let own_len = packet.emit(&mut buf[HEADERS_LEN..]);
        self.datagrams.emit(buf, own_len, payload)
    }

    fn emit_data(&mut self, now: Instant, buf: &mut [u8], place: u64, again: bool) -> Transmit {
        self.stats.sent_packets += 1;
        self.stats.retransmitted_packets += u64::from(again);
        let body = Body::Data {
            number: self.numbering.number(place),
            ends: (place == 0, place + 1 == self.end),
        };
        self.emit(now, buf, body, self.pieces.payload(place))
    }

    /// Takes all that is in flight as lost, unless something is known to be: the peer was silent for too long.
    fn on_exp(&mut self, now: Instant) {
        let stuck = self.in_flight() > 0 && now.since(self.progressed) >= self.stuck_after;
        if self.exp.expire(now) || stuck {
            self.state = State::Closed;
            return;
        }
        if self.in_flight() == 0 {
            self.due.push_back(Body::KeepAlive);
            return;
        }
        if self.lost.is_empty() {
            self.lost.insert(self.acknowledged..self.next, ());
        }
        self.rates.on_timeout();
        self.stats.timeouts += 1;
        self.add_event(now, RecoveryEventKind::Timeout);
    }
}

impl Endpoint for Sender {
    fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Range<u64> {
        let parsed = self.datagrams.parse(packet, wire_len);
        let parsed = parsed.and_then(|carried| Packet::parse(carried.held));
        let connected = self.state == State::Connected;
        let makes_sense = match parsed {
            Ok(packet) if packet.destination == self.id => match &packet.body {
                Body::Handshake(answer) => self.on_handshake(now, answer),
                Body::Ack {
                    count,
                    next,
                    report,
                } if connected => self.on_ack(now, *count, *next, report),
                Body::LightAck { next } if connected => self.on_light_ack(now, *next),
                Body::Nak(losses) if connected => self.on_nak(now, losses),
                Body::Shutdown if connected => {
                    self.state = State::Closed;
                    true
                }
                // A receiver that still sends has not received the shutdown.
                Body::Ack { .. } | Body::KeepAlive if self.complete => {
                    self.due.push_back(Body::Shutdown);
                    true
                }
                // That a peer lives does not mean that it has what was sent.
                Body::KeepAlive => connected,
                _ => false,
            },
            _ => false,
        };
        self.stats.refused_packets += u64::from(!makes_sense);
        0..0
    }

    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        if self.stop.is_some_and(|at| at <= now) {
            self.end = self.end.min(self.next);
            self.close_if_complete();
        }
        if let Some(body) = self.due.pop_front() {
            return Some(self.emit(now, buf, body, 0..0));
        }
        let (place, again) = self.choose(now)?;
        Some(self.emit_data(now, buf, place, again))
    }

    fn poll_timeout(&self) -> Option<Instant> {
        match self.state {
            State::Idle | State::Requesting => Some(self.request_at),
            State::Connected => {
                let sends = !self.lost.is_empty() || self.may_send_new();
                let paced = sends.then(|| self.pacer.next());
                let stop = self.stop.filter(|_| self.end > self.next);
                let exp = Some(self.exp.expires_at(self.rates.rtt()));
                Instant::earliest([paced, stop, exp])
            }
            State::Closed => None,
        }
    }

    fn handle_timeout(&mut self, now: Instant) {
        match self.state {
            State::Idle if self.request_at <= now => {
                self.state = State::Requesting;
                self.since = now;
                self.request(now);
            }
            State::Requesting if now.since(self.since) >= REQUEST_FOR => {
                self.state = State::Closed;
            }
            State::Requesting if self.request_at <= now => {
                self.stats.timeouts += 1;
                self.request(now);
            }
            State::Connected if self.exp.expires_at(self.rates.rtt()) <= now => self.on_exp(now),
            _ => {}
        }
    }

    fn keys(&self) -> Vec<Key> {
        vec![self.datagrams.key()]
    }
}

impl Statistics for Sender {
    fn report_to(&mut self, _now: Instant, record: &mut Record) {
        self.recovery_events
            .drain(..)
            .for_each(|event| record.add_event(event));
    }

    fn sample(&self) -> Sample {
        let window = self.room.min(self.rates.window());
        let packet_bytes = u64::from(self.packet_bytes);
        let rate = rate_bps(self.packet_bytes, self.rates.interval_ns());
        Sample {
            control: Some(Control {
                window_bytes: Some(window * packet_bytes),
                rate_bps: (!self.rates.is_unpaced()).then_some(rate as u64),
                in_flight_bytes: Some(self.in_flight() * packet_bytes),
                srtt: (self.stats.rtt.count() > 0).then(|| self.rates.rtt().mean),
            }),
            ..Sample::default()
        }
    }

    fn counts(&self) -> Counts {
        Counts {
            sent: self.stats.clone(),
            complete: self.complete,
            transport_counters: BTreeMap::from([
                ("naks", self.naks),
                ("capacity_packets_per_s", self.rates.capacity() as u64),
            ]),
            ..Counts::default()
        }
    }
}
