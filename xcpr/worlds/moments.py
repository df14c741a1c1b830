"""What can be seen of a run at a moment, for who watches it: panels of values by name, the same in every world.

{"time_s": 1.5, "panels": {"Queues, packets": {"r1-r2, forward": 12}}}; a value that is not there is None.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Event, Thread
from typing import Any

from xcpr.controller import live
from xcpr.controller.program import Column
from xcpr.controller.service import Service
from xcpr.program import Compiled
from xcpr.scenarios.scenario import Scenario

Moment = Mapping[str, Any]
Watch = Callable[[Moment], None]
"""Called with a moment about ten times a second."""
Values = dict[str, float | None]

WINDOWS, QUEUES = "Windows, kB", "Queues, packets"
ARRIVALS, LOADS = "What arrives of each flow, Mbit/s", "What links carry, Mbit/s"
OFFERED, BUSY = "Offered to ports, Mbit/s", "Of their capacity, %"
EVERY_S = 0.1
MOST_PORTS = 12
"""Of a controller's; more are not told apart."""
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


def of_controller(service: Service, first: Sequence[tuple[str, int]]) -> Moment:
    """What the ports' latest records say: of those of ``first``, or where there are none of all."""
    now_s = service.now_s()
    latest = sorted(service.recorder.latest.items())
    shown = [item for item in latest if not first or item[0] in first][:MOST_PORTS]
    # An idle port ends no control interval, and says nothing.
    fresh = {at: record for at, (at_s, record) in shown if now_s - at_s <= live.STALE_S}
    panels: dict[str, Values] = {OFFERED: {}, BUSY: {}}
    for (router, port), record in fresh.items():
        program, name = service.programs[router], f"{router}/{port}"
        interval, share = program.interval(record), live.utilisation(program, record)
        panels[OFFERED][name] = interval.input_bytes * 8 / interval.us if interval.us else None
        panels[BUSY][name] = None if share is None else 100 * share
        for title, values in of_records(program.telemetry.live, {name: record}).items():
            panels.setdefault(title, {}).update(values)
    return {"time_s": now_s, "panels": panels}


@contextmanager
def told(moment: Callable[[], Moment], watch: Watch) -> Iterator[None]:
    """Tell moments while the block lasts, from a thread of their own."""
    ended = Event()

    def tell() -> None:
        while not ended.wait(EVERY_S):
            watch(moment())

    teller = Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield
    finally:
        ended.set()
        teller.join()
