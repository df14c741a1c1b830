//! The receiving end: decodes chunks, and reports what arrived.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Range;

use xcpr_codes::{Code, Decoder, Malformed, Structure};
use xcpr_units::Instant;

use super::options::{HEADER_LEN, REPORT_INTERVAL};
use super::packet::{Chunk, Data, Packet, Probe, REPORT_LEN, Report};
use super::sequence::expand;
use super::{Codes, MAX_OPEN_CHUNKS};
use crate::flow::allowance::Allowance;
use crate::flow::config::{FlowConfig, Transmit};
use crate::flow::endpoint::{CodedReceiver, Counts, Endpoint, Role, Statistics};
use crate::flow::key::Key;
use crate::stats::ReceiverStats;
use crate::udp::datagram::{Carried, Datagrams};
use crate::wire::udp::{HEADERS_LEN, frame_headers};

/// Packets that may overtake one before it counts as missing.
const REORDERED: u64 = 16;
/// By how much the interval between reports grows while nothing is missing, and how many times n it becomes.
const RARER: u64 = 2;
const RAREST: u64 = 8;
/// A chunk that is not to be repaired is given up when so many chunks later one begins.
const ABANDON_AFTER_CHUNKS: u32 = 2;

/// Memory for symbols of chunks behind the first open one, bytes.
const MAX_HELD_BYTES: usize = 64 << 20;

/// The knowledge of the symbols of a chunk.
#[derive(Debug)]
enum Symbols {
    /// Whether they are there: payload is lengths alone.
    Structure(Structure),
    /// They themselves.
    Payload(Decoder),
    /// All that count, and the symbols are not needed any longer.
    Decoded,
}

impl Symbols {
    /// Begins with none.
    fn new(code: &Code, symbol_bytes: Option<u16>) -> Result<Symbols, Malformed> {
        Ok(match symbol_bytes {
            None => Symbols::Structure(code.structure()),
            Some(bytes) => Symbols::Payload(code.decoder(bytes.into())?),
        })
    }

    fn is_complete(&self) -> bool {
        match self {
            Symbols::Structure(structure) => structure.is_complete(),
            Symbols::Payload(decoder) => decoder.is_complete(),
            Symbols::Decoded => true,
        }
    }

    /// Takes a symbol; one that is shorter than the others goes on with zeros.
    fn receive(&mut self, symbol: usize, symbol_bytes: u16, held: &[u8]) -> Result<(), Malformed> {
        match self {
            Symbols::Structure(structure) => structure.receive(symbol),
            Symbols::Payload(decoder) if held.len() == usize::from(symbol_bytes) => {
                decoder.receive(symbol, held)
            }
            Symbols::Payload(decoder) => {
                let mut whole = held.to_vec();
                whole.resize(symbol_bytes.into(), 0);
                decoder.receive(symbol, &whole)
            }
            Symbols::Decoded => Ok(()),
        }
    }

    /// Takes the source, once, where it is here whole.
    fn take_source(&mut self) -> Option<Vec<u8>> {
        match std::mem::replace(self, Symbols::Decoded) {
            Symbols::Payload(decoder) if decoder.is_complete() => decoder.finish(),
            other => {
                *self = other;
                None
            }
        }
    }
}

/// A chunk that is open.
#[derive(Debug)]
struct Block {
    chunk: Chunk,
    symbols: Symbols,
    /// The source symbols that have arrived.
    arrived_sources: Vec<bool>,
}

impl Block {
    /// Counts the memory that its symbols may take, bytes.
    fn held_bytes(&self) -> usize {
        match self.symbols {
            Symbols::Payload(_) => self.chunk.symbols_bytes(),
            Symbols::Structure(_) | Symbols::Decoded => 0,
        }
    }

    /// Returns the source symbols that did not arrive, of a source that is known, with where in the stream they begin.
    /// Symbols that follow one another come together.
    fn decoded(&self, source: &[u8]) -> Vec<(u64, Vec<u8>)> {
        let symbol_bytes = usize::from(self.chunk.symbol_bytes);
        let mut runs: Vec<Range<usize>> = Vec::new();
        for symbol in
            (0..self.arrived_sources.len()).filter(|&symbol| !self.arrived_sources[symbol])
        {
            let place = symbol * symbol_bytes;
            let end = place + self.chunk.carried(symbol as u16) as usize;
            match runs.last_mut() {
                Some(run) if run.end == place => run.end = end,
                _ => runs.push(place..end),
            }
        }
        let start = self.chunk.start();
        let runs = runs.into_iter();
        runs.map(|run| (start + run.start as u64, source[run].to_vec()))
            .collect()
    }
}

