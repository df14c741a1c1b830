"""``import xcpr``: the same results as the commands', and tables of them."""

from __future__ import annotations

import base64
import json
import os
import re
import subprocess
import sys
import warnings
from importlib import import_module
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec
import pytest
from matplotlib.figure import Figure
from typer.testing import CliRunner

import xcpr
from xcpr.commands.cli import app
from xcpr.figures import cdf, plots
from xcpr.io.paths import DOCS, ROOT
from xcpr.results import quantities, result
from xcpr.scenarios import scenario

SHORT = {"duration": "1 s", "sample_interval": "100 ms"}
TIMES = ("cpu_s", "wall_s")


def without_times(made: xcpr.Result) -> dict[str, object]:
    """Returns all of a result but for what it took."""
    whole: dict[str, object] = json.loads(result.encode(made))
    whole["totals"] = {name: value for name, value in whole["totals"].items() if name not in TIMES}  # type: ignore[attr-defined]
    return whole


def test_api_run_matches_the_command(tmp_path: Path) -> None:
    typed = ["run", "demo", "--seed", "3", "--set", "duration=1 s", "--set", "sample_interval=100 ms", "--quiet"]
    assert CliRunner().invoke(app, [*typed, "--out", str(tmp_path / "typed")]).exit_code == 0
    commands = result.load(tmp_path / "typed" / "result.json")
    assert without_times(xcpr.run("demo", seed=3, overrides=SHORT)) == without_times(commands)
    assert without_times(xcpr.run("demo", seed=3, overrides=SHORT, out=tmp_path / "asked")) == without_times(commands)
    assert (tmp_path / "asked" / "report.html").is_file()
    assert without_times(xcpr.run(str(tmp_path / "typed" / "result.json"))) == without_times(commands)


def test_errors_name_key_and_allowed_values() -> None:
    with pytest.raises(xcpr.Invalid, match=r"topology\.rate.*must be"):
        xcpr.run("demo", overrides={"topology.rate": "fast"})
    with pytest.raises(xcpr.Invalid, match="demo"):
        xcpr.run("demp")
    with pytest.raises(xcpr.Invalid, match="each of them once"):
        xcpr.sweep("demo", {"duration": ["1 s", "1 s"]})


@pytest.mark.parametrize("workers", [1, 2])
def test_a_sweep_has_every_combination_and_seed(tmp_path: Path, workers: int) -> None:
    axes = {"udp.schedule": ["none", "half"], "duration": ["1 s", "2 s"]}
    swept = xcpr.sweep("demo", axes, seeds=(1, 2), out=tmp_path, workers=workers)
    cells = [(*cell.settings.values(), cell.seed) for cell in swept]
    assert cells == [(udp, length, seed) for udp in ("none", "half") for length in ("1 s", "2 s") for seed in (1, 2)]
    alone = xcpr.run("demo", seed=2, overrides={"udp.schedule": "half", "duration": "2 s"})
    assert swept.cells[-1].result.totals.delivered_bytes == alone.totals.delivered_bytes
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("result.json")}
    assert len(before) == len(swept)
    xcpr.sweep("demo", axes, seeds=(1, 2), out=tmp_path, workers=workers)
    assert {path: path.stat().st_mtime_ns for path in before} == before


def test_sweep_in_a_script_needs_no_main_guard(tmp_path: Path) -> None:
    script = tmp_path / "mine.py"
    script.write_text(
        """
import xcpr
print("begun")
swept = xcpr.sweep("demo", {"flows.main.count": [1, 2]}, overrides={"duration": "1 s"}, workers=2)
print(len(swept))
""",
        encoding="utf-8",
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "begun\n2\n"), done.stderr


def test_results_convert_to_dataframes() -> None:
    pytest.importorskip("pandas")
    made = xcpr.run("demo", overrides=SHORT)
    flows, samples, queues = made.to_dataframe("flows"), made.to_dataframe(), made.to_dataframe("queues")
    assert list(flows.delivered_bytes) == [flow.delivered_bytes for flow in made.flows]
    assert len(samples) == len(made.flows) * len(made.series.time_s)
    last = samples.groupby("flow").delivered_bytes.last()
    assert {name: int(value) for name, value in last.items()} == {
        name: series.delivered_bytes[-1] for name, series in made.series.flows.items()
    }
    assert set(queues.channel) == set(made.series.channels)
    with pytest.raises(xcpr.Invalid, match='"runs", "flows", "traffic", "samples", "queues"'):
        made.to_dataframe("packets")
    runs = xcpr.sweep("demo", {"duration": ["1 s", "2 s"]}, workers=1)
    swept = runs.to_dataframe()
    assert list(swept.duration) == ["1 s", "2 s"]
    assert swept.delivered_bytes.is_monotonic_increasing
    of_flows = runs.to_dataframe("flows")
    assert len(of_flows) == 20 and list(of_flows.seed) == [1] * 20
    assert list(of_flows.rtt_p99_s[:9]) == [flow.rtt_p99_s for flow in runs.cells[0].result.flows[:9]]


