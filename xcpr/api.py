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
from typing import TYPE_CHECKING, Any

from xcpr.experiments import contents, reproduce, runs
from xcpr.experiments.execution import batch
from xcpr.experiments.own_scenario import OwnScenario
from xcpr.io import files, former_names, progress
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem, one_of, show
from xcpr.results import completions, result
from xcpr.results.int_telemetry.decoding import IntTable, decode_int
from xcpr.results.int_telemetry.packets import IntMarking
from xcpr.results.statistics import estimate
from xcpr.results.tables import frames, set_tables, tidy
from xcpr.results.tables.table import Table
from xcpr.scenarios import scenario, sets, sweeps
from xcpr.scenarios.network.taps import Taps
from xcpr.worlds import python_controllers
from xcpr.worlds.congestion_controller import Ack, CongestionController, Loss
from xcpr.worlds.controllers.control_application import ControlApplication
from xcpr.worlds.observe import paths, traces
from xcpr.worlds.observe.traces import Trace

if TYPE_CHECKING:
    import pandas as pd
    import xarray as xr
    from matplotlib.axes import Axes

    from xcpr.figures.accessor import ResultPlots

__all__ = [
    "Ack",
    "Cell",
    "CongestionController",
    "ControlApplication",
    "IntMarking",
    "IntTable",
    "Invalid",
    "Loss",
    "PathTrace",
    "Result",
    "Scenario",
    "Sweep",
    "Trace",
    "decode_int",
    "run",
    "sweep",
    "trace",
    "trace_path",
]

Overrides = Mapping[str, object]
"""Values by the dotted key of a scenario: {"topology.rate": "100 Mbit/s", "duration": "5 s"}."""


class Result(result.Result):
    """The result of a run, with plots."""

    @property
    def plot(self) -> ResultPlots:
        """The plots of the result: ``result.plot.queue()``, or by name ``result.plot("queue")``."""
        from xcpr.figures.accessor import ResultPlots  # noqa: PLC0415 - with matplotlib

        return ResultPlots(self)

    def _repr_html_(self) -> str:
        """Shows the totals, goodput and queue in HTML, as a notebook has them."""
        from xcpr.experiments.reports import cells  # noqa: PLC0415 - with matplotlib

        return cells.of_run(self)


def _with_plots(made: result.Result) -> Result:
    return Result(**{name: getattr(made, name) for name in made.__struct_fields__})


