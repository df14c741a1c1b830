"""Run an experiment: several sets with one report. Its folder holds experiment.json, a folder per part, and the report.

Runs are data (scenarios/sets/), and so is what papers found (scenarios/data/papers/); a module of ``catalogue``
puts the two side by side.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from xcpr.experiments import docs, reproduce
from xcpr.experiments.papers import agreement_table
from xcpr.experiments.reports import findings, report
from xcpr.experiments.reports.report import Section
from xcpr.results import documents
from xcpr.results.groups import Group
from xcpr.results.tables.table import Table
from xcpr.scenarios import sets

MANIFEST = "experiment.json"
SCHEMA = "xcpr-experiment/1"
AGREEMENT = "agreement.json"


Groups = Mapping[str, Sequence[Group]]
"""The results of every part: one group per run of the set, with a result per seed."""


@dataclass(frozen=True)
class Experiment:
    """An experiment that ``xcpr reproduce NAME`` runs and reports."""

    name: str
    title: str
    description: str
    """The paper's question, and the choices here that it leaves open."""
    parts: Sequence[str]
    """Names of sets."""
    report: Callable[[Groups], list[Section]]
    cost: str
    """The CPU time of all runs on one core, for example "4 minutes"."""


class _Manifest(msgspec.Struct, forbid_unknown_fields=True):
    """All of experiment.json."""

    schema: str
    name: documents.FileName


def run(
    chosen: Experiment,
    seeds: Sequence[int] | None,
    folder: Path,
    workers: int | None,
    overrides: Sequence[str] = (),
    cluster: str | None = None,
) -> None:
    """Runs what is not done yet of every part; without ``seeds`` each part has its own."""
    loaded = [sets.load(part) for part in chosen.parts]
    parts = [reproduce.Part(one, seeds or one.seeds, folder / one.name) for one in loaded]
    reproduce.run_sets(chosen.name, parts, workers, overrides, False, cluster)
    documents.write_readably(folder / MANIFEST, _Manifest(SCHEMA, chosen.name))


def name_in(folder: Path) -> str:
    """Returns the name of the experiment whose folder it is; raises ``Invalid``."""
    return documents.read(folder / MANIFEST, _Manifest, SCHEMA).name


def sections(chosen: Experiment, folder: Path) -> list[Section]:
    """Returns the report of an experiment's results."""
    return chosen.report(_groups(folder, {part: reproduce.load_manifest(folder / part) for part in chosen.parts}))


def _groups(folder: Path, manifests: Mapping[str, reproduce.Manifest]) -> Groups:
    return {part: reproduce.load_groups(folder / part, manifest) for part, manifest in manifests.items()}


def make_report(chosen: Experiment, folder: Path) -> tuple[list[Table], Path]:
    """Draws the figures, writes agreement.json, evidence.json and report.html; returns all tables and the report's
    path."""
    manifests = {part: reproduce.load_manifest(folder / part) for part in chosen.parts}
    groups = _groups(folder, manifests)
    sections = chosen.report(groups)
    agreement = [item for section in sections for item in section.agreement]
    documents.write_readably(folder / AGREEMENT, agreement)
    agreed = [agreement_table(agreement)] if agreement else []
    shown = [table for section in sections for table in section.tables]
    versions = next(iter(groups.values()))[0].results[0].versions
    parts = list(manifests.values())
    evidence = docs.leave(folder, chosen.name, parts, shown, versions, agreement, chosen.cost)
    path = report.write(
        folder,
        "experiment.html",
        sections,
        command=evidence.command,
        is_claimed=docs.is_claimed(parts),
        title=chosen.title,
        finding=findings.of_experiment(agreement),
        description=chosen.description,
        agreed=agreed,
        parts=parts,
        versions=versions,
    )
    return [*agreed, *shown], path
