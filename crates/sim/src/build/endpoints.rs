//! The hosts' side of a plan: the ends of its sessions.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};

use xcpr_hosts::app::{Draws, Ping, PingSpec, Ports};
use xcpr_hosts::flow::key::Key;
use xcpr_hosts::flow::session::{Driver, Session, SessionKind};
use xcpr_hosts::stats::record::Record;
use xcpr_hosts::tcp::cc::CongestionControl;
use xcpr_hosts::wire::{congestion, ipv6};
use xcpr_hosts::{Endpoint, FlowConfig, PlanError, Role, sessions};
use xcpr_link::Stream;
use xcpr_units::{Instant, Span};

use super::{NodeInfo, Nodes, hosts, names};
use crate::network::{ControllerFactory, FlowName, Node};
use crate::nodes::host::{Addressing, Attached};
use crate::nodes::interface::{HostInterface, Interface, Rewriting, TxQueue};
use crate::nodes::neighbours::NeighbourCache;
use crate::nodes::processor::Cost;
use crate::nodes::replies::IpConfig;
use crate::nodes::send_jitter::SendJitter;
use crate::nodes::translation::{Addresses, Translation};
use xcpr_plan::Plan;

/// The ends of a plan, and who gets the packets that arrive at each host.
///
/// The two ends of a session follow each other, the sender first.
pub(super) struct Endpoints {
    pub(super) ends: Vec<Attached>,
    pub(super) hosts: Vec<Interface>,
    pub(super) flows: Vec<FlowName>,
}

/// A place for an end: a host by its number, and how packets to another host leave it.
struct Place {
    host: usize,
    /// The address of the port that they leave by, of the version of IP of the other host's.
    address: IpAddr,
    channel: usize,
    addressing: Addressing,
    /// Their next hops are found by ARP or Neighbour Discovery.
    resolves: bool,
}

/// Returns the number of the host that a plan names at `path`.
fn find_host(nodes: &Nodes, path: String, name: &str) -> Result<usize, PlanError> {
    let is_host = |info: &&NodeInfo| matches!(info.node, Node::Host(_));
    match nodes.get(name).map(|info| info.node) {
        Some(Node::Host(host)) => Ok(host),
        _ => {
            let hosts = nodes.iter().filter(|(_, info)| is_host(info));
            let allowed = names(hosts.map(|(name, _)| name));
            let problem = format!("no host named {name:?}; allowed are {allowed}");
            Err(PlanError::new(path, problem))
        }
    }
}

impl Place {
    /// Finds the place on a host for packets to an address.
    fn find(
        world: &World<'_>,
        ip: &IpConfig,
        path: &str,
        host: usize,
        to: IpAddr,
    ) -> Result<Place, PlanError> {
        let spec = &world.plan.hosts[host];
        let number = ip.port_to(to);
        let Some(port) = ip.ports.get(&number) else {
            let problem = format!("host {:?} has no link", spec.name);
            return Err(PlanError::new(path, problem));
        };
        let mut own = port.addresses.iter();
        let address = own.find(|own| own.is_ipv4() == to.is_ipv4());
        let address = address.ok_or_else(|| {
            let problem = format!("host {:?} has no address for packets to {to}", spec.name);
            PlanError::new(path, problem)
        })?;
        let neighbours = match spec.interfaces.iter().find(|own| own.port == number) {
            Some(own) => [&own.arp, &own.ndp],
            None => [&spec.arp, &spec.ndp],
        };
        Ok(Place {
            host,
            address: *address,
            channel: port.channel,
            addressing: Addressing {
                from: port.mac,
                to: *ip.next_hops.get(&to).unwrap_or(&port.link_peer),
                ethertype: if to.is_ipv4() {
                    0x0800
                } else {
                    ipv6::ETHERTYPE
                },
                ttl: spec.ttl,
            },
            resolves: neighbours[usize::from(to.is_ipv6())].is_some(),
        })
    }
}

/// Random numbers come from the run's seed, and nothing but its ends runs on a host.
pub(super) struct World<'a> {
    pub(super) plan: &'a Plan,
    pub(super) nodes: &'a Nodes,
    /// The interfaces of the hosts.
    pub(super) ip: Vec<Interface>,
    /// The maker of the congestion controllers that the plan names.
    pub(super) controllers: Option<&'a ControllerFactory<'a>>,
}