@pytest.mark.parametrize("library", ["pandas", "polars", "pyarrow"])
def test_frames_have_the_rows_and_units_of_results(library: str) -> None:
    pytest.importorskip(library)
    made = xcpr.run("demo", overrides=SHORT)
    flows = made.frame("flows", library)
    assert type(flows).__module__.partition(".")[0] == library
    delivered = flows["delivered_bytes"]
    assert (delivered.to_pylist() if library == "pyarrow" else list(delivered)) == [
        flow.delivered_bytes for flow in made.flows
    ]
    rates = made.frame("rates", library)
    assert {*(rates.column_names if library == "pyarrow" else rates.columns)} == {
        *("time_s", "flow", "transport", "goodput_bps")
    }
    assert len(rates) == len(made.flows) * len(quantities.flow_rates(made, "main0")[0])
    with pytest.raises(xcpr.Invalid, match='library: must be one of "pandas", "polars", "pyarrow", not "numpy"'):
        made.frame("flows", "numpy")


def test_frame_of_a_sweep_has_settings_as_numbers() -> None:
    pytest.importorskip("pandas")
    axes = {"topology.delay": ["10 ms", "20 ms"], "flows.main.count": [2]}
    swept = xcpr.sweep("demo", over=axes, seeds=(1, 2), overrides=SHORT, workers=1)
    runs = swept.frame()
    assert list(runs["topology.delay_s"]) == [0.01, 0.01, 0.02, 0.02] and list(runs.seed) == [1, 2, 1, 2]
    assert list(runs["flows.main.count"]) == [2] * 4, "an axis of one value is there"
    assert list(runs.delivered_bytes) == [cell.result.totals.delivered_bytes for cell in swept]
    assert len(swept.frame("flows")) == 8
    with pytest.raises(xcpr.Invalid, match="over time, and"):
        swept.frame("samples")


def test_grid_of_a_sweep_is_an_xarray_dataset() -> None:
    pytest.importorskip("xarray")
    pair = ("topology.delay", "queue.limit")
    axes = {pair: [("10 ms", "50 packets"), ("20 ms", "90 packets")], "flows.main.count": [2, 3, 4]}
    swept = xcpr.sweep("demo", over=axes, seeds=(1, 5), overrides=SHORT, workers=1)
    grid = swept.to_xarray()
    assert dict(grid.sizes) == {"topology.delay with queue.limit": 2, "flows.main.count": 3, "seed": 2}
    last = grid.delivered_bytes.sel({"flows.main.count": 4, "seed": 5})[1]
    assert float(last) == swept.cells[-1].result.totals.delivered_bytes


def test_sweep_takes_the_former_name_of_over(capsys: pytest.CaptureFixture[str]) -> None:
    swept = xcpr.sweep("demo", axes={"flows.main.count": [1]}, overrides=SHORT, workers=1)
    assert len(swept) == 1 and len(swept.cells[0].result.flows) == 1
    assert "axes is now over" in capsys.readouterr().err


def test_plot_has_a_method_for_each_plot() -> None:
    made = xcpr.run("demo", overrides=SHORT)
    methods = {
        "goodput": "goodput",
        "rates": "goodput by flow",
        "window": "window",
        "queue": "queue",
        "utilisation": "utilisation",
        "delivered": "delivered by flow",
    }
    for method, name in methods.items():
        ours, its = Figure().add_subplot(), Figure().add_subplot()
        assert getattr(made.plot, method)(ax=ours) is ours
        made.plot(name, its)
        assert ours.lines
        assert [[*line.get_ydata()] for line in ours.lines] == [[*line.get_ydata()] for line in its.lines]
    assert made.plot.cdf("rtt", Figure().add_subplot()).get_xlabel() == "round-trip time (ms)"
    with pytest.raises(xcpr.Invalid, match='quantity: must be one of "fct", "rtt", "goodput", not "size"'):
        made.plot.cdf("size")
    with pytest.raises(xcpr.Invalid, match="channel: must be"):
        made.plot.queue(channel="nowhere/forward")
    assert made.plot.queue.__doc__ == plots.queue.__doc__, "a notebook explains it"


