"""Results as tables of pandas, which is installed apart. Names and units are the result's."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from xcpr.schema import Invalid, Problem, one_of, show

if TYPE_CHECKING:
    import pandas as pd

    from xcpr.results.result import Result


def of(result: Result, rows: str) -> pd.DataFrame:
    """The table of a result whose rows are what ``ROWS`` names; raises ``Invalid`` for another name."""
    if rows not in ROWS:
        raise Invalid([Problem("to_dataframe", "rows", f"must be {one_of(tuple(ROWS))}, not {show(rows)}")])
    return ROWS[rows](result)


def of_totals(runs: Iterable[tuple[Mapping[str, object], Result]]) -> pd.DataFrame:
    """A row a run: what tells it from the others, then its totals."""
    return _pandas().DataFrame([{**settings, **msgspec.structs.asdict(made.totals)} for settings, made in runs])


def _flows(result: Result) -> pd.DataFrame:
    return _pandas().json_normalize(msgspec.to_builtins(result.flows))


def _samples(result: Result) -> pd.DataFrame:
    return _over_time("flow", result.series.time_s, result.series.flows)


def _queues(result: Result) -> pd.DataFrame:
    return _over_time("channel", result.series.time_s, result.series.channels)


def _over_time(what: str, time_s: Sequence[float], series: Mapping[str, msgspec.Struct]) -> pd.DataFrame:
    """All series below each other; what one of them has not is missing there."""
    pandas = _pandas()
    tables = ({"time_s": time_s, what: name, **msgspec.to_builtins(one)} for name, one in series.items())
    return pandas.concat([pandas.DataFrame(table) for table in tables], ignore_index=True)


ROWS: dict[str, Callable[[Result], Any]] = {"samples": _samples, "queues": _queues, "flows": _flows}
"""A row for each flow and sample; for each watched channel and sample; for each flow."""


def _pandas() -> Any:
    try:
        import pandas  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError("to_dataframe needs pandas: pip install pandas", name=error.name) from None
    return pandas
