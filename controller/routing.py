"""The knowledge that each router needs, derived from the network.

Routes by longest prefix, with the next hop's Ethernet addresses; each port's capacity for the congestion control; one
clone session to the CPU port for telemetry. After these the data plane needs no controller.

A packet goes a shortest path, unless the network has a given one. Where several are equally short, a router chooses by
its own number and by the place of the destination among the hosts of its router. In a fat-tree this is the choice of
Al-Fares, Loukissas and Vahdat's two-level tables (SIGCOMM 2008, section 3.5), which spreads destinations evenly.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from ipaddress import IPv4Network
from itertools import chain, pairwise
from operator import itemgetter

import rustworkx as rx

from .entries import TableEntry
from .network import End, Host, Network, Router
from .program import Program


def entries(
    program: Program, network: Network, router: Router, police: bool = False, separate: bool = False
) -> list[TableEntry]:
    """Returns all table entries of one router.

    All of its ports check the claims of packets and may be wary if it is to ``police`` them. They tell the packets
    that its congestion control steers from the rest if it is to ``separate`` them, and if its program can.
    """
    rates = sorted(network.ports(router).items())
    routes = (program.route(hop.prefix, hop.port, hop.port_mac, hop.next_mac) for hop in hops(network, router))
    ports = (program.port(port, rate) for port, rate in rates)
    policed = (made(port) for port, _ in rates if police for made in (program.policed, program.wary))
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
    """Returns a /32 for each host of the router's own, the whole prefix of every other router, and a /32 for each host
    there to which another port leads."""
    made, far_hosts = _to_own_hosts(network, router), []
    for far in _far_routers(network, router):
        usual = far.ports[router.number % len(far.ports)]
        made.append(_hop(network, router, far.router.prefix, usual))
        for place, host in enumerate(network.hosts_of(far.router.name)):
            ports_to = far.given.get(host.name, far.ports)
            port = ports_to[(place + router.number) % len(ports_to)]
            if port != usual:
                far_hosts.append(_hop(network, router, host.prefix, port))
    return made + far_hosts


def ways(network: Network, router: Router) -> list[tuple[Hop, ...]]:
    """Returns the same for a router that chooses by the packet: of each prefix all hops with which a shortest way
    begins."""
    made: list[tuple[Hop, ...]] = [(hop,) for hop in _to_own_hosts(network, router)]
    for far in _far_routers(network, router):
        given = {
            host.prefix: far.given[host.name] for host in network.hosts_of(far.router.name) if host.name in far.given
        }
        for prefix, ports in {far.router.prefix: far.ports, **given}.items():
            made.append(tuple(_hop(network, router, prefix, port) for port in ports))
    return made


@dataclass(frozen=True)
class _Far:
    """Another router as seen from one."""

    router: Router
    ports: list[int]
    """The ports that lead there."""
    given: dict[str, list[int]]
    """By node: those that a given path has for it."""


def _far_routers(network: Network, router: Router) -> Iterator[_Far]:
    routers = {other.name: other for other in network.routers}
    shortest, given = _first_ports(network, router), _given_ports(network, router)
    for name in sorted({*shortest, *(given.keys() & routers.keys())}):
        yield _Far(routers[name], given.get(name) or shortest[name], given)


def _to_own_hosts(network: Network, router: Router) -> list[Hop]:
    hosts = {host.name: host for host in network.hosts}
    return [
        Hop(hosts[far.node].prefix, port, router.mac(port), hosts[far.node].mac)
        for port, far in sorted(network.neighbours[router.name].items())
        if far.node in hosts
    ]


def _hop(network: Network, router: Router, prefix: IPv4Network, port: int) -> Hop:
    far = network.neighbours[router.name][port]
    next_router = next(other for other in network.routers if other.name == far.node)
    return Hop(prefix, port, router.mac(port), next_router.mac(far.port))


def _first_ports(network: Network, router: Router) -> dict[str, list[int]]:
    """Returns for each other router the ports that begin a shortest path to it, in their order."""
    graph, here = network.between_routers, network.routers.index(router)
    lengths = {here: 0.0, **rx.digraph_dijkstra_shortest_path_lengths(graph, here, lambda way: way.length)}
    first: dict[int, set[int]] = {}
    for node, length in sorted(lengths.items(), key=itemgetter(1)):
        first[node] = set()
        for before, _, way in graph.in_edges(node):
            if lengths[before] + way.length == length:
                first[node] |= {way.port} if before == here else first[before]
    return {graph[node]: sorted(ports) for node, ports in first.items() if node != here}


def _given_ports(network: Network, router: Router) -> dict[str, list[int]]:
    """Returns for each node to which a given path leads from here the ports to the next node on it."""
    nodes = {other.name: node for node, other in enumerate(network.routers)}
    return {
        path[-1]: _ports_to(network, nodes[here], nodes[there])
        for path in network.given
        for here, there in pairwise(path)
        if here == router.name and there in nodes
    }


def _ports_to(network: Network, here: int, there: int) -> list[int]:
    """Returns the ports of the shortest links between two neighbours, in their order."""
    ways = network.between_routers.get_all_edge_data(here, there)
    least = min(way.length for way in ways)
    return sorted(way.port for way in ways if way.length == least)


class Paths:
    """The ways that packets go in a network, as its routers' routes lead them."""

    def __init__(self, network: Network) -> None:
        self._network = network
        self._hosts = {host.name: host for host in network.hosts}
        self._routers = {router.name: router for router in network.routers}
        self._channels = {
            end: (link.name, direction)
            for link in network.links
            for end, direction in zip(link.ends, ("forward", "backward"), strict=True)
        }
        # By router: the port of each prefix, as address and length. An IPv4Network takes long to make.
        self._ports: dict[str, dict[tuple[int, int], int]] = {}
        self._found: dict[tuple[str, str], tuple[tuple[str, str], ...]] = {}

    def between(self, source: str, destination: str) -> tuple[tuple[str, str], ...]:
        """Returns the channels from a host to another, each a link's name and its direction."""
        key = (source, destination)
        if key not in self._found:
            self._found[key] = tuple(self._walk(source, self._hosts[destination]))
        return self._found[key]

    def _walk(self, source: str, target: Host) -> Iterator[tuple[str, str]]:
        end = End(source, 0)
        while True:
            yield self._channels[end]
            here = self._network.neighbours[end.node][end.port].node
            if here == target.name:
                return
            end = End(here, self._port(here, target))

    def _port(self, router: str, target: Host) -> int:
        """Returns the port of the longest prefix that holds the target's address."""
        if router not in self._ports:
            found = hops(self._network, self._routers[router])
            self._ports[router] = {_key(hop.prefix): hop.port for hop in found}
        ports = self._ports[router]
        port = ports.get((int(target.address), 32))
        return ports[_key(self._routers[target.router].prefix)] if port is None else port


def _key(prefix: IPv4Network) -> tuple[int, int]:
    return int(prefix.network_address), prefix.prefixlen
