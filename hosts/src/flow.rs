//! The ends of a flow as drivers see them, whether it is one connection or several that share a transfer.

use crate::config::{ConfigError, FlowConfig, Transmit};
use crate::psockets::{ParallelReceiver, ParallelSender};
use crate::receiver::Receiver;
use crate::registry::Shape;
use crate::sender::Sender;
use crate::stats::{Mark, ReceiverStats, SenderStats};
use crate::time::{Instant, Span};

/// The sending end of a flow; its methods are [`Sender`]'s.
#[derive(Debug)]
#[allow(clippy::large_enum_variant, reason = "the large one is the usual one")]
pub enum FlowSender {
    /// One connection.
    Single(Sender),
    /// Transport `psockets`.
    Parallel(Box<ParallelSender>),
}

/// The receiving end of a flow; its methods are [`Receiver`]'s.
#[derive(Debug)]
#[allow(clippy::large_enum_variant, reason = "the large one is the usual one")]
pub enum FlowReceiver {
    /// One connection.
    Single(Receiver),
    /// Transport `psockets`.
    Parallel(Box<ParallelReceiver>),
}

macro_rules! either {
    ($self:ident, $end:ident => $body:expr) => {
        match $self {
            Self::Single($end) => $body,
            Self::Parallel($end) => $body,
        }
    };
}

impl FlowSender {
    /// A sender that is silent until [`FlowSender::start`].
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub fn new(config: &FlowConfig) -> Result<FlowSender, ConfigError> {
        Ok(match config.transport.shape() {
            Shape::Parallel => FlowSender::Parallel(Box::new(ParallelSender::new(config)?)),
            Shape::Single | Shape::RightSizing => FlowSender::Single(Sender::new(config)?),
        })
    }

    /// See [`Sender::start`].
    pub fn start(&mut self, now: Instant) {
        either!(self, end => end.start(now));
    }

    /// See [`Sender::handle`].
    #[inline]
    pub fn handle(&mut self, now: Instant, packet: &[u8], wire_len: u32) {
        either!(self, end => end.handle(now, packet, wire_len));
    }

    /// See [`Sender::poll_transmit`].
    #[inline]
    pub fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        either!(self, end => end.poll_transmit(now, buf))
    }

    /// See [`Sender::deadline`].
    #[inline]
    pub fn deadline(&self) -> Option<Instant> {
        either!(self, end => end.deadline())
    }

    /// See [`Sender::on_deadline`].
    pub fn on_deadline(&mut self, now: Instant) {
        either!(self, end => end.on_deadline(now));
    }

    /// What happened so far.
    pub fn stats(&self) -> SenderStats {
        match self {
            FlowSender::Single(sender) => sender.stats().clone(),
            FlowSender::Parallel(sender) => sender.stats(),
        }
    }

    /// See [`Sender::take_marks`].
    #[inline]
    pub fn take_marks(&mut self) -> std::vec::Drain<'_, Mark> {
        either!(self, end => end.take_marks())
    }

    /// See [`Sender::window_bytes`]; of all connections together.
    pub fn window_bytes(&self) -> u64 {
        either!(self, end => end.window_bytes())
    }

    /// See [`Sender::in_flight_bytes`]; of all connections together.
    pub fn in_flight_bytes(&self) -> u64 {
        either!(self, end => end.in_flight_bytes())
    }

    /// See [`Sender::srtt`]; the mean over the connections.
    pub fn srtt(&self) -> Option<Span> {
        either!(self, end => end.srtt())
    }

    /// See [`Sender::is_complete`].
    pub fn is_complete(&self) -> bool {
        either!(self, end => end.is_complete())
    }
}

impl FlowReceiver {
    /// A receiver that waits for the sender.
    ///
    /// # Errors
    /// A field of `config` is out of range.
    pub fn new(config: &FlowConfig) -> Result<FlowReceiver, ConfigError> {
        Ok(match config.transport.shape() {
            Shape::Parallel => FlowReceiver::Parallel(Box::new(ParallelReceiver::new(config)?)),
            Shape::Single | Shape::RightSizing => FlowReceiver::Single(Receiver::new(config)?),
        })
    }

    /// See [`Receiver::handle`]. Where its payload belongs is not told: one of several connections does not know.
    #[inline]
    pub fn handle(&mut self, now: Instant, packet: &[u8], wire_len: u32) {
        match self {
            FlowReceiver::Single(receiver) => {
                receiver.handle(now, packet, wire_len);
            }
            FlowReceiver::Parallel(receiver) => receiver.handle(now, packet, wire_len),
        }
    }

    /// See [`Receiver::poll_transmit`].
    #[inline]
    pub fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        either!(self, end => end.poll_transmit(now, buf))
    }

    /// See [`Receiver::deadline`].
    #[inline]
    pub fn deadline(&self) -> Option<Instant> {
        either!(self, end => end.deadline())
    }

    /// See [`Receiver::on_deadline`].
    pub fn on_deadline(&mut self, now: Instant) {
        either!(self, end => end.on_deadline(now));
    }

    /// What happened so far.
    #[inline]
    pub fn stats(&self) -> ReceiverStats {
        match self {
            FlowReceiver::Single(receiver) => receiver.stats().clone(),
            FlowReceiver::Parallel(receiver) => receiver.stats(),
        }
    }

    /// See [`Receiver::is_complete`].
    pub fn is_complete(&self) -> bool {
        either!(self, end => end.is_complete())
    }
}
