"""Sweeps: sets of many runs that keep totals alone, in parallel, and go on after an interruption."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from xcpr.commands import reproduce
from xcpr.io.schema import Invalid
from xcpr.results import result
from xcpr.scenarios import scenario
from xcpr.worlds import sim

SWEEP = """
title = "Sweep"
base = "{base}"
series = false
seeds = "1-4"
[axes.loss.none]
label = "none"
scenario.loss.backward.model = "none"
[axes.loss.much]
label = "much"
scenario.loss.backward = {{ model = "random", probability = "40 %" }}
[axes.row.xcp]
label = "XCP"
scenario.flows.main.transport = "xcp"
[axes.row.xcp-r]
label = "XCP-r"
scenario.flows.main.transport = "xcp-r"
[matrix]
loss = ["none", "much"]
row = ["xcp", "xcp-r"]
"""
"""Sixteen runs of about a tenth of a second."""

DRIVER = """
import sys
from pathlib import Path
from xcpr.experiments import reproduce
from xcpr.experiments.execution import processes
from xcpr.scenarios import sets
sets.SETS = Path(sys.argv[1])
processes.TICK_S = 0.01
if __name__ == "__main__":
    reproduce.run_set(sets.load("sweep"), sets.load("sweep").seeds, Path(sys.argv[2]), 2, ["duration=10 s"])
"""


@pytest.fixture
def sweep(tmp_path: Path) -> Path:
    folder = tmp_path / "sets"
    folder.mkdir()
    (folder / "sweep.toml").write_text(SWEEP.format(base=scenario.find("demo")), encoding="utf-8")
    (tmp_path / "driver.py").write_text(DRIVER, encoding="utf-8")
    return tmp_path


def start(folder: Path, out: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, str(folder / "driver.py"), str(folder / "sets"), str(folder / out)]
    return subprocess.Popen(command, start_new_session=True, env=os.environ | {"TERM": "dumb"})


def results(folder: Path) -> dict[str, dict[str, Any]]:
    """Returns the results by run, without the two times that differ."""
    found = {}
    for path in sorted(folder.rglob(result.FILE)):
        made = msgspec.json.decode(path.read_bytes())
        del made["totals"]["cpu_s"], made["totals"]["wall_s"]
        found[str(path.relative_to(folder))] = made
    return found


def test_killed_sweep_resumes_with_identical_results(sweep: Path) -> None:
    assert start(sweep, "whole").wait() == 0
    whole = results(sweep / "whole")
    assert len(whole) == 16

    killed = start(sweep, "resumed")
    deadline = time.monotonic() + 60
    while len(list((sweep / "resumed").rglob(".inputs"))) < 4 and time.monotonic() < deadline:
        time.sleep(0.002)
    os.killpg(killed.pid, signal.SIGKILL)
    killed.wait()
    kept = {path.parent / result.FILE for path in (sweep / "resumed").rglob(".inputs")}
    assert 4 <= len(kept) < 16
    before = {path: path.stat().st_mtime_ns for path in kept}

    assert start(sweep, "resumed").wait() == 0
    assert {path: path.stat().st_mtime_ns for path in kept} == before
    assert results(sweep / "resumed") == whole


def test_sweep_results_hold_totals_alone_and_do_not_grow_with_time(tmp_path: Path) -> None:
    def size(duration: str) -> int:
        chosen = scenario.load("demo", [f"duration={duration}", "flows.main.count=2", "topology.rate=10 Mbit/s"])
        made = sim.execute(chosen, 1, "sweep", series=False)
        assert not (made.has_series or made.recovery_events or made.telemetry)
        assert [channel.link for channel in made.channels] == ["bottleneck", "bottleneck"]
        assert made.totals.queue_p95_packets is not None
        result.write(made, tmp_path / result.FILE)
        return (tmp_path / result.FILE).stat().st_size

    short, long = size("4 s"), size("40 s")
    assert long < 1.1 * short and long < 8_000  # numbers get more digits
    with pytest.raises(Invalid, match="series: is empty: a sweep's results hold totals only"):
        reproduce.report_(tmp_path)


def test_memory_of_a_run_without_series_does_not_grow_with_time() -> None:
    """Each run has a process, whose largest resident set counts; the durations are a tenfold apart."""
    script = (
        "import resource, sys; from xcpr.scenarios import scenario; from xcpr.worlds import sim; "
        "sim.execute(scenario.load('demo', [f'duration={sys.argv[1]} s', 'topology.rate=10 Mbit/s', "
        "'queue_sample_interval=100 us', 'loss.backward.model=random', 'loss.backward.probability=12 %']), "
        "1, 'x', series=False); "
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
    )

    def kilobytes(duration_s: int) -> int:
        command = [sys.executable, "-c", script, str(duration_s)]
        return int(subprocess.run(command, capture_output=True, check=True).stdout)

    assert kilobytes(300) - kilobytes(30) < 4096
