"""The network as a controller sees it: who is connected to whom, at which port and rate."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network

import rustworkx as rx

CPU_PORT = 255
"""The port of every router that leads to its controller."""
Address = IPv4Address | IPv6Address
Prefix = IPv4Network | IPv6Network
IPV4, IPV6 = 4, 6
"""The versions of IP."""
SWITCH_LAYER, ROUTER_LAYER = 2, 3
"""The layers at which a node forwards: a switch by Ethernet addresses, a router by IP addresses."""


@dataclass(frozen=True)
class End:
    """One end of a link: a node's name and its port. A host's first port is 0."""

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
    """The routes and static neighbours of a host's interface for one version of IP, as ip-route(8) has them."""

    subnet: Prefix
    """The addresses that it sends to without a gateway."""
    gateway: Address | None = None
    """The address of the next hop to all others; None: the router at the other end of its link."""
    arp: Mapping[Address, int] = field(default_factory=dict)
    """The Ethernet addresses that it need not ask for, by IP address."""
    prefixes: Mapping[Prefix, Address | None] = field(default_factory=dict)
    """The next hops to prefixes; None: the addresses themselves."""

    def next_hop(self, destination: Address) -> Address | None:
        """Returns the address that packets to a destination are handed to; None for the router of its link."""
        holding = [prefix for prefix in (*self.prefixes, self.subnet) if destination in prefix]
        if not holding:
            return self.gateway
        longest = max(holding, key=lambda prefix: prefix.prefixlen)
        return self.prefixes.get(longest) or destination


@dataclass(frozen=True)
class Host:
    """A host at one of its interfaces, which has one IPv4 address and perhaps one of IPv6."""

    name: str
    address: IPv4Address
    mac: int
    router: str
    """The router at the other end of its link; empty: that is a host."""
    routes: HostRoutes | None = None
    """The routes of an interface whose address is its own choice; None: its address is in the prefix of its router."""
    port: int = 0
    """The port of the interface."""
    ipv6: IPv6Address | None = None
    """Its IPv6 address; None: it has none."""
    ipv6_routes: HostRoutes | None = None
    """The routes of IPv6, where it has an address."""

    @cached_property
    def prefix(self) -> IPv4Network:
        """The prefix of its address alone."""
        return IPv4Network(self.address)

    def address_of(self, version: int) -> Address | None:
        """Returns its address of a version of IP; None where it has none."""
        return self.ipv6 if version == IPV6 else self.address

    def routes_of(self, version: int) -> HostRoutes | None:
        """Returns its routes of a version of IP."""
        return self.ipv6_routes if version == IPV6 else self.routes


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
    """Each at its port 0."""
    routers: tuple[Router, ...]
    links: tuple[Link, ...]
    pinned_paths: tuple[tuple[str, ...], ...] = ()
    """Paths that packets to the last node of each go, whatever the shortest one is."""
    further_ports: tuple[Host, ...] = ()
    """Hosts at their other ports."""

    @cached_property
    def interfaces(self) -> tuple[Host, ...]:
        """The hosts at all of their ports."""
        return (*self.hosts, *self.further_ports)

    @cached_property
    def interfaces_by_end(self) -> Mapping[tuple[str, int], Host]:
        """The same by name and port."""
        return {(host.name, host.port): host for host in self.interfaces}

    def interfaces_of(self, name: str) -> tuple[Host, ...]:
        """Returns a host at all of its ports."""
        return self._interfaces[name]

    @cached_property
    def _interfaces(self) -> Mapping[str, tuple[Host, ...]]:
        found: dict[str, tuple[Host, ...]] = {host.name: (host,) for host in self.hosts}
        for host in self.further_ports:
            found[host.name] += (host,)
        return found

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
        for host in self.interfaces:
            if host.router:
                found[host.router] += (host,)
        return found

    def hosts_of(self, router: str) -> tuple[Host, ...]:
        """Returns the hosts of a router, in their order, each at the port that leads there."""
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
