"""Figures of sweeps: differences between two rows over many cases."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure

from xcpr.figures import marks, style
from xcpr.figures.style import Drawing
from xcpr.results.statistics import Estimate


@dataclass(frozen=True)
class Measure:
    """A column of a heat map: its head, the difference at which its colour is full, the sign of what is better."""

    head: str
    full: float
    better: int
    digits: int = 1

    def text(self, difference: Estimate) -> str:
        """Returns the text of the difference with its confidence interval, where it has one."""
        return difference.text(self.digits)


Rows = Mapping[str, Sequence[tuple[str, Sequence[Estimate]]]]
"""Each case's label and its differences, one per measure, by the heading of a family of cases."""

_FADING = 0.85
"""The exponent between a difference and its colour's strength: below 1 so that small clear ones are seen."""


def heat_map(measures: Sequence[Measure], rows: Rows, worse: str, better: str) -> Drawing:
    """Draws differences in colour where they are clear of their spread, grey where not.

    ``worse`` and ``better`` are the transports whose colours stand for either side.
    """
    colours = LinearSegmentedColormap.from_list("sides", [style.colour(worse), "white", style.colour(better)])
    lines = sum(len(cases) + 1 for cases in rows.values())

    def draw_figure(figure: Figure) -> None:
        axes = figure.add_subplot()
        axes.set_xlim(0, len(measures))
        axes.set_ylim(lines, 0)
        axes.grid(visible=False)
        axes.set_xticks([column + 0.5 for column in range(len(measures))], [measure.head for measure in measures])
        axes.tick_params(length=0, top=False, labeltop=True, bottom=False, labelbottom=False)
        for side in axes.spines.values():
            side.set_visible(False)
        labels: list[tuple[float, str]] = []
        line = 0
        for heading, cases in rows.items():
            axes.text(0, line + 0.62, heading, ha="left", va="center", fontsize=7.5, fontweight="bold")
            axes.axhline(line + 0.02, color=style.INK, linewidth=0.6)
            line += 1
            for label, differences in cases:
                labels.append((line + 0.5, label))
                for column, (measure, difference) in enumerate(zip(measures, differences, strict=True)):
                    _cell(axes, column, line, measure, difference, colours)
                line += 1
        axes.set_yticks([at for at, _ in labels], [label for _, label in labels], fontsize=7)

    return Drawing(draw_figure, 0.155 * lines + 0.75, width=1.25 * style.WIDTH, across=len(measures), is_rigid=True)


def _cell(axes: Any, column: int, line: int, measure: Measure, difference: Estimate, colours: Any) -> None:
    strength = min(1.0, abs(difference.mean) / measure.full) ** _FADING if difference.is_clear else 0.0
    side = strength if difference.mean * measure.better > 0 else -strength
    axes.fill_between(
        [column + 0.01, column + 0.99], line + 0.03, line + 0.97, color=colours(0.5 + side / 2), linewidth=0
    )
    axes.text(
        column + 0.5,
        line + 0.54,
        measure.text(difference),
        ha="center",
        va="center",
        fontsize=6.5,
        color=("white" if strength > 0.7 else style.INK) if difference.is_clear else "#999999",
    )


def curves(
    lines: Sequence[tuple[str, str, str, Sequence[tuple[float, Estimate]]]], x_label: str, y_label: str
) -> Drawing:
    """Draws differences over a quantity: (label, transport whose colour it has, line style, points) each, with
    their intervals of 99 %."""

    def draw_figure(figure: Figure) -> None:
        axes = figure.add_subplot()
        axes.axhline(0, color=style.INK, linewidth=0.6)
        for place, (label, transport, line, points) in enumerate(lines):
            finite = [0.0 if math.isinf(point.half_width) else point.half_width for _, point in points]
            container = axes.errorbar(
                [x + 0.4 * place for x, _ in points],  # side by side: bars do not overlap
                [point.mean for _, point in points],
                yerr=finite if any(finite) else None,
                label=label,
                color=style.colour(transport),
                linestyle=line,
                marker=style.look(transport).marker,
                markersize=3.5,
                capsize=2,
            )
            marks.explain_bars(container, "99 % confidence intervals, by Student's t over the seeds")
        axes.set_xlabel(x_label)
        axes.set_ylabel(y_label)
        axes.legend(loc="upper left")

    return Drawing(draw_figure, 2.9)
