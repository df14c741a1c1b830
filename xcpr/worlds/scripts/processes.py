"""The scripts on the hosts of a run, each in a process of its own, as the simulator calls them.

The run stands still while a script computes. The process then reports what it has sent, and until when it waits.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, Pipe
from pathlib import Path
from typing import Any, BinaryIO

from xcpr.io.schema import Invalid, Problem
from xcpr.results.result import ScriptResult
from xcpr.scenarios.flows.scripts import Script
from xcpr.worlds.scripts import runner
from xcpr.worlds.scripts.virtual_time import PortFrame, Resumed

MAX_COMPUTE_S = 60
"""Wall time that a script may compute without a wait in virtual time; a script that takes longer ends the run."""
MAX_END_S = 10
"""Wall time that a script may take at the end of the run."""
MAX_OUTPUT_BYTES = 1 << 20
"""Bytes of a script's output that the result keeps."""
MAX_WAITING_FRAMES = 10_000
"""Frames that wait for a script that sleeps; one more is lost, as where a socket's receive buffer is full."""

Call = Callable[[int, PortFrame | None], tuple[list[PortFrame], int | None]]
Calls = Mapping[str, Call]
"""By host: the function that the simulator calls with the time, ns, and a frame or None (``_native.simulate``)."""


@dataclass
class _Running:
    """A script and its process."""

    name: str
    script: Script
    process: subprocess.Popen[bytes]
    connection: Connection
    output: BinaryIO
    until: int | None
    """When it goes on, ns; None: only by a frame."""
    is_loaded: bool = False
    receives: bool = False
    """Whether a frame makes it go on."""
    listens: bool = False
    """Whether it has sockets, which queue frames."""
    has_ended: bool = False
    status: int | None = None
    frames: list[tuple[PortFrame, bool]] = field(default_factory=list)
    sent: int = 0
    received: int = 0

    def receive(self, frame: PortFrame, is_outgoing: bool) -> None:
        """Queues a frame at an interface of the host, where the script has a socket."""
        if self.listens and not self.has_ended and len(self.frames) < MAX_WAITING_FRAMES:
            self.frames.append((frame, is_outgoing))
            self.received += not is_outgoing

    def is_ready(self, now: int) -> bool:
        """Returns whether the script goes on now."""
        is_due = self.until is not None and self.until <= now
        return not self.has_ended and (is_due or (self.receives and bool(self.frames)))

    def resume(self, now: int, is_over: bool = False) -> list[PortFrame]:
        """Lets the script go on until it waits again, and returns the frames that it sends."""
        if not self.is_loaded:
            self._read(MAX_COMPUTE_S)
            self.is_loaded = True
        frames, self.frames = self.frames, []
        with suppress(OSError):  # Where the process is gone, reading finds it.
            self.connection.send(Resumed(now, frames, is_over))
        message = self._read(MAX_END_S if is_over else MAX_COMPUTE_S)
        sent: list[PortFrame] = message["sent"]
        self.sent += len(sent)
        if "status" in message:
            self.has_ended, self.status = True, message["status"]
        else:
            self.until, self.receives, self.listens = message["until"], message["receives"], message["listens"]
        return sent

    def end(self, now: int) -> None:
        """Interrupts the script at the end of the run, as Ctrl-C does, and lets it end."""
        if self.until is not None and not self.is_loaded and self.until > now:
            return  # It had not begun.
        while not self.has_ended:
            self.resume(now, is_over=True)

    def _read(self, limit_s: float) -> dict[str, Any]:
        key = f"scripts.{self.name}"
        if not self.connection.poll(limit_s):
            problem = f"computed for {limit_s:g} s without a wait: only time.sleep, sniff and the like let time pass"
            raise Invalid([Problem(self.script.file, key, problem)])
        try:
            message: dict[str, Any] = self.connection.recv()
        except (EOFError, OSError):
            return {"sent": [], "status": self.process.wait()}
        if "refused" in message:
            raise Invalid([Problem(self.script.file, key, message["refused"])])
        return message

    def make_result(self) -> ScriptResult:
        """Returns the outcome of the script."""
        self.output.seek(0)
        output = self.output.read(MAX_OUTPUT_BYTES).decode(errors="replace")
        return ScriptResult(
            name=self.name,
            host=self.script.host,
            status=self.status,
            sent_frames=self.sent,
            received_frames=self.received,
            output=output,
        )


class Scripts:
    """All scripts of a run."""

    def __init__(self, running: Sequence[_Running]) -> None:
        self._running = running
        by_host: dict[str, list[_Running]] = {}
        for one in running:
            by_host.setdefault(one.script.host, []).append(one)
        self.calls: Calls = {host: _make_call(scripts) for host, scripts in by_host.items()}

    def end(self, now: int) -> list[ScriptResult]:
        """Ends the scripts that still run, at the end of the run, and returns what became of all."""
        for one in self._running:
            one.end(now)
        return [one.make_result() for one in self._running]


def _make_call(scripts: Sequence[_Running]) -> Call:
    """Makes the function that the simulator calls for a host. Scripts that go on at one time do so in
    their order."""

    def call(now: int, frame: PortFrame | None) -> tuple[list[PortFrame], int | None]:
        if frame is not None:
            for one in scripts:
                one.receive(frame, is_outgoing=False)
        sent: list[PortFrame] = []
        while ready := [one for one in scripts if one.is_ready(now)]:
            frames = ready[0].resume(now)
            for outgoing in frames:
                for other in scripts:
                    if other is not ready[0]:
                        other.receive(outgoing, is_outgoing=True)
            sent += frames
        times = [one.until for one in scripts if one.until is not None and not one.has_ended]
        return sent, min(times, default=None)

    return call


@contextmanager
def start(scripts: Mapping[str, Script], settings: Mapping[str, Mapping[str, Any]]) -> Iterator[Scripts]:
    """Starts a process for each script, and kills what is left at the end. ``settings`` are the processes', by name."""
    with ExitStack() as stack:
        running = []
        for name, script in scripts.items():
            output = stack.enter_context(tempfile.TemporaryFile())
            own, other = Pipe()
            stack.enter_context(own)
            with other:
                process = _spawn(other.fileno(), output)
            stack.callback(_kill, process)
            own.send(dict(settings[name]))
            running.append(_Running(name, script, process, own, output, script.start))
        yield Scripts(running)


def _spawn(connection: int, output: BinaryIO) -> subprocess.Popen[bytes]:
    package = str(Path(__file__).parents[3])
    paths = [package, *filter(None, [os.environ.get("PYTHONPATH")])]
    # The order of sets of texts is the same in every run then.
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-P", "-u", "-m", runner.__name__, str(connection)]
    return subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
        env=environment,
        pass_fds=[connection],
    )


def _kill(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()
