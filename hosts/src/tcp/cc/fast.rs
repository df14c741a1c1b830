//! FAST TCP (Jin, Wei, Low, "FAST TCP: motivation, architecture, algorithms, performance", INFOCOM 2004, section IV;
//! Wei, Jin, Low, Hegde, IEEE/ACM Transactions on Networking 14(6), 2006).
//!
//! ```text
//! baseRTT = the smallest RTT seen,   RTT += min(3 / w, 1/4) * (sample - RTT)
//! once per round trip:  w = min(2 w, (1 - gamma) w + gamma (baseRTT / RTT * w + alpha))
//! loss:                 w = w / 2
//! ```
//!
//! With `fast.mi_threshold` each acknowledged packet adds one to the window while packets wait for
//! less than that. That growth is the multiplicative increase of the authors' ns-2 module
//! (`tcp-fast.cc`, `mi_threshold_`). The papers have none.
//!
//! A flow at rest has `w (1 - baseRTT / RTT) = alpha` packets of its own in queues, whatever the path; all flows of a
//! bottleneck with one alpha share it equally. The queue must hold the sum of all alphas.
//!
//! Departures: the step is taken in shares of `acked / w` with every ACK instead of at once in
//! every other round trip. The fixed point is the same, and traffic is smoother. `2 w` is then the
//! bound that every algorithm has. Slow start ends when the flow has alpha packets in queues (the papers
//! say only that it ends by queueing delay). There is no burstiness control.

use super::Ack;
use super::classic::WindowAdjustment;
use crate::flow::setup::Setup;
use crate::options::{Declaration, Unit, Values, declare};
use crate::{Instant, Span};

/// The paper's experiments.
const GAMMA: f64 = 0.5;
/// The weight of a new sample in the average: `min(3 / w, 1 / 4)`.
const WEIGHT_PACKETS: f64 = 3.0;
const LARGEST_WEIGHT: f64 = 0.25;

declare! {
    "fast";
    /// The default is what the authors used on paths of some hundred Mbit/s and more.
    pub ALPHA = "alpha": Values::number(Unit::Packets, Some(200), 1, None),
        "what each flow keeps in queues; the bottleneck's must hold the sum over all flows";
    /// None, as in the papers; the authors' ns-2 module has 750 us.
    pub MI_THRESHOLD = "mi_threshold": Values::number(Unit::Nanoseconds, Some(0), 0, None),
        "below this queueing delay the window doubles in a round trip";
}

/// The algorithm. Times in seconds.
#[derive(Clone, Debug)]
pub struct Fast {
    alpha: f64,
    mi_threshold: f64,
    base_rtt: f64,
    average_rtt: Option<f64>,
    slow_start: bool,
}

impl Fast {
    /// Returns whether its packets wait for less than `mi_threshold`.
    fn finds_no_queue(&self) -> bool {
        let average = self.average_rtt.unwrap_or(f64::INFINITY);
        average - self.base_rtt < self.mi_threshold
    }

    /// Counts the packets of this flow that wait in queues.
    fn queued(&self, window: f64) -> f64 {
        match self.average_rtt {
            Some(average) if average > self.base_rtt => window * (1.0 - self.base_rtt / average),
            _ => 0.0,
        }
    }
}

impl WindowAdjustment for Fast {
    const OPTIONS: &'static [Declaration] = &[ALPHA, MI_THRESHOLD];

    fn new(setup: &Setup<'_>) -> Fast {
        Fast {
            alpha: setup.options.number(&ALPHA) as f64,
            mi_threshold: setup.options.number(&MI_THRESHOLD) as f64 * 1e-9,
            base_rtt: f64::INFINITY,
            average_rtt: None,
            slow_start: true,
        }
    }

    fn increase(&mut self, window: f64, acked: f64, _ack: &Ack) -> f64 {
        if self.finds_no_queue() {
            return acked;
        }
        GAMMA * (self.alpha - self.queued(window)) * acked / window
    }

