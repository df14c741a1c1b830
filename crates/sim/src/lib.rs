//! The virtual-time network: hosts, links, queues, faults, and routers that run the compiled P4 program.
//!
//! A [`Plan`] (JSON) holds everything that a run depends on; a [`Network`] runs it; a [`RunResult`]
//! is what it found out. The same plan gives the same result, byte for byte, on any number of
//! threads. Events at the same time happen in a fixed order. Every random stream is derived from
//! the plan's seed and the name of the channel that draws.
//!
//! Nothing here reads a clock, opens files or prints.

mod assemble;
mod build;
mod control;
mod links;
mod network;
mod nodes;
mod observe;
mod parallel;
pub mod result;
mod schedule;

pub use build::apply_entry;
pub use network::{ControllerFactory, Network};
pub use nodes::control_plane::Event;
pub use nodes::script::HostScript;
pub use observe::moment::{ChannelNow, Departure, FlowNow, Passage, Snapshot};
pub use observe::path::{Branch, DropReason, Hop, Outcome, PacketSource, Path, PathTrace};
pub use observe::trace::{TraceRequest, Traced};
pub use parallel::partition::Partition;
pub use parallel::{Look, Progress};
pub use result::RunResult;
pub use xcpr_hosts::PlanError;
pub use xcpr_plan::Plan;

/// Runs a plan to its end.
///
/// # Errors
/// The fault in the plan, its place, and the allowed values; an assertion of a program that did not hold.
pub fn simulate(plan_json: &str) -> Result<RunResult, PlanError> {
    let mut network = Network::new(&Plan::from_json(plan_json)?)?;
    while network.step(u64::MAX) {}
    match network.failure() {
        Some(failure) => Err(PlanError::new("assert", failure)),
        None => Ok(network.into_result()),
    }
}
