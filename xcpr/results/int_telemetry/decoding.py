"""INT of a capture as a table: a row for each hop of each packet, and the packets that could not be decoded."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass, field
from os import PathLike
from pathlib import Path
from typing import Any

from xcpr.io import files, input_files
from xcpr.io.schema import Invalid, Problem
from xcpr.results import result
from xcpr.results.int_telemetry import headers, packets, reports
from xcpr.results.int_telemetry.metadata import NAMES, Metadata, Undecodable
from xcpr.results.int_telemetry.packets import Flow, IntMarking
from xcpr.results.result import Result
from xcpr.results.tables import csv_rows, frames
from xcpr.results.tables.table import Table, count
from xcpr.scenarios.flows import pcap_files

MAX_ROWS = 1_000_000
"""Rows of one table: a hop may be 4 bytes of a capture."""
MAX_SHOWN_ROWS = 100
"""Rows that a terminal shows; CSV and JSON have all."""
PLACE = ("packet", "interface", "time_s")
FLOW = ("source", "source_port", "destination", "destination_port", "protocol")
COLUMNS = (
    *PLACE,
    *FLOW,
    *("header", "hop", *NAMES, "reserved_metadata", "domain_specific_metadata", "unavailable"),
    *("instruction_bitmap", "hop_ml", "remaining_hop_count", "discard", "max_hop_count_exceeded", "mtu_exceeded"),
    *("domain_specific_id", "ds_instruction", "ds_flags"),
    *reports.REPORT_NAMES,
)
"""The columns of the table. Names are the specification's; ``time_s`` is the capture's."""
PROTOCOLS = {packets.TCP: "TCP", packets.UDP: "UDP"}
BITMAPS = ("instruction_bitmap", "ds_instruction", "ds_flags", "checksum_complement")
SHOWN = ("hop", *NAMES, "reserved_metadata", "domain_specific_metadata", "unavailable", "sequence_number")
"""The columns for a terminal, where one row has a value in them."""


@dataclass(frozen=True)
class Undecoded:
    """A packet, or a part of one, that is marked as INT and was not decoded."""

    packet: int
    """The packet's number in the capture, from 1 on."""
    time_s: float
    reason: str


@dataclass
class IntTable:
    """The INT of a capture. ``columns`` has a list for each name of ``COLUMNS``, all of one length."""

    packets: int = 0
    """The packets of the capture."""
    int_packets: int = 0
    """The packets with at least one row."""
    columns: dict[str, list[Any]] = field(default_factory=lambda: {name: [] for name in COLUMNS})
    undecoded: list[Undecoded] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.columns["packet"])

    def __repr__(self) -> str:
        """Returns one line: how many packets, rows and failures there are."""
        parts = f"{self.packets} packets, {self.int_packets} with INT, {len(self)} rows"
        return f"<xcpr.IntTable: {parts}, {len(self.undecoded)} not decoded>"

    def rows(self) -> Iterator[Metadata]:
        """Yields each row by the names of its columns, without those that have no value."""
        for values in zip(*self.columns.values(), strict=True):
            yield {name: value for name, value in zip(COLUMNS, values, strict=True) if value is not None}

    def frame(self, library: str | None = None) -> Any:
        """Makes a data frame by pandas, polars or pyarrow; without ``library`` by the first that is installed.

        A column of ``COLUMNS`` is there if one row has a value in it. Raises ``Invalid``.
        """
        return frames.make_frame(self._filled(), library)

    def to_csv(self, path: str | PathLike[str]) -> None:
        """Writes the same table as CSV."""
        text = io.StringIO()
        self.write_csv(text)
        files.write_output(Path(path), text.getvalue().encode())

    def write_csv(self, file: csv_rows.TextOutput) -> None:
        """Writes the same table as CSV to an open file."""
        filled = self._filled()
        csv_rows.write_rows(file, [filled])
        csv_rows.write_rows(file, zip(*filled.values(), strict=True))

    def to_json(self) -> str:
        """Returns an object with ``packets``, ``int_packets``, ``rows`` and ``undecoded``."""
        told = {
            "packets": self.packets,
            "int_packets": self.int_packets,
            "rows": list(self.rows()),
            "undecoded": self.undecoded,
        }
        return files.encode_json(told).decode()

    def _filled(self) -> dict[str, list[Any]]:
        """Returns the columns in which at least one row has a value, and always those of place and flow."""
        always = (*PLACE, *FLOW, "header", "hop")
        return {
            name: values
            for name, values in self.columns.items()
            if name in always or any(value is not None for value in values)
        }

    def table(self) -> Table:
        """Returns the first rows for a terminal."""
        filled = self._filled()
        names = [name for name in SHOWN if name in filled]
        shown = min(len(self), MAX_SHOWN_ROWS)
        rows = tuple(
            (
                self._write_flow(index),
                self.columns["header"][index],
                count(self.columns["packet"][index]),
                f"{self.columns['time_s'][index]:.6f}",
                *(_write(name, self.columns[name][index]) for name in names),
            )
            for index in range(shown)
        )
        notes = [f"{count(self.packets)} packets, {count(self.int_packets)} with INT, {count(len(self))} rows."]
        if shown < len(self):
            notes.append(f"These are the first {shown} rows: --csv and --json have all.")
        heads = [name.replace("_", " ") for name in names]
        return Table("INT", ("flow", "header", "packet", "s", *heads), rows, tuple(notes), left=2)

    def _write_flow(self, index: int) -> str:
        source, source_port, destination, destination_port, protocol = (self.columns[name][index] for name in FLOW)
        if source is None:
            return ""
        ends = [
            address if port is None else f"{address}:{port}" if "." in address else f"[{address}]:{port}"
            for address, port in ((source, source_port), (destination, destination_port))
        ]
        return f"{' -> '.join(ends)} {PROTOCOLS.get(protocol, protocol)}"

    def _append(self, place: Metadata, flow: Flow | None, row: Metadata) -> None:
        ends = {} if flow is None else {name: getattr(flow, name) for name in FLOW}
        values = place | ends | row
        for name, column in self.columns.items():
            column.append(values.get(name))


