"""The INT shim header and the headers INT-MD and INT-MX behind TCP or UDP.

Source: INT 2.1, sections 5.7.2 (shim header), 5.8 (INT-MD) and 5.9 (INT-MX).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from xcpr.results.int_telemetry.metadata import WORD_BYTES, Metadata, Undecodable, read_metadata
from xcpr.results.int_telemetry.packets import TCP, UDP, Flow, IntMarking, Segment, find_shim, read_ports

VERSION = 2
SHIM_BYTES, HEADER_BYTES = 4, 12
INT_MD, DESTINATION, INT_MX = 1, 2, 3
"""The types of INT headers (section 5.1)."""
NO_PROTOCOL, ORIGINAL_PORT, ORIGINAL_PROTOCOL = 0, 1, 2
"""The shim header's Next Protocol Type."""


@dataclass(frozen=True)
class Stack:
    """The INT header of a packet."""

    flow: Flow
    """The flow as its sender wrote it, with the port or protocol that the shim header has kept."""
    rows: tuple[Metadata, ...]
    """A row for each hop, the source's first, or one without a hop if there is no metadata."""
    hops: int


def read_stack(segment: Segment, marking: IntMarking) -> Stack | None:
    """Reads the INT header of a packet; None: it has none. Raises ``Undecodable``."""
    at = find_shim(segment, marking)
    if at is None:
        return None
    shim = segment.take(at, at + SHIM_BYTES, "the INT shim header")
    kind, next_type, length, original = shim[0] >> 4, shim[0] >> 2 & 3, WORD_BYTES * shim[1], shim[2:]
    by_port = segment.flow.protocol == UDP and segment.flow.destination_port == marking.port
    allowed = (ORIGINAL_PORT, ORIGINAL_PROTOCOL) if by_port else (NO_PROTOCOL,)
    if next_type not in allowed:
        where = "with INT's UDP port" if by_port else "without INT's UDP port"
        names = " and ".join(map(str, allowed))
        raise Undecodable(f"the shim header has NPT {next_type}; allowed {where} is {names}")
    if kind not in (INT_MD, INT_MX):
        raise Undecodable(f"the shim header has type {kind}; allowed are {INT_MD} (INT-MD) and {INT_MX} (INT-MX)")
    begin = at + SHIM_BYTES
    if length < HEADER_BYTES:
        raise Undecodable(f"the shim header's length is {shim[1]} words; an INT header needs {HEADER_BYTES // 4}")
    data = segment.take(begin, begin + length, "the INT header and its metadata")
    flow = segment.flow
    if next_type == ORIGINAL_PORT:
        flow = replace(flow, destination_port=int.from_bytes(original, "big"))
    elif next_type == ORIGINAL_PROTOCOL:
        protocol = original[1]
        ports = read_ports(segment.data[begin + length :]) if protocol in (TCP, UDP) else (None, None)
        flow = Flow(flow.source, flow.destination, protocol, *ports)
    version = data[0] >> 4
    name = "INT-MD" if kind == INT_MD else "INT-MX"
    if version != VERSION:
        raise Undecodable(f"the {name} header has version {version}; allowed is {VERSION}")
    head = _read_common(data, name)
    hops = list(_read_hops(data, head)) if kind == INT_MD else []
    if kind == INT_MX:
        head["domain_specific_metadata"] = data[HEADER_BYTES:].hex() or None
    return Stack(flow, tuple(head | hop for hop in hops) or (head,), len(hops))


def _read_common(data: bytes, name: str) -> Metadata:
    """Reads the first 12 bytes of an INT-MD or INT-MX header."""
    head: Metadata = {
        "header": name,
        "discard": bool(data[0] & 8),
        "instruction_bitmap": int.from_bytes(data[4:6], "big"),
        "domain_specific_id": int.from_bytes(data[6:8], "big"),
        "ds_instruction": int.from_bytes(data[8:10], "big"),
        "ds_flags": int.from_bytes(data[10:12], "big"),
    }
    if name == "INT-MD":
        head["max_hop_count_exceeded"] = bool(data[0] & 4)
        head["mtu_exceeded"] = bool(data[0] & 2)
        head["hop_ml"] = data[2] & 0x1F
        head["remaining_hop_count"] = data[3]
    return head


def _read_hops(data: bytes, head: Metadata) -> Iterator[Metadata]:
    """Yields the metadata of each hop, the source's first: the newest hop is at the top of the stack.

    Bytes beyond a multiple of the per-hop length are the source's own, if the domain has such metadata (section 5.8).
    Raises ``Undecodable``.
    """
    stack = data[HEADER_BYTES:]
    per_hop = WORD_BYTES * head["hop_ml"]
    if not stack:
        return
    hops, more = divmod(len(stack), per_hop) if per_hop else (0, len(stack))
    if not hops:
        raise Undecodable(f"the metadata stack has {len(stack)} bytes, and hop_ml is {head['hop_ml']} words")
    if more and not head["ds_instruction"]:
        raise Undecodable(f"the metadata stack has {len(stack)} bytes, no multiple of hop_ml, {head['hop_ml']} words")
    for hop in range(1, hops + 1):
        begin = (hops - hop) * per_hop
        end = len(stack) if hop == 1 else begin + per_hop
        yield {"hop": hop, **read_metadata(stack[begin:end], head["instruction_bitmap"])}
