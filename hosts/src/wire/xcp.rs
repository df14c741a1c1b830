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
//!
//! The header has 20 bytes, big-endian:
//!
//! ```text
//!  byte 0            1            2                  3
//! +------------+------------+---------+--------+-----------+
//! | next proto | length 20  | version | format | epoch     |   names and meanings: the XCP-r paper, figure 1;
//! +------------+------------+---------+--------+-----------+   framing: `wire::congestion`
//! | H_cwnd, bytes                                          |
//! | H_rtt, microseconds, 0 = not known                     |
//! | H_feedback, signed bytes                               |
//! | H_reverse: signed bytes (XCP) or window bytes (XCP-r)  |
//! +--------------------------------------------------------+
//! ```

use super::congestion::{self, Formats};
use super::field::{be32, put32};
use super::tcp;
use crate::header::{Flow, Stamped};

/// The header's length, bytes.
pub const HEADER_LEN: usize = 20;

const EPOCH: usize = 3;
/// Byte offset of `H_cwnd`.
pub(crate) const CWND: usize = 4;
/// Byte offset of `H_rtt`.
pub(crate) const RTT: usize = 8;
/// Byte offset of `H_feedback`.
pub(crate) const FEEDBACK: usize = 12;
/// Byte offset of `H_reverse`.
pub(crate) const REVERSE: usize = 16;

/// Which direction a header travels, and whose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Every packet a sender emits; routers lower its feedback.
    Data = 1,
    /// An XCP receiver's: `H_reverse` is the feedback since the last ACK.
    XcpAck = 2,
    /// An XCP-r receiver's: `H_reverse` is the receiver's window.
    XcpRAck = 3,
}

impl Formats for Format {
    const HEADER_LEN: usize = HEADER_LEN;
    const ALL: &'static [Format] = &[Format::Data, Format::XcpAck, Format::XcpRAck];

    fn number(self) -> u8 {
        self as u8
    }
}

/// A checked view of the header.
pub type Packet<T> = congestion::Packet<T, Format>;

impl<T: AsRef<[u8]>> Packet<T> {
    /// Returns the XCP-r sender's epoch.
    #[inline]
    pub fn epoch(&self) -> u8 {
        self.bytes.as_ref()[EPOCH]
    }

    /// Returns the sender's congestion window, bytes.
    #[inline]
    pub fn cwnd(&self) -> u32 {
        be32(self.bytes.as_ref(), CWND)
    }

    /// Returns the sender's smoothed round-trip time, microseconds; 0 = not known.
    #[inline]
    pub fn rtt(&self) -> u32 {
        be32(self.bytes.as_ref(), RTT)
    }

    /// Returns the window change that the path allows, bytes.
    #[inline]
    pub fn feedback(&self) -> i32 {
        be32(self.bytes.as_ref(), FEEDBACK) as i32
    }

    /// Returns the receiver's word, to be read by the format.
    #[inline]
    pub fn reverse(&self) -> u32 {
        be32(self.bytes.as_ref(), REVERSE)
    }
}

/// The header's values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repr {
    /// The protocol of the header after this one.
    pub next_protocol: u8,
    /// The format.
    pub format: Format,
    /// The XCP-r sender's epoch, else 0.
    pub epoch: u8,
    /// `H_cwnd`, bytes.
    pub cwnd: u32,
    /// `H_rtt`, microseconds.
    pub rtt: u32,
    /// `H_feedback`, bytes.
    pub feedback: i32,
    /// `H_reverse`.
    pub reverse: u32,
}

impl Repr {
    /// Reads the values of a checked header.
    #[inline]
    pub fn parse<T: AsRef<[u8]>>(packet: &Packet<T>) -> Repr {
        Repr {
            next_protocol: packet.next_protocol(),
            format: packet.format(),
            epoch: packet.epoch(),
            cwnd: packet.cwnd(),
            rtt: packet.rtt(),
            feedback: packet.feedback(),
            reverse: packet.reverse(),
        }
    }

