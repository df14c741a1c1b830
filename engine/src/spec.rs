//! How table entries are written in JSON: by the simulator's plans and by the real-time switch's commands.

use serde::{Deserialize, Serialize};

use crate::api;

/// One field's match. Ternary, range and optional fields may be left out (anything).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Match {
    /// Equal.
    Exact {
        /// To this.
        value: Number,
    },
    /// Longest prefix.
    Lpm {
        /// The prefix.
        value: Number,
        /// Its length in bits.
        prefix_len: u32,
    },
    /// Equal under a mask.
    Ternary {
        /// The value.
        value: Number,
        /// The mask.
        mask: Number,
    },
    /// Between two values, both included.
    Range {
        /// The smallest.
        low: Number,
        /// The largest.
        high: Number,
    },
}

/// An unsigned number of up to 128 bits: a JSON integer, or a string, decimal or `0x...`.
///
/// Written as `0x` and hexadecimal digits.
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
