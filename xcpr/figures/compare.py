"""Figures that set runs side by side: the rows of a reproduce set, for one case or for all."""

from __future__ import annotations

import textwrap
from pathlib import Path
from statistics import fmean
from typing import Any

import numpy as np

from xcpr.figures import panels, style
from xcpr.results.result import Result

Row = tuple[str, Result]
"""A row's label and its result."""

_PLATE: Any = {"facecolor": "white", "edgecolor": "none", "pad": 0.8, "alpha": 0.85}
MOST_BARS = 3
"""Rows whose bars can stand side by side for each flow."""


TIME_CAPTION = (
    "Window of each flow (crosses: timeouts), data delivered by all flows beside what UDP leaves, and the bottleneck's "
    "queue (dashed: its size; ticks: drops)."
)
"""The caption of ``windows``."""


def windows(rows: list[Row], path: Path) -> None:
    """Windows, throughput and queue of every row, in columns with common axes."""
    with style.drawing(path, 5.4, width=max(style.WIDTH, 2.5 * len(rows))) as figure:
        grid: Any = figure.subplots(3, len(rows), sharex=True, sharey="row", squeeze=False)
        tops = []
        for column, (label, result) in enumerate(rows):
            panels.window(grid[0, column], result)
            tops.append(grid[0, column].get_ylim()[1])
            panels.total_throughput(grid[1, column], result)
            panels.queue(grid[2, column], result, result.bottlenecks[0].channel)
            grid[0, column].set_title(_wrapped(label), pad=12)
            grid[2, column].set_xlim(0, result.duration_s)
            grid[2, column].set_xlabel(panels.TIME)
            if column:
                for axes in grid[:, column]:
                    axes.set_ylabel("")
        for axes in grid[0]:
            axes.set_ylim(0, max(tops))
        grid[0, 0].set_ylabel(panels.window_unit(rows[0][1])[1].replace(" (", "\n("))
        for axes in grid[1]:
            axes.set_ylim(bottom=0)


def fairness(rows: list[Row], path: Path) -> None:
    """Bytes per flow of every row (the paper's figures 7, 9 and 10): bars side by side and around a circle.

    More rows than the eye tells apart get a circle each.
    """
    if len(rows) > MOST_BARS:
        _circles(rows, path)
        return
    with style.drawing(path, 3.0) as figure:
        grid = figure.add_gridspec(1, 2, width_ratios=[1.7, 1])
        axes = figure.add_subplot(grid[0])
        width = 0.8 / len(rows)
        for index, (label, result) in enumerate(rows):
            delivered = [flow.delivered_bytes / 1e6 for flow in result.flows]
            places = np.arange(len(delivered)) + (index - (len(rows) - 1) / 2) * width
            _bars(axes, places, delivered, width, result, f"{label}: sd {result.totals.stddev_bytes / 1e6:.1f} MB")
        axes.set_xticks(range(len(rows[0][1].flows)))
        axes.set_xlabel("flow")
        axes.set_ylabel("delivered (MB)")
        axes.grid(visible=False, axis="x")
        figure.legend(loc="outside upper left", ncols=len(rows), fontsize=7)
        panels.radar(figure.add_subplot(grid[1], projection="polar"), rows)


def _bars(axes: Any, at: Any, height: Any, width: float, result: Result, label: str | None) -> None:
    """Bars in the colour and the hatch of a result's first flow."""
    flow = result.flows[0]
    axes.bar(
        at,
        height,
        width=width * 0.92,
        color=style.colour(flow.transport),
        hatch=style.HATCHES.get(flow.recovery, ""),
        edgecolor="white",
        linewidth=0,
        label=label,
    )


def _circles(rows: list[Row], path: Path) -> None:
    columns = 4
    lines = -(-len(rows) // columns)
    top = max(flow.delivered_bytes / 1e6 for _, result in rows for flow in result.flows)
    with style.drawing(path, 2.5 * lines, width=9.0) as figure:
        for index, (label, result) in enumerate(rows):
            axes: Any = figure.add_subplot(lines, columns, index + 1, projection="polar")
            panels.radar(axes, [(label, result)])
            axes.set_ylim(0, top * 1.05 or 1)
            title = f"{_wrapped(label)}\nsd {result.totals.stddev_bytes / 1e6:.1f} MB"
            axes.set_title(title, loc="center", fontsize=7.5)


def _wrapped(label: str) -> str:
    return "\n".join(textwrap.wrap(label, 30))


def totals(cases: list[tuple[str, list[tuple[str, list[Result]]]]], path: Path) -> None:
    """Delivered data of every row in every case, mean over seeds, with what UDP leaves (the paper's figure 8)."""
    with style.drawing(path, 3.0) as figure:
        axes = figure.add_subplot()
        count = max(len(rows) for _, rows in cases)
        width = 0.8 / count
        labelled: set[str] = set()
        for place, (_, rows) in enumerate(cases):
            available = rows[0][1][0].totals.available_bytes / 1e6
            for index, (label, results) in enumerate(rows):
                values = [result.totals.delivered_bytes / 1e6 for result in results]
                mean = fmean(values)
                at = place + (index - (len(rows) - 1) / 2) * width
                _bars(axes, at, mean, width, results[0], None if label in labelled else label)
                labelled.add(label)
                if len(values) > 1:
                    # The mean of equal values may lie beyond them by its last bit.
                    low, high = max(0.0, mean - min(values)), max(0.0, max(values) - mean)
                    axes.errorbar(at, mean, yerr=[[low], [high]], color=style.INK, linewidth=0.7, capsize=2)
                named = count > MOST_BARS
                size = 6.5 if count <= 3 else 5.5
                shape: dict[str, Any] = {"ha": "center", "fontsize": size, "rotation": 90, "bbox": _PLATE}
                # A short bar that bears its name has no room for its value.
                above = named and mean < 0.5 * available
                height, side = (max(values) + 0.02 * available, "bottom") if above else (mean * 0.985, "top")
                axes.text(at, height, f"{mean:.0f}", va=side, **shape)
                if named:
                    axes.text(at, mean * 0.03, label.partition(":")[0], va="bottom", **shape)
            axes.hlines(
                available,
                place - 0.44,
                place + 0.44,
                color=style.INK,
                linewidth=0.9,
                linestyle=(0, (4, 2)),
                label="_" if place else "left by UDP",
            )
        axes.set_xticks(range(len(cases)), [name for name, _ in cases])
        axes.set_ylabel("delivered by all flows (MB)")
        axes.grid(visible=False, axis="x")
        figure.legend(loc="outside upper left", ncols=4, fontsize=7)
