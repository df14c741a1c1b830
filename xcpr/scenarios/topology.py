"""The network of a scenario.

A row of routers r1, r2, ... with the bottleneck links between them; each flow and each UDP source has a host pair of
its own, its sender on the router where its path begins and its receiver where it ends; flows of direction "backward"
have their senders s on the right and their receivers d on the left, and so have traffic sources, with hosts t and w::

    s0 --+                    +-- d0
    s1 --+-- r1 == bottleneck == r2 --+-- d1
    u0 --+                    +-- v0
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network

from xcpr.controller.network import CPU_PORT, End, Host, Link, Network, Router
from xcpr.scenarios import traffic
from xcpr.scenarios.scenario import Flows, Scenario
from xcpr.scenarios.traffic import Source, Traffic


@dataclass(frozen=True)
class Flow:
    """One flow of a scenario: its group's settings and its place in the network."""

    name: str
    group: Flows
    start: int
    sender: str
    receiver: str
    hops: tuple[int, int]


@dataclass(frozen=True)
class Udp:
    """A UDP source, of a schedule or of its own, and its place."""

    name: str
    sender: str
    receiver: str
    direction: str
    source: Source


@dataclass(frozen=True)
class Connections:
    """A traffic source of TCP connections, and its pairs of sending and receiving host."""

    name: str
    traffic: Traffic
    pairs: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Built:
    """A scenario laid out: the network, its flows and its other traffic with their hosts."""

    network: Network
    flows: tuple[Flow, ...]
    udp: tuple[Udp, ...]
    connections: tuple[Connections, ...]
    access_delays: Mapping[str, int]
    """One-way delay of each host's link, ns."""


class _Builder:
    """Gives out ports and addresses in order."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        bottlenecks = scenario.bottlenecks()
        self.routers = [
            Router(f"r{number}", number, IPv4Network((10 << 24 | number << 16, 16)))
            for number in range(1, len(bottlenecks) + 2)
        ]
        self.used = {router.name: 0 for router in self.routers}
        self.hosts: list[Host] = []
        self.access_delays: dict[str, int] = {}
        self.links = [
            Link(name, (self._end(number), self._end(number + 1)), scenario.topology.rate)
            for number, name in enumerate(bottlenecks)
        ]

    def _end(self, index: int) -> End:
        """The next free port of a router."""
        name = self.routers[index].name
        self.used[name] += 2 if self.used[name] + 1 == CPU_PORT else 1
        return End(name, self.used[name])

    def host(self, name: str, index: int, access_delay: int | None = None) -> str:
        """A new host on the router of that index, ``access_delay`` ns away; None: as far as the topology says."""
        router = self.routers[index]
        end = self._end(index)
        # Addresses skip .0 and .255, which look like a network's own and its broadcast address.
        address = IPv4Address(int(router.prefix.network_address) | end.port // 254 << 8 | end.port % 254 + 1)
        self.hosts.append(Host(name, address, 0x02_00_00_00_00_00 | int(address) & 0xFFFFFF, router.name))
        self.links.append(Link(f"{name}-{router.name}", (End(name, 0), end), self.scenario.topology.access_rate))
        self.access_delays[name] = self.scenario.topology.access_delay if access_delay is None else access_delay
        return name


def build(scenario: Scenario) -> Built:
    """The network, flows and UDP sources of a scenario."""
    builder = _Builder(scenario)
    last = len(scenario.bottlenecks())
    flows: list[Flow] = []
    for group_name, group in scenario.flows.items():
        first_hop, last_hop = group.hops or (1, last)
        from_router, to_router = first_hop - 1, last_hop
        if group.direction == "backward":
            from_router, to_router = to_router, from_router
        delays = group.access_delays(scenario.topology.access_delay)
        for index, (start, delay) in enumerate(zip(group.starts(), delays, strict=True)):
            number = len(flows)
            sender = builder.host(f"s{number}", from_router, delay)
            receiver = builder.host(f"d{number}", to_router)
            flows.append(Flow(f"{group_name}{index}", group, start, sender, receiver, (first_hop, last_hop)))
    rate, duration = scenario.topology.rate, scenario.duration
    udp = []
    for index, source in enumerate(traffic.sources(scenario.udp.schedule, rate, duration)):
        hosts = builder.host(f"u{index}", 0), builder.host(f"v{index}", last)
        udp.append(Udp(f"udp{index}", *hosts, "forward", source))
    connections = []
    number = 0
    for name, table in scenario.traffic.items():
        near, far = (0, last) if table.direction == "forward" else (last, 0)
        pairs = []
        for _ in range(table.host_pairs()):
            pairs.append((builder.host(f"t{number}", near), builder.host(f"w{number}", far)))
            number += 1
        if table.is_udp:
            udp.append(Udp(name, *pairs[0], table.direction, table.udp(rate, duration)))
        else:
            connections.append(Connections(name, table, tuple(pairs)))
    network = Network(tuple(builder.hosts), tuple(builder.routers), tuple(builder.links))
    return Built(network, tuple(flows), tuple(udp), tuple(connections), builder.access_delays)
