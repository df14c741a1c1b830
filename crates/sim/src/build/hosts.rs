//! The hosts of a plan: the addresses at their ports, their routes, and the neighbours that they find out.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::Arc;

use xcpr_hosts::PlanError;
use xcpr_hosts::wire::ipv6;

use crate::build::text::{mac, parse};
use crate::nodes::interface::Interface;
use crate::nodes::neighbours::{NeighbourCache, Neighbourhood};
use crate::nodes::prefix::Prefix;
use crate::nodes::replies::{IpConfig, PortConfig};
use xcpr_plan::{Host, Neighbours, Plan};

/// By port: the channel that leads away from it, and the Ethernet address at the link's other end.
type Channels = BTreeMap<u16, (usize, [u8; 6])>;
type Addresses = BTreeMap<u16, PortAddresses>;

/// The length of the prefix of link-local addresses (RFC 4291 section 2.4).
const LINK_LOCAL_BITS: u8 = 10;

/// The addresses of a port.
#[derive(Debug, Clone, Copy)]
pub(super) struct PortAddresses {
    pub(super) mac: [u8; 6],
    pub(super) ipv4: Ipv4Addr,
    pub(super) ipv6: Option<Ipv6Addr>,
}

impl PortAddresses {
    /// Lists the IP addresses. An interface with an IPv6 address has a link-local one too (RFC 4291 section 2.1).
    fn list(&self) -> Vec<IpAddr> {
        let own = [Some(self.ipv4.into()), self.ipv6.map(IpAddr::V6)];
        let link_local = self.ipv6.map(|_| ipv6::link_local(self.mac).into());
        own.into_iter().flatten().chain(link_local).collect()
    }
}

/// A port of a host, as a plan has it.
struct PlannedPort<'a> {
    path: String,
    number: u16,
    address: &'a str,
    ipv6: Option<Ipv6Addr>,
    mac: &'a str,
    /// The settings of ARP and of Neighbour Discovery, with their keys.
    neighbours: [(&'static str, Option<&'a Neighbours>); 2],
}

/// Lists the ports of host `i`, port 0 first.
fn list_ports(i: usize, host: &Host) -> Vec<PlannedPort<'_>> {
    let first = PlannedPort {
        path: format!("hosts[{i}]"),
        number: 0,
        address: &host.address,
        ipv6: host.ipv6,
        mac: &host.mac,
        neighbours: [("arp", host.arp.as_ref()), ("ndp", host.ndp.as_ref())],
    };
    let others = host.interfaces.iter().enumerate();
    let others = others.map(|(j, own)| PlannedPort {
        path: format!("hosts[{i}].interfaces[{j}]"),
        number: own.port,
        address: &own.address,
        ipv6: own.ipv6,
        mac: &own.mac,
        neighbours: [("arp", own.arp.as_ref()), ("ndp", own.ndp.as_ref())],
    });
    [first].into_iter().chain(others).collect()
}

/// Reads the addresses of the ports of host `i`. `hosts_by_address` has the hosts before this one, and gets these
/// addresses.
///
/// # Errors
/// An address that is none, that another host has, or a port that is there twice.
pub(super) fn read_addresses(
    i: usize,
    host: &Host,
    hosts_by_address: &mut BTreeMap<IpAddr, String>,
) -> Result<BTreeMap<u16, PortAddresses>, PlanError> {
    let mut found = BTreeMap::new();
    for port in list_ports(i, host) {
        let path = format!("{}.address", port.path);
        let own = PortAddresses {
            ipv4: parse(path.clone(), port.address)?,
            ipv6: port.ipv6,
            mac: mac(format!("{}.mac", port.path), port.mac)?,
        };
        for (path, address) in [
            (path, Some(own.ipv4.into())),
            (format!("{}.ipv6", port.path), own.ipv6.map(IpAddr::V6)),
        ] {
            if let Some(address) = address
                && let Some(other) = hosts_by_address.insert(address, host.name.clone())
            {
                let problem = format!("{address} is also the address of {other:?}");
                return Err(PlanError::new(path, problem));
            }
        }
        if found.insert(port.number, own).is_some() {
            let problem = format!("{} is the port of another interface", port.number);
            return Err(PlanError::new(format!("{}.port", port.path), problem));
        }
    }
    Ok(found)
}

/// Returns where a plan has the Ethernet address of a host's packets to an IP address.
fn next_hop_path(host: usize, to: IpAddr) -> String {
    format!("hosts[{host}].next_hops.{to}")
}

/// Makes the interfaces of host `host`, on which there are no ends yet.
///
/// # Errors
/// An Ethernet address or a prefix that is none.
pub(super) fn interface(
    host: usize,
    spec: &Host,
    addresses: &Addresses,
    channels: &Channels,
) -> Result<Interface, PlanError> {
    let next_hops = spec.next_hops.iter();
    let next_hops = next_hops.map(|(&to, next)| Ok((to, mac(next_hop_path(host, to), next)?)));
    let others = addresses.iter().filter(|(port, _)| **port != 0);
    let routes = read_routes(host, spec)?.into_iter();
    Ok(Interface {
        mac: addresses.get(&0).map_or([0; 6], |own| own.mac),
        other_macs: others.map(|(&port, own)| (port, own.mac)).collect(),
        ip: Arc::new(IpConfig {
            ports: configure_ports(addresses, channels),
            routes: routes.map(|(to, port, _)| (to, port)).collect(),
            ttl: spec.ttl,
            next_hops: next_hops.collect::<Result<_, PlanError>>()?,
        }),
        ..Interface::default()
    })
}

