//! The clock: CLOCK_MONOTONIC from an epoch on that processes may share; one boot, one clock, in every network namespace.

use xcpr_hosts::{Instant, Span};

const NANOS: i128 = 1_000_000_000;

fn nanoseconds(clock: libc::clockid_t) -> i128 {
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: the pointer is to a timespec of ours. These clocks exist wherever Linux runs.
    unsafe { libc::clock_gettime(clock, &mut time) };
    i128::from(time.tv_sec) * NANOS + i128::from(time.tv_nsec)
}

/// Time as nanoseconds since an epoch on CLOCK_MONOTONIC.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    epoch: i128,
}

impl Clock {
    /// A clock whose zero is `epoch_ns` on CLOCK_MONOTONIC.
    pub fn new(epoch_ns: u64) -> Clock {
        Clock {
            epoch: i128::from(epoch_ns),
        }
    }

    /// A clock whose zero is now.
    pub fn starting_now() -> Clock {
        Clock {
            epoch: nanoseconds(libc::CLOCK_MONOTONIC),
        }
    }

    /// Now; the epoch itself before that.
    pub fn now(&self) -> Instant {
        self.instant(nanoseconds(libc::CLOCK_MONOTONIC))
    }

    /// How long the epoch is away.
    pub fn until_epoch(&self) -> Span {
        let away = self.epoch - nanoseconds(libc::CLOCK_MONOTONIC);
        Span(u64::try_from(away).unwrap_or(0))
    }

    fn instant(&self, monotonic: i128) -> Instant {
        Instant(u64::try_from(monotonic - self.epoch).unwrap_or(0))
    }

    /// What turns the kernel's receive timestamps (CLOCK_REALTIME) of the next moments into instants.
    pub fn of_timestamps(&self) -> Timestamps {
        Timestamps {
            clock: *self,
            ahead: nanoseconds(libc::CLOCK_REALTIME) - nanoseconds(libc::CLOCK_MONOTONIC),
        }
    }
}

/// How far CLOCK_REALTIME is ahead of CLOCK_MONOTONIC, measured anew for each batch because it may be set.
#[derive(Clone, Copy, Debug)]
pub struct Timestamps {
    clock: Clock,
    ahead: i128,
}

impl Timestamps {
    /// The instant of a timestamp.
    pub fn instant(&self, stamp: &libc::timespec) -> Instant {
        let realtime = i128::from(stamp.tv_sec) * NANOS + i128::from(stamp.tv_nsec);
        self.clock.instant(realtime - self.ahead)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn realtime_stamps_become_instants_of_the_clock() {
        let clock = Clock::starting_now();
        let before = clock.now();
        let real = nanoseconds(libc::CLOCK_REALTIME);
        let stamp = libc::timespec {
            tv_sec: (real / NANOS) as libc::time_t,
            tv_nsec: (real % NANOS) as libc::c_long,
        };
        let at = clock.of_timestamps().instant(&stamp);
        let after = clock.now();
        // The two clocks are read one after the other: a microsecond apart, a second on a machine that stood still.
        assert!(at + Span::from_secs(1) >= before && at <= after + Span::from_secs(1));
    }

    #[test]
    fn before_the_epoch_there_is_zero() {
        let ahead = nanoseconds(libc::CLOCK_MONOTONIC) as u64 + 3_600_000_000_000;
        let clock = Clock::new(ahead);
        assert_eq!(clock.now(), Instant::ZERO);
        assert!(clock.until_epoch() > Span::from_secs(3590));
        assert_eq!(Clock::new(0).until_epoch(), Span::ZERO);
    }
}
