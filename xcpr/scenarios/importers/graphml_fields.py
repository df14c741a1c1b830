"""The elements and attributes of GraphML and of the Topology Zoo's files, and the effect of each here
(docs/inputs.md)."""

from __future__ import annotations

from collections.abc import Iterator

from xcpr.io.inputs import Field, Handling, InputFormat

NAMES = ("label", "name", "nodegraphics")
"""Attributes of a node that may be its name, the first that is there."""
LATITUDES = ("Latitude", "latitude", "lat")
LONGITUDES = ("Longitude", "longitude", "lon", "lng")
RATES = ("LinkSpeedRaw", "LinkSpeed", "capacity", "bandwidth", "bw", "rate", "speed")
"""Attributes of an edge that may be its rate, the first that is there; so are the next two."""
DELAYS = ("delay", "latency")
LENGTHS = ("length", "distance")
RATE_UNITS, DELAY_UNITS, LENGTH_UNITS = ("capacity_unit",), ("delay_unit",), ("distance_unit",)
"""Attributes of the graph with the unit of numbers that have none, as FNSS names them."""

_NESTED = "nodes within nodes or edges are not possible"
_ELSEWHERE = "a graph that is somewhere else is not read"
_HYPER = "a link has two ends; a node may stand for a connection of several"
_PORTS = "ports are numbered in the order of links; port1 and port2 of [links] name others"
_HINT = "a hint for parsers"
_TEXT = "describes the network"

