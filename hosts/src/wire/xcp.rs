//! The header of XCP (Katabi, Handley, Rohrs, SIGCOMM 2002) and of XCP-r; fields as in the XCP-r paper, figure 1.
//!
//! ```text
//! sender   H_cwnd = window in use,  H_rtt = smoothed RTT,  H_feedback = the growth that the flow can use / packets
//! ```
//!
//! A flow that nothing but the routers limits requests all there is (ADR 0108). A SYN's `H_reverse` is the format of the
//! ACKs that the sender needs. A SYN takes no part in the routers' sums, nor does the answer to the receiver's FIN. The
//! receivers' sums are in [`crate::tcp::cc::explicit::xcp`] and [`crate::tcp::cc::explicit::xcp_r`].
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
use super::tcp;
use super::{be32, put32};
use crate::tcp::header::events::{Flow, Stamped};

/// The header's length, bytes.
pub const HEADER_LEN: usize = 20;

const EPOCH: usize = 3;
/// Byte offset of `H_cwnd`.
pub(crate) const H_CWND: usize = 4;
/// Byte offset of `H_rtt`.
pub(crate) const H_RTT: usize = 8;
/// Byte offset of `H_feedback`.
pub(crate) const H_FEEDBACK: usize = 12;
/// Byte offset of `H_reverse`.
pub(crate) const H_REVERSE: usize = 16;

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
    pub fn h_cwnd(&self) -> u32 {
        be32(self.bytes.as_ref(), H_CWND)
    }

    /// Returns the sender's smoothed round-trip time, microseconds; 0 = not known.
    #[inline]
    pub fn h_rtt(&self) -> u32 {
        be32(self.bytes.as_ref(), H_RTT)
    }

    /// Returns the window change that the path allows, bytes.
    #[inline]
    pub fn h_feedback(&self) -> i32 {
        be32(self.bytes.as_ref(), H_FEEDBACK) as i32
    }

    /// Returns `H_reverse`, whose meaning depends on the format.
    #[inline]
    pub fn h_reverse(&self) -> u32 {
        be32(self.bytes.as_ref(), H_REVERSE)
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
    pub h_cwnd: u32,
    /// `H_rtt`, microseconds.
    pub h_rtt: u32,
    /// `H_feedback`, bytes.
    pub h_feedback: i32,
    /// `H_reverse`.
    pub h_reverse: u32,
}

impl Repr {
    /// Reads the values of a checked header.
    #[inline]
    pub fn parse<T: AsRef<[u8]>>(packet: &Packet<T>) -> Repr {
        Repr {
            next_protocol: packet.next_protocol(),
            format: packet.format(),
            epoch: packet.epoch(),
            h_cwnd: packet.h_cwnd(),
            h_rtt: packet.h_rtt(),
            h_feedback: packet.h_feedback(),
            h_reverse: packet.h_reverse(),
        }
    }

    /// Writes the header to the first [`HEADER_LEN`] bytes of `buf`, which must hold that many.
    #[inline]
    pub fn emit(&self, buf: &mut [u8]) {
        let buf = &mut buf[..HEADER_LEN];
        congestion::emit(buf, self.next_protocol, self.format);
        buf[EPOCH] = self.epoch;
        put32(buf, H_CWND, self.h_cwnd);
        put32(buf, H_RTT, self.h_rtt);
        put32(buf, H_FEEDBACK, self.h_feedback as u32);
        put32(buf, H_REVERSE, self.h_reverse);
    }
}

/// Makes a header with nothing in it but its format.
const fn empty(format: Format) -> Repr {
    Repr {
        next_protocol: tcp::PROTOCOL,
        format,
        epoch: 0,
        h_cwnd: 0,
        h_rtt: 0,
        h_feedback: 0,
        h_reverse: 0,
    }
}

/// Makes the header of an ACK.
pub(crate) const fn ack(format: Format, epoch: u8, h_reverse: u32) -> Repr {
    Repr {
        epoch,
        h_reverse,
        ..empty(format)
    }
}

