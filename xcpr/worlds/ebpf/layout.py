"""The common part of the programs and their loader: hosts/kernel/bpf/xcp.h, whose structures and names these
are."""

from __future__ import annotations

import socket
import struct
from dataclasses import dataclass
from typing import Any

CONNECTIONS, SETTINGS, COUNTERS = "connections", "settings", "counters"
EGRESS, INGRESS, SOCKETS = "egress", "ingress", "sockets"
"""Programs."""
CONGESTION_CONTROLS = {"xcp": "xcp", "xcp-r": "xcp_r"}
"""By transport, the kernel's name of the congestion control, and the name of its map."""
MODES = {2: "xcp", 3: "xcp-r"}
"""By the format of ACKs (docs/header.md)."""

COUNTED = {
    "headers_sent": "packets sent with a header",
    "headers_received": "packets received with a header",
    "bad_headers": "packets dropped, whose header is not ours",
    "gso_unmarked": "packets of several segments sent without a header: their sockets are older than `xcpr kernel up`",
    "too_long": "packets sent without a header, for which the MTU has no room",
    "protocol_unreachable": "answers that protocol 253 is not known there",
    "never_xcp": "connections that run cubic, since their peers or paths have no XCP",
    "left_xcp": "connections that went over to cubic, since headers stopped",
    "unanswered": "connections that went over to cubic, since no router answered",
}
"""The counters of ``enum counter`` in its order, and what they count; three have other names there."""
NORMAL_COUNTERS = ("headers_sent", "headers_received")
"""The counters among them that mean that all is well."""
_CONFIG = struct.Struct("=QII")
_REPORT = struct.Struct("=Qq4s4s2s2sIIIIIII")


@dataclass(frozen=True)
class Config:
    """``struct config``."""

    max_window_bytes: int
    pacing_percent: int
    off: bool = False

    def packed(self) -> bytes:
        """Returns the bytes as the map has them."""
        return _CONFIG.pack(self.max_window_bytes, self.pacing_percent, self.off)


def number(place: int) -> bytes:
    """Returns the key of a place in an array."""
    return struct.pack("=I", place)


def summed(values: bytes) -> int:
    """Returns the sum of a counter over all processors."""
    return sum(struct.unpack(f"={len(values) // 8}Q", values))


def reports(data: bytes) -> list[dict[str, Any]]:
    """Returns the iterator's reports, a socket each: addresses, the window and the routers' changes of it, the RTT."""
    return [_report(*fields) for fields in _REPORT.iter_unpack(data)]


def _report(
    window: int, gained: int, local: bytes, remote: bytes, local_port: bytes, remote_port: bytes, mode: int, runs: int,
    epoch: int, packet: int, rtt: int, cwnd: int, headers: int,
) -> dict[str, Any]:  # fmt: skip
    return {
        "local": f"{socket.inet_ntoa(local)}:{int.from_bytes(local_port, 'big')}",
        "remote": f"{socket.inet_ntoa(remote)}:{int.from_bytes(remote_port, 'big')}",
        "mode": MODES.get(mode, "none"),
        "congestion_control_active": bool(runs),
        "epoch": epoch,
        "window_bytes": window,
        "feedback_bytes": gained,
        "packet_bytes": packet,
        "rtt_us": rtt,
        "receiver_window_bytes": cwnd,
        "headers": headers,
    }
