//! UDP cross traffic: a constant-bit-rate source with ON and OFF periods, and a sink.
//!
//! A source may put XCP's congestion header in front of its datagrams and never change it. The
//! source claims a window, a round trip and a wish that are not its own and obeys no feedback: what
//! routers must bear.

use std::net::SocketAddrV4;
use std::ops::Range;

use serde::Deserialize;

use crate::Instant;
use crate::flow::config::{ConfigError, MAX_PACKET_BYTES, Transmit};
use crate::flow::endpoint::{Counts, Endpoint, Statistics};
use crate::flow::key::Key;
use crate::stats::sample::Sample;
use crate::stats::{ReceiverStats, SenderStats};
use crate::udp::datagram::interval_ns;
use crate::wire::{ETHERNET_HEADER_LEN, congestion, ipv4, transport_at, udp, xcp};

/// The traffic that an [`OnOffSource`] sends.
#[derive(Clone, Debug, PartialEq)]
pub struct OnOffConfig {
    /// Where it sends from.
    pub source: SocketAddrV4,
    /// Where it sends to.
    pub destination: SocketAddrV4,
    /// The whole Ethernet frame, bytes.
    pub packet_bytes: u32,
    /// Bytes of the frame that the driver adds to each packet, as those of a longer IP header.
    pub added_bytes: u32,
    /// The rate while ON, frame bits per second.
    pub rate_bps: f64,
    /// ON periods: first packet at, silent from.
    pub on: Vec<(Instant, Instant)>,
    /// The claim of every packet's congestion header; `None`: there is no such header.
    pub claim: Option<Claim>,
    /// The code point of differentiated services of every packet.
    pub dscp: u8,
}

impl OnOffConfig {
    fn protocol(&self) -> u8 {
        self.claim.map_or(udp::PROTOCOL, |_| congestion::PROTOCOL)
    }
}

/// The values of XCP's header that a source repeats in every packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// `H_cwnd`, bytes.
    pub h_cwnd: u32,
    /// `H_rtt`, microseconds; 0 = not known.
    pub h_rtt: u32,
    /// `H_feedback`, bytes.
    pub h_feedback: i32,
}

impl Claim {
    fn header(self) -> xcp::Repr {
        xcp::Repr {
            next_protocol: udp::PROTOCOL,
            format: xcp::Format::Data,
            epoch: 0,
            h_cwnd: self.h_cwnd,
            h_rtt: self.h_rtt,
            h_feedback: self.h_feedback,
            h_reverse: 0,
        }
    }
}

/// A source of constant bit rate while ON. Packet `n` of a period leaves at `start + n * interval`,
/// computed from `n` each time so that no rounding adds up. The interval is 8e9 * packet_bytes /
/// rate_bps nanoseconds.
#[derive(Debug)]
pub struct OnOffSource {
    on: Vec<(Instant, Instant)>,
    period: usize,
    sent_in_period: u64,
    interval_ns: f64,
    next: Option<Instant>,
    key: Key,
    repr: ipv4::Repr,
    dscp: u8,
    congestion: Option<xcp::Repr>,
    ports: udp::Repr,
    packet_bytes: u32,
    sent_packets: u64,
}

impl OnOffSource {
    /// Makes a source that begins its first period by itself.
    ///
    /// # Errors
    /// A rate that is no positive number, a packet too small or large, or periods that overlap or are empty.
    pub fn new(config: &OnOffConfig) -> Result<OnOffSource, ConfigError> {
        let claimed = config.claim.map_or(0, |_| xcp::HEADER_LEN);
        let headers = (ETHERNET_HEADER_LEN + ipv4::HEADER_LEN + claimed + udp::HEADER_LEN) as u32
            + config.added_bytes;
        if config.packet_bytes < headers || config.packet_bytes > MAX_PACKET_BYTES {
            return Err(ConfigError::PacketBytes {
                bytes: config.packet_bytes,
                least: headers,
                most: MAX_PACKET_BYTES,
            });
        }
        if !(config.rate_bps.is_finite() && config.rate_bps > 0.0) {
            return Err(ConfigError::Rate);
        }
        let ordered = config.on.windows(2).all(|w| w[0].1 <= w[1].0);
        if !ordered || config.on.iter().any(|(from, to)| from >= to) {
            return Err(ConfigError::Periods);
        }
        let of_ethernet = ETHERNET_HEADER_LEN as u32;
        let total_len = (config.packet_bytes - of_ethernet - config.added_bytes) as u16;
        Ok(OnOffSource {
            next: config.on.first().map(|p| p.0),
            on: config.on.clone(),
            period: 0,
            sent_in_period: 0,
            interval_ns: interval_ns(config.packet_bytes, config.rate_bps),
            key: Key::new(config.protocol(), config.source, config.destination),
            repr: ipv4::Repr {
                source: *config.source.ip(),
                destination: *config.destination.ip(),
                protocol: config.protocol(),
                ident: 0,
                ttl: ipv4::TTL,
                total_len,
            },
            dscp: config.dscp,
            congestion: config.claim.map(Claim::header),
            ports: udp::Repr {
                source_port: config.source.port(),
                destination_port: config.destination.port(),
                len: total_len - (ipv4::HEADER_LEN + claimed) as u16,
            },
            packet_bytes: config.packet_bytes,
            sent_packets: 0,
        })
    }

