"""The report of a set: its tables, the totals of all cases, and figures of each case."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from xcpr.experiments import docs, reproduce
from xcpr.experiments.reports import findings, report
from xcpr.experiments.reports.report import Figure, Section
from xcpr.figures.sets import compare
from xcpr.results import result
from xcpr.results.groups import Group, by_case
from xcpr.results.tables import set_tables
from xcpr.results.tables.table import Table
from xcpr.scenarios import scenario

MAX_COLUMNS = 4
"""Rows side by side in one figure."""


def make_report(folder: Path) -> tuple[list[Table], Path]:
    """Draws a set's figures, writes evidence.json and report.html; returns its tables and the report's path."""
    manifest = reproduce.load_manifest(folder)
    groups = reproduce.load_groups(folder, manifest)
    cases = [list(rows.values()) for rows in by_case(groups).values()]
    candidates = (
        set_tables.of_set(manifest.title, groups),
        set_tables.delivered(groups, manifest.references),
        set_tables.losses(groups),
        set_tables.completion(groups),
        set_tables.side_by_side(groups),
        set_tables.compare_with_references(groups, manifest.references),
    )
    shown = [table for table in candidates if table]
    versions = groups[0].results[0].versions
    evidence = docs.leave(folder, manifest.name, [manifest], shown, versions)
    seed = manifest.seeds[0]
    path = report.write(
        folder,
        "set.html",
        _sections(cases, shown),
        command=evidence.command,
        is_claimed=docs.is_claimed([manifest]),
        title=scenario.titled(manifest.title, manifest.overrides),
        finding=findings.of_set(cases),
        description=manifest.description,
        runs=[
            (f"{run.row_label}: {run.case_label}", f"{run.name}/seed-{seed}/{result.REPORT}")
            for run in manifest.runs
            if groups[0].results[0].has_series
        ],
        versions=versions,
    )
    return shown, path


def sections(folder: Path) -> list[Section]:
    """Returns the figures of a set's report."""
    groups = reproduce.load_groups(folder, reproduce.load_manifest(folder))
    return _sections([list(rows.values()) for rows in by_case(groups).values()], [])


def _sections(cases: Sequence[Sequence[Group]], tables: Sequence[Table]) -> list[Section]:
    results = [group.results[0] for rows in cases for group in rows]
    has_flows = all(made.flows for made in results)
    over_time = cases if has_flows and results[0].has_series else ()
    return [
        Section("", tables=tables, figures=[_totals(cases)] if has_flows else []),
        *(Section(rows[0].case_label, figures=list(_of_case(rows))) for rows in over_time),
    ]


def _totals(cases: Sequence[Sequence[Group]]) -> Figure:
    shown = [(rows[0].case_label, [(group.row_label, list(group.results)) for group in rows]) for rows in cases]
    return Figure("share-delivered", compare.totals_caption(shown), compare.totals(shown))


def _of_case(groups: Sequence[Group]) -> Iterator[Figure]:
    """Yields the first seed's figures of a case."""
    rows = [(group.row_label, group.results[0]) for group in groups]
    case = groups[0].case
    for number, start in enumerate(range(0, len(rows), MAX_COLUMNS), 1):
        columns = rows[start : start + MAX_COLUMNS]
        part = f"-{number}" if len(rows) > MAX_COLUMNS else ""
        yield Figure(f"{case}-window-goodput-queue{part}", compare.windows_caption(columns), compare.windows(columns))
    caption = "Data delivered by each flow: the nearer to each other in a row, the fairer."
    yield Figure(f"{case}-delivered-by-flow", caption, compare.fairness(rows))
