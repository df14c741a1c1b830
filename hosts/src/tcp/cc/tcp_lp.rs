//! TCP-LP (Kuzmanovic and Knightly, "TCP-LP: a distributed algorithm for low priority data transfer", INFOCOM 2003;
//! IEEE/ACM Transactions on Networking 14(4), 2006): takes what other flows leave.
//!
//! ```text
//! d = one-way delay,   s += 1/8 (d - s)                       smoothed per ACK
//! early congestion:    s > d_min + 0.15 (d_max - d_min)       from the first loss on, which shows d_max
//!   at most once per round trip:
//!   first:             w = w / 2, and no growth for an inference phase of 3 RTT
//!   within the phase:  w = 1, and the phase begins anew
//! ACK otherwise:       w += acked / w;   loss: w = w / 2      NewReno
//! ```
//!
//! The one-way delay is the difference of the timestamps in the ACK: when it left minus when the packet that it
//! echoes left (RFC 7323). The clocks' offset is in all of them and drops out; with delayed ACKs the wait is in it too.
//!
//! Departures: after a reaction the average begins anew with the first packet sent since, so that
//! the queue of before is not taken for persistent congestion. The inference phase has the length
//! that the authors' kernel code and its port in Linux give it (`net/ipv4/tcp_lp.c`). Unlike there,
//! d_min and d_max last as long as the flow, as in the paper. A window that an early sign cut grows
//! by congestion avoidance, not by slow start up to an older threshold.

use super::Ack;
use super::classic::WindowAdjustment;
use crate::Instant;
use crate::flow::setup::Setup;

/// The paper's delta: the share of the span of delays above which there is congestion.
const THRESHOLD: f64 = 0.15;
/// The paper's gamma: the weight of a new sample.
const WEIGHT: f64 = 1.0 / 8.0;
/// Round trips of an inference phase.
const INFERENCE_ROUNDS: u64 = 3;

/// The sign that delays give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    /// Congestion, after a time without.
    Early,
    /// Congestion in the inference phase of an earlier sign: others are sending.
    Persistent,
}

/// The one-way delays of a flow, and what was made of them. Microseconds.
#[derive(Clone, Debug)]
pub(super) struct Delays {
    least: f64,
    most: f64,
    smoothed: Option<f64>,
    loss_seen: bool,
    reacted: Instant,
    inferring_until: Instant,
}

impl Default for Delays {
    fn default() -> Delays {
        Delays {
            least: f64::INFINITY,
            most: f64::NEG_INFINITY,
            smoothed: None,
            loss_seen: false,
            reacted: Instant::ZERO,
            inferring_until: Instant::ZERO,
        }
    }
}

impl Delays {
    /// Takes an ACK's delay and says what there is to react to now.
    pub(super) fn sign(&mut self, ack: &Ack) -> Option<Sign> {
        let delay = f64::from(ack.transit_delay_us?);
        self.least = self.least.min(delay);
        self.most = self.most.max(delay);
        if ack.now - ack.rtt? < self.reacted {
            return None;
        }
        let smoothed = self.smoothed.map_or(delay, |s| s + WEIGHT * (delay - s));
        self.smoothed = Some(smoothed);
        if !self.loss_seen || smoothed <= self.least + THRESHOLD * (self.most - self.least) {
            return None;
        }
        let sign = if self.inferring(ack.now) {
            Sign::Persistent
        } else {
            Sign::Early
        };
        self.reacts(ack.now);
        self.inferring_until = ack.now + ack.srtt.saturating_mul(INFERENCE_ROUNDS);
        Some(sign)
    }

    /// Notes that the window narrows: delays count from the first packet on that leaves with the new one.
    fn reacts(&mut self, now: Instant) {
        self.reacted = now;
        self.smoothed = None;
    }

    /// Returns whether the flow only looks on.
    pub(super) fn inferring(&self, now: Instant) -> bool {
        now < self.inferring_until
    }

    /// Takes note of a packet that was lost: delays as at a full queue have been seen.
    pub(super) fn on_loss(&mut self, now: Instant) {
        self.loss_seen = true;
        self.reacts(now);
    }
}

/// The algorithm.
#[derive(Clone, Debug, Default)]
pub struct TcpLp {
    delays: Delays,
}

impl WindowAdjustment for TcpLp {
    fn new(_setup: &Setup<'_>) -> TcpLp {
        TcpLp::default()
    }

