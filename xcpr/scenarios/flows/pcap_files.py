"""Packets of capture files: classic pcap (draft-ietf-opsawg-pcap) and pcapng (draft-ietf-opsawg-pcapng).

Both byte orders and all resolutions of times are read. The link type is Ethernet, or IP without a link header.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from xcpr.io import input_files
from xcpr.io.inputs import Field, Handling, InputFormat
from xcpr.io.schema import Invalid

MAX_PCAP_BYTES = 64 << 20
"""Bytes of a capture file."""
MAX_PACKETS = 100_000
"""Packets of a capture file: a scenario holds them all."""
MAX_PACKET_BYTES = 9014
"""Bytes of a packet as it was on the wire, which a host sends again."""
MAX_SNAP_BYTES = 262_144
"""Bytes of a packet that is looked at alone: tcpdump's longest snap length."""
ETHERNET, RAW_IP, RAW_IP_BSD, IPV4, IPV6 = 1, 101, 12, 228, 229
LINK_TYPES = {ETHERNET: "Ethernet", **dict.fromkeys((RAW_IP, RAW_IP_BSD, IPV4, IPV6), "raw IP")}
"""By the number of a link type (tcpdump's list of LINKTYPE_ values)."""
PCAP_RESOLUTIONS = {0xA1B2C3D4: 10**6, 0xA1B23C4D: 10**9}
"""Units of time in a second, by a classic file's magic number."""
SECTION, INTERFACE, SIMPLE_PACKET, ENHANCED_PACKET = 0x0A0D0D0A, 1, 3, 6
BYTE_ORDER = 0x1A2B3C4D
IF_NAME, IF_TSRESOL, IF_TSOFFSET = 2, 9, 14
_H, _D = Handling.HONOURED, Handling.DESCRIPTION
FORMAT = InputFormat(
    "Capture",
    "draft-ietf-opsawg-pcap and draft-ietf-opsawg-pcapng",
    "xcpr/scenarios/flows/pcap_files.py",
    (
        Field("pcap header", "magic number", _H, "byte order, and times in us or ns"),
        Field("pcap header", "link type", _H, "Ethernet or raw IP (1, 12, 101, 228, 229); another is refused"),
        Field("pcap header", "version", _D, "the version of the format"),
        Field("pcap header", "snap length", _D, "the longest capture of a packet"),
        Field("pcap packet", "time", _H, "when the packet is sent"),
        Field("pcap packet", "captured length", _H, "the bytes that are sent"),
        Field("pcap packet", "original length", _H, "the length of the packet; zeros are behind the bytes"),
        Field("section header", "byte order", _H, "the byte order"),
        Field("interface", "link type", _H, "as in pcap"),
        Field("interface", "if_tsresol, if_tsoffset", _H, "the unit of times, and what is added to them"),
        Field("interface", "if_name", _H, "the interface in the table of xcpr int"),
        Field("interface", "other options", _D, "describe the capture"),
        Field("enhanced packet", "interface, time, lengths, data", _H, "as in pcap"),
        Field("enhanced packet", "options", _D, "describe the capture"),
        Field("simple packet", "block", Handling.REFUSED, "its packets have no times"),
        Field("other blocks", "block", _D, "names, statistics and the like"),
    ),
)


@dataclass(frozen=True)
class Packet:
    """A packet of a capture."""

    time_ns: int
    """Since the epoch of the file."""
    link_type: int
    length: int
    """Bytes on the wire."""
    data: bytes
    """The captured bytes, its first ones."""
    interface: str | None = None
    """The name of its interface, where a pcapng file has it."""


@dataclass(frozen=True)
class _Interface:
    link_type: int
    units_per_s: int = 10**6
    offset_s: int = 0
    name: str | None = None


class _Reader:
    """Reads numbers of a file in its byte order; raises ``Invalid`` where the file ends before."""

    def __init__(self, path: Path, content: bytes, max_packet_bytes: int) -> None:
        self.path = path
        self.content = content
        self.max_packet_bytes = max_packet_bytes
        self.order = "<"

    def unpack(self, fields: str, at: int) -> tuple[int, ...]:
        if at + struct.calcsize(self.order + fields) > len(self.content):
            raise self.refuse(at, "is cut off")
        return struct.unpack_from(self.order + fields, self.content, at)

    def refuse(self, at: int, message: str) -> Invalid:
        return input_files.refuse(self.path, message, f"byte {at}")


def read_packets(path: Path) -> list[Packet]:
    """Reads the packets of a file in its order; raises ``Invalid``."""
    packets: list[Packet] = []
    for packet in iterate_packets(path, MAX_PACKET_BYTES):
        if len(packets) == MAX_PACKETS:
            raise input_files.refuse(path, f"must have at most {MAX_PACKETS} packets")
        packets.append(packet)
    if not packets:
        raise input_files.refuse(path, "must have packets")
    return packets


