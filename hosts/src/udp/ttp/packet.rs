//! The packets of TTP. The paper gives none; all numbers are big-endian.
//!
//! ```text
//! data, 36 bytes before the symbol:
//!   type 1 (8) | code (8): 0 = Tornado | flags (8): 1 = last chunk, 2 = congestion, 4 = reliable | 0 (8)
//!   sequence number (32) | time, us (32) | chunk (32) | bytes of a full chunk (32) | bytes of this chunk (32)
//!   symbol (16) | bytes of a symbol (16) | checks (16) | of them parity (16) | 0 (32)
//! report, 36 bytes before the bitmaps:
//!   type 2 (8) | 0 (24) | number of the report (32) | time of the packet that it answers, us (32)
//!   sequence number behind the last one covered (32)
//!   first chunk that is open (32) | of the 64 chunks from it on, those that are not (64)
//!   sequence numbers until the next report (16) | covered packets (16) | source symbols of the first open chunk (16) | 0 (16)
//!   a bit per covered packet: it arrived | a bit per source symbol: it is known
//! probe, 12 bytes: all that was to be sent is on its way
//!   type 3 (8) | 0 (8) | flags (8): 1 = the stream has no more chunks | 0 (8) | chunks (32) | time, us (32)
//! ```

use xcpr_codes::Spec;

use crate::wire::WireError;

/// Source symbols of a chunk at most, so that a report has room for those that are missing.
pub(super) const MAX_SOURCE_SYMBOLS: u16 = 4096;
/// Packets that a report covers at most.
pub(super) const MAX_REPORTED: u16 = 4096;

/// The check symbols that a chunk may have: so many, and for each source symbol so many. They are
/// more than any code takes for the largest loss that senders protect against. They are few enough
/// that a packet does not claim memory for nothing.
const MAX_CHECK_SYMBOLS: (u32, u32) = (64, 24);
/// The header of a data packet, bytes.
pub(super) const DATA_LEN: usize = 36;
/// Bytes of a report before its bits.
pub(super) const REPORT_LEN: usize = 36;

const TORNADO: u8 = 0;
const LAST: u8 = 1;
const CONGESTION: u8 = 2;
const RELIABLE: u8 = 4;

/// A packet without the symbol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Packet {
    Data(Data),
    Report(Report),
    Probe(Probe),
}

/// A symbol of a chunk, and all it takes to decode the chunk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Data {
    pub sequence: u32,
    pub time_us: u32,
    pub chunk: Chunk,
    pub symbol: u16,
    /// The last report showed congestion: reports are wanted twice as often.
    pub congestion: bool,
}

/// The description of a chunk that all its packets carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chunk {
    pub number: u32,
    /// Bytes of every chunk but the last.
    pub full_bytes: u32,
    pub bytes: u32,
    pub symbol_bytes: u16,
    pub spec: Spec,
    /// The stream ends with it.
    pub last: bool,
    /// The chunk is repaired if it can't be decoded.
    pub reliable: bool,
}

impl Chunk {
    /// Counts the bytes of one of its symbols as a packet carries it: the last source symbol may be shorter than the
    /// others.
    pub fn carried(&self, symbol: u16) -> u32 {
        let symbol_bytes = u32::from(self.symbol_bytes);
        if symbol < self.spec.source {
            (self.bytes - u32::from(symbol) * symbol_bytes).min(symbol_bytes)
        } else {
            symbol_bytes
        }
    }

    /// Counts the bytes of all its symbols.
    pub fn symbols_bytes(&self) -> usize {
        self.spec.symbols() * usize::from(self.symbol_bytes)
    }

    /// Returns where in the stream the chunk begins.
    pub fn start(&self) -> u64 {
        u64::from(self.number) * u64::from(self.full_bytes)
    }
}

/// The packets that a receiver has seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Report {
    pub number: u32,
    pub echo_us: u32,
    /// Behind the last sequence number that it covers.
    pub end: u32,
    /// Whether each packet before `end` arrived, oldest first.
    pub arrived: Vec<bool>,
    pub interval: u16,
    /// All chunks before it are complete or given up.
    pub first_open: u32,
    /// Bit i: chunk `first_open` + i is complete.
    pub complete: u64,
    /// Whether each source symbol has arrived, of the first open chunk; none if nothing of it has arrived.
    pub arrived_sources: Vec<bool>,
}

