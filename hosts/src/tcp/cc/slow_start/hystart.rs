//! HyStart as Linux has it (Ha, Rhee 2011: "Taming the elephants"; `hystart_update`, net/ipv4/tcp_cubic.c): slow start
//! ends before it loses packets.
//!
//! ```text
//! a round begins:  with the first ACK above round_end; round_end = SND.NXT
//! ACK train:       ACKs no more than 2 ms apart go on for more than min_rtt (half of it unpaced)
//!                  + min(1 ms, 4 bursts of offload at the pacing rate)
//! delay:           from the ninth sample of a round on: least RTT of the round > min_rtt + clamp(min_rtt / 8, 4 ms, 16 ms)
//! either:          ssthresh = window
//! ```
//!
//! Windows below sixteen packets are left alone. Once it has ended slow start it does not again before a timeout.

use super::super::Ack;
use crate::{Instant, Span};

/// Linux's `hystart_low_window`, packets.
const LOW_WINDOW: f64 = 16.0;
/// `hystart_ack_delta_us`: the largest gap between two ACKs of a train.
const ACK_GAP: Span = Span::from_millis(2);
/// `HYSTART_MIN_SAMPLES`.
const MIN_SAMPLES: u32 = 8;
/// `HYSTART_DELAY_MIN` and `HYSTART_DELAY_MAX`.
const DELAY_THRESHOLDS: (Span, Span) = (Span::from_millis(4), Span::from_millis(16));
/// The longest time by which a train's threshold allows for offload (`hystart_ack_delay`).
const MAX_OFFLOAD_DELAY: Span = Span::from_millis(1);
/// Bytes of four bursts of offload, of 64 KiB each (`GSO_LEGACY_MAX_SIZE`).
const OFFLOAD_BYTES: f64 = 4.0 * 65536.0;
/// Packets leave at twice the window per round trip in slow start (`tcp_pacing_ss_ratio`).
const PACING_GAIN: f64 = 2.0;

/// The state of one flow.
#[derive(Debug)]
pub(super) struct HyStart {
    paced: bool,
    found: bool,
    min_rtt: Span,
    /// The first segment that is not of this round.
    round_end: u64,
    round_start: Instant,
    last_ack: Instant,
    round_min_rtt: Span,
    samples: u32,
}

impl HyStart {
    pub(super) fn new(paced: bool) -> HyStart {
        HyStart {
            paced,
            found: false,
            min_rtt: Span(u64::MAX),
            round_end: 0,
            round_start: Instant::ZERO,
            last_ack: Instant::ZERO,
            round_min_rtt: Span(u64::MAX),
            samples: 0,
        }
    }

    /// Takes an ACK in slow start at a window of `window` packets, `bytes` in all; `next` is the next segment to be sent
    /// for the first time. Returns whether slow start ends here.
    pub(super) fn on_ack(&mut self, ack: &Ack, window: f64, bytes: f64, next: u64) -> bool {
        let Some(rtt) = ack.rtt else {
            return false;
        };
        self.min_rtt = self.min_rtt.min(rtt);
        if self.found || window < LOW_WINDOW {
            return false;
        }
        if ack.una > self.round_end {
            self.begin_round(ack.now, next);
        }
        self.found = self.is_long_train(ack, bytes) | self.is_delayed(rtt);
        self.found
    }

    /// Begins anew after a timeout.
    pub(super) fn on_timeout(&mut self, now: Instant, next: u64) {
        self.found = false;
        self.min_rtt = Span(u64::MAX);
        self.begin_round(now, next);
    }

    fn begin_round(&mut self, now: Instant, next: u64) {
        self.round_end = next;
        self.round_start = now;
        self.last_ack = now;
        self.round_min_rtt = Span(u64::MAX);
        self.samples = 0;
    }

