"""Results as data frames and as Parquet, whose libraries are installed apart. Names and units are the result's."""

from __future__ import annotations

import importlib
import io
import itertools
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from xcpr.io import files
from xcpr.io.schema import Invalid, Problem, one_of, show
from xcpr.results.tables import tidy

if TYPE_CHECKING:
    from xcpr.results.result import Result

LIBRARIES = ("pandas", "polars", "pyarrow")
"""The libraries that make frames, the preferred one first."""


def make_frame(columns: Mapping[str, Sequence[Any]], library: str | None = None) -> Any:
    """Makes a data frame of columns; without ``library`` by the first of ``LIBRARIES`` that is installed.

    Raises ``Invalid`` for another library, and ``ModuleNotFoundError`` for one that is not installed.
    """
    if library not in (None, *LIBRARIES):
        raise Invalid([Problem("frame", "library", f"must be {one_of(LIBRARIES)}, not {show(library)}")])
    name = library or next(filter(find_spec, LIBRARIES), LIBRARIES[0])
    module = import_library(name, "A data frame")
    if name == "pyarrow":
        return module.table([_column(module, values) for values in columns.values()], names=list(columns))
    # polars takes the type of a column from its first values, unless it may look at all.
    return module.DataFrame(columns, **({"infer_schema_length": None} if name == "polars" else {}))


def stack_tables(tables: Sequence[tidy.Columns]) -> dict[str, list[Any]]:
    """Puts tables below each other; None stands where a table lacks a column."""
    names = dict.fromkeys(itertools.chain.from_iterable(tables))
    lengths = [len(next(iter(table.values()))) for table in tables]
    parts = list(zip(tables, lengths, strict=True))
    return {
        name: [*itertools.chain.from_iterable(table.get(name, [None] * length) for table, length in parts)]
        for name in names
    }


def join_results(results: Sequence[Result], rows: str, keys: Sequence[str] = ()) -> dict[str, list[Any]]:
    """Returns the columns that ``tidy.write`` would write; settings by these keys stand before each row, too."""
    names, parts = tidy.put_together(results, rows, keys)
    found = [[*itertools.chain.from_iterable(column)] for column in zip(*parts, strict=True)]
    return dict(zip(names, found or [[] for _ in names], strict=True))


def write_parquet(results: Sequence[Result], rows: str, path: Path) -> None:
    """Writes the rows that ``tidy.write`` would write, as Parquet, to a file that a user named."""
    import_library("pyarrow", "Parquet")
    parquet = import_library("pyarrow.parquet", "Parquet")
    made = io.BytesIO()
    parquet.write_table(make_frame(join_results(results, rows), "pyarrow"), made)
    files.write_output(path, made.getvalue())


def _column(arrow: Any, values: Sequence[Any]) -> Any:
    """Makes a column of one type: text, where the values have several."""
    try:
        return arrow.array(values)
    except (OverflowError, arrow.ArrowInvalid, arrow.ArrowTypeError):
        return arrow.array([None if value is None else str(value) for value in values])


def import_library(module: str, by: str) -> Any:
    """Imports a library that is installed apart; raises ``ModuleNotFoundError`` with the command that installs it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        library = module.partition(".")[0]
        raise ModuleNotFoundError(f"{by} needs {library}: pip install {library}", name=error.name) from None
