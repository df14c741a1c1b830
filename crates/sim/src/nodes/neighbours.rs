//! A host finds out the Ethernet addresses of its neighbours: by ARP (RFC 826, RFC 1122 section 2.3.2), or for IPv6 by
//! Neighbour Discovery (RFC 4861 section 7.2).
//!
//! ```text
//! a packet to an unknown next hop waits; a request goes to all    again each second, three requests in all
//!                                (a solicitation to a group)
//! the reply comes        the packets leave in their order
//! no reply comes         the packets are dropped
//! a minute later         the address is unknown again (RFC 1122 section 2.3.2.1 (1))
//! ```
//!
//! The interval, the number of requests and the number of packets are Linux's (`retrans_time_ms`, `mcast_solicit` and
//! `unres_qlen` in arp(7)), and RFC 4861's (RetransTimer and MAX_MULTICAST_SOLICIT in section 10). Departures: an old address
//! is not confirmed by a unicast request, but requested anew; addresses of IPv6 are known as long as those of ARP.

use std::collections::{BTreeMap, VecDeque};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use xcpr_engine::Frame;
use xcpr_hosts::wire::arp::{self, Operation, Repr};
use xcpr_hosts::wire::{ipv6, ndp};
use xcpr_units::{Instant, Span};

use crate::nodes::frames::{ETHERNET, find_destination};
use crate::nodes::prefix::Prefix;

/// Time between two requests for an address.
const REQUEST_INTERVAL: Span = Span::from_secs(1);
/// Requests for an address before its packets are dropped.
const MAX_REQUESTS: u32 = 3;
/// Packets that wait for one address; one more takes the place of the oldest.
const MAX_PENDING_PACKETS: usize = 101;
/// Time that an address is known.
const LIFETIME: Span = Span::from_secs(60);
const BROADCAST: [u8; 6] = [0xff; 6];

/// The addresses at a host's interface, and the ways that begin there.
#[derive(Debug, Clone)]
pub struct Neighbourhood {
    /// The Ethernet address.
    pub mac: [u8; 6],
    /// The IP addresses: next hops of their versions of IP are resolved, and packets of another version leave as they are.
    pub addresses: Vec<IpAddr>,
    /// The gateways to prefixes, the longest prefix first; `None`: addresses with the prefix are next hops themselves. So
    /// are addresses without a route.
    pub routes: Vec<(Prefix, Option<IpAddr>)>,
}

impl Neighbourhood {
    fn next_hop(&self, destination: IpAddr) -> IpAddr {
        let mut routes = self.routes.iter();
        let found = routes.find(|(prefix, _)| prefix.contains(destination));
        found
            .and_then(|&(_, gateway)| gateway)
            .unwrap_or(destination)
    }

    /// Returns the request for the Ethernet address of a next hop, as a frame.
    fn request(&self, target: IpAddr) -> Vec<u8> {
        match target {
            IpAddr::V4(target) => self.arp_request(target),
            IpAddr::V6(target) => self.solicitation(target),
        }
    }

    fn arp_request(&self, target_address: Ipv4Addr) -> Vec<u8> {
        let mut addresses = self.addresses.iter();
        let own = addresses.find_map(|address| match address {
            IpAddr::V4(own) => Some(*own),
            IpAddr::V6(_) => None,
        });
        let request = Repr {
            operation: Operation::Request,
            sender_mac: self.mac,
            sender_address: own.unwrap_or(Ipv4Addr::UNSPECIFIED),
            target_mac: [0; 6],
            target_address,
        };
        let kind = arp::ETHERTYPE.to_be_bytes();
        let mut frame = [&BROADCAST[..], &self.mac, &kind].concat();
        frame.resize(ETHERNET + arp::LEN, 0);
        request.emit(&mut frame[ETHERNET..]);
        frame
    }

