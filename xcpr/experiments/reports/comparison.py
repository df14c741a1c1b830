"""Results side by side: totals, differences between runs with the same seed, and overlaid curves."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec
import numpy as np

from xcpr.experiments import docs, folders
from xcpr.experiments.reports import report
from xcpr.experiments.reports.report import Figure, Section
from xcpr.figures import style
from xcpr.figures.sets import courses
from xcpr.io import files
from xcpr.io.paths import display_path, printable
from xcpr.io.schema import Invalid, Problem
from xcpr.results import completions, distributions, documents, quantities, result
from xcpr.results.groups import Group
from xcpr.results.result import Result, available
from xcpr.results.statistics import Estimate, difference
from xcpr.results.tables import numbers
from xcpr.results.tables.table import MB, Table
from xcpr.scenarios import sets

MANIFEST = "comparison.json"
SCHEMA = "xcpr-comparison/1"
MAX_SIDES = 4
MAX_PANELS = 12
"""A set with more runs has figures of the first ones."""
MAX_COLUMNS = 3
COLOURS = ("#D55E00", "#0072B2", "#009E73", "#000000")
"""Okabe and Ito's, of sides that have the same transport."""
DASHES: Sequence[Any] = ("-", (0, (5, 1.5)), (0, (2, 1)), (0, (5, 1.5, 1, 1.5)))
KEY = tuple[str, str]
"""A row and a case."""


@dataclass(frozen=True)
class Measure:
    """A total that is compared."""

    name: str
    of: Callable[[Result], float | None]
    digits: int
    key: str
    """The name of docs/result.md."""
    unit: float = 1.0
    """The table's unit in that of the name."""


def _completion(made: Result) -> float | None:
    times = [source.completion_mean_s for source in made.traffic if source.completion_mean_s is not None]
    return fmean(times) if times else None


def _completion_quantile(made: Result, share: float) -> float | None:
    """Returns a percentile of the completion times of all traffic sources together."""
    found = [one.times for one in completions.of_run(made) if one.sizes == completions.ALL_SIZES]
    times = [one for one in found if one]
    return distributions.merge(times).quantile_s(share) if len(times) == len(found) else None


DELIVERED = Measure("delivered, MB", lambda made: made.totals.delivered_bytes / MB, 1, "delivered_bytes", MB)
MEASURES = (
    DELIVERED,
    Measure("share, %", lambda made: 100 * made.totals.share_of_available, 1, "share_of_available", 0.01),
    Measure("Jain's index", lambda made: made.totals.jain, 4, "jain"),
    Measure("sd, MB", lambda made: made.totals.stddev_bytes / MB, 1, "stddev_bytes", MB),
    Measure("timeouts", lambda made: made.totals.timeouts, 1, "timeouts"),
    Measure("spurious timeouts", lambda made: made.totals.spurious_timeouts, 1, "spurious_timeouts"),
    Measure("stall, s", lambda made: made.totals.longest_stall_s, 2, "longest_stall_s"),
    Measure("retransmitted", lambda made: made.totals.retransmitted_packets, 0, "retransmitted_packets"),
    Measure(
        "spurious retransmissions", lambda made: made.totals.spurious_retransmissions, 0, "spurious_retransmissions"
    ),
    Measure("drops", lambda made: made.totals.drops, 0, "drops"),
    Measure("queue, packets", lambda made: made.totals.queue_mean_packets, 1, "queue_mean_packets"),
    Measure("completion, s", _completion, 3, "completion_mean_s"),
    Measure("median completion, s", partial(_completion_quantile, share=0.5), 3, "completion_p50_s"),
    Measure("99 % completion, s", partial(_completion_quantile, share=0.99), 3, "completion_p99_s"),
)


@dataclass(frozen=True)
class Side:
    """One of the things that are compared."""

    letter: str
    """By which the table knows it."""
    label: str
    path: Path
    groups: Mapping[KEY, Group]
    """A set's runs, or one run without row and case."""

    def by_seed(self, key: KEY) -> dict[int, Result]:
        """Returns the results of a run, by seed."""
        return {made.seed: made for made in self.groups[key].results}


