//! The hosts' side of a plan: the ends of its sessions.

use std::collections::BTreeMap;
use std::net::Ipv4Addr;
use std::sync::Arc;

use xcpr_hosts::app::{Draws, Ping, PingSpec, Ports};
use xcpr_hosts::flow::session::{Driver, Session, SessionKind};
use xcpr_hosts::stats::record::Record;
use xcpr_hosts::tcp::cc::CongestionControl;
use xcpr_hosts::{Endpoint, FlowConfig, PlanError, Role, sessions};
use xcpr_link::Stream;
use xcpr_units::{Instant, Span};

use super::{NodeInfo, Nodes, mac, names};
use crate::network::{ControllerFactory, FlowName, Node};
use crate::nodes::arp::{ArpCache, Route};
use crate::nodes::host::{Addressing, Attached};
use crate::nodes::interface::{HostInterface, Interface, TxQueue};
use crate::nodes::processor::Cost;
use crate::nodes::replies::IpConfig;
use crate::nodes::send_jitter::SendJitter;
use xcpr_plan::Plan;

/// The ends of a plan, and who gets the packets that arrive at each host.
///
/// The two ends of a session follow each other, the sender first.
pub(super) struct Endpoints {
    pub(super) ends: Vec<Attached>,
    pub(super) hosts: Vec<Interface>,
    pub(super) flows: Vec<FlowName>,
}

/// A place for an end: a host by its number, and how packets leave it.
struct Place {
    host: usize,
    address: Ipv4Addr,
    channel: usize,
    mac: [u8; 6],
    /// The Ethernet address of the node at the other end of the link.
    link_peer: [u8; 6],
}

impl Place {
    fn find(nodes: &Nodes, path: String, name: &str) -> Result<Place, PlanError> {
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
            ) => match info.ports.get(&0) {
                Some(&(channel, peer)) => Ok(Place {
                    host: *host,
                    address: info.address,
                    channel,
                    mac: info.mac,
                    link_peer: peer,
                }),
                None => Err(PlanError::new(path, format!("host {name:?} has no link"))),
            },
            _ => Err(PlanError::new(
                path,
                format!("no host named {name:?}; allowed are {}", names(hosts)),
            )),
        }
    }

    /// Returns the Ethernet address that packets to another host go to.
    fn next_hop(&self, plan: &Plan, to: Ipv4Addr) -> Result<[u8; 6], PlanError> {
        match plan.hosts[self.host].next_hops.get(&to) {
            Some(next) => mac(next_hop_path(self.host, to), next),
            None => Ok(self.link_peer),
        }
    }
}

/// Returns where a plan has the Ethernet address of a host's packets to an IPv4 address.
fn next_hop_path(host: usize, to: Ipv4Addr) -> String {
    format!("hosts[{host}].next_hops.{to}")
}

