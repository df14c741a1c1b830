//! Which packets are for which end of a host.

use std::net::{IpAddr, Ipv4Addr, SocketAddrV4};
use std::ops::RangeInclusive;

use crate::wire::icmp::{self, Echo};
use crate::wire::{icmpv6, ipv4, ipv6, tcp, transport_at, udp};

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

/// The common part of the packets of an end's sessions, as its host sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// The IPv4 protocol, or IPv6's next header. Behind a congestion header there is TCP.
    pub protocol: u8,
    /// The ports on this host.
    pub own_ports: Ports,
    /// The ports on the other host.
    pub other_ports: Ports,
    /// The other host.
    pub other_address: IpAddr,
}

impl Key {
    /// Makes the key of a session between two ports, one on this host.
    pub fn new(protocol: u8, own: SocketAddrV4, other: SocketAddrV4) -> Key {
        Key {
            protocol,
            own_ports: own.port().into(),
            other_ports: other.port().into(),
            other_address: (*other.ip()).into(),
        }
    }

    /// Reads the key of a single packet, which begins with its IP header. `None` if it has no ports.
    #[inline]
    pub fn from_packet(packet: &[u8]) -> Option<Key> {
        if packet.first()? >> 4 == 6 {
            return Key::from_ipv6(packet);
        }
        Key::number_from_ipv4(packet).map(Key::from_number)
    }

    /// Reads the number of the key ([`Key::to_number`]) of a packet of IPv4.
    #[inline(always)]
    fn number_from_ipv4(packet: &[u8]) -> Option<u128> {
        let (at, &protocol) = (transport_at(packet)?, packet.get(9)?);
        let source: &[u8; 4] = packet.get(12..16)?.first_chunk()?;
        let ports: &[u8; 4] = packet.get(at..at + 4)?.first_chunk()?;
        let own = u16::from_be_bytes([ports[2], ports[3]]);
        let other = u16::from_be_bytes([ports[0], ports[1]]);
        Some(number(protocol, u32::from_be_bytes(*source), own, other))
    }

    /// Reads the key of a packet of TCP or UDP behind an IPv6 header.
    #[cold]
    fn from_ipv6(packet: &[u8]) -> Option<Key> {
        let packet = ipv6::Packet::new_checked(packet).ok()?;
        let protocol = packet.next_header();
        let ports: &[u8; 4] = packet.payload().first_chunk()?;
        matches!(protocol, tcp::PROTOCOL | udp::PROTOCOL).then(|| Key {
            protocol,
            own_ports: u16::from_be_bytes([ports[2], ports[3]]).into(),
            other_ports: u16::from_be_bytes([ports[0], ports[1]]).into(),
            other_address: packet.source().into(),
        })
    }

    /// Makes the key of a ping to another host: its identifier stands for the port on this host.
    pub fn new_icmp(ident: u16, other_address: IpAddr) -> Key {
        Key {
            protocol: match other_address {
                IpAddr::V4(_) => icmp::PROTOCOL,
                IpAddr::V6(_) => icmpv6::PROTOCOL,
            },
            own_ports: ident.into(),
            other_ports: 0.into(),
            other_address,
        }
    }

    /// Reads the key of an ICMP message: an echo reply, or an error that quotes an echo request. `None` of any other
    /// packet. They are few, so that [`Key::from_packet`] does not look for them.
    pub fn from_icmp(packet: &[u8]) -> Option<Key> {
        if packet.first()? >> 4 == 6 {
            return Key::from_icmpv6(packet);
        }
        let ip = ipv4::Packet::new_checked(packet).ok()?;
        if ip.protocol() != icmp::PROTOCOL {
            return None;
        }
        if let Some((request, echo)) = icmp::parse_error(ip.payload()) {
            return Some(Key::new_icmp(echo.ident, request.destination.into()));
        }
        let echo = Echo::parse(ip.payload()).ok()?;
        (echo.kind == icmp::ECHO_REPLY).then(|| Key::new_icmp(echo.ident, ip.source().into()))
    }

