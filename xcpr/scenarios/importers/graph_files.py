"""GML and the node-link JSON of networkx, as the elements of GraphML that they stand for.

Both have the nodes, edges and attributes of GraphML, in other marks. So one reader has the effect of each attribute.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from xml.etree.ElementTree import Element, SubElement

from xcpr.io import input_files
from xcpr.io.schema import show

GML, NODE_LINK = ".gml", ".json"
_TOKEN = re.compile(r'\s*(?:#[^\n]*\n\s*)*("[^"]*"|[\[\]]|[^\s\[\]"]+)')
_KEY = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
Pairs = list[tuple[str, Any]]
"""The keys and values of a list of GML, which may have a key several times; a value may be such a list."""


def parse_gml(text: str) -> Element:
    """Makes the elements of a graph in GML (Himsolt, 1997); raises ValueError."""
    top = _parse_list(_tokenise(text), 0)
    graphs = [value for key, value in top if key == "graph"]
    if len(graphs) != 1 or not isinstance(graphs[0], list):
        raise ValueError(f'must have one list "graph [ ... ]", not {len(graphs)}')
    (graph,) = graphs
    nodes, edges = ([dict(_list_of(key, one)) for key, one in graph if key == kind] for kind in ("node", "edge"))
    rest = {key: value for key, value in graph if key not in ("node", "edge", "directed")}
    return make_elements(rest, nodes, edges, dict(graph).get("directed") == "1")


def _tokenise(text: str) -> Iterator[str]:
    place, end = 0, len(text.rstrip())
    while place < end:
        found = _TOKEN.match(text, place)
        if found is None:
            if text[place:].lstrip().startswith("#"):
                return
            raise ValueError(f"has no key or value at {show(text[place : place + 20])}")
        yield found[1]
        place = found.end()


def _parse_list(tokens: Iterator[str], depth: int) -> Pairs:
    if depth > input_files.MAX_DEPTH:
        raise ValueError(f"must have at most {input_files.MAX_DEPTH} levels of lists")
    pairs: Pairs = []
    for key in tokens:
        if key == "]" and depth:
            return pairs
        if not _KEY.fullmatch(key):
            raise ValueError(f"must have a key of letters and digits, not {show(key)}")
        value = next(tokens, "]")
        if value == "]":
            raise ValueError(f'"{key}" has no value')
        if value == "[":
            pairs.append((key, _parse_list(tokens, depth + 1)))
        else:
            pairs.append((key, html.unescape(value[1:-1]) if value.startswith('"') else value))
    if depth:
        raise ValueError("ends within a list")
    return pairs


def _list_of(key: str, value: object) -> Pairs:
    if not isinstance(value, list):
        raise ValueError(f'"{key}" must be a list "{key} [ ... ]", not {show(value)}')
    return value


def parse_node_link(content: object) -> Element:
    """Makes the elements of a graph as ``networkx.node_link_data`` writes it; raises ValueError."""
    table = _table("the file", content)
    links = "edges" if "edges" in table else "links"
    unknown = table.keys() - {"directed", "multigraph", "graph", "nodes", links}
    if unknown:
        allowed = "directed, multigraph, graph, nodes, links or edges"
        raise ValueError(f"may have no key {show(min(unknown))}; allowed: {allowed}")
    nodes, edges = ([_table(key, one) for one in _array(key, table.get(key, []))] for key in ("nodes", links))
    # Only multigraphs have keys of edges, which number those of the same ends.
    edges = [{name: value for name, value in edge.items() if name != "key"} for edge in edges]
    return make_elements(_table("graph", table.get("graph", {})), nodes, edges, bool(table.get("directed")))


def _table(key: str, value: object) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise ValueError(f"{key} must be an object, not {show(value)}")
    return value


def _array(key: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError(f"{key} must be an array, not {show(value)}")
    return value


def make_elements(
    graph: Mapping[str, Any], nodes: Sequence[Mapping[str, Any]], edges: Sequence[Mapping[str, Any]], directed: bool
) -> Element:
    """Makes the elements of GraphML for a graph's attributes, its nodes with ``id``, and its edges with ``source`` and
    ``target``."""
    root = Element("graphml")
    declared: dict[tuple[str, str], str] = {}

    def add_data(element: Element, kind: str, values: Mapping[str, Any]) -> None:
        for name, value in values.items():
            identity = declared.setdefault((kind, name), f"d{len(declared)}")
            data = SubElement(element, "data", {"key": identity})
            data.text = "" if value is None else str(value)

    top = Element("graph", {"edgedefault": "directed" if directed else "undirected"})
    add_data(top, "graph", graph)
    for kind, elements, own in (("node", nodes, ("id",)), ("edge", edges, ("source", "target"))):
        for values in elements:
            attributes = {name: str(values[name]) for name in own if name in values}
            element = SubElement(top, kind, attributes)
            add_data(element, kind, {name: value for name, value in values.items() if name not in own})
    for (kind, name), identity in declared.items():
        SubElement(root, "key", {"id": identity, "for": kind, "attr.name": name})
    root.append(top)
    return root
