"""Host a, switches r1 and r2, host b in a row, with real packets: for tests and for tests/fuzz/soak.py."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import namespaces
from namespaces import Namespace

NETWORK = """
[routers.r1]
address = "127.0.0.1:9559"
device_id = 1
ports.1 = { capacity = "1 Gbit/s", mac = "02:01:00:01:00:01" }
ports.2 = { capacity = "200 Mbit/s", mac = "02:01:00:01:00:02" }
routes."10.1.0.2/32" = { port = 1, next_hop = "02:00:00:01:00:02" }
routes."10.2.0.0/16" = { port = 2, next_hop = "02:01:00:02:00:01" }
[routers.r2]
address = "127.0.0.1:9560"
device_id = 2
ports.1 = { capacity = "200 Mbit/s", mac = "02:01:00:02:00:01" }
ports.2 = { capacity = "1 Gbit/s", mac = "02:01:00:02:00:02" }
routes."10.2.0.2/32" = { port = 2, next_hop = "02:00:00:02:00:02" }
routes."10.1.0.0/16" = { port = 1, next_hop = "02:01:00:01:00:02" }
"""

MIDDLE = """
[ports.{port}]
rate = "200 Mbit/s"
delay = "5 ms"
queue = {{ limit = "500 packets" }}
loss = {{ model = "random", probability = "{loss}" }}
"""

SWITCH_METRICS, CONTROLLER_METRICS = {1: 9571, 2: 9572}, 9573
"""Where switches and controller answer Prometheus, if they do."""


WITH_SHORT_TELEMETRY = """
from xcpr.controller import telemetry
from xcpr.__main__ import main
telemetry.MAX_RECORDS = {records}
main()
"""
"""Runs ``xcpr`` with room for so many telemetry records of a port: ``control`` is at its limit within minutes."""


class Process:
    """An xcpr command that runs in a namespace, and what it says."""

    def __init__(
        self,
        where: Namespace,
        command: Sequence[str],
        log: IO[str],
        folder: Path,
        runs: Sequence[str] = ("-m", "xcpr"),
    ) -> None:
        whole = [sys.executable, *runs, *command]
        self._log = Path(log.name)
        self.cpu_s = 0.0
        self.memory_mb = 0.0
        self._popen = where.run(lambda: subprocess.Popen(whole, stdout=log, stderr=log, cwd=folder))

    def finish(self, timeout_s: float) -> tuple[int, str]:
        """Waits until the process has ended by itself; returns its exit code and its words."""
        return self._popen.wait(timeout_s), self._log.read_text()

    def runs(self) -> bool:
        """Returns whether the process has not ended, so far as it is known; what it has cost is kept."""
        if self._popen.returncode is None:
            # The kernel's figure at the end counts the memory of the process that started it, too.
            status = Path(f"/proc/{self._popen.pid}/status").read_text()
            peaks = [int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")]
            self.memory_mb = max([self.memory_mb, *(peak / 1000 for peak in peaks)])
            ended, code, used = os.wait4(self._popen.pid, os.WNOHANG)
            if ended:
                self._popen.returncode = os.waitstatus_to_exitcode(code)
                self.cpu_s = used.ru_utime + used.ru_stime
        return self._popen.returncode is None

    def resident_mb(self) -> float:
        """Returns the memory that the process has now, MB."""
        status = Path(f"/proc/{self._popen.pid}/status").read_text()
        return next(int(line.split()[1]) / 1000 for line in status.splitlines() if line.startswith("VmRSS"))

    @contextmanager
    def suspended(self) -> Iterator[None]:
        """Makes the command stand still, as on a machine that sleeps or has no time for it."""
        self._popen.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._popen.send_signal(signal.SIGCONT)

    def send_signal(self, number: signal.Signals) -> None:
        """Sends a signal, where the process still runs."""
        self._popen.send_signal(number)

    def end(self, by: signal.Signals = signal.SIGKILL) -> None:
        """Ends the process, by default without warning."""
        self._popen.send_signal(by)
        self._popen.wait(60)


class Network:
    """Host a, r1, r2, host b in a row; each host in a namespace of its own, both switches in a third."""

    def __init__(
        self, folder: Path, loss: str, *, metrics: bool = False, full: Path | None = None, records: int | None = None
    ) -> None:
        """Makes the network. Where ``full`` names a device, logs of services and telemetry go there.

        The controller keeps ``records`` of a port's telemetry records; absent: as many as outside tests.
        """
        self.folder = folder
        self._records = records
        self._metrics = metrics
        self._full = full
        self._running: list[Process] = []
        self.a, self.b, self.routers = namespaces.make(3)
        self.a.veth("eth0", self.routers, "r1-a")
        self.routers.veth("r1-r2", self.routers, "r2-r1")
        self.b.veth("eth0", self.routers, "r2-b")
        for host, number in ((self.a, 1), (self.b, 2)):
            host.ip(f"link set eth0 address 02:00:00:0{number}:00:02")
            host.ip(f"addr add 10.{number}.0.2/32 dev eth0")
            host.ip("route add default dev eth0")
            host.ip(f"neigh add 10.{3 - number}.0.2 lladdr 02:01:00:0{number}:00:0{number} dev eth0")
            host.offloads_off("eth0")
        (folder / "r1.toml").write_text(MIDDLE.format(port=2, loss=loss))
        (folder / "r2.toml").write_text(MIDDLE.format(port=1, loss=loss))
        (folder / "network.toml").write_text(NETWORK)

    def bring_up(self) -> None:
        """Starts switches and controller."""
        self.switches = {number: self.switch(number) for number in (1, 2)}
        ready = self.folder / "ready"
        controls = ["control", str(self.folder / "network.toml"), "--no-live", "--ready-file", str(ready)]
        telemetry = ["--telemetry", str(self._full)] if self._full else []
        controls += [*telemetry, *self._measured(CONTROLLER_METRICS)]
        runs = ("-c", WITH_SHORT_TELEMETRY.format(records=self._records)) if self._records else ("-m", "xcpr")
        self.controller = self.start(self.routers, *controls, log_file=self._full, runs=runs)
        wait_for(ready.exists, "the controller to bring both routers up")

    def serve(self, where: Namespace, *command: str) -> Process:
        """Starts an xcpr command that runs until it is stopped."""
        return self.start(where, *command, log_file=self._full)

    def start(
        self, where: Namespace, *command: str, log_file: Path | None = None, runs: Sequence[str] = ("-m", "xcpr")
    ) -> Process:
        """Starts an xcpr command by what Python ``runs``; it logs to a file of its own by default."""
        said = log_file or self.folder / f"{len(self._running)}.log"
        with said.open("w") as log:
            started = Process(where, command, log, self.folder, runs)
        self._running.append(started)
        return started

    def switch(self, number: int) -> Process:
        """Starts r1 or r2, which leaves its statistics in rN.json when it is stopped."""
        ends = {1: ("r1-a", "r1-r2"), 2: ("r2-r1", "r2-b")}[number]
        ports = [word for port, end in enumerate(ends, start=1) for word in ("-i", f"{port}@{end}")]
        address = f"127.0.0.1:{9558 + number}"
        options = ["--links", f"r{number}.toml", "--device-id", str(number), "--grpc-server-addr", address]
        options += ["--stats", f"r{number}.json", *self._measured(SWITCH_METRICS[number])]
        return self.serve(self.routers, "switch", *ports, *options)

    def _measured(self, port: int) -> list[str]:
        return ["--metrics", str(port)] if self._metrics else []

    def listens(self) -> bool:
        """Returns whether a raw socket of protocol 253 is open at b."""
        return ":00FD" in self.b.run(lambda: Path("/proc/thread-self/net/raw").read_text())

    def close(self) -> None:
        """Ends what still runs."""
        for process in self._running:
            process.end()
        for namespace in (self.a, self.b, self.routers):
            namespace.close()


def wait_for(true: Callable[[], bool], what: str, seconds: float = 40.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"no longer waiting for {what}"
        time.sleep(0.02)
