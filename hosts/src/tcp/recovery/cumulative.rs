//! The common part of `reno` and `newreno`: cumulative ACKs, inflation by duplicate ACKs, go-back-N
//! after a timeout.

use std::{fmt, marker};

use super::{AckInfo, DUPLICATE_THRESHOLD, LossRecovery, Outcome, Send, SendState};
use crate::options::{Options, Values, declare};
use crate::{Instant, Span};

declare! {
    "reno", pub(super) OPTIONS;
    /// Linux's `tcp_add_reno_sack`.
    pub(crate) COUNT_DUPLICATES = "count_duplicates": Values::boolean(Some(false)),
        "whether a duplicate ACK counts as a packet delivered, so that the ACK that follows widens the window by one less; recoveries newreno and reno alone";
}

/// The difference between the two: an ACK that advances in a recovery.
pub(super) trait Advance: fmt::Debug + Default + marker::Send {
    /// Handles an ACK that advances. Returns whether the timer restarts, or `None` if the recovery ends.
    fn continues_after(&mut self, state: &mut State, newly_acked: u64) -> Option<bool>;
}

/// The state of both algorithms.
#[derive(Debug)]
pub(super) struct Cumulative<A> {
    state: State,
    advance: A,
    count_duplicates: bool,
}

impl<A: Advance> Cumulative<A> {
    pub(super) fn new(options: &Options) -> Cumulative<A> {
        Cumulative {
            state: State::default(),
            advance: A::default(),
            count_duplicates: options.boolean(&COUNT_DUPLICATES),
        }
    }
}

impl<A: Advance> LossRecovery for Cumulative<A> {
    fn state(&self) -> SendState {
        SendState {
            una: self.state.una,
            high: self.state.high,
            in_flight: self.state.nxt - self.state.una,
            inflation: self.state.inflation,
            in_recovery: self.state.recovering,
        }
    }

    fn on_ack(&mut self, ack: &AckInfo<'_>) -> Outcome {
        let mut outcome = Outcome::default();
        let state = &mut self.state;
        if ack.una > state.una {
            let counted = if self.count_duplicates && !state.recovering {
                u64::from(state.duplicates)
            } else {
                0
            };
            let newly_acked = state.advance(ack.una);
            // One packet filled the hole, and the rest came before.
            outcome.newly_acked = newly_acked - counted.min(newly_acked - 1);
            outcome.latest = Some(ack.una - 1);
            let goes_on = if state.recovering {
                self.advance.continues_after(state, newly_acked)
            } else {
                None
            };
            outcome.restart_timer = goes_on.unwrap_or(true);
            outcome.exited = goes_on.is_none() && state.end_recovery();
        } else if ack.duplicate && state.duplicate() {
            self.advance = A::default();
            outcome.entered = true;
        }
        outcome.lost = !state.newly_lost.is_empty();
        outcome
    }

    fn take_newly_lost(&mut self) -> std::vec::Drain<'_, u64> {
        self.state.newly_lost.drain(..)
    }

    /// Lets everything after `una` go again; what the receiver kept lets the acknowledgement jump ahead.
    fn on_timeout(&mut self, _now: Instant, _srtt: Span) {
        self.state = State {
            una: self.state.una,
            nxt: self.state.una,
            high: self.state.high,
            recover: self.state.high,
            newly_lost: (self.state.una..self.state.nxt).collect(),
            ..State::default()
        };
    }

    /// Goes on with what was never sent (RFC 4015 section 3.2, step 8).
    fn on_undo(&mut self) {
        self.state.nxt = self.state.high;
        self.state.forced = None;
        self.state.end_recovery();
    }

    fn next_segment(&mut self, _now: Instant, window: u64, end: u64, _srtt: Span) -> Option<Send> {
        self.state.next(window, end)
    }
}