def _write(name: str, value: Any) -> str:
    if value is None:
        return ""
    return f"0x{value:08x}" if name in BITMAPS else str(value)


@dataclass(frozen=True)
class _Frame:
    """A frame of any source; ``data`` begins with the IP header where ``is_ip``."""

    interface: str | None
    time_s: float
    data: bytes
    is_ip: bool = False


def decode_int(source: str | PathLike[str] | Result, marking: IntMarking | None = None) -> IntTable:
    """Decodes INT 2.1 and telemetry reports 2.0 in a pcap or pcapng file, or in the frames that hosts of a run keep.

    ``source`` is a capture, a ``result.json`` whose scenario has ``hosts.capture``, or such a result. ``marking`` says
    how packets show that they have INT; the default is DSCP 0x17, the value in the specification's examples. A packet
    that is marked and malformed is in ``undecoded`` with its reason. Raises ``Invalid`` for a file that is no capture.
    """
    marking = marking or IntMarking()
    made = IntTable()
    path = None if isinstance(source, Result) else Path(source)
    for frame in _read_frames(source):
        made.packets += 1
        place = {"packet": made.packets, "interface": frame.interface, "time_s": frame.time_s}
        before = len(made)
        try:
            _decode(frame, marking, made, place)
        except Undecodable as reason:
            made.undecoded.append(Undecoded(made.packets, frame.time_s, str(reason)))
        made.int_packets += len(made) > before
        if len(made) > MAX_ROWS or len(made.undecoded) > MAX_ROWS:
            message = f"has more than {MAX_ROWS} rows at packet {made.packets}: decode a part of it"
            raise input_files.refuse(path, message) if path else Invalid([Problem("captured", "", message)])
    return made


def _decode(frame: _Frame, marking: IntMarking, made: IntTable, place: Metadata) -> None:
    """Appends the rows of a packet; raises ``Undecodable``."""
    at = 0 if frame.is_ip else packets.find_ip(frame.data)
    segment = None if at is None else packets.parse_ip(frame.data[at:])
    if segment is None:
        return
    if packets.is_report(segment, marking):
        for one in reports.read_reports(segment, marking):
            if isinstance(one, Undecodable):
                made.undecoded.append(Undecoded(place["packet"], place["time_s"], str(one)))
            else:
                made._append(place, *one)
        return
    stack = headers.read_stack(segment, marking)
    for row in stack.rows if stack else ():
        made._append(place, stack.flow if stack else None, row)


def _read_frames(source: str | PathLike[str] | Result) -> Iterator[_Frame]:
    """Yields the frames of a capture or a result; raises ``Invalid``."""
    if not isinstance(source, Result):
        path = Path(source)
        if path.suffix != ".json":
            for packet in pcap_files.iterate_packets(path):
                is_ip = packet.link_type != pcap_files.ETHERNET
                yield _Frame(packet.interface, packet.time_ns / 1e9, packet.data, is_ip)
            return
        source = result.load(path)
    if not source.captured:
        raise Invalid([Problem(source.name, "captured", "has no frames: set hosts.capture, or give a capture file")])
    for host, captured in source.captured.items():
        yield from (_Frame(host, one.time_s, bytes.fromhex(one.bytes)) for one in captured)
