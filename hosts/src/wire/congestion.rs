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

use std::ops::RangeInclusive;

use super::error::WireError;

/// The IPv4 protocol number: one of RFC 3692's two for experiments.
pub const PROTOCOL: u8 = 253;
/// The version that this crate speaks.
pub const VERSION: u8 = 1;
/// Byte offset of the next protocol.
pub const NEXT: usize = 0;
/// Byte offset of the length.
pub const LENGTH: usize = 1;

const VERSION_FORMAT: usize = 2;

/// Checks that `bytes` begin with a whole header of `length` bytes, of our version and one of `formats`.
///
/// # Errors
/// The first fault, in the order of the bytes.
#[inline]
pub(super) fn check(
    bytes: &[u8],
    length: usize,
    formats: RangeInclusive<u8>,
) -> Result<(), WireError> {
    if bytes.len() < length {
        return Err(WireError::Truncated);
    }
    if usize::from(bytes[LENGTH]) != length {
        return Err(WireError::Length);
    }
    if bytes[VERSION_FORMAT] >> 4 != VERSION {
        return Err(WireError::Version);
    }
    if !formats.contains(&format(bytes)) {
        return Err(WireError::Format);
    }
    Ok(())
}

/// The format of a checked header.
#[inline]
pub(super) fn format(bytes: &[u8]) -> u8 {
    bytes[VERSION_FORMAT] & 0xf
}

/// Writes the first word but for its last byte.
#[inline]
pub(super) fn emit(buf: &mut [u8], next_protocol: u8, length: usize, format: u8) {
    buf[NEXT] = next_protocol;
    buf[LENGTH] = length as u8;
    buf[VERSION_FORMAT] = VERSION << 4 | format;
}
