"""What all commands share: the terminal, Ctrl-C, and where a report lies."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.console import Console

INTERRUPTED = 130
"""The exit status that shells give to Ctrl-C: 128 + SIGINT."""

console = Console(width=None if sys.stdout.isatty() else 200)
errors = Console(stderr=True, soft_wrap=True, highlight=False, markup=False)


@contextmanager
def interruptible() -> Iterator[None]:
    """Ctrl-C ends a command with one line and a shell's exit status."""
    try:
        yield
    except KeyboardInterrupt:
        errors.print("xcpr: interrupted; finished runs are kept")
        raise typer.Exit(INTERRUPTED) from None


def say_where(path: Path) -> None:
    """Tell where a report was written."""
    from xcpr.paths import shown

    console.print(f"report: {shown(path)}", style="bold", highlight=False, soft_wrap=True)
