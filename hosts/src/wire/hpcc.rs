//! HPCC's header (Li and others, SIGCOMM 2019, section 4.2).
//!
//! ```text
//! sender:    no hops; routers add theirs
//! receiver:  ACK: the hops of the newest data packet, SYN included
//! ```
//!
//! The header has 84 bytes, big-endian:
//!
//! ```text
//!  byte 0            1            2                  3
//! +------------+------------+---------+--------+-----------+
//! | next proto | length 84  | version | format | hops      |   framing: `wire::congestion`
//! +------------+------------+---------+--------+-----------+
//! | five times, one for each port that the packet left by: |
//! |   capacity, bytes in 2^20 microseconds, 40 bits        |
//! |   time, microseconds, 24 bits                          |
//! |   sent, bytes, 32 bits                                 |
//! |   queue, bytes, 32 bits                                |
//! +--------------------------------------------------------+
//! ```

use super::congestion::{self, Formats};
use super::{be32, put32};

/// The header's length, bytes.
pub const HEADER_LEN: usize = FIRST_HOP + MAX_HOPS * HOP_LEN;
/// How many ports a packet can tell of.
pub const MAX_HOPS: usize = 5;
/// Bits of [`Hop::time`].
pub const TIME_BITS: u32 = 24;

const HOPS: usize = 3;
const FIRST_HOP: usize = 4;
const HOP_LEN: usize = 16;

/// Which direction a header travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Every packet that a sender emits; routers write into it.
    Data = 6,
    /// A receiver's: what routers wrote into data.
    Ack = 7,
}

/// The state of a port that a packet left by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hop {
    /// Bytes that the link takes in 2^20 microseconds; 40 bits.
    pub capacity: u64,
    /// When the packet left the queue, microseconds of a clock that wraps after 24 bits.
    pub time: u32,
    /// Bytes that have left by the port, the packet's included; it wraps.
    pub sent: u32,
    /// Bytes that wait.
    pub queue: u32,
}

/// The state of the ports on a packet's way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Path {
    /// How many ports it left by, those that it can't tell of included.
    pub passed: u8,
    /// The first of them, in their order.
    pub hops: [Hop; MAX_HOPS],
}

impl Path {
    /// Returns the ports that the packet left by; `None` if these were more than it can tell of.
    pub fn hops(&self) -> Option<&[Hop]> {
        self.hops.get(..usize::from(self.passed))
    }
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
    /// Returns the path of the packet; in an ACK, the path of the data.
    #[inline]
    pub fn path(&self) -> Path {
        let bytes = self.bytes.as_ref();
        let mut hops = [Hop::default(); MAX_HOPS];
        for (hop, from) in hops
            .iter_mut()
            .zip(bytes[FIRST_HOP..].chunks_exact(HOP_LEN))
        {
            let low = be32(from, 4);
            *hop = Hop {
                capacity: u64::from(be32(from, 0)) << 8 | u64::from(low >> TIME_BITS),
                time: low & ((1 << TIME_BITS) - 1),
                sent: be32(from, 8),
                queue: be32(from, 12),
            };
        }
        Path {
            passed: bytes[HOPS],
            hops,
        }
    }
}

/// The header's values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repr {
    /// The protocol of the header after this one.
    pub next_protocol: u8,
    /// The format.
    pub format: Format,
    /// The path of the packet; nothing when its sender emits it.
    pub path: Path,
}

impl Repr {
    /// Reads the values of a checked header.
    #[inline]
    pub fn parse<T: AsRef<[u8]>>(packet: &Packet<T>) -> Repr {
        Repr {
            next_protocol: packet.next_protocol(),
            format: packet.format(),
            path: packet.path(),
        }
    }

    /// Writes the header to the first [`HEADER_LEN`] bytes of `buf`, which must hold that many. The
    /// lowest bits of capacity and time are written.
    #[inline]
    pub fn emit(&self, buf: &mut [u8]) {
        congestion::emit(buf, self.next_protocol, self.format);
        buf[HOPS] = self.path.passed;
        let places = buf[FIRST_HOP..HEADER_LEN].chunks_exact_mut(HOP_LEN);
        for (hop, to) in self.path.hops.iter().zip(places) {
            put32(to, 0, (hop.capacity >> 8) as u32);
            let time = hop.time & ((1 << TIME_BITS) - 1);
            put32(to, 4, (hop.capacity as u32) << TIME_BITS | time);
            put32(to, 8, hop.sent);
            put32(to, 12, hop.queue);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn repr() -> Repr {
        let mut path = Path {
            passed: 2,
            ..Path::default()
        };
        path.hops[0] = Hop {
            capacity: 0x01_2345_6789,
            time: 0xab_cdef,
            sent: 0x1122_3344,
            queue: 0x5566_7788,
        };
        path.hops[1] = Hop {
            capacity: 1,
            ..Hop::default()
        };
        Repr {
            next_protocol: 6,
            format: Format::Ack,
            path,
        }
    }

    #[test]
    fn emitted_header_parses_back() {
        let mut bytes = [0xff; HEADER_LEN];
        repr().emit(&mut bytes);
        assert_eq!(bytes[..4], [6, 84, 0x17, 2]);
        let hop = 0x0123_4567_89ab_cdef_1122_3344_5566_7788_u128;
        assert_eq!(bytes[4..20], hop.to_be_bytes());
        assert_eq!(bytes[36..], [0; 48]);
        assert_eq!(Repr::parse(&Packet::new_checked(&bytes).unwrap()), repr());
    }

    #[test]
    fn path_longer_than_the_header_has_no_hops() {
        let mut path = repr().path;
        assert_eq!(path.hops(), Some(&path.hops[..2]));
        path.passed = 5;
        assert_eq!(path.hops().map(<[Hop]>::len), Some(5));
        path.passed = 6;
        assert_eq!(path.hops(), None);
    }
}
