//! Where headers and stacks live: validity in slots, bytes in the header area.

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
    /// Of each field the bit at which it begins in the header, its width, and whether it is signed.
    pub fields: Vec<(u32, u32, bool)>,
}

impl HeaderInfo {
    /// Bytes, the variable part included.
    pub fn len(&self, slots: &[u64]) -> usize {
        let variable = self.variable.map_or(0, |v| {
            (slots[usize::from(v.0)] as usize).min(usize::from(v.1 - self.size))
        });
        usize::from(self.size) + variable
    }
}

/// A stack of headers.
#[derive(Debug, Clone)]
pub(crate) struct StackInfo {
    /// The slot that counts the headers extracted.
    pub next: u16,
    /// Its headers' indices.
    pub headers: Vec<u16>,
}

/// Up to 64 bits of the header area.
pub(crate) fn bits_at(hdr: &[u8], at: u32, width: u32) -> u64 {
    let byte = at as usize / 8;
    let mut word = [0; 16];
    let n = hdr.len().saturating_sub(byte).min(16);
    word[..n].copy_from_slice(&hdr[byte..byte + n]);
    ((u128::from_be_bytes(word) << (at % 8)) >> (128 - width)) as u64
}
