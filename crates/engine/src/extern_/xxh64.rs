//! XXH64 with the seed 0 (Yann Collet, "xxHash fast digest algorithm", section "XXH64 Algorithm Description").

const PRIMES: [u64; 5] = [
    0x9e37_79b1_85eb_ca87,
    0xc2b2_ae3d_27d4_eb4f,
    0x1656_67b1_9e37_79f9,
    0x85eb_ca77_c2b2_ae63,
    0x27d4_eb2f_1656_67c5,
];

/// Returns an accumulator after one lane of 8 bytes.
fn round(accumulator: u64, lane: u64) -> u64 {
    let sum = accumulator.wrapping_add(lane.wrapping_mul(PRIMES[1]));
    sum.rotate_left(31).wrapping_mul(PRIMES[0])
}

fn merge(hash: u64, accumulator: u64) -> u64 {
    let mixed = hash ^ round(0, accumulator);
    mixed.wrapping_mul(PRIMES[0]).wrapping_add(PRIMES[3])
}

fn word<const N: usize>(bytes: &[u8]) -> u64 {
    let mut word = [0; 8];
    word[..N].copy_from_slice(&bytes[..N]);
    u64::from_le_bytes(word)
}

/// Computes the hash of bytes.
pub(crate) fn xxh64(bytes: &[u8]) -> u64 {
    let stripes = bytes.chunks_exact(32);
    let mut rest = stripes.remainder();
    let mut hash = if bytes.len() < 32 {
        PRIMES[4]
    } else {
        let mut lanes = [
            PRIMES[0].wrapping_add(PRIMES[1]),
            PRIMES[1],
            0,
            0u64.wrapping_sub(PRIMES[0]),
        ];
        for stripe in stripes {
            for (lane, bytes) in lanes.iter_mut().zip(stripe.chunks_exact(8)) {
                *lane = round(*lane, word::<8>(bytes));
            }
        }
        let turns = lanes.iter().zip([1, 7, 12, 18]);
        let sum = turns.fold(0u64, |sum, (lane, n)| sum.wrapping_add(lane.rotate_left(n)));
        lanes.into_iter().fold(sum, merge)
    };
    hash = hash.wrapping_add(bytes.len() as u64);
    while rest.len() >= 8 {
        hash ^= round(0, word::<8>(rest));
        hash = hash.rotate_left(27).wrapping_mul(PRIMES[0]);
        hash = hash.wrapping_add(PRIMES[3]);
        rest = &rest[8..];
    }
    if rest.len() >= 4 {
        hash ^= word::<4>(rest).wrapping_mul(PRIMES[0]);
        hash = hash.rotate_left(23).wrapping_mul(PRIMES[1]);
        hash = hash.wrapping_add(PRIMES[2]);
        rest = &rest[4..];
    }
    for byte in rest {
        hash ^= u64::from(*byte).wrapping_mul(PRIMES[4]);
        hash = hash.rotate_left(11).wrapping_mul(PRIMES[0]);
    }
    hash ^= hash >> 33;
    hash = hash.wrapping_mul(PRIMES[1]);
    hash ^= hash >> 29;
    hash = hash.wrapping_mul(PRIMES[2]);
    hash ^ hash >> 32
}

#[cfg(test)]
mod tests {
    use super::xxh64;

    #[test]
    fn xxh64_matches_the_reference_implementation() {
        assert_eq!(xxh64(b""), 0xef46_db37_51d8_e999);
        assert_eq!(xxh64(b"a"), 0xd24e_c4f1_a98c_6e5b);
        assert_eq!(xxh64(b"abc"), 0x44bc_2cf5_ad77_0999);
        assert_eq!(xxh64(b"asdf"), 0x4158_72f5_99ce_a71e);
        let long = b"Call me Ishmael. Some years ago--never mind how long precisely-";
        assert_eq!(xxh64(long), 0x02a2_e854_70d6_fd96);
    }
}
