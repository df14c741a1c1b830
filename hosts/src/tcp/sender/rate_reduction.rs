//! The beginning and the end of a reduction of the window: at once, or spread over a round trip by PRR
//! ([`crate::tcp::recovery::prr`]) where a flow asks for it.

use super::Sender;
use crate::Instant;
use crate::flow::config::FlowConfig;
use crate::flow::registry::Window;
use crate::stats::{RecoveryEvent, RecoveryEventKind};
use crate::tcp::options::{Reduced, SSTHRESH_FROM};
use crate::tcp::recovery::Outcome;
use crate::tcp::recovery::prr::Prr;

/// A reduction that PRR spreads.
#[derive(Debug)]
enum Phase {
    /// A loss is recovered from; recovery says when that is over.
    Recovery(Prr),
    /// Packets were marked: Linux's CWR, over when more than this is acknowledged.
    Marked { prr: Prr, until: u64 },
}

/// The reductions of a flow that spreads them.
#[derive(Debug)]
pub(super) struct RateReduction {
    /// The amount that a reduction begins with.
    reduced: Reduced,
    phase: Option<Phase>,
}

impl RateReduction {
    /// Makes the state of a flow that asks for PRR and whose receiver acknowledges selectively.
    pub(super) fn for_flow(config: &FlowConfig, window: &Window) -> Option<RateReduction> {
        let wanted = window.follows_rfc5681 && config.setup().uses_prr();
        wanted.then(|| RateReduction {
            reduced: config.options.choice(&SSTHRESH_FROM),
            phase: None,
        })
    }

    fn prr(&mut self) -> Option<&mut Prr> {
        match &mut self.phase {
            Some(Phase::Recovery(prr) | Phase::Marked { prr, .. }) => Some(prr),
            None => None,
        }
    }
}

impl Sender {
    /// Returns the window, packets: that of the reduction that goes on, if there is one.
    #[cold]
    pub(super) fn reduced_window(&mut self) -> u64 {
        let reduction = self.reduction.as_mut();
        let prr = reduction.and_then(|reduction| reduction.prr());
        prr.map_or(self.cc.window() / self.packet, |prr| prr.window())
    }

    /// Notes that a packet leaves.
    #[cold]
    pub(super) fn note_sent_in_reduction(&mut self) {
        let reduction = self.reduction.as_mut();
        if let Some(prr) = reduction.and_then(|reduction| reduction.prr()) {
            prr.on_sent();
        }
    }

    /// Begins a recovery, after an event that newly acknowledged so many packets.
    pub(super) fn begin_recovery(&mut self, now: Instant, newly_acked: u64) {
        self.stats.fast_retransmits += 1;
        self.recovery_events.push(RecoveryEvent {
            at: now,
            kind: RecoveryEventKind::FastRetransmit,
        });
        self.begin_episode(false);
        // A reduction that goes on is of the same window of data (RFC 3168 section 6.1.2).
        if let Some(reduction) = &mut self.reduction
            && let Some(&mut prr) = reduction.prr()
        {
            reduction.phase = Some(Phase::Recovery(prr));
        } else {
            let prior = self.cc.window() / self.packet;
            self.cc.on_loss(now, self.flight_size());
            self.spread_reduction(prior, newly_acked, Phase::Recovery);
        }
        self.ecn.reduced(self.sent.high);
    }

    /// Answers a mark, or a drop of this host's own, outside recovery.
    pub(super) fn reduce_on_mark(&mut self, now: Instant, newly_acked: u64) {
        let prior = self.cc.window() / self.packet;
        let until = self.sent.high;
        self.end_episode();
        self.cc.on_mark(now);
        self.spread_reduction(prior, newly_acked, |prr| Phase::Marked { prr, until });
    }

    /// Lets PRR take over from a window of `prior` packets, which congestion control has just reduced.
    fn spread_reduction(&mut self, prior: u64, newly_acked: u64, phase: impl FnOnce(Prr) -> Phase) {
        let outstanding = self.sent.high - self.sent.una;
        let Some(reduction) = &mut self.reduction else {
            return;
        };
        let recover_fs = match reduction.reduced {
            Reduced::FlightSize => outstanding - self.recovery.sacked() + newly_acked,
            Reduced::Cwnd => prior,
        };
        let prr = Prr::new(self.cc.window() / self.packet, recover_fs);
        reduction.phase = Some(phase(prr));
    }

    /// Passes an ACK to the reduction that goes on, once congestion control knows its meaning.
    #[cold]
    pub(super) fn continue_reduction(&mut self, now: Instant, outcome: Outcome, advanced: bool) {
        let Some(reduction) = &mut self.reduction else {
            return;
        };
        if let Some(Phase::Marked { until, .. }) = reduction.phase
            && self.sent.una > until
        {
            reduction.phase = None;
            self.cc.on_recovery_exit(now);
        } else if let Some(prr) = reduction.prr() {
            let safe_ack = advanced && !outcome.lost;
            prr.on_ack(outcome.newly_acked, self.sent.in_flight, safe_ack);
        }
    }

    /// Ends the reduction that goes on: its recovery is over, or a timeout came.
    pub(super) fn end_reduction(&mut self) {
        if let Some(reduction) = &mut self.reduction {
            reduction.phase = None;
        }
    }

    /// Counts the frame bytes sent and not acknowledged cumulatively: RFC 5681's FlightSize.
    pub(super) fn flight_size(&self) -> u64 {
        (self.sent.high - self.sent.una) * self.packet
    }
}
