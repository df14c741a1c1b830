//! HSTCP-LP (Kuzmanovic, Knightly, Cottrell, "HSTCP-LP: a protocol for low-priority bulk data transfer in high-speed
//! high-RTT networks", PFLDnet 2004): HSTCP that yields to others as TCP-LP does.
//!
//! ```text
//! early congestion:  as TCP-LP finds it
//!   first:           w = (1 - b(w)) w, and no growth for an inference phase of 3 RTT
//!   within the phase: w = max(f(w) (1 - b(w)) w, 1)
//!                    f(w) = (ln w - ln 38) / (ln 83000 - ln 38), from 0 to 1
//! ACK otherwise, slow start, loss:  HSTCP, a(w) and b(w) of RFC 3649
//! ```
//!
//! The paper says what the hybrid back-off does but gives no formula: TCP-LP's mechanisms act at
//! small windows, and the policy comes nearer to HSTCP's as the window grows. The scale `f` is ours
//! (ADR 0204): on it `b` itself goes from NewReno's to its smallest. Up to 38 packets the flow is
//! TCP-LP (half, then one packet). At 83000 it answers persistent congestion as HSTCP answers a
//! loss.

use super::Ack;
use super::classic::WindowAdjustment;
use super::hstcp::{Hstcp, decrease_share, place};
use super::tcp_lp::{Delays, Sign};
use crate::Instant;
use crate::flow::setup::Setup;
use crate::options::Declaration;

/// The algorithm.
#[derive(Clone, Debug)]
pub struct HstcpLp {
    hstcp: Hstcp,
    delays: Delays,
}

impl WindowAdjustment for HstcpLp {
    const OPTIONS: &'static [Declaration] = Hstcp::OPTIONS;

    fn new(setup: &Setup<'_>) -> HstcpLp {
        HstcpLp {
            hstcp: Hstcp::new(setup),
            delays: Delays::default(),
        }
    }

    fn slow_start(&mut self, window: f64, acked: f64) -> f64 {
        self.hstcp.slow_start(window, acked)
    }

    fn increase(&mut self, window: f64, acked: f64, ack: &Ack) -> f64 {
        if self.delays.inferring(ack.now) {
            return 0.0;
        }
        self.hstcp.increase(window, acked, ack)
    }

    fn early_congestion(&mut self, window: f64, ack: &Ack) -> Option<f64> {
        let as_hstcp = (1.0 - decrease_share(window)) * window;
        Some(match self.delays.sign(ack)? {
            Sign::Early => as_hstcp,
            Sign::Persistent => (place(window).clamp(0.0, 1.0) * as_hstcp).max(1.0),
        })
    }

    fn decrease(&mut self, window: f64, now: Instant) -> f64 {
        self.delays.on_loss(now);
        self.hstcp.decrease(window, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::tcp::cc::classic::tests::{self, ack};
    use crate::tcp::cc::tcp_lp::tests::{after_a_loss, hold};

    fn adjustment() -> HstcpLp {
        after_a_loss(tests::adjustment(Options::default()))
    }

    /// Returns the shares of a window that remain after an early sign and after a persistent one.
    fn backoff(window: f64) -> (f64, f64) {
        let mut hstcp_lp = adjustment();
        let early = hold(&mut hstcp_lp, 300, 20_000, window).expect("an early sign");
        let persistent = hold(&mut hstcp_lp, 400, 20_000, window).expect("a persistent one");
        (early / window, persistent / window)
    }

    #[test]
    fn backoff_ranges_from_tcp_lp_to_hstcp_with_the_window() {
        assert_eq!(backoff(30.0), (0.5, 1.0 / 30.0));
        assert_eq!(backoff(38.0), (0.5, 1.0 / 38.0));
        let (early, persistent) = backoff(1058.0);
        assert!((early - 0.67).abs() < 0.01, "b(1058) = 0.33: {early}");
        assert!((persistent - 0.433 * early).abs() < 0.01, "{persistent}");
        let (early, persistent) = backoff(83_000.0);
        assert!((early - 0.9).abs() < 1e-9 && (persistent - 0.9).abs() < 1e-9);
    }

    #[test]
    fn window_grows_as_hstcp_except_during_inference() {
        let mut hstcp_lp = adjustment();
        let later = ack(Instant(10_000_000_000));
        let grown = hstcp_lp.increase(1058.0, 1058.0, &later);
        assert!((grown - 8.0).abs() < 0.05, "a(1058) = 8: {grown}");
        assert!(hold(&mut hstcp_lp, 300, 20_000, 1058.0).is_some());
        assert_eq!(
            hstcp_lp.increase(1058.0, 1.0, &ack(Instant(300_000_000 + 299_999_999))),
            0.0
        );
        assert_eq!(hstcp_lp.slow_start(150.0, 1.0), 1.0 / 3.0, "RFC 3742");
    }
}
