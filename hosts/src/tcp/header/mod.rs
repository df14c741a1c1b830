//! Congestion headers stand between IPv4 and TCP, so that routers have a say in a flow's window.
//!
//! ```text
//! sender     window, round-trip time, demand   --SenderHeader-->     SYN and data; routers change them
//! receiver   SYN and data                      --ReceiverHeader-->   every ACK
//! sender     ACK                               --AckFeedback-->      congestion control, which sets the window
//! ```
//!
//! The module chooses between headers. The format of each is in [`crate::wire`]; the halves are beside the window, in
//! [`crate::tcp::cc`]. Every header has IPv4 protocol 253 and the first word that `docs/header.md` describes: next protocol,
//! length, version and format. Formats tell headers, and data from ACKs, apart.
//!
//! Hosts that misreport ([`crate::attacks::misreporting`]) have variants of their own, which alter headers between an
//! honest half and the wire.

pub mod events;

use crate::attacks::misreporting::Misreporting;
use crate::flow::setup::Setup;
use crate::tcp::cc::{self, AckFeedback};
use crate::tcp::header::events::{Arrival, Flow, Stamped};
use crate::wire::{ETHERNET_HEADER_LEN, WireError, congestion, hpcc, ipv4, rcp, tcp, xcp};

/// The longest header of all, bytes.
pub const MAX_HEADER_BYTES: usize = hpcc::HEADER_LEN;

/// Which header the packets of a transport carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Header {
    /// None: plain TCP.
    None,
    /// XCP's; ACKs carry the feedback since the last one.
    Xcp,
    /// The same format; ACKs carry the receiver's window.
    XcpR,
    /// RCP's; ACKs carry the rate that the path offers.
    Rcp,
    /// HPCC's; ACKs carry what data found at the path's links.
    Hpcc,
}

impl Header {
    /// Returns the IPv4 protocol of packets that carry the header.
    pub const fn protocol(self) -> u8 {
        match self {
            Header::None => tcp::PROTOCOL,
            Header::Xcp | Header::XcpR | Header::Rcp | Header::Hpcc => congestion::PROTOCOL,
        }
    }

    /// Returns the header's bytes on the wire.
    pub const fn bytes(self) -> usize {
        match self {
            Header::None => 0,
            Header::Xcp | Header::XcpR => xcp::HEADER_LEN,
            Header::Rcp => rcp::HEADER_LEN,
            Header::Hpcc => hpcc::HEADER_LEN,
        }
    }

    /// Returns the headers of a data packet as an Ethernet frame, bytes: 14 of Ethernet, 20 of IPv4, its own, 20 of TCP
    /// and 12 of TCP's timestamps.
    pub const fn frame_headers(self) -> usize {
        ETHERNET_HEADER_LEN + ipv4::HEADER_LEN + self.bytes() + tcp::TIMESTAMPED_LEN
    }

    /// Takes what follows an IPv4 header apart: this header, and the TCP segment behind it.
    ///
    /// # Errors
    /// The bytes are no such header, or something else than TCP follows.
    #[inline]
    pub fn split(self, bytes: &[u8]) -> Result<(Packet<'_>, &[u8]), WireError> {
        let packet = match self {
            Header::None => return Ok((Packet::None, bytes)),
            Header::Xcp | Header::XcpR => Packet::Xcp(xcp::Packet::new_checked(bytes)?),
            Header::Rcp => Packet::Rcp(rcp::Packet::new_checked(bytes)?),
            Header::Hpcc => Packet::Hpcc(hpcc::Packet::new_checked(bytes)?),
        };
        if bytes[congestion::NEXT] != tcp::PROTOCOL {
            return Err(WireError::Format);
        }
        Ok((packet, &bytes[self.bytes()..]))
    }
}

/// Takes what an IPv4 packet of `protocol` carries apart: the header, whichever it is, and the TCP segment behind it.
///
/// # Errors
/// The packet carries neither TCP nor a header of ours with TCP behind it.
pub fn parse(protocol: u8, bytes: &[u8]) -> Result<(Packet<'_>, &[u8]), WireError> {
    match protocol {
        tcp::PROTOCOL => Header::None.split(bytes),
        congestion::PROTOCOL => Header::Xcp
            .split(bytes)
            .or_else(|_| Header::Rcp.split(bytes))
            .or_else(|_| Header::Hpcc.split(bytes)),
        _ => Err(WireError::Format),
    }
}

