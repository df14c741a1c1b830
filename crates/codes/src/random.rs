//! The random numbers that graphs are drawn with. The same seed gives the same numbers for ever: two hosts with different
//! versions of this crate must make the same graph.
//!
//! The generator is PCG XSH RR 64/32 (O'Neill, HMC-CS-2014-0905), whose values `rand_pcg` promises to keep. How a number
//! below a bound and a shuffle are made of them is written out here, because libraries change that.

use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;

/// A stream of random numbers.
#[derive(Debug)]
pub(crate) struct Random(Pcg32);

impl Random {
    /// Begins the stream of this seed.
    pub fn new(seed: u64) -> Random {
        Random(Pcg32::new(seed, 0x7474_705f_636f_6465))
    }

    /// Returns a number from 0 to `bound` - 1, by multiplication (Lemire 2019, without its
    /// rejection). Bounds are below 2^20, so no number is more likely than another by more than
    /// 2^-12 of itself.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u64::from(self.0.next_u32()) * bound as u64) >> 32) as usize
    }

    /// Draws a number in [0, 1), in steps of 2^-32.
    pub fn unit(&mut self) -> f64 {
        f64::from(self.0.next_u32()) / (1u64 << 32) as f64
    }

    /// Puts things into random order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}
