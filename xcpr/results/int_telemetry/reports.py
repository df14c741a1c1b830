"""Telemetry reports of INT nodes, as a monitoring system receives them over UDP.

Source: P4.org, "Telemetry Report Format Specification", version 2.0, section 3. A report has metadata of the node that
sends it (INT-XD, INT-MX, the sink of INT-MD), and may have a truncated packet with the INT-MD stack of other hops.
"""

from __future__ import annotations

from collections.abc import Iterator

from xcpr.results.int_telemetry import headers, packets
from xcpr.results.int_telemetry.metadata import WORD_BYTES, Metadata, Undecodable, read_metadata
from xcpr.results.int_telemetry.packets import UDP_BYTES, Flow, IntMarking, Segment

VERSION = 2
GROUP_BYTES, INDIVIDUAL_BYTES, MAIN_BYTES = 8, 4, 8
INNER_ONLY, INT = 0, 1
"""The types of reports that are decoded; 2 is IOAM, whose format is not defined."""
NO_INNER, TLV, EXTENSION = 0, 1, 2
TRUNCATED_PACKETS = {3: "Ethernet", 4: "IPv4", 5: "IPv6"}
"""By inner type."""
TLV_PACKETS = {1: "Ethernet", 2: "IPv4", 3: "IPv6"}
"""By TLV type; 0 is domain-specific extension data."""
REPORT_NAMES = (
    *("reporter", "hw_id", "sequence_number", "report_node_id"),
    *("dropped", "congested_queue", "tracked_flow", "intermediate_report", "ds_extension_data"),
)
"""The fields that all rows of a report have."""
TO_THE_END = 0xFF
"""A report length that stands for the rest of the datagram."""

Decoded = tuple[Flow | None, Metadata] | Undecodable
"""A row with its flow, or the reason why a report is not decoded."""


def read_reports(segment: Segment, marking: IntMarking) -> Iterator[Decoded]:
    """Yields the rows of a datagram with reports, and a reason for each part that is not decoded.

    Raises ``Undecodable`` where the group header, or the length of a report, is wrong.
    """
    group = segment.take(UDP_BYTES, UDP_BYTES + GROUP_BYTES, "the telemetry report group header")
    version = group[0] >> 4
    if version != VERSION:
        raise Undecodable(f"the telemetry report has version {version}; allowed is {VERSION}")
    word = int.from_bytes(group[:4], "big")
    common: Metadata = {
        "reporter": segment.flow.source,
        "hw_id": word >> 22 & 0x3F,
        "sequence_number": word & 0x3FFFFF,
        "report_node_id": int.from_bytes(group[4:8], "big"),
    }
    at, end = UDP_BYTES + GROUP_BYTES, min(segment.length, int.from_bytes(segment.data[4:6], "big"))
    if at >= end:
        raise Undecodable("the telemetry report has no individual report")
    while at < end:
        first = segment.take(at, at + INDIVIDUAL_BYTES, "an individual report header")
        begin = at + INDIVIDUAL_BYTES
        at = end if first[1] == TO_THE_END else begin + WORD_BYTES * first[1]
        if at > end:
            raise Undecodable(f"an individual report of {first[1]} words is longer than its datagram")
        yield from _read_report(first, segment.take(begin, at, "an individual report"), common, marking)


def _read_report(first: bytes, body: bytes, common: Metadata, marking: IntMarking) -> Iterator[Decoded]:
    kind, inner_kind, flags = first[0] >> 4, first[0] & 0x0F, first[3]
    own: Metadata = common | {
        "header": "report",
        "dropped": bool(flags & 0x80),
        "congested_queue": bool(flags & 0x40),
        "tracked_flow": bool(flags & 0x20),
        "intermediate_report": bool(flags & 0x10),
    }
    try:
        inner = _read_main(kind, first[2], body, own)
    except Undecodable as reason:
        yield reason
        return
    found = list(_read_inner(inner_kind, inner, own, marking))
    flow = next((one[0] for one in found if not isinstance(one, Undecodable)), None)
    rows = [one for one in found if not isinstance(one, Undecodable) and one[1]]
    has_metadata = bool(own.get("instruction_bitmap") or own.get("domain_specific_metadata"))
    yield from ((inner_flow, _join_report(own, row)) for inner_flow, row in rows)
    if has_metadata or not rows:
        # The reporting node comes behind the hops of the stack that it reports (section 3.4).
        hops = [row["hop"] for _, row in rows if "hop" in row]
        yield flow, own | {"node_id": common["report_node_id"]} | ({"hop": max(hops) + 1} if hops else {})
    yield from (one for one in found if isinstance(one, Undecodable))


