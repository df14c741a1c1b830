//! The control plane's commands to the engine, as JSON.
//!
//! Entries, members and groups are named by numbers that the caller chooses, so that later commands of a list can name
//! what earlier ones add. A table's constant entries are 1, 2, ... in the program's order.

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};
use xcpr_units::Instant;

use crate::api::{
    CounterValue, EntryHandle, GroupHandle, MemberHandle, MeterRate, TableEntry, Target,
};
use crate::engine::Engine;
use crate::error::{ControlError, Refusal};
use crate::spec::{Match, Number};

/// One command. Tables, actions, profiles and so on go by p4c's fully qualified names.
#[derive(Debug, Clone, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
#[expect(
    missing_docs,
    reason = "fields are what the variant's sentence says they are"
)]
pub enum Command {
    /// Adds an entry; of several matching ones the largest priority wins.
    Insert {
        table: String,
        entry: u64,
        #[serde(default, rename = "match")]
        matches: BTreeMap<String, Match>,
        #[serde(default)]
        priority: i32,
        #[serde(rename = "do")]
        what: Do,
    },
    /// Gives an entry something else to do.
    Modify {
        table: String,
        entry: u64,
        #[serde(rename = "do")]
        what: Do,
    },
    /// Removes an entry.
    Delete { table: String, entry: u64 },
    /// Sets what a miss does.
    SetDefault {
        table: String,
        action: String,
        #[serde(default)]
        params: Params,
    },
    /// Makes a miss do again what the program says.
    ResetDefault { table: String },
    /// Adds a member to an action profile.
    AddMember {
        profile: String,
        member: u64,
        action: String,
        #[serde(default)]
        params: Params,
    },
    /// Gives a member another action.
    ModifyMember {
        profile: String,
        member: u64,
        action: String,
        #[serde(default)]
        params: Params,
    },
    /// Removes a member that nothing points to.
    RemoveMember { profile: String, member: u64 },
    /// Adds a group: members, each with its weight.
    AddGroup {
        profile: String,
        group: u64,
        members: Vec<(u64, u32)>,
    },
    /// Replaces a group's members.
    SetGroup {
        profile: String,
        group: u64,
        members: Vec<(u64, u32)>,
    },
    /// Removes a group that nothing points to.
    RemoveGroup { profile: String, group: u64 },
    /// Reads `count` cells of an indirect counter: [`Reply::Counters`].
    ReadCounter {
        counter: String,
        index: u32,
        #[serde(default = "one")]
        count: u32,
    },
    /// Writes a cell of an indirect counter.
    WriteCounter {
        counter: String,
        index: u32,
        packets: u64,
        bytes: u64,
    },
    /// Reads the direct counters of entries; `null` is the default action: [`Reply::Counters`].
    ReadDirectCounters {
        table: String,
        entries: Vec<Option<u64>>,
    },
    /// Writes an entry's direct counter.
    WriteDirectCounter {
        table: String,
        entry: Option<u64>,
        packets: u64,
        bytes: u64,
    },
    /// Sets a cell of an indirect meter; without rates all is green.
    SetMeter {
        meter: String,
        index: u32,
        rates: Option<Rates>,
    },
    /// Sets an entry's direct meter; without rates all is green.
    SetDirectMeter {
        table: String,
        entry: u64,
        rates: Option<Rates>,
    },
    /// Reads `count` cells of a register: [`Reply::Values`].
    ReadRegister {
        register: String,
        index: u32,
        #[serde(default = "one")]
        count: u32,
    },
    /// Writes a cell of a register (signed ones: two's complement in their width).
    WriteRegister {
        register: String,
        index: u32,
        value: Number,
    },
    /// Sets a clone session's copies: port and `egress_rid` of each. `truncate_bytes` 0 leaves them whole.
    SetCloneSession {
        session: u32,
        copies: Vec<(u16, u16)>,
        #[serde(default)]
        truncate_bytes: u32,
    },
    /// Sets a multicast group's copies: port and `egress_rid` of each.
    SetMulticastGroup { group: u32, copies: Vec<(u16, u16)> },
    /// Sets a `parser_value_set`: of each member one value for each field.
    SetValueSet { set: String, members: Vec<Vec<u64>> },
    /// How long ago packets last hit entries of a table with `support_timeout`: [`Reply::Idle`].
    Idle { table: String, entries: Vec<u64> },
}

