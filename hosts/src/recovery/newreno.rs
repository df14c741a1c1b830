//! NewReno (RFC 6582), without SACK, with limited transmit (RFC 3042).
//!
//! As Reno, but an ACK that advances without covering all that was sent before the recovery began (a partial ACK)
//! means that the next segment is missing too: it goes again at once and the recovery goes on, one hole per round trip.
//! The timer restarts on the first partial ACK only (RFC 6582 section 3.2, "Impatient").

use super::cumulative::Cumulative;
use super::{AckInfo, DUPLICATE_THRESHOLD, Outcome, Send};

#[derive(Debug, Default)]
pub(crate) struct NewReno {
    pub(super) state: Cumulative,
    partial_seen: bool,
}

impl NewReno {
    pub(crate) fn on_ack(&mut self, ack: &AckInfo<'_>) -> Outcome {
        let mut outcome = Outcome::default();
        if ack.una > self.state.una {
            outcome.newly_acked = self.state.advance(ack.una);
            outcome.restart_timer = true;
            if self.state.recovering && ack.una < self.state.recover {
                // Deflate by what left, keep one packet for the retransmission (section 3.2, step 3).
                self.state.inflation = self.state.inflation.saturating_sub(outcome.newly_acked) + 1;
                outcome.restart_timer = !self.partial_seen;
                self.state.forced = Some((ack.una, false));
                self.partial_seen = true;
            } else {
                outcome.exited = self.state.end_recovery();
            }
        } else if ack.duplicate {
            outcome.entered = self.state.duplicate();
            self.partial_seen &= !outcome.entered;
        }
        outcome
    }

    pub(crate) fn on_timeout(&mut self) {
        self.state.on_timeout();
    }

    pub(crate) fn next(&mut self, window: u64, end: u64) -> Option<Send> {
        let limited = match self.state.duplicates {
            n if n < DUPLICATE_THRESHOLD && !self.state.recovering => u64::from(n),
            _ => 0,
        };
        self.state
            .next(window, self.state.inflation.max(limited), end)
    }
}
