//! BBRv3 (Cardwell, Swett, Beshay, BBR Congestion Control, draft-ietf-ccwg-bbr-06). BBRv3 models
//! the path from the rate and the delay that ACKs show. Rate and window follow from the model.
//!
//! ```text
//! max_bw   = the highest delivery rate of this cycle of ProbeBW and of the one before         section 5.5.3
//!
//! min_rtt  = the shortest round trip of 10 s;   bw = min(max_bw, bw_shortterm);   bdp = bw * min_rtt
//!
//! a packet leaves every packet / (0.99 * pacing_gain * bw)                                    section 5.6.2
//! window  -> cwnd_gain * bdp + extra_acked, by what ACKs acknowledge, in bounds from losses   section 5.6.4
//!
//!                  gains        until
//! Startup          2.77  2      three round trips brought less than 25 %, or too much is lost section 5.3.1
//!
//! Drain            0.5   2      no more than bdp is in flight                                 section 5.3.2
//!
//! ProbeBW, Down    0.9   2      so, and with room below what was too much           (cycle.rs) section 5.3.3
//!
//!          Cruise  1     2      2 to 3 s are over since Down, or as many round trips as Reno needs
//!
//!          Refill  1     2      a round trip is over
//!          Up      1.25  2.25   the rate stands still, or too much is lost
//!
//! ProbeRTT         1     0.5    200 ms; after 5 s without a round trip as short  (probe_rtt.rs) section 5.3.4
//! ```
//!
//! congestion.rs has the effects of losses. Names are the draft's; rates are bytes of whole frames
//! per second.
//!
//! undo.rs takes back the effects of losses that prove spurious, where the flow's `tcp.undo` finds out.
//!
//! Departures: packets leave one by one, so that there is no send quantum and no offload budget. After an idle time the first packets leave at the phase's gain and not at 1 (section 5.4.1). The
//! draft leaves ECN open (section 3.7) and this algorithm asks for none; where a flow says so, a mark is
//! a loss.

mod congestion;
mod cycle;
mod highest;
mod probe_rtt;
mod undo;

use super::{Ack, AckFeedback, Configured, CongestionControl};
use crate::flow::setup::Setup;
use crate::numbers::Numbers;
use crate::options::Declaration;
use crate::tcp::options::UNDO_OPTIONS;
use crate::tcp::sender::delivery_rate::{Estimator, Sample};
use crate::{Instant, Span};
use congestion::Congestion;
use cycle::Cycle;
use highest::Highest;
use probe_rtt::MinRtt;
use undo::SavedState;

/// The share of the bandwidth that is used, so that queues empty (PacingMarginPercent).
const PACING_MARGIN: f64 = 0.99;
/// The round trip that a pacing gain of Startup is applied to before one was measured (section
/// 5.6.2).
const NOMINAL_RTT: Span = Span::from_millis(1);
/// The least that is in flight, packets (MinPipeCwnd).
const MIN_PIPE: f64 = 4.0;
/// The factor by which a rate that still grows must gain, and the round trips in which it may fail
/// to (section 5.3.1.2).
const GROWTH: f64 = 1.25;
const FULL_ROUNDS: u32 = 3;
/// The most round trips that Drain takes (section 5.3.2).
const DRAIN_ROUNDS: u64 = 3;
/// MaxBwFilterLen, cycles, and ExtraAckedFilterLen, round trips: of Startup and after it (section 5.5.9).
const MAX_BW_CYCLES: u64 = 2;
const EXTRA_ACKED_ROUNDS: (u64, u64) = (1, 10);
/// However little a rate is, a packet leaves after so long: the flow would never hear that there is more.
const MAX_GAP: Span = Span::from_secs(1);

/// Where the flow is in the draft's figure of section 5.1.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Startup,
    Drain,
    ProbeBw(Phase),
    ProbeRtt,
}

/// Where it is in a cycle of ProbeBW.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Down,
    Cruise,
    Refill,
    Up,
}

