//! NewReno (RFC 6582), without SACK, with limited transmit (RFC 3042).
//!
//! As Reno, but an ACK that advances without covering all that was sent before the recovery began (a partial ACK)
//! means that the next segment is missing too: it goes again at once and the recovery goes on, one hole per round trip.
//! The timer restarts on the first partial ACK only (RFC 6582 section 3.2, "Impatient").

use super::cumulative::Cumulative;
use super::{AckInfo, Algorithm, DUPLICATE_THRESHOLD, Facts, Outcome, Send};
use crate::config::FlowConfig;
use crate::{Instant, Span};

#[derive(Debug)]
pub(crate) struct NewReno {
    state: Cumulative,
    partial_seen: bool,
}

impl Algorithm for NewReno {
    const FACTS: Facts = Facts {
        uses_sack: false,
        keeps_backoff: false,
        reads_duplicates: true,
        options: &[],
    };

    fn new(_config: &FlowConfig) -> NewReno {
        NewReno {
            state: Cumulative::default(),
            partial_seen: false,
        }
    }

    fn una(&self) -> u64 {
        self.state.una
    }

    fn high(&self) -> u64 {
        self.state.high
    }

    fn in_flight(&self) -> u64 {
        self.state.in_flight()
    }

    fn in_recovery(&self) -> bool {
        self.state.recovering
    }

    fn inflation(&self) -> u64 {
        self.state.inflation
    }

    fn on_ack(&mut self, ack: &AckInfo<'_>) -> Outcome {
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

    fn on_timeout(&mut self, _now: Instant, _srtt: Span) {
        self.state.on_timeout();
    }

    fn next(&mut self, _now: Instant, window: u64, end: u64, _srtt: Span) -> Option<Send> {
        let limited = match self.state.duplicates {
            n if n < DUPLICATE_THRESHOLD && !self.state.recovering => u64::from(n),
            _ => 0,
        };
        self.state
            .next(window, self.state.inflation.max(limited), end)
    }
}
