"""Sets of runs: files in scenarios/sets/ and anywhere, or lists of values. A set's runs are all combinations."""

from __future__ import annotations

import itertools
import math
import re
import shlex
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from xcpr.io import files, input_files, schema
from xcpr.io.paths import DATA, SCENARIOS, SETS, display_path
from xcpr.io.schema import Invalid, Problem, key, show, tables, text
from xcpr.scenarios import scenario
from xcpr.scenarios.importers.imports import Layer, OverrideLayer, ValueLayer
from xcpr.scenarios.scenario import Scenario

ROW = "row"
"""The axis whose values stand side by side in tables and figures; the other axes make the cases."""

MAX_SEEDS = 1000
MAX_SEED = 2**63 - 1
MAX_COMBINATIONS = 10_000
"""Runs of a set, each for all of its seeds."""
MAX_RUNS = 100_000
"""Runs of a set, each for one of its seeds."""
MAX_NAME = 60
"""The characters of a value in the names of folders."""
MAX_RUN_NAME = 200
"""As results' documents take it."""


def _table(value: object) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise ValueError(f"must be a table of scenario keys, not {show(value)}")
    return value


def _line(value: object) -> str:
    if not isinstance(value, str) or not value or not value.isprintable():
        raise ValueError(f"must be a line of text, not {value!r}")
    return value


