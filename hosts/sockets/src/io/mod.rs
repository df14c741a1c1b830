//! Packets in and out: raw sockets with their filter, batches, checksums, and the channel that paces what leaves.

pub mod arrival;
pub mod channel;
pub(crate) mod checksum;
pub(crate) mod filter;
pub(crate) mod inbox;
pub(crate) mod outbox;
pub mod socket;
