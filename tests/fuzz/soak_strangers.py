"""The operators and strangers of soak.py: reloads of hostile files, full disks, connections that stay silent."""

from __future__ import annotations

import itertools
import os
import random
import signal
import socket
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tests.helpers.namespaces import Namespace
from tests.helpers.two_routers import Process
from xcpr.io.paths import ROOT

RELOADS_PER_S = 10
ROUNDS_PER_USR1 = 10
"""SIGHUPs between two SIGUSR1."""
STRANGER_ADDRESS = "127.0.0.2"
"""Strangers of the machine come from here, so that a server can tell them from its owner."""
SILENT_CONNECTIONS, SILENT_S = 96, 3.0
"""TCP connections at a port at once, and the time that they stay."""
MAX_ANSWER_S = 10.0
"""An honest client waits so long for metrics."""
MAX_P4RUNTIME_ANSWER_S = 30.0
"""The same for P4Runtime: strangers of the same host hold threads of requests up to their deadlines of 10 s."""
ASK_EVERY_S = 2.0
CAPABILITIES = ROOT / "tests/helpers/p4runtime_capabilities.py"

HOSTILE_LINKS: Mapping[str, str] = {
    "a delay of 1e12 s": '[ports.2]\nrate = "200 Mbit/s"\ndelay = "1e12 s"\n',
    "a limit of 1e23": '[ports.2]\nrate = "200 Mbit/s"\nqueue = { limit = "1e23 packets" }\n',
    "5,000 digits": f"[ports.2]\nseed = {'9' * 5000}\n",
    "5,000 brackets": f"ports = {'[' * 5000}{']' * 5000}\n",
    "a key of 40,000 parts": f"{'.'.join('a' * 40_000)} = 1\n",
    "an interval of 1 ns": '[ports.2]\nrate = "200 Mbit/s"\nsample_interval = "1 ns"\n',
    "no text": "\x00\x1b[2J",
    "nothing": "",
}
"""Contents of a links file that a switch has to refuse, or, where the file is empty, to take."""


def make_full_device(path: Path) -> Path:
    """Makes a device like ``/dev/full``, on which each write fails as on a full disk; returns its path."""
    os.mknod(path, 0o666 | stat.S_IFCHR, os.makedev(1, 7))
    return path


class Reloads(threading.Thread):
    """Puts hostile and honest links files in turn before a switch, and signals all services, until it is stopped."""

    def __init__(self, links: Path, services: Sequence[Callable[[], Process]]) -> None:
        super().__init__(daemon=True)
        self.stopped = threading.Event()
        self.sent = 0
        self._links, self._services = links, services
        self._honest = links.read_text(encoding="utf-8")
        self._draft = links.with_suffix(".draft")

    def run(self) -> None:
        """Signals evenly; leaves the honest file."""
        hostile = itertools.cycle((*HOSTILE_LINKS.values(), None, ROOT / "does-not-exist", Path("/dev/zero")))
        for number in itertools.count():
            if self.stopped.wait(1 / RELOADS_PER_S):
                break
            self._put(self._honest if number % 2 else next(hostile))
            self._signal(signal.SIGHUP)
            if number % ROUNDS_PER_USR1 == 0:
                self._signal(signal.SIGUSR1)
        self._put(self._honest)
        self._signal(signal.SIGHUP)

    def _put(self, contents: str | Path | None) -> None:
        """Replaces the file by a text, a link, or (None) a FIFO."""
        self._draft.unlink(missing_ok=True)
        match contents:
            case str():
                self._draft.write_text(contents, encoding="utf-8")
            case Path():
                self._draft.symlink_to(contents)
            case None:
                os.mkfifo(self._draft)
        self._draft.replace(self._links)

    def _signal(self, number: signal.Signals) -> None:
        for service in self._services:
            service().send_signal(number)
            self.sent += 1


class SilentConnections(threading.Thread):
    """Connects to a TCP port from a stranger's address as often as it can, says nothing or nonsense, until stopped."""

    def __init__(self, where: Namespace, port: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.stopped = threading.Event()
        self.opened = 0
        self._where, self._port = where, port
        self._chance = random.Random(seed)

    def run(self) -> None:
        """Holds connections, and opens others in their place."""
        while not self.stopped.is_set():
            held = [connection for _ in range(SILENT_CONNECTIONS) if (connection := self._connect()) is not None]
            self.opened += len(held)
            self.stopped.wait(SILENT_S)
            for connection in held:
                connection.close()

    def _connect(self) -> socket.socket | None:
        connection = self._where.run(socket.socket)
        connection.settimeout(SILENT_S)
        try:
            connection.bind((STRANGER_ADDRESS, 0))
            connection.connect(("127.0.0.1", self._port))
            if self._chance.random() < 0.5:
                connection.send(self._chance.randbytes(self._chance.randrange(1, 2000)))
        except OSError:
            connection.close()
            return None
        return connection


class HonestClient(threading.Thread):
    """Requests metrics of services and the P4Runtime version of a switch, all the time; notes the longest wait."""

    def __init__(self, metrics: Sequence[tuple[Namespace, int]], switch: tuple[Namespace, str]) -> None:
        super().__init__(daemon=True)
        self.stopped = threading.Event()
        self.answers = 0
        self.longest_s: dict[str, float] = {}
        self.problems: list[str] = []
        self._metrics, self._switch = metrics, switch

    def run(self) -> None:
        """Requests from each service in turn."""
        while not self.stopped.wait(ASK_EVERY_S):
            for where, port in self._metrics:
                self._time(f"metrics at port {port}", lambda where=where, port=port: _scrape(where, port))
            self._time("P4Runtime", self._ask_capabilities)

    def _time(self, service: str, ask: Callable[[], object]) -> None:
        began = time.monotonic()
        try:
            ask()
        except (OSError, subprocess.SubprocessError) as error:
            self.problems.append(f"no answer from {service}: {error}")
            return
        self.answers += 1
        self.longest_s[service] = max(self.longest_s.get(service, 0.0), time.monotonic() - began)

    def _ask_capabilities(self) -> None:
        where, address = self._switch
        asking = where.run(
            lambda: subprocess.Popen([sys.executable, str(CAPABILITIES), address, str(MAX_P4RUNTIME_ANSWER_S)])
        )
        if code := asking.wait(2 * MAX_P4RUNTIME_ANSWER_S):
            raise subprocess.CalledProcessError(code, CAPABILITIES.name)


def _scrape(where: Namespace, port: int) -> None:
    """Fetches metrics over a socket of the namespace; raises ``OSError`` where there is no whole answer."""
    connection = where.run(socket.socket)
    with connection:
        connection.settimeout(MAX_ANSWER_S)
        connection.connect(("127.0.0.1", port))
        connection.sendall(f"GET /metrics HTTP/1.0\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        answer = b"".join(iter(lambda: connection.recv(65536), b""))
    if b" 200 " not in answer[:20]:
        raise ConnectionError(repr(answer[:60]))


def stop_all(threads: Sequence[Reloads | SilentConnections | HonestClient]) -> None:
    """Stops threads and waits for them."""
    for thread in threads:
        thread.stopped.set()
    for thread in threads:
        thread.join()
