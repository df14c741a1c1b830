//! The facts about a flow that its algorithm and its congestion header begin with.

use crate::options::Options;
use crate::tcp::options::PRR;

/// A flow that has not begun, as far as an algorithm or a header has to know it.
#[derive(Clone, Copy, Debug)]
pub struct Setup<'a> {
    /// A full data packet as an Ethernet frame, bytes.
    pub packet_bytes: u32,
    /// The window after set-up, packets.
    pub initial_window_packets: u32,
    /// A number that a driver draws for each flow: chances follow from it.
    pub secret: u64,
    /// The options of the transport.
    pub options: &'a Options,
    /// Whether ACKs carry SACK blocks.
    pub uses_sack: bool,
    /// Whether the congestion header of a duplicate ACK counts (ADR 0110).
    pub reads_duplicates: bool,
}

impl Setup<'_> {
    /// Returns whether PRR spreads a reduction: a flow asks for it, and SACK blocks tell what is delivered.
    pub(crate) fn uses_prr(&self) -> bool {
        self.uses_sack && self.options.boolean(&PRR)
    }
}