    fn early_congestion(&mut self, window: f64, ack: &Ack) -> Option<f64> {
        if let Some(rtt) = ack.rtt {
            let rtt = rtt.as_secs_f64();
            let average = self.average_rtt.unwrap_or(rtt);
            let weight = (WEIGHT_PACKETS / window).min(LARGEST_WEIGHT);
            self.average_rtt = Some(average + weight * (rtt - average));
        }
        let ends = self.slow_start && self.queued(window) >= self.alpha;
        self.slow_start &= !ends;
        ends.then_some(window)
    }

    fn decrease(&mut self, window: f64, _now: Instant) -> f64 {
        self.slow_start = false;
        window / 2.0
    }

    fn on_timeout(&mut self) {
        self.slow_start = true;
    }

    fn on_rtt(&mut self, rtt: Span) {
        self.base_rtt = self.base_rtt.min(rtt.as_secs_f64());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::tcp::cc::classic::tests::{self, ack};

    fn fast_with_alpha(alpha: u64) -> Fast {
        tests::adjustment(Options::default().with_value(&ALPHA, alpha).unwrap())
    }

    /// Runs round trips over a path of 100 ms and 1000 packets per second, until the window rests.
    fn settle(fast: &mut Fast, mut window: f64) -> f64 {
        for _ in 0..100 {
            let rtt = Span::from_micros((1000.0 * window).max(100_000.0) as u64);
            let sample = Ack {
                rtt: Some(rtt),
                ..ack(Instant::ZERO)
            };
            for _ in 0..window as u64 {
                fast.on_rtt(rtt);
                fast.early_congestion(window, &sample);
                window += fast.increase(window, 1.0, &sample);
            }
        }
        window
    }

    /// 100 packets fill the path.
    #[test]
    fn single_flow_keeps_alpha_packets_queued() {
        for (alpha, from) in [(20, 50.0), (20, 400.0), (200, 50.0)] {
            let mut fast = fast_with_alpha(alpha);
            fast.on_rtt(Span::from_millis(100));
            let window = settle(&mut fast, from);
            let expected = 100.0 + alpha as f64;
            assert!((window / expected - 1.0).abs() < 0.02, "{alpha}: {window}");
        }
    }

    /// The formula at its own point: 0.5 * 200 + 0.5 * (100 / 125 * 200 + 20) - 200 = -10 in a round trip.
    #[test]
    fn window_moves_halfway_to_its_target_per_rtt() {
        let mut fast = fast_with_alpha(20);
        fast.on_rtt(Span::from_millis(100));
        fast.average_rtt = Some(0.125);
        let step = fast.increase(200.0, 200.0, &ack(Instant::ZERO));
        assert!((step + 10.0).abs() < 1e-9, "{step}");
    }

    #[test]
    fn window_doubles_below_the_mi_threshold() {
        let options = Options::default()
            .with_value(&MI_THRESHOLD, 750_000)
            .unwrap();
        let mut fast = tests::adjustment::<Fast>(options);
        fast.on_rtt(Span::from_millis(100));
        fast.average_rtt = Some(0.1007);
        assert_eq!(fast.increase(200.0, 1.0, &ack(Instant::ZERO)), 1.0);
        fast.average_rtt = Some(0.1008);
        let step = fast.increase(200.0, 1.0, &ack(Instant::ZERO));
        assert!(step < 0.51, "{step}: half of alpha in a round trip");
    }

    #[test]
    fn slow_start_ends_once_when_alpha_packets_are_queued() {
        let mut fast = fast_with_alpha(20);
        fast.on_rtt(Span::from_millis(100));
        let sample = |ms| Ack {
            rtt: Some(Span::from_millis(ms)),
            ..ack(Instant::ZERO)
        };
        assert_eq!(fast.early_congestion(4.0, &sample(100)), None);
        assert_eq!(fast.early_congestion(10.0, &sample(400)), None, "5 queued");
        assert_eq!(fast.early_congestion(100.0, &sample(400)), Some(100.0));
        assert_eq!(fast.early_congestion(100.0, &sample(400)), None);
        fast.on_timeout();
        assert_eq!(fast.early_congestion(100.0, &sample(400)), Some(100.0));
    }
}
