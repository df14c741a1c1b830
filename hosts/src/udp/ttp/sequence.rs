//! Sequence numbers of 32 bits on the wire, of 64 within.

/// Returns the number that ends in these 32 bits and is nearest to another.
pub(super) fn expand(number: u32, near: u64) -> u64 {
    let ahead = number.wrapping_sub(near as u32) as i32;
    near.saturating_add_signed(ahead.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sequence_numbers_extend_beyond_32_bits() {
        for near in [0, 7, u64::from(u32::MAX), 1 << 32, (5 << 32) + 9] {
            for away in [0, 1, 1000, (1 << 31) - 1] {
                assert_eq!(expand((near + away) as u32, near), near + away);
                if away <= near {
                    assert_eq!(expand((near - away) as u32, near), near - away);
                }
            }
        }
        assert_eq!(expand(u32::MAX, 0), 0, "there is nothing before the first");
    }
}
