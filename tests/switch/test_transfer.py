"""``xcpr send`` and ``xcpr receive`` between network namespaces: what arrives, and what happens when it can't."""

from __future__ import annotations

import hashlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import namespaces
import needs
import pytest
from namespaces import ADDRESSES, Namespace

pytestmark = pytest.mark.network

lacking = needs.namespaces()
needs_namespaces = pytest.mark.skipif(bool(lacking), reason=lacking)
THERE = ADDRESSES[1]
SIZE = 3_000_000
Pair = tuple[Namespace, Namespace]


@pytest.fixture(scope="module")
def pair() -> Iterator[Pair]:
    with namespaces.pair() as made:
        yield made


@pytest.fixture(autouse=True)
def no_processes_left() -> Iterator[None]:
    yield
    namespaces.kill_all()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "there"
    made.mkdir()
    return made


def make(path: Path, size: int = SIZE, seed: int = 1) -> Path:
    path.write_bytes(random.Random(seed).randbytes(size))
    return path


def receiver(side: Namespace, *arguments: object) -> subprocess.Popen[str]:
    """Starts a receiver that listens."""
    started = side.xcpr("receive", "--json", *map(str, arguments))
    wait_until_listening(side, started)
    return started


def wait_until_listening(side: Namespace, started: subprocess.Popen[str]) -> None:
    """Waits until a command, the only one on its side, has its raw socket; its port is held before that."""
    deadline = time.monotonic() + 20
    while "253" not in _raw_protocols(side):
        assert started.poll() is None, started.communicate()
        assert time.monotonic() < deadline, "it does not listen"
        time.sleep(0.02)


def _raw_protocols(side: Namespace) -> set[str]:
    """Returns the IPv4 protocols that raw sockets receive in a namespace."""
    lines = side.run(Path("/proc/thread-self/net/raw").read_text).splitlines()[1:]
    return {str(int(line.split()[1].split(":")[1], 16)) for line in lines}


def wait_for_start(folder: Path) -> None:
    """Waits until something of a file has arrived."""
    deadline = time.monotonic() + 20
    while not any(path.stat().st_size for path in folder.iterdir()):
        assert time.monotonic() < deadline, "no transfer has begun"
        time.sleep(0.02)


def finish(process: subprocess.Popen[str], status: int = 0, timeout: float = 30) -> tuple[str, str]:
    out, errors = process.communicate(timeout=timeout)
    assert process.returncode == status, (out, errors)
    return out, errors


def stop(process: subprocess.Popen[str], status: int = 0) -> tuple[str, str]:
    process.send_signal(signal.SIGINT)
    return finish(process, status)


def is_same(one: Path, other: Path) -> bool:
    return hashlib.sha256(one.read_bytes()).digest() == hashlib.sha256(other.read_bytes()).digest()


@needs_namespaces
@pytest.mark.parametrize("transport", ["xcp", "xcp-r", "rcp"])
def test_file_arrives_intact(pair: Pair, tmp_path: Path, folder: Path, transport: str) -> None:
    file = make(tmp_path / "a file.bin")
    there = receiver(pair[1], "--dir", folder, "--once")
    here = pair[0].xcpr("send", str(file), "--to", THERE, "--transport", transport, "--json")
    report = json.loads(finish(here)[0])
    assert (report["done"], report["size"], report["timeouts"]) == (SIZE, SIZE, 0)
    (ended,) = map(json.loads, finish(there)[0].splitlines())
    assert (ended["name"], ended["received"], ended["failure"]) == (file.name, SIZE, None)
    assert [path.name for path in folder.iterdir()] == [file.name]
    assert is_same(file, folder / file.name)


@needs_namespaces
def test_files_of_all_sizes_arrive(pair: Pair, tmp_path: Path, folder: Path) -> None:
    # A packet of 1514 bytes has 1428 of payload, of which the header takes 304 in the first.
    files = [make(tmp_path / f"f{size}", size) for size in (0, 1, 1123, 1124, 1125, 100_000)]
    there = receiver(pair[1], "--dir", folder)
    for file in files:
        finish(pair[0].xcpr("send", str(file), "--to", THERE))
    stop(there)
    assert all(is_same(file, folder / file.name) for file in files)


