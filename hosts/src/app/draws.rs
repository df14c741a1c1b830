//! Where applications' random numbers come from: this crate has none of its own.

use std::fmt;

/// A stream of random numbers, of a driver that can repeat it.
pub trait Draws: fmt::Debug + Send {
    /// The next number, uniform in [0, 1).
    fn unit(&mut self) -> f64;
}

/// SplitMix64 (Steele, Lea, Flood, OOPSLA 2014), for tests.
#[cfg(test)]
#[derive(Clone, Debug)]
pub(super) struct Dice(pub(super) u64);

#[cfg(test)]
impl Draws for Dice {
    fn unit(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1u64 << 53) as f64
    }
}
