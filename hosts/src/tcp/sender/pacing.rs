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
use crate::options::{Unit, Values, declare};

/// The pacing of XCP and XCP-r unless an option sets it (ADR 0420).
pub(crate) const BY_ROUTERS_PERCENT: u64 = 120;

declare! {
    "pacing", pub OPTIONS;
    /// ADRs 0415 and 0420.
    pub SHARE = "share": Values::number(Unit::Percent, None, 0, Some(1000)),
        "the rate at which packets leave, of window / RTT; at 0 % they leave as the window opens; absent: 120 % with XCP and XCP-r, else 0 %";
}

/// Returns the options of every window of TCP segments.
/// Returns the gap between packets at `percent` of a window of so many packets per round trip;
/// nothing while that is unknown.
pub(crate) fn gap(percent: u64, window_packets: u64, rtt: Span) -> Span {
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
