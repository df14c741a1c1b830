"""High-speed transports on JGNII (Kumazoe and others, section 4: figures 2 to 4, table 2). docs/experiments/jgn2.md."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Iterator, Sequence
from math import nan
from statistics import fmean
from typing import Any

import numpy as np

from xcpr.experiments import papers
from xcpr.experiments.experiment import Groups
from xcpr.experiments.papers import Agreement, Paper
from xcpr.experiments.reports.report import Figure, Section
from xcpr.figures import style
from xcpr.figures.sets import courses, pairs
from xcpr.results import quantities
from xcpr.results.groups import Group, by_case
from xcpr.results.result import Result
from xcpr.results.statistics import jain
from xcpr.results.tables.columns import mean, tabulate
from xcpr.results.tables.table import Table

SINGLE, RTT, SWITCH, PAIRS = "jgn2-single", "jgn2-rtt", "jgn2-switch", "jgn2-pairs"
MBIT = "throughput (Mbit/s)"
TCPS = ("hstcp", "scalable", "fast", "bic", "htcp")
UDT = "udt"
OF_PAPER = (*TCPS, UDT)
"""Table 2's protocols."""
ROUTED = ("xcp", "xcp-r")
AWAY_S, BACK_S = 30.0, 90.0
"""When the path is switched."""
TOP = 1150.0
"""Mbit/s where the axes of throughput end: a hole that is filled lets much through at once."""
FULL = 0.9
"""A share of the capacity at which a flow counts as recovered."""
QUICK_S = 10.0
"""Within what a flow recovers quickly."""
ALIKE = 0.95
"""The Jain index from which two flows count as equal."""


def report(parts: Groups) -> list[Section]:
    """Returns the report's sections."""
    paper = papers.load("jgn2")
    single, rtt, switch = (by_case(parts[part]) for part in (SINGLE, RTT, SWITCH))
    return [
        _single(paper, single),
        _rtt(paper, rtt),
        *_switch(paper, switch),
        _coexistence(paper, parts[PAIRS]),
        _by_option(paper, single, switch),
    ]


def _by_option(paper: Paper, single: dict[str, dict[str, Group]], switch: dict[str, dict[str, Group]]) -> Section:
    """Counts the findings that agree without what was chosen for the paper's lines, and with it."""
    judged = (
        ("figure 2", "no losses but the queue's", True, judge_single(paper, single["international-0"])),
        ("figure 2", "one packet in a million lost", False, judge_single(paper, single["international-1ppm"])),
        ("figure 4a", "down for 1 s at the switch back", True, _judge_longer(paper, switch["long-outage"])),
        ("figure 4a", "never down", False, _judge_longer(paper, switch["long-delay"])),
    )
    rows = tuple(
        (figure, option, "yes" if chosen else "no", f"{sum(item.agrees for item in found)} of {len(found)}")
        for figure, option, chosen, found in judged
    )
    columns = ("", "option", "chosen", "agree")
    return Section("By option", tables=(Table("Findings by option", columns, rows, left=3, name="options"),))


def _label(row: str) -> str:
    return style.look(row).label


def _row_name(group: Group) -> str:
    """Returns the name of a row of the single flows, which may differ in more than the transport."""
    return group.label.replace(", rack", "")


def _rates(result: Result, flow: str) -> tuple[Any, Any]:
    return quantities.flow_rates(result, flow)


def _mean(group: Group, flow: str, from_s: float = 0.0, to_s: float | None = None) -> float:
    """Returns a flow's throughput in a part of the run, Mbit/s, mean over the seeds."""

    def throughput(result: Result) -> float:
        time = result.series.time_s
        first = min(int(np.searchsorted(time, from_s)), len(time) - 2)
        last = len(time) - 1 if to_s is None else max(first + 1, min(int(np.searchsorted(time, to_s)), len(time) - 1))
        delivered = result.series.flows[flow].delivered_bytes
        return (delivered[last] - delivered[first]) * 8e-6 / (time[last] - time[first])

    return group.mean(throughput)


