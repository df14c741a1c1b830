//! The program on real hosts: raw sockets driven in real time, without the interpreter's lock.

use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant as WallTime};

use pyo3::create_exception;
use pyo3::exceptions::PyException;
use pyo3::prelude::*;
use serde::Deserialize;
use serde_json::json;
use xcpr_hosts::stats::outcome::{TrafficParts, TrafficResult};
use xcpr_hosts::{Instant, Span, options};
use xcpr_sockets::Error;
use xcpr_sockets::experiment::{Host, Hosts, Place};
use xcpr_sockets::transfer::Bounds;
use xcpr_sockets::transfer::receive::Server;
use xcpr_sockets::transfer::sealed::Secret;
use xcpr_sockets::transfer::send::{Payload, Progress};
use xcpr_sockets::transfer::{receive as receiving, send as sending};
use xcpr_sockets::udp_onoff::{Options as OnOffOptions, Report, run as run_onoff};

create_exception!(
    _native,
    HostError,
    PyException,
    "The host program could not do what it was asked to: why, in a line for users."
);

/// How often who watches a host sees it.
const WATCH_EVERY: Duration = Duration::from_millis(100);

fn refused(error: impl ToString) -> PyErr {
    HostError::new_err(error.to_string())
}

/// Python's answers to "go on?", and what it raised.
#[derive(Default)]
struct Caller {
    raised: Option<PyErr>,
}

impl Caller {
    /// Lets signal handlers run, then calls `report` with a JSON text. An exception of theirs ends
    /// the work.
    fn go_on(&mut self, report: Option<(&Py<PyAny>, String)>) -> Result<(), Error> {
        let said = Python::attach(|py| {
            py.check_signals()?;
            match report {
                Some((report, text)) => report.call1(py, (text,)).map(drop),
                None => Ok(()),
            }
        });
        said.map_err(|e| {
            self.raised = Some(e);
            Error::Interrupted
        })
    }

    /// Returns the exception for an error.
    fn exception(&mut self, error: &Error) -> PyErr {
        self.raised.take().unwrap_or_else(|| refused(error))
    }
}

/// Runs hosts of a plan from `epoch_ns` on CLOCK_MONOTONIC on, each a name and a process in its network namespace, if that is not the
/// caller's. Returns the outcomes as JSON, and notes for the user.
/// `watch(seen_json)` (`xcpr_sockets::experiment::Snapshot`) is called for each host ten times a second. Raises `HostError`, and what `watch` and
/// signal handlers raise.
#[pyfunction]
#[pyo3(signature = (plan_json, hosts, epoch_ns, watch = None))]
pub fn run_hosts(
    py: Python<'_>,
    plan_json: &str,
    hosts: Vec<Place>,
    epoch_ns: u64,
    watch: Option<Py<PyAny>>,
) -> PyResult<(String, Vec<String>)> {
    py.detach(|| {
        let mut caller = Caller::default();
        let mut shown = WallTime::now();
        let look = |hosts: &[Host]| match &watch {
            Some(watch) if shown.elapsed() >= WATCH_EVERY => {
                shown = WallTime::now();
                hosts.iter().try_for_each(|host| {
                    let seen = serde_json::to_string(&host.snapshot());
                    let seen = seen.expect("names and numbers are JSON");
                    caller.go_on(Some((watch, seen)))
                })
            }
            _ => caller.go_on(None),
        };
        let ready = Hosts::new(plan_json, &hosts, Instant(epoch_ns));
        let ran = ready.and_then(|hosts| hosts.run(look));
        let (outcomes, notes) = ran.map_err(|e| caller.exception(&e))?;
        Ok((serde_json::to_string(&outcomes).map_err(refused)?, notes))
    })
}