impl State {
    /// Returns the gain by the table of section 5.6.1.
    fn pacing_gain(self) -> f64 {
        match self {
            State::Startup => 2.77,
            State::Drain => 0.5,
            State::ProbeBw(Phase::Down) => 0.9,
            State::ProbeBw(Phase::Up) => 1.25,
            State::ProbeBw(Phase::Cruise | Phase::Refill) | State::ProbeRtt => 1.0,
        }
    }

    fn cwnd_gain(self) -> f64 {
        match self {
            State::ProbeBw(Phase::Up) => 2.25,
            State::ProbeRtt => 0.5,
            _ => 2.0,
        }
    }

    fn is_probe_bw(self) -> bool {
        matches!(self, State::ProbeBw(_))
    }

    /// Returns whether the flow tries to have more in flight than it had.
    fn accelerates(self) -> bool {
        let probes = State::ProbeBw(Phase::Refill) == self || State::ProbeBw(Phase::Up) == self;
        self == State::Startup || probes
    }
}

/// Round trips as packets count them (section 5.5.1).
#[derive(Debug, Default)]
struct Rounds {
    count: u64,
    /// The round trip is over with the ACK of a packet that left when so much was delivered.
    until: u64,
    /// Whether this ACK ended one.
    ended: bool,
}

/// Whether the path is full: its rate grows no more (section 5.3.1.2).
#[derive(Debug, Default)]
struct FullPipe {
    /// The rate that is to be outgrown.
    rate: f64,
    rounds: u32,
    now: bool,
    /// Whether it ever was.
    reached: bool,
}

impl FullPipe {
    /// Looks anew, from a rate on.
    fn reset(&mut self, rate: f64) {
        *self = FullPipe {
            rate,
            reached: self.reached,
            ..FullPipe::default()
        };
    }
}

/// How much more ACKs bring at once than the path's rate explains (section 5.5.9).
#[derive(Debug, Default)]
struct Aggregation {
    since: Instant,
    delivered: f64,
    extra: Highest,
}

/// The algorithm. Bytes and seconds.
#[derive(Debug)]
pub struct Bbr {
    packet: f64,
    initial_window: f64,
    /// Whether the flow's recovery detects more than one loss in a round trip.
    selective: bool,
    delivery: Estimator,
    chance: Numbers,
    state: State,
    rounds: Rounds,
    full_pipe: FullPipe,
    drain_began: u64,
    max_bw: Highest,
    min_rtt: MinRtt,
    aggregation: Aggregation,
    congestion: Congestion,
    cycle: Cycle,
    /// Whether the window kept the sender from sending more, in this round trip or the one before.
    window_limited: bool,
    /// Whether the flow goes on after an idle time.
    idle_restart: bool,
    /// Whether losses are being recovered from.
    recovering: bool,
    window: f64,
    /// The window before the recovery or ProbeRTT.
    saved_window: f64,
    /// The state that an undo brings back.
    saved_state: SavedState,
    pacing_rate: f64,
}

impl Configured for Bbr {
    const OPTIONS: &'static [Declaration] = UNDO_OPTIONS;
    const UNDOES: bool = true;

    fn new(setup: &Setup<'_>) -> Bbr {
        let packet = f64::from(setup.packet_bytes);
        let initial_window = packet * f64::from(setup.initial_window_packets);
        Bbr {
            packet,
            initial_window,
            selective: setup.uses_sack,
            delivery: Estimator::new(u64::from(setup.packet_bytes)),
            chance: Numbers::new(setup.secret),
            state: State::Startup,
            rounds: Rounds::default(),
            full_pipe: FullPipe::default(),
            drain_began: 0,
            max_bw: Highest::default(),
            min_rtt: MinRtt::default(),
            aggregation: Aggregation::default(),
            congestion: Congestion::default(),
            cycle: Cycle::default(),
            window_limited: false,
            idle_restart: false,
            recovering: false,
            window: initial_window,
            saved_window: 0.0,
            saved_state: SavedState::default(),
            pacing_rate: 0.0,
        }
    }
}

impl Bbr {
    fn bw(&self) -> f64 {
        self.max_bw.get().min(self.congestion.bw_shortterm)
    }