/// A sender that has nothing left to send asks for a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Probe {
    pub chunks: u32,
    /// The stream has no more.
    pub end: bool,
    pub time_us: u32,
}

impl Packet {
    /// Writes it to the beginning of `buf`. Returns its length.
    pub fn emit(&self, buf: &mut [u8]) -> usize {
        let mut out = Writer { buf, at: 0 };
        match self {
            Packet::Data(data) => {
                let chunk = &data.chunk;
                let flag = |set: bool, flag: u8| if set { flag } else { 0 };
                let flags = flag(chunk.last, LAST)
                    | flag(data.congestion, CONGESTION)
                    | flag(chunk.reliable, RELIABLE);
                out.write([1, TORNADO, flags, 0]);
                let words = [data.sequence, data.time_us, chunk.number, chunk.full_bytes];
                words
                    .into_iter()
                    .for_each(|word| out.write(word.to_be_bytes()));
                out.write(chunk.bytes.to_be_bytes());
                let halves = [
                    data.symbol,
                    chunk.symbol_bytes,
                    chunk.spec.checks,
                    chunk.spec.parity,
                ];
                halves
                    .into_iter()
                    .for_each(|half| out.write(half.to_be_bytes()));
                out.write([0; 4]);
            }
            Packet::Report(report) => {
                out.write([2, 0, 0, 0]);
                let words = [report.number, report.echo_us, report.end, report.first_open];
                words
                    .into_iter()
                    .for_each(|word| out.write(word.to_be_bytes()));
                out.write(report.complete.to_be_bytes());
                let (covered, sources) = (
                    report.arrived.len() as u16,
                    report.arrived_sources.len() as u16,
                );
                let halves = [report.interval, covered, sources, 0];
                halves
                    .into_iter()
                    .for_each(|half| out.write(half.to_be_bytes()));
                out.put_bits(&report.arrived);
                out.put_bits(&report.arrived_sources);
            }
            Packet::Probe(probe) => {
                out.write([3, 0, u8::from(probe.end) * LAST, 0]);
                out.write(probe.chunks.to_be_bytes());
                out.write(probe.time_us.to_be_bytes());
            }
        }
        out.at
    }

    /// Reads a packet; a data packet's symbol follows its header.
    pub fn parse(bytes: &[u8]) -> Result<Packet, WireError> {
        let mut input = Reader(bytes);
        let [kind, code, flags, _] = input.take()?;
        let word = |input: &mut Reader<'_>| input.take().map(u32::from_be_bytes);
        let half = |input: &mut Reader<'_>| input.take().map(u16::from_be_bytes);
        match kind {
            1 => {
                let (sequence, time_us) = (word(&mut input)?, word(&mut input)?);
                let (number, full_bytes) = (word(&mut input)?, word(&mut input)?);
                let bytes = word(&mut input)?;
                let (symbol, symbol_bytes) = (half(&mut input)?, half(&mut input)?);
                let (checks, parity) = (half(&mut input)?, half(&mut input)?);
                let _: [u8; 4] = input.take()?;
                if code != TORNADO {
                    return Err(WireError::Format);
                }
                if symbol_bytes == 0 || bytes == 0 || bytes > full_bytes {
                    return Err(WireError::Length);
                }
                let sources = bytes.div_ceil(symbol_bytes.into());
                let (some, each) = MAX_CHECK_SYMBOLS;
                if sources > u32::from(MAX_SOURCE_SYMBOLS)
                    || u32::from(checks) > some + each * sources
                {
                    return Err(WireError::Length);
                }
                let spec = Spec {
                    source: sources as u16,
                    checks,
                    parity,
                };
                if usize::from(symbol) >= spec.symbols() {
                    return Err(WireError::Format);
                }
                Ok(Packet::Data(Data {
                    sequence,
                    time_us,
                    chunk: Chunk {
                        number,
                        full_bytes,
                        bytes,
                        symbol_bytes,
                        spec,
                        last: flags & LAST != 0,
                        reliable: flags & RELIABLE != 0,
                    },
                    symbol,
                    congestion: flags & CONGESTION != 0,
                }))
            }
            2 => {
                let (number, echo_us) = (word(&mut input)?, word(&mut input)?);
                let (end, first_open) = (word(&mut input)?, word(&mut input)?);
                let complete = u64::from_be_bytes(input.take()?);
                let (interval, covered) = (half(&mut input)?, half(&mut input)?);
                let (sources, _) = (half(&mut input)?, half(&mut input)?);
                if covered > MAX_REPORTED || sources > MAX_SOURCE_SYMBOLS {
                    return Err(WireError::Length);
                }
                Ok(Packet::Report(Report {
                    number,
                    echo_us,
                    end,
                    arrived: input.take_bits(covered.into())?,
                    interval,
                    first_open,
                    complete,
                    arrived_sources: input.take_bits(sources.into())?,
                }))
            }
            3 => Ok(Packet::Probe(Probe {
                chunks: word(&mut input)?,
                end: flags & LAST != 0,
                time_us: word(&mut input)?,
            })),
            _ => Err(WireError::Format),
        }
    }
}

