//! CUBIC (RFC 9438).
//!
//! ```text
//! W(t) = C (t - K)^3 + W_max,  K = cbrt((W_max - w_epoch) / C)                    section 4.2, equations 1 and 2
//! W_est += alpha * acked / w,  alpha = 3 (1 - beta) / (1 + beta), 1 from w_prior on   section 4.3, equation 4
//! ACK:      W(t) < W_est:  w = W_est                                              section 4.3
//!           else:          w += (clamp(W(t + RTT), w, 1.5 w) - w) * acked / w     sections 4.4 and 4.5
//! loss:     W_max = w, or w (1 + beta) / 2 if w is below the last W_max           section 4.7, fast convergence
//!           w = beta * w                                                          section 4.6
//! timeout:  likewise; then K = 0 and W_max = w where slow start ends              section 4.8
//! ```
//!
//! An option gives the window a least growth before the first loss, where Linux has 5 % (`bictcp_update`,
//! net/ipv4/tcp_cubic.c): W_max is not known then, and the cubic function begins flat (ADR 1908).
//!
//! `t` is the time since congestion avoidance began, in seconds. Where the window was not used up, it begins anew
//! (section 4.2 wants such time left out). HyStart++ and the undo of a needless reduction (section 4.9) are options
//! of every TCP ([`crate::tcp::options`]).

use super::Ack;
use super::classic::WindowAdjustment;
use crate::flow::setup::Setup;
use crate::options::{Declaration, Unit, Values, declare};
use crate::{Instant, Span};
use xcpr_options::names::named;

named! {
    /// The time by which the target is ahead.
    "lookahead" Lookahead {
        Srtt = "srtt": "the smoothed round-trip time (RFC 9438 section 4.2)",
        MinRtt = "min-rtt": "the least round-trip time (Linux's bictcp_update)",
    }
}

declare! {
    "cubic", pub OPTIONS;
    /// ADR 1908.
    pub LOOKAHEAD = "lookahead": Values::choice::<Lookahead>(),
        "how far ahead the target is on the cubic function";
    /// Linux's least growth is 5 %.
    pub INITIAL_GROWTH = "initial_growth": Values::number(Unit::Percent, Some(0), 0, Some(100)),
        "the share of a window by which it grows in a round trip at least, before a loss and after a timeout";
}

/// Section 5: what decides how aggressive it is, packets per cubic second.
const C: f64 = 0.4;
/// Section 4.6: what remains of the window after a loss.
const BETA: f64 = 0.7;
/// Section 4.3.
const ALPHA: f64 = 3.0 * (1.0 - BETA) / (1.0 + BETA);
/// Section 4.2: the target is at most this many windows.
const LARGEST_TARGET: f64 = 1.5;

/// A stage of congestion avoidance.
#[derive(Clone, Copy, Debug)]
struct Epoch {
    began: Instant,
    /// Seconds.
    k: f64,
    origin: f64,
    estimate: f64,
}

impl Epoch {
    fn new(began: Instant, window: f64, max: f64) -> Epoch {
        let origin = max.max(window);
        Epoch {
            began,
            k: ((origin - window) / C).cbrt(),
            origin,
            estimate: window,
        }
    }

    /// Returns the window `t` seconds after the beginning.
    fn window(&self, t: f64) -> f64 {
        let from_plateau = t - self.k;
        C * from_plateau * from_plateau * from_plateau + self.origin
    }
}

/// The algorithm.
#[derive(Clone, Debug, Default)]
pub struct Cubic {
    lookahead: Lookahead,
    /// Since the last timeout.
    min_rtt: Option<Span>,
    /// The least growth by an acknowledged packet while there is no maximum.
    initial_growth: f64,
    max: f64,
    prior: f64,
    epoch: Option<Epoch>,
}

impl WindowAdjustment for Cubic {
    const OPTIONS: &'static [Declaration] = OPTIONS;

    fn new(setup: &Setup<'_>) -> Cubic {
        Cubic {
            lookahead: setup.options.choice(&LOOKAHEAD),
            initial_growth: setup.options.number(&INITIAL_GROWTH) as f64 / 100.0,
            ..Cubic::default()
        }
    }

    fn increase(&mut self, window: f64, acked: f64, ack: &Ack) -> f64 {
        let max = self.max;
        let least = if max == 0.0 {
            self.initial_growth * acked
        } else {
            0.0
        };
        let epoch = self
            .epoch
            .get_or_insert_with(|| Epoch::new(ack.now, window, max));
        let alpha = if epoch.estimate < self.prior {
            ALPHA
        } else {
            1.0
        };
        epoch.estimate += alpha * acked / window;
        let t = ack.now.since(epoch.began).as_secs_f64();
        if epoch.window(t) < epoch.estimate {
            return (epoch.estimate - window).max(least);
        }
        let ahead = match self.lookahead {
            Lookahead::Srtt => ack.srtt,
            Lookahead::MinRtt => self.min_rtt.unwrap_or(ack.srtt),
        };
        let target = epoch
            .window(t + ahead.as_secs_f64())
            .clamp(window, LARGEST_TARGET * window);
        ((target - window) * acked / window).max(least)
    }

