//! Action profiles, clone sessions, multicast groups, counters, meters, registers, value sets.

use super::{Res, find, words};
use crate::api::{CounterValue, EntryHandle, GroupHandle, MemberHandle, MeterRate};
use crate::error::ControlError;
use crate::switch::Switch;

impl Switch {
    fn profile(&self, name: &str) -> Res<usize> {
        find(&self.program.profiles, name, |p| &p.name, "action profile")
    }

    /// Adds a member to an action profile.
    ///
    /// # Errors
    /// Unknown names, values that don't fit, a full profile.
    pub fn add_member(
        &mut self,
        profile: &str,
        action: &str,
        params: &[(String, u128)],
    ) -> Res<MemberHandle> {
        let program = self.program.clone();
        let i = self.profile(profile)?;
        let allowed: Vec<u32> = program
            .tables
            .iter()
            .filter(|t| t.profile == Some(i as u32))
            .flat_map(|t| t.actions.iter().map(|a| a.action))
            .collect();
        let place = format!("action profile {profile:?}");
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
        let data = words(&place, &program.actions[a as usize], params)?;
        let p = &mut self.state.profiles[i];
        if p.members.iter().flatten().count() >= program.profiles[i].max_size as usize {
            return Err(ControlError::Range {
                kind: "action profile",
                name: profile.into(),
                problem: format!("full: it holds {} members", program.profiles[i].max_size),
            });
        }
        p.members.push(Some((a, data)));
        Ok(MemberHandle(p.members.len() as u32 - 1))
    }

    /// Adds a group of members; the same member may be in it several times.
    ///
    /// # Errors
    /// An unknown profile or member, a profile without selector.
    pub fn add_group(&mut self, profile: &str, members: &[MemberHandle]) -> Res<GroupHandle> {
        let i = self.profile(profile)?;
        self.check_members(i, members)?;
        let p = &mut self.state.profiles[i];
        p.groups.push(Some(members.iter().map(|m| m.0).collect()));
        Ok(GroupHandle(p.groups.len() as u32 - 1))
    }

    /// Replaces a group's members.
    ///
    /// # Errors
    /// An unknown profile, group or member.
    pub fn set_group(
        &mut self,
        profile: &str,
        group: GroupHandle,
        members: &[MemberHandle],
    ) -> Res<()> {
        let i = self.profile(profile)?;
        self.check_members(i, members)?;
        match self.state.profiles[i].groups.get_mut(group.0 as usize) {
            Some(Some(g)) => *g = members.iter().map(|m| m.0).collect(),
            _ => {
                return Err(Self::profile_error(
                    profile,
                    format!("no group {}", group.0),
                ));
            }
        }
        Ok(())
    }

    /// Removes a member; entries and groups that still name it do nothing.
    ///
    /// # Errors
    /// An unknown profile or member.
    pub fn remove_member(&mut self, profile: &str, member: MemberHandle) -> Res<()> {
        let i = self.profile(profile)?;
        self.check_members(i, &[member])?;
        self.state.profiles[i].members[member.0 as usize] = None;
        Ok(())
    }

    fn profile_error(profile: &str, problem: String) -> ControlError {
        ControlError::Range {
            kind: "action profile",
            name: profile.into(),
            problem,
        }
    }

    fn check_members(&self, i: usize, members: &[MemberHandle]) -> Res<()> {
        let p = &self.state.profiles[i];
        match members
            .iter()
            .find(|m| !p.members.get(m.0 as usize).is_some_and(|m| m.is_some()))
        {
            Some(m) => Err(Self::profile_error(
                &self.program.profiles[i].name,
                format!("no member {}", m.0),
            )),
            None => Ok(()),
        }
    }

    /// Sends clones of session `id` (below 32768) to `port`, cut to `truncate_bytes` (0: whole).
    pub fn set_clone_session(&mut self, id: u32, port: u16, truncate_bytes: u32) {
        self.clones.insert(id, (port, truncate_bytes));
    }

    /// Sets a multicast group's copies: port and `egress_rid` of each.
    pub fn set_multicast_group(&mut self, id: u32, copies: &[(u16, u16)]) {
        self.groups.insert(id, copies.to_vec());
    }

