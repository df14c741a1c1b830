//! Frames as they are: those that the plan has a host send, and those that hosts keep of what reaches them.
//!
//! A program of one's own may have headers that no end knows. Frames that go in are then written in
//! the plan, and those that come out stand in the result.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;
use xcpr_hosts::PlanError;
use xcpr_units::Instant;

use xcpr_plan::Plan;

/// The most frames that a host keeps, so that they fit into memory.
pub const MAX_CAPTURED_FRAMES: usize = 10_000;

/// A frame that reached a host.
#[derive(Debug, Clone, Serialize)]
pub struct Captured {
    /// When its last bit did.
    pub time_s: f64,
    /// The whole frame, bytes.
    pub length: u32,
    /// The bytes that the simulation has of it, in hexadecimal: all but the payload of ends.
    pub bytes: String,
}

/// The frames that hosts keep.
#[derive(Debug, Default)]
pub(crate) struct Captures {
    /// By host; `None`: it keeps nothing. Empty where no host keeps anything.
    by_host: Vec<Option<Vec<Captured>>>,
}

impl Captures {
    /// Begins with nothing that has come to the hosts that keep it.
    pub(crate) fn new(plan: &Plan) -> Result<Captures, PlanError> {
        let mut by_host = Vec::new();
        for (i, name) in plan.capture.iter().enumerate() {
            by_host.resize(plan.hosts.len(), None);
            by_host[host(plan, format!("capture[{i}]"), name)?] = Some(Vec::new());
        }
        Ok(Captures { by_host })
    }

    /// Takes a frame that has reached a host.
    #[inline]
    pub(crate) fn take(&mut self, host: usize, now: Instant, length: u32, held: &[u8]) {
        if let Some(Some(kept)) = self.by_host.get_mut(host)
            && kept.len() < MAX_CAPTURED_FRAMES
        {
            kept.push(Captured {
                time_s: now.as_secs_f64(),
                length,
                bytes: held.iter().map(|byte| format!("{byte:02x}")).collect(),
            });
        }
    }

    /// Takes out what some hosts keep, and will.
    pub(crate) fn split_off(&mut self, taken: impl Fn(usize) -> bool) -> Captures {
        let hosts = self.by_host.iter_mut().enumerate();
        let kept = hosts.map(|(host, kept)| kept.take_if(|_| taken(host)));
        Captures {
            by_host: kept.collect(),
        }
    }

    /// Takes over what other hosts have kept.
    pub(crate) fn take_over(&mut self, others: Captures) {
        for (own, other) in self.by_host.iter_mut().zip(others.by_host) {
            *own = other.or(own.take());
        }
    }

    /// Returns the kept frames, by host.
    pub(crate) fn into_result(self, plan_names: &[String]) -> BTreeMap<String, Vec<Captured>> {
        let named = plan_names.iter().cloned().zip(self.by_host);
        named
            .filter_map(|(name, kept)| Some((name, kept?)))
            .collect()
    }
}

/// A frame that a host sends at a time.
#[derive(Debug)]
pub(crate) struct Sent {
    /// When.
    pub(crate) at: Instant,
    /// By number.
    pub(crate) host: usize,
    /// The whole frame, bytes.
    pub(crate) length: u32,
    /// Its first bytes, or all.
    pub(crate) held: Arc<[u8]>,
}

/// Lists all that the plan has hosts send before the run's end.
pub(crate) fn sent(plan: &Plan) -> Result<Vec<Sent>, PlanError> {
    let mut sent = Vec::new();
    for (i, frames) in plan.frames.iter().enumerate() {
        let path = format!("frames[{i}]");
        let host = host(plan, format!("{path}.host"), &frames.host)?;
        let held = frames.bytes.iter().enumerate();
        let held =
            held.map(|(n, digits)| bytes(&format!("{path}.bytes[{n}]"), digits, frames.length));
        let held = held.collect::<Result<Vec<_>, _>>()?;
        for (n, held) in (0..frames.count).zip(held.iter().cycle()) {
            let at = frames
                .first_ns
                .saturating_add(n.saturating_mul(frames.every_ns));
            if at > plan.duration_ns {
                break;
            }
            sent.push(Sent {
                at: Instant(at),
                host,
                length: frames.length,
                held: Arc::clone(held),
            });
        }
    }
    Ok(sent)
}

fn host(plan: &Plan, path: String, name: &str) -> Result<usize, PlanError> {
    let known = plan.hosts.iter().position(|host| host.name == name);
    known.ok_or_else(|| PlanError::new(path, format!("no host is named {name:?}")))
}

/// Reads hexadecimal digits of a frame of that length.
fn bytes(path: &str, digits: &str, length: u32) -> Result<Arc<[u8]>, PlanError> {
    let pairs = digits.as_bytes().chunks(2).map(|pair| {
        let text = std::str::from_utf8(pair).ok().filter(|_| pair.len() == 2)?;
        u8::from_str_radix(text, 16).ok()
    });
    let held: Option<Arc<[u8]>> = pairs.collect();
    held.filter(|held| held.len() <= length as usize)
        .ok_or_else(|| {
            let problem = format!("must be pairs of hexadecimal digits, of at most {length} bytes");
            PlanError::new(path, problem)
        })
}