impl World<'_> {
    /// Returns the time that packets of an end take until they leave its host, if it is a sender. No other end draws
    /// from its stream.
    fn send_jitter(&self, of: &Session<'_>, role: Role, host: usize) -> Option<SendJitter> {
        let most = Span(self.plan.hosts[host].send_jitter_ns);
        let name = format!("send jitter/{}/{}-{}", of.name, of.from, of.to);
        (role == Role::Sender && most > Span::ZERO)
            .then(|| SendJitter::new(most, Stream::new(self.plan.seed, &name)))
    }
}

impl Driver for World<'_> {
    fn draws(&self, name: &str) -> Draws {
        let mut stream = Stream::new(self.plan.seed, name);
        Draws::new(move || stream.unit())
    }

    fn interface_bps(&self, session: &Session<'_>) -> Option<u64> {
        let info = self.nodes.get(session.from)?;
        let Node::Host(host) = info.node else {
            return None;
        };
        let to = session.addresses.map(|[_, to]| to);
        let port = to.map_or(0, |to| self.ip[host].ip.port_to(to));
        let (channel, _) = info.ports.get(&port)?;
        Some(self.plan.rate_bps(*channel) as u64)
    }

    fn congestion_control(
        &self,
        name: &str,
        config: &FlowConfig,
    ) -> Option<Box<dyn CongestionControl>> {
        (self.controllers?)(name, config)
    }

    fn ports(&self, _protocol: u8) -> Ports {
        Ports::all_free()
    }
}

/// Makes the interfaces of all hosts, on which there are no ends yet.
pub(super) fn interfaces(plan: &Plan, nodes: &Nodes) -> Result<Vec<Interface>, PlanError> {
    let hosts = plan.hosts.iter().enumerate();
    let interfaces = hosts.map(|(i, host)| {
        let info = &nodes[&host.name];
        hosts::interface(i, host, &info.addresses, &info.ports)
    });
    interfaces.collect()
}

/// Makes the caches of neighbours of all hosts that have some, by the channels that lead away from their ports. The sources
/// of their events begin at `first`.
pub(super) fn neighbour_caches(
    plan: &Plan,
    nodes: &Nodes,
    first: usize,
) -> Result<BTreeMap<usize, NeighbourCache>, PlanError> {
    let mut caches = BTreeMap::new();
    for (i, host) in plan.hosts.iter().enumerate() {
        let (info, next) = (&nodes[&host.name], first + caches.len());
        caches.extend(hosts::neighbour_caches(
            i,
            host,
            &info.addresses,
            &info.ports,
            next,
        )?);
    }
    Ok(caches)
}

impl Endpoints {
    /// Makes all ends of a plan.
    pub(super) fn new(world: &World<'_>) -> Result<Endpoints, PlanError> {
        let plan = world.plan;
        let mut endpoints = Endpoints {
            ends: Vec::new(),
            hosts: world.ip.clone(),
            flows: Vec::new(),
        };
        for session in sessions(&plan.flows, &plan.udp_sources, &plan.traffic) {
            endpoints.place(world, &session)?;
            if let SessionKind::Flow(spec) = session.kind {
                let transport = spec.transport(&session.path)?;
                let recovery = spec.recovery(&session.path)?;
                endpoints.flows.push(FlowName {
                    flow: spec.name.clone(),
                    transport: spec
                        .congestion_controller
                        .clone()
                        .unwrap_or(transport.name().to_owned()),
                    recovery: transport.recovered_by(recovery),
                });
            }
        }
        for (i, spec) in plan.pings.iter().enumerate() {
            endpoints.place_ping(world, i, spec)?;
        }
        Ok(endpoints)
    }

    /// Places the sender of a ping, of which there are `number` before it.
    fn place_ping(
        &mut self,
        world: &World<'_>,
        number: usize,
        spec: &PingSpec,
    ) -> Result<(), PlanError> {
        let plan = world.plan;
        let path = format!("pings[{number}]");
        let host = find_host(world.nodes, format!("{path}.from"), &spec.from)?;
        let ip = &world.ip[host].ip;
        let mut place = Place::find(world, ip, &format!("{path}.from"), host, spec.to)?;
        let ident = u16::try_from(number + 1)
            .map_err(|_| PlanError::new(&path, "identifiers have 16 bits"))?;
        let end = Ping::new(spec.clone(), place.address, ident);
        let end = Box::new(end.expect("the place has an address of the same version of IP"));
        let directory = &mut self.hosts[place.host].directory;
        let is_free = (end.keys().into_iter()).all(|key| directory.register(key, self.ends.len()));
        debug_assert!(is_free, "each has another identifier");
        place.addressing.ttl = spec.ttl.unwrap_or(plan.hosts[place.host].ttl);
        let interface = HostInterface {
            jitter: None,
            queue: None,
            rewriting: Rewriting::new(place.resolves, None),
        };
        let record = Record::new(Instant(spec.start_ns), false);
        let (channel, addressing) = (place.channel, place.addressing);
        let attached = Attached::new(end, record, channel, addressing, None, interface);
        self.ends.push(attached);
        Ok(())
    }

