//! The tools of several tests.

use xcpr_engine::{Match, TableEntry};

/// Makes a table entry of priority 0.
pub fn entry(
    table: &str,
    matches: &[(&str, Match)],
    action: &str,
    params: &[(&str, u128)],
) -> TableEntry {
    TableEntry {
        table: table.into(),
        matches: matches.iter().map(|(n, m)| (n.to_string(), *m)).collect(),
        priority: 0,
        action: action.into(),
        params: params.iter().map(|(n, v)| (n.to_string(), *v)).collect(),
    }
}