    fn advance(&mut self) {
        self.sent_in_period += 1;
        let (start, end) = self.on[self.period];
        let next =
            Instant(start.0 + (self.sent_in_period as f64 * self.interval_ns).round() as u64);
        if next < end {
            self.next = Some(next);
        } else {
            self.period += 1;
            self.sent_in_period = 0;
            self.next = self.on.get(self.period).map(|p| p.0);
        }
    }

    /// Counts the packets sent.
    pub fn sent_packets(&self) -> u64 {
        self.sent_packets
    }

    /// Counts the frame bytes sent.
    pub fn sent_bytes(&self) -> u64 {
        self.sent_packets * u64::from(self.packet_bytes)
    }
}

impl Endpoint for OnOffSource {
    /// Ignores a packet: sinks send none.
    fn handle_packet(&mut self, _now: Instant, _packet: &[u8], _wire_len: u32) -> Range<u64> {
        0..0
    }

    /// Returns the next packet if it is due.
    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        self.next.filter(|&at| at <= now)?;
        self.advance();
        self.repr.emit(buf);
        let mut at = ipv4::HEADER_LEN;
        if self.dscp != 0
            && let Some(header) = buf.first_chunk_mut()
        {
            ipv4::set_dscp(header, self.dscp);
        }
        if let Some(header) = self.congestion {
            header.emit(&mut buf[at..]);
            at += xcp::HEADER_LEN;
        }
        self.ports.emit(&mut buf[at..]);
        self.repr.ident = self.repr.ident.wrapping_add(1);
        let header_len = at + udp::HEADER_LEN;
        let payload = u64::from(self.repr.total_len) - header_len as u64;
        let first = self.sent_packets * payload;
        self.sent_packets += 1;
        Some(Transmit {
            header_len,
            packet_len: u32::from(self.repr.total_len),
            payload: first..first + payload,
        })
    }

    /// Returns when the next packet leaves; `None` once all periods are over.
    fn poll_timeout(&self) -> Option<Instant> {
        self.next
    }

    fn handle_timeout(&mut self, _now: Instant) {}

    fn keys(&self) -> Vec<Key> {
        vec![self.key]
    }
}

impl Statistics for OnOffSource {
    fn sample(&self) -> Sample {
        Sample {
            offered_bytes: Some(self.sent_bytes()),
            ..Sample::default()
        }
    }

    fn counts(&self) -> Counts {
        Counts {
            offered_bytes: self.sent_bytes(),
            sent: SenderStats {
                sent_packets: self.sent_packets,
                ..SenderStats::default()
            },
            complete: self.next.is_none(),
            ..Counts::default()
        }
    }
}

/// Counts the datagrams that arrive.
#[derive(Debug)]
pub struct Sink {
    key: Key,
    stats: ReceiverStats,
}

impl Sink {
    /// Makes the sink of a source.
    pub fn new(config: &OnOffConfig) -> Sink {
        Sink {
            key: Key::new(config.protocol(), config.destination, config.source),
            stats: ReceiverStats::default(),
        }
    }
}

impl Endpoint for Sink {
    fn handle_packet(&mut self, _now: Instant, packet: &[u8], wire_len: u32) -> Range<u64> {
        let datagram = ipv4::Packet::new_checked(packet)
            .is_ok_and(|ip| ip.protocol() == self.key.protocol)
            && transport_at(packet)
                .and_then(|at| packet.get(at..))
                .is_some_and(|bytes| udp::Packet::new_checked(bytes).is_ok());
        if datagram {
            self.stats.received_packets += 1;
            self.stats.delivered_bytes += u64::from(wire_len) + ETHERNET_HEADER_LEN as u64;
        } else {
            self.stats.refused_packets += 1;
        }
        0..0
    }

    fn poll_transmit(&mut self, _now: Instant, _buf: &mut [u8]) -> Option<Transmit> {
        None
    }

    fn poll_timeout(&self) -> Option<Instant> {
        None
    }

    fn handle_timeout(&mut self, _now: Instant) {}

    fn keys(&self) -> Vec<Key> {
        vec![self.key]
    }
}

