"""Topologies from files that other programs have: nodes and links, laid below what a scenario says itself.

Which file it is, is forgotten then: a scenario as it is run has its whole topology.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from xcpr.io import inputs, schema
from xcpr.io.paths import SCENARIOS, display_path
from xcpr.io.schema import Invalid, Problem
from xcpr.scenarios.importers import mininet_topo
from xcpr.scenarios.importers.imported import Imported
from xcpr.scenarios.network.graph import GRAPH

PYTHON = ".py:"
"""Stands between the file of a Topo and its name."""
Layer = tuple[str, Mapping[str, Any]]
"""A table and where it came from."""


class ValueLayer(NamedTuple):
    """The keys that a value of a set's axis lays on the base."""

    source: str
    table: Mapping[str, Any]


class OverrideLayer(NamedTuple):
    """The keys that a command, or a call from Python, lays on a scenario."""

    source: str
    table: Mapping[str, Any]


class ProjectLayer(NamedTuple):
    """The scenario that a project's folder stands for."""

    source: str
    table: Mapping[str, Any]


def rank_layer(layer: Layer) -> int:
    """Returns the rank of a layer: 0 of a file, 1 of a set's value, 2 of an override."""
    if isinstance(layer, OverrideLayer):
        return 2
    return 1 if isinstance(layer, ValueLayer) else 0


def located(layer: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """Returns a layer whose ``topology.file`` is named as it is from the working folder."""
    file = _topology(layer).get("file")
    return _with_file(layer, file=str(folder / file)) if isinstance(file, str) else dict(layer)


def below(layers: Sequence[Layer], allow_python: bool = False) -> list[Layer]:
    """Returns the layers of a scenario with what ``topology.file`` holds below them; raises ``Invalid``.

    A file of Python and a controller are run only with ``allow_python``: a scenario may come from anybody. The
    controllers of a project's folder are left out without it.
    """
    layers = layers if allow_python else [_refuse_controllers(layer) for layer in layers]
    stated: dict[str, tuple[str, Any]] = {}
    for source, layer in layers:
        stated |= {key: (source, value) for key, value in _topology(layer).items()}
    source, file = stated.get("file", ("", None))
    if not isinstance(file, str):
        return list(layers)
    of_kind, kind = stated.get("kind", (source, GRAPH))
    if kind != GRAPH:
        message = f'must be "{GRAPH}" or absent with topology.file, not {schema.show(kind)}'
        raise Invalid([Problem(of_kind, "topology.kind", message)])
    nodes, links, found = _read(file, source, allow_python)
    ignored = {"ignored": inputs.limit_warnings(inputs.summarise(found), _display_file(file))} if found else {}
    held = {"topology": {"kind": GRAPH}, "nodes": nodes, "links": links, **ignored}
    return [(_display_file(file), held), *(replace_table(layer, _with_file(layer[1])) for layer in layers)]


def _refuse_controllers(layer: Layer) -> Layer:
    """Returns a layer without controllers, which are programs; raises ``Invalid`` for a scenario that has some."""
    source, table = layer
    controllers = table.get("controllers")
    if not isinstance(controllers, Mapping) or all(_is_ours(one) for one in controllers.values()):
        return layer
    if not isinstance(layer, ProjectLayer):
        message = "is a program, which a scenario runs only with xcpr run --allow-python"
        raise Invalid([Problem(source, f"controllers.{name}", message) for name in controllers])
    programs = ", ".join(Path(one["program"]).name for one in controllers.values())
    without = {key: value for key, value in table.items() if key not in ("controllers", "control_plane")}
    ignored = f"{source}: {programs} is not run: xcpr run --allow-python runs controllers"
    return layer._replace(table={**without, "ignored": [*table.get("ignored", ()), ignored]})


def _is_ours(controller: object) -> bool:
    """Returns whether a controller is one of those that ship."""
    program = controller.get("program") if isinstance(controller, Mapping) else None
    return isinstance(program, str) and SCENARIOS.resolve() in Path(program).resolve().parents


def _read(file: str, source: str, allow_python: bool) -> Imported:
    if file.endswith((".graphml", ".gml", ".json", ".xml")):
        from xcpr.scenarios.importers import graphml  # noqa: PLC0415 - most runs have no such file

        return graphml.read(Path(file))
    if file.endswith(".mn"):
        from xcpr.scenarios.importers import miniedit  # noqa: PLC0415 - as above

        return miniedit.read(Path(file))
    path, python, name = file.partition(PYTHON)
    if python:
        if not allow_python:
            message = f'"{file}" is Python, which a scenario runs only with xcpr run --allow-python'
            raise Invalid([Problem(source, "topology.file", message)])
        return mininet_topo.read(Path(path + ".py"), name)
    formats = "NAME.graphml, NAME.gml, NAME.json (node-link), NAME.xml (SNDlib), NAME.mn (MiniEdit)"
    message = f'must be {formats}, or FILE.py:CLASS with a Topo of Mininet\'s, not "{file}"'
    raise Invalid([Problem(source, "topology.file", message)])


def _display_file(file: str) -> str:
    path, python, name = file.partition(PYTHON)
    return f"{display_path(Path(path + '.py'))}:{name}" if python else display_path(Path(file))


def _topology(layer: Mapping[str, Any]) -> Mapping[str, Any]:
    topology = layer.get("topology")
    return topology if isinstance(topology, Mapping) else {}


def replace_table(layer: Layer, table: Mapping[str, Any]) -> Layer:
    """Returns a layer of the same source and rank with another table."""
    if isinstance(layer, ValueLayer | OverrideLayer | ProjectLayer):
        return layer._replace(table=table)
    return layer[0], table


def _with_file(layer: Mapping[str, Any], **file: str) -> dict[str, Any]:
    """Returns a layer with this file, or without one."""
    if "file" not in _topology(layer):
        return dict(layer)
    return {**layer, "topology": {key: value for key, value in _topology(layer).items() if key != "file"} | file}
