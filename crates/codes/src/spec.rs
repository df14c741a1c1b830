//! The facts that two ends have to agree upon to have the same code.

use crate::{Code, tornado};

/// The most symbols that a block may have, source and checks together: their numbers fit into 16 bits.
pub const MAX_SYMBOLS: usize = 1 << 16;

const ALLOWED: &str = "from 1 source and 1 check symbol to 65536 in all";

/// A code in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spec {
    /// Source symbols, k.
    pub source: u16,
    /// Check symbols, l.
    pub checks: u16,
    /// How many of the checks are Reed-Solomon's, the last ones.
    pub parity: u16,
}

/// A code that there is not.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Invalid {
    /// Fewer symbols than it takes, or more than there can be.
    #[error("code of {symbols} symbols, {source_symbols} of them source: allowed are {allowed}")]
    Size {
        /// Source symbols.
        source_symbols: usize,
        /// Source and check symbols.
        symbols: usize,
        /// The allowed values.
        allowed: &'static str,
    },
    /// Fewer or more checks as parity than there can be.
    #[error("{parity} of {checks} checks as parity: allowed are {allowed}")]
    Parity {
        /// Parity symbols.
        parity: u16,
        /// Check symbols.
        checks: u16,
        /// How much there can be.
        allowed: &'static str,
    },
    /// A loss rate, or a share of blocks that may fail, that is no probability to design for.
    #[error("a probability of {0} to design a code for: allowed is what lies between 0 and 1")]
    Probability(f64),
}

impl Spec {
    /// Returns the code with the fewest checks whose blocks fail in a share of at most `failures`.
    /// The path loses a share of `loss` of all packets, independently of each other.
    ///
    /// # Errors
    /// No source, or such losses that the block would have more symbols than it can have.
    pub fn for_loss(source: u16, loss: f64, failures: f64) -> Result<Spec, Invalid> {
        probability(failures)?;
        probability(loss)?;
        let source_symbols = usize::from(source);
        let checks = tornado::checks(source_symbols, loss, failures);
        let checks = u16::try_from(checks).map_err(|_| Invalid::Size {
            source_symbols,
            symbols: source_symbols + checks,
            allowed: ALLOWED,
        })?;
        Spec::with_checks(source, checks, loss)
    }

    /// Chooses the code of so many checks that does best on a path that loses a share of `loss` of all packets.
    ///
    /// # Errors
    /// There is none of so many symbols.
    pub fn with_checks(source: u16, checks: u16, loss: f64) -> Result<Spec, Invalid> {
        probability(loss)?;
        let parity = tornado::parity(source.into(), checks.into(), loss) as u16;
        let spec = Spec {
            source,
            checks,
            parity,
        };
        spec.check().map(|()| spec)
    }

    /// Returns the number of source and check symbols, n = k + l.
    pub fn symbols(&self) -> usize {
        usize::from(self.source) + usize::from(self.checks)
    }

    /// Makes the code.
    ///
    /// # Errors
    /// There is none with these numbers.
    pub fn build(&self) -> Result<Code, Invalid> {
        self.check()?;
        Ok(tornado::build(*self))
    }

    /// Checks that there is such a code.
    fn check(&self) -> Result<(), Invalid> {
        if self.source == 0 || self.checks == 0 || self.symbols() > MAX_SYMBOLS {
            return Err(Invalid::Size {
                source_symbols: self.source.into(),
                symbols: self.symbols(),
                allowed: ALLOWED,
            });
        }
        tornado::check(*self).map_err(|allowed| Invalid::Parity {
            parity: self.parity,
            checks: self.checks,
            allowed,
        })
    }
}

fn probability(given: f64) -> Result<(), Invalid> {
    if given > 0.0 && given < 1.0 {
        Ok(())
    } else {
        Err(Invalid::Probability(given))
    }
}
