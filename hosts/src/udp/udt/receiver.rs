//! The receiving end: a incoming without memory until a cookie comes back, then a receiver that acknowledges by timer and
//! names what is missing.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Range;

use super::cookie::Cookies;
use super::estimate::{Arrivals, RoundTrip};
use super::options::{HEADER_LEN, NAK, Nak};
use super::packet::{Body, Handshake, Packet, Report, Request, VERSION, words_of};
use super::sender::STREAM;
use super::sequence::Numbering;
use super::{DEAD_AFTER, Exp, MIN_MSS, SYN, mss, socket_id, window};
use crate::flow::config::{ConfigError, FlowConfig, MAX_HEADER_LEN, Transmit};
use crate::flow::endpoint::{Counts, Endpoint, Role, Statistics};
use crate::flow::key::Key;
use crate::stats::ReceiverStats;
use crate::udp::datagram::{Datagrams, numbers};
use crate::udp::ranges::Ranges;
use crate::wire::udp::{HEADERS_LEN, frame_headers};
use crate::{Instant, Span};

/// Packets between two ACKs for which a light ACK goes (libudt 4.11).
const LIGHT_EVERY: u64 = 64;
/// ACKs that an ACK2 may still name.
const REMEMBERED_ACKS: usize = 1024;

/// The knowledge of a missing range.
#[derive(Clone, Copy, Debug)]
struct Missing {
    reported: Instant,
    times: u64,
}

/// The receiving end of a flow.
#[derive(Debug)]
pub struct Receiver {
    datagrams: Datagrams,
    id: u32,
    cookies: Cookies,
    mss: u32,
    window: u32,
    repeats_naks: bool,
    /// How long the peer may be silent.
    patience: Span,
    bytes: Option<u64>,
    connection: Option<Connection>,
    closed: bool,
    /// The sender has said that this is all.
    shut_down: bool,
    /// The messages to be sent, and the socket ID of each.
    due: VecDeque<(u32, Body)>,
    stats: ReceiverStats,
    naks: u64,
}

