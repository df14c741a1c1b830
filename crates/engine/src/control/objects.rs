//! Action profiles, clone sessions, multicast groups, counters, meters, registers, value sets.

use xcpr_units::Instant;

use super::{Res, find, param_words};
use crate::api::{CounterValue, EntryHandle, GroupHandle, MemberHandle, MeterRate, Target};
use crate::code::bytecode::{Cells, TableInfo};
use crate::error::{ControlError, Refusal};
use crate::exec::Group;
use crate::extern_::meter::Meter;
use crate::pipeline::switch::Switch;

/// Puts a thing into the first free place.
fn keep<T>(places: &mut Vec<Option<T>>, thing: T) -> u32 {
    let free = places.iter().position(Option::is_none);
    let at = free.unwrap_or(places.len());
    if free.is_none() {
        places.push(None);
    }
    places[at] = Some(thing);
    at as u32
}

fn profile_error(profile: &str, why: Refusal, problem: String) -> ControlError {
    ControlError::Object {
        kind: "action profile",
        name: profile.into(),
        why,
        problem,
    }
}

impl Switch {
    fn profile(&self, name: &str) -> Res<usize> {
        find(
            &self.program.code.profiles,
            name,
            |p| &p.name,
            "action profile",
        )
    }

    /// Adds a member to an action profile.
    ///
    /// # Errors
    /// The switch refuses unknown names, values that don't fit, and a full profile.
    pub fn add_member(
        &mut self,
        profile: &str,
        action: &str,
        params: &[(String, u128)],
    ) -> Res<MemberHandle> {
        let i = self.profile(profile)?;
        let member = self.member(i, action, params)?;
        let max = self.program.code.profiles[i].max_size as usize;
        let members = &mut self.state.profiles[i].members;
        if members.iter().flatten().count() >= max {
            let problem = format!("full: it holds {max} members");
            return Err(profile_error(profile, Refusal::Full, problem));
        }
        Ok(MemberHandle(keep(members, member)))
    }

    /// Gives a member another action.
    ///
    /// # Errors
    /// The switch refuses unknown names, values that don't fit, and an unknown member.
    pub fn modify_member(
        &mut self,
        profile: &str,
        member: MemberHandle,
        action: &str,
        params: &[(String, u128)],
    ) -> Res<()> {
        let i = self.profile(profile)?;
        self.check_member(i, member)?;
        let new = self.member(i, action, params)?;
        self.state.profiles[i].members[member.0 as usize] = Some(new);
        Ok(())
    }

    /// Removes a member.
    ///
    /// # Errors
    /// The switch refuses an unknown profile or member, and a member that an entry or a group
    /// names.
    pub fn remove_member(&mut self, profile: &str, member: MemberHandle) -> Res<()> {
        let i = self.profile(profile)?;
        self.check_member(i, member)?;
        let mut groups = self.state.profiles[i].groups.iter().flatten();
        if groups.any(|g| g.iter().any(|m| m.0 == member.0))
            || self.targeted(i, Target::Member(member))
        {
            let problem = format!("member {} is in use", member.0);
            return Err(profile_error(profile, Refusal::InUse, problem));
        }
        self.state.profiles[i].members[member.0 as usize] = None;
        Ok(())
    }

    /// Returns the action's number and its parameters as words.
    fn member(
        &self,
        profile: usize,
        action: &str,
        params: &[(String, u128)],
    ) -> Res<(u32, Vec<u64>)> {
        let program = &self.program.code;
        let allowed: Vec<u32> = program
            .tables
            .iter()
            .filter(|t| t.profile == Some(profile as u32))
            .flat_map(|t| t.actions.iter().map(|a| a.action))
            .collect();
        let place = format!("action profile {:?}", program.profiles[profile].name);
        let name = |a: &u32| program.actions[*a as usize].name.as_str();
        let a =
            *allowed
                .iter()
                .find(|a| name(a) == action)
                .ok_or_else(|| ControlError::Action {
                    place: place.clone(),
                    action: action.into(),
                    problem: format!(
                        "allowed: {}",
                        allowed.iter().map(name).collect::<Vec<_>>().join(", ")
                    ),
                })?;
        Ok((
            a,
            param_words(&place, &program.actions[a as usize], params)?,
        ))
    }

    /// Adds a group of members, each with its weight: a member of weight 2 is taken twice as often as one of
    /// weight 1.
    ///
    /// # Errors
    /// The switch refuses an unknown profile or member.
    pub fn add_group(
        &mut self,
        profile: &str,
        members: &[(MemberHandle, u32)],
    ) -> Res<GroupHandle> {
        let i = self.profile(profile)?;
        let group = self.group(i, members)?;
        let groups = &mut self.state.profiles[i].groups;
        Ok(GroupHandle(keep(groups, group)))
    }

    /// Replaces a group's members.
    ///
    /// # Errors
    /// The switch refuses an unknown profile, group or member.
    pub fn set_group(
        &mut self,
        profile: &str,
        group: GroupHandle,
        members: &[(MemberHandle, u32)],
    ) -> Res<()> {
        let i = self.profile(profile)?;
        self.check_group(i, group)?;
        let new = self.group(i, members)?;
        self.state.profiles[i].groups[group.0 as usize] = Some(new);
        Ok(())
    }

