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
    state: Cumulative,
    recovering: bool,
}

impl Reno {
    pub(crate) fn una(&self) -> u64 {
        self.state.una
    }

    pub(crate) fn high(&self) -> u64 {
        self.state.high
    }

    pub(crate) fn in_flight(&self) -> u64 {
        self.state.in_flight()
    }

    pub(crate) fn in_recovery(&self) -> bool {
        self.recovering
    }

    pub(crate) fn inflation(&self) -> u64 {
        self.state.inflation
    }

    pub(crate) fn on_ack(&mut self, ack: &AckInfo<'_>) -> Outcome {
        let mut outcome = Outcome::default();
        if ack.una > self.state.una {
            outcome.newly_acked = self.state.advance(ack.una);
            outcome.restart_timer = true;
            outcome.exited = std::mem::take(&mut self.recovering);
            self.state.inflation = 0;
        } else if ack.duplicate {
            self.state.duplicates += 1;
            if self.recovering {
                self.state.inflation += 1;
            } else if self.state.duplicates == DUPLICATE_THRESHOLD && self.state.may_recover() {
                self.state.start_recovery();
                self.recovering = true;
                outcome.entered = true;
            }
        }
        outcome
    }

    pub(crate) fn on_timeout(&mut self) {
        self.recovering = false;
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
