//! Random streams: one per channel, each derived from the run's seed and the channel's name.
//!
//! So what happens on one link never changes what another draws, and a link that is added changes nothing
//! elsewhere. The generator is PCG XSH RR 64/32 (O'Neill, HMC-CS-2014-0905), whose values `rand_pcg`
//! promises to keep from version to version.

use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;

/// A stream of random numbers.
#[derive(Debug, Clone)]
pub struct Stream(Pcg32);

impl Stream {
    /// Begins the stream that belongs to `name` in the run with this seed.
    pub fn new(seed: u64, name: &str) -> Stream {
        Stream(Pcg32::new(mix(seed), mix(fnv1a(name.as_bytes()))))
    }

    /// Draws a seed for something else that draws.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Draws a number in [0, 1), in steps of 2^-53.
    #[inline]
    pub fn unit(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 * (1.0 / (1u64 << 53) as f64)
    }

    /// Draws whether something of this probability happens. The certain and the impossible draw nothing.
    #[inline]
    pub fn chance(&mut self, probability: f64) -> bool {
        if probability <= 0.0 {
            return false;
        }
        probability >= 1.0 || self.unit() < probability
    }
}

/// Hashes by FNV-1a, 64 bits (RFC 9923).
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Mixes by the finaliser of SplitMix64 (Steele, Lea, Flood, OOPSLA 2014), so that neighbouring seeds start far apart.
fn mix(value: u64) -> u64 {
    let z = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(seed: u64, name: &str) -> Vec<u64> {
        let mut stream = Stream::new(seed, name);
        (0..4).map(|_| (stream.unit() * 1e9) as u64).collect()
    }

    #[test]
    fn stream_depends_only_on_seed_and_name() {
        assert_eq!(first(1, "a/forward"), first(1, "a/forward"));
        assert_ne!(first(1, "a/forward"), first(2, "a/forward"));
        assert_ne!(first(1, "a/forward"), first(1, "a/backward"));
    }

    #[test]
    fn chance_succeeds_with_its_probability() {
        let mut stream = Stream::new(1, "x");
        let hits = (0..100_000).filter(|_| stream.chance(0.12)).count();
        // The bound is six standard deviations of a binomial: 6 * sqrt(1e5 * 0.12 * 0.88) = 617.
        assert!(hits.abs_diff(12_000) < 617, "{hits}");
        assert!(!stream.chance(0.0));
        assert!(stream.chance(1.0));
    }
}
