//! Congestion control: how a flow's window grows and shrinks, apart from how lost packets are found.
//!
//! An algorithm is one file with the sender's half ([`CongestionControl`]) and, where the receiver takes part, the
//! receiver's ([`Feedback`]), and one line in each of the two functions below. The window-based TCPs share what RFC 5681
//! says about slow start, losses and timeouts ([`classic`]); the file of each says how its window grows and shrinks.

use std::fmt;

use crate::config::FlowConfig;
use crate::registry::Transport;
use crate::time::{Instant, Span};
use crate::wire::xcp::{self as xcp_header, Format};

pub mod bic;
pub mod classic;
pub mod cubic;
pub mod fast;
pub mod hstcp;
pub mod hstcp_lp;
pub mod htcp;
pub mod newreno;
pub mod scalable;
pub mod tcp_lp;
pub mod xcp;
pub mod xcp_r;

use classic::Classic;

/// What the congestion header of an ACK says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reverse {
    /// There is none.
    Nothing,
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

impl Reverse {
    pub(crate) fn of(header: Option<xcp_header::Packet<&[u8]>>) -> Reverse {
        match header {
            None => Reverse::Nothing,
            Some(h) if h.format() == Format::XcpRAck => Reverse::Window {
                bytes: h.reverse(),
                epoch: h.epoch(),
            },
            Some(h) => Reverse::Change(h.reverse() as i32),
        }
    }
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
    /// Whether the window kept the sender from sending more before this ACK, and neither the end of its data nor the
    /// configured limit did. A window that is not used must not grow (RFC 9002 section 7.8, RFC 7661).
    pub window_limited: bool,
    /// What its congestion header says.
    pub reverse: Reverse,
    /// Whether the receiver sent it no earlier than every ACK seen before it; else it was overtaken.
    pub newest: bool,
    /// Whether a loss is being recovered from.
    pub in_recovery: bool,
    /// The round-trip time that it measures; only if it advances.
    pub rtt: Option<Span>,
    /// The one-way delay of the packet that it echoes less that of the flow's SYN, microseconds; only if it advances.
    pub one_way_us: Option<i32>,
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

    /// A recovery begins: at most once per window of data. `flight_size`: what was sent and is not acknowledged
    /// cumulatively.
    fn on_loss(&mut self, now: Instant, flight_size: u64);

    /// A retransmission was lost too; at most once per round trip, and only recovery `rack` sees it.
    fn on_lost_retransmission(&mut self, _now: Instant) {}

    /// The retransmission timer expired.
    fn on_timeout(&mut self, now: Instant, flight_size: u64);

    /// The application had nothing to send for longer than a retransmission timeout, and now has.
    fn on_restart(&mut self) {}

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
        Transport::NewReno | Transport::Drs | Transport::Psockets => {
            Classic::boxed(config, newreno::NewReno)
        }
        Transport::Hstcp => Classic::boxed(config, hstcp::Hstcp::new(config.hstcp)),
        Transport::Scalable => Classic::boxed(config, scalable::Scalable),
        Transport::Bic => Classic::boxed(config, bic::Bic::default()),
        Transport::Cubic => Classic::boxed(config, cubic::Cubic::default()),
        Transport::HTcp => Classic::boxed(config, htcp::HTcp::default()),
        Transport::Fast => Classic::boxed(config, fast::Fast::new(config.fast.alpha_packets)),
        Transport::TcpLp => Classic::boxed(config, tcp_lp::TcpLp::default()),
        Transport::HstcpLp => Classic::boxed(config, hstcp_lp::HstcpLp::new(config.hstcp)),
    }
}

/// The receiver's half of the configured transport; `None` if it has no congestion header.
pub fn receiver(config: &FlowConfig) -> Option<Box<dyn Feedback>> {
    match config.transport {
        Transport::Xcp => Some(Box::new(xcp::Accumulator::default())),
        Transport::XcpR => Some(Box::new(xcp_r::ReceiverWindow::new(config))),
        _ => None,
    }
}
