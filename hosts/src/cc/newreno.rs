//! TCP NewReno's window (RFC 5681 section 3.1; RFC 6582 is about its recovery, which is chosen apart).
//!
//! ```text
//! ACK:   w += acked / w          one packet per round trip
//! loss:  w = w / 2
//! ```

use super::Ack;
use super::classic::Law;
use crate::time::Instant;

/// The law of additive increase and multiplicative decrease.
#[derive(Debug)]
pub struct NewReno;

impl Law for NewReno {
    fn increase(&mut self, window: f64, acked: f64, _ack: &Ack) -> f64 {
        acked / window
    }

    fn decrease(&mut self, window: f64, _now: Instant) -> f64 {
        window / 2.0
    }
}
