"""How figures look: one colour and marker per transport and one line style per recovery, everywhere.

Colours are Okabe and Ito's (https://jfly.uni-koeln.de/color/), distinct for colour-blind readers, too.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import matplotlib as mpl
import msgspec
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import to_hex, to_rgb
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, LogLocator, NullLocator

from xcpr.figures import charts, marks
from xcpr.io import files
from xcpr.io.schema import Invalid, Problem, one_of, show
from xcpr.scenarios.flows import registry


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
NAME_SIZE = 7.0
"""Points of the names of curves."""
NAME_WIDTH = 0.25
"""The most that a name takes of a panel's width."""
LEFT_OF = 0.7
"""The place in a panel from which on names stand left of their marks."""
WIDTH = 7.0
"""Inches: a text width of most papers. Figures say their heights for this width."""


@dataclass(frozen=True)
class Style:
    """The size and the font of figures. Text has the same points in all: a narrow figure that is shown larger has
    larger text."""

    purpose: str
    width: float
    """Inches of a figure whose panels stand below each other."""
    wide: float
    """Inches of one with panels side by side."""
    dpi: int
    squeeze: float = 1.0
    """Height by what a figure says."""
    shape: float | None = None
    """Height by width, where all figures have the same."""
    height: float | None = None
    """Inches of all figures; None: as figures say."""
    font: str = "sans"

    def size(self, height: float, width: float, across: int, is_rigid: bool) -> tuple[float, float]:
        """Returns a figure's width and height in inches, from its size where it is ``WIDTH`` inches wide.

        ``across`` panels stand side by side. Lines of text need the height of a rigid figure.
        """
        wide = width / WIDTH * (self.width if across == 1 else self.wide)
        full = is_rigid or wide >= width
        high = self.height or (height if full else max(height * self.squeeze, min(height, MIN_HEIGHT)))
        if self.shape is None or self.height:
            return wide, high
        high = max(high, wide * self.shape)
        return high / self.shape, high


MIN_HEIGHT = 1.3
"""Inches: the least height in which axes have room for their ticks and their label."""
PAGE = Style("a report", WIDTH, WIDTH, 200)
STYLES = {
    "talk": Style("a talk", 4.2, 5.6, 400, squeeze=0.85),
    "paper": Style("a column of a paper", 3.3, WIDTH, 300, squeeze=0.8),
    "slide": Style("a whole slide", 5.33, 5.33, 360, squeeze=0.85, shape=9 / 16),
}
"""All styles but that of reports, by name."""
FONTS: Mapping[str, Any] = {
    "sans": {"font.family": "DejaVu Sans", "mathtext.fontset": "dejavusans"},
    "serif": {"font.family": "STIXGeneral", "mathtext.fontset": "stix"},
}
"""Fonts that come with matplotlib: they are on every machine."""

_now: ContextVar[Style] = ContextVar("style", default=PAGE)


def current_style() -> Style:
    """Returns the style of the figures that are drawn now."""
    return _now.get()


def chosen(name: str, width: float | None = None, height: float | None = None, font: str | None = None) -> Style:
    """Returns a style of ``STYLES``, with other inches or another font where given; raises ``Invalid``."""
    for what, value, allowed in (("style", name, STYLES), ("font", font or "sans", FONTS)):
        if value not in allowed:
            raise Invalid([Problem("figures", what, f"must be {one_of(tuple(allowed))}, not {show(value)}")])
    for what, inches in (("width", width), ("height", height)):
        if inches is not None and not 1 <= inches <= 50:
            raise Invalid([Problem("figures", what, f"must be 1 to 50 inches, not {inches:g}")])
    made = replace(STYLES[name], height=height, font=font or "sans")
    # A width that is asked for is that of every figure.
    return replace(made, width=width, wide=width) if width else made


@contextmanager
def drawn_as(style: Style) -> Iterator[None]:
    """Has figures drawn in a style."""
    before = _now.set(style)
    try:
        yield
    finally:
        _now.reset(before)


def settings() -> Any:
    """Returns matplotlib's settings for the style of now."""
    return SETTINGS | FONTS[current_style().font]


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
    # Papers ask for fonts that can be searched.
    "pdf.fonttype": 42,
    "figure.facecolor": "white",
    "savefig.facecolor": "white",
}


def columns(figure: Any, labels: Sequence[str], most: int) -> int:
    """Returns the columns of a figure's legend: ``most`` in a report, else so many as have room side by side."""
    if current_style() is PAGE:
        return most
    widest = max((len(label) for label in labels), default=1)
    # A letter is half as wide as it is high, or a little more; the sample of the line and the gaps take the rest.
    inches = (0.56 * widest + 6.0) * SETTINGS["legend.fontsize"] / 72
    return max(1, min(most, int(figure.get_figwidth() / inches)))