@needs_namespaces
def test_bulk_data_is_sent_and_summarized(pair: Pair) -> None:
    there = receiver(pair[1], "--discard", "--once")
    out, _ = finish(pair[0].xcpr("send", "--bytes", "20 MB", "--to", THERE))
    assert "sent 20 MB: 20000000 bytes" in out and "0 timeouts" in out
    assert json.loads(finish(there)[0])["received"] == 20_000_000


@needs_namespaces
@pytest.mark.parametrize("transport", ["xcp", "xcp-r"])
def test_file_arrives_intact_over_an_impaired_link(tmp_path: Path, folder: Path, transport: str) -> None:
    file = make(tmp_path / "f")
    with namespaces.relayed(7, loss=0.01, repeat=0.01, reorder=0.02, corrupt=0.005) as (here, there, _):
        taking = receiver(there, "--dir", folder, "--once")
        options = ["--transport", transport, "--max-window", "150 kB", "--json"]
        report = json.loads(finish(here.xcpr("send", str(file), "--to", THERE, *options), timeout=60)[0])
        finish(taking)
    assert report["retransmitted_packets"] > 10
    assert is_same(file, folder / "f")


@needs_namespaces
def test_file_arrives_without_real_time_scheduling(pair: Pair, tmp_path: Path, folder: Path) -> None:
    file = make(tmp_path / "f")
    without = ["setpriv", "--bounding-set", "-sys_nice", "--inh-caps", "-sys_nice", sys.executable, "-m", "xcpr"]
    there = pair[1].start(*without, "receive", "--dir", str(folder), "--once")
    wait_until_listening(pair[1], there)
    _, said = finish(pair[0].start(*without, "send", str(file), "--to", THERE))
    assert "no real-time scheduling (SCHED_RR 10): Operation not permitted" in said
    finish(there)
    assert is_same(file, folder / "f")


@needs_namespaces
def test_transfer_survives_an_outage_of_seconds(tmp_path: Path, folder: Path) -> None:
    file = make(tmp_path / "f")
    with namespaces.relayed(7) as (here, there, relay):
        taking = receiver(there, "--dir", folder, "--once")
        sending = here.xcpr("send", str(file), "--to", THERE, "--rate", "20 Mbit/s", "--json")
        wait_for_start(folder)
        relay.send_signal(signal.SIGSTOP)
        time.sleep(3)
        relay.send_signal(signal.SIGCONT)
        report = json.loads(finish(sending)[0])
        finish(taking)
    assert report["timeouts"] >= 1
    assert is_same(file, folder / "f")


@needs_namespaces
def test_concurrent_transfers_arrive(pair: Pair, tmp_path: Path, folder: Path) -> None:
    files = [make(tmp_path / f"f{number}", 500_000, number) for number in range(5)]
    there = receiver(pair[1], "--dir", folder)
    transports = ["xcp", "xcp-r"]
    for sending in [
        pair[0].xcpr("send", str(file), "--to", THERE, "--transport", transports[number % 2], "--rate", "50 Mbit/s")
        for number, file in enumerate(files)
    ]:
        finish(sending)
    assert len(stop(there)[0].splitlines()) == 5
    assert all(is_same(file, folder / file.name) for file in files)


@needs_namespaces
def test_existing_file_is_not_overwritten(pair: Pair, tmp_path: Path, folder: Path) -> None:
    (folder / "f").write_text("before")
    there = receiver(pair[1], "--dir", folder, "--once")
    _, errors = finish(pair[0].xcpr("send", str(make(tmp_path / "f")), "--to", THERE), status=1)
    assert f"{THERE} refused: f: exists already" in errors
    finish(there, status=1)
    assert [path.read_text() for path in folder.iterdir()] == ["before"]


@needs_namespaces
def test_killed_receiver_is_detected_and_leaves_no_partial_file(pair: Pair, tmp_path: Path, folder: Path) -> None:
    file = make(tmp_path / "f", 10 * SIZE)
    there = receiver(pair[1], "--dir", folder)
    sending = pair[0].xcpr("send", str(file), "--to", THERE, "--rate", "50 Mbit/s", "--timeout", "2 s")
    wait_for_start(folder)
    there.kill()
    there.communicate()
    assert not (folder / "f").exists()
    _, errors = finish(sending, status=1)
    assert f"{THERE} has been silent for 2 s" in errors
    # A file that it left under a temporary name goes when the next one starts.
    assert len(list(folder.iterdir())) == 1
    stop(receiver(pair[1], "--dir", folder))
    assert list(folder.iterdir()) == []


