//! XCP (Katabi, Handley, Rohrs, SIGCOMM 2002; in the window form of the XCP-r paper, section II A).
//!
//! ```text
//! ACK:       window = max(one packet, window + H_reverse)
//! loss:      window = max(one packet, window / 2);   timeout: window = one packet
//! ```
//!
//! Its header is [`crate::header::xcp`]. With recovery `reno` the feedback in duplicate ACKs is discarded, which is what
//! ns-2.35's agent does; with the others it counts (ADR 0110).

use super::{Ack, Configured, CongestionControl};
use crate::Instant;
use crate::config::FlowConfig;
use crate::header::Reverse;
use crate::pacing;

/// The law.
#[derive(Debug)]
pub struct Xcp {
    window: u64,
    packet: u64,
    duplicates_count: bool,
}

impl Configured for Xcp {
    const PACED_PERCENT: u64 = pacing::BY_ROUTERS_PERCENT;

    fn new(config: &FlowConfig) -> Xcp {
        let packet = u64::from(config.packet_bytes);
        Xcp {
            window: packet * u64::from(config.initial_window_packets),
            packet,
            duplicates_count: config.recovery.facts().reads_duplicates,
        }
    }
}

impl Xcp {
    fn apply(&mut self, reverse: Reverse) {
        if let Reverse::Change(bytes) = reverse {
            let changed = self.window.saturating_add_signed(i64::from(bytes));
            self.window = changed.clamp(self.packet, u64::from(u32::MAX));
        }
    }
}

impl CongestionControl for Xcp {
    fn window(&self) -> u64 {
        self.window
    }

    fn on_ack(&mut self, ack: &Ack) {
        self.apply(ack.reverse);
    }

    fn on_duplicate_ack(&mut self, ack: &Ack) {
        if self.duplicates_count {
            self.apply(ack.reverse);
        }
    }

    fn on_loss(&mut self, _now: Instant, _flight_size: u64) {
        self.window = (self.window / 2).max(self.packet);
    }

    fn on_timeout(&mut self, _now: Instant, _flight_size: u64) {
        self.window = self.packet;
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddrV4};

    use super::*;
    use crate::Span;
    use crate::registry::Recovery;

    fn sender(recovery: Recovery) -> Xcp {
        let end = SocketAddrV4::new(Ipv4Addr::LOCALHOST, 1);
        Xcp::new(&FlowConfig {
            recovery,
            ..FlowConfig::new(end, end)
        })
    }

    fn ack(change: i32) -> Ack {
        Ack {
            now: Instant::ZERO,
            newly_acked: 1000,
            una: 0,
            latest: None,
            in_flight: 0,
            window_limited: true,
            reverse: Reverse::Change(change),
            newest: true,
            in_recovery: false,
            marked: false,
            rtt: None,
            one_way_us: None,
            srtt: Span::from_millis(100),
        }
    }

    #[test]
    fn the_window_adds_feedback_and_keeps_one_packet() {
        let mut s = sender(Recovery::Rack);
        s.on_ack(&ack(700));
        assert_eq!(s.window(), 2700);
        s.on_ack(&ack(-5000));
        assert_eq!(s.window(), 1000);
        s.on_ack(&ack(i32::MAX));
        s.on_ack(&ack(i32::MAX));
        s.on_ack(&ack(i32::MAX));
        assert_eq!(s.window(), u64::from(u32::MAX));
    }

    /// ADR 0110.
    #[test]
    fn duplicates_count_but_for_reno() {
        for (recovery, expected) in [
            (Recovery::Reno, 2000),
            (Recovery::NewReno, 2700),
            (Recovery::Rack, 2700),
        ] {
            let mut s = sender(recovery);
            s.on_duplicate_ack(&ack(700));
            assert_eq!(s.window(), expected, "{recovery}");
        }
    }

    #[test]
    fn loss_halves_and_a_timeout_leaves_one_packet() {
        let mut s = sender(Recovery::Reno);
        s.on_ack(&ack(7000));
        s.on_loss(Instant::ZERO, 0);
        assert_eq!(s.window(), 4500);
        s.on_timeout(Instant::ZERO, 0);
        assert_eq!(s.window(), 1000);
        s.on_loss(Instant::ZERO, 0);
        assert_eq!(s.window(), 1000);
    }
}
