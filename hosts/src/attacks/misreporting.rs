//! Hosts that misreport in XCP-r's header, for tests of routers (`docs/security.md`, `tests/fuzz/liars.py`).
//!
//! Misreporting happens between an honest host and the wire. XCP-r ([`crate::cc::xcp_r`]) has no part in it:
//!
//! ```text
//! sender    --data: H_cwnd, H_rtt-->  altered as they leave     wire   altered as they arrive  --H_feedback < 0-->  receiver
//! sender    <----------------------------------------------     wire   altered as they leave   <--ACK: H_reverse--  receiver
//! ```
//!
//! A flow without these options has honest headers, and costs nothing more ([`crate::header`]).

use crate::header::{Arrival, Flow, Packet, ReceiverHeader, SenderHeader, Stamped};
use crate::options::{Unit, Values, declare};
use crate::setup::Setup;
use crate::wire::xcp::{self, HEADER_LEN, Repr};

declare! {
    "misreport", pub OPTIONS;
    /// At the sender.
    pub H_CWND = "h_cwnd": Values::number(Unit::Percent, None, 0, Some(1_000_000)),
        "attack: H_cwnd on the wire, as a part of the window in use; absent: all of it";
    /// At the sender.
    pub H_RTT = "h_rtt": Values::number(Unit::Percent, None, 0, Some(1_000_000)),
        "attack: H_rtt on the wire, as a part of the smoothed round-trip time; absent: all of it";
    /// At the receiver.
    pub CUTS_COUNTED = "cuts_counted": Values::number(Unit::Percent, None, 0, Some(1_000_000)),
        "attack: the part of H_feedback below zero that the receiver counts; absent: all of it";
    /// At the receiver.
    pub CWND_PRIME = "cwnd_prime": Values::number(Unit::Packets, None, 0, Some(1_000_000)),
        "attack: cwnd' in every ACK, whatever the feedback; absent: the receiver's cwnd'";
}

/// The fields that the ends of a flow misreport.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Misreporting {
    h_cwnd_percent: Option<u32>,
    h_rtt_percent: Option<u32>,
    cuts_counted_percent: Option<u32>,
    cwnd_prime_bytes: Option<u32>,
}

impl Misreporting {
    /// Reads the options of a flow. `None` if none is set: the flow is honest.
    pub(crate) fn from_options(setup: &Setup<'_>) -> Option<Misreporting> {
        // Values are a million at most.
        let value = |option| setup.options.optional(option).map(|value| value as u32);
        let packets: Option<u32> = value(&CWND_PRIME);
        let misreporting = Misreporting {
            h_cwnd_percent: value(&H_CWND),
            h_rtt_percent: value(&H_RTT),
            cuts_counted_percent: value(&CUTS_COUNTED),
            cwnd_prime_bytes: packets.map(|count| count.saturating_mul(setup.packet_bytes)),
        };
        (misreporting != Misreporting::default()).then_some(misreporting)
    }

    /// Alters the header of a packet that the sender has written.
    fn alter_data(&self, buf: &mut [u8]) {
        let mut header = parse(buf);
        header.h_cwnd = percent_of(header.h_cwnd, self.h_cwnd_percent);
        // 0 means that no round trip is known.
        if header.h_rtt > 0 {
            header.h_rtt = percent_of(header.h_rtt, self.h_rtt_percent).max(1);
        }
        header.emit(buf);
    }

    /// Returns the header of a packet as the receiver counts it.
    fn alter_arrival(&self, header: &xcp::Packet<&[u8]>) -> [u8; HEADER_LEN] {
        let mut header = Repr::parse(header);
        if header.h_feedback < 0 {
            let counted = percent_of(header.h_feedback.unsigned_abs(), self.cuts_counted_percent);
            header.h_feedback = i32::try_from(counted).map_or(i32::MIN, |bytes| -bytes);
        }
        let mut buf = [0; HEADER_LEN];
        header.emit(&mut buf);
        buf
    }

    /// Alters the header of an ACK that the receiver has written.
    fn alter_ack(&self, buf: &mut [u8]) {
        let mut header = parse(buf);
        header.h_reverse = self.cwnd_prime_bytes.unwrap_or(header.h_reverse);
        header.emit(buf);
    }
}

/// Reads the header that an honest half has written to `buf`.
fn parse(buf: &[u8]) -> Repr {
    Repr::parse(&xcp::Packet::new_checked(buf).expect("an honest half wrote it"))
}

fn percent_of(value: u32, percent: Option<u32>) -> u32 {
    let Some(percent) = percent else {
        return value;
    };
    u32::try_from(u64::from(value) * u64::from(percent) / 100).unwrap_or(u32::MAX)
}

/// An honest sender's header, altered as it leaves.
#[derive(Debug)]
pub struct MisreportingSender {
    honest: SenderHeader,
    misreporting: Misreporting,
}

