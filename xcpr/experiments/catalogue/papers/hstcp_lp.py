"""HSTCP-LP's extended abstract (Kuzmanovic, Knightly, Cottrell, PFLDnet 2004). docs/experiments/hstcp-lp.md."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from xcpr.experiments import papers
from xcpr.experiments.experiment import Groups
from xcpr.experiments.papers import Paper
from xcpr.experiments.reports.report import Figure, Section
from xcpr.figures.sets import curves
from xcpr.figures.sets.curves import Curve, Panel
from xcpr.results.groups import Group
from xcpr.results.result import Result
from xcpr.results.tables.table import Table

LP = "hstcp-lp"
LARGE_QUEUE_MS = 50
"""The longest queueing delay from which a queue counts as large."""
DELAY_BASED = "fast"
"""The stack that yields to any queue, and so shows nothing of a large one."""
AXIS_MAX_PERCENT = 130.0
"""Percent where the axis ends: a stack that collapses alone, in a queue below its alpha, is beyond it."""
OF_PAPER = ("hstcp", "scalable", "fast", "bic", "htcp")
"""CUBIC is later than the paper, and shown beside."""


def _rate(result: Result, lp: bool) -> float:
    """Returns the Mbit/s of HSTCP-LP, or of all others."""
    delivered = sum(flow.delivered_bytes for flow in result.flows if (flow.transport == LP) == lp)
    return delivered * 8e-6 / result.duration_s


def _mean(group: Group, lp: bool) -> float:
    return group.mean(lambda result: _rate(result, lp))


def _share(group: Group) -> float:
    """Returns HSTCP-LP's share of the bytes that both deliver."""
    taken = _mean(group, True)
    return taken / max(taken + _mean(group, False), 1e-9)


def _queue_ms(group: Group) -> int:
    """Returns the longest time that a packet waits, as the case says."""
    return int(group.case.rpartition("-")[2].removesuffix("ms"))


def _excess(paper: Paper, groups: Sequence[Group]) -> Section:
    cases: dict[str, dict[str, Group]] = {}
    for group in groups:
        cases.setdefault(group.case_label, {})[group.row] = group
    others = [row for row in next(iter(cases.values())) if row != LP]
    ratios = {
        case: {row: _mean(rows[LP], True) / max(_mean(rows[row], False), 1e-9) * 100 for row in others}
        for case, rows in cases.items()
    }
    everything = [ratio for of_case in ratios.values() for ratio in of_case.values()]
    labels = {row: next(iter(cases.values()))[row].label for row in others}
    lines = tuple(
        (
            case,
            f"{_mean(rows[LP], True):.0f}",
            *(f"{_mean(rows[row], False):.0f}" for row in others),
            f"{min(ratios[case].values()):.0f} to {max(ratios[case].values()):.0f} %",
        )
        for case, rows in cases.items()
    )
    columns = ("case", "HSTCP-LP", *labels.values(), "relative to them")
    notes = ("Mbit/s that each delivers when it has the path to itself.",)
    table = Table("HSTCP-LP alone or beside periodic UDP", columns, lines, notes, name="excess")
    points = [(labels[row], row, [ratios[case][row] for case in cases]) for row in others]
    agreement = [paper.judge("excess-least", min(everything)), paper.judge("excess-most", max(everything))]
    low, high = (float(item.seed_paper) for item in agreement)
    y_label, meaning = "HSTCP-LP relative to it (%)", "the paper's range"
    drawing = curves.draw_cases(list(cases), points, y_label, (low, high), meaning)
    caption = "HSTCP-LP's throughput relative to that of each other stack in its place."
    return Section("Excess bandwidth", "", [table], [Figure("excess", caption, drawing)], agreement)


