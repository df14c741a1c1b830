//! The hosts' side of a plan: the ends of flows, UDP sources and applications.

use std::net::Ipv4Addr;

use xcpr_hosts::app::{Client, Draws, Server};
use xcpr_hosts::key::Directory;
use xcpr_hosts::record::Record;
use xcpr_hosts::spec::SpecError;
use xcpr_hosts::udp::{OnOffSource, Sink};
use xcpr_hosts::{ConfigError, End, Instant, Role, flow};
use xcpr_link::Stream;

use super::{NodeInfo, Nodes, names, rate};
use crate::error::Error;
use crate::host::{Attached, Exit};
use crate::network::{FlowName, Node};
use crate::plan::Plan;

/// The ends of a plan, and who gets the packets that arrive at each host.
///
/// The two ends of a conversation follow each other, the sender first: flows, then UDP sources, then pairs of hosts of
/// traffic sources, each in the plan's order.
pub(super) struct Cast {
    pub(super) ends: Vec<Attached>,
    pub(super) hosts: Vec<Directory>,
    pub(super) flows: Vec<FlowName>,
}

/// A place for an end: number of the host, its address and way out.
struct Place {
    host: usize,
    address: Ipv4Addr,
    exit: Exit,
}

impl Place {
    fn find(nodes: &Nodes, path: String, name: &str) -> Result<Place, Error> {
        let is_host = |info: &&NodeInfo| matches!(info.node, Node::Host(_));
        let hosts = nodes
            .iter()
            .filter(|(_, info)| is_host(info))
            .map(|(name, _)| name);
        match nodes.get(name) {
            Some(
                info @ NodeInfo {
                    node: Node::Host(host),
                    ..
                },
            ) => match info.exits.get(&0) {
                Some(&(channel, peer)) => Ok(Place {
                    host: *host,
                    address: info.address,
                    exit: Exit::new(channel, info.mac, peer),
                }),
                None => Err(Error::plan(path, format!("host {name:?} has no link"))),
            },
            _ => Err(Error::plan(
                path,
                format!("no host named {name:?}; allowed are {}", names(hosts)),
            )),
        }
    }
}

fn of_spec(error: SpecError) -> Error {
    Error::plan(error.path, error.problem)
}

impl Cast {
    /// Makes all ends of a plan.
    pub(super) fn new(plan: &Plan, nodes: &Nodes) -> Result<Cast, Error> {
        let mut cast = Cast {
            ends: Vec::new(),
            hosts: vec![Directory::default(); plan.hosts.len()],
            flows: Vec::new(),
        };
        let over_time = plan.sample_interval_ns.is_some();
        let record = |start_ns| Record::new(Instant(start_ns), over_time);
        for (i, spec) in plan.flows.iter().enumerate() {
            let path = format!("flows[{i}]");
            let refused = |e: ConfigError| Error::plan(path.clone(), e.to_string());
            let (mut transport, mut recovery) = ("", "");
            let make = |role, from, to| {
                let config = spec.config(&path, from, to).map_err(of_spec)?;
                (transport, recovery) = (config.transport.name(), config.recovery.name());
                flow::end(&config, role).map_err(refused)
            };
            cast.pair(
                nodes,
                &path,
                [&spec.from, &spec.to],
                &record(spec.start_ns),
                make,
            )?;
            cast.flows.push(FlowName {
                flow: spec.name.clone(),
                transport,
                recovery,
            });
        }
        for (i, spec) in plan.udp_sources.iter().enumerate() {
            let path = format!("udp_sources[{i}]");
            let refused = |e: ConfigError| Error::plan(path.clone(), e.to_string());
            let make = |role, from, to| -> Result<Box<dyn End>, Error> {
                rate(format!("{path}.rate_bps"), spec.rate_bps)?;
                let config = spec.config(from, to);
                Ok(match role {
                    Role::Sender => Box::new(OnOffSource::new(&config).map_err(refused)?),
                    Role::Receiver => Box::new(Sink::new(&config)),
                })
            };
            cast.pair(nodes, &path, [&spec.from, &spec.to], &record(0), make)?;
        }
        for (i, traffic) in plan.traffic.iter().enumerate() {
            for (j, pair) in traffic.pairs.iter().enumerate() {
                let path = format!("traffic[{i}].pairs[{j}]");
                let refused = |e: ConfigError| Error::plan(path.clone(), e.to_string());
                let spec = &pair.connection;
                let make = |role, from, to| -> Result<Box<dyn End>, Error> {
                    let config = spec
                        .config(&format!("{path}.connection"), from, to)
                        .map_err(of_spec)?;
                    Ok(match role {
                        Role::Sender => {
                            let streams = |number| {
                                let name = traffic.stream_name(j, number);
                                let mut stream = Stream::new(plan.seed, &name);
                                Draws::new(move || stream.unit())
                            };
                            let client = Client::new(&config, &pair.application, streams);
                            Box::new(client.map_err(refused)?)
                        }
                        Role::Receiver => Box::new(Server::new(&config).map_err(refused)?),
                    })
                };
                cast.pair(
                    nodes,
                    &path,
                    [&spec.from, &spec.to],
                    &record(spec.start_ns),
                    make,
                )?;
            }
        }
        Ok(cast)
    }

    /// Places both ends of a conversation between two hosts.
    fn pair(
        &mut self,
        nodes: &Nodes,
        path: &str,
        [from, to]: [&str; 2],
        record: &Record,
        mut make: impl FnMut(Role, Ipv4Addr, Ipv4Addr) -> Result<Box<dyn End>, Error>,
    ) -> Result<(), Error> {
        let sender = Place::find(nodes, format!("{path}.from"), from)?;
        let receiver = Place::find(nodes, format!("{path}.to"), to)?;
        for (role, place) in [(Role::Sender, &sender), (Role::Receiver, &receiver)] {
            let end = make(role, sender.address, receiver.address)?;
            for key in end.keys() {
                if !self.hosts[place.host].register(key, self.ends.len()) {
                    let problem = format!(
                        "another one between {from:?} and {to:?} has the same ports: from_port or to_port must differ"
                    );
                    return Err(Error::plan(path, problem));
                }
            }
            self.ends
                .push(Attached::new(end, record.clone(), place.exit.clone()));
        }
        Ok(())
    }
}
