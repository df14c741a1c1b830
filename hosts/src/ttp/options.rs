//! The options of TTP, and the length of its data's header.

use xcpr_codes::Scheme;

use super::packet::{self, MOST_REPORTED, MOST_SOURCES};
use crate::options::{Declaration, Unit, Values};
use xcpr_options::names::named;

/// The header of a data packet behind UDP's, bytes.
pub(crate) const HEADER_LEN: usize = packet::DATA_LEN;

named! {
    /// The code of chunks.
    "erasure code" Protection: scheme -> Scheme {
        Tornado = "tornado" (Scheme::Tornado): "Tornado codes, the paper's",
        RaptorQ = "raptorq" (Scheme::RaptorQ): "RaptorQ (RFC 6330)",
        LdpcStaircase = "ldpc-staircase" (Scheme::LdpcStaircase): "LDPC-Staircase (RFC 5170)",
    }
}

named! {
    /// When short-term losses count as congestion.
    "threshold" Threshold {
        Literal = "literal": "more than the estimated loss of the link (the paper)",
        Margin = "margin": "more than it by three standard deviations of what n packets show",
    }
}

named! {
    /// The fate of a chunk that can't be decoded.
    "delivery" Delivery {
        Reliable = "reliable": "its missing source symbols are sent again",
        Unreliable = "unreliable": "it is given up (the paper: a failed transfer)",
    }
}

named! {
    /// By how much a report without losses raises the rate.
    "increase" Increase {
        Share = "share": "a twentieth of the maximum",
        Packet = "packet": "a packet more for every n packets",
    }
}

/// Which code protects chunks.
pub const CODE: Declaration = Declaration {
    table: "ttp",
    key: "code",
    values: Values::of::<Protection>(),
    help: "the erasure code of chunks",
};
/// Source symbols of a chunk: the paper's 1 MB is 1000 packets of 1000 bytes.
pub const CHUNK: Declaration = Declaration::packets(
    ("ttp", "chunk"),
    1000,
    (1, MOST_SOURCES as u64),
    "packets of data in a chunk",
);
/// n: the paper's control packet has "1K bits".
pub const REPORTED: Declaration = Declaration::packets(
    ("ttp", "reported"),
    1024,
    (32, MOST_REPORTED as u64),
    "n, the packets that a report covers",
);
/// q: the paper's section III.A.
pub const CONSECUTIVE: Declaration = Declaration::packets(
    ("ttp", "consecutive"),
    3,
    (1, MOST_REPORTED as u64),
    "q, the losses in a row that count as congestion",
);
/// The first threshold.
pub const THRESHOLD: Declaration = Declaration {
    table: "ttp",
    key: "threshold",
    values: Values::of::<Threshold>(),
    help: "when losses of the last n packets count as congestion",
};
/// Whether chunks that can't be decoded are repaired.
pub const DELIVERY: Declaration = Declaration {
    table: "ttp",
    key: "delivery",
    values: Values::of::<Delivery>(),
    help: "what becomes of a chunk that can't be decoded",
};
/// The additive increase.
pub const INCREASE: Declaration = Declaration {
    table: "ttp",
    key: "increase",
    values: Values::of::<Increase>(),
    help: "what a report without losses adds to the rate",
};
/// The loss that is expected before anything is known.
pub const INITIAL_LOSS: Declaration = Declaration {
    table: "ttp",
    key: "initial_loss",
    values: Values::Number {
        unit: Unit::Percent,
        default: Some(50),
        least: 1,
        most: Some(80),
    },
    help: "the link's loss before it is measured",
};
/// The paper gives no weight. Its first 50 % fall "quickly" (footnote 4), which 2 does better than 8. With 2 the literal
/// threshold halves more often where packets are lost at random.
pub const AVERAGED: Declaration = Declaration {
    table: "ttp",
    key: "averaged_reports",
    values: Values::Number {
        unit: Unit::Count,
        default: Some(8),
        least: 1,
        most: Some(1000),
    },
    help: "reports that the expected loss is averaged over: a new one has 1 of so many parts",
};
/// The rate of the first packets.
pub const INITIAL_RATE: Declaration = Declaration::rate(
    ("ttp", "initial_rate"),
    "the first rate; absent: 80 % of the maximum",
);
/// The least rate: the paper's is 8 Mbit/s, 8 % of its long-fat maximum; flows that share less than their minima would lose
/// for ever.
pub const MIN_RATE: Declaration = Declaration::rate(
    ("ttp", "min_rate"),
    "the least rate; absent: 5 % of the maximum",
);
/// The highest rate: in the paper that of the sender's link.
pub const MAX_RATE: Declaration = Declaration::rate(
    ("ttp", "max_rate"),
    "the highest rate; absent: the sender's interface's",
);
pub(crate) const OPTIONS: &[Declaration] = &[
    CODE,
    CHUNK,
    REPORTED,
    CONSECUTIVE,
    THRESHOLD,
    DELIVERY,
    INCREASE,
    INITIAL_LOSS,
    AVERAGED,
    INITIAL_RATE,
    MIN_RATE,
    MAX_RATE,
];
