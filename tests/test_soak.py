"""A few seconds of bench/soak.py: everything at once, with real packets."""

from __future__ import annotations

import sys
from pathlib import Path

import needs
import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "bench"))

import soak

pytestmark = pytest.mark.network


def test_files_arrive_among_strangers_while_a_switch_dies(monkeypatch: pytest.MonkeyPatch) -> None:
    if lacking := needs.namespaces():
        pytest.skip(lacking)
    monkeypatch.setattr(soak, "KILL_S", 4.0)
    report = soak.soak(10.0)
    assert report.problems == []
    assert report.files > 0
    assert report.kills > 0
    assert report.dropped > 0
