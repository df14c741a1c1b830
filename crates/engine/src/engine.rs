//! The engine that runs a router's program, by the program's target.

use std::sync::Arc;

use xcpr_units::Instant;

use crate::api::{CounterValue, Digest, Endless};
use crate::error::{ControlError, LoadError, Refusal};
use crate::exec::diagnostics::{AssertFailure, LogMessage};
use crate::load;
use crate::load::recent::Recent;
use crate::pipeline::forwarder::{Decision, Forwarder, Ports};
use crate::pipeline::switch::Switch;
use crate::pipeline::tofino::{Tofino, TofinoProgram};
use crate::program::Program;

/// A program for either architecture, as engines share it.
#[derive(Debug, Clone)]
pub enum Loaded {
    /// One for v1model.
    V1model(Arc<Program>),
    /// One for a Tofino.
    Tofino(TofinoProgram),
}

impl Loaded {
    /// Loads a program: v1model's is what `p4c-bm2-ss` wrote, a Tofino's what `p4src/tna_program.py` made. The programs
    /// loaded last are shared, not loaded again.
    ///
    /// # Errors
    /// They are those of [`Program::from_json`].
    pub fn from_json(text: &str) -> Result<Loaded, LoadError> {
        static RECENT: Recent = Recent::new();
        RECENT.get(text, || {
            Ok(if TofinoProgram::is_one(text) {
                Loaded::Tofino(TofinoProgram::from_json(text)?)
            } else {
                Loaded::V1model(Arc::new(Program::from_json(text)?))
            })
        })
    }

    /// Loads a program for v1model as [`Program::traced`] does.
    ///
    /// # Errors
    /// They are those of [`Program::from_json`]. A Tofino's program can't be traced.
    pub fn traced(text: &str) -> Result<Loaded, LoadError> {
        if TofinoProgram::is_one(text) {
            return Err(load::unsupported("a trace", "a program for a Tofino"));
        }
        Ok(Loaded::V1model(Arc::new(Program::traced(text)?)))
    }

    /// Makes an engine whose program's random numbers have a seed; `clock` is what a pipe's clock shows at
    /// [`Instant::ZERO`], nanoseconds.
    ///
    /// # Errors
    /// The objection of a table to a row of the program's.
    pub fn start(&self, seed: u64, clock: u64) -> Result<Engine, ControlError> {
        Ok(match self {
            Loaded::V1model(program) => {
                let mut switch = Switch::new(program.clone());
                switch.set_seed(seed);
                switch.into()
            }
            Loaded::Tofino(program) => {
                let mut pipe = Tofino::new(program, clock)?;
                pipe.set_seed(seed);
                pipe.into()
            }
        })
    }
}

/// A forwarder around a switch or a pipe.
#[derive(Debug)]
pub enum Engine {
    /// A program for v1model.
    V1model(Box<Forwarder>),
    /// A pipe of a Tofino.
    Tofino(Box<Forwarder<Tofino>>),
}

impl From<Switch> for Engine {
    fn from(switch: Switch) -> Engine {
        Engine::V1model(Box::new(Forwarder::new(switch)))
    }
}

impl From<Tofino> for Engine {
    fn from(pipe: Tofino) -> Engine {
        Engine::Tofino(Box::new(Forwarder::new(pipe)))
    }
}

impl Engine {
    /// Does as [`Forwarder::ingress`].
    #[inline]
    pub fn ingress(&mut self, bytes: &[u8], wire_len: u32, port: u16, now: Instant) -> Decision {
        match self {
            Engine::V1model(forwarder) => forwarder.ingress(bytes, wire_len, port, now),
            Engine::Tofino(forwarder) => forwarder.ingress(bytes, wire_len, port, now),
        }
    }

    /// Does as [`Forwarder::place`].
    #[inline]
    pub fn place<P: Ports>(&mut self, ports: &mut P, decision: Decision) -> bool {
        match self {
            Engine::V1model(forwarder) => forwarder.place(ports, decision),
            Engine::Tofino(forwarder) => forwarder.place(ports, decision),
        }
    }

    /// Does as [`Forwarder::depart`].
    #[inline]
    pub fn depart<P: Ports>(&mut self, ports: &mut P, port: u16) {
        match self {
            Engine::V1model(forwarder) => forwarder.depart(ports, port),
            Engine::Tofino(forwarder) => forwarder.depart(ports, port),
        }
    }

    /// Returns how many packets went through ingress.
    pub fn passes(&self) -> u64 {
        match self {
            Engine::V1model(forwarder) => forwarder.passes,
            Engine::Tofino(forwarder) => forwarder.passes,
        }
    }

    /// Counts the packets that the program would never have let go of, which were dropped.
    pub fn endless(&self) -> Endless {
        let own = match self {
            Engine::V1model(forwarder) => forwarder.endless,
            Engine::Tofino(forwarder) => forwarder.endless,
        };
        let switches = self.switches();
        switches.iter().fold(own, |sum, s| sum + s.endless)
    }

    /// Counts on from what an engine before this one has counted.
    pub fn count_on(&mut self, before: &Engine) {
        let counted = (before.passes(), before.endless());
        match self {
            Engine::V1model(f) => (f.passes, f.endless) = counted,
            Engine::Tofino(f) => (f.passes, f.endless) = counted,
        }
        if let Engine::V1model(f) = self {
            f.switch.count_on(before.logged(), before.failed());
        }
    }

