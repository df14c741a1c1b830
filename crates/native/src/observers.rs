//! The functions in Python that look at a run on one thread while it goes on.

use std::time::{Duration, Instant};

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use xcpr_sim::Network;

use crate::pcap;

/// Wall time between two calls of `progress`: about 20 a second.
const PROGRESS_EVERY: Duration = Duration::from_millis(50);
/// Events between two looks: about a millisecond.
pub const EVENTS_A_LOOK: u64 = 10_000;

/// The observers of a run.
pub struct Observers {
    progress: Option<Py<PyAny>>,
    watch: Option<Py<PyAny>>,
    pcap: pcap::File,
    called: Instant,
}

impl Observers {
    /// Makes the observers of a run that begins.
    pub fn new(
        progress: Option<Py<PyAny>>,
        watch: Option<Py<PyAny>>,
        pcap: pcap::File,
    ) -> Observers {
        Observers {
            progress,
            watch,
            pcap,
            called: Instant::now(),
        }
    }

    /// Shows the network to all observers; `is_sampled`: a sample was taken just now.
    pub fn observe(&mut self, network: &mut Network, is_sampled: bool) -> PyResult<()> {
        self.append_capture(network)?;
        if is_sampled {
            self.show(network)?;
        }
        self.report_progress(network.now().as_secs_f64())
    }

    /// Writes the frames that the taps have seen since the last time.
    pub fn append_capture(&self, network: &mut Network) -> PyResult<()> {
        self.pcap.append(network)
    }

    /// Reports how far the run is, if the last report is long enough ago.
    pub fn report_progress(&mut self, seconds: f64) -> PyResult<()> {
        if self.called.elapsed() < PROGRESS_EVERY {
            return Ok(());
        }
        self.called = Instant::now();
        Python::attach(|py| {
            py.check_signals()?;
            match &self.progress {
                Some(progress) => progress.call1(py, (seconds,)).map(drop),
                None => Ok(()),
            }
        })
    }

    fn show(&self, network: &Network) -> PyResult<()> {
        let Some(watch) = &self.watch else {
            return Ok(());
        };
        let snapshot = serde_json::to_string(&network.snapshot())
            .map_err(|e| PyRuntimeError::new_err(e.to_string()))?;
        Python::attach(|py| watch.call1(py, (snapshot,)).map(drop))
    }
}
