//! The embedded switch as tests see it: a frame in, frames out, one wait between ingress and egress.

use pyo3::prelude::*;
use pyo3::types::PyBytes;
use xcpr_engine::command::{Command, Controlled};
use xcpr_engine::{
    Engine, Enqueue, Frame, LoadedProgram, Ports, Program, QueueInfo, SavedPacket, Tofino,
};
use xcpr_plan::Entry;
use xcpr_units::{Instant, Span};

use crate::SwitchError;

/// One switch that runs a compiled program for either architecture.
#[pyclass]
pub struct Switch(Controlled);

#[pymethods]
impl Switch {
    /// Makes a switch. The clock of a Tofino's pipe shows `clock_ns` at time 0, and a packet that goes round there
    /// takes `round_ns` for a round.
    #[new]
    #[pyo3(signature = (program_json, clock_ns = 0, round_ns = 1_000))]
    fn new(program_json: &str, clock_ns: u64, round_ns: u64) -> PyResult<Switch> {
        let engine: Engine = match LoadedProgram::from_json(program_json).map_err(refused)? {
            LoadedProgram::V1model(program) => xcpr_engine::Switch::new(program).into(),
            LoadedProgram::Tofino(program) => {
                let mut pipe = Tofino::new(&program, clock_ns).map_err(refused)?;
                pipe.set_round(Span(round_ns));
                pipe.into()
            }
        };
        Ok(Switch(Controlled::new(engine)))
    }

    /// Makes a switch whose program is interpreted, not translated; for v1model alone.
    #[staticmethod]
    fn interpreted(program_json: &str) -> PyResult<Switch> {
        let program = Program::interpreted(program_json).map_err(refused)?;
        Ok(Switch(Controlled::new(xcpr_engine::Switch::new(
            program.into(),
        ))))
    }

    /// Inserts a table entry; `entry_json` as in a plan.
    fn insert(&mut self, entry_json: &str) -> PyResult<()> {
        let entry: Entry = serde_json::from_str(entry_json).map_err(refused)?;
        let inserted = xcpr_sim::apply_entry(&mut self.0.engine, &entry);
        inserted.map(drop).map_err(refused)
    }

    /// Does commands (a JSON list, see `command/` of the crate `xcpr-engine`) at a time; the replies in their order as
    /// JSON. Raises `SwitchError` when the JSON is not as it must be.
    fn apply(&mut self, commands_json: &str, now_us: u64) -> PyResult<String> {
        let commands: Vec<Command> = serde_json::from_str(commands_json).map_err(refused)?;
        let replies = self.0.apply(&commands, Instant::from_micros(now_us));
        serde_json::to_string(&replies).map_err(refused)
    }

    /// Sets where the clones of a session go; `truncate_bytes` 0 leaves them whole.
    #[pyo3(signature = (session, port, truncate_bytes = 0))]
    fn set_session(&mut self, session: u32, port: u16, truncate_bytes: u32) -> PyResult<()> {
        let engine = &mut self.0.engine;
        let set = engine.set_session(session, &[(port, 0)], truncate_bytes);
        set.map_err(refused)
    }

    /// Runs a frame through ingress and, `wait_ns` later, through egress. Returns the packets that leave, copies after
    /// it, as (port, bytes, wire length). `wire_len` counts payload that `frame` may leave out.
    #[pyo3(signature = (frame, wire_len, port, now_ns, wait_ns = 0))]
    fn process<'py>(
        &mut self,
        py: Python<'py>,
        frame: &[u8],
        wire_len: u32,
        port: u16,
        now_ns: u64,
        wait_ns: u64,
    ) -> Vec<(u16, Bound<'py, PyBytes>, u32)> {
        let came = Instant(now_ns);
        let mut list = List {
            came,
            leaves: came + Span(wait_ns),
            sent: Vec::new(),
        };
        let decision = self.0.engine.ingress(frame, wire_len, port, came);
        self.0.engine.forward(&mut list, decision);
        let out = |(port, frame): (u16, Frame)| {
            (port, PyBytes::new(py, frame.as_slice()), frame.wire_len)
        };
        list.sent.into_iter().map(out).collect()
    }

    /// Returns the count of a counter at an index: packets and bytes.
    fn counter(&mut self, name: &str, index: u32) -> PyResult<(u64, u64)> {
        let counted = self.0.engine.counter(name, index);
        counted.map(|c| (c.packets, c.bytes)).map_err(refused)
    }

    /// Returns a register's value at an index.
    fn register(&mut self, name: &str, index: u32) -> PyResult<u128> {
        self.0.engine.register(name, index).map_err(refused)
    }
}

/// Returns the custom CRCs of a program: name, bits, and the polynomial that each has before the control plane sets
/// another. Raises `SwitchError` for a program that the engine refuses.
#[pyfunction]
pub fn custom_crcs(program_json: &str) -> PyResult<Vec<(String, u32, u64)>> {
    let LoadedProgram::V1model(program) =
        LoadedProgram::from_json(program_json).map_err(refused)?
    else {
        return Ok(Vec::new());
    };
    let crcs = program.custom_crcs();
    Ok(crcs
        .map(|(name, bits, own)| (name.to_owned(), bits, own.polynomial))
        .collect())
}

fn refused(error: impl ToString) -> PyErr {
    SwitchError::new_err(error.to_string())
}

/// Ports at which every packet waits as long, and a list of what they send.
struct List {
    came: Instant,
    leaves: Instant,
    sent: Vec<(u16, Frame)>,
}

impl Ports for List {
    fn enqueue(&mut self, port: u16, _priority: u8, _wire_len: u32) -> Enqueue<'_> {
        Enqueue::Transmit(QueueInfo {
            enq: self.came,
            ..QueueInfo::idle(port, self.leaves)
        })
    }

    fn dequeue(&mut self, _port: u16) -> Option<(QueueInfo, &SavedPacket)> {
        None
    }

    fn transmit(&mut self, port: u16, _marked: bool, frame: &mut Frame) {
        self.sent.push((port, std::mem::take(frame)));
    }
}
