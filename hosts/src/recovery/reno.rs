//! Reno as ns-2.35's XCP agent has it (`Agent/TCP/Reno/XCP`), for comparison with published results.
//!
//! - The third duplicate ACK starts a recovery if something sent after the last one began, or after the last
//!   timeout, is acknowledged (`bugFix_`): the first missing segment goes again, the window halves and then grows by
//!   one packet per duplicate ACK.
//! - The first two duplicate ACKs may each send one new packet (`singledup_`, RFC 3042).
//! - The first ACK that advances ends the recovery. Two losses in one window therefore nearly always end in a timeout.
//! - A timeout sends everything again from the first missing segment on; the receiver keeps what it has.

use super::cumulative::Cumulative;
use super::{AckInfo, DUPLICATE_THRESHOLD, Outcome, Send};

#[derive(Debug, Default)]
pub(crate) struct Reno {
    pub(super) state: Cumulative,
}

impl Reno {
    pub(crate) fn on_ack(&mut self, ack: &AckInfo<'_>) -> Outcome {
        let mut outcome = Outcome::default();
        if ack.una > self.state.una {
            outcome.newly_acked = self.state.advance(ack.una);
            outcome.restart_timer = true;
            outcome.exited = self.state.end_recovery();
        } else if ack.duplicate {
            outcome.entered = self.state.duplicate();
        }
        outcome
    }

    pub(crate) fn on_timeout(&mut self) {
        self.state.on_timeout();
    }

    pub(crate) fn next(&mut self, window: u64, end: u64) -> Option<Send> {
        let limited = match self.state.duplicates {
            n if n < DUPLICATE_THRESHOLD => u64::from(n),
            _ => 0,
        };
        self.state
            .next(window, self.state.inflation.max(limited), end)
    }
}
