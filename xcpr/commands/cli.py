"""The command ``xcpr``.

Commands import what they need when they run, unless the command line loads it anyway: a real-time run starts a process
per host, and each would pay for all.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from xcpr import __version__
from xcpr.commands import check, doctor, importing, listing, reproduce, run, status, table
from xcpr.commands.inspection import int_telemetry, trace
from xcpr.commands.pages import docs, material
from xcpr.commands.realtime import control, hosts, kernel, ports
from xcpr.commands.shell import completion, usage
from xcpr.commands.shell.terminal import console, errors
from xcpr.io.paths import display_path
from xcpr.io.plain import encodable, escape_text, print_traceback
from xcpr.io.schema import Invalid

app = typer.Typer(
    cls=usage.Group,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Experiments with XCP and XCP-r through the compiled P4 program. Results go under results/.",
)
for commands in (
    *(run, check, importing, trace, int_telemetry, reproduce, status, table, docs, listing, material, doctor),
    *(control, hosts, ports),
):
    app.registered_commands.extend(commands.app.registered_commands)
for command in (*app.registered_commands, *kernel.app.registered_commands):
    command.cls = usage.Command
for command in (*hosts.app.registered_commands, *ports.app.registered_commands):
    command.cls = usage.LinuxCommand
app.add_typer(kernel.app, name="kernel", cls=usage.Group)


def _version(requested: bool) -> None:
    if requested:
        console.print(f"xcpr {__version__}", highlight=False)
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    pass


def main() -> None:
    """Runs the command: user errors end in a line each, not in a traceback."""
    encodable()
    try:
        with completion.joined_words():
            app()
    except Invalid as invalid:
        for problem in invalid.problems:
            errors.print(f"xcpr: {escape_text(str(problem))}")
        sys.exit(2)
    except OSError as error:
        place = f"{display_path(Path(os.fsdecode(error.filename)))}: " if error.filename else ""
        errors.print(escape_text(f"xcpr: {place}{error.strerror or error}"))
        sys.exit(1)
    except Exception as error:
        print_traceback(error)
        sys.exit(1)