    fn increase(&mut self, window: f64, acked: f64, ack: &Ack) -> f64 {
        if self.delays.inferring(ack.now) {
            return 0.0;
        }
        acked / window
    }

    fn early_congestion(&mut self, window: f64, ack: &Ack) -> Option<f64> {
        Some(match self.delays.sign(ack)? {
            Sign::Early => window / 2.0,
            Sign::Persistent => 1.0,
        })
    }

    fn decrease(&mut self, window: f64, now: Instant) -> f64 {
        self.delays.on_loss(now);
        window / 2.0
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::Span;
    use crate::tcp::cc::classic::tests::ack;

    /// Makes an ACK at a time, by a round-trip time of 100 ms, with a one-way delay.
    pub(in crate::tcp::cc) fn delayed(at_ms: u64, transit_delay_us: i32) -> Ack {
        Ack {
            transit_delay_us: Some(transit_delay_us),
            ..ack(Instant::ZERO + Span::from_millis(at_ms))
        }
    }

    /// Returns the algorithm after delays of 0 to 100 ms and a loss at 0.
    pub(in crate::tcp::cc) fn after_a_loss<L: WindowAdjustment>(mut tcp_lp: L) -> L {
        assert_eq!(tcp_lp.early_congestion(100.0, &delayed(0, 0)), None);
        assert_eq!(tcp_lp.early_congestion(100.0, &delayed(0, 100_000)), None);
        tcp_lp.decrease(100.0, Instant::ZERO);
        tcp_lp
    }

    /// Keeps the delay until the average is there; the last answer.
    pub(in crate::tcp::cc) fn hold(
        tcp_lp: &mut impl WindowAdjustment,
        at_ms: u64,
        transit_delay_us: i32,
        window: f64,
    ) -> Option<f64> {
        (0..60)
            .filter_map(|_| tcp_lp.early_congestion(window, &delayed(at_ms, transit_delay_us)))
            .last()
    }

    #[test]
    fn early_congestion_halves_and_persistent_congestion_leaves_one_packet() {
        let mut tcp_lp = after_a_loss(TcpLp::default());
        assert_eq!(hold(&mut tcp_lp, 200, 14_000, 80.0), None, "below 15 %");
        assert_eq!(hold(&mut tcp_lp, 300, 20_000, 80.0), Some(40.0));
        assert_eq!(
            hold(&mut tcp_lp, 399, 20_000, 40.0),
            None,
            "once per round trip"
        );
        assert_eq!(hold(&mut tcp_lp, 400, 20_000, 40.0), Some(1.0));
        assert_eq!(hold(&mut tcp_lp, 500, 20_000, 1.0), Some(1.0));
        // The inference phase ends 300 ms after the last sign.
        assert_eq!(hold(&mut tcp_lp, 600, 0, 1.0), None);
        assert_eq!(tcp_lp.increase(1.0, 1.0, &delayed(799, 0)), 0.0);
        assert_eq!(tcp_lp.increase(1.0, 1.0, &delayed(800, 0)), 1.0);
        assert_eq!(hold(&mut tcp_lp, 900, 20_000, 10.0), Some(5.0), "a new one");
    }

    #[test]
    fn delays_are_ignored_before_the_first_loss_and_right_after_a_loss() {
        let mut tcp_lp = TcpLp::default();
        assert_eq!(hold(&mut tcp_lp, 100, 0, 80.0), None);
        assert_eq!(hold(&mut tcp_lp, 200, 90_000, 80.0), None);
        assert_eq!(
            tcp_lp.decrease(80.0, Instant::ZERO + Span::from_millis(200)),
            40.0
        );
        assert_eq!(hold(&mut tcp_lp, 299, 90_000, 40.0), None);
        assert_eq!(hold(&mut tcp_lp, 300, 90_000, 40.0), Some(20.0));
    }

    /// Only differences count: an offset of the clocks changes nothing.
    #[test]
    fn clock_offset_does_not_affect_delay_detection() {
        for offset in [0, -7_000_000, 2_000_000_000] {
            let mut tcp_lp = TcpLp::default();
            tcp_lp.early_congestion(100.0, &delayed(0, offset));
            tcp_lp.early_congestion(100.0, &delayed(0, offset + 100_000));
            tcp_lp.decrease(100.0, Instant::ZERO);
            assert_eq!(hold(&mut tcp_lp, 200, offset + 14_000, 80.0), None);
            assert_eq!(hold(&mut tcp_lp, 300, offset + 16_000, 80.0), Some(40.0));
        }
    }
}
