//! The common part of transports over UDP: the headers of their packets, the gaps between them, and
//! numbers that can't be guessed.

use std::net::SocketAddrV4;
use std::ops::Range;

use crate::flow::config::{ConfigError, FlowConfig, Transmit};
use crate::flow::endpoint::Role;
use crate::flow::key::Key;
use crate::numbers::Numbers;
use crate::options::Declaration;
use crate::stats::sample::{Control, Sample};
use crate::wire::udp::{HEADERS_LEN, NUMBER_LEN};
use crate::wire::{WireError, ipv4, udp};
use crate::wire::{be32, put32};
use crate::{Instant, Span};

/// How far a pacer falls behind before it forgives the rest: what a busy host owes it makes good within this time.
const FORGIVEN: Span = Span::from_millis(1);
/// Bits of a byte, times nanoseconds of a second.
const BYTE_BIT_NS: f64 = 8e9;

/// Returns the time that a packet takes at a rate of frames, nanoseconds.
pub(crate) fn interval_ns(packet_bytes: u32, rate_bps: f64) -> f64 {
    BYTE_BIT_NS * f64::from(packet_bytes) / rate_bps
}

/// Returns the rate of frames, bits per second, at which one packet follows another after so long.
pub(crate) fn rate_bps(packet_bytes: u32, interval_ns: f64) -> f64 {
    BYTE_BIT_NS * f64::from(packet_bytes) / interval_ns
}

/// The common part of an end's packets: they go between two UDP ports.
#[derive(Debug)]
pub(crate) struct Datagrams {
    own: SocketAddrV4,
    other: SocketAddrV4,
    ident: u16,
    dscp: u8,
    /// The bytes that the driver adds to each when it sends it.
    seal_bytes: usize,
}

/// The content of a datagram.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Carried<'a> {
    /// As much of it as the driver holds.
    pub(crate) held: &'a [u8],
    /// All of it, bytes.
    pub(crate) len: usize,
}

impl Datagrams {
    /// Makes the datagrams of the end of a flow that has this role.
    pub(crate) fn new(config: &FlowConfig, role: Role) -> Datagrams {
        let (own, other) = match role {
            Role::Sender => (config.source, config.destination),
            Role::Receiver => (config.destination, config.source),
        };
        Datagrams {
            own,
            other,
            ident: 0,
            dscp: config.dscp,
            seal_bytes: config.seal_bytes() as usize,
        }
    }

    /// Returns the key of the packets that come.
    pub(crate) fn key(&self) -> Key {
        Key::new(udp::PROTOCOL, self.own, self.other)
    }

    /// Returns the other end.
    pub(crate) fn peer_address(&self) -> SocketAddrV4 {
        self.other
    }

