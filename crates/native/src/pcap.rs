//! The frames at the taps of a simulated run, on their way to the function that writes them.

use pyo3::prelude::*;
use pyo3::types::PyBytes;
use xcpr_sim::Network;

use crate::PlanError;

/// A function that takes bytes, the ports whose frames it gets, and whether payload is written too.
pub type Taps = (Py<PyAny>, Vec<(String, u16)>, bool);

/// A pcapng file that grows, or none.
pub struct File(Option<Py<PyAny>>);

impl File {
    /// Taps the ports of a network that has not begun.
    pub fn tap(taps: Option<Taps>, network: &mut Network) -> PyResult<File> {
        let Some((write, ports, payload)) = taps else {
            return Ok(File(None));
        };
        let tapped = network.tap(&ports, payload);
        tapped.map_err(|error| PlanError::new_err(error.to_string()))?;
        Ok(File(Some(write)))
    }

    /// Writes what the taps of the network have seen since the last time.
    pub fn append(&self, network: &mut Network) -> PyResult<()> {
        let Some(write) = &self.0 else { return Ok(()) };
        let frames = network.take_tapped();
        if frames.is_empty() {
            return Ok(());
        }
        Python::attach(|py| write.call1(py, (PyBytes::new(py, &frames),)).map(drop))
    }
}
