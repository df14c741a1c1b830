//! The facts that two ends have to agree upon to have the same code.

use std::sync::Arc;

use crate::raptor::Raptor;
use crate::sparse::SparseCode;
use crate::{Code, padding, staircase, tornado};

/// The most symbols that a block may have, source and checks together: their numbers fit into 16 bits.
pub const MAX_SYMBOLS: usize = 1 << 16;

const ALLOWED: &str = "from 1 source and 1 check symbol to 65536 in all";

/// A family of codes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scheme {
    /// Tornado codes: a sparse random graph, and Reed-Solomon over its checks.
    #[default]
    Tornado,
    /// RaptorQ (RFC 6330).
    RaptorQ,
    /// LDPC-Staircase (RFC 5170) with three checks per source symbol, decoded by substitution.
    LdpcStaircase,
}

/// A code in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spec {
    /// The family.
    pub scheme: Scheme,
    /// Source symbols, k.
    pub source: u16,
    /// Check symbols, l.
    pub checks: u16,
    /// How many of the checks are Reed-Solomon's, the last ones. Tornado codes alone have them.
    pub parity: u16,
}

/// A code that there is not.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Invalid {
    /// Fewer symbols than it takes, or more than there can be.
    #[error(
        "{scheme:?} code of {symbols} symbols, {source_symbols} of them source: allowed are {allowed}"
    )]
    Size {
        /// The family.
        scheme: Scheme,
        /// Source symbols.
        source_symbols: usize,
        /// Source and check symbols.
        symbols: usize,
        /// The allowed values.
        allowed: &'static str,
    },
    /// More parity than checks, or parity in a family that has none.
    #[error("{parity} of {checks} checks as parity of a {scheme:?} code: allowed are {allowed}")]
    Parity {
        /// The family.
        scheme: Scheme,
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
    pub fn for_loss(
        scheme: Scheme,
        source: u16,
        loss: f64,
        failures: f64,
    ) -> Result<Spec, Invalid> {
        probability(failures)?;
        probability(loss)?;
        let source_symbols = usize::from(source);
        let checks = match scheme {
            Scheme::Tornado => tornado::checks(source_symbols, loss, failures),
            Scheme::RaptorQ => padding::raptorq(source_symbols, loss, failures),
            Scheme::LdpcStaircase => staircase::checks(source_symbols, loss, failures),
        };
        let checks = u16::try_from(checks).map_err(|_| Invalid::Size {
            scheme,
            source_symbols,
            symbols: source_symbols + checks,
            allowed: ALLOWED,
        })?;
        Spec::with_checks(scheme, source, checks, loss)
    }

    /// Chooses the code of so many checks that does best on a path that loses a share of `loss` of all packets.
    ///
    /// # Errors
    /// There is none of so many symbols.
    pub fn with_checks(
        scheme: Scheme,
        source: u16,
        checks: u16,
        loss: f64,
    ) -> Result<Spec, Invalid> {
        probability(loss)?;
        let parity = match scheme {
            Scheme::Tornado => tornado::parity(source.into(), checks.into(), loss) as u16,
            Scheme::RaptorQ | Scheme::LdpcStaircase => 0,
        };
        let spec = Spec {
            scheme,
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
    pub fn build(&self) -> Result<Arc<dyn Code>, Invalid> {
        self.check()?;
        Ok(match self.scheme {
            Scheme::Tornado => Arc::new(tornado::build(*self)),
            Scheme::RaptorQ => Arc::new(Raptor::new(*self)),
            Scheme::LdpcStaircase => Arc::new(SparseCode::new(
                *self,
                staircase::equations(self.source.into(), self.checks.into()),
                None,
            )),
        })
    }

    /// Checks that there is such a code.
    fn check(&self) -> Result<(), Invalid> {
        let size = |allowed| Invalid::Size {
            scheme: self.scheme,
            source_symbols: self.source.into(),
            symbols: self.symbols(),
            allowed,
        };
        let parity = |allowed| Invalid::Parity {
            scheme: self.scheme,
            parity: self.parity,
            checks: self.checks,
            allowed,
        };
        if self.source == 0 || self.checks == 0 || self.symbols() > MAX_SYMBOLS {
            return Err(size(ALLOWED));
        }
        match self.scheme {
            Scheme::Tornado => tornado::check(*self).map_err(parity),
            _ if self.parity > 0 => Err(parity("0")),
            Scheme::RaptorQ if self.source > 56403 => Err(size("56403 source symbols (RFC 6330)")),
            Scheme::LdpcStaircase if self.checks < 2 => Err(size("2 checks and more")),
            Scheme::RaptorQ | Scheme::LdpcStaircase => Ok(()),
        }
    }
}

fn probability(given: f64) -> Result<(), Invalid> {
    if given > 0.0 && given < 1.0 {
        Ok(())
    } else {
        Err(Invalid::Probability(given))
    }
}
