"""A table of figures, for the terminal and for reports, and how its numbers are written."""

from __future__ import annotations

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as RichTable

from xcpr.plain import cell

MB = 1e6


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
        unbounded = console.options.update(max_width=1000)
        left_out: set[int] = set()
        table = self._drawn(left_out)
        for index in self.spare:
            if console.measure(table, options=unbounded).maximum <= console.width:
                break
            left_out.add(index)
            table = self._drawn(left_out)
        console.print(table)
        notes = [*self.notes]
        if left_out:
            names = ", ".join(self.columns[index] for index in sorted(left_out))
            notes.append(f"This terminal is too narrow for: {names}. The report has them.")
        for note in notes:
            console.print(cell(note), style="dim", highlight=False)
        console.print()

    def _drawn(self, left_out: set[int]) -> RichTable:
        table = RichTable(
            title=cell(self.title), title_justify="left", title_style="bold", box=SIMPLE_HEAD, padding=(0, 1, 0, 0)
        )
        kept = [index for index in range(len(self.columns)) if index not in left_out]
        for index in kept:
            is_text = index < self.left
            # A word is folded, never cut: it may be what one has to type.
            table.add_column(
                cell(self.columns[index]), justify="left" if is_text else "right", no_wrap=not is_text, overflow="fold"
            )
        for number, row in enumerate(self.rows):
            table.add_row(*(cell(row[index]) for index in kept), end_section=number in self.breaks)
        return table


def megabytes(value: float) -> str:
    """Writes bytes as MB."""
    return f"{value / MB:,.1f}"


def count(value: float) -> str:
    """Writes a count or a mean of counts."""
    return f"{value:,.0f}" if value == round(value) else f"{value:,.1f}"
