//! Replies of a host itself, as every host on the Internet gives them (RFC 1122, RFC 8504).
//!
//! A host replies to requests for the Ethernet address of its IP addresses, and to echo requests of ICMP and ICMPv6.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};

use xcpr_hosts::wire::{arp, icmp, icmpv6, ipv4, ipv6, ndp};

use crate::nodes::frames::ETHERNET;
use crate::nodes::prefix::Prefix;

/// An interface of a host.
#[derive(Debug, Clone)]
pub(crate) struct PortConfig {
    /// The channel that leads away from it.
    pub channel: usize,
    /// Its Ethernet address.
    pub mac: [u8; 6],
    /// Its IP addresses.
    pub addresses: Vec<IpAddr>,
    /// The Ethernet address of the node at the other end of its link, which packets without another next hop go to.
    pub link_peer: [u8; 6],
}

/// The configuration of a host's IP.
#[derive(Debug, Default)]
pub(crate) struct IpConfig {
    /// Its interfaces by port.
    pub ports: BTreeMap<u16, PortConfig>,
    /// The ports that prefixes are behind, the longest prefix first. Other addresses are behind port 0.
    pub routes: Vec<(Prefix, u16)>,
    /// The time to live of its packets, hops.
    pub ttl: u8,
    /// The Ethernet addresses that its packets to an IP address go to.
    pub next_hops: BTreeMap<IpAddr, [u8; 6]>,
}

/// A reply, and the channel that it leaves by.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Reply {
    /// The channel.
    pub channel: usize,
    /// The frame.
    pub frame: Vec<u8>,
    /// Whether it goes to a next hop, and not back to the sender of the request.
    pub is_routed: bool,
}

impl IpConfig {
    /// Returns the port that packets to an address leave by.
    pub fn port_to(&self, destination: IpAddr) -> u16 {
        let mut routes = self.routes.iter();
        let found = routes.find(|(prefix, _)| prefix.contains(destination));
        found.map_or(0, |&(_, port)| port)
    }

    /// Returns whether an address is one of the host's, at any of its interfaces (RFC 1122 section 3.3.4.2: the weak model).
    pub fn has(&self, address: IpAddr) -> bool {
        let mut ports = self.ports.values();
        ports.any(|port| port.addresses.contains(&address))
    }

    /// Returns the reply to a frame that the host accepts at a port, if the frame asks for one.
    pub fn reply(&self, port: u16, frame: &[u8]) -> Option<Reply> {
        let here = self.ports.get(&port)?;
        let &kind = frame.get(12..)?.first_chunk()?;
        let packet = &frame[ETHERNET..];
        match u16::from_be_bytes(kind) {
            arp::ETHERTYPE => {
                let request = arp::Repr::parse(packet).ok()?;
                let asked = request.target_address;
                let reply = request
                    .reply(here.mac, asked)
                    .filter(|_| self.has(asked.into()))?;
                let mut frame = ethernet(reply.target_mac, here.mac, kind);
                frame.resize(ETHERNET + arp::LEN, 0);
                reply.emit(&mut frame[ETHERNET..]);
                Some(here.answer(frame))
            }
            0x0800 => self.reply_to_echo(packet),
            ipv6::ETHERTYPE => {
                let packet = ipv6::Packet::new_checked(packet).ok()?;
                match ndp::Message::parse(&packet) {
                    Ok(ndp::Message::Solicitation { target, .. }) => {
                        self.advertise(here, &packet, target, frame)
                    }
                    _ => self.reply_to_echo_v6(&packet),
                }
            }
            _ => None,
        }
    }

    /// Returns the advertisement of an address of the host, to the sender of a solicitation (RFC 4861 section 7.2.4).
    fn advertise(
        &self,
        here: &PortConfig,
        packet: &ipv6::Packet<'_>,
        target: Ipv6Addr,
        frame: &[u8],
    ) -> Option<Reply> {
        if !self.has(target.into()) || packet.source().is_unspecified() {
            return None;
        }
        let message = ndp::Message::Advertisement {
            target,
            target_mac: Some(here.mac),
        };
        let asking = *frame.get(6..)?.first_chunk()?;
        let mut reply = ethernet(asking, here.mac, ipv6::ETHERTYPE.to_be_bytes());
        reply.extend(message.emit(target, packet.source()));
        Some(here.answer(reply))
    }

