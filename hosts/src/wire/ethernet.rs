//! Ethernet II. Its header is counted in packet sizes, and written by the driver.

/// The header's length, bytes.
pub const HEADER_LEN: usize = 14;
