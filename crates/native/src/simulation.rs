//! A simulated network whose routers have a control plane in Python.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use xcpr_engine::LoadedProgram;
use xcpr_engine::command::Command;
use xcpr_sim::{Event, Network, Plan};
use xcpr_units::Instant;

use crate::controllers::Controllers;
use crate::observers::{EVENTS_A_LOOK, Observers};
use crate::scripts::Scripts;
use crate::{AssertError, PlanError, SwitchError, pcap};

/// A network that runs as far as its control plane lets it, and takes commands in between.
///
/// `routers` are the names of the routers that report events; methods name one by its place in that list. Every method
/// may be called from any thread, and waits without the interpreter lock. Other arguments are those of `simulate`.
#[pyclass(frozen)]
pub struct Simulation(Mutex<Option<Running>>);

/// The time, ns; whether an assertion has failed; and the events with their routers' places.
type Advanced = (u64, bool, Vec<(usize, Event)>);

struct Running {
    network: Network,
    observers: Observers,
    controllers: Controllers,
    scripts: Scripts,
}

#[pymethods]
impl Simulation {
    #[new]
    #[pyo3(signature = (plan_json, routers, progress = None, controllers = None, watch = None, pcap = None, scripts = None))]
    fn new(
        plan_json: &str,
        routers: Vec<String>,
        progress: Option<Py<PyAny>>,
        controllers: Option<BTreeMap<String, Py<PyAny>>>,
        watch: Option<Py<PyAny>>,
        pcap: Option<pcap::Taps>,
        scripts: Option<BTreeMap<String, Py<PyAny>>>,
    ) -> PyResult<Simulation> {
        let wrong = |e: xcpr_sim::PlanError| PlanError::new_err(e.to_string());
        let plan = Plan::from_json(plan_json).map_err(wrong)?;
        let controllers = Controllers::new(controllers.unwrap_or_default());
        let mut network = controllers.build(&plan)?;
        network
            .attach_control_plane(&plan, &routers)
            .map_err(wrong)?;
        let pcap = pcap::File::tap(pcap, &mut network)?;
        let scripts = Scripts::attach(scripts.unwrap_or_default(), &mut network).map_err(wrong)?;
        Ok(Simulation(Mutex::new(Some(Running {
            network,
            observers: Observers::new(progress, watch, pcap),
            controllers,
            scripts,
        }))))
    }

    /// Runs until a router has events, and no later than `until_ns`. Returns the time, ns, whether an assertion of a
    /// program has failed, and the events: each a router's place with the fields of an event of `Dataplane.events`.
    fn advance<'py>(
        &self,
        py: Python<'py>,
        until_ns: u64,
    ) -> PyResult<(u64, bool, Vec<Bound<'py, PyAny>>)> {
        let (now, failed, events) = py.detach(|| self.run(|running| running.advance(until_ns)))?;
        let events = events.into_iter().map(|event| to_python(py, event));
        Ok((now, failed, events.collect::<PyResult<_>>()?))
    }

    /// Does commands at a router as `Dataplane.apply` does, at this time of the run.
    fn apply(&self, py: Python<'_>, router: usize, commands_json: &str) -> PyResult<String> {
        py.detach(|| {
            let commands: Vec<Command> = serde_json::from_str(commands_json).map_err(refused)?;
            self.run(|running| {
                serde_json::to_string(&running.network.apply(router, &commands)).map_err(refused)
            })
        })
    }

    /// Runs another program at a router, with empty tables and queues; raises `SwitchError`.
    fn load(&self, py: Python<'_>, router: usize, program_json: &str) -> PyResult<()> {
        py.detach(|| {
            let program = LoadedProgram::from_json(program_json).map_err(refused)?;
            self.run(|running| running.network.load(router, &program).map_err(refused))
        })
    }

    /// Sends a frame into a router's ingress, as one that came in by `port`. Returns the events that it causes at once,
    /// as `advance` does.
    fn packet_out<'py>(
        &self,
        py: Python<'py>,
        router: usize,
        port: u16,
        packet: Vec<u8>,
    ) -> PyResult<Vec<Bound<'py, PyAny>>> {
        let sent = |running: &mut Running| Ok(running.network.packet_out(router, port, &packet));
        let events = py.detach(|| self.run(sent))?;
        events
            .into_iter()
            .map(|event| to_python(py, event))
            .collect()
    }

    /// Returns the result as `simulate` does; the simulation is then of no more use.
    fn finish(&self, py: Python<'_>) -> PyResult<String> {
        py.detach(|| {
            let running = self.lock().take().ok_or_else(ended)?;
            running.finish()
        })
    }
}

impl Simulation {
    fn run<R>(&self, job: impl FnOnce(&mut Running) -> PyResult<R>) -> PyResult<R> {
        job(self.lock().as_mut().ok_or_else(ended)?)
    }

    fn lock(&self) -> MutexGuard<'_, Option<Running>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Running {
    fn advance(&mut self, until_ns: u64) -> PyResult<Advanced> {
        loop {
            let sampled = self.network.samples();
            let events = self.network.advance(EVENTS_A_LOOK, Instant(until_ns));
            let is_sampled = self.network.samples() > sampled;
            self.controllers.check()?;
            self.scripts.check()?;
            self.observers.observe(&mut self.network, is_sampled)?;
            let now = self.network.control_time();
            let failed = self.network.failure().is_some();
            if !events.is_empty() || failed || now.0 >= until_ns {
                return Ok((now.0, failed, events));
            }
        }
    }

    fn finish(mut self) -> PyResult<String> {
        self.observers.append_capture(&mut self.network)?;
        self.controllers.check()?;
        self.scripts.check()?;
        if let Some(failure) = self.network.failure() {
            return Err(AssertError::new_err(failure));
        }
        serde_json::to_string(&self.network.into_result())
            .map_err(|e| PyRuntimeError::new_err(e.to_string()))
    }
}

fn to_python(py: Python<'_>, (router, event): (usize, Event)) -> PyResult<Bound<'_, PyAny>> {
    Ok(match event {
        Event::PacketIn(frame) => (router, "packet_in", PyBytes::new(py, &frame))
            .into_pyobject(py)?
            .into_any(),
        Event::Digest(digest) => (router, "digest", digest.name, digest.values)
            .into_pyobject(py)?
            .into_any(),
        Event::Port { port, up } => (router, "port", port, up).into_pyobject(py)?.into_any(),
    })
}

fn refused(error: impl std::fmt::Display) -> PyErr {
    SwitchError::new_err(error.to_string())
}

fn ended() -> PyErr {
    PyRuntimeError::new_err("the simulation has ended")
}