    /// Returns so many bandwidth-delay products; the initial window while none is known.
    fn bdp(&self, bw: f64, gain: f64) -> f64 {
        match self.min_rtt.shortest() {
            Some(rtt) => gain * bw * rtt.as_secs_f64(),
            None => self.initial_window,
        }
    }

    /// Returns the least bytes in flight with so many of them (section 5.6.4.2).
    fn inflight(&self, bytes: f64) -> f64 {
        let probing = self.state == State::ProbeBw(Phase::Up);
        let more = if probing { 2.0 * self.packet } else { 0.0 };
        bytes.max(MIN_PIPE * self.packet) + more
    }

    fn start_round(&mut self) {
        self.rounds.until = self.delivery.delivered();
    }

    fn count_round(&mut self, ack: &Ack, sample: &Sample) {
        self.rounds.ended = sample.prior_delivered >= self.rounds.until;
        self.window_limited |= ack.window_limited;
        if self.rounds.ended {
            self.start_round();
            self.rounds.count += 1;
            self.cycle.rounds_since_probe += 1;
        }
    }

    /// Takes a sample by section 5.5.5: what the application limited counts where it is more all the same.
    fn update_max_bw(&mut self, sample: &Sample) {
        if let Some(rate) = sample.rate
            && (rate >= self.max_bw.get() || !sample.flight.app_limited)
        {
            self.max_bw.take(rate, self.cycle.count, MAX_BW_CYCLES);
        }
    }

    fn update_aggregation(&mut self, ack: &Ack) {
        let bw = self.bw();
        let aggregation = &mut self.aggregation;
        let mut expected = bw * ack.now.since(aggregation.since).as_secs_f64();
        if aggregation.delivered <= expected {
            aggregation.delivered = 0.0;
            aggregation.since = ack.now;
            expected = 0.0;
        }
        aggregation.delivered += ack.newly_acked as f64;
        let extra = (aggregation.delivered - expected).min(self.window);
        let (first, later) = EXTRA_ACKED_ROUNDS;
        let rounds = if self.full_pipe.reached { later } else { first };
        aggregation.extra.take(extra, self.rounds.count, rounds);
    }

    fn check_full_pipe(&mut self, sample: &Sample) {
        let pipe = &mut self.full_pipe;
        if pipe.now || !self.rounds.ended || sample.flight.app_limited {
            return;
        }
        let rate = sample.rate.unwrap_or(0.0);
        if rate >= pipe.rate * GROWTH {
            pipe.reset(rate);
            return;
        }
        pipe.rounds += 1;
        pipe.now = pipe.rounds >= FULL_ROUNDS;
        pipe.reached |= pipe.now;
    }

    fn check_startup_and_drain(&mut self, ack: &Ack) {
        if self.state == State::Startup && self.full_pipe.reached {
            self.state = State::Drain;
            self.drain_began = self.rounds.count;
        }
        let drained = ack.in_flight as f64 <= self.inflight(self.bdp(self.bw(), 1.0));
        let long = self.rounds.count > self.drain_began + DRAIN_ROUNDS;
        if self.state == State::Drain && (drained || long) {
            self.start_down(ack.now);
        }
    }

    /// Updates the model by section 5.2.3, in the draft's order.
    fn update_model(&mut self, ack: &Ack, sample: &Sample) {
        self.on_delivery(sample);
        self.count_round(ack, sample);
        self.update_max_bw(sample);
        self.adapt_to_losses();
        self.update_aggregation(ack);
        self.check_full_pipe(sample);
        self.check_startup_losses(ack, sample);
        self.check_startup_and_drain(ack);
        self.go_on_in_cycle(ack, sample);
        self.update_min_rtt(ack.now, sample.rtt);
        self.check_probe_rtt(ack);
        self.forget_delivery(sample);
        if self.rounds.ended {
            self.window_limited = ack.window_limited;
        }
    }

    /// Sets the pacing rate by section 5.6.2: before the path was full once, no sample slows the flow.
    fn set_pacing_rate(&mut self) {
        let rate = PACING_MARGIN * self.state.pacing_gain() * self.bw();
        if self.full_pipe.reached || rate > self.pacing_rate {
            self.pacing_rate = rate;
        }
    }

