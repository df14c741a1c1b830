"""A figure's other forms: its numbers as CSV, and the chart of it that a report draws in a browser."""

from __future__ import annotations

import csv
import io
import struct
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import browser
import msgspec
import pytest
from matplotlib.figure import Figure

from xcpr.experiments.execution import batch
from xcpr.figures import charts, page, style
from xcpr.figures.sets import courses, curves, pairs
from xcpr.results import result
from xcpr.scenarios import scenario


def rows(text: str | None) -> list[list[str]]:
    assert text is not None
    return [*csv.reader(io.StringIO(text))]


def test_chart_and_csv_contain_the_curves_of_the_axes() -> None:
    figure = Figure()
    above, below = figure.subplots(2, sharex=True)
    above.plot([0, 1, 2], [3.0, float("nan"), 1 / 3], color="#0072B2", label="_flow-0")
    above.axhline(2, linestyle="--")
    above.plot([1], [0.9], "x", transform=above.get_xaxis_transform(), label="timeouts")
    above.set_ylabel("window\n(packets)")
    below.step([0, 1, 2], [1, 2, 3], where="post", label="left by UDP")
    below.vlines([0.5, 1.5], 3, 4, label="_drops")
    below.set(xlabel="time (s)", xlim=(0, 2), ylim=(0, 5), title="r1-r2")
    chart = charts.extract_chart(figure)
    assert chart is not None and chart.columns == 1
    first, second = chart.panels
    assert (first.y_label, first.x_label, first.x) == ("window (packets)", "time (s)", (0, 2))
    assert (second.title, second.y) == ("r1-r2", (0, 5))
    flow, limit, timeouts = first.curves
    assert (flow.label, flow.colour, chart.xs[flow.x], flow.y) == ("flow-0", "#0072b2", [0, 1, 2], [3, None, 0.333333])
    assert (limit.label, limit.dashed, chart.xs[limit.x], limit.y) == ("", True, [0, 2], [2, 2])
    assert (timeouts.points, timeouts.framed, timeouts.y) == (True, True, [0.9])
    udp, drops = second.curves
    assert udp.step and udp.x == flow.x, "what is the same is there once"
    assert (drops.label, drops.points, chart.xs[drops.x], drops.y) == ("drops", True, [0.5, 1.5], [4, 4])
    assert rows(charts.table(figure))[:4] == [
        ["panel", "curve", "x", "y"],
        ["window (packets)", "flow-0", "0", "3"],
        ["window (packets)", "flow-0", "1", "nan"],
        ["window (packets)", "flow-0", "2", "0.3333333333"],
    ]


def test_matrix_has_no_chart_and_dots_have_named_positions(tmp_path: Path) -> None:
    pairs.dots([("alone", [("xcp", 3.0, 4.5)])], "MB", ("first", "second")).write(tmp_path / "dots.png")
    assert charts.chart_path(tmp_path / "dots.png").exists()
    of = {curve: (x, y) for _, curve, x, y in rows((tmp_path / "dots.csv").read_text())[1:]}
    assert of == {"XCP, first": ("XCP", "3"), "XCP, second": ("XCP", "4.5")}
    pairs.matrix(["xcp", "rcp"], [[1, 2], [3, 4]], "%", 5).write(tmp_path / "matrix.png")
    assert not charts.chart_path(tmp_path / "matrix.png").exists()
    assert ["a flow of", "RCP", "XCP", "3"] in rows((tmp_path / "matrix.csv").read_text())


@pytest.mark.parametrize("log", [False, True])
def test_figure_with_empty_curves_is_drawn(tmp_path: Path, log: bool) -> None:
    lost = [curves.Curve("XCP", "xcp", []), curves.Curve("CUBIC", "cubic", [])]
    curves.draw("loss", [curves.Panel("MB", lost, log=log)]).write(tmp_path / "loss.png")
    assert (tmp_path / "loss.png").is_file()


@pytest.mark.parametrize(("panels", "columns"), [(2, 2), (3, 3), (5, 3), (6, 3)])
def test_panels_are_arranged_in_columns(tmp_path: Path, panels: int, columns: int) -> None:
    path = tmp_path / "loss.png"
    panel = curves.Panel("MB", [curves.Curve("XCP", "xcp", [(1, 2.0), (10, 3.0)])])
    curves.draw("loss", [panel] * panels).write(path)
    chart = msgspec.json.decode(charts.chart_path(path).read_bytes(), type=charts.Chart)
    assert (len(chart.panels), chart.columns) == (panels, columns)


