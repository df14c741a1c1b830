"""A receiver is ended by SIGINT and SIGTERM alone, and no peer fills its log."""

from __future__ import annotations

import json
import os
import resource
import signal
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.streams import without_streams
from xcpr.commands.realtime import transfers
from xcpr.io.lines import MAX_ADDRESSES, LineLimit

HELLO = struct.pack(">IB", 56, 9) + bytes(56)
"""A record of the connection beside a transfer (``records.rs``): a handshake without the secret."""
STRANGERS = 400
LOOPBACK = "127.0.0.1"


def free_port() -> int:
    with socket.create_server((LOOPBACK, 0)) as found:
        return int(found.getsockname()[1])


@contextmanager
def receiver(
    port: int, *options: object, closed: tuple[int, ...] = (), **streams: Any
) -> Iterator[subprocess.Popen[bytes]]:
    """Runs ``xcpr receive``, and waits until it listens."""
    command = [sys.executable, "-m", "xcpr", "receive", "--port", str(port), *map(str, options)]
    process = subprocess.Popen(without_streams(command, *closed), **streams)
    try:
        deadline = time.monotonic() + 20
        while True:
            try:
                socket.create_connection((LOOPBACK, port)).close()
                break
            except ConnectionRefusedError:
                assert process.poll() is None and time.monotonic() < deadline
                time.sleep(0.05)
        yield process
    finally:
        process.kill()
        process.wait()


def refuse(port: int, count: int) -> None:
    """Opens connections that the receiver refuses."""
    for _ in range(count):
        with socket.create_connection((LOOPBACK, port)) as stranger:
            stranger.sendall(HELLO)
            assert stranger.recv(1), "a verdict"


def send(port: int, file: Path) -> subprocess.CompletedProcess[bytes]:
    to = ["--to", LOOPBACK, "--port", str(port), "--transport", "udt"]
    return subprocess.run(
        [sys.executable, "-m", "xcpr", "send", str(file), *to], capture_output=True, timeout=60, check=False
    )


def stop(process: subprocess.Popen[bytes], number: int = signal.SIGINT) -> int:
    process.send_signal(number)
    return process.wait(timeout=20)


def make_file(path: Path, size: int = 1000) -> Path:
    path.write_bytes(bytes(size))
    return path


@pytest.mark.parametrize("with_secret", [False, True])
@pytest.mark.parametrize("as_json", [False, True])
def test_refusals_of_an_address_are_logged_once_a_second(tmp_path: Path, with_secret: bool, as_json: bool) -> None:
    port, log = free_port(), tmp_path / "log"
    secret = tmp_path / "secret"
    secret.write_text("0123456789abcdef" * 4)
    secret.chmod(0o600)
    options = [*(["--secret-file", secret] if with_secret else []), *(["--json"] if as_json else [])]
    with log.open("wb") as file, receiver(port, "--discard", *options, stdout=file, stderr=file) as process:
        began = time.monotonic()
        refuse(port, STRANGERS)
        lasted_s = time.monotonic() - began
        time.sleep(0.3)
        assert stop(process) == 1
    lines = log.read_text().splitlines()
    failed = [line for line in lines if ("failure" if as_json else "failed") in line]
    assert 2 <= len(failed) <= 3 + lasted_s
    if as_json:
        counts = [json.loads(line).get("transfers", 1) for line in failed]
    else:
        counts = [int(line.split()[1]) if " more from " in line else 1 for line in failed]
    assert sum(counts) == STRANGERS


def test_receiver_survives_other_signals_and_lost_log_readers(tmp_path: Path) -> None:
    port, folder = free_port(), tmp_path / "in"
    reader, writer = os.pipe()
    with receiver(port, "--dir", folder, stdout=writer, stderr=writer) as process:
        os.close(writer)
        os.close(reader)
        for number in (signal.SIGHUP, signal.SIGUSR1, signal.SIGUSR2):
            process.send_signal(number)
            refuse(port, 2)
        assert send(port, make_file(tmp_path / "f")).returncode == 0
        assert process.poll() is None
        assert stop(process, signal.SIGTERM) == 1
    assert (folder / "f").stat().st_size == 1000


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_receiver_survives_a_full_log_disk(tmp_path: Path, options: list[str]) -> None:
    port, folder = free_port(), tmp_path / "in"
    with (
        Path("/dev/full").open("wb") as full,
        receiver(port, "--dir", folder, *options, stdout=full, stderr=full) as process,
    ):
        for name in ("f", "g"):
            assert send(port, make_file(tmp_path / name)).returncode == 0
        # Its output is lost, and what it received is not.
        assert stop(process) == 1
    assert {path.name for path in folder.iterdir()} == {"f", "g"}


def test_receiver_survives_closed_standard_streams(tmp_path: Path) -> None:
    port, folder = free_port(), tmp_path / "in"
    with receiver(port, "--dir", folder, closed=(1, 2)) as process:
        refuse(port, 2)
        assert send(port, make_file(tmp_path / "f")).returncode == 0
        assert stop(process) == 1
    assert (folder / "f").stat().st_size == 1000


def test_transfer_beyond_the_file_size_limit_fails_alone(tmp_path: Path) -> None:
    port, folder = free_port(), tmp_path / "in"
    log = tmp_path / "log"
    with (
        log.open("wb") as file,
        receiver(port, "--dir", folder, stderr=file) as process,
    ):
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1_000_000, resource.RLIM_INFINITY))
        assert send(port, make_file(tmp_path / "large", 2_000_000)).returncode == 1
        assert send(port, make_file(tmp_path / "small")).returncode == 0
        assert stop(process) == 1
    assert "File too large" in log.read_text()
    assert [path.name for path in folder.iterdir()] == ["small"]


def test_failure_reason_in_the_log_is_truncated(capsys: pytest.CaptureFixture[str]) -> None:
    ended = {"name": "f", "from": LOOPBACK, "received": 0, "elapsed_s": 0.0, "unopened": 0, "failure": "x" * 5000}
    with transfers.Receiving(as_json=False, listens="") as shown:
        shown.update(json.dumps({"ended": [ended], "active": []}))
    assert len(capsys.readouterr().err) < 300


def test_addresses_beyond_the_limit_share_one_log_line() -> None:
    now_s = 0.0
    limit = LineLimit[str](1, clock=lambda: now_s)
    own = sum(limit.admit(str(number), "e", 10) for number in range(10 * MAX_ADDRESSES))
    assert own == MAX_ADDRESSES + 1
    assert not [*limit.take_sums()]
    now_s = 1.0
    ((address, share),) = limit.take_sums()
    assert (address, share.summed, share.total) == (None, 9 * MAX_ADDRESSES - 1, 10 * (9 * MAX_ADDRESSES - 1))
    assert limit.admit("0", "e", 10), "a new period has lines again"


def test_continuous_flood_is_logged_once_a_period() -> None:
    now_s, lines = 0.0, 0
    limit = LineLimit[int](1, clock=lambda: now_s)
    for event in range(1000):
        now_s = event / 100
        lines += limit.admit("a", event, 1)
        lines += len([*limit.take_sums()])
    assert 9 <= lines <= 11
    ((_, share),) = limit.take_sums(all_now=True)
    assert share.first is not None and share.summed == 999 - share.first + 1
