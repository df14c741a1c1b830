"""``xcpr send`` and ``xcpr receive`` by transports over UDP: without any permission, and over a bad wire."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import namespaces
import needs
import pytest
from namespaces import ADDRESSES

from xcpr.scenarios.flows import registry

pytestmark = pytest.mark.network
lacking = needs.namespaces()
needs_namespaces = pytest.mark.skipif(bool(lacking), reason=lacking)
TRANSPORTS = [name for name, entry in registry.declared()["transport"].items() if entry["shape"] == "datagrams"]
SIZE = 1_000_000


def make(path: Path) -> Path:
    path.write_bytes(random.Random(1).randbytes(SIZE))
    return path


def xcpr(*arguments: object) -> subprocess.Popen[str]:
    """Starts a command that may not open raw sockets."""
    prefix = ["setpriv", "--bounding-set", "-net_raw"] if os.geteuid() == 0 else []
    command = [*prefix, sys.executable, "-m", "xcpr", *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def finish(process: subprocess.Popen[str], status: int = 0) -> tuple[str, str]:
    out, errors = process.communicate(timeout=60)
    assert process.returncode == status, (out, errors)
    return out, errors


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_files_arrive_without_raw_socket_capability(tmp_path: Path) -> None:
    folder, port = tmp_path / "there", free_port()
    folder.mkdir()
    there = xcpr("receive", "--dir", folder, "--port", port, "--json")
    to = ["--to", "127.0.0.1", "--port", port, "--rate", "200 Mbit/s", "--json"]
    file = make(tmp_path / "coded")
    coded = xcpr("send", file, *to, "--transport", "ttp", "--set", "ttp.chunk=200 packets")
    paced = xcpr("send", make(tmp_path / "paced"), *to, "--transport", "udt")
    for sending in (coded, paced):
        report = json.loads(finish(sending)[0])
        assert (report["done"], report["size"]) == (SIZE, SIZE)
    refused = xcpr("send", file, *to, "--transport", "ttp", "--set", "ttp.delivery=unreliable")
    assert 'ttp.delivery = "unreliable": what it loses would be missing' in finish(refused, 1)[1]
    there.send_signal(signal.SIGINT)
    out, errors = finish(there)
    assert len(out.splitlines()) == 2
    assert "raw sockets need root, or the capability CAP_NET_RAW: takes transports over UDP only" in errors
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == dict.fromkeys(
        ["coded", "paced"], file.read_bytes()
    )


def test_address_over_its_daily_limit_is_refused(tmp_path: Path) -> None:
    folder, port = tmp_path / "there", free_port()
    folder.mkdir()
    there = xcpr("receive", "--dir", folder, "--port", port, "--source-bytes", "1 kB", "--source-transfers", 3)
    sending = xcpr("send", make(tmp_path / "f"), "--to", "127.0.0.1", "--port", port, "--transport", "udt")
    assert "of 127.0.0.1 at most 1000 a day are taken" in finish(sending, 1)[1]
    there.send_signal(signal.SIGINT)
    finish(there, 1)
    assert not list(folder.iterdir())


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        ("udt.windw=5 packets", "--set udt.windw: no such option"),
        ("udt.window=5 packets", '--set udt.window must be from "32 packets" to'),
        ("ttp.code=turbo", "--set ttp.code"),
    ],
)
def test_invalid_transport_options_are_refused(setting: str, message: str) -> None:
    sending = xcpr("send", "--bytes", "5 kB", "--to", "127.0.0.1", "--transport", "udt", "--set", setting)
    assert message in " ".join(finish(sending, 2)[1].split())


def test_transport_without_rate_control_needs_a_rate() -> None:
    sending = xcpr("send", "--bytes", "5 kB", "--to", "127.0.0.1", "--transport", "fobs")
    assert "--rate: fobs needs a rate: give --rate or --set fobs.rate=RATE" in finish(sending, 1)[1]


def test_ttp_runs_without_a_rate(tmp_path: Path) -> None:
    folder, port = tmp_path / "there", free_port()
    there = xcpr("receive", "--dir", folder, "--port", port)
    file = make(tmp_path / "f")
    finish(xcpr("send", file, "--to", "127.0.0.1", "--port", port, "--transport", "ttp"))
    there.send_signal(signal.SIGINT)
    finish(there)
    assert (folder / "f").read_bytes() == file.read_bytes()


@pytest.mark.parametrize(("transport", "allowed"), [("UDT", "59 to 65549"), ("rbudp", "47 to 65549")])
def test_invalid_packet_size_is_refused_with_the_allowed_range(transport: str, allowed: str) -> None:
    to = ["--to", "127.0.0.1", "--rate", "1 Mbit/s", "--transport", transport]
    sending = xcpr("send", "--bytes", "5 kB", *to, "--packet-size", "20 bytes")
    name = {"UDT": "udt", "rbudp": "rudp"}[transport]
    said = finish(sending, 1)[1]
    assert f"--packet-size: {name} has no packets of 20 bytes: allowed are {allowed} bytes" in said


def test_file_name_that_is_not_utf_8_is_escaped(tmp_path: Path) -> None:
    folder, port = tmp_path / "there", free_port()
    there = xcpr("receive", "--dir", folder, "--port", port)
    odd = tmp_path / os.fsdecode(b"f\xffolder")
    odd.mkdir()
    file = make(odd / os.fsdecode(b"caf\xe9.bin"))
    _, said = finish(xcpr("send", file, "--to", "127.0.0.1", "--port", port, "--transport", "udt"))
    assert "the name is not UTF-8, and the receiver stores the file as caf%E9.bin" in said
    there.send_signal(signal.SIGINT)
    finish(there)
    assert (folder / "caf%E9.bin").read_bytes() == file.read_bytes()


def test_receiver_creates_its_folder_and_prints_its_address(tmp_path: Path) -> None:
    for name, options in {"a": [], os.fsdecode(b"\xe9"): ["--json"]}.items():
        folder, port = tmp_path / "new" / name, free_port()
        there = xcpr("receive", "--dir", folder, "--port", port, *options)
        send = ["--to", "127.0.0.1", "--port", port, "--transport", "udt"]
        finish(xcpr("send", make(tmp_path / "f"), *send))
        there.send_signal(signal.SIGINT)
        out, said = finish(there)
        assert "made the folder" in said and (folder / "f").is_file()
        listening = f"listening on 0.0.0.0, port {port}, for files into "
        assert listening in (said if options else out.splitlines()[0])


@needs_namespaces
@pytest.mark.parametrize("transport", TRANSPORTS)
def test_file_arrives_intact_over_an_impaired_link(tmp_path: Path, transport: str) -> None:
    file, folder = make(tmp_path / "f"), tmp_path / "there"
    folder.mkdir()
    with namespaces.relayed(7, loss=0.01, repeat=0.01, reorder=0.02, corrupt=0.005) as (here, there, _):
        for side in (here, there):
            side.offloads_off("v")
        taking = there.xcpr("receive", "--dir", str(folder), "--once")
        sending = here.xcpr(
            "send", str(file), "--to", ADDRESSES[1], "--transport", transport, "--rate", "20 Mbit/s", "--json"
        )
        report = json.loads(finish(sending)[0])
        finish(taking)
    assert report["sent_packets"] * 1514 > SIZE
    assert (folder / "f").read_bytes() == file.read_bytes()


@needs_namespaces
@pytest.mark.parametrize("transport", ["udt", "rudp"])
def test_transfer_survives_an_outage_of_seconds(tmp_path: Path, transport: str) -> None:
    file, folder = make(tmp_path / "f"), tmp_path / "there"
    folder.mkdir()
    with namespaces.relayed(7) as (here, there, relay):
        for side in (here, there):
            side.offloads_off("v")
        taking = there.xcpr("receive", "--dir", str(folder), "--once")
        sending = here.xcpr("send", str(file), "--to", ADDRESSES[1], "--transport", transport, "--rate", "10 Mbit/s")
        deadline = time.monotonic() + 20
        while not any(path.stat().st_size for path in folder.iterdir()):
            assert time.monotonic() < deadline, "no transfer has begun"
            time.sleep(0.02)
        relay.send_signal(signal.SIGSTOP)
        time.sleep(2)
        relay.send_signal(signal.SIGCONT)
        finish(sending)
        finish(taking)
    assert (folder / "f").read_bytes() == file.read_bytes()
