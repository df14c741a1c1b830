//! The demands on Linux of all parts that run in real time: the clock, a place in the scheduler,
//! sockets.

mod clock;
mod grain;
mod scheduling;
pub mod socket;

pub use clock::{Clock, Timestamps, cpu_of_process, cpu_of_thread, instant_of};
pub use grain::grain;
pub use scheduling::{PRIORITY, real_time};
