"""Packets from and to the controller: metadata fields in front of the payload."""

from __future__ import annotations

from finsy.proto import p4r

from ..encoding import bytestrings
from ..errors import invalid
from ..pipeline.program import PacketHeader


def packet_in(header: PacketHeader | None, frame: bytes) -> p4r.PacketIn | None:
    """Makes the message of a frame that came to the CPU port; None if it is shorter than the program's `packet_in`
    header."""
    if header is None:
        return p4r.PacketIn(payload=frame)
    size = header.size
    if len(frame) < size:
        return None
    message = p4r.PacketIn(payload=frame[size:])
    bits, left = int.from_bytes(frame[:size], "big"), size * 8
    for field in header.fields:
        left -= field.width
        value = bits >> left & ((1 << field.width) - 1)
        message.metadata.add(metadata_id=field.id, value=bytestrings.encode(value))
    return message


def packet_out(header: PacketHeader | None, message: p4r.PacketOut) -> bytes:
    """Makes the frame that enters the data plane; INVALID_ARGUMENT or OUT_OF_RANGE for metadata that is not
    P4Info's."""
    fields = header.fields if header else ()
    given = {m.metadata_id: m.value for m in message.metadata}
    known = {f.id for f in fields}
    if given.keys() != known or len(given) != len(message.metadata):
        names = ", ".join(f"{f.name} ({f.id})" for f in fields) or "none"
        raise invalid(
            f"packet-out: one metadata field is needed for each of: {names}; given: {sorted(given) or 'none'}"
        )
    bits = 0
    for field in fields:
        bits = bits << field.width | bytestrings.decode(given[field.id], field.width, f"packet-out, {field.name}")
    return bits.to_bytes(header.size if header else 0, "big") + message.payload
