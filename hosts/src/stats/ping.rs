//! The outcome of a ping.

use crate::Span;

/// The outcome of a ping.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PingStats {
    /// Requests sent.
    pub transmitted: u64,
    /// The round-trip time of each request that was sent, `None` of one without reply.
    pub rtts: Vec<Option<Span>>,
    /// Replies to a request that had one before.
    pub duplicates: u64,
    /// ICMP errors (destination unreachable, time exceeded) that quote a request.
    pub errors: u64,
}
