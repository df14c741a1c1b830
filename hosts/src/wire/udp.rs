//! UDP header (RFC 768). The checksum is 0: not computed, as RFC 768 allows over IPv4.

use super::{ETHERNET_HEADER_LEN, WireError, be16, ipv4, put16};

/// The header's length, bytes.
pub const HEADER_LEN: usize = 8;
/// IPv4 and UDP headers, bytes.
pub const HEADERS_LEN: usize = ipv4::HEADER_LEN + HEADER_LEN;
/// The IPv4 protocol number.
pub const PROTOCOL: u8 = 17;

/// The header of packets that are a number and payload, bytes.
pub(crate) const NUMBER_LEN: usize = 4;

/// Returns the headers of a data packet as an Ethernet frame, bytes, where the transport's own are `own` bytes long.
pub(crate) const fn frame_headers(own: usize) -> usize {
    ETHERNET_HEADER_LEN + HEADERS_LEN + own
}

/// A checked view of a datagram.
#[derive(Clone, Copy, Debug)]
pub struct Packet<T>(T);

impl<T: AsRef<[u8]>> Packet<T> {
    /// Checks that `bytes` begin with a whole header whose length covers it; the payload may lie beyond them.
    ///
    /// # Errors
    /// The first fault.
    pub fn new_checked(bytes: T) -> Result<Packet<T>, WireError> {
        let b = bytes.as_ref();
        if b.len() < HEADER_LEN {
            return Err(WireError::Truncated);
        }
        if usize::from(be16(b, 4)) < HEADER_LEN {
            return Err(WireError::Length);
        }
        Ok(Packet(bytes))
    }

    /// Returns the port it comes from.
    #[inline]
    pub fn source_port(&self) -> u16 {
        be16(self.0.as_ref(), 0)
    }

    /// Returns the port it goes to.
    #[inline]
    pub fn destination_port(&self) -> u16 {
        be16(self.0.as_ref(), 2)
    }

    /// Returns the length of header and payload, bytes.
    #[inline]
    pub fn len(&self) -> u16 {
        be16(self.0.as_ref(), 4)
    }

    /// Returns whether it has no payload.
    pub fn is_empty(&self) -> bool {
        usize::from(self.len()) == HEADER_LEN
    }
}

/// The header's values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repr {
    /// The port it comes from.
    pub source_port: u16,
    /// The port it goes to.
    pub destination_port: u16,
    /// Header and payload, bytes.
    pub len: u16,
}

impl Repr {
    /// Reads the values of a checked datagram.
    #[inline]
    pub fn parse<T: AsRef<[u8]>>(packet: &Packet<T>) -> Repr {
        Repr {
            source_port: packet.source_port(),
            destination_port: packet.destination_port(),
            len: packet.len(),
        }
    }

    /// Writes the header to the first [`HEADER_LEN`] bytes of `buf`, which must hold that many.
    #[inline]
    pub fn emit(&self, buf: &mut [u8]) {
        put16(buf, 0, self.source_port);
        put16(buf, 2, self.destination_port);
        put16(buf, 4, self.len);
        put16(buf, 6, 0);
    }
}
