"""Figures that set runs side by side: the rows of a reproduce set, for one case or for all."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from matplotlib.figure import Figure

from xcpr.figures import panels, style
from xcpr.results.result import Result, available

Row = tuple[str, Result]
"""A row's label and its result."""
Cases = list[tuple[str, list[tuple[str, list[Result]]]]]
"""Each case's label and rows; a row has a label and a result for each seed."""


def windows_caption(rows: list[Row]) -> str:
    """Returns the caption of ``windows``."""
    return (
        "Window of each flow (crosses: timeouts), data delivered by all flows beside "
        f"{available(result for _, result in rows)}, and the bottleneck's queue (dashed: its size; ticks: drops). Data "
        "counts when it is delivered in order: where a hole is filled, more than the link's rate counts at once."
    )


HEIGHT = 5.4
"""Inches of ``windows``."""


def width(rows: Sequence[Row]) -> float:
    """Returns the inches of ``windows``."""
    return max(style.WIDTH, 2.5 * len(rows))


def windows(rows: list[Row], path: Path) -> None:
    """Draws windows, throughput and queue of every row, in columns with common axes."""
    with style.drawing(path, HEIGHT, width(rows), len(rows)) as figure:
        draw_windows(figure, rows)


def draw_windows(figure: Figure, rows: Sequence[Row]) -> None:
    """Draws what ``windows`` shows into a figure."""
    grid: Any = figure.subplots(3, len(rows), sharex=True, sharey="row", squeeze=False)
    tops, titles = [], style.told_apart([label for label, _ in rows])
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


def fairness(rows: list[Row], path: Path) -> None:
    """Draws bytes of each flow (the paper's figures 7, 9 and 10): a line for each row, a dot for each flow."""
    labels = style.told_apart([label for label, _ in rows])
    with style.drawing(path, 0.28 * len(rows) + 0.7, is_rigid=True) as figure:
        axes: Any = figure.add_subplot()
        for line, (_, result) in enumerate(rows):
            several = panels.transports(result)
            for transport in several:
                delivered = [flow.delivered_bytes / 1e6 for flow in result.flows if flow.transport == transport]
                look = style.look(transport)
                name = labels[line] if len(several) == 1 else f"{labels[line]}: {look.label}"
                marker = "o" if len(several) == 1 else look.marker
                places = [line] * len(delivered)
                axes.plot(delivered, places, marker, color=look.colour, markersize=5, alpha=0.6, label=name)
            deviation = f"sd {result.totals.stddev_bytes / 1e6:.1f} MB"
            axes.text(
                1.01, line, deviation, transform=axes.get_yaxis_transform(), va="center", fontsize=style.NAME_SIZE
            )
        axes.set_yticks(range(len(rows)), labels)
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_xlim(left=0)
        axes.set_xlabel("delivered by each flow (MB)")
        keys = {str(key.get_label()): key for _, result in rows for key in panels.keys(result)}
        if keys:
            figure.legend(
                handles=list(keys.values()),
                loc="outside upper left",
                ncols=style.columns(figure, list(keys), len(keys)),
            )


def _wrapped(label: str) -> str:
    return "\n".join(textwrap.wrap(label, 30))


def totals_caption(cases: Cases) -> str:
    """Returns the caption of ``totals``."""
    seeds = max(len(results) for _, rows in cases for _, results in rows)
    spans = ": the mean over the seeds; thin lines span the seeds" if seeds > 1 else ". One seed"
    return f"Data delivered by all flows, as a share of {_available(cases)}{spans}."


def _available(cases: Cases) -> str:
    return available(result for _, rows in cases for _, results in rows for result in results)


def totals(cases: Cases, path: Path) -> None:
    """Draws the delivered data of every row in every case, as a share of what there is: the mean and range of the
    seeds."""
    with style.drawing(path, 3.0) as figure:
        axes: Any = figure.add_subplot()
        count = max(len(rows) for _, rows in cases)
        drawn: dict[str, tuple[str, bool, list[tuple[float, float]]]] = {}
        for place, (_, rows) in enumerate(cases):
            most = rows[0][1][0].totals.available_bytes
            for index, (label, results) in enumerate(rows):
                values = [100 * result.totals.delivered_bytes / most for result in results]
                flow = results[0].flows[0]
                full = flow.recovery in ("rack", "own")
                colour = style.colour(flow.transport) if full else style.shades(flow.transport, 5)[3]
                at = place + 0.7 * (index - (count - 1) / 2) / count
                axes.vlines(at, min(values), max(values), color=colour, linewidth=0.8)
                drawn.setdefault(label, (colour, full, []))[2].append((at, fmean(values)))
        ends: list[style.End] = []
        for name, (colour, full, points) in zip(style.told_apart(list(drawn)), drawn.values(), strict=True):
            face = colour if full else "white"
            axes.plot(*zip(*points, strict=True), "o", color=colour, markerfacecolor=face, markersize=5, label=name)
            ends.append((name, colour, *points[-1]))
        axes.axhline(100, color=style.INK, linewidth=0.8, linestyle=(0, (4, 2)))
        axes.set_xticks(range(len(cases)), [name for name, _ in cases])
        axes.set_xlim(-0.5, len(cases) - 0.5)
        axes.set_ylabel(f"delivered (% of {_available(cases)})")
        axes.grid(visible=False, axis="x")
        style.name_ends(axes, ends)
