//! BBR's ProbeBW: slower, as fast as the path, and faster again, in turn (draft-ietf-ccwg-bbr-06 section 5.3.3).

use super::{Ack, Bbr, Phase, Sample, State};
use crate::{Instant, Span};

/// The least time between two tries for more, and how much longer it is at most, by chance (T_bbr).
const PROBE_WAIT: Span = Span::from_secs(2);
const PROBE_WAIT_CHANCE: Span = Span::from_secs(1);
/// The most round trips between them, of which one comes off by chance (T_reno).
const RENO_ROUNDS: f64 = 63.0;
/// How often the growth of a bound doubles at most.
const MAX_DOUBLINGS: u32 = 30;

/// The attempt to get more that ACKs tell about (ack_phase).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Feedback {
    /// No attempt.
    #[default]
    None,
    /// Packets that filled the path for it.
    Refilling,
    /// Packets that left before it.
    Starting,
    /// Packets of the attempt.
    Probing,
    /// Packets of the attempt, which is over.
    Stopping,
}

/// A cycle.
#[derive(Debug, Default)]
pub(super) struct Cycle {
    /// Cycles so far, the clock of max_bw's filter.
    pub(super) count: u64,
    pub(super) rounds_since_probe: u64,
    began: Instant,
    wait: Span,
    feedback: Feedback,
    /// Whether the last try ended where the one before had been too much (prev_probe_precautionary).
    precautionary: bool,
    /// Bytes to be acknowledged for a packet more in inflight_longterm; those that were; how often that was doubled.
    per_packet: f64,
    acked: f64,
    doublings: u32,
}

impl Bbr {
    /// Returns the bytes wanted in flight: a bandwidth-delay product, unless the window is less.
    pub(super) fn target_inflight(&self) -> f64 {
        self.bdp(self.bw(), 1.0).min(self.window)
    }

    pub(super) fn start_down(&mut self, now: Instant) {
        self.congestion.reset_round();
        self.cycle.per_packet = f64::INFINITY;
        let chance = self.chance.draw();
        self.cycle.rounds_since_probe = chance >> 63;
        self.cycle.wait = PROBE_WAIT + Span((chance >> 1) % PROBE_WAIT_CHANCE.0);
        self.cycle.began = now;
        self.stop_probing();
        self.state = State::ProbeBw(Phase::Down);
    }

    /// Ends the attempt: signals count as the attempt's for another round trip.
    pub(super) fn stop_probing(&mut self) {
        self.cycle.feedback = Feedback::Stopping;
        self.start_round();
    }

    pub(super) fn start_cruise(&mut self) {
        self.state = State::ProbeBw(Phase::Cruise);
    }

    pub(super) fn start_refill(&mut self) {
        self.congestion.reset_shortterm();
        self.cycle.doublings = 0;
        self.cycle.acked = 0.0;
        self.cycle.precautionary = false;
        self.cycle.feedback = Feedback::Refilling;
        self.start_round();
        self.state = State::ProbeBw(Phase::Refill);
    }

    fn start_up(&mut self, sample: &Sample) {
        self.cycle.feedback = Feedback::Starting;
        self.start_round();
        self.full_pipe.reset(sample.rate.unwrap_or(0.0));
        self.state = State::ProbeBw(Phase::Up);
        self.raise_slope();
    }

    /// Implements the draft\'s UpdateProbeBWCyclePhase.
    pub(super) fn go_on_in_cycle(&mut self, ack: &Ack, sample: &Sample) {
        if !self.full_pipe.reached || self.adapt_longterm(ack, sample) {
            return;
        }
        let State::ProbeBw(phase) = self.state else {
            return;
        };
        match phase {
            Phase::Down | Phase::Cruise if self.is_time_to_probe(ack.now) => self.start_refill(),
            Phase::Down if self.is_time_to_cruise(ack.in_flight as f64) => self.start_cruise(),
            Phase::Refill if self.rounds.ended => {
                self.congestion.probe_sample = true;
                self.start_up(sample);
            }
            Phase::Up if self.is_time_to_go_down(ack.in_flight as f64, sample) => {
                self.congestion.too_high = false;
                self.start_down(ack.now);
            }
            _ => {}
        }
    }

    fn is_time_to_probe(&self, now: Instant) -> bool {
        let rounds = (self.target_inflight() / self.packet).min(RENO_ROUNDS);
        now > self.cycle.began + self.cycle.wait || self.cycle.rounds_since_probe as f64 >= rounds
    }

    fn is_time_to_cruise(&self, in_flight: f64) -> bool {
        let full = self.inflight(self.bdp(self.max_bw.get(), 1.0));
        in_flight <= full.min(self.inflight_with_headroom())
    }

    fn is_time_to_go_down(&mut self, in_flight: f64, sample: &Sample) -> bool {
        let bound = self.congestion.inflight_longterm;
        if self.congestion.too_high && in_flight >= bound {
            self.cycle.precautionary = true;
            return true;
        }
        if self.window_limited && self.window >= bound {
            // The bound and not the path keeps the rate from growing.
            self.full_pipe.reset(sample.rate.unwrap_or(0.0));
            return false;
        }
        self.full_pipe.now
    }

    /// Does RaiseInflightLongtermSlope: a packet more in the first round trip, then 2, 4, 8.
    fn raise_slope(&mut self) {
        let packets = f64::from(1u32 << self.cycle.doublings);
        self.cycle.doublings = (self.cycle.doublings + 1).min(MAX_DOUBLINGS);
        self.cycle.per_packet = (self.window / packets).max(self.packet);
    }

    /// Does ProbeInflightLongtermUpward.
    fn raise_longterm(&mut self, newly_acked: f64) {
        if !self.window_limited || self.window < self.congestion.inflight_longterm {
            return;
        }
        self.cycle.acked += newly_acked;
        let packets = (self.cycle.acked / self.cycle.per_packet).floor();
        if packets >= 1.0 {
            self.cycle.acked -= packets * self.cycle.per_packet;
            self.congestion.inflight_longterm += packets * self.packet;
        }
        if self.rounds.ended {
            self.raise_slope();
        }
    }

    /// Does AdaptLongTermModel: raises what is too much where it was not, and knows when the feedback of a try is complete.
    /// Returns whether it decided on a phase.
    fn adapt_longterm(&mut self, ack: &Ack, sample: &Sample) -> bool {
        if self.rounds.ended {
            match self.cycle.feedback {
                Feedback::Starting => self.cycle.feedback = Feedback::Probing,
                Feedback::Stopping => {
                    self.congestion.probe_sample = false;
                    self.cycle.feedback = Feedback::None;
                    let probe_bw = self.state.is_probe_bw();
                    if probe_bw && !sample.flight.app_limited {
                        self.cycle.count += 1;
                    }
                    if probe_bw && self.cycle.precautionary && !self.congestion.too_high {
                        self.start_refill();
                        return true;
                    }
                }
                Feedback::None | Feedback::Refilling | Feedback::Probing => {}
            }
        }
        if self.is_too_high(&sample.flight) || self.congestion.inflight_longterm.is_infinite() {
            return false;
        }
        let longterm = &mut self.congestion.inflight_longterm;
        *longterm = longterm.max(sample.flight.bytes as f64);
        if self.state == State::ProbeBw(Phase::Up) {
            self.raise_longterm(ack.newly_acked as f64);
        }
        false
    }
}