    /// Removes a group.
    ///
    /// # Errors
    /// The switch refuses an unknown profile or group, and a group that an entry names.
    pub fn remove_group(&mut self, profile: &str, group: GroupHandle) -> Res<()> {
        let i = self.profile(profile)?;
        self.check_group(i, group)?;
        if self.targeted(i, Target::Group(group)) {
            let problem = format!("group {} is in use", group.0);
            return Err(profile_error(profile, Refusal::InUse, problem));
        }
        self.state.profiles[i].groups[group.0 as usize] = None;
        Ok(())
    }

    fn group(&self, profile: usize, members: &[(MemberHandle, u32)]) -> Res<Group> {
        let mut sum = 0;
        let mut group = Vec::with_capacity(members.len());
        // As in simple_switch, a hash chooses among the members in the order of their handles.
        let mut members = members.to_vec();
        members.sort_by_key(|(member, _)| *member);
        for (member, weight) in members {
            self.check_member(profile, member)?;
            sum += u64::from(weight);
            group.push((member.0, sum));
        }
        Ok(group)
    }

    fn check_member(&self, profile: usize, member: MemberHandle) -> Res<()> {
        match self.state.profiles[profile].members.get(member.0 as usize) {
            Some(Some(_)) => Ok(()),
            _ => Err(profile_error(
                &self.program.code.profiles[profile].name,
                Refusal::Missing,
                format!("no member {}", member.0),
            )),
        }
    }

    fn check_group(&self, profile: usize, group: GroupHandle) -> Res<()> {
        match self.state.profiles[profile].groups.get(group.0 as usize) {
            Some(Some(_)) => Ok(()),
            _ => Err(profile_error(
                &self.program.code.profiles[profile].name,
                Refusal::Missing,
                format!("no group {}", group.0),
            )),
        }
    }

    /// Says whether an entry of a table with this profile points there.
    fn targeted(&self, profile: usize, target: Target) -> bool {
        let tables = self
            .program
            .code
            .tables
            .iter()
            .zip(self.state.tables.iter());
        tables
            .filter(|(t, _)| t.profile == Some(profile as u32))
            .any(|(_, s)| s.stored.iter().flatten().any(|e| e.target == Some(target)))
    }

    /// Sets port and `egress_rid` of each copy that clone session `id` (below 32768) makes. Copies are truncated
    /// to `truncate_bytes` unless that is 0. A session without copies makes no clones.
    pub fn set_clone_session(&mut self, id: u32, copies: &[(u16, u16)], truncate_bytes: u32) {
        self.clones.insert(id, (copies.to_vec(), truncate_bytes));
    }

    /// Sets port and `egress_rid` of each of a multicast group's copies. A group without copies drops.
    pub fn set_multicast_group(&mut self, id: u32, copies: &[(u16, u16)]) {
        self.groups.insert(id, copies.to_vec());
    }

    fn cell(kind: &'static str, name: &str, index: u32, cells: Cells) -> Res<usize> {
        cells
            .find(index.into())
            .ok_or_else(|| ControlError::Object {
                kind,
                name: name.into(),
                why: Refusal::OutOfRange,
                problem: format!("index {index}, but its size is {}", cells.size),
            })
    }

    fn counter_index(&self, name: &str, index: u32) -> Res<usize> {
        let counters = &self.program.code.counters;
        let c = &counters[find(counters, name, |c| &c.name, "counter")?];
        Self::cell("counter", name, index, c.cells)
    }

    /// Returns the count of an indirect counter.
    ///
    /// # Errors
    /// The switch refuses an unknown counter or index.
    pub fn counter(&self, name: &str, index: u32) -> Res<CounterValue> {
        Ok(self.state.counters[self.counter_index(name, index)?])
    }

    /// Sets an indirect counter.
    ///
    /// # Errors
    /// The switch refuses an unknown counter or index.
    pub fn set_counter(&mut self, name: &str, index: u32, value: CounterValue) -> Res<()> {
        let i = self.counter_index(name, index)?;
        self.state.counters[i] = value;
        Ok(())
    }

    /// Returns the count of an entry's direct counter; without an entry, the misses that the
    /// default action's counted.
    ///
    /// # Errors
    /// The switch refuses an unknown table or entry, and a table without direct counter.
    pub fn direct_counter(&self, table: &str, h: Option<EntryHandle>) -> Res<CounterValue> {
        let (i, at) = self.direct_cell(table, h, "counter", |t| t.counters)?;
        Ok(self.state.tables[i].traces.counters[at])
    }

    /// Sets an entry's direct counter; without an entry, the default action's.
    ///
    /// # Errors
    /// The switch refuses what [`Switch::direct_counter`] refuses.
    pub fn set_direct_counter(
        &mut self,
        table: &str,
        h: Option<EntryHandle>,
        value: CounterValue,
    ) -> Res<()> {
        let (i, at) = self.direct_cell(table, h, "counter", |t| t.counters)?;
        self.state.tables.traces(i).counters[at] = value;
        Ok(())
    }

