//! The configuration of a data plane, as JSON. Times are nanoseconds, rates bits per second.
//! Unknown keys are errors.

use std::collections::BTreeMap;

use serde::Deserialize;
use xcpr_engine::{MAX_PORT, SavedPacket};
use xcpr_link::realtime::{DEFAULT_LIMIT, MAX_SERIES_SAMPLES, MIN_SERIES_SPAN};
use xcpr_link::{Carrier, Channel, Classes, PacketQueue, Stream, check_interval, models};
use xcpr_options::{Options, Refused, Tables};
use xcpr_units::{Instant, Rate, Span};

use crate::error::Error;
use crate::packet::Io;

/// A whole data plane.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// Port number and name of the network interface behind it.
    pub interfaces: Vec<(u16, String)>,
    /// The sockets that frames come in and go out through.
    #[serde(default)]
    pub io: Io,
    /// The port that leads to the control plane.
    #[serde(default)]
    pub cpu_port: Option<u16>,
    /// The seed of every random stream.
    #[serde(default = "one")]
    pub seed: u64,
    /// Time zero of the series, on CLOCK_MONOTONIC; without one, the start.
    #[serde(default)]
    pub epoch_ns: Option<u64>,
    /// The links.
    #[serde(default)]
    pub links: Links,
}

fn one() -> u64 {
    1
}

/// The links that begin at the ports, and what is sampled of them.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Links {
    /// By port. A port without entry has [`EgressLink::default`].
    #[serde(default)]
    pub ports: BTreeMap<u16, EgressLink>,
    /// Distance of the samples in the series; without one there are no series.
    #[serde(default)]
    pub sample_interval_ns: Option<u64>,
    /// Distance of the samples behind `queue_mean_*` and `queue_p95_*`; without one there are none.
    #[serde(default)]
    pub queue_sample_interval_ns: Option<u64>,
    /// The registers of the program that tie together the two queues of a port, where ports have two.
    #[serde(default)]
    pub classes: Option<Classes>,
}

/// One direction of a link: how frames leave by a port.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct EgressLink {
    /// Rate of the port; without one, as fast as the machine can; 0: the link is down.
    #[serde(default)]
    pub rate_bps: Option<f64>,
    /// Propagation delay.
    #[serde(default)]
    pub delay_ns: u64,
    /// Its models ([`models`]), each under its table's name.
    #[serde(flatten)]
    pub models: Tables,
}

impl EgressLink {
    /// Returns the rate.
    ///
    /// # Errors
    /// The allowed values.
    fn carrier(&self) -> Result<Carrier, String> {
        let unlimited = Ok(Carrier::Up(Rate::UNLIMITED));
        self.rate_bps.map_or(unlimited, Carrier::checked)
    }

    /// Returns the models.
    ///
    /// # Errors
    /// An option that there is not, or that can't have its value.
    fn models(&self) -> Result<Options, Refused> {
        let usual = Options::default().with_value(&models::QUEUE_LIMIT, DEFAULT_LIMIT)?;
        models::read(usual, &self.models)
    }

    /// Makes the channel of this link that begins at a port, for the run with this seed.
    pub(crate) fn channel(&self, number: u16, seed: u64) -> Channel<SavedPacket> {
        let mut channel = Channel::new(
            Rate::UNLIMITED,
            Span(self.delay_ns),
            &Options::default(),
            Stream::new(seed, &format!("port {number}")),
        );
        self.change(&mut channel, Instant::ZERO);
        channel
    }

    /// Gives a channel the properties of this link, for frames after `now`. Returns by how much earlier the frame under way arrives at the far end.
    pub(crate) fn change(&self, channel: &mut Channel<SavedPacket>, now: Instant) -> Span {
        channel.set_models(&self.models().unwrap_or_default());
        channel.change(now, self.carrier().ok(), Some(Span(self.delay_ns)))
    }
}

impl Config {
    /// Reads a configuration.
    ///
    /// # Errors
    /// The fault, its place, and the allowed values.
    pub fn from_json(json: &str) -> Result<Config, Error> {
        let config: Config = serde_json::from_str(json)
            .map_err(|e| Error::config("configuration", e.to_string()))?;
        let mut seen = Vec::new();
        for (number, name) in &config.interfaces {
            let path = format!("interfaces, {number}@{name}");
            if *number > MAX_PORT {
                return Err(Error::config(path, format!("ports are 0 to {MAX_PORT}")));
            }
            if config.cpu_port == Some(*number) {
                return Err(Error::config(path, "is the CPU port"));
            }
            if seen.iter().any(|(n, i)| n == number || *i == name) {
                return Err(Error::config(path, "a port or interface given twice"));
            }
            seen.push((*number, name));
        }
        if let Some(port) = config.cpu_port.filter(|port| *port > MAX_PORT) {
            let problem = format!("{port}: ports are 0 to {MAX_PORT}");
            return Err(Error::config("cpu_port", problem));
        }
        config.links.check(&config.interfaces)?;
        Ok(config)
    }
}

impl Links {
    /// Returns the link of a port.
    pub fn link_of_port(&self, port: u16) -> EgressLink {
        self.ports.get(&port).cloned().unwrap_or_default()
    }

    /// Checks that the links are as they must be.
    pub(crate) fn check(&self, interfaces: &[(u16, String)]) -> Result<(), Error> {
        for (port, link) in &self.ports {
            let path = format!("links.ports.{port}");
            if !interfaces.iter().any(|(number, _)| number == port) {
                return Err(Error::config(path, "no interface has this port"));
            }
            let wrong =
                |key: &str, problem: String| Error::config(format!("{path}.{key}"), problem);
            link.carrier().map_err(|e| wrong("rate_bps", e))?;
            let models = link.models().map_err(|e| wrong(&e.option, e.problem))?;
            if PacketQueue::<SavedPacket>::new(&models).are_two() && self.classes.is_none() {
                let problem = "is missing: ports have two queues";
                return Err(Error::config("links.classes", problem));
            }
        }
        for (key, interval) in [
            ("sample_interval_ns", self.sample_interval_ns),
            ("queue_sample_interval_ns", self.queue_sample_interval_ns),
        ] {
            let checked = interval.map_or(Ok(()), |interval| {
                check_interval(Span(interval), MIN_SERIES_SPAN, MAX_SERIES_SAMPLES)
            });
            checked.map_err(|problem| Error::config(format!("links.{key}"), problem))?;
        }
        Ok(())
    }
}