    fn decrease(&mut self, window: f64, _now: Instant) -> f64 {
        self.max = if window < self.max {
            window * (1.0 + BETA) / 2.0
        } else {
            window
        };
        self.prior = window;
        self.epoch = None;
        BETA * window
    }

    fn on_rtt(&mut self, rtt: Span) {
        self.min_rtt = Some(self.min_rtt.map_or(rtt, |least| least.min(rtt)));
    }

    fn on_timeout(&mut self) {
        self.min_rtt = None;
        self.max = 0.0;
        self.epoch = None;
    }

    fn on_idle(&mut self) {
        self.epoch = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::tcp::cc::classic::tests::{ack, adjustment};

    #[test]
    fn cubic_plateau_is_at_the_last_maximum() {
        // K = cbrt(1000 * 0.3 / 0.4) s.
        let epoch = Epoch::new(Instant::ZERO, 700.0, 1000.0);
        assert!((epoch.k - 9.0856).abs() < 1e-4);
        assert!((epoch.window(0.0) - 700.0).abs() < 1e-9);
        assert!((epoch.window(epoch.k) - 1000.0).abs() < 1e-9);
        assert!((epoch.window(epoch.k + 5.0) - 1050.0).abs() < 1e-9);
        assert_eq!(Epoch::new(Instant::ZERO, 700.0, 0.0).k, 0.0);
    }

    /// A window of ACKs per round trip of 100 ms: the course is W(t) where that is above W_est.
    #[test]
    fn window_follows_the_cubic_function() {
        let mut cubic = Cubic::default();
        let mut window = cubic.decrease(1000.0, Instant::ZERO);
        let mut now = Instant::ZERO;
        while now.as_micros() < 12_000_000 {
            for _ in 0..10 {
                now += Span::from_millis(10);
                window += cubic.increase(window, window / 10.0, &ack(now));
            }
            let expected = cubic.epoch.unwrap().window(now.as_micros() as f64 / 1e6);
            assert!(
                (window - expected).abs() < 0.03 * expected,
                "{window} packets at {now:?}, not {expected}"
            );
        }
        assert!(window > 1000.0);
    }

    /// Section 4.3: over a short round trip the cubic function lags behind NewReno.
    #[test]
    fn small_windows_grow_as_fast_as_newreno() {
        let mut cubic = Cubic::default();
        let mut window = cubic.decrease(20.0, Instant::ZERO);
        let mut now = Instant::ZERO;
        for _ in 0..20 {
            now += Span::from_millis(10);
            let before = window;
            window += cubic.increase(window, window, &ack(now));
            let grown = window - before;
            // alpha = 9/17 up to the window of the loss, then one packet per round trip.
            let expected = if before < 20.0 { ALPHA } else { 1.0 };
            assert!((grown - expected).abs() < 1e-9, "{grown} at {window}");
        }
    }

    /// After 2 s of a queue the target is that of a path without one.
    #[test]
    fn target_may_be_ahead_by_the_least_rtt() {
        let growth = |lookahead: &str| {
            let options = Options::default().with_value(&LOOKAHEAD, lookahead);
            let mut cubic: Cubic = adjustment(options.unwrap());
            cubic.on_rtt(Span::from_millis(100));
            cubic.on_rtt(Span::from_millis(2000));
            let late = Ack {
                srtt: Span::from_millis(2000),
                ..ack(Instant::ZERO + Span::from_millis(2000))
            };
            cubic.increase(1000.0, 0.0, &ack(Instant::ZERO));
            cubic.increase(1000.0, 1000.0, &late)
        };
        assert!((growth("srtt") - 0.4 * 64.0).abs() < 1e-9);
        assert!((growth("min-rtt") - 0.4 * 2.1_f64.powi(3)).abs() < 1e-9);
    }

    /// Linux's `cubic-bulk-166k` of packetdrill: a packet more for 20 acknowledged.
    #[test]
    fn initial_growth_holds_before_the_first_loss_alone() {
        let options = Options::default().with_value(&INITIAL_GROWTH, 5).unwrap();
        let mut cubic: Cubic = adjustment(options);
        let grown = (0..20).map(|_| cubic.increase(1000.0, 1.0, &ack(Instant::ZERO)));
        assert!((grown.sum::<f64>() - 1.0).abs() < 1e-9);
        cubic.decrease(1000.0, Instant::ZERO);
        assert!(cubic.increase(1000.0, 1.0, &ack(Instant::ZERO)) < 0.01);
    }

    #[test]
    fn fast_convergence_lowers_the_maximum_after_an_earlier_loss() {
        let mut cubic = Cubic::default();
        assert_eq!(cubic.decrease(1000.0, Instant::ZERO), 700.0);
        assert_eq!(cubic.decrease(900.0, Instant::ZERO), 630.0);
        assert_eq!(cubic.max, 765.0);
    }

    #[test]
    fn plateau_after_a_timeout_is_where_slow_start_ends() {
        let mut cubic = Cubic::default();
        cubic.decrease(1000.0, Instant::ZERO);
        cubic.on_timeout();
        cubic.increase(700.0, 1.0, &ack(Instant::ZERO));
        let epoch = cubic.epoch.unwrap();
        assert_eq!((epoch.k, epoch.origin), (0.0, 700.0));
    }
}
