//! Commands to action profiles.

use serde::Deserialize;
use xcpr_units::Instant;

use super::{Controlled, Params, param_words};
use crate::error::ControlError;

/// Adds a member to an action profile.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AddMember {
    pub(super) profile: String,
    pub(super) member: u64,
    pub(super) action: String,
    #[serde(default)]
    pub(super) params: Params,
}

impl AddMember {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<(), ControlError> {
        to.members.check_new(&self.profile, self.member)?;
        let params = param_words(&self.params);
        let switch = to.engine.owner(&self.profile);
        let handle = switch.add_member(&self.profile, &self.action, &params)?;
        to.members.add(&self.profile, self.member, handle);
        Ok(())
    }
}

/// Gives a member another action.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModifyMember {
    pub(super) profile: String,
    pub(super) member: u64,
    pub(super) action: String,
    #[serde(default)]
    pub(super) params: Params,
}

impl ModifyMember {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<(), ControlError> {
        let handle = to.members.get(&self.profile, self.member)?;
        let params = param_words(&self.params);
        let switch = to.engine.owner(&self.profile);
        switch.modify_member(&self.profile, handle, &self.action, &params)
    }
}

/// Removes a member that nothing points to.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RemoveMember {
    pub(super) profile: String,
    pub(super) member: u64,
}

impl RemoveMember {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<(), ControlError> {
        let handle = to.members.get(&self.profile, self.member)?;
        let switch = to.engine.owner(&self.profile);
        switch.remove_member(&self.profile, handle)?;
        to.members.remove(&self.profile, self.member);
        Ok(())
    }
}

/// Adds a group: members, each with its weight.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AddGroup {
    pub(super) profile: String,
    pub(super) group: u64,
    pub(super) members: Vec<(u64, u32)>,
}

impl AddGroup {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<(), ControlError> {
        to.groups.check_new(&self.profile, self.group)?;
        let members = to.weighted(&self.profile, &self.members)?;
        let switch = to.engine.owner(&self.profile);
        let handle = switch.add_group(&self.profile, &members)?;
        to.groups.add(&self.profile, self.group, handle);
        Ok(())
    }
}

/// Replaces a group's members.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetGroup {
    pub(super) profile: String,
    pub(super) group: u64,
    pub(super) members: Vec<(u64, u32)>,
}

impl SetGroup {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<(), ControlError> {
        let handle = to.groups.get(&self.profile, self.group)?;
        let members = to.weighted(&self.profile, &self.members)?;
        let switch = to.engine.owner(&self.profile);
        switch.set_group(&self.profile, handle, &members)
    }
}

/// Removes a group that nothing points to.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RemoveGroup {
    pub(super) profile: String,
    pub(super) group: u64,
}

impl RemoveGroup {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<(), ControlError> {
        let handle = to.groups.get(&self.profile, self.group)?;
        let switch = to.engine.owner(&self.profile);
        switch.remove_group(&self.profile, handle)?;
        to.groups.remove(&self.profile, self.group);
        Ok(())
    }
}
