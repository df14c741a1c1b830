//! A program as the engine executes it, and the passes that make it shorter.

pub(crate) mod bytecode;
pub(crate) mod coalesce;
pub(crate) mod flow;
pub(crate) mod header;
pub(crate) mod op;
pub(crate) mod opt;
pub(crate) mod unset;
