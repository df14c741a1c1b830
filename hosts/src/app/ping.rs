//! Ping: ICMP or ICMPv6 echo requests at a fixed interval, and the round-trip times of their replies, as Linux's `ping`
//! has them (iputils).
//!
//! ```text
//! request n leaves at start + n * interval     n = 0 .. count - 1, sequence number n + 1
//! mdev = sqrt(mean of the squares - square of the mean)
//! ```
//!
//! Departure: there is no timeout. A reply counts whenever it arrives.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::ops::Range;

use serde::Deserialize;

use crate::Instant;
use crate::flow::config::Transmit;
use crate::flow::endpoint::{Counts, Endpoint, Statistics};
use crate::flow::key::Key;
use crate::stats::ping::PingStats;
use crate::wire::{icmp, icmpv6, ipv4, ipv6};

/// A ping as a plan (JSON) describes it. Times are nanoseconds.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PingSpec {
    /// Its name, unique among all pings.
    pub name: String,
    /// The host that sends the requests.
    pub from: String,
    /// The address that they go to, of IPv4 or IPv6.
    pub to: IpAddr,
    /// When the first request leaves.
    pub start_ns: u64,
    /// From one request to the next.
    pub interval_ns: u64,
    /// How many requests there are.
    pub count: u16,
    /// Bytes behind the header of ICMP or ICMPv6 of each.
    pub payload_bytes: u16,
    /// The time to live of the requests, hops; `null`: the host's.
    #[serde(default)]
    pub ttl: Option<u8>,
}

/// The source and the destination of requests.
#[derive(Clone, Copy, Debug)]
enum Addresses {
    V4(Ipv4Addr, Ipv4Addr),
    V6(Ipv6Addr, Ipv6Addr),
}

/// The sender of a ping's requests.
#[derive(Debug)]
pub struct Ping {
    spec: PingSpec,
    addresses: Addresses,
    ident: u16,
    /// A request is due.
    is_due: bool,
    stats: PingStats,
}

impl Ping {
    /// Makes the sender on the host of an address. No other ping of the host may have the identifier. `None`: the address is
    /// of another version of IP than the destination.
    pub fn new(spec: PingSpec, source: IpAddr, ident: u16) -> Option<Ping> {
        let addresses = match (source, spec.to) {
            (IpAddr::V4(source), IpAddr::V4(to)) => Addresses::V4(source, to),
            (IpAddr::V6(source), IpAddr::V6(to)) => Addresses::V6(source, to),
            _ => return None,
        };
        Some(Ping {
            spec,
            addresses,
            ident,
            is_due: false,
            stats: PingStats::default(),
        })
    }

    /// Returns when a request leaves, counted from 0.
    fn send_time(&self, number: u64) -> Instant {
        let after_first = number.saturating_mul(self.spec.interval_ns);
        Instant(self.spec.start_ns.saturating_add(after_first))
    }

    fn handle_reply(&mut self, now: Instant, sequence: u16) {
        let number = usize::from(sequence.wrapping_sub(1));
        let sent = self.send_time(number as u64);
        match self.stats.rtts.get_mut(number) {
            Some(rtt @ None) => *rtt = Some(now.since(sent)),
            Some(Some(_)) => self.stats.duplicates += 1,
            None => {}
        }
    }
}

impl Endpoint for Ping {
    fn handle_packet(&mut self, now: Instant, packet: &[u8], _wire_len: u32) -> Range<u64> {
        if let Ok(ip) = ipv4::Packet::new_checked(packet) {
            match icmp::Echo::parse(ip.payload()) {
                Ok(echo) if echo.kind == icmp::ECHO_REPLY => self.handle_reply(now, echo.sequence),
                Ok(_) => {}
                Err(_) => {
                    self.stats.errors += u64::from(icmp::parse_error(ip.payload()).is_some());
                }
            }
        } else if let Ok(ip) = ipv6::Packet::new_checked(packet) {
            match icmpv6::Echo::parse(&ip) {
                Ok(echo) if echo.kind == icmpv6::ECHO_REPLY => {
                    self.handle_reply(now, echo.sequence);
                }
                Ok(_) => {}
                Err(_) => self.stats.errors += u64::from(icmpv6::parse_error(&ip).is_some()),
            }
        }
        0..0
    }

    fn poll_transmit(&mut self, _now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        if !std::mem::take(&mut self.is_due) {
            return None;
        }
        self.stats.transmitted += 1;
        self.stats.rtts.push(None);
        let sequence = self.stats.transmitted as u16;
        let ident = self.ident;
        let headers_len = match self.addresses {
            Addresses::V4(..) => ipv4::HEADER_LEN + icmp::HEADER_LEN,
            Addresses::V6(..) => ipv6::HEADER_LEN + icmpv6::HEADER_LEN,
        };
        let total_len = headers_len as u16 + self.spec.payload_bytes;
        match self.addresses {
            Addresses::V4(source, destination) => {
                let header = ipv4::Repr {
                    source,
                    destination,
                    protocol: icmp::PROTOCOL,
                    ident: sequence,
                    ttl: ipv4::TTL,
                    total_len,
                };
                header.emit(buf);
                let kind = icmp::ECHO_REQUEST;
                let echo = icmp::Echo {
                    kind,
                    ident,
                    sequence,
                };
                echo.emit(&mut buf[ipv4::HEADER_LEN..]);
            }
            Addresses::V6(source, destination) => {
                let header = ipv6::Repr {
                    traffic_class: 0,
                    payload_len: total_len - ipv6::HEADER_LEN as u16,
                    next_header: icmpv6::PROTOCOL,
                    hop_limit: ipv6::HOP_LIMIT,
                    source,
                    destination,
                };
                let kind = icmpv6::ECHO_REQUEST;
                let echo = icmpv6::Echo {
                    kind,
                    ident,
                    sequence,
                };
                echo.emit(&header, buf);
            }
        }
        Some(Transmit {
            header_len: headers_len,
            packet_len: total_len.into(),
            payload: 0..0,
        })
    }

