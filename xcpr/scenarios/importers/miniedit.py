"""MiniEdit's files (``.mn``): its hosts, switches and links, with the options that a ``Topo`` of Mininet's has."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from xcpr.io.input_files import read_json
from xcpr.io.inputs import Field, Handling, InputFormat
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem, show
from xcpr.scenarios.importers import mininet_topo
from xcpr.scenarios.importers.imported import Imported

_H, _W, _D = Handling.HONOURED, Handling.WARNED, Handling.DESCRIPTION
_PREFERENCES = "preferences of the editor and of its switches"
_HOST = "a host runs the project's transports, and no commands"
_SWITCH = "a switch runs the scenario's P4 program, which P4Runtime controls"
FORMAT = InputFormat(
    "MiniEdit's file",
    "Mininet 2.3.0: examples/miniedit.py, saveTopology",
    "xcpr/scenarios/importers/miniedit.py",
    (
        Field("file", "hosts", _H, "hosts"),
        Field("file", "switches", _H, "switches"),
        Field("file", "links", _H, "links"),
        Field("file", "controllers", _W, _SWITCH),
        Field("file", "application", _D, _PREFERENCES),
        Field("file", "version", _D, "the version of the format, 2"),
        *(Field("node", name, _H, "the place in pictures") for name in "xy"),
        Field("node", "number", _D, "a number in its name"),
        Field("node", "opts", _H, "options, see host and switch"),
        Field("host", "hostname", _H, "its name"),
        Field("host", "ip", _H, "its address; without a prefix length 8"),
        Field("host", "defaultRoute", _H, "its gateway"),
        *(Field("host", name, _D, "as by default") for name in ("nodeNum", "sched")),
        *(Field("host", name, _W, _HOST) for name in ("cpu", "cores", "startCommand", "stopCommand",
          "externalInterfaces", "vlanInterfaces", "privateDirectory")),
        Field("switch", "hostname", _H, "its name"),
        *(Field("switch", name, _D, "as by default") for name in ("nodeNum", "switchType", "controllers")),
        *(Field("switch", name, _W, _SWITCH) for name in ("dpid", "dpctl", "netflow", "sflow", "switchIP",
          "startCommand", "stopCommand", "externalInterfaces")),
        Field("link", "src", _H, "one end"),
        Field("link", "dest", _H, "the other end"),
        Field("link", "opts", _H, "bw, delay, jitter, loss, max_queue_size and speedup, as Mininet's TCLink has them"),
    ),
)  # fmt: skip
_PIXELS = 100
"""Pixels of MiniEdit's canvas for a unit of a scenario's pictures."""


def read(path: Path) -> Imported:
    """Reads the nodes and links of a file; raises ``Invalid``."""
    source = display_path(path)
    content = read_json(path)
    warnings: list[str] = []

    def check(place: str, element: str, value: object) -> Mapping[str, Any]:
        if not isinstance(value, Mapping):
            raise Invalid([Problem(source, place, f"must be an object, not {show(value)}")])
        present = {name: one for name, one in value.items() if one not in (None, "", [], {}, "0")}
        warnings.extend(FORMAT.check(source, place, element, present))
        return present

    top = check("", "file", content)
    places: dict[str, list[float]] = {}
    found: dict[str, dict[str, Any]] = {}
    for kind, element in (("hosts", "host"), ("switches", "switch")):
        found[kind] = {}
        for number, node in enumerate(_array(source, kind, top)):
            described = check(f"{kind}[{number}]", "node", node)
            options = check(f"{kind}[{number}].opts", element, described.get("opts"))
            name = options.get("hostname")
            if not isinstance(name, str) or name in found["hosts"] or name in found[kind]:
                raise Invalid([Problem(source, f"{kind}[{number}].opts.hostname", "must be a name that no other has")])
            found[kind][name] = _mininet_options(options) if element == "host" else {}
            place = _read_place(described)
            places |= {} if place is None else {name: place}
    links = []
    for number, link in enumerate(_array(source, "links", top)):
        described = check(f"links[{number}]", "link", link)
        ends = [described.get("src"), described.get("dest")]
        if not {*ends} <= {*found["hosts"], *found["switches"]} or len({*ends}) != 2:
            raise Invalid([Problem(source, f"links[{number}]", f"must join two nodes, not {ends[0]} and {ends[1]}")])
        links.append([*ends, {"cls": {"class": "TCLink"}, **described.get("opts", {})}])
    made = mininet_topo.convert(source, {**found, "links": links})
    nodes = {name: {**table, **({"at": places[name]} if name in places else {})} for name, table in made.nodes.items()}
    return Imported(nodes, made.links, [*warnings, *made.warnings])


def _array(source: str, key: str, content: Mapping[str, Any]) -> list[Any]:
    value = content.get(key, [])
    if not isinstance(value, list):
        raise Invalid([Problem(source, key, f"must be an array, not {show(value)}")])
    return value


def _mininet_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the options of a host under Mininet's names and forms."""
    made = {name: options[name] for name in ("ip",) if name in options}
    if "defaultRoute" in options:
        made["defaultRoute"] = f"via {options['defaultRoute']}"
    return made


def _read_place(described: Mapping[str, Any]) -> list[float] | None:
    """Returns the place of a node: y is downwards on the canvas."""
    try:
        return [float(described["x"]) / _PIXELS, -float(described["y"]) / _PIXELS]
    except (KeyError, TypeError, ValueError):
        return None
