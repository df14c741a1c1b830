"""Table entries: what each router must know, derived from the network.

The names are those of p4src/v1model/xcp_router.p4. Routes by longest prefix, with the next hop's Ethernet
addresses; each port's capacity for the efficiency controller; one clone session to the CPU port for telemetry.
After these the data plane needs no controller.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import IPv4Network
from typing import Any

from controller.network import CPU_PORT, End, Network, Router

CLONE_SESSION = 1
"""p4src/constants.toml, cpu_clone_session."""

ROUTES_TABLE = "XcpIngress.ipv4_lpm"
CAPACITY_TABLE = "XcpEgress.port_config"


@dataclass(frozen=True)
class Exact:
    """A match on one value."""

    value: int

    def json(self) -> dict[str, Any]:
        """As the plan writes it."""
        return {"exact": {"value": hex(self.value)}}


@dataclass(frozen=True)
class Lpm:
    """A match on the first ``prefix_len`` bits of a value."""

    value: int
    prefix_len: int

    def json(self) -> dict[str, Any]:
        """As the plan writes it."""
        return {"lpm": {"value": hex(self.value), "prefix_len": self.prefix_len}}


def _match(match: Mapping[str, Any]) -> Exact | Lpm:
    ((kind, parts),) = match.items()
    value = int(parts["value"], 16)
    return Exact(value) if kind == "exact" else Lpm(value, parts["prefix_len"])


@dataclass(frozen=True)
class TableEntry:
    """One entry of a table: keys and parameters by their names in the P4 program."""

    table: str
    match: Mapping[str, Exact | Lpm]
    action: str
    params: Mapping[str, int]
    priority: int = 0

    @classmethod
    def from_json(cls, entry: Mapping[str, Any]) -> TableEntry:
        """The entry that a plan holds."""
        return cls(
            table=entry["table"],
            match={name: _match(match) for name, match in entry["match"].items()},
            action=entry["action"],
            params={name: int(value, 16) for name, value in entry["params"].items()},
            priority=entry["priority"],
        )

    def json(self) -> dict[str, Any]:
        """As the plan writes it; numbers in hexadecimal, for they may be wider than JSON's."""
        return {
            "table": self.table,
            "match": {name: match.json() for name, match in self.match.items()},
            "priority": self.priority,
            "action": self.action,
            "params": {name: hex(value) for name, value in self.params.items()},
        }


@dataclass(frozen=True)
class CloneSession:
    """Where packets cloned under a session's number go; ``truncate_bytes`` 0 leaves them whole."""

    session: int
    port: int
    truncate_bytes: int = 0


def clone_sessions() -> list[CloneSession]:
    """The clone sessions of every router."""
    return [CloneSession(CLONE_SESSION, CPU_PORT)]


def capacity_q20(rate_bps: int) -> int:
    """A rate in the data plane's unit: bytes per 2^20 microseconds, rounded to nearest."""
    return (rate_bps * 2**20 + 4_000_000) // 8_000_000


def entries(network: Network, router: Router) -> list[TableEntry]:
    """All table entries of one router."""
    return [*_routes(network, router), *_capacities(network, router)]


def capacity(port: int, rate_bps: int) -> TableEntry:
    """What the efficiency controller of a port takes for its capacity."""
    return TableEntry(
        CAPACITY_TABLE,
        {"standard_metadata.egress_port": Exact(port)},
        "XcpEgress.set_capacity",
        {"capacity_q20": capacity_q20(rate_bps)},
    )


def _capacities(network: Network, router: Router) -> list[TableEntry]:
    return [capacity(port, rate) for port, rate in sorted(network.ports(router).items())]


def _routes(network: Network, router: Router) -> list[TableEntry]:
    """A /32 for each host of the router's own, and the whole prefix of every other router."""
    hosts = {host.name: host for host in network.hosts}
    made = []
    for port, far in sorted(network.neighbours[router.name].items()):
        if far.node in hosts:
            host = hosts[far.node]
            made.append(_route(router, port, IPv4Network(host.address), host.mac))
    routers = {other.name: other for other in network.routers}
    for name, (port, far) in sorted(_first_hops(network, router).items()):
        made.append(_route(router, port, routers[name].prefix, routers[far.node].mac(far.port)))
    return made


def route(prefix: IPv4Network, port: int, port_mac: int, next_mac: int) -> TableEntry:
    """Packets to a prefix leave by a port, in a frame from the port's address to the next hop's."""
    return TableEntry(
        ROUTES_TABLE,
        {"hdr.ipv4.dst_addr": Lpm(int(prefix.network_address), prefix.prefixlen)},
        "XcpIngress.forward",
        {"port": port, "src_mac": port_mac, "dst_mac": next_mac},
    )


def _route(router: Router, port: int, prefix: IPv4Network, next_mac: int) -> TableEntry:
    return route(prefix, port, router.mac(port), next_mac)


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
