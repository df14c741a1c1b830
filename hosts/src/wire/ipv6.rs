//! IPv6 header (RFC 8200), and the checksum of what it carries over the pseudo-header (RFC 8200 section 8.1).

use std::net::Ipv6Addr;

use super::{WireError, be16, ipv4, put16};

/// The length of the header, bytes.
pub const HEADER_LEN: usize = 40;
/// The Ethernet type of frames that carry IPv6.
pub const ETHERTYPE: u16 = 0x86dd;
/// The hop limit of the packets we make: RFC 1700's TTL, as RFC 8200 has no number of its own.
pub const HOP_LIMIT: u8 = ipv4::TTL;

/// Bytes by which a packet is longer than one of IPv4 without options that carries the same.
pub const ADDED_BYTES: usize = HEADER_LEN - ipv4::HEADER_LEN;

const LENGTH: usize = 4;
const NEXT_HEADER: usize = 6;
const HOP_LIMIT_AT: usize = 7;
const SOURCE: usize = 8;
const DESTINATION: usize = 24;

/// Sets the hop limit of a header that was written.
pub fn set_hop_limit(header: &mut [u8; HEADER_LEN], hop_limit: u8) {
    header[HOP_LIMIT_AT] = hop_limit;
}

/// Returns the link-local address of an Ethernet address (RFC 4291 section 2.5.6 and appendix A).
pub fn link_local(mac: [u8; 6]) -> Ipv6Addr {
    let [a, b, c, d, e, f] = mac;
    let low = [a ^ 2, b, c, 0xff, 0xfe, d, e, f];
    Ipv6Addr::from_bits(0xfe80 << 112 | u128::from(u64::from_be_bytes(low)))
}

/// A checked view of a packet that begins with an IPv6 header.
#[derive(Clone, Copy, Debug)]
pub struct Packet<'a>(&'a [u8]);

impl<'a> Packet<'a> {
    /// Checks the version. `bytes` hold at least the header. The payload may reach beyond them, where it is only a length,
    /// and bytes behind the payload, as Ethernet's padding, are no part of the packet.
    ///
    /// # Errors
    /// The first fault.
    pub fn new_checked(bytes: &'a [u8]) -> Result<Packet<'a>, WireError> {
        if bytes.len() < HEADER_LEN {
            return Err(WireError::Truncated);
        }
        if bytes[0] >> 4 != 6 {
            return Err(WireError::Version);
        }
        let end = HEADER_LEN + usize::from(be16(bytes, LENGTH));
        Ok(Packet(&bytes[..end.min(bytes.len())]))
    }

    /// Returns the traffic class: six bits of differentiated services, two of ECN (RFC 8200 section 7).
    pub fn traffic_class(&self) -> u8 {
        (be16(self.0, 0) >> 4) as u8
    }

    /// Returns the length of the payload, bytes.
    pub fn payload_len(&self) -> u16 {
        be16(self.0, LENGTH)
    }

    /// Returns the protocol of what follows the header. Extension headers are not followed.
    pub fn next_header(&self) -> u8 {
        self.0[NEXT_HEADER]
    }

    /// Returns the hop limit.
    pub fn hop_limit(&self) -> u8 {
        self.0[HOP_LIMIT_AT]
    }

    /// Returns where the packet comes from.
    pub fn source(&self) -> Ipv6Addr {
        address(self.0, SOURCE)
    }

    /// Returns where the packet goes.
    pub fn destination(&self) -> Ipv6Addr {
        address(self.0, DESTINATION)
    }

    /// Returns the bytes at hand of the payload.
    pub fn payload(&self) -> &'a [u8] {
        &self.0[HEADER_LEN..]
    }

    /// Computes the checksum of the payload: 0 where it has the right one. Bytes of the payload that are not at hand
    /// count as zeros.
    pub fn checksum(&self) -> u16 {
        checksum(
            self.source(),
            self.destination(),
            self.next_header(),
            u32::from(self.payload_len()),
            self.payload(),
        )
    }
}

/// The values of a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repr {
    /// Differentiated services and ECN.
    pub traffic_class: u8,
    /// The length of the payload, bytes.
    pub payload_len: u16,
    /// The protocol of what follows.
    pub next_header: u8,
    /// The hop limit.
    pub hop_limit: u8,
    /// Where it comes from.
    pub source: Ipv6Addr,
    /// Where it goes.
    pub destination: Ipv6Addr,
}

