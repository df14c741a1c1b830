"""The content of a drawn figure, as numbers: for the page that draws it anew (page/charts.js), and for a CSV
file.

The numbers are read from the axes of matplotlib's figure, so that a figure is described once, for all its forms. A
curve whose label begins with an underscore has no entry in matplotlib's legend, and is known by the rest of it here.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.collections import LineCollection, PolyCollection
from matplotlib.colors import to_hex, to_rgba
from matplotlib.container import ErrorbarContainer
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Polygon, Rectangle
from matplotlib.ticker import FixedLocator

from xcpr.figures import marks
from xcpr.figures.marks import NO_LINE
from xcpr.results.tables import csv_rows

DIGITS = 6
"""Significant ones of a number in a chart."""
SCALES = ("linear", "log")
"""The scales of charts."""
NAMELESS = re.compile(r"_(child|container)\d+")
"""The name that matplotlib gives to things without a label."""

Numbers = list[float | None]


class Curve(msgspec.Struct, kw_only=True):
    """A line, or points. Without a label it is drawn, but has neither key nor values."""

    label: str
    colour: str
    x: int
    """Which of the chart's."""
    y: Numbers
    dashed: bool
    points: bool
    """They have no line."""
    mark: str
    """How points look, one of ``marks.SHAPES``; a dot where that has no name."""
    step: bool
    """y stays as it is up to the next x."""
    framed: bool
    """y is a share of the panel's height."""
    low: Numbers | None = None
    """Where bars of error begin, for each point; None: there are none."""
    high: Numbers | None = None
    """Where they end."""


class Band(msgspec.Struct, kw_only=True):
    """A coloured area behind the curves."""

    label: str
    colour: str
    opacity: float
    x: Numbers
    y: Numbers
    """The corners, one after the other."""


class Panel(msgspec.Struct, kw_only=True):
    """One set of axes."""

    title: str
    x_label: str
    y_label: str
    x: tuple[float, float]
    y: tuple[float, float]
    x_scale: str
    y_scale: str
    ticks: list[tuple[float, str]] | None
    """Along x, where they are names."""
    x_integer: bool
    """Ticks along x are whole numbers."""
    y_integer: bool
    curves: list[Curve]
    bands: list[Band]


class Chart(msgspec.Struct, kw_only=True):
    """A chart that a page draws in the place of a figure's picture."""

    columns: int
    xs: list[Numbers]
    """The x values of all curves: many have the same."""
    panels: list[Panel]


def chart_path(picture: Path) -> Path:
    """Returns the path of a figure's chart, a JSON file for the report."""
    return picture.with_name(f".{picture.stem}.chart.json")


def extract_chart(figure: Figure) -> Chart | None:
    """Returns the chart of a drawn figure; None where there is more to see than curves over x: circles, maps."""
    shown = _visible_axes(figure)
    if not shown or not all(_has_curves_alone(axes) for axes in shown):
        return None
    xs: dict[tuple[float | None, ...], int] = {}
    panels = [
        Panel(
            title=title,
            x_label=x_label,
            y_label=y_label,
            x=_ends(axes.get_xlim()),
            y=_ends(axes.get_ylim()),
            x_scale=axes.get_xscale(),
            y_scale=axes.get_yscale(),
            ticks=_names(axes) or None,
            x_integer=isinstance(axes.xaxis.get_major_locator(), marks.IntegerLocator),
            y_integer=isinstance(axes.yaxis.get_major_locator(), marks.IntegerLocator),
            curves=[
                Curve(
                    label=label,
                    colour=to_hex(line.get_color()) if isinstance(line, Line2D) else to_hex(line.get_colors()[0]),
                    x=xs.setdefault(tuple(_rounded(x)), len(xs)),
                    y=_rounded(y),
                    dashed=isinstance(line, Line2D) and line.get_linestyle() not in ("-", *NO_LINE),
                    points=isinstance(line, LineCollection) or line.get_linestyle() in NO_LINE,
                    mark=_mark(line, axes),
                    step=isinstance(line, Line2D) and line.get_drawstyle() == "steps-post",
                    framed=framed,
                    **_error(line, axes),
                )
                for label, line, x, y, framed in _curves(axes)
            ],
            bands=list(_bands(axes)),
        )
        for axes, (title, x_label, y_label) in zip(shown, _axis_labels(figure, shown), strict=True)
    ]
    place = shown[0].get_subplotspec()
    return Chart(columns=place.get_gridspec().ncols if place else 1, xs=[list(x) for x in xs], panels=panels)


def table(figure: Figure) -> str | None:
    """Returns the numbers of a drawn figure as CSV, a point a row; None where it has none."""
    text = io.StringIO()
    shown = _visible_axes(figure)
    rows: list[tuple[Any, ...]] = []
    for number, (axes, (title, _, y_label)) in enumerate(zip(shown, _axis_labels(figure, shown), strict=True), 1):
        panel = ": ".join(filter(None, (title, y_label))) or str(number)
        for curve, x, y in _points(axes):
            rows.append((panel, curve, *(f"{v:.10g}" if isinstance(v, float) else v for v in (x, y))))
    csv_rows.write_rows(text, [("panel", "curve", "x", "y"), *rows])
    return text.getvalue() if rows else None


NO_LEGEND = "_nolegend_"
"""Matplotlib's label of what has no name in a legend."""


def _visible_axes(figure: Figure) -> list[Axes]:
    return [axes for axes in figure.axes if axes.get_visible() and axes.axison and axes.get_label() != "<colorbar>"]


