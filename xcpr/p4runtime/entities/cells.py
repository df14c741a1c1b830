"""Arrays of cells: what counters, meters and registers have in common."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

from finsy.proto import p4r

from ..errors import invalid, out_of_range
from ..pipeline.program import Cells, find

C = TypeVar("C", bound=Cells)
Indexed = p4r.CounterEntry | p4r.MeterEntry | p4r.RegisterEntry

RUN = 4096
"""Cells that are read at once."""


def modify_only(kind: int, subject: str) -> None:
    """Refuses to insert and delete."""
    if kind != p4r.Update.MODIFY:
        raise invalid(f"{subject} can only be modified")


def check_index(cells: Cells, index: int, kind: str) -> None:
    """Refuses an index that is not one of the array's."""
    if index < 0:
        raise invalid(f"{kind} {cells.name}: index {index} is below 0")
    if index >= cells.size:
        raise out_of_range(f"{kind} {cells.name}: index {index}; its last is {cells.size - 1}")


def written_cells(objects: Mapping[int, C], number: int, entry: Indexed, kind: str) -> tuple[C, range]:
    """Returns the array and the indices that an update names: one, or all."""
    cells: C = find(objects, number, kind)
    if not entry.HasField("index"):
        return cells, range(cells.size)
    check_index(cells, entry.index.index, kind)
    return cells, range(entry.index.index, entry.index.index + 1)


def requested_cells(objects: Mapping[int, C], number: int, entry: Indexed, kind: str) -> Iterator[tuple[C, int]]:
    """Yields the cells that a read names."""
    for cells, indices in requested_ranges(objects, number, entry, kind):
        for index in indices:
            yield cells, index


def requested_ranges(objects: Mapping[int, C], number: int, entry: Indexed, kind: str) -> Iterator[tuple[C, range]]:
    """Yields the cells that a read names, by array and in runs; an id of 0 and a missing index are wildcards."""
    if number:
        cells, indices = written_cells(objects, number, entry, kind)
        arrays = [(cells, indices)]
    else:
        arrays = [(cells, range(cells.size)) for cells in objects.values()]
    for cells, indices in arrays:
        for first in range(indices.start, indices.stop, RUN):
            yield cells, range(first, min(first + RUN, indices.stop))
