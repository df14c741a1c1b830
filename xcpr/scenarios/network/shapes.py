"""Topologies by their kind: routers, hosts, and the links between them.

Routers are named and numbered in the order of these lists; links give them their ports in that order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise

import rustworkx as rx


@dataclass(frozen=True)
class Shape:
    """The connections between nodes."""

    routers: tuple[str, ...]
    hosts: tuple[str, ...]
    links: Mapping[str, tuple[str, str]]
    """The ends of each link by its name; a host is the first of them, and may be both."""
    row: tuple[str, ...] = ()
    """The links that are bottlenecks by what the topology is: those of a dumbbell or a parking lot, in their order."""

    @property
    def nodes(self) -> tuple[str, ...]:
        """Hosts and routers."""
        return (*self.hosts, *self.routers)

    @property
    def graph(self) -> rx.PyGraph[str, None]:
        """The names of the nodes, in their order, and an edge for each link."""
        graph: rx.PyGraph[str, None] = rx.PyGraph()
        numbers = {node: graph.add_node(node) for node in self.nodes}
        for one, other in self.links.values():
            graph.add_edge(numbers[one], numbers[other], None)
        return graph

    @cached_property
    def link_counts(self) -> Mapping[str, int]:
        """The number of links of each node that has one."""
        return Counter(end for ends in self.links.values() for end in ends)

    def is_access(self, link: str) -> bool:
        """Says whether a link is a host's."""
        return self.links[link][0] in self.hosts


@dataclass
class _Draft:
    """A shape while it is drawn."""

    routers: list[str] = field(default_factory=list)
    hosts: list[str] = field(default_factory=list)
    links: dict[str, tuple[str, str]] = field(default_factory=dict)

    def link(self, one: str, other: str) -> None:
        self.links[f"{one}-{other}"] = (one, other)

    def host_at(self, router: str) -> None:
        """Adds another host, h1 being the first."""
        self.hosts.append(f"h{len(self.hosts) + 1}")
        self.link(self.hosts[-1], router)

    def shape(self) -> Shape:
        return Shape(tuple(self.routers), tuple(self.hosts), self.links)


def _numbered(letter: str, count: int) -> list[str]:
    return [f"{letter}{number}" for number in range(1, count + 1)]


def _row(links: Iterable[str]) -> Shape:
    names = tuple(links)
    routers = _numbered("r", len(names) + 1)
    return Shape(tuple(routers), (), dict(zip(names, pairwise(routers), strict=True)), names)


def _dumbbell() -> Shape:
    """Makes two routers; flows bring their hosts."""
    return _row(["bottleneck"])


def _parking_lot(hops: int) -> Shape:
    """Makes routers in a row; flows bring their hosts."""
    return _row(_numbered("hop", hops))


def _line(size: int) -> Shape:
    """Makes routers in a row with a host each, as Mininet's ``linear``."""
    draft = _Draft(_numbered("r", size))
    for one, other in pairwise(draft.routers):
        draft.link(one, other)
    for router in draft.routers:
        draft.host_at(router)
    return draft.shape()


def _star(size: int) -> Shape:
    """Makes hosts at one router, as Mininet's ``single``."""
    draft = _Draft(["r1"])
    for _ in range(size):
        draft.host_at("r1")
    return draft.shape()


def _tree(depth: int, fanout: int) -> Shape:
    """Makes ``depth`` levels of routers, each with ``fanout`` below it, and hosts below the last, as Mininet's
    ``tree``."""
    draft = _Draft(["r1"])
    level = ["r1"]
    for _ in range(depth - 1):
        below = []
        for parent in level:
            for _ in range(fanout):
                draft.routers.append(f"r{len(draft.routers) + 1}")
                draft.link(parent, draft.routers[-1])
                below.append(draft.routers[-1])
        level = below
    for parent in level:
        for _ in range(fanout):
            draft.host_at(parent)
    return draft.shape()


def _fat_tree(k: int) -> Shape:
    """Makes a fat-tree of switches with k ports (Al-Fares, Loukissas and Vahdat, SIGCOMM 2008, section 2.2).

    (k/2)^2 core switches c, and k pods of k/2 aggregation switches a, k/2 edge switches e and (k/2)^2 hosts h. The
    aggregation switch at place j of its pod is connected to the j-th k/2 core switches.
    """
    half = k // 2
    core = _numbered("c", half * half)
    draft = _Draft([*core])
    for pod in range(k):
        above, edge = ([f"{letter}{half * pod + place}" for place in range(1, half + 1)] for letter in "ae")
        draft.routers += [*above, *edge]
        for place, name in enumerate(above):
            for top in core[half * place : half * (place + 1)]:
                draft.link(top, name)
        for bottom in edge:
            for name in above:
                draft.link(name, bottom)
        for bottom in edge:
            for _ in range(half):
                draft.host_at(bottom)
    return draft.shape()


@dataclass(frozen=True)
class Kind:
    """How a topology of a kind is made, of the numbers under these keys of ``[topology]``."""

    draw: Callable[..., Shape]
    keys: tuple[str, ...] = ()


KINDS = {
    "dumbbell": Kind(_dumbbell),
    "parking-lot": Kind(_parking_lot, ("hops",)),
    "line": Kind(_line, ("size",)),
    "star": Kind(_star, ("size",)),
    "tree": Kind(_tree, ("depth", "fanout")),
    "fat-tree": Kind(_fat_tree, ("k",)),
}
"""The kinds that are drawn from a few numbers."""
