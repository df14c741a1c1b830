//! XCP (Katabi, Handley, Rohrs, SIGCOMM 2002; in the window form of the XCP-r paper, section II A).
//!
//! ```text
//! receiver   data:  sum += H_feedback
//!            ACK:   H_reverse = sum, sum = 0
//! sender     ACK:   cwnd = max(one packet, cwnd + H_reverse)
//!            loss:  cwnd = max(one packet, cwnd / 2);   timeout: cwnd = one packet
//! retransmissions lost in a fourth round trip of a recovery, and in each further one: as a loss
//! ```
//!
//! The header is [`crate::wire::xcp`]. Duplicates of data count in the receiver's sum, as in ns-2.35: each got feedback
//! from the routers. With recovery `reno` the feedback in duplicate ACKs is discarded, which is what
//! ns-2.35's agent does; with the others it counts (ADR 0110).

use crate::Instant;
use crate::flow::setup::Setup;
use crate::tcp::cc::{Ack, AckFeedback, Configured, CongestionControl};
use crate::tcp::header::events::Arrival;
use crate::tcp::sender::pacing;
use crate::wire::xcp::{self, Format, Packet};

/// The round trips of a recovery with lost retransmissions after which the window is halved again.
/// They are twice as many as with XCP-r, which has not halved the window as the recovery began.
const PATIENCE: u32 = 4;

/// The sender's half: `cwnd`.
#[derive(Debug)]
pub struct XcpSender {
    /// `cwnd`, bytes.
    cwnd: u64,
    packet: u64,
    duplicates_count: bool,
    /// Round trips of this recovery in which a retransmission was lost.
    repeats: u32,
}

impl Configured for XcpSender {
    const PACED_PERCENT: u64 = pacing::BY_ROUTERS_PERCENT;

    fn new(setup: &Setup<'_>) -> XcpSender {
        let packet = u64::from(setup.packet_bytes);
        XcpSender {
            cwnd: packet * u64::from(setup.initial_window_packets),
            packet,
            duplicates_count: setup.reads_duplicates,
            repeats: 0,
        }
    }
}

impl XcpSender {
    fn apply(&mut self, ack: &Ack) {
        let AckFeedback::WindowDelta(bytes) = ack.feedback else {
            return;
        };
        let changed = self.cwnd.saturating_add_signed(bytes.into());
        self.cwnd = changed.clamp(self.packet, u64::from(u32::MAX));
    }

    fn halve(&mut self) {
        self.cwnd = (self.cwnd / 2).max(self.packet);
    }
}

impl CongestionControl for XcpSender {
    fn window(&self) -> u64 {
        self.cwnd
    }

    fn on_ack(&mut self, ack: &Ack) {
        self.apply(ack);
    }

    fn on_duplicate_ack(&mut self, ack: &Ack) {
        if self.duplicates_count {
            self.apply(ack);
        }
    }

    fn on_loss(&mut self, _now: Instant, _flight_size: u64) {
        self.halve();
    }

    fn on_lost_retransmission(&mut self, _now: Instant) {
        self.repeats += 1;
        if self.repeats >= PATIENCE {
            self.halve();
        }
    }

    fn on_timeout(&mut self, _now: Instant, _flight_size: u64) {
        self.cwnd = self.packet;
    }

    fn on_recovery_exit(&mut self, _now: Instant) {
        self.repeats = 0;
    }
}

/// The receiver's half: the feedback since the last ACK.
#[derive(Debug, Default)]
pub struct XcpReceiver {
    /// Bytes.
    sum: i32,
}

impl XcpReceiver {
    /// Handles the header of a SYN or of data.
    #[inline]
    pub(crate) fn on_arrival(&mut self, header: &Packet<&[u8]>, arrival: Arrival) {
        if arrival != Arrival::Syn {
            self.sum = self.sum.saturating_add(header.h_feedback());
        }
    }

    /// Writes the header of an ACK to `buf`.
    #[inline]
    pub(crate) fn write(&mut self, buf: &mut [u8]) {
        let sum = std::mem::take(&mut self.sum) as u32;
        xcp::ack(Format::XcpAck, 0, sum).emit(buf);
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddrV4};

    use super::*;
    use crate::FlowConfig;
    use crate::flow::registry::Recovery;
    use crate::tcp::cc::classic;
    use crate::wire::xcp::tests::{data, read_ack};

    fn sender(recovery: Recovery) -> XcpSender {
        let end = SocketAddrV4::new(Ipv4Addr::LOCALHOST, 1);
        XcpSender::new(
            &FlowConfig {
                recovery,
                ..FlowConfig::new(end, end)
            }
            .setup(),
        )
    }

    fn ack(change: i32) -> Ack {
        Ack {
            feedback: AckFeedback::WindowDelta(change),
            rtt: None,
            ..classic::tests::ack(Instant::ZERO)
        }
    }

    #[test]
    fn window_adds_feedback_with_a_minimum_of_one_packet() {
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
    fn duplicate_acks_apply_feedback_except_with_reno() {
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
    fn loss_halves_the_window_and_timeout_leaves_one_packet() {
        let mut s = sender(Recovery::Reno);
        s.on_ack(&ack(7000));
        s.on_loss(Instant::ZERO, 0);
        assert_eq!(s.window(), 4500);
        s.on_timeout(Instant::ZERO, 0);
        assert_eq!(s.window(), 1000);
        s.on_loss(Instant::ZERO, 0);
        assert_eq!(s.window(), 1000);
    }

    /// ADR 1620.
    #[test]
    fn fourth_rtt_of_lost_retransmissions_halves_the_window() {
        let mut s = sender(Recovery::Rack);
        s.on_ack(&ack(6000));
        for window in [8000, 8000, 8000, 4000, 2000] {
            s.on_lost_retransmission(Instant::ZERO);
            assert_eq!(s.window(), window);
        }
        s.on_recovery_exit(Instant::ZERO);
        s.on_lost_retransmission(Instant::ZERO);
        assert_eq!(s.window(), 2000);
    }

    #[test]
    fn receiver_returns_summed_feedback_once_with_duplicates() {
        let mut at = XcpReceiver::default();
        let arrive = |at: &mut XcpReceiver, arrival| {
            let bytes = data(-300, 0, 0);
            at.on_arrival(&Packet::new_checked(&bytes[..]).unwrap(), arrival);
        };
        arrive(&mut at, Arrival::Syn);
        arrive(&mut at, Arrival::New);
        arrive(&mut at, Arrival::Again);
        assert_eq!(
            read_ack(|buf| at.write(buf)),
            (Format::XcpAck, 0, -600i32 as u32)
        );
        assert_eq!(read_ack(|buf| at.write(buf)), (Format::XcpAck, 0, 0));
    }
}
