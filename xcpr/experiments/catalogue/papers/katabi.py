"""Katabi, Handley, Rohrs 2002, figures 4 to 11. docs/experiments/katabi.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import nan
from statistics import fmean

import numpy as np

from xcpr.experiments import papers
from xcpr.experiments.experiment import Groups
from xcpr.experiments.papers import Agreement
from xcpr.experiments.reports.report import Figure, Section
from xcpr.figures.sets import compare, curves
from xcpr.figures.sets.curves import Curve, Panel
from xcpr.io import units
from xcpr.results import quantities
from xcpr.results.groups import Group, by_case, label_case
from xcpr.results.result import Result
from xcpr.results.statistics import jain
from xcpr.results.tables import set_tables
from xcpr.results.tables.columns import CASE, mean, tabulate
from xcpr.results.tables.table import Table

XCP, TCP = "B", "newreno"
XCPS = (XCP, "C")
"""XCP-r is shown beside XCP; the paper's findings are held against XCP alone."""
FORWARD = "bottleneck/forward"
JOIN_S = 2.0
"""Figure 10: from one flow's start to the next one's."""
BURST_S = (4.0, 8.0)
"""Figure 11: the change, and the change back."""
STEADY_NOTE = "Utilisation is that of the run's second half, queue and drops those of the whole run, start included."

Of = Callable[[Result], float]
"""A figure of a run."""


def _shares(result: Result, name: str = FORWARD) -> tuple[np.ndarray, np.ndarray]:
    """Returns a channel's bytes in each sample as a share of its capacity, and when the samples end, s."""
    time = np.asarray(result.series.time_s)
    sent = np.diff(result.series.channels[name].sent_bytes) * 8e-6 / np.diff(time)
    return sent / quantities.capacity(result.bottleneck(name), time[:-1]), time[1:]


def _utilisation(result: Result, name: str = FORWARD, since_s: float | None = None) -> float:
    """Returns the mean utilisation from a time on; without one, of the second half."""
    shares, time = _shares(result, name)
    late = shares[time > (result.duration_s / 2 if since_s is None else since_s)]
    return fmean(late) if len(late) else 0.0


def _queue(result: Result, name: str = FORWARD) -> float:
    return result.channel(name).queue_mean_packets or 0.0


def _drops(result: Result, name: str = FORWARD) -> float:
    return float(result.channel(name).queue_drops)


def _rows(groups: Sequence[Group]) -> dict[str, list[Group]]:
    made: dict[str, list[Group]] = {}
    for group in groups:
        made.setdefault(group.row, []).append(group)
    return made


def _curve(group: Group, points: Sequence[tuple[float, float]]) -> Curve:
    return Curve(group.label, group.transport, points)


def _forward(result: Result) -> list[float]:
    """Returns the Mbit/s of each flow of the group "main"."""
    main = [flow for flow in result.flows if flow.name.rstrip("0123456789") == "main"]
    return [flow.delivered_bytes * 8e-6 / result.duration_s for flow in main]


def _main(result: Result) -> dict[str, str]:
    settings: dict[str, str] = result.scenario["flows"]["main"]
    return settings


def _capacity(result: Result) -> float:
    return result.bottlenecks[0].rate_mbps


def _rtt(result: Result) -> float:
    return result.rtt_s * 1000


def _flows(result: Result) -> float:
    return len(_forward(result))


def _arrivals(result: Result) -> float:
    return units.parse_frequency(result.scenario["traffic"]["web"]["arrivals"])


SWEEPS: Mapping[str, tuple[str, str, Of, str, bool]] = {
    "capacity": ("Figure 4: capacity", "Fifty flows each way, RTT 80 ms.", _capacity, "capacity (Mbit/s)", True),
    "delay": ("Figure 5: delay", "Fifty flows each way, 150 Mbit/s.", _rtt, "RTT (ms)", True),
    "flows": ("Figure 6: number of flows", "150 Mbit/s, RTT 80 ms, fifty flows the other way.", _flows, "flows", False),
    "web": (
        "Figure 7: short flows",
        "150 Mbit/s, RTT 80 ms, fifty long flows each way, and short ones of 30 packets on average.",
        _arrivals,
        "short flows per second",
        False,
    ),
}
"""Figures by the name of their set: title, text, the quantity along x, its label, and whether x is logarithmic."""


