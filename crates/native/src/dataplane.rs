//! The real-time switch as Python sees it.

use std::sync::{Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard};
use std::time::Duration;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use xcpr_engine::LoadedProgram;
use xcpr_engine::command::{Command, Controlled, Reply};
use xcpr_realtime::Clock;
use xcpr_switch::config::Links;
use xcpr_switch::packet::Io;
use xcpr_switch::{Config, Event, Events, Forward, Plane, Router, Stopped};

use crate::SwitchError;

/// 2^64 over the golden ratio, whose multiples are far apart modulo 2^64 (Knuth, The Art of Computer Programming, 6.4): a
/// Tofino's clock begins at another place for each seed.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// A switch that forwards packets between network interfaces from a thread of its own.
///
/// `config_json`: `interfaces` ([[port, name], ...]), `io`, `cpu_port`, `seed`, `epoch_ns`, `links`; see the crate
/// `xcpr-switch`, module `config`. Every method may be called from any thread, and waits without the interpreter lock.
#[pyclass(frozen)]
pub struct Dataplane {
    running: Running<Router>,
    events: Mutex<Events>,
    seed: u64,
}

#[pymethods]
impl Dataplane {
    #[new]
    fn new(config_json: &str) -> PyResult<Dataplane> {
        let config = Config::from_json(config_json).map_err(refused)?;
        let (sender, events) = xcpr_switch::events();
        let now = Clock::MONOTONIC.now();
        let router = Router::new(config.cpu_port, sender, now);
        Ok(Dataplane {
            running: Running::start(Plane::new(router, &config, now), config.io)?,
            events: Mutex::new(events),
            seed: config.seed,
        })
    }

    /// Makes a data plane of its own without ports, on which programs and commands can be tried.
    #[staticmethod]
    fn without_ports() -> PyResult<Dataplane> {
        Dataplane::new(r#"{"interfaces": []}"#)
    }

    /// Puts a program (p4c's BMv2 JSON, or the one for a Tofino of p4src/tna_program.py) in place of the one that runs, with empty tables and queues. Raises
    /// `SwitchError`, and then the old one runs on.
    fn load(&self, py: Python<'_>, program_json: &str) -> PyResult<()> {
        py.detach(|| {
            let program = LoadedProgram::from_json(program_json).map_err(refused)?;
            let clock = self.seed.wrapping_mul(GOLDEN);
            let engine = program.start(self.seed, clock).map_err(refused)?;
            self.running
                .run(|plane| {
                    plane.ports.clear_queues();
                    plane.forward.load(Controlled::new(engine))
                })
                .map(drop)
        })
    }

    /// Does commands (a JSON list, see `command/` of the crate `xcpr-engine`) between two batches of packets: to
    /// packets they are one change. Returns the replies in their order as JSON. Raises `SwitchError` when the JSON is
    /// not as it must be, or while no program is loaded.
    fn apply(&self, py: Python<'_>, commands_json: &str) -> PyResult<String> {
        py.detach(|| {
            let commands: Vec<Command> = serde_json::from_str(commands_json).map_err(refused)?;
            let replies: Option<Vec<Reply>> = self.running.run(move |plane| {
                let now = plane.forward.engine_time(plane.now());
                let running = plane.forward.running.as_mut()?;
                Some(running.apply(&commands, now))
            })?;
            let replies = replies.ok_or_else(|| SwitchError::new_err("no program is loaded"))?;
            serde_json::to_string(&replies).map_err(refused)
        })
    }

    /// Sends a packet into ingress, as one that came in by `port` (the CPU port, or any other).
    fn packet_out(&self, py: Python<'_>, port: u16, packet: Vec<u8>) -> PyResult<()> {
        py.detach(|| {
            self.running.run(move |plane| {
                let now = plane.now();
                plane.forward.packet(&mut plane.ports, port, &packet, now);
            })
        })
    }

    /// Returns the events since the last call; when there were none, waits up to `timeout_s`
    /// seconds for one. A list of ("packet_in", frame), ("digest", name, values), ("port", port, is
    /// up). `None` once the switch has stopped.
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
        py.detach(|| self.running.set_links(links_json))
    }

    /// Returns the resources that it runs on, as JSON: `scheduling`, `io` of each interface, and
    /// `notes` of the things that the system lacks.
    fn report(&self) -> PyResult<String> {
        self.running.report()
    }

