//! What everything that runs in real time asks of Linux: the clock, and a place in the scheduler.

mod clock;
mod scheduling;

pub use clock::{Clock, Timestamps, cpu_of_process, cpu_of_thread, instant_of};
pub use scheduling::{PRIORITY, real_time};
