//! HyStart++ (RFC 9406): slow start gives way to a slower growth, Conservative Slow Start, as soon as round trips grow.
//!
//! ```text
//! a round ends:       windowEnd is acknowledged; lastRoundMinRTT = currentRoundMinRTT, windowEnd = SND.NXT    section 4.2
//! slow start:         window += min(acked, L);  8 samples of the round and
//!                     currentRoundMinRTT >= lastRoundMinRTT + clamp(lastRoundMinRTT / 8, 4 ms, 16 ms):
//!                     cssBaselineMinRtt = currentRoundMinRTT, CSS begins
//! CSS:                window += min(acked, L) / 4;  8 samples and currentRoundMinRTT < cssBaselineMinRtt:
//!                     slow start goes on
//! 5 rounds of CSS:    ssthresh = window; a part of a round at its beginning counts as one
//! ```
//!
//! L is 8 packets, without limit where packets are paced (section 4.3). HyStart++ is for the first slow start alone
//! (section 4.3): after a loss, slow start is the usual one.

use super::super::Ack;
use crate::Span;

/// `MIN_RTT_THRESH` and `MAX_RTT_THRESH` (section 4.3).
const RTT_THRESHOLDS: (Span, Span) = (Span::from_millis(4), Span::from_millis(16));
/// `MIN_RTT_DIVISOR`.
const MIN_RTT_DIVISOR: u64 = 8;
/// `N_RTT_SAMPLE`.
const RTT_SAMPLES: u32 = 8;
/// `CSS_GROWTH_DIVISOR`.
const CSS_GROWTH_DIVISOR: f64 = 4.0;
/// `CSS_ROUNDS`.
const CSS_ROUNDS: u32 = 5;
/// `L`, packets, where packets are not paced.
const LIMIT: f64 = 8.0;
/// A round-trip time of which there is no sample.
const UNKNOWN: Span = Span(u64::MAX);

/// Conservative Slow Start.
#[derive(Clone, Copy, Debug)]
struct Conservative {
    /// `cssBaselineMinRtt`.
    baseline: Span,
    /// Rounds that have ended in it.
    rounds: u32,
}

/// The state of one flow.
#[derive(Debug)]
pub(super) struct HyStartPlusPlus {
    limit: f64,
    /// `windowEnd`, as a segment.
    window_end: u64,
    last_round_min_rtt: Span,
    current_round_min_rtt: Span,
    samples: u32,
    conservative: Option<Conservative>,
}

impl HyStartPlusPlus {
    pub(super) fn new(paced: bool) -> HyStartPlusPlus {
        HyStartPlusPlus {
            limit: if paced { f64::INFINITY } else { LIMIT },
            window_end: 0,
            last_round_min_rtt: UNKNOWN,
            current_round_min_rtt: UNKNOWN,
            samples: 0,
            conservative: None,
        }
    }

    /// Returns the packets that an ACK of `acked` packets adds.
    pub(super) fn growth(&self, acked: f64) -> f64 {
        let growth = acked.min(self.limit);
        match self.conservative {
            None => growth,
            Some(_) => growth / CSS_GROWTH_DIVISOR,
        }
    }

    /// Takes an ACK in slow start; `next` is the next segment to be sent for the first time. Returns whether slow start
    /// ends here.
    pub(super) fn on_ack(&mut self, ack: &Ack, next: u64) -> bool {
        if let Some(rtt) = ack.rtt {
            self.current_round_min_rtt = self.current_round_min_rtt.min(rtt);
            self.samples += 1;
        }
        self.judge_delay();
        ack.una >= self.window_end && self.end_round(next)
    }

