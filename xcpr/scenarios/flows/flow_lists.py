"""Lists of flows as CSV: a flow in each row, with its start, its ends, its size and, if the file says so, its
transport."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from xcpr.io import input_files, units
from xcpr.io.inputs import Field, Handling, InputFormat
from xcpr.io.schema import show, unknown

MAX_ROWS = 10_000
"""Rows of a list: each is a flow, with a port of its own."""
MAX_FIELD_CHARACTERS = 1000
COLUMNS = ("start", "source", "destination", "bytes", "transport")
NEEDED = COLUMNS[:-1]
SIZE_UNITS = ("bytes", "kb", "mb", "gb")
TIME_UNITS = ("ns", "us", "ms", "s")
_H = Handling.HONOURED
FORMAT = InputFormat(
    "List of flows",
    "RFC 4180, with a header line",
    "xcpr/scenarios/flows/flow_lists.py",
    (
        Field("column", "start", _H, "when the flow starts; start_s, start_ms, start_us, start_ns name the unit"),
        Field("column", "source", _H, "the node that sends"),
        Field("column", "destination", _H, "the node that receives"),
        Field("column", "bytes", _H, "the payload; kB, MB, GB in its place name another unit"),
        Field("column", "transport", _H, "the transport; absent: that of the group"),
    ),
)

Rows = list[dict[str, str]]


def read_groups(path: Path, name: str, table: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Reads a list as groups of flows, by name; raises ``Invalid``.

    ``table`` has the other keys of the group ``name``. Rows with a transport are a group of their own for each
    transport, NAME-TRANSPORT.
    """
    by_transport: dict[str, Rows] = {}
    for row in _read_rows(path):
        by_transport.setdefault(row["transport"], []).append(row)
    made = {}
    for transport, rows in by_transport.items():
        own = {"transport": transport} if transport else {}
        made[f"{name}-{transport}" if transport else name] = {
            **table,
            **own,
            "count": len(rows),
            "start_times": [row["start"] for row in rows],
            "transfers": [row["bytes"] for row in rows],
            "source": [row["source"] for row in rows],
            "destination": [row["destination"] for row in rows],
        }
    return made


def _read_rows(path: Path) -> Iterator[dict[str, str]]:
    lines = csv.reader(
        input_files.read_text(path, encoding="utf-8-sig").splitlines(), skipinitialspace=True, strict=True
    )
    header: list[tuple[str, str]] | None = None
    count = 0
    try:
        for fields in lines:
            cells = [cell.strip() for cell in fields]
            if not any(cells):
                continue
            place = f"line {lines.line_num}"
            if any(len(cell) > MAX_FIELD_CHARACTERS for cell in cells):
                raise input_files.refuse(path, f"must have fields of at most {MAX_FIELD_CHARACTERS} characters", place)
            if header is None:
                header = _read_header(path, place, cells)
                continue
            count += 1
            if count > MAX_ROWS:
                raise input_files.refuse(path, f"must have at most {MAX_ROWS} flows", place)
            yield _read_row(path, place, header, cells)
    except csv.Error as error:
        raise input_files.refuse(path, f"is no CSV: {error}", f"line {lines.line_num}") from None
    if not count:
        raise input_files.refuse(path, f"must have flows: a header {','.join(COLUMNS)} and a row for each")


def _read_header(path: Path, place: str, cells: list[str]) -> list[tuple[str, str]]:
    """Returns the column and the unit of each field."""
    made = [_read_column(cell) for cell in cells]
    for cell, (column, _) in zip(cells, made, strict=True):
        if column not in COLUMNS:
            raise input_files.refuse(path, unknown(cell, COLUMNS), place)
    names = [column for column, _ in made]
    for column in NEEDED:
        if names.count(column) != 1:
            problem = "is missing" if column not in names else "is there twice"
            raise input_files.refuse(path, f"column {column} {problem}; columns are {', '.join(COLUMNS)}", place)
    return made


def _read_column(cell: str) -> tuple[str, str]:
    name = cell.lower()
    found = re.fullmatch(r"start[ _]?\(?(ns|us|ms|s)\)?", name)
    if found:
        return "start", found[1]
    if name in SIZE_UNITS:
        return "bytes", "bytes" if name == "bytes" else f"{name[0].replace('m', 'M').replace('g', 'G')}B"
    return name, ""


def _read_row(path: Path, place: str, header: list[tuple[str, str]], cells: list[str]) -> dict[str, str]:
    if len(cells) != len(header):
        raise input_files.refuse(path, f"has {len(cells)} fields, and the header has {len(header)}", place)
    row = {"transport": ""}
    for (column, unit), cell in zip(header, cells, strict=True):
        row[column] = f"{cell} {unit}" if unit and re.fullmatch(r"[0-9.eE+-]+", cell) else cell
    checks: tuple[tuple[str, Callable[[object], int], str], ...] = (
        ("start", units.parse_time, "name the column start_s, or write 1.5 ms"),
        ("bytes", units.parse_size, "write 1500 or 1.5 kB"),
    )
    for column, parse, example in checks:
        try:
            parse(row[column])
        except ValueError as error:
            raise input_files.refuse(path, f"{column} {error} ({example})", place) from None
    for column in ("source", "destination"):
        if not row[column]:
            raise input_files.refuse(path, f"{column} must be a node, not {show('')}", place)
    return row
