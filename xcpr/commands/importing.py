"""The command ``xcpr import``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from xcpr.commands.shell import flags, terminal
from xcpr.io import files
from xcpr.io.paths import display_path
from xcpr.io.plain import escape_text
from xcpr.io.schema import Invalid, Problem

app = typer.Typer()
SCENARIO = "scenario.toml"


@app.command(name="import")
def import_folder(
    folder: Annotated[
        Path,
        typer.Argument(
            metavar="FOLDER",
            help="An exercise of p4lang's tutorials (topology.json), a project of p4-utils, or a script of NetworkAPI.",
        ),
    ],
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", callback=flags.check_output, help=f"Write to this file; default FOLDER/{SCENARIO}."
        ),
    ] = None,
    allow_python: Annotated[
        bool,
        typer.Option("--allow-python", help="Run the project's network.py, if the network is described there."),
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Replace the file; by default it is an error.")] = False,
) -> None:
    """Write the scenario that a P4 project's folder stands for, to change and to run."""
    from xcpr.scenarios import scenario
    from xcpr.scenarios.importers import folders

    if folders.find_topology(folder) is None:
        needed = "topology.json of p4lang's tutorials (or the file that its Makefile names)"
        raise Invalid([Problem(str(folder), "", f"has no {needed}, and no p4app.json or network.py of p4-utils")])
    here = folder if folder.is_dir() else folder.parent
    path = here / SCENARIO if out is None else out
    if path.is_file() and not force:
        raise Invalid([Problem(display_path(path), "", "exists; --force replaces it")])
    source, table = folders.read_folder(folder, path.parent, allow_python)
    # The table has nodes and links themselves: to build it runs no Python.
    made = scenario.build([(source, scenario.located(table, path.parent, source))], allow_python=True)
    files.write_output(path, folders.write_toml(table, here))
    for warning in made.warnings():
        terminal.errors.print(escape_text(f"xcpr: {warning}"))
    terminal.console.print(escape_text(f"{display_path(path)}: xcpr run {path} runs it"), highlight=False)