    /// Sets a meter's committed and peak rate, with full buckets at `now`. Without rates all is green.
    ///
    /// # Errors
    /// The switch refuses an unknown meter or index.
    pub fn set_meter(
        &mut self,
        name: &str,
        index: u32,
        rates: Option<(MeterRate, MeterRate)>,
        now: Instant,
    ) -> Res<()> {
        let meters = &self.program.code.meters;
        let m = &meters[find(meters, name, |m| &m.name, "meter")?];
        if m.direct {
            let problem = "is direct: set it by table and entry".into();
            return Err(ControlError::Object {
                kind: "meter",
                name: name.into(),
                why: Refusal::Invalid,
                problem,
            });
        }
        let i = Self::cell("meter", name, index, m.cells)?;
        self.state.meters[i] = Meter::new(rates, now.as_micros());
        Ok(())
    }

    /// Sets the rates of an entry's direct meter, with full buckets at `now`. Without rates all is green.
    ///
    /// # Errors
    /// The switch refuses an unknown table or entry, and a table without direct meter.
    pub fn set_direct_meter(
        &mut self,
        table: &str,
        h: EntryHandle,
        rates: Option<(MeterRate, MeterRate)>,
        now: Instant,
    ) -> Res<()> {
        let (i, at) = self.direct_cell(table, Some(h), "meter", |t| t.meter.is_some())?;
        self.state.tables.traces(i).meters[at] = Meter::new(rates, now.as_micros());
        Ok(())
    }

    /// Says when a packet last hit an entry of a table with `support_timeout`, to the microsecond, if one did.
    ///
    /// # Errors
    /// The switch refuses an unknown table or entry, and a table without `support_timeout`.
    pub fn last_hit(&self, table: &str, h: EntryHandle) -> Res<Option<Instant>> {
        let (i, at) = self.direct_cell(table, Some(h), "idle timeout", |t| t.timeout)?;
        Ok(self.state.tables[i].traces.hits[at].map(Instant::from_micros))
    }

    /// Returns the table, and where the entry's direct resource is.
    fn direct_cell(
        &self,
        table: &str,
        h: Option<EntryHandle>,
        purpose: &str,
        has: impl Fn(&TableInfo) -> bool,
    ) -> Res<(usize, usize)> {
        let i = self.table_index(table)?;
        let t = &self.program.code.tables[i];
        if !has(t) {
            let problem = format!("has no {purpose}");
            return Err(Self::table_error(t, Refusal::Invalid, problem));
        }
        let at = h.map_or(0, |h| h.0 as usize);
        if at != 0 && !matches!(self.state.tables[i].stored.get(at), Some(Some(_))) {
            let problem = format!("no entry {at}");
            return Err(Self::table_error(t, Refusal::Missing, problem));
        }
        Ok((i, at))
    }

    fn register_cell(&self, name: &str, index: u32) -> Res<(usize, u32)> {
        let registers = &self.program.code.registers;
        let r = &registers[find(registers, name, |r| &r.name, "register")?];
        if r.words > 1 {
            return Err(ControlError::Object {
                kind: "register",
                name: name.into(),
                why: Refusal::Invalid,
                problem: format!(
                    "{} bits: the control plane has values of up to 128",
                    r.width
                ),
            });
        }
        Ok((Self::cell("register", name, index, r.cells)?, r.width))
    }

    /// Reads a register's cell. That of a signed register is two's complement in its width.
    ///
    /// # Errors
    /// The switch refuses an unknown register or index.
    pub fn register(&self, name: &str, index: u32) -> Res<u128> {
        let (i, width) = self.register_cell(name, index)?;
        Ok(if width > 64 {
            self.state.wide_registers[i]
        } else {
            self.state.registers[i].into()
        })
    }

    /// Sets a register's cell.
    ///
    /// # Errors
    /// The switch refuses an unknown register or index, or a value that does not fit.
    pub fn set_register(&mut self, name: &str, index: u32, value: u128) -> Res<()> {
        let (i, width) = self.register_cell(name, index)?;
        if width < 128 && value >> width != 0 {
            let problem = format!("{value:#x} does not fit {width} bits");
            return Err(ControlError::Object {
                kind: "register",
                name: name.into(),
                why: Refusal::OutOfRange,
                problem,
            });
        }
        if width > 64 {
            self.state.wide_registers[i] = value;
        } else {
            self.state.registers[i] = value as u64;
        }
        Ok(())
    }

    /// Sets a `parser_value_set`: each member has one value for each field of the `select`.
    ///
    /// # Errors
    /// The switch refuses an unknown set.
    pub fn set_value_set(&mut self, name: &str, members: &[Vec<u64>]) -> Res<()> {
        let i = find(&self.program.code.vsets, name, |v| v, "parser_value_set")?;
        self.state.vsets[i] = members.to_vec();
        Ok(())
    }
}
