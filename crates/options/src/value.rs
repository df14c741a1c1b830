//! The values of options.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Unit, Values};

/// The things that an amount counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// Frames.
    Packets,
    /// Their bytes.
    Bytes,
}

/// So many packets or bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Amount(pub u64, pub Measure);

/// A value as a plan has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "must be a number, a name, true or false, or an amount as [1, \"packets\"]"
)]
pub enum Value {
    /// A whole number.
    Number(u64),
    /// Another number.
    Real(f64),
    /// True or false.
    Truth(bool),
    /// For [`Values::Choice`].
    Name(String),
    /// Packets or bytes.
    Amount(Amount),
}

/// JSON has no number that is unlike itself.
impl Eq for Value {}

/// A value that was checked; a name is its place among the names.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[doc(hidden)]
pub enum Kept {
    Number(u64),
    Real(f64),
    Truth(bool),
    Amount(Amount),
}

/// Returns what [`crate::Options`] keep of a value, or the allowed ones.
pub(crate) fn keep(values: Values, value: &Value) -> Result<Kept, String> {
    let (kept, allowed) = match (values, value) {
        (Values::Number { least, most, .. }, value) => {
            let range = least..=most.unwrap_or(u64::MAX);
            let kept = match *value {
                Value::Number(number) => range.contains(&number).then_some(Kept::Number(number)),
                _ => None,
            };
            let allowed = format!("a whole number from {} to {}", range.start(), range.end());
            (kept, allowed)
        }
        (Values::Real { least, most, .. }, value) => {
            let number = match *value {
                Value::Number(number) => number as f64,
                Value::Real(number) => number,
                _ => f64::NAN,
            };
            let kept = (least..=most)
                .contains(&number)
                .then_some(Kept::Real(number));
            (kept, format!("a number from {least} to {most}"))
        }
        (
            Values::Any {
                unit: Unit::Truth, ..
            },
            value,
        ) => {
            let kept = match *value {
                Value::Truth(truth) => Some(Kept::Truth(truth)),
                _ => None,
            };
            (kept, "true or false".to_owned())
        }
        (Values::Any { .. }, value) => {
            let kept = match *value {
                Value::Amount(amount) => Some(Kept::Amount(amount)),
                _ => None,
            };
            (kept, "an amount as [1, \"packets\"]".to_owned())
        }
        (Values::Choice { names, .. }, value) => {
            let names = names.iter().map(|&(name, _)| name);
            let place = names.clone().position(|name| *value == Value::from(name));
            let kept = place.map(|place| Kept::Number(place as u64));
            (
                kept,
                format!("one of {}", names.collect::<Vec<_>>().join(", ")),
            )
        }
    };
    kept.ok_or(allowed)
}

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        Value::Number(number)
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Value {
        Value::Real(number)
    }
}

impl From<bool> for Value {
    fn from(truth: bool) -> Value {
        Value::Truth(truth)
    }
}

impl From<&str> for Value {
    fn from(name: &str) -> Value {
        Value::Name(name.to_owned())
    }
}

impl From<Amount> for Value {
    fn from(amount: Amount) -> Value {
        Value::Amount(amount)
    }
}

impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Measure::Packets => "packets",
            Measure::Bytes => "bytes",
        })
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, self.1)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(number) => write!(f, "{number}"),
            Value::Real(number) => write!(f, "{number}"),
            Value::Truth(truth) => write!(f, "{truth}"),
            Value::Name(name) => write!(f, "{name:?}"),
            Value::Amount(amount) => write!(f, "{amount}"),
        }
    }
}
