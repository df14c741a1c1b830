"""What a router should do with a frame, told from its bytes alone: the drop reason, or what leaves.

Written from docs/header.md and the RFCs: IPv4 RFC 791, its checksum RFC 1071, UDP RFC 768, TCP RFC 9293. Every header
that is looked at must be whole before its fields count; looking stops at the first header that is wrong.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network

from support.exact import CONSTANTS, HEADER, Data

REASON: dict[str, int] = CONSTANTS["drop_reason"]
ETHERNET = 14


@dataclass(frozen=True)
class Route:
    """Where a prefix leads: the port, and the two addresses of the next Ethernet header."""

    prefix: IPv4Network
    port: int
    src_mac: int
    dst_mac: int


@dataclass(frozen=True)
class Forwarded:
    """A frame that leaves. ``feedback_at`` says where H_feedback is in a data packet."""

    port: int
    frame: bytes
    data: Data | None
    feedback_at: int

    def with_feedback(self, feedback: int) -> bytes:
        """The frame with this H_feedback."""
        at = self.feedback_at
        return self.frame[:at] + struct.pack("!i", feedback) + self.frame[at + 4 :]


def ones_complement_sum(data: bytes) -> int:
    """RFC 1071."""
    total = sum(struct.unpack(f"!{len(data) // 2}H", data))
    while total > 0xFFFF:
        total = (total >> 16) + (total & 0xFFFF)
    return total


def classify(frame: bytes, routes: list[Route]) -> int | Forwarded:
    """The drop reason's number, or the frame that leaves (H_feedback as it came)."""
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
    wrong, xcp_at = _payload(frame, ETHERNET + 4 * words)
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
    if xcp_at and total_length < 4 * words + 20:
        return REASON["truncated"]
    return _forward(frame, header, xcp_at, routes)


def _payload(frame: bytes, at: int) -> tuple[int, int]:
    """What is wrong behind IPv4 (0: nothing), and where the congestion header is (0: nowhere)."""
    fragment, protocol = int.from_bytes(frame[20:22], "big") & 0x1FFF, frame[23]
    if fragment:
        return 0, 0
    xcp_at = 0
    if protocol == CONSTANTS["protocol"]["congestion"]:
        xcp_at = at
        xcp = frame[at : at + 20]
        if len(xcp) < 20:
            return REASON["truncated"], 0
        if xcp[1] != 20:
            return REASON["bad_congestion_length"], at
        if xcp[2] >> 4 != 1:
            return REASON["bad_congestion_version"], at
        if xcp[2] & 15 not in (1, 2, 3):
            return REASON["bad_congestion_format"], at
        protocol, at = xcp[0], at + 20
    shortest = {6: 20, 17: 8}.get(protocol, 0)
    return (REASON["truncated"] if len(frame) < at + shortest else 0), xcp_at


def _forward(frame: bytes, header: bytes, xcp_at: int, routes: list[Route]) -> int | Forwarded:
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
    if xcp_at and frame[xcp_at + 2] & 15 == HEADER["formats"]["data"]:
        data = Data(*struct.unpack_from("!IIi", frame, xcp_at + 4))
    return Forwarded(route.port, out, data, xcp_at + 12)
