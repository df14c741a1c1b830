//! H-TCP (Leith and Shorten, "H-TCP: TCP for high-speed and long-distance networks", PFLDnet 2004;
//! draft-leith-tcp-htcp-06, section 2).
//!
//! ```text
//! D = time in congestion avoidance since the last loss
//! alpha(D) = 1                                              D <= 1 s
//!            1 + 10 (D - 1 s) + ((D - 1 s) / 2)^2           else
//! ACK:   w += 2 (1 - beta) alpha(D) * clamp(RTT_min / 100 ms, 0.1, 2) * acked / w
//! loss:  beta = 0.5 if the throughput differs by more than 20 % from that at the loss before,
//!               else clamp(RTT_min / RTT_max, 0.5, 0.8)     adaptive backoff
//!        w = beta * w
//! ```
//!
//! The factor with RTT_min is the draft's RTT scaling, its reference of 100 ms and its bounds as in
//! Linux (`net/ipv4/tcp_htcp.c`). From there too: alpha is at least 1 before `2 (1 - beta)`. At
//! each loss RTT_max comes 5 % nearer to RTT_min, so that it follows a path that changes. D counts
//! from where growth goes on after a loss, not from the loss, because a long recovery is no time
//! without congestion. The throughput is the window at the loss divided by the round-trip time
//! then, where Linux counts ACKs.

use super::Ack;
use super::classic::WindowAdjustment;
use crate::flow::setup::Setup;
use crate::{Instant, Span};

/// Seconds after a loss for which a flow is as slow as NewReno (`delta_L`).
const LOW_SPEED: f64 = 1.0;
/// Bounds of the share that remains after a loss.
const BETA_MIN: f64 = 0.5;
const BETA_MAX: f64 = 0.8;
/// A change of throughput that calls for the smaller one (`delta_B`).
const THROUGHPUT_CHANGE: f64 = 0.2;
/// RTT scaling: the round trip of factor 1, seconds, and the factor's bounds.
const REFERENCE_RTT: f64 = 0.1;
const SCALE_MIN: f64 = 0.1;
const SCALE_MAX: f64 = 2.0;
/// The share of RTT_max - RTT_min that remains at a loss.
const FADING: f64 = 0.95;

/// Returns the packets per round trip, `delta` seconds after the last loss.
fn alpha(delta: f64) -> f64 {
    if delta <= LOW_SPEED {
        return 1.0;
    }
    let high = delta - LOW_SPEED;
    1.0 + 10.0 * high + (high / 2.0) * (high / 2.0)
}

/// The algorithm. Times in seconds, zero while unknown.
#[derive(Clone, Debug)]
pub struct HTcp {
    /// Where congestion avoidance began after the last loss.
    began: Option<Instant>,
    beta: f64,
    rtt: f64,
    rtt_min: f64,
    rtt_max: f64,
    /// Packets per second at the last loss.
    throughput: f64,
}

impl Default for HTcp {
    fn default() -> HTcp {
        HTcp {
            began: None,
            beta: BETA_MIN,
            rtt: 0.0,
            rtt_min: f64::INFINITY,
            rtt_max: 0.0,
            throughput: 0.0,
        }
    }
}

impl HTcp {
    fn backoff(&self, throughput: f64) -> f64 {
        let change = (throughput - self.throughput).abs();
        if change > THROUGHPUT_CHANGE * self.throughput {
            return BETA_MIN;
        }
        (self.rtt_min / self.rtt_max).clamp(BETA_MIN, BETA_MAX)
    }
}

impl WindowAdjustment for HTcp {
    fn new(_setup: &Setup<'_>) -> HTcp {
        HTcp::default()
    }

    fn increase(&mut self, window: f64, acked: f64, ack: &Ack) -> f64 {
        let began = *self.began.get_or_insert(ack.now);
        let scale = (self.rtt_min / REFERENCE_RTT).clamp(SCALE_MIN, SCALE_MAX);
        let alpha = (alpha(ack.now.since(began).as_secs_f64()) * scale).max(1.0);
        2.0 * (1.0 - self.beta) * alpha * acked / window
    }

    fn decrease(&mut self, window: f64, _now: Instant) -> f64 {
        self.began = None;
        if self.rtt == 0.0 {
            return BETA_MIN * window;
        }
        let throughput = window / self.rtt;
        self.beta = self.backoff(throughput);
        self.throughput = throughput;
        self.rtt_max = self.rtt_min + FADING * (self.rtt_max - self.rtt_min);
        self.beta * window
    }

    fn on_rtt(&mut self, rtt: Span) {
        self.rtt = rtt.as_secs_f64();
        self.rtt_min = self.rtt_min.min(self.rtt);
        self.rtt_max = self.rtt_max.max(self.rtt);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tcp::cc::classic::tests::ack;

    #[test]
    fn increase_is_quadratic_in_the_time_since_the_last_loss() {
        assert_eq!(alpha(0.0), 1.0);
        assert_eq!(alpha(1.0), 1.0);
        assert_eq!(alpha(2.0), 11.25);
        assert_eq!(alpha(5.0), 45.0);
    }

    /// 2 (1 - beta) = 1 for beta 0.5: a window's worth of ACKs adds alpha.
    #[test]
    fn increase_per_rtt_is_alpha_scaled_by_the_rtt() {
        let after = |rtt: u64, seconds| {
            let mut htcp = HTcp::default();
            htcp.on_rtt(Span::from_millis(rtt));
            htcp.decrease(100.0, Instant::ZERO);
            htcp.increase(50.0, 1.0, &ack(Instant::ZERO));
            htcp.increase(50.0, 50.0, &ack(Instant::ZERO + Span::from_secs(seconds)))
        };
        assert_eq!(after(100, 1), 1.0);
        assert_eq!(after(100, 5), 45.0);
        assert_eq!(after(50, 5), 22.5);
        assert_eq!(after(1000, 5), 90.0);
        assert_eq!(after(10, 1), 1.0, "never slower than NewReno");
    }

    #[test]
    fn backoff_adapts_to_the_queue_if_throughput_is_steady() {
        let mut htcp = HTcp::default();
        htcp.on_rtt(Span::from_millis(100));
        assert_eq!(
            htcp.decrease(100.0, Instant::ZERO),
            50.0,
            "nothing to compare with"
        );
        htcp.on_rtt(Span::from_millis(140));
        assert_eq!(
            htcp.decrease(140.0, Instant::ZERO),
            100.0,
            "RTT_min / RTT_max = 5/7"
        );
        htcp.on_rtt(Span::from_millis(100));
        assert_eq!(
            htcp.decrease(70.0, Instant::ZERO),
            35.0,
            "30 % less throughput"
        );
        htcp.on_rtt(Span::from_millis(101));
        htcp.rtt_max = htcp.rtt_min;
        htcp.on_rtt(Span::from_millis(101));
        assert_eq!(htcp.decrease(70.0, Instant::ZERO), 56.0, "at most 0.8");
        htcp.on_rtt(Span::from_millis(400));
        htcp.throughput = 250.0;
        assert_eq!(htcp.decrease(100.0, Instant::ZERO), 50.0, "at least 0.5");
    }
}
