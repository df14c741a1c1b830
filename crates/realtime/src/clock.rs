//! CLOCK_MONOTONIC: one clock from boot on, the same in all processes and network namespaces.

use xcpr_units::{Instant, Span};

/// CLOCK_MONOTONIC, counted from an epoch that processes may share.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    epoch: Instant,
}

impl Clock {
    /// The clock as it is: its zero is the boot.
    pub const MONOTONIC: Clock = Clock::new(Instant::ZERO);

    /// Makes a clock whose zero is at `epoch` of [`Clock::MONOTONIC`].
    pub const fn new(epoch: Instant) -> Clock {
        Clock { epoch }
    }

    /// Makes a clock whose zero is now.
    pub fn starting_now() -> Clock {
        Clock::new(Clock::MONOTONIC.now())
    }

    /// Returns the present time; the epoch itself before that.
    #[inline]
    pub fn now(&self) -> Instant {
        self.instant(read(libc::CLOCK_MONOTONIC))
    }

    /// Says how far ahead the epoch is.
    pub fn until_epoch(&self) -> Span {
        self.epoch.since(Clock::MONOTONIC.now())
    }

    /// Returns the converter of the kernel's time stamps (CLOCK_REALTIME) of the next moments into
    /// instants.
    pub fn timestamps(&self) -> Timestamps {
        let monotonic = read(libc::CLOCK_MONOTONIC).0 as i64;
        Timestamps {
            clock: *self,
            to_monotonic_ns: monotonic.wrapping_sub(read(libc::CLOCK_REALTIME).0 as i64),
        }
    }

    #[inline]
    fn instant(&self, monotonic: Instant) -> Instant {
        Instant::ZERO + monotonic.since(self.epoch)
    }
}

/// How far CLOCK_MONOTONIC is from CLOCK_REALTIME. The distance is read anew for each batch of
/// packets, since CLOCK_REALTIME may be set.
#[derive(Clone, Copy, Debug)]
pub struct Timestamps {
    clock: Clock,
    to_monotonic_ns: i64,
}

impl Timestamps {
    /// Returns the instant of a time stamp, which counts from 1970 on.
    #[inline]
    pub fn instant(&self, stamp: Instant) -> Instant {
        let monotonic = stamp.0.saturating_add_signed(self.to_monotonic_ns);
        self.clock.instant(Instant(monotonic))
    }
}

/// Returns the user and system time of the calling thread.
pub fn cpu_of_thread() -> Span {
    read(libc::CLOCK_THREAD_CPUTIME_ID).since(Instant::ZERO)
}

/// Returns the user and system time of this process.
pub fn cpu_of_process() -> Span {
    read(libc::CLOCK_PROCESS_CPUTIME_ID).since(Instant::ZERO)
}

/// Returns the instant of the kernel's seconds and nanoseconds on their own clock.
#[inline]
pub fn instant_of(time: &libc::timespec) -> Instant {
    Instant(time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64)
}

fn read(clock: libc::clockid_t) -> Instant {
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: `time` is valid for writing. The clocks above exist on every Linux, so the call can't fail.
    unsafe { libc::clock_gettime(clock, &raw mut time) };
    instant_of(&time)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn realtime_timestamps_convert_to_instants_of_the_clock() {
        let clock = Clock::starting_now();
        let before = clock.now();
        let stamp = read(libc::CLOCK_REALTIME);
        let at = clock.timestamps().instant(stamp);
        let after = clock.now();
        // The two clocks are read one after the other: a microsecond apart, a second on a machine that stood still.
        assert!(at + Span::from_secs(1) >= before && at <= after + Span::from_secs(1));
    }

    #[test]
    fn clock_reads_zero_before_its_epoch() {
        let clock = Clock::new(Clock::MONOTONIC.now() + Span::from_secs(3600));
        assert_eq!(clock.now(), Instant::ZERO);
        assert_eq!(clock.timestamps().instant(Instant::ZERO), Instant::ZERO);
        assert!(clock.until_epoch() > Span::from_secs(3590));
        assert_eq!(Clock::MONOTONIC.until_epoch(), Span::ZERO);
    }

    #[test]
    fn thread_cpu_time_is_at_most_process_cpu_time() {
        let thread = cpu_of_thread();
        assert!(thread > Span::ZERO && thread <= cpu_of_process());
    }
}
