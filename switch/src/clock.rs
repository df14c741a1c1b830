//! The clocks of this machine, ns.

/// CLOCK_MONOTONIC: the same in all network namespaces.
pub fn monotonic_ns() -> u64 {
    read(libc::CLOCK_MONOTONIC)
}

/// User and system time of the calling thread.
pub fn thread_cpu_ns() -> u64 {
    read(libc::CLOCK_THREAD_CPUTIME_ID)
}

/// What to add to CLOCK_REALTIME, in which the kernel stamps packets, to get CLOCK_MONOTONIC.
pub fn realtime_to_monotonic_ns() -> i64 {
    let monotonic = monotonic_ns();
    (monotonic as i64).wrapping_sub(read(libc::CLOCK_REALTIME) as i64)
}

fn read(clock: libc::clockid_t) -> u64 {
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: `time` is valid for writing. The clocks above exist on every Linux, so the call can't fail.
    unsafe { libc::clock_gettime(clock, &raw mut time) };
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}
