//! The embedded switch as tests see it: a frame in, frames out, no queue between ingress and egress.

use pyo3::prelude::*;
use pyo3::types::PyBytes;
use xcpr_engine::command::{Command, Controlled};
use xcpr_engine::{Frame, Image, Place, Ports, QueueInfo};
use xcpr_sim::plan::Entry;
use xcpr_units::Instant;

use crate::{SwitchError, load};

/// A frame as `process` returns it: port, bytes held, bytes on the wire.
pub(crate) type Out<'py> = (u16, Bound<'py, PyBytes>, u32);

/// One switch that runs a compiled program.
#[pyclass]
pub struct Switch(Controlled);

#[pymethods]
impl Switch {
    #[new]
    fn new(program_json: &str) -> PyResult<Switch> {
        let switch = xcpr_engine::Switch::new(load(program_json)?);
        Ok(Switch(Controlled::new(switch)))
    }

    /// Inserts a table entry; `entry_json` as in a plan.
    fn insert(&mut self, entry_json: &str) -> PyResult<()> {
        let entry: Entry =
            serde_json::from_str(entry_json).map_err(|e| SwitchError::new_err(e.to_string()))?;
        xcpr_sim::apply_entry(self.0.engine.owner(&entry.table), &entry)
            .map(|_| ())
            .map_err(refused)
    }

    /// Does commands (a JSON list, see `command/` of the crate `xcpr-engine`) at a time; the replies in their order as
    /// JSON. Raises `SwitchError` when the JSON is not as it must be.
    fn apply(&mut self, commands_json: &str, now_us: u64) -> PyResult<String> {
        let wrong = |e: serde_json::Error| SwitchError::new_err(e.to_string());
        let commands: Vec<Command> = serde_json::from_str(commands_json).map_err(wrong)?;
        let replies = self.0.apply(&commands, Instant::from_micros(now_us));
        serde_json::to_string(&replies).map_err(wrong)
    }

    /// Sets where the clones of a session go; `truncate_bytes` 0 leaves them whole.
    #[pyo3(signature = (session, port, truncate_bytes = 0))]
    fn set_clone_session(&mut self, session: u32, port: u16, truncate_bytes: u32) -> PyResult<()> {
        let engine = &mut self.0.engine;
        engine
            .set_session(session, &[(port, 0)], truncate_bytes)
            .map_err(refused)
    }

    /// Runs a frame through ingress and at once through egress, its copies after it. Returns the
    /// packets that leave, as (port, bytes, wire length). `wire_len` counts payload that `frame`
    /// may leave out. Egress sees the packet as one that was enqueued at `enq_us` (default: now)
    /// when `enq_depth` packets waited, and leaves `deq_depth` behind.
    #[pyo3(signature = (frame, wire_len, port, now_us, enq_us = None, enq_depth = 0, deq_depth = 0))]
    #[expect(
        clippy::too_many_arguments,
        reason = "keyword arguments of a Python method"
    )]
    fn process<'py>(
        &mut self,
        py: Python<'py>,
        frame: &[u8],
        wire_len: u32,
        port: u16,
        now_us: u64,
        enq_us: Option<u64>,
        enq_depth: u32,
        deq_depth: u32,
    ) -> Vec<Out<'py>> {
        let now = Instant::from_micros(now_us);
        let mut list = List::new(now, enq_us.map_or(now, Instant::from_micros));
        list.queue.enq_depth = enq_depth;
        list.queue.deq_depth = deq_depth;
        let decision = self.0.engine.ingress(frame, wire_len, port, now);
        self.0.engine.place(&mut list, decision);
        let out = |(port, frame): (u16, Frame)| {
            (port, PyBytes::new(py, frame.as_slice()), frame.wire_len)
        };
        list.sent.into_iter().map(out).collect()
    }

    /// Returns the count of a counter at an index: packets and bytes.
    fn counter(&mut self, name: &str, index: u32) -> PyResult<(u64, u64)> {
        self.0
            .engine
            .owner(name)
            .counter(name, index)
            .map(|c| (c.packets, c.bytes))
            .map_err(refused)
    }

    /// A register's value at an index.
    fn register(&mut self, name: &str, index: u32) -> PyResult<u128> {
        let switch = self.0.engine.owner(name);
        switch.register(name, index).map_err(refused)
    }
}

fn refused(error: xcpr_engine::ControlError) -> PyErr {
    SwitchError::new_err(error.to_string())
}

/// Ports that are always idle, and a list of what they send.
pub(crate) struct List {
    /// The facts that egress gets to see.
    queue: QueueInfo,
    pub sent: Vec<(u16, Frame)>,
}

impl List {
    /// Ports whose packets leave at `now` and were enqueued at `enq`.
    pub fn new(now: Instant, enq: Instant) -> List {
        let queue = QueueInfo {
            now,
            enq,
            ..QueueInfo::default()
        };
        List {
            queue,
            sent: Vec::new(),
        }
    }
}

impl Ports for List {
    fn place(&mut self, port: u16, _priority: u8, _wire_len: u32) -> Place<'_> {
        Place::Idle(QueueInfo { port, ..self.queue })
    }

    fn dequeue(&mut self, _port: u16) -> Option<(QueueInfo, &Image)> {
        None
    }

    fn transmit(&mut self, port: u16, frame: &mut Frame) {
        self.sent.push((port, std::mem::take(frame)));
    }
}
