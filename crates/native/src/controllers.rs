//! Congestion controllers whose callbacks are Python, for teaching: every ACK goes into the interpreter. The face that
//! Python sees is `xcpr/worlds/congestion_controller.py`.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use xcpr_hosts::tcp::cc::{Ack, CongestionControl};
use xcpr_hosts::{FlowConfig, Instant, Span};
use xcpr_sim::{Network, Plan};

use crate::PlanError;

/// An ACK that acknowledges something new. Sizes are in packets.
#[pyclass(name = "Ack", module = "xcpr", frozen, get_all)]
#[derive(Debug)]
pub struct PythonAck {
    /// Simulated time.
    now_s: f64,
    /// Packets that it newly acknowledges.
    acked: f64,
    /// Packets in flight after it.
    in_flight: f64,
    /// Whether the window, and not a lack of data, kept the sender from sending more.
    window_limited: bool,
    /// Whether a loss is being recovered from.
    in_recovery: bool,
    /// The round-trip time that it measures, if it measures one.
    rtt_s: Option<f64>,
    /// The smoothed round-trip time; None while unknown.
    srtt_s: Option<f64>,
}

/// A loss, or a timeout.
#[pyclass(name = "Loss", module = "xcpr", frozen, get_all)]
#[derive(Debug)]
pub struct PythonLoss {
    /// Simulated time.
    now_s: f64,
    /// Packets sent and not acknowledged, cumulatively (RFC 5681's FlightSize).
    in_flight: f64,
}

/// The exception that a callback raised, which ends the run: a controller has no way to fail.
#[derive(Clone, Debug, Default)]
pub(crate) struct Raised(Arc<Mutex<Option<PyErr>>>);

impl Raised {
    pub(crate) fn slot(&self) -> MutexGuard<'_, Option<PyErr>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The makers of controllers, by the names that plans have for them: callables, most often classes.
#[derive(Debug)]
pub struct Controllers {
    makers: BTreeMap<String, Py<PyAny>>,
    raised: Raised,
}

impl Controllers {
    /// Makes controllers by these makers.
    pub fn new(makers: BTreeMap<String, Py<PyAny>>) -> Controllers {
        Controllers {
            makers,
            raised: Raised::default(),
        }
    }

    /// Builds the network of a plan whose flows may have these controllers; raises `PlanError`, or what a maker raises.
    pub fn build(&self, plan: &Plan) -> PyResult<Network> {
        let built = if self.is_empty() {
            Network::new(plan)
        } else {
            Network::with_controllers(plan, &|name, config| self.make(name, config))
        };
        self.check()?;
        built.map_err(|error| PlanError::new_err(error.to_string()))
    }

    /// Makes a controller of a flow that has not begun; nothing if no maker has that name, or its maker has raised
    /// an exception.
    pub fn make(&self, name: &str, config: &FlowConfig) -> Option<Box<dyn CongestionControl>> {
        let maker = self.makers.get(name)?;
        let packet = u64::from(config.packet_bytes);
        let initial = config.initial_window_packets;
        let made = Python::attach(|py| -> PyResult<Py<PyAny>> {
            let controller = maker.bind(py).call0()?;
            controller.setattr("window", f64::from(initial))?;
            Ok(controller.unbind())
        });
        match made {
            Ok(controller) => Some(Box::new(PythonController {
                controller,
                packet,
                window: packet * u64::from(initial),
                raised: self.raised.clone(),
            })),
            Err(error) => {
                *self.raised.slot() = Some(error);
                None
            }
        }
    }

    /// Says whether there are none.
    pub fn is_empty(&self) -> bool {
        self.makers.is_empty()
    }

    /// Raises what a callback has raised.
    ///
    /// # Errors
    /// That.
    pub fn check(&self) -> PyResult<()> {
        self.raised.slot().take().map_or(Ok(()), Err)
    }
}

/// A controller in Python: after each of its callbacks its `window`, in packets, holds.
#[derive(Debug)]
struct PythonController {
    controller: Py<PyAny>,
    packet: u64,
    window: u64,
    raised: Raised,
}

impl PythonController {
    fn packets(&self, bytes: u64) -> f64 {
        bytes as f64 / self.packet as f64
    }

    fn call<E: for<'py> IntoPyObject<'py>>(&mut self, callback: &str, event: E) {
        if self.raised.slot().is_some() {
            return;
        }
        let told = Python::attach(|py| -> PyResult<f64> {
            let controller = self.controller.bind(py);
            controller.call_method1(callback, (event,))?;
            let window: f64 = controller.getattr("window")?.extract()?;
            if window.is_nan() {
                let problem = format!(
                    "{}.window is NaN after {callback}",
                    controller.get_type().name()?
                );
                return Err(PyValueError::new_err(problem));
            }
            Ok(window)
        });
        match told {
            // A float beyond the integer's range becomes the nearest integer.
            Ok(window) => {
                let bytes = (window * self.packet as f64) as u64;
                self.window = bytes.clamp(self.packet, u64::from(u32::MAX));
            }
            Err(error) => *self.raised.slot() = Some(error),
        }
    }

    fn lost(&mut self, callback: &str, now: Instant, in_flight: f64) {
        let now_s = now.as_secs_f64();
        self.call(callback, PythonLoss { now_s, in_flight });
    }
}

impl CongestionControl for PythonController {
    fn window(&self) -> u64 {
        self.window
    }

    fn on_ack(&mut self, ack: &Ack) {
        let event = PythonAck {
            now_s: ack.now.as_secs_f64(),
            acked: self.packets(ack.newly_acked),
            in_flight: self.packets(ack.in_flight),
            window_limited: ack.window_limited,
            in_recovery: ack.in_recovery,
            rtt_s: ack.rtt.map(Span::as_secs_f64),
            srtt_s: (ack.srtt != Span::ZERO).then(|| ack.srtt.as_secs_f64()),
        };
        self.call("on_ack", event);
    }

    fn on_duplicate_ack(&mut self, _ack: &Ack) {}

    fn on_loss(&mut self, now: Instant, flight_size: u64) {
        self.lost("on_loss", now, self.packets(flight_size));
    }

    /// Reports it to the algorithm: the loss of a retransmission is an indication of congestion of its own (RFC 5681 section
    /// 4.3).
    fn on_lost_retransmission(&mut self, now: Instant) {
        self.lost("on_loss", now, self.packets(self.window));
    }

    fn on_timeout(&mut self, now: Instant, flight_size: u64) {
        self.lost("on_timeout", now, self.packets(flight_size));
    }
}
