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

use crate::flow::setup::Setup;
use crate::tcp::cc::{Ack, AckFeedback, Configured, CongestionControl};
use crate::tcp::header::events::{Arrival, Flow, Stamped};
use crate::wire::rcp::{Format, Packet, Repr};
use crate::wire::tcp;
use crate::{Instant, Span};

/// The algorithm.
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
    fn take(&mut self, feedback: AckFeedback) {
        if let AckFeedback::Rate(bytes_per_s) = feedback {
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

    fn on_connect(&mut self, feedback: AckFeedback, rtt: Option<Span>) {
        self.take(feedback);
        self.rtt = rtt.unwrap_or(Span::ZERO);
    }

    fn on_ack(&mut self, ack: &Ack) {
        if ack.newest {
            self.take(ack.feedback);
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

/// The sender's half.
#[derive(Debug, Default)]
pub struct RcpRequest {
    rtt: u32,
}

impl RcpRequest {
    pub(crate) fn refresh(&mut self, flow: &Flow) {
        self.rtt = flow.srtt.map_or(0, |srtt| {
            u32::try_from(srtt.as_micros()).unwrap_or(u32::MAX).max(1)
        });
    }

    /// Writes the header. The answer to the receiver's FIN takes no part in the routers' sums.
    #[inline]
    pub(crate) fn write(&self, kind: Stamped, buf: &mut [u8]) {
        let rtt = match kind {
            Stamped::LastAck => 0,
            Stamped::Syn | Stamped::Data => self.rtt,
        };
        Repr {
            next_protocol: tcp::PROTOCOL,
            format: Format::Data,
            rtt,
            rate: u64::MAX,
        }
        .emit(buf);
    }
}

/// The receiver's half: the rate that the path offers, bytes in 2^20 microseconds.
#[derive(Debug, Default)]
pub struct RcpReceiver {
    rate: u64,
}

impl RcpReceiver {
    /// Takes what has arrived. A second copy of a transmission may be older than what is known.
    #[inline]
    pub(crate) fn on_arrival(&mut self, header: &Packet<&[u8]>, arrival: Arrival) {
        if arrival != Arrival::Again {
            self.rate = header.rate();
        }
    }

    #[inline]
    pub(crate) fn write(&mut self, buf: &mut [u8]) {
        Repr {
            next_protocol: tcp::PROTOCOL,
            format: Format::Ack,
            rtt: 0,
            rate: self.rate,
        }
        .emit(buf);
    }
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddrV4};

    use super::*;
    use crate::FlowConfig;
    use crate::tcp::cc::classic;
    use crate::wire::rcp::HEADER_LEN;

    fn controller() -> Rcp {
        let end = SocketAddrV4::new(Ipv4Addr::LOCALHOST, 1);
        Rcp::new(&FlowConfig::new(end, end).setup())
    }

    fn ack(rate: u64, newest: bool) -> Ack {
        Ack {
            feedback: AckFeedback::Rate(rate),
            newest,
            rtt: None,
            ..classic::tests::ack(Instant::ZERO)
        }
    }

    #[test]
    fn window_follows_from_rate_and_rtt() {
        let mut rcp = controller();
        assert_eq!((rcp.window(), rcp.gap()), (1000, Span::ZERO));
        rcp.on_connect(AckFeedback::Rate(1_000_000), Some(Span::from_millis(50)));
        assert_eq!(rcp.window(), 52_000);
        assert_eq!(rcp.gap(), Span::from_millis(1));
        rcp.on_ack(&ack(2_000_000, true));
        assert_eq!(rcp.window(), 202_000);
        rcp.on_duplicate_ack(&ack(4_000_000, false));
        assert_eq!(rcp.window(), 202_000, "an overtaken ACK's rate is old");
    }

    #[test]
    fn loss_keeps_the_window_and_timeout_or_restart_leaves_one_packet() {
        let forgets: [fn(&mut Rcp); 2] = [|rcp| rcp.on_timeout(Instant::ZERO, 0), Rcp::on_restart];
        for forget in forgets {
            let mut rcp = controller();
            rcp.on_ack(&ack(2_000_000, true));
            rcp.on_loss(Instant::ZERO, 0);
            assert_eq!(rcp.window(), 202_000);
            forget(&mut rcp);
            assert_eq!((rcp.window(), rcp.gap()), (1000, Span::ZERO));
        }
    }

    /// ADR 0014.
    #[test]
    fn lowest_rate_still_sends_a_packet_per_rtt() {
        let mut rcp = controller();
        rcp.on_connect(AckFeedback::Rate(1), Some(Span::from_millis(50)));
        assert_eq!((rcp.window(), rcp.gap()), (2000, Span::from_millis(50)));
        rcp.on_ack(&ack(1_000_000, true));
        assert_eq!(rcp.gap(), Span::from_millis(1));
    }

    #[test]
    fn maximum_rate_does_not_overflow_the_window() {
        let mut rcp = controller();
        rcp.on_ack(&ack(u64::MAX, true));
        assert_eq!(rcp.window(), u64::MAX / 10 + 2000);
    }

    #[test]
    fn data_requests_the_maximum_rate_and_carries_its_rtt() {
        let mut at = RcpRequest::default();
        let rtt_of = |at: &RcpRequest, kind| {
            let mut buf = [0; HEADER_LEN];
            at.write(kind, &mut buf);
            let header = Packet::new_checked(buf.as_slice()).unwrap();
            assert_eq!(header.rate(), u64::MAX);
            header.rtt()
        };
        assert_eq!(rtt_of(&at, Stamped::Syn), 0);
        at.refresh(&Flow {
            window: 1000,
            packets: 1,
            srtt: Some(Span::from_millis(80)),
            demand: None,
            epoch: 0,
        });
        assert_eq!(rtt_of(&at, Stamped::Data), 80_000);
        assert_eq!(rtt_of(&at, Stamped::LastAck), 0);
    }

    #[test]
    fn acks_carry_the_rate_of_the_newest_data() {
        let mut at = RcpReceiver::default();
        for (rate, arrival, expected) in [
            (500, Arrival::Syn, 500),
            (400, Arrival::New, 400),
            (900, Arrival::Again, 400),
        ] {
            let mut buf = [0; HEADER_LEN];
            let data = Repr {
                next_protocol: tcp::PROTOCOL,
                format: Format::Data,
                rtt: 1,
                rate,
            };
            data.emit(&mut buf);
            at.on_arrival(&Packet::new_checked(buf.as_slice()).unwrap(), arrival);
            at.write(&mut buf);
            let ack = Packet::new_checked(buf.as_slice()).unwrap();
            assert_eq!((ack.format(), ack.rate()), (Format::Ack, expected));
        }
    }
}
