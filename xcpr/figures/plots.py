"""Single plots for scripts and notebooks: drawn on matplotlib's axes, which are given back to go on with."""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Mapping, Sequence

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from xcpr.figures import panels, style
from xcpr.results.result import Result
from xcpr.results.statistics import Estimate
from xcpr.schema import Invalid, Problem, one_of, show

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


def _queue(axes: Axes, result: Result) -> None:
    panels.queue(axes, result, result.bottlenecks[0].channel)


def _utilisation(axes: Axes, result: Result) -> None:
    panels.utilisation(axes, result, result.bottlenecks[0].channel)


OVER_TIME: Mapping[str, Callable[[Axes, Result], None]] = {
    "goodput": _goodput,
    "goodput by flow": panels.flow_throughput,
    "window": _window,
    "queue": _queue,
    "utilisation": _utilisation,
}
PLOTS = {**OVER_TIME, "delivered by flow": panels.of_each_flow}
"""The plots of a result, by name. Queue and utilisation are the first bottleneck's."""


def of_result(result: Result, what: str, axes: Axes | None) -> Axes:
    """Draws one of ``PLOTS``; raises ``Invalid`` for another name, and for a result that lacks what is drawn."""
    if what not in PLOTS:
        raise Invalid([Problem("plot", "what", f"must be {one_of(tuple(PLOTS))}, not {show(what)}")])
    if what in OVER_TIME and not result.has_series:
        raise Invalid([Problem("plot", "what", f"{show(what)} is over time, and this result holds totals only")])
    if not result.flows:
        raise Invalid([Problem("plot", "what", "must be left out: this result has no flows")])
    with mpl.rc_context(style.SETTINGS):
        drawn = _own_axes() if axes is None else axes
        PLOTS[what](drawn, result)
        if what in OVER_TIME:
            panels.time_axis(drawn, result)
    return drawn


def named(total: str) -> str:
    """Writes a total's name as an axis has it: ``queue_mean_packets`` is "queue mean (packets)"."""
    words = total.split("_")
    unit = UNITS.get(words[-1]) if len(words) > 1 else None
    return f"{' '.join(words[:-1])} ({unit})" if unit else " ".join(words)


Line = tuple[str, str | None, Sequence[Estimate]]
"""A label, the transport that it is (if it is one), and a value for each place along x."""


def of_totals(x_label: str, x: Sequence[str], lines: Sequence[Line], total: str, axes: Axes | None) -> Axes:
    """Draws a total over the values of a key: a line for each other combination, with its confidence intervals."""
    with mpl.rc_context(style.SETTINGS):
        drawn = _own_axes() if axes is None else axes
        spare = [look.colour for look in style.TRANSPORTS.values()]
        for number, (label, transport, values) in enumerate(lines):
            widths = [0.0 if math.isinf(value.half_width) else value.half_width for value in values]
            drawn.errorbar(
                range(len(values)),
                [value.mean for value in values],
                yerr=widths if any(widths) else None,
                label=style.look(transport).label if transport else label,
                color=style.colour(transport) if transport else spare[number % len(spare)],
                marker=style.look(transport).marker if transport else "o",
                markersize=4,
                capsize=2,
            )
        drawn.set_xticks(range(len(x)), x)
        drawn.set_xlabel(x_label)
        drawn.set_ylabel(named(total))
        if any(label for label, _, _ in lines):
            drawn.legend()
    return drawn


def picture(draw: Sequence[Callable[[Axes], object]]) -> bytes:
    """Draws a PNG of plots below each other, for a notebook's cell; nothing of pyplot's is touched."""
    with mpl.rc_context(style.SETTINGS):
        figure = Figure(figsize=(style.WIDTH, 2.2 * len(draw)), layout="constrained")
        FigureCanvasAgg(figure)
        for axes, each in zip(figure.subplots(len(draw), squeeze=False)[:, 0], draw, strict=True):
            each(axes)
        made = io.BytesIO()
        figure.savefig(made, format="png", dpi=110, metadata={"Software": None})
    return made.getvalue()


def _own_axes() -> Axes:
    """Makes axes in a figure of pyplot's, which notebooks show by themselves."""
    from matplotlib import pyplot  # noqa: PLC0415 - it looks for a window system

    _, axes = pyplot.subplots(figsize=(style.WIDTH, HEIGHT), layout="constrained")
    assert isinstance(axes, Axes)
    return axes
