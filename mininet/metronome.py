"""How late the machine is: a thread that asks to be woken a hundred times a second, as hosts and switches ask.

Links make their delays from the time at which a frame was due, but timers of hosts and switches act when they are
woken. Where the machine wakes them milliseconds late, a run shows the machine and not its network.
"""

from __future__ import annotations

import os
import threading
import time
from contextlib import suppress

TICK_S = 0.01
PRIORITY = 10
"""The priority of SCHED_RR, as in the crate realtime; without it the thread waits like all others, and so do
they."""


class Metronome(threading.Thread):
    """Ticks from a moment of the monotonic clock on, until it is stopped.

    A tick that the thread slept through counts with the time since it was due.
    """

    def __init__(self, begin_s: float) -> None:
        super().__init__(name="metronome", daemon=True)
        self._begin_s = begin_s
        self._over = threading.Event()
        self._late_s: list[float] = []

    def run(self) -> None:
        """Measures how late each tick comes."""
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(PRIORITY))
        due = self._begin_s
        while not self._over.is_set():
            due += TICK_S
            time.sleep(max(0.0, due - time.monotonic()))
            self._late_s.append(max(0.0, time.monotonic() - due))

    def stop(self, length_s: float) -> dict[str, float]:
        """Ends the ticks; returns how late the first ones were, as many as ``length_s`` has."""
        self._over.set()
        self.join()
        late = sorted(self._late_s[: int(length_s / TICK_S)]) or [0.0]
        return {"ticks": len(late), "p99_s": late[len(late) * 99 // 100], "worst_s": late[-1]}
