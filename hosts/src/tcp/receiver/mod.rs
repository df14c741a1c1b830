//! The receiving end of a flow: reassembly, ACKs with SACK blocks, the receiver's half of congestion control.
//!
//! The receiver sends no data. When the stream's end has arrived it closes its own direction at
//! once: its ACKs carry a FIN until that is acknowledged.

pub(crate) mod delayed_ack;
pub(crate) mod drs;
pub mod listen;
pub(crate) mod reassembly;

use std::net::SocketAddrV4;
use std::ops::Range;

use crate::Instant;
use crate::flow::allowance::Allowance;
use crate::flow::config::{ConfigError, FlowConfig, Transmit};
use crate::flow::endpoint::{Counts, Endpoint, Statistics};
use crate::flow::key::Key;
use crate::flow::registry::Shape;
use crate::stats::ReceiverStats;
use crate::tcp::ecn::{self, Marks};
use crate::tcp::header::events::Arrival;
use crate::tcp::header::{Header, ReceiverHeader};
use crate::tcp::receiver::delayed_ack::DelayedAck;
use crate::tcp::receiver::drs::RightSizing;
use crate::tcp::receiver::reassembly::{Arrived, Reassembly};
use crate::tcp::rtt::RttEstimator;
use crate::tcp::segment::{Segment, Stamp, Template};
use crate::wire::tcp;

/// How often a SYN-ACK or FIN is sent again without being asked, as Linux's default for SYN-ACKs.
const MAX_REPEATS: u32 = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Listen,
    SynReceived,
    Established,
    /// The stream is complete, our FIN is not acknowledged.
    LastAck,
    Closed,
}

/// The receiving end of a flow.
#[derive(Debug)]
pub struct Receiver {
    state: State,
    source: SocketAddrV4,
    destination: SocketAddrV4,
    /// Payload and headers of a full frame, bytes.
    payload: u64,
    headers: u64,
    initial_sequence: u32,
    offers_sack: bool,
    sack_permitted: bool,

    /// The header of packets, and this receiver's half of it.
    kind: Header,
    header: ReceiverHeader,
    ecn: ecn::ReceiverEcn,
    /// An ACK of the bytes below the first that leaves before all others, with its marks.
    earlier: Option<(u64, Marks)>,
    /// The right-sizing of transports that have it; the others' windows never limit.
    right_sizing: Option<RightSizing>,
    stream: Reassembly,
    /// Payload bytes of the whole stream, once the FIN has arrived.
    stream_end: Option<u64>,
    /// The sequence number of payload byte 0.
    peer_sequence: u32,
    /// RFC 7323 section 4.3: what ACKs echo.
    timestamp_recent: u32,
    /// The newest timestamp of all arrivals.
    timestamp_newest: Option<u32>,
    last_ack_sent: u64,
    /// The newest duplicate, for the next ACK (RFC 2883).
    arrived_twice: Option<(u64, u64)>,

    delayed_ack: DelayedAck,
    ack_due: bool,
    /// Repeats SYN-ACK and FIN.
    repeat: Option<Instant>,
    repeats: u32,
    /// The bytes that may be sent until the SYN-ACK is acknowledged, and its length.
    allowance: Allowance,
    syn_ack_bytes: u32,
    rto: RttEstimator,
    template: Template,
    stats: ReceiverStats,
}

