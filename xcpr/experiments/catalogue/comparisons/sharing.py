"""XCP beside TCP, in one queue and in two (Katabi, Handley, Rohrs 2002, section 6.2). docs/experiments/sharing.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean

import numpy as np

from xcpr.experiments import papers
from xcpr.experiments.experiment import Groups
from xcpr.experiments.papers import Agreement
from xcpr.experiments.reports.report import Section
from xcpr.results.groups import Group, by_case
from xcpr.results.result import Result
from xcpr.results.tables.columns import CASE, mean, tabulate
from xcpr.results.tables.table import Table

PART = "sharing-flows"
ONE, TWO = "one", "two"
XCP = "xcp"
FORWARD = "bottleneck/forward"
SETTLED_S = 30.0
"""The figures are those from then on."""
EVEN = 0.15
"""The share that a class's mean flow may have more or less than the other's."""


def _settled(result: Result) -> int:
    """Returns the first sample of ``SETTLED_S`` or later; in a run that is shorter, the last one."""
    times = result.series.time_s
    return min(int(np.searchsorted(times, SETTLED_S)), len(times) - 1)


def _since_settled(values: Sequence[int], result: Result) -> int:
    """Returns the count from ``SETTLED_S`` to the end."""
    return values[-1] - values[_settled(result)]


def _rate(result: Result, xcp: bool) -> float:
    """Returns the Mbit/s of the mean flow of XCP, or of TCP."""
    flows = (flow.name for flow in result.flows if (flow.transport == XCP) == xcp)
    delivered = [_since_settled(result.series.flows[name].delivered_bytes, result) for name in flows]
    return fmean(delivered) * 8e-6 / (result.duration_s - SETTLED_S)


def _capacity(result: Result) -> float:
    """Returns the bottleneck's capacity, bit/s."""
    return result.bottleneck(FORWARD).rate_mbps * 1e6


def _used(result: Result) -> float:
    """Returns the share of the link that was used."""
    sent = _since_settled(result.series.channels[FORWARD].sent_bytes, result)
    return sent * 8 / ((result.duration_s - SETTLED_S) * _capacity(result))


def _wait_ms(result: Result, queue: str) -> float:
    """Returns how long the mean packet waited in a class's queue, or in the only one."""
    series = result.series.channels[FORWARD]
    if isinstance(series.classes, dict):
        of = series.classes[queue]
        return _since_settled(of.sojourn_time_ns, result) / max(_since_settled(of.sent_packets, result), 1) / 1e6
    return fmean((series.queue_bytes or [0])[_settled(result) :]) * 8e3 / _capacity(result)


def _xcp(result: Result) -> float:
    return _rate(result, True)


def _tcp(result: Result) -> float:
    return _rate(result, False)


def _xcp_wait(result: Result) -> float:
    return _wait_ms(result, "explicit")


def _other_wait(result: Result) -> float:
    return _wait_ms(result, "best_effort")


def _ratio(group: Group) -> float:
    """Returns the mean XCP flow's rate over the mean TCP flow's."""
    return group.mean(_xcp) / max(group.mean(_tcp), 1e-9)


def _choose_row(row: str, cell: Callable[[Group], str]) -> Callable[[dict[str, Group]], str]:
    return lambda rows: cell(rows[row])


COLUMNS = (
    ("RTT, TCP, flows of XCP and TCP", _choose_row(TWO, CASE)),
    ("XCP, one queue", _choose_row(ONE, mean(_xcp, ".2f"))),
    ("TCP", _choose_row(ONE, mean(_tcp, ".2f"))),
    ("XCP, two", _choose_row(TWO, mean(_xcp, ".2f"))),
    ("TCP", _choose_row(TWO, mean(_tcp, ".2f"))),
    ("XCP / TCP, one", lambda rows: f"{_ratio(rows[ONE]):.2f}"),
    ("two", lambda rows: f"{_ratio(rows[TWO]):.2f}"),
    ("used, one", _choose_row(ONE, mean(_used, ".1%"))),
    ("two", _choose_row(TWO, mean(_used, ".1%"))),
    ("wait, one", _choose_row(ONE, mean(_other_wait, ".1f"))),
    ("XCP's", _choose_row(TWO, mean(_xcp_wait, ".2f"))),
    ("TCP's", _choose_row(TWO, mean(_other_wait, ".1f"))),
)


def _table(cases: dict[str, dict[str, Group]]) -> Table:
    note = (
        f"From {SETTLED_S:.0f} s on: Mbit/s of the mean flow, their ratio, what of the link is used, and the mean wait "
        "in each queue, ms."
    )
    return tabulate("XCP beside TCP", COLUMNS, cases.values(), (note,), name="shares")


def _agreement(cases: dict[str, dict[str, Group]]) -> list[Agreement]:
    paper = papers.load("sharing")
    ratios = {rows[TWO].case_label: _ratio(rows[TWO]) for rows in cases.values()}
    apart = [case for case, ratio in ratios.items() if not 1 - EVEN <= ratio <= 1 + EVEN]
    told = f"{min(ratios.values()):.2f} to {max(ratios.values()):.2f} times in {len(ratios)} cases"
    return [
        paper.judge("even", len(apart), shown=f"{told}; apart: {'; '.join(apart)}" if apart else told),
        paper.judge("queue", max(rows[TWO].mean(_xcp_wait) for rows in cases.values())),
    ]


def report(parts: Groups) -> list[Section]:
    """Returns the report's sections."""
    cases = by_case(parts[PART])
    return [Section("XCP beside TCP", tables=(_table(cases),), agreement=_agreement(cases))]
