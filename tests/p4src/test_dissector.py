"""tools/xcp.lua, read by tshark."""

from __future__ import annotations

import random
import struct
import subprocess
from pathlib import Path

import needs
import pytest
from frames import MAC, data_frame, frame, tcp, xcp

from xcpr.scenarios.programs import program

SCRIPT = Path(__file__).resolve().parents[2] / "tools" / "xcp.lua"
ETHERNET = 1

pytestmark = needs.program("tshark")


def dissect(tmp_path: Path, frames: list[bytes], fields: list[str]) -> list[list[str]]:
    """Returns the fields of each frame, as tshark prints them; an absent field is empty."""
    capture = tmp_path / "frames.pcap"
    head = struct.pack("<IHHiIII", 0xA1B2C3D4, 2, 4, 0, 0, 65535, ETHERNET)
    capture.write_bytes(head + b"".join(struct.pack("<IIII", 0, 0, len(f), len(f)) + f for f in frames))
    command = ["tshark", "-X", f"lua_script:{SCRIPT}", "-r", str(capture), "-T", "fields", "-E", "separator=;"]
    for name in fields:
        command += ["-e", name]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "lua" not in done.stderr.lower(), done.stderr
    return [line.split(";") for line in done.stdout.splitlines()]


def hostile_frame(draw: random.Random) -> bytes:
    """Makes a frame of a congestion header or a telemetry record with any lengths, formats and next protocols."""
    if draw.random() < 0.25:
        made = MAC + b"\x88\xb5" + draw.randbytes(draw.randrange(130))
    else:
        header = bytearray(draw.randbytes(draw.choice((0, 1, 2, 3, 15, 16, 19, 20, 21, 33, 34, 40, 83, 84, 90, 120))))
        header[:1] = bytes([draw.choice((6, 17, 253, 0, 1))])[: len(header)]
        if len(header) > 2:
            header[2] = 1 << 4 | draw.randrange(16)
        made = frame(bytes(header), 14 + 20 + len(header), 253)
    return made[: 14 + draw.randrange(len(made) - 13)] if draw.random() < 0.2 else made


@pytest.mark.parametrize("seed", range(3))
def test_malformed_frames_cause_no_lua_error(tmp_path: Path, seed: int) -> None:
    draw = random.Random(seed)
    frames = [hostile_frame(draw) for _ in range(300)]
    got = dissect(tmp_path, frames, ["_ws.lua.text", "_ws.lua.error", "xcpr_congestion.malformed"])
    assert len(got) == len(frames)
    assert not [row for row in got if row[0] or row[1]]
    assert any(row[2] for row in got), "some transports behind the header are cut short"


def test_xcp_header_and_its_transport_are_dissected(tmp_path: Path) -> None:
    frames = [
        data_frame(94, 5000, 40_000, -321) + bytes(20),
        frame(xcp(5000, 40_000, 0, reverse=0x1_0000_0000 - 77, form=2) + tcp(), 74, 253),
        frame(xcp(5000, 40_000, 0, reverse=3_000_000_000, form=3, epoch=4) + tcp(), 74, 253),
    ]
    names = ["format", "epoch", "cwnd", "rtt", "feedback", "reverse.change", "reverse.window"]
    got = dissect(tmp_path, frames, [*(f"xcp.{name}" for name in names), "tcp.dstport"])
    assert got == [
        ["1", "0", "5000", "40000", "-321", "", "", "5001"],
        ["2", "0", "5000", "40000", "0", "-77", "", "5001"],
        ["3", "4", "5000", "40000", "0", "", "3000000000", "5001"],
    ]


def test_reverse_word_on_data_and_syn_is_shown(tmp_path: Path) -> None:
    data = frame(xcp(1, 1, 0, reverse=0x3000_1388) + tcp(), 74, 253)
    syn, syn_ack = bytearray(frame(xcp(1, 0, 0, reverse=3) + tcp(), 74, 253)), bytearray(data)
    syn[-7], syn_ack[-7] = 0x02, 0x12
    got = dissect(tmp_path, [data, bytes(syn), bytes(syn_ack)], ["xcp.reverse.on_data", "xcp.reverse.asks_for"])
    assert got == [["0x30001388", ""], ["", "3"], ["0x30001388", ""]]


def test_headers_that_routers_drop_are_marked(tmp_path: Path) -> None:
    frames = [
        frame(xcp(1, 1, 0, length=24) + tcp(), 74, 253),
        frame(xcp(1, 1, 0, version=2) + tcp(), 74, 253),
        frame(xcp(1, 1, 0, form=9) + tcp(), 74, 253),
        frame(xcp(1, 1, 0)[:12], 46, 253),
        frame(xcp(1, 0, 0) + tcp(), 74, 253),
    ]
    marks = ["xcp.bad_length", "xcp.bad_version", "xcp.bad_format", "xcp.rtt_unknown"]
    got = dissect(tmp_path, frames, marks)
    assert [[bool(mark) for mark in row] for row in got] == [
        [True, False, False, False],
        [False, True, False, False],
        [False, False, True, False],
        [True, False, False, False],
        [False, False, False, True],
    ]


def test_rcp_is_recognized_by_its_format(tmp_path: Path) -> None:
    header = struct.pack("!BBBBIQ", 6, 16, 1 << 4 | 4, 0, 40_000, 5_000_000_000)
    got = dissect(
        tmp_path,
        [frame(header + tcp(), 70, 253)],
        ["xcpr_rcp.format", "xcpr_rcp.rtt", "xcpr_rcp.rate", "tcp.dstport", "xcp.format"],
    )
    assert got == [["4", "40000", "5000000000", "5001", ""]]


def test_hpcc_is_recognized_by_its_format(tmp_path: Path) -> None:
    hops = struct.pack("!QII", 131072 << 24 | 7, 2000, 500) + struct.pack("!QII", 65536 << 24 | 9, 1000, 0)
    header = struct.pack("!BBBB80s", 6, 84, 1 << 4 | 6, 2, hops)
    names = ("format", "hops", "capacity", "time", "sent", "queue")
    fields = [*(f"xcpr_hpcc.{name}" for name in names), "tcp.dstport", "xcp.format"]
    got = dissect(tmp_path, [frame(header + tcp(), 138, 253)], fields)
    assert got == [["6", "2", "131072,65536", "7,9", "2000,1000", "500,0", "5001", ""]]


@pytest.mark.parametrize("name", program.PROGRAMS)
def test_telemetry_fields_match_the_program(tmp_path: Path, name: str) -> None:
    layout = program.compiled(name).telemetry
    values = {}
    record = b""
    for number, (field, width, signed) in enumerate(layout["fields"], start=1):
        values[field] = -number if signed else number
        record += values[field].to_bytes(width // 8, "big", signed=signed)
    telemetry = MAC + struct.pack("!H", layout["ethertype"]) + record
    [row] = dissect(tmp_path, [telemetry], [f"{name}_telemetry.{field}" for field in values])
    assert row == [str(value) for value in values.values()]
