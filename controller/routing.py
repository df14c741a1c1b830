"""The knowledge that each router needs, derived from the network.

Routes by longest prefix, with the next hop's Ethernet addresses; each port's capacity for the congestion control; one
clone session to the CPU port for telemetry. After these the data plane needs no controller.

A packet goes a shortest path, unless the network has a pinned one. Where several are equally short, a router chooses by
its own number and by the place of the destination among the hosts of its router. In a fat-tree this is the choice of
Al-Fares, Loukissas and Vahdat's two-level tables (SIGCOMM 2008, section 3.5), which spreads destinations evenly.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network
from itertools import chain, pairwise
from operator import itemgetter

import rustworkx as rx

from .entries import TableEntry
from .network import IPV4, Address, End, Host, HostRoutes, LinkEdge, Network, Prefix, Router
from .program import Program


def entries(
    program: Program, network: Network, router: Router, police: bool = False, separate: bool = False
) -> list[TableEntry]:
    """Returns all table entries of one router.

    All of its ports check the claims of packets and guard their shares if it is to ``police`` them. They
    separate explicit from best-effort packets if it is to ``separate`` them, and if its program can.
    """
    rates = sorted(network.ports(router).items())
    routes = (program.route(hop.prefix, hop.port, hop.port_mac, hop.next_mac) for hop in hops(network, router))
    ports = (program.port(port, rate) for port, rate in rates)
    policed = (made(port) for port, _ in rates if police for made in (program.policed, program.guard_entry))
    separated = (program.separated(port) for port, _ in rates if separate and program.queues)
    return [*routes, *chain.from_iterable(ports), *policed, *separated]


@dataclass(frozen=True)
class Hop:
    """The way of packets to a prefix: the port that they leave by, its address, and that of the next hop."""

    prefix: IPv4Network
    port: int
    port_mac: int
    next_mac: int


def hops(network: Network, router: Router) -> list[Hop]:
    """Returns a /32 for each host of the router's own, and the whole prefix of every other router. A host there gets a
    /32 if another port or another next hop leads to it, or if its address is not in that prefix.

    Behind switches, the next hop is the first node that is no switch: a host itself, where no other router is before
    it.
    """
    ports = Ports(network)
    made, far_hosts = _to_own_hosts(network, router), []
    for far in _far_routers(network, router):
        usual = ports.next_hop(router, far.prefix_port(router), far.router)
        if usual is not None:
            made.append(_hop(ports, router, far.router, usual))
        for place, host in enumerate(network.hosts_of(far.router.name)):
            found = ports.next_hop(router, far.port_to(router, place, host), host)
            if found is not None and (found != usual or host.routes is not None):
                far_hosts.append(_hop(ports, router, host, found))
    return made + far_hosts


def multipath_hops(network: Network, router: Router) -> list[tuple[Hop, ...]]:
    """Returns the same for a router that chooses by the packet: of each prefix all hops with which a shortest way
    begins."""
    ports = Ports(network)
    made: list[tuple[Hop, ...]] = [(hop,) for hop in _to_own_hosts(network, router)]
    for far in _far_routers(network, router):
        usual = _next_hops(ports, router, far.ports, far.router)
        if usual:
            made.append(tuple(_hop(ports, router, far.router, found) for found in usual))
        for host in network.hosts_of(far.router.name):
            to_host = _next_hops(ports, router, far.pinned_ports.get(host.name, far.ports), host)
            if host.name in far.pinned_ports or to_host != usual or host.routes is not None:
                made.append(tuple(_hop(ports, router, host, found) for found in to_host))
    return made


def ipv6_hops(network: Network, router: Router) -> dict[IPv6Network, Hop]:
    """Returns a hop by /128 for each host with an IPv6 address: the way there is that of its IPv4 address."""
    ports, made = Ports(network), {}
    for host in network.interfaces:
        port = None if host.ipv6 is None or not host.router else ports.port(router.name, host)
        found = None if port is None else ports.next_hop(router, port, host)
        if host.ipv6 is not None and found is not None:
            made[IPv6Network(host.ipv6)] = _hop(ports, router, host, found)
    return made


@dataclass(frozen=True)
class _Far:
    """Another router as seen from one."""

    router: Router
    ports: list[int]
    """The ports that lead there."""
    pinned_ports: dict[str, list[int]]
    """By node: those that a pinned path has for it."""

    def prefix_port(self, router: Router) -> int:
        """Returns the port for its prefix: that of most of its hosts."""
        return self.ports[router.number % len(self.ports)]

    def port_to(self, router: Router, place: int, host: Host) -> int:
        """Returns the port for one of its hosts, which has a place among them."""
        ports = self.pinned_ports.get(host.name, self.ports)
        return ports[(place + router.number) % len(ports)]


def _far_routers(network: Network, router: Router) -> Iterator[_Far]:
    routers = network.routers_by_name
    shortest, given = _first_ports(network, router), _pinned_ports(network, router)
    for name in sorted({*shortest, *(given.keys() & routers.keys())}):
        yield _Far(routers[name], given.get(name) or shortest[name], given)


def _to_own_hosts(network: Network, router: Router) -> list[Hop]:
    hosts = network.interfaces_by_end
    found = ((port, hosts.get((far.node, far.port))) for port, far in sorted(network.neighbours[router.name].items()))
    return [Hop(host.prefix, port, router.mac(port), host.mac) for port, host in found if host is not None]


_NextHop = tuple[int, End]
"""The port that leads there, and the first end on the way that is no switch's."""