/// Returns the outcome of a traffic source, from the parts that its hosts know, both as JSON.
/// Raises `HostError`.
#[pyfunction]
pub fn traffic_result(name: &str, parts_json: &str) -> PyResult<String> {
    let parts: Vec<TrafficParts> = serde_json::from_str(parts_json).map_err(refused)?;
    serde_json::to_string(&TrafficResult::merge(name, &parts)).map_err(refused)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SendOptions {
    to: Ipv4Addr,
    port: u16,
    from_port: u16,
    transport: String,
    recovery: String,
    packet_bytes: u32,
    initial_window_packets: u32,
    max_window_bytes: u64,
    rate_bps: Option<f64>,
    options: options::Tables,
    timeout_ns: u64,
    resume: bool,
    bytes: Option<u64>,
}

/// Sends a file, or bulk data where there is none. `report` is called some times a second with how it goes, as JSON.
/// Returns the last report and notes for the user. Raises `HostError`, and what `report` and signal handlers raise. Paths
/// are no part of the JSON, since a path's bytes need not be text.
#[pyfunction]
#[pyo3(signature = (options_json, report, file = None, secret_file = None))]
pub fn send(
    py: Python<'_>,
    options_json: &str,
    report: Py<PyAny>,
    file: Option<PathBuf>,
    secret_file: Option<PathBuf>,
) -> PyResult<(String, Vec<String>)> {
    let options: SendOptions = serde_json::from_str(options_json).map_err(refused)?;
    let what = match (file, options.bytes) {
        (Some(path), None) => Payload::File(path),
        (None, Some(bytes)) => Payload::Bulk(bytes),
        _ => return Err(refused("either a file or a number of bytes")),
    };
    let options = sending::Options {
        to: options.to,
        port: options.port,
        from_port: options.from_port,
        transport: options.transport.parse().map_err(refused)?,
        recovery: options.recovery.parse().map_err(refused)?,
        packet_bytes: options.packet_bytes,
        initial_window_packets: options.initial_window_packets,
        max_window_bytes: options.max_window_bytes,
        rate_bps: options.rate_bps,
        tables: options.options,
        timeout: Span(options.timeout_ns),
        resume: options.resume,
        secret: secret(secret_file.as_deref())?,
    };
    py.detach(|| {
        let mut caller = Caller::default();
        let ran = sending::send(&options, &what, |progress| {
            let text = match progress {
                Progress::Hashing(done, size) => {
                    json!({"phase": "hashing", "done": done, "size": size}).to_string()
                }
                Progress::Sending(said) => sent(said),
            };
            caller.go_on(Some((&report, text)))
        });
        let (last, notes) = ran.map_err(|e| caller.exception(&e))?;
        Ok((sent(&last), notes))
    })
}

/// Returns the secret that both ends know, where a file of it is named.
fn secret(path: Option<&Path>) -> PyResult<Option<Arc<Secret>>> {
    let read = path.map(Secret::read).transpose().map_err(refused)?;
    Ok(read.map(Arc::new))
}

fn sent(report: &sending::Report) -> String {
    let stats = &report.stats;
    json!({
        "phase": "sending",
        "done": report.acknowledged,
        "size": report.size,
        "resumed_bytes": report.stored_before,
        "elapsed_s": report.elapsed.as_secs_f64(),
        "window_bytes": report.window_bytes,
        "rate_bps": report.rate_bps,
        "srtt_s": report.srtt.map(Span::as_secs_f64),
        "rtt_mean_s": stats.rtt_mean_s(),
        "sent_packets": stats.sent_packets,
        "retransmitted_packets": stats.retransmitted_packets,
        "timeouts": stats.timeouts,
    })
    .to_string()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReceiveOptions {
    port: u16,
    once: bool,
    timeout_ns: u64,
    max_size_bytes: Option<u64>,
    source_transfers: usize,
    source_bytes: Option<u64>,
}

/// Receives files into a folder, or bulk data into nothing, until `report` or a signal handler
/// raises. With `once` the work ends when the first transfer is over. The function calls `report`
/// when the sockets are open (`listening`), and some times a second with the progress, as JSON.
/// Returns notes for the user. Raises `HostError` too.
#[pyfunction]
#[pyo3(signature = (options_json, report, folder = None, secret_file = None))]
pub fn receive(
    py: Python<'_>,
    options_json: &str,
    report: Py<PyAny>,
    folder: Option<PathBuf>,
    secret_file: Option<PathBuf>,
) -> PyResult<Vec<String>> {
    let options: ReceiveOptions = serde_json::from_str(options_json).map_err(refused)?;
    let options = receiving::Options {
        port: options.port,
        folder,
        once: options.once,
        timeout: Span(options.timeout_ns),
        max_size: options.max_size_bytes,
        bounds: Bounds {
            transfers: options.source_transfers,
            bytes: options.source_bytes,
        },
        secret: secret(secret_file.as_deref())?,
    };
    py.detach(|| {
        let mut caller = Caller::default();
        let ran = Server::new(options).and_then(|server| {
            let text =
                json!({"ended": [], "active": [], "listening": true, "note": server.lacks()});
            caller.go_on(Some((&report, text.to_string())))?;
            server.run(|said| caller.go_on(Some((&report, received(said)))))
        });
        ran.map_err(|e| caller.exception(&e))
    })
}

fn received(report: &receiving::Report) -> String {
    let ended: Vec<_> = report
        .ended
        .iter()
        .map(|ended| {
            json!({
                "from": ended.from,
                "name": ended.name,
                "received": ended.received,
                "elapsed_s": ended.elapsed.as_secs_f64(),
                "unopened": ended.unopened,
                "failure": ended.failure,
            })
        })
        .collect();
    let active: Vec<_> = report
        .active
        .iter()
        .map(|active| {
            json!({
                "from": active.from,
                "name": active.name,
                "received": active.received,
                "size": active.size,
            })
        })
        .collect();
    json!({"ended": ended, "active": active}).to_string()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UdpOptions {
    to: Ipv4Addr,
    port: u16,
    from_port: u16,
    packet_bytes: u32,
    rate_bps: f64,
    on_ns: Vec<(u64, u64)>,
}

/// Sends UDP datagrams at a constant rate while ON. Returns how many datagrams and frame bytes, and notes for the user.
/// Raises `HostError`, and what signal handlers raise.
#[pyfunction]
pub fn udp_onoff(py: Python<'_>, options_json: &str) -> PyResult<(u64, u64, Vec<String>)> {
    let options: UdpOptions = serde_json::from_str(options_json).map_err(refused)?;
    let options = OnOffOptions {
        to: options.to,
        port: options.port,
        from_port: options.from_port,
        packet_bytes: options.packet_bytes,
        rate_bps: options.rate_bps,
        on: options
            .on_ns
            .iter()
            .map(|&(from, to)| (Instant(from), Instant(to)))
            .collect(),
    };
    py.detach(|| {
        let mut caller = Caller::default();
        let ran = run_onoff(&options, |_| caller.go_on(None));
        let (Report { packets, bytes }, notes) = ran.map_err(|e| caller.exception(&e))?;
        Ok((packets, bytes, notes))
    })
}
