"""Figures as functions, for scripts and notebooks: ``xcpr.figures.queue(result)``.

Each draws on matplotlib's axes and returns them. Without ``ax`` they are in a figure of their own, which a notebook
shows by itself. A result without what is drawn raises ``Invalid``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from os import PathLike
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from xcpr.figures import plots, style
from xcpr.figures import topology as networks
from xcpr.figures.sets import compare
from xcpr.io import files
from xcpr.io.schema import Invalid, Problem, one_of, show
from xcpr.results.result import Result


@contextmanager
def styled(
    name: str, *, width: float | None = None, height: float | None = None, font: str | None = None
) -> Iterator[None]:
    """Has figures drawn in a style: ``with xcpr.figures.styled("paper"): ...``.

    ``name`` is "talk" (large text), "paper" (a column of a paper) or "slide" (a whole slide, 16:9). ``width`` and
    ``height`` are inches; left out, they are the style's. ``font`` is "sans" (default) or "serif". Text has 8 points.
    So text grows where a narrow figure is shown larger than it is.
    """
    with style.drawn_as(style.chosen(name, width, height, font)):
        yield


def goodput(result: Result, ax: Axes | None = None) -> Axes:
    """Draws the goodput of all flows of a transport, in Mbit/s, beside what they could have; averaged over 0.5 s."""
    return plots.of_result(result, "goodput", ax)


def goodput_by_flow(result: Result, ax: Axes | None = None) -> Axes:
    """Draws the goodput of each flow, in Mbit/s, averaged over 0.5 s."""
    return plots.of_result(result, "goodput by flow", ax)


def window(result: Result, ax: Axes | None = None) -> Axes:
    """Draws the window of each flow, in packets where all have one size, else in MB; crosses are timeouts."""
    return plots.of_result(result, "window", ax)


def queue(result: Result, ax: Axes | None = None, *, channel: str | None = None) -> Axes:
    """Draws a bottleneck's queue, its limit and its drops, in the limit's unit.

    ``channel`` is the bottleneck, "link/direction"; left out, it is the first one.
    """
    return plots.of_result(result, "queue", ax, _bottleneck(result, channel))


def utilisation(result: Result, ax: Axes | None = None, *, channel: str | None = None) -> Axes:
    """Draws the share of a bottleneck's capacity that it sent, in percent, averaged over 0.5 s.

    ``channel`` is that of ``queue``.
    """
    return plots.of_result(result, "utilisation", ax, _bottleneck(result, channel))


def delivered_by_flow(result: Result, ax: Axes | None = None) -> Axes:
    """Draws the MB that each flow delivered; the band is one standard deviation."""
    return plots.of_result(result, "delivered by flow", ax)


def network(result: Result, ax: Axes | None = None) -> Axes:
    """Draws the nodes of a run's topology, and how busy each direction of each link was, from 0 to 1.

    Dumbbells and parking lots, which are a row of routers, are refused.
    """
    if not networks.has_topology_figure(result):
        raise Invalid([Problem("figures", "network", "must be more than a row of routers")])
    with plots.drawing_on(ax, 4.4) as drawn:
        networks.draw_on(drawn, result)
    return drawn


def side_by_side(results: Mapping[str, Result]) -> Figure:
    """Draws windows, goodput and queue of several results, a column for each; the keys are the columns' titles."""
    if not results:
        raise Invalid([Problem("figures", "results", "must be there: one or more")])
    for name, made in results.items():
        if not (made.has_series and made.flows):
            raise Invalid([Problem("figures", name, "must have flows, and values over time")])
    rows = list(results.items())
    with plots.own_figure(compare.HEIGHT, compare.width(rows), len(rows)) as figure:
        compare.draw_windows(figure, rows)
    return figure


def save(drawn: Axes | Figure, path: str | PathLike[str]) -> None:
    """Writes a figure as PNG, SVG or PDF, by the path's ending; the same figure gives the same file."""
    figure = drawn if isinstance(drawn, Figure) else drawn.figure
    assert isinstance(figure, Figure)
    files.write_output(Path(path), style.encode(figure, Path(path)))


def _bottleneck(result: Result, channel: str | None) -> str | None:
    known = [bottleneck.channel for bottleneck in result.bottlenecks]
    if channel is not None and channel not in known:
        raise Invalid([Problem("figures", "channel", f"must be {one_of(known)}, not {show(channel)}")])
    return channel


__all__ = [
    "delivered_by_flow",
    "goodput",
    "goodput_by_flow",
    "network",
    "queue",
    "save",
    "side_by_side",
    "styled",
    "utilisation",
    "window",
]
