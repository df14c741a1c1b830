"""Sweeps: sets without a file, of all combinations of values that are listed by the keys of a scenario.

Keys that vary together are one axis: ``loss.probability=1%,2% with topology.rtt=100ms,600ms`` has two values.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from xcpr.io import schema
from xcpr.io.input_files import parse_toml
from xcpr.io.schema import Invalid, Problem
from xcpr.scenarios import scenario, sets
from xcpr.scenarios.importers.imports import Layer, OverrideLayer

Keys = tuple[str, ...]
"""The dotted keys of an axis, which vary together."""
Axes = Mapping[Keys, Sequence[tuple[object, ...]]]
"""The values of each axis, one for each of its keys."""
Lists = Mapping[str, Sequence[object]] | Mapping[Keys, Sequence[Any]] | Mapping[str | Keys, Sequence[Any]]
"""The values of each key, or of keys that vary together."""
WITH = "with"
JOINED = re.compile(rf"\s+{WITH}\s+(?=[A-Za-z_][^\s,]*\s*=)")


def read_axes(lists: Lists) -> Axes:
    """Returns axes by tuples of keys; the values of a tuple are a sequence each. Raises ``Invalid``."""
    if not isinstance(lists, Mapping):
        raise Invalid([Problem("sweep", "axes", f"must be lists of values by their keys, not {schema.show(lists)}")])
    axes: dict[Keys, list[tuple[object, ...]]] = {}
    for key, values in lists.items():
        keys = (key,) if isinstance(key, str) else key
        if not isinstance(keys, tuple) or not keys or not all(isinstance(one, str) for one in keys):
            problem = f"must have keys of a scenario, or several in a tuple, not {schema.show(key)}"
            raise Invalid([Problem("sweep", "axes", problem)])
        if not isinstance(values, Iterable) or isinstance(values, str | bytes | Mapping):
            raise Invalid([Problem("sweep", join_keys(keys), f"must have a list of values, not {schema.show(values)}")])
        if isinstance(key, str):
            axes[keys] = [(value,) for value in values]
            continue
        axes[keys] = []
        for value in values:
            if not isinstance(value, list | tuple) or len(value) != len(keys):
                problem = f"must have {len(keys)} values at a time, one for each key, not {schema.show(value)}"
                raise Invalid([Problem("sweep", join_keys(keys), problem)])
            axes[keys].append(tuple(value))
    return axes


def list_keys(axes: Iterable[Keys]) -> list[str]:
    """Returns the keys of all axes."""
    return [key for keys in axes for key in keys]


def join_keys(keys: Keys) -> str:
    """Writes the keys of an axis."""
    return f" {WITH} ".join(keys)


def make_runs(
    name: str,
    base: Sequence[Layer],
    lists: Lists,
    seeds: Sequence[int],
    overrides: Sequence[str],
    series: bool,
) -> sets.Set:
    """Makes the set of all combinations of values, which are by the dotted keys of a scenario; raises ``Invalid``.

    The last key's values stand side by side in tables and figures. ``overrides`` are what is laid on every run later.
    """
    swept = read_axes(lists)
    _check(swept, seeds, overrides)
    sets.check_size(map(len, swept.values()), len(seeds), "sweep")
    known = Path(name).stem if name.endswith((".toml", ".json")) else name
    keys = list_keys(swept)
    last = [key.rpartition(".")[2] for key in keys]
    short = {key: name if last.count(name) == 1 else key for key, name in zip(keys, last, strict=True)}
    axes = {join_keys(axis): _values(axis, short, values) for axis, values in swept.items()}
    # A sweep without lists has one row.
    axes[sets.ROW] = axes.pop([*axes][-1]) if axes else {sets.file_name(known): sets.Value(known, {})}
    matrix = {axis: list(values) for axis, values in axes.items()}
    title = next((layer["title"] for _, layer in reversed(base) if "title" in layer), known)
    words = ["sweep", name, *(write_axis(axis, values) for axis, values in swept.items())]
    return sets.Set(
        sets.file_name(known),
        f"{title}: {', '.join(map(join_keys, swept))}" if swept else title,
        "",
        (),
        tuple(seeds),
        series,
        "sim",
        # A row's name is made of its label, so the label alone is enough.
        tuple(
            replace(run, row_label=run.row_label.removeprefix(f"{run.row}: "))
            for run in sets.combinations(axes, matrix, base, known, lambda _: "sweep", OverrideLayer)
        ),
        shlex.join(words if series else [*words, "--totals"]),
        {axis: ("sweep", join_keys(of)) for axis, of in zip(matrix, swept, strict=False) if len(matrix[axis]) > 1},
    )


def _check(axes: Axes, seeds: Sequence[int], overrides: Sequence[str]) -> None:
    """Refuses what runs something twice, or what says two things of one key."""
    keys = list_keys(axes)
    for key in keys:
        if keys.count(key) > 1:
            raise Invalid([Problem("sweep", key, "has two lists of values: put all values into one")])
    for item in overrides:
        if (key := item.partition("=")[0].strip()) in keys:
            raise Invalid([Problem("sweep", key, "has a list of values, and one value for all runs")])
    if not isinstance(seeds, Sequence) or not all(map(_is_seed, seeds)):
        raise Invalid([Problem("sweep", "seeds", f"must be a list of whole numbers from 0 to {sets.MAX_SEED}")])
    if not seeds or len({*seeds}) < len(seeds):
        raise Invalid([Problem("sweep", "seeds", "must be some seeds, each of them once")])
    for axis, values in axes.items():
        if not values or len({tuple(_items(axis, value)) for value in values}) < len(values):
            raise Invalid([Problem("sweep", join_keys(axis), "must have one value or more, each of them once")])


def _is_seed(seed: object) -> bool:
    return isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed <= sets.MAX_SEED


def _items(axis: Keys, value: tuple[object, ...]) -> list[str]:
    """Returns the ``key=value`` overrides of a value."""
    return [scenario.override(key, one) for key, one in zip(axis, value, strict=True)]


def _values(axis: Keys, short: Mapping[str, str], values: Sequence[tuple[object, ...]]) -> dict[str, sets.Value]:
    """Returns the values of an axis by the names that folders have of them."""
    named: dict[str, sets.Value] = {}
    labels: dict[str, tuple[object, ...]] = {}
    for value in values:
        label = ", ".join(_label(key, one) for key, one in zip(axis, value, strict=True))
        name = sets.file_name(", ".join(_label(short[key], one) for key, one in zip(axis, value, strict=True)))
        if label in labels:
            both = " and ".join(schema.show(one[0] if len(axis) == 1 else list(one)) for one in (labels[label], value))
            problem = f"has two values that tables and figures write alike: {both}"
            raise Invalid([Problem("sweep", join_keys(axis), problem)])
        labels[label] = value
        layer: dict[str, Any] = {}
        for _, table in scenario.override_layers(_items(axis, value)):
            layer = schema.merge(layer, table)
        # Two values may differ only in characters that the names of files lack.
        named[sets.number_name(name, named)] = sets.Value(label, layer)
    return named


def _text(value: object) -> str:
    return value if isinstance(value, str) else scenario.write_toml(value)


def _label(key_of: str, value: object) -> str:
    """Writes a value as tables name it; a transport is known by its name alone."""
    words = " ".join(_text(value).split())
    return words if key_of.rpartition(".")[2] == "transport" else f"{key_of} {words}"


def write_axis(axis: Keys, values: Sequence[tuple[object, ...]]) -> str:
    """Writes the ``KEY=VALUE,VALUE with KEY=VALUE,VALUE`` of an axis."""
    columns = zip(*values, strict=True)
    return f" {WITH} ".join(write_list(key, column) for key, column in zip(axis, columns, strict=True))


def write_list(key_of: str, values: Sequence[object]) -> str:
    """Writes the ``KEY=VALUE,VALUE`` of values, as people write it where it can be read so."""
    bare = f"{key_of}={','.join(map(_text, values))}"
    is_bare = not JOINED.search(bare) and parse_list(bare) == (key_of, list(values))
    return bare if is_bare else f"{key_of}={','.join(map(scenario.write_toml, values))}"


def parse(items: Sequence[str]) -> dict[Keys, list[tuple[object, ...]]]:
    """Parses ``KEY=VALUE,VALUE`` items, and ``with`` between them, into values by keys; raises ``Invalid``."""
    axes: dict[Keys, list[tuple[object, ...]]] = {}
    for item in _join(items):
        columns = [parse_list(part) for part in JOINED.split(item)]
        keys = tuple(key for key, _ in columns)
        if any(key in list_keys(axes) for key in keys) or len({*keys}) < len(keys):
            raise Invalid([Problem("sweep", item, "has a key that has a list already: put all values into one")])
        lengths = [len(values) for _, values in columns]
        if len({*lengths}) > 1:
            counts = ", ".join(f"{key} has {length}" for key, length in zip(keys, lengths, strict=True))
            raise Invalid([Problem("sweep", item, f"must have as many values of each key: {counts}")])
        axes[keys] = [*zip(*(values for _, values in columns), strict=True)]
    return axes


def _join(items: Sequence[str]) -> list[str]:
    """Joins items that have ``with`` as a word of its own between them."""
    joined: list[str] = []
    for place, item in enumerate(items):
        if item.strip() == WITH and joined and place + 1 < len(items):
            continue
        if place and items[place - 1].strip() == WITH and joined:
            joined[-1] += f" {WITH} {item}"
        else:
            joined.append(item)
    return joined


def parse_list(item: str) -> tuple[str, list[object]]:
    """Parses the key and the values of ``KEY=VALUE,VALUE``: a list of TOML's where it is one, else texts between
    commas."""
    name, equals, listed = item.partition("=")
    if not equals or not name.strip():
        raise Invalid([Problem("sweep", item, "must be KEY=VALUE,VALUE, for example topology.delay=10ms,50ms")])
    try:
        values: list[object] = parse_toml(f"values = [{listed}]", "sweep")["values"]
    except Invalid:
        values = [part.strip() for part in listed.split(",")]
    if not values or "" in values:
        raise Invalid([Problem("sweep", item, "must have a value between all commas")])
    return name.strip(), values