class Scenario(OwnScenario):
    """A scenario of classes or dictionaries, in the place of a file.

    ``extends`` is a scenario's name or file, ``SET/RUN``, or a result.json; without it all keys are one's own. Keys,
    values and units are those of a scenario's file (docs/scenarios.md), and are checked at once; raises ``Invalid``. A
    table is a class of ``xcpr``, ``Dumbbell(rate="50 Mbit/s")``, or a dictionary, ``{"rate": "50 Mbit/s"}``. ``run``
    and ``sweep`` take a scenario as they take a name.
    """

    def run(
        self,
        *,
        seed: int | None = None,
        overrides: Overrides | None = None,
        out: str | PathLike[str] | None = None,
        congestion_controllers: python_controllers.Makers | None = None,
        threads: int | None = None,
        force: bool = False,
    ) -> Result:
        """Runs the scenario in virtual time and returns its result; the arguments are those of the function ``run``."""
        return run(
            self,
            seed=seed,
            overrides=overrides,
            out=out,
            congestion_controllers=congestion_controllers,
            threads=threads,
            force=force,
        )


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
    axes: tuple[tuple[str, ...], ...]
    """The keys of each axis; those of one vary together."""

    def __repr__(self) -> str:
        """Returns one line: what was varied, and how often each was run."""
        keys = ", ".join(self.cells[0].settings)
        seeds = sorted({cell.seed for cell in self.cells})
        return f"<xcpr.Sweep: {len(self)} runs{f' over {keys}' if keys else ''}, seeds {sets.format_seeds(seeds)}>"

    def _repr_html_(self) -> str:
        """Returns the table of totals, and a plot of what was delivered, as a notebook shows them."""
        from xcpr.experiments.reports import cells  # noqa: PLC0415 - with matplotlib

        drawn = [partial(self.plot, "share_of_available")] if self.cells[0].settings else []
        return cells.of_table(self.table, drawn)

    def to_csv(self, path: str | PathLike[str], rows: str = "runs") -> None:
        """Writes a tidy table of all runs as CSV: a row for each run, "flows", "traffic", "samples" or "queues"."""
        tidy.save([cell.result for cell in self.cells], rows, Path(path))

    def to_parquet(self, path: str | PathLike[str], rows: str = "runs") -> None:
        """Writes the same table as Parquet; needs pyarrow (pip install pyarrow)."""
        frames.write_parquet([cell.result for cell in self.cells], rows, Path(path))

    def plot(
        self,
        total: str = "share_of_available",
        ax: Axes | None = None,
        *,
        traffic: str | None = None,
        sizes: str = completions.ALL_SIZES,
    ) -> Axes:
        """Draws a total (docs/result.md) over the first key's values, and returns matplotlib's axes to go on with.

        ``total`` may be a completion time, too: "completion_mean_s", "completion_p50_s", "completion_p95_s" or
        "completion_p99_s", of the traffic source ``traffic`` (needed where there are several) and its class of
        ``sizes``, "up to 100 kB" for example. Each combination of the other keys' values has a curve: the mean over
        the seeds, with its 95 % confidence interval where there are several. Points are joined where the first key's
        values are quantities. ``ax`` is where to draw; without it the plot has a figure of its own.
        """
        from xcpr.figures import plots  # noqa: PLC0415 - with matplotlib

        first, *others = self.axes or ((),)
        found: dict[tuple[str, ...], dict[str, list[float]]] = {}
        for cell in self.cells:
            value = _figure(cell.result, total, traffic, sizes)
            line = tuple(_write_setting(cell, axis) for axis in others)
            found.setdefault(line, {}).setdefault(_write_setting(cell, first), []).append(value)
        kinds = [axis[0].rpartition(".")[2] for axis in others]
        lines: list[plots.Line] = [
            (", ".join(line), line[0] if kinds == ["transport"] else None, [*map(estimate, values.values())])
            for line, values in found.items()
        ]
        return plots.draw_totals(sweeps.join_keys(first), list(next(iter(found.values()))), lines, total, ax)

    def __iter__(self) -> Iterator[Cell]:
        return iter(self.cells)

    def __len__(self) -> int:
        return len(self.cells)

    def to_dataframe(self, rows: str = "runs") -> pd.DataFrame:
        """Returns a table of pandas (pip install pandas): each row begins with the settings and the seed of its run.

        Rows are those of ``frame``. Settings are as they were given: "10 ms", not 0.01.
        """
        tables: list[tidy.Columns] = []
        for cell in self.cells:
            settings = cell.settings | {"seed": cell.seed}
            for table in tidy.tables(cell.result, rows):
                length = len(next(iter(table.values())))
                tables.append({name: [value] * length for name, value in settings.items()} | table)
        made: pd.DataFrame = frames.make_frame(frames.stack_tables(tables), "pandas")
        return made

    def frame(self, rows: str = "runs", library: str | None = None) -> Any:
        """Makes one tidy frame of all runs, as ``Result.frame`` does: run, seed and settings stand before each row.

        A row is a run with its totals ("runs", docs/result.md), a flow ("flows"), or a traffic source and a class of
        its sizes ("traffic"). With ``series`` it may be any other row of a result. Settings are numbers in the units
        of their columns' names: ``topology.delay_s``.
        """
        keys = [key for axis in self.axes for key in axis]
        return frames.make_frame(frames.join_results([cell.result for cell in self.cells], rows, keys), library)

    def to_xarray(self) -> xr.Dataset:
        """Makes a dataset of all totals over a grid of settings and seeds (pip install xarray).

        A dimension is a key with its unit: ``topology.delay_s``. Keys that vary together are one dimension of text.
        """
        numpy = frames.import_library("numpy", "to_xarray")
        xarray = frames.import_library("xarray", "to_xarray")
        coordinates: dict[str, Sequence[Any]] = {}
        for axis in self.axes:
            values = {_write_setting(cell, axis): cell.settings[axis[0]] for cell in self.cells}
            is_text = len(axis) > 1 or any(isinstance(value, Mapping) for value in values.values())
            name, column = tidy.with_unit(sweeps.join_keys(axis), [*(values if is_text else values.values())])
            coordinates[name] = column
        coordinates["seed"] = list(dict.fromkeys(cell.seed for cell in self.cells))
        totals = frames.stack_tables([table for cell in self.cells for table in tidy.tables(cell.result, "runs")])
        shape = [len(values) for values in coordinates.values()]
        grids = {
            name: ([*coordinates], numpy.array(values, dtype=float).reshape(shape)) for name, values in totals.items()
        }
        made: xr.Dataset = xarray.Dataset(grids, coordinates)
        return made


