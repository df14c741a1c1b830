"""The point of explicit congestion control in one picture: rates and queue, a row of panels for each transport."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from matplotlib.axes import Axes

from xcpr.figures import marks, panels, style
from xcpr.results import quantities
from xcpr.results.result import Result


def draw(shown: Sequence[tuple[str, Result]], path: Path) -> str:
    """Draws rates at the left and the queue at the right, of each label and result. Lines carry their names.

    Returns the caption's marks.
    """
    with style.drawing(path, 1.75 * len(shown) + 0.2, across=2) as figure:
        axes = figure.subplots(len(shown), 2, sharex=True, sharey="col", squeeze=False)
        for (rate, queue), (label, result) in zip(axes, shown, strict=True):
            _rates(rate, result)
            rate.set_title(f"{label}: rate of each flow")
            rate.set_ylabel("rate (Mbit/s)")
            _queue(queue, result)
            queue.set_title(f"{label}: queue")
        for lowest in axes[-1]:
            lowest.set_xlabel(panels.TIME)
    return marks.describe(figure)


def _rates(axes: Axes, result: Result) -> None:
    colours = panels.tones(result)
    for number, flow in enumerate(result.flows, 1):
        time, rate = quantities.flow_rates(result, flow.name)
        runs = rate > 0
        if not runs.any():
            continue
        axes.plot(time[runs], rate[runs], color=colours[flow.name], linewidth=1.1)
        # The name stands where the flow begins: there its line is apart from the others.
        place = (float(time[runs][0]) + 1.2, 1)
        axes.annotate(f"flow {number}", place, fontsize=7, color=colours[flow.name], va="bottom", ha="left")
    axes.set_xlim(0, result.duration_s)
    axes.set_ylim(0, 105)


def _queue(axes: Axes, result: Result) -> None:
    panels.queue(axes, result, result.bottlenecks[0].channel)
    mean = f"mean {result.totals.queue_mean_packets or 0:.0f}"
    axes.annotate(mean, (0.99, 0.1), xycoords="axes fraction", fontsize=7, va="bottom", ha="right")
