//! The sending end: chunk after chunk at the rate that reports allow, and source symbols of chunks that failed.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Range;

use xcpr_codes::Spec;
use xcpr_units::{Instant, Span};

use super::control::{Controller, Seen, Verdict};
use super::options::{CHUNK, DELIVERY, Delivery, HEADER_LEN, REPORT_INTERVAL};
use super::packet::{Chunk, Data, Packet, Probe, Report};
use super::sequence::expand;
use super::{Codes, MAX_OPEN_CHUNKS, symbol_bytes};
use crate::flow::config::{FlowConfig, Transmit};
use crate::flow::endpoint::{CodedSender, Counts, Endpoint, Role, Statistics};
use crate::flow::key::Key;
use crate::stats::record::Record;
use crate::stats::sample::{Control, Sample};
use crate::stats::{RecoveryEvent, RecoveryEventKind, SenderStats};
use crate::tcp::rtt::RttEstimator;
use crate::udp::datagram::{Datagrams, Pacer, interval_ns};
use crate::wire::udp::HEADERS_LEN;

/// The share of chunks that may fail by chance.
pub(super) const FAILURES: f64 = 0.001;
/// The first loss to protect against, and the ratio of one such loss to the next: few codes exist because of them.
const MIN_LOSS: f64 = 1e-4;
pub(super) const LOSS_STEP: f64 = 1.05;
/// The largest loss that the codes' checks are chosen for.
pub(super) const MAX_LOSS: f64 = 0.8;
/// Intervals between reports without one that count as congestion.
const SILENCE: u64 = 4;
/// The least time after which a chunk counts as failed or a question as lost.
const MIN_RTO: Span = Span::from_millis(100);
/// How long the peer may be silent.
const DEAD_AFTER: Span = Span::from_secs(30);

/// A chunk that the receiver does not have yet, as far as is known.
#[derive(Debug)]
struct Open {
    chunk: Chunk,
    /// The next symbol to send for the first time.
    next: u32,
    /// The check symbols, one after the other, until all are sent; none where payload is lengths alone.
    checks: Vec<u8>,
    /// Source symbols to send again.
    again: VecDeque<u16>,
    /// When its last packet left.
    sent: Instant,
    complete: bool,
}

impl Open {
    fn is_sent(&self) -> bool {
        self.next as usize == self.chunk.spec.symbols() && self.again.is_empty()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Until then.
    Idle(Instant),
    Sending,
    /// Nothing is left to do.
    Closed,
}

/// The sending end of a flow.
#[derive(Debug)]
pub struct Sender {
    state: State,
    datagrams: Datagrams,
    started: Instant,
    stop: Option<Instant>,
    reliable: bool,
    packet_bytes: u32,
    symbol_bytes: u16,
    full_bytes: u32,
    /// Bytes of the stream; `None` while it has no end.
    bytes: Option<u64>,
    /// The codes, where the driver carries payload, and the payload of the next chunk as soon as that is there.
    codes: Option<Codes>,
    supplied: Option<Vec<u8>>,

    control: Controller,
    pacer: Pacer,
    rtt: RttEstimator,
    sequence: u64,
    /// Numbers of the first open chunk and of the one to begin next.
    first_open: u32,
    next_chunk: u32,
    open: VecDeque<Open>,
    congestion: bool,
    /// Number and end of the last report, and the sequence numbers until the next.
    reports: u64,
    reported: u64,
    interval: u64,
    last_received: Instant,
    /// How long the peer may be silent.
    patience: Span,
    /// When silence counts, and when to ask.
    silent_at: Instant,
    probe_at: Option<Instant>,
    probe_due: bool,
    complete: bool,

    stats: SenderStats,
    check_packets: u64,
    back_offs: u64,
    recovery_events: Vec<RecoveryEvent>,
}

impl Sender {
    /// Makes a sender that begins at `config.start`; the configuration was checked.
    pub(super) fn new(config: &FlowConfig) -> Sender {
        let symbol_bytes = symbol_bytes(config);
        let mut sender = Sender {
            state: State::Idle(config.start),
            datagrams: Datagrams::new(config, Role::Sender),
            started: config.start,
            stop: config.stop,
            reliable: config.options.choice::<Delivery>(&DELIVERY) == Delivery::Reliable,
            packet_bytes: config.packet_bytes,
            symbol_bytes,
            full_bytes: config.options.number(&CHUNK) as u32 * u32::from(symbol_bytes),
            bytes: config.bytes,
            codes: config.connection.map(|_| Codes::default()),
            supplied: None,
            control: Controller::new(config),
            pacer: Pacer::new(config.start),
            rtt: RttEstimator::new(config.initial_rto, MIN_RTO, config.max_rto),
            sequence: 0,
            first_open: 0,
            next_chunk: 0,
            open: VecDeque::new(),
            congestion: false,
            reports: 0,
            reported: 0,
            interval: config.options.number(&REPORT_INTERVAL),
            last_received: config.start,
            patience: config.patience(DEAD_AFTER),
            silent_at: config.start,
            probe_at: None,
            probe_due: false,
            complete: false,
            stats: SenderStats::default(),
            check_packets: 0,
            back_offs: 0,
            recovery_events: Vec::new(),
        };
        sender.listen(config.start);
        sender
    }

