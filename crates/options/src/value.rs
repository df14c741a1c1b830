//! The values of options.

use std::fmt;

use serde::de::value::SeqAccessDeserializer;
use serde::de::{Deserializer, Error, SeqAccess, Visitor};
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
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A whole number.
    Number(u64),
    /// Another number.
    Real(f64),
    /// True or false.
    Boolean(bool),
    /// For [`Values::Choice`].
    Name(String),
    /// Packets or bytes.
    Amount(Amount),
}

/// The code that serde derives would word an error for each kind that a value is not, and a plan of ten thousand flows has
/// hundreds of thousands of values.
impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Value, D::Error> {
        from.deserialize_any(AnyValue)
    }
}

const EXPECTED: &str = "a number, a name, true or false, or an amount as [1, \"packets\"]";

struct AnyValue;

impl<'de> Visitor<'de> for AnyValue {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(EXPECTED)
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(Value::Number(number))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(u64::try_from(number).map_or(Value::Real(number as f64), Value::Number))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(Value::Real(number))
    }

    fn visit_bool<E>(self, boolean: bool) -> Result<Value, E> {
        Ok(Value::Boolean(boolean))
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Value, E> {
        Ok(Value::from(name))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, both: A) -> Result<Value, A::Error> {
        let amount = Amount::deserialize(SeqAccessDeserializer::new(both));
        amount
            .map(Value::Amount)
            .map_err(|_| Error::custom(format_args!("must be {EXPECTED}")))
    }
}

/// JSON has no number that is unlike itself.
impl Eq for Value {}

/// A value that was checked; a name is its place among the names.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[doc(hidden)]
pub enum StoredValue {
    Number(u64),
    Real(f64),
    Boolean(bool),
    Amount(Amount),
}

/// Returns a value as [`crate::Options`] store it; `None` if it is not allowed.
pub(crate) fn check_value(values: Values, value: &Value) -> Option<StoredValue> {
    match (values, value) {
        (Values::Number { least, most, .. }, &Value::Number(number)) => {
            let allowed = (least..=most.unwrap_or(u64::MAX)).contains(&number);
            allowed.then_some(StoredValue::Number(number))
        }
        (Values::Real { .. }, &Value::Number(number)) => {
            check_value(values, &Value::Real(number as f64))
        }
        (Values::Real { least, most, .. }, &Value::Real(number)) => {
            let allowed = (least..=most).contains(&number);
            allowed.then_some(StoredValue::Real(number))
        }
        (
            Values::Any {
                unit: Unit::Boolean,
                ..
            },
            &Value::Boolean(boolean),
        ) => Some(StoredValue::Boolean(boolean)),
        (
            Values::Any {
                unit: Unit::Amount, ..
            },
            &Value::Amount(amount),
        ) => Some(StoredValue::Amount(amount)),
        (Values::Choice { names, .. }, Value::Name(name)) => {
            let place = names.iter().position(|(own, _)| own == name)?;
            Some(StoredValue::Number(place as u64))
        }
        _ => None,
    }
}

/// Writes the allowed values, in words.
pub(crate) fn describe_allowed(values: Values) -> String {
    match values {
        Values::Number { least, most, .. } => {
            format!(
                "a whole number from {least} to {}",
                most.unwrap_or(u64::MAX)
            )
        }
        Values::Real { least, most, .. } => format!("a number from {least} to {most}"),
        Values::Any {
            unit: Unit::Boolean,
            ..
        } => "true or false".to_owned(),
        Values::Any { .. } => "an amount as [1, \"packets\"]".to_owned(),
        Values::Choice { names, .. } => {
            let names: Vec<&str> = names.iter().map(|&(name, _)| name).collect();
            format!("one of {}", names.join(", "))
        }
    }
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
    fn from(boolean: bool) -> Value {
        Value::Boolean(boolean)
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
            Value::Boolean(boolean) => write!(f, "{boolean}"),
            Value::Name(name) => write!(f, "{name:?}"),
            Value::Amount(amount) => write!(f, "{amount}"),
        }
    }
}