/// The receiving end of a flow.
#[derive(Debug)]
pub struct Receiver {
    datagrams: Datagrams,
    /// The driver carries payload: chunks are decoded, and what no packet brought waits here.
    carries: bool,
    decoded: VecDeque<(u64, Vec<u8>)>,
    codes: Codes,
    bytes: Option<u64>,
    /// The shape that the first packet gave; all others must agree.
    shape: Option<(u32, u16, bool)>,
    /// Chunks of the stream, once that is known.
    chunks: Option<u32>,
    first_open: u32,
    /// From the first open chunk on; `None`: nothing of it has arrived.
    open: VecDeque<Option<Block>>,

    /// n, and the last packets up to sequence number `end`.
    reported: u64,
    arrived: VecDeque<bool>,
    end: u64,
    report_at: u64,
    interval: u64,
    congestion: bool,
    echo_us: u32,
    reports: u32,
    /// The bytes of reports that may be sent: the address that they go to proves nothing.
    allowance: Allowance,
    /// A report is due; it covers the last packets too after a probe.
    report_due: bool,
    probed: bool,

    stats: ReceiverStats,
    failed_chunks: u64,
    decoded_bytes: u64,
}

impl Receiver {
    /// Makes a receiver that waits for a sender; the configuration was checked.
    pub(super) fn new(config: &FlowConfig) -> Receiver {
        let reported = config.options.number(&REPORT_INTERVAL);
        Receiver {
            datagrams: Datagrams::new(config, Role::Receiver),
            carries: config.connection.is_some(),
            decoded: VecDeque::new(),
            codes: Codes::default(),
            bytes: config.bytes,
            shape: None,
            chunks: None,
            first_open: 0,
            open: VecDeque::new(),
            reported,
            arrived: VecDeque::new(),
            end: 0,
            report_at: reported,
            interval: reported,
            congestion: false,
            echo_us: 0,
            reports: 0,
            allowance: Allowance::default(),
            report_due: false,
            probed: false,
            stats: ReceiverStats::default(),
            failed_chunks: 0,
            decoded_bytes: 0,
        }
    }

    /// Takes a symbol, all that the packet carries behind its header. Returns which of the stream's bytes it brings, or
    /// `None` if it can't be.
    fn on_data(&mut self, data: &Data, carried: Carried<'_>) -> Option<Range<u64>> {
        let Data { chunk, symbol, .. } = *data;
        let shape = (chunk.full_bytes, chunk.symbol_bytes, chunk.reliable);
        let len = carried.len - HEADER_LEN;
        let held = carried.held.get(HEADER_LEN..).filter(|_| self.carries);
        if self.carries && (held.is_none_or(|held| held.len() != len) || !chunk.reliable) {
            return None;
        }
        let fits = *self.shape.get_or_insert(shape) == shape
            && len == chunk.carried(symbol) as usize
            && (chunk.last || chunk.bytes == chunk.full_bytes)
            && self.chunks.is_none_or(|all| chunk.number < all)
            && self
                .bytes
                .is_none_or(|all| chunk.start() + u64::from(chunk.bytes) <= all);
        let place = chunk.number.saturating_sub(self.first_open);
        if !fits || place >= MAX_OPEN_CHUNKS {
            return None;
        }
        let mut brought = 0..0;
        if chunk.number >= self.first_open {
            brought = self.take(place as usize, chunk, symbol, held.unwrap_or(&[]))?;
        }
        self.stats.received_packets += 1;
        self.congestion = data.congestion;
        self.echo_us = data.time_us;
        if chunk.last {
            self.chunks = Some(chunk.number + 1);
        }
        self.arrive(data.sequence);
        if !chunk.reliable {
            self.give_up(chunk.number.saturating_sub(ABANDON_AFTER_CHUNKS - 1));
        }
        Some(brought)
    }

