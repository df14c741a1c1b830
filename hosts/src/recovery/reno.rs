//! Reno as ns-2.35's XCP agent has it (`Agent/TCP/Reno/XCP`), for comparison with published results.
//!
//! - The third duplicate ACK starts a recovery if something sent after the last one began, or after the last
//!   timeout, is acknowledged (`bugFix_`): the first missing segment goes again, the window halves and then grows by
//!   one packet per duplicate ACK.
//! - The first two duplicate ACKs may each send one new packet (`singledup_`, RFC 3042).
//! - The first ACK that advances ends the recovery. Two losses in one window therefore nearly always end in a timeout.
//! - A timeout sends everything again from the first missing segment on; the receiver keeps what it has. The timer's
//!   backoff stays until something beyond that is acknowledged (Karn's algorithm).
//! - What the congestion headers of duplicate ACKs say is discarded.

use super::cumulative::Cumulative;
use super::{AckInfo, Algorithm, DUPLICATE_THRESHOLD, Facts, Outcome, Send};
use crate::config::FlowConfig;
use crate::{Instant, Span};

#[derive(Debug)]
pub(crate) struct Reno {
    state: Cumulative,
}

impl Algorithm for Reno {
    const FACTS: Facts = Facts {
        uses_sack: false,
        keeps_backoff: true,
        reads_duplicates: false,
        options: &[],
    };

    fn new(_config: &FlowConfig) -> Reno {
        Reno {
            state: Cumulative::default(),
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
            outcome.exited = self.state.end_recovery();
        } else if ack.duplicate {
            outcome.entered = self.state.duplicate();
        }
        outcome
    }

    fn on_timeout(&mut self, _now: Instant, _srtt: Span) {
        self.state.on_timeout();
    }

    fn next(&mut self, _now: Instant, window: u64, end: u64, _srtt: Span) -> Option<Send> {
        let limited = match self.state.duplicates {
            n if n < DUPLICATE_THRESHOLD => u64::from(n),
            _ => 0,
        };
        self.state
            .next(window, self.state.inflation.max(limited), end)
    }
}
