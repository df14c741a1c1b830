"""The commands that write what a wheel has for other places: the playground, the exercises, the dissector."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from xcpr.commands.shell import flags, terminal
from xcpr.io import files, paths
from xcpr.io.paths import DISSECTOR, display_path
from xcpr.io.plain import escape_text, print_lines
from xcpr.io.schema import Invalid, Problem

app = typer.Typer()


@app.command()
def playground(
    out: Annotated[
        Path,
        typer.Option(metavar="FILE", callback=flags.check_output, help="Write to this file; default playground.html."),
    ] = Path("playground.html"),
    force: Annotated[bool, typer.Option("--force", help="Replace the file; by default it is an error.")] = False,
) -> None:
    """Write the page that has a router with sliders, and open it in a browser where a terminal has this output."""
    if not paths.PLAYGROUND.is_file():
        raise Invalid([Problem("playground", "", "is in released wheels; in a checkout, make playground builds it")])
    if out.is_file() and not force:
        raise Invalid([Problem(display_path(out), "", "exists; --force replaces it")])
    files.write_output(out, paths.PLAYGROUND.read_bytes())
    terminal.console.print(escape_text(f"{display_path(out)}: open it in a browser"), highlight=False)
    if sys.stdout.isatty():
        typer.launch(str(out))


@app.command()
def exercises(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Write to this new folder; default exercises.")
    ] = Path("exercises"),
) -> None:
    """Write the exercises with their checks and solutions to a new folder."""
    from xcpr.commands.pages import exercise_files

    exercise_files.copy_to(folder)
    terminal.console.print(escape_text(f"{display_path(folder)}: begin with README.md there"), highlight=False)


@app.command()
def dissector() -> None:
    """Print Wireshark's dissector of the congestion header, in Lua."""
    print_lines(DISSECTOR.read_text(encoding="utf-8"))