    fn cell(kind: &'static str, name: &str, index: u32, size: u32) -> Res<()> {
        if index < size {
            return Ok(());
        }
        let problem = format!("index {index}, but its size is {size}");
        Err(ControlError::Range {
            kind,
            name: name.into(),
            problem,
        })
    }

    fn counter_index(&self, name: &str, index: u32) -> Res<usize> {
        let c = &self.program.counters[find(&self.program.counters, name, |c| &c.name, "counter")?];
        Self::cell("counter", name, index, c.size)?;
        Ok((c.base + index) as usize)
    }

    /// What an indirect counter counted.
    ///
    /// # Errors
    /// No such counter or index.
    pub fn counter(&self, name: &str, index: u32) -> Res<CounterValue> {
        Ok(self.state.counters[self.counter_index(name, index)?])
    }

    /// Sets an indirect counter.
    ///
    /// # Errors
    /// No such counter or index.
    pub fn set_counter(&mut self, name: &str, index: u32, value: CounterValue) -> Res<()> {
        let i = self.counter_index(name, index)?;
        self.state.counters[i] = value;
        Ok(())
    }

    /// What an entry's direct counter counted.
    ///
    /// # Errors
    /// No such table or entry, or a table without direct counter.
    pub fn direct_counter(&self, table: &str, h: EntryHandle) -> Res<CounterValue> {
        let i = self.table_index(table)?;
        let t = &self.program.tables[i];
        let there = matches!(self.state.tables[i].stored.get(h.0 as usize), Some(Some(_)));
        if !there || !t.counters {
            return Err(Self::table_error(t, "no such entry, or no direct counter"));
        }
        Ok(self.state.tables[i].counters[h.0 as usize])
    }

    /// Sets a meter's rates, with full buckets at `now_us`.
    ///
    /// # Errors
    /// No such meter or index.
    pub fn set_meter(
        &mut self,
        name: &str,
        index: u32,
        committed: MeterRate,
        peak: MeterRate,
        now_us: u64,
    ) -> Res<()> {
        let m = &self.program.meters[find(&self.program.meters, name, |m| &m.name, "meter")?];
        if m.direct {
            let problem = "is direct: set it by table and entry".into();
            return Err(ControlError::Range {
                kind: "meter",
                name: name.into(),
                problem,
            });
        }
        Self::cell("meter", name, index, m.size)?;
        let i = (m.base + index) as usize;
        self.state.meters[i].set(committed, peak, now_us);
        Ok(())
    }

    /// Sets the rates of an entry's direct meter, with full buckets at `now_us`.
    ///
    /// # Errors
    /// No such table or entry, or a table without direct meter.
    pub fn set_direct_meter(
        &mut self,
        table: &str,
        h: EntryHandle,
        committed: MeterRate,
        peak: MeterRate,
        now_us: u64,
    ) -> Res<()> {
        let i = self.table_index(table)?;
        let t = &self.program.tables[i];
        let there = matches!(self.state.tables[i].stored.get(h.0 as usize), Some(Some(_)));
        if !there || t.meter.is_none() {
            return Err(Self::table_error(t, "no such entry, or no direct meter"));
        }
        self.state.tables[i].meters[h.0 as usize].set(committed, peak, now_us);
        Ok(())
    }

    fn register_cell(&self, name: &str, index: u32) -> Res<(usize, u32)> {
        let r =
            &self.program.registers[find(&self.program.registers, name, |r| &r.name, "register")?];
        Self::cell("register", name, index, r.size)?;
        Ok(((r.base + index) as usize, r.width))
    }

    /// A register's cell (signed registers: two's complement in its width).
    ///
    /// # Errors
    /// No such register or index.
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
    /// No such register or index, or a value that does not fit.
    pub fn set_register(&mut self, name: &str, index: u32, value: u128) -> Res<()> {
        let (i, width) = self.register_cell(name, index)?;
        if width < 128 && value >> width != 0 {
            let problem = format!("{value:#x} does not fit {width} bits");
            return Err(ControlError::Range {
                kind: "register",
                name: name.into(),
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
    /// No such set.
    pub fn set_value_set(&mut self, name: &str, members: &[Vec<u64>]) -> Res<()> {
        let i = find(&self.program.vsets, name, |v| &v.0, "parser_value_set")?;
        self.state.vsets[i] = members.to_vec();
        Ok(())
    }
}
