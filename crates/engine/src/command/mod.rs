//! The control plane's commands to the engine, as JSON.
//!
//! Entries, members and groups are named by numbers that the caller chooses, so that later commands of a list can name
//! what earlier ones add. A table's constant entries are 1, 2, ... in the program's order.

pub mod spec;

mod cells;
mod copies;
mod hashes;
mod profiles;
mod tables;

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};
use xcpr_units::Instant;

use crate::api::{EntryHandle, GroupHandle, MemberHandle, Target};
use crate::command::spec::Number;
use crate::engine::Engine;
use crate::error::{ControlError, Refusal};

use cells::{
    ReadCounter, ReadDirectCounters, ReadRegister, SetDirectMeter, SetMeter, WriteCounter,
    WriteDirectCounter, WriteRegister,
};
use copies::{SetCloneSession, SetMulticastGroup};
use hashes::SetCrcParameters;
use profiles::{AddGroup, AddMember, ModifyMember, RemoveGroup, RemoveMember, SetGroup};
use tables::{Delete, Idle, Insert, Modify, ResetDefault, SetDefault, SetValueSet};

type Params = BTreeMap<String, Number>;

/// Declares the commands. Each type's `run` does the command; one that is refused changes nothing.
macro_rules! commands {
    ($($name:ident),*) => {
        /// One command. Tables, actions, profiles and so on go by p4c's fully qualified names.
        #[derive(Debug, Clone, Deserialize)]
        #[serde(tag = "op", rename_all = "snake_case")]
        #[expect(missing_docs, reason = "see the type of each")]
        pub enum Command {
            $($name($name)),*
        }

        impl Command {
            fn run(&self, to: &mut Controlled, now: Instant) -> Result<Reply, ControlError> {
                match self {
                    $(Command::$name(command) => command.run(to, now).map(Reply::from)),*
                }
            }
        }
    };
}

commands!(
    Insert,
    Modify,
    Delete,
    SetDefault,
    ResetDefault,
    AddMember,
    ModifyMember,
    RemoveMember,
    AddGroup,
    SetGroup,
    RemoveGroup,
    ReadCounter,
    WriteCounter,
    ReadDirectCounters,
    WriteDirectCounter,
    SetMeter,
    SetDirectMeter,
    ReadRegister,
    WriteRegister,
    SetCloneSession,
    SetMulticastGroup,
    SetValueSet,
    SetCrcParameters,
    Idle
);

/// The effect of an entry.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Do {
    /// This action.
    Action {
        /// Its name.
        name: String,
        /// By parameter.
        #[serde(default)]
        params: Params,
    },
    /// The action of the member.
    Member(u64),
    /// The action of a member of the group.
    Group(u64),
}

/// The outcome of a command.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// The command was done.
    #[serde(rename = "done")]
    Ok,
    /// Packets and bytes of each cell.
    Counters(Vec<(u64, u64)>),
    /// The value of each cell.
    Values(Vec<Number>),
    /// Microseconds since the last hit of each entry; `null`: no packet has hit it.
    Idle(Vec<Option<u64>>),
    /// The command was refused, and nothing was changed.
    Error {
        /// A canonical code in snake case.
        kind: &'static str,
        /// The fault, and the allowed values.
        message: String,
    },
}

impl From<()> for Reply {
    fn from((): ()) -> Reply {
        Reply::Ok
    }
}

/// An engine, with the caller's numbers for what was added to it.
#[derive(Debug)]
pub struct Controlled {
    /// The engine that runs the program.
    pub engine: Engine,
    entries: Numbers<EntryHandle>,
    members: Numbers<MemberHandle>,
    groups: Numbers<GroupHandle>,
}

/// By table or profile and number.
#[derive(Debug)]
struct Numbers<H> {
    /// "entry", "member", "group".
    kind: &'static str,
    handles: HashMap<String, HashMap<u64, H>>,
}

impl<H: Copy> Numbers<H> {
    fn new(kind: &'static str) -> Numbers<H> {
        Numbers {
            kind,
            handles: HashMap::new(),
        }
    }