    fn now_us(&self, now: Instant) -> u32 {
        now.since(self.started).as_micros() as u32
    }

    /// Returns the time that a packet takes at the present rate, nanoseconds.
    fn interval_ns(&self) -> f64 {
        interval_ns(self.packet_bytes, self.control.rate_bps())
    }

    /// Lets silence count anew from now on.
    fn listen(&mut self, now: Instant) {
        let packets = (SILENCE * self.interval) as f64;
        self.silent_at = now + Span((packets * self.interval_ns()) as u64) + self.rtt.rto();
    }

    /// Returns when to ask for a report. Reports come by numbers of packets: at a low rate one may take longer than the
    /// patience.
    fn ask_at(&self) -> Instant {
        self.probe_at
            .unwrap_or(self.last_received + Span(self.patience.0 / 2))
    }

    /// Returns whether all chunks of the stream were begun.
    fn is_begun(&self) -> bool {
        let begun = u64::from(self.next_chunk) * u64::from(self.full_bytes);
        self.bytes.is_some_and(|bytes| begun >= bytes)
    }

    fn may_begin(&self) -> bool {
        !self.is_begun() && self.next_chunk - self.first_open < MAX_OPEN_CHUNKS
    }

    /// Returns the bytes of the stream that are the next chunk.
    fn next_bytes(&self) -> Range<u64> {
        let start = u64::from(self.next_chunk) * u64::from(self.full_bytes);
        let end = start + u64::from(self.full_bytes);
        start..self.bytes.map_or(end, |bytes| bytes.min(end))
    }

    fn has_to_send(&self) -> bool {
        self.may_begin()
            || self
                .open
                .iter()
                .any(|open| !open.is_sent() && !open.complete)
    }

    /// Begins the next chunk, with the checks that the losses ask for.
    fn begin(&mut self) {
        let Range { start, end } = self.next_bytes();
        let bytes = (end - start) as u32;
        let source = bytes.div_ceil(self.symbol_bytes.into()) as u16;
        let mut loss = MIN_LOSS;
        while loss < self.control.expected_loss().min(MAX_LOSS) {
            loss *= LOSS_STEP;
        }
        let spec = Spec::for_loss(source, loss, FAILURES)
            .expect("chunks and losses are limited so that there is a code");
        let checks = self.encode(spec);
        self.open.push_back(Open {
            chunk: Chunk {
                number: self.next_chunk,
                full_bytes: self.full_bytes,
                bytes,
                symbol_bytes: self.symbol_bytes,
                spec,
                last: self.bytes == Some(end),
                reliable: self.reliable,
            },
            next: 0,
            checks,
            again: VecDeque::new(),
            sent: self.started,
            complete: false,
        });
        self.next_chunk += 1;
    }

    /// Makes the check symbols of what was supplied, the last source symbol made as long as the others.
    fn encode(&mut self, spec: Spec) -> Vec<u8> {
        let Some(codes) = &mut self.codes else {
            return Vec::new();
        };
        let symbol_bytes = usize::from(self.symbol_bytes);
        let mut source = self
            .supplied
            .take()
            .expect("a chunk begins when it is there");
        source.resize(usize::from(spec.source) * symbol_bytes, 0);
        let code = codes
            .get(spec)
            .expect("a specification for a loss is one of a code");
        code.encode(&source, symbol_bytes)
            .expect("whole symbols of an even size")
    }

    /// Chooses the symbol to send now, and says whether it is sent again: what chunks lack first, then what is new.
    fn choose(&mut self, now: Instant) -> Option<(Data, bool)> {
        let wants = |open: &Open| !open.complete && !open.again.is_empty();
        let again = self.open.iter().position(wants);
        let unsent = |open: &Open| !open.complete && !open.is_sent();
        let place = match again.or_else(|| self.open.iter().position(unsent)) {
            Some(place) => place,
            None if self.may_begin() && self.data_needed().is_none() => {
                self.begin();
                self.open.len() - 1
            }
            None => return None,
        };
        let (sequence, time_us) = (self.sequence as u32, self.now_us(now));
        self.sequence += 1;
        let open = &mut self.open[place];
        open.sent = now;
        let symbol = open.again.pop_front().unwrap_or(open.next as u16);
        if again.is_none() {
            open.next += 1;
        }
        let data = Data {
            sequence,
            time_us,
            chunk: open.chunk,
            symbol,
            congestion: self.congestion,
        };
        Some((data, again.is_some()))
    }