impl Receiver {
    /// Makes a receiver that waits for its sender's handshake.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub fn new(config: &FlowConfig) -> Result<Receiver, ConfigError> {
        config.validate()?;
        let mut numbers = numbers(config, Role::Receiver);
        Ok(Receiver {
            datagrams: Datagrams::new(config, Role::Receiver),
            id: socket_id(numbers.draw(), Role::Receiver),
            cookies: Cookies::new(numbers),
            mss: mss(config),
            window: window(config),
            repeats_naks: config.options.choice::<Nak>(&NAK) == Nak::Periodic,
            patience: config.patience(DEAD_AFTER),
            bytes: config.bytes,
            connection: None,
            closed: false,
            shut_down: false,
            due: VecDeque::new(),
            stats: ReceiverStats::default(),
            naks: 0,
        })
    }

    /// Returns whether a client has shown that it owns its address.
    pub fn is_connected(&self) -> bool {
        self.connection.is_some()
    }

    fn on_handshake(&mut self, now: Instant, asked: &Handshake) -> bool {
        let answer = Handshake {
            mss: asked.mss.min(self.mss),
            window: asked.window.min(self.window),
            ..*asked
        };
        let client = self.datagrams.peer_address();
        let answer = match asked.request {
            Request::Induction => Handshake {
                cookie: self.cookies.make(now, client),
                ..answer
            },
            Request::Connection if self.cookies.holds(now, client, asked.cookie) => {
                let known = self.connection.as_ref();
                if known.is_some_and(|known| (known.peer, known.handshake) != (asked.id, *asked)) {
                    return false;
                }
                let serves = asked.version == VERSION && asked.kind == STREAM;
                if !serves || asked.mss < MIN_MSS || asked.window == 0 {
                    Handshake {
                        request: Request::Refusal,
                        ..answer
                    }
                } else {
                    let window = u64::from(self.window);
                    let exp = Exp::new(now, self.patience);
                    self.connection.get_or_insert_with(|| {
                        Connection::new(now, asked, answer.mss, window, exp)
                    });
                    Handshake {
                        id: self.id,
                        ..answer
                    }
                }
            }
            Request::Connection | Request::Refusal => return false,
        };
        self.due.push_back((asked.id, Body::Handshake(answer)));
        true
    }

    fn send_naks(&mut self, losses: Vec<Range<u64>>) {
        let Some(connection) = &self.connection else {
            return;
        };
        let (peer, numbering) = (connection.peer, connection.numbering);
        let words = (MAX_HEADER_LEN.min(self.mss as usize) - HEADERS_LEN - HEADER_LEN) / 4;
        let (mut list, mut used) = (Vec::new(), 0);
        for range in losses {
            let loss = (
                numbering.number(range.start),
                numbering.number(range.end - 1),
            );
            if used + words_of(loss) > words {
                self.due
                    .push_back((peer, Body::Nak(std::mem::take(&mut list))));
                self.naks += 1;
                used = 0;
            }
            used += words_of(loss);
            list.push(loss);
        }
        if !list.is_empty() {
            self.due.push_back((peer, Body::Nak(list)));
            self.naks += 1;
        }
    }

    /// Takes a data packet with so many bytes of payload. Returns which of the stream they are, or `None` if it can't
    /// be.
    fn on_data(&mut self, now: Instant, number: u32, len: u64) -> Option<Range<u64>> {
        let connection = self.connection.as_mut()?;
        let place = connection.place(number, len)?;
        connection.exp.on_received(now);
        self.stats.received_packets += 1;
        let (taken, missing) = connection.take(now, place, number, len);
        let short = len < connection.payload;
        let light = connection.light_ack_due();
        if taken.is_empty() {
            self.stats.duplicate_packets += 1;
        }
        self.stats.payload_bytes = connection.front.bytes;
        self.stats.delivered_bytes =
            connection.front.bytes + connection.front.place * frame_headers(HEADER_LEN) as u64;
        self.send_naks(missing);
        // Behind the stream's end nothing belongs: a packet that is missing is short, and this one will come again.
        let taken = match self.bytes {
            Some(bytes) if taken.end > bytes => 0..0,
            _ => taken,
        };
        if short {
            self.acknowledge(now);
        } else if light {
            self.acknowledge_lightly();
        }
        Some(taken)
    }

    fn acknowledge(&mut self, now: Instant) {
        if let Some(connection) = &mut self.connection
            && let Some(ack) = connection.ack(now)
        {
            self.due.push_back((connection.peer, ack));
            self.stats.sent_acks += 1;
        }
    }

    fn acknowledge_lightly(&mut self) {
        if let Some(connection) = &self.connection {
            let next = connection.numbering.number(connection.front.place);
            self.due
                .push_back((connection.peer, Body::LightAck { next }));
            self.stats.sent_acks += 1;
        }
    }
}

/// Where the stream is in order up to.
#[derive(Clone, Copy, Debug, Default)]
struct Front {
    /// The first packet that is missing.
    place: u64,
    /// Bytes of those before.
    bytes: u64,
}

/// The state that is kept of a client.
#[derive(Debug)]
struct Connection {
    peer: u32,
    handshake: Handshake,
    since: Instant,
    numbering: Numbering,
    /// Payload bytes of a full packet.
    payload: u64,
    window: u64,
    front: Front,
    /// One behind the last packet that has arrived.
    end: u64,
    missing: Ranges<Missing>,
    /// Beyond the front, how much packets are shorter than full ones.
    short: BTreeMap<u64, u64>,
    arrivals: Arrivals,
    rtt: RoundTrip,
    exp: Exp,
    ack_at: Option<Instant>,
    /// Data packets since the last ACK, and light ACKs.
    since_ack: u64,
    light_acks: u64,
    /// The packets that the last ACK acknowledged, when it left, and when speeds were last reported.
    acknowledged: u64,
    acknowledged_at: Instant,
    speeds_at: Instant,
    /// The packets that an ACK2 has confirmed.
    confirmed: u64,
    ack_count: u32,
    /// Count, packet and departure of the last ACKs.
    acks: VecDeque<(u32, u64, Instant)>,
    nak_at: Option<Instant>,
}

impl Connection {
    fn new(now: Instant, asked: &Handshake, mss: u32, window: u64, exp: Exp) -> Connection {
        Connection {
            peer: asked.id,
            handshake: *asked,
            since: now,
            numbering: Numbering::from(asked.initial),
            payload: u64::from(mss) - (HEADERS_LEN + HEADER_LEN) as u64,
            window: window.min(asked.window.into()),
            front: Front::default(),
            end: 0,
            missing: Ranges::default(),
            short: BTreeMap::new(),
            arrivals: Arrivals::new(),
            rtt: RoundTrip::default(),
            exp,
            ack_at: None,
            since_ack: 0,
            light_acks: 1,
            acknowledged: 0,
            acknowledged_at: now,
            speeds_at: now,
            confirmed: 0,
            ack_count: 0,
            acks: VecDeque::new(),
            nak_at: None,
        }
    }