def _sharing(paper: Paper, groups: Sequence[Group]) -> Section:
    cells: dict[str, dict[int, tuple[Group, Group]]] = {}
    by_itself = {(group.row, _queue_ms(group)): group for group in groups if "-alone-" in group.case}
    for group in groups:
        if "-lp-" in group.case:
            queue = _queue_ms(group)
            cells.setdefault(group.row, {})[queue] = (by_itself[group.row, queue], group)
    kept = {
        row: {queue: _mean(both, False) / max(_mean(alone, False), 1e-9) for queue, (alone, both) in of_row.items()}
        for row, of_row in cells.items()
    }
    taken = {row: {queue: _share(both) for queue, (_, both) in of_row.items()} for row, of_row in cells.items()}
    labels = {row: next(iter(of_row.values()))[0].label for row, of_row in cells.items()}
    queues = list(next(iter(kept.values())))

    def panel(y_label: str, values: dict[str, dict[int, float]], top: float) -> Panel:
        points = {row: [(queue, of_row[queue] * 100) for queue in queues] for row, of_row in values.items()}
        return Panel(y_label, [Curve(labels[row], row, of_row) for row, of_row in points.items()], top)

    panels = [
        panel("left to the other, of what it has alone (%)", kept, AXIS_MAX_PERCENT),
        panel("taken by HSTCP-LP, of both (%)", taken, 100.0),
    ]
    lines = tuple(
        (labels[row], *(f"{kept[row][queue]:.1%}, {taken[row][queue]:.1%}" for queue in queues)) for row in cells
    )
    title, columns = "Left to each stack beside HSTCP-LP, and taken by HSTCP-LP", (f"{queue} ms" for queue in queues)
    note = "Shares of its deliveries alone with that queue, and of the deliveries of both. "
    note += "Columns: the longest queueing delay."
    table = Table(title, ("stack", *columns), lines, (note,), name="sharing")
    large = [queue for queue in queues if queue >= LARGE_QUEUE_MS]
    small = [queue for queue in queues if queue < LARGE_QUEUE_MS]
    more = [f"{labels[row]} at {queue} ms" for row in OF_PAPER for queue in queues if taken[row][queue] >= 0.5]
    less = f"all but {', '.join(more)}" if more else "always"
    agreement = [paper.judge("less", len(more), shown=less)]
    for row in OF_PAPER:
        least = min(kept[row][queue] for queue in large)
        agreement.append(paper.judge("strict", least, row=labels[row]).labelled(labels[row]))
    lossy = [row for row in OF_PAPER if row != DELAY_BASED]
    below, above = (fmean(taken[row][queue] for row in lossy for queue in part) for part in (small, large))
    agreement.append(paper.judge("lighter", below - above, below=below, above=above, at_ms=LARGE_QUEUE_MS))
    caption = (
        "Both begin at once. Left: the share that the other stack keeps; right: the share that HSTCP-LP takes. "
        "FAST with a queue of 5 ms is above the left axis."
    )
    figure = Figure("sharing", caption, curves.draw("longest queueing delay (ms)", panels, log=True))
    return Section("Beside one flow of another stack", "", [table], [figure], agreement)


def _reno(paper: Paper, groups: Sequence[Group]) -> Section:
    rows: dict[str, dict[int, float]] = {}
    labels = {}
    for group in groups:
        rows.setdefault(group.row, {})[_queue_ms(group)] = _share(group)
        labels[group.row] = group.label
    queues = list(next(iter(rows.values())))
    lines = tuple((labels[row], *(f"{shares[queue]:.1%}" for queue in queues)) for row, shares in rows.items())
    notes = ("Shares of the deliveries of all. Columns: the longest queueing delay.",)
    columns = ("beside", *(f"{queue} ms" for queue in queues))
    table = Table("Taken by HSTCP-LP beside NewReno flows", columns, lines, notes, name="reno")
    every = [share * 100 for shares in rows.values() for share in shares.values()]
    panels = [
        Panel(
            "taken by HSTCP-LP (%)",
            [Curve(labels[row], LP, [(queue, share * 100) for queue, share in shares.items()])],
            max(5.0, *every) * 1.05,
            title=labels[row],
        )
        for row, shares in rows.items()
    ]
    caption = "HSTCP-LP's share of what all flows deliver."
    figure = Figure("reno", caption, curves.draw("longest queueing delay (ms)", panels, log=True))
    judged = paper.judge("reno", min(every), max(every), mean=fmean(every))
    return Section("Beside an aggregate of NewReno flows", "", [table], [figure], [judged])


def report(parts: Groups) -> list[Section]:
    """Returns the report's sections."""
    paper = papers.load("hstcp-lp")
    return [
        _excess(paper, parts["hstcp-lp-excess"]),
        _sharing(paper, parts["hstcp-lp-sharing"]),
        _reno(paper, parts["hstcp-lp-reno"]),
    ]
