"""Packets of a capture file that a host sends at the capture's times, with the addresses of the scenario's hosts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address
from pathlib import Path
from typing import Any

from xcpr.io import schema
from xcpr.io.schema import Invalid, Problem
from xcpr.scenarios.flows import pcap_files
from xcpr.scenarios.flows.pcap_files import MAX_PACKET_BYTES, MAX_PACKETS

IPV4, IPV6 = 0x0800, 0x86DD
UDP, TCP = 17, 6
CHECKSUMS = {TCP: 16, UDP: 6}
"""The offset of the checksum in a transport header, by its protocol."""
ETHERNET_BYTES = 14


@dataclass(frozen=True)
class CapturedPacket:
    """A packet that is to be sent again."""

    time_ns: int
    """After the first packet of the capture."""
    length: int
    """Bytes of the Ethernet frame."""
    digits: str
    """Its first bytes or all, in hexadecimal. A packet without an Ethernet header has zeros in its addresses."""


def read_captured(path: Path) -> list[list[Any]]:
    """Reads a capture as a scenario holds it: time in ns after the first packet, bytes, and the bytes in hexadecimal.

    Raises ``Invalid``. Packets are in the order of their times.
    """
    packets = pcap_files.read_packets(path)
    first = min(packet.time_ns for packet in packets)
    made = []
    for packet in sorted(packets, key=lambda one: one.time_ns):
        header = b"" if packet.link_type == pcap_files.ETHERNET else _ethernet_header(packet.data)
        length = packet.length + len(header)
        if length > MAX_PACKET_BYTES:
            raise Invalid([Problem(str(path), "", f"has a packet of {length} bytes; allowed are {MAX_PACKET_BYTES}")])
        made.append([packet.time_ns - first, length, (header + packet.data).hex()])
    return made


def _ethernet_header(packet: bytes) -> bytes:
    kind = IPV6 if packet[:1] and packet[0] >> 4 == 6 else IPV4
    return bytes(12) + kind.to_bytes(2, "big")


@schema.with_json_schema(type="array", items={"type": "array", "minItems": 3, "maxItems": 3})
def parse_captured(value: object) -> tuple[CapturedPacket, ...]:
    """Parses the packets that ``read_captured`` makes."""
    if not isinstance(value, list | tuple) or not 0 < len(value) <= MAX_PACKETS:
        raise ValueError(f"must be a list of 1 to {MAX_PACKETS} packets, [time in ns, bytes, hexadecimal digits]")
    return tuple(_parse_packet(number, one) for number, one in enumerate(value))


def _parse_packet(number: int, value: object) -> CapturedPacket:
    parts: Sequence[Any] = value if isinstance(value, list | tuple) and len(value) == 3 else (None, None, None)
    time_ns, length, digits = parts
    is_whole = all(isinstance(one, int) and not isinstance(one, bool) and one >= 0 for one in (time_ns, length))
    if not is_whole or not isinstance(digits, str) or not re.fullmatch("([0-9a-f]{2})+", digits):
        raise ValueError(f"packet {number} must be [time in ns, bytes, hexadecimal digits]")
    if not len(digits) // 2 <= length <= MAX_PACKET_BYTES:
        raise ValueError(f"packet {number} must have {len(digits) // 2} to {MAX_PACKET_BYTES} bytes, not {length}")
    return CapturedPacket(time_ns, length, digits)


def write_captured(packets: tuple[CapturedPacket, ...]) -> list[list[Any]]:
    """Writes what ``parse_captured`` reads."""
    return [[one.time_ns, one.length, one.digits] for one in packets]


@schema.with_json_schema(type="object", additionalProperties={"type": "string"})
def parse_addresses(value: object) -> dict[str, str]:
    """Parses a table of a capture's IPv4 addresses and the hosts that have them in the scenario."""
    if not isinstance(value, Mapping) or not all(isinstance(host, str) for host in value.values()):
        raise ValueError(f'must be a table of addresses and hosts, for example {{"192.0.2.1" = "h1"}}, not {value}')
    return {str(IPv4Address(address)): host for address, host in value.items()}


def frames_to_send(
    packets: tuple[CapturedPacket, ...],
    addresses: Mapping[str, str],
    source: str,
    host_addresses: Mapping[str, IPv4Address],
    macs: Callable[[IPv4Address], tuple[int, int]],
) -> Iterator[tuple[int, int, str]]:
    """Yields time, length and digits of each frame that ``source`` sends.

    Without ``addresses`` all packets are sent as they are. With them it sends those of its own address in the capture,
    with the addresses of ``host_addresses`` in place of the capture's. ``macs`` returns the Ethernet addresses of the
    host and of its next hop to an address.
    """
    if not addresses:
        yield from ((one.time_ns, one.length, one.digits) for one in packets)
        return
    new = {IPv4Address(old): host_addresses[host] for old, host in addresses.items()}
    own = {IPv4Address(old) for old, host in addresses.items() if host == source}
    for packet in packets:
        frame = bytearray.fromhex(packet.digits)
        ends = _find_addresses(frame)
        if ends is not None and ends[0] in own:
            destination = new.get(ends[1], ends[1])
            rewrite_addresses(frame, new[ends[0]], destination)
            mac, next_hop = macs(destination)
            frame[:12] = next_hop.to_bytes(6, "big") + mac.to_bytes(6, "big")
            yield packet.time_ns, packet.length, frame.hex()


def _find_addresses(frame: bytearray) -> tuple[IPv4Address, IPv4Address] | None:
    """Returns source and destination of an IPv4 packet in an Ethernet frame; None of another frame."""
    is_ipv4 = frame[12:14] == IPV4.to_bytes(2, "big") and len(frame) >= ETHERNET_BYTES + 20
    if not is_ipv4:
        return None
    return IPv4Address(bytes(frame[26:30])), IPv4Address(bytes(frame[30:34]))


def rewrite_addresses(frame: bytearray, source: IPv4Address, destination: IPv4Address) -> None:
    """Replaces the IPv4 addresses of a frame, and updates its checksums (RFC 1624, equation 3)."""
    old = bytes(frame[26:34])
    frame[26:34] = source.packed + destination.packed
    _update_checksum(frame, ETHERNET_BYTES + 10, old, frame[26:34])
    is_first_fragment = frame[20] & 0x1F == 0 and frame[21] == 0
    offset = CHECKSUMS.get(frame[23])
    if offset is None or not is_first_fragment:
        return
    at = ETHERNET_BYTES + 4 * (frame[14] & 0x0F) + offset
    # A UDP datagram may have no checksum (RFC 768).
    if at + 2 <= len(frame) and (frame[23] == TCP or frame[at : at + 2] != b"\0\0"):
        _update_checksum(frame, at, old, frame[26:34])
        if frame[23] == UDP and frame[at : at + 2] == b"\0\0":
            frame[at : at + 2] = b"\xff\xff"


def _update_checksum(frame: bytearray, at: int, old: bytes, new: bytes | bytearray) -> None:
    total = 0xFFFF - int.from_bytes(frame[at : at + 2], "big")
    for place in range(0, len(old), 2):
        total += 0xFFFF - int.from_bytes(old[place : place + 2], "big")
        total += int.from_bytes(new[place : place + 2], "big")
    while total > 0xFFFF:
        total = (total >> 16) + (total & 0xFFFF)
    frame[at : at + 2] = (0xFFFF - total).to_bytes(2, "big")
