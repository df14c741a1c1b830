//! The receiving end: decodes chunks, and reports what arrived.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Range;

use xcpr_codes::Structure;
use xcpr_units::Instant;

use super::packet::{Chunk, Data, Packet, Probe, Report};
use super::sequence::expand;
use super::{Codes, HEADER_LEN, MOST_OPEN, REPORTED};
use crate::config::{FlowConfig, Transmit};
use crate::datagram::{Datagrams, HEADERS_LEN, frame_headers};
use crate::end::{Counts, End, Role};
use crate::key::Key;
use crate::stats::ReceiverStats;

/// Packets that may overtake one before it counts as missing.
const REORDERED: u64 = 16;
/// By how much the interval between reports grows while nothing is missing, and how many times n it becomes.
const RARER: u64 = 2;
const RAREST: u64 = 8;
/// A chunk that is not to be repaired is given up when so many chunks later one begins.
const GIVEN_UP_AFTER: u32 = 2;

/// A chunk that is open.
#[derive(Debug)]
struct Block {
    chunk: Chunk,
    structure: Box<dyn Structure>,
    /// The source symbols that have arrived.
    known: Vec<bool>,
}

/// The receiving end of a flow.
#[derive(Debug)]
pub struct Receiver {
    datagrams: Datagrams,
    codes: Codes,
    bytes: Option<u64>,
    /// What the first packet said; all others have to.
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
    /// A report is due; it covers the last packets too if it was asked for.
    report_due: bool,
    asked: bool,

    stats: ReceiverStats,
    failed_chunks: u64,
    decoded_bytes: u64,
}

impl Receiver {
    /// A receiver that waits for a sender; the configuration was checked.
    pub(super) fn new(config: &FlowConfig) -> Receiver {
        let reported = config.options.number(&REPORTED);
        Receiver {
            datagrams: Datagrams::of(config, Role::Receiver),
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
            report_due: false,
            asked: false,
            stats: ReceiverStats::default(),
            failed_chunks: 0,
            decoded_bytes: 0,
        }
    }

    /// Takes a symbol of so many bytes. Returns which of the stream's bytes it brings, or `None` if it can't be.
    fn on_data(&mut self, data: &Data, len: usize) -> Option<Range<u64>> {
        let Data { chunk, symbol, .. } = *data;
        let shape = (chunk.full_bytes, chunk.symbol_bytes, chunk.reliable);
        let fits = *self.shape.get_or_insert(shape) == shape
            && len == chunk.carried(symbol) as usize
            && (chunk.last || chunk.bytes == chunk.full_bytes)
            && self.chunks.is_none_or(|all| chunk.number < all)
            && self
                .bytes
                .is_none_or(|all| chunk.start() + u64::from(chunk.bytes) <= all);
        let place = chunk.number.saturating_sub(self.first_open);
        if !fits || place >= MOST_OPEN {
            return None;
        }
        let mut brought = 0..0;
        if chunk.number >= self.first_open {
            brought = self.take(place as usize, chunk, symbol)?;
        }
        self.stats.received_packets += 1;
        self.congestion = data.congestion;
        self.echo_us = data.time_us;
        if chunk.last {
            self.chunks = Some(chunk.number + 1);
        }
        self.arrive(data.sequence);
        if !chunk.reliable {
            self.give_up(chunk.number.saturating_sub(GIVEN_UP_AFTER - 1));
        }
        Some(brought)
    }