def _panels(cases: Sequence[tuple[str, Any, dict[str, Group]]]) -> list[courses.Panel]:
    """Returns a panel per transport, with the first seed's throughput in every case."""
    made = []
    for row, first in cases[0][2].items():
        lines = []
        for label, dashes, rows in cases:
            result = rows[row].results[0]
            time, rate = _rates(result, "main0")
            lines.append(courses.Line(label, time, rate, style.colour(first.transport), dashes))
        made.append(courses.Panel(_row_name(first), lines))
    return made


def _single(paper: Paper, cases: dict[str, dict[str, Group]]) -> Section:
    clean, lossy = cases["international-0"], cases["international-1ppm"]
    rows = [
        (
            _row_name(lossy[row]),
            *(
                f"{_mean(group[row], 'main0', start, end):.0f}"
                for group in (clean, lossy)
                for start, end in ((0, None), (0, 30), (70, None))
            ),
            f"{lossy[row].mean('retransmitted_packets'):,.0f}",
        )
        for row in lossy
    ]
    lossless, lossy_names = ("no loss", "first 30 s", "last 30 s"), ("1 in 10^6 lost", "first 30 s", "last 30 s")
    columns = ("transport", *lossless, *lossy_names, "retransmitted")
    drawn = _panels([("no loss", (0, (2, 1.5)), clean), ("one in a million lost", "-", lossy)])
    caption = "Throughput of one flow, 0.5 s means, first seed."
    return Section(
        "Figure 2: one flow, RTT 180 ms",
        "The paper's lines lose packets at a rate that it does not give; here none but the queue's, and one data "
        "packet in a million. XCP and XCP-r are shown with a queue of 15000 packets (a BDP) too: the windows that they "
        "are given leave a host of 10 Gbit/s in bursts that 1000 packets do not hold.",
        [Table("Throughput, Mbit/s", columns, tuple(rows), name="single")],
        [Figure("single", caption, courses.grid(drawn, MBIT, 3, top=TOP))],
        judge_single(paper, clean),
    )


def judge_single(paper: Paper, rows: dict[str, Group]) -> list[Agreement]:
    """Judges figure 2, of the rows of one rate of loss."""
    capacity = _capacity(rows)
    last = {row: _mean(group, "main0", from_s=70) / capacity for row, group in rows.items()}
    udt = [_mean(rows[UDT], "main0", start, start + 10) / capacity for start in range(20, 100, 10)]
    return [
        paper.judge("newreno", last["newreno"]),
        paper.judge("recover", last["hstcp"], last["scalable"]),
        paper.judge("fast", last["fast"]),
        paper.judge("udt", min(udt), max(udt)),
    ]


def _capacity(rows: dict[str, Group]) -> float:
    return next(iter(rows.values())).results[0].bottlenecks[0].rate_mbps


def _rtt(paper: Paper, cases: dict[str, dict[str, Group]]) -> Section:
    both = _both_throughputs(cases)
    names = list(both["1"])

    def cells(row: str) -> Iterator[str]:
        for a, b in (of[row] for of in both.values()):
            yield from (f"{a:.0f}", f"{b:.0f}", f"{jain((a, b)):.3f}")

    rows = tuple((_label(row), *cells(row)) for row in names)
    columns = ("transport", *itertools.chain(*((f"1:{c}, flow 1", "flow 2", "Jain") for c in both)))
    shown = [(f"RTTs 1:{case}", [(row, *of[row]) for row in names]) for case, of in both.items()]
    drawing = pairs.dots(shown, MBIT, ("flow 1 (38 ms)", "flow 2"))
    return Section(
        "Figure 3: two flows with RTTs of 38 ms and of 1, 2 and 4 times that",
        f"Two flows count as equal from a Jain index of {ALIKE} on.",
        [Table("Throughput, Mbit/s", columns, rows, name="rtt")],
        [Figure("rtt", "Mean throughput of both flows.", drawing)],
        judge_rtt(paper, cases),
    )


