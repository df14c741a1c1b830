//! XCP's header (Katabi, Handley, Rohrs, SIGCOMM 2002; fields as in the XCP-r paper, figure 1).
//!
//! ```text
//! sender:    H_cwnd = window in use,  H_rtt = smoothed RTT,  H_feedback = what the flow could still use / packets
//! receiver:  sum += H_feedback of every arriving data packet;  ACK: H_reverse = sum, sum = 0
//! ```
//!
//! A flow that nothing but the routers limits asks for all there is (ADR 0108). A SYN's `H_reverse` says which ACKs the
//! sender wants, and like the answer to the receiver's FIN it takes no part in the routers' sums. Duplicates of data
//! count in the receiver's sum too, as in ns-2.35: each got feedback from the routers.

use super::events::{Arrival, Flow, Moment};
use super::lies::Lies;
use crate::wire::tcp;
use crate::wire::xcp::{Format, Packet, Repr};

/// A header with nothing in it but its format.
const fn empty(format: Format) -> Repr {
    Repr {
        next_protocol: tcp::PROTOCOL,
        format,
        epoch: 0,
        cwnd: 0,
        rtt: 0,
        feedback: 0,
        reverse: 0,
    }
}

/// The header of an ACK.
pub(super) const fn ack(format: Format, epoch: u8, reverse: u32) -> Repr {
    Repr {
        epoch,
        reverse,
        ..empty(format)
    }
}

/// The format of ACKs that a SYN asks for.
pub(super) fn asked_for(syn: &Packet<&[u8]>) -> Option<Format> {
    [Format::XcpAck, Format::XcpRAck]
        .into_iter()
        .find(|&format| syn.reverse() == format as u32)
}

/// The sender's half, XCP-r's too.
#[derive(Debug)]
pub struct AtSender {
    /// The header of data.
    header: Repr,
    /// The ACKs that the SYN asks for.
    asks_for: Format,
    lies: Lies,
}

impl AtSender {
    pub(super) fn new(asks_for: Format) -> AtSender {
        AtSender {
            header: empty(Format::Data),
            asks_for,
            lies: Lies::default(),
        }
    }

    pub(super) fn lying(self, lies: Lies) -> AtSender {
        AtSender { lies, ..self }
    }

    pub(super) fn refresh(&mut self, flow: &Flow) {
        let header = &mut self.header;
        header.cwnd = u32::try_from(self.lies.window(flow.window)).unwrap_or(u32::MAX);
        let Some(srtt) = flow.srtt else {
            return;
        };
        let rtt = self.lies.rtt(srtt.as_micros());
        header.rtt = u32::try_from(rtt).unwrap_or(u32::MAX).max(1);
        header.feedback = flow.wanted.map_or(i32::MAX, |bytes| {
            // The packets of a round trip share it.
            i32::try_from(bytes.div_ceil(flow.packets)).unwrap_or(i32::MAX)
        });
    }

    /// XCP-r: from now on packets carry this epoch.
    pub(crate) fn set_epoch(&mut self, epoch: u8) {
        self.header.epoch = epoch;
    }

    #[inline]
    pub(super) fn write(&self, moment: Moment, buf: &mut [u8]) {
        match moment {
            Moment::Data => self.header.emit(buf),
            Moment::Syn => Repr {
                reverse: self.asks_for as u32,
                ..self.header
            }
            .emit(buf),
            Moment::LastAck => Repr {
                rtt: 0,
                feedback: 0,
                ..self.header
            }
            .emit(buf),
        }
    }
}

/// The receiver's half: the feedback since the last ACK.
#[derive(Debug, Default)]
pub struct AtReceiver {
    sum: i32,
}

impl AtReceiver {
    #[inline]
    pub(super) fn on_arrival(&mut self, header: &Packet<&[u8]>, arrival: Arrival) {
        if arrival != Arrival::Syn {
            self.sum = self.sum.saturating_add(header.feedback());
        }
    }

    #[inline]
    pub(super) fn write(&mut self, buf: &mut [u8]) {
        let sum = std::mem::take(&mut self.sum) as u32;
        ack(Format::XcpAck, 0, sum).emit(buf);
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::header::{self, Header, Packet as Any};
    use crate::wire::xcp::HEADER_LEN;

    /// The header of a data packet as it arrives.
    pub(crate) fn data(feedback: i32, cwnd: u32, epoch: u8) -> [u8; HEADER_LEN] {
        let mut bytes = [0; HEADER_LEN];
        Repr {
            feedback,
            cwnd,
            epoch,
            ..empty(Format::Data)
        }
        .emit(&mut bytes);
        bytes
    }

    /// Brings a packet to a receiver's half.
    pub(crate) fn arrive(at: &mut header::AtReceiver, bytes: &[u8], arrival: Arrival) {
        let packet = Packet::new_checked(bytes).unwrap();
        at.on_arrival(&Any::Xcp(packet), arrival);
    }

    /// Format, epoch and `H_reverse` of the next ACK.
    pub(crate) fn next_ack(at: &mut header::AtReceiver) -> (Format, u8, u32) {
        let mut bytes = [0; HEADER_LEN];
        at.write(&mut bytes);
        let ack = Packet::new_checked(&bytes[..]).unwrap();
        assert_eq!((ack.cwnd(), ack.rtt(), ack.feedback()), (0, 0, 0));
        (ack.format(), ack.epoch(), ack.reverse())
    }

    fn written(at: &AtSender, moment: Moment) -> Repr {
        let mut bytes = [0; HEADER_LEN];
        at.write(moment, &mut bytes);
        Repr::parse(&Packet::new_checked(&bytes[..]).unwrap())
    }

    #[test]
    fn data_says_how_the_flow_stands_and_the_others_take_no_part() {
        let mut at = AtSender::new(Format::XcpRAck);
        let flow = Flow {
            window: 2000,
            packets: 2,
            srtt: None,
            wanted: Some(8001),
        };
        at.refresh(&flow);
        let syn = written(&at, Moment::Syn);
        assert_eq!(
            (syn.cwnd, syn.rtt, syn.feedback, syn.reverse),
            (2000, 0, 0, 3)
        );
        let srtt = Some(crate::Span::from_millis(100));
        at.refresh(&Flow { srtt, ..flow });
        let data = written(&at, Moment::Data);
        assert_eq!((data.rtt, data.feedback, data.reverse), (100_000, 4001, 0));
        let last = written(&at, Moment::LastAck);
        assert_eq!((last.cwnd, last.rtt, last.feedback), (2000, 0, 0));
        at.refresh(&Flow {
            wanted: None,
            srtt,
            ..flow
        });
        assert_eq!(written(&at, Moment::Data).feedback, i32::MAX);
    }

    #[test]
    fn the_receiver_gives_its_sum_once_and_counts_duplicates() {
        let mut at = header::AtReceiver::Xcp(AtReceiver::default());
        arrive(&mut at, &data(-300, 0, 0), Arrival::Syn);
        arrive(&mut at, &data(-300, 0, 0), Arrival::New);
        arrive(&mut at, &data(-300, 0, 0), Arrival::Again);
        assert_eq!(next_ack(&mut at), (Format::XcpAck, 0, -600i32 as u32));
        assert_eq!(next_ack(&mut at), (Format::XcpAck, 0, 0));
    }

    #[test]
    fn what_follows_the_header_is_tcp() {
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
