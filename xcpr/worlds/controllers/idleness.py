"""When the processes of controllers have nothing to do: all of their threads sleep in the kernel.

A thread that sends a message wakes the one that waits for it before it sleeps itself. So nothing is under way when no
thread has run between two looks: all were asleep at both, and none was switched to in between. A look is not of one
instant, so that a third one has to agree. The threads of this process that serve the requests count as well.
"""

from __future__ import annotations

import os
import re
import threading
import time
from collections.abc import Collection, Iterator
from pathlib import Path

LOOK_EVERY_S = 0.0003
"""Real time between two looks; a thread that waits for the interpreter's lock gets it meanwhile."""
LOOKS_ALIKE = 3
"""Looks in a row that agree."""
MAX_BUSY_S = 120.0
"""Real time that controllers may compute at one instant of the simulation."""
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

    def __init__(self, sessions: Collection[int]) -> None:
        self._sessions = sessions
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
            if alike == LOOKS_ALIKE:
                return
            if time.monotonic() > until:
                raise BusyError(f"the controllers were never idle within {MAX_BUSY_S:.0f} s")
            before = now
            time.sleep(LOOK_EVERY_S)

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
