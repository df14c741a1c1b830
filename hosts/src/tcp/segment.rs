//! A whole packet: IPv4, the congestion header where the transport has one, TCP. A packet is taken
//! apart on arrival and stamped from a template on departure.

use std::net::SocketAddrV4;

use crate::tcp::ecn::Marks;
use crate::tcp::header::{self, Header};
use crate::wire::{WireError, ipv4, tcp};
use crate::wire::{put16, put32};

/// The scale of the TCP windows that both ends advertise (RFC 7323 section 2.3: the largest).
const WINDOW_SCALE: u8 = 14;
/// The largest window in bytes, 1 GB. Ends without right-sizing advertise it always, so that it never limits.
pub(crate) const LARGEST_WINDOW: u64 = (u16::MAX as u64) << WINDOW_SCALE;

/// An arrived packet's headers, read where they lie.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Segment<'a> {
    pub(crate) header: header::Packet<'a>,
    pub(crate) tcp: tcp::Packet<&'a [u8]>,
    pub(crate) timestamps: Option<(u32, u32)>,
    pub(crate) payload_len: u32,
    /// Whether a queue marked it.
    pub(crate) marked: bool,
}

impl<'a> Segment<'a> {
    /// Takes apart a packet from `from` to `to` that is `wire_len` bytes long from IPv4 on and must carry `header`.
    #[inline(always)]
    pub(crate) fn parse(
        bytes: &'a [u8],
        wire_len: u32,
        from: SocketAddrV4,
        to: SocketAddrV4,
        header: Header,
    ) -> Result<Segment<'a>, WireError> {
        let ip = ipv4::Packet::new_checked(bytes)?;
        if u32::from(ip.total_len()) > wire_len {
            return Err(WireError::Truncated);
        }
        if ip.protocol() != header.protocol()
            || ip.source() != *from.ip()
            || ip.destination() != *to.ip()
        {
            return Err(WireError::Format);
        }
        let (header, rest) = header.split(&bytes[ip.header_len()..])?;
        let tcp = tcp::Packet::new_checked(rest)?;
        if tcp.source_port() != from.port() || tcp.destination_port() != to.port() {
            return Err(WireError::Format);
        }
        let headers = bytes.len() - rest.len() + tcp.header_len();
        let payload_len = usize::from(ip.total_len())
            .checked_sub(headers)
            .ok_or(WireError::Length)?;
        let timestamps = match tcp.only_timestamps() {
            Some(timestamps) => Some(timestamps),
            None => tcp::Repr::parse(&tcp)?.timestamps,
        };
        Ok(Segment {
            header,
            tcp,
            timestamps,
            payload_len: payload_len as u32,
            marked: ip.ecn() == ipv4::CE,
        })
    }

    /// Returns the SACK blocks.
    pub(crate) fn sack(&self) -> tcp::SackBlocks {
        if self.tcp.header_len() <= tcp::TIMESTAMPED_LEN {
            return tcp::SackBlocks::default();
        }
        tcp::Repr::parse(&self.tcp)
            .map(|r| r.sack)
            .unwrap_or_default()
    }
}

/// The values that differ between the packets of one end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stamp {
    pub(crate) seq: u32,
    pub(crate) ack: u32,
    pub(crate) flags: u8,
    /// Its marks for ECN: flags beside those, and the bits of its IPv4 header.
    pub(crate) ecn: Marks,
    pub(crate) timestamps: (u32, u32),
    pub(crate) payload_len: u32,
}

/// Headers of one end's packets: all that never changes, written once.
#[derive(Debug)]
pub(crate) struct Template {
    ip: [u8; ipv4::HEADER_LEN],
    tcp: [u8; tcp::TIMESTAMPED_LEN],
    /// Bytes of the congestion header, which stands between the two.
    header_len: usize,
    /// Sum of the IPv4 header's words with ECN's bits, identification, length and checksum 0.
    sum: u32,
    ident: u16,
}

impl Template {
    pub(crate) fn new(from: SocketAddrV4, to: SocketAddrV4, header: Header, dscp: u8) -> Template {
        let mut ip = [0; ipv4::HEADER_LEN];
        let mut tcp = [0; tcp::TIMESTAMPED_LEN];
        ipv4::Repr {
            source: *from.ip(),
            destination: *to.ip(),
            protocol: header.protocol(),
            ident: 0,
            ttl: ipv4::TTL,
            total_len: 0,
        }
        .emit(&mut ip);
        ipv4::set_dscp(&mut ip, dscp);
        put16(&mut ip, ipv4::CHECKSUM, 0);
        tcp::Repr {
            source_port: from.port(),
            destination_port: to.port(),
            window: u16::MAX,
            timestamps: Some((0, 0)),
            ..tcp::Repr::default()
        }
        .emit(&mut tcp);
        Template {
            sum: ipv4::sum(&ip),
            ip,
            tcp,
            header_len: header.bytes(),
            ident: 0,
        }
    }

