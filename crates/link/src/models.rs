//! The link models: what each declares, and what of it some worlds and routers lack.
//!
//! A model is a table of a scenario and of a plan, and a line in [`MODELS`]. Queues, losses, reordering and jitter say
//! their keys in files of their own, and [`crate::Channel`] makes them of [`Options`].

use std::sync::LazyLock;

use serde::Serialize;
use xcpr_options::{Declaration, Options, Refused, Tables};

use crate::path::{jitter, loss, reorder};
use crate::queue::options as queue;
pub use crate::queue::options::LIMIT as QUEUE_LIMIT;

/// Every model, in the order of scenarios.
pub const MODELS: &[Model] = &[queue::MODEL, loss::MODEL, reorder::MODEL, jitter::MODEL];

/// A link model as data.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Model {
    /// The table of its options. The key of one in a table within it has a dot.
    pub table: &'static str,
    /// Its options.
    pub options: &'static [Declaration],
    /// The settings that lack something of it.
    pub lacks: &'static [Lack],
    /// Finds what is wrong between its options.
    #[serde(skip)]
    pub check: fn(&Options) -> Vec<Refused>,
}

/// A part of a model that a setting lacks.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Lack {
    /// Which setting.
    pub setting: Setting,
    /// The key that it lacks, or the table.
    pub key: &'static str,
    /// The name or unit that it lacks; `None`: every value but the default.
    pub value: Option<&'static str>,
    /// Why; empty where that is plain.
    pub why: &'static str,
}

impl Lack {
    /// Says that a setting lacks a key.
    pub(crate) const fn new(setting: Setting, key: &'static str, why: &'static str) -> Lack {
        Lack {
            setting,
            key,
            value: None,
            why,
        }
    }
}

/// A world other than the simulator, or routers other than those of our own programs.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Setting {
    /// Real packets, whatever the switch.
    Mininet,
    /// Real packets through BMv2.
    Bmv2,
    /// Routers that are Tofinos.
    Tofino,
    /// Routers that run a program of the user's own.
    OwnProgram,
}

/// Reads the models of a channel as a plan says them, over `base`.
///
/// # Errors
/// The first option that there is not, that can't have its value, or that does not fit the others.
pub fn read(base: Options, tables: &Tables) -> Result<Options, Refused> {
    let options = base.override_with(tables, declared())?;
    let wrong = wrong(&options).next();
    wrong.map_or(Ok(options), Err)
}

/// Finds what is wrong between options.
pub fn wrong(options: &Options) -> impl Iterator<Item = Refused> {
    MODELS.iter().flat_map(|model| (model.check)(options))
}

/// Returns all options of all models.
pub fn declared() -> &'static [&'static Declaration] {
    static DECLARED: LazyLock<Vec<&Declaration>> =
        LazyLock::new(|| MODELS.iter().flat_map(|model| model.options).collect());
    &DECLARED
}

#[cfg(test)]
pub(crate) mod tests {
    use xcpr_options::{Amount, Measure, Value};

    use super::*;

    /// An option that is given: table, key and value.
    pub(crate) type OptionValue = (&'static str, &'static str, Value);

    pub(crate) const UNLIMITED: OptionValue = (
        "queue",
        "limit",
        Value::Amount(Amount(u64::MAX, Measure::Packets)),
    );

    /// Makes the models with these options.
    pub(crate) fn models(given: &[OptionValue]) -> Options {
        read(Options::default(), &tables(given)).unwrap()
    }

    fn tables(given: &[OptionValue]) -> Tables {
        let mut tables = Tables::new();
        for (table, key, value) in given.iter().cloned() {
            let keys = tables.entry(table.to_owned()).or_default();
            keys.insert(key.to_owned(), Some(value));
        }
        tables
    }

    fn refused(given: &[OptionValue]) -> String {
        read(Options::default(), &tables(given))
            .unwrap_err()
            .to_string()
    }

    /// So each model is one table of a plan, and what is lacked is declared.
    #[test]
    fn each_model_declares_its_options_in_its_own_table() {
        for model in MODELS {
            for option in model.options {
                assert_eq!(option.table, model.table);
                assert!(!option.help.is_empty());
            }
            for lack in model.lacks {
                let names = |o: &Declaration| format!("{}.{}", o.table, o.key) == lack.key;
                assert!(lack.key == model.table || model.options.iter().any(names));
            }
        }
    }

    #[test]
    fn conflicting_model_options_are_refused() {
        let amount = |count| Value::Amount(Amount(count, Measure::Packets));
        for (given, message) in [
            (
                &[("loss", "model", "random".into())][..],
                "loss.probability: is missing: model \"random\" needs probability",
            ),
            (
                &[("reorder", "probability", 0.5.into())],
                "reorder.delay: must be above zero where probability is",
            ),
            (
                &[("queue", "mark", amount(2300))],
                "queue.mark: must be less than the limit, \"2300 packets\", in packets",
            ),
            (
                &[
                    ("queue", "mark", amount(1)),
                    ("queue", "discipline", "red".into()),
                ],
                "queue.mark: must be absent where discipline is \"red\"",
            ),
            (
                &[("queue", "red.min_threshold", 0.7.into())],
                "queue.red.max_threshold: must be above min_threshold",
            ),
            (
                &[("queue", "red.weight", 0.into())],
                "queue.red.weight: must be a number from 0.000001 to 1, not 0",
            ),
        ] {
            let refused = refused(given);
            assert!(refused.starts_with(message), "{refused}");
        }
    }
}
