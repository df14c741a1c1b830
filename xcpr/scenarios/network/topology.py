"""The network of a scenario: its topology with addresses and ports, and where its flows are in it.

A flow or UDP source whose end is at a router has a host of its own there. Hosts s and d are senders and
receivers of flows, u and v those of a schedule's sources, t and w those of traffic sources. So a dumbbell
is::

    s0 --+                    +-- d0
    s1 --+-- r1 == bottleneck == r2 --+-- d1
    u0 --+                    +-- v0

Ends at a host share it with all others that are there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from ipaddress import IPv4Address, IPv4Network
from typing import TYPE_CHECKING

from xcpr.controller.network import IPV4, IPV6, End, Host, HostRoutes, Link, Network, Router
from xcpr.controller.routing import Paths
from xcpr.io.schema import Invalid, Problem
from xcpr.scenarios.flows import traffic
from xcpr.scenarios.flows.traffic import DIRECTIONS, Source, Traffic
from xcpr.scenarios.network import channels, graph, host_addresses, limits, placement, ports
from xcpr.scenarios.network.channels import QUEUE, Channel
from xcpr.scenarios.network.graph import LinkDirection

if TYPE_CHECKING:
    from xcpr.scenarios.scenario import Flows, Scenario

FLOW_PORT = 5001
"""Where a receiver on a host of its own is."""
SHARED_PORT = 30000
"""Receivers on hosts that several share have ports from here on."""

BETWEEN_HOSTS = int(IPv4Address("172.31.0.0"))
"""The prefix 172.31.0.0/16, which no router has: the addresses of hosts that are linked to each other."""

Pairs = tuple[tuple[str, str, int], ...]
"""Pairs of sending and receiving host, with the receiver's port."""
ChannelName = tuple[str, str]
"""A link and a direction."""


@dataclass(frozen=True)
class Flow:
    """One flow of a scenario: its group's settings and its place in the network."""

    name: str
    group: Flows
    start: int
    sender: str
    receiver: str
    to_port: int = FLOW_PORT
    transfer_bytes: int | None = None
    """Payload that it sends; None: without end."""

    @property
    def version(self) -> int:
        """The version of IP of its packets."""
        return traffic.ip_version(self.group.address_family)


@dataclass(frozen=True)
class Udp:
    """A UDP source, of a schedule or of its own, and its place."""

    name: str
    sender: str
    receiver: str
    source: Source
    of_schedule: bool = False
    version: int = IPV4
    """The version of IP of its packets."""


@dataclass(frozen=True)
class Connections:
    """A traffic source of TCP connections, and its pairs of sending and receiving host with the receiver's port."""

    name: str
    traffic: Traffic
    pairs: Pairs
    bottleneck_bps: int
    """The rate that shares of a rate are of."""

    @property
    def version(self) -> int:
        """The version of IP of its packets."""
        return traffic.ip_version(self.traffic.address_family)


