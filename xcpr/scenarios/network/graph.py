"""A scenario's description of its topology: a kind of :mod:`shapes`, or nodes and links by name; and of
routes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Interface, IPv6Address, IPv6Interface
from itertools import pairwise
from typing import Any

from xcpr.io import schema, units
from xcpr.io.schema import Lack, choice, flattened, integer, key, list_of, maybe, tables, text
from xcpr.scenarios.network import host_addresses, ports, shapes
from xcpr.scenarios.network.channels import QUEUE
from xcpr.scenarios.network.shapes import Shape
from xcpr.scenarios.schema.declared import MODELS

GRAPH = "graph"
"""The kind of topology that is nodes and links by name."""
MAX_ROUTERS = 1000
"""A router's table has 1024 routes: one to each other router, and one to each host of its own."""
MAX_PORTS = 509
"""A router has the ports 1 to 510, and one is the CPU port; 511 is where v1model drops."""
FASTER = 10
"""How much faster hosts' links are than others, as in the networks of Floyd and Jacobson (1992)."""
MAX_DEFAULT_ACCESS_BPS = 400 * 10**9
"""The fastest default rate, bit/s: up to here the routers' arithmetic is tested."""
ONLY_IPV4 = (Lack("mininet", "hosts there have IPv4 alone"),)
ONE_LINK = (Lack("mininet", "hosts there have one link, to a router"),)
MAX_HOST_LINKS = 16
"""Links of a host."""
NAME = re.compile(r"[\w-]+")
"""Letters of any script. Names of interfaces and files are shortened where they are made."""

Problems = Iterator[tuple[str, str]]
"""Keys, and what is wrong with them."""


@dataclass(frozen=True)
class Topology:
    """The connections between nodes. Delays are one-way propagation delays."""

    kind: str = key(choice(*shapes.KINDS, GRAPH), default="dumbbell")
    """The shape of the network, or "graph": nodes and links of the file."""
    hops: int = key(integer(1, 64), default=1)
    """Bottleneck links in a row; above 1 only in a parking lot."""
    rate: int = key(units.parse_rate, units.format_rate, default=10**9)
    """The rate of each link between routers that has none of its own; so is the delay."""
    delay: int = key(units.parse_time, units.format_time, default=5 * 10**7)
    """The one-way delay of each link between routers that has none of its own."""
    rtt: int | None = key(units.parse_positive_time, units.format_time, default=None)
    # None as soon as the delay is computed from it (:mod:`xcpr.scenarios.schema.shorthands`).
    """The round-trip propagation time across all bottlenecks of a row, from which the delay of each is computed."""
    access_rate: int | None = key(units.parse_rate, units.format_rate, default=None)
    """The rate of each host's link that has none of its own; so is the delay. Absent: ``FASTER`` times the
    fastest link between routers."""
    access_delay: int = key(units.parse_time, units.format_time, default=10**6)
    """The one-way delay of each host's link that has none of its own."""
    size: int | None = key(integer(1, MAX_PORTS), default=None)
    """The size: in a line, routers with a host each; in a star, hosts."""
    depth: int | None = key(integer(1, 10), default=None)
    """The levels of routers in a tree."""
    fanout: int | None = key(integer(1, 100), default=None)
    """The nodes below each router in a tree."""
    k: int | None = key(integer(2, 24), default=None)
    """The ports of a switch in a fat-tree; even."""
    metric: str | None = key(choice("hops", "delay"), default=None)
    """The measure by which a path is the shortest; absent: hops."""
    file: str | None = key(text, default=None)
    """Nodes and links are what this file says: NAME.graphml, NAME.gml, NAME.json (node-link), NAME.xml
    (SNDlib), NAME.mn (MiniEdit), or FILE.py:CLASS(k=4) with a ``Topo`` of Mininet's."""

    def check(self) -> Problems:
        """Checks that a kind has the keys that it needs. Keys of other kinds may stand there, unused, after an
        override."""
        if self.kind == "dumbbell" and self.hops != 1:
            yield "hops", 'must be 1 in a "dumbbell"; topology.kind = "parking-lot" has several'
        keys = () if self.kind == GRAPH else shapes.KINDS[self.kind].keys
        for name in keys:
            if getattr(self, name) is None:
                yield name, f'is missing: topology.kind "{self.kind}" needs {" and ".join(keys)}'
        if self.k is not None and self.k % 2:
            yield "k", f"must be even, not {self.k}"
        if self.kind == "tree" and self.depth and self.fanout:
            routers = sum(self.fanout**level for level in range(self.depth))
            if routers > MAX_ROUTERS:
                yield "depth", f"makes {routers} routers of fanout {self.fanout}; there may be {MAX_ROUTERS}"