@needs_namespaces
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_killed_sender_leaves_no_partial_file(pair: Pair, tmp_path: Path, folder: Path, how: signal.Signals) -> None:
    file = make(tmp_path / "f", 10 * SIZE)
    there = receiver(pair[1], "--dir", folder, "--once", "--timeout", "1.5 s")
    sending = pair[0].xcpr("send", str(file), "--to", THERE, "--rate", "50 Mbit/s")
    wait_for_start(folder)
    sending.send_signal(how)
    _, errors = sending.communicate()
    if how != signal.SIGKILL:
        assert sending.returncode == 128 + how
        assert "interrupted" in errors
    (ended,) = map(json.loads, finish(there, status=1)[0].splitlines())
    reason = "silent for 1.5 s" if how == signal.SIGKILL else "broke it off"
    assert reason in ended["failure"]
    assert 0 < ended["received"] < 10 * SIZE
    assert list(folder.iterdir()) == []


@needs_namespaces
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_stopped_receiver_aborts_its_senders(pair: Pair, tmp_path: Path, folder: Path, how: signal.Signals) -> None:
    there = receiver(pair[1], "--dir", folder)
    sending = pair[0].xcpr("send", str(make(tmp_path / "f", 10 * SIZE)), "--to", THERE, "--rate", "50 Mbit/s")
    wait_for_start(folder)
    there.send_signal(how)
    out, _ = finish(there, status=1)
    assert json.loads(out)["failure"] == "interrupted"
    assert f"{THERE} broke the transfer off" in finish(sending, status=1)[1]
    assert list(folder.iterdir()) == []


@needs_namespaces
def test_restarted_receiver_aborts_earlier_transfers(pair: Pair, tmp_path: Path, folder: Path) -> None:
    first = receiver(pair[1], "--dir", folder)
    sending = pair[0].xcpr("send", str(make(tmp_path / "f", 10 * SIZE)), "--to", THERE, "--rate", "50 Mbit/s")
    wait_for_start(folder)
    first.kill()
    first.communicate()
    second = receiver(pair[1], "--dir", folder)
    assert f"{THERE} broke the transfer off" in finish(sending, status=1)[1]
    stop(second)


@needs_namespaces
@pytest.mark.parametrize("killed", ["sender", "receiver"])
def test_killed_transfer_resumes(pair: Pair, tmp_path: Path, folder: Path, killed: str) -> None:
    size = 10 * SIZE
    file = make(tmp_path / "f", size)
    arguments = [str(file), "--to", THERE, "--resume", "--json"]
    there = receiver(pair[1], "--dir", folder, "--timeout", "2 s")
    sending = pair[0].xcpr("send", *arguments, "--rate", "100 Mbit/s", "--timeout", "2 s")
    deadline = time.monotonic() + 20
    while sum(path.stat().st_size for path in folder.iterdir()) < size / 2:
        assert time.monotonic() < deadline, "half of it does not arrive"
        time.sleep(0.02)
    process = sending if killed == "sender" else there
    process.kill()
    process.communicate()
    if killed == "sender":
        stop(there, status=1)
    else:
        finish(sending, status=1)
    there = receiver(pair[1], "--dir", folder, "--once")
    report = json.loads(finish(pair[0].xcpr("send", *arguments))[0])
    (ended,) = map(json.loads, finish(there)[0].splitlines())
    missing = size - report["resumed_bytes"]
    assert 0 < missing < size / 2 and ended["received"] == missing
    assert 1428 * report["sent_packets"] < missing + 50_000
    assert is_same(file, folder / "f") and len(list(folder.iterdir())) == 1