def _both_throughputs(cases: dict[str, dict[str, Group]]) -> dict[str, dict[str, tuple[float, float]]]:
    """Returns both flows' throughput, Mbit/s, by case and row."""
    return {
        case: {row: (_mean(group, "main0"), _mean(group, "other0")) for row, group in rows.items()}
        for case, rows in cases.items()
    }


def judge_rtt(paper: Paper, cases: dict[str, dict[str, Group]]) -> list[Agreement]:
    """Judges figure 3, of cases by the ratio of round trips."""
    both = _both_throughputs(cases)
    apart = {case: [row for row in OF_PAPER if jain(both[case][row]) < ALIKE] for case in both}

    def unequal(case: str, expected: Collection[str], words: str = "") -> Agreement:
        names = ", ".join(map(_label, apart[case])) or "none"
        finding = f"apart-{case}" if expected else f"equal-{case}"
        return paper.judge(finding, len({*apart[case]} ^ {*expected}), shown=f"{words}{names}")

    def steady(name: str, row: str) -> Agreement:
        shares = [both[case][row][1] / (both[case][row][0] or 1.0) for case in both]
        words = "flow 2 has " + ", ".join(f"{share:.0%}" for share in shares) + " of flow 1"
        return paper.judge(name, max(shares) - min(shares), shown=words)

    return [
        unequal("1", (), "apart: "),
        unequal("2", ("fast", "bic")),
        unequal("4", ("hstcp", "fast", "bic")),
        steady("htcp", "htcp"),
        steady("udt-rtt", UDT),
    ]


def _dip(group: Group, from_s: float) -> float:
    """Returns the lowest throughput within 5 s, Mbit/s, first seed."""
    time, rate = _rates(group.results[0], "main0")
    return float(min(rate[(time >= from_s) & (time <= from_s + 5)], default=rate[-1]))


def _recovered(group: Group, from_s: float, to_s: float, mbit: float) -> float | None:
    """Returns how long after its lowest point within 5 s of the switch a flow has its share again, s; None if not in
    time."""
    time, rate = _rates(group.results[0], "main0")
    window = np.flatnonzero((time >= from_s) & (time <= to_s))
    if not len(window):
        return None
    near = window[time[window] <= from_s + 5]
    lowest = near[int(np.argmin(rate[near]))]
    full = window[(window >= lowest) & (rate[window] >= FULL * mbit)]
    return float(time[full[0]] - from_s) if len(full) else None


def _seconds(value: float | None) -> str:
    return "not in time" if value is None else f"{value:.1f}"


def _switch(paper: Paper, cases: dict[str, dict[str, Group]]) -> list[Section]:
    longer, down, narrower = (cases[f"long-{case}"] for case in ("delay", "outage", "rate"))
    fast = _capacity(longer)
    end = next(iter(longer.values())).results[0].duration_s

    def during(from_s: float, to_s: float | None = None) -> Callable[[Group], str]:
        return lambda group: f"{_mean(group, 'main0', from_s, to_s):.0f}"

    def lowest(from_s: float) -> Callable[[Group], str]:
        return lambda group: f"{_dip(group, from_s):.0f}"

    def recovered(from_s: float, to_s: float) -> Callable[[Group], str]:
        return lambda group: _seconds(_recovered(group, from_s, to_s, fast))

    transport = ("transport", lambda group: _label(group.row))
    before, after = ("before", during(20, AWAY_S)), ("after 90 s", during(BACK_S))
    again = ("recovered s", recovered(BACK_S, end))
    columns = (
        transport,
        before,
        ("lowest, 80 ms", lowest(AWAY_S)),
        ("30 to 90 s", during(AWAY_S, BACK_S)),
        ("recovered s", recovered(AWAY_S, BACK_S)),
        ("lowest, back", lowest(BACK_S)),
        after,
        again,
    )
    narrow = (transport, before, ("35 to 90 s", during(AWAY_S + 5, BACK_S)), after, again)
    title = "Throughput, Mbit/s, and packets that the queue dropped"
    titles = {
        "longer": "Throughput, Mbit/s",
        "longer-down": "Throughput where the path is down for 1 s at the switch back, Mbit/s",
    }
    delayed = [
        tabulate(title, columns, rows.values(), name=name)
        for (name, title), rows in zip(titles.items(), (longer, down), strict=True)
    ]
    return [
        Section(
            "Figure 4a: the path switched to 80 ms at 30 s and back at 90 s",
            "Lowest: the lowest 0.5 s mean within 5 s of the switch. Recovered: from the switch until 90 % of the link "
            "are used again.",
            delayed,
            [_course("longer", down)],
            _judge_longer(paper, down),
        ),
        Section(
            "Figure 4b: the path switched to 0.25 Gbit/s at 30 s and back at 90 s",
            "",
            [tabulate(title, (*narrow, ("drops", mean("drops", ",.0f"))), narrower.values(), name="narrower")],
            [_course("narrower", narrower)],
            _judge_narrower(paper, narrower),
        ),
    ]


