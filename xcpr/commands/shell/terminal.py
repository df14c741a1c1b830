"""Things that all commands share: the terminal, Ctrl-C, the folder of results, and where a report lies."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from xcpr.commands.shell import completion, ownership
from xcpr.io import files, progress
from xcpr.io.paths import display_path
from xcpr.io.plain import Console, print_json

if TYPE_CHECKING:
    from xcpr.results.tables.table import Table

INTERRUPTED = 128 + signal.SIGINT
"""The exit status that shells give to Ctrl-C."""

Overrides = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="KEY=VALUE",
        help='Override a key, for example topology.rate="100 Mbit/s".',
        autocompletion=completion.overrides,
    ),
]
Force = Annotated[
    bool,
    typer.Option("--force", help="Replace the folder's results of something else; by default they are an error."),
]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="Report nothing but errors, and the line of --json.")]
Metrics = Annotated[
    int | None,
    typer.Option(
        min=1,
        max=65535,
        metavar="PORT",
        help="Serve metrics to Prometheus at http://127.0.0.1:PORT/metrics; default: no.",
    ),
]
ReportFd = Annotated[
    int | None,
    typer.Option(
        "--report-fd",
        min=3,
        metavar="FD",
        help="Send snapshots of the state to this open Unix socket, ten times a second; default: no.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print the outcome as a line of JSON.")]

console = Console(width=None if sys.stdout is not None and sys.stdout.isatty() else 200, markup=False)
errors = Console(stderr=True, soft_wrap=True, highlight=False, markup=False)


class Terminated(KeyboardInterrupt):
    """SIGTERM came."""


def interrupt_on_sigterm() -> None:
    """Makes SIGTERM end a command as Ctrl-C does, from now on."""

    def end(_number: int, _frame: FrameType | None) -> NoReturn:
        raise Terminated

    signal.signal(signal.SIGTERM, end)


@contextmanager
def interruptible(activity: str | Callable[[], str]) -> Iterator[None]:
    """Ends a command at Ctrl-C and SIGTERM with a line that names the ``activity``, and with a shell's exit status.

    A function is called then: it describes what is there at that moment.
    """
    interrupt_on_sigterm()
    try:
        yield
    except KeyboardInterrupt as interrupt:
        # One that came out of exec() of a text, by which dataclasses are made, makes CPython end by SIGINT in spite of
        # the exit status. The next exec() takes that back.
        exec("")
        errors.print(f"xcpr: interrupted; {activity if isinstance(activity, str) else activity()}")
        raise typer.Exit(128 + signal.SIGTERM if isinstance(interrupt, Terminated) else INTERRUPTED) from None


@contextmanager
def writing(folder: Path, remainder: str | Callable[[], str] = "finished runs are kept") -> Iterator[None]:
    """Holds a folder while a command writes results to it; an interrupted command prints ``remainder``."""
    with ownership.written_for_caller(), files.lock_folder(folder), interruptible(remainder):
        yield


def silence(quiet: bool) -> None:
    """Silences the command from now on, but for errors and what is asked for as JSON."""
    console.quiet = progress.console.quiet = quiet


def print_outcome(tables: Sequence[Table], report: Path, outcome: Mapping[str, Any] | None = None) -> None:
    """Prints the outcome of a command: tables and the report's path, or a line of JSON with ``outcome``."""
    if outcome is not None:
        print_json(json.dumps({"report": display_path(report), **outcome}))
        return
    for table in tables:
        table.show(console)
    console.print(f"report: {display_path(report)}", style="bold", highlight=False, soft_wrap=True)
