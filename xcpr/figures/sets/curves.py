"""Curves over a quantity that a set varies, in panels side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from xcpr.figures import marks, style
from xcpr.figures.marks import IntegerLocator
from xcpr.figures.style import Drawing


@dataclass(frozen=True)
class Curve:
    """One row's values, as (x, y); drawn as its transport."""

    label: str
    transport: str
    points: Sequence[tuple[float, float]]


@dataclass(frozen=True)
class Panel:
    """One set of axes: what is along y, and the curves. ``top``: where y ends; absent: as the values need."""

    y_label: str
    curves: Sequence[Curve]
    top: float | None = None
    log: bool = False
    """y by its logarithm; linear below 1 if a value is 0."""
    bottom: float = 0.0
    """Where y begins."""
    title: str = ""


MARKED = 40
"""The most points of a curve with a mark each."""
ACROSS = 3
"""The most panels side by side."""


def draw(
    x_label: str,
    panels: Sequence[Panel],
    log: bool = False,
    names: Sequence[str] = (),
    joined: bool = True,
) -> Drawing:
    """Draws panels with the same x and rows; x by its logarithm if ``log``. ``names`` are the words for x = 0, 1, ...

    Panels beyond ``ACROSS`` stand below the first ones. If marks coincide, the later ones are smaller. Rows have their
    names beside their last points in the last panel. Points that are not ``joined`` are cases without an
    order.
    """
    below = -(-len(panels) // ACROSS)

    def draw_figure(figure: Figure) -> None:
        every: Any = figure.subplots(below, min(ACROSS, len(panels)), squeeze=False)
        grid: Any = every.flat[: len(panels)]
        for axes in every.flat[len(panels) :]:
            axes.remove()
        for place, (axes, panel) in enumerate(zip(grid, panels, strict=True)):
            for number, curve in enumerate(panel.curves):
                axes.plot(
                    [x for x, _ in curve.points],
                    [y for _, y in curve.points],
                    color=style.colour(curve.transport),
                    marker=style.look(curve.transport).marker if len(curve.points) <= MARKED else "",
                    markersize=max(3.0, 7.0 - 2 * number),
                    linewidth=1.1 if joined else 0,
                    label=curve.label,
                )
            if log:
                axes.set_xscale("log")
                ticks = sorted({x for curve in panel.curves for x, _ in curve.points})
                axes.set_xticks(ticks, [f"{x:g}" for x in ticks], rotation=90 if len(ticks) > 5 else 0)
                axes.minorticks_off()
            if names:
                axes.set_xticks(range(len(names)), names)
            elif not log and all(float(x).is_integer() for curve in panel.curves for x, _ in curve.points):
                axes.xaxis.set_major_locator(IntegerLocator())
            values = [y for curve in panel.curves for _, y in curve.points]
            if panel.log and values and min(values) > 0:
                style.logarithmic(axes.yaxis)
                axes.set_ylim(min(values) / 1.5, panel.top or max(values) * 1.5)
            elif panel.log:
                axes.set_yscale("symlog", linthresh=1)
                axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.0f}"))
                axes.set_ylim(panel.bottom, panel.top or max([1.0, *values]) * 2)
            else:
                axes.set_ylim(panel.bottom, panel.top or max([1.0, *values]) * 1.05)
            axes.set_title(panel.title)
            if place + ACROSS >= len(panels):
                axes.set_xlabel(x_label)
            axes.set_ylabel(panel.y_label)
        if len(panels[0].curves) > 1:
            names_of = style.short_labels([curve.label for curve in panels[-1].curves])
            ends = [
                (name, style.colour(curve.transport), *curve.points[-1])
                for name, curve in zip(names_of, panels[-1].curves, strict=True)
                if curve.points
            ]
            style.name_ends(grid[-1], ends)

    return Drawing(draw_figure, 2.9 if below == 1 else 2.2 * below, across=min(ACROSS, len(panels)))


def draw_cases(
    cases: Sequence[str],
    rows: Sequence[tuple[str, str, Sequence[float]]],
    y_label: str,
    band: tuple[float, float],
    meaning: str,
) -> Drawing:
    """Draws a mark per row (label, transport, a value per case) over each case, before a band of some ``meaning``."""

    def draw_figure(figure: Figure) -> None:
        axes: Any = figure.add_subplot()
        marks.explain(axes.axhspan(*band, color=style.INK, alpha=0.1, linewidth=0), meaning)
        for number, (label, transport, values) in enumerate(rows):
            look = style.look(transport)
            places = [place + (number - (len(rows) - 1) / 2) * 0.12 for place in range(len(cases))]
            axes.plot(places, values, look.marker, color=look.colour, markersize=6, label=label)
        axes.set_xticks(range(len(cases)), [case.replace(", ", "\n") for case in cases], fontsize=6)
        axes.set_ylim(bottom=0)
        axes.set_xlabel("case")
        axes.set_ylabel(y_label)
        axes.grid(visible=False, axis="x")
        labels = [label for label, _, _ in rows]
        figure.legend(loc="outside upper left", ncols=style.columns(figure, labels, len(rows)))

    return Drawing(draw_figure, 3.2, across=len(cases))
