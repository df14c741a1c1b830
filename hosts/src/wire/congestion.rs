//! The common part of all congestion headers: their place between IPv4 and the transport header,
//! and their first word.
//!
//! ```text
//!  byte 0            1            2                  3
//! +------------+------------+---------+--------+-----------+
//! | next proto | length     | version | format | its own   |   framing: draft-falk-xcp-spec-03
//! +------------+------------+---------+--------+-----------+
//! ```
//!
//! The length is the whole header's, in bytes. Formats tell headers apart: no two have one in common.

use std::marker::PhantomData;

use super::WireError;

/// The IPv4 protocol number: one of RFC 3692's two for experiments.
pub const PROTOCOL: u8 = 253;
/// The version that this crate speaks.
pub const VERSION: u8 = 1;
/// Byte offset of the next protocol.
pub const NEXT: usize = 0;
/// Byte offset of the length.
pub const LENGTH: usize = 1;

const VERSION_FORMAT: usize = 2;

/// The formats of one header, by consecutive numbers.
pub trait Formats: Copy + PartialEq + 'static {
    /// The header's length, bytes.
    const HEADER_LEN: usize;
    /// All of them, that of data first.
    const ALL: &'static [Self];

    /// Returns the number on the wire.
    fn number(self) -> u8;
}

/// A checked view of a header with these formats; the header's own fields are read beside its format.
#[derive(Clone, Copy, Debug)]
pub struct Packet<T, F> {
    pub(crate) bytes: T,
    formats: PhantomData<F>,
}

impl<T: AsRef<[u8]>, F: Formats> Packet<T, F> {
    /// Checks that `bytes` begin with a whole header of our length, version and a known format.
    ///
    /// # Errors
    /// The first fault, in the order of the bytes.
    #[inline]
    pub fn new_checked(bytes: T) -> Result<Packet<T, F>, WireError> {
        let b = bytes.as_ref();
        if b.len() < F::HEADER_LEN {
            return Err(WireError::Truncated);
        }
        if usize::from(b[LENGTH]) != F::HEADER_LEN {
            return Err(WireError::Length);
        }
        if b[VERSION_FORMAT] >> 4 != VERSION {
            return Err(WireError::Version);
        }
        if place::<F>(b) >= F::ALL.len() {
            return Err(WireError::Format);
        }
        Ok(Packet {
            bytes,
            formats: PhantomData,
        })
    }

    /// Returns the protocol of the header after this one (6 is TCP).
    #[inline]
    pub fn next_protocol(&self) -> u8 {
        self.bytes.as_ref()[NEXT]
    }

    /// Returns the format.
    #[inline]
    pub fn format(&self) -> F {
        F::ALL[place::<F>(self.bytes.as_ref())]
    }

    /// Returns whether a sender emitted it, and no receiver.
    #[inline]
    pub fn is_data(&self) -> bool {
        self.format() == F::ALL[0]
    }
}

/// Returns the place of a header's format among all; beyond them if it is none.
#[inline]
fn place<F: Formats>(bytes: &[u8]) -> usize {
    usize::from((bytes[VERSION_FORMAT] & 0xf).wrapping_sub(F::ALL[0].number()))
}

/// Writes the first word but for its last byte.
#[inline]
pub(crate) fn emit<F: Formats>(buf: &mut [u8], next_protocol: u8, format: F) {
    buf[NEXT] = next_protocol;
    buf[LENGTH] = F::HEADER_LEN as u8;
    buf[VERSION_FORMAT] = VERSION << 4 | format.number();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq)]
    enum TestFormat {
        Data = 4,
        Ack = 5,
        Other = 6,
    }

    impl Formats for TestFormat {
        const HEADER_LEN: usize = 8;
        const ALL: &'static [TestFormat] = &[TestFormat::Data, TestFormat::Ack, TestFormat::Other];

        fn number(self) -> u8 {
            self as u8
        }
    }

    #[test]
    fn emitted_framing_parses_back() {
        let mut bytes = [0xff; 8];
        for format in TestFormat::ALL {
            emit(&mut bytes, 17, *format);
            assert_eq!(bytes[..4], [17, 8, 0x10 | *format as u8, 0xff]);
            let packet = Packet::<_, TestFormat>::new_checked(&bytes).unwrap();
            assert_eq!((packet.next_protocol(), packet.format()), (17, *format));
            assert_eq!(packet.is_data(), *format == TestFormat::Data);
        }
    }

    #[test]
    fn invalid_framing_is_refused() {
        let mut bytes = [0; 8];
        emit(&mut bytes, 6, TestFormat::Data);
        let refused = |at: usize, value: u8| {
            let mut wrong = bytes;
            wrong[at] = value;
            Packet::<_, TestFormat>::new_checked(wrong).unwrap_err()
        };
        assert_eq!(refused(1, 20), WireError::Length);
        assert_eq!(refused(2, 0x24), WireError::Version);
        for other in [0x10, 0x13, 0x17, 0x1f] {
            assert_eq!(refused(2, other), WireError::Format);
        }
        let short = Packet::<_, TestFormat>::new_checked(&bytes[..7]);
        assert_eq!(short.unwrap_err(), WireError::Truncated);
    }
}
