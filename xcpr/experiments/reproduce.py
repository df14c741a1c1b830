"""Run sets. A set's folder holds set.json, which says what lies where, and one folder per run."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated

import msgspec

from xcpr.experiments.execution import batch, status
from xcpr.io import progress
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem
from xcpr.results import documents, result
from xcpr.results.documents import FileName, Name
from xcpr.results.groups import Group
from xcpr.scenarios import effects, sets
from xcpr.scenarios.flows import scripts
from xcpr.scenarios.importers.imports import Layer
from xcpr.scenarios.scenario import override_layers
from xcpr.scenarios.sets import Set
from xcpr.worlds import kernel, python_controllers

MANIFEST = "set.json"
SCHEMA = "xcpr-set/1"


class RunEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One run of a set; its results lie in ``name``/seed-N/."""

    name: FileName
    row: FileName
    row_label: Name
    case: FileName
    case_label: Name


class Manifest(msgspec.Struct, forbid_unknown_fields=True):
    """All of set.json."""

    schema: str
    name: FileName
    title: str
    description: str
    references: list[str]
    seeds: Annotated[list[int], msgspec.Meta(min_length=1)]
    runs: Annotated[list[RunEntry], msgspec.Meta(min_length=1)]
    overrides: list[str] = []
    """The settings of the command line that were laid on every run, as ``key=value``."""
    command: str | msgspec.UnsetType = msgspec.UNSET
    """The command that makes it anew; absent of sets that ship."""


def seed_folder(folder: Path, name: str, seed: int) -> Path:
    """Returns the folder of a run's result."""
    return folder / name / f"seed-{seed}"


@dataclass(frozen=True)
class Part:
    """A set, the seeds it is run with, and the folder for what it makes."""

    set: Set
    seeds: Sequence[int]
    folder: Path


def run_set(
    chosen: Set,
    seeds: Sequence[int],
    folder: Path,
    workers: int | None,
    overrides: Sequence[str] = (),
    cluster: str | None = None,
    allow_python: bool = False,
) -> None:
    """Runs one set, as ``run_sets`` does; the first seed's runs get figures and a report of their own."""
    part = Part(chosen, seeds, folder)
    run_sets(chosen.name, [part], workers, overrides, chosen.series, cluster, allow_python)


def run_sets(
    name: str,
    parts: Sequence[Part],
    workers: int | None,
    overrides: Sequence[str],
    each_reported: bool,
    cluster: str | None = None,
    allow_python: bool = False,
    controllers: python_controllers.Makers = MappingProxyType({}),
) -> None:
    """Runs what is not done yet of several sets as one batch, and writes their manifests.

    ``name`` is what the progress bar shows; ``overrides`` (``key=value``) are laid on every run. With
    ``each_reported`` the first seed's runs get figures and a report of their own. ``cluster`` is the address of Dask's
    scheduler, for what is simulated. One worker is this process. With ``allow_python`` topologies may be in Python.
    With congestion controllers in Python, by name, all runs are in this process and anew.
    """
    layers = tuple(override_layers(overrides))
    effects.check_overrides((run.layers for part in parts for run in part.set.runs), layers, allow_python)
    for part in parts:
        check_axes(part.set, layers, allow_python)
        for run in () if allow_python else part.set.runs:
            scripts.refuse((*run.layers, *layers))
    jobs = [
        batch.Job(
            f"{part.set.name}/{run.name}",
            made,
            seed,
            seed_folder(part.folder, run.name, seed),
            report=each_reported and seed == part.seeds[0],
            series=part.set.series,
            world=part.set.world,
        )
        for part in parts
        for run in part.set.runs
        for made in [run.scenario(layers, allow_python)]
        for seed in part.seeds
    ]
    simulated = [job for job in jobs if job.world == "sim"]
    real = [job for job in jobs if job.world != "sim"]
    for job in simulated:
        kernel.check_simulator(job.scenario)
        python_controllers.check(job.scenario, controllers)
    python_controllers.check_used((job.scenario for job in simulated), controllers)
    for job in real:
        kernel.check_machine(job.scenario, "embedded")
    for part in parts:
        own = [job for job in jobs if job.folder.is_relative_to(part.folder)]
        status.plan(part.folder, part.set.name, [(job.folder, job.scenario.duration / 1e9) for job in own], workers)
    if simulated:
        with progress.bar(name, _total_s(simulated), len(simulated)) as update:
            if cluster:
                batch.run_on_cluster(simulated, cluster, workers, update)
            elif workers == 1 or controllers:
                batch.run_in_turn(simulated, _with_first_report(simulated, update), controllers)
            else:
                batch.run_all(simulated, workers, _with_first_report(simulated, update))
    if real:
        with progress.bar(name, _total_s(real), len(real)) as update:
            batch.run_in_turn(real, update)
    for part in parts:
        documents.write_readably(part.folder / MANIFEST, _manifest(part, overrides))


