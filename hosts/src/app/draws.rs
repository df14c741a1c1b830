//! Where applications' random numbers come from: this crate has none of its own.

use std::fmt;

/// A stream of random numbers, of a driver that can repeat it.
pub struct Draws(Box<dyn FnMut() -> f64 + Send>);

impl Draws {
    /// Takes the stream that a function gives: numbers uniform in [0, 1).
    pub fn new(unit: impl FnMut() -> f64 + Send + 'static) -> Draws {
        Draws(Box::new(unit))
    }

    /// Draws the next number, uniform in [0, 1).
    pub(crate) fn unit(&mut self) -> f64 {
        (self.0)()
    }
}

impl fmt::Debug for Draws {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Draws")
    }
}

/// Draws numbers for tests.
#[cfg(test)]
pub(super) fn seeded_draws(seed: u64) -> Draws {
    let mut numbers = crate::numbers::Numbers::new(seed);
    Draws::new(move || (numbers.draw() >> 11) as f64 / (1u64 << 53) as f64)
}
