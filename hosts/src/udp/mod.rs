//! Transports over UDP, and the cross traffic of the papers ([`on_off`]). Each transport is one folder, of a sender, a
//! receiver and their packets.

pub(crate) mod collected;
pub(crate) mod datagram;
pub mod fobs;
pub(crate) mod messages;
pub mod on_off;
pub(crate) mod ranges;
pub mod rudp;
pub mod sabul;
pub mod ttp;
pub mod udt;
