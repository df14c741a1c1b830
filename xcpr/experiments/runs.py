"""A run as a user names it: a scenario, its file, SET/RUN, or a result; its folder, and the command that repeats it."""

from __future__ import annotations

import hashlib
import re
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from xcpr.io import schema
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem
from xcpr.results import result
from xcpr.results.result import Result
from xcpr.scenarios import effects, scenario, sets
from xcpr.scenarios.flows import scripts
from xcpr.scenarios.importers import imports
from xcpr.scenarios.importers.imports import Layer
from xcpr.scenarios.scenario import Scenario

RESULTS = Path("results")
PLAIN = re.compile(r"[a-z0-9]+(-[0-9]+)?|[A-Za-z0-9._-]+=([A-Za-z_][A-Za-z0-9._-]*|[0-9.]+( ?[A-Za-z]+(/s)?)?)")
"""A seed, a switch, and an override whose value is a name, a number, or a number with its unit."""
MAX_NAME_CHARACTERS, HASH_CHARACTERS = 180, 8


@dataclass(frozen=True)
class Run:
    """The meaning of a name, with the default settings of its run."""

    name: str
    scenario: Scenario
    folder: Path
    """For what it makes, as it stands."""
    seed: int = 1
    world: str = "sim"
    switch: str = "embedded"


def find(name: str, overrides: Sequence[str] = (), allow_python: bool = False, host_scripts: Sequence[str] = ()) -> Run:
    """Finds the run of a name, with ``key=value`` overrides; raises ``Invalid``.

    With ``allow_python`` its topology may be in Python, and it may have scripts. ``host_scripts`` are those of the
    command (``scripts.parse_options``), which take the place of the traffic that a project's folder gets.
    """
    made = result.load(Path(name)) if name.endswith(".json") else None
    read = layers(name, allow_python) if made is None else [(name, made.scenario)]
    base, laid = _lay(_add_scripts(name, read, host_scripts), overrides, allow_python)
    chosen = _build(base, laid, allow_python)
    if made is None and not _is_of_set(name):
        ignored = effects.list_ignored([*base, *laid], chosen)
        chosen = replace(chosen, ignored=(*(chosen.ignored or ()), *ignored) or None)
    if made is not None:
        return Run(made.name, chosen, Path(name).parent, made.seed, made.world, made.switch)
    if _is_of_set(name):
        of, _, run = name.rpartition("/")
        return Run(name, chosen, RESULTS / f"{Path(of).stem}-{run}")
    path = Path(name)
    return Run(name, chosen, RESULTS / (path.resolve().name if path.is_dir() else path.with_suffix("").name))


def _add_scripts(name: str, base: Sequence[Layer], host_scripts: Sequence[str]) -> Sequence[Layer]:
    """Returns the layers of a base with the scripts of a command."""
    if not host_scripts:
        return base
    path = Path(name)
    is_project = scenario.is_project(path)
    added = scripts.parse_options(host_scripts, path if is_project else None)
    kept = [(source, _drop_traffic(table)) for source, table in base] if is_project else base
    return [*kept, (scripts.OPTION, added)]


def _drop_traffic(table: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in table.items() if key not in ("flows", "frames", "hosts")}


def build(base: Sequence[Layer], overrides: Sequence[str], allow_python: bool = False) -> Scenario:
    """Builds the scenario of layers and ``key=value`` overrides, each of which must change it; raises ``Invalid``."""
    return _build(*_lay(base, overrides, allow_python), allow_python)


def _lay(
    base: Sequence[Layer], overrides: Sequence[str], allow_python: bool
) -> tuple[Sequence[Layer], Sequence[Layer]]:
    """Returns the layers of a base, and those of overrides; the topology's file is read here, once."""
    laid = scenario.override_layers(overrides)
    every = imports.below([*base, *laid], allow_python)
    if not allow_python:
        scripts.refuse(layer for layer in every if layer[0] != scripts.OPTION)
    return every[: len(every) - len(laid)], every[len(every) - len(laid) :]


def _build(base: Sequence[Layer], laid: Sequence[Layer], allow_python: bool) -> Scenario:
    chosen = scenario.build([*base, *laid], allow_python)
    effects.check_overrides([base], laid, allow_python)
    return chosen


def layers(name: str, allow_python: bool = False) -> Sequence[Layer]:
    """Returns the layers of the scenario of a name; raises ``Invalid``; ``allow_python`` as ``scenario.load``."""
    refuse_folder(name)
    if name.endswith(".json"):
        return [(name, result.load(Path(name)).scenario)]
    if _is_of_set(name):
        return sets.find_run(name).layers
    read = scenario.read_layers(scenario.find(name), allow_python=allow_python)
    if any("matrix" in layer for _, layer in read):
        raise Invalid([Problem(name, "", f"several runs, not one: xcpr reproduce {name}")])
    return read


def refuse_folder(name: str) -> None:
    """Raises ``Invalid`` for a folder in the place of a scenario or a set, with the way on from what lies there."""
    path = Path(name)
    if (
        not path.is_dir()
        or scenario.is_project(path)
        or name in (*scenario.list_scenarios(), *sets.list_sets())
        or str(path.parent) in sets.list_sets()
    ):
        return
    found = sorted(file.name for file in path.glob("*.toml"))
    if (path / result.FILE).is_file():
        way_on = f"with a run's result: xcpr run {path / result.FILE} repeats it, xcpr report {path} draws it"
    elif (path / "set.json").is_file() or (path / "experiment.json").is_file():
        way_on = f"with the results of several runs: xcpr report {path}, or xcpr run {path}/RUN/seed-1/{result.FILE}"
    elif found:
        way_on = f"with {', '.join(found[: schema.MAX_LISTED])}: name one of these files, {path / found[0]}"
    else:
        way_on = f"without scenarios and results: name a scenario's file, {path}/NAME.toml, or one of xcpr list"
    raise Invalid([Problem(name, "", f"is a folder {way_on}")])


def _is_of_set(name: str) -> bool:
    return "/" in name and not name.endswith((".toml", ".json")) and not scenario.is_project(Path(name))


def folder(default: Path, overrides: Sequence[str], *more: str) -> Path:
    """Returns the folder of what is not as usual: its name says what is not, and no other words have the same name.

    Words whose name does not tell them apart from others, and those beyond ``MAX_NAME_CHARACTERS``, end in a hash.
    """
    words = [*more, *overrides]
    if not words:
        return default
    name = "-".join([default.name, *(re.sub(r"[^A-Za-z0-9.=_-]+", "-", word).strip("-") for word in words)])
    if len(name) > MAX_NAME_CHARACTERS or not all(map(PLAIN.fullmatch, words)):
        digest = hashlib.sha256("\n".join(words).encode(errors="surrogateescape")).hexdigest()
        name = f"{name[:MAX_NAME_CHARACTERS].rstrip('-')}-{digest[:HASH_CHARACTERS]}"
    return default.with_name(name)


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
        return shlex.join([*words, display_path(path)])
    words += [made.name, "--seed", str(made.seed)]
    for override in overrides:
        words += ["--set", override]
    if made.world != "sim":
        words += ["--world", made.world, "--switch", made.switch]
    return shlex.join(words)
