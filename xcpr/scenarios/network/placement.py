"""At which nodes flows and traffic begin and end.

Both ends of a group of flows or of a traffic source may be named. They are hosts, which several may share, or
routers, where each flow has a host of its own. In a dumbbell or a parking lot they need no names: the row of
bottlenecks has two ends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Protocol

import rustworkx as rx

from xcpr.io.schema import show, unknown_name, with_json_schema
from xcpr.scenarios.network import graph
from xcpr.scenarios.network.shapes import Shape


@with_json_schema(anyOf=[{"type": "string"}, {"type": "array", "items": {"type": "string"}}])
def nodes(value: object) -> tuple[str, ...]:
    """Parses one node or several."""
    named = [value] if isinstance(value, str) else value
    if not isinstance(named, list | tuple) or not named or not all(isinstance(name, str) for name in named):
        raise ValueError(f'must be a node or a list of nodes, for example "h1" or ["h1", "h2"], not {show(value)}')
    return tuple(named)


def write_nodes(value: tuple[str, ...]) -> str | list[str]:
    """Writes the text that ``nodes`` reads."""
    return value[0] if len(value) == 1 else list(value)


class Placed(Protocol):
    """A group of flows, or a traffic source."""

    @property
    def source(self) -> tuple[str, ...] | None:
        """The nodes that send."""

    @property
    def destination(self) -> tuple[str, ...] | None:
        """The nodes that receive."""

    @property
    def direction(self) -> str:
        """Along a row of bottlenecks, where no nodes are named."""

    @property
    def hops(self) -> tuple[int, int] | None:
        """The first and the last link crossed of that; None: all."""

    @property
    def places(self) -> int:
        """In how many places its ends are."""


def ends(item: Placed, shape: Shape, place: int) -> tuple[str, str]:
    """Returns the nodes where the ends at a place are. Lists of nodes begin again where they end."""
    if item.source is not None and item.destination is not None:
        return item.source[place % len(item.source)], item.destination[place % len(item.destination)]
    first, last = item.hops or (1, len(shape.row))
    near, far = shape.routers[first - 1], shape.routers[last]
    return (near, far) if item.direction == "forward" else (far, near)


def problems(
    shape: Shape, items: Mapping[str, Placed], schedules: int, max_ports: int = graph.MAX_PORTS
) -> Iterator[tuple[str, str]]:
    """Finds the faults of places; ``items`` by their keys, ``schedules`` is the number of sources of udp.schedule, and
    ``max_ports`` that of a router's ports for links."""
    found = [one for key, item in items.items() for one in _of_names(key, item, shape)]
    yield from found
    if schedules and not shape.row:
        yield "udp.schedule", 'must be "none": it is along a row of bottlenecks; [traffic.NAME] has a source'
    if not found:
        yield from _check_reachability(shape, items)
        yield from _of_ports(shape, items, schedules, max_ports)


def _of_names(key: str, item: Placed, shape: Shape) -> Iterator[tuple[str, str]]:
    named = {"source": item.source, "destination": item.destination}
    if not any(named.values()):
        if not shape.row:
            example = ", ".join(f'"{node}"' for node in shape.nodes[:2])
            yield f"{key}.source", f"is missing: a source and a destination are nodes, for example {example}"
        elif item.hops is not None and item.hops[1] > len(shape.row):
            yield f"{key}.hops", f"must end at hop {len(shape.row)}, the last of the topology"
        return
    for name, value in named.items():
        if value is None:
            yield f"{key}.{name}", "is missing: source and destination belong together"
        for node in value or ():
            if node not in shape.nodes:
                yield f"{key}.{name}", unknown_name("node", node, shape.nodes)
    if item.hops is not None:
        yield f"{key}.hops", "must be absent where source and destination are named"
    if item.direction != "forward":
        yield f"{key}.direction", "must be absent where source and destination are named"


def _check_reachability(shape: Shape, items: Mapping[str, Placed]) -> Iterator[tuple[str, str]]:
    """Finds sources whose packets do not get to their destinations."""
    connected = shape.graph
    parts = {connected[node]: number for number, part in enumerate(rx.connected_components(connected)) for node in part}
    for key, item in items.items():
        for source, destination in {ends(item, shape, place): None for place in range(item.places)}:
            if parts[source] != parts[destination]:
                yield f"{key}.destination", f'must be a node that links lead to from "{source}", not "{destination}"'
            elif source == destination and source in shape.hosts:
                yield f"{key}.destination", f'must be another host than the source, "{source}"'


def _of_ports(shape: Shape, items: Mapping[str, Placed], schedules: int, max_ports: int) -> Iterator[tuple[str, str]]:
    """Finds the links, and the hosts of flows' own, that find no ports on the routers."""
    routers = {*shape.routers}
    used = Counter(end for pair in shape.links.values() for end in pair)
    for node, count in used.items():
        if node in routers and count > max_ports:
            yield "links", f'has {count} at "{node}", a router of {max_ports} ports'
    if schedules:
        used.update({shape.routers[0]: schedules, shape.routers[-1]: schedules})
    for key, item in items.items():
        for place in range(item.places):
            for node in ends(item, shape, place):
                used[node] += node in routers
                if used[node] == max_ports + 1 and node in routers:
                    hosts = "with pairs, or by naming hosts, flows share them"
                    yield key, f'needs more hosts at "{node}", whose {max_ports} ports are in use: {hosts}'
