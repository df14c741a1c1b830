//! Decoding by substitution ("peeling"), of the structure alone: which symbols are known, and in what order the unknown
//! ones follow from them.
//!
//! An equation in which one symbol is unknown gives that symbol, which may leave another equation with one unknown, and
//! so on. Per equation it suffices to keep the number of unknown symbols and the XOR of their numbers. When enough
//! symbols of the Reed-Solomon code are known, all of its message is.

use std::sync::Arc;

use crate::Malformed;
use crate::sparse::Parts;

/// A symbol that followed from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub symbol: usize,
    pub from: From,
}

/// The origin of a symbol's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum From {
    /// The other symbols of this equation.
    Equation(usize),
    /// The Reed-Solomon code.
    ReedSolomon,
}

/// Which symbols of a block are known, without what is in them.
#[derive(Debug)]
pub struct Structure {
    parts: Arc<Parts>,
    recovered: Vec<bool>,
    unknown_sources: usize,
    /// Per equation, how many of its symbols are unknown, and the XOR of their numbers.
    unknown: Vec<(u32, u32)>,
    /// How many symbols of the Reed-Solomon code are unknown beyond those that it can do without.
    wanting: usize,
    /// Equations that had one unknown symbol when they were put here.
    ripe: Vec<u32>,
    steps: Vec<Step>,
}

impl Structure {
    /// Begins with nothing known.
    pub(crate) fn new(parts: &Arc<Parts>) -> Structure {
        let equations = &parts.equations;
        let unknown = (0..equations.len()).map(|equation| {
            let symbols = equations.symbols(equation);
            (
                symbols.len() as u32,
                symbols.iter().fold(0, |xor, s| xor ^ s),
            )
        });
        Structure {
            recovered: vec![false; parts.spec.symbols()],
            unknown_sources: parts.spec.source.into(),
            unknown: unknown.collect(),
            wanting: parts.reed_solomon.message().len(),
            ripe: Vec::new(),
            steps: Vec::new(),
            parts: Arc::clone(parts),
        }
    }

    /// Says whether a symbol arrived or followed.
    pub(crate) fn knows(&self, symbol: usize) -> bool {
        self.recovered[symbol]
    }

    /// Returns the symbols that did not arrive, each after those that it follows from.
    pub(crate) fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Takes a symbol that arrived, and all that follows from it. The symbol must not be known.
    fn take(&mut self, symbol: usize) {
        self.learn(symbol);
        while let Some(equation) = self.ripe.pop() {
            let equation = equation as usize;
            if let (1, symbol) = self.unknown[equation] {
                self.follow(symbol as usize, From::Equation(equation));
            }
        }
    }

    fn follow(&mut self, symbol: usize, from: From) {
        self.steps.push(Step { symbol, from });
        self.learn(symbol);
    }

    fn learn(&mut self, symbol: usize) {
        self.recovered[symbol] = true;
        self.unknown_sources -= usize::from(symbol < self.parts.spec.source.into());
        let parts = Arc::clone(&self.parts);
        for &equation in parts.equations.equations(symbol) {
            let (unknown, xor) = &mut self.unknown[equation as usize];
            *unknown -= 1;
            *xor ^= symbol as u32;
            if *unknown == 1 {
                self.ripe.push(equation);
            }
        }
        let code = &parts.reed_solomon;
        if !code.has(symbol) || self.wanting == 0 {
            return;
        }
        self.wanting -= 1;
        if self.wanting == 0 {
            for symbol in code.message() {
                if !self.recovered[symbol] {
                    self.follow(symbol, From::ReedSolomon);
                }
            }
        }
    }

    /// Takes the number of a symbol that arrived. One that is known already changes nothing.
    ///
    /// # Errors
    /// There is no such symbol.
    pub fn receive(&mut self, symbol: usize) -> Result<(), Malformed> {
        Malformed::check_symbol(symbol, self.recovered.len())?;
        if !self.recovered[symbol] {
            self.take(symbol);
        }
        Ok(())
    }

    /// Says whether all source symbols are known.
    pub fn is_complete(&self) -> bool {
        self.unknown_sources == 0
    }
}
