//! The counts of a client.

use super::sizes::SizeClass;
use crate::stats::histogram::CompletionTimes;

/// The fate of a client's connections.
#[derive(Clone, Debug, Default)]
pub struct ClientStats {
    /// Opened.
    pub started: u64,
    /// Connections whose data all arrived and was acknowledged.
    pub completed: u64,
    /// Not opened because no port was free.
    pub refused: u64,
    /// From the SYN to the last acknowledgement.
    pub completion: CompletionTimes,
    /// The same by sizes, where transfers are classified by size.
    pub classes: Vec<SizeClass>,
}
