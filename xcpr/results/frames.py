"""Results as tables of pandas, which is installed apart. Names and units are the result's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

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


def _pandas() -> Any:
    try:
        import pandas  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError("to_dataframe needs pandas: pip install pandas", name=error.name) from None
    return pandas
