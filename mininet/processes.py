"""The processes of a run: started, watched, stopped in order; their logs are kept for when one fails."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from names import shorten

STOP_S = 15.0
"""The time that a process has for a clean stop."""
LINES = 15
"""The lines of a failed process's messages that an error shows."""


class Failed(Exception):
    """A process ended when it should not have, or did not when it should."""


class Processes:
    """The processes by name; each one's messages go to a file in ``folder``."""

    def __init__(self, folder: Path, report_fd: int | None = None) -> None:
        """Takes ``report_fd``, the open socket for our processes' reports, if there is a watcher."""
        self._folder = folder
        self._report_fd = report_fd
        self._running: dict[str, subprocess.Popen[bytes]] = {}
        self._optional: set[str] = set()

    def start(self, name: str, command: list[str], node: Any = None, reports: bool = False) -> None:
        """Starts a process in the namespace of a Mininet node, or in our own; one that ``reports`` may be watched."""
        with self._log(name).open("wb") as log:
            options = {"stdin": subprocess.DEVNULL, "stdout": log, "stderr": subprocess.STDOUT}
            if reports and self._report_fd is not None:
                command = [*command, "--report-fd", str(self._report_fd)]
                options["pass_fds"] = (self._report_fd,)
            if node is None:
                self._running[name] = subprocess.Popen(command, start_new_session=True, **options)
            else:
                self._running[name] = node.popen(command, **options)

    def make_optional(self, name: str) -> None:
        """Lets a process that has begun fail from now on: the run continues without it."""
        self._optional.add(name)

    def check(self, may_end: Collection[str] = ()) -> None:
        """Raises ``Failed`` if one has ended that must not."""
        for name, process in self._running.items():
            if name not in may_end and name not in self._optional and process.poll() is not None:
                raise Failed(f"{name} ended with status {process.returncode}:\n{self._log_tail(name)}")

    def wait_for(self, true: Callable[[], object], seconds: float, event: str) -> None:
        """Waits until something is so."""
        give_up = time.monotonic() + seconds
        while not true():
            self.check()
            if time.monotonic() > give_up:
                said = "\n".join(f"{name}: {self._log_tail(name)}" for name in self._running)
                raise Failed(f"{event} took more than {seconds:.0f} s:\n{said}")
            time.sleep(0.02)

    def cpu_s(self, name: str) -> float:
        """Returns the user and system time that a process has had, s (proc_pid_stat(5), fields 14 and 15)."""
        words = Path(f"/proc/{self._running[name].pid}/stat").read_text().rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def finish(self, names: list[str], until: float) -> None:
        """Waits until processes have ended by themselves; ``until`` is a time of ``time.monotonic``."""
        waiting = set(names)
        while waiting:
            for name in sorted(waiting):
                status = self._running[name].poll()
                if status is not None:
                    waiting.remove(name)
                    del self._running[name]
                    if status != 0:
                        raise Failed(f"{name} ended with status {status}:\n{self._log_tail(name)}")
            self.check(waiting)
            if waiting and time.monotonic() > until:
                raise Failed(f"still running after the end: {', '.join(sorted(waiting))}")
            time.sleep(0.02)

    def stop(self, names: list[str]) -> list[str]:
        """Ends processes that run without an end; returns the names of optional ones that had failed."""
        failed = []
        for name in names:
            self._running[name].send_signal(signal.SIGTERM)
        for name in names:
            process = self._running.pop(name)
            try:
                status = process.wait(STOP_S)
            except subprocess.TimeoutExpired:
                process.kill()
                raise Failed(f"{name} did not stop within {STOP_S:.0f} s:\n{self._log_tail(name)}") from None
            if status not in (0, -signal.SIGTERM) and name in self._optional:
                failed.append(name)
            elif status not in (0, -signal.SIGTERM):
                raise Failed(f"{name} stopped with status {status}:\n{self._log_tail(name)}")
        return failed

    def _log(self, name: str) -> Path:
        return self._folder / f"{shorten(name)}.log"

    def read_log(self, name: str) -> list[str]:
        """Reads the lines that a process wrote."""
        return self._log(name).read_text(errors="replace").splitlines()

    def _log_tail(self, name: str) -> str:
        lines = self.read_log(name)
        return "\n".join(f"  {line}" for line in lines[-LINES:]) or "  (no message)"
