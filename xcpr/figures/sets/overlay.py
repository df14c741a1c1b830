"""Windows of runs laid over each other: one flow of ours over the same flow of another implementation's TCP."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from xcpr.figures import marks, panels, style
from xcpr.results.result import Result

Runs = tuple[str, Sequence[Result]]
"""A label and its repetitions."""
LINES: Sequence[Any] = ("-", (0, (4, 2)))


def windows(pairs: Sequence[Sequence[Runs]], path: Path) -> str:
    """Draws the sum of all flows' windows, a panel per pair: ours drawn through, theirs dashed over it.

    The first repetition is drawn firmly, the others thinly. Names stand beside the ends of the first ones. Returns the
    caption's marks.
    """
    with style.drawing(path, 1.9 * len(pairs)) as figure:
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
    return marks.describe(figure)