def iterate_packets(path: Path, max_packet_bytes: int = MAX_SNAP_BYTES) -> Iterator[Packet]:
    """Yields the packets of a file in its order, any number of them; raises ``Invalid``."""
    yield from _read_any(_Reader(path, input_files.read_bytes(path, MAX_PCAP_BYTES), max_packet_bytes))


def _read_any(reader: _Reader) -> Iterator[Packet]:
    if len(reader.content) < 4:
        raise reader.refuse(0, "is no pcap or pcapng file")
    for order in "<>":
        reader.order = order
        (magic,) = reader.unpack("I", 0)
        if magic in PCAP_RESOLUTIONS:
            return _read_pcap(reader, PCAP_RESOLUTIONS[magic])
        if magic == SECTION:
            return _read_pcapng(reader)
    raise reader.refuse(0, "is no pcap or pcapng file")


def _read_pcap(reader: _Reader, units_per_s: int) -> Iterator[Packet]:
    (link_type,) = reader.unpack("I", 20)
    # The upper bits may have the length of a frame check sequence.
    link_type = _check_link_type(reader, 20, link_type & 0x0FFFFFFF)
    at = 24
    while at < len(reader.content):
        seconds, fraction, captured, length = reader.unpack("IIII", at)
        time_ns = seconds * 10**9 + fraction * (10**9 // units_per_s)
        yield _read_packet(reader, at + 16, time_ns, _Interface(link_type), captured, length)
        at += 16 + captured


def _read_pcapng(reader: _Reader) -> Iterator[Packet]:
    interfaces: list[_Interface] = []
    at = 0
    while at < len(reader.content):
        (kind,) = reader.unpack("I", at)
        if kind == SECTION:
            reader.order = "<"
            if reader.unpack("I", at + 8) != (BYTE_ORDER,):
                reader.order = ">"
            if reader.unpack("I", at + 8) != (BYTE_ORDER,):
                raise reader.refuse(at + 8, "has a section without a byte order")
            interfaces = []
        (length,) = reader.unpack("I", at + 4)
        if length < 12 or length % 4 or at + length > len(reader.content):
            raise reader.refuse(at + 4, f"has a block of {length} bytes, which does not fit")
        if kind == INTERFACE:
            interfaces.append(_read_interface(reader, at, at + length - 4))
        elif kind == ENHANCED_PACKET:
            number, high, low, captured, original = reader.unpack("IIIII", at + 8)
            if number >= len(interfaces):
                raise reader.refuse(at + 8, f"has a packet of interface {number}, which it does not describe")
            if 32 + captured > length:
                raise reader.refuse(at + 20, f"has {captured} bytes of a packet in a block of {length}")
            one = interfaces[number]
            time_ns = one.offset_s * 10**9 + (high << 32 | low) * 10**9 // one.units_per_s
            yield _read_packet(reader, at + 28, time_ns, one, captured, original)
        elif kind == SIMPLE_PACKET:
            raise reader.refuse(at, "has a Simple Packet Block, which has no time")
        at += length


def _read_interface(reader: _Reader, at: int, end: int) -> _Interface:
    (link_type,) = reader.unpack("H", at + 8)
    link_type = _check_link_type(reader, at + 8, link_type)
    units_per_s, offset_s, name = 10**6, 0, None
    option = at + 16
    while option + 4 <= end:
        code, length = reader.unpack("HH", option)
        if code == 0:
            break
        if code == IF_TSRESOL and length == 1:
            (value,) = reader.unpack("B", option + 4)
            units_per_s = 2 ** (value & 0x7F) if value & 0x80 else 10 ** min(value, 30)
        elif code == IF_TSOFFSET and length == 8:
            (offset_s,) = reader.unpack("q", option + 4)
        elif code == IF_NAME:
            name = reader.content[option + 4 : min(option + 4 + length, end)].decode(errors="replace")
        option += 4 + length + -length % 4
    return _Interface(link_type, units_per_s, offset_s, name)


def _check_link_type(reader: _Reader, at: int, link_type: int) -> int:
    if link_type not in LINK_TYPES:
        allowed = ", ".join(f"{number} ({name})" for number, name in sorted(LINK_TYPES.items()))
        raise reader.refuse(at, f"has link type {link_type}; allowed are {allowed}")
    return link_type


def _read_packet(reader: _Reader, at: int, time_ns: int, interface: _Interface, captured: int, length: int) -> Packet:
    if captured > length or length > reader.max_packet_bytes:
        allowed = reader.max_packet_bytes
        raise reader.refuse(at, f"has a packet of {length} bytes, {captured} of them captured; allowed are {allowed}")
    if at + captured > len(reader.content):
        raise reader.refuse(at, "is cut off within a packet")
    data = reader.content[at : at + captured]
    return Packet(time_ns, interface.link_type, length, data, interface.name)