fn configure_ports(addresses: &Addresses, channels: &Channels) -> BTreeMap<u16, PortConfig> {
    let ports = channels.iter();
    let ports = ports.filter_map(|(&port, &(channel, link_peer))| {
        let own = addresses.get(&port)?;
        let config = PortConfig {
            channel,
            mac: own.mac,
            addresses: own.list(),
            link_peer,
        };
        Some((port, config))
    });
    ports.collect()
}

/// Reads the routes of a host: prefix, port and gateway.
fn read_routes(host: usize, spec: &Host) -> Result<Vec<(Prefix, u16, Option<IpAddr>)>, PlanError> {
    let routes = spec.routes.iter().enumerate();
    let routes = routes.map(|(j, route)| {
        let to = parse(format!("hosts[{host}].routes[{j}].to"), &route.to)?;
        Ok((to, route.port, route.gateway))
    });
    routes.collect()
}

/// Counts the ports with a cache of neighbours.
pub(super) fn count_caches(plan: &Plan) -> usize {
    let hosts = plan.hosts.iter().enumerate();
    hosts
        .flat_map(|(i, host)| list_ports(i, host))
        .filter(|port| port.neighbours.iter().any(|(_, own)| own.is_some()))
        .count()
}

/// Makes the caches of neighbours of the ports of host `i` that have one, with the channels that lead away from them. The
/// sources of their events begin at `first`.
///
/// # Errors
/// A prefix that is longer than an address, or an Ethernet address that is none.
pub(super) fn neighbour_caches(
    i: usize,
    host: &Host,
    addresses: &Addresses,
    channels: &Channels,
    first: usize,
) -> Result<Vec<(usize, NeighbourCache)>, PlanError> {
    let mut caches = Vec::new();
    for port in list_ports(i, host) {
        let neighbours = port.neighbours.iter();
        let resolved: Vec<_> = neighbours
            .filter_map(|&(key, own)| Some((key, own?)))
            .collect();
        let (false, Some(own)) = (resolved.is_empty(), addresses.get(&port.number)) else {
            continue;
        };
        let Some(&(channel, _)) = channels.get(&port.number) else {
            let problem = format!("host {:?} has no link", host.name);
            return Err(PlanError::new(&port.path, problem));
        };
        let source = first + caches.len();
        let cache = make_cache(i, host, &port, own, &resolved, source)?;
        caches.push((channel, cache));
    }
    Ok(caches)
}

fn make_cache(
    i: usize,
    host: &Host,
    port: &PlannedPort<'_>,
    own: &PortAddresses,
    resolved: &[(&'static str, &Neighbours)],
    source: usize,
) -> Result<NeighbourCache, PlanError> {
    let routes = read_routes(i, host)?.into_iter();
    let mut neighbourhood = Neighbourhood {
        mac: own.mac,
        addresses: Vec::new(),
        routes: routes
            .filter(|&(_, number, _)| number == port.number)
            .map(|(to, _, gateway)| (to, gateway))
            .collect(),
    };
    for &(key, neighbours) in resolved {
        let path = format!("{}.{key}", port.path);
        let address = match (key, own.ipv6) {
            ("arp", _) => own.ipv4.into(),
            (_, Some(address)) => IpAddr::V6(address),
            (_, None) => return Err(PlanError::new(path, "needs ipv6, the address of the port")),
        };
        let bits = neighbours.prefix_bits;
        let subnet = Prefix::new(address, bits).ok_or_else(|| {
            let most = if address.is_ipv4() { 32 } else { 128 };
            let problem = format!("{bits}: allowed are 0 to {most}");
            PlanError::new(format!("{path}.prefix_bits"), problem)
        })?;
        neighbourhood.addresses.push(address);
        neighbourhood.routes.push((subnet, None));
        if address.is_ipv6() {
            let link_local = IpAddr::V6(ipv6::link_local(own.mac));
            neighbourhood.addresses.push(link_local);
            let on_link = Prefix::new(link_local, LINK_LOCAL_BITS);
            neighbourhood
                .routes
                .extend(on_link.map(|prefix| (prefix, None)));
        }
        if let Some(gateway) = neighbours.gateway {
            let all = (Prefix::of_all(gateway), Some(gateway));
            neighbourhood.routes.push(all);
        }
    }
    let mut cache = NeighbourCache::new(neighbourhood, source);
    for &(key, neighbours) in resolved {
        for (&address, neighbour) in &neighbours.neighbours {
            let path = format!("{}.{key}.neighbours.{address}", port.path);
            cache.add_static(address, mac(path, neighbour)?);
        }
    }
    Ok(cache)
}
