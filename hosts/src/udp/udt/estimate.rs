//! The measurements of a receiver (draft-gg-udt-03 section 3.3): arrival speed, the link's capacity
//! by packet pairs, round trips.

use crate::{Instant, Span};

/// Arrival intervals that count (draft section 3.3).
const ARRIVALS: usize = 16;
/// Packet pairs that count: 64 in libudt 4.11, 16 in the draft.
const PAIRS: usize = 64;
/// A value farther from the median by this factor does not count.
const FAR: f64 = 8.0;

/// The last so many intervals, nanoseconds.
#[derive(Debug)]
struct Window<const N: usize> {
    intervals: [f64; N],
    next: usize,
}

impl<const N: usize> Window<N> {
    fn new(first: Span) -> Window<N> {
        Window {
            intervals: [first.0 as f64; N],
            next: 0,
        }
    }

    fn push(&mut self, interval: Span) {
        self.intervals[self.next] = interval.0 as f64;
        self.next = (self.next + 1) % N;
    }

    /// Returns the median, and the sum and number of those that lie near it.
    fn near_median(&self) -> (f64, f64, usize) {
        let mut sorted = self.intervals;
        sorted.sort_unstable_by(f64::total_cmp);
        let median = sorted[N / 2];
        let near = sorted
            .iter()
            .filter(|&&i| i > median / FAR && i < median * FAR);
        let (sum, count) = near.fold((0.0, 0), |(sum, count), i| (sum + i, count + 1));
        (median, sum, count)
    }
}

/// The times at which data packets arrive.
#[derive(Debug)]
pub(super) struct Arrivals {
    last: Option<Instant>,
    intervals: Window<ARRIVALS>,
    pairs: Window<PAIRS>,
    /// The first packet of a pair, and when it came.
    first_of_pair: Option<(u64, Instant)>,
}

impl Arrivals {
    /// Begins when nothing has arrived yet.
    pub(super) fn new() -> Arrivals {
        Arrivals {
            last: None,
            intervals: Window::new(Span::from_secs(1)),
            pairs: Window::new(Span::from_millis(1)),
            first_of_pair: None,
        }
    }

    /// Takes data packet `place`, which arrives with this number. `new`: it is no resend, as far as the receiver can
    /// know.
    pub(super) fn arrived(&mut self, now: Instant, place: u64, number: u32, new: bool) {
        if let Some(last) = self.last.replace(now) {
            self.intervals.push(now.since(last));
        }
        // A pair with a resend or a hole in it was not sent back to back.
        let first = self.first_of_pair.take().filter(|_| new);
        match (number % 16, first) {
            (0, _) if new => self.first_of_pair = Some((place, now)),
            (1, Some((before, at))) if before + 1 == place => self.pairs.push(now.since(at)),
            _ => {}
        }
    }

    /// Returns the packets per second that arrive; 0 if they come too unevenly to say.
    pub(super) fn speed(&self) -> u32 {
        let (_, sum, count) = self.intervals.near_median();
        if count > ARRIVALS / 2 {
            (1e9 * count as f64 / sum).ceil() as u32
        } else {
            0
        }
    }

    /// Returns the link's capacity, packets per second. The median counts once more, as in libudt.
    pub(super) fn capacity(&self) -> u32 {
        let (median, sum, count) = self.pairs.near_median();
        (1e9 * (count + 1) as f64 / (sum + median).max(1.0)).ceil() as u32
    }
}

/// A smoothed round-trip time and its variation.
#[derive(Clone, Copy, Debug)]
pub(super) struct RoundTrip {
    pub(super) mean: Span,
    pub(super) variation: Span,
}

impl Default for RoundTrip {
    fn default() -> RoundTrip {
        RoundTrip {
            mean: Span::from_millis(100),
            variation: Span::from_millis(50),
        }
    }
}

impl RoundTrip {
    /// Takes a sample, which counts an eighth, its distance from the mean a quarter.
    pub(super) fn sample(&mut self, sample: Span) {
        let distance = self.mean.0.abs_diff(sample.0);
        self.variation = Span((3 * self.variation.0 + distance) / 4);
        self.mean = Span((7 * self.mean.0 + sample.0) / 8);
    }

    /// Returns the time after which an answer is overdue, by libudt.
    pub(super) fn overdue(&self) -> Span {
        self.mean + Span(4 * self.variation.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn receive_rate_estimate_ignores_outliers() {
        let mut arrivals = Arrivals::new();
        assert_eq!(arrivals.speed(), 1, "the start: one a second");
        let mut now = Instant::ZERO;
        for i in 0..200u64 {
            // Pairs leave back to back and arrive as the link lets them, 120 us apart.
            let gap = match i % 16 {
                1 => 120,
                5 => 20_000,
                _ => 1000,
            };
            now += Span::from_micros(gap);
            arrivals.arrived(now, i, i as u32, true);
        }
        assert!(
            (900..1100).contains(&arrivals.speed()),
            "{}",
            arrivals.speed()
        );
        let mut probed = Arrivals::new();
        for i in 0..64 * 16u64 {
            now += Span::from_micros(if i % 16 == 1 { 120 } else { 1000 });
            probed.arrived(now, i, i as u32, true);
        }
        assert_eq!(probed.capacity(), 8334);
    }

    #[test]
    fn packet_pair_with_a_retransmission_or_gap_is_ignored() {
        let mut arrivals = Arrivals::new();
        let at = |micros: u64| Instant(micros * 1000);
        arrivals.arrived(at(0), 16, 16, true);
        arrivals.arrived(at(1), 3, 3, false);
        arrivals.arrived(at(2), 17, 17, true);
        arrivals.arrived(at(3), 32, 32, true);
        arrivals.arrived(at(4), 49, 49, true);
        assert!(arrivals.pairs.intervals.iter().all(|&i| i == 1e6));
    }
}
