//! The options of FOBS, and the length of its data's header.

use crate::options::{Declaration, Unit, Values};
use xcpr_options::names::named;

/// The header of every packet behind UDP's, bytes.
pub(crate) const HEADER_LEN: usize = 12;
/// The most packets of a chunk.
pub(super) const MOST_PACKETS: u64 = 1 << 20;

/// The rate of packets.
pub const RATE: Declaration = Declaration::rate(
    ("fobs", "rate"),
    "of whole frames; without it that of the sender's interface",
);
/// N.
pub const ACK_EVERY: Declaration = Declaration::packets(
    ("fobs", "ack_every"),
    64,
    (1, MOST_PACKETS),
    "new packets for which the receiver sends an ACK",
);
/// How many packets leave at once.
pub const BATCH: Declaration = Declaration::packets(
    ("fobs", "batch"),
    2,
    (1, 1024),
    "packets that leave at once, between two looks for an ACK",
);
/// How long a chunk is.
pub const CHUNK: Declaration = Declaration::packets(
    ("fobs", "chunk"),
    65_536,
    (1, MOST_PACKETS),
    "what is sent until all of it has arrived; a longer stream is several chunks",
);
named! {
    /// The sender's answer to congestion: the paper's section 7.
    "congestion" Congestion {
        Ignore = "ignore": "nothing",
        Slow = "slow": "it lowers the rate while losses last",
        Tcp = "tcp": "HSTCP's window limits what is in flight while losses last",
    }
}

/// Whether it is less greedy where losses last.
pub const CONGESTION: Declaration = Declaration {
    table: "fobs",
    key: "congestion",
    values: Values::of::<Congestion>(),
    help: "what losses that last do to the sender",
};
/// Losses that are no congestion; 1 % in the authors' later version.
pub const TOLERATED: Declaration = Declaration {
    table: "fobs",
    key: "tolerated_loss",
    values: Values::Number {
        unit: Unit::Percent,
        default: Some(1),
        least: 0,
        most: Some(50),
    },
    help: "from more than this on losses are congestion",
};
pub(crate) const OPTIONS: &[Declaration] = &[RATE, ACK_EVERY, BATCH, CHUNK, CONGESTION, TOLERATED];