def check_axes(chosen: Set, overrides: tuple[Layer, ...], allow_python: bool = False) -> None:
    """Raises ``Invalid`` for two values of an axis that make the same run wherever they stand.

    Where only the overrides make the values of a case equal, a line on the terminal names them.
    """
    runs = {run.name: run for run in chosen.runs}

    @cache
    def digest(name: str, is_overridden: bool) -> bytes:
        return effects.compute_digest(runs[name].scenario(overrides if is_overridden else (), allow_python))

    values = {name: run.values for name, run in runs.items()}
    problems = []
    for axis, (source, key) in chosen.axes.items():
        if key in effects.OUTPUT_KEYS:
            continue
        equal = effects.find_equal(lambda name: digest(name, True), values, axis)
        if equal is None:
            continue
        message = f'"{equal[0]}" and "{equal[1]}" make the same run'
        is_case = axis != sets.ROW and not chosen.command.startswith("sweep ")
        if overrides and is_case and effects.find_equal(lambda name: digest(name, False), values, axis) is None:
            progress.print_note(f"warning: {source}: {key}: {message} with these overrides")
        else:
            problems.append(Problem(source, key, f"changes nothing: {message}"))
    if problems:
        raise Invalid(problems)


def _with_first_report(jobs: Sequence[batch.Job], update: Callable[[float, int], None]) -> Callable[[float, int], None]:
    """Returns ``update``, which prints the path of a run's first report, too. Figures are then there before
    the last run ends."""
    waited_for = [job for job in jobs if job.report]

    def report_progress(seconds: float, finished: int) -> None:
        update(seconds, finished)
        if not (finished and waited_for):
            return
        for job in waited_for:
            if (job.folder / result.REPORT).is_file() and batch.has_result(job):
                progress.print_note(f"first figures: {display_path(job.folder / result.REPORT)}")
                waited_for.clear()
                return

    return report_progress


def _total_s(jobs: Sequence[batch.Job]) -> float:
    return sum(job.scenario.duration for job in jobs) / 1e9


def _manifest(part: Part, overrides: Sequence[str]) -> Manifest:
    return Manifest(
        SCHEMA,
        part.set.name,
        part.set.title,
        part.set.description,
        list(part.set.references),
        list(part.seeds),
        [RunEntry(run.name, run.row, run.row_label, run.case, run.case_label) for run in part.set.runs],
        list(overrides),
        _command(part, overrides) if part.set.command else msgspec.UNSET,
    )


def _command(part: Part, overrides: Sequence[str]) -> str:
    root = "sudo " if part.set.world != "sim" else ""
    changes = "".join(f" --set {shlex.quote(item)}" for item in overrides)
    return f"{root}xcpr {part.set.command} --seeds {sets.format_seeds(part.seeds)}{changes}"


def load_manifest(folder: Path) -> Manifest:
    """Reads a set folder's manifest; raises ``Invalid``."""
    return documents.read(folder / MANIFEST, Manifest, SCHEMA)


def load_groups(folder: Path, manifest: Manifest) -> list[Group]:
    """Reads the results of a set, by run."""
    with result.loading_many():
        return [
            Group(
                run.row,
                run.row_label,
                run.case,
                run.case_label,
                tuple(result.load(seed_folder(folder, run.name, seed) / result.FILE) for seed in manifest.seeds),
            )
            for run in manifest.runs
        ]