impl Statistics for Sink {
    fn counts(&self) -> Counts {
        Counts {
            received: self.stats.clone(),
            ..Counts::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;
    use crate::flow::config::MAX_HEADER_LEN;

    fn config(rate_bps: f64, on: &[(u64, u64)]) -> OnOffConfig {
        let end = |last, port| SocketAddrV4::new(Ipv4Addr::new(10, 0, 0, last), port);
        OnOffConfig {
            source: end(1, 20000),
            destination: end(2, 9),
            packet_bytes: 1000,
            added_bytes: 0,
            rate_bps,
            on: on.iter().map(|&(a, b)| (Instant(a), Instant(b))).collect(),
            claim: None,
            dscp: 0,
        }
    }

    fn times(source: &mut OnOffSource) -> Vec<u64> {
        let mut buf = [0; MAX_HEADER_LEN];
        let mut times = Vec::new();
        while let Some(at) = source.poll_timeout() {
            if at > Instant::ZERO {
                assert_eq!(source.poll_transmit(Instant(at.0 - 1), &mut buf), None);
            }
            source.poll_transmit(at, &mut buf).unwrap();
            times.push(at.0);
        }
        times
    }

    #[test]
    fn sends_at_the_rate_while_on_and_nothing_while_off() {
        // At 8 Mbit/s a packet leaves every millisecond.
        let on = [(5_000_000, 8_000_000), (10_500_000, 11_500_001)];
        let mut source = OnOffSource::new(&config(8e6, &on)).unwrap();
        let expected = [5_000_000, 6_000_000, 7_000_000, 10_500_000, 11_500_000];
        assert_eq!(times(&mut source), expected);
        assert_eq!((source.sent_packets(), source.sent_bytes()), (5, 5000));
    }

    #[test]
    fn packets_keep_their_rate_without_drift() {
        // The packets of one of 17 sources that make 180 Mbit/s are 755555.55... ns apart.
        let rate = 180e6 / 17.0;
        let mut source = OnOffSource::new(&config(rate, &[(0, 50_000_000_000)])).unwrap();
        let times = times(&mut source);
        assert_eq!(times.len(), 66_177);
        assert_eq!(times[9], 6_800_000);
        assert_eq!(times[66_176], 66_176 * 6_800_000 / 9); // The time is rounded down from .44.
    }

    #[test]
    fn sink_counts_complete_packets_and_refuses_truncated_ones() {
        let mut source = OnOffSource::new(&config(1e6, &[(0, 1_000_000_000)])).unwrap();
        let mut sink = Sink::new(&config(1e6, &[]));
        let mut buf = [0; MAX_HEADER_LEN];
        let t = source.poll_transmit(Instant::ZERO, &mut buf).unwrap();
        assert_eq!((t.header_len, t.packet_len, t.payload), (28, 986, 0..958));
        sink.handle_packet(Instant::ZERO, &buf[..28], t.packet_len);
        sink.handle_packet(Instant::ZERO, &buf[..10], 10);
        let stats = sink.counts().received;
        assert_eq!(
            (
                stats.received_packets,
                stats.delivered_bytes,
                stats.refused_packets
            ),
            (1, 1000, 1)
        );
    }

    #[test]
    fn every_packet_carries_the_dscp() {
        let config = OnOffConfig {
            dscp: 46,
            ..config(1e6, &[(0, 1_000_000_000)])
        };
        let mut source = OnOffSource::new(&config).unwrap();
        let mut buf = [0; MAX_HEADER_LEN];
        for at in [0, 8_000_000] {
            let t = source.poll_transmit(Instant(at), &mut buf).unwrap();
            let packet = ipv4::Packet::new_checked(&buf[..t.header_len]).unwrap();
            assert_eq!((packet.dscp(), packet.ecn()), (46, 0));
        }
    }

    #[test]
    fn every_packet_carries_the_claimed_congestion_header() {
        let claim = Claim {
            h_cwnd: 1,
            h_rtt: 20_000,
            h_feedback: i32::MAX,
        };
        let config = OnOffConfig {
            claim: Some(claim),
            ..config(1e6, &[(0, 1_000_000_000)])
        };
        let mut source = OnOffSource::new(&config).unwrap();
        let mut sink = Sink::new(&config);
        let mut buf = [0; MAX_HEADER_LEN];
        for at in [0, 8_000_000] {
            let t = source.poll_transmit(Instant(at), &mut buf).unwrap();
            assert_eq!((t.header_len, t.packet_len), (48, 986));
            let header = xcp::Packet::new_checked(&buf[ipv4::HEADER_LEN..]).unwrap();
            assert_eq!(xcp::Repr::parse(&header), claim.header());
            sink.handle_packet(Instant(at), &buf[..48], t.packet_len);
        }
        assert_eq!(
            Key::from_packet(&buf).unwrap().own_ports,
            sink.keys()[0].own_ports
        );
        assert_eq!(sink.counts().received.delivered_bytes, 2000);
    }

    #[test]
    fn invalid_configuration_is_refused() {
        let error = |rate, on: &[(u64, u64)]| OnOffSource::new(&config(rate, on)).unwrap_err();
        assert_eq!(error(0.0, &[]), ConfigError::Rate);
        assert_eq!(error(f64::NAN, &[]), ConfigError::Rate);
        assert_eq!(error(1.0, &[(5, 5)]), ConfigError::Periods);
        assert_eq!(error(1.0, &[(5, 9), (8, 10)]), ConfigError::Periods);
        let small = OnOffConfig {
            packet_bytes: 41,
            ..config(1.0, &[])
        };
        assert_eq!(
            OnOffSource::new(&small).unwrap_err(),
            ConfigError::PacketBytes {
                bytes: 41,
                least: 42,
                most: 65_549
            }
        );
    }
}
