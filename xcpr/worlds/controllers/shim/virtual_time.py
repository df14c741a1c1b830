"""The time of a simulation in the place of the machine's, in the process of a controller.

Sleeps end by the simulation's clock, and so do timeouts of ``threading``, of selectors and of asyncio. Waits of gRPC
itself stay in real time. Calendar time is far ahead, so that no deadline of a call ever passes. The module needs the
standard library alone, since any Python may run it.
"""

from __future__ import annotations

import json
import mmap
import os
import selectors
import socket
import struct
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

EPOCH_S = 4_102_444_800
"""``time.time()`` at the start of a run: 1 January 2100, UTC."""
NS_PER_S = 10**9
CLOCK_FILE, SOCKET_FILE, ADDRESS_FILE = "clock", "session", "addresses.json"
"""The files in a simulation's folder: its time, its socket, and its routers' servers by TCP port."""
LOOPBACK = ("127.0.0.1", "localhost", "0.0.0.0", "[::1]", "[::]")
GRPC = "grpc"
_allocate_lock = threading.Lock
_sleep = time.sleep


class Session:
    """The connection of this process to the simulation."""

    def __init__(self, folder: str) -> None:
        self._folder = Path(folder)
        with (self._folder / CLOCK_FILE).open("rb") as file:
            self._page = mmap.mmap(file.fileno(), 8, prot=mmap.PROT_READ)
        self._connect()
        os.register_at_fork(after_in_child=self._connect)

    def _connect(self) -> None:
        self._lock = threading.Lock()
        self._number = 0
        self._actions: dict[int, Callable[[Any], None]] = {}
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(str(self._folder / SOCKET_FILE))
        threading.Thread(target=self._receive, args=(self._socket,), name="simulation", daemon=True).start()

    def now_ns(self) -> int:
        """Returns the simulation's time, nanoseconds from its start."""
        return int(struct.unpack_from("<q", self._page)[0])

    def call_at(self, at_ns: int, action: Callable[[], None]) -> int:
        """Calls ``action`` from another thread when the simulation's time is ``at_ns``; returns its number."""
        return self._send(lambda _: action(), {"at_ns": at_ns})

    def call_after(self, seconds: float, action: Callable[[], None]) -> int:
        """Calls ``action`` as ``call_at`` does, after so many seconds."""
        return self.call_at(self.now_ns() + round(seconds * NS_PER_S), action)

    def cancel(self, number: int) -> None:
        """Takes a call back, if it has not been made."""
        with self._lock:
            if self._actions.pop(number, None) is not None:
                self._write({"cancel": number})

    def request(self, message: dict[str, Any]) -> Any:
        """Sends a request to the simulation and returns its answer; raises RuntimeError with its refusal."""
        answered = threading.Event()
        answers: list[Any] = []

        def handle(answer: Any) -> None:
            answers.append(answer)
            answered.set()

        self._send(handle, message)
        answered.wait()
        if "error" in answers[0]:
            raise RuntimeError(answers[0]["error"])
        return answers[0]["result"]

    def _send(self, action: Callable[[Any], None], message: dict[str, Any]) -> int:
        with self._lock:
            self._number += 1
            self._actions[self._number] = action
            self._write({"id": self._number, **message})
            return self._number

    def _write(self, message: dict[str, Any]) -> None:
        self._socket.sendall(json.dumps(message).encode() + b"\n")

    def _receive(self, connection: socket.socket) -> None:
        for line in connection.makefile("rb"):
            message = json.loads(line)
            with self._lock:
                action = self._actions.pop(message["id"], None)
            if action is not None:
                action(message)


_session: Session | None = None


def session() -> Session:
    """Returns this process's connection; raises RuntimeError outside a simulation."""
    if _session is None:
        raise RuntimeError("this process is no controller of a simulation")
    return _session


def install(folder: str) -> None:
    """Puts this process under the time of the simulation whose files are in ``folder``."""
    global _session  # noqa: PLW0603 - a process has one
    _session = Session(folder)
    _replace_clocks(_session)
    _replace_waits(_session)
    _redirect_channels(folder)


