"""Marks of figures and their meanings: a caption's sentence about marks is made of what was drawn.

``explain`` gives a mark its meaning where it is drawn. ``describe`` finds the marks in the finished figure, and names
each by how it looks: a cross is called a cross since it is one.
"""

from __future__ import annotations

from collections.abc import Iterator

from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.collections import LineCollection
from matplotlib.colors import to_rgba
from matplotlib.container import ErrorbarContainer
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Polygon, Rectangle
from matplotlib.ticker import MaxNLocator

MEANING, REMARK = "_xcpr_meaning", "_xcpr_remark"
"""The attributes of matplotlib's artists and axes that hold what a caption says of them."""
CROSS, DOT, CIRCLE, TICK = "cross", "dot", "circle", "tick"
BARS, BAND, DASHED, LINE, THIN = "error bars", "band", "dashed line", "line", "thin line"
SHAPES = (CROSS, DOT, CIRCLE, TICK, BARS, BAND, DASHED, LINE, THIN)
"""The marks that captions name, each by how it looks."""
PLURALS = {CROSS: "crosses", DOT: "dots", CIRCLE: "circles", TICK: "ticks"}
"""The names in captions; the other shapes have their own."""
MARKERS = {"x": CROSS, "o": DOT, ".": DOT}
NO_LINE = ("None", "", " ")
"""matplotlib's words for a line style of points alone."""
FAINT = 0.5
"""The opacity of a thin line, beside others that are firm."""


class IntegerLocator(MaxNLocator):
    """Ticks at whole numbers alone, for what is counted."""

    def __init__(self) -> None:
        super().__init__(nbins="auto", steps=[1, 2, 5, 10], integer=True)


def explain(artist: Artist, meaning: str) -> None:
    """Has the caption explain a mark: "crosses: timeouts"."""
    setattr(artist, MEANING, meaning)


def explain_bars(container: ErrorbarContainer, meaning: str) -> None:
    """Has the caption explain bars of error, where there are any."""
    for bars in container.lines[2]:
        explain(bars, meaning)


def remark(axes: Axes, sentence: str) -> None:
    """Has the caption say a sentence about what axes show."""
    setattr(axes, REMARK, sentence)


def meaning_of(artist: Artist) -> str:
    """Returns the meaning of a mark; empty where it has none."""
    return str(getattr(artist, MEANING, ""))


def describe(figure: Figure) -> str:
    """Returns the sentences that explain the marks of a drawn figure; empty where there are none."""
    text = "; ".join(f"{PLURALS.get(shape, shape)}: {meaning}" for shape, meaning in dict.fromkeys(explained(figure)))
    about_marks = f"{text[0].upper()}{text[1:]}." if text else ""
    remarks = dict.fromkeys(getattr(axes, REMARK, "") for axes in figure.axes)
    return " ".join(filter(None, (about_marks, *remarks)))


def explained(figure: Figure) -> Iterator[tuple[str, str]]:
    """Yields the shape of each explained mark that a figure shows, and its meaning."""
    for axes in figure.axes:
        if axes.get_visible():
            for artist in axes.get_children():
                meaning = meaning_of(artist)
                if meaning and artist.get_visible():
                    yield shape_of(artist, axes), meaning


def shape_of(artist: Artist, axes: Axes) -> str:
    """Returns how a mark looks, one of ``SHAPES``; raises ``ValueError`` for what has no name."""
    if isinstance(artist, Line2D):
        return _shape_of_line(artist)
    if isinstance(artist, LineCollection):
        return BARS if artist in set(_bars(axes)) else TICK
    if isinstance(artist, Polygon | Rectangle):
        return BAND
    raise ValueError(f"a caption has no name for {type(artist).__name__}")


def _shape_of_line(line: Line2D) -> str:
    if line.get_linestyle() not in NO_LINE:
        if line.get_linestyle() != "-":
            return DASHED
        return THIN if (line.get_alpha() or 1.0) < FAINT else LINE
    marker = line.get_marker()
    if marker not in MARKERS:
        raise ValueError(f"a caption has no name for the marker {marker!r}")
    is_empty = to_rgba(line.get_markerfacecolor())[:3] == (1.0, 1.0, 1.0)
    return CIRCLE if marker == "o" and is_empty else MARKERS[marker]


def bars_of(axes: Axes) -> Iterator[tuple[ErrorbarContainer, LineCollection]]:
    """Yields the bars of error of axes, each with the curve that has them."""
    for container in axes.containers:
        if isinstance(container, ErrorbarContainer):
            for bars in container.lines[2]:
                yield container, bars


def _bars(axes: Axes) -> Iterator[LineCollection]:
    return (bars for _, bars in bars_of(axes))
