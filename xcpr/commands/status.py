"""The command ``xcpr status``."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from xcpr.commands.shell import terminal
from xcpr.io.plain import cell, print_json
from xcpr.io.progress import format_duration

app = typer.Typer()

MAX_LINES = 10
"""Runs that go on, and runs that failed, of which the terminal shows the first ones."""


@app.command()
def status(
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", help="The folder of a sweep, a set or an experiment that has begun.")
    ],
    as_json: terminal.Json = False,
) -> None:
    """Report how many runs of a folder are done, go on, failed and are left, and how long the rest takes."""

    from xcpr.experiments.execution import status
    from xcpr.results.tables.table import Table

    found = status.load_statuses(folder)
    if as_json:
        print_json(json.dumps([asdict(one) for one in found]))
        return
    rows = tuple(
        (
            one.name,
            f"{one.done:,} of {one.total:,}",
            f"{len(one.running):,}",
            f"{len(one.failed):,}",
            f"{one.left:,}",
            "" if one.left_s is None else format_duration(one.left_s),
        )
        for one in found
    )
    notes = ("time left: by what the runs took that are done; empty while none runs, and before one is done.",)
    columns = ("set", "done", "running", "failed", "left", "time left")
    Table("Runs", columns, rows, notes).show(terminal.console)
    for one in found:
        for going in one.running[:MAX_LINES]:
            terminal.console.print(
                cell(f"running for {format_duration(going.passed_s)}: {going.folder}"), highlight=False
            )
        for name, why in one.failed[:MAX_LINES]:
            terminal.console.print(cell(f"failed: {name}: {why}"), highlight=False)
