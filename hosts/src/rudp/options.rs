//! The options of RUDP, and the length of its data's header.

use crate::options::Declaration;
use crate::wire::udp::NUMBER_LEN;

/// The header of a data packet behind UDP's, bytes.
pub(crate) const HEADER_LEN: usize = NUMBER_LEN;
/// The most packets of an object.
pub(super) const MOST_PACKETS: u64 = 1 << 20;

/// The rate of packets.
pub const RATE: Declaration = Declaration::rate(
    ("rudp", "rate"),
    "of whole frames; without it that of the sender's interface",
);
/// How long an object is.
pub const OBJECT: Declaration = Declaration::packets(
    ("rudp", "object"),
    65_536,
    (1, MOST_PACKETS),
    "what is sent before the receiver is asked; a longer stream is several objects",
);
pub(crate) const OPTIONS: &[Declaration] = &[RATE, OBJECT];
