//! The options of FOBS, and the length of its data's header.

use crate::options::{Unit, Values, declare};
use xcpr_options::names::named;

/// The header of every packet behind UDP's, bytes.
pub(crate) const HEADER_LEN: usize = 12;
/// The most packets of a chunk.
pub(super) const MAX_PACKETS: u64 = 1 << 20;

named! {
    /// The sender's answer to congestion: the paper's section 7.
    "congestion" Congestion {
        Ignore = "ignore": "nothing",
        Slow = "slow": "it lowers the rate while losses last",
        Tcp = "tcp": "HSTCP's window limits what is in flight while losses last",
    }
}

declare! {
    "fobs", pub(crate) OPTIONS;
    /// The rate of packets.
    pub RATE = "rate": Values::rate(), "of whole frames; without it that of the sender's interface";
    /// N.
    pub ACK_EVERY = "ack_every": Values::packets(64, 1, MAX_PACKETS),
        "new packets for which the receiver sends an ACK";
    /// How many packets leave at once.
    pub BATCH = "batch": Values::packets(2, 1, 1024),
        "packets that leave at once, between two looks for an ACK";
    /// How long a chunk is.
    pub CHUNK = "chunk": Values::packets(65_536, 1, MAX_PACKETS),
        "what is sent until all of it has arrived; a longer stream is several chunks";
    /// Whether it is less greedy where losses last.
    pub CONGESTION = "congestion": Values::choice::<Congestion>(),
        "what losses that last do to the sender";
    /// Losses that are no congestion; 1 % in the authors' later version.
    pub TOLERATED = "tolerated_loss": Values::number(Unit::Percent, Some(1), 0, Some(50)),
        "from more than this on losses are congestion";
}
