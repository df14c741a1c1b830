"""Captures that a host sends again: both formats, times, link types, and addresses of the scenario's hosts."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import captures
import pytest
from hypothesis import given
from hypothesis import strategies as st

from xcpr.io import schema
from xcpr.io.schema import Invalid
from xcpr.results.result import Result
from xcpr.scenarios import scenario
from xcpr.scenarios.flows import pcap_files, replay
from xcpr.worlds import sim

TOPOLOGY = {"kind": "line", "size": 2, "rate": "8 Mbit/s", "delay": "1 ms", "access_rate": "8 Mbit/s"}


def internet_checksum(data: bytes) -> int:
    """Returns the checksum of RFC 1071, computed from the start."""
    total = sum(struct.unpack(f">{len(data) // 2 + len(data) % 2}H", data + bytes(len(data) % 2)))
    return 0xFFFF - (total % 0xFFFF or 0xFFFF)


def udp_packet(source: str, destination: str, payload: bytes, with_checksum: bool = True, protocol: int = 17) -> bytes:
    """Returns an IPv4 packet of UDP or, with protocol 6, of TCP."""
    ends = bytes(int(part) for address in (source, destination) for part in address.split("."))
    if protocol == 17:
        body = struct.pack(">HHHH", 1234, 4321, 8 + len(payload), 0) + payload
    else:
        body = struct.pack(">HHIIBBHHH", 1234, 4321, 7, 9, 0x50, 0x18, 512, 0, 0) + payload
    if with_checksum:
        checksum = internet_checksum(ends + struct.pack(">HH", protocol, len(body)) + body)
        at = 6 if protocol == 17 else 16
        body = body[:at] + struct.pack(">H", checksum) + body[at + 2 :]
    head = struct.pack(">BBHHHBBH", 0x45, 0, 20 + len(body), 0, 0, 64, protocol, 0) + ends
    head = head[:10] + struct.pack(">H", internet_checksum(head)) + head[12:]
    return head + body


def ethernet(packet: bytes) -> bytes:
    return bytes.fromhex("aaaaaaaaaaaabbbbbbbbbbbb0800") + packet


FIRST, SECOND, REPLY = (
    ethernet(udp_packet(*ends, payload))
    for ends, payload in (
        (("192.0.2.1", "192.0.2.7"), b"first"),
        (("192.0.2.1", "192.0.2.7"), b"second!"),
        (("192.0.2.7", "192.0.2.1"), b"reply"),
    )
)
PACKETS = [(5 * 10**9, FIRST), (5 * 10**9 + 40_000_000, REPLY), (5 * 10**9 + 100_000_000, SECOND)]
ADDRESSES = {"192.0.2.1": "h1", "192.0.2.7": "h2"}


def run(folder: Path, content: bytes, **table: Any) -> Result:
    (folder / "capture.pcapng").write_bytes(content)
    own = {"source": "h1", "pcap": str(folder / "capture.pcapng"), **table}
    scenario_table = {
        "title": "replay",
        "duration": "1 s",
        "topology": TOPOLOGY,
        "hosts": {"capture": ["h1", "h2"]},
        "frames": {"clients": own},
    }
    chosen = scenario.build([("it", scenario_table)])
    assert scenario.build([("result.json", schema.write(chosen))]) == chosen
    return sim.execute(chosen, 1, "it")


def received(result: Result, host: str = "h2") -> list[tuple[float, bytes]]:
    assert isinstance(result.captured, dict)
    return [(one.time_s, bytes.fromhex(one.bytes)) for one in result.captured[host]]


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_packets_of_the_host_arrive_at_their_times_with_new_addresses(tmp_path: Path, scale: float) -> None:
    result = run(tmp_path, captures.write_pcapng(PACKETS), addresses=ADDRESSES, scale=scale, start="10 ms")
    (first, head), (second, _) = received(result)
    size = len(FIRST)
    assert first == pytest.approx(0.01 + 3 * (size * 1e-6 + 1e-3))
    assert second - first == pytest.approx(scale * 0.1 + 3 * 2e-6)
    assert head[26:34] == bytes([10, 1, 0, 2, 10, 2, 0, 2]) or head[26:28] == bytes([10, 1])
    assert internet_checksum(head[14:34]) == 0
    ends, body = head[26:34], head[34:]
    assert internet_checksum(ends + struct.pack(">HH", 17, len(body)) + body) == 0
    assert body[8:] == b"first"


def test_packets_of_the_other_host_are_sent_by_a_table_of_its_own(tmp_path: Path) -> None:
    result = run(tmp_path, captures.write_pcapng(PACKETS), addresses=ADDRESSES, source="h2")
    ((at, frame),) = received(result, "h1")
    assert at == pytest.approx(0.04 + 3 * (len(REPLY) * 1e-6 + 1e-3))
    assert frame[42:] == b"reply"


def test_without_addresses_all_packets_are_sent_unchanged(tmp_path: Path) -> None:
    chosen = run(tmp_path, captures.write_pcap(PACKETS))
    sent = next(channel for channel in chosen.channels if channel.link == "h1-r1" and channel.direction == "forward")
    assert (sent.sent_packets, sent.sent_bytes) == (3, sum(len(data) for _, data in PACKETS))


@pytest.mark.parametrize("order", ["<", ">"])
@pytest.mark.parametrize("link_type", [1, 101, 12, 228])
def test_formats_orders_and_resolutions_give_the_same_packets(tmp_path: Path, order: str, link_type: int) -> None:
    packets = [(time, data if link_type == 1 else data[14:]) for time, data in PACKETS]
    contents = [
        captures.write_pcap(packets, link_type, order),
        captures.write_pcap(packets, link_type, order, nanoseconds=True),
        captures.write_pcapng(packets, link_type, order),
        captures.write_pcapng(packets, link_type, order, resolution=None),
        captures.write_pcapng(packets, link_type, order, resolution=3),
    ]
    path = tmp_path / "capture"
    expected = [
        [time - PACKETS[0][0], len(data), (data if link_type == 1 else bytes(12) + data[12:]).hex()]
        for time, data in PACKETS
    ]
    for content in contents:
        path.write_bytes(content)
        assert replay.read_captured(path) == expected


def test_cut_packets_have_their_length_on_the_wire(tmp_path: Path) -> None:
    content = captures.write_pcap([(0, FIRST[:40])])
    at = 24 + 12
    (tmp_path / "cut.pcap").write_bytes(content[:at] + struct.pack("<I", 1000) + content[at + 4 :])
    assert replay.read_captured(tmp_path / "cut.pcap") == [[0, 1000, FIRST[:40].hex()]]


@given(st.binary(max_size=60), st.sampled_from([6, 17]), st.booleans(), st.binary(min_size=8, max_size=8))
def test_rewritten_packets_have_the_checksums_of_a_new_packet(
    payload: bytes, protocol: int, with_checksum: bool, numbers: bytes
) -> None:
    old, new = ("192.0.2.1", "192.0.2.7"), [".".join(map(str, part)) for part in (numbers[:4], numbers[4:])]
    frame = bytearray(ethernet(udp_packet(*old, payload, with_checksum or protocol == 6, protocol)))
    replay.rewrite_addresses(frame, *map(replay.IPv4Address, new))
    expected = ethernet(udp_packet(*new, payload, with_checksum or protocol == 6, protocol))
    if protocol == 17 and with_checksum and expected[40:42] == b"\0\0":
        expected = expected[:40] + b"\xff\xff" + expected[42:]
    assert bytes(frame) == expected


VALID = captures.write_pcap(PACKETS)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "is no pcap or pcapng file"),
        (b"\x1f\x8b\x08\x00" + bytes(40), "is no pcap or pcapng file"),
        (VALID[:24], "must have packets"),
        (VALID[:30], "byte 24: is cut off"),
        (VALID[:-1], "is cut off within a packet"),
        (captures.write_pcap(PACKETS, 113), "has link type 113; allowed are 1 (Ethernet), 12 (raw IP)"),
        (captures.write_pcapng(PACKETS, 127), "has link type 127"),
        (captures.write_pcap([(0, bytes(9015))]), "has a packet of 9015 bytes"),
        (captures.write_pcapng(PACKETS)[:-2], "which does not fit"),
        (captures.write_pcapng([]) + captures.block(3, bytes(8), "<"), "has a Simple Packet Block"),
        (captures.write_pcapng([])[:28] + captures.block(6, bytes(20), "<"), "has a packet of interface 0"),
        (captures.block(0x0A0D0D0A, bytes(16), "<"), "has a section without a byte order"),
    ],
)
def test_hostile_capture_is_refused(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "capture.pcap"
    path.write_bytes(content)
    with pytest.raises(Invalid) as refused:
        pcap_files.read_packets(path)
    assert message in str(refused.value) and "capture.pcap" in str(refused.value)


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"count": 3}, "frames.clients.count: must be absent beside the packets of a capture"),
        ({"layers": [{"text": "x"}]}, "frames.clients.layers: must be absent beside packets of a capture"),
        ({"scale": 0}, "frames.clients.scale: must be a number from"),
        ({"addresses": {"192.0.2.1": "h9"}}, '"h9" is no host'),
        ({"addresses": {"x": "h1"}}, "frames.clients.addresses"),
        ({"pcap": "nowhere.pcap"}, "nowhere.pcap: no such file"),
    ],
)
def test_invalid_replay_is_refused(tmp_path: Path, table: dict[str, Any], message: str) -> None:
    with pytest.raises(Invalid) as refused:
        run(tmp_path, VALID, **table)
    assert message in str(refused.value)


def test_frames_need_layers_or_a_capture() -> None:
    with pytest.raises(Invalid, match=r"frames\.x\.layers: must be there, or pcap in its place"):
        scenario.load("demo", ['frames.x={source="s0"}'])
    with pytest.raises(Invalid, match=r"frames\.x\.scale: must be absent without pcap"):
        scenario.load("demo", ['frames.x={source="s0", scale=2.0, layers=[{text="x"}]}'])
