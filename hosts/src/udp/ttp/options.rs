//! The options of TTP, and the length of its data's header.

use super::packet::{self, MAX_REPORTED, MAX_SOURCE_SYMBOLS};
use crate::options::{Unit, Values, declare};
use xcpr_options::names::named;

/// The header of a data packet behind UDP's, bytes.
pub(crate) const HEADER_LEN: usize = packet::DATA_LEN;

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

declare! {
    "ttp", pub(crate) OPTIONS;
    /// Source symbols of a chunk: the paper's 1 MB is 1000 packets of 1000 bytes.
    pub CHUNK = "chunk": Values::packets(1000, 1, MAX_SOURCE_SYMBOLS as u64),
        "packets of data in a chunk";
    /// n: the paper's control packet has "1K bits".
    pub REPORT_INTERVAL = "report_interval": Values::packets(1024, 32, MAX_REPORTED as u64),
        "n, the packets that a report covers";
    /// q: the paper's section III.A.
    pub CONSECUTIVE_LOSSES = "consecutive_losses": Values::packets(3, 1, MAX_REPORTED as u64),
        "q, the losses in a row that count as congestion";
    /// The first threshold.
    pub THRESHOLD = "threshold": Values::choice::<Threshold>(),
        "when losses of the last n packets count as congestion";
    /// Whether chunks that can't be decoded are repaired.
    pub DELIVERY = "delivery": Values::choice::<Delivery>(),
        "what becomes of a chunk that can't be decoded";
    /// The additive increase.
    pub INCREASE = "increase": Values::choice::<Increase>(),
        "what a report without losses adds to the rate";
    /// The loss that is expected before anything is known.
    pub INITIAL_LOSS = "initial_loss": Values::number(Unit::Percent, Some(50), 1, Some(80)),
        "the link's loss before it is measured";
    /// The paper gives no weight. Its first 50 % fall "quickly" (footnote 4), which 2 does better than 8. With 2 the literal
    /// threshold halves more often where packets are lost at random.
    pub AVERAGED = "averaged_reports": Values::number(Unit::Count, Some(8), 1, Some(1000)),
        "reports that the expected loss is averaged over: a new one has 1 of so many parts";
    /// The rate of the first packets.
    pub INITIAL_RATE = "initial_rate": Values::rate(),
        "the first rate; absent: 80 % of the maximum";
    /// The least rate: the paper's is 8 Mbit/s, 8 % of its long-fat maximum; flows that share less than their minima would lose
    /// for ever.
    pub MIN_RATE = "min_rate": Values::rate(), "the least rate; absent: 5 % of the maximum";
    /// The highest rate: in the paper that of the sender's link.
    pub MAX_RATE = "max_rate": Values::rate(), "the highest rate; absent: the sender's interface's";
}
