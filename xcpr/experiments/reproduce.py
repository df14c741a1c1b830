"""Run a set and report it. The set's folder holds set.json, which says what lies where, and one folder per run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from xcpr import progress
from xcpr.experiments import batch, report
from xcpr.figures import compare
from xcpr.results import documents, result, tables
from xcpr.scenarios.scenario import parse_override
from xcpr.scenarios.sets import Set
from xcpr.worlds import kernel

MANIFEST = "set.json"
SCHEMA = "xcpr-set/1"
MOST_COLUMNS = 4
"""Rows side by side in one figure."""
TIME_CAPTION = (
    "Window of each flow (crosses: timeouts), data delivered by all flows beside what UDP leaves, and the bottleneck's "
    "queue (dashed: its size; ticks: drops)."
)


class RunEntry(msgspec.Struct, forbid_unknown_fields=True):
    """One run of a set; its results lie in ``name``/seed-N/."""

    name: str
    row: str
    row_label: str
    case: str
    case_label: str


class Manifest(msgspec.Struct, forbid_unknown_fields=True):
    """All of set.json."""

    schema: str
    name: str
    title: str
    description: str
    references: list[str]
    seeds: list[int]
    runs: list[RunEntry]
    overrides: list[str] = []
    """What was laid on every run from the command line, as ``key=value``."""


def seed_folder(folder: Path, name: str, seed: int) -> Path:
    """Where a run's result lies."""
    return folder / name / f"seed-{seed}"


@dataclass(frozen=True)
class Part:
    """A set, the seeds it is run with, and the folder for what it makes."""

    set: Set
    seeds: Sequence[int]
    folder: Path


def run_set(
    chosen: Set, seeds: Sequence[int], folder: Path, workers: int | None, overrides: Sequence[str] = ()
) -> None:
    """Run one set, as ``run_sets`` does; the first seed's runs get figures and a report of their own."""
    run_sets(chosen.name, [Part(chosen, seeds, folder)], workers, overrides, each_reported=chosen.series)


def run_sets(
    name: str, parts: Sequence[Part], workers: int | None, overrides: Sequence[str], each_reported: bool
) -> None:
    """Run what is not done yet of several sets as one batch, and write their manifests.

    ``name`` is what the progress bar shows; ``overrides`` (``key=value``) are laid on every run. With
    ``each_reported`` the first seed's runs get figures and a report of their own.
    """
    layers = tuple(("--set", parse_override(item)) for item in overrides)
    jobs = [
        batch.Job(
            f"{part.set.name}/{run.name}",
            run.scenario(layers),
            seed,
            seed_folder(part.folder, run.name, seed),
            report=each_reported and seed == part.seeds[0],
            series=part.set.series,
            world=part.set.world,
        )
        for part in parts
        for run in part.set.runs
        for seed in part.seeds
    ]
    simulated = [job for job in jobs if job.world == "sim"]
    real = [job for job in jobs if job.world != "sim"]
    for job in simulated:
        kernel.check_simulator(job.scenario)
    for job in real:
        kernel.check_machine(job.scenario, "embedded")
    if simulated:
        with progress.bar(name, _total_s(simulated), len(simulated)) as update:
            batch.run_all(simulated, workers, update)
    if real:
        with progress.bar(name, _total_s(real), len(real)) as update:
            batch.run_in_turn(real, update)
    for part in parts:
        documents.write_readably(part.folder / MANIFEST, _manifest(part, overrides))


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
    )


def load_manifest(folder: Path) -> Manifest:
    """A set folder's manifest; raises ``Invalid``."""
    return documents.read(folder / MANIFEST, Manifest, SCHEMA)


def load_groups(folder: Path, manifest: Manifest) -> list[tables.Group]:
    """The results of a set, by run."""
    return [
        tables.Group(
            run.row,
            run.row_label,
            run.case,
            run.case_label,
            tuple(result.load(seed_folder(folder, run.name, seed) / result.FILE) for seed in manifest.seeds),
        )
        for run in manifest.runs
    ]


def report_set(folder: Path) -> tuple[list[tables.Table], Path]:
    """Draw a set's comparisons and write its report.html; its tables and the report's path."""
    manifest = load_manifest(folder)
    groups = load_groups(folder, manifest)
    candidates = (
        tables.of_set(manifest.title, groups),
        tables.side_by_side(groups),
        tables.beside(groups, manifest.references),
    )
    shown_tables = [table for table in candidates if table]
    by_case: dict[str, list[tables.Group]] = {}
    reported = groups[0].results[0].has_series
    for group in groups:
        by_case.setdefault(group.case, []).append(group)
    compare.totals(
        [
            (in_case[0].case_label, [(group.row_label, list(group.results)) for group in in_case])
            for in_case in by_case.values()
        ],
        folder / "totals.png",
    )
    overview = [
        (
            "totals.png",
            "Data delivered by all flows; the dashed line is what UDP leaves; bars of error span the seeds.",
        )
    ]
    cases = []
    for case, in_case in by_case.items() if reported else ():
        rows = [(group.row_label, group.results[0]) for group in in_case]
        figures = []
        for number, start in enumerate(range(0, len(rows), MOST_COLUMNS), 1):
            name = f"{case}-time{number}.png"
            compare.windows(rows[start : start + MOST_COLUMNS], folder / name)
            figures.append((name, TIME_CAPTION))
        compare.fairness(rows, folder / f"{case}-fairness.png")
        figures.append((f"{case}-fairness.png", "Data delivered by each flow: the rounder, the fairer."))
        cases.append((in_case[0].case_label, figures))
    seed = manifest.seeds[0]
    runs = [
        (f"{run.row_label}: {run.case_label}", f"{run.name}/seed-{seed}/{report.REPORT}")
        for run in manifest.runs
        if reported
    ]
    path = report.set_report(
        manifest.title,
        manifest.description,
        shown_tables,
        overview,
        cases,
        runs,
        groups[0].results[0].versions,
        folder,
    )
    return shown_tables, path
