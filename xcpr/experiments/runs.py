"""A run as a user names it: a scenario, its file, SET/RUN, or a result; its folder, and the command that repeats it."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from xcpr import schema
from xcpr.paths import shown
from xcpr.results import result
from xcpr.results.result import Result
from xcpr.scenarios import scenario, sets
from xcpr.scenarios.imports import Layer
from xcpr.scenarios.scenario import Scenario
from xcpr.schema import Invalid, Problem

RESULTS = Path("results")


@dataclass(frozen=True)
class Run:
    """The meaning of a name, with the settings that a run has unless it is told otherwise."""

    name: str
    scenario: Scenario
    folder: Path
    """For what it makes, as it stands."""
    seed: int = 1
    world: str = "sim"
    switch: str = "embedded"


def find(name: str, overrides: Sequence[str] = (), allow_python: bool = False) -> Run:
    """Finds the run of a name, with ``key=value`` overrides; raises ``Invalid``; ``allow_python`` as
    ``scenario.load``."""
    made = result.load(Path(name)) if name.endswith(".json") else None
    laid = layers(name) if made is None else [(name, made.scenario)]
    chosen = scenario.build([*laid, *scenario.override_layers(overrides)], allow_python)
    if made is not None:
        return Run(made.name, chosen, Path(name).parent, made.seed, made.world, made.switch)
    if _is_of_set(name):
        of, _, run = name.rpartition("/")
        return Run(name, chosen, RESULTS / f"{Path(of).stem}-{run}")
    return Run(name, chosen, RESULTS / Path(name).with_suffix("").name)


def layers(name: str) -> Sequence[Layer]:
    """Returns the layers of the scenario of a name; raises ``Invalid``."""
    if name.endswith(".json"):
        return [(name, result.load(Path(name)).scenario)]
    if _is_of_set(name):
        return sets.find_run(name).layers
    read = scenario.read_layers(scenario.find(name))
    if any("matrix" in layer for _, layer in read):
        raise Invalid([Problem(name, "", f"several runs, not one: xcpr reproduce {name}")])
    return read


def _is_of_set(name: str) -> bool:
    return "/" in name and not name.endswith((".toml", ".json"))


def folder(usual: Path, overrides: Sequence[str], *more: str) -> Path:
    """Returns the folder of what is not as usual: its name says what is not, so that nothing else is written over."""
    words = [re.sub(r"[^A-Za-z0-9.=_-]+", "-", word).strip("-") for word in (*more, *overrides)]
    return usual.with_name("-".join([usual.name, *words])) if words else usual


def command(made: Result, path: Path) -> str:
    """Returns the command that repeats a run whose result lies there.

    The command has the run's name where that is one of ours and leads to the same scenario, else the result's
    path. A name that is a file's is not looked at: a result may come from anybody, with files beside it.
    """
    words = ["xcpr", "run"]
    try:
        base = None if made.name.endswith(".json") or ".toml" in made.name else find(made.name).scenario
    except Invalid:
        base = None
    overrides = None if base is None else scenario.overrides_between(schema.write(base), made.scenario)
    if overrides is None:
        return shlex.join([*words, shown(path)])
    words += [made.name, "--seed", str(made.seed)]
    for override in overrides:
        words += ["--set", override]
    if made.world != "sim":
        words += ["--world", made.world, "--switch", made.switch]
    return shlex.join(words)
