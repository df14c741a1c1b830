"""The effect of pacing on XCP and XCP-r where buffers are far below the path's product.
docs/experiments/pacing.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from xcpr.experiments.experiment import Groups
from xcpr.experiments.reports.report import Section
from xcpr.results import quantities
from xcpr.results.groups import Group
from xcpr.results.result import Result
from xcpr.results.tables.columns import CASE, LABEL, mean, tabulate
from xcpr.results.tables.table import Table, count

LONG, HALVING, SHORT = "pacing-long", "pacing-halving", "pacing-short-queue"
AGAIN = {
    "pacing-jgn2-rtt": "JGNII: two flows of one kind, RTTs of 38 and 152 ms, a queue of 1000 packets",
    "pacing-katabi-joining": "Katabi's figure 10: five flows join",
    "pacing-katabi-fairness": "Katabi's figure 8: thirty flows, RTTs from 40 to 330 ms",
    "pacing-katabi-demand": "Katabi's figure 11: a hundred flows come and go",
    "pacing-katabi-rate": "Beside it: half of the capacity goes and comes",
}
"""Cases of other experiments, which have them unpaced."""
FORWARD = "bottleneck/forward"
THIRDS = 3


def _by_thirds(result: Result) -> np.ndarray:
    """Returns the bottleneck's bytes in each third of a run as a share of its capacity, and below, its queue's
    drops."""
    time = np.asarray(result.series.time_s)
    series = result.series.channels[FORWARD]
    ends = np.searchsorted(time, np.linspace(0, time[-1], THIRDS + 1))
    sent, drops = np.asarray(series.sent_bytes)[ends], np.asarray(series.queue_drops)[ends]
    could = quantities.capacity(result.bottleneck(FORWARD), time[ends[:-1]]) * np.diff(time[ends]) * 1e6 / 8
    return np.array([np.diff(sent) / could, np.diff(drops)])


def _mean_thirds(place: int, write: Callable[[float], str]) -> Callable[[Group], str]:
    """Makes a cell with the means of one row of ``_by_thirds``."""

    def cell(group: Group) -> str:
        means = np.mean([_by_thirds(result)[place] for result in group.results], axis=0)
        return " / ".join(map(write, means))

    return cell


COLUMNS = (
    ("case", CASE),
    ("row", LABEL),
    ("delivered", mean("share_of_available", ".1%")),
    ("sent, by thirds", _mean_thirds(0, "{:.1%}".format)),
    ("drops", lambda group: count(group.mean("drops"))),
    ("by thirds", _mean_thirds(1, count)),
    ("queue", lambda group: f"{group.mean('queue_mean_packets'):.0f}, {group.mean('queue_p95_packets'):.0f}"),
    ("timeouts", lambda group: count(group.mean("timeouts"))),
    ("Jain", mean("jain", ".3f")),
)


def _table(name: str, title: str, groups: Sequence[Group]) -> Table:
    note = "Delivered and sent: of the capacity; thirds of the run's time; queue: mean and 95 % quantile, packets."
    return tabulate(title, COLUMNS, groups, (note,), left=2, name=name)


def report(parts: Groups) -> list[Section]:
    """Returns the report's sections."""
    long = _table("long", "One flow from 10 Gbit/s into 1 Gbit/s, 180 ms, a queue of 1000 packets", parts[LONG])
    halving = _table("halving", "The same, paced at 120 %: what halving does", parts[HALVING])
    short = _table("short-queue", "Fifteen flows, thirty from 20 s on, RTTs from 40 to 330 ms", parts[SHORT])
    return [
        Section("A fast host on a long path", tables=(long, halving)),
        Section("Short queues and unequal round trips", tables=(short,)),
        Section(
            "Other experiments' cases",
            tables=tuple(_table(part.removeprefix("pacing-"), title, parts[part]) for part, title in AGAIN.items()),
        ),
    ]
