//! PSockets (Sivakumar, Bailey, Grossman, "PSockets: the case for application-level network striping for data intensive
//! applications using high speed wide area networks", SC2000): one transfer over N parallel TCP connections.
//!
//! ```text
//! the stream is cut into chunks; a connection that has sent all it has takes the next
//! N = 1, 2, 4, ... 32 as long as doubling N makes acknowledged data at least 10 % more per second
//! ```
//!
//! Each connection is NewReno with its own window, port, loss recovery and receive buffer, so that N of them lose an
//! N-th of what one loses by a cut, grow N times as fast, and have N times the buffer (`max_window_packets` is each
//! one's). The seed simulations of others set N = 8 and divide the data by 8 at once.
//!
//! The search for N (ADR 0206) runs within the transfer: with each number, data is counted in spans of 10 round trips
//! until two in a row differ by less than 10 %, so that the new connections' start does not count; in 6 spans at most.
//! When a doubling was not worth it, its connections finish their chunks and rest. Given a number, there is no search.
//! All close when nothing is left to send.
//!
//! Connection `i` has the sender's port plus `i`. Which chunk went by which connection is the application's to tell
//! its peer, as with the library.

use std::collections::VecDeque;

use crate::config::{ConfigError, FlowConfig, Transmit};
use crate::options::{Declaration, Unit, Values};
use crate::receiver::Receiver;
use crate::sender::Sender;
use crate::stats::{Mark, ReceiverStats, SenderStats};
use crate::time::{Instant, Span};
use crate::wire::{ipv4, tcp};

/// Segments of a chunk: about the 64 KB that a socket's buffer held.
const CHUNK_SEGMENTS: u64 = 64;
/// What doubling the connections must bring to be worth it.
const WORTH: f64 = 1.1;
/// Round trips of a span in which acknowledged data is counted.
const ROUNDS: u64 = 10;
/// Two spans in a row that differ by less are the steady state; new connections start up before.
const STEADY: f64 = 0.1;
/// Spans after which a number of connections is judged in any case.
const MOST_SPANS: usize = 6;

/// The most connections of one transfer.
pub const MAX_CONNECTIONS: u16 = 32;

/// Connections of a transfer.
pub const CONNECTIONS: Declaration = Declaration {
    table: "psockets",
    key: "connections",
    values: Values::Number {
        unit: Unit::Count,
        default: None,
        least: 1,
        most: Some(MAX_CONNECTIONS as u64),
    },
    help: "connections that share the transfer; without it the number is searched for",
};
pub(crate) const OPTIONS: &[Declaration] = &[CONNECTIONS];

/// The connections that a transfer may have.
pub(crate) fn most_connections(config: &FlowConfig) -> u16 {
    let given = config.options.optional(&CONNECTIONS);
    given.map_or(MAX_CONNECTIONS, |n| n as u16)
}

/// The configuration of each connection that a transfer may have.
fn each_connection(config: &FlowConfig) -> impl Iterator<Item = FlowConfig> {
    config.source_ports().map(|port| {
        let mut one = config.clone();
        one.source.set_port(port);
        one
    })
}

/// One of the connections, and the chunks that it has taken and that are not acknowledged.
#[derive(Debug)]
struct Connection {
    sender: Sender,
    /// Where in the stream each chunk begins.
    chunks: VecDeque<u64>,
    /// The first of them, counted from the connection's first.
    first_chunk: u64,
}

impl Connection {
    /// The place in the whole stream of a byte of this connection's that is not acknowledged.
    fn place(&self, byte: u64, chunk_bytes: u64) -> u64 {
        let chunk = byte / chunk_bytes - self.first_chunk;
        self.chunks[chunk as usize] + byte % chunk_bytes
    }

    /// Forgets chunks that are acknowledged.
    fn forget(&mut self, chunk_bytes: u64) {
        let acknowledged = self.sender.acknowledged_bytes() / chunk_bytes;
        while self.first_chunk < acknowledged && self.chunks.pop_front().is_some() {
            self.first_chunk += 1;
        }
    }
}

