"""Indirect counters. Their values live in the data plane."""

from __future__ import annotations

from collections.abc import Iterator

from finsy.proto import p4r

from ..errors import invalid
from ..pipeline.program import Cells
from ..step import Step
from ..target import Target
from .cells import modify_only, requested_ranges, written_cells


def data(packets: int, counted_bytes: int) -> p4r.CounterData:
    """Makes a counter's value."""
    return p4r.CounterData(packet_count=packets, byte_count=counted_bytes)


def check(data: p4r.CounterData, subject: str) -> dict[str, int]:
    """Returns a counter's value as the data plane gets it."""
    if data.packet_count < 0 or data.byte_count < 0:
        raise invalid(f"{subject}: counts below 0 ({data.packet_count} packets, {data.byte_count} bytes)")
    return {"packets": data.packet_count, "bytes": data.byte_count}


class Counters:
    """All indirect counters of a program."""

    def __init__(self, counters: dict[int, Cells]):
        self._counters = counters

    def write(self, kind: int, entry: p4r.CounterEntry, step: Step) -> None:
        """Sets one cell, or all without index; without data nothing changes."""
        modify_only(kind, "a CounterEntry")
        counter, indices = written_cells(self._counters, entry.counter_id, entry, "counter")
        if entry.HasField("data"):
            told = check(entry.data, f"counter {counter.name}")
            for index in indices:
                step.command("write_counter", counter=counter.name, index=index, **told)

    def read(self, request: p4r.CounterEntry, target: Target) -> Iterator[p4r.Entity]:
        """Yields cells; an id of 0 and a missing index are wildcards."""
        for counter, run in requested_ranges(self._counters, request.counter_id, request, "counter"):
            command = {"op": "read_counter", "counter": counter.name, "index": run.start, "count": len(run)}
            for index, (packets, counted) in zip(run, target.ask(command)["counters"], strict=True):
                entry = p4r.CounterEntry(counter_id=counter.id, index=p4r.Index(index=index))
                entry.data.CopyFrom(data(packets, counted))
                yield p4r.Entity(counter_entry=entry)
