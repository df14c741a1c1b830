"""report.html: one file that needs nothing else, for one run, for a set, or for an experiment."""

from __future__ import annotations

import base64
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from xcpr import files
from xcpr.results import tables
from xcpr.results.result import Result

REPORT = "report.html"


def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("xcpr.experiments"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def _image(path: Path) -> str:
    return "data:image/png;base64," + base64.b64encode(path.read_bytes()).decode()


def write(path: Path, template: str, **values: Any) -> None:
    """Render a template to a file."""
    files.write(path, _environment().get_template(template).render(**values))


def run_report(result: Result, figures: Sequence[tuple[str, str]], folder: Path) -> Path:
    """The report of one run; figures as file names in ``folder`` and captions."""
    write(
        folder / REPORT,
        "run.html",
        title=result.title,
        result=result,
        tables=tables.of_one(result),
        figures=[(_image(folder / name), caption) for name, caption in figures],
        scenario=json.dumps(result.scenario, indent=2),
    )
    return folder / REPORT


def set_report(
    title: str,
    description: str,
    shown: Sequence[tables.Table],
    overview: Sequence[tuple[str, str]],
    cases: Sequence[tuple[str, Sequence[tuple[str, str]]]],
    runs: Sequence[tuple[str, str]],
    versions: dict[str, str],
    folder: Path,
) -> Path:
    """The report of a set: tables first, then figures of all cases, of each case, and links to the runs' reports."""
    write(
        folder / REPORT,
        "set.html",
        title=title,
        description=description,
        tables=shown,
        overview=[(_image(folder / name), caption) for name, caption in overview],
        cases=[(case, [(_image(folder / name), caption) for name, caption in figures]) for case, figures in cases],
        runs=runs,
        versions=versions,
    )
    return folder / REPORT


def experiment_report(
    name: str,
    title: str,
    description: str,
    agreed: Sequence[tables.Table],
    sections: Sequence[tuple[str, str, Sequence[tables.Table], Sequence[tuple[str, str]]]],
    parts: Sequence[Any],
    versions: dict[str, str],
    folder: Path,
) -> Path:
    """The report of an experiment: what agrees first, then each section's text, tables and figures."""
    write(
        folder / REPORT,
        "experiment.html",
        name=name,
        title=title,
        description=description,
        agreed=agreed,
        sections=[
            (heading, text, shown, [(_image(folder / file), caption) for file, caption in figures])
            for heading, text, shown, figures in sections
        ],
        parts=parts,
        versions=versions,
    )
    return folder / REPORT