    /// Returns the reply to an ICMP echo request (RFC 1122 section 3.2.2.6); none to a broadcast.
    fn reply_to_echo(&self, packet: &[u8]) -> Option<Reply> {
        let request = ipv4::Packet::new_checked(packet).ok()?;
        let address = request.destination();
        if request.protocol() != icmp::PROTOCOL || !self.has(address.into()) {
            return None;
        }
        let header_len = request.header_len();
        // Ethernet's padding is none of the message.
        let end = packet.len().min(usize::from(request.total_len()));
        let message = &packet[header_len..end];
        if icmp::Echo::parse(message).ok()?.kind != icmp::ECHO_REQUEST {
            return None;
        }
        let header = ipv4::Repr {
            source: address,
            destination: request.source(),
            protocol: icmp::PROTOCOL,
            ident: request.ident(),
            ttl: self.ttl,
            total_len: request.total_len() - (header_len - ipv4::HEADER_LEN) as u16,
        };
        let mut reply = vec![0; ipv4::HEADER_LEN];
        header.emit(&mut reply);
        reply.extend(message);
        icmp::turn_to_reply(&mut reply[ipv4::HEADER_LEN..]);
        self.route(request.source().into(), [0x08, 0x00], &reply)
    }

    /// Returns the reply to an ICMPv6 echo request (RFC 4443 section 4.2); none to a group.
    fn reply_to_echo_v6(&self, request: &ipv6::Packet<'_>) -> Option<Reply> {
        if icmpv6::Echo::parse(request).ok()?.kind != icmpv6::ECHO_REQUEST
            || !self.has(request.destination().into())
        {
            return None;
        }
        let header = ipv6::Repr {
            traffic_class: 0,
            payload_len: request.payload_len(),
            next_header: icmpv6::PROTOCOL,
            hop_limit: self.ttl,
            source: request.destination(),
            destination: request.source(),
        };
        let mut reply = vec![0; ipv6::HEADER_LEN];
        header.emit(&mut reply);
        reply.extend(request.payload());
        icmpv6::turn_to_reply(&header, &mut reply[ipv6::HEADER_LEN..]);
        let kind = ipv6::ETHERTYPE.to_be_bytes();
        self.route(request.source().into(), kind, &reply)
    }

    /// Returns a packet as a frame to the next hop of its destination.
    fn route(&self, destination: IpAddr, kind: [u8; 2], packet: &[u8]) -> Option<Reply> {
        let here = self.ports.get(&self.port_to(destination))?;
        let next_hop = self.next_hops.get(&destination);
        let mut frame = ethernet(*next_hop.unwrap_or(&here.link_peer), here.mac, kind);
        frame.extend(packet);
        Some(Reply {
            channel: here.channel,
            frame,
            is_routed: true,
        })
    }
}

impl PortConfig {
    /// Returns a frame to the sender of a request that came by this interface.
    fn answer(&self, frame: Vec<u8>) -> Reply {
        Reply {
            channel: self.channel,
            frame,
            is_routed: false,
        }
    }
}