    fn get(&self, owner: &str, number: u64) -> Result<H, ControlError> {
        let handle = self.handles.get(owner).and_then(|h| h.get(&number));
        handle
            .copied()
            .ok_or_else(|| self.refused(owner, Refusal::Missing, format!("no {number}")))
    }

    fn check_new(&self, owner: &str, number: u64) -> Result<(), ControlError> {
        match self.get(owner, number) {
            Ok(_) => Err(self.refused(owner, Refusal::Exists, format!("{number} is taken"))),
            Err(_) => Ok(()),
        }
    }

    fn add(&mut self, owner: &str, number: u64, handle: H) {
        let handles = self.handles.entry(owner.to_string()).or_default();
        handles.insert(number, handle);
    }

    fn remove(&mut self, owner: &str, number: u64) {
        if let Some(handles) = self.handles.get_mut(owner) {
            handles.remove(&number);
        }
    }

    fn refused(&self, owner: &str, why: Refusal, problem: String) -> ControlError {
        ControlError::Object {
            kind: self.kind,
            name: owner.into(),
            why,
            problem,
        }
    }
}

impl Controlled {
    /// Takes over an engine as it is after loading.
    pub fn new(engine: impl Into<Engine>) -> Controlled {
        let engine = engine.into();
        let mut entries = Numbers::new("entry of");
        for switch in engine.switches() {
            for table in switch.program().tables() {
                for i in 1..=switch.entry_count(table).unwrap_or(0) as u32 {
                    entries.add(table, i.into(), EntryHandle(i));
                }
            }
        }
        Controlled {
            engine,
            entries,
            members: Numbers::new("member of"),
            groups: Numbers::new("group of"),
        }
    }

    /// Does the commands one after the other; one that is refused does not stop the others. `now` is the engine's
    /// time.
    pub fn apply(&mut self, commands: &[Command], now: Instant) -> Vec<Reply> {
        let reply = |command: &Command| {
            command.run(self, now).unwrap_or_else(|error| Reply::Error {
                kind: canonical(error.refusal()),
                message: error.to_string(),
            })
        };
        commands.iter().map(reply).collect()
    }

    /// Returns the effect of a table's entry, by the engine's names.
    fn target<'a>(&self, table: &str, what: &'a Do) -> Result<ActionData<'a>, ControlError> {
        let profile = self.engine.profile_of(table).unwrap_or("");
        Ok(match what {
            Do::Action { name, params } => ActionData::Action(name, param_words(params)),
            Do::Member(m) => ActionData::Target(Target::Member(self.members.get(profile, *m)?)),
            Do::Group(g) => ActionData::Target(Target::Group(self.groups.get(profile, *g)?)),
        })
    }

    fn entry(&self, table: &str, entry: Option<u64>) -> Result<Option<EntryHandle>, ControlError> {
        entry.map(|e| self.entries.get(table, e)).transpose()
    }

    fn weighted(
        &self,
        profile: &str,
        members: &[(u64, u32)],
    ) -> Result<Vec<(MemberHandle, u32)>, ControlError> {
        let known = |(m, weight): &(u64, u32)| Ok((self.members.get(profile, *m)?, *weight));
        members.iter().map(known).collect()
    }
}

/// The effect of an entry, by the engine's names.
enum ActionData<'a> {
    /// An action, with its parameters.
    Action(&'a str, Vec<(String, u128)>),
    /// The action of a profile's member, or of a member of its group.
    Target(Target),
}

fn param_words(params: &Params) -> Vec<(String, u128)> {
    params.iter().map(|(k, v)| (k.clone(), v.0)).collect()
}

/// Returns the canonical error code (google.rpc.Code), in snake case.
fn canonical(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::Invalid => "invalid_argument",
        Refusal::OutOfRange => "out_of_range",
        Refusal::Missing => "not_found",
        Refusal::Exists => "already_exists",
        Refusal::Full => "resource_exhausted",
        Refusal::Constant => "permission_denied",
        Refusal::InUse => "failed_precondition",
    }
}