/// Returns the format of ACKs that a SYN requests.
pub(crate) fn requested_acks(syn: &Packet<&[u8]>) -> Option<Format> {
    [Format::XcpAck, Format::XcpRAck]
        .into_iter()
        .find(|&format| syn.h_reverse() == format as u32)
}

/// The header of a sender's packets, XCP's and XCP-r's: what the flow has, and what it requests.
#[derive(Debug)]
pub struct XcpRequest {
    /// The header of data.
    header: Repr,
    /// The ACKs that the SYN requests.
    acks: Format,
}

impl XcpRequest {
    pub(crate) fn new(acks: Format) -> XcpRequest {
        XcpRequest {
            header: empty(Format::Data),
            acks,
        }
    }

    /// Updates the header of packets that leave from now on.
    pub(crate) fn refresh(&mut self, flow: &Flow) {
        let header = &mut self.header;
        header.epoch = flow.epoch;
        header.h_cwnd = u32::try_from(flow.window).unwrap_or(u32::MAX);
        let Some(srtt) = flow.srtt else {
            return;
        };
        header.h_rtt = u32::try_from(srtt.as_micros()).unwrap_or(u32::MAX).max(1);
        header.h_feedback = flow.demand.map_or(i32::MAX, |bytes| {
            // The packets of a round trip share it.
            i32::try_from(bytes.div_ceil(flow.packets)).unwrap_or(i32::MAX)
        });
    }

    /// Writes the header to the first [`HEADER_LEN`] bytes of `buf`.
    #[inline]
    pub(crate) fn write(&self, kind: Stamped, buf: &mut [u8]) {
        match kind {
            Stamped::Data => self.header.emit(buf),
            Stamped::Syn => Repr {
                h_reverse: self.acks as u32,
                ..self.header
            }
            .emit(buf),
            Stamped::LastAck => Repr {
                h_rtt: 0,
                h_feedback: 0,
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
    pub(crate) fn data(h_feedback: i32, h_cwnd: u32, epoch: u8) -> [u8; HEADER_LEN] {
        let mut bytes = [0; HEADER_LEN];
        Repr {
            h_feedback,
            h_cwnd,
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
        assert_eq!((ack.h_cwnd(), ack.h_rtt(), ack.h_feedback()), (0, 0, 0));
        (ack.format(), ack.epoch(), ack.h_reverse())
    }

    fn read_back(at: &XcpRequest, kind: Stamped) -> Repr {
        let mut bytes = [0; HEADER_LEN];
        at.write(kind, &mut bytes);
        Repr::parse(&Packet::new_checked(&bytes[..]).unwrap())
    }

    #[test]
    fn data_carries_window_and_demand_and_other_packets_request_nothing() {
        let mut at = XcpRequest::new(Format::XcpRAck);
        let flow = Flow {
            window: 2000,
            packets: 2,
            srtt: None,
            demand: Some(8001),
            epoch: 0,
        };
        at.refresh(&flow);
        let syn = read_back(&at, Stamped::Syn);
        assert_eq!(
            (syn.h_cwnd, syn.h_rtt, syn.h_feedback, syn.h_reverse),
            (2000, 0, 0, 3)
        );
        let srtt = Some(crate::Span::from_millis(100));
        at.refresh(&Flow { srtt, ..flow });
        let data = read_back(&at, Stamped::Data);
        assert_eq!(
            (data.h_rtt, data.h_feedback, data.h_reverse),
            (100_000, 4001, 0)
        );
        let last = read_back(&at, Stamped::LastAck);
        assert_eq!((last.h_cwnd, last.h_rtt, last.h_feedback), (2000, 0, 0));
        at.refresh(&Flow {
            demand: None,
            srtt,
            ..flow
        });
        assert_eq!(read_back(&at, Stamped::Data).h_feedback, i32::MAX);
    }
}
