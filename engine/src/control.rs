//! The control plane: entries, action profiles, clone sessions, groups, counters, meters, registers.

use crate::api::{
    CounterValue, EntryHandle, GroupHandle, Match, MemberHandle, MeterRate, TableEntry, Target,
};
use crate::error::ControlError;
use crate::program::{ActionInfo, Kind, TableInfo};
use crate::switch::Switch;
use crate::table::{Hot, Row, Stored};

type Res<T> = Result<T, ControlError>;

fn find<'a, T>(
    list: &'a [T],
    name: &str,
    of: impl Fn(&'a T) -> &'a str,
    kind: &'static str,
) -> Res<usize> {
    list.iter()
        .position(|x| of(x) == name)
        .ok_or_else(|| ControlError::Unknown {
            kind,
            name: name.into(),
            known: list.iter().map(of).collect::<Vec<_>>().join(", "),
        })
}

/// Parameters in the order of the action, as words.
fn words(place: &str, a: &ActionInfo, params: &[(String, u128)]) -> Res<Vec<u64>> {
    let error = |problem: String| ControlError::Action {
        place: place.into(),
        action: a.name.clone(),
        problem,
    };
    let known = || {
        a.params
            .iter()
            .map(|p| p.0.as_str())
            .collect::<Vec<_>>()
            .join(", ")
    };
    if let Some((n, _)) = params
        .iter()
        .find(|(n, _)| !a.params.iter().any(|p| p.0 == *n))
    {
        return Err(error(format!("no parameter {n:?}; it has: {}", known())));
    }
    let mut out = Vec::new();
    for (name, width) in &a.params {
        let mut given = params.iter().filter(|p| p.0 == *name);
        let (Some((_, v)), None) = (given.next(), given.next()) else {
            return Err(error(format!(
                "parameter {name:?} must be given once; it has: {}",
                known()
            )));
        };
        if *width < 128 && v >> width != 0 {
            return Err(error(format!(
                "parameter {name:?} = {v:#x} does not fit {width} bits"
            )));
        }
        out.push(*v as u64);
        if *width > 64 {
            out.push((v >> 64) as u64);
        }
    }
    Ok(out)
}

impl Switch {
    fn table_index(&self, name: &str) -> Res<usize> {
        find(&self.program.tables, name, |t: &TableInfo| &t.name, "table")
    }

    fn row(&self, t: &TableInfo, given: &[(String, Match)], priority: i32) -> Res<Row> {
        let error = |field: &str, problem: String| ControlError::Key {
            table: t.name.clone(),
            field: field.into(),
            problem,
        };
        if let Some((n, _)) = given
            .iter()
            .find(|(n, _)| !t.keys.iter().any(|k| k.name == *n))
        {
            let known = t
                .keys
                .iter()
                .map(|k| k.name.as_str())
                .collect::<Vec<_>>()
                .join(", ");
            return Err(error(
                n,
                format!("no such key field; the table has: {known}"),
            ));
        }
        let mut matches = Vec::new();
        for k in &t.keys {
            let mut found = given.iter().filter(|g| g.0 == k.name);
            let all = u128::MAX >> (128 - k.width);
            matches.push(match (found.next(), found.next(), k.kind) {
                (Some(g), None, _) => g.1,
                (Some(_), Some(_), _) => return Err(error(&k.name, "given twice".into())),
                (None, _, Kind::Ternary) => Match::Ternary { value: 0, mask: 0 },
                (None, _, Kind::Optional) => Match::Optional(None),
                (None, _, Kind::Range) => Match::Range { low: 0, high: all },
                (None, _, Kind::Lpm) => Match::Lpm {
                    value: 0,
                    prefix_len: 0,
                },
                (None, ..) => {
                    return Err(error(&k.name, format!("a {:?} match is missing", k.kind)));
                }
            });
        }
        Row::new(t, &matches, priority).map_err(|(i, problem)| error(&t.keys[i].name, problem))
    }

