"""Results as tidy tables: an observation a row, a quantity a column, the unit at the end of the column's name."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import msgspec

from xcpr import files, units
from xcpr.schema import Invalid, Problem, one_of, show

if TYPE_CHECKING:
    from xcpr.results.result import Result

Columns = dict[str, Sequence[Any]]
"""Values by the column's name; all columns have the same length."""


REPEATED = ("title", "transport")
"""Keys of a scenario that say what others say, too."""


def _runs(result: Result) -> list[Columns]:
    return [{name: [value] for name, value in msgspec.structs.asdict(result.totals).items()}]


def _flows(result: Result) -> list[Columns]:
    return [{name: [value] for name, value in _flat(msgspec.to_builtins(flow))} for flow in result.flows]


def _samples(result: Result) -> list[Columns]:
    return _over_time("flow", result.series.time_s, result.series.flows)


def _queues(result: Result) -> list[Columns]:
    return _over_time("channel", result.series.time_s, result.series.channels)


def _over_time(what: str, time_s: Sequence[float], series: Mapping[str, msgspec.Struct]) -> list[Columns]:
    """Puts all series below each other; what one of them has not is missing there."""
    missing = [None] * len(time_s)
    return [
        {"time_s": time_s, what: [name] * len(time_s)}
        | {column: missing if values is None else values for column, values in _flat(msgspec.to_builtins(one))}
        for name, one in series.items()
    ]


def _flat(table: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in table.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{above}{name}.")
        else:
            yield f"{above}{name}", value


ROWS: dict[str, Callable[[Result], list[Columns]]] = {
    "runs": _runs,
    "flows": _flows,
    "samples": _samples,
    "queues": _queues,
}
"""A row for each run; for each flow; for each flow and sample; for each watched channel and sample."""

OVER_TIME = ("samples", "queues")


def tables(result: Result, rows: str) -> list[Columns]:
    """Returns the tables of a result that stand below each other; raises ``Invalid`` for rows that ``ROWS`` lacks."""
    if rows not in ROWS:
        raise Invalid([Problem("table", "rows", f"must be {one_of(tuple(ROWS))}, not {show(rows)}")])
    if rows in OVER_TIME and not result.has_series:
        raise Invalid([Problem("table", "rows", f"{show(rows)} are over time, and {result.name} holds totals only")])
    return ROWS[rows](result)


def write(results: Sequence[Result], rows: str, file: IO[str]) -> None:
    """Writes the rows of results as CSV: what tells the results apart stands before each row."""
    names, parts = put_together(results, rows)
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(names)
    for part in parts:
        writer.writerows(zip(*part, strict=True))


def save(results: Sequence[Result], rows: str, path: Path) -> None:
    """Writes the same to a CSV file, whole or not at all."""
    with files.growing(path) as draft, draft.open("w", encoding="utf-8", newline="") as file:
        write(results, rows, file)


def put_together(results: Sequence[Result], rows: str) -> tuple[list[str], Iterator[list[Sequence[Any]]]]:
    """Returns the columns' names, and for each table below the others its columns in their order."""
    found = [
        (head, table) for head, made in zip(_told_apart(results), results, strict=True) for table in tables(made, rows)
    ]
    names = list(dict.fromkeys(name for head, table in found for name in (*head, *table)))

    def columns(head: Mapping[str, Any], table: Columns) -> list[Sequence[Any]]:
        length = len(next(iter(table.values())))
        return [table[name] if name in table else [head.get(name)] * length for name in names]

    return names, (columns(head, table) for head, table in found)


def _told_apart(results: Sequence[Result]) -> list[dict[str, Any]]:
    """Returns the run and the seed of each result, and the settings that are not the same in all."""
    flat = [dict(_flat(made.scenario)) for made in results]
    keys = [key for key in dict.fromkeys(key for one in flat for key in one) if key not in REPEATED]
    differ = {key: [one.get(key) for one in flat] for key in keys}
    columns = dict(_with_unit(key, values) for key, values in differ.items() if values != values[:1] * len(values))
    return [
        {"run": made.name, "seed": made.seed} | {name: values[number] for name, values in columns.items()}
        for number, made in enumerate(results)
    ]


def _with_unit(key: str, values: Sequence[Any]) -> tuple[str, Sequence[Any]]:
    """Returns a setting's column: numbers with the unit in its name, where all values are quantities of one kind."""
    try:
        found = [None if value is None else units.measured(value) for value in values]
    except ValueError:
        return key, values
    kinds = {one[1] for one in found if one}
    if len(kinds) > 1:
        return key, values
    return f"{key}_{kinds.pop()}", [one and one[0] for one in found]