def _join_report(own: Metadata, row: Metadata) -> Metadata:
    """Returns a row of the stack in a report, with the fields that all rows of the report have."""
    return {name: own[name] for name in REPORT_NAMES if name in own} | row


def _read_main(kind: int, words: int, body: bytes, own: Metadata) -> bytes:
    """Reads the main contents into ``own``, and returns the inner contents; raises ``Undecodable``."""
    if kind == INNER_ONLY:
        return body
    if kind != INT:
        raise Undecodable(
            f"an individual report has RepType {kind}; allowed are {INNER_ONLY} (inner only) and {INT} (INT)"
        )
    end = MAIN_BYTES + WORD_BYTES * words
    if end > len(body):
        raise Undecodable(f"an individual report has {len(body)} bytes, and MD Length {words} words")
    bitmap = int.from_bytes(body[:2], "big")
    own |= {
        "instruction_bitmap": bitmap,
        "domain_specific_id": int.from_bytes(body[2:4], "big"),
        "ds_instruction": int.from_bytes(body[4:6], "big"),
        "ds_flags": int.from_bytes(body[6:8], "big"),
    }
    # The node's identifier is in the group header: bit 0 is reserved, and has no metadata.
    own |= read_metadata(body[MAIN_BYTES:end], bitmap & 0x7FFF, is_report=True)
    return body[end:]


def _read_inner(kind: int, inner: bytes, own: Metadata, marking: IntMarking) -> Iterator[Decoded]:
    """Yields the rows of the INT header in a truncated packet, or an empty row with the packet's flow."""
    if kind == NO_INNER:
        if inner:
            yield Undecodable(f"an individual report has InType 0 (none), and {len(inner)} bytes behind its metadata")
    elif kind == EXTENSION:
        own["ds_extension_data"] = inner.hex()
    elif kind in TRUNCATED_PACKETS:
        yield from _read_packet(TRUNCATED_PACKETS[kind], inner, marking)
    elif kind == TLV:
        yield from _read_tlvs(inner, own, marking)
    else:
        yield Undecodable(f"an individual report has InType {kind}; allowed are 0 to 5")


def _read_tlvs(inner: bytes, own: Metadata, marking: IntMarking) -> Iterator[Decoded]:
    at = 0
    while at < len(inner):
        kind, begin = inner[at] >> 4, at + WORD_BYTES
        at = begin + (WORD_BYTES * inner[at + 1] if at + 1 < len(inner) else 0)
        if at > len(inner):
            yield Undecodable(f"a TLV of type {kind} is longer than its report")
            return
        if kind in TLV_PACKETS:
            yield from _read_packet(TLV_PACKETS[kind], inner[begin:at], marking)
        elif kind == 0:
            own["ds_extension_data"] = own.get("ds_extension_data", "") + inner[begin:at].hex()
        else:
            yield Undecodable(f"a TLV has type {kind}; allowed are 0 to 3")


def _read_packet(kind: str, data: bytes, marking: IntMarking) -> Iterator[Decoded]:
    at = packets.find_ip(data) if kind == "Ethernet" else 0
    segment = None if at is None else packets.parse_ip(data[at:])
    if segment is None:
        yield Undecodable(f"the truncated {kind} packet of a report has no whole IP header")
        return
    try:
        stack = headers.read_stack(segment, marking)
    except Undecodable as reason:
        yield segment.flow, {}
        yield Undecodable(f"in the truncated packet of a report: {reason}")
        return
    if stack is None:
        yield segment.flow, {}
    else:
        yield from ((stack.flow, row) for row in stack.rows)
