"""Figures for a talk, a paper and a slide, and figures as functions: text stays in the picture, sizes are as said."""

from __future__ import annotations

import inspect
import struct
from collections.abc import Callable
from pathlib import Path

import matplotlib as mpl
import pytest
from matplotlib.figure import Figure
from matplotlib.text import Text
from typer.testing import CliRunner

import xcpr
from xcpr.api import Invalid
from xcpr.commands import cli
from xcpr.figures import plots, style
from xcpr.figures import run as run_figures
from xcpr.figures.sets import compare
from xcpr.io.paths import DOCS
from xcpr.results.result import Result

LATE = ("flows.late.transport=cubic", "flows.late.recovery=rack", "flows.late.count=3", "udp.schedule=half")


def pixels(path: Path) -> tuple[int, int]:
    width, height = struct.unpack(">II", path.read_bytes()[16:24])
    return int(width), int(height)


@pytest.fixture
def saved_figures(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Figure, float]]:
    """Keeps the figures that are saved as PNG: their names, and how far each goes beyond its edges then."""
    kept: list[tuple[str, Figure, float]] = []
    save = style.save

    def keep(figure: Figure, path: Path) -> None:
        save(figure, path)
        if path.suffix == ".png":
            kept.append((path.stem, figure, clipped_inches(figure)))

    monkeypatch.setattr(style, "save", keep)
    return kept


def clipped_inches(figure: Figure) -> float:
    """Returns how many inches of what a figure shows are beyond its edges."""
    figure.canvas.draw()
    box, (width, height) = figure.get_tightbbox(), figure.get_size_inches()
    return float(max(0.0, -box.x0, -box.y0, box.x1 - width, box.y1 - height))


@pytest.mark.parametrize(("name", "font"), [("talk", "sans"), ("paper", "serif"), ("slide", "sans")])
def test_no_style_clips_text(
    make_result: Callable[..., Result],
    saved_figures: list[tuple[str, Figure, float]],
    tmp_path: Path,
    name: str,
    font: str,
) -> None:
    one, mixed = make_result("demo"), make_result("demo", *LATE)
    with style.drawn_as(style.chosen(name, font=font)):
        for file, (draw, _) in run_figures.FIGURES.items():
            draw(mixed).write(tmp_path / f"{file}.png")
        compare.windows([("A: XCP-r, rack", one), ("B: a mix of two, rack", mixed)]).write(tmp_path / "windows.png")
        compare.fairness([("A: XCP-r, rack", one), ("B: a mix of two, rack", mixed)]).write(tmp_path / "fairness.png")
    assert len(saved_figures) == len(run_figures.FIGURES) + 2
    assert [file for file, _, inches in saved_figures if inches > 0.01] == []
    families = {text.get_fontfamily()[0] for _, figure, _ in saved_figures for text in figure.findobj(Text)}
    assert families == {style.FONTS[font]["font.family"]}


def test_clipped_text_is_detected() -> None:
    figure = Figure(figsize=(2, 1))
    figure.text(0.9, 0.5, "longer than its place")
    assert clipped_inches(figure) > 0.5


def test_figure_sizes_follow_the_style(make_result: Callable[..., Result], tmp_path: Path) -> None:
    made = make_result("demo")
    draw, _ = run_figures.FIGURES["goodput"]
    path = tmp_path / "goodput.png"
    for name, one in style.STYLES.items():
        with style.drawn_as(style.chosen(name)):
            draw(made).write(path)
        width, height = pixels(path)
        assert width == pytest.approx(one.width * one.dpi, abs=1) or one.shape
        assert one.shape is None or height / width == pytest.approx(9 / 16, abs=0.002)
        assert path.with_suffix(".pdf").read_bytes().startswith(b"%PDF")
    with style.drawn_as(style.chosen("paper", width=2.5, height=2.0)):
        draw(made).write(path)
    assert pixels(path) == (750, 600)
    first = {kind: path.with_suffix(kind).read_bytes() for kind in (".png", ".svg", ".pdf")}
    with style.drawn_as(style.chosen("paper", width=2.5, height=2.0)):
        draw(made).write(path)
    assert {kind: path.with_suffix(kind).read_bytes() for kind in first} == first
    assert style.current_style() is style.PAGE


