"""The state that a router is to hold: its program, its table entries and its clone sessions; and when entries
change."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from .entries import CloneSession, TableEntry
from .program import Program
from .telemetry import Layout

if TYPE_CHECKING:
    from finsy.proto import p4i


@dataclass(frozen=True)
class Pipeline:
    """A compiled P4 program, and what it is."""

    described: Program
    compiled: Path
    """The file that the target loads: for BMv2 and the embedded switch, p4c's JSON."""
    p4info: Path | p4i.P4Info
    """A file in protobuf's text format, or the message."""
    record: Layout
    """The layout of its telemetry records."""


@dataclass(frozen=True)
class Goal:
    """Everything that one router is to hold, and where it is reached."""

    name: str
    address: str
    """The address of its control interface, HOST:PORT or unix:PATH."""
    device_id: int
    pipeline: Pipeline
    entries: tuple[TableEntry, ...]
    clone_sessions: tuple[CloneSession, ...]
    authority: Path | None = None
    """The certificate (PEM) that the router's must come from; None: plain text."""
    identity: tuple[Path, Path] | None = None
    """The controller's own certificate and key (PEM), for routers that ask for them."""

    def changed(self, entries: Iterable[TableEntry]) -> Goal:
        """Returns the goal with entries that stand in the place of those with the same match."""
        held = {_key(entry): entry for entry in self.entries}
        held |= {_key(entry): entry for entry in entries}
        return replace(self, entries=tuple(held.values()))


@dataclass(frozen=True)
class Change:
    """Entries that a router gets at a moment of the run, in the place of those with the same match."""

    at_ns: int
    router: str
    entries: tuple[TableEntry, ...]


def _key(entry: TableEntry) -> tuple[object, ...]:
    return entry.table, frozenset(entry.match.items()), entry.priority