impl Receiver {
    /// Makes a receiver that waits for the sender's SYN.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub fn new(config: &FlowConfig) -> Result<Receiver, ConfigError> {
        config.validate()?;
        let kind = config.transport.header();
        Ok(Receiver {
            state: State::Listen,
            source: config.source,
            destination: config.destination,
            payload: u64::from(config.payload_bytes()),
            headers: u64::from(config.header_bytes()),
            initial_sequence: config.initial_sequence,
            offers_sack: config.recovery.facts().uses_sack,
            sack_permitted: false,
            kind,
            header: ReceiverHeader::new(kind, &config.setup()),
            ecn: ecn::ReceiverEcn::new(config.echo()),
            earlier: None,
            right_sizing: (config.transport.shape() == Shape::RightSizing).then(RightSizing::new),
            stream: Reassembly::default(),
            stream_end: None,
            peer_sequence: 0,
            timestamp_recent: 0,
            timestamp_newest: None,
            last_ack_sent: 0,
            arrived_twice: None,
            delayed_ack: DelayedAck::new(config),
            ack_due: false,
            repeat: None,
            repeats: 0,
            allowance: Allowance::default(),
            syn_ack_bytes: 0,
            rto: RttEstimator::new(config.initial_rto, config.min_rto, config.max_rto),
            template: Template::new(config.destination, config.source, kind, config.dscp),
            stats: ReceiverStats::default(),
        })
    }

    fn on_syn(&mut self, now: Instant, segment: &Segment<'_>, timestamp: u32) {
        let tcp = &segment.tcp;
        match self.state {
            State::Listen => {
                self.state = State::SynReceived;
                self.peer_sequence = tcp.seq().wrapping_add(1);
                let permitted = tcp::Repr::parse(tcp).is_ok_and(|r| r.sack_permitted);
                self.sack_permitted = permitted && self.offers_sack;
                self.ecn.on_syn(tcp.flags());
                self.timestamp_newest = Some(timestamp);
                self.start_repeating(now);
            }
            // Another SYN, perhaps a stranger's: the answer is that to the first (RFC 5961 section 4).
            State::SynReceived if tcp.seq().wrapping_add(1) != self.peer_sequence => {
                self.ack_due = true;
                return;
            }
            // Our SYN-ACK was lost. Echoing the newest SYN keeps the sender's first measurement honest.
            State::SynReceived => {}
            State::Established | State::LastAck | State::Closed => {
                // A SYN that was overtaken: say where we are (RFC 9293 section 3.10.7.4).
                self.ack_due = true;
                return;
            }
        }
        self.header.on_arrival(&segment.header, Arrival::Syn);
        self.timestamp_recent = timestamp;
        self.ack_due = true;
    }

    fn start_repeating(&mut self, now: Instant) {
        self.repeats = 0;
        self.rto.reset_backoff();
        self.repeat = Some(now + self.rto.rto());
    }

    fn on_segment(&mut self, now: Instant, segment: &Segment<'_>, timestamp: u32) -> Range<u64> {
        let tcp = &segment.tcp;
        let next = self.stream.next();
        let ahead = tcp
            .seq()
            .wrapping_sub(self.peer_sequence.wrapping_add(next as u32)) as i32;
        // SYN and FIN are all that was said here. A stranger off the path does not know their number (RFC 5961 section 5,
        // where less is known of it).
        let heard = tcp
            .ack()
            .wrapping_sub(self.initial_sequence.wrapping_add(1));
        let Some(start) = next
            .checked_add_signed(i64::from(ahead))
            .filter(|_| heard <= u32::from(self.is_complete()))
        else {
            self.stats.refused_packets += 1;
            return 0..0;
        };
        if self.state == State::SynReceived {
            self.state = State::Established;
            self.repeat = None;
        }
        let newer = self
            .timestamp_newest
            .is_none_or(|t| (timestamp.wrapping_sub(t) as i32) > 0);
        if newer {
            self.timestamp_newest = Some(timestamp);
        }
        if start <= self.last_ack_sent
            && (timestamp.wrapping_sub(self.timestamp_recent) as i32) >= 0
        {
            self.timestamp_recent = timestamp;
        }
        let fin = tcp.flags() & tcp::FIN != 0;
        if segment.payload_len == 0 && !fin {
            self.on_pure_ack(tcp);
            return 0..0;
        }
        let end = start + u64::from(segment.payload_len);
        if fin {
            self.stream_end = Some(end);
        }
        match self.on_data(now, segment, (start, end), newer) {
            Arrived::Twice => 0..0,
            Arrived::InOrder | Arrived::AroundHole => start..end,
        }
    }

    fn on_pure_ack(&mut self, tcp: &tcp::Packet<&[u8]>) {
        let fin_acknowledged = tcp.ack() == self.initial_sequence.wrapping_add(2);
        if self.state == State::LastAck && fin_acknowledged {
            self.state = State::Closed;
            self.repeat = None;
        }
    }

    fn on_data(
        &mut self,
        now: Instant,
        segment: &Segment<'_>,
        (start, end): (u64, u64),
        newer: bool,
    ) -> Arrived {
        self.stats.received_packets += 1;
        let before = self.stream.next();
        let changed = self.ecn.on_data(segment.tcp.flags(), segment.marked);
        if let Some(marks) = changed.filter(|_| self.delayed_ack.is_waiting()) {
            self.earlier = Some((before, marks));
            self.delayed_ack.on_ack_sent();
        }
        let arrived = if start == end {
            // The segment is a FIN without data.
            if self.state == State::Established {
                Arrived::AroundHole
            } else {
                Arrived::Twice
            }
        } else {
            self.stream.insert(start, end)
        };
        let seen = if newer || arrived != Arrived::Twice {
            Arrival::New
        } else {
            Arrival::Again
        };
        self.header.on_arrival(&segment.header, seen);
        if let (Some(drs), Some((_, echo))) = (&mut self.right_sizing, segment.timestamps) {
            let new = if arrived == Arrived::Twice {
                0
            } else {
                end - start
            };
            drs.on_data(now.as_micros() as u32, echo, new);
            self.template.set_window(drs.window());
        }
        self.count(before, arrived);
        if arrived == Arrived::Twice && start < end {
            self.arrived_twice = Some((start, end));
            self.delayed_ack.on_duplicate();
        }
        if self.state == State::Established && self.stream_end == Some(self.stream.next()) {
            self.state = State::LastAck;
            self.start_repeating(now);
            self.ack_due = true;
        }
        self.ack_due |= self.delayed_ack.on_data(now, arrived == Arrived::InOrder);
        arrived
    }

    /// Counts what became deliverable. The sender's segments all have one size but for the last, so that the number
    /// of frames follows from the bytes.
    fn count(&mut self, before: u64, arrived: Arrived) {
        if arrived == Arrived::Twice {
            self.stats.duplicate_packets += 1;
            return;
        }
        let after = self.stream.next();
        let gained = after - before;
        let frames = match gained {
            0 => return,
            full if full == self.payload => 1,
            _ => after.div_ceil(self.payload) - before.div_ceil(self.payload),
        };
        self.stats.payload_bytes += gained;
        self.stats.delivered_bytes += gained + frames * self.headers;
    }

    fn sack_blocks(&self, duplicate: Option<(u64, u64)>) -> tcp::SackBlocks {
        let mut blocks = tcp::SackBlocks::default();
        let ranges = duplicate.into_iter().chain(self.stream.report());
        for (start, end) in ranges.take(tcp::MAX_SACK_BLOCKS) {
            blocks.push((self.wire(start), self.wire(end)));
        }
        blocks
    }

    /// Writes an ACK of what had arrived before the packet that is in work, with nothing missing.
    fn acknowledge_earlier(
        &mut self,
        now: Instant,
        buf: &mut [u8],
        next: u64,
        marks: Marks,
    ) -> Transmit {
        let stamp = Stamp {
            seq: self.initial_sequence.wrapping_add(1),
            ack: self.wire(next),
            flags: tcp::ACK,
            ecn: marks,
            timestamps: (now.as_micros() as u32, self.timestamp_recent),
            payload_len: 0,
        };
        self.stats.sent_acks += 1;
        let len = self
            .template
            .stamp(buf, &stamp, |buf| self.header.write(buf));
        Transmit {
            header_len: len as usize,
            packet_len: len,
            payload: 0..0,
        }
    }

    /// Returns the wire's number for a byte of the stream.
    fn wire(&self, byte: u64) -> u32 {
        self.peer_sequence.wrapping_add(byte as u32)
    }

    /// Reports once more how far it is, for a sender that waits for what follows the stream.
    pub fn acknowledge_again(&mut self) {
        self.ack_due = true;
    }

    /// Returns the counts so far.
    pub fn stats(&self) -> &ReceiverStats {
        &self.stats
    }

    /// Returns whether the whole stream and the FIN arrived.
    pub fn is_complete(&self) -> bool {
        matches!(self.state, State::LastAck | State::Closed)
    }

    /// Returns whether no sender followed up: no SYN for this receiver came, or its answer was repeated in vain.
    pub fn is_abandoned(&self) -> bool {
        self.state == State::Listen || self.state == State::SynReceived && self.repeat.is_none()
    }

    /// Returns whether the sender knows that: our FIN is acknowledged, or was repeated in vain.
    pub fn is_closed(&self) -> bool {
        self.state == State::Closed
    }
}

