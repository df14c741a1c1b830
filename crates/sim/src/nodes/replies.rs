//! Replies of a host itself, as every host on the Internet gives them (RFC 1122): to ARP requests for its address, and to
//! ICMP echo requests.

use std::collections::BTreeMap;
use std::net::Ipv4Addr;

use xcpr_hosts::wire::{arp, icmp, ipv4};

use crate::nodes::frames::ETHERNET;

/// The IPv4 configuration of a host.
#[derive(Debug, Default)]
pub(crate) struct IpConfig {
    /// Its address.
    pub address: Option<Ipv4Addr>,
    /// The time to live of its packets, hops.
    pub ttl: u8,
    /// The Ethernet addresses that its packets to an IPv4 address go to.
    pub next_hops: BTreeMap<Ipv4Addr, [u8; 6]>,
    /// The Ethernet address that all others go to.
    pub default_next_hop: [u8; 6],
}

impl IpConfig {
    /// Returns the reply to a frame that the host of an Ethernet address accepts, if the frame asks for one.
    pub fn reply(&self, mac: [u8; 6], frame: &[u8]) -> Option<Vec<u8>> {
        let address = self.address?;
        let &kind = frame.get(12..)?.first_chunk::<2>()?;
        match u16::from_be_bytes(kind) {
            arp::ETHERTYPE => {
                let request = arp::Repr::parse(&frame[ETHERNET..]).ok()?;
                let reply = request.reply(mac, address)?;
                let mut bytes = ethernet(reply.target_mac, mac, kind);
                bytes.resize(ETHERNET + arp::LEN, 0);
                reply.emit(&mut bytes[ETHERNET..]);
                Some(bytes)
            }
            0x0800 => self.reply_to_echo(address, mac, frame),
            _ => None,
        }
    }

    /// Returns the reply to an ICMP echo request (RFC 1122 section 3.2.2.6); none to a broadcast.
    fn reply_to_echo(&self, address: Ipv4Addr, mac: [u8; 6], frame: &[u8]) -> Option<Vec<u8>> {
        let request = ipv4::Packet::new_checked(&frame[ETHERNET..]).ok()?;
        if request.protocol() != icmp::PROTOCOL || request.destination() != address {
            return None;
        }
        let header_len = request.header_len();
        // Ethernet's padding is none of the message.
        let end = frame.len().min(ETHERNET + usize::from(request.total_len()));
        let message = &frame[ETHERNET + header_len..end];
        if icmp::Echo::parse(message).ok()?.kind != icmp::ECHO_REQUEST {
            return None;
        }
        let source = request.source();
        let next_hop = self.next_hops.get(&source);
        let next_hop = *next_hop.unwrap_or(&self.default_next_hop);
        let header = ipv4::Repr {
            source: address,
            destination: source,
            protocol: icmp::PROTOCOL,
            ident: request.ident(),
            ttl: self.ttl,
            total_len: request.total_len() - (header_len - ipv4::HEADER_LEN) as u16,
        };
        let mut bytes = ethernet(next_hop, mac, [0x08, 0x00]);
        bytes.resize(ETHERNET + ipv4::HEADER_LEN, 0);
        header.emit(&mut bytes[ETHERNET..]);
        let begin = bytes.len();
        bytes.extend(message);
        icmp::turn_to_reply(&mut bytes[begin..]);
        Some(bytes)
    }
}

fn ethernet(to: [u8; 6], from: [u8; 6], kind: [u8; 2]) -> Vec<u8> {
    [&to[..], &from, &kind].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAC: [u8; 6] = [2, 0, 0, 0, 0, 2];
    const PEER: [u8; 6] = [2, 0, 0, 0, 0, 1];
    const ROUTER: [u8; 6] = [2, 0, 0, 0, 0, 9];
    const ADDRESS: Ipv4Addr = Ipv4Addr::new(10, 0, 0, 2);
    const SOURCE: Ipv4Addr = Ipv4Addr::new(10, 0, 0, 1);

    fn config() -> IpConfig {
        IpConfig {
            address: Some(ADDRESS),
            ttl: 64,
            next_hops: BTreeMap::new(),
            default_next_hop: ROUTER,
        }
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
            let reply = config.reply(MAC, &request).expect("it is for this host");
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
            config.next_hops.insert(SOURCE, PEER);
        }
    }

    #[test]
    fn padding_is_no_part_of_the_message() {
        let mut request = echo_request(ADDRESS, &[]);
        let expected = config().reply(MAC, &request);
        request.resize(60, 0xff);
        assert_eq!(config().reply(MAC, &request), expected);
    }

    #[test]
    fn nothing_else_is_replied_to() {
        let other = echo_request(Ipv4Addr::new(10, 0, 0, 3), &[]);
        assert_eq!(config().reply(MAC, &other), None, "another host's");
        let whole = echo_request(ADDRESS, b"payload");
        for len in 0..ETHERNET + ipv4::HEADER_LEN + icmp::HEADER_LEN {
            assert_eq!(config().reply(MAC, &whole[..len]), None, "cut to {len}");
        }
        let reply = config().reply(MAC, &echo_request(ADDRESS, &[])).unwrap();
        assert_eq!(config().reply(MAC, &reply), None, "a reply");
        assert_eq!(IpConfig::default().reply(MAC, &whole), None);
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
        let reply = config().reply(MAC, &frame).expect("it is for this host");
        assert_eq!(
            (&reply[..6], &reply[6..12], reply.len()),
            (&PEER[..], &MAC[..], 42)
        );
        let read = arp::Repr::parse(&reply[ETHERNET..]).unwrap();
        assert_eq!((read.sender_mac, read.sender_address), (MAC, ADDRESS));
        let other = IpConfig {
            address: Some(SOURCE),
            ..config()
        };
        assert_eq!(other.reply(MAC, &frame), None);
    }
}
