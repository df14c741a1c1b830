//! The one extension through which Python reaches Rust: the simulator, the real-time switch, the program on real hosts,
//! and a switch for tests. Classes for real packets are there on Linux alone.

use std::collections::BTreeMap;
use std::num::NonZero;

use pyo3::create_exception;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use serde::Serialize;
use xcpr_hosts::flow::registry::{Catalogue, catalogue};
use xcpr_link::models::{self, Model};
use xcpr_link::realtime::{DEFAULT_LIMIT, MAX_SERIES_SAMPLES, MIN_SAMPLE_INTERVAL};
use xcpr_options::{Amount, Options};
use xcpr_sim::{Network, PacketSource, Partition, Plan, Progress, TraceRequest};

use observers::Observers;

mod controllers;
#[cfg(target_os = "linux")]
mod dataplane;
mod observers;
mod pcap;
mod scripts;
mod simulation;
#[cfg(target_os = "linux")]
mod sockets;
mod switch;

create_exception!(
    _native,
    PlanError,
    PyValueError,
    "The plan is wrong: where, and what is allowed."
);
create_exception!(
    _native,
    AssertError,
    PyValueError,
    "An assertion of a P4 program did not hold and ended the run: packet and place."
);

create_exception!(
    _native,
    SwitchError,
    PyValueError,
    "The switch refused a program or an entry: why."
);

/// Runs a plan to its end and returns the result as JSON.
///
/// `progress(simulated_seconds)` is called about 20 times a second of wall time. An exception of it
/// ends the run and is raised here, and so is KeyboardInterrupt without it. The classes in `controllers`
/// make the controllers that the plan's flows name; an exception of theirs ends the run too. The callable
/// `watch(snapshot_json)` (`xcpr_sim::Snapshot`) is called at each sample of the plan, 0 and the
/// end included. Raises `PlanError` for a wrong plan, and `AssertError` where an assertion of a
/// program does not hold. Other Python threads run on.
///
/// The run is on up to `threads` threads, `None` for as many as the machine has cores for this
/// process, as soon as they pay; then `parted(parts, lookahead_s, expected_gain)` is called once.
/// The result is the same. A watcher and `pcap` need the whole network, and controllers may share things as
/// they like, so that each of them makes it one thread.
///
/// `pcap` is a function that takes bytes, ports as (node, number), and whether payload is written
/// too. The function gets the frames at those ports as pcapng (`xcpr_sim::Network::tap`) while the
/// run goes on. An exception of it ends the run and is raised here.
///
/// `scripts` are callables on hosts, by their names (`scripts.rs`): they make it one thread, and an exception of theirs
/// ends the run and is raised here.
#[pyfunction]
#[pyo3(signature = (plan_json, progress = None, controllers = None, watch = None, threads = Some(1), parted = None, pcap = None, scripts = None))]
#[expect(clippy::too_many_arguments, reason = "they are named in Python")]
fn simulate(
    py: Python<'_>,
    plan_json: &str,
    progress: Option<Py<PyAny>>,
    controllers: Option<BTreeMap<String, Py<PyAny>>>,
    watch: Option<Py<PyAny>>,
    threads: Option<usize>,
    parted: Option<Py<PyAny>>,
    pcap: Option<pcap::Taps>,
    scripts: Option<BTreeMap<String, Py<PyAny>>>,
) -> PyResult<String> {
    py.detach(|| {
        let wrong = |e: xcpr_sim::PlanError| PlanError::new_err(e.to_string());
        let controllers = controllers::Controllers::new(controllers.unwrap_or_default());
        let plan = Plan::from_json(plan_json).map_err(wrong)?;
        let mut network = controllers.build(&plan)?;
        let pcap = pcap::File::tap(pcap, &mut network)?;
        let scripts = scripts::Scripts::attach(scripts.unwrap_or_default(), &mut network);
        let scripts = scripts.map_err(wrong)?;
        let threads = match threads {
            _ if watch.is_some() || !controllers.is_empty() => 1,
            Some(threads) => threads,
            None => std::thread::available_parallelism().map_or(1, NonZero::get),
        };
        let is_watched = watch.is_some();
        let mut observers = Observers::new(progress, watch, pcap);
        let mut parted = parted;
        let mut look = |run: Progress<'_>| -> PyResult<()> {
            controllers.check()?;
            scripts.check()?;
            match run {
                Progress::SingleThread(network) => observers.observe(network, false),
                Progress::Sampled(network) => observers.observe(network, true),
                Progress::Parted(partition, now) => {
                    report_partition(parted.take(), partition)?;
                    observers.report_progress(now.as_secs_f64())
                }
            }
        };
        let mut raised = None;
        let mut goes_on = |run: Progress<'_>| {
            raised = look(run).err();
            raised.is_none()
        };
        if is_watched {
            network.run_watched(&mut goes_on);
        } else {
            network.run(threads, &mut goes_on);
        }
        raised.map_or(Ok(()), Err)?;
        observers.append_capture(&mut network)?;
        controllers.check()?;
        scripts.check()?;
        if let Some(failure) = network.failure() {
            return Err(AssertError::new_err(failure));
        }
        let result = network.into_result();
        serde_json::to_string(&result).map_err(|e| PyRuntimeError::new_err(e.to_string()))
    })
}

