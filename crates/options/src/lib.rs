//! Options of algorithms. Each is declared as data beside the algorithm that reads it. Scenarios, plans, lists and
//! documents take the declarations from the registries of algorithms and of link models, and know no option by name.
//!
//! ```
//! use xcpr_options::{Declaration, Options, Unit, Values, declare};
//!
//! declare! {
//!     "example", pub OPTIONS;
//!     /// A scenario's `example.gain = "3 packets"`.
//!     pub GAIN = "gain": Values::number(Unit::Packets, Some(2), 1, None), "what a round trip adds";
//! }
//!
//! let options = Options::default();
//! assert_eq!(options.number(&GAIN), 2);
//! assert_eq!(options.with_value(&GAIN, 3).unwrap().number(&GAIN), 3);
//! ```

pub mod names;
mod value;

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use crate::names::Named;
pub use crate::value::{Amount, Measure, Value};
use crate::value::{StoredValue, check_value, describe_allowed};

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
    /// Bytes.
    Bytes,
    /// Parts of a whole: 1 is all of it.
    Share,
    /// Numbers without a unit that need not be whole.
    Real,
    /// Packets or bytes, as the value says.
    Amount,
    /// True or false.
    #[serde(rename = "truth")]
    Boolean,
    /// A code point of differentiated services (RFC 2474), 0 to 63.
    Codepoint,
    /// A set of those: the sum of 2^d over them.
    Codepoints,
}

/// The values that an option may have. Without a default leaving it out means something.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Values {
    /// Declares a whole number.
    Number {
        /// The unit of the number.
        unit: Unit,
        /// The value unless one is given.
        default: Option<u64>,
        /// The least that is allowed.
        least: u64,
        /// The most that is allowed, if anything is too much.
        most: Option<u64>,
    },
    /// Declares any number.
    Real {
        /// The unit of the number.
        unit: Unit,
        /// The value unless one is given.
        default: Option<f64>,
        /// The least that is allowed.
        least: f64,
        /// The most that is allowed.
        most: f64,
    },
    /// [`Unit::Amount`] or [`Unit::Boolean`].
    Any {
        /// Which of the two.
        unit: Unit,
        /// The value unless one is given.
        default: Option<StoredValue>,
    },
    /// One of these names, each with a line of help; the first unless it is given.
    Choice {
        /// The names.
        names: &'static [(&'static str, &'static str)],
        /// Whether there is no default.
        optional: bool,
    },
}

impl Values {
    /// Allows the names of an enum's values.
    pub const fn choice<T: Named>() -> Values {
        Values::Choice {
            names: T::NAMES,
            optional: false,
        }
    }

    /// Allows the same without a default.
    pub const fn optional<T: Named>() -> Values {
        Values::Choice {
            names: T::NAMES,
            optional: true,
        }
    }

    /// Declares a whole number.
    pub const fn number(unit: Unit, default: Option<u64>, least: u64, most: Option<u64>) -> Values {
        Values::Number {
            unit,
            default,
            least,
            most,
        }
    }

    /// Declares a number of packets with a default.
    pub const fn packets(default: u64, least: u64, most: u64) -> Values {
        Values::number(Unit::Packets, Some(default), least, Some(most))
    }

    /// Declares a rate that may be left out.
    pub const fn rate() -> Values {
        Values::number(Unit::BitsPerSecond, None, 1000, None)
    }

    /// Declares a part of a whole.
    pub const fn share(default: Option<f64>) -> Values {
        Values::real(Unit::Share, default, 0.0, 1.0)
    }

    /// Declares any number.
    pub const fn real(unit: Unit, default: Option<f64>, least: f64, most: f64) -> Values {
        Values::Real {
            unit,
            default,
            least,
            most,
        }
    }

    /// Allows true or false.
    pub const fn boolean(default: Option<bool>) -> Values {
        let default = match default {
            Some(boolean) => Some(StoredValue::Boolean(boolean)),
            None => None,
        };
        Values::Any {
            unit: Unit::Boolean,
            default,
        }
    }

    /// Allows packets or bytes.
    pub const fn amount(default: Option<Amount>) -> Values {
        let default = match default {
            Some(amount) => Some(StoredValue::Amount(amount)),
            None => None,
        };
        Values::Any {
            unit: Unit::Amount,
            default,
        }
    }
}

/// An option of an algorithm, as data.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
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

