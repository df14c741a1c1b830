"""HPCC's micro-benchmarks: what its paper says of one flow, of a short one beside it, of an incast, of fairness.

docs/experiments/hpcc.md.
"""

from __future__ import annotations

import numpy as np

from xcpr.experiments import papers
from xcpr.experiments.experiment import Groups
from xcpr.experiments.papers import Agreement
from xcpr.experiments.reports.report import Figure, Section
from xcpr.figures.sets import curves
from xcpr.figures.sets.curves import Curve, Panel
from xcpr.results.groups import Group, by_case, label_case
from xcpr.results.result import Result
from xcpr.results.tables.table import Table

PART = "hpcc-bench"
SHORT, INCAST, JOINS = "short", "incast", "joins"
FORWARD = "bottleneck/forward"
BEGIN_S = 2e-3
"""When the short flow and the crowd begin."""
REST_S = 1e-3
"""The long flow is alone and at rest from then to ``BEGIN_S``."""
JOIN_S = 100e-3
"""From one flow's start to the next one's: W_AI evens two flows out by a factor e in a thousand round trips, 13 ms."""
AGAIN = 0.9
"""The share of its rate with which a flow counts as having it again."""
GONE = 0.05
"""The share of its peak at which a queue is gone."""


class _Run:
    """A result as arrays: seconds, and bytes from the start on."""

    def __init__(self, group: Group) -> None:
        (result,) = group.results
        self.result: Result = result
        series = result.series
        self.time = np.array(series.time_s)
        channel = series.channels[FORWARD]
        self.sent = np.array(channel.sent_bytes)
        self.queue = np.array(channel.queue_bytes)
        self.delivered = {name: np.array(flow.delivered_bytes) for name, flow in series.flows.items()}
        self.bytes_per_s = result.bottlenecks[0].rate_mbps * 1e6 / 8

    @property
    def path_bytes(self) -> float:
        """The bytes that the path holds without a queue."""
        return self.bytes_per_s * self.result.rtt_s

    def samples_between(self, begin_s: float, end_s: float) -> slice:
        """Returns the samples of a while; two near it at least, where it has fewer."""
        first, end = (int(place) for place in np.searchsorted(self.time, (begin_s, end_s)))
        first = min(first, len(self.time) - 2)
        return slice(first, max(end, first + 2))

    def used(self, begin_s: float, end_s: float) -> float:
        """Returns the share of the link that was used."""
        return self._rate(self.sent, self.samples_between(begin_s, end_s)) / self.bytes_per_s

    def rates(self, begin_s: float, end_s: float) -> list[float]:
        """Returns the bytes per second of each flow."""
        return [self._rate(delivered, self.samples_between(begin_s, end_s)) for delivered in self.delivered.values()]

    def _rate(self, counted: np.ndarray, window: slice) -> float:
        times, values = self.time[window], counted[window]
        return float((values[-1] - values[0]) / (times[-1] - times[0]))


def _first(holds: np.ndarray) -> int:
    """Returns the place of the first sample of which it holds; the last one's if there is none."""
    return int(np.argmax(holds)) if holds.any() else max(len(holds) - 1, 0)


def _recovery(run: _Run) -> float:
    """Returns the round trips from the short flow's last byte until the long one has nine tenths of its rate again."""
    long, short = run.delivered.values()
    end = int(np.argmax(short == short[-1]))
    before = run.samples_between(REST_S, BEGIN_S)
    wanted = AGAIN * (long[before][-1] - long[before][0]) / (run.time[before][-1] - run.time[before][0])
    round_trip = max(1, round(run.result.rtt_s / (run.time[1] - run.time[0])))
    rates = (long[round_trip:] - long[:-round_trip]) / (run.time[round_trip:] - run.time[:-round_trip])
    reached = _first(rates[end:] >= wanted)
    return float(run.time[end + reached] - run.time[end]) / run.result.rtt_s


def _incast(run: _Run) -> tuple[float, float, float]:
    """Returns the peak of the queue, bytes; round trips until it is gone, beyond its own; the largest one after that,
    of it."""
    peak = int(np.argmax(run.queue))
    highest = float(run.queue[peak])
    gone = peak + _first(run.queue[peak:] < GONE * highest)
    drained = float(run.time[gone] - run.time[peak]) - highest / run.bytes_per_s
    return highest, drained / run.result.rtt_s, float(run.queue[gone:].max()) / highest


