"""The network as a controller sees it: who is connected to whom, at which port and rate."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from ipaddress import IPv4Address, IPv4Network

import rustworkx as rx

CPU_PORT = 255
"""The port of every router that leads to its controller."""
SWITCH_LAYER, ROUTER_LAYER = 2, 3
"""The layers at which a node forwards: a switch by Ethernet addresses, a router by IP addresses."""


@dataclass(frozen=True)
class End:
    """One end of a link: a node's name and its port. A host has port 0 only."""

    node: str
    port: int


@dataclass(frozen=True)
class Link:
    """A link; each rate is that of what leaves by the end at its place, bits per second."""

    name: str
    ends: tuple[End, End]
    rates: tuple[int, int]
    lengths: tuple[int, int] = (1, 1)
    """The lengths that it adds to a path, from each end."""


@dataclass(frozen=True)
class LinkEdge:
    """One direction of a link: the port where it begins, and the length that it adds to a path."""

    port: int
    length: int


@dataclass(frozen=True)
class HostRoutes:
    """The routes and static neighbours of a host whose address is its own choice, as ip-route(8) has them."""

    subnet: IPv4Network
    """The addresses that it sends to without a gateway."""
    gateway: IPv4Address | None = None
    """The address of the next hop to all others; None: the router at the other end of its link."""
    arp: Mapping[IPv4Address, int] = field(default_factory=dict)
    """The Ethernet addresses that it need not ask for, by IPv4 address."""

    def next_hop(self, destination: IPv4Address) -> IPv4Address | None:
        """Returns the address that packets to a destination are handed to; None for the router of its link."""
        return destination if destination in self.subnet else self.gateway


@dataclass(frozen=True)
class Host:
    """A host with one address, on one router."""

    name: str
    address: IPv4Address
    mac: int
    router: str
    routes: HostRoutes | None = None
    """The routes of a host whose address is its own choice; None: its address is in the prefix of its router."""

    @cached_property
    def prefix(self) -> IPv4Network:
        """The prefix of its address alone."""
        return IPv4Network(self.address)


@dataclass(frozen=True)
class Router:
    """A router and the prefix that holds the addresses of all its hosts."""

    name: str
    number: int
    prefix: IPv4Network
    layer: int = ROUTER_LAYER
    """``SWITCH_LAYER`` or ``ROUTER_LAYER``."""

    @property
    def is_switch(self) -> bool:
        """Whether it forwards Ethernet frames as they are."""
        return self.layer == SWITCH_LAYER

    def mac(self, port: int) -> int:
        """Returns the locally administered address of a port; port 0 stands for the router."""
        return 0x02_01_00_00_00_00 | self.number << 16 | port


@dataclass(frozen=True)
class Network:
    """Hosts, routers and the links between them."""

    hosts: tuple[Host, ...]
    routers: tuple[Router, ...]
    links: tuple[Link, ...]
    pinned_paths: tuple[tuple[str, ...], ...] = ()
    """Paths that packets to the last node of each go, whatever the shortest one is."""

    @cached_property
    def neighbours(self) -> Mapping[str, Mapping[int, End]]:
        """For each node: which end of which node each port leads to."""
        found: dict[str, dict[int, End]] = {name: {} for name in self._names()}
        for link in self.links:
            for here, there in (link.ends, link.ends[::-1]):
                found[here.node][here.port] = there
        return found

    @cached_property
    def between_routers(self) -> rx.PyDiGraph[str, LinkEdge]:
        """The names of the routers, in their order, and a way in each direction of each link between two."""
        graph: rx.PyDiGraph[str, LinkEdge] = rx.PyDiGraph()
        nodes = {router.name: graph.add_node(router.name) for router in self.routers}
        for link in self.links:
            if {end.node for end in link.ends} <= nodes.keys():
                for here, there, length in zip(link.ends, link.ends[::-1], link.lengths, strict=True):
                    graph.add_edge(nodes[here.node], nodes[there.node], LinkEdge(here.port, length))
        return graph

    @cached_property
    def routers_by_name(self) -> Mapping[str, Router]:
        """The routers by name."""
        return {router.name: router for router in self.routers}

    @cached_property
    def segments(self) -> Mapping[str, frozenset[str]]:
        """For each switch: the switches that only switches and links are between, itself among them. Their hosts are
        one subnet."""
        graph = self.between_routers
        switches = graph.subgraph([node for node, router in enumerate(self.routers) if router.is_switch])
        parts = [frozenset(switches[node] for node in part) for part in rx.weakly_connected_components(switches)]
        return {name: part for part in parts for name in part}

    def are_neighbours(self, one: Host, other: Host) -> bool:
        """Returns whether two hosts are in one subnet: frames go from one to the other without a router."""
        return other.router in self.segments.get(one.router, ())

    @cached_property
    def _hosts(self) -> Mapping[str, tuple[Host, ...]]:
        found: dict[str, tuple[Host, ...]] = {router.name: () for router in self.routers}
        for host in self.hosts:
            found[host.router] += (host,)
        return found

    def hosts_of(self, router: str) -> tuple[Host, ...]:
        """Returns the hosts of a router, in their order."""
        return self._hosts[router]

    def _names(self) -> list[str]:
        return [*(host.name for host in self.hosts), *(router.name for router in self.routers)]

    def ports(self, router: Router) -> Mapping[int, int]:
        """Returns a router's ports and the rate of what leaves by each, bit/s."""
        return {
            end.port: rate
            for link in self.links
            for end, rate in zip(link.ends, link.rates, strict=True)
            if end.node == router.name
        }