    fn action(
        &self,
        t: &TableInfo,
        name: &str,
        params: &[(String, u128)],
    ) -> Res<(u32, Hot, Vec<u64>)> {
        let of = |i: usize| &self.program.actions[t.actions[i].action as usize];
        let found = (0..t.actions.len()).find(|i| of(*i).name == name);
        let i = found.ok_or_else(|| ControlError::Action {
            place: format!("table {:?}", t.name),
            action: name.into(),
            problem: format!(
                "not an action of the table; it has: {}",
                (0..t.actions.len())
                    .map(|i| of(i).name.as_str())
                    .collect::<Vec<_>>()
                    .join(", ")
            ),
        })?;
        let data = words(&format!("table {:?}", t.name), of(i), params)?;
        let a = t.actions[i];
        Ok((
            i as u32,
            Hot {
                code: a.code,
                words: a.words.into(),
            },
            data,
        ))
    }

    fn table_error(t: &TableInfo, problem: impl Into<String>) -> ControlError {
        ControlError::Table {
            table: t.name.clone(),
            problem: problem.into(),
        }
    }

    fn check_new(&self, i: usize, row: &Row) -> Res<()> {
        let t = &self.program.tables[i];
        let s = &self.state.tables[i];
        if t.keys.is_empty() {
            return Err(Self::table_error(
                t,
                "has no key, so it takes only a default action",
            ));
        }
        if t.entries.is_some() {
            return Err(Self::table_error(t, "its entries are constant"));
        }
        if s.duplicate(row) {
            return Err(Self::table_error(
                t,
                "an entry with this match is there already",
            ));
        }
        if s.len() >= t.max_size as usize {
            return Err(Self::table_error(
                t,
                format!("full: it holds {} entries", t.max_size),
            ));
        }
        Ok(())
    }

    /// Adds an entry.
    ///
    /// # Errors
    /// Unknown names, values that don't fit, a duplicate, a full or constant table, a table with an
    /// action profile (see [`Switch::insert_indirect`]).
    pub fn insert(&mut self, e: &TableEntry) -> Res<EntryHandle> {
        let program = self.program.clone();
        let i = self.table_index(&e.table)?;
        let t = &program.tables[i];
        if t.profile.is_some() {
            return Err(Self::table_error(
                t,
                "its entries name members or groups, not actions",
            ));
        }
        let row = self.row(t, &e.matches, e.priority)?;
        let (action, hot, data) = self.action(t, &e.action, &e.params)?;
        self.check_new(i, &row)?;
        let stored = Stored {
            row,
            action,
            target: None,
            constant: false,
        };
        Ok(EntryHandle(
            self.state.tables[i].insert(t, stored, hot, &data),
        ))
    }

    /// Adds an entry that points to a member or group of the table's action profile.
    ///
    /// # Errors
    /// As [`Switch::insert`]; a table without action profile; an unknown member or group.
    pub fn insert_indirect(
        &mut self,
        table: &str,
        matches: &[(String, Match)],
        priority: i32,
        target: Target,
    ) -> Res<EntryHandle> {
        let program = self.program.clone();
        let i = self.table_index(table)?;
        let t = &program.tables[i];
        self.check_target(t, target)?;
        let row = self.row(t, matches, priority)?;
        self.check_new(i, &row)?;
        let stored = Stored {
            row,
            action: 0,
            target: Some(target),
            constant: false,
        };
        let hot = Hot {
            code: Hot::INDIRECT,
            words: 0,
        };
        Ok(EntryHandle(self.state.tables[i].insert(
            t,
            stored,
            hot,
            &[],
        )))
    }

    fn check_target(&self, t: &TableInfo, target: Target) -> Res<()> {
        let Some(profile) = t.profile else {
            return Err(Self::table_error(t, "has no action profile"));
        };
        let s = &self.state.profiles[profile as usize];
        let there = match target {
            Target::Member(m) => s.members.get(m.0 as usize).is_some_and(|m| m.is_some()),
            Target::Group(g) => s.groups.get(g.0 as usize).is_some_and(|g| g.is_some()),
        };
        if there {
            Ok(())
        } else {
            Err(Self::table_error(t, format!("there is no {target:?}")))
        }
    }