def judge_switch(paper: Paper, longer: dict[str, Group], narrower: dict[str, Group]) -> list[Agreement]:
    """Judges figure 4, of both ways to switch the path."""
    return [*_judge_longer(paper, longer), *_judge_narrower(paper, narrower)]


def _judge_longer(paper: Paper, rows: dict[str, Group]) -> list[Agreement]:
    fast = _capacity(rows)
    tcp = [row for row in rows if row not in (*ROUTED, UDT)]
    others = [row for row in TCPS if row != "fast"]
    dips, dips_back = ({row: _dip(group, at) for row, group in rows.items()} for at in (AWAY_S, BACK_S))
    away = {row: _mean(group, "main0", AWAY_S, BACK_S) for row, group in rows.items()}
    bic, hstcp = (_recovered(rows[row], AWAY_S, BACK_S, fast) for row in ("bic", "hstcp"))
    end = rows[UDT].results[0].duration_s
    came_back = {row: _recovered(group, BACK_S, end, fast) for row, group in rows.items()}
    # FAST has little to lose by then: it falls least.
    lost = {row: _mean(group, "main0", BACK_S - 10, BACK_S) - dips_back[row] for row, group in rows.items()}

    def recovers(row: str) -> bool:
        return (came_back[row] or end) < QUICK_S

    least = min(away[row] for row in others)
    sooner = nan if bic is None or hstcp is None else bic - hstcp
    unmoved = [row for row in tcp if dips[row] >= 0.8 * fast]
    unfallen = [row for row in TCPS if lost[row] <= 0.5 * fast]
    slow = [row for row in others if not recovers(row)]
    return [
        paper.judge("longer", len(unmoved), shown=_list_exceptions(unmoved)),
        paper.judge("longer-fast", away["fast"] - least, fast=away["fast"], others=least),
        paper.judge("longer-bic", sooner, bic=_seconds(bic), hstcp=_seconds(hstcp)),
        paper.judge("longer-udt", 0.8 * fast - dips[UDT], lowest=dips[UDT], until=away[UDT]),
        paper.judge(
            "shorter",
            len({*unfallen} ^ {"fast"}) + len(slow),
            fall=_list_exceptions(unfallen),
            recover=_list_exceptions(slow),
            within=QUICK_S,
        ),
        paper.judge(
            "shorter-udt",
            (dips_back[UDT] >= 0.25 * fast) + (not recovers(UDT)),
            lowest=dips_back[UDT],
            after=_seconds(came_back[UDT]),
        ),
    ]


def _judge_narrower(paper: Paper, rows: dict[str, Group]) -> list[Agreement]:
    slow = _capacity(rows) / 4
    narrow = {row: _mean(group, "main0", AWAY_S + 5, BACK_S) for row, group in rows.items()}
    below = [row for row in rows if row not in ROUTED and narrow[row] <= 0.8 * slow]
    least = min(narrow[row] for row in TCPS if row != "fast")
    return [
        paper.judge("narrower", len(below), shown=_list_exceptions(below)),
        paper.judge("narrower-udt", _mean(rows[UDT], "main0", AWAY_S + 1, AWAY_S + 5) / slow),
        paper.judge("narrower-fast", narrow["fast"] - least, fast=narrow["fast"], others=least),
    ]