@dataclass(frozen=True)
class HostPort:
    """A further interface of a host. Its keys are those of the host's first one."""

    ip: IPv4Interface | None = key(host_addresses.parse_interface, str, default=None)
    """A host's IPv4 address and the prefix of its subnet. Absent: an address in the prefix of its router."""
    mac: int | None = key(host_addresses.parse_mac, host_addresses.format_mac, default=None)
    """A host's Ethernet address. Absent: made from its place in the network."""
    gateway: IPv4Address | None = key(host_addresses.parse_address, str, default=None)
    """The next hop of a host's packets to other subnets. Absent: the router at the other end of its link."""
    arp: tuple[tuple[IPv4Address, int], ...] | None = key(
        host_addresses.parse_arp, host_addresses.format_arp, default=None
    )
    """The Ethernet addresses that a host knows by IPv4 address; it finds those of other hosts by ARP."""
    ipv6: IPv6Interface | None = key(host_addresses.parse_ipv6_interface, str, default=None, lacks=ONLY_IPV4)
    """A host's IPv6 address and the prefix of its subnet. Absent: it has none."""
    ipv6_gateway: IPv6Address | None = key(host_addresses.parse_ipv6_address, str, default=None)
    """The next hop of a host's IPv6 packets to other subnets. Absent: the router at the other end of its link."""
    ipv6_neighbours: tuple[tuple[IPv6Address, int], ...] | None = key(
        host_addresses.parse_ipv6_neighbours, host_addresses.format_arp, default=None
    )
    """The Ethernet addresses that a host knows by IPv6 address; it finds others by Neighbour Discovery."""


@dataclass(frozen=True)
class Node:
    """A node of a graph."""

    kind: str = key(choice("router", "host"), default="router")
    """A router or a host."""
    at: tuple[float, ...] | None = key(list_of(schema.real(-1e6, 1e6), "numbers x and y"), list, default=None)
    """Where pictures show it, x to the right and y upwards."""
    ip: IPv4Interface | None = key(host_addresses.parse_interface, str, default=None)
    """A host's IPv4 address and the prefix of its subnet. Absent: an address in the prefix of its router."""
    mac: int | None = key(host_addresses.parse_mac, host_addresses.format_mac, default=None)
    """A host's Ethernet address. Absent: made from its place in the network."""
    gateway: IPv4Address | None = key(host_addresses.parse_address, str, default=None)
    """The next hop of a host's packets to other subnets. Absent: the router at the other end of its link."""
    arp: tuple[tuple[IPv4Address, int], ...] | None = key(
        host_addresses.parse_arp, host_addresses.format_arp, default=None
    )
    """The Ethernet addresses that a host knows by IPv4 address; it finds those of other hosts by ARP."""
    ipv6: IPv6Interface | None = key(host_addresses.parse_ipv6_interface, str, default=None, lacks=ONLY_IPV4)
    """A host's IPv6 address and the prefix of its subnet. Absent: it has none."""
    ipv6_gateway: IPv6Address | None = key(host_addresses.parse_ipv6_address, str, default=None)
    """The next hop of a host's IPv6 packets to other subnets. Absent: the router at the other end of its link."""
    ipv6_neighbours: tuple[tuple[IPv6Address, int], ...] | None = key(
        host_addresses.parse_ipv6_neighbours, host_addresses.format_arp, default=None
    )
    """The Ethernet addresses that a host knows by IPv6 address; it finds others by Neighbour Discovery."""
    interfaces: dict[str, HostPort] = tables(HostPort, quiet=True, lacks=ONE_LINK)
    """A host's further interfaces: eth1 is that of its second link, and so on. The keys above are those of eth0."""
    routes: host_addresses.Routes | None = key(
        host_addresses.parse_routes, host_addresses.format_routes, default=None, lacks=ONE_LINK
    )
    """Gateways, or interfaces, of a host's packets by prefix; the longest prefix counts. Absent: the subnets of its
    interfaces, and all others by the first link."""

    def check(self) -> Problems:
        """Checks that a place has two coordinates, and the addresses of a host."""
        yield from host_addresses.check_node(self)
        if self.at is not None and len(self.at) != 2:
            yield "at", f"must be x and y, for example [2.35, 48.86], not {list(self.at)}"


