//! The receiving end of a flow.

use crate::config::{ConfigError, FlowConfig, Transmit};
use crate::stats::ReceiverStats;
use crate::time::Instant;

/// The receiving end of a flow.
#[derive(Debug)]
pub struct Receiver {
    stats: ReceiverStats,
}

impl Receiver {
    /// A receiver that waits for the sender's SYN.
    pub fn new(config: &FlowConfig) -> Result<Receiver, ConfigError> {
        config.validate()?;
        todo!()
    }

    /// Takes a packet that arrived: `packet` holds at least its headers from IPv4 on, `wire_len` is its whole length.
    pub fn handle(&mut self, _now: Instant, _packet: &[u8], _wire_len: u32) {
        todo!()
    }

    /// The next packet to send now, its headers written to `buf` of at least [`crate::MAX_HEADER_LEN`] bytes.
    pub fn poll_transmit(&mut self, _now: Instant, _buf: &mut [u8]) -> Option<Transmit> {
        todo!()
    }

    /// When [`Receiver::on_deadline`] wants to be called.
    pub fn deadline(&self) -> Option<Instant> {
        todo!()
    }

    /// Lets the timers that are due expire.
    pub fn on_deadline(&mut self, _now: Instant) {
        todo!()
    }

    /// What happened so far.
    pub fn stats(&self) -> &ReceiverStats {
        &self.stats
    }

    /// Whether the whole stream and the FIN arrived.
    pub fn is_complete(&self) -> bool {
        todo!()
    }
}
