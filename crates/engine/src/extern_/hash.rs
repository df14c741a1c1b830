//! The algorithms of BMv2's calculations (`src/bm_sim/calculations.cpp`), v1model's `HashAlgorithm` among them.

use std::collections::HashMap;

use super::crc::{Crc, CrcParameters};
use super::xxh64::xxh64;

/// A hash over bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Algorithm {
    Crc16,
    Crc32,
    CrcCcitt,
    /// A CRC of so many bits, whose parameters the control plane sets.
    CrcCustom(u32),
    Csum16,
    Xor16,
    Xor32,
    Xxh64,
    Identity,
    /// The number of calls so far.
    RoundRobin,
    /// The number of different inputs before this one.
    RoundRobinConsistent,
}

/// The inputs that [`Algorithm::RoundRobinConsistent`] remembers at most. Further ones get a new number each time.
const MAX_INPUTS: usize = 1 << 20;

impl Algorithm {
    /// The algorithms by BMv2's names.
    const NAMES: [(&str, Algorithm); 15] = [
        ("crc16", Algorithm::Crc16),
        ("crc32", Algorithm::Crc32),
        ("crcCCITT", Algorithm::CrcCcitt),
        ("crc8_custom", Algorithm::CrcCustom(8)),
        ("crc16_custom", Algorithm::CrcCustom(16)),
        ("crc32_custom", Algorithm::CrcCustom(32)),
        ("crc64_custom", Algorithm::CrcCustom(64)),
        ("csum16", Algorithm::Csum16),
        ("cksum16", Algorithm::Csum16),
        ("xor16", Algorithm::Xor16),
        ("xor32", Algorithm::Xor32),
        ("xxh64", Algorithm::Xxh64),
        ("identity", Algorithm::Identity),
        ("round_robin", Algorithm::RoundRobin),
        ("round_robin_consistent", Algorithm::RoundRobinConsistent),
    ];

    /// Parses BMv2's name of an algorithm. The error says why there is none of that name.
    pub fn parse(name: &str) -> Result<Algorithm, String> {
        let known = Algorithm::NAMES.iter().find(|(known, _)| *known == name);
        if let Some((_, algorithm)) = known {
            return Ok(*algorithm);
        }
        let names: Vec<&str> = Algorithm::NAMES.iter().map(|(known, _)| *known).collect();
        let why = match name {
            "toeplitz" => {
                "its key is 0 until the control plane sets one, and so is each hash".into()
            }
            "random" => "BMv2 has none".into(),
            _ => format!("allowed are {}", names.join(", ")),
        };
        Err(format!("hash algorithm {name:?} ({why})"))
    }

    /// Returns the bits of the custom CRC that it is, if it is one.
    pub fn custom_crc_bits(self) -> Option<u32> {
        match self {
            Algorithm::CrcCustom(bits) => Some(bits),
            _ => None,
        }
    }

    /// Says whether a result depends on the calls before.
    pub fn counts_calls(self) -> bool {
        matches!(
            self,
            Algorithm::RoundRobin | Algorithm::RoundRobinConsistent
        )
    }
}

/// The state of a calculation from call to call.
#[derive(Debug, Clone)]
pub(crate) enum HashState {
    /// Nothing.
    Stateless,
    /// The parameters that the control plane sets.
    Crc(Crc),
    Calls(u64),
    Inputs(HashMap<Box<[u8]>, u64>, u64),
}

impl HashState {
    /// Makes the state of an algorithm before its first call. `parameters` are those of a custom CRC.
    pub fn new(algorithm: Algorithm, parameters: Option<CrcParameters>) -> HashState {
        match (algorithm, parameters) {
            (Algorithm::CrcCustom(bits), Some(own)) => HashState::Crc(Crc::new(bits, own)),
            (Algorithm::RoundRobin, _) => HashState::Calls(0),
            (Algorithm::RoundRobinConsistent, _) => HashState::Inputs(HashMap::new(), 0),
            _ => HashState::Stateless,
        }
    }

    /// Computes a hash of an algorithm with this state.
    pub fn compute(&mut self, algorithm: Algorithm, bytes: &[u8]) -> u64 {
        match self {
            HashState::Stateless => algorithm.compute(bytes),
            HashState::Crc(crc) => crc.compute(bytes),
            HashState::Calls(calls) => {
                *calls = calls.wrapping_add(1);
                calls.wrapping_sub(1)
            }
            HashState::Inputs(known, next) => {
                if let Some(number) = known.get(bytes) {
                    return *number;
                }
                let number = *next;
                *next = next.wrapping_add(1);
                if known.len() < MAX_INPUTS {
                    known.insert(bytes.into(), number);
                }
                number
            }
        }
    }
}

