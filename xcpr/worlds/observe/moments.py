"""The visible state of a run at a moment, for its watchers: panels of values by name, the same in every
world.

{"time_s": 1.5, "panels": {"Queues, packets": {"r1-r2, forward": 12}}}; a value that is not there is None.
"""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from xcpr.controller import live
from xcpr.controller.program import Column
from xcpr.controller.telemetry import Record
from xcpr.scenarios.programs.program import Compiled
from xcpr.scenarios.scenario import Scenario

if TYPE_CHECKING:
    from xcpr.controller.service import Service

Moment = Mapping[str, Any]
Watch = Callable[[Moment], None]
"""Called with a moment: each sample of a simulation, in real time about ten a second."""
Values = dict[str, float | None]

WINDOWS, QUEUES = "Windows, kB", "Queues, packets"
ARRIVALS, LOADS = "What arrives of each flow, Mbit/s", "What links carry, Mbit/s"
OFFERED, BUSY = "Offered to ports, Mbit/s", "Of their capacity, %"
MAX_PORTS = 12
"""The most ports of a controller; more are not distinguished."""
MEAN_S, MEAN_SHARE = 0.5, 0.1
"""Rates are means over this time, as in a run's figures, or over this share of a short run."""


class Rates:
    """Mbit/s of counts of bytes, each over the ``least_s`` before, or since the moment before where that is longer."""

    def __init__(self, least_s: float) -> None:
        self._least_s = least_s - 1e-9
        """Times are multiples of a sample's, of which doubles are not exact."""
        self._before: deque[tuple[float, Mapping[str, int]]] = deque([(0.0, {})])

    def update(self, time_s: float, counts: Mapping[str, int]) -> Values:
        """Returns the rates of counts at a time, Mbit/s; None where too little time has passed."""
        before = self._before
        before.append((time_s, counts))
        while time_s - before[1][0] >= self._least_s and len(before) > 2:
            before.popleft()
        began_s, began = before[0]
        seconds = time_s - began_s
        if seconds < self._least_s or seconds <= 0:
            return dict.fromkeys(counts)
        return {name: (count - began.get(name, 0)) * 8e-6 / seconds for name, count in counts.items()}


def paced(
    watch: Watch, pace: float, now: Callable[[], float] = time.monotonic, sleep: Callable[[float], None] = time.sleep
) -> Watch:
    """Returns a watcher that keeps moments back: in a second of ``now`` come those of ``pace`` seconds of the run.

    A run that is slower is not hurried.
    """
    began: float | None = None

    def show_at_pace(moment: Moment) -> None:
        nonlocal began
        passed = moment["time_s"] / pace
        began = now() - passed if began is None else began
        early = began + passed - now()
        if early > 0:
            sleep(early)
        watch(moment)

    return show_at_pace


class OfRun:
    """Makes moments of a run's snapshots, which are the simulator's (``xcpr_sim::Snapshot``), and publishes them."""

    def __init__(self, scenario: Scenario, watch: Watch) -> None:
        self._watch = watch
        program = scenario.compiled
        self._columns = program.program.telemetry.live if isinstance(program, Compiled) else ()
        least_s = min(MEAN_S, MEAN_SHARE * scenario.duration / 1e9)
        self._arrivals, self._loads = Rates(least_s), Rates(least_s)

    def __call__(self, seen: Mapping[str, Any]) -> None:
        """Takes a snapshot; of what a switch does not tell the queue and the bytes that were sent are None."""
        time_s, flows = seen["time_s"], seen["flows"]
        channels = {f"{channel['link']}, {channel['direction']}": channel for channel in seen["channels"]}
        told = {name: channel for name, channel in channels.items() if channel["sent_bytes"] is not None}
        panels: dict[str, Values] = {
            WINDOWS: {flow["name"]: _divide(flow["window_bytes"], 1000) for flow in flows},
            QUEUES: {name: channel["queue_packets"] for name, channel in told.items()},
            ARRIVALS: self._arrivals.update(time_s, {flow["name"]: flow["delivered_bytes"] for flow in flows}),
            LOADS: self._loads.update(time_s, {name: channel["sent_bytes"] for name, channel in told.items()}),
        }
        records = {name: channel["record"] for name, channel in channels.items()}
        self._watch({"time_s": time_s, "panels": panels | of_records(self._columns, records)})


def of_records(columns: Sequence[Column], records: Mapping[str, Mapping[str, int]]) -> dict[str, Values]:
    """Returns the values of telemetry records, by the port's name: a panel for each column of the controller's live
    view."""
    return {
        column.title: {name: column.value(record) for name, record in records.items() if column.field in record}
        for column in columns
    }


def _divide(count: int | None, divisor: int) -> float | None:
    return None if count is None else count / divisor


def fresh(service: Service) -> dict[tuple[str, int], Record]:
    """Returns the ports' latest records; an idle port ends no control interval, and says nothing."""
    now_s, latest = service.now_s(), sorted(service.recorder.latest.items())
    return {at: record for at, (at_s, record) in latest if now_s - at_s <= live.STALE_S}


def records(service: Service) -> str:
    """Returns the same as a message of the controller's (``live_messages``)."""
    return json.dumps({"records": {f"{router}/{port}": record for (router, port), record in fresh(service).items()}})


def of_controller(service: Service, first: Sequence[tuple[str, int]]) -> Moment:
    """Returns the values of the ports' latest records: of those of ``first``, or where there are none of all."""
    shown = [item for item in fresh(service).items() if not first or item[0] in first][:MAX_PORTS]
    panels: dict[str, Values] = {OFFERED: {}, BUSY: {}}
    for (router, port), record in shown:
        program, name = service.programs[router], f"{router}/{port}"
        interval, share = program.interval(record), live.utilisation(program, record)
        panels[OFFERED][name] = interval.input_bytes * 8 / interval.us if interval.us else None
        panels[BUSY][name] = None if share is None else 100 * share
        for title, values in of_records(program.telemetry.live, {name: record}).items():
            panels.setdefault(title, {}).update(values)
    return {"time_s": service.now_s(), "panels": panels}
