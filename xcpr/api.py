"""xcpr from Python: one run, or many, by the same path as the commands ``xcpr run`` and ``xcpr sweep``."""

from __future__ import annotations

import itertools
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from xcpr import files, progress
from xcpr.experiments import batch, reproduce, runs
from xcpr.experiments.own_scenario import Scenario
from xcpr.laws import Ack, Law, Loss
from xcpr.paths import shown
from xcpr.results import frames, result, set_tables, tidy
from xcpr.results.result import Result
from xcpr.results.statistics import estimate
from xcpr.results.table import Table
from xcpr.scenarios import scenario, sets, sweeps
from xcpr.scenarios.taps import Taps
from xcpr.schema import Invalid, Problem
from xcpr.worlds import traces
from xcpr.worlds.traces import Trace

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

__all__ = ["Ack", "Cell", "Invalid", "Law", "Loss", "Result", "Scenario", "Sweep", "Trace", "run", "sweep", "trace"]

Overrides = Mapping[str, object]
"""Values by the dotted key of a scenario: {"topology.rate": "100 Mbit/s", "duration": "5 s"}."""


class _Draws:
    def plot(self, made: Result, what: str, ax: Axes | None) -> Axes:
        from xcpr.figures import plots  # noqa: PLC0415 - with matplotlib

        return plots.of_result(made, what, ax)

    def html(self, made: Result) -> str:
        from xcpr.experiments import cells  # noqa: PLC0415 - with matplotlib

        return cells.of_run(made)


result.draw_by(_Draws())


@dataclass(frozen=True)
class Cell:
    """One run of a sweep: what it was given, and what came of it."""

    settings: dict[str, object]
    """The values of this cell, by their keys."""
    seed: int
    result: Result


@dataclass(frozen=True, repr=False)
class Sweep:
    """The runs of a sweep, in the order of the product of its axes, seeds last."""

    cells: tuple[Cell, ...]
    table: Table
    """The totals of all runs, means over the seeds."""

    def __repr__(self) -> str:
        """Returns one line: what was varied, and how often each was run."""
        keys = ", ".join(self.cells[0].settings)
        seeds = sorted({cell.seed for cell in self.cells})
        return f"<xcpr.Sweep: {len(self)} runs{f' over {keys}' if keys else ''}, seeds {sets.format_seeds(seeds)}>"

    def _repr_html_(self) -> str:
        """Returns the table of totals, and a plot of what was delivered, as a notebook shows them."""
        from xcpr.experiments import cells  # noqa: PLC0415 - with matplotlib

        drawn = [partial(self.plot, "share_of_available")] if self.cells[0].settings else []
        return cells.of_table(self.table, drawn)

    def to_csv(self, path: str | PathLike[str], rows: str = "runs") -> None:
        """Writes a tidy table of all runs as CSV: a row for each run, "flows", "samples" or "queues"."""
        tidy.save([cell.result for cell in self.cells], rows, Path(path))

    def to_parquet(self, path: str | PathLike[str], rows: str = "runs") -> None:
        """Writes the same table as Parquet; needs pyarrow (pip install pyarrow)."""
        frames.write_parquet([cell.result for cell in self.cells], rows, Path(path))

    def plot(self, total: str = "share_of_available", ax: Axes | None = None) -> Axes:
        """Draws a total (docs/result.md) over the first key's values, and returns matplotlib's axes to go on with.

        Each combination of the other keys' values has a line: the mean over the seeds, with its 99 % confidence
        interval where there are several. ``ax`` is where to draw; without it the plot has a figure of its own.
        """
        from xcpr.figures import plots  # noqa: PLC0415 - with matplotlib

        first, *others = self.cells[0].settings or [""]
        found: dict[tuple[str, ...], dict[str, list[float]]] = {}
        for cell in self.cells:
            value = getattr(cell.result.totals, total, None)
            if value is None:
                raise Invalid([Problem("plot", total, "must be a total that every run has (docs/result.md)")])
            line = tuple(str(cell.settings[key]) for key in others)
            found.setdefault(line, {}).setdefault(str(cell.settings.get(first, "")), []).append(value)
        kinds = [key.rpartition(".")[2] for key in others]
        lines: list[plots.Line] = [
            (", ".join(line), line[0] if kinds == ["transport"] else None, [*map(estimate, values.values())])
            for line, values in found.items()
        ]
        return plots.of_totals(first, list(next(iter(found.values()))), lines, total, ax)

    def __iter__(self) -> Iterator[Cell]:
        return iter(self.cells)

    def __len__(self) -> int:
        return len(self.cells)

    def to_dataframe(self) -> pd.DataFrame:
        """Returns a row per run: its settings, its seed, and its totals (docs/result.md); needs pandas."""
        return frames.of_totals([(cell.settings | {"seed": cell.seed}, cell.result) for cell in self.cells])


