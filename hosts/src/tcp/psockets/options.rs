//! The options of PSockets.

use crate::options::{Options, Unit, Values, declare};

/// The most connections of one transfer.
pub const MAX_CONNECTIONS: u16 = 32;

declare! {
    "psockets", pub(crate) OPTIONS;
    /// Connections of a transfer.
    pub CONNECTIONS = "connections": Values::number(Unit::Count, None, 1, Some(MAX_CONNECTIONS as u64)),
        "connections that share the transfer; without it the number is searched for";
}

/// Returns the connections that a transfer with these options may have.
pub(crate) fn most_connections(options: &Options) -> u16 {
    let given = options.optional(&CONNECTIONS);
    given.map_or(MAX_CONNECTIONS, |n| n as u16)
}