    /// Sets the window by section 5.6.4.6.
    fn set_window(&mut self, newly_acked: f64) {
        let bdp = self.bdp(self.bw(), self.state.cwnd_gain());
        let most = self.inflight(bdp + self.aggregation.extra.get());
        let grown = self.window + newly_acked;
        let young = (self.delivery.delivered() as f64) < self.initial_window;
        if self.full_pipe.reached {
            self.window = grown.min(most);
        } else if self.window < most || young {
            self.window = grown;
        }
        let least = MIN_PIPE * self.packet;
        if self.state == State::ProbeRtt {
            self.window = self.window.min(self.probe_rtt_window());
        }
        let bound = self.volume_bound().max(least);
        self.window = self.window.max(least).min(bound);
    }

    fn save_window(&mut self) {
        let known = !self.recovering && self.state != State::ProbeRtt;
        let before = if known { 0.0 } else { self.saved_window };
        self.saved_window = self.window.max(before);
    }

    fn restore_window(&mut self) {
        self.window = self.window.max(self.saved_window);
    }

    /// Enters recovery, by its first loss.
    fn enter_recovery(&mut self) {
        if !self.recovering {
            self.save_state();
            self.recovering = true;
        }
    }
}

impl CongestionControl for Bbr {
    fn window(&self) -> u64 {
        (self.window.max(self.packet) as u64).min(u64::from(u32::MAX))
    }

    fn gap(&self) -> Span {
        if self.pacing_rate == 0.0 {
            return Span::ZERO;
        }
        Span((self.packet / self.pacing_rate * 1e9) as u64).min(MAX_GAP)
    }

    fn on_connect(&mut self, _feedback: AckFeedback, rtt: Option<Span>) {
        let rtt = rtt.unwrap_or(NOMINAL_RTT).max(Span::from_micros(1));
        self.pacing_rate = self.state.pacing_gain() * self.initial_window / rtt.as_secs_f64();
    }

    fn on_sent(&mut self, now: Instant, segment: u64, in_flight: u64) {
        if in_flight as f64 <= self.packet && self.delivery.is_app_limited() {
            self.idle_restart = true;
            self.aggregation.since = now;
            if self.state == State::ProbeRtt {
                self.check_probe_rtt_done(now);
            }
        }
        self.delivery.on_sent(now, segment, in_flight);
    }

    fn on_out_of_data(&mut self, in_flight: u64) {
        self.delivery.limit(in_flight);
    }

    fn on_ack(&mut self, ack: &Ack) {
        let heard = self
            .delivery
            .on_ack(ack.now, ack.una, ack.latest, ack.newly_acked);
        if let Some(sample) = heard {
            self.update_model(ack, &sample);
            self.set_pacing_rate();
            self.set_window(ack.newly_acked as f64);
        }
    }

    fn on_duplicate_ack(&mut self, ack: &Ack) {
        self.on_ack(ack);
    }

    fn on_lost(&mut self, now: Instant, segment: u64) {
        let flight = self.delivery.on_lost(segment);
        self.enter_recovery();
        self.note_congestion();
        self.note_hole(segment);
        if self.congestion.probe_sample && self.is_too_high(&flight) {
            self.lower_inflight(now, self.inflight_at_loss(&flight), flight.app_limited);
        }
    }

    fn on_loss(&mut self, _now: Instant, _flight_size: u64) {
        self.enter_recovery();
    }

    fn on_mark(&mut self, now: Instant) {
        self.note_congestion();
        if self.state == State::Startup {
            self.leave_startup();
        } else if self.congestion.probe_sample {
            self.lower_inflight(now, self.congestion.inflight_latest, false);
        }
    }

    /// Cuts the window by section 5.6.4.4: one packet, and what ACKs then add.
    fn on_timeout(&mut self, _now: Instant, _flight_size: u64) {
        self.save_state();
        self.recovering = true;
        self.window = self.packet;
    }

    fn on_recovery_exit(&mut self, _now: Instant) {
        self.recovering = false;
        self.restore_window();
    }

    fn on_undo(&mut self, _now: Instant) {
        self.recovering = false;
        self.restore_state();
    }
}

#[cfg(test)]
mod tests;
