//! The checksum of TCP behind either network header (RFC 9293 section 3.1, RFC 1071).
//!
//! The pseudo-header names protocol 6 behind the congestion header too: its own bytes, which routers change, are not
//! covered.

use std::net::Ipv4Addr;

use xcpr_hosts::wire::tcp;

/// Byte offset of the checksum in a TCP header.
const CHECKSUM: usize = 16;

/// Sums big-endian 16-bit words, an odd last byte padded with zero, folded to 16 bits.
fn sum(bytes: &[u8], start: u64) -> u16 {
    let mut words = bytes.chunks_exact(4);
    // Two words at a time in 64 bits: no carry is lost below 2^32 of them.
    let mut total = start
        + words
            .by_ref()
            .map(|w| u64::from(u32::from_be_bytes([w[0], w[1], w[2], w[3]])))
            .sum::<u64>();
    let mut last = [0; 4];
    last[..words.remainder().len()].copy_from_slice(words.remainder());
    total += u64::from(u32::from_be_bytes(last));
    while total > 0xffff {
        total = (total >> 16) + (total & 0xffff);
    }
    total as u16
}

fn pseudo_header(from: Ipv4Addr, to: Ipv4Addr, len: usize) -> u64 {
    u64::from(from.to_bits()) + u64::from(to.to_bits()) + u64::from(tcp::PROTOCOL) + len as u64
}

/// Writes the checksum into a whole segment, header and payload, whose checksum field is 0.
pub fn write(from: Ipv4Addr, to: Ipv4Addr, segment: &mut [u8]) {
    let checksum = !sum(segment, pseudo_header(from, to, segment.len()));
    segment[CHECKSUM..CHECKSUM + 2].copy_from_slice(&checksum.to_be_bytes());
}

/// Returns whether a whole segment arrived as it was sent.
pub fn holds(from: Ipv4Addr, to: Ipv4Addr, segment: &[u8]) -> bool {
    sum(segment, pseudo_header(from, to, segment.len())) == 0xffff
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const FROM: Ipv4Addr = Ipv4Addr::new(192, 0, 2, 1);
    const TO: Ipv4Addr = Ipv4Addr::new(198, 51, 100, 254);

    /// Computes word by word, as RFC 1071 section 4.1 has it.
    fn sum_words(segment: &[u8]) -> u16 {
        let mut bytes = [FROM.octets(), TO.octets()].concat();
        bytes.extend([0, 6]);
        bytes.extend((segment.len() as u16).to_be_bytes());
        bytes.extend(segment);
        bytes.resize(bytes.len().next_multiple_of(2), 0);
        let mut sum = 0u32;
        for word in bytes.chunks(2) {
            sum += u32::from(word[0]) << 8 | u32::from(word[1]);
            sum = (sum >> 16) + (sum & 0xffff);
        }
        !(sum as u16)
    }

    proptest! {
        #[test]
        fn checksum_agrees_with_the_word_sum_of_rfc_1071(mut segment in prop::collection::vec(any::<u8>(), 32..2000)) {
            segment[CHECKSUM..CHECKSUM + 2].fill(0);
            let expected = sum_words(&segment);
            write(FROM, TO, &mut segment);
            prop_assert_eq!(&segment[CHECKSUM..CHECKSUM + 2], expected.to_be_bytes());
            prop_assert!(holds(FROM, TO, &segment));
        }

        #[test]
        fn flipped_bit_fails_the_checksum(
            mut segment in prop::collection::vec(any::<u8>(), 32..200), at in any::<prop::sample::Index>(), bit in 0u8..8,
        ) {
            segment[CHECKSUM..CHECKSUM + 2].fill(0);
            write(FROM, TO, &mut segment);
            let at = at.index(segment.len());
            segment[at] ^= 1u8 << bit;
            prop_assert!(!holds(FROM, TO, &segment));
        }
    }
}