    /// Takes a packet of the other end apart.
    pub(crate) fn parse<'a>(
        &self,
        packet: &'a [u8],
        wire_len: u32,
    ) -> Result<Carried<'a>, WireError> {
        let ip = ipv4::Packet::new_checked(packet)?;
        if u32::from(ip.total_len()) > wire_len {
            return Err(WireError::Truncated);
        }
        let datagram = udp::Packet::new_checked(ip.payload())?;
        let ports = (datagram.source_port(), datagram.destination_port());
        if ip.protocol() != udp::PROTOCOL
            || (ip.source(), ip.destination()) != (*self.other.ip(), *self.own.ip())
            || ports != (self.other.port(), self.own.port())
        {
            return Err(WireError::Format);
        }
        if usize::from(ip.total_len()) < ip.header_len() + usize::from(datagram.len()) {
            return Err(WireError::Length);
        }
        let len = usize::from(datagram.len()) - udp::HEADER_LEN;
        let held = &packet[ip.header_len() + udp::HEADER_LEN..];
        Ok(Carried {
            held: &held[..held.len().min(len)],
            len,
        })
    }

    /// Takes apart a packet that is a number of 32 bits and payload. Returns the packet's place in the stream, of all with
    /// these bits the one nearest to `near`, and its bytes of payload; `None` if it can't be one.
    pub(crate) fn parse_numbered(
        &self,
        packet: &[u8],
        wire_len: u32,
        near: u64,
    ) -> Option<(u64, u64)> {
        let carried = self.parse(packet, wire_len).ok()?;
        let len = carried.len.checked_sub(NUMBER_LEN)? as u64;
        let number = carried.held.get(..NUMBER_LEN).map(|b| be32(b, 0))?;
        let ahead = number.wrapping_sub(near as u32) as i32;
        Some((near.checked_add_signed(ahead.into())?, len))
    }

    /// Writes a packet that is a number of 32 bits, the last ones of its place in the stream, and payload.
    pub(crate) fn emit_numbered(
        &mut self,
        buf: &mut [u8],
        place: u64,
        payload: Range<u64>,
    ) -> Transmit {
        put32(&mut buf[HEADERS_LEN..], 0, place as u32);
        self.emit(buf, NUMBER_LEN, payload)
    }

    /// Writes the headers in front of `own_len` bytes that stand at [`HEADERS_LEN`] of `buf` already and that the
    /// stream's bytes `payload` follow.
    pub(crate) fn emit(&mut self, buf: &mut [u8], own_len: usize, payload: Range<u64>) -> Transmit {
        let header_len = HEADERS_LEN + own_len;
        let packet_len = header_len + (payload.end - payload.start) as usize + self.seal_bytes;
        ipv4::Repr {
            source: *self.own.ip(),
            destination: *self.other.ip(),
            protocol: udp::PROTOCOL,
            ident: self.ident,
            ttl: ipv4::TTL,
            total_len: packet_len as u16,
        }
        .emit(buf);
        if self.dscp != 0
            && let Some(header) = buf.first_chunk_mut()
        {
            ipv4::set_dscp(header, self.dscp);
        }
        udp::Repr {
            source_port: self.own.port(),
            destination_port: self.other.port(),
            len: (packet_len - ipv4::HEADER_LEN) as u16,
        }
        .emit(&mut buf[ipv4::HEADER_LEN..]);
        self.ident = self.ident.wrapping_add(1);
        Transmit {
            header_len,
            packet_len: packet_len as u32,
            payload,
        }
    }
}

/// A stream as packets, all of them full but the last.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pieces {
    /// Bytes of the stream; `None` while it has no end.
    bytes: Option<u64>,
    /// Bytes of a full packet's payload.
    payload: u64,
}

impl Pieces {
    /// Cuts a stream into packets with so many bytes of payload.
    pub(crate) fn new(bytes: Option<u64>, payload: u64) -> Pieces {
        Pieces { bytes, payload }
    }

    /// Cuts a flow's stream.
    pub(crate) fn from_config(config: &FlowConfig) -> Pieces {
        Pieces::new(config.bytes, config.payload_bytes().into())
    }

    /// Returns how many packets there are.
    pub(crate) fn count(&self) -> u64 {
        self.bytes
            .map_or(u64::MAX, |bytes| bytes.div_ceil(self.payload))
    }

    /// Returns the bytes of the stream that are a packet's payload.
    pub(crate) fn payload(&self, place: u64) -> Range<u64> {
        let first = place * self.payload;
        first..self.bytes.unwrap_or(u64::MAX).min(first + self.payload)
    }
}

/// A rate that nothing changes, of full packets: the one that is given, or that of the sender's interface.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FixedRate {
    bps: u64,
    /// From one packet to the next, nanoseconds.
    pub(crate) interval_ns: f64,
}

impl FixedRate {
    /// Makes the pace of a flow whose transport has this option.
    ///
    /// # Errors
    /// Neither is known.
    pub(crate) fn from_options(
        config: &FlowConfig,
        option: &Declaration,
    ) -> Result<FixedRate, ConfigError> {
        let bps = config.options.optional(option).or(config.interface_bps);
        let bps = bps.ok_or(ConfigError::NoRate(config.transport.name()))?;
        let interval_ns = interval_ns(config.packet_bytes, bps as f64);
        Ok(FixedRate { bps, interval_ns })
    }

