//! ARP of a host that finds out the Ethernet addresses of its next hops (RFC 826, RFC 1122 section 2.3.2).
//!
//! ```text
//! a packet to an unknown next hop waits; a request goes to all    again each second, three requests in all
//! the reply comes        the packets leave in their order
//! no reply comes         the packets are dropped
//! a minute later         the address is unknown again (RFC 1122 section 2.3.2.1 (1))
//! ```
//!
//! The interval, the number of requests and the number of packets are Linux's (`retrans_time_ms`, `mcast_solicit` and
//! `unres_qlen` in arp(7)). Departure: an old address is not confirmed by a unicast request, but requested anew.

use std::collections::{BTreeMap, VecDeque};
use std::net::Ipv4Addr;

use xcpr_engine::Frame;
use xcpr_hosts::wire::arp::{self, Operation, Repr};
use xcpr_units::{Instant, Span};

use crate::nodes::frames::ETHERNET;

/// Time between two requests for an address.
const REQUEST_INTERVAL: Span = Span::from_secs(1);
/// Requests for an address before its packets are dropped.
const MAX_REQUESTS: u32 = 3;
/// Packets that wait for one address; one more takes the place of the oldest.
const MAX_PENDING_PACKETS: usize = 101;
/// Time that an address is known.
const LIFETIME: Span = Span::from_secs(60);
const BROADCAST: [u8; 6] = [0xff; 6];

/// The addresses of a host and the way to others.
#[derive(Debug, Clone, Copy)]
pub struct Route {
    /// The host's Ethernet address.
    pub mac: [u8; 6],
    /// Its IPv4 address.
    pub address: Ipv4Addr,
    /// The mask of its subnet, whose addresses are next hops themselves.
    pub mask: u32,
    /// The next hop to all others; `None`: all are next hops themselves.
    pub gateway: Option<Ipv4Addr>,
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
pub struct ArpCache {
    route: Route,
    /// The source of its events.
    pub source: usize,
    entries: BTreeMap<Ipv4Addr, Entry>,
    /// Packets that were dropped because no reply came, or too many waited.
    pub drops: u64,
}

impl ArpCache {
    /// Makes an empty cache whose events have this source.
    pub fn new(route: Route, source: usize) -> ArpCache {
        ArpCache {
            route,
            source,
            entries: BTreeMap::new(),
            drops: 0,
        }
    }

    /// Adds an address that is known for ever, as `ip neighbour add` does.
    pub fn add_static(&mut self, address: Ipv4Addr, mac: [u8; 6]) {
        let until = Instant::NEVER;
        self.entries.insert(address, Entry::Resolved { mac, until });
    }

    /// Writes the next hop's Ethernet address into the frame of an IPv4 packet. Returns whether it may leave; if not, the
    /// frame waits here.
    pub fn resolve(&mut self, now: Instant, frame: &mut Frame) -> bool {
        let Some(&destination) = frame.bytes[..frame.len]
            .get(30..34)
            .and_then(<[u8]>::first_chunk)
        else {
            return true;
        };
        let next_hop = self.next_hop(Ipv4Addr::from(destination));
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

    fn next_hop(&self, destination: Ipv4Addr) -> Ipv4Addr {
        let differs = (destination.to_bits() ^ self.route.address.to_bits()) & self.route.mask != 0;
        self.route
            .gateway
            .filter(|_| differs)
            .unwrap_or(destination)
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
                return Some(self.request(target));
            }
            self.drops += waiting as u64;
            self.entries.remove(&target);
        }
    }

    fn request(&self, target_address: Ipv4Addr) -> Vec<u8> {
        let request = Repr {
            operation: Operation::Request,
            sender_mac: self.route.mac,
            sender_address: self.route.address,
            target_mac: [0; 6],
            target_address,
        };
        let kind = arp::ETHERTYPE.to_be_bytes();
        let mut frame = [&BROADCAST[..], &self.route.mac, &kind].concat();
        frame.resize(ETHERNET + arp::LEN, 0);
        request.emit(&mut frame[ETHERNET..]);
        frame
    }

