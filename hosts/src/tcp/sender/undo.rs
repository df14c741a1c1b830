//! The undo of a reduction that proves spurious: what was sent again had not been lost.
//!
//! ```text
//! a loss or a timeout reduces the window:  an episode begins; congestion control keeps what it had before
//! eifel:   the first ACK that advances after the first segment went again has an older timestamp echo,
//!          and reports no duplicate                                                  RFC 3522 section 3.2
//!          or an ACK advances before anything went again
//! linux:   the same, or duplicates are reported of all that went again               RFC 3708; Linux's tcp_try_undo_dsack
//! undo:    window and ssthresh are at least those of before, the algorithm's state is that of before,
//!          and recovery is over                                                      RFC 4015 section 3.2, RFC 9438 section 4.9
//! ```
//!
//! Timestamps are always there, so that F-RTO (RFC 5682), which does without, has nothing to add. Departures: Linux and we
//! restore the window whole, where RFC 4015 restores FlightSize. The timer is not adapted (section 3.3 there).

use super::Sender;
use crate::Instant;
use crate::flow::config::FlowConfig;
use crate::flow::registry::Window;
use crate::tcp::options::{UNDO, Undo};

/// A reduction that nothing has judged yet.
#[derive(Debug, Default)]
struct Episode {
    /// RFC 3522's RetransmitTS, microseconds as in timestamps: when the first unacknowledged segment first went again.
    retransmit_us: Option<u32>,
    /// Segments that went again and were not reported as duplicates.
    unreported: u64,
    /// Whether anything went again.
    retransmitted: bool,
    /// Whether an ACK has advanced since then: Eifel judges once.
    judged: bool,
}

/// The reductions of a flow that undoes spurious ones.
#[derive(Debug)]
pub(super) struct SpuriousReductions {
    by_duplicates: bool,
    episode: Option<Episode>,
    undone: u64,
}

impl SpuriousReductions {
    /// Returns how many reductions were undone.
    pub(super) fn undone(&self) -> u64 {
        self.undone
    }

    /// Makes the state of a flow that asks for undo.
    pub(super) fn for_flow(config: &FlowConfig, window: &Window) -> Option<SpuriousReductions> {
        let undo: Undo = config.options.choice(&UNDO);
        let wanted = window.follows_rfc5681 && undo != Undo::None;
        wanted.then_some(SpuriousReductions {
            by_duplicates: undo == Undo::Linux,
            episode: None,
            undone: 0,
        })
    }

    /// Begins an episode; a timeout in one continues it.
    fn begin(&mut self, continues: bool) {
        if !continues || self.episode.is_none() {
            self.episode = Some(Episode::default());
        }
    }

    /// Notes that a segment goes again; `first`: the first that is not acknowledged.
    fn on_sent_again(&mut self, now: Instant, first: bool) {
        let Some(episode) = &mut self.episode else {
            return;
        };
        episode.unreported += 1;
        episode.retransmitted = true;
        if first && episode.retransmit_us.is_none() {
            episode.retransmit_us = Some(now.as_micros() as u32);
        }
    }

    /// Judges the episode by an ACK; returns whether its reduction was spurious.
    fn judge(&mut self, echo_us: u32, advanced: bool, arrived_twice: bool) -> bool {
        let Some(episode) = &mut self.episode else {
            return false;
        };
        let mut is_spurious = false;
        if advanced && !episode.judged {
            if let Some(retransmit_us) = episode.retransmit_us {
                episode.judged = true;
                let is_older = (echo_us.wrapping_sub(retransmit_us) as i32) < 0;
                is_spurious = is_older && !arrived_twice;
            } else {
                // The segment deemed lost arrived before the window let it go again.
                is_spurious = !episode.retransmitted;
            }
        }
        if arrived_twice && self.by_duplicates && episode.retransmitted {
            episode.unreported = episode.unreported.saturating_sub(1);
            is_spurious |= episode.unreported == 0;
        }
        if is_spurious {
            self.undone += 1;
            self.episode = None;
        }
        is_spurious
    }
}

impl Sender {
    /// Notes that a loss or a timeout reduced the window.
    pub(super) fn begin_episode(&mut self, continues: bool) {
        if let Some(undo) = &mut self.undo {
            undo.begin(continues);
        }
    }

    /// Notes a reduction that nothing undoes.
    pub(super) fn end_episode(&mut self) {
        if let Some(undo) = &mut self.undo {
            undo.episode = None;
        }
    }

    /// Notes that a segment goes again.
    pub(super) fn note_sent_again(&mut self, now: Instant, segment: u64) {
        let first = segment == self.sent.una;
        if let Some(undo) = &mut self.undo {
            undo.on_sent_again(now, first);
        }
    }

    /// Undoes the last reduction if an ACK shows that it was spurious.
    #[cold]
    pub(super) fn undo_spurious(
        &mut self,
        now: Instant,
        echo: u32,
        advanced: bool,
        arrived_twice: bool,
    ) {
        let Some(undo) = &mut self.undo else {
            return;
        };
        if undo.judge(echo, advanced, arrived_twice) {
            self.recovery.on_undo();
            self.sent = self.recovery.state();
            self.end_reduction();
            self.cc.on_undo(now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Span;

    fn begun(by_duplicates: bool) -> SpuriousReductions {
        let mut undo = SpuriousReductions {
            by_duplicates,
            episode: None,
            undone: 0,
        };
        undo.begin(false);
        undo
    }

    fn instant(micros: u64) -> Instant {
        Instant::ZERO + Span::from_micros(micros)
    }

    /// RFC 3522 section 3.2: one chance, by the ACK that advances first.
    #[test]
    fn older_echo_makes_a_reduction_spurious_once() {
        let mut undo = begun(false);
        undo.on_sent_again(instant(1000), true);
        undo.on_sent_again(instant(2000), true);
        assert!(!undo.judge(999, false, false), "it does not advance");
        assert!(undo.judge(999, true, false));
        let mut undo = begun(false);
        undo.on_sent_again(instant(1000), true);
        assert!(!undo.judge(1000, true, false));
        assert!(!undo.judge(999, true, false), "judged");
    }

    #[test]
    fn advance_before_anything_went_again_makes_a_reduction_spurious() {
        assert!(!begun(false).judge(2000, false, false));
        assert!(begun(false).judge(2000, true, false));
    }

    #[test]
    fn echo_is_ignored_before_the_first_segment_went_again() {
        let mut undo = begun(false);
        undo.on_sent_again(instant(1000), false);
        assert!(!undo.judge(999, true, false));
    }

    #[test]
    fn duplicates_of_all_that_went_again_make_a_reduction_spurious() {
        let mut undo = begun(true);
        undo.on_sent_again(instant(1000), true);
        undo.on_sent_again(instant(1000), false);
        assert!(!undo.judge(2000, true, true));
        assert!(undo.judge(2000, false, true));
        let mut undo = begun(true);
        assert!(!undo.judge(2000, false, true), "nothing went again");
        let mut undo = begun(false);
        undo.on_sent_again(instant(1000), true);
        assert!(!undo.judge(2000, false, true), "Eifel alone");
    }
}