def short_labels(labels: Sequence[str]) -> list[str]:
    """Returns the labels of rows without their keys and without the words that all of them share: "rcp: RCP, rack" is
    "RCP"."""
    words = [(label.partition(": ")[2] or label).split(", ") for label in labels]
    shared = set.intersection(*map(set, words)) if len(words) > 1 else set()
    return [", ".join(word for word in row if word not in shared) or ", ".join(row) for row in words]


def logarithmic(axis: Any) -> None:
    """Gives an axis the logarithm's scale, with ticks at 1, 2 and 5 in each decade."""
    scale = axis.axes.set_xscale if axis.axis_name == "x" else axis.axes.set_yscale
    scale("log")
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


def spread(points: Sequence[tuple[float, float]], distance: float) -> list[float]:
    """Returns the heights of points in rising order, moved until neighbours have at least the ``distance``; none is
    below 0."""
    heights = [max(0.0, min(1.0, height)) for _, height in points]
    near = [
        (low, high)
        for high in range(len(points))
        for low in range(high)
        if abs(points[low][0] - points[high][0]) < NAME_WIDTH
    ]
    for _ in range(10 * len(points)):
        for low, high in near:
            lacking = distance - (heights[high] - heights[low])
            if lacking > 0:
                heights[low] = max(0.0, heights[low] - lacking / 2)
                heights[high] = max(heights[high] + lacking / 2, heights[low] + distance)
    return heights


@contextmanager
def new_figure(height: float, width: float = WIDTH, across: int = 1, is_rigid: bool = False) -> Iterator[Figure]:
    """Yields a figure in the style of now, without a window system and without global state. Inches are those of
    ``Style.size``."""
    with mpl.rc_context(settings()):
        figure = Figure(figsize=current_style().size(height, width, across, is_rigid), layout="constrained")
        FigureCanvasAgg(figure)
        yield figure


@contextmanager
def drawing(
    path: Path, height: float, width: float = WIDTH, across: int = 1, is_rigid: bool = False
) -> Iterator[Figure]:
    """Yields a figure as ``new_figure``, and saves it as PNG at the end.

    Beside it lie an SVG, its numbers as CSV, and in a report its chart for pages, else a PDF. ``height`` and ``width``
    are inches in a report; ``across`` and ``is_rigid`` are those of ``Style.size``.
    """
    with new_figure(height, width, across, is_rigid) as figure:
        yield figure
        save(figure, path)
        figure.set_layout_engine("none")  # Everything has its place now.
        save(figure, path.with_suffix(".svg"))
        _leave(path.with_suffix(".csv"), charts.table(figure))
        if current_style() is PAGE:
            chart = charts.extract_chart(figure)
            _leave(charts.chart_path(path), None if chart is None else msgspec.json.encode(chart))
        else:
            save(figure, path.with_suffix(".pdf"))


@dataclass(frozen=True)
class Drawing:
    """A figure's content, and its size in inches as ``drawing`` takes it. No file is written before ``write``."""

    draw: Callable[[Figure], None]
    height: float
    width: float = WIDTH
    across: int = 1
    is_rigid: bool = False

    def write(self, path: Path) -> str:
        """Writes the figure as PNG, and its other forms beside it; returns what the caption says of its marks."""
        with drawing(path, self.height, self.width, self.across, self.is_rigid) as figure:
            self.draw(figure)
        return marks.describe(figure)


# Files name no software version and no date, so that the same result gives the same picture.
UNNAMED: Mapping[str, dict[str, None]] = {
    "png": {"Software": None},
    "svg": {"Date": None, "Creator": None},
    "pdf": {"CreationDate": None, "Creator": None, "Producer": None},
}
"""The forms that figures are saved in, and what matplotlib would write into each."""


def save(figure: Figure, path: Path) -> None:
    """Saves a figure of a folder in the form that the file's ending says; raises ``Invalid`` for another one."""
    files.write(path, encode(figure, path))


def encode(figure: Figure, path: Path) -> bytes:
    """Returns a figure in the form that a file's ending says; raises ``Invalid`` for another one."""
    form = path.suffix.lstrip(".")
    if form not in UNNAMED:
        endings = tuple(f".{name}" for name in UNNAMED)
        raise Invalid([Problem(str(path), "", f"must end in {one_of(endings)}")])
    drawn = io.BytesIO()
    with mpl.rc_context(settings()):
        figure.savefig(
            drawn, format=form, dpi=current_style().dpi if form == "png" else "figure", metadata=UNNAMED[form]
        )
    return drawn.getvalue()


def _leave(path: Path, content: bytes | str | None) -> None:
    """Writes a file, or takes away what an earlier figure of that name had."""
    if content is None:
        path.unlink(missing_ok=True)
    else:
        files.write(path, content)
