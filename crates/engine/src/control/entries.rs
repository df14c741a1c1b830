//! Table entries and default actions.

use super::{Res, find, param_words};
use crate::api::{EntryHandle, Match, TableEntry, Target};
use crate::code::bytecode::{Kind, TableInfo};
use crate::error::{ControlError, Refusal};
use crate::pipeline::switch::Switch;
use crate::table::{Hot, Row, Stored};

impl Switch {
    pub(super) fn table_index(&self, name: &str) -> Res<usize> {
        find(
            &self.program.code.tables,
            name,
            |t: &TableInfo| &t.name,
            "table",
        )
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

    fn action(&self, t: &TableInfo, name: &str, params: &[(String, u128)]) -> Res<(Hot, Vec<u64>)> {
        let of = |i: usize| &self.program.code.actions[t.actions[i].action as usize];
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
        let data = param_words(&format!("table {:?}", t.name), of(i), params)?;
        Ok((t.actions[i].into(), data))
    }

    pub(super) fn table_error(
        t: &TableInfo,
        why: Refusal,
        problem: impl Into<String>,
    ) -> ControlError {
        ControlError::Table {
            table: t.name.clone(),
            why,
            problem: problem.into(),
        }
    }

    fn check_new(&self, i: usize, row: &Row) -> Res<()> {
        let t = &self.program.code.tables[i];
        let s = &self.state.tables[i];
        if t.keys.is_empty() {
            return Err(Self::table_error(
                t,
                Refusal::Invalid,
                "has no key, so it takes only a default action",
            ));
        }
        if t.entries.is_some() {
            return Err(Self::table_error(
                t,
                Refusal::Constant,
                "its entries are constant",
            ));
        }
        if s.duplicate(row) {
            return Err(Self::table_error(
                t,
                Refusal::Exists,
                "an entry with this match is there already",
            ));
        }
        if s.len() >= t.max_size as usize {
            return Err(Self::table_error(
                t,
                Refusal::Full,
                format!("full: it holds {} entries", t.max_size),
            ));
        }
        Ok(())
    }

    /// Adds an entry.
    ///
    /// # Errors
    /// The switch refuses unknown names, values that don't fit, a duplicate, a full or constant
    /// table, and a table with an action profile (see [`Switch::insert_indirect`]).
    pub fn insert(&mut self, e: &TableEntry) -> Res<EntryHandle> {
        let program = self.program.clone();
        let i = self.table_index(&e.table)?;
        let t = &program.code.tables[i];
        if t.profile.is_some() {
            return Err(Self::table_error(
                t,
                Refusal::Invalid,
                "its entries name members or groups, not actions",
            ));
        }
        let row = self.row(t, &e.matches, e.priority)?;
        let (hot, data) = self.action(t, &e.action, &e.params)?;
        self.check_new(i, &row)?;
        let stored = Stored {
            row,
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
    /// The switch refuses what [`Switch::insert`] refuses, a table without action profile, and an
    /// unknown member or group.
    pub fn insert_indirect(
        &mut self,
        table: &str,
        matches: &[(String, Match)],
        priority: i32,
        target: Target,
    ) -> Res<EntryHandle> {
        let program = self.program.clone();
        let i = self.table_index(table)?;
        let t = &program.code.tables[i];
        self.check_target(t, target)?;
        let row = self.row(t, matches, priority)?;
        self.check_new(i, &row)?;
        let stored = Stored {
            row,
            target: Some(target),
            constant: false,
        };
        let hot = Hot::without_params(Hot::INDIRECT);
        Ok(EntryHandle(self.state.tables[i].insert(
            t,
            stored,
            hot,
            &[],
        )))
    }

    fn check_target(&self, t: &TableInfo, target: Target) -> Res<()> {
        let Some(profile) = t.profile else {
            return Err(Self::table_error(
                t,
                Refusal::Invalid,
                "has no action profile",
            ));
        };
        let s = &self.state.profiles[profile as usize];
        let there = match target {
            Target::Member(m) => s.members.get(m.0 as usize).is_some_and(|m| m.is_some()),
            Target::Group(g) => s.groups.get(g.0 as usize).is_some_and(|g| g.is_some()),
        };
        if there {
            Ok(())
        } else {
            Err(Self::table_error(
                t,
                Refusal::Missing,
                format!("there is no {target:?}"),
            ))
        }
    }

    fn entry(&self, table: &str, h: EntryHandle) -> Res<usize> {
        let i = self.table_index(table)?;
        let t = &self.program.code.tables[i];
        match self.state.tables[i].stored.get(h.0 as usize) {
            Some(Some(s)) if s.constant => Err(Self::table_error(
                t,
                Refusal::Constant,
                "its entries are constant",
            )),
            Some(Some(_)) => Ok(i),
            _ => Err(Self::table_error(
                t,
                Refusal::Missing,
                format!("no entry {}", h.0),
            )),
        }
    }

    /// Gives an entry another action.
    ///
    /// # Errors
    /// The switch refuses unknown names, values that don't fit, and a constant entry.
    pub fn modify(
        &mut self,
        table: &str,
        h: EntryHandle,
        action: &str,
        params: &[(String, u128)],
    ) -> Res<()> {
        let program = self.program.clone();
        let i = self.entry(table, h)?;
        let t = &program.code.tables[i];
        if t.profile.is_some() {
            return Err(Self::table_error(
                t,
                Refusal::Invalid,
                "its entries name members or groups, not actions",
            ));
        }
        let (hot, data) = self.action(t, action, params)?;
        self.state.tables[i].set(t, h.0, hot, &data);
        Ok(())
    }

    /// Points an entry to another member or group of the table's action profile.
    ///
    /// # Errors
    /// The switch refuses what [`Switch::modify`] refuses, a table without action profile, and an
    /// unknown member or group.
    pub fn modify_indirect(&mut self, table: &str, h: EntryHandle, target: Target) -> Res<()> {
        let i = self.entry(table, h)?;
        self.check_target(&self.program.code.tables[i], target)?;
        if let Some(Some(e)) = self.state.tables[i].stored.get_mut(h.0 as usize) {
            e.target = Some(target);
        }
        Ok(())
    }

    /// Removes an entry.
    ///
    /// # Errors
    /// The switch refuses an unknown table or entry, and a constant entry.
    pub fn delete(&mut self, table: &str, h: EntryHandle) -> Res<()> {
        let i = self.entry(table, h)?;
        self.state.tables[i].remove(h.0);
        Ok(())
    }

    /// Counts the entries of a table, constant ones included.
    ///
    /// # Errors
    /// The switch refuses an unknown table.
    pub fn entry_count(&self, table: &str) -> Res<usize> {
        Ok(self.state.tables[self.table_index(table)?].len())
    }

    /// Sets what a miss does.
    ///
    /// # Errors
    /// The switch refuses unknown names, values that don't fit, and a constant default action.
    pub fn set_default_action(
        &mut self,
        table: &str,
        action: &str,
        params: &[(String, u128)],
    ) -> Res<()> {
        let program = self.program.clone();
        let i = self.table_index(table)?;
        let t = &program.code.tables[i];
        if t.default_const {
            return Err(Self::table_error(
                t,
                Refusal::Constant,
                "its default action is constant",
            ));
        }
        let (hot, data) = self.action(t, action, params)?;
        self.state.tables[i].set(t, 0, hot, &data);
        Ok(())
    }

    /// Makes a miss do again what the program says.
    ///
    /// # Errors
    /// The switch refuses an unknown table.
    pub fn reset_default_action(&mut self, table: &str) -> Res<()> {
        let i = self.table_index(table)?;
        self.state.tables[i].reset_default(&self.program.code.tables[i]);
        Ok(())
    }
}
