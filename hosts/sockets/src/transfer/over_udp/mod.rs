//! Transfers by transports over UDP: the contents go as datagrams between two UDP sockets, all else over a TCP connection
//! of the kernel's beside them. Neither takes any permission.
//!
//! ```text
//!  sender                                              receiver
//!     | TCP: hello (sealed.rs), with a secret      -->     |   refuses by a verdict, or
//!     | <--                             TCP: its hello     |
//!     | TCP: opening: header (frame.rs), set-up    -->     |   refuses by a verdict, or
//!     | <-- TCP: what it has of a file to be resumed       |
//!     | TCP: which blocks follow (plan.rs)         -->     |
//!     | <--                 TCP: ready: its UDP port       |
//!     | TCP: begun                                 -->     |   the round trip of the connection
//!     | UDP: the transport's packets, both ways   <-->     |   writes, checks SHA-256, renames
//!     | TCP: the transport's messages, both ways  <-->     |
//!     | <--                  TCP: progress, now and then   |
//!     | <--                                 TCP: verdict   |
//! ```
//!
//! A side that ends the connection before the verdict breaks the transfer off. All that follows the
//! hellos is sealed. Over TCP it is sealed in frames ([`frames`]), each of which has to come and to
//! open. Over UDP whole datagrams are sealed, with the transport's part of them. One that does not
//! open is as good as lost.

mod connection;
mod frames;
mod incoming;
pub(super) mod receive;
mod records;
pub(super) mod send;
mod side;
#[cfg(test)]
mod tests;

/// The records of the connection, for libFuzzer.
#[cfg(fuzzing)]
pub use self::records::run as take_records;
