"""Virtual time in a script's process: sleep, clocks, waits and threads of Python's standard library.

One thread runs at a time. A thread that waits hands over to the first thread whose wait is over. Where there is none,
the process reports to the simulator when it has to go on, and blocks until then. So time passes only while all threads
wait, and a script is as repeatable as its own draws.
"""

from __future__ import annotations

import queue
import threading
import time
from _thread import allocate_lock
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

NS = 10**9
PortFrame = tuple[int, bytes]
"""A frame, and the port of the host's interface that it is at."""


class Resumed(NamedTuple):
    """The simulator's answer: the script goes on."""

    now: int
    """The virtual time, ns."""
    frames: list[tuple[PortFrame, bool]]
    """The frames at the interfaces since then, and whether another script of the host sent each."""
    is_over: bool
    """Whether the run has ended."""


class Simulator(Protocol):
    """The other side of a script's process."""

    def wait(self, until: int | None, receives: bool) -> Resumed:
        """Blocks until the time, ns, or, where the script ``receives``, until a frame has come."""


class _Task:
    """A thread of the script."""

    def __init__(self, until: int | None = None) -> None:
        self.turn = allocate_lock()
        self.turn.acquire()
        self.until = until
        self.is_ready: Callable[[], bool] | None = None
        self.receives = False

    def is_due(self, now: int) -> bool:
        """Returns whether its wait is over."""
        return (self.until is not None and self.until <= now) or (self.is_ready is not None and self.is_ready())


class Scheduler:
    """The threads of a script, and the clock that they share."""

    def __init__(self, simulator: Simulator, on_frame: Callable[[PortFrame, bool], None]) -> None:
        self.now = 0
        """The virtual time, ns."""
        self.is_over = False
        """Whether the run has ended; the main thread then gets KeyboardInterrupt from each wait, as for Ctrl-C."""
        self._simulator = simulator
        self._on_frame = on_frame
        self._main = self._current = _Task()
        self._tasks = [self._main]
        self._is_starting = False

    def block(
        self, until: float | None = None, is_ready: Callable[[], bool] | None = None, receives: bool = False
    ) -> None:
        """Blocks the calling thread until a time, ns, or until ``is_ready`` returns true.

        ``receives`` says that a frame may make it ready.
        """
        task = self._current
        task.until = None if until is None else max(self.now, round(until))
        task.is_ready, task.receives = is_ready, receives
        self._hand_over(task)
        if self.is_over:
            raise KeyboardInterrupt if task is self._main else SystemExit

    def _hand_over(self, task: _Task | None) -> None:
        """Lets the next thread run, and returns when it is the turn of ``task``; at once without one."""
        self._current = self._choose()
        if self._current is not task:
            self._current.turn.release()
            if task is not None:
                task.turn.acquire()

    def _choose(self) -> _Task:
        while True:
            for task in self._tasks:
                if self.is_over or task.is_due(self.now):
                    return task
            times = [task.until for task in self._tasks if task.until is not None]
            resumed = self._simulator.wait(min(times, default=None), any(task.receives for task in self._tasks))
            self.now, self.is_over = resumed.now, resumed.is_over
            for frame, is_outgoing in resumed.frames:
                self._on_frame(frame, is_outgoing)

    def sleep(self, seconds: float) -> None:
        """Sleeps as ``time.sleep`` does."""
        if seconds < 0:
            raise ValueError("sleep length must be non-negative")
        if seconds > 0:
            self.block(self.now + seconds * NS)

    def read_clock(self) -> float:
        """Returns the seconds since the run's begin, as ``time.time`` and the other clocks do."""
        return self.now / NS

    def read_clock_ns(self) -> int:
        """Returns the same in ns."""
        return self.now

    def install(self) -> None:
        """Puts virtual time in the place of the standard library's."""
        for name in ("time", "monotonic", "perf_counter"):
            setattr(time, name, self.read_clock)
            setattr(time, f"{name}_ns", self.read_clock_ns)
        vars(time)["sleep"] = self.sleep
        # These modules hold the clock under names of their own.
        vars(threading)["_time"] = vars(queue)["time"] = self.read_clock
        self._install_threads()

    def _install_threads(self) -> None:
        """Replaces the waits of threads; locks need none, since one thread runs at a time."""
        real_wait, real_start = threading.Condition.wait, threading.Thread.start

        def wait(condition: Any, timeout: float | None = None) -> bool:
            if self._is_starting:
                return real_wait(condition, timeout)
            waiter = allocate_lock()
            waiter.acquire()
            condition._waiters.append(waiter)
            saved = condition._release_save()
            try:
                until = None if timeout is None else self.now + timeout * NS
                self.block(until, lambda: not waiter.locked())
                return not waiter.locked()
            finally:
                condition._acquire_restore(saved)
                if waiter.locked():
                    condition._waiters.remove(waiter)

        def start(thread: threading.Thread) -> None:
            task, run = _Task(self.now), thread.run

            def run_in_turn() -> None:
                task.turn.acquire()
                try:
                    run()
                finally:
                    self._tasks.remove(task)
                    self._hand_over(None)

            vars(thread).update(run=run_in_turn, virtual_task=task)
            self._tasks.append(task)
            self._is_starting = True
            try:
                real_start(thread)
            finally:
                self._is_starting = False

        def join(thread: threading.Thread, timeout: float | None = None) -> None:
            task = vars(thread).get("virtual_task")
            if task is None:
                raise RuntimeError("cannot join thread before it is started")
            self.block(None if timeout is None else self.now + timeout * NS, lambda: task not in self._tasks)

        setattr(threading.Condition, "wait", wait)  # noqa: B010 - a type checker refuses the plain assignment
        setattr(threading.Thread, "start", start)  # noqa: B010 - as above
        setattr(threading.Thread, "join", join)  # noqa: B010 - as above

    def join_threads(self) -> None:
        """Waits for the threads that are not daemons, as Python does at its end."""
        for thread in threading.enumerate():
            if thread is not threading.main_thread() and not thread.daemon:
                thread.join()
