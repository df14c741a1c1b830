//! The bytes that an end may send to a peer whose address may be forged, or that asks much with little.
//!
//! QUIC has the rule (RFC 9000 section 8.1). Until a peer has shown that packets reach its address, it is sent at most
//! three times the bytes that came from there.

/// Bytes that may be sent for each byte that came (RFC 9000 section 8.1).
pub const MAX_AMPLIFICATION: u64 = 3;

/// The bytes that may still be sent.
#[derive(Clone, Debug, Default)]
pub(crate) struct Allowance {
    remaining: u64,
}

impl Allowance {
    /// Adds the allowance for so many bytes that came.
    pub(crate) fn on_received(&mut self, bytes: u64) {
        let more = bytes.saturating_mul(MAX_AMPLIFICATION);
        self.remaining = self.remaining.saturating_add(more);
    }

    /// Returns how many bytes may be sent now.
    pub(crate) fn remaining(&self) -> u64 {
        self.remaining
    }

    /// Returns whether so many bytes may be sent now.
    pub(crate) fn permits(&self, bytes: u64) -> bool {
        bytes <= self.remaining
    }

    /// Subtracts bytes that are sent.
    pub(crate) fn on_sent(&mut self, bytes: u64) {
        self.remaining = self.remaining.saturating_sub(bytes);
    }
}
