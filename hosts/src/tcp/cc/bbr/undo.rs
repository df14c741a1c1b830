//! The undo of BBR's answer to losses that prove spurious (draft-ietf-ccwg-bbr-06 section 5.5.11). The sender finds out
//! that they do, by the option `tcp.undo` ([`crate::tcp::sender`]).
//!
//! State is saved when a recovery begins, as the draft's section 2.15 defines it. Its pseudocode of NoteLoss saves it again
//! in each round trip with losses, and after ProbeBW_UP's end even for the losses of one ACK: what had ended
//! would be forgotten.

use super::{Bbr, Phase, State};

/// The state before losses (section 5.5.11.1).
#[derive(Debug, Default)]
pub(super) struct SavedState {
    /// The state that losses have ended since (`undo_state`).
    pub(super) ended: Option<State>,
    bw_shortterm: f64,
    inflight_shortterm: f64,
    inflight_longterm: f64,
}

impl Bbr {
    /// Implements the draft's SaveStateUponLoss.
    pub(super) fn save_state(&mut self) {
        self.save_window();
        let bounds = &self.congestion;
        self.saved_state = SavedState {
            ended: None,
            bw_shortterm: bounds.bw_shortterm,
            inflight_shortterm: bounds.inflight_shortterm,
            inflight_longterm: bounds.inflight_longterm,
        };
    }

    /// Implements the draft's HandleSpuriousLossDetection.
    pub(super) fn restore_state(&mut self) {
        self.restore_window();
        self.full_pipe.reset(0.0);
        let saved = std::mem::take(&mut self.saved_state);
        let bounds = &mut self.congestion;
        bounds.lost_in_round = false;
        bounds.bw_shortterm = bounds.bw_shortterm.max(saved.bw_shortterm);
        bounds.inflight_shortterm = bounds.inflight_shortterm.max(saved.inflight_shortterm);
        bounds.inflight_longterm = bounds.inflight_longterm.max(saved.inflight_longterm);
        match saved.ended {
            Some(State::Startup) if self.state != State::Startup => {
                self.full_pipe.reached = false;
                if self.state != State::ProbeRtt {
                    self.state = State::Startup;
                }
            }
            Some(State::ProbeBw(Phase::Up)) if self.is_past_probe_up() => self.start_refill(),
            _ => {}
        }
    }

    fn is_past_probe_up(&self) -> bool {
        self.state != State::ProbeBw(Phase::Up) && self.state != State::ProbeRtt
    }
}