    fn poll_timeout(&self) -> Option<Instant> {
        let next = self.stats.transmitted;
        (next < u64::from(self.spec.count)).then(|| self.send_time(next))
    }

    fn handle_timeout(&mut self, _now: Instant) {
        self.is_due = true;
    }

    fn keys(&self) -> Vec<Key> {
        vec![Key::new_icmp(self.ident, self.spec.to)]
    }
}

impl Statistics for Ping {
    fn counts(&self) -> Counts {
        Counts {
            ping: self.stats.clone(),
            ..Counts::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Span;

    const START: u64 = 5_000_000;
    const INTERVAL: u64 = 1_000_000_000;

    fn spec(count: u16, to: IpAddr) -> PingSpec {
        PingSpec {
            name: "p".to_owned(),
            from: "h1".to_owned(),
            to,
            start_ns: START,
            interval_ns: INTERVAL,
            count,
            payload_bytes: 56,
            ttl: None,
        }
    }

    fn ping(count: u16) -> Ping {
        let spec = spec(count, Ipv4Addr::new(10, 0, 2, 2).into());
        Ping::new(spec, Ipv4Addr::new(10, 0, 1, 1).into(), 7).expect("both are of IPv4")
    }

    /// Sends the request that is due, and returns its bytes.
    fn send(ping: &mut Ping) -> Vec<u8> {
        let now = ping.poll_timeout().expect("a request is due");
        ping.handle_timeout(now);
        let mut buf = vec![0; 1500];
        let sent = ping.poll_transmit(now, &mut buf).expect("it sends");
        assert_eq!(ping.poll_transmit(now, &mut buf), None, "one at a time");
        assert_eq!((sent.header_len, sent.packet_len), (28, 84));
        buf.truncate(sent.header_len);
        buf
    }

    /// Turns a request into its reply.
    fn reply(mut request: Vec<u8>) -> Vec<u8> {
        icmp::turn_to_reply(&mut request[ipv4::HEADER_LEN..]);
        request
    }

    #[test]
    fn round_trip_time_is_that_of_the_request_of_the_reply() {
        let mut ping = ping(3);
        let requests: Vec<Vec<u8>> = (0..3).map(|_| send(&mut ping)).collect();
        assert_eq!(ping.poll_timeout(), None, "three requests");
        let third = reply(requests[2].clone());
        let at = |number: u64, late: u64| Instant(START + number * INTERVAL + late);
        ping.handle_packet(at(2, 40), &third, 84);
        ping.handle_packet(at(2, 50), &third, 84);
        ping.handle_packet(at(0, 3 * INTERVAL), &reply(requests[0].clone()), 84);
        let expected = PingStats {
            transmitted: 3,
            rtts: vec![Some(Span(3 * INTERVAL)), None, Some(Span(40))],
            duplicates: 1,
            errors: 0,
        };
        assert_eq!(ping.counts().ping, expected);
    }

    #[test]
    fn requests_of_ipv6_have_replies_and_errors() {
        let (source, to) = (
            Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1),
            Ipv6Addr::LOCALHOST,
        );
        assert!(Ping::new(spec(1, to.into()), Ipv4Addr::LOCALHOST.into(), 7).is_none());
        let mut ping = Ping::new(spec(2, to.into()), source.into(), 7).expect("both are of IPv6");
        for number in 0..2 {
            let now = ping.poll_timeout().expect("a request is due");
            ping.handle_timeout(now);
            let mut buf = vec![0; 1500];
            let sent = ping.poll_transmit(now, &mut buf).expect("it sends");
            assert_eq!((sent.header_len, sent.packet_len), (48, 104));
            buf.truncate(48);
            let header = ipv6::Repr {
                traffic_class: 0,
                payload_len: 64,
                next_header: icmpv6::PROTOCOL,
                hop_limit: 64,
                source: to,
                destination: source,
            };
            let mut answer = vec![0; ipv6::HEADER_LEN];
            header.emit(&mut answer);
            if number == 0 {
                answer.extend(&buf[ipv6::HEADER_LEN..]);
                icmpv6::turn_to_reply(&header, &mut answer[ipv6::HEADER_LEN..]);
            } else {
                answer.extend([3, 0, 0, 0, 0, 0, 0, 0]);
                answer.extend(&buf);
            }
            assert_eq!(
                Key::from_icmp(&answer),
                ping.keys().first().copied(),
                "message {number}"
            );
            ping.handle_packet(Instant(now.0 + 40), &answer, 104);
        }
        let stats = ping.counts().ping;
        assert_eq!((stats.errors, stats.rtts), (1, vec![Some(Span(40)), None]));
    }

    #[test]
    fn errors_and_foreign_packets_are_no_replies() {
        let mut ping = ping(1);
        let request = send(&mut ping);
        let mut error = request[..ipv4::HEADER_LEN].to_vec();
        error.extend([11, 0, 0, 0, 0, 0, 0, 0]);
        error.extend(&request);
        ping.handle_packet(Instant(START + 1), &error, 84);
        ping.handle_packet(Instant(START + 1), &request, 84);
        let mut other = reply(request.clone());
        other.truncate(27);
        ping.handle_packet(Instant(START + 1), &other, 84);
        let stats = ping.counts().ping;
        assert_eq!((stats.errors, stats.rtts), (1, vec![None]));
    }
}
