"""report.html: one file that needs nothing else, for one run, for a set, or for an experiment."""

from __future__ import annotations

import base64
import hashlib
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from xcpr.experiments import runs
from xcpr.experiments.papers import Agreement
from xcpr.experiments.reports import findings
from xcpr.figures import charts, page
from xcpr.figures import run as run_figures
from xcpr.figures.style import Drawing
from xcpr.io import files, input_files
from xcpr.io.paths import PACKAGE
from xcpr.results.result import FILE, REPORT, SOURCES, Result
from xcpr.results.tables import run_tables
from xcpr.results.tables.table import Table


@dataclass(frozen=True)
class Figure:
    """A figure of a report. The drawing makes the caption's words on marks: no caption names a mark that is absent."""

    name: str
    """The file's name, without ".png"; unique in the report."""
    caption: str
    """The sentences before those about marks."""
    drawing: Drawing


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
        loader=PackageLoader("xcpr.experiments.reports"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def _embed_figure(figure: Figure, folder: Path, marks: str) -> _Shown:
    path = folder / f"{figure.name}.png"
    forms = [(form.upper(), path.with_suffix(f".{form}")) for form in ("png", "svg", "csv")]
    chart = charts.chart_path(path)
    return _Shown(
        figure.name,
        f"{figure.caption} {marks}".strip(),
        embedded(input_files.read_bytes(path)),
        [(form, file.name) for form, file in forms if file.is_file()],
        page.packed(input_files.read_bytes(chart, input_files.MAX_RESULT_BYTES)) if chart.is_file() else "",
    )


def embedded(png: bytes) -> str:
    """Returns a picture as a URL that holds it."""
    return "data:image/png;base64," + base64.b64encode(png).decode()


def is_fresh(folder: Path) -> bool:
    """Returns whether the report is there, made from the results that are there now by the code that is there now.

    No times are compared: a clock may go back. A report of a stranger's is fresh only where it begins with the policy
    under which browsers run our code alone.
    """
    try:
        with (folder / REPORT).open("rb") as file:
            head = _head()
            if file.read(len(head)) != head:
                return False
        return (folder / SOURCES).read_bytes() == _identify_sources(folder)
    except OSError:
        return False


def _identify_sources(folder: Path) -> bytes:
    """Returns a hash of the identities of a report's results and of the code that makes it."""
    results = (path for name in (FILE, "set.json", "experiment.json") for path in folder.rglob(name))
    code = (path for kind in ("py", "html", "css", "js") for path in PACKAGE.rglob(f"*.{kind}"))
    known = [
        (os.fsencode(path.relative_to(above)), files.identify(path))
        for above, paths in ((folder, results), (PACKAGE, code))
        for path in sorted(paths)
    ]
    return hashlib.sha256(repr(known).encode()).hexdigest().encode()


def _head() -> bytes:
    """Returns the begin of every report, up to its policy."""
    return environment().get_template("head.html").render(policy=page.report_policy()).encode()


def sections_of_run(result: Result) -> list[Section]:
    """Returns the report of one run."""
    figures = [Figure(name, caption, drawing) for name, (drawing, caption) in run_figures.list_figures(result).items()]
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


def draw(sections: Sequence[Section], folder: Path) -> dict[Path, str]:
    """Draws the figures of a report's sections into a folder; returns what captions say of marks, by picture."""
    drawn = [(figure, folder / f"{figure.name}.png") for section in sections for figure in section.figures]
    return {path: figure.drawing.write(path) for figure, path in drawn}


def write(folder: Path, template: str, sections: Sequence[Section], **values: Any) -> Path:
    """Draws the figures of a report's sections into its folder, then writes it, unless it is fresh; returns its path.

    ``values`` are what the template takes beside them.
    """
    files.make_folder(folder)
    if is_fresh(folder):
        return folder / REPORT
    # Results that are written meanwhile make the report old.
    sources = _identify_sources(folder)
    (folder / SOURCES).unlink(missing_ok=True)
    marks = draw(sections, folder)
    shown = [
        (
            section.title,
            section.text,
            section.tables,
            [_embed_figure(figure, folder, marks[folder / f"{figure.name}.png"]) for figure in section.figures],
        )
        for section in sections
    ]
    style, code = page.text(*page.REPORT_STYLE), page.text(*page.REPORT_CODE)
    material = {"policy": page.report_policy(), "style": style, "code": code}
    made = environment().get_template(template).render(sections=shown, **material, **values)
    files.write(folder / REPORT, made)
    files.write(folder / SOURCES, sources)
    return folder / REPORT
