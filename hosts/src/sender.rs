//! The sending end of a flow.

use crate::config::{ConfigError, FlowConfig, Transmit};
use crate::stats::{Mark, SenderStats};
use crate::time::{Instant, Span};

/// The sending end of a flow.
#[derive(Debug)]
pub struct Sender {
    stats: SenderStats,
    marks: Vec<Mark>,
}

impl Sender {
    /// A sender that is silent until [`Sender::start`].
    pub fn new(config: &FlowConfig) -> Result<Sender, ConfigError> {
        config.validate()?;
        todo!()
    }

    /// Begins the set-up: the next `poll_transmit` returns the SYN.
    pub fn start(&mut self, _now: Instant) {
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

    /// When [`Sender::on_deadline`] wants to be called.
    pub fn deadline(&self) -> Option<Instant> {
        todo!()
    }

    /// Lets the timers that are due expire.
    pub fn on_deadline(&mut self, _now: Instant) {
        todo!()
    }

    /// What happened so far.
    pub fn stats(&self) -> &SenderStats {
        &self.stats
    }

    /// The rare events since the last call.
    pub fn take_marks(&mut self) -> std::vec::Drain<'_, Mark> {
        self.marks.drain(..)
    }

    /// The window in use, frame bytes.
    pub fn window_bytes(&self) -> u64 {
        todo!()
    }

    /// Frame bytes in flight.
    pub fn in_flight_bytes(&self) -> u64 {
        todo!()
    }

    /// The smoothed round-trip time, once there is one.
    pub fn srtt(&self) -> Option<Span> {
        todo!()
    }

    /// Whether all data and the FIN are acknowledged; never for an unlimited flow.
    pub fn is_complete(&self) -> bool {
        todo!()
    }
}