def run(
    name: str | Scenario,
    *,
    seed: int | None = None,
    overrides: Overrides | None = None,
    out: str | PathLike[str] | None = None,
    laws: Mapping[str, Callable[[], Law]] | None = None,
    threads: int | None = None,
    pcap: Sequence[str] = (),
    allow_python: bool = False,
) -> Result:
    """Runs one scenario in virtual time and returns its result; raises ``Invalid``, which names key and allowed values.

    ``name`` is a scenario's name or file, SET/RUN, a result.json, or a ``Scenario``; ``seed`` decides every random draw
    (1, or the result's, where it is left out). With ``out`` that folder gets what ``xcpr run`` writes: result.json,
    figures, report.html. Without it nothing is written. ``laws`` are those of flows whose transport is "python:NAME",
    by name (docs/laws.md): classes, most often; what a law raises is raised here. The run is on up to ``threads``
    threads, one per core where it is left out, as soon as they pay (docs/performance.md); the result is the same. With
    ``laws`` it is on one, and with ``pcap`` too: ports as NODE or NODE:PORT, whose frames are written to
    capture.pcapng in the folder ``out`` (docs/look-inside.md). With ``allow_python`` the scenario's topology may be a
    class in a Python file, which is then run.
    """
    chosen = _found(name, _written(overrides or {}), allow_python)
    job = batch.Job(chosen.name, chosen.scenario, chosen.seed if seed is None else seed, Path(out or "."))
    taps = Taps(tuple(pcap)) if pcap else None
    if taps and out is None:
        raise Invalid([Problem("run", "pcap", "goes with out, the folder that gets capture.pcapng")])
    with _watched(job) as watch:
        if out is None:
            return batch.execute(job, watch, laws or {}, threads=threads)
        with files.held(job.folder):
            if laws or taps:
                batch.keep(job, batch.execute(job, watch, laws or {}, taps=taps))
            else:
                batch.do(job, watch, threads)
    return result.load(job.result)


def trace(
    packet: str,
    name: str | Scenario = "demo",
    *,
    at: str | None = None,
    port: int | None = None,
    length: int | None = None,
    to_sender: bool = False,
    seed: int | None = None,
    overrides: Overrides | None = None,
) -> Trace:
    """Follows one packet through a router's P4 program, step by step; raises ``Invalid``.

    ``packet`` is "FLOW:NUMBER": the number counts a flow's packets that reach the router ``at`` in a run of the
    scenario ``name``. With ``to_sender`` it counts the flow's ACKs. Without ``at`` the router is the first. Or
    ``packet`` is a frame in hexadecimal, which comes by ``port`` before any other packet and has ``length`` bytes if
    that is more than are given. Numbers count from 1 on. docs/look-inside.md has the steps.
    """
    chosen = _found(name, _written(overrides or {}), allow_python=False)
    of_seed = chosen.seed if seed is None else seed
    return traces.of(chosen.scenario, of_seed, packet, at, port, length, to_sender)


def sweep(
    name: str | Scenario,
    axes: Mapping[str, Sequence[object]],
    *,
    seeds: Sequence[int] = (1,),
    overrides: Overrides | None = None,
    out: str | PathLike[str] | None = None,
    workers: int | None = None,
    series: bool = False,
    allow_python: bool = False,
) -> Sweep:
    """Runs a scenario for every combination of the axes' values, and for every seed; raises ``Invalid``.

    ``axes`` has the values by the dotted key of the scenario. Runs go over the machine's cores, each in a process of
    its own; with ``workers=1`` they are done in this process. With ``out`` results are kept there as ``xcpr sweep``
    does, and what is there already is not run again; ``xcpr report`` and ``xcpr compare`` read that folder.
    Without ``series`` results have totals only, which takes less memory and disk. ``allow_python`` is that of
    ``run``.
    """
    always = _written(overrides or {})
    with _folder(out) as folder:
        file = _filed(name, folder) if isinstance(name, Scenario) else name
        chosen = sweeps.of(file, runs.layers(file), axes, tuple(seeds), always, series)
        part = reproduce.Part(chosen, chosen.seeds, folder)
        reproduce.run_sets(chosen.name, [part], workers, always, each_reported=False, allow_python=allow_python)
        groups = reproduce.load_groups(folder, reproduce.load_manifest(folder))
    settings = [dict(zip(axes, values, strict=True)) for values in itertools.product(*axes.values())]
    return Sweep(
        tuple(
            Cell(cell, made.seed, made) for cell, group in zip(settings, groups, strict=True) for made in group.results
        ),
        set_tables.of_set(chosen.title, groups),
    )


@contextmanager
def _watched(job: batch.Job) -> Iterator[Callable[[float], None] | None]:
    """Shows a run's progress in a notebook; a script says nothing."""
    if not progress.console.is_jupyter:
        yield None
        return
    with progress.bar(job.scenario.title, job.scenario.duration / 1e9) as update:
        yield lambda seconds: update(seconds, 0)


def _found(name: str | Scenario, overrides: Sequence[str], allow_python: bool) -> runs.Run:
    if isinstance(name, str):
        return runs.find(name, overrides, allow_python)
    made = scenario.build([*name.layers, *scenario.override_layers(overrides)], allow_python)
    return runs.Run(name.name, made, runs.RESULTS / "scenario")


def _filed(given: Scenario, folder: Path) -> str:
    """Writes a scenario's file into a sweep's folder, from which the sweep can be made anew; returns its path."""
    path = folder / f"{Path(given.name).stem}.toml"
    files.write(path, given.to_toml())
    return shown(path)


def _written(overrides: Overrides) -> list[str]:
    """Writes overrides as ``--set`` has them."""
    return [scenario.override(key, value) for key, value in overrides.items()]


@contextmanager
def _folder(out: str | PathLike[str] | None) -> Iterator[Path]:
    """Yields the folder for a sweep's results, which no other process writes to; a temporary one where none is
    wanted."""
    if out is not None:
        with files.held(Path(out)):
            yield Path(out)
        return
    with tempfile.TemporaryDirectory(prefix="xcpr-") as folder:
        yield Path(folder)
