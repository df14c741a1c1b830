//! The effects of losses on BBR (draft-ietf-ccwg-bbr-06 section 5.5.10).
//!
//! ```text
//! while more is tried:   lost > 2 % of the flight:  inflight_longterm = max(flight, 0.7 * target), once per try
//! else, once per round trip with losses:
//!     bw_shortterm       = max(bw_latest,       0.7 * bw_shortterm)
//!     inflight_shortterm = max(inflight_latest, 0.7 * inflight_shortterm)
//! ```
//!
//! The short-term bounds last until a cycle of ProbeBW tries for more; those of the long term until it finds that more is safe.

use super::{Ack, Bbr, MIN_PIPE, Phase, Sample, State};
use crate::Instant;
use crate::tcp::sender::delivery_rate::Flight;

/// The share of a flight that may be lost (LossThresh).
const LOSS_THRESHOLD: f64 = 0.02;
/// The least share of a bound that remains after losses (Beta).
const BETA: f64 = 0.7;
/// The share of a window that was too large which is left to others (Headroom).
const HEADROOM: f64 = 0.15;
/// How many holes a round trip of Startup has at least when it was too much (section 5.3.1.3).
const STARTUP_LOSSES: u32 = 6;

/// The signals that losses give. Bytes, and bytes per second; bounds are infinite while there is
/// none.
#[derive(Debug)]
pub(super) struct Congestion {
    pub(super) bw_shortterm: f64,
    pub(super) inflight_shortterm: f64,
    pub(super) inflight_longterm: f64,
    /// The highest rate and the largest delivery of the round trip.
    pub(super) bw_latest: f64,
    pub(super) inflight_latest: f64,
    /// The round trip of these is over with a packet that left when so much was delivered, and whether that was now.
    round_until: u64,
    pub(super) round_ended: bool,
    pub(super) lost_in_round: bool,
    /// Holes in the round trip, and the segment that was lost last.
    holes: u32,
    last: Option<u64>,
    /// Whether the current feedback is of packets that left while more was tried.
    pub(super) probe_sample: bool,
    /// Whether the last try was too much.
    pub(super) too_high: bool,
}

impl Default for Congestion {
    fn default() -> Congestion {
        Congestion {
            bw_shortterm: f64::INFINITY,
            inflight_shortterm: f64::INFINITY,
            inflight_longterm: f64::INFINITY,
            bw_latest: 0.0,
            inflight_latest: 0.0,
            round_until: 0,
            round_ended: false,
            lost_in_round: false,
            holes: 0,
            last: None,
            probe_sample: false,
            too_high: false,
        }
    }
}

impl Congestion {
    /// Implements the draft\'s ResetCongestionSignals.
    pub(super) fn reset_round(&mut self) {
        self.lost_in_round = false;
        self.bw_latest = 0.0;
        self.inflight_latest = 0.0;
    }

    /// Implements the draft\'s ResetShortTermModel.
    pub(super) fn reset_shortterm(&mut self) {
        self.bw_shortterm = f64::INFINITY;
        self.inflight_shortterm = f64::INFINITY;
    }
}

impl Bbr {
    /// Implements the draft\'s UpdateLatestDeliverySignals.
    pub(super) fn on_delivery(&mut self, sample: &Sample) {
        let delivered = self.delivery.delivered();
        let latest = &mut self.congestion;
        latest.bw_latest = latest.bw_latest.max(sample.rate.unwrap_or(0.0));
        latest.inflight_latest = latest.inflight_latest.max(sample.delivered as f64);
        latest.round_ended = sample.prior_delivered >= latest.round_until;
        if latest.round_ended {
            latest.round_until = delivered;
        }
    }

    /// Implements the draft\'s AdvanceLatestDeliverySignals.
    pub(super) fn forget_delivery(&mut self, sample: &Sample) {
        if self.congestion.round_ended {
            self.congestion.bw_latest = sample.rate.unwrap_or(0.0);
            self.congestion.inflight_latest = sample.delivered as f64;
        }
    }