    /// Reads the key of an ICMPv6 message, see [`Key::from_icmp`].
    fn from_icmpv6(packet: &[u8]) -> Option<Key> {
        let packet = ipv6::Packet::new_checked(packet).ok()?;
        if let Some((destination, echo)) = icmpv6::parse_error(&packet) {
            return Some(Key::new_icmp(echo.ident, destination.into()));
        }
        let echo = icmpv6::Echo::parse(&packet).ok()?;
        (echo.kind == icmpv6::ECHO_REPLY).then(|| Key::new_icmp(echo.ident, packet.source().into()))
    }

    /// Returns all of it as one number, if it is of IPv4 and has one port on each side.
    #[inline]
    fn to_number(self) -> Option<u128> {
        let Key {
            protocol,
            own_ports: own,
            other_ports: other,
            other_address,
        } = self;
        let IpAddr::V4(other_address) = other_address else {
            return None;
        };
        (own.first == own.last && other.first == other.last)
            .then(|| number(protocol, other_address.to_bits(), own.first, other.first))
    }

    /// Returns the key that is this number.
    fn from_number(number: u128) -> Key {
        Key {
            protocol: (number >> 64) as u8,
            own_ports: ((number >> 16) as u16).into(),
            other_ports: (number as u16).into(),
            other_address: Ipv4Addr::from_bits((number >> 32) as u32).into(),
        }
    }

    /// Returns whether a packet may have both keys.
    #[inline]
    pub fn meets(&self, other: &Key) -> bool {
        self.protocol == other.protocol
            && self.other_address == other.other_address
            && self.own_ports.meet(other.own_ports)
            && self.other_ports.meet(other.other_ports)
    }
}

/// Returns the key of a session of IPv4 between two ports as a number, see [`Key::to_number`].
#[inline]
fn number(protocol: u8, other_address: u32, own_port: u16, other_port: u16) -> u128 {
    let ports = u64::from(own_port) << 16 | u64::from(other_port);
    u128::from(protocol) << 64 | u128::from(u64::from(other_address) << 32 | ports)
}

/// The ends of a host by their keys: one, or thousands.
#[derive(Clone, Debug, Default)]
pub struct Directory {
    /// Sessions of IPv4 between two ports, in the order of [`Key::to_number`].
    between_ports: Vec<(u128, usize)>,
    /// Sessions with more ports on a side, and those of IPv6.
    ranges: Vec<(Key, usize)>,
}

impl Directory {
    /// Directs packets of this key to end number `end`. Returns whether no other end may get them.
    #[must_use]
    pub fn register(&mut self, key: Key, end: usize) -> bool {
        if self.ranges.iter().any(|(other, _)| other.meets(&key)) {
            return false;
        }
        if let Some(own) = key.to_number() {
            let place = self.position(own).err();
            if let Some(place) = place {
                self.between_ports.insert(place, (own, end));
            }
            return place.is_some();
        }
        let mut others = self.between_ports.iter();
        let free = !others.any(|&(own, _)| Key::from_number(own).meets(&key));
        if free {
            self.ranges.push((key, end));
        }
        free
    }

    /// Returns the number of the end that gets packets of this key.
    #[inline(always)]
    pub fn find(&self, key: &Key) -> Option<usize> {
        if let Some(place) = key.to_number().and_then(|own| self.position(own).ok()) {
            return Some(self.between_ports[place].1);
        }
        let found = self.ranges.iter().find(|(own, _)| own.meets(key));
        found.map(|&(_, end)| end)
    }

    /// Returns the number of the end that gets a packet, which begins with its IP header.
    #[inline(always)]
    pub fn find_packet(&self, packet: &[u8]) -> Option<usize> {
        if packet.first()? >> 4 != 6 {
            let number = Key::number_from_ipv4(packet)?;
            if let Ok(place) = self.position(number) {
                return Some(self.between_ports[place].1);
            }
        }
        self.find(&Key::from_packet(packet)?)
    }

    /// Iterates over all keys.
    pub fn keys(&self) -> impl Iterator<Item = Key> {
        let between_ports = self.between_ports.iter();
        let ranges = self.ranges.iter().map(|&(key, _)| key);
        between_ports
            .map(|&(own, _)| Key::from_number(own))
            .chain(ranges)
    }

