"""HPCC at one port: the hop that every switch must write into a data packet, to the last bit.

Li and others (SIGCOMM 2019), section 4.1, with the decisions of docs/adr/rcp-and-hpcc.md: capacities in
bytes per 2^20 us, microseconds, bytes. A queue is the bytes offered, less the bytes sent, less the bytes
lost.
"""

from __future__ import annotations

import struct
import tomllib
from dataclasses import dataclass

from support.models.classify import Layout
from support.models.exact import P4SRC, Meter, Record
from support.models.router import Tested
from xcpr.scenarios.programs import program

INTERVAL_US: int = tomllib.loads((P4SRC / "hpcc" / "program.toml").read_text())["time"]["interval_us"]
PLACES, HOP_BYTES = 5, 16
MIN_PACKET_BYTES = 14 + 20 + 84 + 20
"""The bytes of a frame without payload."""


@dataclass(frozen=True)
class Path:
    """The path of a data packet so far."""

    passed: int
    hops: bytes

    def then(self, hop: bytes) -> bytes:
        """Returns the header's count and its places after another hop."""
        hops = bytearray(self.hops)
        if self.passed < PLACES:
            hops[HOP_BYTES * self.passed : HOP_BYTES * (self.passed + 1)] = hop
        return bytes([min(255, self.passed + 1)]) + bytes(hops)


class HpccPort(Meter):
    """One output port that drains at ``capacity_q20`` bytes per 2^20 us."""

    def __init__(self, number: int, capacity_q20: int) -> None:
        super().__init__(number, capacity_q20)
        self.sent_bytes = self.lost_bytes = 0

    def leave(
        self, now_us: int, _wait_us: int, queued: int, size: int, data: Path | None
    ) -> tuple[bytes | None, Record | None]:
        """Lets a packet leave: returns a data packet's count and places afterwards, and the record of an interval that
        it ended."""
        self.output_packets += 1
        self.sent_bytes += size
        unsent = self.input_bytes - self.sent_bytes
        if queued == 0:
            self.lost_bytes = unsent
        queue = max(0, unsent - self.lost_bytes)
        record = self._end_interval(now_us, queued, queue) if now_us >= self.end_us else None
        if data is None:
            return None, record
        high = self.capacity_q20 % 2**40 << 24 | now_us % 2**24
        return data.then(struct.pack("!QII", high, self.sent_bytes % 2**32, queue)), record

    def _end_interval(self, now_us: int, queued: int, queue: int) -> Record:
        duration, arrived = self.next_interval(now_us)
        self.end_us = now_us + INTERVAL_US
        return self.record(duration, arrived, queued, queue, sent_bytes=self.sent_bytes)


LAYOUT = Layout(program.PROGRAMS["hpcc"].header, struct.Struct("!B80s"), Path, 3, struct.Struct("!81s"))


def data(size: int, passed: int = 0, **ip: object) -> bytes:
    """Makes a whole data packet that comes from so many hops, whose places are empty."""
    return LAYOUT.packet("data", max(size, MIN_PACKET_BYTES), passed, bytes(80), **ip)


def scripted(size: int, _cwnd: int, rtt: int, _asked: int, **ip: object) -> bytes:
    """Makes the same from what a sequence says of a flow: its round trip gives the sequence number."""
    return data(size, rtt % 7 if rtt % 50 else 255, **ip)


def ack(size: int, _form: int, **ip: object) -> bytes:
    """Makes a whole ACK."""
    return LAYOUT.packet("ack", max(size, MIN_PACKET_BYTES), 1, bytes(80), **ip)


HPCC = Tested(program.PROGRAMS["hpcc"], LAYOUT, {"exact": HpccPort}, scripted, ack)