@dataclass(frozen=True)
class Built:
    """A scenario laid out: the network, its flows and its other traffic with their hosts."""

    network: Network
    channels: Mapping[ChannelName, Channel]
    flows: tuple[Flow, ...]
    udp: tuple[Udp, ...]
    connections: tuple[Connections, ...]
    row: tuple[str, ...]
    """The links of a row of bottlenecks."""
    paths: Paths

    @cached_property
    def bottlenecks(self) -> tuple[ChannelName, ...]:
        """The channels that may limit flows: those of the row in directions that have data, or those that do. Where
        there are no flows, traffic is in their place."""
        return self._in_row(self.data_of_flows or self._data_of_traffic) or self._limiting

    @cached_property
    def watched(self) -> tuple[ChannelName, ...]:
        """The channels whose queues are sampled: of a row also those in which only traffic sources have data."""
        return self._in_row([*self.data_of_flows, *self._data_of_traffic]) or self._limiting

    @cached_property
    def data_of_flows(self) -> list[tuple[ChannelName, ...]]:
        """The paths of each flow's data."""
        return [self.paths.channels_between(flow.sender, flow.receiver, flow.version) for flow in self.flows]

    @cached_property
    def _data_of_traffic(self) -> list[tuple[ChannelName, ...]]:
        ways = [(udp.sender, udp.receiver, udp.version) for udp in self.udp if not udp.of_schedule]
        ways += self._connection_routes
        return [self.paths.channels_between(*way) for way in ways]

    @cached_property
    def _connection_routes(self) -> list[tuple[str, str, int]]:
        return [(*pair[:2], source.version) for source in self.connections for pair in source.pairs]

    def most_routers(self, transport: str) -> int:
        """Returns the most routers, switches among them, that data of a transport passes: one less than links between
        the hosts."""
        pairs = [(flow.sender, flow.receiver) for flow in self.flows if flow.group.transport == transport]
        for source in self.connections:
            if source.traffic.transport == transport:
                pairs += [(sender, receiver) for sender, receiver, _ in source.pairs]
        return max(len(self.paths.channels_between(*pair)) for pair in pairs) - 1

    @cached_property
    def conversations(self) -> tuple[tuple[str, str, int], ...]:
        """The sender, the receiver and the version of IP of each flow, UDP source and pair of a traffic source's
        hosts."""
        ways = [(flow.sender, flow.receiver, flow.version) for flow in self.flows]
        ways += [(udp.sender, udp.receiver, udp.version) for udp in self.udp]
        return tuple(dict.fromkeys([*ways, *self._connection_routes]))

    def crossed(self, sender: str, receiver: str, version: int = IPV4) -> int:
        """Returns how many bottlenecks are on a path."""
        return len({*self.paths.channels_between(sender, receiver, version)} & {*self.bottlenecks})

    @cached_property
    def ack_channels(self) -> frozenset[ChannelName] | None:
        """The channels that ACKs are in; None where there are data or UDP too."""
        ways = [(flow.sender, flow.receiver, flow.version) for flow in self.flows]
        ways += self._connection_routes
        others = [(udp.sender, udp.receiver, udp.version) for udp in self.udp]
        data = {name for way in (*ways, *others) for name in self.paths.channels_between(*way)}
        acks = {name for one, other, version in ways for name in self.paths.channels_between(other, one, version)}
        return None if data & acks else frozenset(acks)

    def _in_row(self, paths: list[tuple[ChannelName, ...]]) -> tuple[ChannelName, ...]:
        used = {direction for path in paths for link, direction in path if link in self.row}
        return tuple((link, direction) for direction in DIRECTIONS if direction in used for link in self.row)

    @cached_property
    def _limiting(self) -> tuple[ChannelName, ...]:
        """In the order of links. A host's own way out has no queue that drops, and no router that says what it is: it
        counts between two hosts alone."""
        paths = (path[1:] or path for path in self.data_of_flows or self._data_of_traffic)
        found = limits.find_bottlenecks(paths, {k: c.rate for k, c in self.channels.items()})
        return tuple(name for name in self.channels if name in found)


