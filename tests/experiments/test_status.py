"""How far a set is, from its folder: while it runs, after a run has failed, and when all is done."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import xcpr
from xcpr.commands import cli
from xcpr.experiments.execution import batch, status
from xcpr.io import files
from xcpr.results import result


def read_status(folder: Path) -> dict[str, Any]:
    done = CliRunner().invoke(cli.app, ["status", str(folder), "--json"])
    assert done.exit_code == 0, done.exception
    (one,) = json.loads(done.stdout)
    assert isinstance(one, dict)
    return one


def plan_runs(folder: Path, count: int, workers: int) -> list[Path]:
    runs = [folder / f"run-{number}" / "seed-1" for number in range(count)]
    folder.mkdir()
    status.plan(folder, "mine", [(run, 10.0) for run in runs], workers)
    return runs


def finish(run: Path, took_s: float) -> None:
    run.mkdir(parents=True, exist_ok=True)
    for name in (files.LOCK, result.FILE, status.INPUTS_HASH_FILE):
        (run / name).write_text("")
    now = time.time()
    os.utime(run / files.LOCK, (now - took_s, now - took_s))
    os.utime(run / status.INPUTS_HASH_FILE, (now, now))


def test_time_left_is_estimated_from_finished_runs(tmp_path: Path) -> None:
    runs = plan_runs(tmp_path / "set", 10, 2)
    assert read_status(tmp_path)["left_s"] is None
    for run in runs[:4]:
        finish(run, 30.0)
    assert read_status(tmp_path)["left_s"] is None, "no worker runs them"
    with status.mark_running(runs[4], False), status.mark_running(runs[5], False):
        seen = read_status(tmp_path)
        assert (seen["done"], len(seen["running"]), seen["left"]) == (4, 2, 4)
        # Six runs of half a minute each, on two workers.
        assert seen["left_s"] == pytest.approx(90.0, abs=3.0)
        begun = time.time() - 20.0
        for run in runs[4:6]:
            os.utime(run / files.LOCK, (begun, begun))
        assert read_status(tmp_path)["left_s"] == pytest.approx(70.0, abs=3.0)
    for run in runs:
        finish(run, 30.0)
    seen = read_status(tmp_path)
    assert (seen["done"], seen["running"], seen["left"], seen["left_s"]) == (10, [], 0, 0.0)


def test_failed_run_is_reported_until_it_is_repeated(tmp_path: Path) -> None:
    first, _ = plan_runs(tmp_path / "set", 2, 1)
    with pytest.raises(ValueError, match="no memory"), status.mark_running(first, False):
        raise ValueError("no memory")
    seen = read_status(tmp_path)
    assert seen["failed"] == [["run-0/seed-1", "no memory"]]
    assert "failed: run-0/seed-1: no memory" in CliRunner().invoke(cli.app, ["status", str(tmp_path)]).stdout
    with status.mark_running(first, False):
        assert read_status(tmp_path)["failed"] == []
        finish(first, 1.0)
    assert (read_status(tmp_path)["done"], read_status(tmp_path)["left"]) == (1, 1)


def test_status_reports_a_running_and_a_stopped_sweep(tmp_path: Path) -> None:
    words = ["sweep", "demo", "topology.delay=10ms,20ms", "--set", "duration=3000 s", "--totals", "--workers", "2"]
    sweep = subprocess.Popen(
        [sys.executable, "-m", "xcpr", *words, "--out", "it"], cwd=tmp_path, stderr=subprocess.PIPE, text=True
    )
    try:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if (tmp_path / "it" / status.PLAN).is_file() and len(read_status(tmp_path / "it")["running"]) == 2:
                break
            time.sleep(0.1)
        seen = read_status(tmp_path / "it")
    finally:
        sweep.send_signal(signal.SIGINT)
        sweep.communicate(timeout=60)
    assert (seen["done"], len(seen["running"]), seen["left"]) == (0, 2, 0)
    stopped = read_status(tmp_path / "it")
    assert (stopped["running"], stopped["failed"], stopped["left"]) == ([], [], 2)
    assert not [*(tmp_path / "it").glob("*/seed-1")], "nothing of a run that was stopped is left"


def test_finished_sweep_is_not_run_again(tmp_path: Path) -> None:
    axes = {"topology.delay": ["10 ms", "20 ms"]}
    xcpr.sweep("demo", axes, overrides={"duration": "1 s"}, out=tmp_path / "it", workers=1)
    assert read_status(tmp_path / "it")["done"] == 2
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("seed-1/*")}
    xcpr.sweep("demo", axes, overrides={"duration": "1 s"}, out=tmp_path / "it", workers=1)
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("seed-1/*")} == before
    assert {path.name for path in before} <= {result.FILE, files.LOCK, batch.INPUTS_FILE}


def test_status_of_a_folder_without_a_set_is_refused(tmp_path: Path) -> None:
    done = CliRunner().invoke(cli.app, ["status", str(tmp_path)])
    assert isinstance(done.exception, xcpr.Invalid) and "must be the folder of a sweep" in str(done.exception)