def _next_hops(ports: Ports, router: Router, by: list[int], target: Host | Router) -> list[_NextHop]:
    found = (ports.next_hop(router, port, target) for port in by)
    return [one for one in found if one is not None]


def _hop(ports: Ports, router: Router, target: Host | Router, found: _NextHop) -> Hop:
    port, end = found
    return Hop(target.prefix, port, router.mac(port), ports.mac(end))


def _first_ports(network: Network, router: Router) -> dict[str, list[int]]:
    """Returns for each other router the ports that begin a shortest path to it, in their order."""
    graph, here = network.between_routers, network.routers.index(router)
    found = _shortest(graph, here)
    if router.is_switch and len(network.segments[router.name]) < len(network.routers):
        # Frames within a subnet stay there, however short a way by a router is.
        names = [other.name for other in network.routers]
        subnet = graph.subgraph([names.index(name) for name in sorted(network.segments[router.name])])
        found |= _shortest(subnet, subnet.nodes().index(router.name))
    return found


def _shortest(graph: rx.PyDiGraph[str, LinkEdge], here: int) -> dict[str, list[int]]:
    lengths = {here: 0.0, **rx.digraph_dijkstra_shortest_path_lengths(graph, here, lambda way: way.length)}
    first: dict[int, set[int]] = {}
    for node, length in sorted(lengths.items(), key=itemgetter(1)):
        first[node] = set()
        for before, _, way in graph.in_edges(node):
            if lengths[before] + way.length == length:
                first[node] |= {way.port} if before == here else first[before]
    return {graph[node]: sorted(ports) for node, ports in first.items() if node != here}


def _pinned_ports(network: Network, router: Router) -> dict[str, list[int]]:
    """Returns for each node to which a pinned path leads from here the ports to the next node on it."""
    nodes = {other.name: node for node, other in enumerate(network.routers)}
    return {
        path[-1]: _ports_to(network, nodes[here], nodes[there])
        for path in network.pinned_paths
        for here, there in pairwise(path)
        if here == router.name and there in nodes
    }


def _ports_to(network: Network, here: int, neighbour: int) -> list[int]:
    """Returns the ports of the shortest links between two neighbours, in their order."""
    ways = network.between_routers.get_all_edge_data(here, neighbour)
    least = min(way.length for way in ways)
    return sorted(way.port for way in ways if way.length == least)


class Ports:
    """The ports by which nodes send what is for a host."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self._routers = {router.name: router for router in network.routers}
        # By router: the port of each prefix, as address and length. An IPv4Network takes long to make.
        self._ports: dict[str, dict[tuple[int, int], int]] = {}

    def port(self, router: str, target: Host | Router) -> int | None:
        """Returns the port of the longest prefix that holds a host's address, or of a router's prefix; None where
        there is none."""
        if router not in self._ports:
            self._ports[router] = self._find(self._routers[router])
        ports = self._ports[router]
        if isinstance(target, Router):
            return ports.get(_key(target.prefix))
        port = ports.get((int(target.address), 32))
        return ports.get(_key(self._routers[target.router].prefix)) if port is None else port

    def _find(self, router: Router) -> dict[tuple[int, int], int]:
        found = {_key(hop.prefix): hop.port for hop in _to_own_hosts(self.network, router)}
        for far in _far_routers(self.network, router):
            common = found[_key(far.router.prefix)] = far.prefix_port(router)
            for place, host in enumerate(self.network.hosts_of(far.router.name)):
                port = far.port_to(router, place, host)
                if port != common or host.routes is not None:
                    found[int(host.address), 32] = port
        return found

    def next_hop(self, router: Router, port: int, target: Host | Router) -> _NextHop | None:
        """Returns the next hop by a port to a host, or to the hosts of a router; None where each of these is a next hop
        of its own."""
        end = self.first_host_or_router(self.network.neighbours[router.name][port], target)
        return None if end is None else (port, end)

    def first_host_or_router(self, end: End, target: Host | Router) -> End | None:
        """Returns the first end of a host or a router from this end of a link on, on the way of frames that switches
        forward; None where the way leads to no such end."""
        while end.node in self._routers and self._routers[end.node].is_switch:
            port = self.port(end.node, target)
            if port is None:
                return None
            end = self.network.neighbours[end.node][port]
        return end

    def mac(self, end: End) -> int:
        """Returns the Ethernet address of a host, or of a router's port."""
        host = self.network.interfaces_by_end.get((end.node, end.port))
        return self._routers[end.node].mac(end.port) if host is None else host.mac


