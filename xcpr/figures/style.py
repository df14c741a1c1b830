"""How figures look: one colour and marker per transport and one line style per recovery, everywhere.

Colours are Okabe and Ito's (https://jfly.uni-koeln.de/color/), told apart by colour-blind readers too.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import matplotlib as mpl
import msgspec
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import to_hex, to_rgb
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, LogLocator, NullLocator

from xcpr import files
from xcpr.figures import charts
from xcpr.scenarios import registry


@dataclass(frozen=True)
class Look:
    """How a transport is shown."""

    label: str
    colour: str
    marker: str


TRANSPORTS = {
    "xcp": Look("XCP", "#D55E00", "o"),
    "xcp-r": Look("XCP-r", "#0072B2", "s"),
    "rcp": Look("RCP", "#88CCEE", "8"),
    "hpcc": Look("HPCC", "#AA3377", "$\\bowtie$"),
    "newreno": Look("NewReno", "#009E73", "^"),
    "hstcp": Look("HSTCP", "#CC79A7", "v"),
    "scalable": Look("Scalable TCP", "#56B4E9", "D"),
    "bic": Look("BIC", "#E69F00", "P"),
    "cubic": Look("CUBIC", "#000000", "X"),
    "dctcp": Look("DCTCP", "#BB5566", "$\\diamondsuit$"),
    "bbr": Look("BBRv3", "#225555", "$\\spadesuit$"),
    # From here on they are Paul Tol's (https://sronpersonalpages.nl/~pault/): Okabe and Ito's yellow is too pale.
    "htcp": Look("H-TCP", "#882255", "*"),
    "fast": Look("FAST TCP", "#332288", "<"),
    "tcp-lp": Look("TCP-LP", "#999933", ">"),
    "hstcp-lp": Look("HSTCP-LP", "#AA4499", "h"),
    "psockets": Look("PSockets", "#117733", "d"),
    "drs": Look("DRS", "#661100", "p"),
    "udt": Look("UDT", "#6699CC", "H"),
    "ttp": Look("TTP", "#BBCC33", "x"),
    "sabul": Look("SABUL", "#004488", "|"),
    "rudp": Look("RUDP", "#997700", "+"),
    "fobs": Look("FOBS", "#994455", "4"),
}
KERNEL = {
    "kernel:reno": Look("Linux Reno", "#CC6677", "1"),
    "kernel:cubic": Look("Linux CUBIC", "#44AA99", "2"),
    "kernel:bbr": Look("Linux BBR", "#DDCC77", "3"),
}
"""The kernel's own TCP; what else it may offer has no look."""
SPARE = (("#4477AA", "+"), ("#EE6677", "4"), ("#228833", "|"), ("#CCBB44", "_"))
"""Colours (Paul Tol's bright ones) and markers for transports that have no look above, one after the other."""
LINES: dict[str, Any] = {"rack": "-", "newreno": (0, (6, 2)), "reno": (0, (2, 1.5))}
INK = "#222222"
UDP = "#8C8C8C"
DPI = 200
NAME_SIZE = 7.0
"""Points of the names of curves."""
NAME_WIDTH = 0.25
"""The most that a name takes of a panel's width."""
LEFT_OF = 0.7
"""The place in a panel from which on names stand left of their marks."""
WIDTH = 7.0
"""Inches: a text width of most papers."""


@cache
def looks() -> dict[str, Look]:
    """Returns all looks; a transport that has none in the tables above gets a spare one under its own name."""
    rest = (name for name in registry.declared()["transport"] if name not in TRANSPORTS)
    return TRANSPORTS | KERNEL | {name: Look(name, *spare) for name, spare in zip(rest, SPARE, strict=False)}


def look(transport: str) -> Look:
    """Says how a transport is shown; grey under its own name if it has no look."""
    return looks().get(transport, Look(transport, "#666666", "."))


def colour(transport: str) -> str:
    """Returns a transport's colour."""
    return look(transport).colour


def label(transport: str, recovery: str) -> str:
    """Names a transport and its recovery as a legend does."""
    return f"{look(transport).label}, {recovery}"


def shades(transport: str, count: int) -> list[str]:
    """Returns ``count`` tones of a transport's colour, dark to light, for the flows of one run."""
    base = to_rgb(colour(transport))

    def tone(step: float) -> str:
        red, green, blue = (part * (1 + step) if step < 0 else part + (1 - part) * step for part in base)
        return to_hex((red, green, blue))

    # Black has no darker tones, and darker ones of other colours look like it.
    darkest, lightest = (-0.3, 0.6) if any(base) else (0.0, 0.7)
    return [tone(darkest + (lightest - darkest) * index / max(1, count - 1)) for index in range(count)]


