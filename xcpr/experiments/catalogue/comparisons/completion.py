"""RCP's own claim: how long transfers take, by their size. docs/experiments/completion.md."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from xcpr.experiments import papers
from xcpr.experiments.experiment import Groups
from xcpr.experiments.papers import Agreement
from xcpr.experiments.reports.report import Figure, Section
from xcpr.figures.sets import curves
from xcpr.figures.sets.curves import Curve, Panel
from xcpr.results.groups import Group, by_case
from xcpr.results.result import Result, TrafficResult
from xcpr.results.tables.columns import CASE, LABEL, mean, tabulate
from xcpr.results.tables.table import Table, count

PART = "completion-sizes"
FAST = "2400M"
"""The papers' link."""
XCP, RCP, TCP = "xcp", "rcp", "newreno"
SIZES = (5, 30, 100, 300, 1000, 3000)
"""Packets of the transfers that are timed; the source ``sizeN`` makes those of N."""
MIDDLE = 1000
"""Packets of RCP's own example."""
LOAD = 0.9
BOUNDS_NOTE = "In brackets: those that were complete when the run ended, where not all were; the others took longer."


def _source(result: Result, name: str) -> TrafficResult:
    return next(source for source in result.traffic if source.name == name)


def _completed(sources: Sequence[TrafficResult]) -> tuple[int, int]:
    """Returns how many transfers were completed, and how many were begun."""
    return sum(one.connections_completed or 0 for one in sources), sum(one.connections_started or 0 for one in sources)


def _mean(sources: Sequence[TrafficResult]) -> float:
    """Returns the mean time, s, over the completed transfers of all seeds; not a number where there are none."""
    done, _ = _completed(sources)
    total = sum((one.completion_mean_s or 0.0) * (one.connections_completed or 0) for one in sources)
    return total / done if done else math.nan


def _of_size(group: Group, size: int) -> list[TrafficResult]:
    return [_source(result, f"size{size}") for result in group.results]


def _time(group: Group, size: int) -> float:
    return _mean(_of_size(group, size))


def _cell(sources: Sequence[TrafficResult]) -> str:
    done, begun = _completed(sources)
    if not done:
        return "none complete"
    return f"{_mean(sources):.3f}" + (f" ({done} of {begun})" if done < begun else "")


def _sharing(group: Group, size: int) -> float:
    """Returns the time by processor sharing, s: two round trips, and the size at the rate that the load leaves (IWQoS
    2005).

    The paper counts half a round trip less: until the last packet arrives, not until its ACK does.
    """
    result = group.results[0]
    packet_s = (result.packet_bytes or 0) * 8e-6 / result.bottlenecks[0].rate_mbps
    return 2 * result.rtt_s + size * packet_s / (1 - LOAD)


def _ratio(rows: dict[str, Group], row: str, size: int) -> float:
    """Returns how many times as long as RCP a row takes; a lower bound where not all of its transfers were
    completed."""
    return _time(rows[row], size) / _time(rows[RCP], size)


def _longer(rows: dict[str, Group], row: str, size: int) -> str:
    """Returns the ratio in words; empty where nothing was completed."""
    ratio = _ratio(rows, row, size)
    done, begun = _completed(_of_size(rows[row], size))
    return "" if math.isnan(ratio) else f"{'over ' if done < begun else ''}{ratio:.1f}"


def _table(rows: dict[str, Group]) -> Table:
    case, label = rows[RCP].case, rows[RCP].case_label
    lines = [
        (
            f"{size:,}",
            *(_cell(_of_size(group, size)) for group in rows.values()),
            f"{_sharing(rows[RCP], size):.3f}",
            *(_longer(rows, row, size) for row in (XCP, TCP)),
        )
        for size in SIZES
    ]
    labels = {row: group.label for row, group in rows.items()}
    columns = (
        "packets",
        *(f"{name}, s" for name in labels.values()),
        "processor sharing, s",
        *(f"{labels[row]} / {labels[RCP]}" for row in (XCP, TCP)),
    )
    title, notes = f"Mean completion time, {label}", (BOUNDS_NOTE,)
    return Table(title, columns, tuple(lines), notes, name=f"times-{case}")


def _all(groups: Sequence[Group]) -> Table:
    """Returns the figures of the run as a whole."""

    def of_web(write: Callable[[Sequence[TrafficResult]], str]) -> Callable[[Group], str]:
        """Makes a cell of the sources of all sizes, one for each seed."""
        return lambda group: write([_source(result, "web") for result in group.results])

    def share_completed(web: Sequence[TrafficResult]) -> str:
        done, begun = _completed(web)
        return f"{done / begun if begun else 0:.2%}"

    columns = (
        ("link", CASE),
        ("row", LABEL),
        ("utilisation", mean("utilisation", ".1%")),
        ("queue", mean("queue_mean_packets", ",.0f")),
        ("drops", lambda group: count(round(group.mean("drops")))),
        ("completed", of_web(share_completed)),
        ("mean s", of_web(lambda web: f"{_mean(web):.3f}")),
        ("99 % s", of_web(lambda web: f"{max(one.completion_p99_s or math.nan for one in web):.2f}")),
    )
    notes = (
        "Utilisation is that of the whole run, the end without arrivals included; queue: mean, packets. Completed, "
        "mean and 99 % (the largest of the seeds) are of the transfers of all sizes.",
    )
    return tabulate("All transfers", columns, groups, notes, left=2, name="all")


def _agreement(paper: papers.Paper, rows: dict[str, Group]) -> list[Agreement]:
    times = [_time(rows[RCP], size) / _sharing(rows[RCP], size) for size in SIZES]
    told = ", ".join(f"{longer} ({size:,})" for size in SIZES if (longer := _longer(rows, XCP, size)))
    longest = max((ratio for size in SIZES if not math.isnan(ratio := _ratio(rows, XCP, size))), default=0.0)
    xcp, tcp = (_ratio(rows, row, MIDDLE) for row in (XCP, TCP))
    xcp_told, tcp_told = (_longer(rows, row, MIDDLE) for row in (XCP, TCP))
    return [
        paper.judge("sharing", max(times), least=min(times)),
        paper.judge("xcp", longest, shown=f"times as long, by packets: {told}"),
        paper.judge("tcp", tcp, times=tcp_told),
        paper.judge("worse", xcp - tcp, xcp=xcp_told, tcp=tcp_told),
    ]


def _panel(rows: dict[str, Group]) -> Panel:
    def curve(label: str, transport: str, times: Sequence[float]) -> Curve:
        points = [(float(size), 1000 * time) for size, time in zip(SIZES, times, strict=True) if not math.isnan(time)]
        return Curve(label, transport, points)

    measured = [curve(group.label, group.transport, [_time(group, size) for size in SIZES]) for group in rows.values()]
    sharing = curve("processor sharing", "", [_sharing(rows[RCP], size) for size in SIZES])
    label = rows[RCP].case_label
    return Panel("mean completion time (ms)", [*measured, sharing], log=True, bottom=100.0, title=label)


def report(parts: Groups) -> list[Section]:
    """Returns the report's sections."""
    cases = by_case(parts[PART])
    caption = "From the SYN to the last acknowledgement, over the completed transfers of all seeds."
    panels = [_panel(rows) for rows in cases.values()]
    tables = [*(_table(rows) for rows in cases.values()), _all(parts[PART])]
    figure = Figure("times", caption, curves.draw("packets", panels, log=True))
    agreement = _agreement(papers.load("completion"), cases[FAST])
    return [Section("Completion time by size", "", tables, [figure], agreement)]