    /// Takes a symbol of an open chunk.
    fn take(&mut self, place: usize, chunk: Chunk, symbol: u16) -> Option<Range<u64>> {
        if self.open.get(place).is_none_or(Option::is_none) {
            let code = self.codes.get(chunk.spec)?;
            if self.open.len() <= place {
                self.open.resize_with(place + 1, || None);
            }
            self.open[place] = Some(Block {
                chunk,
                structure: code.structure(),
                known: vec![false; chunk.spec.source.into()],
            });
        }
        let block = self.open[place]
            .as_mut()
            .filter(|block| block.chunk == chunk)?;
        if block.structure.is_complete() {
            self.stats.duplicate_packets += 1;
            return Some(0..0);
        }
        block.structure.receive(symbol.into()).ok()?;
        let mut brought = 0..0;
        if let Some(known) = block.known.get_mut(usize::from(symbol)) {
            if std::mem::replace(known, true) {
                self.stats.duplicate_packets += 1;
            } else {
                let start = chunk.start() + u64::from(symbol) * u64::from(chunk.symbol_bytes);
                brought = start..start + u64::from(chunk.carried(symbol));
            }
        }
        self.advance();
        Some(brought)
    }

    /// Delivers the chunks that are complete and have none before them that is not.
    fn advance(&mut self) {
        while let Some(Some(block)) = self.open.front()
            && block.structure.is_complete()
        {
            let Chunk { bytes, spec, .. } = block.chunk;
            let headers = u64::from(spec.source) * frame_headers(HEADER_LEN) as u64;
            self.stats.payload_bytes += u64::from(bytes);
            self.stats.delivered_bytes += u64::from(bytes) + headers;
            let missing = (0..spec.source).filter(|&symbol| !block.known[usize::from(symbol)]);
            self.decoded_bytes += missing
                .map(|s| u64::from(block.chunk.carried(s)))
                .sum::<u64>();
            self.open.pop_front();
            self.first_open += 1;
        }
        self.report_due |= self.is_complete();
    }

    /// Chunks before this one that are not complete will never be.
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

    /// A packet with this sequence number has arrived.
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

    /// Whether the probe makes sense.
    fn on_probe(&mut self, probe: &Probe) -> bool {
        let known = self.chunks.is_none_or(|all| probe.chunks <= all);
        let near = probe.chunks >= self.first_open && probe.chunks - self.first_open <= MOST_OPEN;
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
        self.asked = true;
        true
    }

    fn report(&mut self) -> Report {
        let waits = if std::mem::take(&mut self.asked) || self.is_complete() {
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
                .is_some_and(|block| block.structure.is_complete());
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
            known: match self.open.front() {
                Some(Some(block)) => block.known.clone(),
                _ => Vec::new(),
            },
        }
    }
}

impl End for Receiver {
    fn handle(&mut self, _now: Instant, packet: &[u8], wire_len: u32) -> Range<u64> {
        let carried = self.datagrams.parse(packet, wire_len);
        let parsed = carried.and_then(|carried| Ok((Packet::parse(carried.held)?, carried.len)));
        let mut taken = Some(0..0);
        let makes_sense = match parsed {
            Ok((Packet::Data(data), len)) => {
                taken = self.on_data(&data, len - HEADER_LEN);
                taken.is_some()
            }
            Ok((Packet::Probe(probe), _)) => self.on_probe(&probe),
            Ok((Packet::Report(_), _)) | Err(_) => false,
        };
        self.stats.refused_packets += u64::from(!makes_sense);
        taken.unwrap_or(0..0)
    }

    fn poll_transmit(&mut self, _now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        if !std::mem::take(&mut self.report_due) {
            return None;
        }
        let report = Packet::Report(self.report());
        let len = report.emit(&mut buf[HEADERS_LEN..]);
        Some(self.datagrams.emit(buf, len, 0..0))
    }

    /// It only answers.
    fn deadline(&self) -> Option<Instant> {
        None
    }

    fn on_deadline(&mut self, _now: Instant) {}

    fn keys(&self) -> Vec<Key> {
        vec![self.datagrams.key()]
    }

    fn delivered_bytes(&self) -> Option<u64> {
        Some(self.stats.delivered_bytes)
    }

    fn counts(&self) -> Counts {
        Counts {
            received: self.stats.clone(),
            complete: self.is_complete(),
            own: BTreeMap::from([
                ("decoded_bytes", self.decoded_bytes),
                ("failed_chunks", self.failed_chunks),
            ]),
            ..Counts::default()
        }
    }
}