@dataclass(frozen=True)
class LinkDirection:
    """One direction of a link, where it has something of its own."""

    rate: int | None = key(units.parse_rate, units.format_rate, default=None)
    """The rate; absent: the topology's."""
    delay: int | None = key(units.parse_time, units.format_time, default=None)
    """The one-way delay; absent: the topology's."""
    models: dict[str, Any] = flattened(MODELS, provided=True)
    """Stand in the place of the scenario's, by their names."""


@dataclass(frozen=True)
class Link(LinkDirection):
    """A link: of a graph, or what one of another topology has of its own."""

    ends: tuple[str, ...] | None = key(list_of(text, "two nodes"), list, default=None)
    """The two nodes; forward is from the first to the second."""
    port1: int | None = key(integer(0, ports.MAX_PORT), default=None)
    """The port of its first end, as Mininet's ``addLink`` has it; port2 is the second end's. Absent: the next free one
    of a router. A host has port 0."""
    port2: int | None = key(integer(0, ports.MAX_PORT), default=None)
    """The port of the second node; absent: the next free one."""
    forward: LinkDirection | None = maybe(LinkDirection)
    """From the first of its ends to the second, where that is not as the link; backward is the other direction."""
    backward: LinkDirection | None = maybe(LinkDirection)


@dataclass(frozen=True)
class Route:
    """The way to a node that is not the shortest one."""

    path: tuple[str, ...] = key(list_of(text, 'nodes, for example ["a", "b", "c"]'), list)
    """Each router on it sends packets for the last node, and for hosts of that, to the next; other packets go the
    shortest way."""


def access_rate(topology: Topology, links: Mapping[str, Link], made: Shape) -> int:
    """Returns the rate of hosts' links that have none of their own; a star, which has no others, has topology.rate."""
    if topology.access_rate is not None:
        return topology.access_rate
    between = [name for name in made.links if not made.is_access(name)]
    if not between:
        return topology.rate
    fastest = max((links[name].rate if name in links else None) or topology.rate for name in between)
    return max(fastest, min(FASTER * fastest, MAX_DEFAULT_ACCESS_BPS))


def shape(topology: Topology, nodes: Mapping[str, Node], links: Mapping[str, Link]) -> Shape:
    """Returns the shape of a topology without problems."""
    if topology.kind != GRAPH:
        return _draw_shape(topology)
    routers = tuple(name for name, node in nodes.items() if node.kind == "router")
    hosts = tuple(name for name, node in nodes.items() if node.kind == "host")
    return Shape(routers, hosts, {name: (link.ends[0], link.ends[1]) for name, link in links.items() if link.ends})


def _draw_shape(topology: Topology) -> Shape:
    kind = shapes.KINDS[topology.kind]
    return kind.draw(*(getattr(topology, name) for name in kind.keys))


def problems(topology: Topology, nodes: Mapping[str, Node], links: Mapping[str, Link]) -> Problems:
    """Finds the faults of nodes and links."""
    if topology.kind == GRAPH:
        yield from _of_graph(nodes, links)
        return
    if nodes:
        yield "nodes", f'must be absent with topology.kind "{topology.kind}"; "{GRAPH}" is made of nodes and links'
    drawn = _draw_shape(topology)
    known = list(drawn.links)
    for name, link in links.items():
        if name in known:
            yield from _check_uplink_queue(name, link, drawn.is_access(name))
        if name not in known:
            yield f"links.{name}", schema.unknown_name("link", name, known)
        if link.ends is not None:
            yield f"links.{name}.ends", f'must be absent with topology.kind "{topology.kind}", which has its own'