impl MisreportingSender {
    pub(crate) fn new(honest: SenderHeader, misreporting: Misreporting) -> MisreportingSender {
        MisreportingSender {
            honest,
            misreporting,
        }
    }

    pub(crate) fn refresh(&mut self, flow: &Flow) {
        self.honest.refresh(flow);
    }

    pub(crate) fn write(&self, kind: Stamped, buf: &mut [u8]) {
        self.honest.write(kind, buf);
        self.misreporting.alter_data(buf);
    }
}

/// An honest receiver's half, whose arrivals and ACKs are altered.
#[derive(Debug)]
pub struct MisreportingReceiver {
    honest: ReceiverHeader,
    misreporting: Misreporting,
}

impl MisreportingReceiver {
    pub(crate) fn new(honest: ReceiverHeader, misreporting: Misreporting) -> MisreportingReceiver {
        MisreportingReceiver {
            honest,
            misreporting,
        }
    }

    pub(crate) fn on_arrival(&mut self, header: &xcp::Packet<&[u8]>, arrival: Arrival) {
        let altered = self.misreporting.alter_arrival(header);
        let header = xcp::Packet::new_checked(&altered[..]).expect("it was a header before");
        self.honest.on_arrival(&Packet::Xcp(header), arrival);
    }

    pub(crate) fn write(&mut self, buf: &mut [u8]) {
        self.honest.write(buf);
        self.misreporting.alter_ack(buf);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cc::classic::tests::config;
    use crate::header::Header;
    use crate::options::{Declaration, Options};
    use crate::registry::Transport;
    use crate::wire::xcp::tests::data;
    use crate::{FlowConfig, Span};

    const FLOW: Flow = Flow {
        window: 7000,
        packets: 7,
        srtt: Some(Span::from_millis(40)),
        demand: None,
        epoch: 0,
    };

    fn flow(options: &[(&Declaration, u64)]) -> FlowConfig {
        let set = |options: Options, (option, value): &(&Declaration, u64)| {
            options.with(option, *value).expect("declared")
        };
        FlowConfig {
            options: options.iter().fold(Options::default(), set),
            ..config(Transport::XcpR)
        }
    }

    fn read_back(write: impl FnOnce(&mut [u8])) -> Repr {
        let mut buf = [0; HEADER_LEN];
        write(&mut buf);
        parse(&buf)
    }

    #[test]
    fn flows_without_options_are_honest() {
        let config = flow(&[]);
        assert_eq!(Misreporting::from_options(&config.setup()), None);
        let sender = SenderHeader::for_flow(Header::XcpR, &config.setup());
        assert!(matches!(sender, SenderHeader::Xcp(_)));
        let receiver = ReceiverHeader::new(Header::XcpR, &config.setup());
        assert!(matches!(receiver, ReceiverHeader::XcpR(_)));
    }

    #[test]
    fn senders_misreport_window_and_round_trip() {
        let config = flow(&[(&H_CWND, 1), (&H_RTT, 1000)]);
        let mut sender = SenderHeader::for_flow(Header::XcpR, &config.setup());
        sender.refresh(&Flow { srtt: None, ..FLOW });
        let syn = read_back(|buf| sender.write(Stamped::Syn, buf));
        assert_eq!((syn.h_cwnd, syn.h_rtt), (70, 0));
        sender.refresh(&FLOW);
        let data = read_back(|buf| sender.write(Stamped::Data, buf));
        assert_eq!(
            (data.h_cwnd, data.h_rtt, data.h_feedback),
            (70, 400_000, i32::MAX)
        );
    }

    #[test]
    fn receivers_ignore_cuts_and_misreport_their_window() {
        let arrive = |receiver: &mut ReceiverHeader, feedback| {
            let bytes = data(feedback, 7000, 0);
            let header = xcp::Packet::new_checked(&bytes[..]).unwrap();
            receiver.on_arrival(&Packet::Xcp(header), Arrival::New);
        };
        let of = |options: &[_]| ReceiverHeader::new(Header::XcpR, &flow(options).setup());
        let mut receiver = of(&[(&CUTS_COUNTED, 0)]);
        for (feedback, expected) in [(5000, 7000), (-500, 7000), (i32::MIN, 7000)] {
            arrive(&mut receiver, feedback);
            assert_eq!(read_back(|buf| receiver.write(buf)).h_reverse, expected);
        }
        let mut receiver = of(&[(&CUTS_COUNTED, 50)]);
        arrive(&mut receiver, 5000);
        arrive(&mut receiver, -500);
        assert_eq!(read_back(|buf| receiver.write(buf)).h_reverse, 6750);
        let mut receiver = of(&[(&CWND_PRIME, 5)]);
        arrive(&mut receiver, 50_000);
        assert_eq!(read_back(|buf| receiver.write(buf)).h_reverse, 5000);
    }
}