def _figure(result: Result, total: str, traffic: str | None, sizes: str) -> float:
    """Returns a total of a run, or a completion time of its traffic; raises ``Invalid``."""
    value = getattr(result.totals, total, None)
    if value is not None:
        return float(value)
    if not total.startswith("completion_"):
        raise Invalid([Problem("plot", total, "must be a total that every run has (docs/result.md)")])
    found = completions.of_run(result)
    sources = list(dict.fromkeys(one.source for one in found))
    if traffic not in sources if traffic else len(sources) != 1:
        if not sources:
            raise Invalid([Problem("plot", total, "needs traffic with connections, which this run has not")])
        given = f", not {show(traffic)}" if traffic else ""
        raise Invalid([Problem("plot", "traffic", f"must be {one_of(sources)}{given}")])
    classes = {one.sizes: one for one in found if one.source == (traffic or sources[0])}
    if sizes not in classes:
        raise Invalid([Problem("plot", "sizes", f"must be {one_of(tuple(classes))}, not {show(sizes)}")])
    times = {"completion_mean_s": classes[sizes].mean_s} | {
        f"completion_{name}_s": classes[sizes].quantile_s(share) for name, share in completions.QUANTILES.items()
    }
    if times.get(total) is None:
        raise Invalid([Problem("plot", total, f"must be a time of completed transfers: {one_of(tuple(times))}")])
    return float(times[total] or 0.0)


def _choose_controllers(
    function: str, today: python_controllers.Makers | None, former: python_controllers.Makers | None
) -> python_controllers.Makers:
    """Returns the congestion controllers of the argument of today, or of the former one with a warning."""
    if former is None:
        return today or {}
    if today is not None:
        raise Invalid([Problem(function, "laws", "must be absent beside congestion_controllers, its name today")])
    former_names.warn(function, "laws", "congestion_controllers")
    return former


