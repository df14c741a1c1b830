"""Results as tidy tables: an observation a row, a quantity a column, the unit at the end of the column's name."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from xcpr.io import files, units
from xcpr.io.schema import Invalid, Problem, one_of, show
from xcpr.results import completions
from xcpr.results.tables import csv_rows

if TYPE_CHECKING:
    from xcpr.results.result import Result


Columns = dict[str, Sequence[Any]]
"""Values by the column's name; all columns have the same length."""


REPEATED = ("title", "transport")
"""Keys of a scenario that say what others say, too."""


def _runs(result: Result) -> list[Columns]:
    return [{name: [value] for name, value in msgspec.structs.asdict(result.totals).items()}]


def _flows(result: Result) -> list[Columns]:
    return [
        {name: [value] for name, value in _flat(msgspec.to_builtins(flow)) if not name.startswith("rtt_times.")}
        for flow in result.flows
    ]


def _traffic(result: Result) -> list[Columns]:
    """Returns a row for each traffic source with all its transfers, and one for each class of their sizes.

    Bytes and refused connections are those of all sizes; so are they missing in the rows of classes.
    """
    rows = []
    for source in result.traffic:
        figures = msgspec.to_builtins(source)
        figures.pop("completion_times", None)
        sizes = source.sizes or []
        figures.pop("sizes", None)
        head = {name: figures.pop(name) for name in ("name", "kind", "direction")}
        head["traffic"] = head.pop("name")
        rows.append(head | {"sizes": completions.ALL_SIZES, "up_to_bytes": None} | figures)
        for size in sizes:
            times = {name: getattr(size, name) for name in figures if name.startswith("completion_")}
            counts = {"connections_started": size.started, "connections_completed": size.completed}
            own = {"sizes": completions.size_class(size), "up_to_bytes": size.up_to_bytes}
            rows.append(head | own | dict.fromkeys(figures) | counts | times)
    return [{name: [value] for name, value in row.items()} for row in rows]


def _samples(result: Result) -> list[Columns]:
    return _over_time("flow", result.series.time_s, result.series.flows)


def _queues(result: Result) -> list[Columns]:
    return _over_time("channel", result.series.time_s, result.series.channels)


def _rates(result: Result) -> list[Columns]:
    """Returns the goodput of each flow over time, as figures show it."""
    from xcpr.results import quantities  # noqa: PLC0415 - with numpy

    rates = [(flow, *quantities.flow_rates(result, flow.name)) for flow in result.flows]
    return [
        {
            "time_s": time.tolist(),
            "flow": [flow.name] * len(time),
            "transport": [flow.transport] * len(time),
            "goodput_bps": (rate * 1e6).tolist(),
        }
        for flow, time, rate in rates
    ]


def _over_time(quantity: str, time_s: Sequence[float], series: Mapping[str, msgspec.Struct]) -> list[Columns]:
    """Puts all series below each other; what one of them has not is missing there."""
    missing = [None] * len(time_s)
    return [
        {"time_s": time_s, quantity: [name] * len(time_s)}
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
    "traffic": _traffic,
    "samples": _samples,
    "queues": _queues,
    "rates": _rates,
}
"""The tables of a result by their rows: runs, flows, traffic sources with classes of sizes, samples of flows, samples
of watched channels, moments of goodput."""

OVER_TIME = ("samples", "queues", "rates")


def tables(result: Result, rows: str) -> list[Columns]:
    """Returns the tables of a result that stand below each other; raises ``Invalid`` for rows that ``ROWS`` lacks."""
    if rows not in ROWS:
        raise Invalid([Problem("table", "rows", f"must be {one_of(tuple(ROWS))}, not {show(rows)}")])
    if rows in OVER_TIME and not result.has_series:
        raise Invalid([Problem("table", "rows", f"{show(rows)} are over time, and {result.name} holds totals only")])
    return ROWS[rows](result)


def write(results: Sequence[Result], rows: str, file: csv_rows.TextOutput) -> None:
    """Writes the rows of results as CSV: the settings that differ stand before each row."""
    names, parts = put_together(results, rows)
    csv_rows.write_rows(file, [names])
    for part in parts:
        csv_rows.write_rows(file, zip(*part, strict=True))


def save(results: Sequence[Result], rows: str, path: Path) -> None:
    """Writes the same to a file that a user named, as ``files.open_output`` does."""
    with files.open_output(path) as opened:
        file = io.TextIOWrapper(opened, "utf-8", newline="")
        try:
            write(results, rows, file)
        finally:
            file.detach()


def put_together(
    results: Sequence[Result], rows: str, keys: Sequence[str] = ()
) -> tuple[list[str], Iterator[list[Sequence[Any]]]]:
    """Returns the columns' names, and for each table below the others its columns in their order.

    The settings that differ stand before each row, and those by these ``keys``.
    """
    found = [
        (head, table)
        for head, made in zip(_distinguishing_settings(results, keys), results, strict=True)
        for table in tables(made, rows)
    ]
    names = list(dict.fromkeys(name for head, table in found for name in (*head, *table)))

    def columns(head: Mapping[str, Any], table: Columns) -> list[Sequence[Any]]:
        length = len(next(iter(table.values())))
        return [table[name] if name in table else [head.get(name)] * length for name in names]

    return names, (columns(head, table) for head, table in found)


def settings(results: Sequence[Result]) -> list[dict[str, Any]]:
    """Returns the run of each result, and its settings that are not the same in all, with their units."""
    return [{name: value for name, value in one.items() if name != "seed"} for one in _distinguishing_settings(results)]


def _distinguishing_settings(results: Sequence[Result], keys: Sequence[str] = ()) -> list[dict[str, Any]]:
    """Returns the run and the seed of each result, and the settings that differ, or are by ``keys``."""
    flat = [dict(_flat(made.scenario)) for made in results]
    known = [key for key in dict.fromkeys(key for one in flat for key in one) if key not in REPEATED]
    found = {key: [one.get(key) for one in flat] for key in known}
    columns = dict(
        with_unit(key, values) for key, values in found.items() if key in keys or values != values[:1] * len(values)
    )
    return [
        {"run": made.name, "seed": made.seed} | {name: values[number] for name, values in columns.items()}
        for number, made in enumerate(results)
    ]


def with_unit(key: str, values: Sequence[Any]) -> tuple[str, Sequence[Any]]:
    """Returns a setting's column: numbers with the unit in its name, where all values are quantities of one kind."""
    try:
        found = [None if value is None else units.parse_measure(value) for value in values]
    except ValueError:
        return key, values
    kinds = {one[1] for one in found if one}
    if len(kinds) > 1:
        return key, values
    return f"{key}_{kinds.pop()}", [one and one[0] for one in found]
