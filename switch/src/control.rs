//! The control plane's commands to the engine, as JSON.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use xcpr_engine::{ControlError, Match as EngineMatch, Switch, TableEntry};

/// One command.
#[derive(Debug, Clone, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Adds a table entry.
    Insert {
        /// p4c's fully qualified name.
        table: String,
        /// By key field.
        #[serde(default, rename = "match")]
        matches: BTreeMap<String, Match>,
        /// Of several matching entries the largest wins.
        #[serde(default)]
        priority: i32,
        /// p4c's fully qualified name.
        action: String,
        /// By parameter.
        #[serde(default)]
        params: BTreeMap<String, Number>,
    },
    /// Sets what a miss does.
    SetDefault {
        /// p4c's fully qualified name.
        table: String,
        /// p4c's fully qualified name.
        action: String,
        /// By parameter.
        #[serde(default)]
        params: BTreeMap<String, Number>,
    },
    /// Sets where clones go.
    SetCloneSession {
        /// Its number in the program.
        session: u32,
        /// The port its clones leave by.
        port: u16,
        /// Bytes to keep; 0 keeps all.
        #[serde(default)]
        truncate_bytes: u32,
    },
}

/// One field's match.
#[derive(Debug, Clone, Deserialize)]
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

/// An unsigned number of up to 128 bits, as a string: `0x` and hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Number(pub u128);

impl TryFrom<String> for Number {
    type Error = String;

    fn try_from(text: String) -> Result<Number, String> {
        let digits = text.strip_prefix("0x").unwrap_or("");
        u128::from_str_radix(digits, 16)
            .map(Number)
            .map_err(|_| format!("{text:?}: allowed is 0x..., up to 128 bits"))
    }
}

/// What became of a command.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// It was done.
    Done,
    /// It was refused, and nothing was changed.
    Error {
        /// A canonical code in snake case.
        kind: &'static str,
        /// What is wrong and what is allowed.
        message: String,
    },
}

/// Does the commands one after the other; one that is refused does not stop the others. `now_us` is the engine's time.
pub fn apply(switch: &mut Switch, commands: &[Command], _now_us: u64) -> Vec<Reply> {
    let done = |command| match apply_one(switch, command) {
        Ok(()) => Reply::Done,
        Err(error) => Reply::Error {
            kind: "invalid_argument",
            message: error.to_string(),
        },
    };
    commands.iter().map(done).collect()
}

fn apply_one(switch: &mut Switch, command: &Command) -> Result<(), ControlError> {
    match command {
        Command::Insert {
            table,
            matches,
            priority,
            action,
            params,
        } => {
            let entry = TableEntry {
                table: table.clone(),
                matches: matches.iter().map(|(k, m)| (k.clone(), m.into())).collect(),
                priority: *priority,
                action: action.clone(),
                params: words(params),
            };
            switch.insert(&entry).map(drop)
        }
        Command::SetDefault {
            table,
            action,
            params,
        } => switch.set_default_action(table, action, &words(params)),
        Command::SetCloneSession {
            session,
            port,
            truncate_bytes,
        } => {
            switch.set_clone_session(*session, &[(*port, 0)], *truncate_bytes);
            Ok(())
        }
    }
}

fn words(params: &BTreeMap<String, Number>) -> Vec<(String, u128)> {
    params.iter().map(|(k, v)| (k.clone(), v.0)).collect()
}

impl From<&Match> for EngineMatch {
    fn from(m: &Match) -> EngineMatch {
        match *m {
            Match::Exact { value } => EngineMatch::Exact(value.0),
            Match::Lpm { value, prefix_len } => EngineMatch::Lpm {
                value: value.0,
                prefix_len,
            },
            Match::Ternary { value, mask } => EngineMatch::Ternary {
                value: value.0,
                mask: mask.0,
            },
            Match::Range { low, high } => EngineMatch::Range {
                low: low.0,
                high: high.0,
            },
        }
    }
}
