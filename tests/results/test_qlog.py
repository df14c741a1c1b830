"""qlog files of results: the schema's required fields, and values that are those of the series."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import xcpr
from xcpr.commands import cli
from xcpr.io.schema import Invalid
from xcpr.results import qlog

LOSSY = {
    "duration": "4 s",
    "flows.main.count": 2,
    "flows.main.transport": "cubic",
    "topology.rate": "20 Mbit/s",
    "queue.limit": "20 packets",
}


@pytest.fixture(scope="module")
def made() -> xcpr.Result:
    result: xcpr.Result = xcpr.run("demo", overrides=LOSSY)
    return result


@pytest.fixture(scope="module")
def document(made: xcpr.Result) -> dict[str, Any]:
    return qlog.make_document([made])


def test_document_has_the_fields_that_the_schema_requires(document: dict[str, Any]) -> None:
    assert document["file_schema"] == "urn:ietf:params:qlog:file:contained"
    assert document["serialization_format"] == "application/qlog+json"
    for trace in document["traces"]:
        assert trace["event_schemas"] == ["urn:ietf:params:qlog:events:quic"]
        assert trace["vantage_point"]["type"] == "client"
        times = [event["time"] for event in trace["events"]]
        assert times == sorted(times)
        assert all(set(event) == {"time", "name", "data"} for event in trace["events"])


def test_metrics_are_those_of_the_series(made: xcpr.Result, document: dict[str, Any]) -> None:
    for flow, trace in zip(made.flows, document["traces"], strict=True):
        series = made.series.flows[flow.name]
        metrics: dict[str, Any] = {}
        events = [event for event in trace["events"] if event["name"] == qlog.METRICS_UPDATED]
        changes = {round(event["time"], 6): event["data"] for event in events}
        for number, time_s in enumerate(made.series.time_s):
            metrics |= changes.get(round(time_s * 1e3, 6), {})
            assert metrics.get("congestion_window") == series.window_bytes[number]
            assert metrics.get("bytes_in_flight") == series.in_flight_bytes[number]
            srtt_s = series.srtt_s[number]
            assert metrics.get("smoothed_rtt") == (None if srtt_s is None else srtt_s * 1e3)


def test_events_have_only_what_changed(document: dict[str, Any]) -> None:
    logged: dict[str, Any] = {}
    for event in document["traces"][0]["events"]:
        if event["name"] == qlog.METRICS_UPDATED:
            assert event["data"]
            assert not event["data"].items() & logged.items()
            logged |= event["data"]


def test_recoveries_are_changes_of_the_congestion_state(made: xcpr.Result, document: dict[str, Any]) -> None:
    states = [
        (event["time"], trace["vantage_point"]["name"], event["data"]["trigger"])
        for trace in document["traces"]
        for event in trace["events"]
        if event["name"] == qlog.STATE_UPDATED
    ]
    recoveries = [(event.time_s * 1e3, event.flow, event.kind) for event in made.recovery_events]
    assert recoveries
    assert sorted(states) == sorted(recoveries)


def test_command_and_method_write_the_same_file(made: xcpr.Result, tmp_path: Path) -> None:
    again = xcpr.run("demo", overrides=LOSSY, out=tmp_path / "run")
    again.to_qlog(tmp_path / "method.qlog")
    done = CliRunner().invoke(cli.app, ["table", str(tmp_path / "run"), "--qlog", str(tmp_path / "command.qlog")])
    assert done.exit_code == 0, done.exception
    written = (tmp_path / "command.qlog").read_bytes()
    assert written == (tmp_path / "method.qlog").read_bytes()
    assert len(json.loads(written)["traces"]) == len(made.flows)


@pytest.mark.parametrize(("flag", "value"), [("--parquet", "b"), ("--rows", "flows")])
def test_qlog_excludes_the_flags_of_tables(tmp_path: Path, flag: str, value: str) -> None:
    words = ["table", str(tmp_path), "--qlog", str(tmp_path / "a"), flag, value]
    done = CliRunner().invoke(cli.app, words)
    assert done.exit_code != 0
    assert str(done.exception).startswith(f"--qlog: can't be had with {flag}")


def test_result_without_series_is_refused(tmp_path: Path) -> None:
    sweep = xcpr.sweep("demo", {"flows.main.count": [1]}, overrides={"duration": "1 s"}, seeds=[1])
    totals = sweep.cells[0].result
    assert not totals.has_series
    with pytest.raises(Invalid, match="holds totals only"):
        totals.to_qlog(tmp_path / "a")