/// The header of an arrived packet, read where it lies.
#[derive(Clone, Copy, Debug)]
pub enum Packet<'a> {
    /// There is none.
    None,
    /// XCP's and XCP-r's.
    Xcp(xcp::Packet<&'a [u8]>),
    /// RCP's.
    Rcp(rcp::Packet<&'a [u8]>),
    /// HPCC's.
    Hpcc(hpcc::Packet<&'a [u8]>),
}

impl Packet<'_> {
    /// Returns whether the header may come from a sender: an ACK's header says that it does not.
    #[inline]
    pub fn is_data(&self) -> bool {
        match self {
            Packet::None => true,
            Packet::Xcp(header) => header.is_data(),
            Packet::Rcp(header) => header.is_data(),
            Packet::Hpcc(header) => header.is_data(),
        }
    }

    /// Returns which header it is; XCP-r's is XCP's until a SYN says more.
    pub fn header(&self) -> Header {
        match self {
            Packet::None => Header::None,
            Packet::Xcp(_) => Header::Xcp,
            Packet::Rcp(_) => Header::Rcp,
            Packet::Hpcc(_) => Header::Hpcc,
        }
    }

    /// Returns the opening of the flow whose SYN carries it. `None` if it is no sender's or requests
    /// unknown ACKs.
    pub fn flow_request(&self) -> Option<FlowRequest> {
        let (header, window) = match self {
            _ if !self.is_data() => return None,
            Packet::None => (Header::None, None),
            Packet::Xcp(header) => {
                let requested = match xcp::requested_acks(header)? {
                    xcp::Format::XcpRAck => Header::XcpR,
                    _ => Header::Xcp,
                };
                (requested, Some(header.h_cwnd()))
            }
            Packet::Rcp(_) | Packet::Hpcc(_) => (self.header(), None),
        };
        Some(FlowRequest { header, window })
    }
}

/// The flow that a SYN opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlowRequest {
    /// The header that both directions carry.
    pub header: Header,
    /// The sender's first window, frame bytes, where the header has it.
    pub window: Option<u32>,
}

/// The sender's half: what its packets carry.
#[derive(Debug)]
pub enum SenderHeader {
    /// There is no header.
    None,
    /// XCP's and XCP-r's.
    Xcp(xcp::XcpRequest),
    /// RCP's.
    Rcp(cc::explicit::rcp::RcpRequest),
    /// HPCC's, which says nothing.
    Hpcc,
    /// XCP-r's of a host that misreports.
    Misreporting(Box<(xcp::XcpRequest, Misreporting)>),
}

impl SenderHeader {
    /// Makes the header of a flow that has not begun.
    pub fn new(header: Header) -> SenderHeader {
        use xcp::Format;
        match header {
            Header::None => SenderHeader::None,
            Header::Xcp => SenderHeader::Xcp(xcp::XcpRequest::new(Format::XcpAck)),
            Header::XcpR => SenderHeader::Xcp(xcp::XcpRequest::new(Format::XcpRAck)),
            Header::Rcp => SenderHeader::Rcp(cc::explicit::rcp::RcpRequest::default()),
            Header::Hpcc => SenderHeader::Hpcc,
        }
    }

    /// Makes the header of a flow that its options may have misreport.
    pub(crate) fn for_flow(header: Header, setup: &Setup<'_>) -> SenderHeader {
        match Misreporting::from_options(setup) {
            Some(misreporting) if header == Header::XcpR => {
                let honest = xcp::XcpRequest::new(xcp::Format::XcpRAck);
                SenderHeader::Misreporting(Box::new((honest, misreporting)))
            }
            _ => SenderHeader::new(header),
        }
    }

    /// Brings what packets carry from now on up to date.
    #[inline]
    pub fn refresh(&mut self, flow: &Flow) {
        match self {
            SenderHeader::None | SenderHeader::Hpcc => {}
            SenderHeader::Xcp(header) => header.refresh(flow),
            SenderHeader::Rcp(header) => header.refresh(flow),
            SenderHeader::Misreporting(half) => half.0.refresh(flow),
        }
    }

