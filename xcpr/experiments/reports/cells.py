"""Results as a notebook's cell shows them: a table and a picture in HTML."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from matplotlib.axes import Axes

from xcpr.experiments.reports import report
from xcpr.figures import plots
from xcpr.results.result import Result
from xcpr.results.tables import run_tables
from xcpr.results.tables.table import Table


def of_run(result: Result) -> str:
    """Returns the totals of a run, its goodput and its queue, as HTML."""
    drawn = ("goodput", "queue") if result.has_series else ("delivered by flow",)
    wanted = [partial(plots.draw_result, result, name) for name in drawn] if result.flows else []
    return of_table(run_tables.of_run(result), wanted)


def of_table(table: Table, drawn: Sequence[Callable[[Axes], object]]) -> str:
    """Returns a table as HTML, with plots below it."""
    picture = report.embedded(plots.encode_picture(drawn)) if drawn else ""
    return report.environment().get_template("cell.html").render(table=table, picture=picture)
