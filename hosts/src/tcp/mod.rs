//! TCP, with or without a congestion header: the way of a data packet and of its ACK.
//!
//! ```text
//! Sender::poll_transmit -> recovery: which segment -> segment: the packet -> header: the sender's half
//! Receiver::receive     -> reassembly -> header: the receiver's half -> segment: the ACK
//! Sender::receive       -> rtt, recovery -> cc: the window
//! ```

pub mod cc;
pub mod ecn;
pub mod header;
pub mod options;
pub mod psockets;
pub mod receiver;
pub(crate) mod recovery;
pub(crate) mod rtt;
pub(crate) mod segment;
pub mod sender;