@dataclass(frozen=True)
class Compared:
    """A run that all sides have: its results in the order of sides, and of seeds."""

    label: str
    results: Sequence[Sequence[Result]]
    paired: bool
    """Whether the results of all sides are of the same seeds."""

    def difference(self, measure: Measure, side: int) -> Estimate | None:
        """Returns the difference of a side and the first one, pair by pair; None without pairs, or without such a
        total."""
        ours, theirs = ([measure.of(made) for made in self.results[at]] for at in (side, 0))
        pairs = [(a, b) for a, b in zip(ours, theirs, strict=False) if a is not None and b is not None]
        return difference(pairs) if self.paired and len(pairs) == len(ours) else None


class _Manifest(msgspec.Struct, forbid_unknown_fields=True):
    """All of comparison.json."""

    schema: str
    sides: list[documents.Name]
    """The compared folders, as seen from this one."""


def paths_in(folder: Path) -> list[Path]:
    """Returns the folders that a comparison's folder compares; raises ``Invalid``."""
    found = documents.read(folder / MANIFEST, _Manifest, SCHEMA).sides
    return [Path(os.path.normpath(folder / side)) for side in found]


def sections(sides: Sequence[Side], compared: Sequence[Compared]) -> list[Section]:
    """Returns the report of a comparison."""
    return [Section("", tables=[_table(sides, compared)], figures=list(_figures(sides, compared)))]


def make_report(sides: Sequence[Side], compared: Sequence[Compared], folder: Path) -> tuple[list[Table], Path]:
    """Writes evidence.json, comparison.json, figures and report.html of a comparison; returns its tables and the
    report's path."""
    made = sections(sides, compared)
    tables = [*made[0].tables]
    command = shlex.join(["xcpr", "compare", *(display_path(side.path) for side in sides)])
    one = compared[0].results[0][0]
    files.make_folder(folder)
    docs.record_evidence(folder, command, tables, versions=one.versions)
    beside = [os.path.relpath(side.path, folder) for side in sides]
    documents.write_readably(folder / MANIFEST, _Manifest(SCHEMA, beside))
    # A report of results that lie elsewhere is never fresh.
    (folder / result.REPORT).unlink(missing_ok=True)
    path = report.write(
        folder,
        "set.html",
        made,
        command=command,
        is_claimed=False,
        title=" beside ".join(side.label for side in sides),
        finding=" ".join(_findings(sides, compared)),
        description="",
        runs=[
            (f"{side.letter}: {side.label}", os.path.relpath(page, folder))
            for side in sides
            if (page := side.path / result.REPORT).is_file()
        ],
        versions=one.versions,
    )
    return tables, path


def _labels(paths: Sequence[Path]) -> list[str]:
    """Returns the shortest ends of paths that tell them apart; raises ``Invalid`` where none do."""
    parts = [path.resolve().parts for path in paths]
    for count in range(1, max(map(len, parts)) + 1):
        made = [printable("/".join(each[-count:])) for each in parts]
        if len({*made}) == len(made):
            return made
    raise Invalid([Problem("compare", "", "has one path twice: there is nothing to compare")])


def load(paths: Sequence[Path]) -> list[Side]:
    """Reads the sides of a comparison; raises ``Invalid``.

    A path is a result's folder, one with a folder for each seed, or a set's.
    """
    if not 2 <= len(paths) <= MAX_SIDES:
        raise Invalid([Problem("compare", "", f"must have 2 to {MAX_SIDES} folders, not {len(paths)}")])
    places = [path.parent if path.name == result.FILE else path for path in paths]
    return [
        Side(letter, label, folder, {(group.row, group.case): group for group in folders.groups(folder)})
        for letter, label, folder in zip("ABCD", _labels(places), places, strict=False)
    ]


def common_runs(sides: Sequence[Side]) -> list[Compared]:
    """Returns the runs that all sides have, in the first side's order; raises ``Invalid`` where there are none."""
    common = [key for key in sides[0].groups if all(key in side.groups for side in sides)]
    if not common:
        has = "; ".join(f"{side.letter} has {', '.join(_names(side))}" for side in sides)
        raise Invalid([Problem("compare", "", f"no run is in all of these: {has}")])
    return [_of_run(key, sides) for key in common]


