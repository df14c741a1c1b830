//! Ends over IPv6. An end writes and reads packets of IPv4, and its host sends and receives them with headers of IPv6. The
//! rules are those of stateless translation (RFC 7915 sections 4.1 and 5.1).
//!
//! ```text
//! the end       IPv4, 20 bytes | TCP or UDP | payload
//! on the link   IPv6, 40 bytes | TCP or UDP | payload     the checksum is that of RFC 8200 section 8.1
//! ```
//!
//! Traffic class and DSCP with ECN, TTL and hop limit, and the payload are the same. The IPv4 addresses are those of
//! the two hosts, which the end knows; they are in no frame. Payload that is only a length counts as zeros.

use std::net::{Ipv4Addr, Ipv6Addr};

use xcpr_engine::Frame;
use xcpr_hosts::wire::{ipv4, ipv6, tcp, udp};

use crate::nodes::frames::ETHERNET;

/// Byte offset of the checksum in a TCP header.
const TCP_CHECKSUM: usize = 16;
/// Byte offset of the checksum in a UDP header.
const UDP_CHECKSUM: usize = 6;

/// The addresses of a host, as its end has them and as they are on links.
#[derive(Debug, Clone, Copy)]
pub struct Addresses {
    /// In the packets of the end.
    pub ipv4: Ipv4Addr,
    /// On links.
    pub ipv6: Ipv6Addr,
}

/// The translation of one end's packets.
#[derive(Debug)]
pub struct Translation {
    /// The host of the end.
    own: Addresses,
    /// The host of the other end.
    other: Addresses,
    /// The packet that was translated last, which keeps its memory.
    packet: Vec<u8>,
}

impl Translation {
    /// Makes the translation of the packets between two hosts, at the first of them.
    pub fn new(own: Addresses, other: Addresses) -> Translation {
        Translation {
            own,
            other,
            packet: Vec::new(),
        }
    }

    /// Gives a frame that an end has written a header of IPv6. A frame without a header of IPv4 stays as it is.
    pub fn send(&mut self, frame: &mut Frame) {
        let Ok(packet) = ipv4::Packet::new_checked(&frame.bytes[ETHERNET..frame.len]) else {
            return;
        };
        let header = ipv6::Repr {
            traffic_class: packet.dscp() << 2 | packet.ecn(),
            payload_len: packet.total_len() - packet.header_len() as u16,
            next_header: packet.protocol(),
            hop_limit: packet.ttl(),
            source: self.own.ipv6,
            destination: self.other.ipv6,
        };
        self.packet.clear();
        self.packet.resize(ipv6::HEADER_LEN, 0);
        header.emit(&mut self.packet);
        self.packet.extend_from_slice(packet.payload());
        write_checksum(&header, &mut self.packet[ipv6::HEADER_LEN..]);
        frame.len = ETHERNET + self.packet.len();
        frame.wire_len += ipv6::ADDED_BYTES as u32;
        if frame.bytes.len() < frame.len {
            frame.bytes.resize(frame.len, 0);
        }
        frame.bytes[ETHERNET..frame.len].copy_from_slice(&self.packet);
    }

    /// Returns the packet of IPv4 for the end, of one of IPv6 from the other host; `None` of any other packet.
    pub fn receive(&mut self, packet: &[u8]) -> Option<&[u8]> {
        let packet = ipv6::Packet::new_checked(packet).ok()?;
        if packet.source() != self.other.ipv6 || packet.destination() != self.own.ipv6 {
            return None;
        }
        let class = packet.traffic_class();
        let header = ipv4::Repr {
            source: self.other.ipv4,
            destination: self.own.ipv4,
            protocol: packet.next_header(),
            ident: 0,
            ttl: packet.hop_limit(),
            total_len: packet.payload_len().checked_add(ipv4::HEADER_LEN as u16)?,
        };
        self.packet.clear();
        self.packet.resize(ipv4::HEADER_LEN, 0);
        header.emit(&mut self.packet);
        let first = self.packet.first_chunk_mut()?;
        ipv4::set_traffic_class(first, class);
        self.packet.extend_from_slice(packet.payload());
        let begin = ipv4::HEADER_LEN;
        if let Some(sum) = checksum_mut(packet.next_header(), &mut self.packet[begin..]) {
            sum.fill(0);
        }
        Some(&self.packet)
    }
}

