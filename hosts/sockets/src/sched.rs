//! What a process asks of the scheduler, and what it has used.

use std::io;

/// The real-time priority of everything on a packet's way, switches and hosts alike: hosts below the switches would be
/// preempted by every packet that they send.
pub const PRIORITY: libc::c_int = 10;

/// Puts the calling thread (not those that it starts) under SCHED_RR and makes its timers exact. The loops of this crate
/// block whenever there is nothing to do, so that they starve nobody.
///
/// # Errors
/// It is not permitted: it takes root, CAP_SYS_NICE or a limit on real-time priorities of at least [`PRIORITY`]. The
/// timers are exact all the same.
pub fn real_time() -> io::Result<()> {
    let parameter = libc::sched_param {
        sched_priority: PRIORITY,
    };
    // SAFETY: the pointer is to a parameter of ours; prctl takes plain numbers here.
    let result = unsafe {
        libc::prctl(libc::PR_SET_TIMERSLACK, 1 as libc::c_ulong);
        libc::sched_setscheduler(
            0,
            libc::SCHED_RR | libc::SCHED_RESET_ON_FORK,
            &raw const parameter,
        )
    };
    crate::socket::check(result).map(drop)
}

/// User and system time of this process so far, seconds.
pub fn cpu_seconds() -> f64 {
    // SAFETY: all-zero bytes are a valid rusage, and the pointer is to it.
    let usage = unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        libc::getrusage(libc::RUSAGE_SELF, &raw mut usage);
        usage
    };
    let seconds = |time: libc::timeval| time.tv_sec as f64 + time.tv_usec as f64 / 1e6;
    seconds(usage.ru_utime) + seconds(usage.ru_stime)
}