def _of_graph(nodes: Mapping[str, Node], links: Mapping[str, Link]) -> Problems:
    routers = [name for name, node in nodes.items() if node.kind == "router"]
    between_hosts = any(link.ends and not {*link.ends} & {*routers} for link in links.values())
    if not (0 if between_hosts else 1) <= len(routers) <= MAX_ROUTERS:
        yield "nodes", f"must have 1 to {MAX_ROUTERS} routers, for example [nodes.a], not {len(routers)}"
    for table, names in (("nodes", nodes), ("links", links)):
        for name in names:
            if not NAME.fullmatch(name):
                yield f'{table}."{name}"', "must have a name of letters, digits, - and _"
    yield from host_addresses.check_unique(nodes)
    linked: dict[str, int] = dict.fromkeys(nodes, 0)
    for name, link in links.items():
        if link.ends is None:
            near = schema.guess(name, [other for other in links if links[other].ends is not None])
            yield f"links.{name}", f'has no ends{near}: a link has two nodes, for example ends = ["a", "b"]'
        else:
            yield from _of_ends(f"links.{name}.ends", link.ends, nodes)
        for end in link.ends or ():
            linked[end] = linked.get(end, 0) + 1
        first = (link.ends or ("",))[0]
        yield from _check_uplink_queue(name, link, first in nodes and nodes[first].kind == "host")
    for name, node in nodes.items():
        if node.kind == "host" and not 1 <= linked[name] <= MAX_HOST_LINKS:
            yield (
                f"nodes.{name}",
                f"must be an end of 1 to {MAX_HOST_LINKS} links, as every host, not of {linked[name]}",
            )
        for own in node.interfaces:
            if (host_addresses.port_number(own) or 0) >= linked[name]:
                yield f"nodes.{name}.interfaces.{own}", f"must be of a link: {name} has {linked[name]}, from eth0 on"


def _check_uplink_queue(name: str, link: Link, is_access: bool) -> Problems:
    if is_access and link.forward is not None and QUEUE in link.forward.models:
        yield f"links.{name}.forward.queue", "must be absent: a host's own queue is unlimited"


def _of_ends(place: str, ends: tuple[str, ...], nodes: Mapping[str, Node]) -> Problems:
    unknown = [end for end in ends if end not in nodes]
    for end in unknown:
        yield place, schema.unknown_name("node", end, list(nodes))
    if len(ends) != 2 or ends[0] == ends[1]:
        yield place, f'must be two nodes, for example ["a", "b"], not {", ".join(ends) or "none"}'
    elif not unknown:
        kinds = [nodes[end].kind for end in ends]
        if kinds == ["router", "host"]:
            yield place, f'must name the host first: ["{ends[1]}", "{ends[0]}"]'


def route_problems(routes: Mapping[str, Route], made: Shape) -> Problems:
    """Finds the faults of given routes."""
    neighbours = {frozenset(ends) for ends in made.links.values()}
    chosen: dict[tuple[str, str], tuple[str, str]] = {}
    for name, route in routes.items():
        place = f"routes.{name}.path"
        unknown = [node for node in route.path if node not in made.nodes]
        for node in unknown:
            yield place, schema.unknown_name("node", node, made.nodes)
        if unknown:
            continue
        if len(route.path) < 2 or len({*route.path}) < len(route.path):
            yield place, "must be at least two nodes, each once"
            continue
        for here, there in pairwise(route.path):
            if here in made.hosts:
                yield place, f'must have a host at its end only, not "{here}"'
            elif frozenset((here, there)) not in neighbours:
                yield place, f'goes from "{here}" to "{there}", between which there is no link'
            else:
                before, other = chosen.setdefault((here, route.path[-1]), (there, name))
                if before != there:
                    way = f'"{here}" sends packets for "{route.path[-1]}" to "{before}"'
                    yield place, f'must agree with routes.{other}.path, by which {way}, not to "{there}"'