    /// Places both ends of a session.
    fn place(&mut self, world: &World<'_>, session: &Session<'_>) -> Result<(), PlanError> {
        let plan = world.plan;
        let path = &session.path;
        let from = find_host(world.nodes, format!("{path}.from"), session.from)?;
        let to = find_host(world.nodes, format!("{path}.to"), session.to)?;
        let addresses = read_addresses(world, session, from, to)?;
        for (role, host) in [(Role::Sender, from), (Role::Receiver, to)] {
            let (own, other, key) = match role {
                Role::Sender => (addresses[0], addresses[1], "from"),
                Role::Receiver => (addresses[1], addresses[0], "to"),
            };
            let path = format!("{path}.{key}");
            let place = Place::find(world, &world.ip[host].ip, &path, host, other.on_links)?;
            let [first, second] = addresses.map(|one| one.in_end);
            let end = session.build_endpoint(role, first, second, world)?;
            let keys = keys_on_links(&*end, other.on_links);
            if other.on_links.is_ipv6()
                && keys.iter().any(|key| key.protocol == congestion::PROTOCOL)
            {
                let problem = "must be of IPv4, as the congestion header of the transport needs it";
                return Err(PlanError::new(
                    format!("{}.addresses", session.path),
                    problem,
                ));
            }
            let directory = &mut self.hosts[host].directory;
            session.register(directory, keys, self.ends.len())?;
            let over_time = plan.sample_interval_ns.is_some();
            let record = Record::new(session.start, over_time);
            let cost = plan.hosts[host].cost.map(|cost| Cost {
                per_packet: Span(cost.packet_time_ns),
                per_segment: Span(cost.sack_time_ns),
                buffer: cost.receive_buffer_packets,
            });
            let interface = HostInterface {
                jitter: world.send_jitter(session, role, host),
                queue: plan.hosts[host].tx_queue_packets.map(TxQueue::new),
                rewriting: Rewriting::new(place.resolves, translation(own, other)),
            };
            let (channel, addressing) = (place.channel, place.addressing);
            let attached = Attached::new(end, record, channel, addressing, cost, interface);
            self.ends.push(attached);
        }
        Ok(())
    }
}

/// The address of a host in the packets of an end, and in those on links.
#[derive(Clone, Copy)]
struct SessionAddress {
    in_end: Ipv4Addr,
    on_links: IpAddr,
}

/// Returns the addresses of a session's hosts. An end over IPv6 has the IPv4 addresses of port 0.
fn read_addresses(
    world: &World<'_>,
    session: &Session<'_>,
    from: usize,
    to: usize,
) -> Result<[SessionAddress; 2], PlanError> {
    let path = format!("{}.addresses", session.path);
    let usual = [session.from, session.to].map(|name| world.nodes[name].addresses[&0].ipv4);
    let Some(stated) = session.addresses else {
        return Ok(usual.map(|address| SessionAddress {
            in_end: address,
            on_links: address.into(),
        }));
    };
    if stated[0].is_ipv4() != stated[1].is_ipv4() {
        return Err(PlanError::new(
            path,
            "must be both of IPv4, or both of IPv6",
        ));
    }
    for (host, address) in [(from, stated[0]), (to, stated[1])] {
        if !world.ip[host].ip.has(address) {
            let name = &world.plan.hosts[host].name;
            return Err(PlanError::new(
                path,
                format!("{address} is no address of {name:?}"),
            ));
        }
    }
    Ok([0, 1].map(|end| SessionAddress {
        in_end: match stated[end] {
            IpAddr::V4(address) => address,
            IpAddr::V6(_) => usual[end],
        },
        on_links: stated[end],
    }))
}

/// Returns the keys of an end's packets on links, which come from an address.
fn keys_on_links(end: &dyn Endpoint, other: IpAddr) -> Vec<Key> {
    let keys = end.keys().into_iter();
    let keys = keys.map(|key| Key {
        other_address: other,
        ..key
    });
    keys.collect()
}

fn translation(own: SessionAddress, other: SessionAddress) -> Option<Translation> {
    let addresses = |one: SessionAddress| match one.on_links {
        IpAddr::V4(_) => None,
        IpAddr::V6(ipv6) => Some(Addresses {
            ipv4: one.in_end,
            ipv6,
        }),
    };
    Some(Translation::new(addresses(own)?, addresses(other)?))
}
