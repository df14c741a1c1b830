//! Two-rate three-colour meters as BMv2 runs them: there are two token buckets, and the peak bucket is asked first.

use crate::api::MeterRate;

/// One bucket.
#[derive(Debug, Clone, Copy, Default)]
struct Bucket {
    rate: MeterRate,
    tokens: u64,
    /// Tokens that had been earned, between the setting of the rates and the last packet.
    earned: u64,
}

impl Bucket {
    fn take(&mut self, since_us: u64, units: u64) -> bool {
        let earned = (since_us as f64 * self.rate.units_per_us) as u64;
        let new = earned.saturating_sub(self.earned);
        self.earned = earned;
        self.tokens = self
            .tokens
            .saturating_add(new)
            .min(u64::from(self.rate.burst));
        if self.tokens < units {
            return false;
        }
        self.tokens -= units;
        true
    }
}

/// A meter. Without rates it finds everything green.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Meter {
    configured: bool,
    start_us: u64,
    committed: Bucket,
    peak: Bucket,
}

impl Meter {
    /// Makes a meter of a committed and a peak rate, with full buckets at `now_us`.
    pub fn new(rates: Option<(MeterRate, MeterRate)>, now_us: u64) -> Meter {
        let full = |rate: MeterRate| Bucket {
            rate,
            tokens: rate.burst.into(),
            earned: 0,
        };
        rates.map_or(Meter::default(), |(committed, peak)| Meter {
            configured: true,
            start_us: now_us,
            committed: full(committed),
            peak: full(peak),
        })
    }

    /// Says the colour of a packet: 0 is green, 1 yellow, 2 red.
    pub fn colour(&mut self, now_us: u64, units: u64) -> u64 {
        if !self.configured {
            return 0;
        }
        let since = now_us.saturating_sub(self.start_us);
        if !self.peak.take(since, units) {
            2
        } else if !self.committed.take(since, units) {
            1
        } else {
            0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn meter_passes_bursts_and_then_colours_by_rate() {
        let mut m = Meter::default();
        assert_eq!(m.colour(0, 1), 0);
        let rate = |units_per_us, burst| MeterRate {
            units_per_us,
            burst,
        };
        let mut m = Meter::new(Some((rate(0.5, 2), rate(1.0, 3))), 100);
        assert_eq!([0; 5].map(|_| m.colour(100, 1)), [0, 0, 1, 2, 2]);
        // 2 us later there are one committed token and two peak tokens.
        assert_eq!([0; 3].map(|_| m.colour(102, 1)), [0, 1, 2]);
    }
}
