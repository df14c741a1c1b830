//! The failures of loading a program and of the control plane. The data plane has no errors.

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
        /// The fault.
        problem: String,
        /// Where in the program it is.
        place: String,
    },
}

/// The cause of a [`ControlError`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The program has no such name, match, action or value.
    Invalid,
    /// The index or value is beyond what the object holds.
    OutOfRange,
    /// The object is not there.
    Missing,
    /// The object is there already.
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
    #[error("no {kind} named {name:?}; the program has: {existing}")]
    Unknown {
        /// The kind of object: "table", "action", "register", ...
        kind: &'static str,
        /// The name asked for.
        name: String,
        /// The names that exist.
        existing: String,
    },
    /// A table's key and the entry's matches disagree.
    #[error("table {table:?}, key {field:?}: {problem}")]
    Key {
        /// The table.
        table: String,
        /// The key field.
        field: String,
        /// The fault, and the allowed values.
        problem: String,
    },
    /// The action can't be used like this.
    #[error("{place}, action {action:?}: {problem}")]
    Action {
        /// The table or action profile.
        place: String,
        /// The action.
        action: String,
        /// The fault, and the allowed values.
        problem: String,
    },
    /// The table can't take the change: it is constant or full, the entry is there already or is not there.
    #[error("table {table:?}: {problem}")]
    Table {
        /// The table.
        table: String,
        /// The cause.
        why: Refusal,
        /// The fault, and the allowed values.
        problem: String,
    },
    /// The object can't take the change: it does not hold the index or value, it is full or in use.
    #[error("{kind} {name:?}: {problem}")]
    Object {
        /// The kind of object: "register", "counter", ...
        kind: &'static str,
        /// The object.
        name: String,
        /// The cause.
        why: Refusal,
        /// The fault, and the allowed values.
        problem: String,
    },
}

impl ControlError {
    /// Returns the cause of the error.
    pub fn refusal(&self) -> Refusal {
        match self {
            ControlError::Unknown { .. } => Refusal::Missing,
            ControlError::Key { .. } | ControlError::Action { .. } => Refusal::Invalid,
            ControlError::Table { why, .. } | ControlError::Object { why, .. } => *why,
        }
    }
}
