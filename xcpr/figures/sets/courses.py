"""Courses over time: of several runs, or of the flows of each, in panels on common axes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from xcpr.figures import marks, panels, style
from xcpr.figures.style import Drawing
from xcpr.results import quantities
from xcpr.results.result import Result


@dataclass(frozen=True)
class Line:
    """One course."""

    label: str
    time_s: Any
    values: Any
    colour: str
    dashes: Any = "-"
    width: float = 0.9


@dataclass(frozen=True)
class Panel:
    """The content of one set of axes."""

    title: str
    lines: Sequence[Line]


def grid(shown: Sequence[Panel], unit: str, columns: int, top: float | None = None) -> Drawing:
    """Draws all panels with the same axes, up to ``top``; a legend names each label once, as its first line looks."""
    rows = -(-len(shown) // columns)

    def draw_figure(figure: Figure) -> None:
        all_axes = list(figure.subplots(rows, columns, sharex=True, sharey=True, squeeze=False).flat)
        labelled: dict[str, Any] = {}
        for axes, panel in zip(all_axes, shown, strict=False):
            axes.set_title(panel.title)
            for line in panel.lines:
                (drawn,) = axes.plot(
                    line.time_s,
                    line.values,
                    color=line.colour,
                    linestyle=line.dashes,
                    linewidth=line.width,
                    label=line.label,
                )
                labelled.setdefault(line.label, drawn)
            axes.margins(x=0)
        all_axes[0].set_ylim(0, top)
        for axes in all_axes[len(shown) :]:
            axes.set_visible(False)
        for axes in all_axes[max(0, len(shown) - columns) : len(shown)]:
            axes.tick_params(labelbottom=True)
        figure.supxlabel(panels.TIME, fontsize=8)
        figure.supylabel(unit, fontsize=8)
        if len(labelled) > 1:
            across = style.columns(figure, list(labelled), 5)
            figure.legend(labelled.values(), labelled.keys(), loc="outside upper left", ncols=across, fontsize=7)

    return Drawing(draw_figure, 1.45 * rows + 0.7, across=columns)


def rates_and_queues(shown: Sequence[tuple[str, Result]]) -> Drawing:
    """Draws rates at the left and the queue at the right, of each label and result. Lines carry their names."""

    def draw_figure(figure: Figure) -> None:
        axes = figure.subplots(len(shown), 2, sharex=True, sharey="col", squeeze=False)
        for (rate, queue), (label, result) in zip(axes, shown, strict=True):
            _draw_rates(rate, result)
            rate.set_title(f"{label}: rate of each flow")
            rate.set_ylabel("rate (Mbit/s)")
            _draw_queue(queue, result)
            queue.set_title(f"{label}: queue")
        for lowest in axes[-1]:
            lowest.set_xlabel(panels.TIME)

    return Drawing(draw_figure, 1.75 * len(shown) + 0.2, across=2)


def _draw_rates(axes: Axes, result: Result) -> None:
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


def _draw_queue(axes: Axes, result: Result) -> None:
    panels.queue(axes, result, result.bottlenecks[0].channel)
    mean = f"mean {result.totals.queue_mean_packets or 0:.0f}"
    axes.annotate(mean, (0.99, 0.1), xycoords="axes fraction", fontsize=7, va="bottom", ha="right")


STEPS = 60
"""Over so many parts of the run each flow's rate is averaged."""
ACROSS = 4
"""The most columns side by side."""


def shares(rows: Sequence[tuple[str, Result]]) -> Drawing:
    """Draws a column per row (label, result): what each flow delivers, and the bottleneck's queue; common axes.

    Columns beyond ``ACROSS`` stand below the first ones.
    """
    columns = min(ACROSS, len(rows))
    bands = -(-len(rows) // ACROSS)

    def draw_figure(figure: Figure) -> None:
        grid: Any = figure.subplots(2 * bands, columns, sharex=True, squeeze=False, height_ratios=[1.5, 1] * bands)
        for axes in grid[-2:, len(rows) - columns * (bands - 1) :].flat:
            axes.remove()
        for number, (label, result) in enumerate(rows):
            band, column = divmod(number, ACROSS)
            above, below = grid[2 * band : 2 * band + 2, column]
            _draw_shares(above, result)
            panels.queue(below, result, result.bottlenecks[0].channel)
            above.set_title(label)
            below.set_xlim(0, result.duration_s)
            below.set_xlabel(panels.TIME)
            below.tick_params(labelbottom=True)
            if number:
                above.sharey(grid[0, 0])
                below.sharey(grid[1, 0])
            if column:
                below.set_ylabel("")
                above.tick_params(labelleft=False)
                below.tick_params(labelleft=False)
            else:
                above.set_ylabel("each flow (Mbit/s)")

    return Drawing(draw_figure, 3.4 * bands, width=max(style.WIDTH, 1.7 * columns), across=columns)


def _draw_shares(axes: Any, result: Result) -> None:
    colours = panels.tones(result)
    time = np.asarray(result.series.time_s)
    ends = np.unique(np.linspace(0, len(time) - 1, STEPS + 1).astype(int))
    for flow in result.flows:
        delivered = np.asarray(result.series.flows[flow.name].delivered_bytes)[ends]
        rate = np.diff(delivered) / np.diff(time[ends]) * 8e-6
        axes.plot(time[ends][1:], rate, color=colours[flow.name], linewidth=0.9)
    axes.set_ylim(0, result.bottlenecks[0].rate_mbps * 1.05)


Runs = tuple[str, Sequence[Result]]
"""A label and its repetitions."""
LINES: Sequence[Any] = ("-", (0, (4, 2)))


def overlaid_windows(pairs: Sequence[Sequence[Runs]]) -> Drawing:
    """Draws the sum of all flows' windows, a panel per pair: ours drawn through, theirs dashed over it.

    The first repetition is drawn firmly, the others thinly. Names stand beside the ends of the first ones.
    """

    def draw_figure(figure: Figure) -> None:
        grid: Any = figure.subplots(len(pairs), 1, sharex=True, squeeze=False)
        for axes, pair in zip(grid[:, 0], pairs, strict=True):
            highest = 0.0
            ends: list[style.End] = []
            for (label, results), line in zip(pair, LINES, strict=True):
                colour = style.colour(results[0].flows[0].transport)
                for number, result in enumerate(results):
                    unit, name = panels.window_unit(result)
                    series = [np.asarray(flow.window_bytes) / unit for flow in result.series.flows.values()]
                    total = np.sum(series, axis=0)
                    highest = max(highest, float(total.max()))
                    first = number == 0
                    (drawn,) = axes.plot(
                        result.series.time_s,
                        total,
                        color=colour,
                        linestyle=line,
                        linewidth=1.0 if first else 0.5,
                        alpha=1.0 if first else 0.4,
                        label=label if first else None,
                    )
                    if line != "-":
                        marks.explain(drawn, "the kernel's")
                    elif not first:
                        marks.explain(drawn, "further repetitions")
                    if first:
                        ends.append((label, colour, result.series.time_s[-1], float(total[-1])))
            axes.set_ylabel(name.replace(" (", "\n("))
            axes.set_ylim(0, 1.05 * highest or 1)
            axes.set_xlim(0, pair[0][1][0].duration_s)
            style.name_ends(axes, ends)
        grid[-1, 0].set_xlabel(panels.TIME)

    return Drawing(draw_figure, 1.9 * len(pairs))