@needs_namespaces
def test_secret_authenticates_senders_and_encrypts_data(pair: Pair, tmp_path: Path, folder: Path) -> None:
    secret, other = tmp_path / "secret", tmp_path / "other"
    for path in (secret, other):
        path.write_text(path.name * 8)
        path.chmod(0o600)
    file = make(tmp_path / "f", 200_000)
    there = receiver(pair[1], "--dir", folder, "--secret-file", secret)
    for options, why in ([], "encrypted with its secret"), (["--secret-file", other], "not this receiver's"):
        _, errors = finish(pair[0].xcpr("send", str(file), "--to", THERE, *map(str, options)), status=1)
        assert why in errors
    assert list(folder.iterdir()) == []
    knowing = ["send", str(file), "--to", THERE, "--secret-file", str(secret)]
    with pair[1].socket("v") as reader:
        report = json.loads(finish(pair[0].xcpr(*knowing, "--json"))[0])
        seen = b"".join(reader.recv(2000) for _ in range(100))
    # 32 of 1428 bytes are the seal's.
    assert 200_000 / 1396 < report["sent_packets"] < 180
    assert b"xcpr" in seen and file.read_bytes()[5000:5016] not in seen
    assert is_same(file, folder / "f")
    stop(there, status=1)
    secret.chmod(0o644)
    _, errors = finish(pair[0].xcpr(*knowing), status=1)
    assert f"{secret}: a secret that others may read (mode 644): chmod 600 it" in errors


@needs_namespaces
def test_secret_encrypts_transports_over_udp(pair: Pair, tmp_path: Path, folder: Path) -> None:
    secret, other = tmp_path / "secret", tmp_path / "other"
    for path in (secret, other):
        path.write_text(path.name * 8)
        path.chmod(0o600)
    file, large = make(tmp_path / "plain-name", 200_000), make(tmp_path / "large", 300_000)
    there = receiver(pair[1], "--dir", folder, "--secret-file", secret, "--max-size", "250 kB")
    by_udt = ["--to", THERE, "--transport", "udt"]
    knowing = ["--secret-file", secret]
    for path, options, why in (
        (file, [], "encrypted with its secret"),
        (file, ["--secret-file", other], "its secret is not this receiver's"),
        (large, knowing, "large: it has 300000 bytes: at most 250000 are taken"),
    ):
        _, errors = finish(pair[0].xcpr("send", str(path), *by_udt, *map(str, options)), status=1)
        assert why in errors
    assert list(folder.iterdir()) == []
    with pair[1].socket("v") as reader:
        report = json.loads(finish(pair[0].xcpr("send", str(file), *by_udt, *map(str, knowing), "--json"))[0])
        # The receiver may not have reported the last transfer yet; ending it loses no line.
        out, _ = stop(there, status=1)
        seen = b"".join(reader.recv(2000) for _ in range(100))
    # 24 of 1456 bytes are the seal's.
    assert report["sent_packets"] >= 200_000 / 1432
    assert b"xcpr" in seen and b"plain-name" not in seen
    assert not any(file.read_bytes()[at : at + 16] in seen for at in range(0, 200_000, 5000))
    assert is_same(file, folder / "plain-name")
    lines = [json.loads(line) for line in out.splitlines()]
    # One line sums up failures of less than a second.
    assert sum(line.get("transfers", 1) for line in lines) == 4
    assert all(line["unopened"] == 0 for line in lines)


@needs_namespaces
def test_full_disk_is_reported_at_once(pair: Pair, tmp_path: Path, folder: Path) -> None:
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "none", str(folder)], check=True)
    try:
        there = receiver(pair[1], "--dir", folder, "--once")
        _, errors = finish(pair[0].xcpr("send", str(make(tmp_path / "f")), "--to", THERE), status=1)
        assert f"{THERE} refused: f: No space left on device" in errors
        finish(there, status=1)
        assert list(folder.iterdir()) == []
    finally:
        subprocess.run(["umount", str(folder)], check=True)


@needs_namespaces
def test_receiver_refuses_the_other_kind_of_data(pair: Pair, tmp_path: Path, folder: Path) -> None:
    there = receiver(pair[1], "--dir", folder, "--once")
    assert "takes files only" in finish(pair[0].xcpr("send", "--bytes", "5 kB", "--to", THERE), status=1)[1]
    finish(there, status=1)
    there = receiver(pair[1], "--discard", "--once")
    assert "takes bulk data only" in finish(pair[0].xcpr("send", str(make(tmp_path / "f")), "--to", THERE), status=1)[1]
    finish(there, status=1)
    assert list(folder.iterdir()) == []


