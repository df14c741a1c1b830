"""The words of routers beside marks and losses: XCP-r among today's. docs/experiments/explicit.md."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from xcpr.experiments import papers
from xcpr.experiments.experiment import Groups
from xcpr.experiments.papers import Agreement
from xcpr.experiments.reports.report import Figure, Section
from xcpr.figures.sets import courses, curves
from xcpr.figures.sets.curves import Curve, Panel
from xcpr.figures.style import Drawing
from xcpr.results import transfers
from xcpr.results.groups import Group, by_case, label_case
from xcpr.results.result import Result, SizeResult
from xcpr.results.statistics import T_99, estimate, jain
from xcpr.results.tables.columns import CASE, LABEL, mean, tabulate
from xcpr.results.tables.table import Table, count

PATHS, JOINING, HOPS = "explicit-paths", "explicit-joining", "explicit-hops"
INCAST, WINDOWS = "explicit-incast", "explicit-incast-windows"
ONE_LINK, TREE, MODEL = "explicit-transfers", "explicit-fat-tree", "explicit-dctcp"
FORWARD = "bottleneck/forward"
DCTCP, CUBIC, XCP, RCP = "dctcp", "cubic", "xcp", "rcp"
SHORT, MIDDLE, LONG = 0, 1, 2
"""Classes of sizes: up to 100 kB, up to 10 MB, beyond."""
K, RTT_S, PACKET_BITS = 40, 100e-6, 12_000
"""The parameters of the cases that the DCTCP paper's model is held against."""
INTERVALS = "Means over the seeds; with more than one, half of the 99 % confidence interval behind each."


