"""Results as tables of pandas and as Parquet, whose libraries are installed apart. Names and units are the result's."""

from __future__ import annotations

import importlib
import itertools
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from xcpr import files
from xcpr.results import tidy

if TYPE_CHECKING:
    import pandas as pd

    from xcpr.results.result import Result


def of(result: Result, rows: str) -> pd.DataFrame:
    """Makes the table of a result whose rows are what ``tidy.ROWS`` names; raises ``Invalid`` for another name."""
    made = tidy.tables(result, rows)
    pandas = _pandas()
    tables = [pandas.DataFrame(table) for table in made]
    return pandas.concat(tables, ignore_index=True) if tables else pandas.DataFrame()


def of_totals(runs: Iterable[tuple[Mapping[str, object], Result]]) -> pd.DataFrame:
    """Makes a table with a row per run: what tells it from the others, then its totals."""
    return _pandas().DataFrame([{**settings, **msgspec.structs.asdict(made.totals)} for settings, made in runs])


def write_parquet(results: Sequence[Result], rows: str, path: Path) -> None:
    """Writes the rows that ``tidy.write`` would write, as a Parquet file, whole or not at all."""
    names, parts = tidy.put_together(results, rows)
    arrow, parquet = _needed("pyarrow", "Parquet"), _needed("pyarrow.parquet", "Parquet")
    found = [[*itertools.chain.from_iterable(column)] for column in zip(*parts, strict=True)]
    columns = [_column(arrow, values) for values in found or [[] for _ in names]]
    with files.growing(path) as draft:
        parquet.write_table(arrow.table(columns, names=names), draft)


def _column(arrow: Any, values: list[Any]) -> Any:
    """Makes a column of one type: text, where the values have several."""
    try:
        return arrow.array(values)
    except (arrow.ArrowInvalid, arrow.ArrowTypeError):
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
