//! Experiments with codes whose packets are lost at random: what codes need is measured with these, and tests hold codes to
//! what was measured.

use crate::random::Random;
use crate::{Code, Malformed};

/// A series of experiments. The same seed gives the same ones.
#[derive(Debug)]
pub struct Trials(Random);

impl Trials {
    /// Begins a series of its own for each seed.
    pub fn new(seed: u64) -> Trials {
        Trials(Random::new(seed))
    }

    /// Counts how many symbols of a block arrive, in random order, until it is complete.
    ///
    /// # Errors
    /// None of a code of this crate.
    pub fn needed(&mut self, code: &Code) -> Result<usize, Malformed> {
        let mut order: Vec<usize> = (0..code.spec().symbols()).collect();
        self.0.shuffle(&mut order);
        let mut block = code.structure();
        for (arrived, &symbol) in order.iter().enumerate() {
            if block.is_complete() {
                return Ok(arrived);
            }
            block.receive(symbol)?;
        }
        Ok(order.len())
    }

    /// Says whether a block fails on a path that loses every symbol with this probability.
    ///
    /// # Errors
    /// None of a code of this crate.
    pub fn fails(&mut self, code: &Code, loss: f64) -> Result<bool, Malformed> {
        let mut block = code.structure();
        for symbol in 0..code.spec().symbols() {
            if self.0.unit() >= loss {
                block.receive(symbol)?;
            }
        }
        Ok(!block.is_complete())
    }
}