SETTINGS: Any = {
    "font.family": "DejaVu Sans",
    "font.size": 8,
    "axes.titlesize": 8.5,
    "axes.titlelocation": "left",
    "axes.labelsize": 8,
    "axes.edgecolor": INK,
    "axes.linewidth": 0.6,
    "axes.grid": True,
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "grid.color": "#DDDDDD",
    "grid.linewidth": 0.5,
    "legend.frameon": False,
    "legend.fontsize": 7.5,
    "lines.linewidth": 0.9,
    "xtick.labelsize": 7.5,
    "ytick.labelsize": 7.5,
    "svg.hashsalt": "xcpr",
    "figure.facecolor": "white",
    "savefig.facecolor": "white",
}


def told_apart(labels: Sequence[str]) -> list[str]:
    """Returns the labels of rows without their keys and without the words that all of them share: "rcp: RCP, rack" is
    "RCP"."""
    words = [(label.partition(": ")[2] or label).split(", ") for label in labels]
    shared = set.intersection(*map(set, words)) if len(words) > 1 else set()
    return [", ".join(word for word in row if word not in shared) or ", ".join(row) for row in words]


def logarithmic(axis: Any) -> None:
    """Gives an axis the logarithm's scale, with ticks at 1, 2 and 5 in each decade."""
    axis.axes.set_yscale("log")
    axis.set_major_locator(LogLocator(subs=(1, 2, 5)))
    axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,g}"))
    axis.set_minor_locator(NullLocator())


End = tuple[str, str, float, float]
"""A name, its colour, and the point that it belongs to."""


def name_ends(axes: Any, ends: Sequence[End]) -> None:
    """Writes names right of a panel, each at the height of its point or as near as the others let it."""
    _name(axes, [(1.03, "left", height, end) for _, height, end in _in_panel(axes, ends)])


def name_marks(axes: Any, marks: Sequence[End]) -> None:
    """Writes names beside marks, right of them where the panel has room; names that would meet are moved up or down."""
    placed = _in_panel(axes, marks)
    right = [(at + 0.03, "left", height, mark) for at, height, mark in placed if at <= LEFT_OF]
    left = [(at - 0.03, "right", height, mark) for at, height, mark in placed if at > LEFT_OF]
    _name(axes, right)
    _name(axes, left)


def _in_panel(axes: Any, ends: Sequence[End]) -> list[tuple[float, float, End]]:
    """Says where the ends are in a panel, from 0 to 1 in both directions; from below to above."""
    axes.figure.canvas.draw()
    to_panel = axes.transData + axes.transAxes.inverted()
    points = [to_panel.transform(end[2:]) for end in ends]
    placed = [(float(at), float(height), end) for (at, height), end in zip(points, ends, strict=True)]
    return sorted(placed, key=lambda one: one[1])


def _name(axes: Any, names: Sequence[tuple[float, str, float, End]]) -> None:
    line = 1.15 * NAME_SIZE / 72 * axes.figure.dpi / axes.bbox.height
    heights = spread([(at, height) for at, _, height, _ in names], line)
    for height, (at, align, _, (name, colour, _, _)) in zip(heights, names, strict=True):
        axes.text(at, height, name, color=colour, transform=axes.transAxes, va="center", ha=align, fontsize=NAME_SIZE)


def spread(points: Sequence[tuple[float, float]], apart: float) -> list[float]:
    """Returns the heights of points in rising order, moved until those near each other are ``apart``; none is below
    0."""
    heights = [max(0.0, min(1.0, height)) for _, height in points]
    near = [
        (low, high)
        for high in range(len(points))
        for low in range(high)
        if abs(points[low][0] - points[high][0]) < NAME_WIDTH
    ]
    for _ in range(10 * len(points)):
        for low, high in near:
            lacking = apart - (heights[high] - heights[low])
            if lacking > 0:
                heights[low] = max(0.0, heights[low] - lacking / 2)
                heights[high] = max(heights[high] + lacking / 2, heights[low] + apart)
    return heights


@contextmanager
def drawing(path: Path, height: float, width: float = WIDTH) -> Iterator[Figure]:
    """Yields a figure in the house's style, and saves it as PNG at the end. Without a window system, without global
    state.

    Beside it lie an SVG, its numbers as CSV, and its chart for pages.
    """
    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(width, height), layout="constrained")
        FigureCanvasAgg(figure)
        yield figure
        # The files name no software version and no date, so that the same result gives the same picture.
        _leave(path, _saved(figure, dpi=DPI, format="png", metadata={"Software": None}))
        figure.set_layout_engine("none")  # Everything has its place now.
        _leave(path.with_suffix(".svg"), _saved(figure, format="svg", metadata={"Date": None, "Creator": None}))
        _leave(path.with_suffix(".csv"), charts.table(figure))
        chart = charts.of(figure)
        _leave(charts.beside(path), None if chart is None else msgspec.json.encode(chart))


def _saved(figure: Figure, **how: Any) -> bytes:
    drawn = io.BytesIO()
    figure.savefig(drawn, **how)
    return drawn.getvalue()


def _leave(path: Path, content: bytes | str | None) -> None:
    """Writes a file, or takes away what an earlier figure of that name had."""
    if content is None:
        path.unlink(missing_ok=True)
    else:
        files.write(path, content)