    fn emit_data(&mut self, buf: &mut [u8], data: Data, again: bool) -> Transmit {
        let Data { chunk, symbol, .. } = data;
        self.stats.sent_packets += 1;
        self.stats.retransmitted_packets += u64::from(again);
        let header_len = Packet::Data(data).emit(&mut buf[HEADERS_LEN..]);
        if symbol < chunk.spec.source {
            let start = chunk.start() + u64::from(symbol) * u64::from(chunk.symbol_bytes);
            let payload = start..start + u64::from(chunk.carried(symbol));
            return self.datagrams.emit(buf, header_len, payload);
        }
        self.check_packets += 1;
        let symbol_bytes = usize::from(chunk.symbol_bytes);
        let len = HEADER_LEN + symbol_bytes;
        let room = &mut buf[HEADERS_LEN + header_len..HEADERS_LEN + len];
        if self.codes.is_none() {
            room.fill(0);
        } else {
            let open = &mut self.open[(chunk.number - self.first_open) as usize];
            let first = usize::from(symbol - chunk.spec.source) * symbol_bytes;
            room.copy_from_slice(&open.checks[first..first + symbol_bytes]);
            if open.next as usize == chunk.spec.symbols() {
                // Checks are sent once.
                open.checks = Vec::new();
            }
        }
        self.datagrams.emit(buf, len, 0..0)
    }

    /// Returns whether the report can be one of what was sent.
    fn on_report(&mut self, now: Instant, report: &Report) -> bool {
        let end = expand(report.end, self.sequence);
        let chunks = self.first_open..=self.next_chunk;
        let rtt_us = self.now_us(now).wrapping_sub(report.echo_us);
        let number = expand(report.number, self.reports);
        if end > self.sequence
            || report.arrived.len() as u64 > end
            || u64::from(rtt_us) > now.since(self.started).as_micros()
        {
            return false;
        }
        if number < self.reports || report.first_open < self.first_open {
            // One that a later one has overtaken.
            return true;
        }
        if !chunks.contains(&report.first_open) {
            return false;
        }
        self.reports = number;
        self.last_received = now;
        self.interval = report.interval.max(1).into();
        self.stats.received_acks += 1;
        self.rtt.sample(Span::from_micros(rtt_us.into()));
        self.rtt.reset_backoff();
        self.stats.add_rtt(Span::from_micros(rtt_us.into()));
        self.on_losses(now, end, &report.arrived);
        self.on_chunks(now, report);
        self.listen(now);
        self.probe_at = None;
        true
    }

    fn on_losses(&mut self, now: Instant, end: u64, arrived: &[bool]) {
        if end <= self.reported {
            return;
        }
        let first = end - arrived.len() as u64;
        let mut seen = Seen::default();
        let mut row = 0;
        for (sequence, &arrived) in (first..).zip(arrived) {
            row = if arrived { 0 } else { row + 1 };
            if sequence >= self.reported {
                seen.in_a_row = seen.in_a_row.max(row);
            }
            seen.received += u64::from(arrived);
            seen.missing += u64::from(!arrived);
        }
        self.reported = end;
        let verdict = self.control.on_report(seen);
        self.congestion = verdict == Verdict::Congested;
        if self.congestion {
            self.back_offs += 1;
            self.stats.fast_retransmits += 1;
            self.add_event(now, RecoveryEventKind::FastRetransmit);
        }
    }

    /// Forgets chunks that are complete, and repairs the first that should be and is not.
    fn on_chunks(&mut self, now: Instant, report: &Report) {
        let done = report.first_open - self.first_open;
        self.open.drain(..done as usize);
        self.first_open = report.first_open;
        for (place, open) in self.open.iter_mut().enumerate() {
            open.complete |= report.complete >> place & 1 == 1;
        }
        if self.is_begun() && self.open.is_empty() {
            self.state = State::Closed;
            self.complete = true;
            return;
        }
        let overdue = self.rtt.rto();
        if let Some(first) = self.open.front_mut()
            && self.reliable
            && first.is_sent()
            && now.since(first.sent) >= overdue
        {
            let known =
                |symbol: u16| report.arrived_sources.get(usize::from(symbol)) == Some(&true);
            let missing = (0..first.chunk.spec.source).filter(|&symbol| !known(symbol));
            first.again.extend(missing);
        }
    }

