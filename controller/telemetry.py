"""Telemetry records: one per port and control interval, as the routers send them to the CPU port.

The header's fields come from the compiled program (record.p4 of its folder in p4src/). Kept as columns by
"router/port", as the simulator keeps them (crates/sim/src/observe/telemetry.rs), with ``time_s``: when the record
arrived.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

ETHERNET_BYTES = 14
MAX_RECORDS = 200_000
"""Records of a port that are stored. The oldest tenth of them makes room for more, and is counted."""

Record = Mapping[str, int]
"""A record's fields by name."""


@dataclass(frozen=True)
class Layout:
    """How a record lies in a frame: the Ethernet type, and the fields as (name, bits, whether signed)."""

    ethertype: int
    fields: Sequence[tuple[str, int, bool]]

    def decode(self, frame: bytes) -> Record | None:
        """Reads the record in a frame; None for a frame of another type and for one cut short."""
        bits = sum(width for _, width, _ in self.fields)
        record = frame[ETHERNET_BYTES : ETHERNET_BYTES + (bits + 7) // 8]
        if int.from_bytes(frame[12:14], "big") != self.ethertype or len(record) * 8 < bits:
            return None
        rest, left = int.from_bytes(record, "big"), len(record) * 8
        found = {}
        for name, width, signed in self.fields:
            left -= width
            value = rest >> left & (1 << width) - 1
            found[name] = value - (1 << width) if signed and value >> width - 1 else value
        return found


class Recorder:
    """All records that came, as columns by "router/port"; and each port's latest."""

    def __init__(self, layouts: Mapping[str, Layout], keep: bool) -> None:
        """Takes ``layouts`` by router. With ``keep`` false there are only the latest: a controller may run for
        months."""
        self.layouts = layouts
        self.keep = keep
        self.columns: dict[str, dict[str, list[Any]]] = {}
        self.latest: dict[tuple[str, int], tuple[float, Record]] = {}
        self.other = 0
        """Frames that held no record."""
        self.dropped = 0
        """Records that made room for others."""

    def take(self, router: str, time_s: float, frame: bytes) -> None:
        """Takes a frame that a router sent to its CPU port."""
        record = self.layouts[router].decode(frame)
        if record is None:
            self.other += 1
            return
        port = record.get("port", 0)
        self.latest[router, port] = (time_s, record)
        if self.keep:
            empty: dict[str, list[Any]] = {"time_s": [], **{name: [] for name in record}}
            columns = self.columns.setdefault(f"{router}/{port}", empty)
            if len(columns["time_s"]) >= MAX_RECORDS:
                self.dropped += MAX_RECORDS // 10
                for values in columns.values():
                    del values[: MAX_RECORDS // 10]
            columns["time_s"].append(time_s)
            for name, value in record.items():
                columns[name].append(value)

    def json(self) -> bytes:
        """Returns the columns as a JSON file holds them."""
        return msgspec.json.encode(dict(sorted(self.columns.items()))) + b"\n"