class _Builder:
    """Gives out ports and addresses in order."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.shape = scenario.shape
        layers = scenario.layers()
        self.routers = {
            name: Router(name, number, IPv4Network(((10 << 24) + (number << 16), 16)), layers[name])
            for number, name in enumerate(self.shape.routers, 1)
        }
        self.ports = ports.PortAllocator(self.shape, scenario.links, scenario.router.cpu_port)
        self.hosts: dict[str, Host] = {}
        self.further_ports: list[Host] = []
        self.links_between_hosts = 0
        self.links: list[Link] = []
        self.channels: dict[ChannelName, Channel] = {}
        self.own: dict[tuple[str, str, int], str] = {}
        # Access links share what they have of models: there may be thousands.
        self.usual = channels.default_models() | {QUEUE: scenario.queue}
        self.way_out = {**self.usual, QUEUE: channels.unlimited()}
        self.access_rate = graph.access_rate(scenario.topology, scenario.links, self.shape)
        for name, (one, other) in self.shape.links.items():
            if other in self.shape.hosts:
                self._join_hosts(one, other, name, scenario.topology.access_delay)
            elif self.shape.is_access(name):
                self._attach(one, other, name, scenario.topology.access_delay)
            else:
                self._connect(name, one, other)

    def end(self, node: str, name: str, at: tuple[str, int], access_delay: int) -> str:
        """Returns the host of an end: the node, or if that is a router the host of that name there, which ends ``at``
        the same place of a group share."""
        if node in self.hosts:
            return node
        key = (name[0], *at)
        if key not in self.own:
            while name in self.shape.nodes:
                name += "x"
            self.own[key] = name
            self._attach(name, node, f"{name}-{node}", access_delay)
        return self.own[key]

    def network(self) -> Network:
        """Returns the network that was built."""
        given = tuple(route.path for route in self.scenario.routes.values())
        hosts, further = tuple(self.hosts.values()), tuple(self.further_ports)
        return Network(hosts, tuple(self.routers.values()), tuple(self.links), given, further)

    def _attach(self, name: str, router: str, link: str, delay: int) -> None:
        """Adds a host at a router and its link. The host's own queue is unlimited, and the router's is as all are."""
        end = End(router, self.ports.take(router, link))
        # Addresses skip .0 and .255, which look like a network's own and its broadcast address.
        prefix = int(self.routers[router].prefix.network_address)
        address = IPv4Address(prefix | end.port // 254 << 8 | end.port % 254 + 1)
        own = self._add_interface(name, link, router, address, None)
        usual = Channel(self.access_rate, delay, self.usual)
        forward, backward = self._merge_link(link, usual, usual)
        self._add(link, (own, end), self._make_uplink(forward), backward)

    def _join_hosts(self, one: str, other: str, link: str, delay: int) -> None:
        """Adds a link between two hosts. Hosts without addresses of their own get those of a subnet of the link."""
        subnet = IPv4Network((BETWEEN_HOSTS + 4 * self.links_between_hosts, 30))
        self.links_between_hosts += 1
        usual = Channel(self.access_rate, delay, self.usual)
        ways = (self._make_uplink(way) for way in self._merge_link(link, usual, usual))
        ends = tuple(
            self._add_interface(name, link, "", subnet[place], HostRoutes(subnet))
            for place, name in enumerate((one, other), 1)
        )
        self._add(link, (ends[0], ends[1]), *ways)

    def _add_interface(self, name: str, link: str, router: str, address: IPv4Address, routes: HostRoutes | None) -> End:
        """Adds a host at a port, with the addresses of its own or these of its place."""
        port = self.ports.take(name, link)
        mac = 0x02_00_00_00_00_00 | int(address) - (10 << 24)
        made = Host(name, address, mac, router, routes, port)
        node = self.scenario.nodes.get(name)
        own = None if node is None else node if port == 0 else node.interfaces.get(f"eth{port}")
        if node is not None and own is not None:
            made = replace(
                made,
                address=address if own.ip is None else own.ip.ip,
                mac=mac if own.mac is None else own.mac,
                routes=host_addresses.make_routes(node, port, IPV4) or routes,
                ipv6=None if own.ipv6 is None else own.ipv6.ip,
                ipv6_routes=host_addresses.make_routes(node, port, IPV6),
            )
        if port == 0:
            self.hosts[name] = made
        else:
            self.further_ports.append(made)
        return End(name, port)

    def _make_uplink(self, channel: Channel) -> Channel:
        """Returns a channel from a host, whose own queue is unlimited."""
        plain = channel.models is self.usual
        return replace(channel, models=self.way_out if plain else {**channel.models, QUEUE: channels.unlimited()})

    def _connect(self, link: str, one: str, other: str) -> None:
        """Adds a link between routers."""
        topology, models = self.scenario.topology, self.scenario.models
        usual, back = (
            Channel(
                topology.rate,
                topology.delay,
                {QUEUE: self.scenario.queue, **{name: getattr(both, way) for name, both in models.items()}},
            )
            for way in DIRECTIONS
        )
        ends = End(one, self.ports.take(one, link)), End(other, self.ports.take(other, link))
        self._add(link, ends, *self._merge_link(link, usual, back))

    def _merge_link(self, link: str, forward: Channel, backward: Channel) -> tuple[Channel, Channel]:
        """Returns both channels with what the scenario says of their link."""
        if link not in self.scenario.links:
            return forward, backward
        own = self.scenario.links[link]
        return _merge_directions(forward, own, own.forward), _merge_directions(backward, own, own.backward)

    def _add(self, name: str, ends: tuple[End, End], forward: Channel, backward: Channel) -> None:
        lengths = (1, 1)
        if self.scenario.topology.metric == "delay":
            lengths = forward.delay + 1, backward.delay + 1  # ns; a link without delay is longer than none
        self.links.append(Link(name, ends, (forward.rate, backward.rate), lengths))
        self.channels |= {(name, "forward"): forward, (name, "backward"): backward}


def _merge_directions(channel: Channel, *ways: LinkDirection | None) -> Channel:
    """Returns a channel with what ways say of it, each over those before it."""
    for way in ways:
        if way is not None:
            rate = channel.rate if way.rate is None else way.rate
            delay = channel.delay if way.delay is None else way.delay
            channel = Channel(rate, delay, {**channel.models, **way.models})
    return channel


def build(scenario: Scenario) -> Built:
    """Builds the network, flows and other traffic of a scenario."""
    builder = _Builder(scenario)
    flows = _flows(scenario, builder)
    scheduled = _scheduled(scenario, builder)
    placed = _placed(scenario, builder, SHARED_PORT + len(flows))
    network = builder.network()
    paths = Paths(network)
    if network.further_ports:
        _check_routes(scenario, flows, placed, paths)

    def narrowest(sender: str, receiver: str, *_: int) -> int:
        """Returns the least rate between routers on a path; of a path through one router, that of its way to the
        receiver."""
        path = paths.channels_between(sender, receiver)
        return min(builder.channels[name].rate for name in path[1:-1] or path[-1:])

    udp, connections = [], []
    if scheduled:
        sources = traffic.sources(scenario.udp.schedule, narrowest(*scheduled[0]), scenario.duration)
        for index, (pair, source) in enumerate(zip(scheduled, sources, strict=True)):
            udp.append(Udp(f"udp{index}", *pair, source, of_schedule=True))
    for name, table in scenario.traffic.items():
        pairs, rate = placed[name], narrowest(*placed[name][0])
        if table.is_udp:
            version = traffic.ip_version(table.address_family)
            udp.append(Udp(name, *pairs[0][:2], table.udp(rate, scenario.duration), version=version))
        else:
            connections.append(Connections(name, table, pairs, rate))
    return Built(network, builder.channels, flows, tuple(udp), tuple(connections), builder.shape.row, paths)


def _flows(scenario: Scenario, builder: _Builder) -> tuple[Flow, ...]:
    """Builds all flows, with their hosts."""
    flows: list[Flow] = []
    near = scenario.topology.access_delay
    for group_name, group in scenario.flows.items():
        delays = group.access_delays(near)
        for index, start in enumerate(group.starts()):
            number, place = len(flows), index % group.places
            source, destination = placement.ends(group, builder.shape, place)
            sender = builder.end(source, f"s{number}", (group_name, place), delays[place])
            receiver = builder.end(destination, f"d{number}", (group_name, place), near)
            shared = group.pairs is not None or receiver in builder.shape.hosts
            port = SHARED_PORT + number if shared else FLOW_PORT
            size = group.transfer_bytes(index)
            flows.append(Flow(f"{group_name}{index}", group, start, sender, receiver, port, size))
    return tuple(flows)


def _check_routes(scenario: Scenario, flows: Sequence[Flow], placed: Mapping[str, Pairs], paths: Paths) -> None:
    """Checks that routes lead from each sender to its receiver, and back: hosts with several links forward nothing.
    Raises ``Invalid``."""
    ways = [(_key_of(scenario, flow), (flow.sender, flow.receiver), flow.version) for flow in flows]
    for name, table in scenario.traffic.items():
        version = traffic.ip_version(table.address_family)
        ways += [(f"traffic.{name}", pair[:2], version) for pair in placed[name]]
    for key, (sender, receiver), version in ways:
        try:
            paths.channels_between(sender, receiver, version)
            paths.channels_between(receiver, sender, version)
        except ValueError as error:
            raise Invalid([Problem("scenario", f"{key}.destination", str(error))]) from None


def _key_of(scenario: Scenario, flow: Flow) -> str:
    return next(f"flows.{name}" for name, group in scenario.flows.items() if group is flow.group)


def _scheduled(scenario: Scenario, builder: _Builder) -> list[tuple[str, str]]:
    """Builds the hosts of the sources of ``udp.schedule``: along all of the row."""
    if not builder.shape.row:
        return []
    first, last, near = builder.shape.routers[0], builder.shape.routers[-1], scenario.topology.access_delay
    return [
        (builder.end(first, f"u{index}", ("", index), near), builder.end(last, f"v{index}", ("", index), near))
        for index in range(traffic.scheduled(scenario.udp.schedule))
    ]


def _placed(scenario: Scenario, builder: _Builder, free_port: int) -> dict[str, Pairs]:
    """Builds the hosts of traffic sources and the receivers' ports, on hosts that several share from ``free_port``
    on."""
    placed: dict[str, Pairs] = {}
    near, number = scenario.topology.access_delay, 0
    for name, table in scenario.traffic.items():
        placed[name] = ()
        for place in range(table.places):
            source, destination = placement.ends(table, builder.shape, place)
            sender = builder.end(source, f"t{number}", (name, place), near)
            receiver = builder.end(destination, f"w{number}", (name, place), near)
            port = free_port + number if receiver in builder.shape.hosts else FLOW_PORT
            placed[name] += ((sender, receiver, port),)
            number += 1
    return placed
