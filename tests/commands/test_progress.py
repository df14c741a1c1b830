"""The words of long work on stderr."""

from __future__ import annotations

import pytest

from xcpr import progress


def test_a_log_has_the_time_left_at_the_speed_so_far(
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
