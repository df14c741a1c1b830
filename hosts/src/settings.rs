//! The settings of a flow that are numbers or names: what a scenario may say of them, and what holds where it says
//! nothing ([`crate::FlowConfig::new`]).

use crate::ecn::Echo;
use crate::options::{Declaration, Unit, Values};

/// Every setting, in the order of scenarios.
pub const SETTINGS: &[&Declaration] = &[
    &PACKET_SIZE,
    &INITIAL_WINDOW,
    &MAX_WINDOW,
    &MIN_RTO,
    &INITIAL_RTO,
    &MAX_RTO,
    &ACK_EVERY,
    &ECN,
];

/// See [`crate::FlowConfig::packet_bytes`].
pub const PACKET_SIZE: Declaration = setting(
    "packet_size",
    number(Unit::Bytes, Some(1000), 128, Some(9014)),
    "a full data packet, as a whole Ethernet frame",
);
/// See [`crate::FlowConfig::initial_window_packets`].
pub const INITIAL_WINDOW: Declaration = setting(
    "initial_window",
    number(Unit::Packets, Some(2), 1, None),
    "the window after set-up",
);
/// See [`crate::FlowConfig::max_window_packets`].
pub const MAX_WINDOW: Declaration = setting(
    "max_window",
    number(Unit::Packets, None, 1, None),
    "the most packets in flight of each connection; absent: as the transport allows",
);
/// See [`crate::FlowConfig::min_rto`].
pub const MIN_RTO: Declaration = setting(
    "min_rto",
    time(Some(1_000_000_000)),
    "the shortest retransmission timeout",
);
/// See [`crate::FlowConfig::initial_rto`].
pub const INITIAL_RTO: Declaration = setting(
    "initial_rto",
    time(Some(1_000_000_000)),
    "the retransmission timeout before a round-trip time is known",
);
/// See [`crate::FlowConfig::max_rto`].
pub const MAX_RTO: Declaration = setting(
    "max_rto",
    time(None),
    "where doubling the timeout ends; absent: at 60 s (RFC 6298)",
);
/// See [`crate::FlowConfig::ack_every`].
pub const ACK_EVERY: Declaration = setting(
    "ack_every",
    number(Unit::Count, Some(1), 1, Some(64)),
    "packets in order for which there is one ACK",
);
/// See [`crate::FlowConfig::ecn`].
pub const ECN: Declaration = setting(
    "ecn",
    Values::optional::<Echo>(),
    "how marks of queues come back to the sender; absent: as the transport asks for, accurate with DCTCP",
);

const fn setting(key: &'static str, values: Values, help: &'static str) -> Declaration {
    Declaration {
        table: "flow",
        key,
        values,
        help,
    }
}

const fn number(unit: Unit, default: Option<u64>, least: u64, most: Option<u64>) -> Values {
    Values::Number {
        unit,
        default,
        least,
        most,
    }
}

const fn time(default: Option<u64>) -> Values {
    number(Unit::Nanoseconds, default, 1, None)
}
