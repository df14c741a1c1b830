//! The reasons for which bytes are refused.

use std::fmt;

/// Why bytes are not the header they should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WireError {
    /// Fewer bytes than the header, or than it says, needs.
    Truncated,
    /// A length field contradicts the format.
    Length,
    /// Another version of the protocol.
    Version,
    /// A value that the format does not define.
    Format,
    /// The checksum does not add up.
    Checksum,
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WireError::Truncated => "truncated header",
            WireError::Length => "bad length field",
            WireError::Version => "unknown version",
            WireError::Format => "unknown format",
            WireError::Checksum => "bad checksum",
        })
    }
}

impl std::error::Error for WireError {}
