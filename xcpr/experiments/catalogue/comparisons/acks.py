"""XCP-r's own question on paths of today: ACKs that are lost in bursts, squeezed or late. docs/experiments/acks.md."""

from __future__ import annotations

from collections.abc import Callable

from xcpr.experiments.experiment import Groups
from xcpr.experiments.reports.report import Figure, Section
from xcpr.figures.sets import curves
from xcpr.figures.sets.curves import Curve, Panel
from xcpr.results.groups import Group, by_case, label_case
from xcpr.results.result import Result
from xcpr.results.statistics import difference
from xcpr.results.tables.columns import CASE, LABEL, mean, tabulate
from xcpr.results.tables.table import Table

PART = "acks-paths"
XCP, XCP_R = "xcp", "xcp-r"


def _mbps(result: Result) -> float:
    return result.totals.delivered_bytes * 8e-6 / result.duration_s


def _share(result: Result) -> float:
    return 100 * result.totals.share_of_available


def _queue(result: Result) -> float:
    return result.totals.queue_mean_packets or 0.0


COLUMNS = (
    ("path", CASE),
    ("transport", LABEL),
    ("Mbit/s", mean(_mbps, ".2f")),
    ("of the path, %", mean(_share, ".1f")),
    ("mean queue", mean(_queue, ".0f")),
    ("drops", mean("drops", ",.0f")),
    ("ACKs lost", mean("acks_lost", ",.0f")),
    ("stall, s", lambda group: f"{group.largest('longest_stall_after_3s_s'):.2f}"),
    ("Jain", mean("jain", ".3f")),
)


def _beyond(rows: dict[str, Group]) -> str:
    """Returns how much more XCP-r delivers than XCP, in percent of XCP's mean."""
    base = max(rows[XCP].mean(_mbps), 1e-9)
    pairs = zip(rows[XCP_R].results, rows[XCP].results, strict=True)
    found = difference([(100 * _mbps(one) / base, 100 * _mbps(other) / base) for one, other in pairs])
    return f"{found.mean:+.2f} ± {found.half_width:.2f}"


def report(parts: Groups) -> list[Section]:
    """Returns the report's sections."""
    cases = by_case(parts[PART])
    first = next(iter(cases.values()))
    labels = [*map(label_case, cases.values())]

    def panel(label: str, of: Callable[[Result], float], top: float | None) -> Panel:
        lines = [
            Curve(group.label, row, [(place, rows[row].mean(of)) for place, rows in enumerate(cases.values())])
            for row, group in first.items()
        ]
        return Panel(label, lines, top)

    panels = [panel("delivered, of the path (%)", _share, 105), panel("mean queue (packets)", _queue, None)]
    groups = [group for rows in cases.values() for group in rows.values()]
    stalls = "Queue: packets, on the data's way. Drops: both ways. Stall: the longest after 3 s of any seed."
    differences = tuple((label, _beyond(rows)) for label, rows in zip(labels, cases.values(), strict=True))
    paired = "Paired by seed, with the half width of the 99 % confidence interval."
    tables = (
        tabulate("What each transport has of each path", COLUMNS, groups, (stalls,), left=2, name="paths"),
        Table("XCP-r's delivered bytes beyond XCP's, %", ("path", "difference"), differences, (paired,), name="beyond"),
    )
    names = [label.replace(", ", ",\n") for label in labels]
    caption = "Left: what is delivered. Right: what waits before the bottleneck meanwhile."
    drawing = curves.draw("path", panels, names=names, joined=False)
    return [Section("Paths that lose or delay ACKs", "", tables, [Figure("paths", caption, drawing)])]
