"""The network as a controller sees it: who is connected to whom, at which port and rate."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from ipaddress import IPv4Address, IPv4Network

CPU_PORT = 255
"""The port of every router that leads to its controller."""


@dataclass(frozen=True)
class End:
    """One end of a link: a node's name and its port. A host has port 0 only."""

    node: str
    port: int


@dataclass(frozen=True)
class Link:
    """A link with the same rate both ways, bits per second."""

    name: str
    ends: tuple[End, End]
    rate_bps: int


@dataclass(frozen=True)
class Host:
    """A host with one address, on one router."""

    name: str
    address: IPv4Address
    mac: int
    router: str


@dataclass(frozen=True)
class Router:
    """A router and the prefix that holds the addresses of all its hosts."""

    name: str
    number: int
    prefix: IPv4Network

    def mac(self, port: int) -> int:
        """The locally administered address of a port; port 0 stands for the router."""
        return 0x02_01_00_00_00_00 | self.number << 16 | port


@dataclass(frozen=True)
class Network:
    """Hosts, routers and the links between them."""

    hosts: tuple[Host, ...]
    routers: tuple[Router, ...]
    links: tuple[Link, ...]

    @cached_property
    def neighbours(self) -> Mapping[str, Mapping[int, End]]:
        """For each node: which end of which node each port leads to."""
        found: dict[str, dict[int, End]] = {name: {} for name in self._names()}
        for link in self.links:
            for here, there in (link.ends, link.ends[::-1]):
                found[here.node][here.port] = there
        return found

    def _names(self) -> list[str]:
        return [*(host.name for host in self.hosts), *(router.name for router in self.routers)]

    def ports(self, router: Router) -> Mapping[int, int]:
        """A router's ports and the rate of the link at each, bits per second."""
        return {end.port: link.rate_bps for link in self.links for end in link.ends if end.node == router.name}
