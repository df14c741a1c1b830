//! Runs p4c's BMv2 JSON: a packet and a time go in, packets come out.
//!
//! [`Program::from_json`] loads what `p4c-bm2-ss` made of a v1model program, resolves every name
//! and refuses what the engine lacks. A [`Switch`] is a program with its state: table entries,
//! registers, counters, meters, clone sessions, multicast groups and the packet in work. An
//! [`Engine`] moves packets between a [`Pipeline`] and the caller's [`Ports`]. Each construct means
//! what it means to BMv2's `simple_switch` (sources: its `docs/JSON_format.md` and `v1model.p4`).
//!
//! The crate reads no clock, draws no OS randomness, opens nothing and prints nothing.
#![deny(clippy::print_stdout, clippy::print_stderr, clippy::dbg_macro)]

mod api;
mod code;
pub mod command;
mod control;
mod engine;
mod error;
mod exec;
mod extern_;
mod load;
mod native;
mod pipeline;
mod program;
mod table;
pub mod trace;

pub use api::{
    Copy, CounterValue, Digest, EgressVerdict, EntryHandle, Frame, GroupHandle, LoopDrops,
    MAX_PORT, Match, MemberHandle, MeterRate, QueueInfo, SavedPacket, TableEntry, Target, Verdict,
};
pub use engine::{Decision, Engine};
pub use error::{ControlError, LoadError, Refusal};
pub use exec::diagnostics::{AssertFailure, LogMessage, MAX_LOG_MESSAGES};
pub use extern_::crc::CrcParameters;
pub use native::ahead;
pub use pipeline::Pipeline;
pub use pipeline::ports::{Enqueue, Ports};
pub use pipeline::switch::Switch;
pub use pipeline::tofino::{Tofino, TofinoProgram};
pub use program::{BackEnd, LoadedProgram, Program};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