def test_page_from_a_question_to_a_figure_runs(tmp_path: Path) -> None:
    """The page's text says what its figure shows: CUBIC's delay grows with the buffer, XCP-r's far less."""
    pytest.importorskip("pandas")
    page = (DOCS / "question-to-figure.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(code.splitlines()) <= 40
    (tmp_path / "page.py").write_text(f"{code}\nprint(delay_ms.to_json())\nprint(used.to_json())\n", encoding="utf-8")
    environment = {**os.environ, "MPLBACKEND": "Agg", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "page.py"], capture_output=True, text=True, check=True, env=environment, cwd=tmp_path
    )
    delay_ms, used = map(json.loads, done.stdout.splitlines())
    assert delay_ms["cubic"]["400"] > 3 * delay_ms["cubic"]["100"] > 30 > 2 * delay_ms["xcp-r"]["400"]
    assert used["cubic"]["50"] < 80 < used["xcp-r"]["50"]
    assert (tmp_path / "buffers.png").read_bytes().startswith(b"\x89PNG")


def test_dir_lists_the_api_without_loading_it() -> None:
    code = "import sys, xcpr; print(*dir(xcpr)); print('matplotlib' in sys.modules, 'xcpr.api' in sys.modules)"
    names, loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert {"run", "sweep", "Scenario", "Result", "__version__"} <= {*names.split()}
    assert not {"Any", "TYPE_CHECKING"} & {*names.split()}
    assert loaded == "False False"


def test_results_have_a_repr_and_an_html_view() -> None:
    made = xcpr.run("demo", overrides=SHORT)
    totals = made.totals
    assert repr(made) == (
        f"<xcpr.Result demo, seed 1: 10 flows deliver {totals.delivered_bytes / 1e6:.1f} MB, "
        f"{totals.share_of_available:.1%} of what the link carries, Jain's index {totals.jain:.3f}>"
    )
    swept = xcpr.sweep("demo", {"flows.main.count": [1, 2]}, overrides=SHORT, seeds=(1, 3), workers=1)
    assert repr(swept) == "<xcpr.Sweep: 4 runs over flows.main.count, seeds 1,3>"
    assert "\n" not in repr(swept.cells[0]) and len(repr(swept.cells[0])) < 300
    for page, cell in {made._repr_html_(): f"{totals.jain:.4f}", swept._repr_html_(): "flows.main.count 2"}.items():
        assert f">{cell}</td>" in page
        (picture,) = re.findall(r'src="data:image/png;base64,([^"]+)"', page)
        assert base64.b64decode(picture).startswith(b"\x89PNG")
    alone = xcpr.sweep("demo", {}, overrides=SHORT, workers=1)
    assert repr(alone) == "<xcpr.Sweep: 1 runs, seeds 1>" and "<img" not in alone._repr_html_()


def test_plots_draw_the_result_on_the_supplied_axes() -> None:
    made = xcpr.run("demo", overrides=SHORT)
    axes = Figure().add_subplot()
    assert made.plot("queue", ax=axes) is axes
    (queue,) = (line for line in axes.lines if line.get_label() == "_queue")
    channel = made.bottlenecks[0].channel
    assert list(queue.get_ydata()) == made.series.channels[channel].queue_packets
    for name in plots.PLOTS:
        if name != cdf.COMPLETION:
            assert made.plot(name, ax=Figure().add_subplot()).has_data()
    with pytest.raises(xcpr.Invalid, match='what: must be one of "goodput"'):
        made.plot("goodputs")
    axis = {"topology.delay": ["10 ms", "20 ms"], "flows.main.transport": ["xcp", "cubic"]}
    swept = xcpr.sweep("demo", axis, overrides=SHORT, seeds=(1, 2), workers=1)
    drawn = swept.plot("delivered_bytes", ax=Figure().add_subplot())
    assert (drawn.get_xlabel(), drawn.get_ylabel()) == ("topology.delay", "delivered (bytes)")
    labels = [text.get_text() for text in drawn.get_legend().get_texts()]
    assert labels == ["XCP", "CUBIC"]
    means = [fmean(cell.result.totals.delivered_bytes for cell in swept.cells[at : at + 2]) for at in (0, 4)]
    assert list(drawn.lines[0].get_ydata()) == means and drawn.lines[0].get_linestyle() == "-"
    by_name = {"flows.main.transport": ["xcp", "cubic"], "topology.delay": ["10 ms", "20 ms"]}
    names = xcpr.sweep("demo", by_name, overrides=SHORT, workers=1).plot(ax=Figure().add_subplot())
    points = [line for line in names.lines if line.get_marker() == "o"]
    assert [line.get_linestyle() for line in points] == ["None", "None"], "transports have no order"
    assert points[0].get_xdata()[0] < 0 < points[1].get_xdata()[0], "side by side"
    with pytest.raises(xcpr.Invalid, match="queue: must be a total"):
        swept.plot("queue")
    with pytest.raises(xcpr.Invalid, match="over time, and this result holds totals only"):
        swept.cells[0].result.plot()


