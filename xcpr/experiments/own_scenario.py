"""A scenario that is built in Python, by the keys of a scenario's file and through the same checks."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from inspect import Parameter, Signature
from os import PathLike
from pathlib import Path
from typing import Any, ClassVar, Self, Unpack

from xcpr.experiments import runs
from xcpr.io import files, schema
from xcpr.scenarios import effects, plan, scenario
from xcpr.scenarios.importers import imports
from xcpr.scenarios.importers.imports import Layer
from xcpr.scenarios.network import topology
from xcpr.scenarios.typed.classes import ScenarioKeys
from xcpr.scenarios.typed.table import write_keys

SOURCE = "xcpr.Scenario"
"""The place that errors name."""
TITLE = "Scenario of a script"
"""The title of a scenario that extends none and has no title of its own."""


class OwnScenario:
    """A scenario of a script, without what runs it."""

    __signature__: ClassVar[Signature] = Signature(
        [
            Parameter("extends", Parameter.POSITIONAL_ONLY, default=None),
            Parameter("allow_python", Parameter.KEYWORD_ONLY, default=False),
            *(
                Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=hint.__forward_arg__)
                for name, hint in ScenarioKeys.__annotations__.items()
            ),
        ]
    )
    """The keys by name, which notebooks complete."""

    def __init__(
        self, extends: str | None = None, /, *, allow_python: bool = False, **keys: Unpack[ScenarioKeys]
    ) -> None:
        """Builds and checks the scenario; with ``allow_python`` its topology may be in a Python file, which is then
        run."""
        self._arguments = (extends, allow_python, keys)
        base = runs.layers(extends, allow_python) if extends else []
        own = ({} if extends else {"title": TITLE}) | write_keys(ScenarioKeys, keys, "", SOURCE)
        self.layers: Sequence[Layer] = [*base, (SOURCE, scenario.located(own, Path(), SOURCE))]
        """The tables that are laid on each other."""
        self.name = extends or "scenario"
        """By which results know it."""
        self._scenario = scenario.build(self.layers, allow_python)
        self.title = self._scenario.title
        self.table: Mapping[str, Any] = schema.write(self._scenario)
        """All of it as nested dictionaries, with every default written out."""

    def __repr__(self) -> str:
        """Describes the scenario in one line."""
        groups = ", ".join(f"{group['count']} {group['transport']}" for group in self.table.get("flows", {}).values())
        return f"<xcpr.Scenario {self.title!r}: {self.table['duration']}, {groups or 'no flows'}>"

    def check(self) -> list[str]:
        """Checks programs, routes and files as a run does, without one, and returns a sentence for each key without
        effect; raises ``Invalid``."""
        plan.make_complete(self._scenario, topology.build(self._scenario), 1)
        return [*effects.list_ignored(imports.below(self.layers), self._scenario), *self._scenario.warnings()]

    def replace(self, **keys: Unpack[ScenarioKeys]) -> Self:
        """Returns the scenario with other keys: a table that is named replaces the one of the same name whole."""
        extends, allow_python, own = self._arguments
        return type(self)(extends, allow_python=allow_python, **(own | keys))

    def to_toml(self) -> str:
        """Returns the text of a file that ``xcpr run`` takes: this scenario, with every default written out."""
        return "".join(f"{name} = {json.dumps(value)}\n" for name, value in _flat(self.table))

    def save(self, path: str | PathLike[str]) -> None:
        """Writes the text of ``to_toml`` to a file."""
        files.write(Path(path), self.to_toml())


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