/// Random numbers come from the run's seed, and nothing but its ends runs on a host.
pub(super) struct World<'a> {
    pub(super) plan: &'a Plan,
    pub(super) nodes: &'a Nodes,
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

    fn interface_bps(&self, host: &str) -> Option<u64> {
        let (channel, _) = self.nodes.get(host)?.ports.get(&0)?;
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
fn interfaces(plan: &Plan, nodes: &Nodes) -> Result<Vec<Interface>, PlanError> {
    let mut interfaces = vec![Interface::default(); plan.hosts.len()];
    for info in nodes.values() {
        let Node::Host(host) = info.node else {
            continue;
        };
        let spec = &plan.hosts[host];
        let next_hops = spec.next_hops.iter();
        let next_hops = next_hops.map(|(&to, next)| Ok((to, mac(next_hop_path(host, to), next)?)));
        interfaces[host].mac = info.mac;
        interfaces[host].ip = Arc::new(IpConfig {
            address: Some(info.address),
            ttl: spec.ttl,
            next_hops: next_hops.collect::<Result<_, PlanError>>()?,
            default_next_hop: info.ports.get(&0).map_or([0; 6], |&(_, peer)| peer),
        });
    }
    Ok(interfaces)
}

/// Makes the ARP caches of the hosts that have one, by the channels that lead away from them. The sources of their events
/// begin at `first`.
pub(super) fn arp_caches(
    plan: &Plan,
    nodes: &Nodes,
    first: usize,
) -> Result<BTreeMap<usize, ArpCache>, PlanError> {
    let mut caches = BTreeMap::new();
    for (i, host) in plan.hosts.iter().enumerate() {
        let Some(arp) = &host.arp else { continue };
        let path = format!("hosts[{i}].arp");
        if arp.prefix_bits > 32 {
            let problem = format!("{}: allowed are 0 to 32", arp.prefix_bits);
            return Err(PlanError::new(format!("{path}.prefix_bits"), problem));
        }
        let place = Place::find(nodes, path, &host.name)?;
        let route = Route {
            mac: place.mac,
            address: place.address,
            mask: u32::MAX
                .checked_shl(32 - u32::from(arp.prefix_bits))
                .unwrap_or(0),
            gateway: arp.gateway,
        };
        let mut cache = ArpCache::new(route, first + caches.len());
        for (&address, neighbour) in &arp.neighbours {
            let path = format!("hosts[{i}].arp.neighbours.{address}");
            cache.add_static(address, mac(path, neighbour)?);
        }
        caches.insert(place.channel, cache);
    }
    Ok(caches)
}

impl Endpoints {
    /// Makes all ends of a plan.
    pub(super) fn new(world: &World<'_>) -> Result<Endpoints, PlanError> {
        let plan = world.plan;
        let mut endpoints = Endpoints {
            ends: Vec::new(),
            hosts: interfaces(plan, world.nodes)?,
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
        let World { plan, nodes, .. } = *world;
        let path = format!("pings[{number}]");
        let place = Place::find(nodes, format!("{path}.from"), &spec.from)?;
        let ident = u16::try_from(number + 1)
            .map_err(|_| PlanError::new(&path, "identifiers have 16 bits"))?;
        let end = Box::new(Ping::new(spec.clone(), place.address, ident));
        let directory = &mut self.hosts[place.host].directory;
        let is_free = (end.keys().into_iter()).all(|key| directory.register(key, self.ends.len()));
        debug_assert!(is_free, "each has another identifier");
        let addressing = Addressing {
            from: place.mac,
            to: place.next_hop(plan, spec.to)?,
            ttl: spec.ttl.unwrap_or(plan.hosts[place.host].ttl),
        };
        let interface = HostInterface {
            jitter: None,
            queue: None,
            resolves: plan.hosts[place.host].arp.is_some(),
        };
        let record = Record::new(Instant(spec.start_ns), false);
        let attached = Attached::new(end, record, place.channel, addressing, None, interface);
        self.ends.push(attached);
        Ok(())
    }

    /// Places both ends of a session.
    fn place(&mut self, world: &World<'_>, session: &Session<'_>) -> Result<(), PlanError> {
        let World { plan, nodes, .. } = *world;
        let Session { path, from, to, .. } = session;
        let sender = Place::find(nodes, format!("{path}.from"), from)?;
        let receiver = Place::find(nodes, format!("{path}.to"), to)?;
        for (role, place) in [(Role::Sender, &sender), (Role::Receiver, &receiver)] {
            let (from, to) = (sender.address, receiver.address);
            let end = session.build_endpoint(role, from, to, world)?;
            let directory = &mut self.hosts[place.host].directory;
            session.register(directory, &*end, self.ends.len())?;
            let over_time = plan.sample_interval_ns.is_some();
            let record = Record::new(session.start, over_time);
            let cost = plan.hosts[place.host].cost.map(|cost| Cost {
                per_packet: Span(cost.packet_time_ns),
                per_segment: Span(cost.sack_time_ns),
                buffer: cost.receive_buffer_packets,
            });
            let jitter = world.send_jitter(session, role, place.host);
            let queue = plan.hosts[place.host].tx_queue_packets.map(TxQueue::new);
            let interface = HostInterface {
                jitter,
                queue,
                resolves: plan.hosts[place.host].arp.is_some(),
            };
            let other = if role == Role::Sender { to } else { from };
            let addressing = Addressing {
                from: place.mac,
                to: place.next_hop(plan, other)?,
                ttl: plan.hosts[place.host].ttl,
            };
            let attached = Attached::new(end, record, place.channel, addressing, cost, interface);
            self.ends.push(attached);
        }
        Ok(())
    }
}
