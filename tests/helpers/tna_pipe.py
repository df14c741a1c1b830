"""The Tofino program run whole: frames in, frames out, with parsers, deparsers, mirror and recirculation."""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass
from ipaddress import IPv4Network

from xcpr._native import Switch
from xcpr.controller.entries import TableEntry
from xcpr.scenarios.programs import program

COMPILED_PROGRAM = program.for_tofino()
CONTROLLED = program.TOFINO["xcp"]
CPU_PORT = CONTROLLED.cpu_port
IN, OUT = 2, 1


@dataclass(frozen=True)
class Record:
    """A telemetry record: snapshot_t and update_t of tna/headers.p4."""

    port: int
    sums: tuple[int, int, int]
    duration: int
    input: int
    wait: int
    judged: int
    log_avg_rtt: int
    residue_pos: int
    residue_neg: int

    @classmethod
    def parse(cls, frame: bytes) -> Record:
        """Reads the record of a frame that left by the CPU port."""
        assert frame[2 + 12 : 2 + 14] == b"\x88\xb5"
        _, port, *words = struct.unpack_from("!BH6IB3ii2I3i", frame, 16)
        x, xrtt, size, duration, offered, wait, judged, _, _, _, log_avg_rtt, pos, neg, *_ = words
        return cls(port & 511, (x, xrtt, size), duration, offered, wait, judged, log_avg_rtt, pos, neg)


class Pipe:
    """One pipe with a route to OUT and, unless its capacity is None, XCP on it."""

    def __init__(self, bits_per_second: float | None, clock_ns: int = 0, program: str = COMPILED_PROGRAM.text) -> None:
        self.pipe = Switch(program, clock_ns)
        for session in CONTROLLED.sessions:
            self.pipe.set_session(session.session, session.port, session.truncate_bytes)
        self.insert(CONTROLLED.route(IPv4Network("10.0.2.0/24"), OUT, 0x0200000000AA, 0x0200000000BB))
        for entry in CONTROLLED.port(OUT, round(bits_per_second)) if bits_per_second is not None else ():
            self.insert(entry)

    def insert(self, entry: TableEntry) -> None:
        """Adds an entry."""
        self.pipe.insert(json.dumps(entry.json()))

    def send(
        self, frame: bytes, now_ns: int, wire_len: int = 0, wait_ns: int = 0, port: int = IN
    ) -> tuple[list[tuple[int, bytes, int]], list[Record]]:
        """Returns the frames that leave by front ports, and the records that leave by the CPU port.

        A packet that goes round is made up for when the next packet comes, so that a record leaves behind a
        later frame.
        """
        out = self.pipe.process(frame, max(wire_len, len(frame)), port, now_ns, wait_ns)
        telemetry = [Record.parse(data) for p, data, _ in out if p == CPU_PORT and data[14:16] == b"\x88\xb5"]
        return [sent for sent in out if sent[0] != CPU_PORT or sent[1][14:16] != b"\x88\xb5"], telemetry
