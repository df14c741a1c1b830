//! A packet that comes to a queue, and the decision on it.

use xcpr_units::{Instant, Span};

/// A packet that comes to a queue.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Arrival {
    pub(crate) now: Instant,
    pub(crate) wire_len: u32,
    /// Whether its transport understands marks.
    pub(crate) ecn_capable: bool,
    pub(crate) backlog: Backlog,
    pub(crate) transmitter: TransmitterState,
}

/// Packets that wait.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Backlog {
    pub(crate) packets: u32,
    pub(crate) bytes: u64,
}

impl Backlog {
    #[inline]
    pub(crate) fn add(&mut self, wire_len: u32) {
        self.packets += 1;
        self.bytes += u64::from(wire_len);
    }

    #[inline]
    pub(crate) fn remove(&mut self, wire_len: u32) {
        self.packets -= 1;
        self.bytes -= u64::from(wire_len);
    }
}

/// The transmitter behind a queue as a packet finds it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TransmitterState {
    /// The transmitter is at work, or packets wait: the packet has to wait.
    Busy,
    /// Nothing waits and nothing is being transmitted.
    Idle {
        /// Since when.
        since: Instant,
        /// How long the packet takes to transmit.
        transmission_time: Span,
    },
}

impl TransmitterState {
    #[inline]
    pub(crate) fn is_idle(self) -> bool {
        self != TransmitterState::Busy
    }
}

/// The decision on a packet that comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Decision {
    /// The packet is dropped.
    Drop,
    /// The packet is let in.
    Accept,
    /// The packet is let in, and marked.
    Mark,
}