/// Returns the checksum of a TCP or UDP header.
fn checksum_mut(protocol: u8, message: &mut [u8]) -> Option<&mut [u8]> {
    let at = match protocol {
        tcp::PROTOCOL => TCP_CHECKSUM,
        udp::PROTOCOL => UDP_CHECKSUM,
        _ => return None,
    };
    message.get_mut(at..at + 2)
}

/// Writes the checksum of TCP or UDP. UDP's 0 is sent as all ones (RFC 768).
fn write_checksum(header: &ipv6::Repr, message: &mut [u8]) {
    let protocol = header.next_header;
    if let Some(field) = checksum_mut(protocol, message) {
        field.fill(0);
    }
    let (source, destination) = (header.source, header.destination);
    let len = u32::from(header.payload_len);
    let mut sum = ipv6::checksum(source, destination, protocol, len, message);
    if protocol == udp::PROTOCOL && sum == 0 {
        sum = 0xffff;
    }
    if let Some(field) = checksum_mut(protocol, message) {
        field.copy_from_slice(&sum.to_be_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: Addresses = Addresses {
        ipv4: Ipv4Addr::new(10, 0, 1, 1),
        ipv6: Ipv6Addr::new(0x2001, 0xdb8, 1, 0, 0, 0, 0, 1),
    };
    const OTHER: Addresses = Addresses {
        ipv4: Ipv4Addr::new(10, 0, 2, 2),
        ipv6: Ipv6Addr::new(0x2001, 0xdb8, 2, 0, 0, 0, 0, 2),
    };

    /// Makes a frame of an end: TCP or UDP with 1000 bytes of payload, of which only the length is there.
    fn frame(protocol: u8, header_len: usize) -> Frame {
        let total_len = ipv4::HEADER_LEN + header_len + 1000;
        let header = ipv4::Repr {
            source: OWN.ipv4,
            destination: OTHER.ipv4,
            protocol,
            ident: 7,
            ttl: 9,
            total_len: total_len as u16,
        };
        let mut bytes = vec![0; 1514];
        header.emit(&mut bytes[ETHERNET..]);
        let start = ETHERNET + ipv4::HEADER_LEN;
        let first = bytes[ETHERNET..].first_chunk_mut().unwrap();
        ipv4::set_traffic_class(first, 0xb9);
        let transport: Vec<u8> = (1..=header_len as u8).collect();
        bytes[start..start + header_len].copy_from_slice(&transport);
        Frame {
            bytes,
            len: start + header_len,
            wire_len: (ETHERNET + total_len) as u32,
        }
    }

    #[test]
    fn packet_returns_as_it_was_but_for_its_checksums() {
        for (protocol, header_len, at) in [(tcp::PROTOCOL, 32, 16), (udp::PROTOCOL, 8, 6)] {
            let mut sent = frame(protocol, header_len);
            let before = sent.clone();
            Translation::new(OWN, OTHER).send(&mut sent);
            assert_eq!(
                (sent.len, sent.wire_len),
                (before.len + 20, before.wire_len + 20)
            );
            let packet = &sent.bytes[ETHERNET..sent.len];
            let checked = ipv6::Packet::new_checked(packet).unwrap();
            assert_eq!(checked.checksum(), 0, "RFC 8200 section 8.1");
            assert_eq!((checked.traffic_class(), checked.hop_limit()), (0xb9, 9));
            assert_eq!(checked.payload_len(), header_len as u16 + 1000);
            let mut there = Translation::new(OTHER, OWN);
            let read = ipv4::Packet::new_checked(there.receive(packet).unwrap()).unwrap();
            assert_eq!((read.source(), read.destination()), (OWN.ipv4, OTHER.ipv4));
            assert_eq!((read.dscp() << 2 | read.ecn(), read.ttl()), (0xb9, 9));
            assert_eq!(u32::from(read.total_len()) + 14, before.wire_len);
            let mut expected = before.bytes[ETHERNET + ipv4::HEADER_LEN..before.len].to_vec();
            expected[at..at + 2].fill(0);
            assert_eq!(read.payload(), expected);
        }
    }

    #[test]
    fn packets_of_other_hosts_are_not_for_the_end() {
        let mut sent = frame(udp::PROTOCOL, 8);
        Translation::new(OWN, OTHER).send(&mut sent);
        let packet = &sent.bytes[ETHERNET..sent.len];
        assert!(Translation::new(OWN, OTHER).receive(packet).is_none());
        let mut there = Translation::new(OTHER, OWN);
        for len in 0..ipv6::HEADER_LEN {
            assert!(there.receive(&packet[..len]).is_none(), "cut to {len}");
        }
        assert!(there.receive(packet).is_some());
    }
}
