"""Figures of two flows that share a path."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from matplotlib.figure import Figure
from matplotlib.lines import Line2D

from xcpr.figures import marks, style
from xcpr.figures.style import Drawing

Pair = tuple[str, float, float]
"""A transport, and what its first and its second flow have."""


def dots(cases: Sequence[tuple[str, Sequence[Pair]]], unit: str, names: tuple[str, str]) -> Drawing:
    """Draws both flows of each transport as dots that a line joins, a panel per case: the shorter the line, the
    fairer."""

    def draw_figure(figure: Figure) -> None:
        all_axes: Any = figure.subplots(len(cases), 1, sharex=True, sharey=True, squeeze=False)[:, 0]
        for axes, (title, pairs) in zip(all_axes, cases, strict=True):
            for index, (transport, first, second) in enumerate(pairs):
                colour, of = style.colour(transport), style.look(transport).label
                axes.vlines(index, *sorted((first, second)), color=colour, linewidth=0.8, zorder=1)
                for value, name, face in ((first, names[0], colour), (second, names[1], "white")):
                    (dot,) = axes.plot(
                        [index], [value], "o", color=colour, markerfacecolor=face, label=f"{of}, {name}", clip_on=False
                    )
                    marks.explain(dot, name)
            axes.set_title(title)
        all_axes[0].set_ylim(0, 1.05 * max(value for _, pairs in cases for pair in pairs for value in pair[1:]))
        labels = [style.look(transport).label.replace(" ", "\n") for transport, _, _ in cases[0][1]]
        all_axes[-1].set_xticks(range(len(labels)), labels)
        all_axes[-1].set_xlabel("transport")
        figure.supylabel(unit, fontsize=8)
        faces = zip(names, (style.INK, "white"), strict=True)
        keys = [Line2D([], [], marker="o", color=style.INK, markerfacecolor=face, ls="", label=n) for n, face in faces]
        figure.legend(handles=keys, loc="outside upper left", ncols=2)

    return Drawing(draw_figure, 1.35 * len(cases) + 0.7)


Mark = tuple[str, str, float, float]
"""A label, the transport whose look it has, x and y."""


def scatter(cases: Sequence[tuple[str, Sequence[Mark]]], x_label: str, y_label: str) -> Drawing:
    """Draws a mark per transport, two measures against each other, a panel per case."""

    def draw_figure(figure: Figure) -> None:
        all_axes: Any = figure.subplots(1, len(cases), sharex=True, sharey=True, squeeze=False)[0]
        for axes, (title, points) in zip(all_axes, cases, strict=True):
            for label, transport, x, y in points:
                look = style.look(transport)
                axes.plot([x], [y], marker=look.marker, color=look.colour, markersize=5, clip_on=False, label=label)
            axes.set_title(title)
            axes.set_xlabel(x_label)
            axes.set_xlim(left=0)
            axes.set_ylim(bottom=0)
        all_axes[0].set_ylabel(y_label)
        for axes, (_, points) in zip(all_axes, cases, strict=True):
            style.name_marks(axes, [(label, style.colour(transport), x, y) for label, transport, x, y in points])

    return Drawing(draw_figure, 3.1, across=len(cases))


def matrix(names: Sequence[str], values: Sequence[Sequence[float]], unit: str, top: float) -> Drawing:
    """Draws a number for each pair of transports, the row's flow beside the column's, shaded from 0 to ``top``."""
    labels = [style.look(name).label for name in names]

    def draw_figure(figure: Figure) -> None:
        axes = figure.add_subplot()
        image = axes.imshow(np.asarray(values), cmap="Blues", vmin=0, vmax=top, aspect="auto")
        for row, line in enumerate(values):
            for column, value in enumerate(line):
                colour = "white" if value > 0.6 * top else style.INK
                axes.text(column, row, f"{value:.0f}", ha="center", va="center", fontsize=6.5, color=colour)
        axes.set_xticks(range(len(names)), labels, rotation=35, ha="right", rotation_mode="anchor")
        axes.set_yticks(range(len(names)), labels)
        axes.set_ylabel("a flow of")
        axes.set_xlabel("beside a flow of")
        axes.grid(visible=False)
        axes.spines[:].set_visible(False)
        axes.tick_params(length=0)
        figure.colorbar(image, ax=axes, label=unit, shrink=0.9)

    return Drawing(draw_figure, 3.6, width=4.8, across=2)
