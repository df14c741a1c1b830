"""The command ``xcpr docs``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from xcpr.commands.shell import terminal
from xcpr.io.paths import DOCS, display_path
from xcpr.io.schema import Invalid, Problem

app = typer.Typer()


@app.command(name="docs")
def docs_(
    folders: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[DIR]...", help="Copy these results to docs/ first, for example results/katabi."),
    ] = None,
) -> None:
    """Write the tables of README.md and docs/ from the committed figures of docs/data/."""
    from xcpr.experiments import docs

    if not DOCS.is_dir():
        raise Invalid([Problem(display_path(DOCS), "", "is not there: xcpr docs needs a checkout of xcpr")])
    for folder in folders or ():
        docs.take(folder)
    for path in docs.refresh():
        terminal.console.print(f"written: {display_path(path)}", highlight=False, soft_wrap=True)