def _sweep(name: str, groups: Sequence[Group], agreement: Sequence[Agreement]) -> Section:
    """Reports on utilisation, queue and drops over what a set varies."""
    title, text, x, x_label, log = SWEEPS[name]
    points = {row: [(group.mean(x), group) for group in of_row] for row, of_row in _rows(groups).items()}

    def panel(label: str, of: Of, top: float | None, scale: float, log_y: bool) -> Panel:
        return Panel(
            label,
            [_curve(cells[0][1], [(at, group.mean(of) * scale) for at, group in cells]) for cells in points.values()],
            top,
            log_y,
        )

    shown = [
        panel("utilisation (%)", _utilisation, 104, 100, False),
        panel("mean queue (packets)", _queue, None, 1, True),
        panel("drops (packets)", _drops, None, 1, True),
    ]
    columns = (
        (x_label, CASE),
        ("row", lambda group: group.row_label),
        ("utilisation", mean(_utilisation, ".1%")),
        ("queue", mean(_queue, ",.0f")),
        ("drops", mean(_drops, ",.0f")),
        ("Jain", mean(lambda result: jain(_forward(result)), ".3f")),
        ("timeouts", mean("timeouts", ",.0f")),
    )
    cells = {
        (group.label, group.case_label): f"{group.mean(_utilisation):.1%}, {group.mean(_queue):,.0f}, "
        f"{group.mean(_drops):,.0f}"
        for group in groups
    }
    note = f"Utilisation, mean queue and drops in packets. {STEADY_NOTE}"
    tables = (
        set_tables.crossed(name, title, cells, (note,)),
        tabulate(title, columns, groups, (STEADY_NOTE, "Timeouts are those of both ways."), left=2),
    )
    figure = Figure(name, f"{text} {STEADY_NOTE}", curves.draw(x_label, shown, log=log))
    return Section(title, text, tables, [figure], agreement)


def _near_full(
    paper: papers.Paper, figure: str, groups: Sequence[Group], utilisation: str = "utilisation", drops: str = "drops"
) -> list[Agreement]:
    """Judges XCP's least utilisation and its drops."""
    cells = _rows(groups)[XCP]
    dropped = {group.case_label: group.mean(_drops) for group in cells if group.mean(_drops)}
    told = "; ".join(f"{drops:,.0f} at {case}" for case, drops in dropped.items()) or "none"
    return [
        paper.judge(utilisation, min(group.mean(_utilisation) for group in cells)).labelled(place=figure),
        paper.judge(drops, len(dropped), shown=told).labelled(place=figure),
    ]


def _tcp_falls(paper: papers.Paper, label: str, groups: Sequence[Group], finding: str = "tcp-falls") -> list[Agreement]:
    tcp = _rows(groups)[TCP]
    first, last = tcp[0], tcp[-1]
    before, after = first.mean(_utilisation), last.mean(_utilisation)
    return [
        paper.judge(
            finding, after - before, before=before, after=after, first=first.case_label, last=last.case_label
        ).labelled(place=label),
        paper.judge("tcp-drops", max(group.mean(_drops) for group in tcp)).labelled(place=label),
    ]


def _many(paper: papers.Paper, groups: Sequence[Group]) -> list[Agreement]:
    queues = [(group.mean(_flows), group.mean(_queue)) for group in _rows(groups)[XCP]]
    few = [queue for flows, queue in queues if 50 <= flows <= 500]
    many = [queue for flows, queue in queues if flows > 500]
    means = [fmean(queue) if queue else 0.0 for queue in (few, many)]
    more = means[1] - means[0] if few and many else nan
    return [paper.judge("queue-of-many", more, few=means[0], many=means[1])]


def _judge_short_flows(paper: papers.Paper, groups: Sequence[Group]) -> list[Agreement]:
    cells = _rows(groups)[XCP]
    dropped = {group.case_label: group.mean(_drops) for group in cells}
    told = "; ".join(f"{drops:,.0f} at {arrivals} /s" for arrivals, drops in dropped.items())
    least = min(group.mean(_utilisation) for group in cells)
    return [
        paper.judge("web", *dropped.values(), shown=told),
        paper.judge("utilisation-of-many", least).labelled(place="Figure 7"),
    ]


