"""INT of captures, decoded from frames that Scapy makes by the specifications' layouts."""

from __future__ import annotations

import json
import random
import struct
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import captures
import pytest
from int_layers import HOP_BITMAP, HOP_WORDS, Hop, IndividualReport, IntMd, IntMx, ReportGroup, ReportMain, Shim
from scapy.layers.inet import IP, TCP, UDP
from scapy.layers.inet6 import IPv6, IPv6ExtHdrHopByHop
from scapy.layers.l2 import Dot1Q, Ether
from scapy.packet import Packet, Raw
from typer.testing import CliRunner

import xcpr
from xcpr.commands import cli
from xcpr.results.int_telemetry import decoding
from xcpr.results.int_telemetry.decoding import IntTable
from xcpr.results.int_telemetry.packets import IntMarking

INT_PORT, REPORT_PORT = 5000, 6000
MARKED = {"src": "10.0.1.1", "dst": "10.0.2.2", "tos": 0x17 << 2}
SEGMENT = {"sport": 1234, "dport": 80}
NODE_AND_QUEUE = 0x9000
"""Node ID and queue occupancy, as in the examples of the specification."""


def decode(tmp_path: Path, *frames: Packet | bytes, **marking: Any) -> IntTable:
    path = tmp_path / "it.pcapng"
    path.write_bytes(captures.write_pcapng([(1_000_000 * n, bytes(frame)) for n, frame in enumerate(frames, 1)]))
    return decoding.decode_int(path, IntMarking(**marking))


def stack(hops: Sequence[tuple[int, int]], **fields: Any) -> bytes:
    """Returns an INT-MD header in which each hop, the last one first, has its node and queue occupancy."""
    words = b"".join(struct.pack(">II", node, queue) for node, queue in reversed(hops))
    return bytes(IntMd(hop_ml=2, instruction_bitmap=NODE_AND_QUEUE, **fields)) + words