    fn judge_delay(&mut self) {
        if self.samples < RTT_SAMPLES {
            return;
        }
        let current = self.current_round_min_rtt;
        match self.conservative {
            None => {
                let last = self.last_round_min_rtt;
                let (least, most) = RTT_THRESHOLDS;
                let threshold = Span(last.0 / MIN_RTT_DIVISOR).clamp(least, most);
                if last != UNKNOWN && current >= last + threshold {
                    self.conservative = Some(Conservative {
                        baseline: current,
                        rounds: 0,
                    });
                }
            }
            // The first delay was a false alarm.
            Some(conservative) if current < conservative.baseline => self.conservative = None,
            Some(_) => {}
        }
    }

    /// Ends a round; returns whether it is the last of Conservative Slow Start.
    fn end_round(&mut self, next: u64) -> bool {
        self.window_end = next;
        self.last_round_min_rtt = self.current_round_min_rtt;
        self.current_round_min_rtt = UNKNOWN;
        self.samples = 0;
        match &mut self.conservative {
            None => false,
            Some(conservative) => {
                conservative.rounds += 1;
                conservative.rounds == CSS_ROUNDS
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Instant;

    /// Rounds of sixteen ACKs of a packet each, with these round-trip times, ms. Returns the growth per ACK in each round,
    /// and the round in which slow start ended.
    fn run(hystart: &mut HyStartPlusPlus, rtts_ms: &[u64]) -> (Vec<f64>, Option<usize>) {
        let mut growth = Vec::new();
        for (round, &rtt_ms) in rtts_ms.iter().enumerate() {
            let first = 16 * round as u64;
            for una in first + 1..=first + 16 {
                let ack = Ack {
                    una,
                    rtt: Some(Span::from_millis(rtt_ms)),
                    ..Ack::new(Instant::ZERO, 1000)
                };
                // A window leaves as the one before is acknowledged.
                if hystart.on_ack(&ack, una + 16) {
                    return (growth, Some(round));
                }
            }
            growth.push(hystart.growth(1.0));
        }
        (growth, None)
    }

    fn started() -> HyStartPlusPlus {
        let mut hystart = HyStartPlusPlus::new(false);
        hystart.window_end = 16;
        hystart
    }

    #[test]
    fn growth_slows_down_when_round_trips_grow_and_ends_after_five_rounds() {
        let (growth, end) = run(&mut started(), &[100, 100, 113, 130, 130, 130, 130, 130]);
        assert_eq!(growth, [1.0, 1.0, 0.25, 0.25, 0.25, 0.25]);
        assert_eq!(end, Some(6), "the round in which it began counts");
    }

    #[test]
    fn round_trip_below_the_baseline_resumes_slow_start() {
        let (growth, end) = run(&mut started(), &[100, 120, 119, 119, 119, 119, 119, 119]);
        assert_eq!(growth[..3], [1.0, 0.25, 1.0]);
        assert_eq!(end, None, "119 ms are no longer than the round before");
    }

    /// An eighth, at least 4 and at most 16 ms.
    #[test]
    fn threshold_is_bounded() {
        for (last, below, at) in [(10, 13, 14), (100, 112, 113), (1000, 1015, 1016)] {
            assert_eq!(run(&mut started(), &[last, below]).0, [1.0, 1.0]);
            assert_eq!(run(&mut started(), &[last, at]).0, [1.0, 0.25]);
        }
    }

    #[test]
    fn fewer_than_eight_samples_judge_nothing() {
        let mut hystart = started();
        run(&mut hystart, &[100]);
        let late = |una| Ack {
            una,
            rtt: Some(Span::from_millis(200)),
            ..Ack::new(Instant::ZERO, 1000)
        };
        assert!((0..7).all(|i| !hystart.on_ack(&late(17 + i), 40)));
        assert_eq!(hystart.growth(1.0), 1.0);
        hystart.on_ack(&late(24), 40);
        assert_eq!(hystart.growth(1.0), 0.25);
    }

    #[test]
    fn limit_is_eight_packets_unless_paced() {
        assert_eq!(HyStartPlusPlus::new(false).growth(20.0), 8.0);
        assert_eq!(HyStartPlusPlus::new(true).growth(20.0), 20.0);
    }
}
