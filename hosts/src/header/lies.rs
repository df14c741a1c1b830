//! Hosts that lie in XCP-r's header: what routers must bear (`docs/security.md`, `tests/fuzz/liars.py`). A flow lies where an
//! option says so, and nobody who means well sets one.

use crate::options::{Unit, Values, declare};
use crate::setup::Setup;

declare! {
    "xcp_r";
    /// The sender's.
    pub CLAIMED_WINDOW = "claimed_window": Values::number(Unit::Percent, None, 0, Some(1_000_000)),
        "a lie: H_cwnd is so much of the window in use; absent: all of it";
    /// The sender's.
    pub CLAIMED_RTT = "claimed_rtt": Values::number(Unit::Percent, None, 0, Some(1_000_000)),
        "a lie: H_rtt is so much of the round-trip time; absent: all of it";
    /// The receiver's.
    pub CUTS_TAKEN = "cuts_taken": Values::number(Unit::Percent, None, 0, Some(1_000_000)),
        "a lie: the receiver counts so much of feedback below zero; absent: all of it";
    /// The receiver's.
    pub TOLD_WINDOW = "told_window": Values::number(Unit::Packets, None, 0, Some(1_000_000)),
        "a lie: the window in every ACK, whatever routers say; absent: the sum of their feedback";
}

/// How the ends of a flow lie. The default is the truth.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Lies {
    window_percent: Option<u32>,
    rtt_percent: Option<u32>,
    cuts_percent: Option<u32>,
    told_packets: Option<u32>,
}

impl Lies {
    pub(crate) fn of(setup: &Setup<'_>) -> Lies {
        // They are a million at most.
        let given = |option| setup.options.optional(option).map(|given| given as u32);
        Lies {
            window_percent: given(&CLAIMED_WINDOW),
            rtt_percent: given(&CLAIMED_RTT),
            cuts_percent: given(&CUTS_TAKEN),
            told_packets: given(&TOLD_WINDOW),
        }
    }

    /// Returns the window that is claimed, bytes.
    pub(crate) fn window(&self, bytes: u64) -> u64 {
        share(bytes, self.window_percent)
    }

    /// Returns the round trip that is claimed, microseconds.
    pub(crate) fn rtt(&self, micros: u64) -> u64 {
        share(micros, self.rtt_percent)
    }

    /// Returns the feedback that a receiver counts of a packet, bytes.
    pub(crate) fn feedback(&self, bytes: i32) -> i32 {
        match self.cuts_percent {
            Some(percent) if bytes < 0 => {
                let counted = share(u64::from(bytes.unsigned_abs()), Some(percent));
                i32::try_from(counted).map_or(i32::MIN, |counted| -counted)
            }
            _ => bytes,
        }
    }

    /// Returns the window that a receiver tells of in place of the sum, bytes.
    pub(crate) fn told(&self, sum: u32, packet: u32) -> u32 {
        self.told_packets
            .map_or(sum, |packets| packets.saturating_mul(packet))
    }
}

fn share(whole: u64, percent: Option<u32>) -> u64 {
    percent.map_or(whole, |percent| whole.saturating_mul(percent.into()) / 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_options_nothing_is_a_lie() {
        let truth = Lies::default();
        assert_eq!((truth.window(7000), truth.rtt(40_000)), (7000, 40_000));
        assert_eq!(
            (truth.feedback(-5), truth.feedback(i32::MIN)),
            (-5, i32::MIN)
        );
        assert_eq!(truth.told(9000, 1000), 9000);
    }

    #[test]
    fn every_lie_is_its_own() {
        let lies = Lies {
            window_percent: Some(1),
            rtt_percent: Some(1000),
            cuts_percent: Some(0),
            told_packets: Some(5),
        };
        assert_eq!((lies.window(7000), lies.rtt(40_000)), (70, 400_000));
        assert_eq!((lies.feedback(-500), lies.feedback(500)), (0, 500));
        assert_eq!(lies.told(9000, 1000), 5000);
    }
}
