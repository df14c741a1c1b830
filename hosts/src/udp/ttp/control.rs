//! Rate and redundancy (the paper's sections II.B and II.C).
//!
//! ```text
//! perceived loss = missing / received, of the last n packets
//! congestion:      perceived loss > link loss, or q packets in a row missing
//! nothing missing: rate = min(rate + step, maximum)
//! congestion:      rate = max(rate / 2, minimum)
//! link loss:       moving average of itself and what the last n packets show
//! ```
//!
//! Departures. The paper calls link loss "the ratio between the total number of packets lost and
//! the total number transmitted". The paper computes that loss as "a weighted moving average of the
//! current link loss rate and the perceived loss rate"; perceived loss has another denominator.
//! Compared is what the paper compares; averaged is missing / n, which is a share of what was
//! transmitted. Its weight is not given (`ttp.averaged_reports`). Under steady random losses the
//! literal rule halves at about every second report; `threshold = "margin"` asks for what n packets
//! do not show by chance.

use super::options::{
    AVERAGED, CONSECUTIVE_LOSSES, INCREASE, INITIAL_LOSS, INITIAL_RATE, Increase, MAX_RATE,
    MIN_RATE,
};
use super::options::{REPORT_INTERVAL, THRESHOLD, Threshold};
use crate::flow::config::FlowConfig;

/// The maximum where neither the option nor the interface says one: the paper's long-fat end links, bit/s.
const MAX_BPS: f64 = 100e6;
/// The first rate as a share of the maximum (section III.A).
const INITIAL_SHARE: f64 = 0.8;
/// The share of the maximum that a report without losses adds, and the least rate. The paper's 8
/// Mbit/s are meant for its paths; where flows share less than their minima, every one of them
/// loses packets for ever.
const STEP: f64 = 1.0 / 20.0;

/// The picture that a report gives of the last n packets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Seen {
    pub received: u64,
    pub missing: u64,
    /// The longest row of missing packets that no earlier report showed.
    pub in_a_row: u64,
}

/// The effect of a report on the rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Nothing is missing: faster.
    Clear,
    /// Something is missing, and no threshold exceeded: as before.
    Steady,
    /// Half the rate.
    Congested,
}

/// The sender's rate, and its estimate of the link's loss.
#[derive(Debug)]
pub(super) struct Controller {
    rate_bps: f64,
    min_bps: f64,
    max_bps: f64,
    increase: Increase,
    threshold: Threshold,
    consecutive: u64,
    reported: f64,
    /// The weight of a report in the link's loss.
    weight: f64,
    link_loss: f64,
}

impl Controller {
    pub fn new(config: &FlowConfig) -> Controller {
        let options = &config.options;
        let rate = |option| options.optional(option).map(|bps| bps as f64);
        let interface = config.interface_bps.map(|bps| bps as f64);
        let max_bps = rate(&MAX_RATE).or(interface).unwrap_or(MAX_BPS);
        let min_bps = rate(&MIN_RATE).unwrap_or(STEP * max_bps).min(max_bps);
        let initial = rate(&INITIAL_RATE).unwrap_or(INITIAL_SHARE * max_bps);
        Controller {
            rate_bps: initial.clamp(min_bps, max_bps),
            min_bps,
            max_bps,
            increase: options.choice(&INCREASE),
            threshold: options.choice(&THRESHOLD),
            consecutive: options.number(&CONSECUTIVE_LOSSES),
            reported: options.number(&REPORT_INTERVAL) as f64,
            weight: 1.0 / options.number(&AVERAGED) as f64,
            link_loss: options.number(&INITIAL_LOSS) as f64 / 100.0,
        }
    }

    /// Returns the rate, frame bits per second.
    pub fn rate_bps(&self) -> f64 {
        self.rate_bps
    }

    /// Returns the loss to protect the next chunk against, as a share of all packets. Less than one
    /// loss in the average's memory does not show in it.
    pub fn expected_loss(&self) -> f64 {
        self.link_loss.max(self.weight / self.reported)
    }

