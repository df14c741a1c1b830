//! The algorithms of v1model's `HashAlgorithm`.

/// A hash over bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Algorithm {
    Crc16,
    Crc32,
    Csum16,
    Xor16,
    Identity,
}

impl Algorithm {
    /// Parses the algorithm of p4c's name. The custom CRCs have their defaults, which are the plain ones.
    pub fn parse(name: &str) -> Option<Algorithm> {
        Some(match name {
            "crc16" | "crc16_custom" => Algorithm::Crc16,
            "crc32" | "crc32_custom" => Algorithm::Crc32,
            "csum16" | "cksum16" => Algorithm::Csum16,
            "xor16" => Algorithm::Xor16,
            "identity" => Algorithm::Identity,
            _ => return None,
        })
    }

    pub fn compute(self, bytes: &[u8]) -> u64 {
        match self {
            Algorithm::Crc16 => reflected_crc(bytes, 0xa001, 0).into(),
            Algorithm::Crc32 => (!reflected_crc(bytes, 0xedb8_8320, u32::MAX)).into(),
            Algorithm::Csum16 => u64::from(!fold(sum(0, bytes))),
            Algorithm::Xor16 => words(bytes).fold(0, |x, w| x ^ u64::from(w)),
            Algorithm::Identity => bytes.iter().take(8).fold(0, |v, b| v << 8 | u64::from(*b)),
        }
    }
}

fn words(bytes: &[u8]) -> impl Iterator<Item = u16> {
    bytes
        .chunks(2)
        .map(|c| u16::from_be_bytes([c[0], c.get(1).copied().unwrap_or(0)]))
}

/// Adds big-endian 16-bit words to a sum to be folded; an odd last byte is a word's high one.
pub(crate) fn sum(start: u64, bytes: &[u8]) -> u64 {
    let mut s = start;
    let mut quads = bytes.chunks_exact(4);
    for q in &mut quads {
        s += u64::from(u32::from_be_bytes([q[0], q[1], q[2], q[3]]));
    }
    for w in words(quads.remainder()) {
        // A word weighs 2^16 or 1 alike in ones' complement.
        s += u64::from(w);
    }
    s
}

/// Folds to 16 bits with end-around carry (RFC 1071).
pub(crate) fn fold(mut s: u64) -> u16 {
    while s >> 16 != 0 {
        s = (s & 0xffff) + (s >> 16);
    }
    s as u16
}

fn reflected_crc(bytes: &[u8], polynomial: u32, start: u32) -> u32 {
    let mut crc = start;
    for b in bytes {
        crc ^= u32::from(*b);
        for _ in 0..8 {
            crc = if crc & 1 == 1 {
                crc >> 1 ^ polynomial
            } else {
                crc >> 1
            };
        }
    }
    crc
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_check_values() {
        // This is the check input of the catalogue of CRCs.
        let b = b"123456789";
        assert_eq!(Algorithm::Crc16.compute(b), 0xbb3d);
        assert_eq!(Algorithm::Crc32.compute(b), 0xcbf4_3926);
        assert_eq!(Algorithm::Identity.compute(&[1, 2, 3]), 0x010203);
        assert_eq!(
            Algorithm::Xor16.compute(&[0xab, 0xcd, 0x12]),
            0xabcd ^ 0x1200
        );
    }

    #[test]
    fn checksum_of_rfc_1071() {
        let b = [0x00, 0x01, 0xf2, 0x03, 0xf4, 0xf5, 0xf6, 0xf7];
        assert_eq!(Algorithm::Csum16.compute(&b), u64::from(!0xddf2u16));
        assert_eq!(Algorithm::Csum16.compute(&[]), 0xffff);
        assert_eq!(Algorithm::Csum16.compute(&[0x80]), u64::from(!0x8000u16));
    }
}
