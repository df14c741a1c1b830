//! Scripts on hosts, in Python: a callable for each host gets the frames at its interface and returns frames to send. The
//! side that Python sees is `xcpr/worlds/scripts/`.

use std::collections::BTreeMap;

use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::PyBytes;
use xcpr_hosts::Instant;
use xcpr_sim::{HostScript, Network, PlanError};

use crate::controllers::Raised;

/// The scripts of a run.
#[derive(Debug)]
pub struct Scripts(Raised);

impl Scripts {
    /// Attaches callables to the hosts of their names: `script(now_ns, frame)` with a frame as its port and bytes, or None at
    /// the time that the script waits for. A script returns a list of such frames, and the time of its next call without a
    /// frame, or None.
    ///
    /// # Errors
    /// A name that no host with a link has.
    pub fn attach(
        scripts: BTreeMap<String, Py<PyAny>>,
        network: &mut Network,
    ) -> Result<Scripts, PlanError> {
        let raised = Raised::default();
        for (host, callable) in scripts {
            let raised = raised.clone();
            network.attach_script(&host, Box::new(PythonScript { callable, raised }))?;
        }
        Ok(Scripts(raised))
    }

    /// Raises the exception of a script.
    ///
    /// # Errors
    /// That.
    pub fn check(&self) -> PyResult<()> {
        self.0.slot().take().map_or(Ok(()), Err)
    }
}

/// The script of a host. After an exception it does nothing more.
#[derive(Debug)]
struct PythonScript {
    callable: Py<PyAny>,
    raised: Raised,
}

impl HostScript for PythonScript {
    fn on_event(
        &mut self,
        now: Instant,
        frame: Option<(u16, &[u8])>,
        sent: &mut Vec<(u16, Vec<u8>)>,
    ) -> Option<Instant> {
        if self.raised.slot().is_some() {
            return None;
        }
        let called = Python::attach(|py| {
            let frame = frame.map(|(port, frame)| (port, PyBytes::new(py, frame)));
            let returned = self.callable.call1(py, (now.0, frame))?;
            returned.extract::<(Vec<(u16, PyBackedBytes)>, Option<u64>)>(py)
        });
        match called {
            Ok((frames, wakes_at)) => {
                let frames = frames.iter();
                sent.extend(frames.map(|(port, frame)| (*port, frame.to_vec())));
                wakes_at.map(Instant)
            }
            Err(error) => {
                *self.raised.slot() = Some(error);
                None
            }
        }
    }
}