    /// Says whether packets still pass: false after `stop`, or after an error of the data plane's own.
    fn is_running(&self) -> bool {
        self.running.read().is_running()
    }

    /// Returns the counts up to now, as JSON; with `series` the samples too, which take long where there are many.
    #[pyo3(signature = (series = true))]
    fn stats(&self, py: Python<'_>, series: bool) -> PyResult<String> {
        py.detach(|| self.running.stats(series))
    }

    /// Returns the ports at this moment, by number, as JSON: `queue_packets`, `queue_bytes`, `sent_bytes`.
    fn port_states(&self, py: Python<'_>) -> PyResult<String> {
        py.detach(|| self.running.port_states())
    }

    /// Stops and returns what was counted and sampled, as JSON; `None` when it had stopped.
    fn stop(&self, py: Python<'_>) -> PyResult<Option<String>> {
        py.detach(|| self.running.stop())
    }
}

/// A wire between two network interfaces, with a thread of its own; `config_json` and methods as of `Dataplane`.
#[pyclass(frozen)]
pub struct Wire(Running<xcpr_switch::Wire>);

#[pymethods]
impl Wire {
    #[new]
    fn new(config_json: &str) -> PyResult<Wire> {
        let config = Config::from_json(config_json).map_err(refused)?;
        if config.interfaces.len() != 2 {
            return Err(refused("interfaces: a wire has two"));
        }
        let plane = Plane::new(
            xcpr_switch::Wire::default(),
            &config,
            Clock::MONOTONIC.now(),
        );
        Running::start(plane, config.io).map(Wire)
    }

    fn set_links(&self, py: Python<'_>, links_json: &str) -> PyResult<()> {
        py.detach(|| self.0.set_links(links_json))
    }

    fn report(&self) -> PyResult<String> {
        self.0.report()
    }

    fn is_running(&self) -> bool {
        self.0.read().is_running()
    }

    #[pyo3(signature = (series = true))]
    fn stats(&self, py: Python<'_>, series: bool) -> PyResult<String> {
        py.detach(|| self.0.stats(series))
    }

    fn port_states(&self, py: Python<'_>) -> PyResult<String> {
        py.detach(|| self.0.port_states())
    }

    fn stop(&self, py: Python<'_>) -> PyResult<Option<String>> {
        py.detach(|| self.0.stop())
    }
}

/// The common part of both. Only `stop` takes the lock for itself.
struct Running<F: Forward>(RwLock<xcpr_switch::Dataplane<F>>);

impl<F: Forward> Running<F> {
    fn start(plane: Plane<F>, io: Io) -> PyResult<Running<F>> {
        let running = xcpr_switch::Dataplane::start(plane, io).map_err(refused)?;
        Ok(Running(RwLock::new(running)))
    }

    fn read(&self) -> RwLockReadGuard<'_, xcpr_switch::Dataplane<F>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn run<R: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Plane<F>) -> R + Send + 'static,
    ) -> PyResult<R> {
        self.read().run(job).map_err(stopped)
    }

    fn set_links(&self, json: &str) -> PyResult<()> {
        let links: Links = serde_json::from_str(json).map_err(refused)?;
        self.run(move |plane| plane.set_links(&links))?
            .map_err(refused)
    }

    fn report(&self) -> PyResult<String> {
        serde_json::to_string(self.read().report()).map_err(refused)
    }

    fn stats(&self, series: bool) -> PyResult<String> {
        let stats = self.read().stats(series).map_err(stopped)?;
        serde_json::to_string(&stats).map_err(refused)
    }

    fn port_states(&self) -> PyResult<String> {
        let states = self.run(|plane| plane.port_states())?;
        serde_json::to_string(&states).map_err(refused)
    }

    fn stop(&self) -> PyResult<Option<String>> {
        let stats = self
            .0
            .write()
            .unwrap_or_else(PoisonError::into_inner)
            .stop();
        stats
            .map(|stats| serde_json::to_string(&stats).map_err(refused))
            .transpose()
    }
}

fn python(py: Python<'_>, event: Event) -> PyResult<Bound<'_, PyAny>> {
    Ok(match event {
        Event::PacketIn(frame) => ("packet_in", PyBytes::new(py, &frame))
            .into_pyobject(py)?
            .into_any(),
        Event::Digest { name, values } => ("digest", name, values).into_pyobject(py)?.into_any(),
        Event::Log { failed, text } => ("log", failed, text).into_pyobject(py)?.into_any(),
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
