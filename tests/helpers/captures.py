"""Writes capture files for tests, in both formats and byte orders."""

from __future__ import annotations

import struct
from collections.abc import Sequence

Packets = Sequence[tuple[int, bytes]]
"""Times in ns, and bytes."""


def write_pcap(packets: Packets, link_type: int = 1, order: str = "<", nanoseconds: bool = False) -> bytes:
    """Returns a classic file; its original lengths are those of the bytes."""
    unit = 1 if nanoseconds else 1000
    magic = 0xA1B23C4D if nanoseconds else 0xA1B2C3D4
    made = struct.pack(f"{order}IHHiIII", magic, 2, 4, 0, 0, 65535, link_type)
    for time_ns, data in packets:
        fraction = time_ns % 10**9 // unit
        made += struct.pack(f"{order}IIII", time_ns // 10**9, fraction, len(data), len(data)) + data
    return made


def block(kind: int, body: bytes, order: str) -> bytes:
    """Returns a block of pcapng."""
    body += bytes(-len(body) % 4)
    length = struct.pack(f"{order}I", 12 + len(body))
    return struct.pack(f"{order}I", kind) + length + body + length


def write_pcapng(packets: Packets, link_type: int = 1, order: str = "<", resolution: int | None = 9) -> bytes:
    """Returns a pcapng file of one interface; ``resolution`` is ``if_tsresol``, powers of ten alone, None: absent."""
    made = block(0x0A0D0D0A, struct.pack(f"{order}IHHq", 0x1A2B3C4D, 1, 0, -1), order)
    options = b"" if resolution is None else struct.pack(f"{order}HHB3xHH", 9, 1, resolution, 0, 0)
    made += block(1, struct.pack(f"{order}HHI", link_type, 0, 0) + options, order)
    made += block(4, b"names", order)
    for time_ns, data in packets:
        ticks = time_ns * 10 ** (6 if resolution is None else resolution) // 10**9
        head = struct.pack(f"{order}IIIII", 0, ticks >> 32, ticks & 0xFFFFFFFF, len(data), len(data))
        made += block(6, head + data, order)
    return made
