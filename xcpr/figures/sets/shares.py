"""How flows share a link as they come and go, and what queue they make of it: a column for each transport."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from xcpr.figures import marks, panels, style
from xcpr.results.result import Result

STEPS = 60
"""Over so many parts of the run each flow's rate is averaged."""
ACROSS = 4
"""The most columns side by side."""


def draw(rows: Sequence[tuple[str, Result]], path: Path) -> str:
    """Draws a column per row (label, result): what each flow delivers, and the bottleneck's queue; common axes.

    Columns beyond ``ACROSS`` stand below the first ones. Returns the caption's marks.
    """
    columns = min(ACROSS, len(rows))
    bands = -(-len(rows) // ACROSS)
    with style.drawing(path, 3.4 * bands, width=max(style.WIDTH, 1.7 * columns), across=columns) as figure:
        grid: Any = figure.subplots(2 * bands, columns, sharex=True, squeeze=False, height_ratios=[1.5, 1] * bands)
        for axes in grid[-2:, len(rows) - columns * (bands - 1) :].flat:
            axes.remove()
        for number, (label, result) in enumerate(rows):
            band, column = divmod(number, ACROSS)
            above, below = grid[2 * band : 2 * band + 2, column]
            _rates(above, result)
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
    return marks.describe(figure)


def _rates(axes: Any, result: Result) -> None:
    colours = panels.tones(result)
    time = np.asarray(result.series.time_s)
    ends = np.unique(np.linspace(0, len(time) - 1, STEPS + 1).astype(int))
    for flow in result.flows:
        delivered = np.asarray(result.series.flows[flow.name].delivered_bytes)[ends]
        rate = np.diff(delivered) / np.diff(time[ends]) * 8e-6
        axes.plot(time[ends][1:], rate, color=colours[flow.name], linewidth=0.9)
    axes.set_ylim(0, result.bottlenecks[0].rate_mbps * 1.05)