def _has_curves_alone(axes: Axes) -> bool:
    return (
        axes.name == "rectilinear"
        and {axes.get_xscale(), axes.get_yscale()} <= {*SCALES}
        and not axes.images
        and any(label and not framed for label, _, _, _, framed in _curves(axes))
    )


def _curves(axes: Axes) -> Iterator[tuple[str, Any, Any, Any, bool]]:
    """Yields each curve's label, what is drawn, x, y, and whether y is a share of the axes' height."""
    # The line of a curve with bars of error has no label of its own.
    named = {each[0]: each.get_label() for each in axes.containers if isinstance(each, ErrorbarContainer)}
    for line in axes.lines:
        label = str(named.get(line, line.get_label()))
        if label == NO_LEGEND:  # it is the end of a bar of error
            continue
        x, y = (np.asarray(values, dtype=float) for values in line.get_data(orig=False))
        of_x, of_y = line.get_transform().contains_branch_seperately(axes.transData)
        if not of_x:
            low, high = axes.get_xlim()
            x = low + x * (high - low)
        yield _label(label), line, x, y, not of_y
    for ticks in axes.collections:
        label = str(ticks.get_label())
        if isinstance(ticks, LineCollection) and label != NO_LEGEND and _label(label):
            ends = np.asarray([segment[-1] for segment in ticks.get_segments()])
            yield _label(label), ticks, ends[:, 0], ends[:, 1], False


def _mark(line: Artist, axes: Axes) -> str:
    """Returns how the points of a curve look; empty for a line."""
    if isinstance(line, Line2D) and line.get_linestyle() not in NO_LINE:
        return ""
    try:
        return marks.shape_of(line, axes)
    except ValueError:
        return marks.DOT


def _error(line: Artist, axes: Axes) -> dict[str, Numbers]:
    """Returns the ends of a curve's bars of error, if it has any."""
    for container, bars in marks.bars_of(axes):
        if container[0] is line:
            ends = np.asarray(bars.get_segments())[:, :, 1]
            return {"low": _rounded(ends.min(axis=1)), "high": _rounded(ends.max(axis=1))}
    return {}


def _bands(axes: Axes) -> Iterator[Band]:
    """Yields the areas that have a name or a meaning; an area below a curve has neither."""
    for artist in (*axes.collections, *axes.patches):
        label = _label(str(artist.get_label()))
        if not label and not marks.meaning_of(artist):
            continue
        if isinstance(artist, PolyCollection):
            corners, colour = np.asarray(artist.get_paths()[0].vertices), to_rgba(np.asarray(artist.get_facecolor())[0])
        elif isinstance(artist, Polygon | Rectangle):
            # A band across the axes has its x in shares of them.
            corners = axes.transData.inverted().transform(artist.get_window_extent().corners()[[0, 1, 3, 2]])
            colour = to_rgba(artist.get_facecolor())
        else:
            continue
        x, y = corners.T
        yield Band(label=label, colour=to_hex(colour), opacity=colour[3], x=_rounded(x), y=_rounded(y))


def _label(label: str) -> str:
    return "" if NAMELESS.fullmatch(label) else label.removeprefix("_")


def _points(axes: Axes) -> Iterator[tuple[str, float | str, float | str]]:
    """Yields curve, x and y of each point: of lines, and where there are none, of the cells of a map."""
    names = dict(_names(axes))
    empty = True
    for label, _, x, y, framed in _curves(axes):
        if label and not framed:
            empty = False
            yield from ((label, names.get(float(a), float(a)), float(b)) for a, b in zip(x, y, strict=True))
    if empty:
        rows = dict(_named_ticks(axes.yaxis))
        for cell in axes.texts:
            across, down = cell.get_position()
            if across in names and down in rows:
                yield rows[down], names[across], cell.get_text()


def _names(axes: Axes) -> list[tuple[float, str]]:
    return _named_ticks(axes.xaxis)


def _named_ticks(axis: Any) -> list[tuple[float, str]]:
    """Returns the places of an axis that have names."""
    if not isinstance(axis.get_major_locator(), FixedLocator):
        return []
    places = axis.get_majorticklocs()
    names = axis.get_major_formatter().format_ticks(places)
    return [(float(at), name) for at, name in zip(places, names, strict=True)]


def _axis_labels(figure: Figure, shown: Iterable[Axes]) -> Iterator[tuple[str, str, str]]:
    """Yields title and labels of each set of axes: its own, or what stands at the edge of the grid for it too."""
    grid = {(place.rowspan.start, place.colspan.start): axes for axes in shown if (place := axes.get_subplotspec())}
    last = max((row for row, _ in grid), default=0)
    for axes in shown:
        place = axes.get_subplotspec()
        row, column = (place.rowspan.start, place.colspan.start) if place else (0, 0)
        top, left, bottom = (grid.get(at, axes) for at in ((0, column), (row, 0), (last, column)))
        title = axes.get_title("left") or axes.get_title() or top.get_title("left")
        x_label = axes.get_xlabel() or bottom.get_xlabel() or figure.get_supxlabel()
        y_label = axes.get_ylabel() or left.get_ylabel() or figure.get_supylabel()
        yield tuple(" ".join(words.split()) for words in (title, x_label, y_label))  # type: ignore[misc]


def _ends(limits: tuple[float, float]) -> tuple[float, float]:
    return float(limits[0]), float(limits[1])


def _rounded(values: Any) -> Numbers:
    return [float(f"{value:.{DIGITS}g}") if np.isfinite(value) else None for value in values.tolist()]
