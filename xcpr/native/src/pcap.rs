//! The file that a simulated run writes the frames at its taps to.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use pyo3::prelude::*;
use xcpr_sim::Network;

use crate::PlanError;

/// A file, the ports whose frames it gets, and whether payload is written too.
pub type Wanted = (PathBuf, Vec<(String, u16)>, bool);

/// A pcapng file that grows, or none.
pub struct File(Option<fs::File>);

impl File {
    /// Taps the ports of a network that has not begun, and makes the file.
    pub fn create(wanted: Option<Wanted>, network: &mut Network) -> PyResult<File> {
        let Some((path, ports, payload)) = wanted else {
            return Ok(File(None));
        };
        let tapped = network.tap(&ports, payload);
        tapped.map_err(|error| PlanError::new_err(error.to_string()))?;
        Ok(File(Some(fs::File::create(path)?)))
    }

    /// Writes what the taps of the network have seen since the last time.
    pub fn append(&mut self, network: &mut Network) -> PyResult<()> {
        match &mut self.0 {
            Some(file) => Ok(file.write_all(&network.take_tapped())?),
            None => Ok(()),
        }
    }
}
