"""Rows of CSV that a spreadsheet takes for values: names in results come from anybody.

Spreadsheets run a cell as a formula by its first character (OWASP, "CSV Injection"). Text that begins so gets an
apostrophe before it, which they read as "this is text". Numbers stay as they are: -1.5 is no text here.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable
from typing import Any, Protocol

FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "\n")
"""The first characters that OWASP names. The full-width forms of the first four are beside them there."""
FULL_WIDTH_STARTS = ("\uff1d", "\uff0b", "\uff0d", "\uff20")


class TextOutput(Protocol):
    """An open file, or stdout."""

    def write(self, text: str, /) -> object:
        """Writes text."""


def write_rows(file: TextOutput, rows: Iterable[Iterable[Any]]) -> None:
    """Writes rows of cells."""
    writer = csv.writer(file, lineterminator="\n")
    writer.writerows([quote_formula(cell) for cell in row] for row in rows)


def quote_formula(cell: Any) -> Any:
    """Returns a cell in which no text is a formula; text that is a number stays as it is."""
    if not isinstance(cell, str) or not cell.startswith((*FORMULA_STARTS, *FULL_WIDTH_STARTS)):
        return cell
    try:
        float(cell)
    except ValueError:
        return f"'{cell}"
    return cell
