"""SNDlib's networks in XML (Orlowski and others, Networks 55(3), 2010), as the elements of GraphML that they stand for.

A link's capacity is that of its installed module, or else of the first one that may be added. Its unit is that of
``meta``: a number without one is no rate.
"""

from __future__ import annotations

from xml.etree.ElementTree import Element

from xcpr.io.inputs import Field, Handling, InputFormat
from xcpr.io.schema import one_of, show
from xcpr.scenarios.importers.graph_files import make_elements

SNDLIB = ".xml"
NAMESPACE = "{http://sndlib.zib.de/network}"
UNITS = {"KBITPERSEC": "kbit/s", "MBITPERSEC": "Mbit/s", "GBITPERSEC": "Gbit/s"}
_H, _W, _D = Handling.HONOURED, Handling.WARNED, Handling.DESCRIPTION
_DESIGN = "a price of network design"
_TEXT = "describes the network"
FORMAT = InputFormat(
    "SNDlib's XML",
    "http://sndlib.zib.de/network: network, version 1.0",
    "xcpr/scenarios/importers/sndlib.py",
    (
        Field("network", "networkStructure", _H, "nodes and links"),
        Field("network", "meta", _H, "the unit of capacities"),
        Field("network", "demands", _W, "[flows] and [traffic] send"),
        Field("network", "version", _D, "the version of the format"),
        Field("meta", "unit", _H, f"{one_of([*UNITS])}; without it capacities have no effect, and a warning says so"),
        *(Field("meta", name, _D, _TEXT) for name in ("granularity", "time", "origin")),
        Field("networkStructure", "nodes", _H, "nodes"),
        Field("networkStructure", "links", _H, "links"),
        Field("nodes", "coordinatesType", _H, "geographical: degrees; pixel: a place in a drawing, without effect"),
        Field("nodes", "node", _H, "a router"),
        Field("node", "id", _H, "its name"),
        Field("node", "coordinates", _H, "see coordinatesType"),
        Field("coordinates", "x", _H, "the longitude: for pictures, and for the delay of links"),
        Field("coordinates", "y", _H, "the latitude"),
        Field("links", "link", _H, "a link with both directions"),
        Field("link", "id", _D, "a link is named by its ends"),
        Field("link", "source", _H, "one end"),
        Field("link", "target", _H, "the other end"),
        Field("link", "preInstalledModule", _H, "its capacity"),
        Field("link", "additionalModules", _H, "the first one has the capacity of a link without an installed one"),
        *(Field("link", name, _D, _DESIGN) for name in ("routingCost", "setupCost")),
        Field("additionalModules", "addModule", _H, "a module"),
        *(Field(module, "capacity", _H, "the rate") for module in ("preInstalledModule", "addModule")),
        *(Field(module, "cost", _D, _DESIGN) for module in ("preInstalledModule", "addModule")),
    ),
    others=_W,
)  # fmt: skip
ELEMENTS = frozenset(field.element for field in FORMAT.fields)


def convert(root: Element, source: str, warnings: list[str]) -> Element:
    """Makes the elements of a network in the file ``source``, and adds warnings; raises ``Invalid`` and ValueError."""
    for element in root.iter():
        element.tag = element.tag.removeprefix(NAMESPACE)
    if root.tag != "network":
        raise ValueError("its root is no element network of SNDlib")
    for element in root.iter():
        if element.tag in ELEMENTS:
            attributes = [name for name in element.attrib if "{" not in name]
            inside = dict.fromkeys([*attributes, *(child.tag for child in element)])
            warnings += FORMAT.check(source, element.get("id") or element.tag, element.tag, inside)
    unit = root.findtext("meta/unit", "").strip()
    if unit and unit not in UNITS:
        raise ValueError(f"meta.unit must be {one_of([*UNITS])}, not {show(unit)}")
    kind = root.find("networkStructure/nodes")
    is_geographical = kind is not None and kind.get("coordinatesType") == "geographical"
    nodes = [_make_node(node, is_geographical) for node in root.iterfind("networkStructure/nodes/node")]
    edges = []
    for link in root.iterfind("networkStructure/links/link"):
        edge, capacity = {end: _text(link, end) for end in ("source", "target")}, _find_capacity(link)
        if capacity and unit:
            edge["capacity"] = f"{capacity} {UNITS[unit]}"
        elif capacity:
            warnings.append(f"{source}: link capacity has no effect: the file has no meta.unit")
        edges.append(edge)
    return make_elements({}, nodes, edges, directed=False)


def _make_node(node: Element, is_geographical: bool) -> dict[str, str]:
    if not node.get("id"):
        raise ValueError("a node must have an id")
    made = {"id": node.get("id", "")}
    coordinates = node.find("coordinates")
    if is_geographical and coordinates is not None:
        made |= {"Longitude": _text(coordinates, "x"), "Latitude": _text(coordinates, "y")}
    return made


def _find_capacity(link: Element) -> str:
    """Returns the capacity of the first module that has one; empty without one."""
    modules = ("preInstalledModule", "additionalModules/addModule")
    texts = (module.findtext("capacity", "").strip() for path in modules for module in link.iterfind(path))
    return next((text for text in texts if text.strip("0.")), "")


def _text(element: Element, name: str) -> str:
    text = element.findtext(name, "").strip()
    if not text:
        raise ValueError(f'{element.tag} {element.get("id", "")} must have an element "{name}"')
    return text
