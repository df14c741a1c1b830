//! Options of algorithms. Each is declared as data beside the algorithm that reads it; scenarios, plans, lists and
//! documents take the declarations from there ([`crate::registry::declared`]) and know no option by name.
//!
//! ```
//! use xcpr_hosts::options::{Declaration, Options, Unit, Values};
//!
//! /// A scenario's `example.gain = "3 packets"`.
//! const GAIN: Declaration = Declaration {
//!     table: "example",
//!     key: "gain",
//!     values: Values::Number { unit: Unit::Packets, default: Some(2), least: 1, most: None },
//!     help: "what a round trip adds",
//! };
//!
//! let options = Options::default();
//! assert_eq!(options.number(&GAIN), 2);
//! assert_eq!(options.with(&GAIN, 3).unwrap().number(&GAIN), 3);
//! ```

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::names::Named;

/// The thing that a number counts. A plan has a number of these, a scenario text with a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// Things that have no unit.
    Count,
    /// Packets.
    Packets,
    /// Bits per second.
    BitsPerSecond,
    /// Hundredths.
    Percent,
    /// Billionths of a second.
    Nanoseconds,
}

/// The values that an option may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Values {
    /// A whole number.
    Number {
        /// The unit of the number.
        unit: Unit,
        /// The value unless one is given; `None`: leaving it out means something.
        default: Option<u64>,
        /// The least that is allowed.
        least: u64,
        /// The most that is allowed, if anything is too much.
        most: Option<u64>,
    },
    /// One of these names, each with a line of help; the first unless it is given.
    Choice {
        /// The names.
        names: &'static [(&'static str, &'static str)],
    },
}

impl Values {
    /// The names of an enum's values.
    pub const fn of<T: Named>() -> Values {
        Values::Choice { names: T::NAMES }
    }
}

/// An option of an algorithm, as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Declaration {
    /// The table that it stands in; algorithms may share one.
    pub table: &'static str,
    /// Its key there.
    pub key: &'static str,
    /// The allowed values.
    #[serde(flatten)]
    pub values: Values,
    /// One line.
    pub help: &'static str,
}

impl Declaration {
    /// A number of packets with a default.
    pub(crate) const fn packets(
        (table, key): (&'static str, &'static str),
        default: u64,
        (least, most): (u64, u64),
        help: &'static str,
    ) -> Declaration {
        let values = Values::Number {
            unit: Unit::Packets,
            default: Some(default),
            least,
            most: Some(most),
        };
        Declaration {
            table,
            key,
            values,
            help,
        }
    }

    /// A rate that may be left out.
    pub(crate) const fn rate(
        (table, key): (&'static str, &'static str),
        help: &'static str,
    ) -> Declaration {
        let values = Values::Number {
            unit: Unit::BitsPerSecond,
            default: None,
            least: 1000,
            most: None,
        };
        Declaration {
            table,
            key,
            values,
            help,
        }
    }

    /// Returns the part of a value that [`Options`] keep: the number, or the name's place.
    fn check(&self, value: &Value) -> Result<u64, Refused> {
        let allowed = match (self.values, value) {
            (Values::Number { least, most, .. }, value) => {
                let range = least..=most.unwrap_or(u64::MAX);
                match *value {
                    Value::Number(number) if range.contains(&number) => return Ok(number),
                    _ => format!("a whole number from {} to {}", range.start(), range.end()),
                }
            }
            (Values::Choice { names }, value) => {
                let names = names.iter().map(|&(name, _)| name);
                match names.clone().position(|name| *value == Value::from(name)) {
                    Some(place) => return Ok(place as u64),
                    None => format!("one of {}", names.collect::<Vec<_>>().join(", ")),
                }
            }
        };
        Err(Refused {
            option: format!("{}.{}", self.table, self.key),
            problem: format!("must be {allowed}, not {value}"),
        })
    }

    fn default(&self) -> Option<u64> {
        match self.values {
            Values::Number { default, .. } => default,
            Values::Choice { .. } => Some(0),
        }
    }
}

/// A value as a plan has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "must be a whole number or a name")]
pub enum Value {
    /// For [`Values::Number`].
    Number(u64),
    /// For [`Values::Choice`].
    Name(String),
}

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        Value::Number(number)
    }
}

impl From<&str> for Value {
    fn from(name: &str) -> Value {
        Value::Name(name.to_owned())
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(number) => write!(f, "{number}"),
            Value::Name(name) => write!(f, "{name:?}"),
        }
    }
}

/// Options in a plan: by table and key; `null` leaves an option out.
pub type Tables = BTreeMap<String, BTreeMap<String, Option<Value>>>;