    /// Slows down: no report arrived for several intervals.
    fn on_silence(&mut self, now: Instant) {
        self.control.halve();
        self.stats.timeouts += 1;
        self.add_event(now, RecoveryEventKind::Timeout);
        self.listen(now);
    }

    fn add_event(&mut self, at: Instant, kind: RecoveryEventKind) {
        self.recovery_events.push(RecoveryEvent { at, kind });
    }
}

impl Endpoint for Sender {
    fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Range<u64> {
        let carried = self.datagrams.parse(packet, wire_len);
        let makes_sense = match carried.and_then(|carried| Packet::parse(carried.held)) {
            Ok(Packet::Report(report)) if self.state == State::Sending => {
                self.on_report(now, &report)
            }
            Ok(Packet::Report(_)) => self.complete,
            _ => false,
        };
        self.stats.refused_packets += u64::from(!makes_sense);
        0..0
    }

    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        if self.state != State::Sending {
            return None;
        }
        if self.stop.is_some_and(|at| at <= now) && !self.is_begun() {
            let begun = u64::from(self.next_chunk) * u64::from(self.full_bytes);
            self.bytes = Some(self.bytes.map_or(begun, |bytes| bytes.min(begun)));
        }
        if std::mem::take(&mut self.probe_due) {
            let probe = Packet::Probe(Probe {
                chunks: self.next_chunk,
                end: self.is_begun(),
                time_us: self.now_us(now),
            });
            let len = probe.emit(&mut buf[HEADERS_LEN..]);
            return Some(self.datagrams.emit(buf, len, 0..0));
        }
        if self.pacer.next() > now {
            return None;
        }
        let Some((data, again)) = self.choose(now) else {
            self.probe_at.get_or_insert(now + self.rtt.rto());
            return None;
        };
        self.pacer.leave(now, self.interval_ns());
        Some(self.emit_data(buf, data, again))
    }

    fn poll_timeout(&self) -> Option<Instant> {
        match self.state {
            State::Idle(start) => Some(start),
            State::Sending if self.has_to_send() => {
                let stop = self.stop.filter(|_| !self.is_begun());
                let next = self.pacer.next().min(self.silent_at).min(self.ask_at());
                Some(stop.map_or(next, |stop| stop.min(next)))
            }
            State::Sending => self.probe_at.or(Some(self.pacer.next())),
            State::Closed => None,
        }
    }

    fn handle_timeout(&mut self, now: Instant) {
        match self.state {
            State::Idle(start) if start <= now => self.state = State::Sending,
            State::Sending if now.since(self.last_received) >= self.patience => {
                self.state = State::Closed
            }
            State::Sending if self.has_to_send() && self.silent_at <= now => self.on_silence(now),
            State::Sending if self.ask_at() <= now => {
                self.probe_due = true;
                self.rtt.back_off();
                self.probe_at = Some(now + self.rtt.rto());
            }
            _ => {}
        }
    }

    fn keys(&self) -> Vec<Key> {
        vec![self.datagrams.key()]
    }

    fn coded_sender(&mut self) -> Option<&mut dyn CodedSender> {
        Some(self)
    }
}

impl CodedSender for Sender {
    fn data_needed(&self) -> Option<Range<u64>> {
        let lacks = self.codes.is_some() && self.supplied.is_none();
        (lacks && self.state == State::Sending && self.may_begin()).then(|| self.next_bytes())
    }

    fn provide_data(&mut self, bytes: Vec<u8>) {
        self.supplied = Some(bytes);
    }
}

impl Statistics for Sender {
    fn report_to(&mut self, _now: Instant, record: &mut Record) {
        self.recovery_events
            .drain(..)
            .for_each(|event| record.add_event(event));
    }

    fn sample(&self) -> Sample {
        Sample {
            control: Some(Control {
                window_bytes: None,
                rate_bps: Some(self.control.rate_bps() as u64),
                in_flight_bytes: None,
                srtt: self.rtt.has_sample().then(|| self.rtt.srtt()),
            }),
            ..Sample::default()
        }
    }

    fn counts(&self) -> Counts {
        Counts {
            sent: self.stats.clone(),
            complete: self.complete,
            transport_counters: BTreeMap::from([
                ("check_packets", self.check_packets),
                ("back_offs", self.back_offs),
                (
                    "expected_loss_ppm",
                    (1e6 * self.control.expected_loss()) as u64,
                ),
            ]),
            ..Counts::default()
        }
    }
}