    /// Writes the header to the first [`Header::bytes`] of `buf`, which must hold that many.
    #[inline(always)]
    pub fn write(&self, kind: Stamped, buf: &mut [u8]) {
        match self {
            SenderHeader::None => {}
            SenderHeader::Xcp(header) => header.write(kind, buf),
            SenderHeader::Rcp(header) => header.write(kind, buf),
            SenderHeader::Hpcc => cc::explicit::hpcc::write_data(buf),
            SenderHeader::Misreporting(half) => {
                let (honest, misreporting) = &**half;
                honest.write(kind, buf);
                misreporting.alter_data(buf);
            }
        }
    }
}

/// The receiver's half: what it makes of arrivals, and what its ACKs carry.
#[derive(Debug)]
pub enum ReceiverHeader {
    /// There is no header.
    None,
    /// XCP's.
    Xcp(cc::explicit::xcp::XcpReceiver),
    /// XCP-r's.
    XcpR(cc::explicit::xcp_r::XcpRReceiver),
    /// RCP's.
    Rcp(cc::explicit::rcp::RcpReceiver),
    /// HPCC's, which is larger than all others together.
    Hpcc(Box<cc::explicit::hpcc::HpccReceiver>),
    /// XCP-r's of a host that misreports.
    Misreporting(Box<(cc::explicit::xcp_r::XcpRReceiver, Misreporting)>),
}

impl ReceiverHeader {
    /// Makes the header of a flow that has not begun, and that its options may have misreport.
    pub fn new(header: Header, setup: &Setup<'_>) -> ReceiverHeader {
        match Misreporting::from_options(setup) {
            Some(misreporting) if header == Header::XcpR => {
                let honest = cc::explicit::xcp_r::XcpRReceiver::new(setup);
                ReceiverHeader::Misreporting(Box::new((honest, misreporting)))
            }
            _ => ReceiverHeader::honest(header, setup),
        }
    }

    fn honest(header: Header, setup: &Setup<'_>) -> ReceiverHeader {
        match header {
            Header::None => ReceiverHeader::None,
            Header::Xcp => ReceiverHeader::Xcp(cc::explicit::xcp::XcpReceiver::default()),
            Header::XcpR => ReceiverHeader::XcpR(cc::explicit::xcp_r::XcpRReceiver::new(setup)),
            Header::Rcp => ReceiverHeader::Rcp(cc::explicit::rcp::RcpReceiver::default()),
            Header::Hpcc => ReceiverHeader::Hpcc(Box::default()),
        }
    }

    /// Takes a SYN or data that arrived.
    #[inline]
    pub fn on_arrival(&mut self, packet: &Packet<'_>, arrival: Arrival) {
        match (self, packet) {
            (ReceiverHeader::Xcp(half), Packet::Xcp(header)) => half.on_arrival(header, arrival),
            (ReceiverHeader::XcpR(half), Packet::Xcp(header)) => half.on_arrival(header, arrival),
            (ReceiverHeader::Rcp(half), Packet::Rcp(header)) => half.on_arrival(header, arrival),
            (ReceiverHeader::Hpcc(half), Packet::Hpcc(header)) => half.on_arrival(header, arrival),
            (ReceiverHeader::Misreporting(half), Packet::Xcp(header)) => {
                let (honest, misreporting) = &mut **half;
                let altered = misreporting.alter_arrival(header);
                let header =
                    xcp::Packet::new_checked(&altered[..]).expect("it was a header before");
                honest.on_arrival(&header, arrival);
            }
            // Packets with another header were refused when they were taken apart.
            _ => {}
        }
    }

    /// Writes the header of the ACK that now leaves to the first [`Header::bytes`] of `buf`, which must hold that many.
    #[inline]
    pub fn write(&mut self, buf: &mut [u8]) {
        match self {
            ReceiverHeader::None => {}
            ReceiverHeader::Xcp(half) => half.write(buf),
            ReceiverHeader::XcpR(half) => half.write(buf),
            ReceiverHeader::Rcp(half) => half.write(buf),
            ReceiverHeader::Hpcc(half) => half.write(buf),
            ReceiverHeader::Misreporting(half) => {
                let (honest, misreporting) = &mut **half;
                honest.write(buf);
                misreporting.alter_ack(buf);
            }
        }
    }
}