def run(
    name: str | Scenario,
    *,
    seed: int | None = None,
    overrides: Overrides | None = None,
    out: str | PathLike[str] | None = None,
    congestion_controllers: python_controllers.Makers | None = None,
    control_plane: ControlApplication | None = None,
    threads: int | None = None,
    pcap: Sequence[str] = (),
    allow_python: bool = False,
    force: bool = False,
    laws: python_controllers.Makers | None = None,
) -> Result:
    """Runs one scenario in virtual time and returns its result; raises ``Invalid``, which names key and allowed values.

    ``name`` is a scenario's name or file, SET/RUN, a result.json, or a ``Scenario``; ``seed`` decides every random draw
    (1, or the result's, where it is left out). With ``out`` that folder gets what ``xcpr run`` writes: result.json,
    figures, report.html. Without it nothing is written. ``congestion_controllers`` are those of
    flows whose transport is "python:NAME", by name (docs/congestion-controllers.md): classes, most often. Their
    exceptions are raised here. ``laws`` is their former name. ``control_plane`` acts on routers while the network runs
    (docs/controllers.md). The run is on up to ``threads`` threads, one per core
    where it is left out, as soon as they pay (docs/performance.md); the result is the same. With congestion
    controllers in Python it is on one, and with ``pcap`` too: ports as NODE or NODE:PORT, whose frames are written to
    capture.pcapng in the folder ``out`` (docs/look-inside.md). With ``allow_python`` the scenario's topology may be a
    class in a Python file, which is then run. A folder that holds other results is refused, or replaced with
    ``force``.
    """
    chosen = _find_run(name, _format_overrides(overrides or {}), allow_python)
    job = batch.Job(chosen.name, chosen.scenario, chosen.seed if seed is None else seed, Path(out or "."))
    controllers = _choose_controllers("xcpr.run", congestion_controllers, laws)
    python_controllers.check(chosen.scenario, controllers)
    python_controllers.check_used([chosen.scenario], controllers)
    taps = Taps(tuple(pcap)) if pcap else None
    if taps and out is None:
        raise Invalid([Problem("run", "pcap", "goes with out, the folder that gets capture.pcapng")])
    with _watched(job) as watch:
        if out is None:
            made = batch.execute(job, watch, controllers, threads=threads, control_plane=control_plane)
            return _with_plots(made)
        with files.lock_folder(job.folder):
            contents.prepare(job.folder, contents.describe_run(chosen.name), force)
            if controllers or taps or control_plane is not None:
                batch.keep(job, batch.execute(job, watch, controllers, taps=taps, control_plane=control_plane))
            else:
                batch.do(job, watch, threads)
    return _with_plots(result.load(job.result))


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
    chosen = _find_run(name, _format_overrides(overrides or {}), allow_python=False)
    of_seed = chosen.seed if seed is None else seed
    return traces.trace_packet(chosen.scenario, of_seed, packet, at, port, length, to_sender)


class PathTrace(paths.PathTrace):
    """The path of a packet and its ACK, with a plot."""

    def plot(self, ax: Axes | None = None) -> Axes:
        """Draws the path-time diagram: time to the right, nodes from the sender down; returns matplotlib's axes.

        A line is the packet on a link, a box its wait in a queue, a cross a drop. ``ax`` is where to draw; without it
        the plot has a figure of its own.
        """
        from xcpr.figures import plots  # noqa: PLC0415 - with matplotlib

        return plots.draw_path(self.document, ax)


def trace_path(
    packet: str,
    name: str | Scenario = "demo",
    *,
    to_sender: bool = False,
    seed: int | None = None,
    overrides: Overrides | None = None,
) -> PathTrace:
    """Follows one packet of a simulated run across all hops, and its ACK back; raises ``Invalid``.

    ``packet`` is "NAME:NUMBER": the packet of that number, from 1 on, which the sender of NAME sends, a flow, a UDP
    source or a table of frames. With ``to_sender`` it is one that the flow's receiver sends. docs/look-inside.md has
    the hops.
    """
    chosen = _find_run(name, _format_overrides(overrides or {}), allow_python=False)
    of_seed = chosen.seed if seed is None else seed
    return PathTrace(paths.trace_path(chosen.scenario, of_seed, packet, to_sender).document)


