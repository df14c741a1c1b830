//! Whether a window is used, so that it may grow: Linux's rule (`tcp_cwnd_validate`, net/ipv4/tcp_output.c, and
//! `tcp_is_cwnd_limited`, include/net/tcp.h), beside RFC 9438's, which the sender needs no state for.
//!
//! ```text
//! a packet leaves, or a full window holds one back:
//!     full = in flight >= window
//!     una >= usage_end, or full, or not limited and packets out > max_packets_out:
//!         limited = full, max_packets_out = packets out, usage_end = SND.NXT
//! used = limited, or window < 2 * max_packets_out in slow start
//! ```
//!
//! A window that was full once in a round trip is used for all of it: a burst of ACKs empties it before the last one.

use super::Sender;
use crate::flow::config::FlowConfig;
use crate::flow::registry::Window;
use crate::tcp::options::{Validation, WINDOW_VALIDATION};

/// The use of a window in the current round trip. Places and counts are in segments.
#[derive(Debug, Default)]
pub(super) struct CwndUsage {
    limited: bool,
    max_packets_out: u64,
    /// The round trip is over when this is acknowledged.
    usage_end: u64,
}

impl CwndUsage {
    /// Makes the record of a flow that asks for Linux's rule.
    pub(super) fn for_flow(config: &FlowConfig, window: &Window) -> Option<CwndUsage> {
        let rule: Validation = config.options.choice(&WINDOW_VALIDATION);
        let wanted = window.follows_rfc5681 && rule == Validation::Linux;
        wanted.then(CwndUsage::default)
    }

    /// Notes what is out after a packet left, or was held back by a full window.
    pub(super) fn note(&mut self, una: u64, high: u64, full: bool) {
        let packets_out = high - una;
        let more = !self.limited && packets_out > self.max_packets_out;
        if una >= self.usage_end || full || more {
            self.limited = full;
            self.max_packets_out = packets_out;
            self.usage_end = high;
        }
    }

    /// Returns whether a window of so many packets is used.
    fn is_used(&self, window: u64, in_slow_start: bool) -> bool {
        self.limited || in_slow_start && window < 2 * self.max_packets_out
    }
}

impl Sender {
    /// Returns whether the window is used, before an ACK that has just come counts.
    pub(super) fn is_window_used(&self, usage: &CwndUsage) -> bool {
        let threshold = self.cc.threshold().unwrap_or(u64::MAX);
        usage.is_used(self.window_packets, self.cc.window() < threshold)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With nine of ten packets out the window grows to eighteen, and no further.
    #[test]
    fn slow_start_reaches_twice_what_was_out() {
        let mut usage = CwndUsage::default();
        for high in 1..=9 {
            usage.note(0, high, false);
        }
        assert!(usage.is_used(10, true) && usage.is_used(17, true));
        assert!(!usage.is_used(18, true));
        assert!(!usage.is_used(10, false), "in congestion avoidance");
    }

    #[test]
    fn window_full_once_is_used_for_a_round_trip() {
        let mut usage = CwndUsage::default();
        usage.note(0, 9, false);
        usage.note(0, 10, true);
        usage.note(4, 11, false);
        assert!(usage.is_used(12, false));
        usage.note(10, 12, false);
        assert!(!usage.is_used(12, false), "the next one");
    }
}
