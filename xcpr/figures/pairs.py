"""Figures of two flows that share a path."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from xcpr.figures import style

Pair = tuple[str, float, float]
"""A transport, and what its first and its second flow have."""


def bars(cases: Sequence[tuple[str, Sequence[Pair]]], unit: str, names: tuple[str, str], path: Path) -> None:
    """Both flows of each transport side by side, a panel per case."""
    with style.drawing(path, 1.35 * len(cases) + 0.7) as figure:
        all_axes: Any = figure.subplots(len(cases), 1, sharex=True, sharey=True, squeeze=False)[:, 0]
        for axes, (title, pairs) in zip(all_axes, cases, strict=True):
            for index, (transport, first, second) in enumerate(pairs):
                colour, of = style.colour(transport), style.look(transport).label
                for at, value, name, alpha in ((-0.2, first, names[0], 1.0), (0.2, second, names[1], 0.4)):
                    axes.bar(index + at, value, width=0.37, color=colour, alpha=alpha, label=f"{of}, {name}")
                    axes.text(index + at, value, f"{value:.0f}", ha="center", va="bottom", fontsize=5.5)
            axes.set_title(title)
            axes.grid(visible=False, axis="x")
        all_axes[-1].set_xticks(range(len(cases[0][1])), [style.look(name).label for name, _, _ in cases[0][1]])
        figure.supylabel(unit, fontsize=8)
        figure.suptitle(f"dark: {names[0]}, light: {names[1]}", fontsize=8, x=0.02, ha="left")


Mark = tuple[str, str, float, float]
"""A label, the transport whose look it has, x and y."""


def scatter(cases: Sequence[tuple[str, Sequence[Mark]]], x_label: str, y_label: str, path: Path) -> None:
    """A mark per transport, two measures against each other, a panel per case."""
    with style.drawing(path, 3.1) as figure:
        all_axes: Any = figure.subplots(1, len(cases), sharex=True, sharey=True, squeeze=False)[0]
        for axes, (title, marks) in zip(all_axes, cases, strict=True):
            for label, transport, x, y in marks:
                look = style.look(transport)
                axes.plot([x], [y], marker=look.marker, color=look.colour, markersize=5, clip_on=False, label=label)
            axes.set_title(title)
            axes.set_xlabel(x_label)
            axes.set_xlim(left=0)
            axes.set_ylim(bottom=0)
        all_axes[0].set_ylabel(y_label)
        for axes, (_, marks) in zip(all_axes, cases, strict=True):
            style.name_marks(axes, [(label, style.colour(transport), x, y) for label, transport, x, y in marks])


def matrix(names: Sequence[str], values: Sequence[Sequence[float]], unit: str, top: float, path: Path) -> None:
    """A number for each pair of transports, row beside column, shaded from 0 to ``top``."""
    labels = [style.look(name).label for name in names]
    with style.drawing(path, 3.6, width=4.8) as figure:
        axes = figure.add_subplot()
        image = axes.imshow(np.asarray(values), cmap="Blues", vmin=0, vmax=top, aspect="auto")
        for row, line in enumerate(values):
            for column, value in enumerate(line):
                colour = "white" if value > 0.6 * top else style.INK
                axes.text(column, row, f"{value:.0f}", ha="center", va="center", fontsize=6.5, color=colour)
        axes.set_xticks(range(len(names)), labels, rotation=35, ha="right", rotation_mode="anchor")
        axes.set_yticks(range(len(names)), labels)
        axes.grid(visible=False)
        axes.spines[:].set_visible(False)
        axes.tick_params(length=0)
        figure.colorbar(image, ax=axes, label=unit, shrink=0.9)
