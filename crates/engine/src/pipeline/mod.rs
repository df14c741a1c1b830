//! The pipelines of the two architectures, and the way of packets between them and the ports.

pub(crate) mod forwarder;
pub(crate) mod switch;
pub(crate) mod tofino;
