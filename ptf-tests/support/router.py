"""A whole router in Python: classifier, ports and drop counters. What the switches are held against."""

from __future__ import annotations

import struct
from dataclasses import astuple, dataclass
from ipaddress import IPv4Network

from controller.entries import TableEntry
from support.bounds import BoundedTablePort
from support.classify import Forwarded, Route, classify
from support.exact import CONSTANTS, ExactPort, Record
from xcpr.program import XCP

INPUT = 4
"""The port by which the tests' packets come in."""
PROGRAM = XCP
"""What the routers run."""
DROPS = PROGRAM.drop_counter

RECORD = struct.Struct("!H6sIQQQIqQQQBQBI")
TEST_HEADER = struct.Struct("!6s6sH6sII")
TELEMETRY_ETHERTYPE: int = CONSTANTS["protocol"]["telemetry_ethertype"]
TEST_ETHERTYPE: int = CONSTANTS["protocol"]["test_ethertype"]


PORTS: dict[str, type[ExactPort]] = {"exact": ExactPort, "table": BoundedTablePort}
"""The model of a port, by arithmetic."""
OBSERVED = PROGRAM.compiled_for_tests
"""The programs that take a packet's time and queue from a header in front of it."""


@dataclass(frozen=True)
class Seen:
    """What the router believes of a packet: when it leaves (us), how long it waited (us), what it left in the queue."""

    time_us: int
    wait_us: int = 0
    queued: int = 0

    def header(self) -> bytes:
        """In front of a frame for the programs of OBSERVED."""
        time = self.time_us.to_bytes(6, "big")
        macs = bytes.fromhex("020000000002"), bytes.fromhex("020000000001")
        return TEST_HEADER.pack(*macs, TEST_ETHERTYPE, time, self.wait_us, self.queued)


def route(prefix: str, port: int) -> Route:
    """A route by a port, whose addresses tell the port."""
    return Route(IPv4Network(prefix), port, 0x02_00_00_00_AA_00 + port, 0x02_00_00_00_BB_00 + port)


def route_entry(route: Route) -> TableEntry:
    """The route as a table entry."""
    return PROGRAM.route(route.prefix, route.port, route.src_mac, route.dst_mac)


def record_frame(record: Record, ethernet: bytes) -> bytes:
    """A telemetry frame, without packet_in, with the addresses of the packet that ended the interval."""
    values = list(astuple(record))
    values[1] = record.time_us.to_bytes(6, "big")
    return ethernet[:12] + struct.pack("!H", TELEMETRY_ETHERTYPE) + RECORD.pack(*values)


class RouterModel:
    """Routes and capacities (bit/s by port); frames in, (port, frame) out; drops counted by reason."""

    def __init__(self, routes: list[Route], capacities: dict[int, int], arithmetic: str = "exact") -> None:
        self.routes = routes
        self.capacities = capacities
        self.ports = {port: PORTS[arithmetic](port, PROGRAM.ports.value(rate)) for port, rate in capacities.items()}
        self.drops: dict[int, tuple[int, int]] = {}
        """Packets and bytes by reason."""

    def entries(self) -> list[TableEntry]:
        """All that a switch must be told."""
        capacities = [PROGRAM.port(port, rate) for port, rate in self.capacities.items()]
        return [*map(route_entry, self.routes), *capacities]

    def process(self, frame: bytes, seen: Seen) -> tuple[list[tuple[int, bytes]], Record | None]:
        """What leaves, and the record that goes to the controller."""
        verdict = classify(frame, self.routes)
        if not isinstance(verdict, Forwarded):
            packets, size = self.drops.get(verdict, (0, 0))
            self.drops[verdict] = packets + 1, size + len(frame)
            return [], None
        port = self.ports.get(verdict.port)
        if port is None:
            return [(verdict.port, verdict.frame)], None
        port.offer(len(frame))
        feedback, record = port.leave(seen.time_us, seen.wait_us, seen.queued, len(frame), verdict.data)
        out = verdict.frame if feedback is None else verdict.with_feedback(feedback)
        return [(verdict.port, out)], record
