"""Courses over time in small panels on common axes: one panel per transport or setting, a line per course."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from xcpr.figures import marks, panels, style


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


def grid(shown: Sequence[Panel], unit: str, columns: int, path: Path, top: float | None = None) -> str:
    """Draws all panels with the same axes, up to ``top``; a legend names each label once, as its first line looks.

    Returns the caption's marks.
    """
    rows = -(-len(shown) // columns)
    with style.drawing(path, 1.45 * rows + 0.7, across=columns) as figure:
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
    return marks.describe(figure)
