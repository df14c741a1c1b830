"""Flows over time as qlog (draft-ietf-quic-qlog-main-schema, draft-ietf-quic-qlog-quic-events), for its viewers.

qlog has events for the congestion control of QUIC, and none for TCP. Their quantities are those of RFC 9002, which mean
the same for TCP. A flow is a trace of its sender. A sample that changes something is an event of metrics, and the
beginning of a recovery is a change of the congestion state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from xcpr.io import files
from xcpr.io.schema import Invalid, Problem

if TYPE_CHECKING:
    from xcpr.results.result import FlowResult, FlowSeries, Result

FILE_SCHEMA = "urn:ietf:params:qlog:file:contained"
SERIALIZATION = "application/qlog+json"
EVENT_SCHEMA = "urn:ietf:params:qlog:events:quic"
METRICS_UPDATED = "quic:recovery_metrics_updated"
STATE_UPDATED = "quic:congestion_state_updated"
COMMON_FIELDS = {
    "time_format": "relative_to_epoch",
    "reference_time": {"clock_type": "monotonic", "epoch": "unknown"},
}
"""Times count from the start of the run, which has no date."""


def make_document(results: Sequence[Result]) -> dict[str, Any]:
    """Makes a qlog file, a ``QlogFile``, of all flows of these results. Times are in milliseconds, sizes in bytes.

    Raises ``Invalid`` for a result without series, as those of a sweep.
    """
    return {
        "file_schema": FILE_SCHEMA,
        "serialization_format": SERIALIZATION,
        "title": ", ".join(dict.fromkeys(result.name for result in results)),
        "traces": [trace for result in results for trace in _traces(result)],
    }


def write(results: Sequence[Result], path: Path) -> None:
    """Writes a qlog file to a path that a user named."""
    files.write_output(path, files.encode_json(make_document(results)) + b"\n")


def _traces(result: Result) -> Iterator[dict[str, Any]]:
    if not result.has_series:
        raise Invalid([Problem("table", "qlog", f"events are over time, and {result.name} holds totals only")])
    for flow in result.flows:
        events = [*_metrics(result.series.time_s, result.series.flows[flow.name]), *_states(result, flow)]
        yield {
            "title": f"{result.name}, seed {result.seed}, {flow.name}",
            "description": f"{flow.transport}, recovery {flow.recovery}",
            "common_fields": COMMON_FIELDS,
            "vantage_point": {"name": flow.name, "type": "client"},
            "event_schemas": [EVENT_SCHEMA],
            "events": sorted(events, key=lambda event: float(event["time"])),
        }


def _metrics(times_s: Sequence[float], series: FlowSeries) -> Iterator[dict[str, Any]]:
    """Yields an event for each sample that changes something, with what it changes."""
    rates = [None] * len(times_s) if series.rate_bps is msgspec.UNSET else series.rate_bps
    columns: dict[str, Sequence[float | None]] = {
        "smoothed_rtt": [None if srtt is None else srtt * 1e3 for srtt in series.srtt_s],
        "congestion_window": [None if window is None else int(window) for window in series.window_bytes],
        "bytes_in_flight": series.in_flight_bytes,
        "pacing_rate": rates,
    }
    logged: dict[str, Any] = {}
    for time_s, *values in zip(times_s, *columns.values(), strict=True):
        sample = {name: value for name, value in zip(columns, values, strict=True) if value is not None}
        changed = {name: value for name, value in sample.items() if logged.get(name) != value}
        if changed:
            yield {"time": time_s * 1e3, "name": METRICS_UPDATED, "data": changed}
        logged |= changed


def _states(result: Result, flow: FlowResult) -> Iterator[dict[str, Any]]:
    for event in result.recovery_events:
        if event.flow == flow.name:
            data = {"new": "recovery", "trigger": event.kind}
            yield {"time": event.time_s * 1e3, "name": STATE_UPDATED, "data": data}
