"""When the processes of controllers have nothing to do: all of their threads sleep in the kernel, and no call is open.

A thread that sends a message wakes the one that waits for it before it sleeps itself. So nothing is under way when no
thread has run between two looks: all were asleep at both, and none was switched to in between. A look is not of one
instant, so that a third one has to agree. The threads of this process that serve the requests count as well.

gRPC's thread pool is an exception. A worker that looks at the empty queue, and then waits, misses a signal in between,
and takes the message when a timer of the pool ends. So calls of gRPC are counted too (``shim/open_calls.py``).
"""

from __future__ import annotations

import os
import re
import struct
import threading
import time
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

from xcpr.worlds.controllers.shim.open_calls import CALLS_FILE, COUNTS

LOOK_EVERY_S = 0.0003
"""Real time between two looks; a thread that waits for the interpreter's lock gets it meanwhile."""
LOOKS_ALIKE = 3
"""Looks in a row that agree."""
MAX_BUSY_S = 120.0
"""Real time that controllers may compute at one instant of the simulation."""
MAX_DELIVERY_S = 5.0
"""Real time that the last call may take; one that takes longer waits for something else. gRPC's timers are shorter."""
ASLEEP = "SZXI"
"""The letters of a thread that sleeps, or has ended (proc_pid_status(5))."""
_STATE = re.compile(rb"^State:\t(\w)", re.MULTILINE)
_SWITCHES = re.compile(rb"^(?:non)?voluntary_ctxt_switches:\t(\d+)", re.MULTILINE)

Look = dict[str, tuple[bytes, ...]]
"""How often each thread was switched from, by its file."""


class BusyError(Exception):
    """A controller computes without an end."""


class Watcher:
    """Looks at the processes of sessions, each named by its first process, and at this one."""

    def __init__(self, sessions: Collection[int], folder: Path, count_held: Callable[[], int]) -> None:
        self._sessions = sessions
        self._folder = folder
        self._count_held = count_held
        """Returns the calls that wait for the simulation."""
        self._begun, self._begun_at_s = 0, 0.0
        """The calls that had begun when one began that was new, and the real time of that."""
        self._stuck = 0
        """The calls that took longer than ``MAX_DELIVERY_S``."""
        self._known: dict[str, bool] = {}
        """The processes of the machine, and whether they are of these sessions."""

    def wait_until_idle(self) -> None:
        """Waits until nothing is under way; raises `BusyError` after ``MAX_BUSY_S``."""
        until = time.monotonic() + MAX_BUSY_S
        before: Look | None = None
        alike = 0
        while True:
            now = self._look()
            alike = alike + 1 if now is not None and now == before else 1
            if alike >= LOOKS_ALIKE and self._has_no_open_call():
                return
            if time.monotonic() > until:
                raise BusyError(f"the controllers were never idle within {MAX_BUSY_S:.0f} s")
            before = now
            time.sleep(LOOK_EVERY_S)

    def _has_no_open_call(self) -> bool:
        """Returns whether each call of gRPC has its answer, waits for the simulation, or takes too long."""
        counts = [self._count_calls(process) for process in self._processes()]
        begun, under_way = sum(one[0] for one in counts), sum(one[1] for one in counts) - self._count_held()
        now_s = time.monotonic()
        if begun != self._begun:
            self._begun, self._begun_at_s = begun, now_s
        if now_s > self._begun_at_s + MAX_DELIVERY_S:
            self._stuck = under_way
        self._stuck = max(0, min(self._stuck, under_way))
        return under_way <= self._stuck

    def _count_calls(self, process: str) -> tuple[int, int]:
        """Returns the calls that a process has begun, and of these the open ones."""
        try:
            begun, still_open = COUNTS.unpack((self._folder / f"{CALLS_FILE}{process}").read_bytes())
        except (OSError, struct.error):
            return 0, 0  # a program without our modules, or one that begins
        return begun, still_open

    def _look(self) -> Look | None:
        """Returns a look at all threads, or nothing where one is not asleep."""
        look: Look = {}
        own = str(threading.get_native_id())
        for process in ("self", *self._processes()):
            for thread in _list(f"/proc/{process}/task"):
                if process == "self" and thread == own:
                    continue
                name = f"/proc/{process}/task/{thread}/status"
                try:
                    text = Path(name).read_bytes()
                except OSError:
                    continue  # it has ended
                state = _STATE.search(text)
                if state is not None and state[1].decode() not in ASLEEP:
                    return None
                look[name] = tuple(_SWITCHES.findall(text))
        return look

    def _processes(self) -> Iterator[str]:
        """Yields the processes of the sessions."""
        running = {name for name in _list("/proc") if name.isdecimal()}
        for gone in self._known.keys() - running:
            del self._known[gone]
        for name in running - self._known.keys():
            try:
                self._known[name] = os.getsid(int(name)) in self._sessions
            except OSError:
                continue
        yield from sorted(name for name, is_ours in self._known.items() if is_ours)


def _list(folder: str) -> list[str]:
    try:
        return os.listdir(folder)  # noqa: PTH208 - it is called thousands of times in a run
    except OSError:
        return []
