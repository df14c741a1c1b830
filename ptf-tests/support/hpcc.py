"""HPCC at one port: the hop that every switch must write into a data packet, to the last bit.

Li and others (SIGCOMM 2019), section 4.1, with the decisions of docs/adr/0220-hpcc.md: capacities in
bytes per 2^20 us, microseconds, bytes. A queue is the bytes offered, less the bytes sent, less the bytes
lost.
"""

from __future__ import annotations

import struct
import tomllib
from dataclasses import dataclass

from frames import frame, tcp

from support.classify import Layout
from support.exact import P4SRC, Meter
from support.malform import whole
from support.router import Tested
from xcpr import program

INTERVAL_US: int = tomllib.loads((P4SRC / "hpcc" / "program.toml").read_text())["time"]["interval_us"]
HEADER = struct.Struct("!BBBB80s")
PLACES, HOP_BYTES = 5, 16
SHORTEST = 14 + 20 + HEADER.size + len(tcp())
"""The bytes of a frame without payload."""


@dataclass(frozen=True)
class Path:
    """The path of a data packet so far."""

    passed: int
    hops: bytes

    @classmethod
    def of(cls, header: bytes) -> Path:
        """Read from the header."""
        return cls(*HEADER.unpack(header)[3:])

    def then(self, hop: bytes) -> bytes:
        """The header's count and its places after another hop."""
        hops = bytearray(self.hops)
        if self.passed < PLACES:
            hops[HOP_BYTES * self.passed : HOP_BYTES * (self.passed + 1)] = hop
        return bytes([min(255, self.passed + 1)]) + bytes(hops)


@dataclass(frozen=True)
class Record:
    """A telemetry record; fields in the order of telemetry_t."""

    port: int
    time_us: int
    interval_us: int
    capacity_q20: int
    input_bytes: int
    queue_bytes: int
    sent_bytes: int
    drops: int


class HpccPort(Meter):
    """One output port that drains at ``capacity_q20`` bytes per 2^20 us."""

    def __init__(self, number: int, capacity_q20: int) -> None:
        super().__init__(number, capacity_q20)
        self.sent_bytes = self.lost_bytes = 0

    def leave(
        self, now_us: int, _wait_us: int, queued: int, size: int, data: Path | None
    ) -> tuple[bytes | None, Record | None]:
        """A packet leaves: a data packet's count and places afterwards, and the record of an interval that it ended."""
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
        duration, arrived = now_us - self.start_us, self.input_bytes - self.input_at_start
        self.start_us, self.input_at_start = now_us, self.input_bytes
        self.end_us = now_us + INTERVAL_US
        return Record(
            self.number,
            now_us,
            duration % 2**32,
            self.capacity_q20,
            arrived,
            queue,
            self.sent_bytes,
            self.drops(queued),
        )


def _packet(size: int, form: int, passed: int, ip: dict[str, object]) -> bytes:
    header = HEADER.pack(6, HEADER.size, 1 << 4 | form, passed, bytes(80))
    size = max(size, SHORTEST)
    return whole(frame(header + tcp(), size, 253, **ip), size)


def data(size: int, passed: int = 0, **ip: object) -> bytes:
    """A whole data packet that comes from so many hops, whose places are empty."""
    return _packet(size, 6, passed, ip)


def scripted(size: int, _cwnd: int, rtt: int, _asked: int, **ip: object) -> bytes:
    """The same from what a sequence says of a flow: its round trip tells how far it has come."""
    return data(size, rtt % 7 if rtt % 50 else 255, **ip)


def ack(size: int, _form: int, **ip: object) -> bytes:
    """A whole ACK."""
    return _packet(size, 7, 1, ip)


HPCC = Tested(
    program.PROGRAMS["hpcc"],
    Layout(program.PROGRAMS["hpcc"].header, Path.of, 3, struct.Struct("!81s")),
    {"exact": HpccPort},
    struct.Struct("!H6sIQQQQI"),
    scripted,
    ack,
)
