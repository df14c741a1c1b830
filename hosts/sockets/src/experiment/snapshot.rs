//! The visible state of a host while it runs.

use std::collections::BTreeMap;

use serde::Serialize;
use xcpr_hosts::Role;

use super::attached::{Attached, List};

/// The flows that have an end here, at a moment.
#[derive(Debug, Serialize)]
pub struct Snapshot<'a> {
    /// By the plan's names.
    pub flows: BTreeMap<&'a str, FlowSnapshot>,
}

/// One end of a flow: each side has what it alone knows.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum FlowSnapshot {
    /// The end that sends data.
    Sender {
        /// The window in use; `null` for a control without one.
        window_bytes: Option<u64>,
    },
    /// The end that the data is for.
    Receiver {
        /// From the start on.
        delivered_bytes: u64,
    },
}

impl<'a> Snapshot<'a> {
    pub(super) fn from_ends(ends: &'a [Attached]) -> Snapshot<'a> {
        let flows = ends.iter().filter(|end| end.list == List::Flows);
        Snapshot {
            flows: flows
                .map(|end| (&*end.name, FlowSnapshot::from_attached(end)))
                .collect(),
        }
    }
}

impl FlowSnapshot {
    fn from_attached(attached: &Attached) -> FlowSnapshot {
        let end = attached.kind.end();
        match attached.role {
            Role::Sender => FlowSnapshot::Sender {
                window_bytes: end
                    .sample()
                    .control
                    .and_then(|control| control.window_bytes),
            },
            Role::Receiver => FlowSnapshot::Receiver {
                delivered_bytes: end.delivered_bytes().unwrap_or(0),
            },
        }
    }
}