impl Algorithm {
    /// Computes a hash of an algorithm without state.
    pub fn compute(self, bytes: &[u8]) -> u64 {
        match self {
            Algorithm::Crc16 => reflected_crc(bytes, 0xa001, 0).into(),
            Algorithm::Crc32 => (!reflected_crc(bytes, 0xedb8_8320, u32::MAX)).into(),
            Algorithm::CrcCcitt => crc_ccitt(bytes).into(),
            Algorithm::Csum16 => u64::from(!fold(sum(0, bytes))),
            Algorithm::Xor16 => be_words(bytes).fold(0, |x, w| x ^ u64::from(w)),
            Algorithm::Xor32 => xor32(bytes).into(),
            Algorithm::Xxh64 => xxh64(bytes),
            Algorithm::Identity => bytes.iter().take(8).fold(0, |v, b| v << 8 | u64::from(*b)),
            Algorithm::CrcCustom(_) | Algorithm::RoundRobin | Algorithm::RoundRobinConsistent => {
                unreachable!("{self:?} has a state")
            }
        }
    }
}

/// Computes CRC-16/IBM-3740, whose bits are not reflected.
fn crc_ccitt(bytes: &[u8]) -> u16 {
    bytes.iter().fold(0xffff, |crc, byte| {
        (0..8).fold(crc ^ u16::from(*byte) << 8, |crc, _| {
            crc << 1 ^ if crc >> 15 == 1 { 0x1021 } else { 0 }
        })
    })
}

/// Returns the exclusive or of big-endian words of 4 bytes; zeros follow the last byte.
fn xor32(bytes: &[u8]) -> u32 {
    bytes.chunks(4).fold(0, |all, chunk| {
        let mut word = [0; 4];
        word[..chunk.len()].copy_from_slice(chunk);
        all ^ u32::from_be_bytes(word)
    })
}

fn be_words(bytes: &[u8]) -> impl Iterator<Item = u16> {
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
    for w in be_words(quads.remainder()) {
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
    fn hash_algorithms_match_their_check_values() {
        // This is the check input of the catalogue of CRCs.
        let b = b"123456789";
        assert_eq!(Algorithm::Crc16.compute(b), 0xbb3d);
        assert_eq!(Algorithm::Crc32.compute(b), 0xcbf4_3926);
        assert_eq!(Algorithm::CrcCcitt.compute(b), 0x29b1);
        assert_eq!(Algorithm::Xor32.compute(&b[..6]), 0x3132_3334 ^ 0x3536_0000);
        assert_eq!(Algorithm::Identity.compute(&[1, 2, 3]), 0x010203);
        assert_eq!(
            Algorithm::Xor16.compute(&[0xab, 0xcd, 0x12]),
            0xabcd ^ 0x1200
        );
    }

    #[test]
    fn csum16_matches_the_example_of_rfc_1071() {
        let b = [0x00, 0x01, 0xf2, 0x03, 0xf4, 0xf5, 0xf6, 0xf7];
        assert_eq!(Algorithm::Csum16.compute(&b), u64::from(!0xddf2u16));
        assert_eq!(Algorithm::Csum16.compute(&[]), 0xffff);
        assert_eq!(Algorithm::Csum16.compute(&[0x80]), u64::from(!0x8000u16));
    }

    #[test]
    fn round_robin_hash_counts_calls_or_distinct_inputs() {
        let algorithm = Algorithm::RoundRobin;
        let mut state = HashState::new(algorithm, None);
        let mut numbers = |inputs: [&[u8]; 4]| inputs.map(|b| state.compute(algorithm, b));
        assert_eq!(numbers([b"a", b"b", b"a", b"a"]), [0, 1, 2, 3]);
        let algorithm = Algorithm::RoundRobinConsistent;
        let mut state = HashState::new(algorithm, None);
        let mut numbers = |inputs: [&[u8]; 4]| inputs.map(|b| state.compute(algorithm, b));
        assert_eq!(numbers([b"a", b"b", b"a", b"c"]), [0, 1, 0, 2]);
    }

    #[test]
    fn unknown_hash_algorithm_is_refused_by_name() {
        for (name, why) in [
            ("toeplitz", "key"),
            ("random", "BMv2 has none"),
            ("md5", "allowed"),
        ] {
            let refused = Algorithm::parse(name).expect_err("there is none");
            assert!(refused.contains(name) && refused.contains(why), "{refused}");
        }
    }
}