/// An option, or a value of one, that there is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Table and key, as `hstcp.max_ssthresh`.
    pub option: String,
    /// The fault, and the allowed values.
    pub problem: String,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.option, self.problem)
    }
}

impl std::error::Error for Refused {}

/// A flow's options: those that are not the defaults. Every value was checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    values: BTreeMap<(&'static str, &'static str), u64>,
}

impl Options {
    /// The options of a plan, all of which must be among the `known` ones.
    ///
    /// # Errors
    /// The first that is not, or that has a value that it can't have.
    pub fn read(tables: &Tables, known: &[&'static Declaration]) -> Result<Options, Refused> {
        let mut options = Options::default();
        for (table, keys) in tables {
            for (key, value) in keys {
                let declaration = known.iter().find(|d| (d.key, d.table) == (key, table));
                let Some(declaration) = declaration else {
                    let names = known.iter().map(|d| format!("{}.{}", d.table, d.key));
                    return Err(Refused {
                        option: format!("{table}.{key}"),
                        problem: format!(
                            "no such option: allowed are {}",
                            names.collect::<Vec<_>>().join(", ")
                        ),
                    });
                };
                if let Some(value) = value {
                    options.set(declaration, value)?;
                }
            }
        }
        Ok(options)
    }

    /// The same with another value of one option.
    ///
    /// # Errors
    /// The option can't have that value.
    pub fn with(
        mut self,
        declaration: &Declaration,
        value: impl Into<Value>,
    ) -> Result<Options, Refused> {
        self.set(declaration, &value.into())?;
        Ok(self)
    }

    fn set(&mut self, declaration: &Declaration, value: &Value) -> Result<(), Refused> {
        let checked = declaration.check(value)?;
        let place = (declaration.table, declaration.key);
        if declaration.default() == Some(checked) {
            self.values.remove(&place);
        } else {
            self.values.insert(place, checked);
        }
        Ok(())
    }

    /// The value of a number that may be left out.
    pub fn optional(&self, declaration: &Declaration) -> Option<u64> {
        let place = (declaration.table, declaration.key);
        let given = self.values.get(&place).copied();
        given.or(declaration.default())
    }

    /// The value of a number that has a default.
    ///
    /// # Panics
    /// The number has no default.
    pub fn number(&self, declaration: &Declaration) -> u64 {
        self.optional(declaration).expect("a number with a default")
    }

    /// The value of an option that was declared with [`Values::of`] this enum.
    pub fn choice<T: Named>(&self, declaration: &Declaration) -> T {
        T::ALL[self.number(declaration) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cc::hstcp;
    use crate::cc::xcp_r::{self, OnLoss};
    use crate::psockets;
    use crate::registry;

    fn read(table: &str, key: &str, value: impl Into<Value>) -> Result<Options, Refused> {
        let keys = BTreeMap::from([(key.to_owned(), Some(value.into()))]);
        let tables = BTreeMap::from([(table.to_owned(), keys)]);
        Options::read(&tables, registry::declared())
    }

    #[test]
    fn what_is_given_is_read_and_the_rest_are_defaults() {
        let options = read("hstcp", "max_ssthresh", 7).unwrap();
        assert_eq!(options.number(&hstcp::MAX_SSTHRESH), 7);
        assert_eq!(options.choice::<OnLoss>(&xcp_r::ON_LOSS), OnLoss::default());
        assert_eq!(options.optional(&psockets::options::CONNECTIONS), None);
        let options = read("xcp_r", "on_loss", "halve").unwrap();
        assert_eq!(options.choice::<OnLoss>(&xcp_r::ON_LOSS), OnLoss::Halve);
        assert_eq!(options.number(&hstcp::MAX_SSTHRESH), 100);
        let default = read("hstcp", "max_ssthresh", 100).unwrap();
        assert_eq!(default, Options::default());
    }

    #[test]
    fn what_is_not_allowed_is_refused() {
        for (table, key, value, says) in [
            (
                "hstcp",
                "max_ssthresh",
                Value::from(1),
                "hstcp.max_ssthresh: must be a whole number from 2 to ",
            ),
            (
                "psockets",
                "connections",
                "many".into(),
                "must be a whole number from 1 to 32, not \"many\"",
            ),
            (
                "xcp_r",
                "on_loss",
                "pray".into(),
                "must be one of halve-on-repeat, keep, halve, halve-silently, not",
            ),
            (
                "xcp_r",
                "on_los",
                "keep".into(),
                "xcp_r.on_los: no such option: allowed are xcp.growth, pacing.share, xcp_r.duplicate_acks, ",
            ),
            ("vegas", "alpha", 1.into(), "vegas.alpha: no such option"),
        ] {
            let refused = read(table, key, value).unwrap_err().to_string();
            assert!(refused.contains(says), "{refused}");
        }
    }
}