/// The search for the number of connections: data acknowledged in spans of [`ROUNDS`] round trips.
#[derive(Debug, Default)]
struct Search {
    /// When this span ends; none before the first begins and after the search.
    due: Option<Instant>,
    began: Instant,
    acknowledged: u64,
    /// Bytes per second in each span with this number of connections.
    rates: Vec<f64>,
    /// Bytes per second with half as many.
    before: f64,
    found: bool,
}

/// The sending end: all connections of a transfer.
#[derive(Debug)]
pub struct ParallelSender {
    connections: Vec<Connection>,
    /// How many of them were ever started, the first ones.
    started: usize,
    /// How many of them take chunks, the first ones.
    active: usize,
    first_port: u16,
    chunk_bytes: u64,
    /// The next byte of the stream that no connection has taken, and the stream's length.
    next: u64,
    bytes: Option<u64>,
    /// From when on no connection sends anything new.
    stop: Option<Instant>,
    search: Search,
    /// Whose turn it is to send.
    turn: usize,
    refused_packets: u64,
    marks: Vec<Mark>,
}

impl ParallelSender {
    /// A sender that is silent until [`ParallelSender::start`].
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub fn new(config: &FlowConfig) -> Result<ParallelSender, ConfigError> {
        config.validate()?;
        let connections = each_connection(config)
            .map(|one| {
                Ok(Connection {
                    sender: Sender::open(&one)?,
                    chunks: VecDeque::new(),
                    first_chunk: 0,
                })
            })
            .collect::<Result<_, _>>()?;
        let given = config.options.optional(&CONNECTIONS);
        Ok(ParallelSender {
            connections,
            started: 0,
            active: given.map_or(1, |n| n as usize),
            first_port: config.source.port(),
            chunk_bytes: CHUNK_SEGMENTS * u64::from(config.payload_bytes()),
            next: 0,
            bytes: config.bytes,
            stop: config.stop,
            search: Search {
                found: given.is_some(),
                ..Search::default()
            },
            turn: 0,
            refused_packets: 0,
            marks: Vec::new(),
        })
    }

    /// Connections that share the transfer now.
    pub fn connections(&self) -> usize {
        self.active
    }

    /// Begins the set-up.
    pub fn start(&mut self, now: Instant) {
        for i in self.started..self.active {
            self.connections[i].sender.start(now);
        }
        self.started = self.started.max(self.active);
    }

    /// Takes a packet that arrived, as [`Sender::handle`] does.
    pub fn handle(&mut self, now: Instant, packet: &[u8], wire_len: u32) {
        let port = ports(packet).map(|(_, own)| own);
        let number = port.and_then(|own| own.checked_sub(self.first_port));
        match number.and_then(|i| self.connections.get_mut(usize::from(i))) {
            Some(connection) => {
                connection.sender.handle(now, packet, wire_len);
                connection.forget(self.chunk_bytes);
            }
            None => self.refused_packets += 1,
        }
        if self.search.due.is_none() && !self.search.found {
            self.begin_span(now);
        }
    }