def judge_fairness(paper: papers.Paper, cases: dict[str, dict[str, Group]]) -> list[Agreement]:
    """Judges figure 8, of thirty flows with one RTT and with thirty."""
    agreement = []
    for case in ("equal", "range"):
        group = cases[case][XCP]
        rates = _forward(group.results[0])
        apart = max(abs(rate / fmean(rates) - 1) for rate in rates) if any(rates) else 1.0
        agreement.append(paper.judge(case, apart, least=min(rates), most=max(rates)))
    rates = _forward(cases["range"][TCP].results[0])
    return [*agreement, paper.judge("tcp-range", rates[0] - 2 * rates[-1], near=rates[0], far=rates[-1])]


def _fairness(paper: papers.Paper, groups: Sequence[Group]) -> Section:
    cases = by_case(groups)
    cells = {
        (group.label, group.case_label): f"{min(_forward(group.results[0])):.2f} to "
        f"{max(_forward(group.results[0])):.2f}, {group.mean(lambda result: jain(_forward(result))):.4f}"
        for group in groups
    }

    def panel(rows: dict[str, Group]) -> Panel:
        drawn = [_curve(group, list(enumerate(_forward(group.results[0])))) for group in rows.values()]
        return Panel("throughput (Mbit/s)", drawn, title=label_case(rows))

    caption = "What each of thirty flows gets: with one RTT, and with RTTs that rise by 10 ms from flow to flow."
    tables = (
        set_tables.crossed("fairness", "Mbit/s of the least and of the most, and Jain's index", cells),
        set_tables.of_set("Thirty flows on 30 Mbit/s", groups),
    )
    figure = Figure("fairness", caption, curves.draw("flow", [panel(rows) for rows in cases.values()]))
    return Section("Figure 8: unequal RTTs", "", tables, [figure], judge_fairness(paper, cases))


def _parking_lot(paper: papers.Paper, groups: Sequence[Group]) -> Section:
    links = [item.channel for item in groups[0].results[0].bottlenecks if item.channel.endswith("/forward")]
    rows = {group.row: group for group in groups}

    def panel(label: str, of: Callable[[Result, str], float], top: float | None, log: bool) -> Panel:
        points = [[(n, of(group.results[0], link)) for n, link in enumerate(links, 1)] for group in groups]
        return Panel(label, list(map(_curve, groups, points)), top, log)

    shown = [
        panel("utilisation (%)", lambda result, link: _utilisation(result, link) * 100, 104, False),
        panel("mean queue (packets)", _queue, None, True),
        panel("drops (packets)", _drops, None, True),
    ]
    told = {}
    for row in XCPS:
        result = rows[row].results[0]
        shares = [_utilisation(result, link) for link in links]
        told[row] = (
            paper.judge("every-link", min(shares[:4]), min(shares[4:])),
            _dropped(paper, sum(result.channel(link).queue_drops for link in links), "Figure 9"),
        )
    text = (
        "Fifty flows cross all nine links, fifty go the whole way back, fifty cross each link alone. All links have "
        "100 Mbit/s, the fifth has 50."
    )
    table = _agreement_table("parking-lot", "Nine links in a row", groups, told)
    figure = Figure("parking-lot", f"{text} {STEADY_NOTE}", curves.draw("link", shown))
    return Section("Figure 9: nine links in a row", text, [table], [figure], told[XCP])


def _dropped(paper: papers.Paper, packets: float, place: str) -> Agreement:
    return paper.judge("drops", packets).labelled(place=place)


def _agreement_table(
    name: str, title: str, groups: Sequence[Group], agreements: Mapping[str, Sequence[Agreement]]
) -> Table:
    """Returns a table of a figure's findings with XCP, and the same of XCP-r."""
    labels = {group.row: group.label for group in groups}
    cells = {
        (labels[row], item.quantity): papers.cell(item.ours, item.unit)
        for row, items in agreements.items()
        for item in items
    }
    return set_tables.crossed(name, title, cells)


def _of_xcp(groups: Sequence[Group]) -> dict[str, Result]:
    """Returns the first results of XCP and XCP-r; RCP's are drawn alone."""
    return {group.row: group.results[0] for group in groups if group.row in XCPS}


