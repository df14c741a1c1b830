"""Tables by columns: each is a head, and what an item of the table has there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import TypeVar

from xcpr.results.groups import Group
from xcpr.results.result import Result
from xcpr.results.tables.table import Table

Item = TypeVar("Item")
Cell = Callable[[Item], str]
Figure = str | Callable[[Result], float]
"""A total's name, or a figure of a run."""

CASE: Cell[Group] = attrgetter("case_label")
LABEL: Cell[Group] = attrgetter("label")


def mean(figure: Figure, form: str, scale: float = 1.0) -> Cell[Group]:
    """Makes a cell with a group's mean, times ``scale``, as ``format`` writes it."""
    return lambda group: format(group.mean(figure) * scale, form)


def tabulate(
    title: str,
    columns: Sequence[tuple[str, Cell[Item]]],
    items: Iterable[Item],
    notes: tuple[str, ...] = (),
    left: int = 1,
    name: str = "",
) -> Table:
    """Makes a table with a row for each item; ``notes``, ``left`` and ``name`` are those of ``Table``."""
    rows = tuple(tuple(cell(item) for _, cell in columns) for item in items)
    return Table(title, tuple(head for head, _ in columns), rows, notes, left=left, name=name)
