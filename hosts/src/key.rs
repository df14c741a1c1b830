//! Which packets are for which end of a host.

use std::net::{Ipv4Addr, SocketAddrV4};
use std::ops::RangeInclusive;

use crate::wire::transport_at;

/// Ports from the first to the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ports {
    /// The first of them.
    pub first: u16,
    /// The last of them.
    pub last: u16,
}

impl From<u16> for Ports {
    fn from(port: u16) -> Ports {
        Ports {
            first: port,
            last: port,
        }
    }
}

impl From<RangeInclusive<u16>> for Ports {
    fn from(ports: RangeInclusive<u16>) -> Ports {
        Ports {
            first: *ports.start(),
            last: *ports.end(),
        }
    }
}

impl Ports {
    #[inline]
    fn meet(self, other: Ports) -> bool {
        self.first <= other.last && other.first <= self.last
    }
}

/// What the packets of an end's conversations have in common, as its host sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// The IPv4 protocol. Behind a congestion header there is TCP.
    pub protocol: u8,
    /// The ports on this host.
    pub own_ports: Ports,
    /// The ports on the other host.
    pub other_ports: Ports,
    /// The other host.
    pub other_address: Ipv4Addr,
}

impl Key {
    /// Of a conversation between two ports, one on this host.
    pub fn between(protocol: u8, own: SocketAddrV4, other: SocketAddrV4) -> Key {
        Key {
            protocol,
            own_ports: own.port().into(),
            other_ports: other.port().into(),
            other_address: *other.ip(),
        }
    }

    /// The key of a single packet, which begins with its IPv4 header. `None` if it has no ports.
    #[inline]
    pub fn of(packet: &[u8]) -> Option<Key> {
        let (at, &protocol) = (transport_at(packet)?, packet.get(9)?);
        let (source, ports) = (packet.get(12..16)?, packet.get(at..at + 4)?);
        Some(Key {
            protocol,
            own_ports: u16::from_be_bytes([ports[2], ports[3]]).into(),
            other_ports: u16::from_be_bytes([ports[0], ports[1]]).into(),
            other_address: Ipv4Addr::new(source[0], source[1], source[2], source[3]),
        })
    }

    /// Whether a packet may have both keys.
    #[inline]
    pub fn meets(&self, other: &Key) -> bool {
        self.protocol == other.protocol
            && self.other_address == other.other_address
            && self.own_ports.meet(other.own_ports)
            && self.other_ports.meet(other.other_ports)
    }
}

/// The ends of a host by their keys. They are few, mostly one.
#[derive(Clone, Debug, Default)]
pub struct Directory {
    ends: Vec<(Key, usize)>,
}

impl Directory {
    /// Packets of this key are for end number `end`. Returns whether no other end may get them.
    #[must_use]
    pub fn register(&mut self, key: Key, end: usize) -> bool {
        let free = !self.ends.iter().any(|(other, _)| other.meets(&key));
        if free {
            self.ends.push((key, end));
        }
        free
    }

    /// The number of the end that gets packets of this key.
    #[inline]
    pub fn find(&self, key: &Key) -> Option<usize> {
        let found = self.ends.iter().find(|(own, _)| own.meets(key));
        found.map(|&(_, end)| end)
    }

    /// All keys.
    pub fn keys(&self) -> impl Iterator<Item = &Key> {
        self.ends.iter().map(|(key, _)| key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{congestion, tcp, udp, xcp};

    /// TCP behind the congestion header, from 10.0.1.1 port 7 to port 9.
    fn packet() -> Vec<u8> {
        let mut packet = vec![0; 60];
        packet[0] = 0x45;
        packet[9] = congestion::PROTOCOL;
        packet[12..16].copy_from_slice(&[10, 0, 1, 1]);
        packet[20] = tcp::PROTOCOL;
        packet[21] = xcp::HEADER_LEN as u8;
        packet[40..44].copy_from_slice(&[0, 7, 0, 9]);
        packet
    }

    fn key(protocol: u8, own_ports: impl Into<Ports>, other_ports: impl Into<Ports>) -> Key {
        Key {
            protocol,
            own_ports: own_ports.into(),
            other_ports: other_ports.into(),
            other_address: Ipv4Addr::new(10, 0, 1, 1),
        }
    }

    #[test]
    fn a_packet_finds_its_end() {
        let mut directory = Directory::default();
        assert!(directory.register(key(congestion::PROTOCOL, 9, 7), 3));
        assert!(directory.register(key(congestion::PROTOCOL, 9, 8..=u16::MAX), 4));
        assert!(directory.register(key(udp::PROTOCOL, 9, 7), 0));
        assert!(!directory.register(key(congestion::PROTOCOL, 1..=100, 0..=7), 1));
        let find = |packet: &[u8]| directory.find(&Key::of(packet)?);
        let mut packet = packet();
        assert_eq!(find(&packet), Some(3));
        packet[40..42].copy_from_slice(&[0x80, 0]);
        assert_eq!(find(&packet), Some(4));
        packet[9] = udp::PROTOCOL;
        packet[20..24].copy_from_slice(&[0, 7, 0, 9]);
        assert_eq!(find(&packet), Some(0));
        packet[15] = 2;
        assert_eq!(find(&packet), None, "from another host");
    }

    #[test]
    fn every_truncation_and_corruption_is_survived() {
        let whole = packet();
        for len in 0..whole.len() {
            assert_eq!(Key::of(&whole[..len]).is_some(), len >= 44);
            for value in [0, 0x7f, 0xff] {
                let mut bad = whole.clone();
                bad[len] = value;
                Key::of(&bad);
            }
        }
    }
}
