"""Single plots for scripts and notebooks: drawn on matplotlib's axes, which are given back to go on with."""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from xcpr.figures import cdf, panels, style
from xcpr.io import units
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


def of_result(result: Result, quantity: str, axes: Axes | None, channel: str | None = None) -> Axes:
    """Draws one of ``PLOTS``; raises ``Invalid`` for another name, and for a result that lacks what is drawn.

    ``channel`` is the bottleneck of ``OF_CHANNELS``; without it, it is the first one.
    """
    if quantity not in PLOTS:
        raise Invalid([Problem("plot", "what", f"must be {one_of(PLOTS)}, not {show(quantity)}")])
    over_time = quantity in OVER_TIME or quantity in OF_CHANNELS
    if quantity in cdf.PLOTS:
        cdf.check(result, quantity)
        with drawing_on(axes, HEIGHT) as drawn:
            cdf.PLOTS[quantity](drawn, result)
        return drawn
    if over_time and not result.has_series:
        raise Invalid([Problem("plot", "what", f"{show(quantity)} is over time, and this result holds totals only")])
    if not result.flows:
        raise Invalid([Problem("plot", "what", "must be left out: this result has no flows")])
    with drawing_on(axes, HEIGHT) as drawn:
        if quantity in OVER_TIME:
            OVER_TIME[quantity](drawn, result)
        elif quantity in OF_CHANNELS:
            OF_CHANNELS[quantity](drawn, result, channel or result.bottlenecks[0].channel)
        else:
            panels.of_each_flow(drawn, result)
        if over_time:
            panels.time_axis(drawn, result)
    return drawn


def is_quantity(value: str) -> bool:
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


def of_totals(x_label: str, x: Sequence[str], lines: Sequence[Line], total: str, axes: Axes | None) -> Axes:
    """Draws a total over the values of a key: a curve for each other combination, with its confidence intervals.

    Values that are names, as transports, have no order: no line joins their points, which stand side by side.
    """
    joined = all(map(is_quantity, x))
    with drawing_on(axes, HEIGHT) as drawn:
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


def picture(draw: Sequence[Callable[[Axes], object]]) -> bytes:
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
def own_figure(height: float, width: float = style.WIDTH, across: int = 1) -> Iterator[Figure]:
    """Yields a figure of pyplot's, which notebooks show by themselves; inches and ``across`` as ``style.drawing``."""
    from matplotlib import pyplot  # noqa: PLC0415 - it looks for a window system

    # A notebook's backend changes settings when it is loaded, and they must outlast ours.
    pyplot.draw_if_interactive()  # type: ignore[no-untyped-call]
    with mpl.rc_context(style.settings()):
        yield pyplot.figure(figsize=style.current_style().size(height, width, across, False), layout="constrained")


@contextmanager
def drawing_on(axes: Axes | None, height: float) -> Iterator[Axes]:
    """Yields axes to draw on in the style of now: those that are given, or else some in a figure of their own."""
    if axes is None:
        with own_figure(height) as figure:
            yield figure.add_subplot()
    else:
        with mpl.rc_context(style.settings()):
            yield axes
