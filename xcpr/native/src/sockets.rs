//! The program on real hosts: raw sockets driven in real time, without the interpreter's lock.

use pyo3::create_exception;
use pyo3::exceptions::PyException;
use pyo3::prelude::*;
use xcpr_sockets::Error;
use xcpr_sockets::experiment::Host;

create_exception!(
    _native,
    HostError,
    PyException,
    "The host program could not do what it was asked to: why, in a line for users."
);

fn refused(error: Error) -> PyErr {
    HostError::new_err(error.to_string())
}

/// Python's answer to "go on?": signals that came meanwhile raise here.
fn go_on(raised: &mut Option<PyErr>) -> Result<(), Error> {
    match Python::attach(|py| py.check_signals()) {
        Ok(()) => Ok(()),
        Err(e) => {
            *raised = Some(e);
            Err(Error::Interrupted)
        }
    }
}

/// Runs one host of a plan from `epoch_ns` on CLOCK_MONOTONIC on. Returns the outcome as JSON, and notes for the user.
/// Raises `HostError`, and what signal handlers raise.
#[pyfunction]
pub fn run_host(
    py: Python<'_>,
    plan_json: &str,
    name: &str,
    epoch_ns: u64,
) -> PyResult<(String, Vec<String>)> {
    py.detach(|| {
        let mut raised = None;
        let ran =
            Host::new(plan_json, name, epoch_ns).and_then(|host| host.run(|| go_on(&mut raised)));
        let (outcome, notes) = ran.map_err(|e| raised.unwrap_or_else(|| refused(e)))?;
        let json =
            serde_json::to_string(&outcome).map_err(|e| HostError::new_err(e.to_string()))?;
        Ok((json, notes))
    })
}
