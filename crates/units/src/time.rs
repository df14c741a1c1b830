//! Virtual or real time as the driver has it: instants and spans in nanoseconds.

use std::ops::{Add, AddAssign, Sub};
use std::time::Duration;

/// A point in time: nanoseconds since an origin that the driver chose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Instant(pub u64);

/// A length of time in nanoseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span(pub u64);

impl Instant {
    /// The driver's origin.
    pub const ZERO: Instant = Instant(0);

    /// Later than everything that happens.
    pub const NEVER: Instant = Instant(u64::MAX);

    /// Returns the instant so many microseconds after the origin.
    #[inline]
    pub const fn from_micros(micros: u64) -> Instant {
        Instant(micros * 1_000)
    }

    /// Returns the whole microseconds since the origin.
    #[inline]
    pub const fn as_micros(self) -> u64 {
        self.0 / 1_000
    }

    /// Returns the seconds since the origin, for reports.
    #[inline]
    pub fn as_secs_f64(self) -> f64 {
        self.0 as f64 / 1e9
    }

    /// Returns the earliest of these points in time; `None` if there is none, or none but [`Instant::NEVER`].
    #[inline]
    pub fn earliest<const N: usize>(times: [Option<Instant>; N]) -> Option<Instant> {
        let mut earliest = Instant::NEVER;
        for time in &times {
            earliest = earliest.min(time.unwrap_or(Instant::NEVER));
        }
        (earliest < Instant::NEVER).then_some(earliest)
    }

    /// Returns the time since `earlier`; zero if that is later.
    #[inline]
    pub const fn since(self, earlier: Instant) -> Span {
        Span(self.0.saturating_sub(earlier.0))
    }
}

impl Span {
    /// No time at all.
    pub const ZERO: Span = Span(0);

    /// Makes a span of microseconds.
    #[inline]
    pub const fn from_micros(micros: u64) -> Span {
        Span(micros * 1_000)
    }

    /// Makes a span of milliseconds.
    #[inline]
    pub const fn from_millis(millis: u64) -> Span {
        Span(millis * 1_000_000)
    }

    /// Makes a span of seconds.
    #[inline]
    pub const fn from_secs(secs: u64) -> Span {
        Span(secs * 1_000_000_000)
    }

    /// Returns the whole microseconds.
    #[inline]
    pub const fn as_micros(self) -> u64 {
        self.0 / 1_000
    }

    /// Returns the seconds, for reports.
    #[inline]
    pub fn as_secs_f64(self) -> f64 {
        self.0 as f64 / 1e9
    }

    /// Returns `self` times `factor`, at most the longest span.
    #[inline]
    pub const fn saturating_mul(self, factor: u64) -> Span {
        Span(self.0.saturating_mul(factor))
    }
}

impl Add<Span> for Instant {
    type Output = Instant;
    #[inline]
    fn add(self, span: Span) -> Instant {
        Instant(self.0.saturating_add(span.0))
    }
}

impl AddAssign<Span> for Instant {
    #[inline]
    fn add_assign(&mut self, span: Span) {
        *self = *self + span;
    }
}

impl Sub<Span> for Instant {
    type Output = Instant;
    #[inline]
    fn sub(self, span: Span) -> Instant {
        Instant(self.0.saturating_sub(span.0))
    }
}

impl Add for Span {
    type Output = Span;
    #[inline]
    fn add(self, other: Span) -> Span {
        Span(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Span {
    #[inline]
    fn add_assign(&mut self, other: Span) {
        *self = *self + other;
    }
}

impl From<Span> for Duration {
    #[inline]
    fn from(span: Span) -> Duration {
        Duration::from_nanos(span.0)
    }
}

impl Sub for Span {
    type Output = Span;
    #[inline]
    fn sub(self, other: Span) -> Span {
        Span(self.0.saturating_sub(other.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_arithmetic_saturates() {
        assert_eq!(Instant(5).since(Instant(7)), Span::ZERO);
        assert_eq!(Instant(7).since(Instant(5)), Span(2));
        assert_eq!(Instant(u64::MAX) + Span(1), Instant(u64::MAX));
        assert_eq!(Instant(1) - Span(2), Instant::ZERO);
        assert_eq!(Span(1) - Span(2), Span::ZERO);
        assert_eq!(Span::from_secs(1), Span::from_millis(1000));
    }

    #[test]
    fn earliest_ignores_absent_and_never_instants() {
        let times = [Some(Instant(7)), None, Some(Instant(5))];
        assert_eq!(Instant::earliest(times), Some(Instant(5)));
        assert_eq!(Instant::earliest([None, Some(Instant::NEVER)]), None);
    }
}
