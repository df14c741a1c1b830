//! Where headers and stacks live: validity in slots, bytes in the header area.

use std::ops::Range;

/// A header.
#[derive(Debug, Clone)]
pub(crate) struct HeaderInfo {
    /// The slot of its validity.
    pub valid: u16,
    /// Its first byte in the header area.
    pub at: u16,
    /// Bytes of its fixed part.
    pub size: u16,
    /// The slot that holds the bytes of its variable part, and the most bytes that the whole can have.
    pub variable: Option<(u16, u16)>,
    /// The bit at which each field begins in the header, its width, and whether it is signed.
    pub fields: Vec<(u32, u32, bool)>,
}

impl HeaderInfo {
    /// Returns the bytes, the variable part included.
    pub fn len(&self, slots: &[u64]) -> usize {
        usize::from(self.size) + self.variable_part(slots).len()
    }

    /// Says whether both have the same fields: then what one holds has room in the other.
    pub fn is_like(&self, other: &HeaderInfo) -> bool {
        let most = |h: &HeaderInfo| h.variable.map(|v| v.1);
        self.fields == other.fields && most(self) == most(other)
    }

    /// Says where the header's variable part is in the header area; a header without one has an empty part.
    pub fn variable_part(&self, slots: &[u64]) -> Range<usize> {
        let start = usize::from(self.at) + usize::from(self.size);
        let bytes = self.variable.map_or(0, |v| {
            (slots[usize::from(v.0)] as usize).min(usize::from(v.1 - self.size))
        });
        start..start + bytes
    }
}

/// A stack of headers, or of header unions.
#[derive(Debug, Clone)]
pub(crate) struct StackInfo {
    /// The slot that counts the elements extracted.
    pub next: u16,
    /// Its headers' indices, element by element.
    pub headers: Vec<u16>,
    /// The headers of an element: one, or the members of a union.
    pub members: usize,
}

/// Returns the size of the block copy that moves a header of `size` bytes.
pub(crate) fn padded(size: usize) -> usize {
    match size {
        0..=16 => 16,
        17..=32 => 32,
        33..=64 => 64,
        n => n.next_multiple_of(8),
    }
}

/// Writes up to 64 bits of the header area, as far as it reaches.
pub(crate) fn set_bits_at(hdr: &mut [u8], at: u32, width: u32, value: u64) {
    let byte = at as usize / 8;
    let mut word = [0; 16];
    let n = hdr.len().saturating_sub(byte).min(16);
    word[..n].copy_from_slice(&hdr[byte..byte + n]);
    let shift = 128 - at % 8 - width;
    let mask = (u128::MAX >> (128 - width)) << shift;
    let new = u128::from_be_bytes(word) & !mask | u128::from(value) << shift & mask;
    hdr[byte..byte + n].copy_from_slice(&new.to_be_bytes()[..n]);
}

/// Reads up to 64 bits of the header area.
pub(crate) fn bits_at(hdr: &[u8], at: u32, width: u32) -> u64 {
    let byte = at as usize / 8;
    let mut word = [0; 16];
    let n = hdr.len().saturating_sub(byte).min(16);
    word[..n].copy_from_slice(&hdr[byte..byte + n]);
    ((u128::from_be_bytes(word) << (at % 8)) >> (128 - width)) as u64
}
