//! Transfers of files and bulk data: one flow carries header and contents there, a second one, between the same two ports
//! in the other direction, carries the receiver's verdict back.
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
//! blocks that it lacks ([`plan`]). With a secret, both begin with half of a handshake, and are
//! encrypted from there on ([`sealed`]).
//!
//! That is how XCP and its kin transfer. Transports over UDP have a TCP connection beside them instead ([`over_udp`]).

mod contents;
pub mod frame;
mod incoming;
mod ordinary;
mod outgoing;
pub mod over_udp;
mod plan;
mod quota;
pub mod receive;
mod reset;
mod runs;
pub mod sealed;
pub mod send;
mod store;
#[cfg(test)]
mod tests;

use std::io;

use xcpr_hosts::{FlowConfig, Span};

use crate::error::Error;
pub(crate) use frame::is_plain;
pub use quota::Bounds;

/// How often the caller is told how it goes, and asked whether to go on.
const WATCH_EVERY: Span = Span::from_millis(100);

/// How long an end waits at most before it sends again. RFC 6298 (section 2.5) doubles up to 60 s,
/// and an outage would cost up to twice its length. A packet a second burdens nobody and finds out
/// at once that the path is back.
const MAX_RTO: Span = Span::from_secs(1);

/// How long a receiver may take for its first answer.
const ANSWER_WITHIN: Span = Span::from_secs(30);
/// How long a sender may take for the header.
const HEADER_WITHIN: Span = Span::from_secs(30);
/// How often a sender that waits for an answer is told that it is being made.
const REMIND_EVERY: Span = Span::from_secs(1);

/// The flow that carries the verdict of `flow`.
fn verdict_flow(flow: &FlowConfig) -> FlowConfig {
    FlowConfig {
        source: flow.destination,
        destination: flow.source,
        bytes: Some(frame::VERDICT_LEN as u64),
        max_window_packets: None,
        ..flow.clone()
    }
}

/// A number that nobody can guess: a first sequence number (RFC 6528), half of a secret.
fn random() -> Result<u32, Error> {
    let mut bytes = [0; 4];
    // SAFETY: the pointer and length are those of our bytes. So few come whole.
    let count = unsafe { libc::getrandom(bytes.as_mut_ptr().cast(), bytes.len(), 0) };
    if count == bytes.len() as isize {
        Ok(u32::from_ne_bytes(bytes))
    } else {
        let error = io::Error::last_os_error();
        Err(Error::io("no random numbers", error))
    }
}