def sweep(
    name: str | Scenario,
    over: sweeps.Lists | None = None,
    *,
    seeds: Sequence[int] = (1,),
    overrides: Overrides | None = None,
    out: str | PathLike[str] | None = None,
    workers: int | None = None,
    series: bool = False,
    congestion_controllers: python_controllers.Makers | None = None,
    allow_python: bool = False,
    force: bool = False,
    laws: python_controllers.Makers | None = None,
    axes: sweeps.Lists | None = None,
) -> Sweep:
    """Runs a scenario for every combination of values, and for every seed; raises ``Invalid``.

    ``over`` has the values by the dotted key of the scenario. Keys in a tuple vary together: each of their values is a
    tuple, too. Runs go over the machine's cores, each in a process of
    its own; with ``workers=1`` they are done in this process. With ``out`` results are kept there as ``xcpr sweep``
    does, and what is there already is not run again; ``xcpr report`` and ``xcpr compare`` read that folder.
    Without ``series`` results have totals only, which takes less memory and disk. With
    ``congestion_controllers`` all runs are done in this process, and none is kept for a later sweep. One that no flow
    uses is refused. ``allow_python``, ``force`` and ``laws`` are those of ``run``. ``axes`` is the former name of
    ``over``.
    """
    always = _format_overrides(overrides or {})
    controllers = _choose_controllers("xcpr.sweep", congestion_controllers, laws)
    if axes is not None:
        former_names.warn("xcpr.sweep", "axes", "over")
        over = axes if over is None else over
    swept = sweeps.read_axes({} if over is None else over)
    if workers is not None and workers < 1:
        raise Invalid([Problem("sweep", "workers", f"must be 1 or more, not {show(workers)}")])
    with _folder(out) as folder:
        file = display_path(_place(name, folder)) if isinstance(name, Scenario) else name
        contents.prepare(folder, contents.describe_sweep(file, swept), force)
        if isinstance(name, Scenario):
            # The sweep can be made anew from it.
            files.write(_place(name, folder), name.to_toml())
        chosen = sweeps.make_runs(file, runs.layers(file, allow_python), swept, seeds, always, series)
        part = reproduce.Part(chosen, chosen.seeds, folder)
        reproduce.run_sets(
            chosen.name,
            [part],
            workers,
            always,
            each_reported=False,
            allow_python=allow_python,
            controllers=controllers,
        )
        groups = reproduce.load_groups(folder, reproduce.load_manifest(folder))
    names = sweeps.list_keys(swept)
    settings = [
        dict(zip(names, itertools.chain(*values), strict=True)) for values in itertools.product(*swept.values())
    ]
    return Sweep(
        tuple(
            Cell(cell, made.seed, _with_plots(made))
            for cell, group in zip(settings, groups, strict=True)
            for made in group.results
        ),
        set_tables.of_set(chosen.title, groups),
        tuple(swept),
    )


def _write_setting(cell: Cell, axis: tuple[str, ...]) -> str:
    return ", ".join(str(cell.settings[key]) for key in axis)


@contextmanager
def _watched(job: batch.Job) -> Iterator[Callable[[float], None] | None]:
    """Shows a run's progress in a notebook; a script says nothing."""
    if not progress.console.is_jupyter:
        yield None
        return
    with progress.bar(job.scenario.title, job.scenario.duration / 1e9) as update:
        yield lambda seconds: update(seconds, 0)


def _find_run(name: str | Scenario, overrides: Sequence[str], allow_python: bool) -> runs.Run:
    if isinstance(name, str):
        return runs.find(name, overrides, allow_python)
    made = runs.build(name.layers, overrides, allow_python)
    return runs.Run(name.name, made, runs.RESULTS / "scenario")


def _place(scenario: Scenario, folder: Path) -> Path:
    """Returns the path of a scenario's file in a sweep's folder."""
    return folder / f"{Path(scenario.name).stem}.toml"


def _format_overrides(overrides: Overrides) -> list[str]:
    """Writes overrides as ``--set`` has them."""
    return [scenario.override(key, value) for key, value in overrides.items()]


@contextmanager
def _folder(out: str | PathLike[str] | None) -> Iterator[Path]:
    """Yields the folder for a sweep's results, which no other process writes to; a temporary one where none is
    wanted."""
    if out is not None:
        with files.lock_folder(Path(out)):
            yield Path(out)
        return
    with tempfile.TemporaryDirectory(prefix="xcpr-") as folder:
        yield Path(folder)
