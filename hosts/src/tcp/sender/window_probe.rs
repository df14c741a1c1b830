//! The probe of a window that the receiver has closed (RFC 9293 section 3.8.6.1).

use super::Sender;
use crate::Instant;
use crate::flow::config::FlowConfig;
use crate::flow::registry::Window;
use crate::tcp::options::{ZERO_WINDOW_PROBE, ZeroWindowProbe};

/// Returns whether probes carry no data.
pub(super) fn has_empty_probes(config: &FlowConfig, window: &Window) -> bool {
    let probe: ZeroWindowProbe = config.options.choice(&ZERO_WINDOW_PROBE);
    window.follows_rfc5681 && probe == ZeroWindowProbe::Empty
}

impl Sender {
    /// Sends a probe, since the window was closed for the retransmission timeout. A segment waits for its own
    /// acknowledgement; without data a probe goes again, each time after twice the wait.
    pub(super) fn probe_window(&mut self, now: Instant) {
        if self.probes_empty {
            self.probe_due = true;
            self.rtt.back_off();
            self.timer = Some(now + self.rtt.rto());
        } else {
            self.closed = false;
            self.timer = None;
        }
    }
}
