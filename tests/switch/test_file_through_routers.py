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
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from two_routers import Network, Process, wait_for

pytestmark = pytest.mark.network

GIVEN = os.environ.get("XCPR_FILE_BYTES")
SIZE = int(GIVEN or 20_000_000)
TIMEOUT_S = 60 + SIZE / 2_000_000


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
    """Makes a file of noise; returns its path and its SHA-256."""
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
    wait_for(network.listens, "the receiver to open its socket")
    return started


def count_received(network: Network) -> int:
    """Returns the bytes that have reached host b's interface."""
    return int(network.b.run(lambda: Path("/proc/thread-self/net/dev").read_text()).split("eth0:")[1].split()[0])


def check_arrival(folder: Path, file: tuple[Path, str]) -> None:
    path, digest = file
    [got] = folder.iterdir()
    assert got.name == path.name
    assert hashlib.sha256(got.read_bytes()).hexdigest() == digest


@pytest.mark.parametrize("transport", ["xcp", "xcp-r"])
def test_file_arrives_intact_over_lossy_links(
    network: Network, file: tuple[Path, str], tmp_path: Path, transport: str
) -> None:
    receiving = receiver(network, tmp_path / "in")
    begun = time.monotonic()
    sent = network.start(network.a, "send", str(file[0]), "--to", "10.2.0.2", "--transport", transport).finish(
        TIMEOUT_S
    )
    print(f"{transport}: {SIZE} bytes in {time.monotonic() - begun:.1f} s: {sent[1]}")
    assert sent[0] == 0, sent
    received = receiving.finish(TIMEOUT_S)
    assert received[0] == 0, received
    check_arrival(tmp_path / "in", file)


@pytest.mark.skipif(GIVEN is None, reason="figures of docs/hosts.md: XCPR_FILE_BYTES says of how many bytes")
@pytest.mark.parametrize("network", ["0.1 %"], indirect=True)
@pytest.mark.parametrize("transport", ["xcp-r", "udt", "sabul", "rudp", "fobs", "ttp"])
def test_file_transfer_reports_cpu_and_memory(
    network: Network, file: tuple[Path, str], tmp_path: Path, transport: str
) -> None:
    receiving = receiver(network, tmp_path / "in")
    # A host knows its own interface, and not what lies behind.
    options = ["--to", "10.2.0.2", "--transport", transport, "--rate", "200 Mbit/s", "--json"]
    sending = network.start(network.a, "send", str(file[0]), *options)
    ends = (sending, receiving)
    wait_for(lambda: sum(end.runs() for end in ends) == 0, "the file", TIMEOUT_S)
    (sent, report), (received, said) = (end.finish(TIMEOUT_S) for end in ends)
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


def test_file_arrives_though_a_switch_is_restarted(network: Network, file: tuple[Path, str], tmp_path: Path) -> None:
    receiving = receiver(network, tmp_path / "in")
    sending = network.start(network.a, "send", str(file[0]), "--to", "10.2.0.2", "--rate", "50 Mbit/s")
    wait_for(lambda: count_received(network) > SIZE / 10, "a tenth of the file", TIMEOUT_S)
    network.switches[2].end()
    before = count_received(network)
    network.switch(2)
    sent = sending.finish(TIMEOUT_S)
    print(f"killed after {before} bytes: {sent[1]}")
    assert sent[0] == 0, sent
    assert before < SIZE
    assert receiving.finish(TIMEOUT_S)[0] == 0
    check_arrival(tmp_path / "in", file)


def test_file_arrives_though_processes_are_suspended(network: Network, file: tuple[Path, str], tmp_path: Path) -> None:
    receiving = receiver(network, tmp_path / "in")
    sending = network.start(network.a, "send", str(file[0]), "--to", "10.2.0.2", "--rate", "100 Mbit/s")
    for number, still in enumerate((network.switches[1], receiving, sending), start=1):
        wait_for(
            lambda number=number: count_received(network) > SIZE * number / 5, f"{number} fifths of the file", TIMEOUT_S
        )
        with still.suspended():
            # Longer than the least RTO, so that who goes on has missed timers.
            time.sleep(1.2)
    sent = sending.finish(TIMEOUT_S)
    assert sent[0] == 0, sent
    assert receiving.finish(TIMEOUT_S)[0] == 0
    check_arrival(tmp_path / "in", file)


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGKILL])
def test_killed_receiver_leaves_no_partial_file_by_its_name(
    network: Network, file: tuple[Path, str], tmp_path: Path, by: signal.Signals
) -> None:
    receiving = receiver(network, tmp_path / "in")
    # Two seconds of it are left for the test to be late in.
    options = ["--timeout", "4 s", "--rate", "50 Mbit/s"]
    sending = network.start(network.a, "send", str(file[0]), "--to", "10.2.0.2", *options)
    wait_for(lambda: count_received(network) > SIZE / 3, "a third of the file", TIMEOUT_S)
    receiving.end(by)
    code, said = sending.finish(TIMEOUT_S)
    print(said)
    assert code != 0
    assert "10.2.0.2" in said
    left = [path.name for path in (tmp_path / "in").iterdir()]
    if by == signal.SIGTERM:
        assert left == []
    else:  # no process could tidy up: a file that is left has a temporary name
        assert all(name.startswith(".xcpr-") and name.endswith(".part") for name in left)