def judge_joining(paper: papers.Paper, result: Result) -> Sequence[Agreement]:
    """Judges figure 10: shares, utilisation and queue, each time before the next flow comes."""
    flows = range(1, len(result.flows) + 1)
    indices = [_jain_before(result, number) for number in flows]
    shares, time = _shares(result)
    least = float(np.min(shares[time > 1.0], initial=1.0))
    queues = np.asarray(result.series.channels[FORWARD].queue_packets)
    ends = [int(queues[np.searchsorted(result.series.time_s, JOIN_S * number, "right") - 1]) for number in flows]
    highest, left = int(queues.max()), max(ends)
    return (
        paper.judge("joining", min(indices)),
        paper.judge("joining-utilisation", least),
        paper.judge("joining-queue", left - max(2, highest / 4), highest=highest, left=left),
    )


def _joining(paper: papers.Paper, groups: Sequence[Group]) -> Section:
    told = {row: judge_joining(paper, result) for row, result in _of_xcp(groups).items()}
    return _course("Figure 10: flows join, two seconds apart", "joining", groups, told)


def _jain_before(result: Result, count: int) -> float:
    """Returns Jain's index of ``count`` flows in the half second before the next one comes."""
    time = np.asarray(result.series.time_s)
    first, last = (int(np.searchsorted(time, at, "right")) - 1 for at in (JOIN_S * count - 0.5, JOIN_S * count))
    delivered = [np.asarray(result.series.flows[flow.name].delivered_bytes) for flow in result.flows[:count]]
    return jain([float(flow[last] - flow[first]) for flow in delivered])


def _demand(paper: papers.Paper, groups: Sequence[Group]) -> Section:
    told = {}
    for row, result in _of_xcp(groups).items():
        waits = [_refilled_s(result, at) for at in BURST_S]
        told[row] = (
            paper.judge("demand", *waits),
            _dropped(paper, _drops(result), "Figure 11"),
        )
    return _course("Figure 11: a hundred flows come and go", "demand", groups, told)


def _refilled_s(result: Result, at: float) -> float:
    """Returns the seconds from a time until the link is above 90 % for the rest of the next 3 s; 0 if it is all
    along."""
    shares, time = _shares(result)
    low = [number for number, end in enumerate(time) if at < end <= at + 3.0 and shares[number] < 0.9]
    return float(time[low[-1]] - at) if low else 0.0


def _course(title: str, name: str, groups: Sequence[Group], agreements: Mapping[str, Sequence[Agreement]]) -> Section:
    rows = [(group.row_label, group.results[0]) for group in groups]
    caption = "Windows of the flows, what all of them get, and the bottleneck's queue."
    tables = (_agreement_table(name, title, groups, agreements),) if agreements else ()
    return Section(title, "", tables, [Figure(name, caption, compare.windows(rows))], agreements.get(XCP, ()))


def report(parts: Groups) -> list[Section]:
    """Returns the report's sections."""
    paper = papers.load("katabi")
    capacity, delay, flows, web = (parts[f"katabi-{name}"] for name in ("capacity", "delay", "flows", "web"))
    judged = {
        "capacity": [*_near_full(paper, "Figure 4", capacity), *_tcp_falls(paper, "Figure 4, with capacity", capacity)],
        "delay": [
            *_near_full(paper, "Figure 5", delay, drops="drops-at-delays"),
            *_tcp_falls(paper, "Figure 5, with delay", delay, "tcp-falls-with-delay"),
        ],
        "flows": [*_near_full(paper, "Figure 6", flows, "utilisation-of-many"), *_many(paper, flows)],
        "web": _judge_short_flows(paper, web),
    }
    return [
        *(_sweep(name, parts[f"katabi-{name}"], agreement) for name, agreement in judged.items()),
        _fairness(paper, parts["katabi-fairness"]),
        _parking_lot(paper, parts["katabi-parking-lot"]),
        _joining(paper, parts["katabi-joining"]),
        _demand(paper, parts["katabi-demand"]),
        _course("Beside figure 11: sudden capacity", "rate", parts["katabi-rate"], {}),
    ]