fn report_partition(parted: Option<Py<PyAny>>, partition: &Partition) -> PyResult<()> {
    let Some(parted) = parted else { return Ok(()) };
    let lookahead_s = partition.lookahead().as_secs_f64();
    let arguments = (partition.parts(), lookahead_s, partition.gain());
    Python::attach(|py| parted.call1(py, arguments).map(drop))
}

/// Runs a plan until a packet of a flow has left a router. Returns its way through the router's program as JSON
/// (`xcpr_sim::Traced`), or `null` if the run ended before.
///
/// `number` counts the flow's packets that reach the router, from 1 on; with `to_sender` those of the other direction.
/// Raises `PlanError` for a wrong plan, and where it has no such router or flow. Other Python threads run on.
#[pyfunction]
#[pyo3(signature = (plan_json, router, flow, number, to_sender = false))]
fn trace(
    py: Python<'_>,
    plan_json: &str,
    router: &str,
    flow: &str,
    number: u64,
    to_sender: bool,
) -> PyResult<String> {
    py.detach(|| {
        let wrong = |e: xcpr_sim::PlanError| PlanError::new_err(e.to_string());
        let plan = Plan::from_json(plan_json).map_err(wrong)?;
        let wanted = TraceRequest {
            flow: flow.to_owned(),
            number,
            to_sender,
        };
        let traced = Network::trace(&plan, router, &wanted).map_err(wrong)?;
        serde_json::to_string(&traced).map_err(|e| PyRuntimeError::new_err(e.to_string()))
    })
}

/// Runs a plan until a packet and its ACK are received or dropped. Returns all hops as JSON (`xcpr_sim::PathTrace`), or
/// `null` if the run ended before it was sent.
///
/// The packet is that of `number`, from 1 on, which the sender of the flow or UDP source `flow` sends; with `to_sender`
/// its receiver. Or it is one of the plan's `frames` of this index. Raises `PlanError` for a wrong plan, and where it has
/// no such flow. Other Python threads run on.
#[pyfunction]
#[pyo3(signature = (plan_json, number, flow = None, frames = 0, to_sender = false))]
fn trace_path(
    py: Python<'_>,
    plan_json: &str,
    number: u64,
    flow: Option<String>,
    frames: usize,
    to_sender: bool,
) -> PyResult<String> {
    py.detach(|| {
        let wrong = |e: xcpr_sim::PlanError| PlanError::new_err(e.to_string());
        let plan = Plan::from_json(plan_json).map_err(wrong)?;
        let source = match flow {
            Some(name) => PacketSource::Flow { name, to_sender },
            None => PacketSource::Frames(frames),
        };
        let traced = Network::trace_path(&plan, &source, number).map_err(wrong)?;
        serde_json::to_string(&traced).map_err(|e| PyRuntimeError::new_err(e.to_string()))
    })
}

