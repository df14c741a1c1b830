//! The sending end of a traffic source between two hosts: opens connections as its application wants them, feeds them,
//! and frees those that are over.
//!
//! Each connection takes the next port, round the range, so that what is left of an old connection finds no new one.

use std::ops::Range;

use super::draws::Draws;
use super::on_off::{OnOff, Writer};
use super::pareto::Pareto;
use super::ports::{Held, Ports};
use super::sizes::{SizeClass, Sizes};
use super::spec::ApplicationSpec;
use super::stats::ClientStats;
use super::table::{Connection, Table};
use super::web::Arrivals;
use crate::flow::config::{ConfigError, FlowConfig, Transmit};
use crate::flow::endpoint::{Counts, Endpoint, Statistics};
use crate::flow::key::Key;
use crate::flow::registry::Shape;
use crate::tcp::sender::Sender;
use crate::udp::datagram::interval_ns;
use crate::{Instant, Span};

/// A sender stays for so many initial retransmission timeouts after its end, so that a receiver whose FIN was not
/// answered finds it twice more.
const LINGER: u64 = 4;

/// A connection, with the application that writes to it if it has one of its own.
#[derive(Debug)]
struct ClientConnection {
    sender: Sender,
    began: Instant,
    /// Until when it stays, once all data is acknowledged.
    until: Option<Instant>,
    writer: Option<Writer>,
    /// The index of its class of sizes, if transfers are classified by size.
    class: Option<usize>,
    /// Its port.
    _held: Held,
}

impl Connection for ClientConnection {
    fn poll_timeout(&self) -> Option<Instant> {
        let write = self.writer.as_ref().map(Writer::next);
        let times = [self.sender.poll_timeout(), self.until, write];
        Instant::earliest(times)
    }

    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        self.sender.poll_transmit(now, buf)
    }

    fn is_over(&self, now: Instant) -> bool {
        self.until.is_some_and(|until| until <= now)
    }
}

/// The party that asks for connections.
#[derive(Debug)]
enum Application {
    /// One more for each of these streams, all at the start.
    Persistent(Vec<Draws>, OnOff),
    Web(Arrivals, Draws),
}

/// See the module.
#[derive(Debug)]
pub struct Client {
    /// The configuration of all connections but for ports and bytes.
    config: FlowConfig,
    application: Application,
    ports: Ports,
    next_port: u16,
    connections: Table<ClientConnection>,
    /// Whole frames of the data that applications wrote.
    offered_bytes: u64,
    stats: ClientStats,
    refused_packets: u64,
}

impl Client {
    /// Makes a client that begins at `config.start`. Its connections are as `config` says; they use its port first, if
    /// `ports` lets them. `streams` gives random streams by number, each the same whenever the run is the same. From
    /// `config.stop` on nothing new is written; short transfers under way go on.
    ///
    /// # Errors
    /// A field of `config` or `application` is out of range.
    pub fn new(
        config: &FlowConfig,
        application: &ApplicationSpec,
        ports: Ports,
        mut streams: impl FnMut(u32) -> Draws,
    ) -> Result<Client, ConfigError> {
        config.validate()?;
        if config.transport.window().is_none() {
            return Err(ConfigError::NoTcp(config.transport.name()));
        }
        if config.transport.shape() == Shape::Parallel {
            let problem = "transport: psockets takes several connections itself";
            return Err(ConfigError::Application(problem));
        }
        let mut classes = Vec::new();
        let application = match application {
            &ApplicationSpec::ParetoOnoff {
                connections,
                rate_bps,
                shape,
                on_mean_ns,
                off_mean_ns,
            } => {
                let interval = interval_ns(config.packet_bytes, rate_bps);
                if !(1.0..1e17).contains(&interval) {
                    return Err(ConfigError::Rate);
                }
                let model = OnOff {
                    interval: Span(interval.round() as u64),
                    on: pareto(shape, on_mean_ns as f64)?,
                    off: pareto(shape, off_mean_ns as f64)?,
                };
                Application::Persistent((0..connections).rev().map(streams).collect(), model)
            }
            &ApplicationSpec::Web {
                arrivals_per_s,
                shape,
                bytes_mean,
            } => {
                let sizes = Sizes::Pareto(pareto(shape, bytes_mean)?);
                transfers(config, arrivals_per_s, sizes, streams(0))?
            }
            ApplicationSpec::Transfers {
                arrivals_per_s,
                sizes,
                up_to_bytes,
            } => {
                let problem = "sizes: must be points in order, from a share of 0 to 1";
                let sizes = Sizes::from_points(sizes).ok_or(ConfigError::Application(problem))?;
                classes = SizeClass::split(up_to_bytes);
                transfers(config, *arrivals_per_s, sizes, streams(0))?
            }
        };
        Ok(Client {
            config: config.clone(),
            application,
            ports,
            next_port: config.source.port(),
            connections: Table::new(),
            offered_bytes: 0,
            stats: ClientStats {
                classes,
                ..ClientStats::default()
            },
            refused_packets: 0,
        })
    }

    /// Returns when the application wants its next connection.
    fn next_opening(&self) -> Option<Instant> {
        let next = match &self.application {
            Application::Persistent(streams, _) => {
                (!streams.is_empty()).then_some(self.config.start)
            }
            Application::Web(arrivals, _) => Some(arrivals.next()),
        };
        next.filter(|&at| !self.is_stopped(at))
    }

    fn is_stopped(&self, at: Instant) -> bool {
        self.config.stop.is_some_and(|stop| stop <= at)
    }