impl Repr {
    /// Writes the header, with flow label 0, to the first [`HEADER_LEN`] bytes of `buf`, which must hold that many.
    pub fn emit(&self, buf: &mut [u8]) {
        put16(buf, 0, 0x6000 | u16::from(self.traffic_class) << 4);
        put16(buf, 2, 0);
        put16(buf, LENGTH, self.payload_len);
        buf[NEXT_HEADER] = self.next_header;
        buf[HOP_LIMIT_AT] = self.hop_limit;
        buf[SOURCE..DESTINATION].copy_from_slice(&self.source.octets());
        buf[DESTINATION..HEADER_LEN].copy_from_slice(&self.destination.octets());
    }
}

/// Computes the checksum over the pseudo-header and a message of `len` bytes (RFC 8200 section 8.1). Bytes of the message
/// that are not at hand count as zeros.
pub fn checksum(
    source: Ipv6Addr,
    destination: Ipv6Addr,
    next_header: u8,
    len: u32,
    message: &[u8],
) -> u16 {
    let words = |bytes: &[u8]| -> u32 {
        let pairs = bytes.chunks(2);
        pairs
            .map(|pair| u32::from(pair[0]) << 8 | u32::from(*pair.get(1).unwrap_or(&0)))
            .sum()
    };
    let addresses = words(&source.octets()) + words(&destination.octets());
    let length = (len >> 16) + (len & 0xffff);
    ipv4::checksum(addresses + length + u32::from(next_header) + words(message))
}

fn address(bytes: &[u8], at: usize) -> Ipv6Addr {
    Ipv6Addr::from(std::array::from_fn::<u8, 16, _>(|i| bytes[at + i]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: Repr = Repr {
        traffic_class: 0xb9,
        payload_len: 8,
        next_header: 17,
        hop_limit: 3,
        source: Ipv6Addr::new(0x2001, 0xdb8, 1, 0, 0, 0, 0, 0xa),
        destination: Ipv6Addr::new(0x2001, 0xdb8, 2, 0, 0, 0, 0, 0xb),
    };

    #[test]
    fn header_reads_as_it_was_written() {
        let mut bytes = vec![0xff; HEADER_LEN + 12];
        HEADER.emit(&mut bytes);
        assert_eq!(bytes[..8], [0x6b, 0x90, 0, 0, 0, 8, 17, 3]);
        let packet = Packet::new_checked(&bytes).unwrap();
        assert_eq!((packet.traffic_class(), packet.payload_len()), (0xb9, 8));
        assert_eq!((packet.next_header(), packet.hop_limit()), (17, 3));
        assert_eq!(packet.source(), HEADER.source);
        assert_eq!(packet.destination(), HEADER.destination);
        assert_eq!(packet.payload(), [0xff; 8], "padding is left out");
    }

    #[test]
    fn malformed_headers_are_refused() {
        let mut bytes = vec![0; HEADER_LEN];
        HEADER.emit(&mut bytes);
        for len in 0..HEADER_LEN {
            assert_eq!(
                Packet::new_checked(&bytes[..len]).unwrap_err(),
                WireError::Truncated
            );
        }
        bytes[0] = 0x45;
        assert_eq!(Packet::new_checked(&bytes).unwrap_err(), WireError::Version);
    }

    /// A datagram from port 1 to port 2 with the text "hi", from ::1 to ::1.
    #[test]
    fn checksum_covers_the_pseudo_header() {
        let one = Ipv6Addr::LOCALHOST;
        let datagram = [0, 1, 0, 2, 0, 10, 0, 0, b'h', b'i'];
        // 2 * 0001 + 000a (length) + 0011 (UDP) + 0001 + 0002 + 000a + 6869 = 6893
        assert_eq!(checksum(one, one, 17, 10, &datagram), !0x6893);
        let long = checksum(one, one, 17, 0x1_000a, &datagram);
        assert_eq!(long, !0x6894, "the length has 32 bits");
    }

    #[test]
    fn link_local_address_has_the_ethernet_address_in_it() {
        let expected: Ipv6Addr = "fe80::ff:fe00:1a".parse().unwrap();
        assert_eq!(link_local([2, 0, 0, 0, 0, 0x1a]), expected);
    }
}