    /// Takes a symbol of an open chunk.
    fn take(&mut self, place: usize, chunk: Chunk, symbol: u16, held: &[u8]) -> Option<Range<u64>> {
        if self.open.get(place).is_none_or(Option::is_none) {
            let others: usize = self
                .open
                .iter()
                .skip(1)
                .flatten()
                .map(Block::held_bytes)
                .sum();
            if self.carries && place > 0 && others + chunk.symbols_bytes() > MAX_HELD_BYTES {
                return None;
            }
            let code = self.codes.get(chunk.spec)?;
            let symbol_bytes = self.carries.then_some(chunk.symbol_bytes);
            let symbols = Symbols::new(&code, symbol_bytes).ok()?;
            if self.open.len() <= place {
                self.open.resize_with(place + 1, || None);
            }
            self.open[place] = Some(Block {
                chunk,
                symbols,
                arrived_sources: vec![false; chunk.spec.source.into()],
            });
        }
        let block = self.open[place]
            .as_mut()
            .filter(|block| block.chunk == chunk)?;
        if block.symbols.is_complete() {
            self.stats.duplicate_packets += 1;
            return Some(0..0);
        }
        let symbols = &mut block.symbols;
        symbols
            .receive(symbol.into(), chunk.symbol_bytes, held)
            .ok()?;
        let mut brought = 0..0;
        if let Some(known) = block.arrived_sources.get_mut(usize::from(symbol)) {
            if std::mem::replace(known, true) {
                self.stats.duplicate_packets += 1;
            } else {
                let start = chunk.start() + u64::from(symbol) * u64::from(chunk.symbol_bytes);
                brought = start..start + u64::from(chunk.carried(symbol));
            }
        }
        if let Some(source) = block.symbols.take_source() {
            let decoded = block.decoded(&source);
            self.decoded.extend(decoded);
        }
        self.advance();
        Some(brought)
    }

    /// Delivers the chunks that are complete and have none before them that is not.
    fn advance(&mut self) {
        while let Some(Some(block)) = self.open.front()
            && block.symbols.is_complete()
        {
            let Chunk { bytes, spec, .. } = block.chunk;
            let headers = u64::from(spec.source) * frame_headers(HEADER_LEN) as u64;
            self.stats.payload_bytes += u64::from(bytes);
            self.stats.delivered_bytes += u64::from(bytes) + headers;
            let missing =
                (0..spec.source).filter(|&symbol| !block.arrived_sources[usize::from(symbol)]);
            self.decoded_bytes += missing
                .map(|s| u64::from(block.chunk.carried(s)))
                .sum::<u64>();
            self.open.pop_front();
            self.first_open += 1;
        }
        self.report_due |= self.is_complete();
    }

    /// Gives up the chunks before this one that are not complete: they never will be.
    fn give_up(&mut self, before: u32) {
        while self.first_open < before {
            self.open.pop_front();
            self.first_open += 1;
            self.failed_chunks += 1;
            self.advance();
        }
    }

    fn is_complete(&self) -> bool {
        self.chunks == Some(self.first_open)
    }

    /// Notes that a packet with this sequence number has arrived.
    fn arrive(&mut self, sequence: u32) {
        let most = (self.reported + REORDERED) as usize;
        let sequence = expand(sequence, self.end);
        if sequence >= self.end {
            let missing = (sequence - self.end).min(most as u64);
            self.arrived
                .extend(std::iter::repeat_n(false, missing as usize));
            self.arrived.push_back(true);
            self.arrived
                .drain(..self.arrived.len().saturating_sub(most));
            self.end = sequence + 1;
        } else if let Some(place) = self
            .arrived
            .len()
            .checked_sub((self.end - sequence) as usize)
        {
            self.arrived[place] = true;
        }
        self.report_due |= self.end >= self.report_at + REORDERED;
    }

    /// Takes a probe. Returns whether it makes sense.
    fn on_probe(&mut self, probe: &Probe) -> bool {
        let known = self.chunks.is_none_or(|all| probe.chunks <= all);
        let near =
            probe.chunks >= self.first_open && probe.chunks - self.first_open <= MAX_OPEN_CHUNKS;
        if !known || !near {
            return false;
        }
        if probe.end {
            self.chunks = Some(probe.chunks);
        }
        if self.shape.is_some_and(|(.., reliable)| !reliable) {
            self.give_up(probe.chunks);
        }
        self.echo_us = probe.time_us;
        self.report_due = true;
        self.probed = true;
        true
    }

