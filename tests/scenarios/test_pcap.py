"""``--pcap``: frames of a simulated run, as tshark reads them with our dissector."""

from __future__ import annotations

import subprocess
from collections import Counter
from pathlib import Path

import needs
import pytest

import xcpr
from xcpr.io.paths import ROOT
from xcpr.scenarios.network.taps import FILE

SCRIPT = ROOT / "tools" / "xcp.lua"
CHECKS = [word for protocol in ("ip", "tcp", "udp") for word in ("-o", f"{protocol}.check_checksum:TRUE")]
GOOD = "1"
SHORT = {"duration": "1 s", "topology.rate": "20 Mbit/s"}


def read(path: Path, *fields: str) -> list[list[str]]:
    """Returns the fields of each frame of a file, as tshark prints them."""
    command = ["tshark", "-X", f"lua_script:{SCRIPT}", *CHECKS, "-r", str(path), "-T", "fields", "-E", "separator=;"]
    for name in fields:
        command += ["-e", name]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "lua" not in done.stderr.lower(), done.stderr
    return [line.split(";") for line in done.stdout.splitlines()]


@needs.program("tshark")
@pytest.mark.parametrize("transport", ["xcp-r", "cubic"])
def test_tshark_accepts_every_checksum(tmp_path: Path, transport: str) -> None:
    made = xcpr.run("demo", overrides=SHORT | {"flows.main.transport": transport}, pcap=["r1:1", "s0"], out=tmp_path)
    frames = read(
        tmp_path / FILE,
        *("frame.interface_name", "frame.packet_flags_direction", "ip.checksum.status", "tcp.checksum.status"),
        *("frame.time_epoch", "frame.len"),
    )
    assert {(ip, tcp) for _, _, ip, tcp, _, _ in frames} == {(GOOD, GOOD)}
    directions = Counter((name, int(flags, 16)) for name, flags, *_ in frames)
    assert set(directions) == {(name, way) for name in ("r1:1", "s0:0") for way in (1, 2)}
    times = [float(frame[4]) for frame in frames]
    assert times == sorted(times) and times[-1] <= 1
    # The same run without a capture has the same result.
    other = xcpr.run("demo", overrides=SHORT | {"flows.main.transport": transport})
    assert (made.flows, made.totals.events) == (other.flows, other.totals.events)


@needs.program("tshark")
def test_dissector_reads_the_congestion_header(tmp_path: Path) -> None:
    xcpr.run("demo", overrides=SHORT, pcap=["r1:1"], out=tmp_path)
    rows = read(tmp_path / FILE, "xcp.format", "xcp.feedback", "frame.len")
    assert {form for form, *_ in rows} >= {"1"}
    assert any(int(feedback) != 0 for _, feedback, _ in rows if feedback)


def test_capture_of_unknown_ports_is_refused(tmp_path: Path) -> None:
    with pytest.raises(xcpr.Invalid) as refused:
        xcpr.run("demo", overrides=SHORT, pcap=["r9", "r1:99", "s0:x", "d0"], out=tmp_path)
    said = [str(problem) for problem in refused.value.problems]
    assert len(said) == 3
    assert '"r9" is no node' in said[0] and "r1:1" in said[1] and "there are: s0:0" in said[2]
    assert not (tmp_path / FILE).exists()


def test_capture_without_an_output_folder_is_refused() -> None:
    with pytest.raises(xcpr.Invalid, match="goes with out"):
        xcpr.run("demo", pcap=["r1"])