def _replace_clocks(of: Session) -> None:
    def sleep(seconds: Any) -> None:
        if seconds < 0:
            raise ValueError("sleep length must be non-negative")
        if seconds == 0:
            return _sleep(0)
        gate = _allocate_lock()
        gate.acquire()
        of.call_after(seconds, gate.release)
        gate.acquire()
        return None

    def monotonic() -> float:
        return of.now_ns() / NS_PER_S

    def calendar_ns() -> int:
        return EPOCH_S * NS_PER_S + of.now_ns()

    time.sleep = sleep
    time.monotonic = time.perf_counter = monotonic
    time.monotonic_ns = time.perf_counter_ns = of.now_ns
    time.time = lambda: calendar_ns() / NS_PER_S
    time.time_ns = calendar_ns
    threading._time = monotonic  # type: ignore[attr-defined]  # its name for time.monotonic


def _replace_waits(of: Session) -> None:
    wait_without_end = threading.Condition.wait

    def wait(self: Any, timeout: float | None = None) -> bool:
        """Does what ``threading.Condition.wait`` does, with a timeout in the simulation's time."""
        caller = str(sys._getframe(1).f_globals.get("__name__", ""))
        if timeout is None or timeout <= 0 or caller.startswith(GRPC):
            return wait_without_end(self, timeout)
        if not self._is_owned():
            raise RuntimeError("cannot wait on un-acquired lock")
        waiter = _allocate_lock()
        waiter.acquire()
        self._waiters.append(waiter)
        saved = self._release_save()
        number = of.call_after(timeout, lambda: _release(waiter))
        try:
            waiter.acquire()
        finally:
            self._acquire_restore(saved)
            of.cancel(number)
        notified = waiter not in self._waiters
        if not notified:
            self._waiters.remove(waiter)
        return notified

    threading.Condition.wait = wait  # type: ignore[method-assign]

    class Selector(selectors.DefaultSelector):
        """A selector whose timeouts are in the simulation's time."""

        def __init__(self) -> None:
            super().__init__()
            self._alarm = os.eventfd(0, os.EFD_NONBLOCK | os.EFD_CLOEXEC)
            self.register(self._alarm, selectors.EVENT_READ)

        def select(self, timeout: float | None = None) -> Any:
            if timeout is None or timeout <= 0:
                ready = super().select(timeout)
            else:
                number = of.call_after(timeout, lambda: os.eventfd_write(self._alarm, 1))
                ready = super().select(None)
                of.cancel(number)
            found = [one for one in ready if one[0].fd != self._alarm]
            if len(found) < len(ready):
                os.eventfd_read(self._alarm)
            return found

        def close(self) -> None:
            super().close()
            os.close(self._alarm)

    selectors.DefaultSelector = Selector  # type: ignore[misc]


def _release(waiter: Any) -> None:
    """Releases a waiter unless a notification has done so."""
    if waiter.locked():
        waiter.release()


def _redirect_channels(folder: str) -> None:
    """Lets channels to the routers' TCP ports on this machine lead to their sockets, and counts their calls; nothing
    for a Python without gRPC."""
    try:
        import grpc  # noqa: PLC0415 - other Pythons may lack it
        import grpc.aio  # noqa: PLC0415 - as above
    except ImportError:
        return
    from open_calls import OpenCalls  # noqa: PLC0415 - the run imports this module by another name

    addresses: dict[str, str] = json.loads((Path(folder) / ADDRESS_FILE).read_text(encoding="utf-8"))
    calls = OpenCalls(folder)

    def redirected(make: Callable[..., Any]) -> Callable[..., Any]:
        def make_channel(target: str, *arguments: Any, **named: Any) -> Any:
            host, _, port = target.removeprefix("dns:").lstrip("/").rpartition(":")
            known = addresses.get(port) if host in LOOPBACK else None
            channel = make(target if known is None else known, *arguments, **named)
            return channel if known is None else calls.watch(channel)

        return make_channel

    grpc.insecure_channel = redirected(grpc.insecure_channel)
    grpc.aio.insecure_channel = redirected(grpc.aio.insecure_channel)
