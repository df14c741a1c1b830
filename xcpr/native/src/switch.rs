//! The embedded switch as tests see it: a frame in, frames out, no queue between ingress and egress.

use pyo3::prelude::*;
use pyo3::types::PyBytes;
use xcpr_engine::{EgressVerdict, Frame, QueueInfo, Verdict};
use xcpr_sim::plan::Entry;
use xcpr_units::Instant;

use crate::{SwitchError, load};

/// How often the packets of one call may go round before one is dropped.
const MAX_ROUNDS: u32 = 1000;

/// A frame as `process` returns it: port, bytes held, bytes on the wire.
type Out<'py> = (u16, Bound<'py, PyBytes>, u32);

/// One switch that runs a compiled program.
#[pyclass]
pub struct Switch(xcpr_engine::Switch);

#[pymethods]
impl Switch {
    #[new]
    fn new(program_json: &str) -> PyResult<Switch> {
        Ok(Switch(xcpr_engine::Switch::new(load(program_json)?)))
    }

    /// Inserts a table entry or sets a default action; `entry_json` as in a plan.
    fn insert(&mut self, entry_json: &str) -> PyResult<()> {
        let entry: Entry =
            serde_json::from_str(entry_json).map_err(|e| SwitchError::new_err(e.to_string()))?;
        xcpr_sim::apply_entry(&mut self.0, &entry)
            .map(|_| ())
            .map_err(refused)
    }

    /// Sets where the clones of a session go; `truncate_bytes` 0 leaves them whole.
    #[pyo3(signature = (session, port, truncate_bytes = 0))]
    fn set_clone_session(&mut self, session: u32, port: u16, truncate_bytes: u32) {
        self.0
            .set_clone_session(session, &[(port, 0)], truncate_bytes);
    }

    /// Sets the copies of a multicast group: (port, replication id) of each.
    fn set_multicast_group(&mut self, group: u32, copies: Vec<(u16, u16)>) {
        self.0.set_multicast_group(group, &copies);
    }

    /// Runs a frame through ingress and at once through egress, its copies after it. Returns what leaves, as
    /// (port, bytes, wire length). `wire_len` counts payload that `frame` may leave out; egress sees the packet as one
    /// that was enqueued at `enq_us` (default: now) when `enq_depth` packets waited, and leaves `deq_depth` behind.
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
        let queue = QueueInfo {
            port: 0,
            now,
            enq: enq_us.map_or(now, Instant::from_micros),
            enq_depth,
            deq_depth,
        };
        let mut run = Run {
            switch: &mut self.0,
            queue,
            out: Vec::new(),
            copies: Vec::new(),
            rounds: 0,
        };
        let verdict = run.switch.ingress(frame, wire_len, port, now);
        run.decide(py, verdict);
        while !run.copies.is_empty() {
            let copy = run.copies.remove(0);
            run.switch.resume(&copy.image);
            run.egress(py, copy.port);
        }
        run.out
    }

    /// What a counter counted at an index: packets and bytes.
    fn counter(&self, name: &str, index: u32) -> PyResult<(u64, u64)> {
        self.0
            .counter(name, index)
            .map(|c| (c.packets, c.bytes))
            .map_err(refused)
    }

    /// A register's value at an index.
    fn register(&self, name: &str, index: u32) -> PyResult<u128> {
        self.0.register(name, index).map_err(refused)
    }
}

fn refused(error: xcpr_engine::ControlError) -> PyErr {
    SwitchError::new_err(error.to_string())
}

/// One call of `process`.
struct Run<'a, 'py> {
    switch: &'a mut xcpr_engine::Switch,
    queue: QueueInfo,
    out: Vec<Out<'py>>,
    copies: Vec<xcpr_engine::Copy>,
    rounds: u32,
}

impl<'py> Run<'_, 'py> {
    fn decide(&mut self, py: Python<'py>, verdict: Verdict) {
        self.copies.extend(self.switch.take_copies());
        if let Verdict::Unicast(port) = verdict {
            self.egress(py, port);
        }
    }

    fn egress(&mut self, py: Python<'py>, port: u16) {
        let mut frame = Frame::default();
        let verdict = self
            .switch
            .egress(QueueInfo { port, ..self.queue }, &mut frame);
        self.copies.extend(self.switch.take_copies());
        match verdict {
            EgressVerdict::Transmit => {
                self.out
                    .push((port, PyBytes::new(py, frame.as_slice()), frame.wire_len));
            }
            EgressVerdict::Drop => {}
            EgressVerdict::Recirculate => {
                self.rounds += 1;
                if self.rounds <= MAX_ROUNDS {
                    let verdict = self.switch.ingress_recirculated(&frame, self.queue.now);
                    self.decide(py, verdict);
                }
            }
        }
    }
}
