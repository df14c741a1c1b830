"""Cumulative distributions: of completion times, of round-trip times, of goodput by flow."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from matplotlib.axes import Axes

from xcpr.figures import panels, style
from xcpr.io.schema import Invalid, Problem, show
from xcpr.results import completions, distributions
from xcpr.results.distributions import Distribution
from xcpr.results.result import Result

COMPLETION = "cdf of completion times"
RTT = "cdf of rtt"
GOODPUT = "cdf of goodput"
MIN_FLOWS = 3
"""Goodput of fewer is read from the figure of each flow."""
SPARE_LINES = ("-", (0, (5, 1.5)), (0, (2, 1)), (0, (5, 1.5, 1, 1.5)))


def _completion_times(result: Result) -> Iterator[tuple[str, Distribution]]:
    """Yields the completion times of each traffic source and class of sizes."""
    for one in completions.of_run(result):
        if one.times and one.completed:
            yield (f"{one.source}, {one.sizes}" if one.sizes != completions.ALL_SIZES else one.source), one.times


def _rtts(result: Result) -> dict[str, Distribution]:
    """Returns the round-trip times of all flows of each transport."""
    found: dict[str, list[Distribution]] = {}
    for flow in result.flows:
        if flow.rtt_times:
            found.setdefault(flow.transport, []).append(flow.rtt_times)
    return {transport: distributions.merge(times) for transport, times in found.items()}


def _draw_completion(axes: Axes, result: Result) -> None:
    looks = list(style.TRANSPORTS.values())
    for number, (label, times) in enumerate(_completion_times(result)):
        line = SPARE_LINES[number % len(SPARE_LINES)]
        _steps(axes, times.time_s, times.shares(), label, looks[number % len(looks)].colour, line)
    style.logarithmic(axes.xaxis)
    _label(axes, "completion time (s)", "share of transfers")


def _draw_rtt(axes: Axes, result: Result) -> None:
    for transport, times in _rtts(result).items():
        milliseconds = [1e3 * time for time in times.time_s]
        _steps(axes, milliseconds, times.shares(), style.look(transport).label, style.colour(transport))
    _label(axes, "round-trip time (ms)", "share of measurements")


def _draw_goodput(axes: Axes, result: Result) -> None:
    for transport in panels.transports(result):
        rates = sorted(
            flow.delivered_bytes * 8e-6 / result.duration_s for flow in result.flows if flow.transport == transport
        )
        shares = [(number + 1) / len(rates) for number in range(len(rates))]
        _steps(axes, rates, shares, style.look(transport).label, style.colour(transport))
    axes.set_xlim(left=0)
    _label(axes, "goodput (Mbit/s)", "share of flows")


def _steps(axes: Axes, x: list[float], shares: list[float], label: str, colour: str, line: Any = "-") -> None:
    """Draws a curve that begins at a share of 0 and rises at each value."""
    axes.step(
        [x[0], *x],
        [0.0, *shares],
        where="post",
        color=colour,
        linestyle=line,
        linewidth=1.1,
        label=label,
    )


def _label(axes: Axes, x_label: str, y_label: str) -> None:
    axes.set_ylim(0, 1.02)
    axes.set_xlabel(x_label)
    axes.set_ylabel(y_label)
    axes.legend(loc="lower right")


PLOTS: Mapping[str, Callable[[Axes, Result], None]] = {
    COMPLETION: _draw_completion,
    RTT: _draw_rtt,
    GOODPUT: _draw_goodput,
}
"""The functions that draw distributions, by name."""


def check(result: Result, kind: str) -> None:
    """Raises ``Invalid`` for a result that lacks what a distribution is of."""
    has = {COMPLETION: any(_completion_times(result)), RTT: bool(_rtts(result)), GOODPUT: bool(result.flows)}[kind]
    lacks = {
        COMPLETION: "needs traffic whose transfers were completed, and a result of this version",
        RTT: "needs flows whose round trips were measured, and a result with series",
        GOODPUT: "needs flows",
    }[kind]
    if not has:
        raise Invalid([Problem("plot", "what", f"{show(kind)} {lacks}")])


def is_shown_in_reports(result: Result, kind: str) -> bool:
    """Returns whether a report shows the distribution."""
    if kind == GOODPUT:
        return len(result.flows) >= MIN_FLOWS
    return any(_completion_times(result)) if kind == COMPLETION else bool(_rtts(result))
