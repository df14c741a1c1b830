//! Where applications' random numbers come from: this crate has none of its own.

use std::fmt;

/// A stream of random numbers, of a driver that can repeat it.
pub struct Draws(Box<dyn FnMut() -> f64 + Send>);

impl Draws {
    /// The stream that a function gives: numbers uniform in [0, 1).
    pub fn new(unit: impl FnMut() -> f64 + Send + 'static) -> Draws {
        Draws(Box::new(unit))
    }

    /// The next number, uniform in [0, 1).
    pub(super) fn unit(&mut self) -> f64 {
        (self.0)()
    }
}

impl fmt::Debug for Draws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Draws")
    }
}

/// SplitMix64 (Steele, Lea, Flood, OOPSLA 2014), for tests.
#[cfg(test)]
pub(super) fn dice(mut seed: u64) -> Draws {
    Draws::new(move || {
        seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (seed ^ (seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1u64 << 53) as f64
    })
}
