//! The window that the receiver advertises: what may be sent, and the probe of one that is closed.

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
    /// Notes that the peer takes so many bytes from the first unacknowledged on.
    pub(super) fn allow(&mut self, bytes: u64) {
        self.peer_limit = (self.acknowledged - 1 + bytes) / self.payload;
    }

    /// Starts the timer of a probe where the peer's window has closed, and ends it where the window has opened.
    pub(super) fn watch_window(&mut self, now: Instant) {
        let una = self.sent.una;
        let closed = self.peer_limit <= una && una == self.sent.high && !self.is_complete();
        if closed != self.closed {
            if self.probes_empty && !closed {
                self.rtt.reset_backoff();
            }
            self.timer = closed.then(|| now + self.rtt.rto());
            self.closed = closed;
        }
    }

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
