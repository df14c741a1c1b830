"""Sets of runs: scenarios/sets/*.toml. A set chooses values on axes; its runs are all combinations."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from xcpr import schema
from xcpr.paths import SETS, shown
from xcpr.scenarios import scenario
from xcpr.scenarios.imports import Layer
from xcpr.scenarios.scenario import Scenario
from xcpr.schema import key, show, tables, text

ROW = "row"
"""The axis whose values stand side by side in tables and figures; the other axes make the cases."""

MOST_SEEDS = 1000


def _table(value: object) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise ValueError(f"must be a table of scenario keys, not {show(value)}")
    return value


def _names(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ValueError(f'must be a list of names, for example ["A", "B"], not {show(value)}')
    return tuple(value)


def parse_seeds(value: object) -> tuple[int, ...]:
    """Seeds from "1", "1-5" or "1,3,7"."""
    seeds: dict[int, None] = {}
    for part in value.split(",") if isinstance(value, str) else [""]:
        match = re.fullmatch(r"\s*([0-9]{1,9})(?:\s*-\s*([0-9]{1,9}))?\s*", part)
        if match is None:
            raise ValueError(f'must be seeds, for example "1", "1-5" or "1,3,7", not {show(value)}')
        first = int(match[1])
        # One more than are allowed is enough to tell that there are too many.
        seeds |= dict.fromkeys(itertools.islice(range(first, int(match[2] or first) + 1), MOST_SEEDS + 1))
    if not 1 <= len(seeds) <= MOST_SEEDS:
        raise ValueError(f'must be 1 to {MOST_SEEDS} seeds, for example "1-5", not {show(value)}')
    return tuple(seeds)


def format_seeds(seeds: Sequence[int]) -> str:
    """Seeds as they are written: "1-5" where they follow each other, else "1,3,7"."""
    if len(seeds) > 1 and list(seeds) == list(range(seeds[0], seeds[-1] + 1)):
        return f"{seeds[0]}-{seeds[-1]}"
    return ",".join(map(str, seeds))


@dataclass(frozen=True)
class Value:
    """One value on an axis: its label and what it lays on the scenario."""

    label: str = key(text)
    scenario: Mapping[str, Any] = key(_table)


@dataclass(frozen=True)
class _File:
    title: str = key(text)
    base: str = key(text)
    matrix: Mapping[str, Any] = key(_table)
    description: str = key(text, default="")
    references: tuple[str, ...] = key(_names, default=())
    seeds: tuple[int, ...] = key(parse_seeds, default=(1,))
    series: bool = key(schema.switch, default=True)
    world: str = key(schema.choice("sim", "mininet"), default="sim")
    axes: dict[str, dict[str, Value]] = tables(Value, depth=2)

    def check(self) -> Iterator[tuple[str, str]]:
        """The matrix chooses from the axes, and rows are among them."""
        if ROW not in self.matrix:
            yield f"matrix.{ROW}", f"is missing: a set has rows, of {', '.join(self.axes.get(ROW, ()))}"
        for axis, chosen in self.matrix.items():
            if axis not in self.axes:
                yield f"matrix.{axis}", schema.unknown(axis, list(self.axes))
                continue
            allowed = list(self.axes[axis])
            if not isinstance(chosen, list) or not chosen or any(name not in allowed for name in chosen):
                yield f"matrix.{axis}", f"must be a list of some of {', '.join(allowed)}, not {show(chosen)}"


@dataclass(frozen=True)
class Run:
    """One run of a set, for any seed."""

    name: str
    row: str
    row_label: str
    case: str
    case_label: str
    layers: tuple[Layer, ...]

    def scenario(self, overrides: tuple[Layer, ...] = (), allow_python: bool = False) -> Scenario:
        """The run's scenario, complete; raises ``Invalid``; ``allow_python`` as ``scenario.load``."""
        return scenario.build([*self.layers, *overrides], allow_python)


@dataclass(frozen=True)
class Set:
    """A set, all its runs laid out."""

    name: str
    title: str
    description: str
    references: tuple[str, ...]
    seeds: tuple[int, ...]
    series: bool
    """Whether results keep time series, and the first seed's runs get figures: a sweep of many runs does without."""
    world: str
    """The world of its runs: "sim", or "mininet" (with the embedded switch), one at a time."""
    runs: tuple[Run, ...]


def listed() -> list[str]:
    """The names of all sets."""
    return sorted(path.stem for path in SETS.glob("*.toml"))


def load(name: str) -> Set:
    """The set of that name; raises ``Invalid``."""
    path = SETS / f"{name}.toml"
    if name not in listed():
        raise schema.no_such("set", name, listed())
    layers = scenario.read_layers(path)
    merged: dict[str, Any] = {}
    for _, layer in layers:
        merged = schema.merge(merged, layer)
    file = schema.read(_File, merged, lambda _: shown(path))
    base = scenario.read_layers(_base(layers, path, file.base))
    return Set(
        name,
        file.title,
        file.description,
        file.references,
        file.seeds,
        file.series,
        file.world,
        tuple(_runs(file, base)),
    )


def _base(layers: list[Layer], path: Path, base: str) -> Path:
    """The base scenario's path counts from the file that names it."""
    for source, layer in layers:
        if layer.get("base") == base:
            return scenario.named_in(Path(source), base)
    return scenario.named_in(path, base)


def _runs(file: _File, base: list[Layer]) -> Iterator[Run]:
    axes = [axis for axis in file.matrix if axis != ROW] + [ROW]
    for names in itertools.product(*(file.matrix[axis] for axis in axes)):
        chosen = [file.axes[axis][name] for axis, name in zip(axes, names, strict=True)]
        case, row = "-".join(names[:-1]), names[-1]
        label = ", ".join(value.label for value in chosen[:-1])
        # An axis with one value is the same for all: the set's title says it.
        varied = [
            value.label for axis, value in zip(axes, chosen, strict=True) if axis != ROW and len(file.matrix[axis]) > 1
        ]
        layers: list[Layer] = [*base]
        for axis, name, value in zip(axes, names, chosen, strict=True):
            layers.append((f"axes.{axis}.{name}", value.scenario))
        layers.append(("title", {"title": f"{chosen[-1].label}: {label}"}))
        yield Run(
            f"{row}-{case}",
            row,
            f"{row}: {chosen[-1].label}",
            case,
            ", ".join(varied) or label,
            tuple(layers),
        )


def find_run(name: str) -> Run:
    """The run that "SET/RUN" names; raises ``Invalid``."""
    set_name = name.partition("/")[0]
    runs = {f"{set_name}/{run.name}": run for run in load(set_name).runs}
    if name not in runs:
        raise schema.no_such("run", name, list(runs))
    return runs[name]
