"""Metadata of one INT hop, by its instruction bitmap.

Source: P4.org, "In-band Network Telemetry (INT) Dataplane Specification", version 2.1, sections 5.8 and 5.9 (the
instruction bitmap of INT-MD and INT-MX), and "Telemetry Report Format Specification", version 2.0, section 3.3.1
(RepMdBits). All numbers are big-endian. Units of latencies, timestamps and occupancies are the switch's own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

Metadata = dict[str, Any]
"""Values by the names of the columns; None where the hop had no value."""

WORD_BYTES = 4


class Undecodable(ValueError):
    """The bytes are no INT of the versions that are decoded; the text is the reason."""


@dataclass(frozen=True)
class Instruction:
    """A bit of the bitmap, 0 the most significant one, and the fields that it requests."""

    bit: int
    fields: tuple[tuple[str, int], ...]
    """Names and widths in bits; an empty name is padding."""

    @property
    def length(self) -> int:
        """Bytes of the fields together: 4 or 8."""
        return sum(width for _, width in self.fields) // 8

    def is_set(self, bitmap: int) -> bool:
        """Returns whether a bitmap of 16 bits has the bit."""
        return bool(bitmap >> (15 - self.bit) & 1)


INSTRUCTIONS = (
    Instruction(0, (("node_id", 32),)),
    Instruction(1, (("level1_ingress_interface_id", 16), ("level1_egress_interface_id", 16))),
    Instruction(2, (("hop_latency", 32),)),
    Instruction(3, (("queue_id", 8), ("queue_occupancy", 24))),
    Instruction(4, (("ingress_timestamp", 64),)),
    Instruction(5, (("egress_timestamp", 64),)),
    Instruction(6, (("level2_ingress_interface_id", 32), ("level2_egress_interface_id", 32))),
    Instruction(7, (("egress_interface_tx_utilization", 32),)),
    Instruction(8, (("buffer_id", 8), ("buffer_occupancy", 24))),
)
RESERVED_BITS = range(9, 15)
"""Bits without a meaning in this version; a later minor version may give each 4 bytes of metadata."""
CHECKSUM_COMPLEMENT = Instruction(15, (("checksum_complement", 32),))
"""The last metadata of a hop, behind the domain-specific ones. All ones are a value: the checksum was updated."""
DROP_REASON = Instruction(15, (("drop_queue_id", 8), ("drop_reason", 8), ("", 16)))
"""The meaning of the last bit in a telemetry report."""
NAMES = tuple(name for one in (*INSTRUCTIONS, CHECKSUM_COMPLEMENT, DROP_REASON) for name, _ in one.fields if name)


def baseline_length(bitmap: int, last: Instruction) -> int:
    """Returns the bytes of metadata that a bitmap requests of a hop, without domain-specific metadata."""
    known = sum(one.length for one in (*INSTRUCTIONS, last) if one.is_set(bitmap))
    return known + WORD_BYTES * _count_reserved(bitmap)


def _count_reserved(bitmap: int) -> int:
    return sum(bitmap >> (15 - bit) & 1 for bit in RESERVED_BITS)


def read_metadata(data: bytes, bitmap: int, *, is_report: bool = False) -> Metadata:
    """Reads the metadata of one hop; what the bitmap does not explain is domain-specific.

    A value of all ones is unavailable at the hop (section 5.8): it is None, and ``unavailable`` names it. Raises
    ``Undecodable`` where the bitmap requests more bytes than there are.
    """
    last = DROP_REASON if is_report else CHECKSUM_COMPLEMENT
    needed = baseline_length(bitmap, last)
    if needed > len(data):
        raise Undecodable(
            f"instruction bitmap 0x{bitmap:04x} needs {needed} bytes of metadata, and the hop has {len(data)}"
        )
    values: Metadata = {}
    unavailable: list[str] = []
    at = 0
    for instruction in INSTRUCTIONS:
        if instruction.is_set(bitmap):
            _read_fields(values, unavailable, instruction, data[at : at + instruction.length])
            at += instruction.length
    reserved = at + WORD_BYTES * _count_reserved(bitmap)
    begin, end = reserved, len(data)
    if DROP_REASON.is_set(bitmap) and is_report:
        begin += DROP_REASON.length
        _read_fields(values, unavailable, DROP_REASON, data[reserved:begin])
    elif CHECKSUM_COMPLEMENT.is_set(bitmap):
        end -= CHECKSUM_COMPLEMENT.length
        values["checksum_complement"] = int.from_bytes(data[end:], "big")
    values["reserved_metadata"] = data[at:reserved].hex() or None
    values["domain_specific_metadata"] = data[begin:end].hex() or None
    values["unavailable"] = " ".join(unavailable) or None
    return values


def _read_fields(values: Metadata, unavailable: list[str], instruction: Instruction, data: bytes) -> None:
    number = int.from_bytes(data, "big")
    is_unavailable = data == b"\xff" * instruction.length
    left = 8 * instruction.length
    for name, width in instruction.fields:
        left -= width
        if name:
            values[name] = None if is_unavailable else number >> left & ((1 << width) - 1)
            unavailable += [name] if is_unavailable else []
