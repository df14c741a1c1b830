//! NewReno (RFC 6582), without SACK, with limited transmit (RFC 3042).
//!
//! As Reno, but an ACK that advances without covering all that was sent before the recovery began (a partial ACK)
//! means that the next segment is missing too: it goes again at once and the recovery goes on, one hole per round trip.
//! The timer restarts on the first partial ACK only (RFC 6582 section 3.2, "Impatient").

use super::cumulative::Cumulative;
use super::{AckInfo, DUPLICATE_THRESHOLD, Outcome, Send};

#[derive(Debug, Default)]
pub(crate) struct NewReno {
    state: Cumulative,
    recovering: bool,
    partial_seen: bool,
}

impl NewReno {
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
            if self.recovering && ack.una < self.state.recover {
                // Deflate by what left, keep one packet for the retransmission (section 3.2, step 3).
                self.state.inflation = self.state.inflation.saturating_sub(outcome.newly_acked) + 1;
                outcome.restart_timer = !self.partial_seen;
                self.state.forced = Some((ack.una, false));
                self.partial_seen = true;
            } else {
                outcome.exited = std::mem::take(&mut self.recovering);
                self.state.inflation = 0;
            }
        } else if ack.duplicate {
            self.state.duplicates += 1;
            if self.recovering {
                self.state.inflation += 1;
            } else if self.state.duplicates == DUPLICATE_THRESHOLD && self.state.may_recover() {
                self.state.start_recovery();
                self.recovering = true;
                self.partial_seen = false;
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
            n if n < DUPLICATE_THRESHOLD && !self.recovering => u64::from(n),
            _ => 0,
        };
        self.state
            .next(window, self.state.inflation.max(limited), end)
    }
}
