//! Transfers over raw sockets: one flow carries words and contents there, a second one, between the
//! same two ports in the other direction, carries the receiver's words back.
//!
//! ```text
//!  sender                                              receiver
//!     | SYN, data (header, contents), FIN  --format 1-->  |   flow 1: writes, checks SHA-256, renames
//!     | <--format 2 or 3--                          ACKs  |
//!     | <--format 1--  SYN, data (verdict), FIN           |   flow 2
//!     | ACKs  --format 2 or 3-->                          |
//! ```
//!
//! If a file is to be resumed, flow 2 begins with the receiver's offer, and flow 1 goes on with the
//! blocks that it lacks ([`crate::transfer::files::plan`]). With a secret, both begin with half of a handshake, and
//! are encrypted from there on ([`super::sealed`]).

pub(super) mod incoming;
pub(super) mod outgoing;
pub(super) mod receive;
pub(super) mod reset;
pub(super) mod send;

use xcpr_hosts::FlowConfig;

use super::frame::VERDICT_LEN;

/// Describes the flow that carries the verdict of `flow`.
pub(super) fn verdict_flow(flow: &FlowConfig) -> FlowConfig {
    FlowConfig {
        source: flow.destination,
        destination: flow.source,
        bytes: Some(VERDICT_LEN as u64),
        max_window_packets: None,
        ..flow.clone()
    }
}
