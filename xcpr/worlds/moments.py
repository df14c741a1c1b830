"""What can be seen of a run at a moment, for who watches it: panels of values by name, the same in every world.

{"time_s": 1.5, "panels": {"Queues, packets": {"r1-r2, forward": 12}}}; a value that is not there is None.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from xcpr.controller.program import Column
from xcpr.program import Compiled
from xcpr.scenarios.scenario import Scenario

Moment = Mapping[str, Any]
Watch = Callable[[Moment], None]
"""Called with a moment about ten times a second."""
Values = dict[str, float | None]

WINDOWS, QUEUES = "Windows, kB", "Queues, packets"
ARRIVALS, LOADS = "What arrives of each flow, Mbit/s", "What links carry, Mbit/s"
LEAST_SHARE = 0.01
"""Of the time that has passed: rates over less are those of single packets."""


class Rates:
    """Mbit/s of counts of bytes, each since the moment before."""

    def __init__(self) -> None:
        self._before: tuple[float, Mapping[str, int]] = (0.0, {})

    def of(self, time_s: float, counts: Mapping[str, int]) -> Values:
        """The rates of counts at a time; None where too little time has passed."""
        before_s, before = self._before
        self._before = (time_s, counts)
        seconds = time_s - before_s
        if seconds <= LEAST_SHARE * time_s:
            return dict.fromkeys(counts)
        return {name: (count - before.get(name, 0)) * 8e-6 / seconds for name, count in counts.items()}


class OfSimulator:
    """Makes moments of the simulator's snapshots (``xcpr_sim::Snapshot``), and tells them."""

    def __init__(self, scenario: Scenario, watch: Watch) -> None:
        self._watch = watch
        program = scenario.compiled
        self._columns = program.program.telemetry.live if isinstance(program, Compiled) else ()
        self._arrivals, self._loads = Rates(), Rates()

    def __call__(self, snapshot: str) -> None:
        """Takes a snapshot, as JSON."""
        seen = json.loads(snapshot)
        time_s, flows = seen["time_s"], seen["flows"]
        channels = {f"{channel['link']}, {channel['direction']}": channel for channel in seen["channels"]}
        panels: dict[str, Values] = {
            WINDOWS: {flow["name"]: _over(flow["window_bytes"], 1000) for flow in flows},
            QUEUES: {name: channel["queue_packets"] for name, channel in channels.items()},
            ARRIVALS: self._arrivals.of(time_s, {flow["name"]: flow["delivered_bytes"] for flow in flows}),
            LOADS: self._loads.of(time_s, {name: channel["sent_bytes"] for name, channel in channels.items()}),
        }
        records = {name: channel["record"] for name, channel in channels.items()}
        self._watch({"time_s": time_s, "panels": panels | of_records(self._columns, records)})


def of_records(columns: Sequence[Column], records: Mapping[str, Mapping[str, int]]) -> dict[str, Values]:
    """What telemetry records say, by the port's name: a panel for each column of the controller's live view."""
    return {
        column.title: {name: column.value(record) for name, record in records.items() if column.field in record}
        for column in columns
    }


def _over(count: int | None, divisor: int) -> float | None:
    return None if count is None else count / divisor