    fn solicitation(&self, target: Ipv6Addr) -> Vec<u8> {
        let mut addresses = self.addresses.iter();
        let own = addresses.find_map(|address| match address {
            IpAddr::V6(own) => Some(*own),
            IpAddr::V4(_) => None,
        });
        let group = ndp::solicited_node(target);
        let message = ndp::Message::Solicitation {
            target,
            source_mac: Some(self.mac),
        };
        let kind = ipv6::ETHERTYPE.to_be_bytes();
        let source = own.unwrap_or(Ipv6Addr::UNSPECIFIED);
        let packet = message.emit(source, group);
        [&ndp::group_mac(group)[..], &self.mac, &kind, &packet].concat()
    }
}

/// Reads the finding of an ARP packet about its sender, or of a message of Neighbour Discovery. Returns an IP address, its
/// Ethernet address, and the address that the packet asks for.
fn read_finding(frame: &[u8]) -> Option<(IpAddr, [u8; 6], Option<IpAddr>)> {
    let (&kind, packet) = (frame.get(12..)?.first_chunk()?, frame.get(ETHERNET..)?);
    match u16::from_be_bytes(kind) {
        arp::ETHERTYPE => {
            let packet = Repr::parse(packet).ok()?;
            let asked = Some(packet.target_address.into());
            Some((packet.sender_address.into(), packet.sender_mac, asked))
        }
        ipv6::ETHERTYPE => {
            let packet = ipv6::Packet::new_checked(packet).ok()?;
            match ndp::Message::parse(&packet).ok()? {
                ndp::Message::Solicitation { target, source_mac } => {
                    Some((packet.source().into(), source_mac?, Some(target.into())))
                }
                ndp::Message::Advertisement { target, target_mac } => {
                    let sender = *frame.get(6..)?.first_chunk()?;
                    Some((target.into(), target_mac.unwrap_or(sender), None))
                }
            }
        }
        _ => None,
    }
}

/// The finding about a next hop.
#[derive(Debug)]
enum Entry {
    Resolved {
        mac: [u8; 6],
        until: Instant,
    },
    Pending {
        packets: VecDeque<(Vec<u8>, u32)>,
        requests: u32,
        next_request: Instant,
    },
}

/// The cache of a host, with the packets that wait for it.
#[derive(Debug)]
pub struct NeighbourCache {
    neighbourhood: Neighbourhood,
    /// The source of its events.
    pub source: usize,
    entries: BTreeMap<IpAddr, Entry>,
    /// Packets that were dropped because no reply came, or too many waited.
    pub drops: u64,
}

impl NeighbourCache {
    /// Makes an empty cache whose events have this source.
    pub fn new(neighbourhood: Neighbourhood, source: usize) -> NeighbourCache {
        NeighbourCache {
            neighbourhood,
            source,
            entries: BTreeMap::new(),
            drops: 0,
        }
    }

    /// Adds an address that is known for ever, as `ip neighbour add` does.
    pub fn add_static(&mut self, address: IpAddr, mac: [u8; 6]) {
        let until = Instant::NEVER;
        self.entries.insert(address, Entry::Resolved { mac, until });
    }

    /// Writes the next hop's Ethernet address into the frame of an IP packet. Returns whether it may leave; if not, the
    /// frame waits here.
    pub fn resolve(&mut self, now: Instant, frame: &mut Frame) -> bool {
        let Some(destination) = find_destination(&frame.bytes[..frame.len]) else {
            return true;
        };
        let mut own = self.neighbourhood.addresses.iter();
        if !own.any(|own| own.is_ipv4() == destination.is_ipv4()) {
            return true;
        }
        if let IpAddr::V6(group) = destination
            && group.is_multicast()
        {
            frame.bytes[..6].copy_from_slice(&ndp::group_mac(group));
            return true;
        }
        let next_hop = self.neighbourhood.next_hop(destination);
        let packet = || (frame.bytes[..frame.len].to_vec(), frame.wire_len);
        match self.entries.get_mut(&next_hop) {
            Some(Entry::Resolved { mac, until }) if now < *until => {
                frame.bytes[..6].copy_from_slice(mac);
                true
            }
            Some(Entry::Pending { packets, .. }) => {
                if packets.len() == MAX_PENDING_PACKETS {
                    packets.pop_front();
                    self.drops += 1;
                }
                packets.push_back(packet());
                false
            }
            _ => {
                let pending = Entry::Pending {
                    packets: VecDeque::from([packet()]),
                    requests: 0,
                    next_request: now,
                };
                self.entries.insert(next_hop, pending);
                false
            }
        }
    }

