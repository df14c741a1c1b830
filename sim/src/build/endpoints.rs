//! The hosts' side of a plan: flows, UDP sources and applications.

use std::net::Ipv4Addr;

use xcpr_hosts::app::{Client, Draws, Server};
use xcpr_hosts::udp::OnOffSource;
use xcpr_hosts::{FlowReceiver, FlowSender, Instant};
use xcpr_link::Stream;

use super::{NodeInfo, Nodes, names, rate};
use crate::error::Error;
use crate::host::{Exit, Flow, Host, Key, Owner, Pair, Udp};
use crate::network::Node;
use crate::plan::Plan;

/// A host of a flow: its number, address, way out.
fn host(nodes: &Nodes, path: String, name: &str) -> Result<(usize, Ipv4Addr, Exit), Error> {
    let is_host = |info: &&NodeInfo| matches!(info.node, Node::Host(_));
    let hosts = nodes
        .iter()
        .filter(|(_, info)| is_host(info))
        .map(|(name, _)| name);
    match nodes.get(name) {
        Some(
            info @ NodeInfo {
                node: Node::Host(i),
                ..
            },
        ) => match info.exits.get(&0) {
            Some(&(channel, peer)) => Ok((*i, info.address, Exit::new(channel, info.mac, peer))),
            None => Err(Error::plan(path, format!("host {name:?} has no link"))),
        },
        _ => Err(Error::plan(
            path,
            format!("no host named {name:?}; allowed are {}", names(hosts)),
        )),
    }
}

type FlowNames = Vec<(String, &'static str, &'static str)>;

/// Makes the flows and tells their hosts. Returns with each flow its name, transport and recovery.
pub(super) fn flows(
    plan: &Plan,
    nodes: &Nodes,
    hosts: &mut [Host],
) -> Result<(Vec<Flow>, FlowNames), Error> {
    let (mut flows, mut names) = (Vec::new(), Vec::new());
    for (i, flow) in plan.flows.iter().enumerate() {
        let path = format!("flows[{i}]");
        let (from, source, sender_exit) = host(nodes, format!("{path}.from"), &flow.from)?;
        let (to, destination, receiver_exit) = host(nodes, format!("{path}.to"), &flow.to)?;
        let config = flow
            .config(&path, source, destination)
            .map_err(|e| Error::plan(e.path, e.problem))?;
        let refused = |e: xcpr_hosts::ConfigError| Error::plan(path.clone(), e.to_string());
        let sender = FlowSender::new(&config).map_err(refused)?;
        let receiver = FlowReceiver::new(&config).map_err(refused)?;
        for port in config.source_ports() {
            let at_sender = Key::flow(port, flow.to_port, destination.octets());
            let at_receiver = Key::flow(flow.to_port, port, source.octets());
            if !hosts[from].register(at_sender, Owner::Sender(i))
                || !hosts[to].register(at_receiver, Owner::Receiver(i))
            {
                return Err(ports_taken(&path, &flow.from, &flow.to));
            }
        }
        names.push((
            flow.name.clone(),
            config.transport.name(),
            config.recovery.name(),
        ));
        flows.push(Flow::new(
            sender,
            receiver,
            sender_exit,
            receiver_exit,
            Instant(flow.start_ns),
        ));
    }
    Ok((flows, names))
}

fn ports_taken(path: &str, from: &str, to: &str) -> Error {
    let problem = format!(
        "another one between {from:?} and {to:?} has the same ports: from_port or to_port must differ"
    );
    Error::plan(path, problem)
}

/// Makes the UDP sources and tells their hosts.
pub(super) fn udp_sources(
    plan: &Plan,
    nodes: &Nodes,
    hosts: &mut [Host],
) -> Result<Vec<Udp>, Error> {
    let mut made = Vec::new();
    for (i, udp) in plan.udp_sources.iter().enumerate() {
        let path = format!("udp_sources[{i}]");
        let (_, source, exit) = host(nodes, format!("{path}.from"), &udp.from)?;
        let (to, destination, _) = host(nodes, format!("{path}.to"), &udp.to)?;
        rate(format!("{path}.rate_bps"), udp.rate_bps)?;
        let config = udp.config(source, destination);
        let source_of =
            OnOffSource::new(&config).map_err(|e| Error::plan(path.clone(), e.to_string()))?;
        let key = Key::udp(udp.to_port, udp.from_port, source.octets());
        if !hosts[to].register(key, Owner::Sink(i)) {
            return Err(ports_taken(&path, &udp.from, &udp.to));
        }
        made.push(Udp::new(source_of, exit));
    }
    Ok(made)
}

/// A stream of the run's seed.
#[derive(Debug)]
struct Drawn(Stream);

impl Draws for Drawn {
    fn unit(&mut self) -> f64 {
        self.0.unit()
    }
}

/// Makes the traffic sources' pairs of hosts, the sources' one after the other. Comes after all others on hosts.
pub(super) fn pairs(plan: &Plan, nodes: &Nodes, hosts: &mut [Host]) -> Result<Vec<Pair>, Error> {
    let mut made = Vec::new();
    for (i, traffic) in plan.traffic.iter().enumerate() {
        for (j, pair) in traffic.pairs.iter().enumerate() {
            let path = format!("traffic[{i}].pairs[{j}]");
            let spec = &pair.connection;
            let (from, source, client_exit) = host(nodes, format!("{path}.from"), &spec.from)?;
            let (to, destination, server_exit) = host(nodes, format!("{path}.to"), &spec.to)?;
            let config = spec
                .config(&format!("{path}.connection"), source, destination)
                .map_err(|e| Error::plan(e.path, e.problem))?;
            let refused = |e: xcpr_hosts::ConfigError| Error::plan(path.clone(), e.to_string());
            let streams = |number: u32| -> Box<dyn Draws> {
                let name = format!("{}/{j}/{number}", traffic.name);
                Box::new(Drawn(Stream::new(plan.seed, &name)))
            };
            let start = Instant(spec.start_ns);
            let client =
                Client::new(&config, &pair.application, start, streams).map_err(refused)?;
            let server = Server::new(&config).map_err(refused)?;
            let number = made.len();
            for (host, owner, name) in [
                (from, Owner::Client(number), &spec.from),
                (to, Owner::Server(number), &spec.to),
            ] {
                if !hosts[host].occupy(owner) {
                    let problem = format!("{name:?} must have nothing else to do");
                    return Err(Error::plan(path, problem));
                }
            }
            made.push(Pair::new(client, server, client_exit, server_exit));
        }
    }
    Ok(made)
}
