//! Erasure codes for packets: Tornado codes, which TTP takes.
//!
//! A block of k *source symbols* (equally long pieces of data) gets l *check symbols*. All k + l are sent, source symbols
//! first in the numbering, and a receiver that has enough of them, whichever they are, has the source again.
//!
//! A code is given by a [`Spec`]: plain numbers that fit into a packet. Both ends make the same
//! code of it, for ever. There are two decoders of each code, over the same machine. A
//! [`Structure`] knows of every symbol only whether it is there, which is all that a simulation
//! needs. A [`Decoder`] has the symbols themselves.
//!
//! ```
//! use xcpr_codes::Spec;
//!
//! // 100 symbols over a path that loses 2 %. One block in 1000 may fail.
//! let spec = Spec::for_loss(100, 0.02, 0.001).unwrap();
//! let code = spec.build().unwrap();
//! let source = vec![7; 100 * 64];
//! let checks = code.encode(&source, 64).unwrap();
//!
//! let mut decoder = code.decoder(64).unwrap();
//! for (number, symbol) in source.chunks(64).chain(checks.chunks(64)).enumerate() {
//!     if number != 3 {
//!         decoder.receive(number, symbol).unwrap();
//!     }
//! }
//! assert!(decoder.is_complete());
//! assert_eq!(decoder.finish(), Some(source));
//! ```

mod degrees;
mod equations;
mod padding;
mod peeling;
mod random;
mod reed_solomon;
mod sparse;
mod spec;
mod tornado;
mod trials;

pub use padding::ideal_checks;
pub use peeling::Structure;
pub use sparse::{Code, Decoder};
pub use spec::{Invalid, MAX_SYMBOLS, Spec};
pub use trials::Trials;

/// A symbol, or symbols, that do not belong to a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Malformed {
    /// A number beyond the last symbol's.
    #[error("symbol {symbol} of a block that has {symbols}")]
    Number {
        /// The number.
        symbol: usize,
        /// How many symbols the block has.
        symbols: usize,
    },
    /// Bytes of another number than the symbols of the block have.
    #[error("{actual} bytes where {expected} belong")]
    Length {
        /// How many there are.
        actual: usize,
        /// How many there have to be.
        expected: usize,
    },
    /// A size of symbols that is zero, odd (Reed-Solomon's field has 2^16 elements) or more than a datagram can have.
    #[error("symbols of {0} bytes: allowed are even sizes from 2 to 65534")]
    SymbolBytes(usize),
}

impl Malformed {
    fn check_symbol(symbol: usize, symbols: usize) -> Result<(), Malformed> {
        if symbol < symbols {
            Ok(())
        } else {
            Err(Malformed::Number { symbol, symbols })
        }
    }

    fn check_length(actual: usize, expected: usize) -> Result<(), Malformed> {
        if actual == expected {
            Ok(())
        } else {
            Err(Malformed::Length { actual, expected })
        }
    }

    fn check_symbol_bytes(symbol_bytes: usize) -> Result<(), Malformed> {
        let allowed = (2..=65534).contains(&symbol_bytes) && symbol_bytes.is_multiple_of(2);
        if allowed {
            Ok(())
        } else {
            Err(Malformed::SymbolBytes(symbol_bytes))
        }
    }
}
