"""report.html: one file that needs nothing else, for one run, for a set, or for an experiment."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from xcpr import files
from xcpr.experiments import runs
from xcpr.experiments.papers import Agreement
from xcpr.figures import run as run_figures
from xcpr.paths import PACKAGE
from xcpr.results import run_tables
from xcpr.results.result import FILE, Result
from xcpr.results.table import Table

REPORT = "report.html"


@dataclass(frozen=True)
class Figure:
    """A figure of a report: ``draw`` writes it as PNG to the path that it is given."""

    name: str
    """The file's name, without ".png"; unique in the report."""
    caption: str
    draw: Callable[[Path], None]


@dataclass(frozen=True)
class Section:
    """A part of a report: a heading, what is to be seen, tables and figures, and what agrees with the paper."""

    title: str
    text: str = ""
    tables: Sequence[Table] = ()
    figures: Sequence[Figure] = ()
    agreement: Sequence[Agreement] = ()


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


def is_fresh(folder: Path) -> bool:
    """Whether the report is there, and newer than the results that it shows and than the code that makes it."""
    try:
        made_ns = (folder / REPORT).stat().st_mtime_ns
    except OSError:
        return False
    shown = (path for name in (FILE, "set.json", "experiment.json") for path in folder.rglob(name))
    return all(path.stat().st_mtime_ns <= made_ns for path in chain(shown, PACKAGE.rglob("*.py")))


def of_run(result: Result, folder: Path) -> Path:
    """Draw the figures of one run into its folder and write its report; the report's path."""
    figures = [Figure(name, caption, partial(draw, result)) for name, (draw, caption) in run_figures.of(result).items()]
    return write(
        folder,
        "run.html",
        [Section("", tables=run_tables.of_one(result)), Section("Figures", figures=figures)],
        title=result.title,
        result=result,
        command=runs.command(result, folder / FILE),
        versions=result.versions,
        scenario=json.dumps(result.scenario, indent=2),
    )


def write(folder: Path, template: str, sections: Sequence[Section], **values: Any) -> Path:
    """Draw the figures of a report's sections into its folder, then write it, unless it is fresh; its path.

    ``values`` are what the template takes beside them.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if is_fresh(folder):
        return folder / REPORT
    for section in sections:
        for figure in section.figures:
            figure.draw(folder / f"{figure.name}.png")
    shown = [
        (
            section.title,
            section.text,
            section.tables,
            [(_image(folder / f"{figure.name}.png"), figure.caption) for figure in section.figures],
        )
        for section in sections
    ]
    files.write(folder / REPORT, _environment().get_template(template).render(sections=shown, **values))
    return folder / REPORT