struct Writer<'a> {
    buf: &'a mut [u8],
    at: usize,
}

impl Writer<'_> {
    fn write<const N: usize>(&mut self, bytes: [u8; N]) {
        self.buf[self.at..self.at + N].copy_from_slice(&bytes);
        self.at += N;
    }

    /// Puts eight bits a byte, the first one highest.
    fn put_bits(&mut self, bits: &[bool]) {
        for eight in bits.chunks(8) {
            let byte = eight
                .iter()
                .enumerate()
                .fold(0, |byte, (place, &bit)| byte | u8::from(bit) << (7 - place));
            self.write([byte]);
        }
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], WireError> {
        let (bytes, rest) = self.0.split_first_chunk().ok_or(WireError::Truncated)?;
        self.0 = rest;
        Ok(*bytes)
    }

    fn take_bits(&mut self, count: usize) -> Result<Vec<bool>, WireError> {
        let (bytes, rest) = self
            .0
            .split_at_checked(count.div_ceil(8))
            .ok_or(WireError::Truncated)?;
        self.0 = rest;
        let bit = |place: usize| bytes[place / 8] >> (7 - place % 8) & 1 == 1;
        Ok((0..count).map(bit).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::super::sender::{FAILURES, LOSS_STEP, MAX_LOSS};
    use super::*;

    fn data(spec: Spec) -> Packet {
        let bytes = u32::from(spec.source) * 1000;
        Packet::Data(Data {
            sequence: 1,
            time_us: 2,
            chunk: Chunk {
                number: 3,
                full_bytes: bytes,
                bytes,
                symbol_bytes: 1000,
                spec,
                last: true,
                reliable: true,
            },
            symbol: 0,
            congestion: false,
        })
    }

    fn parsed(packet: &Packet) -> Result<Packet, WireError> {
        let mut bytes = [0; DATA_LEN];
        packet.emit(&mut bytes);
        Packet::parse(&bytes)
    }

    #[test]
    fn every_specification_of_a_sender_is_accepted() {
        for source in [
            1, 2, 3, 5, 10, 20, 30, 32, 50, 70, 100, 200, 500, 1000, 4096,
        ] {
            let spec = Spec::for_loss(source, MAX_LOSS * LOSS_STEP, FAILURES).unwrap();
            let packet = data(spec);
            assert_eq!(parsed(&packet), Ok(packet), "{spec:?}");
        }
    }

    /// Found by fuzzing: 65,535 checks for 68 symbols claimed 60 MB by one packet.
    #[test]
    fn more_checks_than_any_sender_has_are_refused() {
        let spec = Spec {
            source: 68,
            checks: u16::MAX,
            parity: 1,
        };
        assert_eq!(parsed(&data(spec)), Err(WireError::Length));
    }
}
