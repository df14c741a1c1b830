//! XCP-r's use of XCP's header (the XCP-r paper, section II B): the receiver keeps the window, so that a lost ACK loses
//! no feedback.
//!
//! ```text
//! receiver:  cwnd' = max(one packet, cwnd' + H_feedback), each transmission counted once;  ACK: H_reverse = cwnd'
//! ```
//!
//! The paper leaves open what happens when the sender cuts its window itself. Here the header's epoch resynchronises
//! the two ends (ADRs 0105 and 0106): the sender counts it up; at the first packet of a newer epoch the receiver
//! sets `cwnd' = H_cwnd`; ACKs carry the epoch that `cwnd'` belongs to.

use super::events::Arrival;
use super::lies::Lies;
use super::xcp::{self, Format, Packet};
use crate::setup::Setup;

/// Says whether epoch `a` comes after `b`, by serial arithmetic (RFC 1982) on 8 bits.
pub(crate) fn newer(a: u8, b: u8) -> bool {
    (a.wrapping_sub(b) as i8) > 0
}

/// The receiver's half: `cwnd'`.
#[derive(Debug)]
pub struct AtReceiver {
    window: u32,
    packet: u32,
    epoch: u8,
    lies: Lies,
}

impl AtReceiver {
    /// Begins with the configured initial window, as the sender does.
    pub(super) fn new(setup: &Setup<'_>) -> AtReceiver {
        let window = setup
            .packet_bytes
            .saturating_mul(setup.initial_window_packets);
        AtReceiver {
            window,
            packet: setup.packet_bytes,
            epoch: 0,
            lies: Lies::of(setup),
        }
    }

    #[inline]
    pub(super) fn on_arrival(&mut self, header: &Packet<&[u8]>, arrival: Arrival) {
        if arrival == Arrival::Syn {
            return;
        }
        let epoch = header.epoch();
        if newer(epoch, self.epoch) {
            self.epoch = epoch;
            self.window = header.cwnd();
        } else if epoch != self.epoch || arrival == Arrival::Again {
            return;
        }
        self.window = self
            .window
            .saturating_add_signed(self.lies.feedback(header.feedback()))
            .max(self.packet);
    }

    #[inline]
    pub(super) fn write(&mut self, buf: &mut [u8]) {
        let told = self.lies.told(self.window, self.packet);
        xcp::ack(Format::XcpRAck, self.epoch, told).emit(buf);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cc::classic::tests::config;
    use crate::header::xcp::tests::{arrive, data, next_ack};
    use crate::header::{self, Header};
    use crate::registry::Transport;

    fn receiver() -> header::AtReceiver {
        header::AtReceiver::new(Header::XcpR, &config(Transport::XcpR).setup())
    }

    #[test]
    fn the_receiver_sums_and_never_goes_below_one_packet() {
        let mut at = receiver();
        arrive(&mut at, &data(500, 2000, 0), Arrival::New);
        arrive(&mut at, &data(250, 2000, 0), Arrival::New);
        assert_eq!(next_ack(&mut at), (Format::XcpRAck, 0, 2750));
        assert_eq!(next_ack(&mut at).2, 2750, "an ACK takes nothing away");
        arrive(&mut at, &data(i32::MIN, 2000, 0), Arrival::New);
        assert_eq!(next_ack(&mut at).2, 1000);
        for _ in 0..3 {
            arrive(&mut at, &data(i32::MAX, 2000, 0), Arrival::New);
        }
        assert_eq!(next_ack(&mut at).2, u32::MAX);
    }

    /// ADR 0103.
    #[test]
    fn the_second_copy_of_a_transmission_does_not_count() {
        let mut at = receiver();
        arrive(&mut at, &data(500, 2000, 0), Arrival::New);
        arrive(&mut at, &data(500, 2000, 0), Arrival::Again);
        assert_eq!(next_ack(&mut at).2, 2500);
    }
}
