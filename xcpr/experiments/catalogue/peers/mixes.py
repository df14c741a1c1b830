"""Flows with unlike round trips on one link, ours beside ns-2's: docs/experiments/mixes.md.

ns-2's figures are those of the same networks: ``bench/peers/ns2_mixes.py`` makes them with this module's ``measured``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from itertools import pairwise
from math import inf
from typing import Any

import numpy as np

from xcpr.experiments import papers
from xcpr.experiments.experiment import Groups
from xcpr.experiments.papers import Agreement
from xcpr.experiments.reports.report import Figure, Section
from xcpr.figures import style
from xcpr.figures.sets import courses
from xcpr.io.paths import DATA
from xcpr.results.groups import Group, by_case, label_case
from xcpr.results.result import Result
from xcpr.results.tables.table import Table
from xcpr.scenarios import scenario
from xcpr.scenarios.scenario import Scenario

PATHS, CROWDS = "mixes-paths", "mixes-crowds"
THEIRS = DATA / "ns2-mixes.json"
NEWCOMER = "newcomer0"
ROWS = {"ns2": "XCP as ns-2's", "xcp": "XCP", "xcp-r": "XCP-r", "rcp": "RCP"}
COLOURS = {label: style.colour("xcp" if row == "ns2" else row) for row, label in ROWS.items()}
SHARE = 0.8
"""The part of its fair share with which a newcomer counts as arrived..."""
MIN_DURATION_S = 0.5
"""... over two of its round trips, or over so long."""
LONGER = 1.25
"""A newcomer may take so many times as long as ns-2's."""
ROUND_TRIPS, SPARE_S = 4, 2.0
"""Or so many of its own round trips and these seconds."""
SETTLED_S, OVER_S = 20.0, 5.0
"""So long after the newcomer's start, and over so long, all flows are alike..."""
ALIKE = 0.05
"""... within this part of the fair share."""
SHOWN = ("20-14-near", "100-14-near")
"""Cases of ``PATHS`` whose courses are shown."""
STEP_S, STEPS = 2, 8
"""The table of those has so many such steps at most."""


@dataclass(frozen=True)
class Measured:
    """The figures of a run about its newcomer."""

    arrival_s: float | None
    """How long after its start it had its share; None: it never had."""
    spread: float
    """How far apart the flows are at the end, as a part of the fair share."""
    rates: tuple[float, ...]
    """The newcomer's Mbit/s, second by second from its start."""

    @property
    def waited_s(self) -> float:
        """As ``arrival_s``, infinite where there is none."""
        return inf if self.arrival_s is None else self.arrival_s


def start_s(mix: Scenario) -> float:
    """Returns when the newcomer begins."""
    return mix.flows["newcomer"].start / 1e9


def round_trip_s(mix: Scenario) -> float:
    """Returns the newcomer's round trip, s, without queues and packets' own times."""
    ends = mix.topology.access_delay
    (own,) = mix.flows["newcomer"].access_delays(ends)
    return 2 * (mix.topology.delay + own + ends) / 1e9


def fair_share(mix: Scenario) -> float:
    """Returns a flow's share of what cross traffic leaves on average, bytes a second."""
    rate = mix.topology.rate
    left = rate - sum(source.rate_bps(rate) for source in mix.traffic.values())
    return left / 8 / sum(group.count for group in mix.flows.values())


def measure_shares(mix: Scenario, step_s: float, flows: Sequence[Any]) -> Measured:
    """Returns the figures of the flows' delivered bytes at each step; the newcomer's are the last ones.

    In a run too short for it nothing has arrived, and all are alike.
    """
    per_s, last = round(1 / step_s), len(flows[-1]) - 1
    begin, fair = min(round(start_s(mix) * per_s), last), fair_share(mix)
    newcomer = np.asarray(flows[-1], dtype=float)[begin:]
    span = round(max(MIN_DURATION_S, 2 * round_trip_s(mix)) * per_s)
    arrived = np.flatnonzero((newcomer[span:] - newcomer[:-span]) * per_s / span >= SHARE * fair)
    settled = min(begin + round(SETTLED_S * per_s), last)
    end = min(settled + round(OVER_S * per_s), last)
    late = [float(flow[end] - flow[settled]) / OVER_S for flow in flows]
    return Measured(
        arrival_s=round(float(arrived[0] + span) / per_s, 2) if arrived.size else None,
        spread=round((max(late) - min(late)) / fair, 4),
        rates=tuple(round(float(after - before) * 8e-6, 3) for before, after in pairwise(newcomer[::per_s])),
    )


def mix_of(result: Result) -> Scenario:
    """Returns the scenario of a run."""
    return scenario.build([(result.name, result.scenario)])


def measured_in(result: Result) -> Measured:
    """Returns the figures of one of our runs."""
    names = [flow.name for flow in result.flows if flow.name != NEWCOMER]
    delivered = [result.series.flows[name].delivered_bytes for name in (*names, NEWCOMER)]
    return measure_shares(mix_of(result), result.series.time_s[1], delivered)


@cache
def _theirs() -> Mapping[str, Mapping[str, Measured]]:
    """Returns ns-2's runs by part and case."""
    parts = json.loads(THEIRS.read_text(encoding="utf-8"))
    return {
        part: {case: Measured(**{**of, "rates": tuple(of["rates"])}) for case, of in cases.items()}
        for part, cases in parts.items()
    }


