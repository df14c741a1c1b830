//! Transfers of files and bulk data: a sender and a receiver talk ([`dialogue`]) and contents go,
//! by one of two carriers.
//!
//! XCP and its kin carry both in two flows ([`raw`]). Transports over UDP have a TCP connection
//! beside them for what is said ([`over_udp`]).

mod carrier;
mod dialogue;
mod files;
pub mod frame;
mod inbound;
pub mod over_udp;
mod raw;
pub mod receive;
pub mod sealed;
pub mod send;
#[cfg(test)]
mod tests;

use std::io;

use xcpr_hosts::Span;

use crate::error::Error;
pub use files::quota::Bounds;

/// The interval of reports to the caller, which decides whether the run continues.
const WATCH_EVERY: Span = Span::from_millis(100);

/// How long an end waits at most before it sends again. RFC 6298 (section 2.5) doubles up to 60 s,
/// and an outage would cost up to twice its length. A packet a second is no burden and finds out
/// at once that the path is back.
const MAX_RTO: Span = Span::from_secs(1);

/// How long a receiver may take for its first answer.
const ANSWER_WITHIN: Span = Span::from_secs(30);

/// Draws a number that can't be guessed: a first sequence number (RFC 6528), half of a secret.
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
