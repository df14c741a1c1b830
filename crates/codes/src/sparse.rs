//! Codes of sparse equations with a Reed-Solomon code over their checks: symbols are XORed as [`Structure`] says.
//!
//! Equation e has check e as a member, and besides it source symbols and checks before e: so checks are computed in order.

use std::ops::Range;
use std::sync::Arc;

use crate::equations::Equations;
use crate::peeling::{From, Structure};
use crate::reed_solomon::ReedSolomon;
use crate::{Malformed, Spec};

/// A code of one shape. A code is immutable; the decoders of many blocks share it.
#[derive(Clone, Debug)]
pub struct Code(Arc<Parts>);

/// The parts that it is made of.
#[derive(Debug)]
pub(crate) struct Parts {
    pub spec: Spec,
    pub equations: Equations,
    pub reed_solomon: ReedSolomon,
}

impl Code {
    /// Makes a code of an equation per check, without the parity.
    pub(crate) fn new(spec: Spec, equations: Equations, reed_solomon: ReedSolomon) -> Code {
        Code(Arc::new(Parts {
            spec,
            equations,
            reed_solomon,
        }))
    }

    /// Returns the description that it was made from.
    pub fn spec(&self) -> Spec {
        self.0.spec
    }

    /// Computes the check symbols of a block, one after the other. `source` is the source symbols, one after the other.
    ///
    /// # Errors
    /// A symbol size that no code can have, or a source of another length.
    pub fn encode(&self, source: &[u8], symbol_bytes: usize) -> Result<Vec<u8>, Malformed> {
        Malformed::check_symbol_bytes(symbol_bytes)?;
        let Parts {
            spec,
            equations,
            reed_solomon,
        } = &*self.0;
        let sources = usize::from(spec.source);
        Malformed::check_length(source.len(), sources * symbol_bytes)?;
        let mut checks = vec![0; usize::from(spec.checks) * symbol_bytes];
        for equation in 0..equations.len() {
            let (before, check) = checks.split_at_mut(equation * symbol_bytes);
            let check = &mut check[..symbol_bytes];
            for &member in equations.symbols(equation) {
                let member = member as usize;
                match member.checked_sub(sources) {
                    None => xor(check, &source[bytes(member, symbol_bytes)]),
                    Some(other) if other < equation => {
                        xor(check, &before[bytes(other, symbol_bytes)]);
                    }
                    Some(_) => {}
                }
            }
        }
        let (message, parity) = checks.split_at_mut(equations.len() * symbol_bytes);
        let message = if equations.len() == 0 {
            source
        } else {
            message
        };
        reed_solomon.encode(message, parity, symbol_bytes);
        Ok(checks)
    }

    /// Makes a decoder that knows of symbols only whether they are there.
    pub fn structure(&self) -> Structure {
        Structure::new(&self.0)
    }

    /// Makes a decoder of symbols of this size.
    ///
    /// # Errors
    /// A symbol size that no code can have.
    pub fn decoder(&self, symbol_bytes: usize) -> Result<Decoder, Malformed> {
        Malformed::check_symbol_bytes(symbol_bytes)?;
        Ok(Decoder {
            structure: Structure::new(&self.0),
            parts: Arc::clone(&self.0),
            block: vec![0; self.0.spec.symbols() * symbol_bytes],
            arrived: vec![false; self.0.spec.symbols()],
            symbol_bytes,
        })
    }
}

/// The symbols of a block; those that did not arrive are computed when all are asked for.
#[derive(Debug)]
pub struct Decoder {
    structure: Structure,
    parts: Arc<Parts>,
    block: Vec<u8>,
    arrived: Vec<bool>,
    symbol_bytes: usize,
}

impl Decoder {
    /// Returns which symbols have to be computed so that all source symbols are known. A step is needed if its symbol is,
    /// and then so are the symbols that it follows from: steps are looked at from the last one on.
    fn needed_symbols(&self) -> Vec<bool> {
        let mut needed = vec![false; self.arrived.len()];
        needed[..self.parts.spec.source.into()].fill(true);
        for step in self.structure.steps().iter().rev() {
            if !needed[step.symbol] {
                continue;
            }
            match step.from {
                From::Equation(equation) => {
                    for &member in self.parts.equations.symbols(equation) {
                        needed[member as usize] = true;
                    }
                }
                From::ReedSolomon => {
                    needed[self.parts.reed_solomon.message().start..].fill(true);
                }
            }
        }
        needed
    }

    /// Computes a symbol as the XOR of the others of an equation.
    fn substitute(&mut self, symbol: usize, equation: usize, sum: &mut [u8]) {
        sum.fill(0);
        for &member in self.parts.equations.symbols(equation) {
            if member as usize != symbol {
                xor(sum, &self.block[bytes(member as usize, self.symbol_bytes)]);
            }
        }
        self.block[bytes(symbol, self.symbol_bytes)].copy_from_slice(sum);
    }

    /// Takes a symbol that arrived. One that is known already changes nothing.
    ///
    /// # Errors
    /// There is no such symbol, or it is of another size.
    pub fn receive(&mut self, symbol: usize, payload: &[u8]) -> Result<(), Malformed> {
        Malformed::check_symbol(symbol, self.arrived.len())?;
        Malformed::check_length(payload.len(), self.symbol_bytes)?;
        if !self.structure.knows(symbol) {
            self.arrived[symbol] = true;
            self.block[bytes(symbol, self.symbol_bytes)].copy_from_slice(payload);
        }
        self.structure.receive(symbol)
    }

    /// Says whether all source symbols are known.
    pub fn is_complete(&self) -> bool {
        self.structure.is_complete()
    }

    /// Returns the source symbols, one after the other; `None` unless the block is complete. The symbols that did not
    /// arrive are computed here, none before, and of the checks only those that others need.
    pub fn finish(mut self) -> Option<Vec<u8>> {
        if !self.is_complete() {
            return None;
        }
        let needed = self.needed_symbols();
        let mut computed = std::mem::take(&mut self.arrived);
        let mut sum = vec![0; self.symbol_bytes];
        for step in self.structure.steps().to_vec() {
            if computed[step.symbol] || !needed[step.symbol] {
                continue;
            }
            match step.from {
                From::Equation(equation) => {
                    self.substitute(step.symbol, equation, &mut sum);
                    computed[step.symbol] = true;
                }
                From::ReedSolomon => {
                    let code = &self.parts.reed_solomon;
                    code.decode(&mut self.block, &computed, self.symbol_bytes);
                    computed[code.message()].fill(true);
                }
            }
        }
        let sources = usize::from(self.parts.spec.source);
        self.block.truncate(sources * self.symbol_bytes);
        Some(self.block)
    }
}

/// Says where a symbol lies among others.
fn bytes(symbol: usize, symbol_bytes: usize) -> Range<usize> {
    symbol * symbol_bytes..(symbol + 1) * symbol_bytes
}

/// Adds a symbol to a sum.
fn xor(sum: &mut [u8], symbol: &[u8]) {
    for (sum, byte) in sum.iter_mut().zip(symbol) {
        *sum ^= byte;
    }
}
