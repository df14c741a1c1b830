//! The options of SABUL, and the length of its data's header.

use crate::options::Declaration;
use crate::wire::udp::NUMBER_LEN;

/// The header of a data packet behind UDP's, bytes.
pub(crate) const HEADER_LEN: usize = NUMBER_LEN;
/// The most packets beyond the last ACK.
pub const WINDOW: Declaration = Declaration::packets(
    ("sabul", "window"),
    25_000,
    (16, 1 << 20),
    "the most packets beyond the last ACK",
);
pub(crate) const OPTIONS: &[Declaration] = &[WINDOW];
