"""A few seconds of tests/fuzz/soak.py: everything at once, with real packets."""

from __future__ import annotations

import needs
import pytest

from tests.fuzz import soak

pytestmark = pytest.mark.network


def test_files_arrive_despite_foreign_traffic_and_killed_switches(monkeypatch: pytest.MonkeyPatch) -> None:
    if lacking := needs.namespaces():
        pytest.skip(lacking)
    monkeypatch.setattr(soak, "KILL_S", 4.0)
    report = soak.soak(10.0)
    assert report.problems == []
    assert report.files > 0
    assert report.kills > 0
    assert report.dropped > 0
