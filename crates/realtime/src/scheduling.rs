//! The place of packets' ways in the scheduler.

use std::io;

use crate::socket::check;

/// The real-time priority of everything on a packet's way, switches and hosts alike: with hosts below the switches, each
/// packet would interrupt its sender.
pub const PRIORITY: libc::c_int = 10;

/// Puts the calling thread, and none that it starts, under SCHED_RR and makes its timers exact. A loop that runs so has to
/// block whenever there is nothing to do, lest it starve the others.
///
/// # Errors
/// The caller lacks the permission: root, CAP_SYS_NICE or a limit on real-time priorities of at
/// least [`PRIORITY`]. The timers are exact all the same.
pub fn real_time() -> io::Result<()> {
    let parameter = libc::sched_param {
        sched_priority: PRIORITY,
    };
    let policy = libc::SCHED_RR | libc::SCHED_RESET_ON_FORK;
    const NONE: libc::c_ulong = 0;
    // SAFETY: plain numbers, and a pointer to a parameter of ours; 0 is the calling thread.
    let result = unsafe {
        libc::prctl(
            libc::PR_SET_TIMERSLACK,
            1 as libc::c_ulong,
            NONE,
            NONE,
            NONE,
        );
        libc::sched_setscheduler(0, policy, &raw const parameter)
    };
    check(result).map(drop)
}
