//! PSockets (Sivakumar, Bailey, Grossman, "PSockets: the case for application-level network striping for data intensive
//! applications using high speed wide area networks", SC2000): one transfer over N parallel TCP connections.
//!
//! ```text
//! the stream is cut into chunks; a connection that has sent all it has takes the next
//! N = 1, 2, 4, ... 32 as long as doubling N makes acknowledged data at least 10 % more per second
//! ```
//!
//! Each connection is NewReno with its own window, port, loss recovery and receive buffer. So a cut
//! costs N of them an N-th of its cost to one. They grow N times as fast, and have N times the
//! buffer (`max_window_packets` is each one's). The seed simulations of others set N = 8 and divide
//! the data by 8 at once.
//!
//! The search for N (ADR 0206) runs within the transfer. With each number, data is counted in spans
//! of 10 round trips until two in a row differ by less than 10 %, in 6 spans at most. So the new
//! connections' start does not count. When a doubling was not worth it, its connections finish
//! their chunks and rest. Given a number, there is no search. All close when nothing is left to
//! send.
//!
//! Connection `i` has the sender's port plus `i`. Which chunk went by which connection is the application's to tell
//! its peer, as with the library.

pub mod options;

use std::collections::VecDeque;
use std::ops::Range;

use options::CONNECTIONS;

use crate::flow::config::{ConfigError, FlowConfig, Transmit};
use crate::flow::endpoint::{Counts, Endpoint, Statistics};
use crate::flow::key::Key;
use crate::stats::record::Record;
use crate::stats::sample::{Control, Sample};
use crate::stats::{ReceiverStats, SenderStats};
use crate::tcp::receiver::Receiver;
use crate::tcp::sender::Sender;
use crate::{Instant, Span};

/// Segments of a chunk: about the 64 KB that a socket's buffer held.
const CHUNK_SEGMENTS: u64 = 64;
/// The gain that makes doubling the connections worthwhile.
const MIN_GAIN: f64 = 1.1;
/// Round trips of a span in which acknowledged data is counted.
const ROUNDS: u64 = 10;
/// Two spans in a row that differ by less are the steady state; new connections start up before.
const STEADY: f64 = 0.1;
/// Spans after which a number of connections is judged in any case.
const MAX_SPANS: usize = 6;

/// Configures each connection that a transfer may have.
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
    /// Finds the place in the whole stream of a byte of this connection's that is not acknowledged.
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
    /// When the first of them start.
    start: Instant,
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
    /// The connection whose turn it is to send.
    turn: usize,
    refused_packets: u64,
}

