"""Plots for scripts and notebooks: ``xcpr.figures.queue(result)``, or ``result.plot.queue()``.

Each draws on matplotlib's axes and returns them. Without ``ax`` they are in a figure of their own, which a notebook
shows by itself. A result without what is drawn raises ``Invalid``.
"""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from os import PathLike
from pathlib import Path

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from xcpr.figures import cdf, panels, path_time, style
from xcpr.figures import topology as networks
from xcpr.figures.sets import compare
from xcpr.io import files, units
from xcpr.io.schema import Invalid, Problem, one_of, show
from xcpr.results.result import Result
from xcpr.results.statistics import Estimate

HEIGHT = 2.7
"""Inches of a plot that makes its own figure."""
UNITS = {"bytes": "bytes", "s": "s", "packets": "packets", "bps": "bit/s"}
"""Units by the last word of a name."""


def _window(axes: Axes, result: Result) -> None:
    panels.window(axes, result)
    axes.set_ylabel(panels.window_unit(result)[1])


def _goodput(axes: Axes, result: Result) -> None:
    panels.total_throughput(axes, result)
    axes.legend(loc="lower right")


OF_CHANNELS: Mapping[str, Callable[[Axes, Result, str], None]] = {
    "queue": panels.queue,
    "utilisation": panels.utilisation,
}
OVER_TIME: Mapping[str, Callable[[Axes, Result], None]] = {
    "goodput": _goodput,
    "goodput by flow": panels.flow_throughput,
    "window": _window,
}
PLOTS = (*OVER_TIME, *OF_CHANNELS, "delivered by flow", *cdf.PLOTS)
"""The plots of a result, by name."""
DISTRIBUTIONS = {"fct": cdf.COMPLETION, "rtt": cdf.RTT, "goodput": cdf.GOODPUT}
"""The plots of cumulative distributions, by the quantity."""


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


def draw_result(result: Result, name: str = "goodput", ax: Axes | None = None, channel: str | None = None) -> Axes:
    """Draws one of ``PLOTS``; raises ``Invalid`` for another name, and for a result without the data.

    ``channel`` is the bottleneck of ``OF_CHANNELS``, "link/direction"; without it, it is the first one.
    """
    if name not in PLOTS:
        raise Invalid([Problem("plot", "what", f"must be {one_of(PLOTS)}, not {show(name)}")])
    over_time = name in OVER_TIME or name in OF_CHANNELS
    if name in cdf.PLOTS:
        cdf.check(result, name)
    elif over_time and not result.has_series:
        raise Invalid([Problem("plot", "what", f"{show(name)} is over time, and this result holds totals only")])
    elif not result.flows:
        raise Invalid([Problem("plot", "what", "must be left out: this result has no flows")])
    known = [bottleneck.channel for bottleneck in result.bottlenecks]
    if channel is not None and channel not in known:
        raise Invalid([Problem("figures", "channel", f"must be {one_of(known)}, not {show(channel)}")])
    with _drawing_on(ax, HEIGHT) as drawn:
        if name in OVER_TIME:
            OVER_TIME[name](drawn, result)
        elif name in OF_CHANNELS:
            OF_CHANNELS[name](drawn, result, channel or known[0])
        else:
            (cdf.PLOTS.get(name) or panels.of_each_flow)(drawn, result)
        if over_time:
            panels.time_axis(drawn, result)
    return drawn


def goodput(result: Result, ax: Axes | None = None) -> Axes:
    """Draws the goodput of all flows of a transport, in Mbit/s, beside what they could have; averaged over 0.5 s."""
    return draw_result(result, "goodput", ax)


def goodput_by_flow(result: Result, ax: Axes | None = None) -> Axes:
    """Draws the goodput of each flow, in Mbit/s, averaged over 0.5 s."""
    return draw_result(result, "goodput by flow", ax)


def window(result: Result, ax: Axes | None = None) -> Axes:
    """Draws the window of each flow, in packets where all have one size, else in MB; crosses are timeouts."""
    return draw_result(result, "window", ax)


def queue(result: Result, ax: Axes | None = None, *, channel: str | None = None) -> Axes:
    """Draws a bottleneck's queue, its limit and its drops, in the limit's unit.

    ``channel`` is the bottleneck, "link/direction"; left out, it is the first one.
    """
    return draw_result(result, "queue", ax, channel)


def utilisation(result: Result, ax: Axes | None = None, *, channel: str | None = None) -> Axes:
    """Draws the share of a bottleneck's capacity that it sent, in percent, averaged over 0.5 s.

    ``channel`` is that of ``queue``.
    """
    return draw_result(result, "utilisation", ax, channel)


def delivered_by_flow(result: Result, ax: Axes | None = None) -> Axes:
    """Draws the MB that each flow delivered; the band is one standard deviation."""
    return draw_result(result, "delivered by flow", ax)


def draw_cdf(result: Result, quantity: str = "fct", ax: Axes | None = None) -> Axes:
    """Draws a cumulative distribution: of completion times ("fct"), round-trip times ("rtt") or "goodput" by flow."""
    if quantity not in DISTRIBUTIONS:
        raise Invalid([Problem("plot", "quantity", f"must be {one_of(tuple(DISTRIBUTIONS))}, not {show(quantity)}")])
    return draw_result(result, DISTRIBUTIONS[quantity], ax)


