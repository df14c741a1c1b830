"""Registers. Their values live in the data plane."""

from __future__ import annotations

from collections.abc import Iterator

from finsy.proto import p4r

from ..errors import invalid
from ..pipeline.program import Register
from ..step import Step
from ..target import Target
from .cells import modify_only, requested_ranges, written_cells


class Registers:
    """All registers of a program."""

    def __init__(self, registers: dict[int, Register]):
        self._registers = registers

    def write(self, kind: int, entry: p4r.RegisterEntry, step: Step) -> None:
        """Sets one cell, or all without index."""
        modify_only(kind, "a RegisterEntry")
        register, indices = written_cells(self._registers, entry.register_id, entry, "register")
        if not entry.HasField("data"):
            raise invalid(f"register {register.name}: data is missing")
        (value,) = register.type.values(entry.data)
        for index in indices:
            step.command("write_register", register=register.name, index=index, value=hex(value))

    def read(self, request: p4r.RegisterEntry, target: Target) -> Iterator[p4r.Entity]:
        """Yields cells; an id of 0 and a missing index are wildcards."""
        for register, run in requested_ranges(self._registers, request.register_id, request, "register"):
            command = {"op": "read_register", "register": register.name, "index": run.start, "count": len(run)}
            for index, value in zip(run, target.ask(command)["values"], strict=True):
                entry = p4r.RegisterEntry(register_id=register.id, index=p4r.Index(index=index))
                entry.data.CopyFrom(register.type.message([int(value, 16)]))
                yield p4r.Entity(register_entry=entry)