    /// The next packet to send now, as [`Sender::poll_transmit`] has it; its payload is that of the whole stream.
    pub fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        for _ in 0..self.started {
            let i = self.turn;
            self.turn = (self.turn + 1) % self.started;
            self.supply(now, i);
            let connection = &mut self.connections[i];
            if let Some(mut sent) = connection.sender.poll_transmit(now, buf) {
                if !sent.payload.is_empty() {
                    let len = sent.payload.end - sent.payload.start;
                    let start = connection.place(sent.payload.start, self.chunk_bytes);
                    sent.payload = start..start + len;
                }
                return Some(sent);
            }
        }
        None
    }

    /// Gives a connection that has nothing left to send the next chunk; with none left, it closes.
    fn supply(&mut self, now: Instant, i: usize) {
        let connection = &mut self.connections[i];
        if !connection.sender.wants_data() {
            return;
        }
        let left = self.bytes.map_or(u64::MAX, |bytes| bytes - self.next);
        if i >= self.active && left > 0 {
            return;
        }
        let taken = left.min(self.chunk_bytes);
        let last = taken < self.chunk_bytes;
        connection.sender.supply(now, taken, last);
        if taken > 0 {
            connection.chunks.push_back(self.next);
            self.next += taken;
        }
    }

    /// When [`ParallelSender::on_deadline`] wants to be called.
    pub fn deadline(&self) -> Option<Instant> {
        let started = self.connections[..self.started].iter();
        let senders = started.filter_map(|c| c.sender.deadline());
        senders.chain(self.search.due).min()
    }

    /// Lets the timers that are due expire.
    pub fn on_deadline(&mut self, now: Instant) {
        for connection in &mut self.connections[..self.started] {
            if connection.sender.deadline().is_some_and(|at| at <= now) {
                connection.sender.on_deadline(now);
            }
        }
        if self.search.due.is_some_and(|at| at <= now) {
            self.end_span(now);
        }
    }

    /// Begins a span if a round-trip time is known.
    fn begin_span(&mut self, now: Instant) {
        self.search.began = now;
        self.search.acknowledged = self.acknowledged_bytes();
        let srtt = self.srtt().filter(|_| !self.search.found);
        let span = srtt.map(|srtt| srtt.max(Span::from_micros(1)).saturating_mul(ROUNDS));
        self.search.due = span.map(|span| now + span);
    }

    fn end_span(&mut self, now: Instant) {
        let gained = self.acknowledged_bytes() - self.search.acknowledged;
        let rate = gained as f64 / now.since(self.search.began).as_secs_f64();
        let last = self.search.rates.last().copied();
        self.search.rates.push(rate);
        let steady = last.is_some_and(|last| (rate / last - 1.0).abs() < STEADY);
        if self.bytes == Some(self.next) || self.stop.is_some_and(|at| at <= now) {
            // The end of the data would look like a slow path.
            self.search.found = true;
        } else if steady || self.search.rates.len() == MOST_SPANS {
            self.judge(now);
        }
        self.begin_span(now);
    }

    /// Are more connections worth a trial, or were the last ones not?
    fn judge(&mut self, now: Instant) {
        let rate = self.search.rates.iter().rev().take(2).sum::<f64>() / 2.0;
        self.search.rates.clear();
        if rate < WORTH * self.search.before {
            self.active /= 2;
            self.search.found = true;
        } else if self.active == self.connections.len() {
            self.search.found = true;
        } else {
            self.search.before = rate;
            self.active *= 2;
            self.start(now);
        }
    }

    fn acknowledged_bytes(&self) -> u64 {
        let senders = self.connections.iter().map(|c| &c.sender);
        senders.map(Sender::acknowledged_bytes).sum()
    }

    /// What happened so far, to all connections together.
    pub fn stats(&self) -> SenderStats {
        let mut sum = SenderStats {
            refused_packets: self.refused_packets,
            ..SenderStats::default()
        };
        for connection in &self.connections {
            sum.add(connection.sender.stats());
        }
        sum
    }

    /// The rare events since the last call.
    pub fn take_marks(&mut self) -> std::vec::Drain<'_, Mark> {
        for connection in &mut self.connections {
            self.marks.extend(connection.sender.take_marks());
        }
        self.marks.drain(..)
    }

    /// Connections that have data to send or on its way.
    fn busy(&self) -> impl Iterator<Item = &Sender> {
        let senders = self.connections.iter().enumerate();
        senders
            .filter(|(i, c)| *i < self.active || c.sender.in_flight_bytes() > 0)
            .map(|(_, c)| &c.sender)
    }

    /// The windows in use, frame bytes.
    pub fn window_bytes(&self) -> u64 {
        self.busy().map(Sender::window_bytes).sum()
    }

    /// Frame bytes in flight.
    pub fn in_flight_bytes(&self) -> u64 {
        self.busy().map(Sender::in_flight_bytes).sum()
    }

    /// The mean of the connections' smoothed round-trip times, once there is one.
    pub fn srtt(&self) -> Option<Span> {
        let known = self.busy().filter_map(Sender::srtt);
        let (sum, count) = known.fold((0, 0), |(sum, count), srtt| (sum + srtt.0, count + 1));
        (count > 0).then(|| Span(sum / count))
    }

    /// Whether all data and the FINs are acknowledged; never for an unlimited flow.
    pub fn is_complete(&self) -> bool {
        let mut started = self.connections[..self.started].iter();
        self.started > 0 && started.all(|c| c.sender.is_complete())
    }
}

