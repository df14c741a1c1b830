"""A progress bar on stderr: the run's time and estimated time left. Nothing where stderr is no terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn


@contextmanager
def bar(what: str, total_s: float, runs: int = 1) -> Iterator[Callable[[float, int], None]]:
    """A bar over ``total_s`` simulated seconds; call it with the seconds and the runs done so far."""
    columns = (
        TextColumn("{task.completed:.1f}/{task.total:.0f} s simulated"),
        TextColumn("{task.fields[runs]}"),
        TimeElapsedColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
    )
    with _drawn(what, total_s, *columns, runs="") as update:
        yield lambda seconds, done: update(completed=seconds, runs=f"{done}/{runs} runs" if runs > 1 else "")


@contextmanager
def real_time(what: str, total_s: float) -> Iterator[Callable[[str, float], None]]:
    """A bar over ``total_s`` seconds; call it with what is being done and the seconds passed so far."""
    columns = TextColumn("{task.completed:.1f}/{task.total:.0f} s"), TextColumn("{task.fields[doing]}")
    with _drawn(what, total_s, *columns, doing="") as update:
        yield lambda doing, seconds: update(completed=seconds, doing=doing)


@contextmanager
def _drawn(what: str, total_s: float, *columns: ProgressColumn, **fields: Any) -> Iterator[Callable[..., None]]:
    console = Console(stderr=True)
    always = TextColumn("{task.description}"), BarColumn()
    with Progress(*always, *columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield partial(progress.update, progress.add_task(what, total=total_s, **fields))