    /// Returns whether a train of ACKs is as long as the path: it has as many packets in it as the path holds.
    fn is_long_train(&mut self, ack: &Ack, bytes: f64) -> bool {
        if ack.now.since(self.last_ack) > ACK_GAP {
            return false;
        }
        self.last_ack = ack.now;
        let pacing_rate = PACING_GAIN * bytes / ack.srtt.as_secs_f64();
        let offload = Span((OFFLOAD_BYTES / pacing_rate * 1e9) as u64).min(MAX_OFFLOAD_DELAY);
        let threshold = self.min_rtt + offload;
        // Pacing itself may spread packets over half of a round trip.
        let threshold = if self.paced {
            threshold
        } else {
            Span(threshold.0 / 2)
        };
        ack.now.since(self.round_start) > threshold
    }

    fn is_delayed(&mut self, rtt: Span) -> bool {
        self.round_min_rtt = self.round_min_rtt.min(rtt);
        if self.samples < MIN_SAMPLES {
            self.samples += 1;
            return false;
        }
        let (least, most) = DELAY_THRESHOLDS;
        let threshold = Span(self.min_rtt.0 / 8).clamp(least, most);
        self.round_min_rtt > self.min_rtt + threshold
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACKET: f64 = 1000.0;

    fn ack(ms: u64, una: u64, rtt_ms: u64) -> Ack {
        Ack {
            una,
            rtt: Some(Span::from_millis(rtt_ms)),
            srtt: Span::from_millis(200),
            ..Ack::new(Instant::ZERO + Span::from_millis(ms), 2000)
        }
    }

    fn take(hystart: &mut HyStart, ack: &Ack, window: u64, next: u64) -> bool {
        hystart.on_ack(ack, window as f64, window as f64 * PACKET, next)
    }

    /// Takes ACKs of two packets each, after a round of 200 ms. Returns the first that ends slow start.
    fn run_round(hystart: &mut HyStart, rtt_ms: u64, gap_ms: u64) -> Option<u64> {
        assert!(!take(hystart, &ack(200, 10, 200), 10, 10));
        (0..30).find(|i| {
            let ack = ack(440 + gap_ms * i, 12 + 2 * i, rtt_ms);
            take(hystart, &ack, 20 + 2 * i, 30)
        })
    }

    #[test]
    fn ninth_sample_of_a_delayed_round_ends_slow_start() {
        assert_eq!(run_round(&mut HyStart::new(false), 240, 3), Some(8));
    }

    #[test]
    fn small_delay_does_not_end_slow_start() {
        // 200 ms / 8 = 25 ms, of which 16 count.
        assert_eq!(run_round(&mut HyStart::new(false), 216, 3), None);
        assert_eq!(run_round(&mut HyStart::new(false), 217, 3), Some(8));
    }

    #[test]
    fn delays_below_the_low_window_are_ignored() {
        let mut hystart = HyStart::new(false);
        take(&mut hystart, &ack(0, 1, 100), 10, 10);
        assert!((0..20).all(|i| !take(&mut hystart, &ack(200, 2 + i, 300), 15, 40)));
    }

    /// Half of 20 ms and a millisecond for offload; paced, all of it.
    #[test]
    fn long_train_ends_slow_start() {
        for (paced, ends) in [(false, 11), (true, 22)] {
            let mut hystart = HyStart::new(paced);
            take(&mut hystart, &ack(0, 1, 20), 10, 10);
            let end = (0..40).find(|i| {
                let ack = ack(100 + i, 20 + i, 20);
                take(&mut hystart, &ack, 20, 100)
            });
            assert_eq!(end, Some(ends), "paced: {paced}");
        }
    }

    #[test]
    fn gap_of_more_than_two_milliseconds_breaks_the_train() {
        let mut hystart = HyStart::new(false);
        take(&mut hystart, &ack(0, 1, 20), 10, 10);
        assert!((0..40).all(|i| !take(&mut hystart, &ack(100 + 3 * i, 20 + i, 20), 20, 100)));
    }
}
