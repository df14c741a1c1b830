//! The control plane of a network: the events that routers report to it, and which routers have one.

use std::collections::BTreeSet;

use xcpr_engine::Digest;
use xcpr_units::Instant;

/// An event that a router reports to its control plane.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A frame that left by the CPU port.
    PacketIn(Vec<u8>),
    /// A digest.
    Digest(Digest),
    /// The link behind a port came up or went down.
    Port {
        /// The port.
        port: u16,
        /// Whether frames flow.
        up: bool,
    },
}

/// The control plane of a network.
#[derive(Debug)]
pub(crate) struct ControlPlane {
    /// The plan's seed, of which each program's is made.
    pub seed: u64,
    /// The time at which commands take effect.
    pub now: Instant,
    /// The routers that have a control plane, by number.
    pub routers: Vec<usize>,
    /// Channels that are down.
    pub down: BTreeSet<usize>,
}
