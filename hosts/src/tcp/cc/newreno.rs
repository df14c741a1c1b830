//! TCP NewReno's window (RFC 5681 section 3.1; RFC 6582 is about its recovery, which is chosen apart).
//!
//! ```text
//! ACK:   w += acked / w          one packet per round trip
//! loss:  w = w / 2
//! ```

use super::Ack;
use super::classic::WindowAdjustment;
use crate::Instant;
use crate::flow::setup::Setup;

/// The algorithm of additive increase and multiplicative decrease.
#[derive(Clone, Debug)]
pub struct NewReno;

impl WindowAdjustment for NewReno {
    fn new(_setup: &Setup<'_>) -> NewReno {
        NewReno
    }

    fn increase(&mut self, window: f64, acked: f64, _ack: &Ack) -> f64 {
        acked / window
    }

    fn decrease(&mut self, window: f64, _now: Instant) -> f64 {
        window / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tcp::cc::classic::tests::ack;

    #[test]
    fn window_grows_by_one_packet_per_rtt_and_halves_on_loss() {
        let newreno = &mut NewReno;
        // Ten ACKs of five packets each, as with delayed ACKs, count like fifty.
        let mut window = 50.0;
        for _ in 0..10 {
            window += newreno.increase(window, 5.0, &ack(Instant::ZERO));
        }
        assert!((window - 51.0).abs() < 0.01, "{window}");
        assert_eq!(newreno.decrease(51.0, Instant::ZERO), 25.5);
    }
}
