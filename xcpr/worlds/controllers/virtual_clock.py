"""The clock of a simulation with controllers, and what is to be done at times of it."""

from __future__ import annotations

import heapq
import mmap
import struct
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

from xcpr.p4runtime.clock import Clock, Turns
from xcpr.worlds.controllers.shim.virtual_time import CLOCK_FILE, EPOCH_S, NS_PER_S

MAX_REQUESTS_AT_ONCE = 10_000
"""Requests that a controller's routers serve at one instant. From then on each takes ``POLL_NS``, so that a loop that
polls without a pause sees time go by."""
POLL_NS = 10**6

Action = Callable[[], object]


class VirtualClock:
    """The time of a run, which other processes read in a file of the folder. Any thread may add actions."""

    def __init__(self, folder: Path) -> None:
        self.now_ns = 0
        self._lock = threading.Lock()
        self._alarms: list[tuple[int, int]] = []
        self._actions: dict[int, Action] = {}
        self._number = 0
        path = folder / CLOCK_FILE
        path.write_bytes(bytes(8))
        with path.open("r+b") as file:
            self._page = mmap.mmap(file.fileno(), 8)

    def call_at(self, at_ns: int, action: Action) -> int:
        """Adds an action for a time, behind those of the same time; returns its number."""
        with self._lock:
            self._number += 1
            heapq.heappush(self._alarms, (max(at_ns, self.now_ns), self._number))
            self._actions[self._number] = action
            return self._number

    def cancel(self, number: int) -> None:
        """Takes an action back, if it was not taken."""
        with self._lock:
            self._actions.pop(number, None)

    def next_at(self) -> int | None:
        """Returns the time of the next action, ns; None where there is none."""
        with self._lock:
            while self._alarms and self._alarms[0][1] not in self._actions:
                heapq.heappop(self._alarms)
            return self._alarms[0][0] if self._alarms else None

    def take_due(self) -> Action | None:
        """Takes the next action whose time has come."""
        at_ns = self.next_at()
        if at_ns is None or at_ns > self.now_ns:
            return None
        with self._lock:
            return self._actions.pop(heapq.heappop(self._alarms)[1], None)

    def set_time(self, now_ns: int) -> None:
        """Moves the clock on; all that is due before has been done."""
        self.now_ns = now_ns
        struct.pack_into("<q", self._page, 0, now_ns)

    def for_server(self) -> Clock:
        """Returns the clock as a P4Runtime server has it."""
        return Clock(lambda: self.now_ns / NS_PER_S, lambda: EPOCH_S * NS_PER_S + self.now_ns)


class DelayedTurns(Turns):
    """Requests of controllers, which are served a latency after they came."""

    def __init__(self, clock: VirtualClock, latency_ns: Callable[[], int]) -> None:
        self._clock = clock
        self._latency_ns = latency_ns
        self._lock = threading.Lock()
        self._counted = (0, 0)
        """A time, and the requests that came then."""
        self._held: set[threading.Event] = set()
        self._closed = False

    def wait(self) -> None:
        """Holds up a request for the latency."""
        delay_ns = self._delay_ns()
        if not delay_ns:
            return
        turn = threading.Event()
        with self._lock:
            if self._closed:
                return
            self._held.add(turn)
        self._clock.call_at(self._clock.now_ns + delay_ns, partial(self._release, turn))
        turn.wait()

    def _release(self, turn: threading.Event) -> None:
        with self._lock:
            self._held.discard(turn)
        turn.set()

    def count_held(self) -> int:
        """Returns how many requests wait for their latency to pass."""
        with self._lock:
            return len(self._held)

    def run(self, action: Callable[[], None]) -> None:
        """Handles a message of a stream a latency after it came."""
        delay_ns = self._delay_ns()
        if delay_ns and not self._closed:
            self._clock.call_at(self._clock.now_ns + delay_ns, action)
        else:
            action()

    def _delay_ns(self) -> int:
        now_ns = self._clock.now_ns
        with self._lock:
            counted = self._counted[1] + 1 if self._counted[0] == now_ns else 1
            self._counted = (now_ns, counted)
        return self._latency_ns() or (POLL_NS if counted > MAX_REQUESTS_AT_ONCE else 0)

    def close(self) -> None:
        """Lets all requests go on, since the run is over."""
        with self._lock:
            self._closed = True
            held = [*self._held]
        for turn in held:
            turn.set()
