//! What the data plane's thread asks of the scheduler.

use std::io;

/// The priority of everything on a packet's way: the hosts' program has the same. With switches above hosts, each packet
/// would interrupt its sender.
const PRIORITY: libc::c_int = 10;

/// Puts the calling thread, and none that it starts, under SCHED_RR and makes its timers exact. Returns in words what it
/// runs under, or why not.
pub fn real_time() -> Result<String, String> {
    let parameter = libc::sched_param {
        sched_priority: PRIORITY,
    };
    let policy = libc::SCHED_RR | libc::SCHED_RESET_ON_FORK;
    // SAFETY: plain numbers, and a pointer to a parameter of ours; 0 is the calling thread.
    let result = unsafe {
        libc::prctl(libc::PR_SET_TIMERSLACK, 1 as libc::c_ulong);
        libc::sched_setscheduler(0, policy, &raw const parameter)
    };
    if result == 0 {
        return Ok(format!("SCHED_RR {PRIORITY}"));
    }
    let why = io::Error::last_os_error();
    Err(format!(
        "no real-time scheduling ({why}): deadlines are late while the machine is busy"
    ))
}
