//! The pipelines of the two architectures: what happens to a packet between a router's ports and its queues.

pub(crate) mod ports;
pub(crate) mod switch;
pub(crate) mod tofino;

use xcpr_units::Instant;

use crate::api::{Copy, EgressVerdict, Frame, QueueInfo, SavedPacket, Verdict};
use crate::error::ControlError;
use crate::pipeline::switch::Switch;
use crate::pipeline::tofino::Tofino;

/// A program with its state, and one packet in work. v1model's is [`Switch`], TNA's [`crate::Tofino`].
pub trait Pipeline {
    /// Runs a packet that came in by a port through ingress. `bytes` holds at least all headers, `wire_len` counts the
    /// virtual payload too.
    fn ingress(&mut self, bytes: &[u8], wire_len: u32, port: u16, now: Instant) -> Verdict;

    /// Runs the frame of the [`EgressVerdict::Recirculate`] just returned through ingress.
    fn recirculate(&mut self, frame: &Frame, now: Instant) -> Verdict;

    /// Returns the priority that ingress has given to the packet in work: the number of its queue.
    fn priority(&self) -> u8;

    /// Runs egress and writes the packet to `out`.
    fn egress(&mut self, info: QueueInfo, out: &mut Frame) -> EgressVerdict;

    /// Saves the packet in work while it waits in a queue. There is none in work then.
    fn save(&mut self, packet: &mut SavedPacket);

    /// Restores a saved packet, which must come from a pipeline of the same program; another one's packet is dropped in
    /// egress.
    fn restore(&mut self, packet: &SavedPacket);

    /// Returns the copies that the last pass made.
    fn copies(&mut self) -> &mut Vec<Copy>;

    /// Returns the programs with their tables, registers and counters: v1model has one, a pipe of a Tofino two.
    fn switches(&self) -> &[Switch];

    /// Returns the programs to be changed ([`Pipeline::switches`]).
    fn switches_mut(&mut self) -> &mut [Switch];

    /// Sets a clone session's copies, each with its port and `egress_rid`; 0 bytes leave them whole.
    ///
    /// # Errors
    /// A pipe of a Tofino mirrors to one port.
    fn set_session(
        &mut self,
        session: u32,
        copies: &[(u16, u16)],
        truncate_bytes: u32,
    ) -> Result<(), ControlError>;

    /// Sets a multicast group's copies, each with its port and `egress_rid`.
    ///
    /// # Errors
    /// A pipe of a Tofino has no multicast.
    fn set_multicast_group(
        &mut self,
        group: u32,
        copies: &[(u16, u16)],
    ) -> Result<(), ControlError>;
}

/// The pipeline of an engine, of either architecture.
#[derive(Debug)]
pub(crate) enum Architecture {
    V1model(Box<Switch>),
    Tna(Box<Tofino>),
}

impl Architecture {
    /// Returns the pipeline for its control, which may cost a virtual call.
    pub(crate) fn control(&self) -> &dyn Pipeline {
        match self {
            Architecture::V1model(pipeline) => &**pipeline,
            Architecture::Tna(pipeline) => &**pipeline,
        }
    }

    /// Returns the pipeline to be changed ([`Architecture::control`]).
    pub(crate) fn control_mut(&mut self) -> &mut dyn Pipeline {
        match self {
            Architecture::V1model(pipeline) => &mut **pipeline,
            Architecture::Tna(pipeline) => &mut **pipeline,
        }
    }
}
