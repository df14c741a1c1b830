//! The events that reach the two halves of a congestion header ([`crate::tcp::header`]).

use crate::Span;

/// How a flow stands, for its sender's header.
#[derive(Clone, Copy, Debug)]
pub struct Flow {
    /// The window that it uses, frame bytes.
    pub window: u64,
    /// The same in packets, at least one.
    pub packets: u64,
    /// The smoothed round-trip time, once there is one.
    pub srtt: Option<Span>,
    /// Frame bytes that the flow could use beyond its window; `None`: as many as there are.
    pub demand: Option<u64>,
    /// The epoch of an XCP-r sender, else 0.
    pub epoch: u8,
}

/// The kind of packet that a sender stamps. Data that is sent again is data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stamped {
    /// The first packet of all.
    Syn,
    /// Segments of the stream.
    Data,
    /// The answer to the receiver's FIN.
    LastAck,
}

/// A receiver's knowledge about a packet that arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// A SYN.
    Syn,
    /// Data whose headers were certainly not seen before: it is new, or was sent later than all that arrived.
    New,
    /// Other data: perhaps the second copy of one transmission.
    Again,
}