_HONOURED: dict[str, dict[str, str]] = {
    "graphml": {
        "key": "an attribute",
        "graph": "the network; a second one is refused",
    },
    "graph": {
        "edgedefault": "the direction of edges that do not have their own",
        "node": "a router",
        "edge": "a link",
        "data": "an attribute, see below",
    },
    "node": {
        "id": "the name of a node without label; no two nodes have the same",
        "data": "an attribute, see below",
    },
    "edge": {
        "source": "an end of the link; of both ends the node that the file has first is the first, a host above all",
        "target": "the other end; an edge to its own source is left out, with a warning",
        "directed": "two edges, one each way, are one link; a link of one edge has both directions, with a warning",
        "data": "an attribute, see below",
    },
    "key": {
        "id": "the name by which data have it",
        "for": "the elements that have the default",
        "attr.name": "the attribute's name",
        "default": "the value where an element has none",
        "yfiles.type": "the attribute's name where it has no other",
    },
    "data": {"key": "the attribute"},
    "graph attribute": {
        "capacity_unit": "the unit of rates that are bare numbers, for example Mbps",
        "delay_unit": "the unit of delays that are bare numbers",
        "distance_unit": "the unit of lengths that are bare numbers",
    },
    "node attribute": {
        "label": "the name: letters, digits and _",
        "name": "the name of a node without label",
        "nodegraphics": "yEd's text of a node is its name where it has no other; shapes and colours are left out",
        "type": '"host" makes a host; all other nodes are routers',
    }
    | dict.fromkeys(LATITUDES, "the place, degrees: for pictures, and for the delay of links")
    | dict.fromkeys(LONGITUDES, "as Latitude"),
    "edge attribute": {
        "LinkSpeedRaw": "rate, bit/s",
        "LinkSpeed": "rate, with LinkSpeedUnits, where LinkSpeedRaw is absent",
        "LinkSpeedUnits": "K, M, G or T: powers of 1000 bit/s",
    }
    | dict.fromkeys(RATES[2:], "rate, of a value with its unit, or by the graph's capacity_unit; else a warning")
    | dict.fromkeys(DELAYS, "delay, of a value with its unit, or by the graph's delay_unit; else a warning")
    | dict.fromkeys(LENGTHS, "delay of light in fibre, of a value in km or m, or by distance_unit; else a warning"),
}
_REFUSED: dict[str, dict[str, str]] = {
    "graph": {"hyperedge": _HYPER, "locator": _ELSEWHERE},
    "node": {"graph": _NESTED, "locator": _ELSEWHERE},
    "edge": {"graph": _NESTED},
    "hyperedge": dict.fromkeys(("id", "data", "desc", "endpoint", "graph"), _HYPER),
    "endpoint": dict.fromkeys(("id", "node", "port", "type", "desc"), _HYPER),
    "locator": dict.fromkeys(("xlink:href", "xlink:type"), _ELSEWHERE),
}
_WARNED: dict[str, dict[str, str]] = {
    "node": {"port": _PORTS},
    "edge": {"sourceport": _PORTS, "targetport": _PORTS},
    "port": dict.fromkeys(("name", "data", "desc", "port"), _PORTS),
    "key": {"dynamic": "a network has one value for all time; [path_changes] has others"},
    "data": {"time": "a network has one value for all time; [path_changes] has others"},
    "edge attribute": {
        "edgegraphics": "yEd's text of an edge is for drawings; capacity or LinkSpeedRaw has its rate",
        "LinkStatus": "a link is there, planned or not",
        "weight": "its unit is unknown; topology.metric chooses the measure of paths",
        "cost": "its unit is unknown; topology.metric chooses the measure of paths",
    },
}
_DESCRIPTION: dict[str, dict[str, str]] = {
    "graphml": {"data": _TEXT, "desc": _TEXT},
    "graph": {"id": _TEXT, "desc": _TEXT}
    | dict.fromkeys(
        (
            "parse.nodeids",
            "parse.edgeids",
            "parse.order",
            "parse.nodes",
            "parse.edges",
            "parse.maxindegree",
            "parse.maxoutdegree",
        ),
        _HINT,
    ),
    "node": {"desc": _TEXT, "parse.indegree": _HINT, "parse.outdegree": _HINT, "yfiles.foldertype": "for drawings"},
    "edge": {"id": _TEXT, "desc": _TEXT},
    "key": {"attr.type": "a value is read by the attribute that it is for", "desc": _TEXT},
    "data": {"id": _TEXT},
    "graph attribute": dict.fromkeys(
        (
            "Access",
            "Backbone",
            "Classification",
            "Commercial",
            "Creator",
            "Customer",
            "DateModifier",
            "DateMonth",
            "DateObtained",
            "DateType",
            "DateYear",
            "Developed",
            "GeoExtent",
            "GeoLocation",
            "IX",
            "LastAccess",
            "LastProcessed",
            "Layer",
            "Network",
            "NetworkDate",
            "Note",
            "Provenance",
            "Source",
            "SourceGitVersion",
            "SvnVersion",
            "Testbed",
            "ToolsetVersion",
            "Transit",
            "Type",
            "Version",
            "label",
            "name",
            "description",
            "Description",
        ),
        _TEXT,
    ),
    "node attribute": {
        "Country": _TEXT,
        "Internal": "whether the node is of the network itself; a router in both cases",
        "doubted": "whether the place is doubted",
        "geocode_append": "how the place was found",
        "geocode_country": "how the place was found",
        "geocode_id": "how the place was found",
        "geocode_name": "how the place was found",
        "hyperedge": "whether the node stands for a connection of several; a router in both cases",
        "id": _TEXT,
        "x": "a place in a drawing",
        "y": "a place in a drawing",
        "url": _TEXT,
        "description": _TEXT,
    },
    "edge attribute": {
        "LinkLabel": "the text that LinkSpeed was read from",
        "LinkNote": _TEXT,
        "LinkType": _TEXT,
        "id": _TEXT,
        "key": "the number of an edge among those of its two nodes",
        "label": _TEXT,
        "name": _TEXT,
        "url": _TEXT,
        "description": _TEXT,
    },
}


def _fields() -> Iterator[Field]:
    by_handling = {
        Handling.HONOURED: _HONOURED,
        Handling.REFUSED: _REFUSED,
        Handling.WARNED: _WARNED,
        Handling.DESCRIPTION: _DESCRIPTION,
    }
    elements = dict.fromkeys(element for fields in by_handling.values() for element in fields)
    for element in elements:
        for handling, fields in by_handling.items():
            for name, effect in fields.get(element, {}).items():
                yield Field(element, name, handling, effect)


GRAPHML = InputFormat(
    "GraphML",
    "GraphML 1.1, the Internet Topology Zoo (a725bbc) or names that others use",
    "xcpr/scenarios/importers/graphml.py",
    tuple(_fields()),
    others=Handling.WARNED,
)
