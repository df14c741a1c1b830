//! The sessions of a plan, whichever of its lists they stand in, and the ends that every world makes of them.

use std::net::{IpAddr, Ipv4Addr};

use xcpr_units::Rate;

use crate::Instant;
use crate::app::{Client, Draws, Ports, Server, TrafficSpec};
use crate::flow;
use crate::flow::config::{ConfigError, FlowConfig};
use crate::flow::endpoint::{Endpoint, Role};
use crate::flow::key::{Directory, Key};
use crate::flow::spec::{FlowSpec, PlanError, UdpSpec};
use crate::tcp::cc::CongestionControl;
use crate::tcp::sender::Sender;
use crate::udp::on_off::{OnOffSource, Sink};

/// The services that the driver of ends has, and this crate has not.
pub trait Driver {
    /// Makes the random numbers of that name, the same whenever the run is the same.
    fn draws(&self, name: &str) -> Draws;

    /// Returns the rate of the interface by which the sender of a session sends, frame bits per second.
    fn interface_bps(&self, session: &Session<'_>) -> Option<u64>;

    /// Makes a congestion controller that a plan names and this crate has not, of a flow that has not begun.
    fn congestion_control(
        &self,
        _name: &str,
        _config: &FlowConfig,
    ) -> Option<Box<dyn CongestionControl>> {
        None
    }

    /// Returns the ports of the host whose packets are of an IPv4 protocol.
    fn ports(&self, protocol: u8) -> Ports;
}

/// A plan's description of two hosts that talk to each other.
#[derive(Clone, Debug)]
pub struct Session<'a> {
    /// Where it stands in the plan, as `flows[0]`.
    pub path: String,
    /// Its own name, or that of its traffic source.
    pub name: &'a str,
    /// The host with the sending end.
    pub from: &'a str,
    /// The host with the receiving end.
    pub to: &'a str,
    /// The addresses of the two hosts in its packets; `None`: the IPv4 addresses of port 0.
    pub addresses: Option<[IpAddr; 2]>,
    /// When it begins.
    pub start: Instant,
    /// The kind of session.
    pub kind: SessionKind<'a>,
}

/// The lists of a plan that sessions stand in.
#[derive(Clone, Copy, Debug)]
pub enum SessionKind<'a> {
    /// A flow.
    Flow(&'a FlowSpec),
    /// Datagrams of a source.
    Udp(&'a UdpSpec),
    /// All connections of a traffic source between the hosts of this pair.
    Traffic(&'a TrafficSpec, usize),
}

/// Lists all sessions of a plan: flows, then UDP sources, then pairs of hosts of traffic sources, each in the
/// plan's order.
pub fn sessions<'a>(
    flows: &'a [FlowSpec],
    udp_sources: &'a [UdpSpec],
    traffic: &'a [TrafficSpec],
) -> Vec<Session<'a>> {
    let flows = flows.iter().enumerate().map(|(i, spec)| Session {
        path: format!("flows[{i}]"),
        name: &spec.name,
        from: &spec.from,
        to: &spec.to,
        addresses: spec.addresses,
        start: Instant(spec.start_ns),
        kind: SessionKind::Flow(spec),
    });
    let udp_sources = udp_sources.iter().enumerate();
    let udp_sources = udp_sources.map(|(i, spec)| Session {
        path: format!("udp_sources[{i}]"),
        name: &spec.name,
        from: &spec.from,
        to: &spec.to,
        addresses: spec.addresses,
        start: Instant::ZERO,
        kind: SessionKind::Udp(spec),
    });
    let pairs = traffic.iter().enumerate().flat_map(|(i, source)| {
        let pairs = source.pairs.iter().enumerate();
        pairs.map(move |(j, pair)| Session {
            path: format!("traffic[{i}].pairs[{j}]"),
            name: &source.name,
            from: &pair.connection.from,
            to: &pair.connection.to,
            addresses: pair.connection.addresses,
            start: Instant(pair.connection.start_ns),
            kind: SessionKind::Traffic(source, j),
        })
    });
    flows.chain(udp_sources).chain(pairs).collect()
}

impl Session<'_> {
    /// Makes one of its ends, the hosts' IPv4 addresses given.
    ///
    /// # Errors
    /// A value in the plan that an end can't have.
    pub fn build_endpoint(
        &self,
        role: Role,
        from: Ipv4Addr,
        to: Ipv4Addr,
        driver: &dyn Driver,
    ) -> Result<Box<dyn Endpoint>, PlanError> {
        let refused = |error: ConfigError| PlanError::new(&self.path, error.to_string());
        match self.kind {
            SessionKind::Flow(spec) => {
                let mut draws = driver.draws(&format!("flow/{}", self.name));
                let mut word = || (draws.unit() * 2f64.powi(32)) as u64;
                let config = FlowConfig {
                    secret: word() << 32 | word(),
                    interface_bps: driver.interface_bps(self),
                    ..spec.config(&self.path, from, to)?
                };
                match (&spec.congestion_controller, role) {
                    (Some(name), Role::Sender) => {
                        let controller =
                            driver.congestion_control(name, &config).ok_or_else(|| {
                                let problem =
                                    format!("{name:?}: no congestion controller has that name");
                                PlanError::new(
                                    format!("{}.congestion_controller", self.path),
                                    problem,
                                )
                            })?;
                        Ok(Box::new(
                            Sender::with_controller(&config, controller).map_err(refused)?,
                        ))
                    }
                    _ => flow::build_endpoint(&config, role).map_err(refused),
                }
            }
            SessionKind::Udp(spec) => {
                let path = format!("{}.rate_bps", self.path);
                Rate::checked(spec.rate_bps).map_err(|problem| PlanError::new(path, problem))?;
                let config = spec.config(from, to);
                Ok(match role {
                    Role::Sender => Box::new(OnOffSource::new(&config).map_err(refused)?),
                    Role::Receiver => Box::new(Sink::new(&config)),
                })
            }
            SessionKind::Traffic(source, number) => {
                let pair = &source.pairs[number];
                let path = format!("{}.connection", self.path);
                let config = pair.connection.config(&path, from, to)?;
                Ok(match role {
                    Role::Sender => {
                        let ports = driver.ports(config.transport.header().protocol());
                        let draws = |stream| driver.draws(&source.stream_name(number, stream));
                        let client = Client::new(&config, &pair.application, ports, draws);
                        Box::new(client.map_err(refused)?)
                    }
                    Role::Receiver => Box::new(Server::new(&config).map_err(refused)?),
                })
            }
        }
    }

    /// Directs the packets of these keys, those of one of its ends, to it by the end's number on the host.
    ///
    /// # Errors
    /// Some of them are for another end of the host.
    pub fn register(
        &self,
        directory: &mut Directory,
        keys: Vec<Key>,
        number: usize,
    ) -> Result<(), PlanError> {
        let (from, to) = (self.from, self.to);
        let free = keys.into_iter().all(|key| directory.register(key, number));
        if free {
            return Ok(());
        }
        let problem = format!(
            "another one between {from:?} and {to:?} has the same ports: from_port or to_port must differ"
        );
        Err(PlanError::new(&self.path, problem))
    }
}
