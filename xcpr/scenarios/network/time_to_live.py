"""The time to live of hosts' packets (RFC 791 section 3.2), and the routers on their ways.

A router that finds a TTL of 0 or 1 drops the packet, any other sends it on with one less (RFC 1812 section 5.3.1). So
a packet passes one router less than its TTL.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from xcpr.scenarios.programs.own_program import OwnProgram

if TYPE_CHECKING:
    from xcpr.scenarios.network.topology import Built
    from xcpr.scenarios.scenario import Scenario

RECOMMENDED_TTL = 64
"""RFC 1700, "IP TTL parameter"."""
MAX_TTL = 255
MAX_NAMED_FLOWS = 3
"""Flows that warnings name; of the others there is a count."""


@dataclass(frozen=True)
class FlowPath:
    """The path of a flow's packets, in the direction that passes more routers."""

    key: str
    """The scenario's key of the group of flows, or of the traffic source."""
    name: str
    source: str
    destination: str
    routers: tuple[str, ...]
    """Without switches, which leave the TTL as it is."""

    @property
    def ttl(self) -> int:
        """The smallest TTL with which packets arrive."""
        return len(self.routers) + 1


def find_paths(scenario: Scenario, built: Built) -> Iterator[FlowPath]:
    """Yields the path of each flow, UDP source and pair of hosts of a traffic source."""
    for flow in built.flows:
        key = next(f"flows.{name}" for name, group in scenario.flows.items() if group == flow.group)
        yield _find_longer(built, key, flow.name, (flow.sender, flow.receiver), flow.version)
    for udp in built.udp:
        key = "udp.schedule" if udp.of_schedule else f"traffic.{udp.name}"
        routers = built.paths.routers_between(udp.sender, udp.receiver, udp.version)
        yield FlowPath(key, udp.name, udp.sender, udp.receiver, routers)
    for source in built.connections:
        for sender, receiver, _ in source.pairs:
            yield _find_longer(built, f"traffic.{source.name}", source.name, (sender, receiver), source.version)


def _find_longer(built: Built, key: str, name: str, ends: tuple[str, str], version: int) -> FlowPath:
    """Returns the path of the data or that of the ACKs."""
    sender, receiver = ends
    data = built.paths.routers_between(sender, receiver, version)
    acks = built.paths.routers_between(receiver, sender, version)
    if len(acks) > len(data):
        return FlowPath(key, name, receiver, sender, acks)
    return FlowPath(key, name, sender, receiver, data)


def choose(scenario: Scenario, built: Built) -> int:
    """Returns the TTL of hosts' packets: the scenario's, else the recommended one, or the smallest with which the
    packets of all flows arrive where that is larger."""
    if scenario.hosts.ttl is not None:
        return scenario.hosts.ttl
    needed = max((path.ttl for path in find_paths(scenario, built)), default=0)
    return min(max(needed, RECOMMENDED_TTL), MAX_TTL)


def warnings(scenario: Scenario, built: Built) -> Iterator[str]:
    """Yields a warning of each flow whose path the TTL is too small for, or of a TTL that is larger than usual."""
    ttl, paths = choose(scenario, built), list(find_paths(scenario, built))
    too_long = [path for path in paths if path.ttl > ttl]
    for path in too_long[:MAX_NAMED_FLOWS]:
        yield (
            f"Hosts send with TTL {ttl}, but packets of {path.name} from {path.source} to {path.destination} pass "
            f"{len(path.routers)} routers: they arrive only if routers do not decrement the TTL."
        )
    if len(too_long) > MAX_NAMED_FLOWS:
        yield f"TTL {ttl} is too small for the paths of {len(too_long) - MAX_NAMED_FLOWS} more flows."
    if scenario.hosts.ttl is None and ttl > RECOMMENDED_TTL and not too_long:
        longest = max(paths, key=lambda path: path.ttl)
        yield (
            f"Hosts send with TTL {ttl}, not {RECOMMENDED_TTL}: packets of {longest.name} from {longest.source} to "
            f"{longest.destination} pass {len(longest.routers)} routers."
        )


def problems(scenario: Scenario, built: Built) -> Iterator[tuple[str, str]]:
    """Yields the keys of flows on whose path more routers of ours are than any TTL allows, with what is wrong."""
    own, refused = scenario.own_programs, set()
    for path in find_paths(scenario, built):
        runs = [own.get(name, scenario.compiled) for name in path.routers]
        ours = sum(not isinstance(one, OwnProgram) for one in runs)
        if ours >= MAX_TTL and path.key not in refused:
            refused.add(path.key)
            between = f"packets from {path.source} to {path.destination} pass {ours} routers"
            yield path.key, f"must have a shorter path: {between}, and TTL {MAX_TTL} allows {MAX_TTL - 1}"