def test_figure_writes_all_formats_and_removes_stale_ones(tmp_path: Path) -> None:
    path = tmp_path / "loss-0.5.png"
    panel = curves.Panel("MB", [curves.Curve("XCP", "xcp", [(1, 2.0), (10, 3.0)])])
    for _ in range(2):
        curves.draw("loss", [panel], log=True).write(path)
        forms = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert sorted(forms) == [".loss-0.5.chart.json", "loss-0.5.csv", "loss-0.5.png", "loss-0.5.svg"]
    assert ET.fromstring(forms["loss-0.5.svg"]).tag.endswith("svg")
    chart = msgspec.json.decode(charts.chart_path(path).read_bytes(), type=charts.Chart)
    assert chart.panels[0].x_scale == "log" and chart.panels[0].ticks == [(1, "1"), (10, "10")]
    curves.draw("loss", [panel], log=True).write(path)
    assert forms == {file.name: file.read_bytes() for file in tmp_path.iterdir()}, "the same picture, to the byte"
    with style.drawing(path, 1):
        pass
    assert sorted(file.name for file in tmp_path.iterdir()) == ["loss-0.5.png", "loss-0.5.svg"]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Runs a scenario with its report, and returns its folder."""
    folder = tmp_path_factory.mktemp("run")
    batch.do(batch.Job("demo", scenario.load("demo", ["duration=4 s"]), 1, folder))
    return folder


@pytest.mark.parametrize(("rows", "inches"), [(2, (7, 3.4)), (4, (7, 3.4)), (5, (7, 6.8)), (8, (7, 6.8))])
def test_share_panels_are_arranged_in_rows(run: Path, tmp_path: Path, rows: int, inches: tuple[float, float]) -> None:
    of_run = result.load(run / result.FILE)
    courses.shares([(str(number), of_run) for number in range(rows)]).write(tmp_path / "shares.png")
    size = struct.unpack(">II", (tmp_path / "shares.png").read_bytes()[16:24])
    assert [pixels / style.current_style().dpi for pixels in size] == pytest.approx(inches, abs=0.01)
    drawn = ET.parse(tmp_path / "shares.svg").getroot()
    panels = [group for group in drawn.iter() if group.get("id", "").startswith("axes_")]
    assert len(panels) == 2 * rows, "columns that are not there leave no empty panels"


def test_report_is_self_contained(run: Path) -> None:
    text = (run / result.REPORT).read_text(encoding="utf-8")
    assert page.text("charts.js") in text
    assert 'src="http' not in text and "@import" not in text and 'rel="stylesheet"' not in text
    for form in ("window.svg", "window.csv", "delivered-by-flow.csv", "queue.png"):
        assert f'href="{form}"' in text and (run / form).is_file()


@pytest.fixture
def report_page(run: Path, tmp_path: Path) -> Iterator[browser.Page]:
    with browser.page(tmp_path / "profile") as shown:
        shown.open((run / result.REPORT).as_uri())
        shown.wait("document.querySelectorAll('figure.drawn path.curve').length > 0")
        yield shown


def drag(shown: browser.Page, where: str, *shares: float) -> None:
    """Presses, moves and lets go at shares of an element's width; with one share the mouse only comes there."""
    shown.ask(f"{where}.scrollIntoView({{block: 'center'}})")
    box = shown.ask(f"(({{x, y, width, height}}) => [x, y + height / 2, width])({where}.getBoundingClientRect())")
    kinds = (
        ["mousePressed", *["mouseMoved"] * (len(shares) - 2), "mouseReleased"] if len(shares) > 1 else ["mouseMoved"]
    )
    for kind, share in zip(kinds, shares, strict=True):
        button = {} if len(shares) == 1 else {"button": "left", "clickCount": 1}
        shown.call("Input.dispatchMouseEvent", type=kind, x=box[0] + share * box[2], y=box[1], **button)


@browser.needs_browser
def test_a_report_zooms_hides_flows_and_shows_values(report_page: browser.Page) -> None:
    figure = "document.querySelector('#window')"
    chart = f"{figure}.querySelector('.chart').chart"
    flows = report_page.ask(f"{chart}.panels[0].spec.curves.length")
    drawn = f"{figure}.querySelectorAll('path.curve').length"
    assert report_page.ask(drawn) == flows

    report_page.ask(f"{figure}.querySelector('.key').click()")
    assert report_page.ask(drawn) == flows - 1
    assert report_page.ask(f"{figure}.querySelector('.key').getAttribute('aria-pressed')") == "false"

    drag(report_page, f"{figure}.querySelector('.panel > svg')", 0.5)
    assert "time (s)" in report_page.ask(f"{figure}.querySelector('.at').textContent")
    assert float(report_page.ask(f"[...{figure}.querySelectorAll('.key output')][1].textContent").replace(",", "")) > 0

    drag(report_page, f"{figure}.querySelector('.panel > svg')", 0.4, 0.5, 0.6)
    low, high = report_page.ask(f"{chart}.zoom")
    assert 1 < low < high < 3
    report_page.ask(f"{figure}.querySelector('.whole').click()")
    assert report_page.ask(f"{chart}.zoom") is None


@browser.needs_browser
def test_report_adapts_to_dark_mode_narrow_screens_and_print(report_page: browser.Page, run: Path) -> None:
    url = (run / result.REPORT).as_uri()
    report_page.open(url, width=390, scheme="dark")
    report_page.wait("document.querySelectorAll('figure.drawn path.curve').length > 0")
    assert report_page.ask("document.documentElement.scrollWidth <= innerWidth")
    assert report_page.ask("getComputedStyle(document.body).backgroundColor") == "rgb(21, 24, 28)"
    assert "invert" in report_page.ask("getComputedStyle(document.querySelector('#delivered-by-flow img')).filter")
    report_page.call("Emulation.setEmulatedMedia", media="print")
    assert report_page.ask("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert report_page.ask("getComputedStyle(document.querySelector('#window img')).display") == "block"
    assert report_page.ask("getComputedStyle(document.querySelector('#window .chart')).display") == "none"