@needs_namespaces
def test_transfer_without_an_answer_fails_at_its_timeout(pair: Pair) -> None:
    _, errors = finish(pair[0].xcpr("send", "--bytes", "5 kB", "--to", THERE, "--timeout", "1 s"), status=1)
    assert f"no answer from {THERE} for 1 s" in errors
    _, errors = finish(pair[0].xcpr("send", "--bytes", "5 kB", "--to", "203.0.113.1"), status=1)
    assert "no way to 203.0.113.1" in errors


@needs_namespaces
def test_port_in_use_is_refused(pair: Pair, folder: Path) -> None:
    there = receiver(pair[1], "--dir", folder)
    assert "port 5001 is taken" in finish(pair[1].xcpr("receive", "--discard"), status=1)[1]
    stop(there)
    there = receiver(pair[1], "--discard", "--port", 5002)
    options = ["--to", THERE, "--port", "5002", "--from-port", "7000", "--rate", "10 Mbit/s"]
    first = pair[0].xcpr("send", "--bytes", "1 GB", *options)
    wait_until_listening(pair[0], first)
    second = pair[0].xcpr("send", "--bytes", "1 MB", *options)
    assert "port 7000 is taken" in finish(second, status=1)[1]
    first.kill()
    first.communicate()
    stop(there, status=1)


@needs_namespaces
def test_packets_larger_than_the_mtu_are_refused(pair: Pair) -> None:
    there = receiver(pair[1], "--discard", "--once")
    sending = pair[0].xcpr("send", "--bytes", "1 MB", "--to", THERE, "--packet-size", "2000 bytes")
    assert "packets of 2000 bytes do not fit" in finish(sending, status=1)[1]
    there.kill()
    there.communicate()


@needs_namespaces
def test_udp_onoff_sends_its_schedule(pair: Pair) -> None:
    sending = pair[0].xcpr("udp-onoff", "--to", THERE, "--rate", "8 Mbit/s", "--on", "0-0.2,0.3-0.4")
    assert finish(sending)[0] == "sent 300 datagrams, 300000 bytes\n"


def run(*arguments: str, prefix: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    command = [*prefix, sys.executable, "-m", "xcpr", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_missing_raw_socket_capability_is_reported() -> None:
    prefix = ["setpriv", "--bounding-set", "-net_raw"] if os.geteuid() == 0 else []
    done = run("send", "--bytes", "1 kB", "--to", "127.0.0.1", prefix=prefix)
    assert done.returncode == 1
    assert done.stderr == "xcpr: raw sockets need root, or the capability CAP_NET_RAW\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["send", "--to", "127.0.0.1"], "either a file or --bytes"),
        (["send", "--bytes", "5 kB", "--to", "127.0.0.1", "--resume"], "--resume is for files"),
        (["send", "--bytes", "5", "--to", "127.0.0.1"], "--bytes must be a number and a unit"),
        (["send", "--bytes", "5 kB", "--to", "::1"], "no such host with an IPv4 address"),
        (["send", "--bytes", "5 kB", "--to", "127.0.0.1", "--rate", "5"], "--rate must be"),
        (["send", "--bytes", "5 kB", "--to", "127.0.0.1", "--transport", "xcpx"], "xcp, xcp-r (xcpr, xcp_r)"),
        (["receive"], "either --dir or --discard"),
        (["receive", "--dir", "/dev/null/x"], "--dir: /dev/null/x: can't be made: Not a directory"),
        (["udp-onoff", "--to", "127.0.0.1", "--rate", "1 Mbit/s", "--on", "5"], "--on must be seconds like"),
    ],
)
def test_invalid_options_are_refused(arguments: list[str], message: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert message in " ".join(done.stderr.split())


@needs_namespaces
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["send", "/nowhere/file", "--to", THERE], "/nowhere/file: No such file or directory"),
        (["send", "/tmp", "--to", THERE], "/tmp: is no ordinary file"),
        (["send", "--bytes", "5 kB", "--to", THERE, "--transport", "cubic"], "for experiments only"),
        (
            ["send", "--bytes", "5 kB", "--to", THERE, "--packet-size", "80 bytes"],
            "--packet-size: xcp-r has no packets of 80 bytes: allowed are 87 to 65549 bytes",
        ),
    ],
)
def test_invalid_values_are_refused(pair: Pair, arguments: list[str], message: str) -> None:
    assert message in finish(pair[0].xcpr(*arguments), status=1)[1]
