"""The scenario that a folder stands for: an exercise of p4lang's tutorials, or a project of p4-utils."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from xcpr.io.input_files import is_file
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem
from xcpr.scenarios import scenario
from xcpr.scenarios.importers import p4app, project, tutorials


def find_topology(folder: Path) -> Path | None:
    """Returns the file that describes a folder's network; None where it is no project's folder."""
    if not folder.is_dir():
        return None
    own = folder / p4app.P4APP
    return own if is_file(own) else tutorials.find_topology(folder)


def read_folder(folder: Path, base: Path | None = None) -> tuple[str, dict[str, Any]]:
    """Returns the name of a folder's topology file and the table of its scenario; raises ``Invalid``.

    Files in the table are named from the folder ``base``, or else as they are from the working folder.
    """
    path = find_topology(folder)
    assert path is not None, "find_topology finds it"
    reader = p4app.read if path.name == p4app.P4APP else tutorials.read
    try:
        return display_path(path), project.make_table(reader(folder, path), base)
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