/// Brings a frame of so many bytes, of which these are the first, to a router of a plan at time 0. Returns its way as
/// `trace` does. Its tables hold what the plan puts there. Raises `PlanError` as `trace` does.
#[pyfunction]
fn trace_frame(
    plan_json: &str,
    router: &str,
    frame: &[u8],
    length: u32,
    port: u16,
) -> PyResult<String> {
    let wrong = |e: xcpr_sim::PlanError| PlanError::new_err(e.to_string());
    let plan = Plan::from_json(plan_json).map_err(wrong)?;
    let traced = Network::trace_frame(&plan, router, frame, length, port).map_err(wrong)?;
    serde_json::to_string(&traced).map_err(|e| PyRuntimeError::new_err(e.to_string()))
}

/// Everything that is declared: transports, recoveries and the settings of a flow (`xcpr_hosts::flow::registry`), link models
/// (`xcpr_link::models`), the usual limit of a switch's queues, and the bounds of its samples.
#[derive(Serialize)]
struct Declared {
    #[serde(flatten)]
    hosts: Catalogue,
    link: &'static [Model],
    default_limit: Amount,
    min_sample_interval_ns: u64,
    max_series_samples: u64,
}

/// Lists names, each with a line of help and its options, as JSON.
#[pyfunction]
fn registry() -> PyResult<String> {
    let declared = Declared {
        hosts: catalogue(),
        link: models::MODELS,
        default_limit: DEFAULT_LIMIT,
        min_sample_interval_ns: MIN_SAMPLE_INTERVAL.0,
        max_series_samples: MAX_SERIES_SAMPLES,
    };
    serde_json::to_string(&declared).map_err(|e| PyRuntimeError::new_err(e.to_string()))
}

/// Returns what is wrong with link models, as JSON says them: keys as `loss.probability`, and the problem of each.
#[pyfunction]
fn link_problems(models_json: &str) -> PyResult<Vec<(String, String)>> {
    let wrong = |problem: String| PlanError::new_err(problem);
    let tables = serde_json::from_str(models_json).map_err(|e| wrong(e.to_string()))?;
    let options = Options::read(&tables, models::declared()).map_err(|e| wrong(e.to_string()))?;
    let found = models::wrong(&options).map(|refused| (refused.option, refused.problem));
    Ok(found.collect())
}

/// Returns the version of the Rust crates.
#[pyfunction]
fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

/// Adds the classes and functions of real packets, which are Linux's.
#[cfg(target_os = "linux")]
fn add_real_time(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<dataplane::Dataplane>()?;
    module.add_class::<dataplane::Wire>()?;
    module.add_function(wrap_pyfunction!(sockets::run_hosts, module)?)?;
    module.add_function(wrap_pyfunction!(sockets::traffic_result, module)?)?;
    module.add_function(wrap_pyfunction!(sockets::send, module)?)?;
    module.add_function(wrap_pyfunction!(sockets::receive, module)?)?;
    module.add_function(wrap_pyfunction!(sockets::udp_onoff, module)?)?;
    module.add("HostError", module.py().get_type::<sockets::HostError>())
}

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    xcpr_ahead::offer();
    module.add_function(wrap_pyfunction!(simulate, module)?)?;
    module.add_function(wrap_pyfunction!(switch::custom_crcs, module)?)?;
    module.add_function(wrap_pyfunction!(trace, module)?)?;
    module.add_function(wrap_pyfunction!(trace_path, module)?)?;
    module.add_function(wrap_pyfunction!(trace_frame, module)?)?;
    module.add_function(wrap_pyfunction!(registry, module)?)?;
    module.add_function(wrap_pyfunction!(link_problems, module)?)?;
    module.add_function(wrap_pyfunction!(version, module)?)?;
    module.add_class::<controllers::PythonAck>()?;
    module.add_class::<controllers::PythonLoss>()?;
    module.add_class::<simulation::Simulation>()?;
    module.add_class::<switch::Switch>()?;
    #[cfg(target_os = "linux")]
    add_real_time(module)?;
    module.add("PlanError", module.py().get_type::<PlanError>())?;
    module.add("AssertError", module.py().get_type::<AssertError>())?;
    module.add("SwitchError", module.py().get_type::<SwitchError>())?;
    Ok(())
}
