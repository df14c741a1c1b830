"""A progress bar on stderr: the run's time and estimated time left. Nothing where stderr is no terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn


@contextmanager
def bar(what: str, total_s: float, runs: int = 1) -> Iterator[Callable[[float, int], None]]:
    """A bar over ``total_s`` simulated seconds; call it with the seconds and the runs done so far."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:.1f}/{task.total:.0f} s simulated"),
        TextColumn("{task.fields[runs]}"),
        TimeElapsedColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(what, total=total_s, runs="")

        def update(seconds: float, done: int = 0) -> None:
            progress.update(task, completed=seconds, runs=f"{done}/{runs} runs" if runs > 1 else "")

        yield update


@contextmanager
def real_time(what: str, total_s: float) -> Iterator[Callable[[str, float], None]]:
    """A bar over ``total_s`` seconds; call it with what is being done and the seconds passed so far."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:.1f}/{task.total:.0f} s"),
        TextColumn("{task.fields[doing]}"),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(what, total=total_s, doing="")
        yield lambda doing, seconds: progress.update(task, completed=seconds, doing=doing)
