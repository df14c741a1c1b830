"""Everything at once for hours: files, cross traffic, headers that lie, broken frames, SYNs, switches that are killed.

    sudo make soak                                # an hour
    sudo make soak SOAK="--minutes 10"

Host a, switches r1 and r2, host b in a row, each host in a network namespace of its own, as Mininet has them.
From a to b go files by one transport after the other and UDP. Beside them a stranger on a's link sends
headers that lie, broken frames, SYNs, and segments, RSTs and ICMP messages in the name of both hosts whose
numbers it guesses. Clients of r1 that are no primary hold Reads and streams, and connections to the receiver
stay silent. So do connections to r1's P4Runtime server and to each port of metrics.

The logs of all services, and the controller's telemetry, go to a full disk. Ten times a second r1, the controller and
the receiver get a SIGHUP, and once a second a SIGUSR1. Every other time r1 finds a links file that it has to refuse.

The switch r2 is killed and started again all the time; r1, the controller and the receiver have to last. At the end

- every file has arrived with its SHA-256,
- an honest client got metrics from each service within 10 s whenever it asked, and an answer of P4Runtime within
  30 s,
- the frames that came to r1 are as many as those that went to a port or were dropped by the program with a reason,
- r1, the controller and the receiver have run on. Their least memory in the last third of the time is at most 5 %
  above that in the one before. A leak raises the least, too; requests of strangers, which hold up to 40 MB at a
  moment, do not. In runs below ten minutes it is not judged, for buffers still grow then.

Prints what it saw; the exit code is 1 where one of these is not so.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import random
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from statistics import median

from bench import runner
from tests.fuzz.soak_strangers import HonestClient, Reloads, SilentConnections, make_full_device, stop_all
from tests.helpers import frames, needs
from tests.helpers.two_routers import CONTROLLER_METRICS, SWITCH_METRICS, Network, wait_for
from xcpr.io.paths import ROOT
from xcpr.scenarios.programs.program import XCP

FILE_BYTES = 4_000_000
TRANSPORTS = ("xcp-r", "xcp", "udt", "rudp")
"""One file after the other goes by these."""
A, B = "10.1.0.2", "10.2.0.2"
SOURCE_PORTS = range(32_768, 61_000)
SILENT, SILENT_S = 4, 3.0
"""Connections to the receiver that say nothing, and how long they stay."""
ATTACKS_PER_S = 200
SAMPLE_S = 1.0
"""Between two looks at memory."""
KILL_S = 20.0
"""Between two deaths of r2, which the controller has to bring up again."""
TELEMETRY_RECORDS = 2_000
"""A port's records that the controller keeps. By default it keeps a hundred times as many, and grows for hours."""
JUDGED_FROM_S = 600
MAX_GROWTH = 1.05
RECEIVER_METRICS = 9574
PATIENCE_S = 120
"""For a file; r2 may die meanwhile."""


