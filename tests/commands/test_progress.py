"""The words of long work on stderr."""

from __future__ import annotations

import io
import re
import time

import pytest

from xcpr.io import progress
from xcpr.io.plain import Console


def test_log_estimates_the_time_left_from_the_speed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = 1000.0
    monkeypatch.setattr(progress.console, "quiet", False)
    monkeypatch.setattr(progress.time, "monotonic", lambda: now)
    with progress.bar("paper", 600.0, 12) as update:
        update(0.0, 0)
        now += 9.0
        update(50.0, 1)
        assert capsys.readouterr().err == ""
        now += 11.0
        update(100.0, 2)
        assert capsys.readouterr().err == "xcpr: paper: 100.0 of 600 s, 2/12 runs, 1:40 left\n"
        now += 30.0
        update(600.0, 12)
        assert capsys.readouterr().err == "xcpr: paper: 600.0 of 600 s, 12/12 runs, 0:00 left\n"


def test_existing_results_do_not_shorten_the_estimate(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = 1000.0
    monkeypatch.setattr(progress.console, "quiet", False)
    monkeypatch.setattr(progress.time, "monotonic", lambda: now)
    with progress.bar("paper", 100_000.0, 100) as update:
        for second in range(121):
            update(50_000.0 + second, 50)
            now += 1.0
    last = capsys.readouterr().err.splitlines()[-1]
    assert last == "xcpr: paper: 50120.0 of 100000 s, 50/100 runs, 13:51:20 left"


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize(("total_s", "runs"), [(12_345.0, 1200), (600.0, 12), (10.0, 1)])
def test_a_bar_fits_its_terminal(monkeypatch: pytest.MonkeyPatch, width: int, total_s: float, runs: int) -> None:
    shown = io.StringIO()
    terminal = Console(file=shown, force_terminal=True, width=width, soft_wrap=True, markup=False)
    monkeypatch.setattr(progress, "console", terminal)
    with progress.bar("demo-by-topology.delay-by-flows.main.transport", total_s, runs) as update:
        update(total_s, runs)
        time.sleep(0.2)
    lines = re.split(r"[\r\n]+", re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown.getvalue()))
    finished = [line for line in lines if line.endswith("left: 0:00:00")]
    assert finished, lines
    assert all(len(line) <= width for line in lines)
    assert runs == 1 or f"{runs}/{runs} runs" in finished[-1]
    assert width < 80 or runs > 100 or f"{total_s:.1f}/{total_s:.0f} s simulated" in finished[-1]
