"""A table of figures, for the terminal and for reports, and how its numbers are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console, JustifyMethod
from rich.table import Table as RichTable
from rich.text import Text

from xcpr.io.plain import cell, escape_text, fill

MB = 1e6


class _Column(NamedTuple):
    """A column of a table as it is drawn."""

    place: int
    is_text: bool
    texts: list[str]
    """The head first."""

    @property
    def most(self) -> int:
        """The columns of a terminal that it takes without a line break."""
        return max(map(cell_len, self.texts))

    @property
    def least(self) -> int:
        """The columns that it takes at least: a word is not broken, and a number stays on one line."""
        head, *cells = self.texts
        broken = (head, *cells) if self.is_text else (head,)
        words = [word for text in broken for word in text.split()]
        return max(map(cell_len, words if self.is_text else [*words, *cells]), default=0)

    def fitted(self, cap: int) -> int:
        """Returns its width where no column is wider than ``cap``, unless it has to be."""
        return max(self.least, min(self.most, cap))


def _edges_width(columns: Sequence[_Column]) -> int:
    """Returns the columns of a terminal that edges and gaps take."""
    return 2 * len(columns) + 1


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A title, column heads, rows of text, and notes below. ``breaks``: rows after which a rule is drawn."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...] = ()
    breaks: frozenset[int] = frozenset()
    left: int = 1
    """How many columns from the left hold text, not numbers."""

    spare: tuple[int, ...] = ()
    """Columns to leave out, first ones first, where a terminal is too narrow for all."""

    name: str = ""
    """By which a page under docs/ shows it; empty: it is the report's alone."""

    def show(self, console: Console) -> None:
        """Prints the table."""
        left_out: set[int] = set()
        spare = iter(self.spare)
        while self._width(self._columns(left_out)) > console.width and (index := next(spare, None)) is not None:
            left_out.add(index)
        self._print(console, self._columns(left_out))
        notes = [*self.notes]
        if left_out:
            names = ", ".join(self.columns[index] for index in sorted(left_out))
            notes.append(f"This terminal is too narrow for: {names}. The report has them.")
        for note in notes:
            console.print(cell(note), style="dim", highlight=False)
        console.print()

    def _columns(self, left_out: set[int]) -> list[_Column]:
        """Measures the columns that are drawn."""
        return [
            _Column(
                index, index < self.left, [escape_text(text) for text in (head, *(row[index] for row in self.rows))]
            )
            for index, head in enumerate(self.columns)
            if index not in left_out
        ]

    @staticmethod
    def _width(columns: Sequence[_Column]) -> int:
        """Returns the columns of a terminal that a table takes whose lines are not wrapped."""
        return sum(column.most for column in columns) + _edges_width(columns)

    def _print(self, console: Console, columns: Sequence[_Column]) -> None:
        """Draws the table between words; where a terminal is too narrow for that, a block of lines for each row.

        A word is never broken: it may be what one has to type.
        """
        room = console.width - _edges_width(columns)
        if sum(column.least for column in columns) > room:
            self._print_blocks(console, columns)
            return
        cap = max((column.most for column in columns), default=0)
        while sum(column.fitted(cap) for column in columns) > room:
            cap -= 1
        table = RichTable(
            title=cell(self.title), title_justify="left", title_style="bold", box=SIMPLE_HEAD, padding=(0, 1, 0, 0)
        )
        for column in columns:
            justify: JustifyMethod = "left" if column.is_text else "right"
            table.add_column(cell(self.columns[column.place]), justify=justify, width=column.fitted(cap))
        for number, row in enumerate(self.rows):
            table.add_row(*(cell(row[column.place]) for column in columns), end_section=number in self.breaks)
        console.print(table)

    def _print_blocks(self, console: Console, columns: Sequence[_Column]) -> None:
        """Prints each row as lines: the first column, then the others with their heads."""
        console.print(cell(self.title), style="bold", soft_wrap=True)
        for row in self.rows:
            console.print()
            for place, column in enumerate(columns):
                head, text = escape_text(self.columns[column.place]), escape_text(row[column.place])
                line, rest = (text, "  ") if place == 0 else (f"  {head}: {text}", "    ")
                if text:
                    console.print(Text(fill(line, console.width, rest=rest)), soft_wrap=True)
        console.print()


def megabytes(value: float) -> str:
    """Writes bytes as MB."""
    return f"{value / MB:,.1f}"


def seconds(value: float | None) -> str:
    """Writes a time; empty where there is none."""
    return "" if value is None else f"{value:.3f}"


def count(value: float) -> str:
    """Writes a count or a mean of counts."""
    return f"{value:,.0f}" if value == round(value) else f"{value:,.1f}"