def network(result: Result, ax: Axes | None = None) -> Axes:
    """Draws the nodes of a run's topology, and how busy each direction of each link was, from 0 to 1.

    Dumbbells and parking lots, which are a row of routers, are refused.
    """
    if not networks.has_topology_figure(result):
        raise Invalid([Problem("figures", "network", "must be more than a row of routers")])
    with _drawing_on(ax, 4.4) as drawn:
        networks.draw_on(drawn, result)
    return drawn


def side_by_side(results: Mapping[str, Result]) -> Figure:
    """Draws windows, goodput and queue of several results, a column for each; the keys are the columns' titles."""
    if not results:
        raise Invalid([Problem("figures", "results", "must be there: one or more")])
    for name, made in results.items():
        if not (made.has_series and made.flows):
            raise Invalid([Problem("figures", name, "must have flows, and values over time")])
    drawing = compare.windows(list(results.items()))
    with _own_figure(drawing.height, drawing.width, drawing.across) as figure:
        drawing.draw(figure)
    return figure


def save(drawn: Axes | Figure, path: str | PathLike[str]) -> None:
    """Writes a figure as PNG, SVG or PDF, by the path's ending; the same figure gives the same file."""
    figure = drawn if isinstance(drawn, Figure) else drawn.figure
    assert isinstance(figure, Figure)
    files.write_output(Path(path), style.encode(figure, Path(path)))


def _is_quantity(value: str) -> bool:
    """Returns whether a value of a key is a number, or a number with a unit; what is not is a name."""
    try:
        units.parse_measure(value)
    except ValueError:
        return False
    return True


def axis_label(total: str) -> str:
    """Writes a total's name as an axis has it: ``queue_mean_packets`` is "queue mean (packets)"."""
    words = total.split("_")
    unit = UNITS.get(words[-1]) if len(words) > 1 else None
    return f"{' '.join(words[:-1])} ({unit})" if unit else " ".join(words)


Line = tuple[str, str | None, Sequence[Estimate]]
"""A label, the transport that it is (if it is one), and a value for each place along x."""


def draw_path(document: path_time.Document, axes: Axes | None) -> Axes:
    """Draws the path-time diagram of a path trace's document (docs/look-inside.md)."""
    with _drawing_on(axes, path_time.choose_height(document)) as drawn:
        path_time.draw_on(drawn, document)
    return drawn


def draw_totals(x_label: str, x: Sequence[str], lines: Sequence[Line], total: str, axes: Axes | None) -> Axes:
    """Draws a total over the values of a key: a curve for each other combination, with its confidence intervals.

    Values that are names, as transports, have no order: no line joins their points, which stand side by side.
    """
    joined = all(map(_is_quantity, x))
    with _drawing_on(axes, HEIGHT) as drawn:
        spare = [look.colour for look in style.TRANSPORTS.values()]
        for number, (label, transport, values) in enumerate(lines):
            widths = [0.0 if math.isinf(value.half_width) else value.half_width for value in values]
            aside = 0.0 if joined else 0.12 * (number - (len(lines) - 1) / 2)
            drawn.errorbar(
                [place + aside for place in range(len(values))],
                [value.mean for value in values],
                linestyle="-" if joined else "none",
                yerr=widths if any(widths) else None,
                label=style.look(transport).label if transport else label,
                color=style.colour(transport) if transport else spare[number % len(spare)],
                marker=style.look(transport).marker if transport else "o",
                markersize=4,
                capsize=2,
            )
        drawn.set_xticks(range(len(x)), x)
        if not joined:
            drawn.set_xlim(-0.5, len(x) - 0.5)
        drawn.set_xlabel(x_label)
        drawn.set_ylabel(axis_label(total))
        if any(label for label, _, _ in lines):
            drawn.legend()
        if any(0 < value.half_width < math.inf for _, _, values in lines for value in values):
            panels.note(drawn, "bars: 95 % confidence intervals")
    return drawn


def encode_picture(draw: Sequence[Callable[[Axes], object]]) -> bytes:
    """Draws a PNG of plots below each other, for a notebook's cell; nothing of pyplot's is touched."""
    with mpl.rc_context(style.settings()):
        figure = Figure(figsize=(style.WIDTH, 2.2 * len(draw)), layout="constrained")
        FigureCanvasAgg(figure)
        for axes, each in zip(figure.subplots(len(draw), squeeze=False)[:, 0], draw, strict=True):
            each(axes)
        made = io.BytesIO()
        figure.savefig(made, format="png", dpi=110, metadata={"Software": None})
    return made.getvalue()


@contextmanager
def _own_figure(height: float, width: float = style.WIDTH, across: int = 1) -> Iterator[Figure]:
    """Yields a figure of pyplot's, which notebooks show by themselves; inches and ``across`` as ``style.drawing``."""
    from matplotlib import pyplot  # noqa: PLC0415 - it looks for a window system

    # A notebook's backend changes settings when it is loaded, and they must outlast ours.
    pyplot.draw_if_interactive()  # type: ignore[no-untyped-call]
    with mpl.rc_context(style.settings()):
        yield pyplot.figure(figsize=style.current_style().size(height, width, across, False), layout="constrained")


@contextmanager
def _drawing_on(axes: Axes | None, height: float) -> Iterator[Axes]:
    """Yields axes to draw on in the style of now: those that are given, or else some in a figure of their own."""
    if axes is None:
        with _own_figure(height) as figure:
            yield figure.add_subplot()
    else:
        with mpl.rc_context(style.settings()):
            yield axes