    /// Returns the visible state of an end that has no other control.
    pub(crate) fn sample(&self) -> Sample {
        Sample {
            control: Some(Control {
                rate_bps: Some(self.bps),
                ..Control::default()
            }),
            ..Sample::default()
        }
    }
}

/// Spaces packets. Times follow from the intervals alone, so that a driver that wakes up late does not lower the rate.
#[derive(Debug)]
pub(crate) struct Pacer {
    next: Instant,
    /// The part of the interval behind its last whole nanosecond.
    fraction: f64,
}

impl Pacer {
    /// Makes a pacer whose first packet may leave at once.
    pub(crate) fn new(now: Instant) -> Pacer {
        Pacer {
            next: now,
            fraction: 0.0,
        }
    }

    /// Returns when the next packet may leave.
    pub(crate) fn next(&self) -> Instant {
        self.next
    }

    /// Lets a packet leave; the next one may so many nanoseconds after it should have.
    pub(crate) fn leave(&mut self, now: Instant, interval_ns: f64) {
        let exact = interval_ns + self.fraction;
        let whole = exact.floor();
        self.fraction = exact - whole;
        self.next = self.next.max(now - FORGIVEN) + Span(whole as u64);
    }

    /// Lets nothing leave before `at`.
    pub(crate) fn rest_until(&mut self, at: Instant) {
        self.next = self.next.max(at);
    }
}

/// Makes the numbers that an end of a flow draws.
pub(crate) fn numbers(config: &FlowConfig, role: Role) -> Numbers {
    Numbers::new(config.secret ^ (role as u64) << 63)
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn config() -> FlowConfig {
        let end = |last, port| SocketAddrV4::new(Ipv4Addr::new(10, 0, 0, last), port);
        FlowConfig::new(end(1, 10_000), end(2, 5001))
    }

    #[test]
    fn emitted_datagram_is_parsed_by_the_peer() {
        let config = config();
        let mut buf = [7; 64];
        let sent = Datagrams::new(&config, Role::Sender).emit(&mut buf, 4, 0..1000);
        assert_eq!((sent.header_len, sent.packet_len), (32, 1032));
        let receiver = Datagrams::new(&config, Role::Receiver);
        let carried = receiver.parse(&buf[..32], 1032).unwrap();
        assert_eq!((carried.held, carried.len), (&[7; 4][..], 1004));
        let sender = Datagrams::new(&config, Role::Sender);
        assert!(sender.parse(&buf[..32], 1032).is_err(), "its own packet");
        assert!(receiver.parse(&buf[..32], 1031).is_err(), "cut on the way");
    }

    #[test]
    fn packet_numbers_extend_beyond_32_bits() {
        let config = config();
        let receiver = Datagrams::new(&config, Role::Receiver);
        for place in [0, 9, 1 << 31, (1 << 32) - 1, 1 << 32, (1 << 32) + 7] {
            let mut buf = [0; 64];
            Datagrams::new(&config, Role::Sender).emit_numbered(&mut buf, place, 0..100);
            for near in [place.saturating_sub(25_000), place, place + 25_000] {
                let parsed = receiver.parse_numbered(&buf[..32], 132, near);
                assert_eq!(parsed, Some((place, 100)));
            }
        }
        let mut buf = [0; 64];
        Datagrams::new(&config, Role::Sender).emit_numbered(&mut buf, u64::MAX, 0..100);
        let before_the_first = receiver.parse_numbered(&buf[..32], 132, 5);
        assert_eq!(before_the_first, None);
    }

    #[test]
    fn pacer_catches_up_after_late_wakeups_but_not_after_stalls() {
        let at = |micros: u64| Instant(micros * 1000);
        let mut pacer = Pacer::new(at(0));
        for _ in 0..10 {
            pacer.leave(at(400), 33_333.4);
        }
        assert_eq!(pacer.next(), Instant(333_334));
        pacer.leave(at(5000), 1000.0);
        assert_eq!(pacer.next(), at(4001));
        pacer.rest_until(at(6000));
        assert_eq!(pacer.next(), at(6000));
    }
}
