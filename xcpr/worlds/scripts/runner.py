"""The process of a script: it runs the file as ``python FILE ARGS`` would, in virtual time and on a simulated host.

The process talks with the simulator over the connection whose number is its argument (``processes.py``). Calls that
can't run in virtual time are refused by their names.
"""

from __future__ import annotations

import io
import os
import random
import runpy
import socket
import sys
import traceback
from collections.abc import Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NoReturn

from xcpr.worlds.scripts.virtual_time import PortFrame, Resumed, Scheduler

REFUSED_EVENTS = {
    "subprocess.Popen": "a program of its own",
    "os.system": "a program of its own",
    "os.exec": "a program of its own",
    "os.posix_spawn": "a program of its own",
    "os.fork": "a process of its own",
}
"""Audit events of Python (the library reference, "Audit events table"), and what the script wants there."""
REFUSED_MODULES = {"curses": "a terminal"}
_FAMILIES = {socket.AF_INET: "AF_INET", socket.AF_INET6: "AF_INET6", getattr(socket, "AF_PACKET", None): "AF_PACKET"}


class _Process:
    """This process, as the simulator sees it."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.settings: Mapping[str, Any] = connection.recv()
        self.interfaces: Any = None

    def wait(self, until: int | None, receives: bool) -> Resumed:
        """Reports what was sent and until when the script waits, and returns when it goes on."""
        sent, self.interfaces.sent = self.interfaces.sent, []
        listens = bool(self.interfaces.sockets)
        self._connection.send({"until": until, "receives": receives, "listens": listens, "sent": sent})
        return Resumed(*self._connection.recv())

    def deliver(self, frame: PortFrame, is_outgoing: bool) -> None:
        """Gives a frame to the script's sockets."""
        self.interfaces.deliver(frame, is_outgoing)

    def begin(self) -> int:
        """Reports that all is loaded, and returns the time at which the script starts, ns."""
        self._connection.send({"loaded": True})
        return Resumed(*self._connection.recv()).now

    def end(self, status: int | None) -> NoReturn:
        """Ends the process with an exit status, None of a script that the end of the run has ended."""
        sent = self.interfaces.sent if self.interfaces else []
        self._leave({"status": status, "sent": sent})

    def refuse(self, reason: str) -> NoReturn:
        """Ends the process and the run, with the reason."""
        self._leave({"refused": reason})

    def _leave(self, message: Mapping[str, Any]) -> NoReturn:
        sys.stdout.flush()
        sys.stderr.flush()
        self._connection.send(message)
        # Threads of the script may wait, for ever.
        os._exit(0)

    def audit(self, event: str, arguments: tuple[Any, ...]) -> None:
        """Refuses what leads out of the simulation."""
        if event in REFUSED_EVENTS:
            self.refuse(f"{event} needs {REFUSED_EVENTS[event]}, which has no place in virtual time")
        if event == "import" and arguments[0] in REFUSED_MODULES:
            self.refuse(f"import {arguments[0]} needs {REFUSED_MODULES[arguments[0]]}, which no simulated host has")
        if event == "socket.__new__" and arguments[1] in _FAMILIES:
            name = f"socket.socket({_FAMILIES[arguments[1]]})"
            self.refuse(f"{name} is a socket of the machine: a script reaches the simulated network by Scapy")


class _Input(io.TextIOBase):
    """Standard input: the lines of the scenario, each written to the output as a terminal shows it."""

    def __init__(self, lines: list[str] | None, process: _Process) -> None:
        self._lines = lines
        self._process = process

    def readable(self) -> bool:
        """Returns true."""
        return True

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        """Returns the next line; an empty text behind the last."""
        if self._lines is None:
            self._process.refuse('input() has no lines: set stdin = ["..."]')
        if not self._lines:
            return ""
        line = f"{self._lines.pop(0)}\n"
        os.write(1, line.encode())
        return line


def _load_scapy(process: _Process) -> None:
    try:
        from scapy import all as _all  # noqa: F401, PLC0415 - virtual time comes first

        from xcpr.worlds.scripts.scapy_sockets import Interfaces  # noqa: PLC0415 - needs Scapy
    except ImportError as error:
        process.refuse(f"{error}: scripts on hosts need Scapy (pip install scapy)")
    process.interfaces = Interfaces(process.settings, process.refuse)


def _print_error(error: BaseException, script: str) -> None:
    """Prints a traceback as Python does: the first frame is the script's."""
    frames = error.__traceback__
    while frames is not None and frames.tb_frame.f_code.co_filename != script:
        frames = frames.tb_next
    traceback.print_exception(type(error), error, frames or error.__traceback__)


def _run_file(script: str, scheduler: Scheduler) -> int | None:
    """Runs the script, and returns its exit status."""
    try:
        runpy.run_path(script, run_name="__main__")
        scheduler.join_threads()
    except SystemExit as error:
        if error.code is None or isinstance(error.code, int):
            return error.code or 0
        os.write(2, f"{error.code}\n".encode())
        return 1
    except KeyboardInterrupt:
        if scheduler.is_over:
            return None
        return 130
    except BaseException as error:
        _print_error(error, script)
        return 1
    return None if scheduler.is_over else 0


def main(number: int) -> NoReturn:
    """Runs the script that the other side of connection ``number`` names."""
    process = _Process(Connection(number))
    settings = process.settings
    script = str(Path(settings["file"]).resolve())
    scheduler = Scheduler(process, process.deliver)
    scheduler.install()
    _load_scapy(process)
    process.interfaces.scheduler = scheduler
    process.interfaces.install()
    random.seed(settings["seed"])
    sys.stdin = _Input(settings["stdin"], process)
    sys.argv = [settings["file"], *settings["args"]]
    os.chdir(Path(script).parent)
    sys.path.insert(0, str(Path(script).parent))
    sys.addaudithook(process.audit)
    scheduler.now = process.begin()
    process.end(_run_file(script, scheduler))


if __name__ == "__main__":
    main(int(sys.argv[1]))
