//! BBR's shortest round trip, and ProbeRTT, which finds it where queues hide it (draft-ietf-ccwg-bbr-06 section 5.3.4).

use super::{Ack, Bbr, MIN_PIPE, State};
use crate::{Instant, Span};

/// How long a shortest round trip counts (MinRTTFilterLen).
const MIN_RTT_WINDOW: Span = Span::from_secs(10);
/// After how long without one as short it is looked for (ProbeRTTInterval).
const PROBE_INTERVAL: Span = Span::from_secs(5);
/// How long the flow has less in flight for it (ProbeRTTDuration).
const PROBE_DURATION: Span = Span::from_millis(200);

/// A round trip, and when it was measured.
type Measured = Option<(Span, Instant)>;

/// The shortest round trips.
#[derive(Debug, Default)]
pub(super) struct MinRtt {
    /// The minimum over [`MIN_RTT_WINDOW`].
    shortest: Measured,
    /// The minimum over [`PROBE_INTERVAL`]; its time is also that of the last ProbeRTT's end.
    recent: Measured,
    /// Whether `recent` is too old.
    expired: bool,
    /// When ProbeRTT may end, once little enough is in flight, and whether a round trip was over since.
    may_end_at: Option<Instant>,
    round_over: bool,
}

impl MinRtt {
    pub(super) fn shortest(&self) -> Option<Span> {
        self.shortest.map(|(rtt, _)| rtt)
    }
}

/// Returns whether what is measured replaces what was known: it is shorter, or what was known is too old.
fn replaces(known: Measured, measured: Span, expired: bool) -> bool {
    known.is_none_or(|(rtt, _)| measured < rtt || expired)
}

impl Bbr {
    pub(super) fn update_min_rtt(&mut self, now: Instant, measured: Option<Span>) {
        let min = &mut self.min_rtt;
        let older = |known: Measured, window| known.is_some_and(|(_, at)| now > at + window);
        min.expired = older(min.recent, PROBE_INTERVAL);
        if let Some(rtt) = measured
            && replaces(min.recent, rtt, min.expired)
        {
            min.recent = Some((rtt, now));
        }
        if let Some((rtt, _)) = min.recent
            && replaces(min.shortest, rtt, older(min.shortest, MIN_RTT_WINDOW))
        {
            min.shortest = min.recent;
        }
    }

    pub(super) fn check_probe_rtt(&mut self, ack: &Ack) {
        if self.state != State::ProbeRtt && self.min_rtt.expired && !self.idle_restart {
            self.save_window();
            self.state = State::ProbeRtt;
            self.min_rtt.may_end_at = None;
            self.stop_probing();
        }
        if self.state == State::ProbeRtt {
            self.go_on_in_probe_rtt(ack);
        }
        self.idle_restart = false;
    }

    fn go_on_in_probe_rtt(&mut self, ack: &Ack) {
        // Deliveries say little of the path's rate now.
        self.delivery.limit(ack.in_flight);
        if self.min_rtt.may_end_at.is_none() {
            if ack.in_flight as f64 <= self.probe_rtt_window() {
                self.min_rtt.may_end_at = Some(ack.now + PROBE_DURATION);
                self.min_rtt.round_over = false;
                self.start_round();
            }
            return;
        }
        self.min_rtt.round_over |= self.rounds.ended;
        if self.min_rtt.round_over {
            self.check_probe_rtt_done(ack.now);
        }
    }

    pub(super) fn check_probe_rtt_done(&mut self, now: Instant) {
        if self.min_rtt.may_end_at.is_none_or(|at| now <= at) {
            return;
        }
        self.min_rtt.recent = self.min_rtt.recent.map(|(rtt, _)| (rtt, now));
        self.restore_window();
        self.congestion.reset_shortterm();
        if self.full_pipe.reached {
            self.start_down(now);
            self.start_cruise();
        } else {
            self.state = State::Startup;
        }
    }

    /// Computes what the draft calls ProbeRTTCwnd.
    pub(super) fn probe_rtt_window(&self) -> f64 {
        let half = self.bdp(self.bw(), State::ProbeRtt.cwnd_gain());
        half.max(MIN_PIPE * self.packet)
    }
}