    /// Returns the digests since the last call; a pipe makes none.
    pub fn take_digests(&mut self) -> Vec<Digest> {
        match self {
            Engine::V1model(forwarder) => forwarder.switch.take_digests(),
            Engine::Tofino(_) => Vec::new(),
        }
    }

    /// Returns how many messages the program has logged.
    pub fn logged(&self) -> u64 {
        self.switches().iter().map(|s| s.logged()).sum()
    }

    /// Takes the log messages since the last call, as [`Switch::take_log`] does.
    pub fn take_log(&mut self) -> Vec<LogMessage> {
        match self {
            Engine::V1model(forwarder) => forwarder.switch.take_log(),
            Engine::Tofino(_) => Vec::new(),
        }
    }

    /// Returns how many assertions have failed.
    pub fn failed(&self) -> u64 {
        self.switches().iter().map(|s| s.failed()).sum()
    }

    /// Returns the first assertion that failed since the last call of [`Engine::take_failure`].
    pub fn failure(&self) -> Option<&AssertFailure> {
        match self {
            Engine::V1model(forwarder) => forwarder.switch.failure(),
            Engine::Tofino(_) => None,
        }
    }

    /// Takes the first assertion that failed since the last call.
    pub fn take_failure(&mut self) -> Option<AssertFailure> {
        match self {
            Engine::V1model(forwarder) => forwarder.switch.take_failure(),
            Engine::Tofino(_) => None,
        }
    }

    /// Says whether the program has calls of `log_msg`.
    pub fn logs(&self) -> bool {
        self.switches().iter().any(|s| s.program().logs())
    }

    /// Returns the switch whose program has the object of a name: the only one, or one of a pipe's two. Where none has it, it is
    /// one whose error names its own.
    pub fn owner(&mut self, name: &str) -> &mut Switch {
        match self {
            Engine::V1model(forwarder) => &mut forwarder.switch,
            Engine::Tofino(forwarder) => forwarder.switch.owner(name),
        }
    }

    /// Does as [`Switch::counter`], of the switch that has the counter.
    ///
    /// # Errors
    /// They are those of [`Switch::counter`].
    pub fn counter(&mut self, name: &str, index: u32) -> Result<CounterValue, ControlError> {
        self.owner(name).counter(name, index)
    }

    /// Does as [`Switch::register`], of the switch that has the register.
    ///
    /// # Errors
    /// They are those of [`Switch::register`].
    pub fn register(&mut self, name: &str, index: u32) -> Result<u128, ControlError> {
        self.owner(name).register(name, index)
    }

    /// Does as [`Switch::set_register`], of the switch that has the register.
    ///
    /// # Errors
    /// They are those of [`Switch::set_register`].
    pub fn set_register(
        &mut self,
        name: &str,
        index: u32,
        value: u128,
    ) -> Result<(), ControlError> {
        self.owner(name).set_register(name, index, value)
    }

    /// Returns all switches: one, or a pipe's two.
    pub fn switches(&self) -> Vec<&Switch> {
        match self {
            Engine::V1model(forwarder) => vec![&forwarder.switch],
            Engine::Tofino(forwarder) => forwarder.switch.switches().into(),
        }
    }

    /// Returns the name of a table's action profile.
    pub fn profile_of(&self, table: &str) -> Option<&str> {
        let mut switches = self.switches().into_iter();
        switches.find_map(|switch| switch.program().profile_of(table))
    }

    /// Sets a session's copies, each with its port and `egress_rid`.
    ///
    /// # Errors
    /// A pipe mirrors to one port.
    pub fn set_session(
        &mut self,
        session: u32,
        copies: &[(u16, u16)],
        truncate_bytes: u32,
    ) -> Result<(), ControlError> {
        match (self, copies) {
            (Engine::V1model(forwarder), _) => {
                forwarder
                    .switch
                    .set_clone_session(session, copies, truncate_bytes);
            }
            (Engine::Tofino(forwarder), []) => forwarder.switch.remove_session(session),
            (Engine::Tofino(forwarder), &[(port, _)]) => {
                forwarder.switch.set_session(session, port, truncate_bytes);
            }
            (Engine::Tofino(_), _) => {
                return Err(ControlError::Object {
                    kind: "mirror session",
                    name: session.to_string(),
                    why: Refusal::Invalid,
                    problem: format!("{} copies: a session mirrors to one port", copies.len()),
                });
            }
        }
        Ok(())
    }

    /// Sets a multicast group's copies, each with its port and `egress_rid`.
    ///
    /// # Errors
    /// A pipe has no multicast.
    pub fn set_multicast_group(
        &mut self,
        group: u32,
        copies: &[(u16, u16)],
    ) -> Result<(), ControlError> {
        match self {
            Engine::V1model(forwarder) => forwarder.switch.set_multicast_group(group, copies),
            Engine::Tofino(_) if copies.is_empty() => {}
            Engine::Tofino(_) => {
                return Err(ControlError::Object {
                    kind: "multicast group",
                    name: group.to_string(),
                    why: Refusal::Invalid,
                    problem: "a pipe has no multicast".into(),
                });
            }
        }
        Ok(())
    }
}
