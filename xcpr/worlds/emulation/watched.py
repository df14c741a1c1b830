"""A run in Mininet while it goes on: what its processes tell, made into the snapshots that the simulator makes."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from threading import Thread
from typing import Any

from xcpr.scenarios.flows.traffic import DIRECTIONS
from xcpr.scenarios.scenario import Scenario
from xcpr.worlds.emulation import live_messages
from xcpr.worlds.observe import moments

Report = Callable[[str, float], None]
"""Called with what is being done and the seconds of the run that have passed, ten times a second."""


class Watched:
    """The last news of each flow, port and interval.

    Hosts tell {"flows": {"main-0": {"window_bytes": 3028}}}, switches {"router": "r1", "ports": {"1": {...}}}, the
    controller {"records": {"r1/1": {...}}}.
    """

    def __init__(self, plan: Mapping[str, Any]) -> None:
        self._flows: dict[str, dict[str, Any]] = {
            flow["name"]: {"name": flow["name"], "window_bytes": None, "delivered_bytes": 0} for flow in plan["flows"]
        }
        begins = {
            (link["name"], direction): f"{end['node']}/{end['port']}"
            for link in plan["links"]
            for end, direction in zip(link["ends"], DIRECTIONS, strict=True)
        }
        self._channels = {
            (item["link"], item["direction"]): begins[item["link"], item["direction"]] for item in plan["watch"]
        }
        self._ports: dict[str, Mapping[str, int]] = {}
        self._records: dict[str, Mapping[str, int]] = {}

    def handle_message(self, message: bytes) -> None:
        """Stores a process's message."""
        told = json.loads(message)
        for name, of_flow in told.get("flows", {}).items():
            self._flows[name].update(of_flow)
        for port, seen in told.get("ports", {}).items():
            self._ports[f"{told['router']}/{port}"] = seen
        self._records = told.get("records", self._records)

    def snapshot(self, time_s: float) -> dict[str, Any]:
        """Returns all messages' values, as ``xcpr_sim::Snapshot`` has them."""
        nothing = {"queue_packets": None, "sent_bytes": None}
        channels = [
            {"link": link, "direction": direction, **self._ports.get(at, nothing), "record": self._records.get(at, {})}
            for (link, direction), at in self._channels.items()
        ]
        return {"time_s": time_s, "flows": list(self._flows.values()), "channels": channels}


@contextmanager
def watched(
    plan: Mapping[str, Any], scenario: Scenario, watch: moments.Watch | None, print_progress: Report
) -> Iterator[tuple[int | None, Report]]:
    """Yields the socket by which processes report, and the function that shows ``watch`` the run as it proceeds.

    Without a watcher there is no socket.
    """
    if watch is None:
        yield None, print_progress
        return
    seen, show = Watched(plan), moments.OfRun(scenario, watch)
    here, there = live_messages.socket_pair()

    def listen() -> None:
        while message := here.recv(live_messages.MAX_MESSAGE_BYTES):
            seen.handle_message(message)

    shown_s = 0.0

    def report(doing: str, passed_s: float) -> None:
        nonlocal shown_s
        print_progress(doing, passed_s)
        # Before it begins, and once it is over, no time passes.
        if passed_s > shown_s:
            shown_s = passed_s
            show(seen.snapshot(passed_s))

    listener = Thread(target=listen, daemon=True)
    with here, there:
        listener.start()
        try:
            yield there.fileno(), report
        finally:
            here.shutdown(socket.SHUT_RD)
            listener.join()