    /// Opens the connection that the application wants now.
    fn open(&mut self, now: Instant) {
        let (bytes, writer) = match &mut self.application {
            Application::Persistent(streams, model) => {
                let writer = streams.pop().map(|draws| Writer::new(*model, now, draws));
                (None, writer)
            }
            Application::Web(arrivals, draws) => (Some(arrivals.take(draws)), None),
        };
        let mut config = self.config.clone();
        config.bytes = bytes;
        config.stop = config.stop.filter(|_| writer.is_some());
        let sender = self.free_port().and_then(|(port, held)| {
            config.source.set_port(port);
            let sender = match bytes {
                Some(_) => Sender::new(&config),
                None => Sender::open(&config),
            };
            Some((sender.ok()?, held))
        });
        let Some((mut sender, held)) = sender else {
            self.stats.refused += 1;
            return;
        };
        if let Some(bytes) = bytes {
            let frames = bytes.div_ceil(u64::from(config.payload_bytes()));
            self.offered_bytes += bytes + frames * u64::from(config.header_bytes());
        }
        self.stats.started += 1;
        let class = bytes.and_then(|bytes| SizeClass::position_for(&self.stats.classes, bytes));
        if let Some(class) = class {
            self.stats.classes[class].started += 1;
        }
        sender.start(now);
        let connection = ClientConnection {
            sender,
            began: now,
            until: None,
            writer: writer.filter(|w| !self.is_stopped(w.next())),
            class,
            _held: held,
        };
        self.connections.insert(config.source.port(), connection);
    }

    /// Finds the next port that no connection has, if no other program has it.
    fn free_port(&mut self) -> Option<(u16, Held)> {
        let first = self.config.source.port();
        for _ in first..=u16::MAX {
            let port = self.next_port;
            self.next_port = port.checked_add(1).unwrap_or(first);
            if !self.connections.has(port) {
                return self.ports.hold(port).map(|held| (port, held));
            }
        }
        None
    }

    /// Counts the connections that the client keeps, those that linger included.
    pub fn connections(&self) -> usize {
        self.connections.len()
    }

    /// Counts the packets of no connection.
    pub fn refused_packets(&self) -> u64 {
        self.refused_packets
    }
}

impl Endpoint for Client {
    fn handle_packet(&mut self, now: Instant, packet: &[u8], wire_len: u32) -> Range<u64> {
        let port = Key::from_packet(packet).map(|key| key.own_ports.first);
        let Some(connection) = port.and_then(|port| self.connections.touch(port)) else {
            self.refused_packets += 1;
            return 0..0;
        };
        connection.sender.handle_packet(now, packet, wire_len);
        connection.sender.take_recovery_events();
        if connection.until.is_none() && connection.sender.is_complete() {
            let linger = self.config.initial_rto.saturating_mul(LINGER);
            connection.until = Some(now + linger);
            connection.writer = None;
            self.stats.completed += 1;
            let took = now.since(connection.began);
            self.stats.completion.add(took);
            if let Some(class) = connection.class {
                self.stats.classes[class].completion.add(took);
            }
        }
        0..0
    }

    fn poll_transmit(&mut self, now: Instant, buf: &mut [u8]) -> Option<Transmit> {
        self.connections.poll_transmit(now, buf)
    }

    fn poll_timeout(&self) -> Option<Instant> {
        let times = [self.next_opening(), self.connections.poll_timeout()];
        Instant::earliest(times)
    }

    fn handle_timeout(&mut self, now: Instant) {
        while self.next_opening().is_some_and(|at| at <= now) {
            self.open(now);
        }
        let (stop, offered) = (self.config.stop, &mut self.offered_bytes);
        let payload = u64::from(self.config.payload_bytes());
        let packet = u64::from(self.config.packet_bytes);
        self.connections.handle_timeout(now, |connection| {
            connection.sender.handle_timeout(now);
            if let Some(writer) = &mut connection.writer {
                let segments = writer.writes(now);
                if segments > 0 {
                    connection.sender.supply(now, segments * payload, false);
                    *offered += segments * packet;
                }
                if stop.is_some_and(|stop| stop <= writer.next()) {
                    connection.writer = None;
                }
            }
        });
    }

    fn keys(&self) -> Vec<Key> {
        let FlowConfig {
            source,
            destination,
            ..
        } = self.config;
        vec![Key {
            own_ports: (source.port()..=u16::MAX).into(),
            ..Key::new(
                self.config.transport.header().protocol(),
                source,
                destination,
            )
        }]
    }
}

impl Statistics for Client {
    fn counts(&self) -> Counts {
        Counts {
            offered_bytes: self.offered_bytes,
            opened: self.stats.clone(),
            ..Counts::default()
        }
    }
}

fn transfers(
    config: &FlowConfig,
    per_s: f64,
    sizes: Sizes,
    mut draws: Draws,
) -> Result<Application, ConfigError> {
    if !(1e-9..1e9).contains(&per_s) {
        let problem = "arrivals_per_s: must be from 1e-9 to 1e9";
        return Err(ConfigError::Application(problem));
    }
    let arrivals = Arrivals::new(per_s, sizes, config.start, &mut draws);
    Ok(Application::Web(arrivals, draws))
}

fn pareto(shape: f64, mean: f64) -> Result<Pareto, ConfigError> {
    let problem = "shape: must be above 1, and means above 0";
    Pareto::new(shape, mean).ok_or(ConfigError::Application(problem))
}
