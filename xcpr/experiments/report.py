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
from xcpr.experiments import findings, runs
from xcpr.experiments.papers import Agreement
from xcpr.figures import charts, page
from xcpr.figures import run as run_figures
from xcpr.paths import PACKAGE
from xcpr.results import run_tables
from xcpr.results.result import FILE, REPORT, Result
from xcpr.results.table import Table


@dataclass(frozen=True)
class Figure:
    """A figure of a report: ``draw`` writes it as PNG to the path that it is given, and its other forms beside it."""

    name: str
    """The file's name, without ".png"; unique in the report."""
    caption: str
    draw: Callable[[Path], None]


@dataclass(frozen=True)
class _Shown:
    """A figure as the page has it."""

    name: str
    caption: str
    picture: str
    """As a URL that holds it."""
    files: Sequence[tuple[str, str]]
    """The forms beside the page: what each is called, and its file's name."""
    chart: str
    """As ``page.packed`` makes it; empty: there is the picture alone."""


@dataclass(frozen=True)
class Section:
    """A part of a report: a heading, what is to be seen, tables and figures, and what agrees with the paper."""

    title: str
    text: str = ""
    tables: Sequence[Table] = ()
    figures: Sequence[Figure] = ()
    agreement: Sequence[Agreement] = ()


def environment() -> Environment:
    """Returns the templates of pages."""
    return Environment(
        loader=PackageLoader("xcpr.experiments"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def _shown(figure: Figure, folder: Path) -> _Shown:
    path = folder / f"{figure.name}.png"
    forms = [(form.upper(), path.with_suffix(f".{form}")) for form in ("png", "svg", "csv")]
    chart = charts.beside(path)
    return _Shown(
        figure.name,
        figure.caption,
        embedded(path.read_bytes()),
        [(form, file.name) for form, file in forms if file.is_file()],
        page.packed(chart.read_bytes()) if chart.is_file() else "",
    )


def embedded(png: bytes) -> str:
    """Returns a picture as a URL that holds it."""
    return "data:image/png;base64," + base64.b64encode(png).decode()


def is_fresh(folder: Path) -> bool:
    """Says whether the report is there, and newer than the results that it shows and than the code that makes it."""
    try:
        made_ns = (folder / REPORT).stat().st_mtime_ns
    except OSError:
        return False
    shown = (path for name in (FILE, "set.json", "experiment.json") for path in folder.rglob(name))
    code = (path for kind in ("py", "html", "css", "js") for path in PACKAGE.rglob(f"*.{kind}"))
    return all(path.stat().st_mtime_ns <= made_ns for path in chain(shown, code))


def sections_of_run(result: Result) -> list[Section]:
    """Returns the report of one run."""
    figures = [Figure(name, caption, partial(draw, result)) for name, (draw, caption) in run_figures.of(result).items()]
    return [Section("", figures=figures), Section("Tables", tables=run_tables.of_one(result))]


def of_run(result: Result, folder: Path) -> Path:
    """Draws the figures of one run into its folder and writes its report; returns the report's path."""
    return write(
        folder,
        "run.html",
        sections_of_run(result),
        title=result.title,
        finding=findings.of_run(result),
        result=result,
        command=runs.command(result, folder / FILE),
        versions=result.versions,
        scenario=json.dumps(result.scenario, indent=2),
    )


def draw(sections: Sequence[Section], folder: Path) -> list[Path]:
    """Draws the figures of a report's sections into a folder; returns the pictures' paths."""
    drawn = [(figure, folder / f"{figure.name}.png") for section in sections for figure in section.figures]
    for figure, path in drawn:
        figure.draw(path)
    return [path for _, path in drawn]


def write(folder: Path, template: str, sections: Sequence[Section], **values: Any) -> Path:
    """Draws the figures of a report's sections into its folder, then writes it, unless it is fresh; returns its path.

    ``values`` are what the template takes beside them.
    """
    folder.mkdir(parents=True, exist_ok=True)
    if is_fresh(folder):
        return folder / REPORT
    draw(sections, folder)
    shown = [
        (
            section.title,
            section.text,
            section.tables,
            [_shown(figure, folder) for figure in section.figures],
        )
        for section in sections
    ]
    style, code = page.text("page.css", "report.css"), page.text("charts.js", "report.js")
    made = environment().get_template(template).render(sections=shown, style=style, code=code, **values)
    files.write(folder / REPORT, made)
    return folder / REPORT
