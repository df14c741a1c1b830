"""A file from host to host through two switches whose links lose packets, while things break.

XCPR_FILE_BYTES chooses the size: 20 MB by default, 500 MB for the figures of docs/numbers.md. Where it is set, what a
file costs by each transport is measured too.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import IO

import namespaces
import pytest
from namespaces import Namespace

pytestmark = pytest.mark.realtime

GIVEN = os.environ.get("XCPR_FILE_BYTES")
SIZE = int(GIVEN or 20_000_000)
TIMEOUT_S = 60 + SIZE / 2_000_000

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


class Process:
    """An xcpr command that runs in a namespace, and what it says."""

    def __init__(self, where: Namespace, command: Sequence[str], log: IO[str], folder: Path) -> None:
        whole = [sys.executable, "-m", "xcpr", *command]
        self._log = Path(log.name)
        self.cpu_s = 0.0
        self.memory_mb = 0.0
        self._popen = where.run(lambda: subprocess.Popen(whole, stdout=log, stderr=log, cwd=folder))

    def finish(self) -> tuple[int, str]:
        """Its exit code and its words, when it has ended by itself."""
        return self._popen.wait(TIMEOUT_S), self._log.read_text()

    def runs(self) -> bool:
        """Whether it has not ended, so far as it is known; what it has cost is kept."""
        if self._popen.returncode is None:
            # What the kernel tells at the end counts the memory of the process that started it, too.
            status = Path(f"/proc/{self._popen.pid}/status").read_text()
            peaks = [int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")]
            self.memory_mb = max([self.memory_mb, *(peak / 1000 for peak in peaks)])
            ended, code, used = os.wait4(self._popen.pid, os.WNOHANG)
            if ended:
                self._popen.returncode = os.waitstatus_to_exitcode(code)
                self.cpu_s = used.ru_utime + used.ru_stime
        return self._popen.returncode is None

    def end(self, by: signal.Signals = signal.SIGKILL) -> None:
        """Ends it, without warning unless told otherwise."""
        self._popen.send_signal(by)
        self._popen.wait(TIMEOUT_S)


class Network:
    """Host a, r1, r2, host b in a row; each host in a namespace of its own, both switches in a third."""

    def __init__(self, folder: Path, loss: str) -> None:
        self.folder = folder
        self._running: list[Process] = []
        self.a, self.b, self._routers = namespaces.make(3)
        self.a.veth("eth0", self._routers, "r1-a")
        self._routers.veth("r1-r2", self._routers, "r2-r1")
        self.b.veth("eth0", self._routers, "r2-b")
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
        self.start(self._routers, *controls)
        wait_for(ready.exists, "the controller to bring both routers up")

    def start(self, where: Namespace, *command: str) -> Process:
        """Starts an xcpr command."""
        said = self.folder / f"{len(self._running)}.log"
        with said.open("w") as log:
            started = Process(where, command, log, self.folder)
        self._running.append(started)
        return started

    def switch(self, number: int) -> Process:
        """Starts r1 or r2."""
        ends = {1: ("r1-a", "r1-r2"), 2: ("r2-r1", "r2-b")}[number]
        ports = [word for port, end in enumerate(ends, start=1) for word in ("-i", f"{port}@{end}")]
        address = f"127.0.0.1:{9558 + number}"
        links = ["--links", f"r{number}.toml", "--device-id", str(number), "--grpc-server-addr", address]
        return self.start(self._routers, "switch", *ports, *links)

    def close(self) -> None:
        """Ends what still runs."""
        for process in self._running:
            process.end()
        for namespace in (self.a, self.b, self._routers):
            namespace.close()


def wait_for(true: Callable[[], bool], what: str, seconds: float = 40.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"no longer waiting for {what}"
        time.sleep(0.02)


@pytest.fixture(params=["1 %"])
def network(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Network]:
    made = Network(tmp_path, request.param)
    try:
        made.bring_up()
        yield made
    finally:
        made.close()


@pytest.fixture
def file(tmp_path: Path) -> tuple[Path, str]:
    """A file of noise and its SHA-256."""
    path = tmp_path / "noise.bin"
    noise = random.Random(1)
    digest = hashlib.sha256()
    with path.open("wb") as out:
        left = SIZE
        while left:
            piece = noise.randbytes(min(left, 1 << 20))
            digest.update(piece)
            left -= out.write(piece)
    return path, digest.hexdigest()


def receiver(network: Network, folder: Path, *options: str) -> Process:
    folder.mkdir()
    started = network.start(network.b, "receive", "--dir", str(folder), "--once", *options)
    wait_for(lambda: listens(network), "the receiver to open its socket")
    return started


def listens(network: Network) -> bool:
    """Whether a raw socket of protocol 253 is open at b."""
    return ":00FD" in network.b.run(lambda: Path("/proc/thread-self/net/raw").read_text())


def arrived(network: Network) -> int:
    """Bytes that have reached host b's interface."""
    return int(network.b.run(lambda: Path("/proc/thread-self/net/dev").read_text()).split("eth0:")[1].split()[0])