fn one() -> u32 {
    1
}

type Params = BTreeMap<String, Number>;

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

/// A meter's rates, in packets or bytes per second with bursts in packets or bytes.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rates {
    /// Committed rate.
    pub cir: u64,
    /// Committed burst.
    pub cburst: u32,
    /// Peak rate.
    pub pir: u64,
    /// Peak burst.
    pub pburst: u32,
}

/// The outcome of a command.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// The command was done.
    Done,
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
    /// An engine as it is after loading.
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
        let reply = |command| {
            self.do_one(command, now)
                .unwrap_or_else(|error| Reply::Error {
                    kind: canonical(error.refusal()),
                    message: error.to_string(),
                })
        };
        commands.iter().map(reply).collect()
    }

    fn do_one(&mut self, command: &Command, now: Instant) -> Result<Reply, ControlError> {
        use Command as C;
        match command {
            C::Insert {
                table,
                entry,
                matches,
                priority,
                what,
            } => self.insert(table, *entry, matches, *priority, what)?,
            C::Modify { table, entry, what } => {
                let handle = self.entries.get(table, *entry)?;
                match self.target(table, what)? {
                    Some(target) => self
                        .engine
                        .owner(table)
                        .modify_indirect(table, handle, target)?,
                    None => {
                        let (action, params) = direct(what);
                        self.engine
                            .owner(table)
                            .modify(table, handle, action, &params)?;
                    }
                }
            }
            C::Delete { table, entry } => {
                self.engine
                    .owner(table)
                    .delete(table, self.entries.get(table, *entry)?)?;
                self.entries.remove(table, *entry);
            }
            C::SetDefault {
                table,
                action,
                params,
            } => self
                .engine
                .owner(table)
                .set_default_action(table, action, &words(params))?,
            C::ResetDefault { table } => self.engine.owner(table).reset_default_action(table)?,
            C::AddMember {
                profile,
                member,
                action,
                params,
            } => {
                self.members.check_new(profile, *member)?;
                let handle =
                    self.engine
                        .owner(profile)
                        .add_member(profile, action, &words(params))?;
                self.members.add(profile, *member, handle);
            }
            C::ModifyMember {
                profile,
                member,
                action,
                params,
            } => {
                let handle = self.members.get(profile, *member)?;
                self.engine.owner(profile).modify_member(
                    profile,
                    handle,
                    action,
                    &words(params),
                )?;
            }
            C::RemoveMember { profile, member } => {
                let handle = self.members.get(profile, *member)?;
                self.engine.owner(profile).remove_member(profile, handle)?;
                self.members.remove(profile, *member);
            }
            C::AddGroup {
                profile,
                group,
                members,
            } => {
                self.groups.check_new(profile, *group)?;
                let members = self.weighted(profile, members)?;
                let handle = self.engine.owner(profile).add_group(profile, &members)?;
                self.groups.add(profile, *group, handle);
            }
            C::SetGroup {
                profile,
                group,
                members,
            } => {
                let handle = self.groups.get(profile, *group)?;
                let members = self.weighted(profile, members)?;
                self.engine
                    .owner(profile)
                    .set_group(profile, handle, &members)?;
            }
            C::RemoveGroup { profile, group } => {
                let handle = self.groups.get(profile, *group)?;
                self.engine.owner(profile).remove_group(profile, handle)?;
                self.groups.remove(profile, *group);
            }
            C::ReadCounter {
                counter,
                index,
                count,
            } => {
                let switch = self.engine.owner(counter);
                let cells = cells(*index, *count).map(|i| switch.counter(counter, i));
                return Ok(Reply::Counters(
                    cells.map(|c| c.map(pair)).collect::<Result<_, _>>()?,
                ));
            }
            C::WriteCounter {
                counter,
                index,
                packets,
                bytes,
            } => self.engine.owner(counter).set_counter(
                counter,
                *index,
                counted(*packets, *bytes),
            )?,
            C::ReadDirectCounters { table, entries } => {
                let cells = entries.iter().map(|entry| {
                    let handle = self.entry(table, *entry)?;
                    let switch = self.engine.owner(table);
                    switch.direct_counter(table, handle).map(pair)
                });
                return Ok(Reply::Counters(cells.collect::<Result<_, _>>()?));
            }
            C::WriteDirectCounter {
                table,
                entry,
                packets,
                bytes,
            } => {
                let handle = self.entry(table, *entry)?;
                self.engine.owner(table).set_direct_counter(
                    table,
                    handle,
                    counted(*packets, *bytes),
                )?;
            }
            C::SetMeter {
                meter,
                index,
                rates,
            } => {
                self.engine
                    .owner(meter)
                    .set_meter(meter, *index, rates.map(Rates::engine), now)?;
            }
            C::SetDirectMeter {
                table,
                entry,
                rates,
            } => {
                let handle = self.entries.get(table, *entry)?;
                let rates = rates.map(Rates::engine);
                self.engine
                    .owner(table)
                    .set_direct_meter(table, handle, rates, now)?;
            }
            C::ReadRegister {
                register,
                index,
                count,
            } => {
                let switch = self.engine.owner(register);
                let cells = cells(*index, *count).map(|i| switch.register(register, i));
                return Ok(Reply::Values(
                    cells.map(|c| c.map(Number)).collect::<Result<_, _>>()?,
                ));
            }
            C::WriteRegister {
                register,
                index,
                value,
            } => self
                .engine
                .owner(register)
                .set_register(register, *index, value.0)?,
            C::SetCloneSession {
                session,
                copies,
                truncate_bytes,
            } => self.engine.set_session(*session, copies, *truncate_bytes)?,
            C::SetMulticastGroup { group, copies } => {
                self.engine.set_multicast_group(*group, copies)?;
            }
            C::SetValueSet { set, members } => {
                self.engine.owner(set).set_value_set(set, members)?
            }
            C::Idle { table, entries } => {
                let idle = entries.iter().map(|entry| {
                    let handle = self.entries.get(table, *entry)?;
                    let hit = self.engine.owner(table).last_hit(table, handle)?;
                    Ok(hit.map(|hit| now.since(hit).as_micros()))
                });
                return Ok(Reply::Idle(idle.collect::<Result<_, ControlError>>()?));
            }
        }
        Ok(Reply::Done)
    }

    fn insert(
        &mut self,
        table: &str,
        entry: u64,
        matches: &BTreeMap<String, Match>,
        priority: i32,
        what: &Do,
    ) -> Result<(), ControlError> {
        self.entries.check_new(table, entry)?;
        let matches: Vec<_> = matches
            .iter()
            .map(|(k, m)| (k.clone(), (*m).into()))
            .collect();
        let handle = match self.target(table, what)? {
            Some(target) => self
                .engine
                .owner(table)
                .insert_indirect(table, &matches, priority, target)?,
            None => {
                let (action, params) = direct(what);
                self.engine.owner(table).insert(&TableEntry {
                    table: table.into(),
                    matches,
                    priority,
                    action: action.into(),
                    params,
                })?
            }
        };
        self.entries.add(table, entry, handle);
        Ok(())
    }

    /// The member or group; `None` for an action.
    fn target(&self, table: &str, what: &Do) -> Result<Option<Target>, ControlError> {
        let profile = self.engine.profile_of(table).unwrap_or("");
        Ok(match what {
            Do::Action { .. } => None,
            Do::Member(m) => Some(Target::Member(self.members.get(profile, *m)?)),
            Do::Group(g) => Some(Target::Group(self.groups.get(profile, *g)?)),
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

fn direct(what: &Do) -> (&str, Vec<(String, u128)>) {
    match what {
        Do::Action { name, params } => (name, words(params)),
        Do::Member(_) | Do::Group(_) => ("", Vec::new()),
    }
}

fn words(params: &Params) -> Vec<(String, u128)> {
    params.iter().map(|(k, v)| (k.clone(), v.0)).collect()
}

fn cells(index: u32, count: u32) -> impl Iterator<Item = u32> {
    (0..count).map(move |i| index.saturating_add(i))
}

fn pair(value: CounterValue) -> (u64, u64) {
    (value.packets, value.bytes)
}

fn counted(packets: u64, bytes: u64) -> CounterValue {
    CounterValue { packets, bytes }
}

impl Rates {
    fn engine(self) -> (MeterRate, MeterRate) {
        let rate = |per_s: u64, burst| MeterRate {
            units_per_us: per_s as f64 / 1e6,
            burst,
        };
        (rate(self.cir, self.cburst), rate(self.pir, self.pburst))
    }
}

/// Canonical error codes (google.rpc.Code), in snake case.
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
