"""Sweeps: sets without a file, of all combinations of values that are listed by the keys of a scenario."""

from __future__ import annotations

import json
import shlex
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from xcpr.scenarios import scenario, sets
from xcpr.scenarios.imports import Layer
from xcpr.schema import Invalid, Problem


def of(
    name: str,
    base: Sequence[Layer],
    lists: Mapping[str, Sequence[object]],
    seeds: Sequence[int],
    overrides: Sequence[str],
    series: bool,
) -> sets.Set:
    """Makes the set of all combinations of values, which are by the dotted keys of a scenario; raises ``Invalid``.

    The last key's values stand side by side in tables and figures. ``overrides`` are what is laid on every run later.
    """
    _check(lists, seeds, overrides)
    known = Path(name).stem if name.endswith((".toml", ".json")) else name
    short = {key: key.rpartition(".")[2] for key in lists}
    short = {key: last if [*short.values()].count(last) == 1 else key for key, last in short.items()}
    axes = {key: _values(key, short[key], values) for key, values in lists.items()}
    # A sweep without lists has one row.
    axes[sets.ROW] = axes.pop([*lists][-1]) if lists else {sets.file_name(known): sets.Value(known, {})}
    matrix = {axis: list(values) for axis, values in axes.items()}
    title = next((layer["title"] for _, layer in reversed(base) if "title" in layer), known)
    words = ["sweep", name, *(write_list(key, values) for key, values in lists.items())]
    return sets.Set(
        sets.file_name(known),
        f"{title}: {', '.join(short.values())}" if short else title,
        "",
        (),
        tuple(seeds),
        series,
        "sim",
        # A row's name is made of its label, so the label alone is enough.
        tuple(
            replace(run, row_label=run.row_label.removeprefix(f"{run.row}: "))
            for run in sets.combinations(axes, matrix, base, known, lambda _: "sweep")
        ),
        shlex.join(words if series else [*words, "--totals"]),
    )


def _check(lists: Mapping[str, Sequence[object]], seeds: Sequence[int], overrides: Sequence[str]) -> None:
    """Refuses what runs something twice, or what says two things of one key."""
    for item in overrides:
        if (key := item.partition("=")[0].strip()) in lists:
            raise Invalid([Problem("sweep", key, "has a list of values, and one value for all runs")])
    if not seeds or len({*seeds}) < len(seeds):
        raise Invalid([Problem("sweep", "seeds", "must be some seeds, each of them once")])
    for key, values in lists.items():
        if not values or len({scenario.override(key, value) for value in values}) < len(values):
            raise Invalid([Problem("sweep", key, "must have one value or more, each of them once")])


def _values(key: str, short: str, values: Sequence[object]) -> dict[str, sets.Value]:
    """Returns the values of an axis by the names that folders have of them."""
    named: dict[str, sets.Value] = {}
    for value in values:
        label = _label(short, value)
        name = sets.file_name(label)
        (_, layer), *_ = scenario.override_layers([scenario.override(key, value)])
        # Two values may differ only in characters that the names of files lack.
        named[name if name not in named else f"{name}-{len(named)}"] = sets.Value(label, layer)
    return named


def _text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _label(key_of: str, value: object) -> str:
    """Writes a value as tables name it; a transport is known by its name alone."""
    words = " ".join(_text(value).split())
    return words if key_of.rpartition(".")[2] == "transport" else f"{key_of} {words}"


def write_list(key_of: str, values: Sequence[object]) -> str:
    """Writes the ``KEY=VALUE,VALUE`` of values, as people write it where it can be read so."""
    bare = f"{key_of}={','.join(map(_text, values))}"
    return bare if parse_list(bare) == (key_of, list(values)) else f"{key_of}={','.join(map(json.dumps, values))}"


def parse(items: Sequence[str]) -> dict[str, list[object]]:
    """Parses ``KEY=VALUE,VALUE`` items into values by key; raises ``Invalid``."""
    lists: dict[str, list[object]] = {}
    for item in items:
        key_of, values = parse_list(item)
        if key_of in lists:
            raise Invalid([Problem("sweep", item, "has a key that has a list already: put all values into one")])
        lists[key_of] = values
    return lists


def parse_list(item: str) -> tuple[str, list[object]]:
    """Parses the key and the values of ``KEY=VALUE,VALUE``: a list of TOML's where it is one, else texts between
    commas."""
    name, equals, listed = item.partition("=")
    if not equals or not name.strip():
        raise Invalid([Problem("sweep", item, "must be KEY=VALUE,VALUE, for example topology.delay=10ms,50ms")])
    try:
        values: list[object] = tomllib.loads(f"values = [{listed}]")["values"]
    except tomllib.TOMLDecodeError:
        values = [part.strip() for part in listed.split(",")]
    if not values or "" in values:
        raise Invalid([Problem("sweep", item, "must have a value between all commas")])
    return name.strip(), values
