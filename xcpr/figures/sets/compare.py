"""Figures that set runs side by side: the rows of a reproduce set, for one case or for all."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Sequence
from statistics import fmean
from typing import Any

from matplotlib.figure import Figure

from xcpr.figures import marks, panels, style
from xcpr.figures.style import Drawing
from xcpr.results.result import Result, available
from xcpr.results.statistics import estimate

Row = tuple[str, Result]
"""A row's label and its result."""
Cases = list[tuple[str, list[tuple[str, list[Result]]]]]
"""Each case's label and rows; a row has a label and a result for each seed."""


def windows_caption(rows: list[Row]) -> str:
    """Returns the caption of ``windows``, but for its marks."""
    return (
        "Window of each flow, data delivered by all flows beside "
        f"{available(result for _, result in rows)}, and the bottleneck's queue."
    )


def windows(rows: list[Row]) -> Drawing:
    """Draws windows, throughput and queue of every row, in columns with common axes."""
    width = max(style.WIDTH, 2.5 * len(rows))
    return Drawing(lambda figure: _draw_windows(figure, rows), 5.4, width, len(rows))


def _draw_windows(figure: Figure, rows: Sequence[Row]) -> None:
    grid: Any = figure.subplots(3, len(rows), sharex=True, sharey="row", squeeze=False)
    tops, titles = [], style.short_labels([label for label, _ in rows])
    for column, (_, result) in enumerate(rows):
        panels.window(grid[0, column], result)
        tops.append(grid[0, column].get_ylim()[1])
        panels.total_throughput(grid[1, column], result)
        panels.queue(grid[2, column], result, result.bottlenecks[0].channel)
        grid[0, column].set_title(_wrapped(titles[column]), pad=12)
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
    _legend(figure, grid[1])


def _legend(figure: Figure, row: Sequence[Any]) -> None:
    """Names below the columns what a row of panels shows, each once."""
    keys: dict[str, Any] = {}
    for axes in row:
        handles, labels = axes.get_legend_handles_labels()
        keys |= dict(zip(labels, handles, strict=True))
    figure.legend(
        list(keys.values()),
        list(keys),
        loc="outside lower center",
        ncols=style.columns(figure, list(keys), 2 * len(row)),
    )


def fairness(rows: list[Row]) -> Drawing:
    """Draws bytes of each flow (the paper's figures 7, 9 and 10): a line for each row, a dot for each flow."""
    labels = style.short_labels([label for label, _ in rows])

    def draw_figure(figure: Figure) -> None:
        axes: Any = figure.add_subplot()
        for line, (_, result) in enumerate(rows):
            several = panels.transports(result)
            for transport in several:
                delivered = [flow.delivered_bytes / 1e6 for flow in result.flows if flow.transport == transport]
                look = style.look(transport)
                name = labels[line] if len(several) == 1 else f"{labels[line]}: {look.label}"
                marker = "o" if len(several) == 1 else look.marker
                places = [line] * len(delivered)
                (dots,) = axes.plot(delivered, places, marker, color=look.colour, markersize=5, alpha=0.6, label=name)
                if marker == "o":
                    marks.explain(dots, "the flows")
            deviation = f"sd {result.totals.stddev_bytes / 1e6:.1f} MB"
            axes.text(
                1.01, line, deviation, transform=axes.get_yaxis_transform(), va="center", fontsize=style.NAME_SIZE
            )
        axes.set_yticks(range(len(rows)), labels)
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_xlim(left=0)
        axes.set_xlabel("delivered by each flow (MB)")
        axes.set_ylabel("row")
        keys = {str(key.get_label()): key for _, result in rows for key in panels.keys(result)}
        if keys:
            figure.legend(
                handles=list(keys.values()),
                loc="outside upper left",
                ncols=style.columns(figure, list(keys), len(keys)),
            )

    return Drawing(draw_figure, 0.28 * len(rows) + 0.7, is_rigid=True)


def _wrapped(label: str) -> str:
    return "\n".join(textwrap.wrap(label, 30))


def totals_caption(cases: Cases) -> str:
    """Returns the caption of ``totals``, but for its marks."""
    seeds = max(len(results) for _, rows in cases for _, results in rows)
    means = ": the mean over the seeds" if seeds > 1 else ". One seed"
    return f"Data delivered by all flows, as a share of {_available(cases)}{means}."


INTERVAL = "95 % confidence intervals of the means, by Student's t over the seeds"
"""The meaning of bars of error."""


def _available(cases: Cases) -> str:
    return available(result for _, rows in cases for _, results in rows for result in results)


def totals(cases: Cases, spread: str = INTERVAL) -> Drawing:
    """Draws the delivered data of every row in every case, as a share of what there is: means over the seeds.

    Bars are 95 % confidence intervals, or with ``spread=RANGE`` the range of the seeds.
    """

    def draw_figure(figure: Figure) -> None:
        axes: Any = figure.add_subplot()
        count = max(len(rows) for _, rows in cases)
        drawn: dict[str, tuple[str, bool, list[tuple[float, Sequence[float]]]]] = {}
        for place, (_, rows) in enumerate(cases):
            most = rows[0][1][0].totals.available_bytes
            for index, (label, results) in enumerate(rows):
                values = [100 * result.totals.delivered_bytes / most for result in results]
                flow = results[0].flows[0]
                full = flow.recovery in ("rack", "built-in")
                colour = style.colour(flow.transport) if full else style.shades(flow.transport, 5)[3]
                at = place + 0.7 * (index - (count - 1) / 2) / count
                drawn.setdefault(label, (colour, full, []))[2].append((at, values))
        ends: list[style.End] = []
        for name, (colour, full, points) in zip(style.short_labels(list(drawn)), drawn.values(), strict=True):
            face = colour if full else "white"
            means = [fmean(values) for _, values in points]
            sides = [_sides(values, spread) for _, values in points]
            container = axes.errorbar(
                [at for at, _ in points],
                means,
                yerr=[*zip(*sides, strict=True)] if any(any(side) for side in sides) else None,
                fmt="o",
                color=colour,
                markerfacecolor=face,
                markersize=5,
                elinewidth=0.8,
                label=name,
            )
            if not full:
                marks.explain(container[0], "rows that recover without RACK")
            marks.explain_bars(container, spread)
            ends.append((name, colour, points[-1][0], means[-1]))
        whole = axes.axhline(100, color=style.INK, linewidth=0.8, linestyle=(0, (4, 2)))
        marks.explain(whole, "all that is available")
        axes.set_xticks(range(len(cases)), [name for name, _ in cases])
        axes.set_xlim(-0.5, len(cases) - 0.5)
        axes.set_xlabel("case")
        axes.set_ylabel(f"delivered (% of {_available(cases)})")
        axes.grid(visible=False, axis="x")
        style.name_ends(axes, ends)

    return Drawing(draw_figure, 3.0)


RANGE = "from the smallest to the largest value of the seeds"
"""The meaning of bars that span the seeds."""


def _sides(values: Sequence[float], spread: str) -> tuple[float, float]:
    """Returns how far a bar reaches below and above the mean; 0 for one seed."""
    if spread == RANGE:
        return fmean(values) - min(values), max(values) - fmean(values)
    half = estimate(values).half_width
    return (0.0, 0.0) if math.isinf(half) else (half, half)