impl Endpoint for Receiver {
    fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Range<u64> {
        let (from, to) = (self.source, self.destination);
        let Ok(segment) = Segment::parse(packet, wire_len, from, to, self.kind) else {
            self.stats.refused_packets += 1;
            return 0..0;
        };
        let timestamps = segment.timestamps.filter(|_| segment.header.is_data());
        let Some((timestamp, _)) = timestamps else {
            self.stats.refused_packets += 1;
            return 0..0;
        };
        if segment.tcp.flags() & tcp::SYN != 0 {
            self.allowance.on_received(wire_len.into());
            self.on_syn(now, &segment, timestamp);
            0..0
        } else if self.state == State::Listen || segment.tcp.flags() & tcp::ACK == 0 {
            self.stats.refused_packets += 1;
            0..0
        } else {
            self.on_segment(now, &segment, timestamp)
        }
    }

    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        if let Some((next, marks)) = self.earlier.take() {
            return Some(self.acknowledge_earlier(now, buf, next, marks));
        }
        if !std::mem::take(&mut self.ack_due) || self.state == State::Listen {
            return None;
        }
        self.delayed_ack.on_ack_sent();
        let closing = matches!(self.state, State::LastAck | State::Closed);
        let complete = closing || self.stream_end == Some(self.stream.next());
        let syn = self.state == State::SynReceived;
        let flags = if syn { tcp::SYN } else { 0 }
            | if self.state == State::LastAck {
                tcp::FIN
            } else {
                0
            }
            | tcp::ACK;
        let sent_before = u32::from(!syn) + u32::from(self.state == State::Closed);
        let stamp = Stamp {
            seq: self.initial_sequence.wrapping_add(sent_before),
            ack: self
                .wire(self.stream.next())
                .wrapping_add(u32::from(complete)),
            flags,
            ecn: if syn {
                self.ecn.syn_ack()
            } else {
                self.ecn.ack()
            },
            timestamps: (now.as_micros() as u32, self.timestamp_recent),
            payload_len: 0,
        };
        self.last_ack_sent = self.stream.next();
        let duplicate = self.arrived_twice.take();
        let sack = (self.sack_permitted && (self.stream.has_hole() || duplicate.is_some()))
            .then(|| self.sack_blocks(duplicate));
        let header = |buf: &mut [u8]| self.header.write(buf);
        let len = if syn {
            let len =
                self.template
                    .stamp_syn(buf, &stamp, self.payload, self.sack_permitted, header);
            self.allowance.on_sent(len.into());
            self.syn_ack_bytes = len;
            len
        } else if let Some(sack) = sack {
            self.stats.sent_acks += 1;
            self.template.stamp_with_sack(buf, &stamp, sack, header)
        } else {
            self.stats.sent_acks += 1;
            self.template.stamp(buf, &stamp, header)
        };
        Some(Transmit {
            header_len: len as usize,
            packet_len: len,
            payload: 0..0,
        })
    }

    fn poll_timeout(&self) -> Option<Instant> {
        Instant::earliest([self.delayed_ack.deadline(), self.repeat])
    }

    fn handle_timeout(&mut self, now: Instant) {
        self.ack_due |= self.delayed_ack.expire(now);
        if self.repeat.is_some_and(|at| at <= now) {
            self.repeats += 1;
            if self.repeats > MAX_REPEATS {
                // Whatever still comes is answered.
                self.repeat = None;
                if self.state == State::LastAck {
                    self.state = State::Closed;
                }
            } else {
                // The address of a SYN may be forged.
                let syn = self.state == State::SynReceived;
                self.ack_due |= !syn || self.allowance.permits(self.syn_ack_bytes.into());
                self.rto.back_off();
                self.repeat = Some(now + self.rto.rto());
            }
        }
    }

    fn keys(&self) -> Vec<Key> {
        vec![Key::new(
            self.kind.protocol(),
            self.destination,
            self.source,
        )]
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
            transport_counters: self
                .ecn
                .marked()
                .map(|count| ("marked_packets", count))
                .into_iter()
                .collect(),
            ..Counts::default()
        }
    }
}
