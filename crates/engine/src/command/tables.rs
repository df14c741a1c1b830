//! Commands to tables and value sets.

use std::collections::BTreeMap;

use serde::Deserialize;
use xcpr_units::Instant;

use super::{ActionData, Controlled, Do, Params, Reply, param_words};
use crate::api::TableEntry;
use crate::command::spec::Match;
use crate::error::ControlError;

/// Adds an entry; of several matching ones the largest priority wins.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Insert {
    pub(super) table: String,
    pub(super) entry: u64,
    #[serde(default, rename = "match")]
    pub(super) matches: BTreeMap<String, Match>,
    #[serde(default)]
    pub(super) priority: i32,
    #[serde(rename = "do")]
    pub(super) action: Do,
}

impl Insert {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<(), ControlError> {
        to.entries.check_new(&self.table, self.entry)?;
        let matches: Vec<_> = self
            .matches
            .iter()
            .map(|(key, wanted)| (key.clone(), (*wanted).into()))
            .collect();
        let what = to.target(&self.table, &self.action)?;
        let switch = to.engine.owner(&self.table);
        let handle = match what {
            ActionData::Target(target) => {
                switch.insert_indirect(&self.table, &matches, self.priority, target)?
            }
            ActionData::Action(action, params) => switch.insert(&TableEntry {
                table: self.table.clone(),
                matches,
                priority: self.priority,
                action: action.into(),
                params,
            })?,
        };
        to.entries.add(&self.table, self.entry, handle);
        Ok(())
    }
}

/// Gives an entry something else to do.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Modify {
    pub(super) table: String,
    pub(super) entry: u64,
    #[serde(rename = "do")]
    pub(super) action: Do,
}

impl Modify {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<(), ControlError> {
        let handle = to.entries.get(&self.table, self.entry)?;
        let what = to.target(&self.table, &self.action)?;
        let switch = to.engine.owner(&self.table);
        match what {
            ActionData::Target(target) => switch.modify_indirect(&self.table, handle, target)?,
            ActionData::Action(action, params) => {
                switch.modify(&self.table, handle, action, &params)?
            }
        }
        Ok(())
    }
}

/// Removes an entry.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Delete {
    pub(super) table: String,
    pub(super) entry: u64,
}

impl Delete {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<(), ControlError> {
        let handle = to.entries.get(&self.table, self.entry)?;
        to.engine.owner(&self.table).delete(&self.table, handle)?;
        to.entries.remove(&self.table, self.entry);
        Ok(())
    }
}

/// Sets what a miss does.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetDefault {
    pub(super) table: String,
    pub(super) action: String,
    #[serde(default)]
    pub(super) params: Params,
}

impl SetDefault {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<(), ControlError> {
        let params = param_words(&self.params);
        let switch = to.engine.owner(&self.table);
        switch.set_default_action(&self.table, &self.action, &params)
    }
}

/// Makes a miss do again what the program says.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResetDefault {
    pub(super) table: String,
}

impl ResetDefault {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<(), ControlError> {
        let switch = to.engine.owner(&self.table);
        switch.reset_default_action(&self.table)
    }
}

/// Sets a `parser_value_set`: of each member one value for each field.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetValueSet {
    pub(super) set: String,
    pub(super) members: Vec<Vec<u64>>,
}

impl SetValueSet {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<(), ControlError> {
        let switch = to.engine.owner(&self.set);
        switch.set_value_set(&self.set, &self.members)
    }
}

/// How long ago packets last hit entries of a table with `support_timeout`: [`Reply::Idle`].
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Idle {
    pub(super) table: String,
    pub(super) entries: Vec<u64>,
}

impl Idle {
    pub(super) fn run(&self, to: &mut Controlled, now: Instant) -> Result<Reply, ControlError> {
        let idle = self.entries.iter().map(|entry| {
            let handle = to.entries.get(&self.table, *entry)?;
            let hit = to.engine.owner(&self.table).last_hit(&self.table, handle)?;
            Ok(hit.map(|hit| now.since(hit).as_micros()))
        });
        Ok(Reply::Idle(idle.collect::<Result<_, ControlError>>()?))
    }
}