/// The receiving end: a receiver for each connection that may come.
#[derive(Debug)]
pub struct ParallelReceiver {
    receivers: Vec<Receiver>,
    first_port: u16,
    bytes: Option<u64>,
    /// How many of them may have been spoken to, the first ones.
    started: usize,
    turn: usize,
    refused_packets: u64,
}

impl ParallelReceiver {
    /// A receiver that waits for the connections' SYNs.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub fn new(config: &FlowConfig) -> Result<ParallelReceiver, ConfigError> {
        config.validate()?;
        Ok(ParallelReceiver {
            receivers: each_connection(config)
                .map(|one| Receiver::new(&one))
                .collect::<Result<_, _>>()?,
            first_port: config.source.port(),
            bytes: config.bytes,
            started: 0,
            turn: 0,
            refused_packets: 0,
        })
    }

    /// Takes a packet that arrived, as [`Receiver::handle`] does.
    pub fn handle(&mut self, now: Instant, packet: &[u8], wire_len: u32) {
        let port = ports(packet).map(|(peer, _)| peer);
        let number = port.and_then(|peer| peer.checked_sub(self.first_port));
        let Some(i) = number
            .map(usize::from)
            .filter(|&i| i < self.receivers.len())
        else {
            self.refused_packets += 1;
            return;
        };
        self.receivers[i].handle(now, packet, wire_len);
        self.started = self.started.max(i + 1);
        self.turn = i;
    }

    /// The next packet to send now, as [`Receiver::poll_transmit`] has it.
    pub fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        (0..self.started).find_map(|step| {
            let i = (self.turn + step) % self.started;
            self.receivers[i].poll_transmit(now, buf)
        })
    }

    /// When [`ParallelReceiver::on_deadline`] wants to be called.
    pub fn deadline(&self) -> Option<Instant> {
        let started = self.receivers[..self.started].iter();
        started.filter_map(Receiver::deadline).min()
    }

    /// Lets the timers that are due expire.
    pub fn on_deadline(&mut self, now: Instant) {
        for receiver in &mut self.receivers[..self.started] {
            if receiver.deadline().is_some_and(|at| at <= now) {
                receiver.on_deadline(now);
            }
        }
    }

    /// What happened so far, on all connections together. Data is in order within its connection.
    pub fn stats(&self) -> ReceiverStats {
        let mut sum = ReceiverStats {
            refused_packets: self.refused_packets,
            ..ReceiverStats::default()
        };
        for receiver in &self.receivers[..self.started] {
            sum.add(receiver.stats());
        }
        sum
    }

    /// Whether the whole stream arrived, or all that was sent of it.
    pub fn is_complete(&self) -> bool {
        let mut started = self.receivers[..self.started].iter();
        self.bytes == Some(self.stats().payload_bytes)
            || self.started > 0 && started.all(Receiver::is_complete)
    }
}

/// Source and destination port of a TCP packet.
fn ports(packet: &[u8]) -> Option<(u16, u16)> {
    let ip = ipv4::Packet::new_checked(packet).ok()?;
    let segment = tcp::Packet::new_checked(&packet[ip.header_len()..]).ok()?;
    let is_tcp = ip.protocol() == tcp::PROTOCOL;
    is_tcp.then(|| (segment.source_port(), segment.destination_port()))
}
