//! The control of an engine: that of its pipeline's programs, found by the names of their objects.

use crate::api::{CounterValue, Digest};
use crate::engine::Engine;
use crate::error::ControlError;
use crate::exec::diagnostics::{AssertFailure, LogMessage};
use crate::pipeline::switch::Switch;

impl Engine {
    /// Returns all programs with their state: one, or a pipe's two.
    pub fn switches(&self) -> &[Switch] {
        self.pipeline.control().switches()
    }

    /// Returns v1model's switch; none for a pipe of a Tofino.
    pub fn v1model(&self) -> Option<&Switch> {
        match self.pipeline.control().switches() {
            [switch] => Some(switch),
            _ => None,
        }
    }

    /// Returns v1model's switch to be changed ([`Engine::v1model`]).
    pub fn v1model_mut(&mut self) -> Option<&mut Switch> {
        match self.pipeline.control_mut().switches_mut() {
            [switch] => Some(switch),
            _ => None,
        }
    }

    /// Returns the switch whose program has the object of a name; where none has it, the first, whose error names its own.
    pub fn owner(&mut self, name: &str) -> &mut Switch {
        let switches = self.pipeline.control_mut().switches_mut();
        let last = switches.iter().rposition(|s| s.program().has(name));
        &mut switches[last.unwrap_or(0)]
    }

    /// Returns a counter's cell ([`Switch::counter`]).
    ///
    /// # Errors
    /// An unknown name, or an index beyond the last.
    pub fn counter(&mut self, name: &str, index: u32) -> Result<CounterValue, ControlError> {
        self.owner(name).counter(name, index)
    }

    /// Returns a register's cell ([`Switch::register`]).
    ///
    /// # Errors
    /// An unknown name, or an index beyond the last.
    pub fn register(&mut self, name: &str, index: u32) -> Result<u128, ControlError> {
        self.owner(name).register(name, index)
    }

    /// Writes a register's cell ([`Switch::set_register`]).
    ///
    /// # Errors
    /// An unknown name, an index beyond the last, or a value that does not fit.
    pub fn set_register(
        &mut self,
        name: &str,
        index: u32,
        value: u128,
    ) -> Result<(), ControlError> {
        self.owner(name).set_register(name, index, value)
    }

    /// Returns the name of a table's action profile.
    pub fn profile_of(&self, table: &str) -> Option<&str> {
        let mut switches = self.switches().iter();
        switches.find_map(|switch| switch.program().profile_of(table))
    }

    /// Sets a clone session's copies, each with its port and `egress_rid`; 0 bytes leave them whole.
    ///
    /// # Errors
    /// A pipe of a Tofino mirrors to one port.
    pub fn set_session(
        &mut self,
        session: u32,
        copies: &[(u16, u16)],
        truncate_bytes: u32,
    ) -> Result<(), ControlError> {
        self.pipeline
            .control_mut()
            .set_session(session, copies, truncate_bytes)
    }

    /// Sets a multicast group's copies, each with its port and `egress_rid`.
    ///
    /// # Errors
    /// A pipe of a Tofino has no multicast.
    pub fn set_multicast_group(
        &mut self,
        group: u32,
        copies: &[(u16, u16)],
    ) -> Result<(), ControlError> {
        self.pipeline
            .control_mut()
            .set_multicast_group(group, copies)
    }

    /// Takes the digests since the last call.
    pub fn take_digests(&mut self) -> Vec<Digest> {
        let switches = self.pipeline.control_mut().switches_mut().iter_mut();
        switches.flat_map(Switch::take_digests).collect()
    }

    /// Returns how many messages the program has logged.
    pub fn logged(&self) -> u64 {
        self.switches().iter().map(Switch::logged).sum()
    }

    /// Takes the log messages since the last call, up to [`crate::MAX_LOG_MESSAGES`].
    pub fn take_log(&mut self) -> Vec<LogMessage> {
        let switches = self.pipeline.control_mut().switches_mut().iter_mut();
        switches.flat_map(Switch::take_log).collect()
    }

    /// Returns how many assertions have failed.
    pub fn failed(&self) -> u64 {
        self.switches().iter().map(Switch::failed).sum()
    }

    /// Returns the first assertion that failed since the last call of [`Engine::take_failure`].
    pub fn failure(&self) -> Option<&AssertFailure> {
        self.switches().iter().find_map(Switch::failure)
    }

    /// Takes the first assertion that failed since the last call.
    pub fn take_failure(&mut self) -> Option<AssertFailure> {
        let mut switches = self.pipeline.control_mut().switches_mut().iter_mut();
        switches.find_map(Switch::take_failure)
    }

    /// Returns whether the program has calls of `log_msg`.
    pub fn logs(&self) -> bool {
        self.switches().iter().any(|s| s.program().logs())
    }
}
