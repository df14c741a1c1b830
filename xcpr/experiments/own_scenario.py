"""A scenario that is built in Python, by the keys of a scenario's file and through the same checks."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from xcpr.experiments import runs
from xcpr.io import schema
from xcpr.scenarios import scenario
from xcpr.scenarios.importers.imports import Layer

SOURCE = "xcpr.Scenario"
"""The place that errors name."""


class Scenario:
    """A scenario of Python's dictionaries: ``Scenario("demo", duration="5 s", topology={"rate": "50 Mbit/s"})``.

    ``extends`` is a scenario's name or file, ``SET/RUN``, or a result.json; without it all keys are one's own, and a
    title must be among them. Keys, values and units are those of a scenario's file (docs/scenarios.md), and are checked
    at once; raises ``Invalid``. ``run`` and ``sweep`` take it as they take a name.
    """

    def __init__(self, extends: str | None = None, /, *, allow_python: bool = False, **keys: Any) -> None:
        """Builds and checks the scenario; with ``allow_python`` its topology may be in a Python file, which is then
        run."""
        base = runs.layers(extends) if extends else []
        self.layers: Sequence[Layer] = [*base, (SOURCE, scenario.located(keys, Path(), SOURCE))]
        """The tables that are laid on each other."""
        self.name = extends or "scenario"
        """By which results know it."""
        made = scenario.build(self.layers, allow_python)
        self.title = made.title
        self.table: Mapping[str, Any] = schema.write(made)
        """All of it as nested dictionaries, with every default written out."""

    def __repr__(self) -> str:
        """Describes the scenario in one line."""
        groups = ", ".join(f"{group['count']} {group['transport']}" for group in self.table.get("flows", {}).values())
        return f"<xcpr.Scenario {self.title!r}: {self.table['duration']}, {groups or 'no flows'}>"

    def to_toml(self) -> str:
        """Returns the text of a file that ``xcpr run`` takes: this scenario, with every default written out."""
        return "".join(f"{name} = {json.dumps(value)}\n" for name, value in _flat(self.table))


def _flat(table: Mapping[str, Any], above: str = "") -> list[tuple[str, Any]]:
    """Returns the values of nested tables by TOML's dotted keys; an empty table is one, too."""
    made: list[tuple[str, Any]] = []
    for name, value in table.items():
        path = above + (name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name))
        if isinstance(value, Mapping) and value:
            made += _flat(value, f"{path}.")
        elif not isinstance(value, Mapping):
            made.append((path, value))
    return made
