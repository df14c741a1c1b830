"""Frames for the tests, byte by byte."""

from __future__ import annotations

import struct
from functools import lru_cache

MAC = bytes.fromhex("020000000002020000000001")


def checksum(header: bytes) -> int:
    """Returns the checksum of RFC 1071."""
    total = sum(struct.unpack(f"!{len(header) // 2}H", header))
    while total >> 16:
        total = (total & 0xFFFF) + (total >> 16)
    return ~total & 0xFFFF


@lru_cache(maxsize=16_384)
def ipv4(
    total_length: int,
    protocol: int,
    *,
    src: str = "10.0.1.1",
    dst: str = "10.0.2.1",
    ttl: int = 64,
    tos: int = 0,
    options: bytes = b"",
) -> bytes:
    """Makes an IPv4 header (RFC 791, section 3.1)."""
    fields = struct.pack(
        "!BBHHHBBH4s4s",
        0x45 + len(options) // 4,
        tos,
        total_length,
        0,
        0x4000,
        ttl,
        protocol,
        0,
        bytes(int(part) for part in src.split(".")),
        bytes(int(part) for part in dst.split(".")),
    )
    header = fields + options
    return header[:10] + struct.pack("!H", checksum(header)) + header[12:]


def xcp(
    cwnd: int,
    rtt: int,
    feedback: int,
    *,
    reverse: int = 0,
    form: int = 1,
    length: int = 20,
    version: int = 1,
    protocol: int = 6,
    epoch: int = 0,
) -> bytes:
    """Makes the congestion header of docs/header.md."""
    return struct.pack("!BBBBIIiI", protocol, length, version << 4 | form, epoch, cwnd, rtt, feedback, reverse)


def tcp() -> bytes:
    """Makes a bare TCP header (RFC 9293, section 3.1)."""
    return struct.pack("!HHIIBBHHH", 10000, 5001, 1, 1, 0x50, 0x10, 65535, 0, 0)


def frame(ip_payload: bytes, size: int, protocol: int, **ip: object) -> bytes:
    """Makes an Ethernet frame whose bytes end with `ip_payload`; its length on the wire is `size`."""
    return MAC + b"\x08\x00" + ipv4(size - 14, protocol, **ip) + ip_payload  # type: ignore[arg-type]


def data_frame(size: int, cwnd: int, rtt: int, feedback: int, **ip: object) -> bytes:
    """Makes the headers of an XCP data packet of `size` bytes."""
    return frame(xcp(cwnd, rtt, feedback) + tcp(), size, 253, **ip)


def udp_frame(size: int, **ip: object) -> bytes:
    """Makes the headers of a UDP packet of `size` bytes."""
    return frame(struct.pack("!HHHH", 9, 9, size - 34, 0), size, 17, **ip)


def read_feedback(data: bytes) -> int:
    """Reads H_feedback of a frame without IPv4 options."""
    return int(struct.unpack_from("!i", data, 14 + 20 + 12)[0])
