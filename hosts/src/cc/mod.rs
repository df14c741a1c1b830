//! Congestion control: how a flow's window grows and shrinks, apart from how lost packets are found.
//!
//! An algorithm is one file with the sender's half ([`CongestionControl`]) and, where the receiver takes part, the
//! receiver's ([`Feedback`]), and one line in each of the two functions below.

use std::fmt;

use crate::config::FlowConfig;
use crate::registry::Transport;
use crate::time::{Instant, Span};
use crate::wire::xcp::Format;

pub mod xcp;
pub mod xcp_r;

/// What the congestion header of an ACK says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reverse {
    /// XCP: change the window by so many bytes.
    Change(i32),
    /// XCP-r: the receiver's window, and the newest epoch of the sender that it has seen.
    Window {
        /// The window, bytes.
        bytes: u32,
        /// The epoch.
        epoch: u8,
    },
}

/// An ACK as congestion control sees it.
#[derive(Clone, Copy, Debug)]
pub struct Ack {
    /// When it arrived.
    pub now: Instant,
    /// Frame bytes that it newly acknowledges, cumulatively or selectively.
    pub newly_acked: u64,
    /// Frame bytes in flight after it.
    pub in_flight: u64,
    /// What its congestion header says.
    pub reverse: Reverse,
    /// Whether the receiver sent it no earlier than every ACK seen before it; else it was overtaken.
    pub newest: bool,
    /// Whether a loss is being recovered from.
    pub in_recovery: bool,
    /// The smoothed round-trip time; zero while unknown.
    pub srtt: Span,
}

/// The sender's half. All sizes are frame bytes.
pub trait CongestionControl: fmt::Debug + Send {
    /// The window, at least one packet.
    fn window(&self) -> u64;

    /// What goes into the header's epoch: counts up when the sender cut its window and the receiver must know.
    fn epoch(&self) -> u8 {
        0
    }

    /// An ACK that advances the cumulative acknowledgement.
    fn on_ack(&mut self, ack: &Ack);

    /// An ACK that does not.
    fn on_duplicate_ack(&mut self, ack: &Ack);

    /// A recovery begins: at most once per window of data. `in_flight` as in [`Ack`].
    fn on_loss(&mut self, now: Instant, in_flight: u64);

    /// The retransmission timer expired.
    fn on_timeout(&mut self, now: Instant, in_flight: u64);

    /// All data sent before the recovery began is acknowledged (`reno`: some of it).
    fn on_recovery_exit(&mut self, _now: Instant) {}
}

/// What a data packet's congestion header says, and what the receiver knows about the packet.
#[derive(Clone, Copy, Debug)]
pub struct Arrival {
    /// The sender's window, bytes.
    pub cwnd: u32,
    /// The feedback that the path left, bytes.
    pub feedback: i32,
    /// The sender's epoch.
    pub epoch: u8,
    /// Whether these headers were certainly not seen before: the data is new, or the packet was sent later than any
    /// that arrived. False for the second copy of one transmission.
    pub first_seen: bool,
}

/// The receiver's half.
pub trait Feedback: fmt::Debug + Send {
    /// A data packet arrived.
    fn on_data(&mut self, arrival: &Arrival);

    /// Format, epoch and `H_reverse` of the ACK that now leaves.
    fn take(&mut self) -> (Format, u8, u32);
}

/// The sender's half of the configured transport.
pub fn sender(config: &FlowConfig) -> Box<dyn CongestionControl> {
    match config.transport {
        Transport::Xcp => Box::new(xcp::Xcp::new(config)),
        Transport::XcpR => Box::new(xcp_r::XcpR::new(config)),
    }
}

/// The receiver's half of the configured transport.
pub fn receiver(config: &FlowConfig) -> Box<dyn Feedback> {
    match config.transport {
        Transport::Xcp => Box::new(xcp::Accumulator::default()),
        Transport::XcpR => Box::new(xcp_r::ReceiverWindow::new(config)),
    }
}
