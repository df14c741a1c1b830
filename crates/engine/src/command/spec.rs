//! How the simulator's plans and the real-time switch's commands write table entries in JSON.

use serde::{Deserialize, Serialize};

use crate::api;

/// One field's match. Ternary, range and optional fields may be left out; then they may be anything.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Match {
    /// The field equals the value.
    Exact {
        /// The value.
        value: Number,
    },
    /// The field begins with the prefix; of several prefixes the longest wins.
    Lpm {
        /// The prefix.
        value: Number,
        /// Its length in bits.
        prefix_len: u32,
    },
    /// The field equals the value where the mask has ones.
    Ternary {
        /// The value.
        value: Number,
        /// The mask.
        mask: Number,
    },
    /// The field lies between two values, or equals one of them.
    Range {
        /// The smallest value that matches.
        low: Number,
        /// The largest value that matches.
        high: Number,
    },
}

/// An unsigned number of up to 128 bits: a JSON integer, or a string, decimal or `0x...`.
///
/// A number is written as `0x` and hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(try_from = "RawNumber", into = "String")]
pub struct Number(pub u128);

#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "expected an integer, or a string such as \"10\" or \"0x0a\""
)]
enum RawNumber {
    Integer(u64),
    Text(String),
}

impl TryFrom<RawNumber> for Number {
    type Error = String;

    fn try_from(raw: RawNumber) -> Result<Number, String> {
        match raw {
            RawNumber::Integer(value) => Ok(Number(u128::from(value))),
            RawNumber::Text(text) => match text.strip_prefix("0x") {
                Some(digits) => u128::from_str_radix(digits, 16),
                None => text.parse(),
            }
            .map(Number)
            .map_err(|_| {
                format!("{text:?} is not a number: allowed are decimal and 0x..., up to 128 bits")
            }),
        }
    }
}

impl From<Number> for String {
    fn from(number: Number) -> String {
        format!("{:#x}", number.0)
    }
}

impl From<Match> for api::Match {
    fn from(m: Match) -> api::Match {
        match m {
            Match::Exact { value } => api::Match::Exact(value.0),
            Match::Lpm { value, prefix_len } => api::Match::Lpm {
                value: value.0,
                prefix_len,
            },
            Match::Ternary { value, mask } => api::Match::Ternary {
                value: value.0,
                mask: mask.0,
            },
            Match::Range { low, high } => api::Match::Range {
                low: low.0,
                high: high.0,
            },
        }
    }
}