    /// Returns when the next request is due, or a packet's time is over.
    pub fn poll_timeout(&self) -> Option<Instant> {
        let times = self.entries.values().filter_map(|entry| match entry {
            Entry::Pending { next_request, .. } => Some(*next_request),
            Entry::Resolved { .. } => None,
        });
        times.min()
    }

    /// Returns the next request that is due, as a frame. Drops the packets whose requests were in vain.
    pub fn poll_request(&mut self, now: Instant) -> Option<Vec<u8>> {
        loop {
            let mut entries = self.entries.iter_mut();
            let (target, requests, next_request, waiting) =
                entries.find_map(|(target, entry)| match entry {
                    Entry::Pending {
                        packets,
                        requests,
                        next_request,
                    } if *next_request <= now => {
                        Some((*target, requests, next_request, packets.len()))
                    }
                    _ => None,
                })?;
            if *requests < MAX_REQUESTS {
                *requests += 1;
                *next_request = now + REQUEST_INTERVAL;
                return Some(self.neighbourhood.request(target));
            }
            self.drops += waiting as u64;
            self.entries.remove(&target);
        }
    }

    /// Learns the address of a neighbour from ARP (RFC 826) or Neighbour Discovery (RFC 4861 sections 7.2.3 and 7.2.5). The
    /// neighbour is one that is known or waited for, or one that asks for this host. Returns the frames that waited for it.
    pub fn learn(&mut self, now: Instant, frame: &[u8]) -> Vec<(Vec<u8>, u32)> {
        let Some((sender, mac, asked)) = read_finding(frame) else {
            return Vec::new();
        };
        let asks_here = asked.is_some_and(|asked| self.neighbourhood.addresses.contains(&asked));
        if sender.is_unspecified() || !self.entries.contains_key(&sender) && !asks_here {
            return Vec::new();
        }
        let is_static = |entry: &Entry| matches!(entry, Entry::Resolved { until, .. } if *until == Instant::NEVER);
        if self.entries.get(&sender).is_some_and(is_static) {
            return Vec::new();
        }
        let known = Entry::Resolved {
            mac,
            until: now + LIFETIME,
        };
        match self.entries.insert(sender, known) {
            Some(Entry::Pending { packets, .. }) => {
                let addressed = packets.into_iter().map(|(mut bytes, wire_len)| {
                    bytes[..6].copy_from_slice(&mac);
                    (bytes, wire_len)
                });
                addressed.collect()
            }
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAC: [u8; 6] = [2, 0, 0, 0, 0, 1];
    const PEER: [u8; 6] = [2, 0, 0, 0, 0, 2];
    const ADDRESS: Ipv4Addr = Ipv4Addr::new(10, 0, 1, 1);
    const GATEWAY: Ipv4Addr = Ipv4Addr::new(10, 0, 1, 254);
    const OWN_V6: Ipv6Addr = Ipv6Addr::new(0x2001, 0xdb8, 1, 0, 0, 0, 0, 1);
    const PEER_V6: Ipv6Addr = Ipv6Addr::new(0x2001, 0xdb8, 1, 0, 0, 0, 0, 2);

    fn neighbourhood(gateway: Option<Ipv4Addr>) -> Neighbourhood {
        let subnet = "10.0.1.0/24".parse().expect("a prefix");
        let all = gateway.map(|gateway| (Prefix::of_all(gateway.into()), Some(gateway.into())));
        Neighbourhood {
            mac: MAC,
            addresses: vec![ADDRESS.into()],
            routes: [(subnet, None)].into_iter().chain(all).collect(),
        }
    }

    fn cache() -> NeighbourCache {
        NeighbourCache::new(neighbourhood(Some(GATEWAY)), 0)
    }

    fn at_ms(ms: u64) -> Instant {
        Instant(ms * 1_000_000)
    }

    /// Makes the frame of a packet to an address, whose last byte is its number.
    fn frame(destination: [u8; 4], number: u8) -> Frame {
        let mut bytes = vec![0; 35];
        bytes[12] = 0x08;
        bytes[30..34].copy_from_slice(&destination);
        bytes[34] = number;
        Frame {
            len: bytes.len(),
            wire_len: 100,
            bytes,
        }
    }

    fn reply(sender: [u8; 4]) -> Vec<u8> {
        let mut frame = [&MAC[..], &PEER, &arp::ETHERTYPE.to_be_bytes()].concat();
        frame.resize(ETHERNET + arp::LEN, 0);
        let reply = Repr {
            operation: Operation::Reply,
            sender_mac: PEER,
            sender_address: sender.into(),
            target_mac: MAC,
            target_address: ADDRESS,
        };
        reply.emit(&mut frame[ETHERNET..]);
        frame
    }

    fn requested(cache: &mut NeighbourCache, now: Instant) -> Option<Ipv4Addr> {
        let frame = cache.poll_request(now)?;
        assert_eq!((&frame[..6], &frame[6..12]), (&BROADCAST[..], &MAC[..]));
        Some(Repr::parse(&frame[ETHERNET..]).unwrap().target_address)
    }

    #[test]
    fn packets_wait_for_the_reply_and_leave_in_order() {
        let mut cache = cache();
        for number in 0..2 {
            assert!(!cache.resolve(at_ms(0), &mut frame([10, 0, 1, 2], number)));
        }
        assert_eq!(requested(&mut cache, at_ms(0)), Some([10, 0, 1, 2].into()));
        assert_eq!(requested(&mut cache, at_ms(999)), None);
        assert!(
            cache.learn(at_ms(5), &reply([10, 0, 1, 3])).is_empty(),
            "of another"
        );
        let sent = cache.learn(at_ms(10), &reply([10, 0, 1, 2]));
        let numbers: Vec<u8> = sent.iter().map(|(bytes, _)| bytes[34]).collect();
        assert_eq!((numbers, sent[0].1), (vec![0, 1], 100));
        assert_eq!(sent[0].0[..6], PEER);
        assert_eq!(cache.poll_timeout(), None);
        let mut third = frame([10, 0, 1, 2], 2);
        assert!(cache.resolve(at_ms(60_009), &mut third));
        assert_eq!(third.bytes[..6], PEER);
        assert!(
            !cache.resolve(at_ms(60_010), &mut third),
            "a minute is over"
        );
    }

    #[test]
    fn gateway_is_the_next_hop_to_other_subnets() {
        let mut cache = cache();
        cache.resolve(at_ms(0), &mut frame([10, 0, 2, 2], 0));
        assert_eq!(requested(&mut cache, at_ms(0)), Some(GATEWAY));
        let mut cache = NeighbourCache::new(neighbourhood(None), 0);
        cache.resolve(at_ms(0), &mut frame([10, 0, 2, 2], 0));
        assert_eq!(requested(&mut cache, at_ms(0)), Some([10, 0, 2, 2].into()));
    }

    #[test]
    fn packets_are_dropped_after_three_requests_in_vain() {
        let mut cache = cache();
        for number in 0..=MAX_PENDING_PACKETS {
            cache.resolve(at_ms(0), &mut frame([10, 0, 1, 2], number as u8));
        }
        assert_eq!(cache.drops, 1);
        let mut times = Vec::new();
        while let Some(now) = cache.poll_timeout() {
            times.extend(requested(&mut cache, now).map(|_| now));
        }
        assert_eq!(times, [at_ms(0), at_ms(1000), at_ms(2000)]);
        assert_eq!(cache.drops, 1 + MAX_PENDING_PACKETS as u64);
    }

    #[test]
    fn static_entry_stays_as_it_is() {
        let mut cache = cache();
        cache.add_static(IpAddr::from([10, 0, 1, 2]), MAC);
        assert!(cache.learn(at_ms(0), &reply([10, 0, 1, 2])).is_empty());
        let mut sent = frame([10, 0, 1, 2], 0);
        assert!(cache.resolve(at_ms(3_600_000), &mut sent));
        assert_eq!(sent.bytes[..6], MAC);
    }

    #[test]
    fn host_learns_from_a_request_for_it() {
        let mut cache = cache();
        assert!(cache.learn(at_ms(0), &reply([10, 0, 1, 2])).is_empty());
        assert!(cache.resolve(at_ms(1), &mut frame([10, 0, 1, 2], 0)));
        for len in 0..42 {
            assert!(
                cache
                    .learn(at_ms(1), &reply([10, 0, 1, 9])[..len])
                    .is_empty()
            );
        }
        assert!(!cache.resolve(at_ms(1), &mut frame([10, 0, 1, 9], 0)));
    }

    /// Makes the frame of a packet to an address of IPv6, whose last byte is its number.
    fn frame_v6(destination: Ipv6Addr, number: u8) -> Frame {
        let mut bytes = vec![0; ETHERNET];
        bytes[12..].copy_from_slice(&ipv6::ETHERTYPE.to_be_bytes());
        bytes.resize(ETHERNET + ipv6::HEADER_LEN, 0);
        let header = ipv6::Repr {
            traffic_class: 0,
            payload_len: 1,
            next_header: 17,
            hop_limit: 64,
            source: OWN_V6,
            destination,
        };
        header.emit(&mut bytes[ETHERNET..]);
        bytes.push(number);
        Frame {
            len: bytes.len(),
            wire_len: 100,
            bytes,
        }
    }

    #[test]
    fn packets_of_ipv6_wait_for_the_advertisement() {
        let mut cache = NeighbourCache::new(
            Neighbourhood {
                mac: MAC,
                addresses: vec![OWN_V6.into()],
                routes: vec![("2001:db8:1::/64".parse().expect("a prefix"), None)],
            },
            0,
        );
        assert!(
            cache.resolve(at_ms(0), &mut frame([10, 0, 1, 2], 0)),
            "IPv4 is not resolved"
        );
        let mut to_group = frame_v6(ndp::solicited_node(PEER_V6), 0);
        assert!(cache.resolve(at_ms(0), &mut to_group));
        assert_eq!(to_group.bytes[..6], [0x33, 0x33, 0xff, 0, 0, 2]);
        assert!(!cache.resolve(at_ms(0), &mut frame_v6(PEER_V6, 5)));
        let request = cache.poll_request(at_ms(0)).expect("it is due");
        assert_eq!(request[..6], [0x33, 0x33, 0xff, 0, 0, 2]);
        let finding = read_finding(&request);
        assert_eq!(
            finding,
            Some((OWN_V6.into(), MAC, Some(PEER_V6.into()))),
            "RFC 4861 section 4.3"
        );
        let advertisement = |target: Ipv6Addr| {
            let message = ndp::Message::Advertisement {
                target,
                target_mac: Some(PEER),
            };
            let kind = ipv6::ETHERTYPE.to_be_bytes();
            [&MAC[..], &PEER, &kind, &message.emit(target, OWN_V6)].concat()
        };
        let other = advertisement(OWN_V6);
        assert!(cache.learn(at_ms(1), &other).is_empty(), "of another");
        let sent = cache.learn(at_ms(1), &advertisement(PEER_V6));
        assert_eq!((sent.len(), sent[0].0.last()), (1, Some(&5)));
        assert_eq!(sent[0].0[..6], PEER);
    }
}