/// Declares the options of a table, and with a second name the list of them.
#[macro_export]
macro_rules! declare {
    (
        $table:literal $(, $visible:vis $list:ident)?;
        $( $(#[$doc:meta])* $vis:vis $name:ident = $key:literal: $values:expr, $help:literal; )+
    ) => {
        $(
            $(#[$doc])*
            $vis const $name: $crate::Declaration = $crate::Declaration {
                table: $table,
                key: $key,
                values: $values,
                help: $help,
            };
        )+
        $crate::declare!(@list $($visible $list)? = $($name)+);
    };
    (@list = $($name:ident)+) => {};
    (@list $visible:vis $list:ident = $($name:ident)+) => {
        /// The options, in the order of scenarios.
        $visible const $list: &[$crate::Declaration] = &[$($name),+];
    };
}

impl Declaration {
    /// Makes a problem of its value.
    pub fn refuse(&self, problem: impl Into<String>) -> Refused {
        Refused {
            option: format!("{}.{}", self.table, self.key),
            problem: problem.into(),
        }
    }

    /// Returns the value unless one is given.
    fn default(&self) -> Option<StoredValue> {
        match self.values {
            Values::Number { default, .. } => default.map(StoredValue::Number),
            Values::Real { default, .. } => default.map(StoredValue::Real),
            Values::Any { default, .. } => default,
            Values::Choice { optional, .. } => (!optional).then_some(StoredValue::Number(0)),
        }
    }

    /// Returns the default of a number that has one.
    ///
    /// # Panics
    /// The option is no number, or has no default.
    pub const fn number(&self) -> u64 {
        match self.values {
            Values::Number {
                default: Some(default),
                ..
            } => default,
            _ => panic!("a number with a default"),
        }
    }
}

/// The values of one table in a plan; `null` leaves an option out.
pub type Table = BTreeMap<String, Option<Value>>;

/// Options in a plan.
pub type Tables = BTreeMap<String, Table>;

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

/// Options that are not the defaults. Every value was checked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Options {
    values: BTreeMap<(&'static str, &'static str), StoredValue>,
}

/// No value that was checked is unlike itself.
impl Eq for Options {}

impl Options {
    /// Reads the options of a plan, all of which must be among the `declared` ones.
    ///
    /// # Errors
    /// The first that is not, or that has a value that it can't have.
    pub fn read(tables: &Tables, declared: &[&'static Declaration]) -> Result<Options, Refused> {
        Options::default().override_with(tables, declared)
    }

    /// Returns the same with those of a plan in the place of their own.
    ///
    /// # Errors
    /// As [`Options::read`].
    pub fn override_with(
        mut self,
        tables: &Tables,
        declared: &[&'static Declaration],
    ) -> Result<Options, Refused> {
        for (table, keys) in tables {
            for (key, value) in keys {
                let declaration = declared.iter().find(|d| (d.key, d.table) == (key, table));
                let Some(declaration) = declaration else {
                    let names = declared.iter().map(|d| format!("{}.{}", d.table, d.key));
                    return Err(Refused {
                        option: format!("{table}.{key}"),
                        problem: format!(
                            "no such option: allowed are {}",
                            names.collect::<Vec<_>>().join(", ")
                        ),
                    });
                };
                if let Some(value) = value {
                    self.set(declaration, value)?;
                }
            }
        }
        Ok(self)
    }

    /// Returns the same with another value of one option.
    ///
    /// # Errors
    /// The option can't have that value.
    pub fn with_value(
        mut self,
        declaration: &Declaration,
        value: impl Into<Value>,
    ) -> Result<Options, Refused> {
        self.set(declaration, &value.into())?;
        Ok(self)
    }

    fn set(&mut self, declaration: &Declaration, value: &Value) -> Result<(), Refused> {
        let checked = check_value(declaration.values, value).ok_or_else(|| {
            let allowed = describe_allowed(declaration.values);
            declaration.refuse(format!("must be {allowed}, not {value}"))
        })?;
        let place = (declaration.table, declaration.key);
        if declaration.default() == Some(checked) {
            self.values.remove(&place);
        } else {
            self.values.insert(place, checked);
        }
        Ok(())
    }

    fn stored(&self, declaration: &Declaration) -> Option<StoredValue> {
        let place = (declaration.table, declaration.key);
        let value = self.values.get(&place).copied();
        value.or(declaration.default())
    }

    /// Returns the value of a number that may be left out.
    pub fn optional(&self, declaration: &Declaration) -> Option<u64> {
        match self.stored(declaration)? {
            StoredValue::Number(number) => Some(number),
            _ => panic!("a whole number"),
        }
    }

    /// Returns the value of a number that has a default.
    ///
    /// # Panics
    /// The number has no default.
    pub fn number(&self, declaration: &Declaration) -> u64 {
        self.optional(declaration).expect("a number with a default")
    }

    /// Returns the value of a [`Values::Real`].
    pub fn real(&self, declaration: &Declaration) -> Option<f64> {
        match self.stored(declaration)? {
            StoredValue::Real(number) => Some(number),
            _ => panic!("a real number"),
        }
    }

    /// Returns the value of a [`Values::amount`].
    pub fn amount(&self, declaration: &Declaration) -> Option<Amount> {
        match self.stored(declaration)? {
            StoredValue::Amount(amount) => Some(amount),
            _ => panic!("an amount"),
        }
    }

    /// Returns the value of a [`Values::boolean`]; false where there is none.
    pub fn boolean(&self, declaration: &Declaration) -> bool {
        self.stored(declaration) == Some(StoredValue::Boolean(true))
    }

    /// Returns the value of an option that was declared with [`Values::choice`] this enum.
    pub fn choice<T: Named>(&self, declaration: &Declaration) -> T {
        T::ALL[self.number(declaration) as usize]
    }

    /// Says whether an option is neither left out nor its default.
    pub fn has(&self, declaration: &Declaration) -> bool {
        let place = (declaration.table, declaration.key);
        self.values.contains_key(&place)
    }
}
