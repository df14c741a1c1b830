"""Captions name the marks that are drawn, axes have names, and what is counted has whole numbers at its ticks."""

from __future__ import annotations

import ast
import json
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import needs
import numpy as np
import pytest
from matplotlib.figure import Figure
from matplotlib.ticker import FixedLocator

from xcpr.experiments.reports import report
from xcpr.figures import charts, marks, page, style
from xcpr.figures import run as run_figures
from xcpr.figures.sets import compare, courses, curves, pairs, sweep
from xcpr.io.paths import PACKAGE
from xcpr.results.result import Result
from xcpr.results.statistics import Estimate

WORDS = re.compile(
    r"\b(cross(es)?|dots?|circles?|ticks?|dashed|bands?|shaded|bars?|(thin )?lines? (are|is|span))\b", re.I
)
"""Words for marks, which a caption's own text must not have."""


class Drawn:
    """The figures that were drawn, with the sentences that they have about marks."""

    def __init__(self) -> None:
        self.figures: list[tuple[Path, Figure]] = []


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """Records all figures that are saved as PNG."""
    found = Drawn()
    save = style.save

    def record(figure: Figure, path: Path) -> None:
        save(figure, path)
        if path.suffix == ".png":
            found.figures.append((path, figure))

    monkeypatch.setattr(style, "save", record)
    return found


def results(make_result: Callable[..., Result]) -> Iterator[Result]:
    """Yields runs with and without timeouts, of one transport and of two, with UDP, and with several bottlenecks."""
    yield make_result("demo")
    yield make_result("demo", "flows.main.recovery=reno", "udp.schedule=half")
    yield make_result("sharing")
    yield make_result("parking-lot")


def draw_all(make_result: Callable[..., Result], folder: Path) -> Iterator[tuple[Path, str]]:
    """Draws figures of every kind; yields each path, and what the caption says of its marks."""
    made = list(results(make_result))
    for number, one in enumerate(made):
        for name, (drawing, _) in run_figures.list_figures(one).items():
            path = folder / f"{number}-{name}.png"
            yield path, drawing.write(path)
    one = made[1]
    rows = [("A: XCP-r, reno", one), ("B: XCP-r, rack", made[0])]
    cases = [("case", [("A", [one, make_result("demo", seed=2)]), ("B", [one, made[0]])])]
    several = [curves.Panel("drops", [curves.Curve("XCP", "xcp", [(0, 1.0), (1, 3.0)])])]
    lines = [("XCP", "xcp", "-", [(0.0, Estimate(1.0, 0.1)), (1.0, Estimate(2.0, 0.2))])]
    grid = [courses.Panel("XCP", [courses.Line("one", [0, 1], [1, 2], "#000000")])]
    measures, cells = (sweep.Measure("more (MB)", 10, 1),), {"family": [("case", [Estimate(20, 1)])]}
    for name, drawing in {
        "windows": compare.windows(rows),
        "fairness": compare.fairness(rows),
        "totals": compare.totals(cases),
        "range": compare.totals(cases, compare.RANGE),
        "curves": curves.draw("flow", several),
        "cases": curves.draw_cases(["a", "b"], [("XCP", "xcp", [1, 2])], "share (%)", (1, 2), "usual"),
        "courses": courses.grid(grid, "rate (Mbit/s)", 2),
        "overlay": courses.overlaid_windows([[("ours", [one, one]), ("theirs", [one])]]),
        "dots": pairs.dots([("a", [("xcp", 3.0, 4.5)])], "MB", ("first", "second")),
        "scatter": pairs.scatter([("a", [("XCP", "xcp", 1.0, 2.0)])], "time (s)", "rate (Mbit/s)"),
        "matrix": pairs.matrix(["xcp", "rcp"], [[1, 2], [3, 4]], "%", 5),
        "point": courses.rates_and_queues(rows),
        "shares": courses.shares(rows),
        "heat-map": sweep.heat_map(measures, cells, "xcp", "xcp-r"),
        "sweep": sweep.curves(lines, "lost (%)", "delivered (%)"),
    }.items():
        yield folder / f"{name}.png", drawing.write(folder / f"{name}.png")


def check_caption(name: str, sentence: str, there: set[str]) -> None:
    """Checks that a sentence about marks names those that are there, and no others."""
    names = {marks.PLURALS.get(shape, shape): shape for shape in marks.SHAPES}
    parts = (part.strip().partition(":")[0].lower() for part in re.split(r"[;.]", sentence))
    assert {names[part] for part in parts if part in names} == there, (name, sentence)


def check_axes(name: str, figure: Figure) -> None:
    """Checks that all axes have names, but for those whose ticks are names."""
    shown = charts._visible_axes(figure)
    for axes, (_, x_label, y_label) in zip(shown, charts._axis_labels(figure, shown), strict=True):
        for axis, label in ((axes.xaxis, x_label), (axes.yaxis, y_label)):
            assert label or isinstance(axis.get_major_locator(), FixedLocator), f"{name}: an axis without name"


def check_chart(name: str, chart: charts.Chart, there: set[str]) -> None:
    """Checks that a page draws the marks that a picture has."""
    seen = {curve.mark for panel in chart.panels for curve in panel.curves}
    seen |= {marks.DASHED for panel in chart.panels for curve in panel.curves if curve.dashed}
    seen |= {marks.BARS for panel in chart.panels for curve in panel.curves if curve.low}
    seen |= {marks.BAND for panel in chart.panels if panel.bands}
    assert there - {marks.LINE, marks.THIN} <= seen, name


