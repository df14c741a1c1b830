//! Bits per second, as the time that a byte takes.

use crate::time::Span;

/// A rate: the time of a byte in units of 2^-20 ns. 1 Gbit/s is 8 ns exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    per_byte: u64,
}

const FRACTION_BITS: u32 = 20;

impl Rate {
    /// The allowed rates, bits per second. At the slowest a frame of 65549 bytes fits into 64 bits,
    /// and at the fastest a byte's time is right to 1 part in 1000.
    pub const ALLOWED: std::ops::RangeInclusive<f64> = 1e3..=8e12;

    /// No limit: bytes take no time.
    pub const UNLIMITED: Rate = Rate { per_byte: 0 };

    /// Makes a rate from [`Rate::ALLOWED`].
    pub fn from_bps(bps: f64) -> Rate {
        let per_byte = 8e9 / bps * f64::from(1u32 << FRACTION_BITS);
        Rate {
            per_byte: per_byte.round() as u64,
        }
    }

    /// Makes a rate of so many bits per second.
    ///
    /// # Errors
    /// The allowed rates, for one out of [`Rate::ALLOWED`].
    pub fn checked(bps: f64) -> Result<Rate, String> {
        if Rate::ALLOWED.contains(&bps) {
            return Ok(Rate::from_bps(bps));
        }
        let (low, high) = Rate::ALLOWED.into_inner();
        Err(format!("{bps}: allowed are {low:e} to {high:e}"))
    }

    /// Returns how long so many bytes take, the fraction of a nanosecond left out.
    #[inline]
    pub const fn time_of(self, bytes: u32) -> Span {
        self.time_after(0, bytes).0
    }

    /// Returns the time of so many bytes after others that left this fraction of a nanosecond, and
    /// the fraction that they leave. Carried from one to the next, it makes the sum exact, also at
    /// 400 Gbit/s (0.02 ns a byte).
    #[inline]
    pub const fn time_after(self, fraction: u64, bytes: u32) -> (Span, u64) {
        let time = bytes as u64 * self.per_byte + fraction;
        (
            Span(time >> FRACTION_BITS),
            time & ((1 << FRACTION_BITS) - 1),
        )
    }

    /// Returns how long what takes `time` at another rate takes at this one.
    pub fn in_place_of(self, other: Rate, time: Span) -> Span {
        if other.per_byte == 0 {
            return Span::ZERO;
        }
        let scaled = u128::from(time.0) * u128::from(self.per_byte) / u128::from(other.per_byte);
        Span(u64::try_from(scaled).unwrap_or(u64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn total_time(bps: f64, bytes: u32, times: u32) -> u64 {
        let mut fraction = 0;
        let mut next = || {
            let (time, left) = Rate::from_bps(bps).time_after(fraction, bytes);
            fraction = left;
            time.0
        };
        (0..times).map(|_| next()).sum()
    }

    #[test]
    fn transmission_times_carry_fractions_of_a_nanosecond() {
        // 86 bytes at 400 Gbit/s take 1.72 ns.
        assert_eq!(total_time(400e9, 86, 1000), 1720);
        // 1000 bytes at 45 Mbit/s take 177777.7 ns, and the rate itself is rounded.
        assert!(total_time(45e6, 1000, 9).abs_diff(1_600_000) <= 1);
        assert_eq!(Rate::UNLIMITED.time_of(1000), Span::ZERO);
        assert_eq!(Rate::from_bps(1e9).time_of(1000), Span::from_micros(8));
    }

    #[test]
    fn rate_change_rescales_the_remaining_time() {
        let (slow, fast) = (Rate::from_bps(1e8), Rate::from_bps(1e9));
        assert_eq!(fast.in_place_of(slow, Span(1000)), Span(100));
        assert_eq!(slow.in_place_of(fast, Span(1000)), Span(10_000));
        assert_eq!(slow.in_place_of(Rate::UNLIMITED, Span::ZERO), Span::ZERO);
        assert_eq!(slow.in_place_of(fast, Span(u64::MAX)), Span(u64::MAX));
    }

    #[test]
    fn a_rate_out_of_range_is_refused_with_the_range() {
        let error = Rate::checked(1.0).unwrap_err();
        assert_eq!(error, "1: allowed are 1e3 to 8e12");
        assert!(Rate::checked(f64::NAN).is_err());
    }
}
