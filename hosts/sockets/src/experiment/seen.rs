//! The visible state of a host while it runs.

use std::collections::BTreeMap;

use serde::Serialize;
use xcpr_hosts::Role;

use super::endpoint::{Attached, List};

/// The flows that have an end here, at a moment.
#[derive(Debug, Serialize)]
pub struct Seen<'a> {
    /// By the plan's names.
    pub flows: BTreeMap<&'a str, FlowSeen>,
}

/// One end of a flow: each side tells what it alone knows.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum FlowSeen {
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

impl<'a> Seen<'a> {
    pub(super) fn of(ends: &'a [Attached]) -> Seen<'a> {
        let flows = ends.iter().filter(|end| end.list == List::Flows);
        Seen {
            flows: flows.map(|end| (&*end.name, FlowSeen::of(end))).collect(),
        }
    }
}

impl FlowSeen {
    fn of(attached: &Attached) -> FlowSeen {
        let end = attached.kind.end();
        match attached.role {
            Role::Sender => FlowSeen::Sender {
                window_bytes: end
                    .sample()
                    .control
                    .and_then(|control| control.window_bytes),
            },
            Role::Receiver => FlowSeen::Receiver {
                delivered_bytes: end.delivered_bytes().unwrap_or(0),
            },
        }
    }
}
