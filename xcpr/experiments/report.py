"""report.html: one file that needs nothing else, for one run, for a set, or for an experiment."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from xcpr import files
from xcpr.experiments.papers import Agreement
from xcpr.figures import run as run_figures
from xcpr.results import run_tables
from xcpr.results.result import Result
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


def of_run(result: Result, folder: Path) -> Path:
    """Draw the figures of one run into its folder and write its report; the report's path."""
    figures = [Figure(name, caption, partial(draw, result)) for name, (draw, caption) in run_figures.FIGURES.items()]
    return write(
        folder,
        "run.html",
        [Section("", tables=run_tables.of_one(result)), Section("Figures", figures=figures)],
        title=result.title,
        result=result,
        versions=result.versions,
        scenario=json.dumps(result.scenario, indent=2),
    )


def write(folder: Path, template: str, sections: Sequence[Section], **values: Any) -> Path:
    """Draw the figures of a report's sections into its folder, then write it; its path.

    ``values`` are what the template takes beside them.
    """
    folder.mkdir(parents=True, exist_ok=True)
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
