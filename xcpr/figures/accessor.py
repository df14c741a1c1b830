"""The plots of a result as methods of ``result.plot``, as pandas' frames have theirs."""

from __future__ import annotations

from collections.abc import Callable
from types import MethodType
from typing import Any, Concatenate, Generic, ParamSpec

from matplotlib.axes import Axes

from xcpr.figures import plots
from xcpr.results.result import Result

P = ParamSpec("P")


class _Plot(Generic[P]):
    """A function that draws a result, as a method of an accessor."""

    def __init__(self, draw: Callable[Concatenate[Result, P], Axes]) -> None:
        self._draw = draw

    def __get__(self, accessor: ResultPlots | None, _: type) -> Callable[P, Axes]:
        made: Any = self._draw if accessor is None else MethodType(self._draw, accessor.result)
        return made  # type: ignore[no-any-return]


class ResultPlots:
    """``result.plot``: each method draws on matplotlib's axes ``ax``, or in a figure of its own, and returns the axes.

    ``result.plot("queue")`` draws a plot by its name: "goodput", "goodput by flow", "window", "queue", "utilisation",
    "delivered by flow", "cdf of completion times", "cdf of rtt" or "cdf of goodput".
    """

    def __init__(self, result: Result) -> None:
        self.result = result

    def __call__(self, what: str = "goodput", ax: Axes | None = None) -> Axes:
        """Draws the plot of that name; raises ``Invalid``."""
        return plots.draw_result(self.result, what, ax)

    goodput = _Plot(plots.goodput)
    rates = _Plot(plots.goodput_by_flow)
    window = _Plot(plots.window)
    queue = _Plot(plots.queue)
    utilisation = _Plot(plots.utilisation)
    delivered = _Plot(plots.delivered_by_flow)
    cdf = _Plot(plots.draw_cdf)
    network = _Plot(plots.network)
