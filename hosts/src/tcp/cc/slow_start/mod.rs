//! Slow start: how fast a window grows below `ssthresh`.
//!
//! ```text
//! rfc3465:  window += min(acked, 2), 1 after a timeout        RFC 3465 section 2.3
//! rfc5681:  window += min(acked, 1)                           RFC 5681 section 3.1, equation 2
//! linux:    window += acked                                   tcp_slow_start, net/ipv4/tcp_cong.c
//! ```
//!
//! `acked` counts the packets that an ACK newly acknowledges, SACKed ones included.

use crate::flow::setup::Setup;
use crate::tcp::options::{Growth, SLOW_START_GROWTH};

/// Packets by which one ACK may widen the window (RFC 3465 section 2.3).
const LIMIT: f64 = 2.0;
/// The same after a timeout, until congestion avoidance (there too); RFC 5681's at any time.
const CAUTIOUS_LIMIT: f64 = 1.0;

/// The growth of a window below `ssthresh`.
#[derive(Debug)]
pub(super) struct SlowStart {
    growth: Growth,
}

impl SlowStart {
    pub(super) fn new(setup: &Setup<'_>) -> SlowStart {
        SlowStart {
            growth: setup.options.choice(&SLOW_START_GROWTH),
        }
    }

    /// Returns the packets that an ACK of `acked` packets adds. `restarting`: a timeout came after the last congestion
    /// avoidance.
    pub(super) fn growth(&self, acked: f64, restarting: bool) -> f64 {
        match self.growth {
            Growth::Rfc3465 if restarting => acked.min(CAUTIOUS_LIMIT),
            Growth::Rfc3465 => acked.min(LIMIT),
            Growth::Rfc5681 => acked.min(CAUTIOUS_LIMIT),
            Growth::Linux => acked,
        }
    }
}