def test_python_scenario_equals_its_toml_file(tmp_path: Path) -> None:
    flows = {"main": {"count": 2}, "late": {"count": 1, "transport": "cubic", "start": "200 ms"}}
    mine = xcpr.Scenario("demo", title="Mine", duration="1 s", topology={"rate": "20 Mbit/s"}, flows=flows)
    assert repr(mine) == "<xcpr.Scenario 'Mine': 1 s, 2 xcp-r, 1 cubic>"
    file = tmp_path / "mine.toml"
    file.write_text(mine.to_toml(), encoding="utf-8")
    read = xcpr.Scenario(str(file))
    assert read.table == mine.table and read.to_toml() == mine.to_toml()
    ours, its = (msgspec.json.decode(result.encode(xcpr.run(one))) for one in (mine, str(file)))
    for made in (ours, its):
        del made["name"], made["totals"]["cpu_s"], made["totals"]["wall_s"]
    assert ours == its
    swept = xcpr.sweep(mine, {"flows.main.count": [1, 2]}, out=tmp_path / "swept", workers=1)
    assert swept.cells[1].result.totals.delivered_bytes == its["totals"]["delivered_bytes"]
    assert f"xcpr sweep {tmp_path}/swept/demo.toml" in (tmp_path / "swept" / "set.json").read_text()


@pytest.mark.parametrize(
    ("extends", "keys", "message"),
    [
        (None, {"title": "Mine"}, "xcpr.Scenario: flows: is missing"),
        ("demo", {"duration": "5"}, "xcpr.Scenario: duration: must be"),
        ("demo", {"topology": {"rat": "1 Mbit/s"}}, 'topology.rat: unknown key (did you mean "rate"?)'),
        ("demo", {"flows": {"main": {"transport": "xcq"}}}, "xcpr.Scenario: flows.main.transport: must be"),
        ("demp", {}, "demp: no such scenario"),
    ],
)
def test_python_scenario_is_validated_on_construction(extends: str | None, keys: dict[str, Any], message: str) -> None:
    with pytest.raises(xcpr.Invalid) as caught:
        xcpr.Scenario(extends, **keys)
    assert message in str(caught.value)


def test_shipped_scenarios_round_trip_through_toml(tmp_path: Path) -> None:
    for name in scenario.list_scenarios():
        whole = xcpr.Scenario(name)
        (tmp_path / "it.toml").write_text(whole.to_toml(), encoding="utf-8")
        assert xcpr.Scenario(str(tmp_path / "it.toml")).table == whole.table


@pytest.mark.parametrize("name", [path.name for path in sorted(DOCS.glob("*.ipynb"))])
def test_notebook_reproduces_its_committed_output(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Runs it in a kernel, and compares its words; the kernel listens on loopback."""
    for needed in ("nbclient", "ipykernel", "pandas"):
        pytest.importorskip(needed)
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    notebooks = import_module("notebooks")
    nbformat = import_module("nbformat")
    committed = nbformat.read(DOCS / name, as_version=4)
    assert any("image/png" in output.get("data", {}) for cell in committed.cells for output in cell.get("outputs", ()))
    assert notebooks.texts(committed), "make notebooks writes outputs"
    # Libraries of the kernel's client warn of things that are no fault of the notebook.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert notebooks.texts(notebooks.executed(DOCS / name)) == notebooks.texts(committed)


def test_notebooks_are_small() -> None:
    for path in DOCS.glob("*.ipynb"):
        assert path.stat().st_size < 400_000, "make the figures smaller"
