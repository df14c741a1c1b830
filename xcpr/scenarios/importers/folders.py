"""The scenario that a folder stands for: an exercise of p4lang's tutorials, or a project of p4-utils."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from xcpr.io.input_files import is_file
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem
from xcpr.scenarios import scenario
from xcpr.scenarios.importers import network_api, p4app, project, tutorials


def find_topology(path: Path) -> Path | None:
    """Returns the file that describes the network of a folder, or of a script of ``NetworkAPI``; None without one."""
    if not path.is_dir():
        return path if network_api.is_script(path) else None
    if is_file(path / p4app.P4APP):
        return path / p4app.P4APP
    script = path / network_api.NETWORK
    return tutorials.find_topology(path) or (script if network_api.is_script(script) else None)


def read_folder(place: Path, base: Path | None = None, allow_python: bool = False) -> tuple[str, dict[str, Any]]:
    """Returns the name of the topology's file of a folder, or of a script, and the table of its scenario; raises
    ``Invalid``.

    Files in the table are named from the folder ``base``, or else as they are from the working folder. A script is run
    only with ``allow_python``.
    """
    path = find_topology(place)
    assert path is not None, "find_topology finds it"
    folder = place if place.is_dir() else place.parent
    if path.suffix == ".py" and not allow_python:
        raise Invalid([Problem(display_path(path), "", "is Python, which is run only with --allow-python")])
    read = network_api.read if path.suffix == ".py" else p4app.read if path.name == p4app.P4APP else tutorials.read
    try:
        return display_path(path), project.make_table(read(folder, path), base)
    except Invalid:
        raise
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise Invalid([Problem(display_path(path), "", f"has a value of another kind: {error}")]) from None


def write_toml(table: Mapping[str, Any], folder: Path) -> str:
    """Writes the table of a folder's scenario as a file: a section for each part, and a line for each node and link."""
    lines = [f"# What the folder {folder.resolve().name} stands for, as xcpr import reads it."]
    plain = {name: value for name, value in table.items() if not isinstance(value, Mapping)}
    lines += [f"{name} = {_write_value(value)}" for name, value in plain.items()]
    for name, value in table.items():
        if isinstance(value, Mapping) and value:
            keys = (f"{scenario.write_toml_key(key)} = {_write_value(one)}" for key, one in value.items())
            lines += ["", f"[{name}]", *keys]
    return "\n".join(lines) + "\n"


def _write_value(value: object) -> str:
    return scenario.write_toml(value, dotted_keys=False)