@dataclass
class Report:
    """The observations."""

    files: int = 0
    attacks: int = 0
    kills: int = 0
    signals: int = 0
    connections: int = 0
    answers: int = 0
    longest_answers_s: dict[str, float] = field(default_factory=dict)
    received: int = 0
    offered: int = 0
    dropped: int = 0
    memory_mb: dict[str, list[float]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def growth(self, name: str) -> float:
        """Returns the least memory of a process in the last third of the time, over that in the second."""
        held = self.memory_mb[name]
        third = len(held) // 3
        return min(held[-third:]) / min(held[third:-third]) if third else 1.0

    def lines(self) -> list[str]:
        """Describes the run for people."""
        slowest = ", ".join(f"{longest_s:.2f} s ({name})" for name, longest_s in self.longest_answers_s.items())
        memory = (
            f"{name}: {min(held):.1f} to {max(held):.1f} MB, median {median(held):.1f} MB; "
            f"least of the last third over that of the second {self.growth(name):.3f}"
            for name, held in self.memory_mb.items()
        )
        return [
            f"{self.files} files of {FILE_BYTES} bytes arrived whole; r2 killed {self.kills} times",
            f"{self.attacks} hostile frames, {self.connections} silent connections, {self.signals} signals",
            f"{self.answers} answers to an honest client, the slowest of each service after {slowest}",
            f"r1: {self.received} frames in, {self.offered} out, {self.dropped} dropped by reason",
            *memory,
            *(f"PROBLEM: {problem}" for problem in self.problems),
        ]


class Stranger(threading.Thread):
    """Sends malformed frames into r1, from host a's link, until it is stopped."""

    def __init__(self, network: Network, seed: int) -> None:
        super().__init__(daemon=True)
        self.sent = 0
        self.stopped = threading.Event()
        self._chance = random.Random(seed)
        self._socket = network.a.run(lambda: socket.socket(socket.AF_PACKET, socket.SOCK_RAW, 0))
        self._socket.bind(("eth0", 0))

    def run(self) -> None:
        """Sends frames, evenly."""
        while not self.stopped.wait(1 / ATTACKS_PER_S):
            self._socket.send(self._frame())
            self.sent += 1
        self._socket.close()

    def _frame(self) -> bytes:
        chance = self._chance
        kind = chance.randrange(7)
        if kind == 0:  # a pool for nothing
            return frames.data_frame(1000, 1, 20_000, 2**31 - 1, dst=B).ljust(1000, b"\0")
        if kind == 1:  # any header
            claim = (chance.getrandbits(32), chance.getrandbits(chance.randrange(33)), chance.getrandbits(31))
            return frames.data_frame(200, *claim, dst=B).ljust(200, b"\0")
        if kind == 2:  # a SYN to the receiver, from any port
            syn = struct.pack("!HHIIBBHHH", chance.getrandbits(16), 5001, 1, 0, 0x50, 0x02, 65535, 0, 0)
            return frames.frame(frames.xcp(1514, 0, 0) + syn, 74, 253, dst=B).ljust(74, b"\0")
        if kind == 3:  # a segment or a RST of the sender's, with any numbers
            ports = chance.choice(SOURCE_PORTS), 5001
            numbers = chance.getrandbits(32), chance.getrandbits(32)
            flags, stamp = chance.choice((0x04, 0x10, 0x11, 0x14)), chance.getrandbits(32)
            tcp = struct.pack("!HHIIBBHHH", *ports, *numbers, 0x80, flags, 65535, 0, 0)
            tcp += struct.pack("!BBBBII", 1, 1, 8, 10, stamp, 0)
            return frames.frame(frames.xcp(1, 1000, 0) + tcp, 500, 253, src=A, dst=B).ljust(500, b"\0")
        if kind == 4:  # "protocol unreachable", which quotes a guess
            quoted = frames.frame(frames.xcp(1, 1000, 0) + chance.randbytes(8), 74, 253, src=B, dst=A)[14:]
            icmp = struct.pack("!BBHI", 3, 2, 0, 0) + quoted
            return frames.frame(icmp, 34 + len(icmp), 1, src=A, dst=B)
        if kind == 5:  # a datagram of a transfer over UDP
            udp = struct.pack("!HHHH", chance.choice(SOURCE_PORTS), chance.choice(SOURCE_PORTS), 466, 0)
            return frames.frame(udp + chance.randbytes(40), 500, 17, src=A, dst=B).ljust(500, b"\0")
        broken = bytearray(frames.data_frame(120, 1000, 1000, 0, dst=B).ljust(120, b"\0"))
        for _ in range(chance.randrange(1, 6)):
            broken[chance.randrange(12, len(broken))] = chance.getrandbits(8)
        return bytes(broken[: chance.randrange(14, len(broken) + 1)])


class Silent(threading.Thread):
    """Connects from host a to the receiver, says nothing, and connects anew, until it is stopped."""

    def __init__(self, network: Network) -> None:
        super().__init__(daemon=True)
        self.stopped = threading.Event()
        self._network = network

    def run(self) -> None:
        """Holds a few connections at a time: the others of its address's places are for files."""
        while not self.stopped.is_set():
            held = [self._network.a.run(socket.socket) for _ in range(SILENT)]
            for one in held:
                one.settimeout(SILENT_S)
                with contextlib.suppress(OSError):
                    one.connect((B, 5001))
            self.stopped.wait(SILENT_S)
            for one in held:
                one.close()


class Soak:
    """A run."""

    def __init__(self, network: Network, seconds: float, seed: int) -> None:
        self.network = network
        self.report = Report()
        self._end = time.monotonic() + seconds
        self._seconds = seconds
        self._folder = network.folder / "in"
        self._folder.mkdir()
        metrics = ("--metrics", str(RECEIVER_METRICS))
        self._receiver = network.serve(network.b, "receive", "--dir", str(self._folder), *metrics)
        self._lasting = {"r1": network.switches[1], "controller": network.controller, "receiver": self._receiver}
        self._stranger = Stranger(network, seed)
        self._noise = random.Random(seed)

    def run(self) -> Report:
        """Runs all of it."""
        wait_for(self.network.listens, "the receiver to open its socket")
        on = ",".join(f"{second}-{second + 1}" for second in range(0, int(self._seconds), 2))
        udp = self.network.start(self.network.a, "udp-onoff", "--to", B, "--rate", "40 Mbit/s", "--on", on or "0-1")
        loiterer = [sys.executable, str(ROOT / "tests/helpers/p4runtime_loiterer.py"), "127.0.0.1:9559", "1"]
        loitering = self.network.routers.run(lambda: subprocess.Popen(loiterer))
        try:
            self._go_on(loitering)
        finally:
            loitering.kill()
            loitering.wait()
        udp.end()
        self._judge()
        return self.report

    def _go_on(self, loitering: subprocess.Popen[bytes]) -> None:
        """Sends files, with what stands in their way, until the time is over."""
        silent = Silent(self.network)
        network = self.network
        services = [lambda process=process: process for process in self._lasting.values()]
        reloads = Reloads(network.folder / "r1.toml", services)
        metrics = [
            (network.routers, SWITCH_METRICS[1]),
            (network.routers, CONTROLLER_METRICS),
            (network.b, RECEIVER_METRICS),
        ]
        ports = [*metrics, (network.routers, 9559)]
        connections = [SilentConnections(where, port, number) for number, (where, port) in enumerate(ports)]
        client = HonestClient(metrics, (network.routers, "127.0.0.1:9559"))
        beside = [reloads, *connections, client]
        for attacker in (self._stranger, silent, *beside):
            attacker.start()
        watching = threading.Thread(target=self._watch)
        killing = threading.Thread(target=self._kill)
        watching.start()
        killing.start()
        for number, transport in enumerate(cycle(TRANSPORTS)):
            if time.monotonic() >= self._end:
                break
            self._send(number, transport)
        if (
            not all(attacker.is_alive() for attacker in (self._stranger, silent, *beside))
            or loitering.poll() is not None
        ):
            self.report.problems.append("an attacker has ended by itself")
        self._stranger.stopped.set()
        silent.stopped.set()
        for thread in (watching, killing, self._stranger, silent):
            thread.join()
        stop_all(beside)
        report = self.report
        report.attacks, report.signals = self._stranger.sent, reloads.sent
        report.connections = sum(port.opened for port in connections)
        report.answers, report.longest_answers_s = client.answers, client.longest_s
        report.problems += client.problems

    def _send(self, number: int, transport: str) -> None:
        """Sends one file, and notes what became of it."""
        contents = self._noise.randbytes(FILE_BYTES)
        path = self.network.folder / f"{number}.bin"
        path.write_bytes(contents)
        options = ["--to", B, "--transport", transport, "--rate", "100 Mbit/s"]
        code, said = self.network.start(self.network.a, "send", str(path), *options).finish(PATIENCE_S)
        arrived = self._folder / path.name
        if code == 0 and hashlib.sha256(arrived.read_bytes()).digest() == hashlib.sha256(contents).digest():
            self.report.files += 1
            arrived.unlink()
        else:
            self.report.problems.append(f"{path.name} by {transport}: exit code {code}: {said.strip()[-200:]}")
        path.unlink()

    def _watch(self) -> None:
        """Looks at the processes that have to last."""
        while time.monotonic() < self._end:
            for name, process in self._lasting.items():
                if process.runs():
                    self.report.memory_mb.setdefault(name, []).append(process.resident_mb())
            time.sleep(SAMPLE_S)

    def _kill(self) -> None:
        """Kills r2 again and again; the last one has time to come back."""
        while time.monotonic() + KILL_S < self._end:
            time.sleep(KILL_S)
            self.network.switches[2].end()
            self.network.switches[2] = self.network.switch(2)
            self.report.kills += 1

    def _judge(self) -> None:
        report = self.report
        for name, process in self._lasting.items():
            if not process.runs():
                report.problems.append(f"{name} has ended by itself")
            elif self._seconds >= JUDGED_FROM_S and report.growth(name) > MAX_GROWTH:
                report.problems.append(f"{name} grows: {report.growth(name):.3f}")
        self.network.switches[1].end(signal.SIGTERM)
        counted = json.loads((self.network.folder / "r1.json").read_text(encoding="utf-8"))
        report.received = sum(port["received_packets"] for port in counted["ports"].values())
        report.offered = sum(port["offered_packets"] for port in counted["ports"].values())
        reasons = counted.get("counters", {}).get(XCP.drop_counter, {})
        report.dropped = sum(cell["packets"] for cell in reasons.values())
        if report.received != report.offered + report.dropped:
            report.problems.append("r1's counters do not balance")


def soak(seconds: float, seed: int = 1) -> Report:
    """Runs for so many seconds, in a folder that goes with it."""
    with tempfile.TemporaryDirectory() as folder:
        full = make_full_device(Path(folder) / "full")
        network = Network(Path(folder), "0.1 %", metrics=True, full=full, records=TELEMETRY_RECORDS)
        try:
            network.bring_up()
            return Soak(network, seconds, seed).run()
        finally:
            network.close()


def main() -> None:
    """Reads the command line and does what it asks for."""
    options = runner.parse_options(__doc__, minutes=(60.0, "in all"), seed=(1, "of attacks and files"))
    if lacking := needs.namespaces():
        sys.exit(f"soak: {lacking}")
    report = soak(options.minutes * 60, options.seed)
    print(*report.lines(), sep="\n")
    sys.exit(bool(report.problems))


if __name__ == "__main__":
    main()