def test_report_style_option_leaves_the_report_unchanged(tmp_path: Path) -> None:
    xcpr.run("demo", overrides={"duration": "1 s"}, out=tmp_path)
    before = {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir() if path.name != ".lock"}
    done = CliRunner().invoke(cli.app, ["report", str(tmp_path), "--style", "paper", "--width", "3"])
    assert done.exit_code == 0, done.exception
    assert pixels(tmp_path / "paper/queue.png")[0] == 900
    assert before.items() <= {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()}.items()
    for words, message in {
        ("--style", "poster"): 'style: must be one of "talk", "paper", "slide", not "poster"',
        ("--style", "talk", "--font", "comic"): 'font: must be one of "sans", "serif"',
        ("--style", "talk", "--width", "0.1"): "width: must be 1 to 50 inches, not 0.1",
        ("--width", "3"): "--style",
    }.items():
        refused = CliRunner().invoke(cli.app, ["report", str(tmp_path), *words])
        assert isinstance(refused.exception, Invalid) and message in str(refused.exception)


def test_every_figure_function_is_documented_and_matches_plot(
    make_result: Callable[..., Result], tmp_path: Path
) -> None:
    mpl.use("agg")
    made = make_result("demo")
    page = (DOCS / "api.md").read_text(encoding="utf-8")
    for name in xcpr.figures.__all__:
        assert inspect.getdoc(getattr(plots, name)), name
        assert name in page, f"docs/api.md lacks {name}"
    for name in ("goodput", "goodput_by_flow", "window", "queue", "utilisation", "delivered_by_flow"):
        ours, its = Figure().add_subplot(), Figure().add_subplot()
        assert getattr(xcpr.figures, name)(made, ours) is ours
        plots.draw_result(made, name.replace("_", " "), its)
        assert [[*line.get_ydata()] for line in ours.lines] == [[*line.get_ydata()] for line in its.lines]
        assert ours.lines
    assert xcpr.figures.network(make_result("ecmp")).has_data()
    with pytest.raises(Invalid, match="a row of routers"):
        xcpr.figures.network(made)
    channel = made.bottlenecks[0].channel
    xcpr.figures.queue(made, channel=channel)
    with pytest.raises(Invalid, match=f'channel: must be "{channel}"'):
        xcpr.figures.queue(made, channel="r9-r8/forward")
    with xcpr.figures.styled("slide"):
        figure = xcpr.figures.side_by_side({"ours": made, "theirs": make_result("demo", *LATE)})
        xcpr.figures.save(figure, tmp_path / "both.png")
    assert [axes.get_title(loc="left") for axes in figure.axes[:2]] == ["ours", "theirs"]
    width, height = pixels(tmp_path / "both.png")
    assert height / width == pytest.approx(9 / 16, abs=0.002)
    with pytest.raises(Invalid, match="must end in"):
        xcpr.figures.save(figure, tmp_path / "both.gif")
    mpl.pyplot.close("all")


def test_highest_dot_is_within_the_axes(make_result: Callable[..., Result]) -> None:
    made = make_result("demo")
    figure = Figure(figsize=(7, 2.4), layout="constrained")
    axes = plots.delivered_by_flow(made, figure.add_subplot())
    figure.canvas.draw()
    (dots,) = (line for line in axes.lines if line.get_marker() == "o")
    highest = max(axes.transData.transform([(0, float(value))])[0][1] for value in dots.get_ydata())
    assert highest + dots.get_markersize() / 2 * figure.dpi / 72 <= axes.bbox.y1