def _course(name: str, rows: dict[str, Group]) -> Figure:
    made = []
    for row, group in rows.items():
        time, rate = _rates(group.results[0], "main0")
        path = quantities.capacity(group.results[0].bottlenecks[0], time)
        limit = courses.Line("the path's rate", time, path, style.INK, (0, (4, 2)), 0.6)
        flow = courses.Line("the flow's throughput", time, rate, style.colour(row))
        made.append(courses.Panel(_label(row), [limit, flow]))
    caption = (
        "Throughput in order, 0.5 s means, and the path's rate. What arrives behind a hole counts when "
        "the hole is filled: nothing for a while, then a spike."
    )
    return Figure(name, caption, courses.grid(made, MBIT, 3, top=TOP))


def _list_exceptions(rows: Sequence[str]) -> str:
    return "all but " + ", ".join(map(_label, rows)) if rows else "all"


def _coexistence(paper: Paper, groups: Sequence[Group]) -> Section:
    names = list(dict.fromkeys(group.row for group in groups))
    first, total = _pairs(groups)
    capacity = groups[0].results[0].bottlenecks[0].rate_mbps

    def figure(name: str, caption: str, of: Pairs) -> Figure:
        values = [[of[a, b] for b in names] for a in names]
        return Figure(name, caption, pairs.matrix(names, values, "Mbit/s", capacity))

    return Section(
        "Table 2: two flows of two kinds on one path",
        "XCP's routers hand out what the link has left, less what drains the queue. A TCP beside XCP fills the queue "
        "until it drops: nothing is left, so XCP is told to yield, and TCP takes what that sets free.",
        [
            _matrix("pairs-total", "Total of both flows, Mbit/s", names, total),
            _matrix("pairs-first", "Of that the row's flow, Mbit/s", names, first),
        ],
        [
            figure("pairs-total", "Total of both flows.", total),
            figure("pairs-first", "Throughput of the row's flow beside the column's.", first),
        ],
        judge_pairs(paper, groups),
    )


Pairs = dict[tuple[str, str], float]


def _pairs(groups: Sequence[Group]) -> tuple[Pairs, Pairs]:
    """Returns the first one's throughput and both flows' total, Mbit/s, by the transports of the first and the second
    flow."""
    first, total = {}, {}
    for group in groups:
        main, other = group.results[0].flows
        pair = (main.transport, other.transport)
        first[pair] = _mean(group, "main0")
        total[pair] = first[pair] + _mean(group, "other0")
    return first, total


def judge_pairs(paper: Paper, groups: Sequence[Group]) -> list[Agreement]:
    """Judges table 2: how many mixed pairs have less than two flows of either kind, then all totals."""
    _, total = _pairs(groups)

    def pair_total(a: str, b: str) -> float:
        """Returns the pair's total; where both orders were run, their mean."""
        return fmean(total[pair] for pair in {(a, b), (b, a)} & total.keys())

    mixed = list(itertools.combinations(OF_PAPER, 2))
    less = [(a, b) for a, b in mixed if pair_total(a, b) < min(total[a, a], total[b, b]) * 0.98]
    told = f"{len(less)} of {len(mixed)}" + "".join(f"; {_label(a)} with {_label(b)}" for a, b in less)
    totals = [
        paper.judge(f"{a}-{b}", pair_total(a, b)) for a, b in itertools.combinations_with_replacement(OF_PAPER, 2)
    ]
    return [paper.judge("less", len(less), shown=told), *totals]


def _matrix(name: str, title: str, names: Sequence[str], values: dict[tuple[str, str], float]) -> Table:
    rows = [(_label(a), *(f"{values[a, b]:.0f}" for b in names)) for a in names]
    return Table(title, ("beside", *map(_label, names)), tuple(rows), name=name)
