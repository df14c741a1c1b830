//! The settings of a flow that are numbers or names: what a scenario may say of them, and what holds where it says
//! nothing ([`crate::FlowConfig::new`]).

use crate::options::{Unit, Values, declare};
use crate::tcp::ecn::Echo;

declare! {
    "flow", pub SETTINGS;
    /// See [`crate::FlowConfig::packet_bytes`].
    pub PACKET_SIZE = "packet_size": Values::number(Unit::Bytes, Some(1000), 128, Some(9014)),
        "a full data packet, as a whole Ethernet frame";
    /// See [`crate::FlowConfig::initial_window_packets`].
    pub INITIAL_WINDOW = "initial_window": Values::number(Unit::Packets, Some(2), 1, None),
        "the window after set-up";
    /// See [`crate::FlowConfig::max_window_packets`].
    pub MAX_WINDOW = "max_window": Values::number(Unit::Packets, None, 1, None),
        "the most packets in flight of each connection; absent: as the transport allows";
    /// See [`crate::FlowConfig::min_rto`].
    pub MIN_RTO = "min_rto": Values::number(Unit::Nanoseconds, Some(1_000_000_000), 1, None),
        "the shortest retransmission timeout";
    /// See [`crate::FlowConfig::initial_rto`].
    pub INITIAL_RTO = "initial_rto": Values::number(Unit::Nanoseconds, Some(1_000_000_000), 1, None),
        "the retransmission timeout before a round-trip time is known";
    /// See [`crate::FlowConfig::max_rto`].
    pub MAX_RTO = "max_rto": Values::number(Unit::Nanoseconds, None, 1, None),
        "where doubling the timeout ends; absent: at 60 s (RFC 6298)";
    /// See [`crate::FlowConfig::ack_every`].
    pub ACK_EVERY = "ack_every": Values::number(Unit::Count, Some(1), 1, Some(64)),
        "packets in order for which there is one ACK";
    /// See [`crate::FlowConfig::max_ack_delay`]. RFC 5681 section 4.2 has the limit.
    pub MAX_ACK_DELAY = "max_ack_delay": Values::number(Unit::Nanoseconds, Some(40_000_000), 1, Some(500_000_000)),
        "how long a receiver that does not acknowledge each packet holds an ACK back";
    /// See [`crate::FlowConfig::quick_acks`]. Linux counts them in a byte.
    pub QUICK_ACKS = "quick_acks": Values::number(Unit::Count, Some(0), 0, Some(255)),
        "ACKs of data that wait for no other packet, at a flow's start and after a duplicate";
    /// See [`crate::FlowConfig::ecn`].
    pub ECN = "ecn": Values::optional::<Echo>(),
        "how marks of queues come back to the sender; absent: as the transport asks for, accurate with DCTCP";
    /// See [`crate::FlowConfig::dscp`].
    pub DSCP = "dscp": Values::number(Unit::Codepoint, None, 0, Some(63)),
        "the DSCP of all packets, ACKs too, by which queues find their class; absent: 0";
}
