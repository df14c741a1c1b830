//! Quantities as types, so that the compiler refuses a length of time for a point of time, and either for bytes.
//!
//! Numbers with their unit in the name (`delay_ns`, `rate_bps`) are for JSON alone: whoever reads it makes quantities of
//! them, once.

mod rate;
mod time;

pub use rate::Rate;
pub use time::{Instant, Span};