    /// Learns the address of the sender of an ARP packet, as RFC 826 has it: one that is known or waited for, and one that
    /// asks for this host. Returns the frames that waited for it.
    pub fn learn(&mut self, now: Instant, frame: &[u8]) -> Vec<(Vec<u8>, u32)> {
        let is_arp = frame.get(12..ETHERNET) == Some(&arp::ETHERTYPE.to_be_bytes());
        let Some(packet) = frame.get(ETHERNET..).filter(|_| is_arp) else {
            return Vec::new();
        };
        let Ok(packet) = Repr::parse(packet) else {
            return Vec::new();
        };
        let sender = packet.sender_address;
        if !self.entries.contains_key(&sender) && packet.target_address != self.route.address {
            return Vec::new();
        }
        let is_static = |entry: &Entry| matches!(entry, Entry::Resolved { until, .. } if *until == Instant::NEVER);
        if self.entries.get(&sender).is_some_and(is_static) {
            return Vec::new();
        }
        let known = Entry::Resolved {
            mac: packet.sender_mac,
            until: now + LIFETIME,
        };
        match self.entries.insert(sender, known) {
            Some(Entry::Pending { packets, .. }) => {
                let addressed = packets.into_iter().map(|(mut bytes, wire_len)| {
                    bytes[..6].copy_from_slice(&packet.sender_mac);
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

    const ROUTE: Route = Route {
        mac: [2, 0, 0, 0, 0, 1],
        address: Ipv4Addr::new(10, 0, 1, 1),
        mask: 0xffff_ff00,
        gateway: Some(Ipv4Addr::new(10, 0, 1, 254)),
    };
    const PEER: [u8; 6] = [2, 0, 0, 0, 0, 2];

    fn at_ms(ms: u64) -> Instant {
        Instant(ms * 1_000_000)
    }

    /// Makes the frame of a packet to an address, whose last byte is its number.
    fn frame(destination: [u8; 4], number: u8) -> Frame {
        let mut bytes = vec![0; 35];
        bytes[30..34].copy_from_slice(&destination);
        bytes[34] = number;
        Frame {
            len: bytes.len(),
            wire_len: 100,
            bytes,
        }
    }

    fn reply(sender: [u8; 4]) -> Vec<u8> {
        let mut frame = [&ROUTE.mac[..], &PEER, &arp::ETHERTYPE.to_be_bytes()].concat();
        frame.resize(ETHERNET + arp::LEN, 0);
        let reply = Repr {
            operation: Operation::Reply,
            sender_mac: PEER,
            sender_address: sender.into(),
            target_mac: ROUTE.mac,
            target_address: ROUTE.address,
        };
        reply.emit(&mut frame[ETHERNET..]);
        frame
    }

    fn requested(cache: &mut ArpCache, now: Instant) -> Option<Ipv4Addr> {
        let frame = cache.poll_request(now)?;
        assert_eq!(
            (&frame[..6], &frame[6..12]),
            (&BROADCAST[..], &ROUTE.mac[..])
        );
        Some(Repr::parse(&frame[ETHERNET..]).unwrap().target_address)
    }

    #[test]
    fn packets_wait_for_the_reply_and_leave_in_order() {
        let mut cache = ArpCache::new(ROUTE, 0);
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
        let mut cache = ArpCache::new(ROUTE, 0);
        cache.resolve(at_ms(0), &mut frame([10, 0, 2, 2], 0));
        assert_eq!(requested(&mut cache, at_ms(0)), ROUTE.gateway);
        let without = Route {
            gateway: None,
            ..ROUTE
        };
        let mut cache = ArpCache::new(without, 0);
        cache.resolve(at_ms(0), &mut frame([10, 0, 2, 2], 0));
        assert_eq!(requested(&mut cache, at_ms(0)), Some([10, 0, 2, 2].into()));
    }

    #[test]
    fn packets_are_dropped_after_three_requests_in_vain() {
        let mut cache = ArpCache::new(ROUTE, 0);
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
        let mut cache = ArpCache::new(ROUTE, 0);
        cache.add_static([10, 0, 1, 2].into(), ROUTE.mac);
        assert!(cache.learn(at_ms(0), &reply([10, 0, 1, 2])).is_empty());
        let mut sent = frame([10, 0, 1, 2], 0);
        assert!(cache.resolve(at_ms(3_600_000), &mut sent));
        assert_eq!(sent.bytes[..6], ROUTE.mac);
    }

    #[test]
    fn host_learns_from_a_request_for_it() {
        let mut cache = ArpCache::new(ROUTE, 0);
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
}