    /// Writes the header to the first [`HEADER_LEN`] bytes of `buf`, which must hold that many.
    #[inline]
    pub fn emit(&self, buf: &mut [u8]) {
        let buf = &mut buf[..HEADER_LEN];
        congestion::emit(buf, self.next_protocol, self.format);
        buf[EPOCH] = self.epoch;
        put32(buf, CWND, self.cwnd);
        put32(buf, RTT, self.rtt);
        put32(buf, FEEDBACK, self.feedback as u32);
        put32(buf, REVERSE, self.reverse);
    }
}

/// Makes a header with nothing in it but its format.
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

/// Makes the header of an ACK.
pub(crate) const fn ack(format: Format, epoch: u8, reverse: u32) -> Repr {
    Repr {
        epoch,
        reverse,
        ..empty(format)
    }
}

/// Returns the format of ACKs that a SYN asks for.
pub(crate) fn asked_for(syn: &Packet<&[u8]>) -> Option<Format> {
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
}

impl AtSender {
    pub(crate) fn new(asks_for: Format) -> AtSender {
        AtSender {
            header: empty(Format::Data),
            asks_for,
        }
    }

    pub(crate) fn refresh(&mut self, flow: &Flow) {
        let header = &mut self.header;
        header.epoch = flow.epoch;
        header.cwnd = u32::try_from(flow.window).unwrap_or(u32::MAX);
        let Some(srtt) = flow.srtt else {
            return;
        };
        header.rtt = u32::try_from(srtt.as_micros()).unwrap_or(u32::MAX).max(1);
        header.feedback = flow.wanted.map_or(i32::MAX, |bytes| {
            // The packets of a round trip share it.
            i32::try_from(bytes.div_ceil(flow.packets)).unwrap_or(i32::MAX)
        });
    }

    #[inline]
    pub(crate) fn write(&self, kind: Stamped, buf: &mut [u8]) {
        match kind {
            Stamped::Data => self.header.emit(buf),
            Stamped::Syn => Repr {
                reverse: self.asks_for as u32,
                ..self.header
            }
            .emit(buf),
            Stamped::LastAck => Repr {
                rtt: 0,
                feedback: 0,
                ..self.header
            }
            .emit(buf),
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Makes the header of a data packet as it arrives.
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

    /// Reads format, epoch and `H_reverse` of the ACK that a receiver's half writes.
    pub(crate) fn read_ack(write: impl FnOnce(&mut [u8])) -> (Format, u8, u32) {
        let mut bytes = [0; HEADER_LEN];
        write(&mut bytes);
        let ack = Packet::new_checked(&bytes[..]).unwrap();
        assert_eq!((ack.cwnd(), ack.rtt(), ack.feedback()), (0, 0, 0));
        (ack.format(), ack.epoch(), ack.reverse())
    }

    fn written(at: &AtSender, kind: Stamped) -> Repr {
        let mut bytes = [0; HEADER_LEN];
        at.write(kind, &mut bytes);
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
            epoch: 0,
        };
        at.refresh(&flow);
        let syn = written(&at, Stamped::Syn);
        assert_eq!(
            (syn.cwnd, syn.rtt, syn.feedback, syn.reverse),
            (2000, 0, 0, 3)
        );
        let srtt = Some(crate::Span::from_millis(100));
        at.refresh(&Flow { srtt, ..flow });
        let data = written(&at, Stamped::Data);
        assert_eq!((data.rtt, data.feedback, data.reverse), (100_000, 4001, 0));
        let last = written(&at, Stamped::LastAck);
        assert_eq!((last.cwnd, last.rtt, last.feedback), (2000, 0, 0));
        at.refresh(&Flow {
            wanted: None,
            srtt,
            ..flow
        });
        assert_eq!(written(&at, Stamped::Data).feedback, i32::MAX);
    }
}
