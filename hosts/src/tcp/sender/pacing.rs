//! Pacing: the packets of a window leave evenly over a round trip and not as the window opens.
//!
//! ```text
//! a packet leaves every RTT / (share * window)
//! ```
//!
//! Routers that hand out a path's whole window within a round trip (XCP, XCP-r) otherwise make one
//! burst of it at the rate of the sender's interface. No buffer far below that window takes the
//! burst (ADRs 0415 and 0420). An algorithm that has a rate of its own says so by
//! [`crate::tcp::cc::CongestionControl::gap`]; the slower of the two holds.

use crate::Span;
use crate::options::{Options, Unit, Values, declare};

/// The pacing of XCP and XCP-r unless an option sets it (ADR 0420).
pub(crate) const BY_ROUTERS_PERCENT: u64 = 120;

declare! {
    "pacing", pub OPTIONS;
    /// ADRs 0415 and 0420.
    pub SHARE = "share": Values::number(Unit::Percent, None, 0, Some(1000)),
        "the rate at which packets leave, of window / RTT; at 0 % they leave as the window opens; absent: 120 % with XCP and XCP-r, else 0 %";
    /// The initial quantum of Linux's fq, which `tcp_update_skb_after_send` has, too.
    pub INITIAL_BURST = "initial_burst": Values::number(Unit::Packets, Some(0), 0, None),
        "the first packets of a flow, which leave unpaced";
}

declare! {
    "pacing", pub SLOW_START_OPTIONS;
    /// Linux's `tcp_pacing_ss_ratio`.
    pub SLOW_START_SHARE = "slow_start_share": Values::number(Unit::Percent, None, 1, Some(1000)),
        "pacing.share below half of ssthresh, of a flow that is paced; absent: as above it";
}

/// The pacing of a flow.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pacing {
    /// The share of window / RTT at which packets leave, percent; 0: the algorithm alone says when.
    pub(super) percent: u64,
    /// The share below half of ssthresh, if it is another one.
    pub(super) slow_start_percent: Option<u64>,
    /// The first packets, which leave unpaced.
    pub(super) initial_burst: u64,
}

impl Pacing {
    /// Makes the pacing of a flow whose transport has `default` percent. `has_threshold`: its algorithm has an ssthresh.
    pub(super) fn new(options: &Options, default: u64, has_threshold: bool) -> Pacing {
        let percent = options.optional(&SHARE).unwrap_or(default);
        let in_slow_start = options.optional(&SLOW_START_SHARE);
        Pacing {
            percent,
            slow_start_percent: in_slow_start.filter(|_| percent > 0 && has_threshold),
            initial_burst: options.number(&INITIAL_BURST),
        }
    }
}

/// Returns the gap between packets at `percent` of a window of so many packets per round trip;
/// nothing while that is unknown.
pub(super) fn gap(percent: u64, window_packets: u64, rtt: Span) -> Span {
    let per_rtt = percent.saturating_mul(window_packets);
    let gap = rtt.saturating_mul(100).0.checked_div(per_rtt);
    Span(gap.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn gap_is_zero_without_pacing_or_rtt() {
        assert_eq!(gap(0, 10, Span::from_millis(100)), Span::ZERO);
        assert_eq!(gap(120, 10, Span::ZERO), Span::ZERO);
        assert_eq!(gap(100, 10, Span::from_millis(100)), Span::from_millis(10));
    }

    #[test]
    fn slow_start_of_a_paced_flow_may_have_a_share_of_its_own() {
        let options = |share: u64| {
            let options = Options::default().with_value(&SHARE, share);
            options.and_then(|options| options.with_value(&SLOW_START_SHARE, 200))
        };
        let share_of = |share, has_threshold| {
            let pacing = Pacing::new(&options(share).unwrap(), 0, has_threshold);
            (pacing.percent, pacing.slow_start_percent)
        };
        assert_eq!(share_of(120, true), (120, Some(200)));
        assert_eq!(share_of(0, true), (0, None), "not paced");
        assert_eq!(share_of(120, false), (120, None), "no ssthresh");
    }

    proptest! {
        #[test]
        fn gaps_spread_the_share_of_a_window_over_an_rtt(
            percent in 1..=1000u64,
            window in 1..=10_000_000u64,
            rtt_us in 1..=100_000_000u64,
        ) {
            let rtt = Span::from_micros(rtt_us);
            let taken = u128::from(gap(percent, window, rtt).0) * u128::from(window);
            let asked = u128::from(rtt.0) * 100 / u128::from(percent);
            prop_assert!(taken <= asked && asked - taken <= u128::from(window));
        }
    }
}
