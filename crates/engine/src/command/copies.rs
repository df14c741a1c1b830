//! Commands to what copies packets: clone sessions and multicast groups.

use serde::Deserialize;
use xcpr_units::Instant;

use super::Controlled;
use crate::error::ControlError;

/// Sets a clone session's copies: port and `egress_rid` of each. `truncate_bytes` 0 leaves them whole.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetCloneSession {
    pub(super) session: u32,
    pub(super) copies: Vec<(u16, u16)>,
    #[serde(default)]
    pub(super) truncate_bytes: u32,
}

impl SetCloneSession {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<(), ControlError> {
        to.engine
            .set_session(self.session, &self.copies, self.truncate_bytes)
    }
}

/// Sets a multicast group's copies: port and `egress_rid` of each.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetMulticastGroup {
    pub(super) group: u32,
    pub(super) copies: Vec<(u16, u16)>,
}

impl SetMulticastGroup {
    pub(super) fn run(&self, to: &mut Controlled, _now: Instant) -> Result<(), ControlError> {
        to.engine.set_multicast_group(self.group, &self.copies)
    }
}
