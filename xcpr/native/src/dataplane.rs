//! The real-time switch as Python sees it.

use std::sync::{Mutex, MutexGuard, PoisonError, RwLock};
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use xcpr_switch::control::{Command, Controlled, Reply};
use xcpr_switch::{Config, Event, Events, Plane, Router, Stopped, config};

use crate::{SwitchError, load};

/// A switch that forwards packets between network interfaces from a thread of its own.
///
/// `config_json`: `interfaces` ([[port, name], ...]), `cpu_port`, `seed`, `epoch_ns`, `links`; see the crate
/// `xcpr-switch`, module `config`. Every method may be called from any thread, and waits without the interpreter lock.
#[pyclass(frozen)]
pub struct Dataplane {
    running: RwLock<xcpr_switch::Dataplane<Router>>,
    events: Mutex<Events>,
    config: Config,
}

#[pymethods]
impl Dataplane {
    #[new]
    fn new(config_json: &str) -> PyResult<Dataplane> {
        let config = Config::from_json(config_json).map_err(refused)?;
        let (sender, events) = xcpr_switch::events();
        let now = xcpr_switch::monotonic_ns();
        let router = Router::new(config.cpu_port, sender, now);
        let plane = Plane::new(router, &config, now);
        let running = xcpr_switch::Dataplane::start(plane).map_err(refused)?;
        Ok(Dataplane {
            running: RwLock::new(running),
            events: Mutex::new(events),
            config,
        })
    }

    /// Puts a program (p4c's BMv2 JSON) in place of the one that runs, with empty tables and queues. Raises
    /// `SwitchError`, and then the old one runs on.
    fn load(&self, py: Python<'_>, program_json: &str) -> PyResult<()> {
        py.detach(|| {
            let mut switch = xcpr_engine::Switch::new(load(program_json)?);
            switch.set_seed(self.config.seed);
            self.run(|plane| {
                plane.lanes.clear_queues();
                plane.forward.switch.replace(Controlled::new(switch))
            })
            .map(drop)
        })
    }

    /// Does commands (a JSON list, see `control.rs` of the crate `xcpr-switch`) between two batches of packets: to
    /// packets they are one change. Returns the replies in their order as JSON. Raises `SwitchError` when the JSON is
    /// not as it must be, or while no program is loaded.
    fn apply(&self, py: Python<'_>, commands_json: &str) -> PyResult<String> {
        py.detach(|| {
            let commands: Vec<Command> = serde_json::from_str(commands_json).map_err(refused)?;
            let replies: Option<Vec<Reply>> = self.run(move |plane| {
                let now_us = plane.forward.micros(plane.now());
                let switch = plane.forward.switch.as_mut()?;
                Some(switch.apply(&commands, now_us))
            })?;
            let replies = replies.ok_or_else(|| SwitchError::new_err("no program is loaded"))?;
            serde_json::to_string(&replies).map_err(refused)
        })
    }

    /// Sends a packet into ingress, as one that came in by `port` (the CPU port, or any other).
    fn packet_out(&self, py: Python<'_>, port: u16, packet: Vec<u8>) -> PyResult<()> {
        py.detach(|| {
            self.run(move |plane| {
                let now = plane.now();
                plane.forward.packet(&mut plane.lanes, port, &packet, now);
            })
        })
    }

    /// What happened since the last call; when nothing did, waits up to `timeout_s` seconds for something. A list of
    /// ("packet_in", frame), ("digest", name, values), ("port", port, is up). `None` once the switch has stopped.
    fn events<'py>(
        &self,
        py: Python<'py>,
        timeout_s: f64,
    ) -> PyResult<Option<Vec<Bound<'py, PyAny>>>> {
        let timeout = Duration::try_from_secs_f64(timeout_s).map_err(refused)?;
        let taken = py.detach(|| lock(&self.events).take(timeout));
        taken
            .map(|events| events.into_iter().map(|e| python(py, e)).collect())
            .transpose()
    }

    /// Gives frames that leave from now on other links (`links` of the configuration).
    fn set_links(&self, py: Python<'_>, links_json: &str) -> PyResult<()> {
        let links =
            config::Links::from_json(links_json, &self.config.interfaces).map_err(refused)?;
        py.detach(|| self.run(move |plane| plane.set_links(&links)))
    }

    /// What it runs on, as JSON: `scheduling`, and `notes` of what the system lacks.
    fn report(&self) -> PyResult<String> {
        let running = self.running.read().unwrap_or_else(PoisonError::into_inner);
        serde_json::to_string(running.report()).map_err(refused)
    }

    /// What was counted and sampled up to now, as JSON.
    fn stats(&self, py: Python<'_>) -> PyResult<String> {
        py.detach(|| {
            let running = self.running.read().unwrap_or_else(PoisonError::into_inner);
            let stats = running.stats().map_err(stopped)?;
            serde_json::to_string(&stats).map_err(refused)
        })
    }

    /// Stops and returns what was counted and sampled, as JSON; `None` when it had stopped.
    fn stop(&self, py: Python<'_>) -> PyResult<Option<String>> {
        py.detach(|| {
            let mut running = self.running.write().unwrap_or_else(PoisonError::into_inner);
            let stats = running.stop();
            stats
                .map(|stats| serde_json::to_string(&stats).map_err(refused))
                .transpose()
        })
    }
}

impl Dataplane {
    fn run<R: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Plane<Router>) -> R + Send + 'static,
    ) -> PyResult<R> {
        let running = self.running.read().unwrap_or_else(PoisonError::into_inner);
        running.run(job).map_err(stopped)
    }
}

fn python(py: Python<'_>, event: Event) -> PyResult<Bound<'_, PyAny>> {
    Ok(match event {
        Event::PacketIn(frame) => ("packet_in", PyBytes::new(py, &frame))
            .into_pyobject(py)?
            .into_any(),
        Event::Digest { name, values } => ("digest", name, values).into_pyobject(py)?.into_any(),
        Event::Port { port, up } => ("port", port, up).into_pyobject(py)?.into_any(),
    })
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn refused(error: impl std::fmt::Display) -> PyErr {
    SwitchError::new_err(error.to_string())
}

fn stopped(stopped: Stopped) -> PyErr {
    PyRuntimeError::new_err(stopped.to_string())
}
