//! IPv4 header (RFC 791), with its checksum (RFC 1071).

use std::net::Ipv4Addr;

use super::{WireError, be16, be32, put16, put32};

/// The header's length without options, bytes.
pub const HEADER_LEN: usize = 20;
/// The time to live of the packets we make, hops: the default that RFC 1700 recommends ("IP TTL parameter").
pub const TTL: u8 = 64;

/// ECT(0): the packet may be marked (RFC 3168 section 5).
pub const ECT_0: u8 = 0b10;
/// CE: it is marked.
pub const CE: u8 = 0b11;

/// Gives a header that was written another code point of differentiated services (RFC 2474), 0 to 63; its checksum stays right.
pub fn set_dscp(header: &mut [u8; HEADER_LEN], dscp: u8) {
    header[ECN] = header[ECN] & CE | dscp << 2;
    put16(header, CHECKSUM, 0);
    let sum = checksum(sum(header));
    put16(header, CHECKSUM, sum);
}

/// Sets differentiated services and ECN of a header that was written; its checksum stays right.
pub fn set_traffic_class(header: &mut [u8; HEADER_LEN], class: u8) {
    header[ECN] = class;
    put16(header, CHECKSUM, 0);
    let sum = checksum(sum(header));
    put16(header, CHECKSUM, sum);
}

/// Sets the time to live of a header that was written, hops; its checksum stays right.
pub fn set_ttl(header: &mut [u8; HEADER_LEN], ttl: u8) {
    header[TTL_AT] = ttl;
    put16(header, CHECKSUM, 0);
    let sum = checksum(sum(header));
    put16(header, CHECKSUM, sum);
}

/// Byte offset of the bits of ECN, with those of differentiated services before them.
pub(crate) const ECN: usize = 1;
/// Byte offset of the total length.
pub(crate) const LENGTH: usize = 2;
/// Byte offset of the identification.
pub(crate) const IDENT: usize = 4;
/// Byte offset of the header checksum.
pub(crate) const CHECKSUM: usize = 10;
const FLAGS: usize = 6;
const TTL_AT: usize = 8;
const PROTOCOL: usize = 9;
const SOURCE: usize = 12;
const DESTINATION: usize = 16;
const DONT_FRAGMENT: u16 = 0x4000;

/// Computes the sum of the 16-bit words of a header, not yet folded to what a checksum is the complement of.
#[inline]
pub(crate) fn sum(bytes: &[u8]) -> u32 {
    let mut words = bytes.chunks_exact(4);
    // Two words at a time: the halves are added when the sum is folded (RFC 1071 section 2 C).
    let total: u64 = words.by_ref().map(|w| u64::from(be32(w, 0))).sum();
    debug_assert!(
        words.remainder().is_empty(),
        "headers are whole 32-bit words"
    );
    ((total >> 32) + (total >> 16 & 0xffff) + (total & 0xffff)) as u32
}

/// Folds a sum to the checksum that goes on the wire.
#[inline]
pub(crate) fn checksum(mut sum: u32) -> u16 {
    while sum > 0xffff {
        sum = (sum & 0xffff) + (sum >> 16);
    }
    !(sum as u16)
}

/// A checked view of a packet that begins with an IPv4 header.
#[derive(Clone, Copy, Debug)]
pub struct Packet<T>(T);

impl<T: AsRef<[u8]>> Packet<T> {
    /// Checks version, header length, total length and header checksum. `bytes` hold at least the header; the
    /// total length may reach beyond them (a payload that is only a length).
    ///
    /// # Errors
    /// The first fault.
    #[inline]
    pub fn new_checked(bytes: T) -> Result<Packet<T>, WireError> {
        let b = bytes.as_ref();
        if b.len() < HEADER_LEN {
            return Err(WireError::Truncated);
        }
        if b[0] >> 4 != 4 {
            return Err(WireError::Version);
        }
        let header_len = usize::from(b[0] & 0xf) * 4;
        if header_len < HEADER_LEN || usize::from(be16(b, LENGTH)) < header_len {
            return Err(WireError::Length);
        }
        if b.len() < header_len {
            return Err(WireError::Truncated);
        }
        if checksum(sum(&b[..header_len])) != 0 {
            return Err(WireError::Checksum);
        }
        Ok(Packet(bytes))
    }

    /// Returns the header's length with its options, bytes.
    #[inline]
    pub fn header_len(&self) -> usize {
        usize::from(self.0.as_ref()[0] & 0xf) * 4
    }

    /// Returns the length of header and payload, bytes.
    #[inline]
    pub fn total_len(&self) -> u16 {
        be16(self.0.as_ref(), LENGTH)
    }

    /// Returns the bits of ECN.
    #[inline]
    pub fn ecn(&self) -> u8 {
        self.0.as_ref()[ECN] & CE
    }

    /// Returns the code point of differentiated services.
    #[inline]
    pub fn dscp(&self) -> u8 {
        self.0.as_ref()[ECN] >> 2
    }

    /// Returns the identification.
    #[inline]
    pub fn ident(&self) -> u16 {
        be16(self.0.as_ref(), IDENT)
    }

    /// Returns the time to live.
    #[inline]
    pub fn ttl(&self) -> u8 {
        self.0.as_ref()[TTL_AT]
    }

    /// Returns the protocol of what follows.
    #[inline]
    pub fn protocol(&self) -> u8 {
        self.0.as_ref()[PROTOCOL]
    }

    /// Returns where the packet comes from.
    #[inline]
    pub fn source(&self) -> Ipv4Addr {
        Ipv4Addr::from_bits(be32(self.0.as_ref(), SOURCE))
    }

    /// Returns where the packet goes.
    #[inline]
    pub fn destination(&self) -> Ipv4Addr {
        Ipv4Addr::from_bits(be32(self.0.as_ref(), DESTINATION))
    }

    /// Returns the bytes at hand after the header.
    #[inline]
    pub fn payload(&self) -> &[u8] {
        &self.0.as_ref()[self.header_len()..]
    }
}

/// The values of a header without options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repr {
    /// Where it comes from.
    pub source: Ipv4Addr,
    /// Where it goes.
    pub destination: Ipv4Addr,
    /// The protocol of what follows.
    pub protocol: u8,
    /// The identification.
    pub ident: u16,
    /// The time to live.
    pub ttl: u8,
    /// Header and payload, bytes.
    pub total_len: u16,
}

impl Repr {
    /// Reads the values of a checked packet; its options are left out.
    #[inline]
    pub fn parse<T: AsRef<[u8]>>(packet: &Packet<T>) -> Repr {
        Repr {
            source: packet.source(),
            destination: packet.destination(),
            protocol: packet.protocol(),
            ident: packet.ident(),
            ttl: packet.ttl(),
            total_len: packet.total_len(),
        }
    }

    /// Writes the header, don't-fragment set, to the first [`HEADER_LEN`] bytes of `buf`, which must hold that many.
    #[inline]
    pub fn emit(&self, buf: &mut [u8]) {
        buf[0] = 0x45;
        buf[1] = 0;
        put16(buf, LENGTH, self.total_len);
        put16(buf, IDENT, self.ident);
        put16(buf, FLAGS, DONT_FRAGMENT);
        buf[TTL_AT] = self.ttl;
        buf[PROTOCOL] = self.protocol;
        put16(buf, CHECKSUM, 0);
        put32(buf, SOURCE, self.source.to_bits());
        put32(buf, DESTINATION, self.destination.to_bits());
        let sum = checksum(sum(&buf[..HEADER_LEN]));
        put16(buf, CHECKSUM, sum);
    }
}
