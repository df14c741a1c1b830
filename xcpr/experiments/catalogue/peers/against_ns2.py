"""TCPs against ns-2's and ns-3's on 100 Mbit/s: one flow's window, and ten flows' totals. docs/experiments/ns2.md.

At 1 Gbit/s the experiment ``xcp-r`` has ns-2's figures beside ours.
"""

from __future__ import annotations

import csv
from statistics import fmean
from typing import Any

import numpy as np

from xcpr.experiments import papers
from xcpr.experiments.experiment import Groups
from xcpr.experiments.reports.report import Figure, Section
from xcpr.figures import style
from xcpr.figures.sets import courses
from xcpr.io.paths import DATA
from xcpr.results.groups import Group
from xcpr.results.result import Result
from xcpr.results.tables import set_tables
from xcpr.results.tables.table import Table

ALONE, TEN = "ns2-alone", "tcp-100M"
WINDOWS = DATA / "ns2-windows.csv"
THEIRS = {
    "newreno-plain": ("newreno",),
    "newreno": ("sack", "linux-reno"),
    "hstcp": ("hstcp", "linux-highspeed"),
    "scalable": ("linux-scalable",),
    "bic": ("linux-bic",),
    "cubic": ("linux-cubic",),
    "htcp": ("linux-htcp",),
}
"""Our rows and the columns of ``WINDOWS`` beside them."""
SETTLED_S = 20.0
"""Mean windows leave out what comes before."""
DRAWN_S = 50.0
"""Figures end here: later on windows repeat themselves."""
WITHIN = 0.1
SOURCES = ("ns-2", "ns-2 with Linux modules", "ns-3")


def report(parts: Groups) -> list[Section]:
    """Returns the report's sections."""
    ten = [group for group in parts[TEN] if group.row not in "ABC"]
    beside = set_tables.compare_with_references(ten, SOURCES)
    agreement = [papers.compare_with_references(group, SOURCES, WITHIN) for group in ten]
    text = f"RED, half of the link taken by ON/OFF UDP. Ours agree up to {WITHIN:.0%} beyond what ns-2 and ns-3 span."
    tables = [set_tables.of_set("Ten flows", ten), *([beside] if beside else [])]
    return [
        _single_flow_section({group.row: group for group in parts[ALONE]}),
        Section("Ten flows on 100 Mbit/s", text, tables, agreement=agreement),
    ]


def _windows() -> dict[str, Any]:
    """Returns the columns of ``WINDOWS``, packets, and its ``time_s``."""
    with WINDOWS.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(line for line in file if not line.startswith("#")))
    return {name: np.asarray([float(row[name]) for row in rows]) for name in rows[0]}


def _ours(result: Result) -> tuple[Any, Any]:
    window = np.asarray(result.series.flows["main0"].window_bytes) / (result.packet_bytes or 1)
    return np.asarray(result.series.time_s), window


def _settled(time_s: Any, window: Any) -> float:
    """Returns the mean window once settled; of a run shorter than that, the last one."""
    return fmean(window[time_s >= min(SETTLED_S, time_s[-1])])


def _early_line(
    label: str, time_s: Any, window: Any, colour: str, dashes: Any = "-", width: float = 0.9
) -> courses.Line:
    early = time_s <= DRAWN_S
    return courses.Line(label, time_s[early], window[early], colour, dashes, width)


def _single_flow_section(groups: dict[str, Group]) -> Section:
    theirs = _windows()
    paper = papers.load("ns2-windows")
    shown, rows, agreement = [], [], []
    for row, columns in THEIRS.items():
        time, window = _ours(groups[row].results[0])
        mean = _settled(time, window)
        colour = style.colour(groups[row].transport)
        lines = [_early_line("xcpr", time, window, colour, width=1.4)]
        for column in columns:
            linux = column.startswith("linux-")
            label, dashes = ("ns-2, Linux module", (0, (1, 1.2))) if linux else ("ns-2", (0, (4, 2)))
            lines.append(_early_line(label, theirs["time_s"], theirs[column], style.INK, dashes))
            other = _settled(theirs["time_s"], theirs[column])
            rows.append((groups[row].row_label, column, f"{other:,.0f}", f"{mean:,.0f}", f"{mean / other - 1:+.1%}"))
            agreement.append(paper.judge(column, mean / other - 1, ours=mean, theirs=other))
        shown.append(courses.Panel(groups[row].label, lines))
    title, columns = f"Mean window from {SETTLED_S:.0f} s on, packets", ("row", "ns-2's", "ns-2", "ours", "diff.")
    caption = f"Window of one flow in the first {DRAWN_S:.0f} s, ours and ns-2's."
    return Section(
        "One flow's window over time",
        "100 Mbit/s, RTT 104 ms, drop-tail queue of 230 packets. ns-2's Linux modules are those of Linux 2.6 over its "
        "own recovery.",
        [Table(title, columns, tuple(rows), left=2, name="windows")],
        [Figure("windows", caption, courses.grid(shown, "window (packets)", 3))],
        agreement,
    )
