//! The receiving end of a traffic source between two hosts: a receiver for each connection that the client opens.

use super::table::{Connection, Table};
use super::tcp_of;
use crate::config::{ConfigError, FlowConfig, Transmit};
use crate::receiver::Receiver;
use crate::time::Instant;
use crate::wire::tcp;

impl Connection for Receiver {
    fn deadline(&self) -> Option<Instant> {
        Receiver::deadline(self)
    }

    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        Receiver::poll_transmit(self, now, buf)
    }

    fn is_over(&self, _now: Instant) -> bool {
        self.is_closed() || self.is_abandoned()
    }
}

/// See the module.
#[derive(Debug)]
pub struct Server {
    /// Of all connections but for the client's port.
    config: FlowConfig,
    receivers: Table<Receiver>,
    delivered_bytes: u64,
    refused_packets: u64,
}

impl Server {
    /// A server that waits for SYNs.
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

    /// Takes a packet that arrived, as [`Receiver::handle`] does.
    pub fn handle(&mut self, now: Instant, packet: &[u8], wire_len: u32) {
        let Some(segment) = tcp_of(packet) else {
            self.refused_packets += 1;
            return;
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
            return;
        };
        let before = receiver.stats().delivered_bytes;
        receiver.handle(now, packet, wire_len);
        self.delivered_bytes += receiver.stats().delivered_bytes - before;
    }

    /// The next packet to send now, as [`Receiver::poll_transmit`] has it.
    pub fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        self.receivers.poll_transmit(now, buf)
    }

    /// When [`Server::on_deadline`] wants to be called.
    pub fn deadline(&self) -> Option<Instant> {
        self.receivers.deadline()
    }

    /// Lets the timers that are due expire.
    pub fn on_deadline(&mut self, now: Instant) {
        self.receivers
            .on_deadline(now, |receiver| receiver.on_deadline(now));
    }

    /// Whole frames of the data delivered in order on all connections so far, each byte once.
    pub fn delivered_bytes(&self) -> u64 {
        self.delivered_bytes
    }

    /// Connections that it keeps.
    pub fn connections(&self) -> usize {
        self.receivers.len()
    }

    /// Packets of no connection.
    pub fn refused_packets(&self) -> u64 {
        self.refused_packets
    }
}