def test_captions_name_the_marks_that_are_drawn(
    make_result: Callable[..., Result], recorder: Drawn, tmp_path: Path
) -> None:
    sentences = dict(draw_all(make_result, tmp_path))
    figures = dict(recorder.figures)
    assert figures.keys() == sentences.keys()
    every = set()
    for path, figure in figures.items():
        there = {shape for shape, _ in marks.explained(figure)}
        every |= there
        check_caption(path.name, sentences[path], there)
        check_axes(path.name, figure)
        file = charts.chart_path(path)
        if file.is_file():
            check_chart(path.name, msgspec.json.decode(file.read_bytes(), type=charts.Chart), there)
    assert every == {*marks.SHAPES}, "a shape that no figure has needs no name"
    assert "crosses: timeouts" in sentences[tmp_path / "1-window.png"].lower()
    assert "crosses" not in sentences[tmp_path / "0-window.png"].lower(), "there are none"
    assert "error bars: 95 % confidence" in sentences[tmp_path / "totals.png"].lower()


def test_counts_have_ticks_at_whole_numbers(
    make_result: Callable[..., Result], recorder: Drawn, tmp_path: Path
) -> None:
    made = make_result("demo", "flows.main.count=1", "flows.late.count=1")
    for name in ("delivered-by-flow", "queue"):
        run_figures.list_figures(made)[name][0].write(tmp_path / f"{name}.png")
    (_, by_flow), (_, queue) = recorder.figures
    for axis in (by_flow.axes[0].xaxis, queue.axes[0].yaxis):
        ticks = axis.get_majorticklocs()
        assert [*ticks] == [*np.round(ticks)]
    chart = msgspec.json.decode(charts.chart_path(tmp_path / "delivered-by-flow.png").read_bytes(), type=charts.Chart)
    assert chart.panels[0].x_integer and not chart.panels[0].y_integer


def list_captions() -> Iterator[tuple[str, str]]:
    """Yields the texts that stand before the sentences about marks: of runs, and of experiments and sets."""
    for name, (*_, caption) in (run_figures.FIGURES | run_figures.DISTRIBUTIONS).items():
        yield name, caption
    for path in (PACKAGE / "experiments").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            texts: list[ast.expr] = []
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Figure":
                texts = node.args[1:2]
            elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "caption":
                texts = [node.value]
            for text in texts:
                parts = (part.value for part in ast.walk(text) if isinstance(part, ast.Constant))
                yield path.name, " ".join(str(part) for part in parts)


def test_written_captions_do_not_mention_marks(make_result: Callable[..., Result]) -> None:
    found = [*list_captions(), ("windows", compare.windows_caption([("A", make_result())]))]
    assert len(found) > 40
    for name, caption in found:
        assert not WORDS.search(caption), f"{name}: {caption}"


def test_goodput_above_the_link_rate_is_explained(make_result: Callable[..., Result], tmp_path: Path) -> None:
    made = make_result("demo")
    drawing, _ = run_figures.list_figures(made)["goodput"]
    assert "hole" not in drawing.write(tmp_path / "plain.png")
    for series in made.series.flows.values():
        counts = zip(made.series.time_s, series.delivered_bytes, strict=True)
        series.delivered_bytes = [count if at < 5 else 2 * count for at, count in counts]
    assert "Goodput above 100 Mbit/s: data counts in order" in drawing.write(tmp_path / "jump.png")
    assert "a filled hole" in (tmp_path / "jump.svg").read_text(encoding="utf-8")


def test_report_captions_name_the_marks_drawn(make_result: Callable[..., Result], tmp_path: Path) -> None:
    made = make_result("demo", "flows.main.recovery=reno")
    text = report.of_run(made, tmp_path).read_text(encoding="utf-8")
    captions = re.findall(r"<figcaption>(.*?)<span", text)
    assert "Congestion window of each flow. Crosses: timeouts. " in captions
    assert "Bottleneck queue. Dashed line: the size of the queue; ticks: drops. " in captions


@needs.program("node")
def test_browser_charts_draw_marks_and_whole_number_ticks() -> None:
    script = """
    const place = { place: (value) => value };
    const dots = { x: [1, 2], y: [3, 4], points: true, step: false, framed: false };
    const drawing = (mark) => path({ ...dots, mark }, place, place, { height: 1 }, [0, 9]);
    console.log(JSON.stringify({
      flows: ticks("linear", [0, 3], 8, true), time: ticks("linear", [0, 3], 8, false),
      cross: drawing("cross"), tick: drawing("tick"), circle: drawing("circle"), dot: drawing("dot"),
      bars: errorBars({ x: [1, 2], low: [0, null], high: [5, null] }, place, place),
      band: outline({ x: [0, 1, 1], y: [2, 2, 3] }, place, place),
    }));
    """
    done = subprocess.run(["node", "-e", page.text("charts.js") + script], capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert found["flows"] == [0, 1, 2, 3] and 0.5 in found["time"]
    assert len({found[mark] for mark in ("cross", "tick", "circle", "dot")}) == 4
    assert found["cross"].count("l6") == 2 and found["tick"].count("v10") == 2
    assert found["bars"] == "M1.0 0.0m-3 0h6m-3 0V5.0m-3 0h6"
    assert found["band"] == "M0.0 2.0L1.0 2.0L1.0 3.0Z"
