"""The right treatment of a frame by a router, from its bytes alone: the drop reason, or the frame that
leaves.

Written from docs/header.md and the RFCs: IPv4 RFC 791, its checksum RFC 1071, UDP RFC 768, TCP RFC 9293. Every header
that is looked at must be whole before its fields count; looking stops at the first header that is wrong.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network
from typing import Any

from frames import frame as framed
from frames import tcp

from support.malform import whole
from support.models.exact import CONSTANTS, Data
from xcpr.controller.program import Header
from xcpr.scenarios.programs import program

REASON: dict[str, int] = CONSTANTS["drop_reason"]
ETHERNET = 14
COMMON = 3
"""The bytes that begin every congestion header: next protocol, length, version and format."""


@dataclass(frozen=True)
class Route:
    """Where a prefix leads: the port, and the two addresses of the next Ethernet header."""

    prefix: IPv4Network
    port: int
    src_mac: int
    dst_mac: int


@dataclass(frozen=True)
class Layout:
    """A congestion header: its own fields, and the one number that routers write into it."""

    header: Header
    own: struct.Struct
    """The fields behind the common ones."""
    asked: Callable[..., Any]
    """The demand of a data packet, from these fields."""
    answer_at: int
    """Byte offset of the number in the header."""
    answer: struct.Struct

    def packet(self, form: str, size: int, *own: object, **ip: object) -> bytes:
        """Makes a whole packet of a format, with these fields of its header's own and TCP behind it."""
        common = bytes((6, self.header.bytes, 1 << 4 | self.header.formats[form]))
        return whole(framed(common + self.own.pack(*own) + tcp(), size, 253, **ip), size)


@dataclass(frozen=True)
class Forwarded:
    """A frame that leaves. ``data`` is what a data packet asks, None of any other."""

    port: int
    frame: bytes
    data: Any
    answer_at: int
    layout: Layout

    def answer(self, frame: bytes) -> int:
        """Returns the number that a router has written into the frame."""
        return int(self.layout.answer.unpack_from(frame, self.answer_at)[0])

    def with_answer(self, number: int) -> bytes:
        """Returns the frame with this number."""
        made = bytearray(self.frame)
        self.layout.answer.pack_into(made, self.answer_at, number)
        return bytes(made)


XCP = Layout(program.XCP.header, struct.Struct("!xIIi4x"), Data, 12, struct.Struct("!i"))
"""H_feedback."""


def ones_complement_sum(data: bytes) -> int:
    """Returns the sum of RFC 1071."""
    total = sum(struct.unpack(f"!{len(data) // 2}H", data))
    while total > 0xFFFF:
        total = (total >> 16) + (total & 0xFFFF)
    return total


def classify(frame: bytes, routes: list[Route], layout: Layout = XCP) -> int | Forwarded:
    """Returns the drop reason's number, or the frame that leaves (the router's number as it came)."""
    if len(frame) < ETHERNET:
        return REASON["truncated"]
    if frame[12:14] != b"\x08\x00":
        return REASON["not_ipv4"]
    if len(frame) < ETHERNET + 20:
        return REASON["truncated"]
    version, words = frame[14] >> 4, frame[14] & 15
    if version != 4 or words < 5:
        return REASON["bad_ipv4_header"]
    header = frame[ETHERNET : ETHERNET + 4 * words]
    if len(header) < 4 * words:
        return REASON["truncated"]
    wrong, header_at = _payload(frame, ETHERNET + 4 * words, layout.header)
    if wrong == REASON["truncated"]:
        return wrong
    total_length, ttl = int.from_bytes(header[2:4], "big"), header[8]
    if 0xFFFF - ones_complement_sum(header[:10] + header[12:]) != int.from_bytes(header[10:12], "big"):
        return REASON["bad_ipv4_checksum"]
    if len(frame) < ETHERNET + total_length or total_length < 4 * words:
        return REASON["truncated"]
    if ttl < 2:
        return REASON["ttl_expired"]
    if wrong:
        return wrong
    if header_at and total_length < 4 * words + layout.header.bytes:
        return REASON["truncated"]
    return _forward(frame, header, header_at, routes, layout)


def _payload(frame: bytes, at: int, congestion: Header) -> tuple[int, int]:
    """Returns the fault behind IPv4 (0: none), and the place of the congestion header (0: nowhere)."""
    fragment, protocol = int.from_bytes(frame[20:22], "big") & 0x1FFF, frame[23]
    if fragment:
        return 0, 0
    header_at = 0
    if protocol == CONSTANTS["protocol"]["congestion"]:
        header_at = at
        header = frame[at : at + congestion.bytes]
        if len(header) < congestion.bytes:
            return REASON["truncated"], 0
        if header[1] != congestion.bytes:
            return REASON["bad_congestion_length"], at
        if header[2] >> 4 != 1:
            return REASON["bad_congestion_version"], at
        if header[2] & 15 not in congestion.formats.values():
            return REASON["bad_congestion_format"], at
        protocol, at = header[0], at + congestion.bytes
    shortest = {6: 20, 17: 8}.get(protocol, 0)
    return (REASON["truncated"] if len(frame) < at + shortest else 0), header_at


def _forward(frame: bytes, header: bytes, header_at: int, routes: list[Route], layout: Layout) -> int | Forwarded:
    destination = IPv4Address(header[16:20])
    matching = [route for route in routes if destination in route.prefix]
    if not matching:
        return REASON["no_route"]
    route = max(matching, key=lambda route: route.prefix.prefixlen)
    new = header[:8] + bytes([header[8] - 1]) + header[9:10] + b"\0\0" + header[12:]
    new = new[:10] + struct.pack("!H", 0xFFFF - ones_complement_sum(new)) + new[12:]
    macs = route.dst_mac.to_bytes(6, "big") + route.src_mac.to_bytes(6, "big")
    out = macs + frame[12:14] + new + frame[ETHERNET + len(header) :]
    data = None
    if header_at and frame[header_at + 2] & 15 == layout.header.formats["data"]:
        data = layout.asked(*layout.own.unpack_from(frame, header_at + COMMON))
    return Forwarded(route.port, out, data, header_at + layout.answer_at, layout)