fn ethernet(to: [u8; 6], from: [u8; 6], kind: [u8; 2]) -> Vec<u8> {
    [&to[..], &from, &kind].concat()
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    const MAC: [u8; 6] = [2, 0, 0, 0, 0, 2];
    const PEER: [u8; 6] = [2, 0, 0, 0, 0, 1];
    const ROUTER: [u8; 6] = [2, 0, 0, 0, 0, 9];
    const ADDRESS: Ipv4Addr = Ipv4Addr::new(10, 0, 0, 2);
    const SOURCE: Ipv4Addr = Ipv4Addr::new(10, 0, 0, 1);

    const ADDRESS_V6: Ipv6Addr = Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 2);
    const SOURCE_V6: Ipv6Addr = Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1);
    /// The channel away from port 0.
    const CHANNEL: usize = 8;

    fn port(channel: usize, mac: [u8; 6], addresses: Vec<IpAddr>) -> PortConfig {
        PortConfig {
            channel,
            mac,
            addresses,
            link_peer: ROUTER,
        }
    }

    fn config() -> IpConfig {
        let addresses = vec![ADDRESS.into(), ADDRESS_V6.into()];
        IpConfig {
            ports: [(0, port(CHANNEL, MAC, addresses))].into(),
            ttl: 64,
            ..IpConfig::default()
        }
    }

    fn reply(config: &IpConfig, frame: &[u8]) -> Option<Vec<u8>> {
        let reply = config.reply(0, frame)?;
        assert_eq!(reply.channel, CHANNEL);
        Some(reply.frame)
    }

    fn echo_request_v6(payload: &[u8]) -> Vec<u8> {
        let mut frame = ethernet(MAC, PEER, ipv6::ETHERTYPE.to_be_bytes());
        let header = ipv6::Repr {
            traffic_class: 0,
            payload_len: (icmpv6::HEADER_LEN + payload.len()) as u16,
            next_header: icmpv6::PROTOCOL,
            hop_limit: 3,
            source: SOURCE_V6,
            destination: ADDRESS_V6,
        };
        frame.resize(ETHERNET + ipv6::HEADER_LEN + icmpv6::HEADER_LEN, 0);
        let echo = icmpv6::Echo {
            kind: icmpv6::ECHO_REQUEST,
            ident: 1,
            sequence: 2,
        };
        echo.emit(&header, &mut frame[ETHERNET..]);
        frame.extend(payload);
        icmpv6::write_checksum(&header, &mut frame[ETHERNET + ipv6::HEADER_LEN..]);
        frame
    }

    fn echo_request(destination: Ipv4Addr, payload: &[u8]) -> Vec<u8> {
        let mut frame = ethernet(MAC, PEER, [0x08, 0x00]);
        let header = ipv4::Repr {
            source: SOURCE,
            destination,
            protocol: icmp::PROTOCOL,
            ident: 5,
            ttl: 3,
            total_len: (ipv4::HEADER_LEN + icmp::HEADER_LEN + payload.len()) as u16,
        };
        frame.resize(ETHERNET + ipv4::HEADER_LEN + icmp::HEADER_LEN, 0);
        header.emit(&mut frame[ETHERNET..]);
        let echo = icmp::Echo {
            kind: icmp::ECHO_REQUEST,
            ident: 1,
            sequence: 2,
        };
        echo.emit(&mut frame[ETHERNET + ipv4::HEADER_LEN..]);
        frame.extend(payload);
        frame
    }

    #[test]
    fn echo_reply_goes_to_the_next_hop_of_the_source() {
        let request = echo_request(ADDRESS, &[0; 3]);
        let mut config = config();
        for next_hop in [ROUTER, PEER] {
            let reply = reply(&config, &request).expect("it is for this host");
            assert_eq!(reply[..6], next_hop);
            assert_eq!(reply[6..12], MAC);
            let packet = ipv4::Packet::new_checked(&reply[ETHERNET..]).unwrap();
            assert_eq!((packet.source(), packet.destination()), (ADDRESS, SOURCE));
            assert_eq!((packet.ttl(), packet.total_len()), (64, 31));
            let echo = icmp::Echo::parse(packet.payload()).unwrap();
            assert_eq!(
                (echo.kind, echo.ident, echo.sequence),
                (icmp::ECHO_REPLY, 1, 2)
            );
            config.next_hops.insert(SOURCE.into(), PEER);
        }
    }

    #[test]
    fn padding_is_no_part_of_the_message() {
        let mut request = echo_request(ADDRESS, &[]);
        let expected = reply(&config(), &request);
        request.resize(60, 0xff);
        assert_eq!(reply(&config(), &request), expected);
    }

    #[test]
    fn nothing_else_is_replied_to() {
        let other = echo_request(Ipv4Addr::new(10, 0, 0, 3), &[]);
        assert_eq!(reply(&config(), &other), None, "another host's");
        let whole = echo_request(ADDRESS, b"payload");
        for len in 0..ETHERNET + ipv4::HEADER_LEN + icmp::HEADER_LEN {
            assert_eq!(reply(&config(), &whole[..len]), None, "cut to {len}");
        }
        let answer = reply(&config(), &echo_request(ADDRESS, &[])).unwrap();
        assert_eq!(reply(&config(), &answer), None, "a reply");
        assert_eq!(IpConfig::default().reply(0, &whole), None);
    }

    #[test]
    fn arp_request_for_the_address_is_answered_to_its_sender() {
        let request = arp::Repr {
            operation: arp::Operation::Request,
            sender_mac: PEER,
            sender_address: SOURCE,
            target_mac: [0; 6],
            target_address: ADDRESS,
        };
        let mut frame = ethernet([0xff; 6], PEER, arp::ETHERTYPE.to_be_bytes());
        frame.resize(60, 0);
        request.emit(&mut frame[ETHERNET..]);
        let reply = reply(&config(), &frame).expect("it is for this host");
        assert_eq!(
            (&reply[..6], &reply[6..12], reply.len()),
            (&PEER[..], &MAC[..], 42)
        );
        let read = arp::Repr::parse(&reply[ETHERNET..]).unwrap();
        assert_eq!((read.sender_mac, read.sender_address), (MAC, ADDRESS));
        let other = IpConfig {
            ports: [(0, port(CHANNEL, MAC, vec![SOURCE.into()]))].into(),
            ..config()
        };
        assert_eq!(other.reply(0, &frame), None);
    }

    #[test]
    fn echo_request_of_ipv6_is_replied_to() {
        for payload in [&b""[..], b"odd"] {
            let mut request = echo_request_v6(payload);
            let found = reply(&config(), &request).expect("it is for this host");
            assert_eq!((&found[..6], &found[6..12]), (&ROUTER[..], &MAC[..]));
            let packet = ipv6::Packet::new_checked(&found[ETHERNET..]).unwrap();
            assert_eq!(packet.source(), ADDRESS_V6);
            assert_eq!(packet.destination(), SOURCE_V6);
            assert_eq!(packet.hop_limit(), 64);
            let echo = icmpv6::Echo::parse(&packet).unwrap();
            assert_eq!(
                (echo.kind, echo.ident, echo.sequence),
                (icmpv6::ECHO_REPLY, 1, 2)
            );
            request.resize(70, 0xff);
            assert_eq!(reply(&config(), &request), Some(found), "padding");
        }
        let mut bad = echo_request_v6(b"");
        bad[ETHERNET + ipv6::HEADER_LEN + 5] ^= 1;
        assert_eq!(reply(&config(), &bad), None, "checksum");
    }

    #[test]
    fn solicitation_of_an_address_is_answered_with_an_advertisement() {
        let solicit = |target: Ipv6Addr| {
            let message = ndp::Message::Solicitation {
                target,
                source_mac: Some(PEER),
            };
            let group = ndp::solicited_node(target);
            let packet = message.emit(SOURCE_V6, group);
            let kind = ipv6::ETHERTYPE.to_be_bytes();
            [ethernet(ndp::group_mac(group), PEER, kind), packet].concat()
        };
        let found = config().reply(0, &solicit(ADDRESS_V6)).expect("its own");
        assert!(!found.is_routed);
        assert_eq!(
            (&found.frame[..6], &found.frame[6..12]),
            (&PEER[..], &MAC[..])
        );
        let packet = ipv6::Packet::new_checked(&found.frame[ETHERNET..]).unwrap();
        let expected = ndp::Message::Advertisement {
            target: ADDRESS_V6,
            target_mac: Some(MAC),
        };
        assert_eq!(ndp::Message::parse(&packet), Ok(expected));
        assert_eq!(packet.destination(), SOURCE_V6);
        assert_eq!(config().reply(0, &solicit(SOURCE_V6)), None, "another");
    }

    #[test]
    fn reply_leaves_by_the_interface_of_the_route() {
        let second = Ipv4Addr::new(10, 0, 7, 2);
        let mut config = config();
        config.ports.insert(1, port(12, PEER, vec![second.into()]));
        let request = echo_request(second, b"");
        let found = config.reply(0, &request).expect("an address of the host");
        assert_eq!((found.channel, &found.frame[6..12]), (CHANNEL, &MAC[..]));
        config.routes = vec![("10.0.0.0/24".parse().unwrap(), 1)];
        let found = config.reply(0, &request).expect("an address of the host");
        assert_eq!((found.channel, &found.frame[6..12]), (12, &PEER[..]));
        assert_eq!(config.reply(2, &request), None, "no such port");
    }
}