def _names(side: Side) -> list[str]:
    return ["-".join(filter(None, key)) or "one run" for key in side.groups]


def _of_run(key: KEY, sides: Sequence[Side]) -> Compared:
    found = [side.by_seed(key) for side in sides]
    seeds = [seed for seed in found[0] if all(seed in one for one in found)]
    group = sides[0].groups[key]
    label = ", ".join(filter(None, (group.label, group.case_label)))
    return Compared(label, [[one[seed] for seed in seeds or one] for one in found], bool(seeds))


def _table(sides: Sequence[Side], compared: Sequence[Compared]) -> Table:
    others = range(1, len(sides)) if any(run.paired for run in compared) else ()
    rows: list[tuple[str, ...]] = []
    breaks: set[int] = set()
    for run in compared:
        breaks.add(len(rows) - 1)
        begun = len(rows)
        for measure in MEASURES:
            means = [_mean(measure, results) for results in run.results]
            if None in means:
                continue
            differences = [run.difference(measure, at) for at in others]
            rows.append(
                (
                    run.label if len(rows) == begun else "",
                    measure.name,
                    *(f"{mean:,.{measure.digits}f}" for mean in means),
                    *("" if one is None else one.text(measure.digits) for one in differences),
                )
            )
    columns = ("run", "total", *(side.letter for side in sides), *(f"{sides[at].letter} - A" for at in others))
    # One run has no name.
    begin = 0 if compared[0].label else 1
    cut = tuple(row[begin:] for row in rows)
    notes = tuple(_notes(sides, compared))
    return Table("Side by side", columns[begin:], cut, notes, frozenset(breaks - {-1}), 2 - begin, name="compared")


def numbers_of(sides: Sequence[Side], compared: Sequence[Compared]) -> dict[str, Any]:
    """Returns the comparison as numbers: of each run the sides' means and their differences, by names of
    docs/result.md."""
    return {
        "sides": {side.letter: display_path(side.path) for side in sides},
        "runs": [
            {
                "run": run.label,
                "seeds": {
                    side.letter: [made.seed for made in results]
                    for side, results in zip(sides, run.results, strict=True)
                },
                "totals": {
                    measure.key: found
                    for measure in MEASURES
                    if None not in (found := _numbers(measure, sides, run)).values()
                },
            }
            for run in compared
        ],
    }


def _numbers(measure: Measure, sides: Sequence[Side], run: Compared) -> dict[str, Any]:
    """Returns the mean total of each side, and the difference of each other side from side A."""
    means = [_mean(measure, results) for results in run.results]
    found: dict[str, Any] = {
        side.letter: None if mean is None else mean * measure.unit for side, mean in zip(sides, means, strict=True)
    }
    for at, side in enumerate(sides[1:], 1):
        if difference := run.difference(measure, at):
            scaled = Estimate(difference.mean * measure.unit, difference.half_width * measure.unit)
            found[f"{side.letter} - A"] = numbers.of_estimate(scaled, numbers.LEVEL_99)
    return found


def _mean(measure: Measure, results: Sequence[Result]) -> float | None:
    values = [value for made in results if (value := measure.of(made)) is not None]
    return fmean(values) if len(values) == len(results) else None


def _notes(sides: Sequence[Side], compared: Sequence[Compared]) -> Iterator[str]:
    for side in sides:
        yield f"{side.letter}: {display_path(side.path)}."
    share = available(made for run in compared for results in run.results for made in results)
    yield (
        f"MB: 10^6 bytes that all flows delivered in order; share: delivered, of {share}; sd: population standard "
        "deviation over the flows; stall: the longest of any flow; retransmitted: packets; spurious "
        "retransmissions: packets that the receiver had already; drops: packets dropped by queues; queue: mean length."
    )
    run = compared[0]
    seeds = [sets.format_seeds(sorted(made.seed for made in results)) for results in run.results]
    if not run.paired:
        yield f"The sides share no seed ({', '.join(seeds)}), so there are no differences."
    elif len(run.results[0]) == 1:
        yield f"One seed, {seeds[0]}: differences have no interval."
    else:
        yield (
            f"Means over the seeds {seeds[0]}. A difference is the mean over pairs of runs with the same seed, with "
            "its 99 % confidence interval by Student's t."
        )
    found = (made.warnings or () for run in compared for results in run.results for made in results)
    yield from (f"Warning: {warning}" for warning in dict.fromkeys(chain.from_iterable(found)))
    left = [f"{name} of {side.letter}" for side in sides for name in _left_out(side, sides)]
    if left:
        yield f"Not on all sides: {', '.join(left)}."


