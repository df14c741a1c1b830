//! Nodes: hosts with the ends of flows, and routers with their programs.

pub(crate) mod control_plane;
pub(crate) mod frames;
pub(crate) mod host;
pub(crate) mod interface;
pub(crate) mod neighbours;
pub(crate) mod prefix;
pub(crate) mod processor;
pub(crate) mod replies;
pub(crate) mod router;
pub(crate) mod script;
pub(crate) mod send_jitter;
pub(crate) mod translation;
