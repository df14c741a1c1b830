"""How flows share a link as they come and go, and what queue they make of it: a column for each transport."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from xcpr.figures import panels, style
from xcpr.results.result import Result

STEPS = 60
"""Over so many parts of the run each flow's rate is averaged."""


def draw(rows: Sequence[tuple[str, Result]], path: Path) -> None:
    """A column per row (label, result): what each flow delivers, and the bottleneck's queue; common axes."""
    with style.drawing(path, 3.4, width=max(style.WIDTH, 1.7 * len(rows))) as figure:
        grid: Any = figure.subplots(2, len(rows), sharex=True, sharey="row", squeeze=False, height_ratios=[1.5, 1])
        for column, (label, result) in enumerate(rows):
            _rates(grid[0, column], result)
            panels.queue(grid[1, column], result, result.bottlenecks[0].channel)
            grid[0, column].set_title(label)
            grid[1, column].set_xlim(0, result.duration_s)
            grid[1, column].set_xlabel(panels.TIME)
            if column:
                grid[1, column].set_ylabel("")
        grid[0, 0].set_ylabel("each flow (Mbit/s)")


def _rates(axes: Any, result: Result) -> None:
    colours = panels.tones(result)
    time = np.asarray(result.series.time_s)
    ends = np.unique(np.linspace(0, len(time) - 1, STEPS + 1).astype(int))
    for flow in result.flows:
        delivered = np.asarray(result.series.flows[flow.name].delivered_bytes)[ends]
        rate = np.diff(delivered) / np.diff(time[ends]) * 8e-6
        axes.plot(time[ends][1:], rate, color=colours[flow.name], linewidth=0.9)
    axes.set_ylim(0, result.bottlenecks[0].rate_mbps * 1.05)
