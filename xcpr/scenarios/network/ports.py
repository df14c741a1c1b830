"""Numbers of routers' ports: those that links name, and free ones for all others.

A free one is as Mininet counts them: one more than the router has links before this one (``Topo.addPort`` of Mininet
2.3.0). Mininet lets two links have the same number; here the next free number is taken instead.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import chain
from typing import Protocol

from xcpr.controller.network import CPU_PORT
from xcpr.scenarios.network.shapes import Shape

MAX_PORT = 510
"""The last port of a router: v1model drops at 511."""
KEYS = ("port1", "port2")
"""The keys of a link for the ports of its first and second end, as Mininet's ``addLink`` has them."""


class Numbered(Protocol):
    """A link that may name its ports."""

    @property
    def port1(self) -> int | None:
        """The port of the first end."""

    @property
    def port2(self) -> int | None:
        """The port of the second end."""


def problems(shape: Shape, links: Mapping[str, Numbered], cpu_port: int | None) -> Iterator[tuple[str, str]]:
    """Finds the ports that links can't have, by their keys; ``cpu_port`` is that of a program of one's own."""
    users: dict[tuple[str, int], str] = {}
    for name, ends in shape.links.items():
        for key, node, port in _named_ports(links, name, ends):
            place = f"links.{name}.{key}"
            if node in shape.hosts:
                most = shape.link_counts[node] - 1
                if port > most:
                    allowed = f"from 0 to {most}" if most else "0 or absent"
                    ports = f"whose {most + 1} ports are numbered from 0 on" if most else "whose one port is 0"
                    yield place, f'must be {allowed}: "{node}" is a host, {ports}'
                elif users.setdefault((node, port), place) != place:
                    yield place, f'must be another port: {users[node, port]} is {port} of "{node}" too'
            elif not 1 <= port <= MAX_PORT:
                yield place, f"must be from 1 to {MAX_PORT}, not {port}"
            elif port in reserved(cpu_port):
                yield place, f"must be another port: {port} is the CPU port"
            elif users.setdefault((node, port), place) != place:
                yield place, f'must be another port: {users[node, port]} is {port} of "{node}" too'


def reserved(cpu_port: int | None) -> set[int]:
    """Returns the ports that no link has."""
    return {CPU_PORT} if cpu_port is None else {CPU_PORT, cpu_port}


def _named_ports(links: Mapping[str, Numbered], name: str, ends: tuple[str, str]) -> Iterator[tuple[str, str, int]]:
    if name in links:
        numbers = links[name].port1, links[name].port2
        for key, node, port in zip(KEYS, ends, numbers, strict=True):
            if port is not None:
                yield key, node, port


class PortAllocator:
    """The ports of all nodes, as links take them in their order: of a router from 1 on, of a host from 0 on."""

    def __init__(self, shape: Shape, links: Mapping[str, Numbered], cpu_port: int | None) -> None:
        self._routers = {*shape.routers}
        self._count = dict.fromkeys(shape.nodes, 0)
        self._taken: dict[str, set[int]] = {router: reserved(cpu_port) for router in shape.routers}
        self._taken |= {host: set() for host in shape.hosts}
        self._named: dict[tuple[str, str], int] = {}
        for name, ends in shape.links.items():
            for _, node, port in _named_ports(links, name, ends):
                if node in self._taken:
                    self._taken[node].add(port)
                    self._named[name, node] = port

    def take(self, node: str, link: str) -> int:
        """Returns the port of a link at a router or a host."""
        if node not in self._taken:
            return 0  # the host of a flow alone
        self._count[node] += 1
        if (link, node) in self._named:
            return self._named[link, node]
        first = self._count[node] if node in self._routers else 0
        port = _next_free(first, self._taken[node])
        self._taken[node].add(port)
        return port


def _next_free(first: int, occupied: Collection[int]) -> int:
    """Returns the first free port from one on, else the first of all."""
    return next(port for port in chain(range(first, MAX_PORT + 1), range(1, first)) if port not in occupied)
