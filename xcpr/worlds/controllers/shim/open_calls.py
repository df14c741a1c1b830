"""How many calls of gRPC a controller's process has open: the run reads it (``idleness``).

gRPC's own threads may leave a message in a queue until a timer of theirs wakes them. All threads sleep then, and the
call is under way nevertheless. The module needs the standard library alone, since any Python may run it.
"""

from __future__ import annotations

import mmap
import os
import struct
import threading
from pathlib import Path
from typing import Any

CALLS_FILE = "calls-"
"""The files in a simulation's folder, each of one process, whose number ends the name."""
COUNTS = struct.Struct("<qq")
"""The calls that have begun, and of these the open ones."""


class OpenCalls:
    """The calls with one request that this process has open; streams of requests are none."""

    def __init__(self, folder: str) -> None:
        self._folder = Path(folder)
        self._begin_process()
        os.register_at_fork(after_in_child=self._begin_process)

    def _begin_process(self) -> None:
        self._lock = threading.Lock()
        self._begun = self._open = 0
        path = self._folder / f"{CALLS_FILE}{os.getpid()}"
        path.write_bytes(bytes(COUNTS.size))
        with path.open("r+b") as file:
            self._page = mmap.mmap(file.fileno(), COUNTS.size)

    def _begin(self) -> None:
        with self._lock:
            self._begun += 1
            self._open += 1
            COUNTS.pack_into(self._page, 0, self._begun, self._open)

    def _end(self) -> None:
        with self._lock:
            self._open -= 1
            COUNTS.pack_into(self._page, 0, self._begun, self._open)

    def watch(self, channel: Any) -> Any:
        """Counts the calls of a channel from now on; returns the channel."""
        for kind in ("unary_unary", "unary_stream"):
            setattr(channel, kind, self._watch_maker(getattr(channel, kind)))
        return channel

    def _watch_maker(self, make: Any) -> Any:
        def make_callable(*arguments: Any, **named: Any) -> Any:
            return _Callable(make(*arguments, **named), self)

        return make_callable

    def call(self, function: Any, arguments: Any, named: Any) -> Any:
        """Calls a function that makes a call, and counts it until it has its answer."""
        self._begin()
        try:
            made = function(*arguments, **named)
        except BaseException:
            self._end()
            raise
        if hasattr(made, "add_done_callback"):  # a call that goes on; else it is the answer
            made.add_done_callback(lambda _: self._end())
        else:
            self._end()
        return made


class _Callable:
    """A callable of gRPC for one RPC, whose calls are counted."""

    def __init__(self, made: Any, calls: OpenCalls) -> None:
        self._made = made
        self._calls = calls

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        return self._calls.call(self._made, arguments, named)

    def with_call(self, *arguments: Any, **named: Any) -> Any:
        return self._calls.call(self._made.with_call, arguments, named)

    def future(self, *arguments: Any, **named: Any) -> Any:
        return self._calls.call(self._made.future, arguments, named)