def over_tcp(int_bytes: bytes, **shim: Any) -> Packet:
    shim = {"length": len(int_bytes) // 4} | shim
    return Ether() / IP(**MARKED) / TCP(**SEGMENT) / Shim(**shim) / Raw(int_bytes) / Raw(b"payload")


def test_example_of_the_specification(tmp_path: Path) -> None:
    # INT 2.1, section 6.1: the packet that the sink receives, with two hops of node ID and queue occupancy.
    made = decode(tmp_path, over_tcp(stack([(1, 0x01000005), (2, 9)], remaining_hop_count=6)))
    first, second = made.rows()
    assert (first["hop"], first["node_id"], first["queue_id"], first["queue_occupancy"]) == (1, 1, 1, 5)
    assert (second["hop"], second["node_id"], second["queue_id"], second["queue_occupancy"]) == (2, 2, 0, 9)
    assert (first["source"], first["destination"], first["protocol"]) == ("10.0.1.1", "10.0.2.2", 6)
    assert (first["source_port"], first["destination_port"], first["remaining_hop_count"]) == (1234, 80, 6)
    assert (first["packet"], first["time_s"], first["header"]) == (1, 0.001, "INT-MD")
    assert not made.undecoded


def test_every_instruction_bit_has_its_fields(tmp_path: Path) -> None:
    chance = random.Random(1)
    fields = {field.name: chance.randrange(1 << (8 * field.sz)) for field in Hop.fields_desc}
    header = bytes(IntMd(hop_ml=HOP_WORDS, instruction_bitmap=HOP_BITMAP)) + bytes(Hop(**fields))
    (row,) = decode(tmp_path, over_tcp(header)).rows()
    assert {name: row[name] for name in fields} == fields


def test_checksum_complement_of_ones_is_a_value_and_other_ones_are_unavailable(tmp_path: Path) -> None:
    ones = {field.name: (1 << (8 * field.sz)) - 1 for field in Hop.fields_desc} | {"node_id": 7}
    header = bytes(IntMd(hop_ml=HOP_WORDS, instruction_bitmap=HOP_BITMAP)) + bytes(Hop(**ones))
    (row,) = decode(tmp_path, over_tcp(header)).rows()
    assert (row["node_id"], row["checksum_complement"]) == (7, 0xFFFFFFFF)
    assert "queue_occupancy" not in row
    assert set(row["unavailable"].split()) == {*ones} - {"node_id", "checksum_complement"}


def test_unknown_bits_are_walked_by_the_per_hop_length(tmp_path: Path) -> None:
    # Node ID, a reserved bit, three words of a domain, the checksum complement.
    bitmap = 0x8000 >> 0 | 0x8000 >> 9 | 1
    hops = [struct.pack(">IIIIII", node, 0xA0 + node, 1, 2, 3, 0xC0 + node) for node in (1, 2)]
    header = bytes(IntMd(hop_ml=6, instruction_bitmap=bitmap, domain_specific_id=3, ds_instruction=0xE000))
    rows = [*decode(tmp_path, over_tcp(header + hops[1] + hops[0])).rows()]
    assert [row["node_id"] for row in rows] == [1, 2]
    assert [row["reserved_metadata"] for row in rows] == ["000000a1", "000000a2"]
    assert {row["domain_specific_metadata"] for row in rows} == {"000000010000000200000003"}
    assert [row["checksum_complement"] for row in rows] == [0xC1, 0xC2]
    assert {row["domain_specific_id"] for row in rows} == {3}


def test_source_only_metadata_is_the_first_hops(tmp_path: Path) -> None:
    # INT 2.1, section 6.18: the source's own metadata is not in hop_ml.
    header = bytes(IntMd(hop_ml=1, instruction_bitmap=0x8000, domain_specific_id=1, ds_instruction=0x8000))
    rows = [*decode(tmp_path, over_tcp(header + struct.pack(">IIII", 3, 2, 1, 0xAB)[:12] + b"")).rows()]
    assert [row["node_id"] for row in rows] == [1, 2, 3]
    longer = bytes(IntMd(hop_ml=2, instruction_bitmap=NODE_AND_QUEUE, domain_specific_id=1, ds_instruction=0x8000))
    rows = [*decode(tmp_path, over_tcp(longer + struct.pack(">IIIII", 2, 20, 1, 10, 0xAB))).rows()]
    assert [(row["node_id"], row.get("domain_specific_metadata")) for row in rows] == [(1, "000000ab"), (2, None)]


@pytest.mark.parametrize(
    ("frame", "marking", "ports"),
    [
        # The UDP header's port is INT's, and the shim header has the original one.
        (lambda body: UDP(sport=7, dport=INT_PORT) / Shim(npt=1, length=7, original=99) / body, {}, (17, 7, 99)),
        # A new UDP header comes before the original TCP header.
        (
            lambda body: UDP(dport=INT_PORT) / Shim(npt=2, length=7, original=6) / body / TCP(**SEGMENT),
            {},
            (6, 1234, 80),
        ),
        (
            lambda body: UDP(**SEGMENT) / Raw(struct.pack(">Q", 0x1122334455667788)) / Shim(length=7) / body,
            {"port": None, "probe_marker": 0x1122334455667788},
            (17, 1234, 80),
        ),
    ],
)
def test_other_ways_to_mark_packets(
    tmp_path: Path, frame: Any, marking: dict[str, Any], ports: tuple[int, ...]
) -> None:
    packet = Ether() / IP(src="10.0.1.1", dst="10.0.2.2") / frame(Raw(stack([(1, 5), (2, 9)])))
    made = decode(tmp_path, packet, **{"dscp": None, "port": INT_PORT} | marking)
    assert [row["queue_occupancy"] for row in made.rows()] == [5, 9]
    assert {(row["protocol"], row["source_port"], row["destination_port"]) for row in made.rows()} == {ports}


def test_int_comes_behind_options_and_vlan_tags_and_extension_headers(tmp_path: Path) -> None:
    body = Shim(length=5) / Raw(stack([(1, 5)]))
    options = [("Timestamp", (1, 2)), ("NOP", None), ("NOP", None)]
    behind = Ether() / Dot1Q() / Dot1Q() / IP(**MARKED) / TCP(options=options) / body
    ipv6 = Ether() / IPv6(tc=0x17 << 2) / IPv6ExtHdrHopByHop() / UDP(**SEGMENT) / body
    made = decode(tmp_path, behind, ipv6)
    assert [row["queue_occupancy"] for row in made.rows()] == [5, 5]
    segment = bytes(Ether() / IP(**MARKED) / TCP(**SEGMENT, dataofs=8))
    before = segment[:16] + struct.pack(">H", 40 + 24 + 12) + segment[18:] + bytes(body) + bytes(12)
    assert len(decode(tmp_path, before, before_tcp_options=True)) == 1


def test_a_mask_selects_a_bit_of_the_dscp(tmp_path: Path) -> None:
    body = Shim(length=5) / Raw(stack([(1, 5)]))
    frames = [Ether() / IP(tos=dscp << 2) / UDP() / body for dscp in (0x20, 0x2E, 0x0E)]
    made = decode(tmp_path, *frames, dscp=0x20, dscp_mask=0x20)
    assert [row["packet"] for row in made.rows()] == [1, 2]


def test_int_mx_has_instructions_and_metadata_of_the_source(tmp_path: Path) -> None:
    header = bytes(IntMx(instruction_bitmap=0x9000, domain_specific_id=5, ds_instruction=0x8000)) + b"\0\0\0\7"
    (row,) = decode(tmp_path, over_tcp(header, type=3)).rows()
    assert (row["header"], row["instruction_bitmap"], row["domain_specific_metadata"]) == ("INT-MX", 0x9000, "00000007")
    assert "hop" not in row


def report(*individual: bytes, **group: Any) -> Packet:
    return Ether() / IP(src="192.0.2.3") / UDP(dport=REPORT_PORT) / ReportGroup(**group) / Raw(b"".join(individual))


def individual(body: bytes, md_length: int, **fields: Any) -> bytes:
    return bytes(IndividualReport(report_length=len(body) // 4, md_length=md_length, **fields)) + body


def test_report_of_a_sink_with_the_stack_of_other_hops(tmp_path: Path) -> None:
    # Telemetry report 2.0, section 4.3: a report length of 23 words.
    inner = IP(**MARKED | {"tos": 0}) / UDP(dport=INT_PORT) / Shim(npt=2, length=7, original=6)
    truncated = bytes(inner / Raw(stack([(1, 5), (2, 9)])) / TCP(**SEGMENT))
    body = bytes(ReportMain(rep_md_bits=0x1000)) + struct.pack(">I", 12) + truncated
    one = individual(body, 1, in_type=4, f=1)
    assert one[1] == 23
    made = decode(tmp_path, report(one, node_id=3, sequence_number=77), port=INT_PORT, report_port=REPORT_PORT)
    rows = [*made.rows()]
    assert [(row["hop"], row["node_id"], row["queue_occupancy"]) for row in rows] == [(1, 1, 5), (2, 2, 9), (3, 3, 12)]
    assert {(row["sequence_number"], row["reporter"], row["report_node_id"]) for row in rows} == {(77, "192.0.2.3", 3)}
    assert {(row["source"], row["source_port"], row["protocol"]) for row in rows} == {("10.0.1.1", 1234, 6)}
    assert [row["header"] for row in rows] == ["INT-MD", "INT-MD", "report"]


def test_coalesced_reports_of_int_xd_and_of_a_drop(tmp_path: Path) -> None:
    segment = bytes(IP(src="10.0.1.1", dst="10.0.2.2") / UDP(**SEGMENT))
    latency = bytes(ReportMain(rep_md_bits=0x6000)) + struct.pack(">HHI", 1, 2, 333) + segment
    drop = bytes(ReportMain(rep_md_bits=0x0001)) + struct.pack(">BBH", 4, 71, 0) + segment
    only = segment
    frame = report(
        individual(latency, 2, in_type=4, f=1),
        individual(drop, 1, in_type=4, d=1),
        individual(only, 0, rep_type=0, in_type=4, q=1),
        node_id=9,
    )
    first, second, third = decode(tmp_path, frame, report_port=REPORT_PORT).rows()
    assert (first["level1_ingress_interface_id"], first["level1_egress_interface_id"]) == (1, 2)
    assert (first["hop_latency"], first["node_id"], first["tracked_flow"]) == (333, 9, True)
    assert (second["drop_queue_id"], second["drop_reason"], second["dropped"]) == (4, 71, True)
    assert (third["congested_queue"], third["destination_port"]) == (True, 80)


def test_tlvs_of_a_report(tmp_path: Path) -> None:
    packet = bytes(IP(**MARKED) / UDP(**SEGMENT) / Shim(length=5) / Raw(stack([(1, 5)])))
    tlvs = struct.pack(">BBH", 2 << 4, len(packet) // 4, 0) + packet + struct.pack(">BBHI", 0, 1, 8, 0xABCD)
    made = decode(tmp_path, report(individual(tlvs, 0, rep_type=0, in_type=1)), report_port=REPORT_PORT)
    (row,) = made.rows()
    assert (row["queue_occupancy"], row["ds_extension_data"]) == (5, "0000abcd")


MALFORMED = [
    (over_tcp(stack([(1, 5)], ver=1)), "the INT-MD header has version 1; allowed is 2"),
    (over_tcp(stack([(1, 5)]), type=2), "the shim header has type 2; allowed are 1 (INT-MD) and 3 (INT-MX)"),
    (over_tcp(stack([(1, 5)]), npt=1), "the shim header has NPT 1; allowed without INT's UDP port is 0"),
    (over_tcp(stack([(1, 5)]), length=2), "the shim header's length is 2 words; an INT header needs 3"),
    (over_tcp(stack([(1, 5)]), length=200), "the packet ends within the INT header and its metadata: 27 of 800 bytes"),
    (over_tcp(stack([(1, 5)]) + bytes(4)), "the metadata stack has 12 bytes, no multiple of hop_ml, 2 words"),
    (
        over_tcp(bytes(IntMd(hop_ml=1, instruction_bitmap=NODE_AND_QUEUE)) + bytes(4)),
        "instruction bitmap 0x9000 needs 8 bytes of metadata, and the hop has 4",
    ),
    (over_tcp(bytes(IntMd(hop_ml=0)) + bytes(4)), "the metadata stack has 4 bytes, and hop_ml is 0 words"),
    (
        bytes(over_tcp(stack([(1, 5)])))[:60],
        "the captured bytes end within the INT header and its metadata: 2 of 20 bytes",
    ),
    (
        Ether() / IP(**MARKED, proto=1) / Raw(b"echo"),
        "DSCP 0x17 stands for INT, and the packet is of protocol 1; allowed are TCP and UDP",
    ),
    (report(ver=1), "the telemetry report has version 1; allowed is 2"),
    (report(), "the telemetry report has no individual report"),
    (
        report(individual(b"", 0, rep_type=2)),
        "an individual report has RepType 2; allowed are 0 (inner only) and 1 (INT)",
    ),
    (report(b"\x10\x09\0\0"), "an individual report of 9 words is longer than its datagram"),
]


@pytest.mark.parametrize(("frame", "reason"), MALFORMED)
def test_malformed_packets_are_counted_with_their_reason(tmp_path: Path, frame: Packet | bytes, reason: str) -> None:
    good = over_tcp(stack([(1, 5)]))
    made = decode(tmp_path, good, frame, good, report_port=REPORT_PORT)
    assert [(one.packet, one.reason) for one in made.undecoded] == [(2, reason)]
    assert [row["packet"] for row in made.rows()] == [1, 3]
    assert (made.packets, made.int_packets) == (3, 2)


def test_a_wrong_report_does_not_hide_the_next_one(tmp_path: Path) -> None:
    good = individual(bytes(ReportMain(rep_md_bits=0x2000)) + struct.pack(">I", 8), 1)
    made = decode(tmp_path, report(individual(bytes(8), 9), good, node_id=4), report_port=REPORT_PORT)
    assert [row["hop_latency"] for row in made.rows()] == [8]
    assert [one.reason for one in made.undecoded] == ["an individual report has 8 bytes, and MD Length 9 words"]


def test_any_bytes_are_decoded_or_counted(tmp_path: Path) -> None:
    chance = random.Random(4)
    bodies = [bytes(over_tcp(stack([(1, 5), (2, 9)]))), bytes(report(individual(bytes(ReportMain()), 0)))]
    frames = []
    for _ in range(3000):
        frame = bytearray(chance.choice(bodies))
        for _ in range(chance.randint(1, 4)):
            frame[chance.randrange(12, len(frame))] = chance.randrange(256)
        frames.append(bytes(frame[: chance.randint(0, len(frame))] if chance.random() < 0.3 else frame))
    made = decode(tmp_path, *frames, report_port=REPORT_PORT)
    assert made.packets == 3000 and made.int_packets > 100 and len(made.undecoded) > 100


def test_tables(tmp_path: Path) -> None:
    frames = [over_tcp(stack([(1, 5), (2, 9)])), over_tcp(stack([(1, 5)], ver=1))]
    made = decode(tmp_path, *frames)
    path = tmp_path / "it.pcapng"
    assert [*made.frame("pandas").queue_occupancy] == [5, 9]
    made.to_csv(tmp_path / "it.csv")
    head, first, _ = (tmp_path / "it.csv").read_text().splitlines()
    assert dict(zip(head.split(","), first.split(","), strict=True))["node_id"] == "1"
    done = CliRunner().invoke(cli.app, ["int", str(path), "--csv"])
    assert done.stdout == (tmp_path / "it.csv").read_text()
    assert done.stderr.startswith("xcpr: packet 2 is not decoded: the INT-MD header has version 1")
    told = json.loads(CliRunner().invoke(cli.app, ["int", str(path), "--json"]).stdout)
    assert told["undecoded"][0]["packet"] == 2 and told["rows"] == [*made.rows()]
    shown = CliRunner().invoke(cli.app, ["int", str(path)]).stdout
    assert "10.0.1.1:1234 -> 10.0.2.2:80 TCP" in shown and "2 packets, 1 with INT, 2 rows." in shown


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--dscp", "99"], "--dscp: must be VALUE or VALUE/MASK from 0 to 0x3f, not 99"),
        (["--dscp", "1/x"], "--dscp: must be VALUE or VALUE/MASK"),
        (["--probe-marker", "xyz"], "--probe-marker: must be 64 bits in hexadecimal"),
        (["--csv", "--json"], "--csv"),
    ],
)
def test_wrong_flags_are_refused(tmp_path: Path, words: list[str], message: str) -> None:
    decode(tmp_path, over_tcp(stack([(1, 5)])))
    refused = CliRunner().invoke(cli.app, ["int", str(tmp_path / "it.pcapng"), *words]).exception
    assert isinstance(refused, xcpr.Invalid) and message in str(refused)


def test_flags_select_the_marking(tmp_path: Path) -> None:
    body = Raw(stack([(1, 5)]))
    marker = 0x1122334455667788
    decode(
        tmp_path,
        over_tcp(bytes(body)),
        Ether() / IP() / UDP(dport=INT_PORT) / Shim(npt=1, length=5) / body,
        Ether() / IP() / UDP() / Raw(struct.pack(">Q", marker)) / Shim(length=5) / body,
        report(individual(bytes(ReportMain(rep_md_bits=0x2000)) + bytes(4), 1)),
    )
    for words, found in (
        ([], [1]),
        (["--port", str(INT_PORT)], [2]),
        (["--port", str(INT_PORT), "--dscp", "0x17"], [1, 2]),
        (["--probe-marker", f"{marker:x}"], [3]),
        (["--report-port", str(REPORT_PORT), "--before-tcp-options"], [1, 4]),
    ):
        done = CliRunner().invoke(cli.app, ["int", str(tmp_path / "it.pcapng"), "--json", *words])
        assert [row["packet"] for row in json.loads(done.stdout)["rows"]] == found