    /// Returns where a session stands, or would.
    #[inline]
    fn position(&self, number: u128) -> Result<usize, usize> {
        self.between_ports
            .binary_search_by_key(&number, |&(own, _)| own)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::wire::congestion;
    use crate::wire::xcp;

    /// Makes TCP behind the congestion header, from 10.0.1.1 port 7 to port 9.
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
            other_address: Ipv4Addr::new(10, 0, 1, 1).into(),
        }
    }

    #[test]
    fn packet_is_demultiplexed_to_its_endpoint() {
        let mut directory = Directory::default();
        assert!(directory.register(key(congestion::PROTOCOL, 9, 7), 3));
        assert!(directory.register(key(congestion::PROTOCOL, 9, 8..=u16::MAX), 4));
        assert!(directory.register(key(udp::PROTOCOL, 9, 7), 0));
        assert!(!directory.register(key(congestion::PROTOCOL, 1..=100, 0..=7), 1));
        let find = |packet: &[u8]| {
            let found = directory.find(&Key::from_packet(packet)?);
            assert_eq!(directory.find_packet(packet), found);
            found
        };
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
    fn packet_of_ipv6_is_demultiplexed_to_its_endpoint() {
        let other = std::net::Ipv6Addr::new(0x2001, 0xdb8, 1, 0, 0, 0, 0, 1);
        let mut directory = Directory::default();
        let expected = Key {
            other_address: other.into(),
            ..key(udp::PROTOCOL, 9, 7)
        };
        assert!(directory.register(key(udp::PROTOCOL, 9, 7), 0));
        assert!(directory.register(expected, 1));
        assert!(!directory.register(expected, 2), "it is there");
        let header = ipv6::Repr {
            traffic_class: 0,
            payload_len: 8,
            next_header: udp::PROTOCOL,
            hop_limit: 64,
            source: other,
            destination: other,
        };
        let mut packet = vec![0; ipv6::HEADER_LEN];
        header.emit(&mut packet);
        packet.extend([0, 7, 0, 9]);
        assert_eq!(Key::from_packet(&packet), Some(expected));
        assert_eq!(directory.find(&expected), Some(1));
        assert_eq!(directory.find_packet(&packet), Some(1));
        for len in 0..packet.len() {
            assert_eq!(Key::from_packet(&packet[..len]), None, "cut to {len}");
        }
        packet[6] = icmpv6::PROTOCOL;
        assert_eq!(Key::from_packet(&packet), None, "no ports");
    }

    proptest! {
        /// Keys in few places, so that many of them meet.
        #[test]
        fn endpoint_receives_packets_that_match_its_key(
            keys in prop::collection::vec((0..2u8, 0..4u16, 0..2u16, 0..4u16, 0..2u16), 0..20),
        ) {
            let mut directory = Directory::default();
            let mut known: Vec<Key> = Vec::new();
            for (protocol, own, more_own, other, more_other) in keys {
                let key = key(protocol, own..=own + more_own, other..=other + more_other);
                let free = !known.iter().any(|known| known.meets(&key));
                prop_assert_eq!(directory.register(key, known.len()), free);
                if free {
                    known.push(key);
                }
            }
            for (protocol, own, other) in (0..50).map(|n| (n % 2, n / 2 % 5, n / 10)) {
                let packet = key(protocol, u16::from(own), u16::from(other));
                let expected = known.iter().position(|known| known.meets(&packet));
                prop_assert_eq!(directory.find(&packet), expected);
            }
            let of_directory = |known: &Key| directory.keys().any(|key| key == *known);
            prop_assert!(known.iter().all(of_directory));
            prop_assert_eq!(directory.keys().count(), known.len());
        }
    }

    #[test]
    fn key_parser_never_panics_on_malformed_packets() {
        let whole = packet();
        for len in 0..whole.len() {
            assert_eq!(Key::from_packet(&whole[..len]).is_some(), len >= 44);
            for value in [0, 0x7f, 0xff] {
                let mut bad = whole.clone();
                bad[len] = value;
                Key::from_packet(&bad);
            }
        }
    }
}