def _left_out(side: Side, sides: Sequence[Side]) -> list[str]:
    common = [all(key in other.groups for other in sides) for key in side.groups]
    return [name for name, is_common in zip(_names(side), common, strict=True) if not is_common]


def _findings(sides: Sequence[Side], compared: Sequence[Compared]) -> Iterator[str]:
    """Says for each side but the first where it delivers more, and where less, than the first does."""
    for at, side in enumerate(sides[1:], 1):
        found = [one for run in compared if (one := run.difference(DELIVERED, at))]
        more, less = (sum(one.is_clear and one.mean * sign > 0 for one in found) for sign in (1, -1))
        if len(found) == 1 and len(compared) == 1:
            clear = "" if found[0].is_clear else " The interval holds zero."
            yield f"{side.letter} delivers {found[0].text(DELIVERED.digits)} MB beside A.{clear}"
        elif found and not (more or less):
            yield f"No run shows clearly that {side.letter} delivers more or less than A."
        elif found:
            yield f"{side.letter} delivers clearly more than A in {more} of {len(found)} runs, clearly less in {less}."


Course = Callable[[Result], tuple[Any, Any] | None]
"""The times and the values of a result's curve, if it has one."""


def _goodput(made: Result) -> tuple[Any, Any] | None:
    delivered = np.sum([flow.delivered_bytes for flow in made.series.flows.values()], axis=0)
    return quantities.rates(made, delivered.tolist()) if made.flows else None


def _queue(made: Result) -> tuple[Any, Any] | None:
    values = made.series.channels[made.bottlenecks[0].channel].queue_packets if made.bottlenecks else None
    return None if values is None else (made.series.time_s, values)


def _window(made: Result) -> tuple[Any, Any] | None:
    windows = [flow.window_bytes for flow in made.series.flows.values() if flow.has_window]
    return (made.series.time_s, np.mean(np.asarray(windows, dtype=float), axis=0) / 1e3) if windows else None


COURSES: Mapping[str, tuple[Course, str, str]] = {
    "goodput": (_goodput, "goodput (Mbit/s)", "Goodput of all flows, averaged over the last 0.5 s."),
    "queue": (_queue, "queue (packets)", "The first bottleneck's queue."),
    "window": (_window, "window (kB)", "The mean window of all flows that have one."),
}


def _figures(sides: Sequence[Side], compared: Sequence[Compared]) -> Iterator[Figure]:
    """Yields the curves of the first seed over each other, a panel for each run."""
    drawn = [run for run in compared if all(results[0].has_series for results in run.results)][:MAX_PANELS]
    colours = _colours(compared)
    for name, (course, unit, caption) in COURSES.items():
        shown_panels = [
            courses.Panel(
                run.label,
                [
                    courses.Line(f"{side.letter}: {side.label}", *curve, colour, dashes)
                    for side, results, colour, dashes in zip(sides, run.results, colours, DASHES, strict=False)
                    if (curve := course(results[0]))
                ],
            )
            for run in drawn
        ]
        if any(panel.lines for panel in shown_panels):
            columns = 2 if len(shown_panels) == 4 else min(MAX_COLUMNS, len(shown_panels))
            drawing = courses.grid(shown_panels, unit, columns)
            yield Figure(f"{name}-over-time", f"{caption} First seed.", drawing)


def _colours(compared: Sequence[Compared]) -> Sequence[str]:
    """Returns a colour for each side: its transport's, where each side has one and no two have the same."""
    transports = [
        {flow.transport for run in compared for flow in run.results[side][0].flows}
        for side in range(len(compared[0].results))
    ]
    made = [style.colour(next(iter(names))) for names in transports if len(names) == 1]
    return made if len({*made}) == len(transports) else COLOURS