class Paths:
    """The ways that packets go in a network, as its routers' routes lead them."""

    def __init__(self, network: Network) -> None:
        self._network = network
        self._routers = {router.name: router for router in network.routers}
        self._channels = {
            end: (link.name, direction)
            for link in network.links
            for end, direction in zip(link.ends, ("forward", "backward"), strict=True)
        }
        self._ports = Ports(network)
        self._found: dict[tuple[str, str, int], tuple[End, ...]] = {}

    def channels_between(self, source: str, destination: str, version: int = IPV4) -> tuple[tuple[str, str], ...]:
        """Returns the channels from a host to another, each a link's name and its direction."""
        return tuple(self._channels[end] for end in self._ends(source, destination, version))

    def routers_between(self, source: str, destination: str, version: int = IPV4) -> tuple[str, ...]:
        """Returns the routers from a host to another, without switches: those that may take one off the TTL."""
        passed = [end.node for end in self._ends(source, destination, version)[1:]]
        return tuple(name for name in passed if not self._routers[name].is_switch)

    def port_to(self, source: str, address: Address) -> Host:
        """Returns a host at the port by which it sends to an address: the one of the longest prefix that holds the
        address, or port 0."""
        interfaces = self._network.interfaces_of(source)
        holding = [
            (prefix.prefixlen, -place)
            for place, interface in enumerate(interfaces)
            for prefix in self.prefixes_at(interface, address.version)
            if address in prefix
        ]
        return interfaces[-max(holding)[1]] if holding else interfaces[0]

    def prefixes_at(self, interface: Host, version: int) -> tuple[Prefix, ...]:
        """Returns the prefixes behind an interface: its subnet, and those of its own routes."""
        routes = interface.routes_of(version)
        if routes is not None:
            return (routes.subnet, *routes.prefixes)
        if version == IPV4 and interface.router:
            return (self._routers[interface.router].prefix,)
        return ()

    def ends_between(self, source: str, destination: str, version: int = IPV4) -> tuple[Host, Host]:
        """Returns two hosts at the ports between which their packets of a version of IP go.

        The address of the destination is the first one in a subnet of the source, or that of port 0. Raises ValueError
        where one of them has no address of the version.
        """
        candidates = [host for host in self._network.interfaces_of(destination) if host.address_of(version) is not None]
        if not candidates:
            raise ValueError(f"{destination} has no IPv{version} address")
        near = self._network.interfaces_of(source)
        target = candidates[0]
        if len(candidates) > 1:
            on_link = (host for host in candidates if any(self._is_on_link(one, host, version) for one in near))
            target = next(on_link, target)
        address = target.address_of(version)
        assert address is not None
        interface = near[0] if len(near) == 1 else self.port_to(source, address)
        if interface.address_of(version) is None:
            raise ValueError(f"{source} has no IPv{version} address towards {destination}")
        return interface, target

    def _is_on_link(self, interface: Host, target: Host, version: int) -> bool:
        """Returns whether a host's address is in the subnet of an interface."""
        address, prefixes = target.address_of(version), self.prefixes_at(interface, version)
        return bool(prefixes) and address in prefixes[0]

    def next_hop(self, source: str, destination: str, version: int = IPV4) -> int | None:
        """Returns the Ethernet address that a host's packets to another go to; None where no way leads there."""
        host, target = self.ends_between(source, destination, version)
        routes, address = host.routes_of(version), target.address_of(version)
        assert address is not None
        if routes is not None and (found := self.resolve(routes, address)) is not None:
            return found
        if routes is None and self._network.are_neighbours(host, target):
            return target.mac
        end = self._ports.first_host_or_router(self._network.neighbours[source][host.port], target)
        return None if end is None else self._ports.mac(end)

    def resolve(self, routes: HostRoutes, destination: Address) -> int | None:
        """Returns the Ethernet address of the next hop to a destination, by a static entry or as the host finds it.

        None where no host answers, and for the router of its link.
        """
        address = routes.next_hop(destination)
        if address is None:
            return None
        if address in routes.arp:
            return routes.arp[address]
        version = address.version
        return next((host.mac for host in self._network.interfaces if host.address_of(version) == address), None)

    def _ends(self, source: str, destination: str, version: int) -> tuple[End, ...]:
        """Returns the ends by which packets leave nodes on their way."""
        key = (source, destination, version)
        if key not in self._found:
            self._found[key] = tuple(self._walk(*self.ends_between(source, destination, version)))
        return self._found[key]

    def _walk(self, source: Host, target: Host) -> Iterator[End]:
        end = End(source.name, source.port)
        while True:
            yield end
            here = self._network.neighbours[end.node][end.port].node
            if here == target.name:
                return
            port = self._ports.port(here, target) if here in self._routers and target.router else None
            if port is None:
                raise ValueError(f"no way leads from {source.name} to {target.name}")
            end = End(here, port)


def _key(prefix: IPv4Network) -> tuple[int, int]:
    return int(prefix.network_address), prefix.prefixlen
