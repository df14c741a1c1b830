"""xcpr from Python: one run, or many, by the same path as the commands ``xcpr run`` and ``xcpr sweep``."""

from __future__ import annotations

import itertools
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from xcpr import files
from xcpr.experiments import batch, reproduce, runs
from xcpr.laws import Ack, Law, Loss
from xcpr.results import frames, result
from xcpr.results.result import Result
from xcpr.scenarios import scenario, sweeps
from xcpr.schema import Invalid

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["Ack", "Cell", "Invalid", "Law", "Loss", "Result", "Sweep", "run", "sweep"]

Overrides = Mapping[str, object]
"""Values by the dotted key of a scenario: {"topology.rate": "100 Mbit/s", "duration": "5 s"}."""


@dataclass(frozen=True)
class Cell:
    """One run of a sweep: what it was given, and what came of it."""

    settings: dict[str, object]
    """The values of this cell, by their keys."""
    seed: int
    result: Result


@dataclass(frozen=True)
class Sweep:
    """The runs of a sweep, in the order of the product of its axes, seeds last."""

    cells: tuple[Cell, ...]

    def __iter__(self) -> Iterator[Cell]:
        return iter(self.cells)

    def __len__(self) -> int:
        return len(self.cells)

    def to_dataframe(self) -> pd.DataFrame:
        """A row a run: its settings, its seed, and its totals (docs/result.md); needs pandas."""
        return frames.of_totals([(cell.settings | {"seed": cell.seed}, cell.result) for cell in self.cells])


def run(
    name: str,
    *,
    seed: int | None = None,
    overrides: Overrides | None = None,
    out: str | PathLike[str] | None = None,
    laws: Mapping[str, Callable[[], Law]] | None = None,
    threads: int | None = None,
    allow_python: bool = False,
) -> Result:
    """Run one scenario in virtual time and return its result; raises ``Invalid``, which names key and allowed values.

    ``name`` is a scenario's name or file, SET/RUN, or a result.json; ``seed`` decides every random draw (1, or the
    result's, where it is left out). With ``out`` that folder gets what ``xcpr run`` writes: result.json, figures,
    report.html. Without it nothing is written. ``laws`` are those of flows whose transport is "python:NAME", by name
    (docs/laws.md): classes, most often; what a law raises is raised here. The run is on up to ``threads`` threads, one
    per core where it is left out, as soon as they pay (docs/performance.md); the result is the same. With ``laws`` it
    is on one. With ``allow_python`` the scenario's topology may be a class in a Python file, which is then run.
    """
    chosen = runs.find(name, _written(overrides or {}), allow_python)
    job = batch.Job(chosen.name, chosen.scenario, chosen.seed if seed is None else seed, Path(out or "."))
    if out is None:
        return batch.execute(job, given=laws or {}, threads=threads)
    with files.held(job.folder):
        if laws:
            batch.keep(job, batch.execute(job, given=laws))
        else:
            batch.do(job, threads=threads)
    return result.load(job.result)


def sweep(
    name: str,
    axes: Mapping[str, Sequence[object]],
    *,
    seeds: Sequence[int] = (1,),
    overrides: Overrides | None = None,
    out: str | PathLike[str] | None = None,
    workers: int | None = None,
    series: bool = False,
    allow_python: bool = False,
) -> Sweep:
    """Run a scenario for every combination of the axes' values, and for every seed; raises ``Invalid``.

    ``axes`` has the values by the dotted key of the scenario. Runs go over the machine's cores, each in a
    process of its own. So a script calls this below ``if __name__ == "__main__":``; with ``workers=1`` they
    are done in this process. With ``out`` results are kept there as ``xcpr sweep`` does, and what is there already is
    not run again; ``xcpr report`` and ``xcpr compare`` read that folder.
    Without ``series`` results have totals only, which takes less memory and disk. ``allow_python`` is that of
    ``run``.
    """
    always = _written(overrides or {})
    chosen = sweeps.of(name, runs.layers(name), axes, tuple(seeds), always, series)
    with _folder(out) as folder:
        part = reproduce.Part(chosen, chosen.seeds, folder)
        reproduce.run_sets(name, [part], workers, always, each_reported=False, allow_python=allow_python)
        groups = reproduce.load_groups(folder, reproduce.load_manifest(folder))
    settings = [dict(zip(axes, values, strict=True)) for values in itertools.product(*axes.values())]
    return Sweep(
        tuple(
            Cell(cell, made.seed, made) for cell, group in zip(settings, groups, strict=True) for made in group.results
        )
    )


def _written(overrides: Overrides) -> list[str]:
    """Overrides as ``--set`` has them."""
    return [scenario.override(key, value) for key, value in overrides.items()]


@contextmanager
def _folder(out: str | PathLike[str] | None) -> Iterator[Path]:
    """The folder for a sweep's results, which no other process writes to; a temporary one where none is wanted."""
    if out is not None:
        with files.held(Path(out)):
            yield Path(out)
        return
    with tempfile.TemporaryDirectory(prefix="xcpr-") as folder:
        yield Path(folder)
