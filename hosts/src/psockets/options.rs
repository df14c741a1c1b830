//! The options of PSockets.

use crate::options::{Declaration, Options, Unit, Values};

/// The most connections of one transfer.
pub const MAX_CONNECTIONS: u16 = 32;

/// Connections of a transfer.
pub const CONNECTIONS: Declaration = Declaration {
    table: "psockets",
    key: "connections",
    values: Values::Number {
        unit: Unit::Count,
        default: None,
        least: 1,
        most: Some(MAX_CONNECTIONS as u64),
    },
    help: "connections that share the transfer; without it the number is searched for",
};
pub(crate) const OPTIONS: &[Declaration] = &[CONNECTIONS];

/// Returns the connections that a transfer with these options may have.
pub(crate) fn most_connections(options: &Options) -> u16 {
    let given = options.optional(&CONNECTIONS);
    given.map_or(MAX_CONNECTIONS, |n| n as u16)
}
