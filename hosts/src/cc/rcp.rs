//! RCP (Dukkipati, Kobayashi, Zhang-Shen, McKeown, Processor Sharing Flows in the Internet, IWQoS 2005).
//!
//! ```text
//! rate   = the smallest that the path's routers offer, from every ACK, the SYN's first
//! a packet leaves every packet / rate, or every RTT if that is sooner;   window = rate * RTT + two packets
//! ```
//!
//! A rate may be so low that the next packet would leave after many round trips. The authors' ns-2 agent asks by a packet
//! of its own in each round trip then; here data asks, as a window of one packet does (ADR 0014).
//!
//! A loss says nothing that the rate doesn't, and changes nothing. After a timeout, and after an
//! idle time, one packet asks for a rate anew, as the SYN did (ADR 0014). The paper's sender has no
//! window. This one keeps the bytes in flight to those that the rate brings in a round trip, so
//! that it does not send into a silent path for ever.

use super::{Ack, Configured, CongestionControl};
use crate::header::Reverse;
use crate::setup::Setup;
use crate::{Instant, Span};

/// The law.
#[derive(Debug)]
pub struct Rcp {
    packet: u64,
    /// Bytes per second; 0 while unknown.
    rate: u64,
    /// The round-trip time; zero while unknown.
    rtt: Span,
}

impl Configured for Rcp {
    fn new(setup: &Setup<'_>) -> Rcp {
        Rcp {
            packet: u64::from(setup.packet_bytes),
            rate: 0,
            rtt: Span::ZERO,
        }
    }
}

impl Rcp {
    fn take(&mut self, reverse: Reverse) {
        if let Reverse::Rate(bytes_per_s) = reverse {
            self.rate = bytes_per_s;
        }
    }
}

impl CongestionControl for Rcp {
    fn window(&self) -> u64 {
        if self.rate == 0 {
            return self.packet;
        }
        // One for what a whole number of packets leaves of a round trip, one that may be late.
        let more = 2 * self.packet;
        let in_rtt = u128::from(self.rate) * u128::from(self.rtt.as_micros()) / 1_000_000;
        u64::try_from(in_rtt).map_or(u64::MAX, |bytes| bytes.saturating_add(more))
    }

    fn gap(&self) -> Span {
        let by_rate = (self.packet * 1_000_000_000).checked_div(self.rate);
        Span(by_rate.unwrap_or(0)).min(self.rtt)
    }

    fn on_connect(&mut self, reverse: Reverse, rtt: Option<Span>) {
        self.take(reverse);
        self.rtt = rtt.unwrap_or(Span::ZERO);
    }

    fn on_ack(&mut self, ack: &Ack) {
        if ack.newest {
            self.take(ack.reverse);
        }
        self.rtt = ack.srtt;
    }

    fn on_duplicate_ack(&mut self, ack: &Ack) {
        self.on_ack(ack);
    }

    fn on_loss(&mut self, _now: Instant, _flight_size: u64) {}

    fn on_timeout(&mut self, _now: Instant, _flight_size: u64) {
        self.rate = 0;
    }

    fn on_restart(&mut self) {
        self.rate = 0;
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddrV4};

    use super::*;
    use crate::FlowConfig;
    use crate::cc::classic;

    fn law() -> Rcp {
        let end = SocketAddrV4::new(Ipv4Addr::LOCALHOST, 1);
        Rcp::new(&FlowConfig::new(end, end).setup())
    }

    fn ack(rate: u64, newest: bool) -> Ack {
        Ack {
            reverse: Reverse::Rate(rate),
            newest,
            rtt: None,
            ..classic::tests::ack(Instant::ZERO)
        }
    }

    #[test]
    fn the_rate_and_the_round_trip_time_make_the_window() {
        let mut law = law();
        assert_eq!((law.window(), law.gap()), (1000, Span::ZERO));
        law.on_connect(Reverse::Rate(1_000_000), Some(Span::from_millis(50)));
        assert_eq!(law.window(), 52_000);
        assert_eq!(law.gap(), Span::from_millis(1));
        law.on_ack(&ack(2_000_000, true));
        assert_eq!(law.window(), 202_000);
        law.on_duplicate_ack(&ack(4_000_000, false));
        assert_eq!(law.window(), 202_000, "an overtaken ACK's rate is old");
    }

    #[test]
    fn a_loss_changes_nothing_and_a_timeout_or_an_idle_time_leaves_one_packet() {
        let forgets: [fn(&mut Rcp); 2] = [|law| law.on_timeout(Instant::ZERO, 0), Rcp::on_restart];
        for forget in forgets {
            let mut law = law();
            law.on_ack(&ack(2_000_000, true));
            law.on_loss(Instant::ZERO, 0);
            assert_eq!(law.window(), 202_000);
            forget(&mut law);
            assert_eq!((law.window(), law.gap()), (1000, Span::ZERO));
        }
    }

    /// ADR 0014.
    #[test]
    fn a_packet_asks_in_each_round_trip_however_low_the_rate_is() {
        let mut law = law();
        law.on_connect(Reverse::Rate(1), Some(Span::from_millis(50)));
        assert_eq!((law.window(), law.gap()), (2000, Span::from_millis(50)));
        law.on_ack(&ack(1_000_000, true));
        assert_eq!(law.gap(), Span::from_millis(1));
    }

    #[test]
    fn no_rate_is_too_large_for_the_window() {
        let mut law = law();
        law.on_ack(&ack(u64::MAX, true));
        assert_eq!(law.window(), u64::MAX / 10 + 2000);
    }
}
