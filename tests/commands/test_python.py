"""``import xcpr``: the same results as the commands', and tables of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import xcpr
from xcpr.cli import app
from xcpr.paths import DOCS
from xcpr.results import result

SHORT = {"duration": "1 s", "sample_interval": "100 ms"}
TIMES = ("cpu_s", "wall_s")


def told(made: xcpr.Result) -> dict[str, object]:
    """All of a result but for what it took."""
    whole: dict[str, object] = json.loads(result.encode(made))
    whole["totals"] = {name: value for name, value in whole["totals"].items() if name not in TIMES}  # type: ignore[attr-defined]
    return whole


def test_a_run_is_the_commands(tmp_path: Path) -> None:
    typed = ["run", "demo", "--seed", "3", "--set", "duration=1 s", "--set", "sample_interval=100 ms", "--quiet"]
    assert CliRunner().invoke(app, [*typed, "--out", str(tmp_path / "typed")]).exit_code == 0
    commands = result.load(tmp_path / "typed" / "result.json")
    assert told(xcpr.run("demo", seed=3, overrides=SHORT)) == told(commands)
    assert told(xcpr.run("demo", seed=3, overrides=SHORT, out=tmp_path / "asked")) == told(commands)
    assert (tmp_path / "asked" / "report.html").is_file()
    assert told(xcpr.run(str(tmp_path / "typed" / "result.json"))) == told(commands)


def test_what_is_refused_names_key_and_allowed_values() -> None:
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


def test_results_as_tables() -> None:
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
    with pytest.raises(xcpr.Invalid, match='"samples", "queues", "flows"'):
        made.to_dataframe("packets")
    swept = xcpr.sweep("demo", {"duration": ["1 s", "2 s"]}, workers=1).to_dataframe()
    assert list(swept.duration) == ["1 s", "2 s"]
    assert swept.delivered_bytes.is_monotonic_increasing


def test_the_notebook_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its cells, one after the other, as a Python without IPython runs them."""
    pytest.importorskip("pandas")
    monkeypatch.chdir(tmp_path)
    cells = json.loads((DOCS / "notebook.ipynb").read_text(encoding="utf-8"))["cells"]
    here: dict[str, object] = {"__name__": "notebook"}
    for cell in cells:
        assert not cell.get("outputs"), "a notebook is committed without outputs"
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), here)
    assert here["best"] in ("xcp", "xcp-r")