def _names(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ValueError(f'must be a list of names, for example ["A", "B"], not {show(value)}')
    return tuple(value)


def parse_seeds(value: object) -> tuple[int, ...]:
    """Parses seeds from "1", "1-5" or "1,3,7"."""
    seeds: dict[int, None] = {}
    for part in value.split(",") if isinstance(value, str) else [""]:
        match = re.fullmatch(r"\s*([0-9]{1,19})(?:\s*-\s*([0-9]{1,19}))?\s*", part)
        if match is None or int(match[2] or match[1]) > MAX_SEED:
            problem = f'must be seeds from 0 to {MAX_SEED}, for example "1", "1-5" or "1,3,7", not {show(value)}'
            raise ValueError(problem)
        first = int(match[1])
        # One more than are allowed is enough to tell that there are too many.
        seeds |= dict.fromkeys(itertools.islice(range(first, int(match[2] or first) + 1), MAX_SEEDS + 1))
    if not 1 <= len(seeds) <= MAX_SEEDS:
        raise ValueError(f'must be 1 to {MAX_SEEDS} seeds in order, for example "1-5", not {show(value)}')
    return tuple(seeds)


def format_seeds(seeds: Sequence[int]) -> str:
    """Writes seeds: "1-5" where they follow each other, else "1,3,7"."""
    if len(seeds) > 1 and list(seeds) == list(range(seeds[0], seeds[-1] + 1)):
        return f"{seeds[0]}-{seeds[-1]}"
    return ",".join(map(str, seeds))


@dataclass(frozen=True)
class Value:
    """One value on an axis: its label and what it lays on the scenario."""

    label: str = key(_line)
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
        """Checks that the matrix chooses from the axes, and that rows are among them. Names of values can be those of
        folders."""
        for axis, values in self.axes.items():
            for name in values:
                if not re.fullmatch(files.NAME, name):
                    yield f"axes.{axis}", f'must have names of letters, digits, ".", "_" and "-", not {show(name)}'
        known = list(references())
        for source in self.references:
            if source not in known:
                yield "references", schema.unknown_name("source of figures", source, known)
        if ROW not in self.matrix:
            yield f"matrix.{ROW}", f"is missing: a set has rows, of {', '.join(self.axes.get(ROW, ()))}"
        for axis, chosen in self.matrix.items():
            if axis not in self.axes:
                yield f"matrix.{axis}", schema.unknown(axis, list(self.axes))
                continue
            allowed = list(self.axes[axis])
            if not isinstance(chosen, list) or not chosen or any(name not in allowed for name in chosen):
                yield f"matrix.{axis}", f"must be a list of some of {', '.join(allowed)}, not {show(chosen)}"
            elif len({*chosen}) < len(chosen):
                yield f"matrix.{axis}", f"must have each value once, not {show(chosen)}"


@dataclass(frozen=True)
class Run:
    """One run of a set, for any seed."""

    name: str
    row: str
    row_label: str
    case: str
    case_label: str
    layers: tuple[Layer, ...]
    values: Mapping[str, str]
    """The names of its values by axis."""

    def scenario(self, overrides: tuple[Layer, ...] = (), allow_python: bool = False) -> Scenario:
        """Builds the run's scenario, complete; raises ``Invalid``; ``allow_python`` as ``scenario.load``."""
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
    command: str = ""
    """The command that runs it, without its options, where it is none of ours: "reproduce mine.toml"."""
    axes: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """The axes with several values: the file or command of each, and its key there."""


def references() -> dict[str, Any]:
    """Reads scenarios/data/references.toml: source, then row, then case."""
    return input_files.read_toml(DATA / "references.toml")


def list_sets() -> list[str]:
    """Returns the names of all sets."""
    return sorted(path.stem for path in SETS.glob("*.toml"))


def load(name: str) -> Set:
    """Loads the set of a name, or of a file NAME.toml; raises ``Invalid``."""
    if name.endswith(".toml"):
        path, command = Path(name), shlex.join(["reproduce", name])
    elif name in list_sets():
        path, command = SETS / f"{name}.toml", ""
    else:
        raise schema.no_such("set", name, list_sets())
    if not re.fullmatch(files.NAME, path.stem):
        raise Invalid([Problem(name, "", 'must have a name of letters, digits, ".", "_" and "-": a folder has it too')])
    strange = input_files.read_toml(path).keys() & schema.list_keys(Scenario).keys() - schema.list_keys(_File)
    if strange:
        raise Invalid(
            [Problem(display_path(path), min(strange), f"is a key of scenarios, not of sets: xcpr run {name}")]
        )
    layers = [_located(*layer) for layer in scenario.read_layers(path, ours=scenario.Ours("set", (SETS,)))]
    merged: dict[str, Any] = {}
    for _, layer in layers:
        merged = schema.merge(merged, layer)
    if "matrix" not in merged:
        raise Invalid([Problem(display_path(path), "matrix", "is missing: a set chooses values of its axes there")])
    file = schema.read(_File, merged, lambda _: display_path(path))
    base = _base(layers, path, file.base)
    check_size(map(len, file.matrix.values()), len(file.seeds), display_path(path))
    return Set(
        path.stem,
        file.title,
        file.description,
        file.references,
        file.seeds,
        file.series,
        file.world,
        tuple(
            combinations(
                file.axes, file.matrix, scenario.read_layers(base), base.stem, f"{display_path(path)}: axes.{{}}".format
            )
        ),
        command,
        {axis: (display_path(path), f"axes.{axis}") for axis, names in file.matrix.items() if len(names) > 1},
    )


def _located(source: str, layer: Mapping[str, Any]) -> Layer:
    """Returns a set's layer whose values name files as they are named from the working folder."""
    axes = layer.get("axes")

    def resolve_files(value: Any) -> Any:
        inside = value.get("scenario") if isinstance(value, Mapping) else None
        if not isinstance(inside, Mapping):
            return value
        return {**value, "scenario": scenario.located(inside, Path(source).parent, source)}

    if not isinstance(axes, Mapping):
        return source, layer
    made = {
        axis: {name: resolve_files(value) for name, value in values.items()} if isinstance(values, Mapping) else values
        for axis, values in axes.items()
    }
    return source, {**layer, "axes": made}


def _base(layers: list[Layer], path: Path, base: str) -> Path:
    """Finds the base scenario, whose path counts from the file that names it."""
    source = next((source for source, layer in layers if layer.get("base") == base), str(path))
    return scenario.named_in(Path(source), "base", base, scenario.Ours("scenario", (SCENARIOS, SETS)))


def combinations(
    axes: Mapping[str, Mapping[str, Value]],
    matrix: Mapping[str, Sequence[str]],
    base: Sequence[Layer],
    base_name: str,
    source: Callable[[str], str],
    kind: type[ValueLayer | OverrideLayer] = ValueLayer,
) -> Iterator[Run]:
    """Yields all combinations, with values as layers of a ``kind``. Without an axis beside the rows the case is the
    base; errors name a value's ``source``."""
    order = [axis for axis in matrix if axis != ROW] + [ROW]
    cases: dict[tuple[str, ...], str] = {}
    used_cases: set[str] = set()
    used: set[str] = set()
    for names in itertools.product(*(matrix[axis] for axis in order)):
        chosen = [axes[axis][name] for axis, name in zip(order, names, strict=True)]
        # The values "a-b" and "c" make another case than "a" and "b-c".
        if names[:-1] not in cases:
            joined = "-".join(names[:-1]) or file_name(base_name)
            cases[names[:-1]] = number_name(joined, used_cases)
            used_cases.add(cases[names[:-1]])
        case, row = cases[names[:-1]], names[-1]
        label = ", ".join(value.label for value in chosen[:-1]) or base_name
        # An axis with one value is the same for all: the set's title says it.
        varied = [
            value.label for axis, value in zip(order, chosen, strict=True) if axis != ROW and len(matrix[axis]) > 1
        ]
        layers: list[Layer] = [*base]
        for axis, name, value in zip(order, names, chosen, strict=True):
            layers.append(kind(source(f"{axis}.{name}"), value.scenario))
        layers.append(("title", {"title": f"{chosen[-1].label}: {label}"}))
        name = number_name(f"{row}-{case}", used)
        used.add(name)
        if len(name) > MAX_RUN_NAME:
            raise Invalid([Problem(source(row), name, f"must be {MAX_RUN_NAME} characters at most: a folder has it")])
        yield Run(
            name,
            row,
            f"{row}: {chosen[-1].label}",
            case,
            ", ".join(varied) or label,
            tuple(layers),
            dict(zip(order, names, strict=True)),
        )


def check_size(counts: Iterable[int], seeds: int, source: str) -> None:
    """Checks the number of runs of axes that have so many values; raises ``Invalid``."""
    combinations_of_values = math.prod(counts)
    if combinations_of_values > MAX_COMBINATIONS:
        problem = f"must have at most {MAX_COMBINATIONS} combinations of values, not {combinations_of_values}"
        raise Invalid([Problem(source, "", problem)])
    if combinations_of_values * seeds > MAX_RUNS:
        problem = f"must have at most {MAX_RUNS} runs, not {combinations_of_values * seeds}"
        raise Invalid([Problem(source, "", f"{problem}: choose fewer values or seeds")])


def file_name(words: str) -> str:
    """Makes a name that a file may have from words; a character outside ASCII is written as its code point."""
    ascii_words = re.sub(r"[^\x00-\x7f]", lambda match: f"u{ord(match[0]):x}", words)
    return re.sub(r"[^A-Za-z0-9_.-]+", "-", ascii_words)[:MAX_NAME].strip("-.") or "value"


def number_name(name: str, used: Container[str]) -> str:
    """Returns a name that is not used: this one, or one with a number behind it."""
    numbered = (f"{name}-{number}" for number in itertools.count(1))
    return next(one for one in itertools.chain([name], numbered) if one not in used)


def find_run(name: str) -> Run:
    """Finds the run that "SET/RUN" or "SET.toml/RUN" names; raises ``Invalid``."""
    set_name = name.rpartition("/")[0]
    runs = {f"{set_name}/{run.name}": run for run in load(set_name).runs}
    if name not in runs:
        raise schema.no_such("run", name, list(runs))
    return runs[name]