impl From<&Packet<'_>> for AckFeedback {
    /// Reads an ACK's header.
    #[inline(always)]
    fn from(packet: &Packet<'_>) -> AckFeedback {
        match packet {
            Packet::None => AckFeedback::None,
            Packet::Xcp(header) if header.format() == xcp::Format::XcpRAck => AckFeedback::Window {
                cwnd_prime: header.h_reverse(),
                epoch: header.epoch(),
            },
            Packet::Xcp(header) => AckFeedback::WindowDelta(header.h_reverse() as i32),
            Packet::Rcp(header) => {
                let per_second = (u128::from(header.rate()) * 1_000_000) >> 20;
                AckFeedback::Rate(u64::try_from(per_second).unwrap_or(u64::MAX))
            }
            Packet::Hpcc(header) => AckFeedback::Path(header.path()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attacks::misreporting::{self, CWND_PRIME, H_CWND, H_RTT, NEGATIVE_FEEDBACK};
    use crate::flow::registry::Transport;
    use crate::options::{Declaration, Options};
    use crate::tcp::cc::classic::tests::config;
    use crate::wire::xcp::tests::data;
    use crate::wire::xcp::{HEADER_LEN, Repr};
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
            options.with_value(option, *value).expect("declared")
        };
        FlowConfig {
            options: options.iter().fold(Options::default(), set),
            ..config(Transport::XcpR)
        }
    }

    fn read_back(write: impl FnOnce(&mut [u8])) -> Repr {
        let mut buf = [0; HEADER_LEN];
        write(&mut buf);
        misreporting::parse(&buf)
    }

    #[test]
    fn flows_without_options_do_not_misreport() {
        let config = flow(&[]);
        assert_eq!(Misreporting::from_options(&config.setup()), None);
        let sender = SenderHeader::for_flow(Header::XcpR, &config.setup());
        assert!(matches!(sender, SenderHeader::Xcp(_)));
        let receiver = ReceiverHeader::new(Header::XcpR, &config.setup());
        assert!(matches!(receiver, ReceiverHeader::XcpR(_)));
    }

    #[test]
    fn sender_misreports_window_and_rtt() {
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
    fn receiver_ignores_cuts_and_misreports_cwnd_prime() {
        let arrive = |receiver: &mut ReceiverHeader, feedback| {
            let bytes = data(feedback, 7000, 0);
            let header = xcp::Packet::new_checked(&bytes[..]).unwrap();
            receiver.on_arrival(&Packet::Xcp(header), Arrival::New);
        };
        let of = |options: &[_]| ReceiverHeader::new(Header::XcpR, &flow(options).setup());
        let mut receiver = of(&[(&NEGATIVE_FEEDBACK, 0)]);
        for (feedback, expected) in [(5000, 7000), (-500, 7000), (i32::MIN, 7000)] {
            arrive(&mut receiver, feedback);
            assert_eq!(read_back(|buf| receiver.write(buf)).h_reverse, expected);
        }
        let mut receiver = of(&[(&NEGATIVE_FEEDBACK, 50)]);
        arrive(&mut receiver, 5000);
        arrive(&mut receiver, -500);
        assert_eq!(read_back(|buf| receiver.write(buf)).h_reverse, 6750);
        let mut receiver = of(&[(&CWND_PRIME, 5)]);
        arrive(&mut receiver, 50_000);
        assert_eq!(read_back(|buf| receiver.write(buf)).h_reverse, 5000);
    }

    #[test]
    fn congestion_header_must_be_followed_by_tcp() {
        let mut bytes = data(0, 0, 0);
        assert!(
            Header::Xcp
                .split(&bytes)
                .is_ok_and(|(_, rest)| rest.is_empty())
        );
        assert!(
            Header::None
                .split(&bytes)
                .is_ok_and(|(_, rest)| rest == bytes)
        );
        bytes[0] = 17;
        assert!(Header::Xcp.split(&bytes).is_err());
    }
}
