//! Packet formats: a checked `Packet` view over bytes and a `Repr` with the parsed values for each header.
//!
//! No bytes make a parser panic: `new_checked` establishes what the accessors of a view rely on.

pub mod arp;
pub mod congestion;
pub mod hpcc;
pub mod icmp;
pub mod icmpv6;
pub mod ipv4;
pub mod ipv6;
pub mod ndp;
pub mod rcp;
pub mod tcp;
pub mod udp;
pub mod xcp;

use std::fmt;

/// The length of an Ethernet II header, bytes. Packet sizes include it, and drivers write it.
pub const ETHERNET_HEADER_LEN: usize = 14;

/// Why bytes are not the header they should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WireError {
    /// Fewer bytes than the header, or than it says, needs.
    Truncated,
    /// A length field contradicts the format.
    Length,
    /// Another version of the protocol.
    Version,
    /// A value that the format does not define.
    Format,
    /// The checksum does not add up.
    Checksum,
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WireError::Truncated => "truncated header",
            WireError::Length => "bad length field",
            WireError::Version => "unknown version",
            WireError::Format => "unknown format",
            WireError::Checksum => "bad checksum",
        })
    }
}

impl std::error::Error for WireError {}

/// Returns where the transport header of a packet begins that begins with its IPv4 header: behind a congestion header, if
/// there is one. `None` if it is none of ours.
#[inline]
pub fn transport_at(packet: &[u8]) -> Option<usize> {
    let (&first, &protocol) = (packet.first()?, packet.get(9)?);
    let header_len = usize::from(first & 0x0f) * 4;
    match protocol {
        congestion::PROTOCOL => {
            let length = *packet.get(header_len + congestion::LENGTH)?;
            Some(header_len + usize::from(length))
        }
        tcp::PROTOCOL | udp::PROTOCOL => Some(header_len),
        _ => None,
    }
}

#[inline]
pub(crate) fn be16(bytes: &[u8], at: usize) -> u16 {
    u16::from_be_bytes(field(bytes, at))
}

#[inline]
pub(crate) fn be32(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes(field(bytes, at))
}

/// Returns the bytes of a field, of which only the place is checked, and once.
#[inline]
fn field<const N: usize>(bytes: &[u8], at: usize) -> [u8; N] {
    let field = bytes[at..at + N].first_chunk();
    *field.expect("it has been cut to this length")
}

#[inline]
pub(crate) fn put16(bytes: &mut [u8], at: usize, value: u16) {
    bytes[at..at + 2].copy_from_slice(&value.to_be_bytes());
}

#[inline]
pub(crate) fn put32(bytes: &mut [u8], at: usize, value: u32) {
    bytes[at..at + 4].copy_from_slice(&value.to_be_bytes());
}
