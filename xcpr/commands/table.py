"""The command ``xcpr table``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from xcpr.commands import terminal

app = typer.Typer()


def _rows(begun: str) -> list[str]:
    from xcpr.results import tidy

    return [name for name in tidy.ROWS if name.startswith(begun)]


@app.command()
def table(
    folder: Annotated[
        Path,
        typer.Argument(
            metavar="DIR", help="A folder of results: of a run, of a set's run with its seeds, or of a set."
        ),
    ],
    rows: Annotated[
        str,
        typer.Option(
            metavar="runs|flows|samples|queues",
            help="Print a row for each run, flow, sample of a flow, or sample of a watched channel.",
            autocompletion=_rows,
        ),
    ] = "runs",
) -> None:
    """Print results as a tidy CSV table: an observation a row, the unit at the end of a column's name."""
    from xcpr.experiments import folders
    from xcpr.results import result, tidy

    with terminal.interruptible("the table is incomplete"), result.loading_many():
        tidy.write([made for group in folders.groups(folder) for made in group.results], rows, sys.stdout)