def _phases(run: _Run) -> list[tuple[float, float, float]]:
    """Returns Jain's index, the used share, and the mean queue of what the path holds. Each is of the last quarter of
    the time with one flow, two, three and four."""
    found = []
    for flows in range(1, len(run.delivered) + 1):
        begin, end = (flows - 0.25) * JOIN_S, flows * JOIN_S
        rates = run.rates(begin, end)[:flows]
        jain = sum(rates) ** 2 / (flows * sum(rate**2 for rate in rates))
        queue = float(run.queue[run.samples_between(begin, end)].mean()) / run.path_bytes
        found.append((jain, run.used(begin, end), queue))
    return found


def _joins_table(runs: dict[str, dict[str, _Run]], labels: dict[str, str]) -> Table:
    rows = [
        (labels[case], f"{flows}", f"{jain:.4f}", f"{used:.1%}", f"{queue:.2%}")
        for case, of in runs.items()
        for flows, (jain, used, queue) in enumerate(_phases(of[JOINS]), start=1)
    ]
    notes = ("In the last 25 ms before the next flow joins. Queue: the mean, of what the path holds without one.",)
    columns = ("link", "flows", "Jain", "used", "queue")
    return Table("Flows that join, 100 ms apart", columns, tuple(rows), notes, name="joins")


def _bursts_table(runs: dict[str, dict[str, _Run]], labels: dict[str, str]) -> Table:
    rows = []
    for case, of in runs.items():
        highest, drained, after = _incast(of[INCAST])
        rows.append(
            (
                labels[case],
                f"{of[SHORT].used(REST_S, BEGIN_S):.1%}",
                f"{_recovery(of[SHORT]):.1f}",
                f"{highest / 1000:,.0f}",
                f"{highest / of[INCAST].path_bytes:.1f}",
                f"{drained:.1f}",
                f"{after:.1%}",
            )
        )
    columns = ("link", "used alone", "recovers, RTTs", "peak, kB", "peak, paths", "gone, RTTs", "after, of peak")
    notes = (
        "A 1 MB flow runs beside a long one: round trips until that has nine tenths of its rate again. Then 15 flows "
        "of 500 kB run beside a long one. The first two columns of these are the peak of the queue, in kB and in "
        "products of the path. The third has the round trips from there until 5 % of it are left, without those that "
        "the link takes to send it. The last is the largest queue after that.",
    )
    return Table("A short flow and an incast", columns, tuple(rows), notes, name="bursts")


def _agreement(runs: dict[str, dict[str, _Run]], labels: dict[str, str]) -> list[Agreement]:
    paper = papers.load("hpcc")
    found = []
    for case, of in runs.items():
        phases = _phases(of[JOINS])
        _, drained, after = _incast(of[INCAST])
        lines = [
            paper.judge("used", round(100 * of[SHORT].used(REST_S, BEGIN_S), 1)),
            paper.judge("queue", max(queue for _, _, queue in phases)),
            paper.judge("recovers", _recovery(of[SHORT])),
            paper.judge("incast", drained),
            paper.judge("after", after),
            paper.judge("fair", phases[-1][0]),
        ]
        found += [line.labelled(labels[case]) for line in lines]
    return found


def _over_time(run: _Run, begin_s: float, end_s: float, label: str) -> Panel:
    window = run.samples_between(begin_s, end_s)
    points = [((at - BEGIN_S) * 1e6, size / 1000) for at, size in zip(run.time[window], run.queue[window], strict=True)]
    return Panel("queue (kB)", [Curve("queue", "hpcc", points)], title=label)


def report(parts: Groups) -> list[Section]:
    """Returns the report's sections."""
    cases = by_case(parts[PART])
    runs = {case: {row: _Run(group) for row, group in rows.items()} for case, rows in cases.items()}
    labels = {case: label_case(rows) for case, rows in cases.items()}
    panels = [_over_time(of[INCAST], BEGIN_S, BEGIN_S + 1e-3, labels[case]) for case, of in runs.items()]
    caption = "The queue of an incast: 15 flows of 500 kB come to a long one at 0 us."
    tables = [_bursts_table(runs, labels), _joins_table(runs, labels)]
    figure = Figure("incast", caption, curves.draw("time (us)", panels))
    return [Section("HPCC's micro-benchmarks", "", tables, [figure], _agreement(runs, labels))]
