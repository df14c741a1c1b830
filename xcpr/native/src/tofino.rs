//! A Tofino's pipe as tests see it: a frame in, frames out, one wait between ingress and egress.

use pyo3::prelude::*;
use pyo3::types::PyBytes;
use xcpr_engine::{ControlPlane, Forwarder, Loaded};
use xcpr_sim::plan::Entry;
use xcpr_units::Instant;

use crate::SwitchError;
use crate::switch::{List, Out};

/// One pipe that runs `compiled/tna_router.json`.
#[pyclass]
pub struct Tofino(Forwarder<xcpr_engine::Tofino>);

fn refused(error: impl ToString) -> PyErr {
    SwitchError::new_err(error.to_string())
}

#[pymethods]
impl Tofino {
    /// A pipe whose clock shows `clock_ns` at time 0.
    #[new]
    fn new(program_json: &str, clock_ns: u64) -> PyResult<Tofino> {
        let Loaded::Tofino(program) = Loaded::from_json(program_json).map_err(refused)? else {
            return Err(refused(
                "this program is for v1model: a pipe runs what p4src/tna_program.py made",
            ));
        };
        let pipe = xcpr_engine::Tofino::new(&program, clock_ns).map_err(refused)?;
        Ok(Tofino(Forwarder::new(pipe)))
    }

    /// Inserts a table entry; `entry_json` as in a plan.
    fn insert(&mut self, entry_json: &str) -> PyResult<()> {
        let entry: Entry = serde_json::from_str(entry_json).map_err(refused)?;
        xcpr_sim::apply_entry(&mut self.0.switch, &entry)
            .map(|_| ())
            .map_err(refused)
    }

    /// Sets where the copies of a mirror session go, and to how many bytes they are cut.
    fn set_mirror_session(&mut self, session: u32, port: u16, truncate_bytes: u32) {
        self.0.switch.set_session(session, port, truncate_bytes);
    }

    /// Runs a frame through ingress and, `wait_ns` later, through egress. Returns what leaves, copies after it, as
    /// (port, bytes, wire length).
    #[pyo3(signature = (frame, wire_len, port, now_ns, wait_ns = 0))]
    fn process<'py>(
        &mut self,
        py: Python<'py>,
        frame: &[u8],
        wire_len: u32,
        port: u16,
        now_ns: u64,
        wait_ns: u64,
    ) -> Vec<Out<'py>> {
        let now = Instant(now_ns);
        let mut list = List::new(Instant(now_ns + wait_ns), now);
        let decision = self.0.ingress(frame, wire_len, port, now);
        self.0.place(&mut list, decision);
        let out = |(port, frame): (u16, xcpr_engine::Frame)| {
            (port, PyBytes::new(py, frame.as_slice()), frame.wire_len)
        };
        list.sent.into_iter().map(out).collect()
    }

    /// Returns the count of an ingress counter at an index: packets and bytes.
    fn counter(&self, name: &str, index: u32) -> PyResult<(u64, u64)> {
        let counted = self.0.switch.counter(name, index).map_err(refused)?;
        Ok((counted.packets, counted.bytes))
    }

    /// An egress register's value at an index.
    fn register(&self, name: &str, index: u32) -> PyResult<u128> {
        self.0.switch.register(name, index).map_err(refused)
    }
}
