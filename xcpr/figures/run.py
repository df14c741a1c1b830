"""The figures of one run."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from xcpr.figures import cdf, panels, style, topology
from xcpr.figures.style import Drawing
from xcpr.results.result import Result, available

MAX_QUEUES = 12
"""A parking lot with more bottlenecks shows the first ones."""


def _window(result: Result) -> Drawing:
    def draw(figure: Figure) -> None:
        axes = figure.add_subplot()
        panels.window(axes, result)
        axes.set_xlim(0, result.duration_s)
        axes.set_xlabel(panels.TIME)
        axes.set_ylabel(panels.window_unit(result)[1])
        if keys := panels.keys(result):
            across = style.columns(figure, [str(key.get_label()) for key in keys], len(keys))
            axes.legend(handles=keys, loc="lower left", ncols=across, bbox_to_anchor=(0.0, 1.0), borderaxespad=0.2)

    return Drawing(draw, 2.7)


def _goodput(result: Result) -> Drawing:
    def draw(figure: Figure) -> None:
        upper, lower = figure.subplots(2, sharex=True)
        panels.total_throughput(upper, result)
        panels.time_axis(upper, result, label=False)
        across = style.columns(figure, upper.get_legend_handles_labels()[1], 3)
        upper.legend(loc="lower right", ncols=across, bbox_to_anchor=(1.0, 1.0), borderaxespad=0.2)
        panels.flow_throughput(lower, result)
        panels.time_axis(lower, result)

    return Drawing(draw, 4.2)


def _bottlenecks(panel: Callable[[Any, Result, str], None], alone: float, result: Result) -> Drawing:
    """Draws a panel for each bottleneck; the figure of one is ``alone`` inches high."""
    shown = result.bottlenecks[:MAX_QUEUES]

    def draw(figure: Figure) -> None:
        all_axes = figure.subplots(len(shown), sharex=True, squeeze=False)[:, 0]
        for axes, bottleneck in zip(all_axes, shown, strict=True):
            panel(axes, result, bottleneck.channel)
            if len(shown) > 1:
                axes.set_title(panels.place(result, bottleneck))
        all_axes[-1].set_xlim(0, result.duration_s)
        all_axes[-1].set_xlabel(panels.TIME)

    return Drawing(draw, alone if len(shown) == 1 else 1.25 * len(shown) + 0.4)


def _on_axes(panel: Callable[[Axes, Result], None], height: float, result: Result) -> Drawing:
    """Draws one panel, on axes that are the whole figure."""
    return Drawing(lambda figure: panel(figure.add_subplot(), result), height)


FIGURES: dict[str, tuple[Callable[[Result], Drawing], str]] = {
    "window": (_window, "Congestion window of each flow."),
    "goodput": (
        _goodput,
        "Goodput, a moving average over 0.5 s. Upper panel: all flows, and {available}. Lower panel: each flow.",
    ),
    "queue": (partial(_bottlenecks, panels.queue, 2.4), "Bottleneck queue."),
    "utilisation": (
        partial(_bottlenecks, panels.utilisation, 2.2),
        "Share of the bottleneck's capacity in use, a moving average over 0.5 s.",
    ),
    "delivered-by-flow": (partial(_on_axes, panels.of_each_flow, 2.4), "Data delivered by each flow."),
}
"""The function that draws each figure, and its caption, by file name without ".png", in the report's order."""
DISTRIBUTIONS: dict[str, tuple[str, str]] = {
    "completion-cdf": (
        cdf.COMPLETION,
        "Completion times of transfers: the share of transfers within each time.",
    ),
    "rtt-cdf": (cdf.RTT, "Round-trip times of the flows: the share of measurements within each time."),
    "goodput-cdf": (cdf.GOODPUT, "Goodput by flow: the share of flows up to each rate."),
}
"""The cumulative distributions, by file name: the quantity and the caption."""
OF_QUEUES = ("queue", "utilisation")
"""The figures of a run without flows."""
TOPOLOGY = (
    "The network. The colour of each direction of a link is the share of its rate that was sent in the whole run."
)


def list_figures(result: Result) -> dict[str, tuple[Drawing, str]]:
    """Returns the figures of a run, which begin with its network where that is more than a row of routers."""
    network = {"topology": (_on_axes(topology.draw_on, 4.4, result), TOPOLOGY)}
    drawn = {
        name: (draw(result), caption.format(available=available([result])))
        for name, (draw, caption) in FIGURES.items()
        if result.flows or (name in OF_QUEUES and result.bottlenecks)
    }
    distributions = {
        name: (_on_axes(cdf.PLOTS[kind], 2.7, result), caption)
        for name, (kind, caption) in DISTRIBUTIONS.items()
        if cdf.is_shown_in_reports(result, kind)
    }
    return (network if topology.has_topology_figure(result) else {}) | drawn | distributions
