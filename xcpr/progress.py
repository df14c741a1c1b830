"""A progress bar on stderr: the run's time and estimated time left. A line now and then where stderr is no terminal."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from xcpr.plain import Console

LINE_EVERY_S = 10.0

console = Console(stderr=True, soft_wrap=True, markup=False)


@contextmanager
def bar(what: str, total_s: float, runs: int = 1) -> Iterator[Callable[[float, int], None]]:
    """Shows a bar over ``total_s`` simulated seconds; yields what takes the seconds and the runs done so far."""
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
    """Shows a bar over ``total_s`` seconds; yields what takes what is being done and the seconds passed so far."""
    columns = TextColumn("{task.completed:.1f}/{task.total:.0f} s"), TextColumn("{task.fields[doing]}")
    with _drawn(what, total_s, *columns, doing="") as update:
        yield lambda doing, seconds: update(completed=seconds, doing=doing)


@contextmanager
def _drawn(what: str, total_s: float, *columns: ProgressColumn, **fields: Any) -> Iterator[Callable[..., None]]:
    if not console.is_terminal:
        yield _Lines(what, total_s)
        return
    always = TextColumn("{task.description}"), BarColumn()
    with Progress(*always, *columns, console=console, transient=True, disable=console.quiet) as progress:
        yield partial(progress.update, progress.add_task(what, total=total_s, **fields))


def tell(line: str) -> None:
    """Prints a line on stderr, above the bar where one is drawn."""
    console.print(f"xcpr: {line}", highlight=False)


class _Lines:
    """The lines of a log instead of a bar: a line now and then, with the time left at the speed so far."""

    def __init__(self, what: str, total_s: float) -> None:
        self.what = what
        self.total_s = total_s
        self.begun = self.said = time.monotonic()

    def __call__(self, completed: float, **fields: str) -> None:
        now = time.monotonic()
        if now < self.said + LINE_EVERY_S:
            return
        self.said = now
        more = "".join(f", {field}" for field in fields.values() if field)
        if completed > 0:
            minutes, seconds = divmod(round((now - self.begun) * max(0.0, self.total_s / completed - 1)), 60)
            more += f", {minutes}:{seconds:02} left"
        tell(f"{self.what}: {completed:.1f} of {self.total_s:.0f} s{more}")