    /// Counts the bytes of the longest packet that the next report may be.
    fn report_bytes(&self) -> u64 {
        let covered = self.arrived.len().min(self.reported as usize);
        let known = match self.open.front() {
            Some(Some(block)) => block.arrived_sources.len(),
            _ => 0,
        };
        (HEADERS_LEN + REPORT_LEN + covered.div_ceil(8) + known.div_ceil(8)) as u64
    }

    fn report(&mut self) -> Report {
        let waits = if std::mem::take(&mut self.probed) || self.is_complete() {
            0
        } else {
            REORDERED
        };
        let waits = waits.min(self.arrived.len() as u64);
        let covered = self.arrived.len() - waits as usize;
        let skipped = covered.saturating_sub(self.reported as usize);
        let arrived = self
            .arrived
            .range(skipped..covered)
            .copied()
            .collect::<Vec<_>>();
        let end = self.end - waits;
        self.interval = if self.congestion {
            self.reported / 2
        } else if arrived.iter().all(|&arrived| arrived) {
            (self.interval * RARER).min(RAREST * self.reported)
        } else {
            self.reported
        };
        self.report_at = end + self.interval;
        self.reports = self.reports.wrapping_add(1);
        self.stats.sent_acks += 1;
        let complete = |place: usize, block: &Option<Block>| {
            let complete = block
                .as_ref()
                .is_some_and(|block| block.symbols.is_complete());
            u64::from(complete) << place
        };
        Report {
            number: self.reports,
            echo_us: self.echo_us,
            end: end as u32,
            arrived,
            interval: self.interval as u16,
            first_open: self.first_open,
            complete: (0..)
                .zip(&self.open)
                .fold(0, |bits, (place, block)| bits | complete(place, block)),
            arrived_sources: match self.open.front() {
                Some(Some(block)) => block.arrived_sources.clone(),
                _ => Vec::new(),
            },
        }
    }
}

impl Endpoint for Receiver {
    fn handle_packet(&mut self, _now: Instant, packet: &[u8], wire_len: u32) -> Range<u64> {
        let carried = self.datagrams.parse(packet, wire_len);
        let parsed = carried.and_then(|carried| Ok((Packet::parse(carried.held)?, carried)));
        let mut taken = Some(0..0);
        let makes_sense = match parsed {
            Ok((Packet::Data(data), carried)) => {
                taken = self.on_data(&data, carried);
                taken.is_some()
            }
            Ok((Packet::Probe(probe), _)) => self.on_probe(&probe),
            Ok((Packet::Report(_), _)) | Err(_) => false,
        };
        if makes_sense {
            self.allowance.on_received(wire_len.into());
        }
        self.stats.refused_packets += u64::from(!makes_sense);
        taken.unwrap_or(0..0)
    }

    fn poll_transmit(&mut self, _now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        if !self.report_due || !self.allowance.permits(self.report_bytes()) {
            return None;
        }
        self.report_due = false;
        let report = Packet::Report(self.report());
        let len = report.emit(&mut buf[HEADERS_LEN..]);
        let sent = self.datagrams.emit(buf, len, 0..0);
        self.allowance.on_sent(sent.packet_len.into());
        Some(sent)
    }

    /// Returns none: the receiver only answers.
    fn poll_timeout(&self) -> Option<Instant> {
        None
    }

    fn handle_timeout(&mut self, _now: Instant) {}

    fn keys(&self) -> Vec<Key> {
        vec![self.datagrams.key()]
    }

    fn coded_receiver(&mut self) -> Option<&mut dyn CodedReceiver> {
        Some(self)
    }
}

impl CodedReceiver for Receiver {
    fn poll_decoded(&mut self) -> Option<(u64, Vec<u8>)> {
        self.decoded.pop_front()
    }
}

impl Statistics for Receiver {
    fn delivered_bytes(&self) -> Option<u64> {
        Some(self.stats.delivered_bytes)
    }

    fn counts(&self) -> Counts {
        Counts {
            received: self.stats.clone(),
            complete: self.is_complete(),
            transport_counters: BTreeMap::from([
                ("decoded_bytes", self.decoded_bytes),
                ("failed_chunks", self.failed_chunks),
            ]),
            ..Counts::default()
        }
    }
}
