"""Results as tables of pandas and as Parquet, whose libraries are installed apart. Names and units are the result's."""

from __future__ import annotations

import importlib
import io
import itertools
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from xcpr.io import files
from xcpr.results.tables import tidy

if TYPE_CHECKING:
    import pandas as pd

    from xcpr.results.result import Result


def make_dataframe(result: Result, rows: str) -> pd.DataFrame:
    """Makes the table of a result whose rows are what ``tidy.ROWS`` names; raises ``Invalid`` for another name."""
    made = tidy.tables(result, rows)
    pandas = _pandas()
    tables = [pandas.DataFrame(table) for table in made]
    return pandas.concat(tables, ignore_index=True) if tables else pandas.DataFrame()


def of_cells(runs: Iterable[tuple[Mapping[str, object], Result]], rows: str) -> pd.DataFrame:
    """Makes a table of several results, each row of which begins with the settings of its run; raises ``Invalid``."""
    lines = [
        {**settings, **dict(zip(table, values, strict=True))}
        for settings, made in runs
        for table in tidy.tables(made, rows)
        for values in zip(*table.values(), strict=True)
    ]
    return _pandas().DataFrame(lines)


def write_parquet(results: Sequence[Result], rows: str, path: Path) -> None:
    """Writes the rows that ``tidy.write`` would write, as Parquet, to a file that a user named."""
    names, parts = tidy.put_together(results, rows)
    arrow, parquet = _needed("pyarrow", "Parquet"), _needed("pyarrow.parquet", "Parquet")
    found = [[*itertools.chain.from_iterable(column)] for column in zip(*parts, strict=True)]
    columns = [_column(arrow, values) for values in found or [[] for _ in names]]
    made = io.BytesIO()
    parquet.write_table(arrow.table(columns, names=names), made)
    files.write_output(path, made.getvalue())


def _column(arrow: Any, values: list[Any]) -> Any:
    """Makes a column of one type: text, where the values have several."""
    try:
        return arrow.array(values)
    except (OverflowError, arrow.ArrowInvalid, arrow.ArrowTypeError):
        return arrow.array([None if value is None else str(value) for value in values])


def _pandas() -> Any:
    return _needed("pandas", "to_dataframe")


def _needed(module: str, by: str) -> Any:
    """Imports a library that is installed apart."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        library = module.partition(".")[0]
        raise ModuleNotFoundError(f"{by} needs {library}: pip install {library}", name=error.name) from None