    pub fn on_report(&mut self, seen: Seen) -> Verdict {
        let verdict = if seen.missing == 0 {
            let step = match self.increase {
                Increase::Share => STEP * self.max_bps,
                Increase::Packet => self.rate_bps / self.reported,
            };
            self.rate_bps = (self.rate_bps + step).min(self.max_bps);
            Verdict::Clear
        } else if self.exceeds(seen) {
            self.halve();
            Verdict::Congested
        } else {
            Verdict::Steady
        };
        let all = (seen.missing + seen.received).max(1) as f64;
        self.link_loss += (seen.missing as f64 / all - self.link_loss) * self.weight;
        verdict
    }

    /// Halves the rate, for congestion, or silence where reports should have come.
    pub fn halve(&mut self) {
        self.rate_bps = (self.rate_bps / 2.0).max(self.min_bps);
    }

    fn exceeds(&self, seen: Seen) -> bool {
        let perceived = seen.missing as f64 / seen.received as f64;
        let chance = match self.threshold {
            Threshold::Literal => 0.0,
            Threshold::Margin => {
                let packets = (seen.received + seen.missing) as f64;
                3.0 * (self.link_loss * (1.0 - self.link_loss) / packets).sqrt()
            }
        };
        perceived > self.link_loss + chance || seen.in_a_row >= self.consecutive
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddrV4};

    use super::*;
    use crate::options::Options;

    fn config() -> FlowConfig {
        let end = |last, port| SocketAddrV4::new(Ipv4Addr::new(10, 0, 0, last), port);
        FlowConfig {
            interface_bps: Some(100_000_000),
            ..FlowConfig::new(end(1, 10_000), end(2, 5001))
        }
    }

    fn losses(missing: u64, in_a_row: u64) -> Seen {
        Seen {
            received: 1000 - missing,
            missing,
            in_a_row,
        }
    }

    #[test]
    fn initial_maximum_and_minimum_rates_match_the_paper() {
        let paper = FlowConfig {
            options: Options::default().with_value(&MIN_RATE, 8_000_000).unwrap(),
            ..config()
        };
        let mut control = Controller::new(&paper);
        assert_eq!(control.rate_bps(), 80e6);
        for _ in 0..9 {
            assert_eq!(control.on_report(losses(0, 0)), Verdict::Clear);
        }
        assert_eq!(control.rate_bps(), 100e6);
        for _ in 0..9 {
            assert_eq!(control.on_report(losses(3, 3)), Verdict::Congested);
        }
        assert_eq!(control.rate_bps(), 8e6);
        // Short-slim: from 8 to 10 Mbit/s.
        let slim = Controller::new(&FlowConfig {
            interface_bps: Some(10_000_000),
            ..paper
        });
        assert_eq!((slim.rate_bps(), slim.min_bps), (8e6, 8e6));
        assert_eq!(Controller::new(&config()).min_bps, 5e6);
    }

    #[test]
    fn losses_below_both_thresholds_do_not_change_the_rate() {
        let mut control = Controller::new(&config());
        // 400 of 600 are more than 50 %; 100 of 900 are not.
        assert_eq!(control.on_report(losses(100, 2)), Verdict::Steady);
        assert_eq!(control.rate_bps(), 80e6);
        assert_eq!(control.on_report(losses(400, 2)), Verdict::Congested);
        assert_eq!(control.rate_bps(), 40e6);
    }

    /// 50 % comes down to 1 % within 40 reports of 1 %, and a margin then tolerates what chance brings.
    #[test]
    fn loss_estimate_converges_and_margin_tolerates_chance() {
        let margin = Options::default().with_value(&THRESHOLD, "margin").unwrap();
        for (options, halves) in [(Options::default(), true), (margin, false)] {
            let mut control = Controller::new(&FlowConfig {
                options,
                ..config()
            });
            for _ in 0..40 {
                assert_eq!(control.on_report(losses(10, 1)), Verdict::Steady);
            }
            assert!((0.010..0.013).contains(&control.expected_loss()));
            let verdict = control.on_report(losses(16, 1));
            assert_eq!(verdict == Verdict::Congested, halves);
            assert_eq!(control.on_report(losses(30, 1)), Verdict::Congested);
        }
    }

    #[test]
    fn expected_loss_has_a_minimum() {
        let mut control = Controller::new(&config());
        for _ in 0..200 {
            control.on_report(losses(0, 0));
        }
        assert_eq!(control.expected_loss(), 1.0 / 8.0 / 1024.0);
        assert_eq!(
            control.on_report(Seen {
                received: 0,
                missing: 9,
                in_a_row: 9
            }),
            Verdict::Congested
        );
    }
}
