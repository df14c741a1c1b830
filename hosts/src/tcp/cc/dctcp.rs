//! DCTCP (RFC 8257; Alizadeh and others, "Data Center TCP (DCTCP)", SIGCOMM 2010): the more of its packets were marked, the more
//! a window shrinks.
//!
//! ```text
//! M      = marked / acknowledged                 over a window of data          section 3.3
//! alpha  = (1 - g) alpha + g M                   at its end; 1 at first
//! marks: w = w (1 - alpha / 2)                   at most once per window of data
//! loss:  w = w / 2                                                              section 3.5
//! ```
//!
//! DCTCP grows as TCP does (section 3.4), asks for the accurate echo ([`crate::tcp::ecn`]), and needs
//! queues that mark from a threshold on. The queue then swings below `K + N` packets, by
//! `sqrt(2 N (C RTT + K)) / 2` with N flows in step (the paper's section 3.3).
//!
//! Marks leave a window of two packets, as Linux's `dctcp_ssthresh` does: senders are many, and at one packet each RFC 3168
//! would have them wait for their timers.
//!
//! Departure: packets that SACK blocks acknowledge count when they do. The RFC leaves SACK out of its sums.

use super::Ack;
use super::classic::WindowAdjustment;
use crate::Instant;
use crate::flow::setup::Setup;
use crate::tcp::ecn::Echo;

/// g, the weight of a window's M in alpha (section 4.2).
const G: f64 = 1.0 / 16.0;

/// The algorithm.
#[derive(Clone, Debug)]
pub struct Dctcp {
    alpha: f64,
    /// Bytes acknowledged in the window of data under observation.
    acked: u64,
    /// The part of them that was marked.
    marked: u64,
    /// The bytes in flight when it began: it ends with the first ACK of more.
    observed: u64,
}

impl WindowAdjustment for Dctcp {
    const ECHO: Echo = Echo::Accurate;
    const MIN_MARKED_WINDOW: f64 = 2.0;

    fn new(_setup: &Setup<'_>) -> Dctcp {
        Dctcp {
            alpha: 1.0,
            acked: 0,
            marked: 0,
            observed: 0,
        }
    }

    fn increase(&mut self, window: f64, acked: f64, _ack: &Ack) -> f64 {
        acked / window
    }

    fn decrease(&mut self, window: f64, _now: Instant) -> f64 {
        window / 2.0
    }

    fn decrease_on_mark(&mut self, window: f64, _now: Instant) -> f64 {
        window * (1.0 - self.alpha / 2.0)
    }

    fn on_any_ack(&mut self, ack: &Ack) {
        self.acked += ack.newly_acked;
        if ack.marked {
            self.marked += ack.newly_acked;
        }
        if self.acked > self.observed {
            let share = self.marked as f64 / self.acked as f64;
            self.alpha = (1.0 - G) * self.alpha + G * share;
            (self.acked, self.marked, self.observed) = (0, 0, ack.in_flight);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use super::*;
    use crate::flow::registry::Transport;
    use crate::options::Options;
    use crate::tcp::cc::classic::Classic;
    use crate::tcp::cc::classic::tests::{self, ack};
    use crate::tcp::cc::{Configured, CongestionControl};

    fn acked(packets: u64, marked: bool, in_flight: u64) -> Ack {
        Ack {
            newly_acked: packets * 1000,
            in_flight: in_flight * 1000,
            marked,
            ..ack(Instant::ZERO)
        }
    }

    /// The RFC's arithmetic, window by window.
    #[test]
    fn alpha_follows_the_share_of_marked_bytes() {
        let mut dctcp: Dctcp = tests::adjustment(Options::default());
        assert_eq!(
            dctcp.decrease_on_mark(100.0, Instant::ZERO),
            50.0,
            "alpha begins at 1"
        );
        // The first ACK ends a window of no data; then 10 packets are in flight.
        dctcp.on_any_ack(&acked(1, false, 10));
        assert_eq!(dctcp.alpha, 15.0 / 16.0);
        dctcp.on_any_ack(&acked(6, false, 10));
        dctcp.on_any_ack(&acked(4, true, 10));
        assert_eq!(dctcp.alpha, 15.0 / 16.0, "all 10, but no more");
        dctcp.on_any_ack(&acked(2, true, 10));
        // 6 of 12 were marked.
        let alpha = 15.0 / 16.0 * 15.0 / 16.0 + 0.5 / 16.0;
        assert!((dctcp.alpha - alpha).abs() < 1e-12, "{}", dctcp.alpha);
        let cut = dctcp.decrease_on_mark(100.0, Instant::ZERO);
        assert!((cut - 100.0 * (1.0 - alpha / 2.0)).abs() < 1e-9, "{cut}");
        assert_eq!(dctcp.decrease(100.0, Instant::ZERO), 50.0, "a loss is one");
    }

    /// The paper's section 3.3: packets of windows above W* are marked. So alpha is about sqrt(2 /
    /// W*), and the window swings by W* alpha / 2 in W* alpha / 2 round trips. The model holds up
    /// to g = 1.386 / sqrt(2 W*) (section 3.4), 1/16 up to W* = 245.
    #[test]
    fn single_flow_settles_at_the_steady_state_of_the_paper() {
        for limit in [50u64, 100, 200] {
            let mut flow = Classic::<Dctcp>::new(&tests::config(Transport::Dctcp).setup());
            let mut flying: VecDeque<bool> = VecDeque::new();
            let (mut alphas, mut windows) = (Vec::new(), Vec::new());
            let (mut sent, mut una, mut until) = (0u64, 0u64, 0u64);
            for round in 0..3000 {
                for _ in 0..flying.len().max(1) {
                    if let Some(marked) = flying.pop_front() {
                        una += 1;
                        flow.on_ack(&acked(1, marked, flying.len() as u64));
                        if marked && una > until {
                            flow.on_mark(Instant::ZERO);
                            until = sent;
                        }
                    }
                    while (flying.len() as u64) < flow.window() / 1000 {
                        flying.push_back(flying.len() as u64 >= limit);
                        sent += 1;
                    }
                }
                if round >= 1000 {
                    alphas.push(flow.algorithm().alpha);
                    windows.push(flow.window() as f64 / 1000.0);
                }
            }
            let alpha = alphas.iter().sum::<f64>() / alphas.len() as f64;
            let model = (2.0 / limit as f64).sqrt();
            assert!(
                (alpha / model - 1.0).abs() < 0.2,
                "{limit}: {alpha}, model {model}"
            );
            let [low, high] =
                [f64::min, f64::max].map(|of| windows.iter().copied().reduce(of).expect("rounds"));
            let swing = (limit as f64 + 1.0) * alpha / 2.0;
            assert!(
                ((high - low) / swing - 1.0).abs() < 0.35,
                "{limit}: {low} to {high}, model {swing}"
            );
        }
    }
}