impl ParallelSender {
    /// Makes a sender that begins at `config.start`.
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
            start: config.start,
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
        })
    }

    /// Starts the connections that take chunks.
    fn start(&mut self, now: Instant) {
        for i in self.started..self.active {
            self.connections[i].sender.start(now);
        }
        self.started = self.started.max(self.active);
    }

    /// Gives a connection that has nothing left to send the next chunk; with none left, it closes.
    fn supply(&mut self, now: Instant, i: usize) {
        let connection = &mut self.connections[i];
        if !connection.sender.has_room_for_data() {
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
        } else if steady || self.search.rates.len() == MAX_SPANS {
            self.judge(now);
        }
        self.begin_span(now);
    }

    /// Judges whether more connections are worth a trial, or the last ones were not.
    fn judge(&mut self, now: Instant) {
        let rate = self.search.rates.iter().rev().take(2).sum::<f64>() / 2.0;
        self.search.rates.clear();
        if rate < MIN_GAIN * self.search.before {
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

    /// Iterates over the connections that have data to send or on its way.
    fn busy(&self) -> impl Iterator<Item = &Sender> {
        let senders = self.connections.iter().enumerate();
        senders
            .filter(|(i, c)| *i < self.active || c.sender.in_flight_bytes() > 0)
            .map(|(_, c)| &c.sender)
    }

    /// Returns the mean of the connections' smoothed round-trip times, once there is one.
    fn srtt(&self) -> Option<Span> {
        let known = self.busy().filter_map(Sender::srtt);
        let (sum, count) = known.fold((0, 0), |(sum, count), srtt| (sum + srtt.0, count + 1));
        (count > 0).then(|| Span(sum / count))
    }
}

impl Endpoint for ParallelSender {
    fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Range<u64> {
        let port = Key::from_packet(packet).map(|key| key.own_ports.first);
        let number = port.and_then(|own| own.checked_sub(self.first_port));
        match number.and_then(|i| self.connections.get_mut(usize::from(i))) {
            Some(connection) => {
                connection.sender.handle_packet(now, packet, wire_len);
                connection.forget(self.chunk_bytes);
            }
            None => self.refused_packets += 1,
        }
        if self.search.due.is_none() && !self.search.found {
            self.begin_span(now);
        }
        0..0
    }

    /// Returns the next packet of some connection; its payload is that of the whole stream.
    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
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

    fn poll_timeout(&self) -> Option<Instant> {
        if self.started == 0 {
            return Some(self.start);
        }
        let started = self.connections[..self.started].iter();
        let senders = started.filter_map(|c| c.sender.poll_timeout());
        senders.chain(self.search.due).min()
    }

    fn handle_timeout(&mut self, now: Instant) {
        if self.started == 0 && self.start <= now {
            return self.start(now);
        }
        for connection in &mut self.connections[..self.started] {
            if connection.sender.poll_timeout().is_some_and(|at| at <= now) {
                connection.sender.handle_timeout(now);
            }
        }
        if self.search.due.is_some_and(|at| at <= now) {
            self.end_span(now);
        }
    }

    fn keys(&self) -> Vec<Key> {
        let mut key = self.connections[0].sender.keys()[0];
        key.own_ports.last += self.connections.len() as u16 - 1;
        vec![key]
    }
}

impl Statistics for ParallelSender {
    fn report_to(&mut self, _now: Instant, record: &mut Record) {
        for connection in &mut self.connections[..self.started] {
            for event in connection.sender.take_recovery_events() {
                record.add_event(event);
            }
        }
    }

    /// Returns the state of all connections together; the round-trip time is the mean over them.
    fn sample(&self) -> Sample {
        Sample {
            control: Some(Control {
                window_bytes: Some(self.busy().map(Sender::window_bytes).sum()),
                rate_bps: None,
                in_flight_bytes: Some(self.busy().map(Sender::in_flight_bytes).sum()),
                srtt: self.srtt(),
            }),
            ..Sample::default()
        }
    }

    fn counts(&self) -> Counts {
        let mut sent = SenderStats {
            refused_packets: self.refused_packets,
            ..SenderStats::default()
        };
        for connection in &self.connections {
            sent.add(connection.sender.stats());
        }
        let mut started = self.connections[..self.started].iter();
        Counts {
            sent,
            complete: self.started > 0 && started.all(|c| c.sender.is_complete()),
            ..Counts::default()
        }
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
    /// Makes a receiver that waits for the connections' SYNs.
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

    /// Returns the counts so far, of all connections together. Data is in order within its
    /// connection.
    fn stats(&self) -> ReceiverStats {
        let mut sum = ReceiverStats {
            refused_packets: self.refused_packets,
            ..ReceiverStats::default()
        };
        for receiver in &self.receivers[..self.started] {
            sum.add(receiver.stats());
        }
        sum
    }
}

impl Endpoint for ParallelReceiver {
    /// Takes a packet; which of the stream's bytes it brings is not known here.
    fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Range<u64> {
        let port = Key::from_packet(packet).map(|key| key.other_ports.first);
        let number = port.and_then(|peer| peer.checked_sub(self.first_port));
        let Some(i) = number
            .map(usize::from)
            .filter(|&i| i < self.receivers.len())
        else {
            self.refused_packets += 1;
            return 0..0;
        };
        self.receivers[i].handle_packet(now, packet, wire_len);
        self.started = self.started.max(i + 1);
        self.turn = i;
        0..0
    }

    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        (0..self.started).find_map(|step| {
            let i = (self.turn + step) % self.started;
            self.receivers[i].poll_transmit(now, buf)
        })
    }

    fn poll_timeout(&self) -> Option<Instant> {
        let started = self.receivers[..self.started].iter();
        started.filter_map(Endpoint::poll_timeout).min()
    }

    fn handle_timeout(&mut self, now: Instant) {
        for receiver in &mut self.receivers[..self.started] {
            if receiver.poll_timeout().is_some_and(|at| at <= now) {
                receiver.handle_timeout(now);
            }
        }
    }

    fn keys(&self) -> Vec<Key> {
        let mut key = self.receivers[0].keys()[0];
        key.other_ports.last += self.receivers.len() as u16 - 1;
        vec![key]
    }
}

impl Statistics for ParallelReceiver {
    fn delivered_bytes(&self) -> Option<u64> {
        Some(self.stats().delivered_bytes)
    }

    /// Returns the counts; the end is complete when the whole stream arrived, or all that was sent of it.
    fn counts(&self) -> Counts {
        let received = self.stats();
        let mut started = self.receivers[..self.started].iter();
        Counts {
            complete: self.bytes == Some(received.payload_bytes)
                || self.started > 0 && started.all(Receiver::is_complete),
            received,
            ..Counts::default()
        }
    }
}