def as_json(parts: Mapping[str, Mapping[str, Measured]]) -> str:
    """Returns the text of ``THEIRS``: a line for each case."""
    lines = [
        f'"{part}": {{\n' + ",\n".join(f'"{case}": {json.dumps(asdict(of))}' for case, of in cases.items()) + "\n}"
        for part, cases in parts.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def allowed_s(mix: Scenario, theirs_s: float | None) -> float:
    """Returns how long a newcomer may take beside ns-2's, whose time is None where that never arrives."""
    return max(LONGER * (theirs_s or 0.0), ROUND_TRIPS * round_trip_s(mix) + SPARE_S)


@dataclass(frozen=True)
class _Case:
    """A case with what was measured of each row in it."""

    label: str
    fair_mbps: float
    allowed_s: float
    theirs: Measured
    ours: Mapping[str, Measured]


def _cases(part: str, groups: Sequence[Group]) -> dict[str, _Case]:
    made = {}
    for case, rows in by_case(groups).items():
        mix, theirs = mix_of(next(iter(rows.values())).results[0]), _theirs()[part][case]
        ours = {row: measured_in(group.results[0]) for row, group in rows.items()}
        label = label_case(rows)
        made[case] = _Case(label, fair_share(mix) * 8e-6, allowed_s(mix, theirs.arrival_s), theirs, ours)
    return made


def _seconds(waited_s: float) -> str:
    return "never" if waited_s == inf else f"{waited_s:.1f}"


def _arrivals(cases: Mapping[str, _Case], name: str, title: str) -> Table:
    rows = []
    for case in cases.values():
        times = [_seconds(of.waited_s) for of in (case.theirs, *case.ours.values())]
        spreads = [f"{of.spread:.1%}" for of in (case.theirs, *case.ours.values())]
        rows.append((case.label, f"{case.fair_mbps:.1f}", f"{case.allowed_s:.1f}", *times, *spreads))
    names = ["ns-2", *(ROWS[row] for row in next(iter(cases.values())).ours)]
    columns = ("link and flows", "fair share, Mbit/s", "asked, s", *names, *(f"{one}, apart" for one in names))
    note = (
        f"Seconds from the newcomer's start until it has {SHARE:.0%} of its fair share over two of its round trips, "
        f"half a second at least. "
        f"Asked: {LONGER} times ns-2's, or {ROUND_TRIPS} of its round trips and {SPARE_S:.0f} s. "
        f"Apart: the largest rate less the smallest, of the fair share, from {SETTLED_S:.0f} s on over {OVER_S:.0f} s."
    )
    return Table(title, columns, tuple(rows), (note,), name=name)


def _judge_cases(cases: Mapping[str, _Case], place: str) -> list[Agreement]:
    paper = papers.load("mixes")
    made = []
    for row in next(iter(cases.values())).ours:
        late = [case.label for case in cases.values() if case.ours[row].waited_s > case.allowed_s]
        apart = [case.label for case in cases.values() if case.ours[row].spread > ALIKE]
        hosts = "unpaced" if row == "ns2" else "paced"
        for finding, outside in (("arrival", late), ("alike", apart)):
            told = f"{len(cases) - len(outside)} of {len(cases)}"
            told += f"; not: {'; '.join(outside)}" if outside else ""
            made.append(paper.judge(f"{finding}-{hosts}", len(outside), shown=told).labelled(ROWS[row], place))
    return made


def _courses(cases: Mapping[str, _Case]) -> Section:
    rows, panels = [], []
    shown = [cases[name] for name in SHOWN]
    count = min(STEPS, *(len(of.rates) // STEP_S for case in shown for of in case.ours.values()))
    for case in shown:
        lines = []
        named = {"ns-2": case.theirs, **{ROWS[row]: of for row, of in case.ours.items()}}
        for (name, of), dashes in zip(named.items(), ("-", "-", (0, (4, 2)), (0, (1, 1.2)), "-"), strict=True):
            steps = [sum(of.rates[STEP_S * n : STEP_S * (n + 1)]) / STEP_S for n in range(count)]
            rows.append((case.label, name, *(f"{rate:.1f}" for rate in steps)))
            seconds, shares = np.arange(len(of.rates)) + 0.5, np.asarray(of.rates) / case.fair_mbps
            lines.append(courses.Line(name, seconds, shares, COLOURS.get(name, style.INK), dashes))
        panels.append(courses.Panel(case.label, lines))
    heads = [f"{STEP_S * n}-{STEP_S * (n + 1)} s" for n in range(count)]
    table = Table("The newcomer's Mbit/s", ("link", "row", *heads), tuple(rows), left=2, name="courses")
    caption = "What the newcomer delivers of its fair share from its start on, ours and ns-2's."
    drawing = courses.grid(panels, "rate (of the fair share)", 2)
    return Section("A newcomer of 194 ms beside a flow of 14 ms", "", [table], [Figure("courses", caption, drawing)])


def report(parts: Groups) -> list[Section]:
    """Returns the report's sections."""
    paths, crowds = (_cases(part, parts[part]) for part in (PATHS, CROWDS))
    two, many = "Two flows with unlike round trips", "One near, five near, ten"
    return [
        _courses(paths),
        Section(two, tables=[_arrivals(paths, "paths", two)], agreement=_judge_cases(paths, "Two flows")),
        Section(many, tables=[_arrivals(crowds, "crowds", many)], agreement=_judge_cases(crowds, "More, and UDP")),
    ]