#[derive(Debug, Default)]
pub(super) struct State {
    /// The first segment not acknowledged.
    pub(super) una: u64,
    /// The next segment to send; falls back to `una` on a timeout.
    nxt: u64,
    /// The segment after the highest one sent.
    high: u64,
    duplicates: u32,
    recovering: bool,
    /// Packets that left the network, as duplicate ACKs tell (RFC 5681 section 3.2, steps 3 and 4).
    pub(super) inflation: u64,
    /// No fast retransmit before something beyond this is acknowledged (RFC 6582 section 3.2; ns-2's `bugFix_`).
    pub(super) recover: u64,
    /// To be sent whatever the window; whether the timer then starts anew.
    pub(super) forced: Option<(u64, bool)>,
    /// Packets deemed lost since the last poll.
    newly_lost: Vec<u64>,
}

impl State {
    /// Moves to a higher acknowledgement and returns how many segments it covers anew.
    fn advance(&mut self, una: u64) -> u64 {
        let newly = una - self.una;
        self.una = una;
        self.nxt = self.nxt.max(una);
        self.duplicates = 0;
        self.forced = self.forced.filter(|f| f.0 >= una);
        newly
    }

    /// Takes a duplicate ACK: in a recovery a packet left the network; the third may start one. Returns whether it
    /// does.
    fn duplicate(&mut self) -> bool {
        self.duplicates += 1;
        if self.recovering {
            self.inflation += 1;
            return false;
        }
        let starts = self.duplicates == DUPLICATE_THRESHOLD
            && (self.una > self.recover || self.recover == 0);
        if starts {
            self.start_recovery();
        }
        starts
    }

    /// Deems the first segment lost, which goes again whatever the window.
    pub(super) fn lose_first(&mut self, restart_timer: bool) {
        self.forced = Some((self.una, restart_timer));
        self.newly_lost.push(self.una);
    }

    fn start_recovery(&mut self) {
        self.recovering = true;
        self.recover = self.high;
        self.inflation = u64::from(DUPLICATE_THRESHOLD);
        self.lose_first(true);
    }

    /// Ends the recovery; returns whether there was one.
    fn end_recovery(&mut self) -> bool {
        self.inflation = 0;
        std::mem::take(&mut self.recovering)
    }

    /// Chooses the next segment. Each of the first two duplicate ACKs may send a new packet beyond the window (limited
    /// transmit, RFC 3042).
    fn next(&mut self, window: u64, end: u64) -> Option<Send> {
        if let Some((segment, restart_timer)) = self.forced.take() {
            self.nxt = self.nxt.max(segment + 1);
            return Some(Send {
                segment,
                again: true,
                restart_timer,
            });
        }
        let limited = match self.duplicates {
            n if n < DUPLICATE_THRESHOLD && !self.recovering => u64::from(n),
            _ => 0,
        };
        let most = window + self.inflation.max(limited);
        if self.nxt >= end || self.nxt - self.una >= most {
            return None;
        }
        let segment = self.nxt;
        let again = segment < self.high;
        self.nxt += 1;
        self.high = self.high.max(self.nxt);
        Some(Send {
            segment,
            again,
            restart_timer: false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Default)]
    struct EndsAtOnce;

    impl Advance for EndsAtOnce {
        fn continues_after(&mut self, _: &mut State, _: u64) -> Option<bool> {
            None
        }
    }

    /// Takes two duplicates, then an ACK of so many segments. Returns how many count as newly acknowledged.
    fn count(option: bool, una: u64) -> u64 {
        let options = Options::default().with_value(&COUNT_DUPLICATES, option);
        let mut recovery = Cumulative::<EndsAtOnce>::new(&options.unwrap());
        while recovery
            .next_segment(Instant::ZERO, 10, 10, Span::ZERO)
            .is_some()
        {}
        let ack = |una, duplicate| AckInfo {
            now: Instant::ZERO,
            una,
            duplicate,
            sack: &[],
            arrived_twice: false,
            echo: Instant::ZERO,
            srtt: Span::ZERO,
        };
        recovery.on_ack(&ack(0, true));
        recovery.on_ack(&ack(0, true));
        recovery.on_ack(&ack(una, false)).newly_acked
    }

    #[test]
    fn duplicates_may_count_as_delivered() {
        assert_eq!((count(false, 3), count(true, 3)), (3, 1));
        assert_eq!(count(true, 2), 1, "never less than one");
        assert_eq!(count(true, 5), 3);
    }
}
