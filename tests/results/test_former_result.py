"""Results of the former schema: they are read with today's keys, and each former key warns once."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from xcpr.io import former_names
from xcpr.io.schema import Invalid
from xcpr.results import result
from xcpr.results.result import FORMER_SCHEMA, ClassSeries, Result

CHANNEL = "bottleneck/forward"


@pytest.fixture(autouse=True)
def no_warnings_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(former_names, "_warned", set())


@pytest.fixture
def made(make_result: Callable[..., Result]) -> Result:
    """Makes a result that has every key with a former name."""
    found = make_result("demo", "flows.main.count=1", "queue.classes=xcp-and-best-effort")
    samples = len(found.series.time_s)
    columns = ("sent_packets", "sent_bytes", "queue_drops", "sojourn_time_ns")
    found.flows[0].transport_counters = {"marked_packets": 7}
    found.flows[0].recovery = "built-in"
    found.series.channels[CHANNEL].classes = {
        name: ClassSeries(**dict.fromkeys(columns, [0] * samples)) for name in ("explicit", "best_effort")
    }
    return found


def write_former(path: Path, made: Result) -> dict[str, Any]:
    """Writes a result with its former names; returns its content."""
    content = json.loads(result.encode(made))
    content["schema"] = FORMER_SCHEMA
    content["marks"] = content.pop("recovery_events")
    content["flows"][0]["own"] = content["flows"][0].pop("transport_counters")
    content["flows"][0]["recovery"] = "own"
    classes = content["series"]["channels"][CHANNEL]["classes"]
    for series in classes.values():
        series["waited_ns"] = series.pop("sojourn_time_ns")
    classes["steered"], classes["rest"] = classes.pop("explicit"), classes.pop("best_effort")
    content["scenario"]["queue"]["classes"] = "xcp-and-rest"
    path.write_text(json.dumps(content), encoding="utf-8")
    return dict(content)


def test_former_result_is_read_with_keys_of_today(
    made: Result, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "result.json"
    write_former(path, made)
    assert result.load(path) == result.load(path) == made
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == len({*lines}) == 8
    assert f"xcpr: {path}: marks is now recovery_events; the next version refuses the old name" in lines
    assert any(': queue.classes = "xcp-and-rest" is now' in line for line in lines)
    result.write(made, path)
    assert result.load(path) == made
    assert capsys.readouterr().err == ""


def test_former_and_new_key_in_one_result_are_refused(made: Result, tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    path.write_text(json.dumps(write_former(path, made) | {"recovery_events": []}), encoding="utf-8")
    with pytest.raises(Invalid, match="marks: must be absent beside recovery_events"):
        result.load(path)


def test_former_key_in_a_result_of_today_is_refused(made: Result, tmp_path: Path) -> None:
    path = tmp_path / "result.json"
    path.write_text(json.dumps(json.loads(result.encode(made)) | {"marks": []}), encoding="utf-8")
    with pytest.raises(Invalid, match="is no xcpr-result/3 file: Object contains unknown field `marks`"):
        result.load(path)