    /// Implements the draft\'s AdaptLowerBoundsFromCongestion.
    pub(super) fn adapt_to_losses(&mut self) {
        let (max_bw, window) = (self.max_bw.get(), self.window);
        let accelerates = self.state.accelerates();
        let c = &mut self.congestion;
        if !c.round_ended {
            return;
        }
        if std::mem::take(&mut c.lost_in_round) && !accelerates {
            let first = c.bw_shortterm.is_infinite();
            let bw = if first { max_bw } else { c.bw_shortterm };
            let first = c.inflight_shortterm.is_infinite();
            let inflight = if first { window } else { c.inflight_shortterm };
            c.bw_shortterm = c.bw_latest.max(BETA * bw);
            c.inflight_shortterm = c.inflight_latest.max(BETA * inflight);
        }
    }

    /// Implements the draft\'s NoteLoss.
    pub(super) fn note_congestion(&mut self) {
        if !std::mem::replace(&mut self.congestion.lost_in_round, true) {
            self.congestion.round_until = self.delivery.delivered();
        }
    }

    /// Counts the holes of section 5.3.1.3.
    pub(super) fn note_hole(&mut self, segment: u64) {
        let c = &mut self.congestion;
        if c.last.is_none_or(|last| segment != last + 1) {
            c.holes += 1;
        }
        c.last = Some(segment);
    }

    /// Returns what the draft calls IsInflightTooHigh.
    pub(super) fn is_too_high(&self, flight: &Flight) -> bool {
        let lost = flight.lost as f64;
        lost > flight.bytes as f64 * LOSS_THRESHOLD || lost > 0.0 && !self.selective
    }

    /// Computes what the draft calls InflightAtLoss: where in the flight the share of what was lost crossed the
    /// threshold.
    pub(super) fn inflight_at_loss(&self, flight: &Flight) -> f64 {
        let before = flight.bytes as f64 - self.packet;
        let lost = flight.lost as f64 - self.packet;
        before + (LOSS_THRESHOLD * before - lost) / (1.0 - LOSS_THRESHOLD)
    }

    /// Implements the draft\'s HandleInflightTooHigh.
    pub(super) fn lower_inflight(&mut self, now: Instant, inflight: f64, app_limited: bool) {
        self.congestion.too_high = true;
        self.congestion.probe_sample = false;
        if !app_limited {
            self.congestion.inflight_longterm = inflight.max(BETA * self.target_inflight());
        }
        if self.state == State::ProbeBw(Phase::Up) {
            self.saved_state.ended = Some(self.state);
            self.start_down(now);
        }
    }

    /// Implements the draft\'s CheckStartupHighLoss.
    pub(super) fn check_startup_losses(&mut self, ack: &Ack, sample: &Sample) {
        if !self.congestion.round_ended {
            return;
        }
        let holes = std::mem::take(&mut self.congestion.holes);
        let many = holes >= STARTUP_LOSSES || !self.selective && holes > 0;
        let startup = self.state == State::Startup && ack.in_recovery;
        if startup && many && self.is_too_high(&sample.flight) {
            self.leave_startup();
        }
    }

    /// Leaves Startup, which was too much: the next ACK drains.
    pub(super) fn leave_startup(&mut self) {
        self.saved_state.ended = Some(self.state);
        self.full_pipe.reached = true;
        let bdp = self.bdp(self.bw(), 1.0);
        self.congestion.inflight_longterm = self.congestion.inflight_latest.max(bdp);
    }

    /// Computes what the draft calls InflightWithHeadroom.
    pub(super) fn inflight_with_headroom(&self) -> f64 {
        let longterm = self.congestion.inflight_longterm;
        if longterm.is_infinite() {
            return longterm;
        }
        let headroom = (HEADROOM * longterm).max(self.packet);
        (longterm - headroom).max(MIN_PIPE * self.packet)
    }

    /// Computes the bound of what the draft calls BoundCwndForModel.
    pub(super) fn volume_bound(&self) -> f64 {
        let longterm = match self.state {
            State::ProbeRtt | State::ProbeBw(Phase::Cruise) => self.inflight_with_headroom(),
            State::ProbeBw(_) => self.congestion.inflight_longterm,
            State::Startup | State::Drain => f64::INFINITY,
        };
        longterm.min(self.congestion.inflight_shortterm)
    }
}
