//! XCP's congestion header: 20 bytes, big-endian.
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

use super::congestion;
use super::error::WireError;
use super::field::{be32, put32};

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

/// A checked view of the header.
#[derive(Clone, Copy, Debug)]
pub struct Packet<T>(T);

impl<T: AsRef<[u8]>> Packet<T> {
    /// Checks that `bytes` begin with a whole header of our length, version and a known format.
    ///
    /// # Errors
    /// The first fault, in the order of the bytes.
    #[inline]
    pub fn new_checked(bytes: T) -> Result<Packet<T>, WireError> {
        congestion::check(bytes.as_ref(), HEADER_LEN, 1..=3)?;
        Ok(Packet(bytes))
    }

    /// The protocol of the header after this one (6 is TCP).
    #[inline]
    pub fn next_protocol(&self) -> u8 {
        self.0.as_ref()[congestion::NEXT]
    }

    /// The format.
    #[inline]
    pub fn format(&self) -> Format {
        match congestion::format(self.0.as_ref()) {
            1 => Format::Data,
            2 => Format::XcpAck,
            _ => Format::XcpRAck,
        }
    }

    /// The XCP-r sender's epoch.
    #[inline]
    pub fn epoch(&self) -> u8 {
        self.0.as_ref()[EPOCH]
    }

    /// The sender's congestion window, bytes.
    #[inline]
    pub fn cwnd(&self) -> u32 {
        be32(self.0.as_ref(), CWND)
    }

    /// The sender's smoothed round-trip time, microseconds; 0 = not known.
    #[inline]
    pub fn rtt(&self) -> u32 {
        be32(self.0.as_ref(), RTT)
    }

    /// The window change that the path allows, bytes.
    #[inline]
    pub fn feedback(&self) -> i32 {
        be32(self.0.as_ref(), FEEDBACK) as i32
    }

    /// Returns the receiver's word, to be read by the format.
    #[inline]
    pub fn reverse(&self) -> u32 {
        be32(self.0.as_ref(), REVERSE)
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
    /// The values of a checked header.
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
        congestion::emit(buf, self.next_protocol, HEADER_LEN, self.format as u8);
        buf[EPOCH] = self.epoch;
        put32(buf, CWND, self.cwnd);
        put32(buf, RTT, self.rtt);
        put32(buf, FEEDBACK, self.feedback as u32);
        put32(buf, REVERSE, self.reverse);
    }
}
