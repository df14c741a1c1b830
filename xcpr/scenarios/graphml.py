"""GraphML as the Internet Topology Zoo has it (Knight and others, IEEE JSAC 29(9), 2011): routers and links.

A node's ``label`` is its name; ``Latitude`` and ``Longitude`` are its place. An edge's ``LinkSpeedRaw`` is
its rate in bit/s. Where both ends have a place, the delay is that of light in a fibre along the great circle.
Values that the file does not have are as the scenario's topology has them.
"""

from __future__ import annotations

import math
import re
import warnings
from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import networkx as nx

from xcpr import units
from xcpr.paths import shown
from xcpr.scenarios.graph import Tables
from xcpr.schema import Invalid, Problem

FIBRE_KM_PER_S = 299_792.458 / 1.468
"""The speed of light by the group index of fibre at 1550 nm (ITU-T G.652, typical)."""
EARTH_KM = 6371.0088
"""Mean radius (IUGG)."""
LONGEST_NAME = 24
MOST_ELEMENTS = 100_000
"""XML elements of a file: a node of the Zoo has about ten, and a topology has 1000 routers at most."""

Place = tuple[float, float]
"""Longitude and latitude, degrees."""


def read(path: Path) -> Tables:
    """Reads the nodes and links of a file; raises ``Invalid``."""
    graph = _graph(path)
    names: dict[Any, str] = {}
    nodes: dict[str, Any] = {}
    places: dict[Any, Place] = {}
    node_names, link_names = _Names(), _Names()
    for node, data in graph.nodes(data=True):
        name = names[node] = node_names.free(_name(str(data.get("label", node))))
        nodes[name] = {}
        latitude = _number(path, f"node {name}", data, "Latitude", 90)
        longitude = _number(path, f"node {name}", data, "Longitude", 180)
        if latitude is not None and longitude is not None:
            places[node] = (longitude, latitude)
            nodes[name] = {"at": [longitude, latitude]}
    links: dict[str, Any] = {}
    for one, other, data in graph.edges(data=True):
        name = link_names.free(f"{names[one]}-{names[other]}")
        link: dict[str, Any] = {"ends": [names[one], names[other]]}
        rate = _number(path, f"edge {name}", data, "LinkSpeedRaw", 1e15)
        if rate:
            link["rate"] = units.format_rate(round(abs(rate)))
        if one in places and other in places:
            link["delay"] = units.format_time(delay_ns(places[one], places[other]))
        links[name] = link
    return nodes, links


def delay_ns(one: Place, other: Place) -> int:
    """Says how long light takes in a fibre from a place to another, in whole microseconds: the haversine formula."""
    (x, y), (to_x, to_y) = (tuple(map(math.radians, place)) for place in (one, other))
    half = math.sin((to_y - y) / 2) ** 2 + math.cos(y) * math.cos(to_y) * math.sin((to_x - x) / 2) ** 2
    km = 2 * EARTH_KM * math.asin(min(1.0, math.sqrt(half)))
    return round(km / FIBRE_KM_PER_S * 1e6) * 1000


def _graph(path: Path) -> nx.MultiGraph:
    try:
        with path.open("rb") as file:
            elements = sum(1 for _ in islice(ElementTree.iterparse(file, ["start"]), MOST_ELEMENTS + 1))
        if elements > MOST_ELEMENTS:
            raise Invalid([Problem(shown(path), "", f"has more than {MOST_ELEMENTS} XML elements")])
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            graph = nx.read_graphml(path, force_multigraph=True)
    except OSError as error:
        raise Invalid([Problem(shown(path), "", f"can't be read: {error.strerror}")]) from None
    except Invalid:
        raise
    except Exception as error:  # whatever its reader stumbles over: a file that somebody made is wrong
        why = " ".join(f"{type(error).__name__}: {error}".split())
        raise Invalid([Problem(shown(path), "", f"is no readable GraphML: {why}")]) from None
    return nx.MultiGraph(graph)


def _number(path: Path, place: str, data: Mapping[str, Any], key: str, most: float) -> float | None:
    """Reads a number of the file, at most so far from zero; None where it is absent."""
    value = data.get(key)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) <= most:
        raise Invalid([Problem(shown(path), place, f"{key} must be a number from {-most:g} to {most:g}, not {value}")])
    return float(value)


def _name(label: str) -> str:
    """Makes the name of a node from a label."""
    return re.sub(r"[^A-Za-z0-9]+", "_", label).strip("_")[:LONGEST_NAME] or "node"


class _Names:
    """Names that are given once each."""

    def __init__(self) -> None:
        self._given: set[str] = set()
        self._numbers: dict[str, int] = {}

    def free(self, name: str) -> str:
        """Returns the name, or one with the first number behind it that makes it another one."""
        free, number = name, self._numbers.get(name, 1)
        while free in self._given:
            number += 1
            free = f"{name}_{number}"
        self._numbers[name] = number
        self._given.add(free)
        return free
