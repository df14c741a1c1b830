//! The options of UDT, and the length of its data's header.

use super::packet;
use crate::options::{Values, declare};
use xcpr_options::names::named;

/// The header of a data packet behind UDP's, bytes.
pub(crate) const HEADER_LEN: usize = packet::HEADER_LEN;

named! {
    /// The source of the rules that congestion control follows.
    "variant" Variant {
        Udt4 = "udt4": "libudt 4.11's",
        Ns2 = "ns2-2006": "those of the authors' ns-2 agent of 2006",
    }
}

named! {
    /// When a receiver names what is missing again.
    "nak" Nak {
        Periodic = "periodic": "again after 2, 3, ... round trips (the draft)",
        Once = "once": "never: a lost retransmission waits for the sender's EXP timer (libudt since 4.9)",
    }
}

declare! {
    "udt", pub(crate) OPTIONS;
    /// The source of the rules.
    pub VARIANT = "variant": Values::choice::<Variant>(), "the rules of congestion control";
    /// How lost retransmissions are found.
    pub NAK = "nak": Values::choice::<Nak>(), "when a receiver names missing packets again";
    /// The most packets in flight.
    pub WINDOW = "window": Values::packets(25_600, 32, 1 << 20),
        "the most packets in flight, and what a receiver takes out of order";
}