def check_arrival(folder: Path, file: tuple[Path, str]) -> None:
    path, digest = file
    [got] = folder.iterdir()
    assert got.name == path.name
    assert hashlib.sha256(got.read_bytes()).hexdigest() == digest


@pytest.mark.parametrize("transport", ["xcp", "xcp-r"])
def test_a_file_arrives_whole(network: Network, file: tuple[Path, str], tmp_path: Path, transport: str) -> None:
    receiving = receiver(network, tmp_path / "in")
    begun = time.monotonic()
    sent = network.start(network.a, "send", str(file[0]), "--to", "10.2.0.2", "--transport", transport).finish()
    print(f"{transport}: {SIZE} bytes in {time.monotonic() - begun:.1f} s: {sent[1]}")
    assert sent[0] == 0, sent
    received = receiving.finish()
    assert received[0] == 0, received
    check_arrival(tmp_path / "in", file)


@pytest.mark.skipif(GIVEN is None, reason="figures of docs/hosts.md: XCPR_FILE_BYTES says of how many bytes")
@pytest.mark.parametrize("network", ["0.1 %"], indirect=True)
@pytest.mark.parametrize("transport", ["xcp-r", "udt", "sabul", "rudp", "fobs", "ttp"])
def test_what_a_file_costs(network: Network, file: tuple[Path, str], tmp_path: Path, transport: str) -> None:
    receiving = receiver(network, tmp_path / "in")
    # A host knows its own interface, and not what lies behind.
    options = ["--to", "10.2.0.2", "--transport", transport, "--rate", "200 Mbit/s", "--json"]
    sending = network.start(network.a, "send", str(file[0]), *options)
    ends = (sending, receiving)
    wait_for(lambda: sum(end.runs() for end in ends) == 0, "the file", TIMEOUT_S)
    (sent, report), (received, said) = (end.finish() for end in ends)
    assert (sent, received) == (0, 0), (report, said)
    check_arrival(tmp_path / "in", file)
    figures = json.loads(report.splitlines()[-1])
    row = {
        "transport": transport,
        "bytes": SIZE,
        "s": round(figures["elapsed_s"], 1),
        "sent_packets": figures["sent_packets"],
        "sent_again": figures["retransmitted_packets"],
        "cpu_s": [round(end.cpu_s, 1) for end in ends],
        "memory_mb": [round(end.memory_mb) for end in ends],
    }
    print(json.dumps(row))


def test_a_switch_may_die_and_come_back(network: Network, file: tuple[Path, str], tmp_path: Path) -> None:
    receiving = receiver(network, tmp_path / "in")
    sending = network.start(network.a, "send", str(file[0]), "--to", "10.2.0.2")
    wait_for(lambda: arrived(network) > SIZE / 10, "a tenth of the file", TIMEOUT_S)
    network.switches[2].end()
    before = arrived(network)
    network.switch(2)
    sent = sending.finish()
    print(f"killed after {before} bytes: {sent[1]}")
    assert sent[0] == 0, sent
    assert before < SIZE
    assert receiving.finish()[0] == 0
    check_arrival(tmp_path / "in", file)


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGKILL])
def test_a_receiver_that_dies_leaves_nothing_half_written(
    network: Network, file: tuple[Path, str], tmp_path: Path, by: signal.Signals
) -> None:
    receiving = receiver(network, tmp_path / "in")
    sending = network.start(network.a, "send", str(file[0]), "--to", "10.2.0.2", "--timeout", "4 s")
    wait_for(lambda: arrived(network) > SIZE / 3, "a third of the file", TIMEOUT_S)
    receiving.end(by)
    code, said = sending.finish()
    print(said)
    assert code != 0
    assert "10.2.0.2" in said
    left = [path.name for path in (tmp_path / "in").iterdir()]
    if by == signal.SIGTERM:
        assert left == []
    else:  # nobody could tidy up: what is left has a name that says what it is
        assert all(name.startswith(".xcpr-") and name.endswith(".part") for name in left)
