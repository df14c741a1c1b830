"""The picture of the README: four flows of CUBIC, and four of XCP-r, on ns-2's hosts and on those of Linux 6.
docs/experiments/beside-cubic.md."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from xcpr.experiments.experiment import Groups
from xcpr.experiments.reports.report import Figure, Section
from xcpr.figures.sets import courses
from xcpr.results.groups import Group
from xcpr.results.result import Result
from xcpr.results.statistics import jain
from xcpr.results.tables.columns import LABEL, mean, tabulate
from xcpr.results.tables.table import Table

PART, TODAY = "beside-cubic-joining", "beside-cubic-today"
"""The parts: on ns-2's hosts, and on those of Linux 6."""
ALL_S = 30.0
"""From then on all four flows are there."""


def _rates(result: Result) -> list[float]:
    """Returns each flow's throughput while all are there, Mbit/s."""

    def until(count: Sequence[float], at_s: float) -> float:
        return float(np.interp(at_s, result.series.time_s, count))

    end_s = result.duration_s
    counts = [flow.delivered_bytes for flow in result.series.flows.values()]
    return [(until(count, end_s) - until(count, ALL_S)) * 8e-6 / (end_s - ALL_S) for count in counts]


COLUMNS = (
    ("transport", LABEL),
    ("Mbit/s", mean(lambda result: sum(_rates(result)), ".1f")),
    ("Jain", mean(lambda result: jain(_rates(result)), ".3f")),
    ("mean queue", mean(lambda result: result.totals.queue_mean_packets or 0.0, ".0f")),
    ("drops", mean("drops", ",.0f")),
)


def _table(title: str, groups: Sequence[Group], name: str) -> Table:
    note = "Mbit/s and Jain's index: the last 10 s, with all four. Queue: packets, of the whole run."
    return tabulate(title, COLUMNS, groups, (note,), name=name)


def report(parts: Groups) -> list[Section]:
    """Returns the report's sections."""
    shown = [(group.label, group.results[0]) for group in parts[PART]]
    title = "Four flows that come one after the other"
    tables = (_table(title, parts[PART], "joining"), _table(f"{title}, on hosts of Linux 6", parts[TODAY], "today"))
    caption = "Left: each flow's rate. Right: what waits in the router, which holds 500 packets."
    figure = Figure("point", caption, courses.rates_and_queues(shown))
    return [Section("CUBIC and XCP-r", tables=tables, figures=[figure])]