def _half(values: Sequence[float]) -> np.ndarray:
    """Returns the second half of samples, when starts are over."""
    return np.asarray(values[len(values) // 2 :], dtype=float)


def _used(result: Result, channel: str = FORWARD) -> float:
    """Returns the share of a link's capacity that it sent."""
    sent, time = (_half(of) for of in (result.series.channels[channel].sent_bytes, result.series.time_s))
    rate = result.bottleneck(channel).rate_mbps * 1e6 / 8
    return float((sent[-1] - sent[0]) / (time[-1] - time[0]) / rate)


def _queue(result: Result) -> np.ndarray:
    """Returns the bottleneck's queue in the second half, packets."""
    samples = result.series.channels[FORWARD].queue_packets
    assert samples is not None  # it is a simulation
    return _half(samples)


def _mean_queue(result: Result) -> float:
    return float(_queue(result).mean())


def _long_queue(result: Result) -> float:
    return float(np.percentile(_queue(result), 99))


def _rate(result: Result, flow: str) -> float:
    """Returns the Mbit/s that a flow delivers."""
    delivered, time = (_half(of) for of in (result.series.flows[flow].delivered_bytes, result.series.time_s))
    return float((delivered[-1] - delivered[0]) / (time[-1] - time[0]) * 8e-6)


def _fairness(result: Result) -> float:
    return jain([_rate(result, flow.name) for flow in result.flows])


def _text(group: Group, of: Callable[[Result], float], form: str, unit: float = 1.0) -> str:
    """Returns a figure's mean, with half of its confidence interval where there is one; "none" where a seed has
    none."""
    values = [of(result) * unit for result in group.results]
    if any(map(math.isnan, values)):
        return "none"
    found = estimate(values, T_99)
    mean = format(found.mean, form)
    return f"{mean} ± {format(found.half_width, form)}" if math.isfinite(found.half_width) else mean


def _interval(of: Callable[[Result], float], form: str, unit: float = 1.0) -> Callable[[Group], str]:
    """Makes a cell with what ``_text`` says of a group."""
    return lambda group: _text(group, of, form, unit)


def _write_drops(group: Group) -> str:
    return count(round(group.mean("drops")))


def _paths(groups: Sequence[Group]) -> Table:
    columns = (
        ("path", CASE),
        ("row", LABEL),
        ("link used, %", _interval(_used, ".1f", 100)),
        ("queue, mean", _interval(_mean_queue, ",.1f")),
        ("99 %", _interval(_long_queue, ",.0f")),
        ("Jain", _interval(_fairness, ".3f")),
        ("drops", _write_drops),
    )
    notes = (INTERVALS, "After half of the run; the drops are those of all of it. Queue: packets.")
    return tabulate("Ten flows that stay", columns, groups, notes, left=2, name="paths")


def _hops(groups: Sequence[Group]) -> Table:
    def least(result: Result) -> float:
        return min(_used(result, bottleneck.channel) for bottleneck in result.bottlenecks)

    def long_flow_rate(result: Result) -> float:
        return float(np.mean([_rate(result, flow.name) for flow in result.flows if flow.name.startswith("main")]))

    columns = (
        ("row", LABEL),
        ("link used least, %", _interval(least, ".1f", 100)),
        ("a flow across all, Mbit/s", _interval(long_flow_rate, ",.0f")),
        ("Jain", _interval(_fairness, ".3f")),
    )
    notes = (INTERVALS, "With max-min fairness each flow has 250 Mbit/s.")
    return tabulate("Three links in a row", columns, groups, notes, name="hops")


def _last(result: Result) -> float:
    """Returns when the last answer was complete, ms; not a number if one was not."""
    times = [transfers.time_s(result, flow.name) for flow in result.flows]
    return math.nan if None in times else 1e3 * max(time for time in times if time is not None)


def _incast(groups: Sequence[Group], title: str, name: str) -> Table:
    cells = {}
    for group in groups:
        timeouts = group.mean("timeouts")
        told = f", {timeouts:,.0f} timeouts" if timeouts else ""
        cells[group.case_label, group.label] = f"{_text(group, _last, '.1f')}{told}"
    lines = [
        (case, *(cells[case, row] for row in dict.fromkeys(group.label for group in groups)))
        for case in dict.fromkeys(group.case_label for group in groups)
    ]
    columns = ("senders", *dict.fromkeys(group.label for group in groups))
    notes = (INTERVALS, "Until the last answer is complete, ms; the bytes take 8 ms. None: not all were in 400 ms.")
    return Table(title, columns, tuple(lines), notes, name=name)


def _sizes(result: Result) -> list[SizeResult]:
    of = next(source.sizes for source in result.traffic if source.name == "cluster")
    return of or []


def _time(of: str, size: int) -> Callable[[Result], float]:
    """Returns a function that reads a figure of a class of sizes, ms."""

    def figure(result: Result) -> float:
        value = getattr(_sizes(result)[size], of)
        return math.nan if value is None else 1e3 * value

    return figure


def _completed(group: Group) -> float:
    sizes = [one for result in group.results for one in _sizes(result)]
    return sum(one.completed for one in sizes) / max(1, sum(one.started for one in sizes))


def _mean_time(group: Group) -> float:
    """Returns the mean time over the transfers of all sizes that were completed, ms."""
    return group.mean(lambda result: 1e3 * (result.traffic[0].completion_mean_s or math.nan))


MEAN, LATE = "completion_mean_s", "completion_p99_s"


def _completion(groups: Sequence[Group], title: str, name: str) -> Table:
    columns = (
        ("work", CASE),
        ("row", LABEL),
        ("all", lambda group: f"{_mean_time(group):.2f}"),
        ("to 100 kB", _interval(_time(MEAN, SHORT), ".2f")),
        ("99 %", _interval(_time(LATE, SHORT), ".2f")),
        ("to 10 MB", _interval(_time(MEAN, MIDDLE), ".1f")),
        ("beyond", _interval(_time(MEAN, LONG), ".0f")),
        ("completed", lambda group: f"{_completed(group):.1%}"),
        ("drops", _write_drops),
    )
    notes = (
        INTERVALS,
        "Completion times, ms, of the transfers that were complete when the run ended; means, and the 99 % quantile.",
    )
    return tabulate(title, columns, groups, notes, left=2, name=name)


def _times_figure(groups: Sequence[Group]) -> Drawing:
    cases = by_case(groups)
    names = [*map(label_case, cases.values())]
    shorter = {"web search": "web", "data mining": "data", "12 % of the ACKs lost": "ACKs lost", ", ": "\n"}
    for long, short in shorter.items():
        names = [name.replace(long, short) for name in names]

    def panel(label: str, of: Callable[[Result], float]) -> Panel:
        rows = next(iter(cases.values())).values()
        points = [[(float(x), case[row.row].mean(of)) for x, case in enumerate(cases.values())] for row in rows]
        made = [Curve(row.label, row.transport, of_row) for row, of_row in zip(rows, points, strict=True)]
        return Panel(label, made, log=True)

    shown = [panel("short transfers, mean (ms)", _time(MEAN, SHORT)), panel("99 % (ms)", _time(LATE, SHORT))]
    return curves.draw("work", shown, names=names, joined=False)


def _swing(result: Result) -> tuple[float, float]:
    """Returns the longest queue, and how far it swings, by the 1 % and 99 % quantiles."""
    low, high = np.percentile(_queue(result), (1, 99))
    return float(_queue(result).max()), float(high - low)


def _model(flows: int) -> float:
    """Returns the swing of the paper's section 3.3."""
    product = 1e10 * RTT_S / PACKET_BITS
    return math.sqrt(2 * flows * (product + K)) / 2


def _model_table(cases: dict[str, dict[str, Group]]) -> Table:
    def modelled(write: Callable[[int], str]) -> Callable[[Group], str]:
        """Makes a cell of the paper's model for a number of flows; empty where it has none."""
        return lambda group: (
            write(int(group.case.rpartition("-")[2])) if group.row == DCTCP and not group.case.startswith("1G") else ""
        )

    columns = (
        ("case", CASE),
        ("row", LABEL),
        ("link used, %", _interval(_used, ".1f", 100)),
        ("queue, mean", _interval(_mean_queue, ",.1f")),
        ("longest", mean(lambda result: _swing(result)[0], ",.0f")),
        ("model", modelled(lambda flows: f"{K + flows}")),
        ("swing", mean(lambda result: _swing(result)[1], ",.1f")),
        ("model", modelled(lambda flows: f"{_model(flows):.1f}")),
    )
    notes = (INTERVALS, "Queue: packets, after half of the run. Swing: between the 1 % and 99 % quantiles.")
    groups = [group for rows in cases.values() for group in rows.values()]
    title = "DCTCP beside its paper's model and measurements"
    return tabulate(title, columns, groups, notes, left=2, name="model")


def _dctcp(paper: papers.Paper, cases: dict[str, dict[str, Group]]) -> list[Agreement]:
    told = {flows: [_swing(result) for result in cases[str(flows)][DCTCP].results] for flows in (2, 10, 40)}
    top = {flows: float(np.mean([one for one, _ in of])) for flows, of in told.items()}
    swing = {flows: float(np.mean([one for _, one in of])) for flows, of in told.items()}
    small = [cases[f"1G-{flows}"] for flows in (2, 20)]
    swings = ", ".join(f"{swing[flows]:.1f} of {_model(flows):.1f} ({flows} flows)" for flows in (2, 10))
    return [
        paper.judge(
            "top",
            *(longest / (K + flows) - 1 for flows, longest in top.items()),
            shown=", ".join(f"{top[flows]:.0f} of {K + flows}" for flows in top),
        ),
        paper.judge("swing", *(swing[flows] / _model(flows) - 1 for flows in (2, 10)), shown=swings),
        paper.judge("desynchronised", swing[40] - _model(40), swing=swing[40], model=_model(40)),
        paper.judge("throughput", min(100 * rows[DCTCP].mean(_used) for rows in small)),
        paper.judge("around", *(rows[DCTCP].mean(_mean_queue) for rows in small)),
        paper.judge("less", *(rows[DCTCP].mean(_mean_queue) / rows[CUBIC].mean(_mean_queue) for rows in small)),
    ]


def _others(paper: papers.Paper, parts: Groups) -> list[Agreement]:
    incast = by_case(parts[INCAST])
    timeouts = {case: incast[case][DCTCP].mean("timeouts") for case in ("10", "20", "40", "80")}
    xcp = [rows[XCP] for rows in by_case(parts[PATHS]).values()]
    full = [group.mean(_mean_queue) / group.results[0].bottlenecks[0].queue_limit for group in xcp]
    drops = sum(group.mean("drops") for group in xcp)
    works = [*by_case(parts[ONE_LINK]).values(), *by_case(parts[TREE]).values()]
    sooner = [_mean_time(rows[XCP]) / _mean_time(rows[RCP]) for rows in works]
    told = ", ".join(f"{number:,.0f} with {case}" for case, number in timeouts.items())
    return [
        paper.judge("incast", timeouts["10"], timeouts["20"], shown=told),
        paper.judge("xcp", max(full), drops),
        paper.judge("rcp", min(sooner), max(sooner)),
    ]


def report(parts: Groups) -> list[Section]:
    """Returns the report's sections."""
    paper = papers.load("explicit")
    joining = [(group.label, group.results[0]) for group in parts[JOINING]]
    model = by_case(parts[MODEL])
    caption = "What each flow gets as five join and three leave, and the queue meanwhile."
    times = "Completion times of transfers up to 100 kB, on one link."
    works = [
        _completion(parts[ONE_LINK], "Transfers on one link of 10 Gbit/s", "one-link"),
        _completion(parts[TREE], "Transfers in a fat-tree", "fat-tree"),
    ]
    incasts = [
        _incast(parts[INCAST], "Incast: 1 MB from many at once", "incast"),
        _incast(parts[WINDOWS], "Incast: DCTCP by its initial window", "incast-windows"),
    ]
    agreement = [*_dctcp(paper, model), *_others(paper, parts)]
    return [
        Section("Flows join and leave", figures=[Figure("joining", caption, courses.shares(joining))]),
        Section("Flows that stay", tables=[_paths(parts[PATHS]), _hops(parts[HOPS])]),
        Section("Transfers", "", works, [Figure("times", times, _times_figure(parts[ONE_LINK]))]),
        Section("Incast", tables=incasts),
        Section("DCTCP beside its paper", tables=[_model_table(model)], agreement=agreement),
    ]