    /// Lets later packets advertise a window of so many bytes, rounded up to what the scale can say. SYNs must not
    /// come after: their windows have no scale.
    pub(crate) fn set_window(&mut self, bytes: u64) {
        let scaled = bytes.div_ceil(1 << WINDOW_SCALE).min(u64::from(u16::MAX));
        put16(&mut self.tcp, tcp::WINDOW, scaled as u16);
    }

    /// Writes the headers to `buf`, the congestion header by `header`; returns the IPv4 total length.
    #[inline]
    pub(crate) fn stamp(
        &mut self,
        buf: &mut [u8],
        stamp: &Stamp,
        header: impl FnOnce(&mut [u8]),
    ) -> u32 {
        let (ip, rest) = buf.split_first_chunk_mut().expect("room for all headers");
        *ip = self.ip;
        let total_len = (self.headers_len() + tcp::TIMESTAMPED_LEN) as u32 + stamp.payload_len;
        self.finish(ip, total_len, stamp.ecn.bits);
        header(rest);
        let tcp = rest[self.header_len..].first_chunk_mut();
        let tcp: &mut [u8; tcp::TIMESTAMPED_LEN] = tcp.expect("room for all headers");
        *tcp = self.tcp;
        put32(tcp, tcp::SEQ, stamp.seq);
        put32(tcp, tcp::ACKNOWLEDGEMENT, stamp.ack);
        tcp[tcp::FLAGS] = stamp.flags | stamp.ecn.flags;
        put32(tcp, tcp::TSVAL, stamp.timestamps.0);
        put32(tcp, tcp::TSECR, stamp.timestamps.1);
        total_len
    }

    /// Writes the same with SACK blocks, without payload.
    pub(crate) fn stamp_with_sack(
        &mut self,
        buf: &mut [u8],
        stamp: &Stamp,
        sack: tcp::SackBlocks,
        header: impl FnOnce(&mut [u8]),
    ) -> u32 {
        let repr = tcp::Repr {
            sack,
            ..self.repr(stamp)
        };
        self.stamp_repr(buf, &repr, stamp.ecn.bits, header)
    }

    /// Writes the same for a SYN or SYN-ACK, which says how long a full segment's `payload` is.
    pub(crate) fn stamp_syn(
        &mut self,
        buf: &mut [u8],
        stamp: &Stamp,
        payload: u64,
        sack_permitted: bool,
        header: impl FnOnce(&mut [u8]),
    ) -> u32 {
        let mss = payload + tcp::TIMESTAMPS_LEN as u64;
        let repr = tcp::Repr {
            mss: Some(u16::try_from(mss).unwrap_or(u16::MAX)),
            window_scale: Some(WINDOW_SCALE),
            sack_permitted,
            ..self.repr(stamp)
        };
        self.stamp_repr(buf, &repr, stamp.ecn.bits, header)
    }

    fn repr(&self, stamp: &Stamp) -> tcp::Repr {
        let fixed = tcp::Packet::new_checked(&self.tcp).expect("made by us");
        tcp::Repr {
            source_port: fixed.source_port(),
            destination_port: fixed.destination_port(),
            seq: stamp.seq,
            ack: stamp.ack,
            flags: stamp.flags | stamp.ecn.flags,
            window: fixed.window(),
            timestamps: Some(stamp.timestamps),
            ..tcp::Repr::default()
        }
    }

    fn stamp_repr(
        &mut self,
        buf: &mut [u8],
        repr: &tcp::Repr,
        ecn: u8,
        header: impl FnOnce(&mut [u8]),
    ) -> u32 {
        let (ip, rest) = buf.split_first_chunk_mut().expect("room for all headers");
        *ip = self.ip;
        let total_len = (self.headers_len() + repr.header_len()) as u32;
        self.finish(ip, total_len, ecn);
        header(rest);
        repr.emit(&mut rest[self.header_len..]);
        total_len
    }

    /// Counts the bytes before the TCP header.
    fn headers_len(&self) -> usize {
        ipv4::HEADER_LEN + self.header_len
    }

    #[inline]
    fn finish(&mut self, ip: &mut [u8; ipv4::HEADER_LEN], total_len: u32, ecn: u8) {
        let sum = self.sum + u32::from(self.ident) + total_len + u32::from(ecn);
        ip[ipv4::ECN] |= ecn;
        put16(ip, ipv4::LENGTH, total_len as u16);
        put16(ip, ipv4::IDENT, self.ident);
        put16(ip, ipv4::CHECKSUM, ipv4::checksum(sum));
        self.ident = self.ident.wrapping_add(1);
    }
}
