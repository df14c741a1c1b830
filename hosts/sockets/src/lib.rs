//! The program on real hosts: drives the state machines of `xcpr-hosts` over raw IPv4 and UDP sockets in real time.
//!
//! ```text
//!  kernel --recvmmsg--> Inbox --Arrival--> Sender, Receiver, ... --Transmit--> Channel --sendmmsg--> Outbox --> kernel
//!             (timestamps, BPF filter)        (hosts/, no I/O)        (virtual time, payload, checksum)
//! ```
//!
//! One process is one thread that blocks in one ppoll, and one more for every file that comes by a transport over UDP. IPv4
//! only. Raw sockets take root or CAP_NET_RAW.

pub mod error;
pub mod experiment;
pub mod io;
mod replay;
mod seal;
pub mod stack;
mod tcp;
pub mod transfer;
pub mod udp_onoff;

pub use error::Error;
