"""The processes of controllers: started before time 0, and ended with the run."""

from __future__ import annotations

import json
import os
import selectors
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from xcpr.io.schema import Invalid, Problem
from xcpr.p4runtime.clock import Turns
from xcpr.results.result import ControllerResult
from xcpr.scenarios.programs.controllers import Controller
from xcpr.worlds.controllers.shim.virtual_time import SOCKET_FILE
from xcpr.worlds.controllers.virtual_clock import VirtualClock

SHIM = Path(__file__).parent / "shim"
"""The folder of modules that a controller's Python finds first."""
END_S = 2.0
"""Real time for a controller to end after SIGTERM."""
MAX_OUTPUT_BYTES = 64 * 2**10
"""Bytes at the end of a controller's output that the result has."""
MAX_LINE_BYTES = 2**20
"""Bytes of one message of a controller's process."""

COMMAND = "cli"
"""The request that takes the latency of the control plane: the others are none of a router's."""
Answer = Callable[[Any], None]
"""Takes the answer to a request, now or later."""
Request = Callable[[Mapping[str, Any], Answer], None]
"""Does a request of a controller; raises ValueError."""


@dataclass
class _Process:
    """A controller that runs."""

    name: str
    popen: subprocess.Popen[bytes]
    output: Path

    def read_output(self) -> str:
        """Returns the end of what it has written to stdout and stderr."""
        with self.output.open("rb") as file:
            file.seek(max(0, self.output.stat().st_size - MAX_OUTPUT_BYTES))
            return file.read().decode(errors="replace")


@dataclass
class _Connection:
    """The connection of a process, with the alarms that it has set, by its numbers."""

    socket: socket.socket
    received: bytearray = field(default_factory=bytearray)
    alarms: dict[int, int] = field(default_factory=dict)


class Processes:
    """The processes of a run's controllers, and their connections to its clock."""

    def __init__(self, folder: Path, clock: VirtualClock, turns: Turns, do: Request) -> None:
        self._folder = folder
        self._clock = clock
        self._turns = turns
        self._do = do
        self._running: list[_Process] = []
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(folder / SOCKET_FILE))
        self._listener.listen(128)
        self._listener.setblocking(False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._listener, selectors.EVENT_READ)

    def start(self, controllers: Mapping[str, Controller]) -> None:
        """Starts all controllers; raises ``Invalid`` for one that can't be started."""
        for name, controller in controllers.items():
            output = self._folder / f"{len(self._running)}.log"
            place = f"controllers.{name}"
            lines = output.with_suffix(".stdin")
            lines.write_text("".join(f"{line}\n" for line in controller.stdin or ()), encoding="utf-8")
            try:
                with output.open("wb") as file, lines.open("rb") as stdin:
                    popen = subprocess.Popen(
                        _command(controller),
                        cwd=controller.working_folder,
                        env=self._environment(),
                        stdin=stdin,
                        stdout=file,
                        stderr=subprocess.STDOUT,
                        start_new_session=True,
                    )
            except (OSError, ValueError) as error:
                raise Invalid([Problem("controllers", place, f"can't be started: {error}")]) from None
            self._running.append(_Process(name, popen, output))

    def _environment(self) -> dict[str, str]:
        path = os.pathsep.join(filter(None, (str(SHIM), os.environ.get("PYTHONPATH"))))
        return {
            "GRPC_VERBOSITY": "NONE",  # its lines have the machine's time
            **os.environ,
            "PYTHONPATH": path,
            "PYTHONHASHSEED": "0",
            "PYTHONUNBUFFERED": "1",
            "XCPR_SIMULATION": str(self._folder),
        }

    @property
    def sessions(self) -> list[int]:
        """The first process of each controller."""
        return [one.popen.pid for one in self._running]

    def check(self) -> None:
        """Raises ``Invalid`` where a controller has failed."""
        for one in self._running:
            status = one.popen.poll()
            if status:
                message = f"ended with status {status}: {find_last_message(one.read_output())}"
                raise Invalid([Problem("controllers", f"controllers.{one.name}", message)])

    def handle_messages(self) -> bool:
        """Handles what has come from the processes; returns whether one of them got an answer."""
        answered = False
        while ready := self._selector.select(0):
            for key, _ in sorted(ready, key=lambda one: one[0].fd):
                if key.fileobj is self._listener:
                    accepted, _ = self._listener.accept()
                    self._selector.register(accepted, selectors.EVENT_READ, _Connection(accepted))
                else:
                    answered |= self._receive(key.data)
        return answered

    def _receive(self, connection: _Connection) -> bool:
        try:
            data = connection.socket.recv(MAX_LINE_BYTES)
        except OSError:
            data = b""
        if not data or len(connection.received) > MAX_LINE_BYTES:
            self._close(connection)
            return False
        connection.received += data
        *lines, rest = bytes(connection.received).split(b"\n")
        connection.received = bytearray(rest)
        answered = [self._handle(connection, json.loads(line)) for line in lines]
        return any(answered)

    def _close(self, connection: _Connection) -> None:
        for number in connection.alarms.values():
            self._clock.cancel(number)
        self._selector.unregister(connection.socket)
        connection.socket.close()

    def _handle(self, connection: _Connection, message: Mapping[str, Any]) -> bool:
        """Handles a message of a process; returns whether it was answered."""
        if "cancel" in message:
            number = connection.alarms.pop(message["cancel"], None)
            if number is not None:
                self._clock.cancel(number)
            return False
        if "at_ns" in message:
            number = message["id"]

            def wake() -> None:
                connection.alarms.pop(number, None)
                _send(connection, {"id": number})

            connection.alarms[number] = self._clock.call_at(message["at_ns"], wake)
            return False

        def do() -> None:
            try:
                self._do(message, lambda result: _send(connection, {"id": message["id"], "result": result}))
            except ValueError as error:
                _send(connection, {"id": message["id"], "error": str(error)})

        if message["request"] == COMMAND:
            self._turns.run(do)
        else:
            do()
        return True

    def end(self) -> dict[str, ControllerResult]:
        """Ends the processes that still run; returns what became of each."""
        results = {}
        for one in self._running:
            status = one.popen.poll()
            if status is None:
                _signal(one.popen, signal.SIGTERM)
                with suppress(subprocess.TimeoutExpired):
                    one.popen.wait(END_S)
            _signal(one.popen, signal.SIGKILL)
            one.popen.wait()
            results[one.name] = ControllerResult(output=one.read_output(), ended_by_itself=status is not None)
        self._running = []
        return results

    def close(self) -> None:
        """Ends all processes and connections."""
        self.end()
        for key in [*self._selector.get_map().values()]:
            key.fileobj.close()  # type: ignore[union-attr]  # they are sockets
        self._selector.close()


def find_last_message(output: str) -> str:
    """Returns the last line that is not indented: an exception's first line, whatever details follow."""
    lines = output.strip().splitlines() or ["it wrote nothing"]
    return next((line for line in reversed(lines) if line[:1].strip()), lines[-1])


def _command(controller: Controller) -> list[str]:
    if controller.program is not None:
        return [sys.executable, str(Path(controller.program).resolve()), *(controller.arguments or ())]
    return [*shlex.split(controller.command or ""), *(controller.arguments or ())]


def _send(connection: _Connection, message: Mapping[str, Any]) -> None:
    with suppress(OSError):  # its process has ended
        connection.socket.sendall(json.dumps(message).encode() + b"\n")


def _signal(popen: subprocess.Popen[bytes], number: signal.Signals) -> None:
    """Sends a signal to a controller and the processes that it has started."""
    with suppress(ProcessLookupError):
        os.killpg(popen.pid, number)
