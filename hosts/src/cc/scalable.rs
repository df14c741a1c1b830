//! Scalable TCP (Kelly, "Scalable TCP: improving performance in highspeed wide area networks", CCR 33(2), 2003).
//!
//! ```text
//! w <= 16:  NewReno                                        section 3.1: the legacy window
//! else:     ACK: w += 0.01 * acked;   loss: w = 0.875 * w  section 3: a = 1/100, b = 1/8
//! ```
//!
//! Whatever the window, it doubles in 70 round trips and a loss is made good in 13.

use super::Ack;
use super::classic::Law;
use crate::time::Instant;

/// Section 3.1: packets up to which a flow is fair to legacy TCP.
const LEGACY_WINDOW: f64 = 16.0;
/// Section 3: packets per packet acknowledged.
const INCREASE: f64 = 0.01;
/// Section 3: the share that a loss takes.
const DECREASE: f64 = 0.125;

/// The law.
#[derive(Debug)]
pub struct Scalable;

impl Law for Scalable {
    fn increase(&mut self, window: f64, acked: f64, _ack: &Ack) -> f64 {
        if window <= LEGACY_WINDOW {
            acked / window
        } else {
            INCREASE * acked
        }
    }

    fn decrease(&mut self, window: f64, _now: Instant) -> f64 {
        if window <= LEGACY_WINDOW {
            window / 2.0
        } else {
            window * (1.0 - DECREASE)
        }
    }
}
