"""The commands of the program on real hosts: ``xcpr host``. IPv4 only; raw sockets take root or CAP_NET_RAW.

Nothing here imports the libraries of scenarios and figures: these commands start many times in one experiment.
"""

from __future__ import annotations

import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer
from rich.console import Console

from xcpr import _native

INTERRUPTED = 130
"""The exit status that shells give to Ctrl-C: 128 + SIGINT."""

app = typer.Typer()
errors = Console(stderr=True, soft_wrap=True, highlight=False, markup=False)


@app.command()
def host(
    plan: Annotated[Path, typer.Argument(metavar="PLAN.json", help="The plan that the simulator runs too.")],
    name: Annotated[str, typer.Argument(metavar="NAME", help="The host of the plan to be.")],
    epoch: Annotated[int, typer.Option(metavar="NS", min=0, help="Time zero of the run on CLOCK_MONOTONIC.")],
    out: Annotated[Path, typer.Option(metavar="FILE.json", help="Where to write what was found out.")],
) -> None:
    """Be one host of an experiment: all its ends of flows and UDP sources, from the epoch to the run's end."""
    with _reporting():
        outcome, notes = _native.run_host(plan.read_text(), name, epoch)
        for note in notes:
            errors.print(f"xcpr host {name}: {note}")
        _write(out, outcome)


def _write(path: Path, text: str) -> None:
    """All of the file or nothing of it."""
    with tempfile.NamedTemporaryFile("w", dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
        file.write(text)
    Path(file.name).replace(path)


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


@contextmanager
def _reporting() -> Iterator[None]:
    """What goes wrong ends in a line, not in a traceback; SIGTERM ends a command as Ctrl-C does."""
    signal.signal(signal.SIGTERM, _stop)
    try:
        yield
    except KeyboardInterrupt:
        errors.print("xcpr: interrupted")
        raise typer.Exit(INTERRUPTED) from None
    except (_native.HostError, OSError) as error:
        errors.print(f"xcpr: {error}")
        raise typer.Exit(1) from None
