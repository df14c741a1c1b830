//! The options of RUDP, and the length of its data's header.

use crate::options::{Values, declare};
use crate::wire::udp::NUMBER_LEN;

/// The header of a data packet behind UDP's, bytes.
pub(crate) const HEADER_LEN: usize = NUMBER_LEN;
/// The most packets of an object.
pub(super) const MAX_PACKETS: u64 = 1 << 20;

declare! {
    "rudp", pub(crate) OPTIONS;
    /// The rate of packets.
    pub RATE = "rate": Values::rate(), "of whole frames; without it that of the sender's interface";
    /// How long an object is.
    pub OBJECT = "object": Values::packets(65_536, 1, MAX_PACKETS),
        "what is sent before the receiver is asked; a longer stream is several objects";
}