    fn entry(&self, table: &str, h: EntryHandle) -> Res<usize> {
        let i = self.table_index(table)?;
        let t = &self.program.tables[i];
        match self.state.tables[i].stored.get(h.0 as usize) {
            Some(Some(s)) if s.constant => Err(Self::table_error(t, "its entries are constant")),
            Some(Some(_)) => Ok(i),
            _ => Err(Self::table_error(t, format!("no entry {}", h.0))),
        }
    }

    /// Gives an entry another action.
    ///
    /// # Errors
    /// Unknown names, values that don't fit, a constant entry.
    pub fn modify(
        &mut self,
        table: &str,
        h: EntryHandle,
        action: &str,
        params: &[(String, u128)],
    ) -> Res<()> {
        let program = self.program.clone();
        let i = self.entry(table, h)?;
        let t = &program.tables[i];
        if t.profile.is_some() {
            return Err(Self::table_error(
                t,
                "its entries name members or groups, not actions",
            ));
        }
        let (a, hot, data) = self.action(t, action, params)?;
        let s = &mut self.state.tables[i];
        if let Some(Some(e)) = s.stored.get_mut(h.0 as usize) {
            e.action = a;
        }
        s.set(t, h.0, hot, &data);
        Ok(())
    }

    /// Removes an entry.
    ///
    /// # Errors
    /// No such table or entry; a constant entry.
    pub fn delete(&mut self, table: &str, h: EntryHandle) -> Res<()> {
        let program = self.program.clone();
        let i = self.entry(table, h)?;
        self.state.tables[i].remove(&program.tables[i], h.0);
        Ok(())
    }

    /// Entries of a table, constant ones included.
    ///
    /// # Errors
    /// No such table.
    pub fn entry_count(&self, table: &str) -> Res<usize> {
        Ok(self.state.tables[self.table_index(table)?].len())
    }

    /// Sets what a miss does.
    ///
    /// # Errors
    /// Unknown names, values that don't fit, a constant default action.
    pub fn set_default_action(
        &mut self,
        table: &str,
        action: &str,
        params: &[(String, u128)],
    ) -> Res<()> {
        let program = self.program.clone();
        let i = self.table_index(table)?;
        let t = &program.tables[i];
        if t.default_const {
            return Err(Self::table_error(t, "its default action is constant"));
        }
        let (_, hot, data) = self.action(t, action, params)?;
        self.state.tables[i].set(t, 0, hot, &data);
        Ok(())
    }

    /// Makes a miss do again what the program says.
    ///
    /// # Errors
    /// No such table.
    pub fn reset_default_action(&mut self, table: &str) -> Res<()> {
        let i = self.table_index(table)?;
        self.install_default(i);
        Ok(())
    }

    fn install_default(&mut self, i: usize) {
        let program = self.program.clone();
        let t = &program.tables[i];
        let (hot, data) = match &t.default_action {
            Some((a, params)) => self.direct(t, *a, params),
            None => (
                Hot {
                    code: t.no_action,
                    words: 0,
                },
                Vec::new(),
            ),
        };
        self.state.tables[i].set(t, 0, hot, &data);
    }

    fn direct(&self, t: &TableInfo, action: u32, params: &[u128]) -> (Hot, Vec<u64>) {
        let a = t.actions[action as usize];
        let info = &self.program.actions[a.action as usize];
        let mut data = Vec::new();
        for ((_, width), v) in info.params.iter().zip(params) {
            let v = v & (u128::MAX >> (128 - width));
            data.push(v as u64);
            if *width > 64 {
                data.push((v >> 64) as u64);
            }
        }
        (
            Hot {
                code: a.code,
                words: a.words.into(),
            },
            data,
        )
    }

    /// Puts the program's own entries and default actions in place.
    pub(crate) fn install_constants(&mut self) {
        let program = self.program.clone();
        for (i, t) in program.tables.iter().enumerate() {
            self.install_default(i);
            for e in t.entries.iter().flatten() {
                if let Ok(row) = Row::new(t, &e.matches, e.priority) {
                    let (hot, data) = self.direct(t, e.action, &e.params);
                    let stored = Stored {
                        row,
                        action: e.action,
                        target: None,
                        constant: true,
                    };
                    self.state.tables[i].insert(t, stored, hot, &data);
                }
            }
        }
    }

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
