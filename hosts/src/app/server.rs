//! The receiving end of a traffic source between two hosts: a receiver for each connection that the client opens.

use std::ops::Range;

use super::table::{Connection, Table};
use super::tcp_of;
use crate::Instant;
use crate::flow::config::{ConfigError, FlowConfig, Transmit};
use crate::flow::endpoint::{Counts, Endpoint, Statistics};
use crate::flow::key::Key;
use crate::stats::ReceiverStats;
use crate::tcp::receiver::Receiver;
use crate::wire::tcp;

impl Connection for Receiver {
    fn poll_timeout(&self) -> Option<Instant> {
        Endpoint::poll_timeout(self)
    }

    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        Endpoint::poll_transmit(self, now, buf)
    }

    fn is_over(&self, _now: Instant) -> bool {
        self.is_closed() || self.is_abandoned()
    }
}

/// See the module.
#[derive(Debug)]
pub struct Server {
    /// The configuration of all connections but for the client's port.
    config: FlowConfig,
    receivers: Table<Receiver>,
    /// Whole frames of the data delivered in order on all connections, each byte once.
    delivered_bytes: u64,
    refused_packets: u64,
}

impl Server {
    /// Makes a server that waits for SYNs.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub fn new(config: &FlowConfig) -> Result<Server, ConfigError> {
        config.validate()?;
        Ok(Server {
            config: config.clone(),
            receivers: Table::new(),
            delivered_bytes: 0,
            refused_packets: 0,
        })
    }

    /// Counts the connections that the server keeps.
    pub fn connections(&self) -> usize {
        self.receivers.len()
    }

    /// Counts the packets of no connection.
    pub fn refused_packets(&self) -> u64 {
        self.refused_packets
    }
}

impl Endpoint for Server {
    fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Range<u64> {
        let Some(segment) = tcp_of(packet) else {
            self.refused_packets += 1;
            return 0..0;
        };
        let port = segment.source_port();
        if !self.receivers.has(port) && segment.flags() & (tcp::SYN | tcp::ACK) == tcp::SYN {
            let mut config = self.config.clone();
            config.source.set_port(port);
            if let Ok(receiver) = Receiver::new(&config) {
                self.receivers.insert(port, receiver);
            }
        }
        let Some(receiver) = self.receivers.touch(port) else {
            self.refused_packets += 1;
            return 0..0;
        };
        let before = receiver.stats().delivered_bytes;
        receiver.handle_packet(now, packet, wire_len);
        self.delivered_bytes += receiver.stats().delivered_bytes - before;
        0..0
    }

    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        self.receivers.poll_transmit(now, buf)
    }

    fn poll_timeout(&self) -> Option<Instant> {
        self.receivers.poll_timeout()
    }

    fn handle_timeout(&mut self, now: Instant) {
        self.receivers
            .handle_timeout(now, |receiver| receiver.handle_timeout(now));
    }

    fn keys(&self) -> Vec<Key> {
        let FlowConfig {
            source,
            destination,
            ..
        } = self.config;
        vec![Key {
            other_ports: (source.port()..=u16::MAX).into(),
            ..Key::new(
                self.config.transport.header().protocol(),
                destination,
                source,
            )
        }]
    }
}

impl Statistics for Server {
    fn counts(&self) -> Counts {
        Counts {
            received: ReceiverStats {
                delivered_bytes: self.delivered_bytes,
                ..ReceiverStats::default()
            },
            ..Counts::default()
        }
    }
}