    /// Finds the packet that a number stands for, if it may come now and have so many bytes.
    fn place(&self, number: u32, len: u64) -> Option<u64> {
        let place = self.numbering.place(number, self.front.place)?;
        let room = place < self.front.place + self.window;
        (room && (1..=self.payload).contains(&len)).then_some(place)
    }

    /// Takes a packet. Returns which bytes of the stream are new, and which packets are now known to be missing.
    fn take(
        &mut self,
        now: Instant,
        place: u64,
        number: u32,
        len: u64,
    ) -> (Range<u64>, Vec<Range<u64>>) {
        let newest = place >= self.end;
        self.arrivals.arrived(now, place, number, newest);
        self.since_ack += 1;
        self.ack_at.get_or_insert(now + SYN);
        let mut reported = Vec::new();
        if newest {
            if place > self.end {
                reported.push(self.end..place);
            }
            self.end = place + 1;
        } else if self.missing.remove(place).is_none() {
            return (0..0, reported);
        }
        let start = self.first_byte(place);
        if len < self.payload {
            // The bytes that came behind it were taken for bytes behind a full packet.
            let behind = place + 1..self.end;
            let known = self.missing.count_in(&behind);
            if known < behind.end - behind.start {
                self.short.split_off(&place);
                reported.push(behind);
            }
            self.short.insert(place, self.payload - len);
        }
        for range in &reported {
            let missing = Missing {
                reported: now,
                times: 1,
            };
            self.missing.insert(range.clone(), missing);
        }
        self.advance();
        if self.nak_at.is_none() && !self.missing.is_empty() {
            self.nak_at = Some(self.next_naks(now));
        }
        (start..start + len, reported)
    }

    /// Returns where in the stream a packet begins, if all that are missing before it are full.
    fn first_byte(&self, place: u64) -> u64 {
        let full = (place - self.front.place) * self.payload;
        let shorter: u64 = self.short.range(..place).map(|(_, less)| less).sum();
        self.front.bytes + full - shorter
    }

    fn advance(&mut self) {
        let place = self.missing.first().unwrap_or(self.end);
        self.front = Front {
            place,
            bytes: self.first_byte(place),
        };
        self.short = self.short.split_off(&place);
    }

    fn light_ack_due(&mut self) -> bool {
        let due = self.since_ack >= LIGHT_EVERY * self.light_acks;
        self.light_acks += u64::from(due);
        due
    }

    /// Returns the ACK to send now, if any is worth it.
    fn ack(&mut self, now: Instant) -> Option<Body> {
        let place = self.front.place;
        let repeated = place == self.acknowledged;
        if place == self.confirmed
            || repeated && now.since(self.acknowledged_at) < self.rtt.overdue()
        {
            return None;
        }
        self.acknowledged = place;
        self.acknowledged_at = now;
        self.ack_count = (self.ack_count + 1) & 0x7fff_ffff;
        if self.acks.len() == REMEMBERED_ACKS {
            self.acks.pop_front();
        }
        self.acks.push_back((self.ack_count, place, now));
        let speeds = (now.since(self.speeds_at) >= SYN).then(|| {
            self.speeds_at = now;
            (self.arrivals.speed(), self.arrivals.capacity())
        });
        Some(Body::Ack {
            count: self.ack_count,
            next: self.numbering.number(place),
            report: Report {
                rtt_us: self.rtt.mean.as_micros() as u32,
                rtt_var_us: self.rtt.variation.as_micros() as u32,
                buffer: self.window as u32,
                speeds,
            },
        })
    }

    /// Handles an ACK2. Returns whether its ACK is known.
    fn on_ack2(&mut self, now: Instant, count: u32) -> bool {
        let Some(at) = self.acks.iter().position(|ack| ack.0 == count) else {
            return false;
        };
        let (_, place, left) = self.acks[at];
        self.acks.drain(..=at);
        self.confirmed = self.confirmed.max(place);
        self.rtt.sample(now.since(left));
        true
    }

