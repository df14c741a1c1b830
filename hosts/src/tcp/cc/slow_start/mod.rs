//! Slow start: how fast a window grows below `ssthresh`, and what ends the growth beside a loss.
//!
//! ```text
//! rfc3465:  window += min(acked, 2), 1 after a timeout        RFC 3465 section 2.3
//! rfc5681:  window += min(acked, 1)                           RFC 5681 section 3.1, equation 2
//! linux:    window += acked                                   tcp_slow_start, net/ipv4/tcp_cong.c
//! ```
//!
//! `acked` counts the packets that an ACK newly acknowledges, SACKed ones included. The ends are [`hystart`] and
//! [`hystart_pp`]; the second has a growth of its own.

mod hystart;
mod hystart_pp;

use hystart::HyStart;
use hystart_pp::HyStartPlusPlus;

use super::Ack;
use crate::Instant;
use crate::flow::setup::Setup;
use crate::tcp::options::{Growth, SLOW_START_EXIT, SLOW_START_GROWTH, SlowStartExit};
use crate::tcp::sender::pacing;

/// Packets by which one ACK may widen the window (RFC 3465 section 2.3).
const LIMIT: f64 = 2.0;
/// The same after a timeout, until congestion avoidance (there too); RFC 5681's at any time.
const CAUTIOUS_LIMIT: f64 = 1.0;

#[derive(Debug)]
enum Exit {
    Loss,
    HyStart(HyStart),
    HyStartPlusPlus(HyStartPlusPlus),
}

/// The growth of a window below `ssthresh`.
#[derive(Debug)]
pub(super) struct SlowStart {
    growth: Growth,
    exit: Exit,
    /// The next segment to be sent for the first time: SND.NXT.
    next: u64,
}

impl SlowStart {
    pub(super) fn new(setup: &Setup<'_>) -> SlowStart {
        let paced = setup.options.optional(&pacing::SHARE).unwrap_or(0) > 0;
        SlowStart {
            growth: setup.options.choice(&SLOW_START_GROWTH),
            exit: match setup.options.choice(&SLOW_START_EXIT) {
                SlowStartExit::Loss => Exit::Loss,
                SlowStartExit::HyStart => Exit::HyStart(HyStart::new(paced)),
                SlowStartExit::HyStartPlusPlus => {
                    Exit::HyStartPlusPlus(HyStartPlusPlus::new(paced))
                }
            },
            next: 0,
        }
    }

    /// Returns the packets that an ACK of `acked` packets adds. `initial`: there was no `ssthresh` yet; `restarting`: a
    /// timeout came after the last congestion avoidance.
    pub(super) fn growth(&self, acked: f64, initial: bool, restarting: bool) -> f64 {
        if let Exit::HyStartPlusPlus(hystart) = &self.exit
            && initial
        {
            return hystart.growth(acked);
        }
        match self.growth {
            Growth::Rfc3465 if restarting => acked.min(CAUTIOUS_LIMIT),
            Growth::Rfc3465 => acked.min(LIMIT),
            Growth::Rfc5681 => acked.min(CAUTIOUS_LIMIT),
            Growth::Linux => acked,
        }
    }

    /// Notes that a segment leaves, for the first time or again.
    pub(super) fn on_sent(&mut self, segment: u64) {
        self.next = self.next.max(segment + 1);
    }

    /// Takes an ACK in slow start at a window of `window` packets, `bytes` in all. Returns whether slow start ends here.
    pub(super) fn on_ack(&mut self, ack: &Ack, window: f64, bytes: f64, initial: bool) -> bool {
        match &mut self.exit {
            Exit::Loss => false,
            Exit::HyStart(hystart) => hystart.on_ack(ack, window, bytes, self.next),
            Exit::HyStartPlusPlus(hystart) => initial && hystart.on_ack(ack, self.next),
        }
    }

    /// Notes a timeout, after which slow start begins anew.
    pub(super) fn on_timeout(&mut self, now: Instant) {
        if let Exit::HyStart(hystart) = &mut self.exit {
            hystart.on_timeout(now, self.next);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flow::registry::Transport;
    use crate::options::Options;
    use crate::tcp::cc::classic::tests::config;

    fn slow_start(growth: &str, exit: &str) -> SlowStart {
        let mut config = config(Transport::NewReno);
        config.options = Options::default()
            .with_value(&SLOW_START_GROWTH, growth)
            .and_then(|options| options.with_value(&SLOW_START_EXIT, exit))
            .expect("values of these options");
        SlowStart::new(&config.setup())
    }

    #[test]
    fn growth_per_ack_follows_the_option() {
        for (name, usual, after_timeout) in [
            ("rfc3465", 2.0, 1.0),
            ("rfc5681", 1.0, 1.0),
            ("linux", 9.0, 9.0),
        ] {
            let slow_start = slow_start(name, "loss");
            assert_eq!(slow_start.growth(9.0, true, false), usual, "{name}");
            assert_eq!(slow_start.growth(9.0, false, true), after_timeout, "{name}");
        }
    }

    /// RFC 9406 section 4.3.
    #[test]
    fn hystart_pp_is_for_the_first_slow_start_alone() {
        let mut slow_start = slow_start("rfc5681", "hystart++");
        assert_eq!(slow_start.growth(9.0, true, false), 8.0);
        assert_eq!(slow_start.growth(9.0, false, true), 1.0);
        let ack = Ack::new(Instant::ZERO, 1000);
        assert!((0..100).all(|_| !slow_start.on_ack(&ack, 20.0, 20_000.0, false)));
    }
}
