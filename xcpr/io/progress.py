"""A progress bar on stderr: the run's time and estimated time left. A line now and then where stderr is no terminal."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from html import escape
from typing import Any

from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from xcpr.io.plain import Console

LINE_EVERY_S = 10.0
NOTEBOOK_EVERY_S = 0.5
SPEED_OVER_S = 60.0
"""The time left is by the speed of so many seconds: results that are there already are passed at once."""
TIMES = 22
"""Letters of the elapsed time and the time left."""
MIN_COLUMNS = 20
"""Letters of the shortest name and bar."""

console = Console(stderr=True, soft_wrap=True, markup=False)


@contextmanager
def bar(label: str, total_s: float, runs: int = 1) -> Iterator[Callable[[float, int], None]]:
    """Shows a bar over ``total_s`` simulated seconds; yields what takes the seconds and the runs done so far."""
    counted = f"{total_s:.0f}"
    columns = (
        TextColumn("{task.completed:.1f}/{task.total:.0f} s simulated"),
        TextColumn("{task.fields[runs]}"),
        TimeElapsedColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
    )
    taken = len(f"{counted}.0/{counted} s simulated ") + (len(f"{runs}/{runs} runs ") if runs > 1 else 1) + TIMES
    if console.width < taken + MIN_COLUMNS:
        columns = (columns[1], *columns[2:]) if runs > 1 else columns[2:]  # type: ignore[assignment]
        taken -= len(f"{counted}.0/{counted} s simulated ")
    with _show_bar(label, total_s, taken, *columns, runs="") as update:
        yield lambda seconds, done: update(completed=seconds, runs=f"{done}/{runs} runs" if runs > 1 else "")


@contextmanager
def real_time(label: str, total_s: float) -> Iterator[Callable[[str, float], None]]:
    """Shows a bar over ``total_s`` seconds; yields what takes what is being done and the seconds passed so far."""
    columns = TextColumn("{task.completed:.1f}/{task.total:.0f} s"), TextColumn("{task.fields[doing]}")
    with _show_bar(label, total_s, 2 * MIN_COLUMNS, *columns, doing="") as update:
        yield lambda doing, seconds: update(completed=seconds, doing=doing)


@contextmanager
def _show_bar(
    label: str, total_s: float, reserved_columns: int, *columns: ProgressColumn, **fields: Any
) -> Iterator[Callable[..., None]]:
    """Shows a bar in a line of the terminal, of which ``reserved_columns`` letters are the columns'."""
    if console.is_jupyter:
        with _in_notebook(label, total_s) as draw:
            yield draw
        return
    if not console.is_terminal:
        yield _Lines(label, total_s)
        return
    room = max(MIN_COLUMNS, console.width - reserved_columns - 2)
    wide = min(40, room // 3)
    always = TextColumn("{task.description}"), BarColumn(bar_width=wide)
    name = label if len(label) <= room - wide else f"{label[: room - wide - 1]}…"
    with Progress(*always, *columns, console=console, transient=True, disable=console.quiet) as progress:
        yield partial(progress.update, progress.add_task(name, total=total_s, **fields))


def format_duration(seconds: float) -> str:
    """Writes a time as minutes and seconds, and hours where it has some."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


@contextmanager
def _in_notebook(label: str, total_s: float) -> Iterator[Callable[..., None]]:
    """Shows a bar below a notebook's cell, and takes it away at the end. Every kernel of Python has IPython."""
    from IPython.display import HTML, display  # noqa: PLC0415

    shown = display(HTML(""), display_id=True)
    speed = _Speed()
    drawn = time.monotonic()

    def draw(completed: float, **fields: str) -> None:
        nonlocal drawn
        left = speed.format_time_left(completed, total_s)
        if (now := time.monotonic()) < drawn + NOTEBOOK_EVERY_S:
            return
        drawn = now
        more = [field for field in (*fields.values(), left and f"{left} left") if field]
        bar = f'<progress max="{total_s:.0f}" value="{completed:.1f}"></progress>'
        shown.update(HTML(f"{escape(label)} {bar} {escape(', '.join(more))}"))

    try:
        yield draw
    finally:
        shown.update(HTML(""))


def print_note(line: str) -> None:
    """Prints a line on stderr, above the bar where one is drawn."""
    console.print(f"xcpr: {line}", highlight=False)


class _Speed:
    """The time left at the speed of the last minute."""

    def __init__(self) -> None:
        self.passed = deque([(time.monotonic(), 0.0)])

    def format_time_left(self, completed: float, total_s: float) -> str:
        """Takes how far the work is, and returns the time left; empty while nothing is done."""
        now = time.monotonic()
        # A point a second is enough, and a sweep reports ten.
        if now >= self.passed[-1][0] + 1:
            self.passed.append((now, completed))
        while len(self.passed) > 2 and self.passed[1][0] <= now - SPEED_OVER_S:
            self.passed.popleft()
        then, before = self.passed[0]
        if completed <= before:
            return ""
        return format_duration((now - then) * max(0.0, total_s - completed) / (completed - before))


class _Lines:
    """The lines of a log instead of a bar: a line now and then."""

    def __init__(self, label: str, total_s: float) -> None:
        self.what = label
        self.total_s = total_s
        self.said = time.monotonic()
        self.speed = _Speed()

    def __call__(self, completed: float, **fields: str) -> None:
        left = self.speed.format_time_left(completed, self.total_s)
        now = time.monotonic()
        if now < self.said + LINE_EVERY_S:
            return
        self.said = now
        more = [field for field in (*fields.values(), left and f"{left} left") if field]
        print_note(", ".join([f"{self.what}: {completed:.1f} of {self.total_s:.0f} s", *more]))
