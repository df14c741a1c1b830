//! What can go wrong when a program is loaded and at the control plane. The data plane has no errors.

use thiserror::Error;

/// Why a program was refused. Nothing of it was kept.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LoadError {
    /// The text is not JSON or not of BMv2's shape.
    #[error("not a BMv2 JSON program: {0}")]
    Json(String),
    /// The program uses a construct that the engine lacks.
    #[error("{place}: {construct} is not supported")]
    Unsupported {
        /// The construct's name, as in the JSON or in P4.
        construct: String,
        /// Where in the program it is.
        place: String,
    },
    /// The program contradicts itself: nothing defines a name, a width is wrong, a part is missing.
    #[error("{place}: {problem}")]
    Invalid {
        /// What is wrong.
        problem: String,
        /// Where in the program it is.
        place: String,
    },
}

/// What a [`ControlError`] comes down to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The program has no such name, match, action or value.
    Invalid,
    /// The index or value is beyond what the object holds.
    OutOfRange,
    /// It is not there.
    Missing,
    /// It is there already.
    Exists,
    /// There is no room for it.
    Full,
    /// The program makes it constant.
    Constant,
    /// Something still points to it.
    InUse,
}

/// Why the control plane's request was refused. Nothing was changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ControlError {
    /// No object of this kind has this name.
    #[error("no {kind} named {name:?}; the program has: {known}")]
    Unknown {
        /// What kind of object it is: "table", "action", "register", ...
        kind: &'static str,
        /// The name asked for.
        name: String,
        /// The names that exist.
        known: String,
    },
    /// A table's key and the entry's matches disagree.
    #[error("table {table:?}, key {field:?}: {problem}")]
    Key {
        /// The table.
        table: String,
        /// The key field.
        field: String,
        /// What is wrong and what is allowed.
        problem: String,
    },
    /// The action can't be used like this.
    #[error("{place}, action {action:?}: {problem}")]
    Action {
        /// The table or action profile.
        place: String,
        /// The action.
        action: String,
        /// What is wrong and what is allowed.
        problem: String,
    },
    /// The table can't take the change: it is constant or full, the entry is there already or is not there.
    #[error("table {table:?}: {problem}")]
    Table {
        /// The table.
        table: String,
        /// What it comes down to.
        why: Refusal,
        /// What is wrong and what is allowed.
        problem: String,
    },
    /// The object can't take the change: it does not hold the index or value, it is full or in use.
    #[error("{kind} {name:?}: {problem}")]
    Object {
        /// What kind of object it is: "register", "counter", ...
        kind: &'static str,
        /// The object.
        name: String,
        /// What it comes down to.
        why: Refusal,
        /// What is wrong and what is allowed.
        problem: String,
    },
}

impl ControlError {
    /// What the error comes down to.
    pub fn refusal(&self) -> Refusal {
        match self {
            ControlError::Unknown { .. } => Refusal::Missing,
            ControlError::Key { .. } | ControlError::Action { .. } => Refusal::Invalid,
            ControlError::Table { why, .. } | ControlError::Object { why, .. } => *why,
        }
    }
}
