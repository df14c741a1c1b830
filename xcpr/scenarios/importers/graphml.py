"""GraphML, GML, node-link JSON and SNDlib XML: routers and links, above all of the Internet Topology Zoo.

The Zoo is that of Knight and others (IEEE JSAC 29(9), 2011). ``graphml_fields`` has the effect of each element and
attribute. A node's ``label`` is its name; ``Latitude`` and ``Longitude`` are its place. An edge's ``LinkSpeedRaw`` is
its rate in bit/s. Where an edge has no delay and both ends have a place, the delay is that of light in a fibre along
the great circle. Values that the file does not have are as the scenario's topology has them.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from xcpr.io import input_files, units
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem
from xcpr.scenarios.importers import graph_files, graphml_fields, sndlib
from xcpr.scenarios.importers.graphml_fields import GRAPHML
from xcpr.scenarios.importers.imported import Imported, UniqueNames, merge_directions, name_node

FIBRE_KM_PER_S = 299_792.458 / 1.468
"""The speed of light by the group index of fibre at 1550 nm (ITU-T G.652, typical)."""
EARTH_KM = 6371.0088
"""Mean radius (IUGG)."""
MAX_ELEMENTS = 100_000
"""XML elements of a file: a node of the Zoo has about ten, and a topology has 1000 routers at most."""
MAX_RATE_BPS = 1e15
NAMESPACE = re.compile(r"\{http://graphml\.graphdrawing\.org/xmlns[^}]*\}")
"""The namespace of GraphML; a file without any is read too."""
QUANTITY = re.compile(r"([0-9]{1,40}(?:\.[0-9]{0,40})?(?:[eE][+-]?[0-9]{1,2})?)\s*([A-Za-zµ/]*)")
RATE = re.compile(r"([kKMGT]?)(?:bits?/s|b/s|bps|bits?)")
FACTORS = {"": 1, "k": 10**3, "K": 10**3, "M": 10**6, "G": 10**9, "T": 10**12}
DELAYS_NS = {"s": 10**9, "ms": 10**6, "us": 10**3, "µs": 10**3, "ns": 1}
LENGTHS_KM = {"km": Decimal(1), "Km": Decimal(1), "m": Decimal("0.001")}
TRUTHS = {"true": True, "1": True, "false": False, "0": False}

Location = tuple[float, float]
"""Longitude and latitude, degrees."""
Attributes = Mapping[str, str]


def read(path: Path) -> Imported:
    """Reads the nodes and links of a file; raises ``Invalid``."""
    return _Reader(path).read()


def delay_ns(one: Location, other: Location) -> int:
    """Returns the time of light in a fibre from a place to another, in whole microseconds: the haversine formula."""
    (x, y), (to_x, to_y) = (tuple(map(math.radians, place)) for place in (one, other))
    half = math.sin((to_y - y) / 2) ** 2 + math.cos(y) * math.cos(to_y) * math.sin((to_x - x) / 2) ** 2
    km = 2 * EARTH_KM * math.asin(min(1.0, math.sqrt(half)))
    return _fibre_ns(km)


def _fibre_ns(km: float) -> int:
    return round(km / FIBRE_KM_PER_S * 1e6) * 1000


class _Key(NamedTuple):
    """The declaration of an attribute."""

    name: str
    domain: str
    default: str | None


class _Node(NamedTuple):
    """A node as links need it."""

    name: str
    number: int
    """Its place among the nodes of the file."""
    is_host: bool
    location: Location | None


class _Edge(NamedTuple):
    """A link while it is made: its ends, and the keys of each direction; None where the file has no such edge."""

    ends: tuple[_Node, _Node]
    forward: dict[str, Any]
    backward: dict[str, Any] | None


class _Builder(ElementTree.TreeBuilder):
    """Builds the tree of a bounded file that declares no entities."""

    def __init__(self, refuse: Callable[[str, str], Invalid]) -> None:
        super().__init__()
        self._refuse = refuse
        self._elements = self._depth = 0

    def start(self, tag: str, attrs: dict[str, str], /) -> Element:
        """Begins an element; raises ``Invalid`` for one too many."""
        self._elements += 1
        self._depth += 1
        if self._elements > MAX_ELEMENTS:
            raise self._refuse("", f"has more than {MAX_ELEMENTS} XML elements")
        if self._depth > input_files.MAX_DEPTH:
            raise self._refuse("", f"must have at most {input_files.MAX_DEPTH} levels of XML elements")
        return super().start(tag, attrs)

    def end(self, tag: str, /) -> Element:
        """Ends an element."""
        self._depth -= 1
        return super().end(tag)

    def doctype(self, _name: str, _public: str | None, _system: str | None) -> None:
        """Refuses a document type, whose entities can make a short file long."""
        raise self._refuse("", "must have no document type (<!DOCTYPE>)")


class _Reader:
    """The reader of one file."""

    def __init__(self, path: Path) -> None:
        self._source = display_path(path)
        self._path = path
        self._warnings: list[str] = []
        self._keys: dict[str, _Key] = {}
        self._nodes: dict[str, _Node] = {}
        self._units: Attributes = {}

    def read(self) -> Imported:
        """Reads all of the file."""
        root = self._parse()
        if _tag(root) != "graphml":
            raise self._wrong("", "is no readable GraphML: its root is no element graphml of GraphML")
        self._check("graphml", root, "")
        for element in _children(root, "key"):
            self._declare(element)
        graphs = [*_children(root, "graph")]
        if len(graphs) != 1:
            raise self._wrong("graph", f"must be one element, not {len(graphs)}")
        (graph,) = graphs
        self._check("graph", graph, "graph")
        self._units = self._attributes("graph", graph, "graph")
        nodes = self._read_nodes(graph)
        links = self._read_edges(graph)
        return Imported(nodes, links, self._warnings)

    def _parse(self) -> Element:
        """Returns the elements of GraphML that a file has, or stands for in another format: the end of its name says
        which."""
        suffix = self._path.suffix
        kind = {graph_files.GML: "GML", graph_files.NODE_LINK: "node-link JSON", sndlib.SNDLIB: "SNDlib XML"}
        try:
            if suffix == graph_files.GML:
                return graph_files.parse_gml(input_files.read_text(self._path, encoding="utf-8-sig"))
            if suffix == graph_files.NODE_LINK:
                return graph_files.parse_node_link(input_files.read_json(self._path))
            root = self._parse_xml()
            return root if suffix != sndlib.SNDLIB else sndlib.convert(root, self._source, self._warnings)
        except Invalid:
            raise
        except ValueError as error:
            raise self._wrong("", f"is no readable {kind.get(suffix, 'GraphML')}: {error}") from None

    def _parse_xml(self) -> Element:
        content = input_files.read_bytes(self._path)
        parser = ElementTree.XMLParser(target=_Builder(self._wrong))
        try:
            parser.feed(content)  # in one piece: expat reads a token from its start again with each further one
            root: Element = parser.close()
        except Invalid:
            raise
        except (ElementTree.ParseError, LookupError, ValueError) as error:
            raise ValueError(" ".join(f"{type(error).__name__}: {error}".split())) from None
        return root

    def _wrong(self, place: str, message: str) -> Invalid:
        return Invalid([Problem(self._source, place, message)])

    def _check(self, kind: str, element: Element, place: str) -> None:
        """Checks the XML attributes and the elements within one, all but those of other namespaces."""
        inside = (_tag(child) for child in element)
        names = dict.fromkeys((*(name for name in element.attrib if "{" not in name), *filter(None, inside)))
        self._warnings += GRAPHML.check(self._source, place, kind, names)

    def _declare(self, element: Element) -> None:
        identity = element.get("id", "")
        self._check("key", element, f"key {identity}")
        name = element.get("attr.name") or element.get("yfiles.type") or identity
        default = next((_text(child) for child in _children(element, "default")), None)
        self._keys[identity] = _Key(name, element.get("for", "all"), default)

    def _attributes(self, kind: str, element: Element, place: str) -> Attributes:
        """Returns the attributes of an element, those of its own over the defaults; a value may be empty."""
        found = {key.name: key.default for key in self._keys.values() if key.domain in (kind, "all") and key.default}
        for data in _children(element, "data"):
            self._check("data", data, place)
            key = self._keys.get(data.get("key", ""))
            if key is None:
                raise self._wrong(f"{place}.data", f'key "{data.get("key", "")}" is not declared')
            found[key.name] = _text(data)
        present = [name for name, value in found.items() if value]
        self._warnings += GRAPHML.check(self._source, place, f"{kind} attribute", present)
        return found

    def _read_nodes(self, graph: Element) -> dict[str, Any]:
        names, nodes = UniqueNames("_"), {}
        for element in _children(graph, "node"):
            identity = element.get("id")
            place = f"node {identity}"
            if identity is None or identity in self._nodes:
                raise self._wrong(place, "must have an id that no other node has")
            self._check("node", element, place)
            attributes = self._attributes("node", element, place)
            unnamed = "" if "label" in attributes else identity
            label = next(filter(None, map(attributes.get, graphml_fields.NAMES)), unnamed)
            name = names.take(name_node(label))
            table: dict[str, Any] = {}
            if is_host := attributes.get("type", "").lower() == "host":
                table["kind"] = "host"
            longitude = self._degrees(name, attributes, graphml_fields.LONGITUDES, 180)
            latitude = self._degrees(name, attributes, graphml_fields.LATITUDES, 90)
            location = None if longitude is None or latitude is None else (longitude, latitude)
            if location is not None:
                table["at"] = [*location]
            self._nodes[identity] = _Node(name, len(self._nodes), is_host, location)
            nodes[name] = table
        return nodes

    def _degrees(self, node: str, attributes: Attributes, names: Iterable[str], most: int) -> float | None:
        found = _first(attributes, names)
        return None if found is None else self._number(f"node {node}", *found, -most, most)

    def _number(self, place: str, name: str, text: str, low: float, high: float) -> float:
        """Reads a number of the file."""
        try:
            value = float(text)
        except ValueError:
            value = math.nan
        if not low <= value <= high:
            raise self._wrong(place, f"{name} must be a number from {low:g} to {high:g}, not {text}")
        return value

    def _read_edges(self, graph: Element) -> dict[str, Any]:
        default = graph.get("edgedefault", "undirected")
        if default not in ("directed", "undirected"):
            raise self._wrong("graph.edgedefault", f'must be one of "directed", "undirected", not "{default}"')
        edges: list[_Edge] = []
        unpaired: dict[tuple[str, str], list[int]] = {}
        for number, element in enumerate(_children(graph, "edge"), 1):
            place = f"edge {element.get('id') or number}"
            self._check("edge", element, place)
            attributes = self._attributes("edge", element, place)
            one, other = (self._end(element, place, end) for end in ("source", "target"))
            if one is other:
                self._warn(f"edge from {one.name} to itself", "a link has two nodes")
                continue
            keys = self._keys_of_edge(attributes, one, other)
            if not self._is_directed(element, place, default):
                edges.append(_Edge((one, other), keys, keys))
            elif opposite := unpaired.get((other.name, one.name)):
                paired = opposite.pop(0)
                edges[paired] = edges[paired]._replace(backward=keys)
            else:
                unpaired.setdefault((one.name, other.name), []).append(len(edges))
                edges.append(_Edge((one, other), keys, None))
        return dict(self._links(edges))

    def _warn(self, subject: str, why: str) -> None:
        self._warnings.append(f"{self._source}: {subject} has no effect: {why}")

    def _end(self, element: Element, place: str, end: str) -> _Node:
        identity = element.get(end)
        if identity not in self._nodes:
            raise self._wrong(f"{place}.{end}", f'must be the id of a node, not "{identity or ""}"')
        return self._nodes[identity]

    def _is_directed(self, element: Element, place: str, default: str) -> bool:
        text = element.get("directed")
        if text is None:
            return default == "directed"
        if text not in TRUTHS:
            raise self._wrong(f"{place}.directed", f'must be true or false, not "{text}"')
        return TRUTHS[text]

    def _links(self, edges: Sequence[_Edge]) -> Iterator[tuple[str, Any]]:
        names = UniqueNames("_")
        for edge in _in_order(edges):
            if edge.backward is None:
                self._warn("edge directed", "a link has both directions, and the file has one edge")
            ends, ways = [*edge.ends], [edge.forward, edge.forward if edge.backward is None else edge.backward]
            if (not ends[0].is_host, ends[0].number) > (not ends[1].is_host, ends[1].number):
                ends, ways = ends[::-1], ways[::-1]
            pair = [node.name for node in ends]
            yield names.take("-".join(pair)), {"ends": pair, **merge_directions(*ways)}

    def _keys_of_edge(self, attributes: Attributes, one: _Node, other: _Node) -> dict[str, Any]:
        """Returns the keys of a link that an edge sets."""
        place = f"edge {one.name}-{other.name}"
        keys = {}
        rate = self._rate(place, attributes)
        if rate is not None:
            keys["rate"] = units.format_rate(rate)
        delay = self._quantity(attributes, graphml_fields.DELAYS, graphml_fields.DELAY_UNITS, _delay)
        if delay is None:
            delay = self._quantity(attributes, graphml_fields.LENGTHS, graphml_fields.LENGTH_UNITS, _length)
        if delay is None and one.location is not None and other.location is not None:
            delay = delay_ns(one.location, other.location)
        if delay is not None:
            keys["delay"] = units.format_time(delay)
        return keys

    def _rate(self, place: str, attributes: Attributes) -> int | None:
        """Returns the rate of an edge, bit/s."""
        for name, unit in (("LinkSpeedRaw", ""), ("LinkSpeed", attributes.get("LinkSpeedUnits", ""))):
            if not attributes.get(name):
                continue
            value = self._number(place, name, attributes[name], 0, MAX_RATE_BPS)
            if value and unit in FACTORS and (unit or name == "LinkSpeedRaw"):
                return round(value * FACTORS[unit])
            self._warn(f"edge attribute {name}", "it is zero, or LinkSpeedUnits is none of K, M, G and T")
        return self._quantity(attributes, graphml_fields.RATES[2:], graphml_fields.RATE_UNITS, _bits_per_s)

    def _quantity(
        self,
        attributes: Attributes,
        names: Iterable[str],
        units_of_numbers: Iterable[str],
        convert: Callable[[Decimal, str], int | None],
    ) -> int | None:
        """Returns the first of these attributes with a unit, and warns of all others that are there."""
        found: int | None = None
        _, unit_of_numbers = _first(self._units, units_of_numbers) or ("", "")
        for name in filter(attributes.get, names):
            match = QUANTITY.fullmatch(attributes[name].strip())
            value = convert(Decimal(match[1]), match[2] or unit_of_numbers) if match else None
            if found is not None:
                self._warn(f"edge attribute {name}", "another attribute has its place")
            elif value is None:
                self._warn(f"edge attribute {name}", 'it has no unit that is known, for example "10 Mbit/s", "5 ms"')
            else:
                found = value
        return found


def _in_order(edges: Sequence[_Edge]) -> list[_Edge]:
    """Returns the edges node by node, those of a pair together: the order that gives links their ports."""
    pairs = [tuple(sorted(node.number for node in edge.ends)) for edge in edges]
    first: dict[tuple[int, ...], int] = {}
    for place, pair in enumerate(pairs):
        first.setdefault(pair, place)
    places = sorted(range(len(edges)), key=lambda place: (pairs[place][0], first[pairs[place]], place))
    return [edges[place] for place in places]


def _tag(element: Element) -> str:
    """Returns the name of an element of GraphML; empty for others."""
    tag = element.tag if isinstance(element.tag, str) else ""
    bare = NAMESPACE.sub("", tag)
    return "" if "{" in bare else bare


def _children(element: Element, tag: str) -> Iterator[Element]:
    return (child for child in element if _tag(child) == tag)


def _text(data: Element) -> str:
    """Returns the text of a value; of yEd's graphics, that of the first label."""
    labels = [label for label in data.iter() if label.tag.endswith("Label")]
    return "".join((labels[0] if labels else data).itertext()).strip()


def _first(attributes: Attributes, names: Iterable[str]) -> tuple[str, str] | None:
    """Returns the first of the names that has a value, with that."""
    return next(((name, attributes[name]) for name in names if attributes.get(name)), None)


def _bits_per_s(number: Decimal, unit: str) -> int | None:
    match = RATE.fullmatch(unit)
    return None if match is None else round(number * FACTORS[match[1]])


def _delay(number: Decimal, unit: str) -> int | None:
    return round(number * DELAYS_NS[unit]) if unit in DELAYS_NS else None


def _length(number: Decimal, unit: str) -> int | None:
    return _fibre_ns(float(number * LENGTHS_KM[unit])) if unit in LENGTHS_KM else None
