"""What each router must know, derived from the network.

Routes by longest prefix, with the next hop's Ethernet addresses; each port's capacity for the congestion control; one
clone session to the CPU port for telemetry. After these the data plane needs no controller.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from ipaddress import IPv4Network
from itertools import chain

from .entries import TableEntry
from .network import End, Network, Router
from .program import Program


def entries(
    program: Program, network: Network, router: Router, police: bool = False, separate: bool = False
) -> list[TableEntry]:
    """All table entries of one router.

    All of its ports check what packets claim if it is to ``police`` them, and have two queues if it is to ``separate``
    what its congestion control steers from the rest.
    """
    rates = sorted(network.ports(router).items())
    routes = (program.route(hop.prefix, hop.port, hop.port_mac, hop.next_mac) for hop in hops(network, router))
    ports = (program.port(port, rate) for port, rate in rates)
    policed = (program.policed(port) for port, _ in rates if police)
    separated = (program.separated(port) for port, _ in rates if separate)
    return [*routes, *chain.from_iterable(ports), *policed, *separated]


@dataclass(frozen=True)
class Hop:
    """The way of packets to a prefix: the port that they leave by, its address, and that of the next hop."""

    prefix: IPv4Network
    port: int
    port_mac: int
    next_mac: int


def hops(network: Network, router: Router) -> list[Hop]:
    """A /32 for each host of the router's own, and the whole prefix of every other router."""
    hosts = {host.name: host for host in network.hosts}
    made = []
    for port, far in sorted(network.neighbours[router.name].items()):
        if far.node in hosts:
            host = hosts[far.node]
            made.append(Hop(IPv4Network(host.address), port, router.mac(port), host.mac))
    routers = {other.name: other for other in network.routers}
    for name, (port, far) in sorted(_first_hops(network, router).items()):
        next_mac = routers[far.node].mac(far.port)
        made.append(Hop(routers[name].prefix, port, router.mac(port), next_mac))
    return made


def _first_hops(network: Network, router: Router) -> dict[str, tuple[int, End]]:
    """For each other router: the port that begins a shortest path to it, and where that port leads."""
    names = {other.name for other in network.routers}
    first: dict[str, tuple[int, End]] = {}
    waiting = deque([router.name])
    while waiting:
        here = waiting.popleft()
        for port, far in sorted(network.neighbours[here].items()):
            if far.node in names and far.node != router.name and far.node not in first:
                first[far.node] = first.get(here, (port, far))
                waiting.append(far.node)
    return first
