//! RCP's congestion header: 16 bytes, big-endian.
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

use super::congestion;
use super::error::WireError;
use super::field::{be32, put32};

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
        congestion::check(bytes.as_ref(), HEADER_LEN, 4..=5)?;
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
            4 => Format::Data,
            _ => Format::Ack,
        }
    }

    /// The sender's smoothed round-trip time, microseconds; 0 = not known.
    #[inline]
    pub fn rtt(&self) -> u32 {
        be32(self.0.as_ref(), RTT)
    }

    /// The rate, bytes in 2^20 microseconds.
    #[inline]
    pub fn rate(&self) -> u64 {
        let bytes = self.0.as_ref();
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
    /// The values of a checked header.
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
        congestion::emit(buf, self.next_protocol, HEADER_LEN, self.format as u8);
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
    fn what_is_written_is_read() {
        let mut bytes = [0xff; HEADER_LEN];
        DATA.emit(&mut bytes);
        assert_eq!(bytes[..4], [6, 16, 0x14, 0]);
        assert_eq!(bytes[8..], DATA.rate.to_be_bytes());
        assert_eq!(Repr::parse(&Packet::new_checked(&bytes).unwrap()), DATA);
    }

    #[test]
    fn every_other_framing_is_refused() {
        let mut bytes = [0; HEADER_LEN];
        DATA.emit(&mut bytes);
        let refused = |at: usize, value: u8| {
            let mut wrong = bytes;
            wrong[at] = value;
            Packet::new_checked(wrong).unwrap_err()
        };
        assert_eq!(refused(1, 20), WireError::Length);
        assert_eq!(refused(2, 0x24), WireError::Version);
        assert_eq!(refused(2, 0x13), WireError::Format);
        assert_eq!(refused(2, 0x16), WireError::Format);
        assert!(Packet::new_checked(&bytes[..15]).is_err());
    }
}
