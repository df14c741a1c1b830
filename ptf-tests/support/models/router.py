"""A whole router in Python: classifier, ports and drop counters. The models that the switches are held
against."""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from ipaddress import IPv4Network
from typing import Any

from support import malform
from support.models import classify
from support.models.bounds import BoundedTablePort
from support.models.classify import Forwarded, Layout, Route
from support.models.exact import CONSTANTS, ExactPort
from support.models.policed import GuardedPort
from xcpr.controller.entries import TableEntry
from xcpr.controller.program import Program
from xcpr.scenarios.programs import program

INPUT = 4
"""The port by which the tests' packets come in."""
TEST_HEADER = struct.Struct("!6s6sH6sII")
TELEMETRY_ETHERTYPE: int = CONSTANTS["protocol"]["telemetry_ethertype"]
TEST_ETHERTYPE: int = CONSTANTS["protocol"]["test_ethertype"]


@dataclass(frozen=True)
class Tested:
    """A congestion control: its program and its model."""

    program: Program
    layout: Layout
    ports: Mapping[str, Callable[[int, int], Any]]
    """The model of a port, by arithmetic: from its number and the parameter that stands for its capacity."""
    data: Callable[..., bytes]
    """A data packet of a sequence: frame size, window, RTT and what the flow could use beside it."""
    ack: Callable[..., bytes]
    guarded: bool = False
    """Whether all ports are watched, and may be guarded."""

    @cached_property
    def record(self) -> Sequence[tuple[str, int, bool]]:
        """A telemetry record's fields in their order: name, bits, whether signed."""
        return program.compiled(self.program.name).record.fields


XCP = Tested(program.XCP, classify.XCP, {"exact": ExactPort, "table": BoundedTablePort}, malform.data, malform.ack)

assert program.XCP.police is not None
_POLICED = replace(
    program.XCP,
    compiled=program.XCP.police.compiled,
    compiled_for_tests=program.XCP.police.compiled_for_tests,
)
POLICED = replace(XCP, program=_POLICED, ports={"exact": GuardedPort}, guarded=True)
"""The program whose ports police, at watched ports."""

TOFINO = {"xcp": replace(XCP, program=program.TOFINO["xcp"], ports={"table": BoundedTablePort})}
"""The programs that a Tofino runs, by name. The records and shares of its own arithmetic have no model."""


@dataclass(frozen=True)
class Seen:
    """The router's belief about a packet: when it leaves (us), how long it waited (us), the packets that it
    left in the queue."""

    time_us: int
    wait_us: int = 0
    queued: int = 0

    def header(self) -> bytes:
        """Makes the header that stands before a frame for the program's variant for tests."""
        time = self.time_us.to_bytes(6, "big")
        macs = bytes.fromhex("020000000002"), bytes.fromhex("020000000001")
        return TEST_HEADER.pack(*macs, TEST_ETHERTYPE, time, self.wait_us, self.queued)


def route(prefix: str, port: int) -> Route:
    """Makes a route by a port, whose addresses tell the port."""
    return Route(IPv4Network(prefix), port, 0x02_00_00_00_AA_00 + port, 0x02_00_00_00_BB_00 + port)


def route_entry(route: Route, tested: Tested = XCP) -> TableEntry:
    """Returns the route as a table entry."""
    return tested.program.route(route.prefix, route.port, route.src_mac, route.dst_mac)


def record_frame(record: Any, ethernet: bytes, tested: Tested = XCP) -> bytes:
    """Makes a telemetry frame, without packet_in, with the addresses of the packet that ended the interval."""
    fields = (getattr(record, name).to_bytes(bits // 8, "big", signed=signed) for name, bits, signed in tested.record)
    return ethernet[:12] + struct.pack("!H", TELEMETRY_ETHERTYPE) + b"".join(fields)


class RouterModel:
    """Routes and capacities (bit/s by port); frames in, (port, frame) out; drops counted by reason."""

    def __init__(
        self,
        routes: list[Route],
        capacities: dict[int, int],
        arithmetic: str = "exact",
        tested: Tested = XCP,
    ) -> None:
        self.routes = routes
        self.capacities = capacities
        self.tested = tested
        model, parameter = tested.ports[arithmetic], tested.program.ports.value
        self.ports = {port: model(port, parameter(rate)) for port, rate in capacities.items()}
        self.drops: dict[int, tuple[int, int]] = {}
        """Packets and bytes by reason."""

    def entries(self) -> list[TableEntry]:
        """Returns all entries that a switch needs."""
        ports = self.capacities.items()
        capacities = [entry for port, rate in ports for entry in self.tested.program.port(port, rate)]
        watched = (self.tested.program.guard_entry(port) for port, _ in ports if self.tested.guarded)
        return [*(route_entry(route, self.tested) for route in self.routes), *capacities, *watched]

    def classify(self, frame: bytes) -> int | Forwarded:
        """Returns the drop reason's number, or the frame that leaves (the router's number as it came)."""
        return classify.classify(frame, self.routes, self.tested.layout)

    def process(self, frame: bytes, seen: Seen) -> tuple[list[tuple[int, bytes]], Any]:
        """Returns the frames that leave, and the record that goes to the controller."""
        verdict = self.classify(frame)
        if not isinstance(verdict, Forwarded):
            packets, size = self.drops.get(verdict, (0, 0))
            self.drops[verdict] = packets + 1, size + len(frame)
            return [], None
        port = self.ports.get(verdict.port)
        if port is None:
            return [(verdict.port, verdict.frame)], None
        port.offer(len(frame))
        answer, record = port.leave(seen.time_us, seen.wait_us, seen.queued, len(frame), verdict.data)
        out = verdict.frame if answer is None else verdict.with_answer(answer)
        return [(verdict.port, out)], record
