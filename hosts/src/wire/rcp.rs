//! RCP's header (Dukkipati, Kobayashi, Zhang-Shen, McKeown, IWQoS 2005).
//!
//! ```text
//! sender:    H_rtt = smoothed RTT,  H_rate = as much as there is
//! receiver:  ACK: H_rate = that of the newest data packet, SYN included
//! ```
//!
//! The header has 16 bytes, big-endian:
//!
//! ```text
//!  byte 0            1            2                  3
//! +------------+------------+---------+--------+-----------+
//! | next proto | length 16  | version | format | reserved  |   framing: `wire::congestion`
//! +------------+------------+---------+--------+-----------+
//! | H_rtt, microseconds, 0 = not known                     |
//! | H_rate, bytes in 2^20 microseconds, 64 bits            |
//! |                                                        |
//! +--------------------------------------------------------+
//! ```

use super::congestion::{self, Formats};
use super::{be32, put32};

/// The header's length, bytes.
pub const HEADER_LEN: usize = 16;

const RESERVED: usize = 3;
const RTT: usize = 4;
const RATE: usize = 8;

/// Which direction a header travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Every packet that a sender emits; routers lower its rate.
    Data = 4,
    /// A receiver's: the rate that data arrived with.
    Ack = 5,
}

impl Formats for Format {
    const HEADER_LEN: usize = HEADER_LEN;
    const ALL: &'static [Format] = &[Format::Data, Format::Ack];

    fn number(self) -> u8 {
        self as u8
    }
}

/// A checked view of the header.
pub type Packet<T> = congestion::Packet<T, Format>;

impl<T: AsRef<[u8]>> Packet<T> {
    /// Returns the sender's smoothed round-trip time, microseconds; 0 = not known.
    #[inline]
    pub fn rtt(&self) -> u32 {
        be32(self.bytes.as_ref(), RTT)
    }

    /// Returns the rate, bytes in 2^20 microseconds.
    #[inline]
    pub fn rate(&self) -> u64 {
        let bytes = self.bytes.as_ref();
        u64::from(be32(bytes, RATE)) << 32 | u64::from(be32(bytes, RATE + 4))
    }
}

/// The header's values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repr {
    /// The protocol of the header after this one.
    pub next_protocol: u8,
    /// The format.
    pub format: Format,
    /// `H_rtt`, microseconds.
    pub rtt: u32,
    /// `H_rate`, bytes in 2^20 microseconds.
    pub rate: u64,
}

impl Repr {
    /// Reads the values of a checked header.
    #[inline]
    pub fn parse<T: AsRef<[u8]>>(packet: &Packet<T>) -> Repr {
        Repr {
            next_protocol: packet.next_protocol(),
            format: packet.format(),
            rtt: packet.rtt(),
            rate: packet.rate(),
        }
    }

    /// Writes the header to the first [`HEADER_LEN`] bytes of `buf`, which must hold that many.
    #[inline]
    pub fn emit(&self, buf: &mut [u8]) {
        congestion::emit(buf, self.next_protocol, self.format);
        buf[RESERVED] = 0;
        put32(buf, RTT, self.rtt);
        put32(buf, RATE, (self.rate >> 32) as u32);
        put32(buf, RATE + 4, self.rate as u32);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DATA: Repr = Repr {
        next_protocol: 6,
        format: Format::Data,
        rtt: 104_000,
        rate: 0x0123_4567_89ab_cdef,
    };

    #[test]
    fn emitted_header_parses_back() {
        let mut bytes = [0xff; HEADER_LEN];
        DATA.emit(&mut bytes);
        assert_eq!(bytes[..4], [6, 16, 0x14, 0]);
        assert_eq!(bytes[8..], DATA.rate.to_be_bytes());
        assert_eq!(Repr::parse(&Packet::new_checked(&bytes).unwrap()), DATA);
    }
}
