//! The options of SABUL, and the length of its data's header.

use crate::options::{Values, declare};
use crate::wire::udp::NUMBER_LEN;

/// The header of a data packet behind UDP's, bytes.
pub(crate) const HEADER_LEN: usize = NUMBER_LEN;
declare! {
    "sabul", pub(crate) OPTIONS;
    /// The most packets beyond the last ACK.
    pub WINDOW = "window": Values::packets(25_000, 16, 1 << 20),
        "the most packets beyond the last ACK";
}