    /// Notes that the timer of ACKs has expired; it goes on as long as one may be lost.
    fn on_ack_timer(&mut self, now: Instant) {
        self.since_ack = 0;
        self.light_acks = 1;
        self.ack_at = (self.front.place > self.confirmed).then_some(now + SYN);
    }

    /// Returns when NAKs may be repeated (draft section 3.3).
    fn next_naks(&self, now: Instant) -> Instant {
        now + self.rtt.mean.saturating_mul(4) + self.rtt.variation + SYN
    }

    /// Returns the ranges that were named long ago and are missing still.
    fn overdue(&mut self, now: Instant) -> Vec<Range<u64>> {
        let mean = self.rtt.mean;
        let mut overdue = Vec::new();
        for (range, missing) in self.missing.iter_mut() {
            if now.since(missing.reported) > mean.saturating_mul(missing.times + 1) {
                missing.reported = now;
                missing.times += 1;
                overdue.push(range);
            }
        }
        self.nak_at = (!self.missing.is_empty()).then(|| self.next_naks(now));
        overdue
    }
}

impl Endpoint for Receiver {
    fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Range<u64> {
        let carried = self.datagrams.parse(packet, wire_len);
        let parsed = carried.and_then(|c| Ok((Packet::parse(c.held)?, c.len)));
        let open = self.is_connected() && !self.closed;
        let mut taken = Some(0..0);
        let makes_sense = match parsed {
            Ok((packet, len)) => match packet.body {
                Body::Handshake(asked) => self.on_handshake(now, &asked),
                _ if !open || packet.destination != self.id => false,
                Body::Data { number, .. } => {
                    taken = self.on_data(now, number, (len - HEADER_LEN) as u64);
                    taken.is_some()
                }
                body => {
                    let connection = self.connection.as_mut().expect("open");
                    connection.exp.on_received(now);
                    match body {
                        Body::Ack2 { count } => connection.on_ack2(now, count),
                        Body::Shutdown => {
                            self.closed = true;
                            self.shut_down = true;
                            true
                        }
                        Body::KeepAlive => true,
                        _ => false,
                    }
                }
            },
            Err(_) => false,
        };
        self.stats.refused_packets += u64::from(!makes_sense);
        taken.unwrap_or(0..0)
    }

    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        let (destination, body) = self.due.pop_front()?;
        let since = self.connection.as_ref().map_or(now, |c| c.since);
        let packet = Packet {
            timestamp_us: now.since(since).as_micros() as u32,
            destination,
            body,
        };
        let own_len = packet.emit(&mut buf[HEADERS_LEN..]);
        Some(self.datagrams.emit(buf, own_len, 0..0))
    }

    fn poll_timeout(&self) -> Option<Instant> {
        let connection = self.connection.as_ref().filter(|_| !self.closed)?;
        let naks = connection.nak_at.filter(|_| self.repeats_naks);
        let exp = Some(connection.exp.expires_at(connection.rtt));
        Instant::earliest([connection.ack_at, naks, exp])
    }

    fn handle_timeout(&mut self, now: Instant) {
        let Some(connection) = self.connection.as_mut().filter(|_| !self.closed) else {
            return;
        };
        if connection.exp.expires_at(connection.rtt) <= now {
            if connection.exp.expire(now) {
                self.closed = true;
                return;
            }
            self.due.push_back((connection.peer, Body::KeepAlive));
        }
        let overdue = match connection.nak_at {
            Some(at) if self.repeats_naks && at <= now => connection.overdue(now),
            _ => Vec::new(),
        };
        if connection.ack_at.is_some_and(|at| at <= now) {
            connection.on_ack_timer(now);
            self.acknowledge(now);
        }
        self.send_naks(overdue);
    }

    fn keys(&self) -> Vec<Key> {
        vec![self.datagrams.key()]
    }
}

impl Statistics for Receiver {
    fn delivered_bytes(&self) -> Option<u64> {
        Some(self.stats.delivered_bytes)
    }

    /// Returns the counts; the end is complete when the whole stream has arrived, or the sender has shut down.
    fn counts(&self) -> Counts {
        let whole = self.is_connected() && self.bytes == Some(self.stats.payload_bytes);
        Counts {
            received: self.stats.clone(),
            complete: whole || self.shut_down,
            transport_counters: BTreeMap::from([("naks_sent", self.naks)]),
            ..Counts::default()
        }
    }
}
