//! Ping: ICMP echo requests at a fixed interval, and the round-trip times of their replies, as Linux's `ping` has them
//! (iputils).
//!
//! ```text
//! request n leaves at start + n * interval     n = 0 .. count - 1, sequence number n + 1
//! mdev = sqrt(mean of the squares - square of the mean)
//! ```
//!
//! Departure: there is no timeout. A reply counts whenever it arrives.

use std::net::Ipv4Addr;
use std::ops::Range;

use serde::Deserialize;

use crate::Instant;
use crate::flow::config::Transmit;
use crate::flow::endpoint::{Counts, Endpoint, Statistics};
use crate::flow::key::Key;
use crate::stats::ping::PingStats;
use crate::wire::icmp::{self, Echo};
use crate::wire::ipv4;

/// A ping as a plan (JSON) describes it. Times are nanoseconds.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PingSpec {
    /// Its name, unique among all pings.
    pub name: String,
    /// The host that sends the requests.
    pub from: String,
    /// The IPv4 address that they go to.
    pub to: Ipv4Addr,
    /// When the first request leaves.
    pub start_ns: u64,
    /// From one request to the next.
    pub interval_ns: u64,
    /// How many requests there are.
    pub count: u16,
    /// Bytes behind the ICMP header of each.
    pub payload_bytes: u16,
    /// The time to live of the requests, hops; `null`: the host's.
    #[serde(default)]
    pub ttl: Option<u8>,
}

/// The sender of a ping's requests.
#[derive(Debug)]
pub struct Ping {
    spec: PingSpec,
    source: Ipv4Addr,
    ident: u16,
    /// A request is due.
    is_due: bool,
    stats: PingStats,
}

impl Ping {
    /// Makes the sender on the host of an address. No other ping of the host may have the identifier.
    pub fn new(spec: PingSpec, source: Ipv4Addr, ident: u16) -> Ping {
        Ping {
            spec,
            source,
            ident,
            is_due: false,
            stats: PingStats::default(),
        }
    }

    /// Returns when a request leaves, counted from 0.
    fn send_time(&self, number: u64) -> Instant {
        let after_first = number.saturating_mul(self.spec.interval_ns);
        Instant(self.spec.start_ns.saturating_add(after_first))
    }

    fn handle_reply(&mut self, now: Instant, echo: Echo) {
        let number = usize::from(echo.sequence.wrapping_sub(1));
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
            match Echo::parse(ip.payload()) {
                Ok(echo) if echo.kind == icmp::ECHO_REPLY => self.handle_reply(now, echo),
                Ok(_) => {}
                Err(_) => {
                    self.stats.errors += u64::from(icmp::parse_error(ip.payload()).is_some());
                }
            }
        }
        0..0
    }

    fn poll_transmit(&mut self, _now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        if !std::mem::take(&mut self.is_due) {
            return None;
        }
        let headers_len = ipv4::HEADER_LEN + icmp::HEADER_LEN;
        let total_len = headers_len as u16 + self.spec.payload_bytes;
        self.stats.transmitted += 1;
        self.stats.rtts.push(None);
        let sequence = self.stats.transmitted as u16;
        let header = ipv4::Repr {
            source: self.source,
            destination: self.spec.to,
            protocol: icmp::PROTOCOL,
            ident: sequence,
            ttl: ipv4::TTL,
            total_len,
        };
        header.emit(buf);
        let echo = Echo {
            kind: icmp::ECHO_REQUEST,
            ident: self.ident,
            sequence,
        };
        echo.emit(&mut buf[ipv4::HEADER_LEN..]);
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

    fn ping(count: u16) -> Ping {
        let spec = PingSpec {
            name: "p".to_owned(),
            from: "h1".to_owned(),
            to: Ipv4Addr::new(10, 0, 2, 2),
            start_ns: START,
            interval_ns: INTERVAL,
            count,
            payload_bytes: 56,
            ttl: None,
        };
        Ping::new(spec, Ipv4Addr::new(10, 0, 1, 1), 7)
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
