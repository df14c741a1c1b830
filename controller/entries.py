"""Table entries and clone sessions, as a plan writes them and a router takes them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Exact:
    """A match on one value."""

    value: int

    def json(self) -> dict[str, Any]:
        """Returns the match as the plan writes it."""
        return {"exact": {"value": hex(self.value)}}


@dataclass(frozen=True)
class Lpm:
    """A match on the first ``prefix_len`` bits of a value."""

    value: int
    prefix_len: int

    def json(self) -> dict[str, Any]:
        """Returns the match as the plan writes it."""
        return {"lpm": {"value": hex(self.value), "prefix_len": self.prefix_len}}


@dataclass(frozen=True)
class Ternary:
    """A match on the bits of a value that a mask has."""

    value: int
    mask: int

    def json(self) -> dict[str, Any]:
        """Returns the match as the plan writes it."""
        return {"ternary": {"value": hex(self.value), "mask": hex(self.mask)}}


Match = Exact | Lpm | Ternary


def _match(match: Mapping[str, Any]) -> Match:
    ((kind, parts),) = match.items()
    value = int(parts["value"], 16)
    match kind:
        case "exact":
            return Exact(value)
        case "lpm":
            return Lpm(value, parts["prefix_len"])
        case _:
            return Ternary(value, int(parts["mask"], 16))


@dataclass(frozen=True)
class TableEntry:
    """One entry of a table: keys and parameters by their names in the P4 program."""

    table: str
    match: Mapping[str, Match]
    action: str
    params: Mapping[str, int]
    priority: int = 0

    @classmethod
    def from_json(cls, entry: Mapping[str, Any]) -> TableEntry:
        """Returns the entry that a plan holds."""
        return cls(
            table=entry["table"],
            match={name: _match(match) for name, match in entry["match"].items()},
            action=entry["action"],
            params={name: int(value, 16) for name, value in entry["params"].items()},
            priority=entry["priority"],
        )

    def json(self) -> dict[str, Any]:
        """Returns the entry as the plan writes it; numbers in hexadecimal, for they may be wider than JSON's."""
        return {
            "table": self.table,
            "match": {name: match.json() for name, match in self.match.items()},
            "priority": self.priority,
            "action": self.action,
            "params": {name: hex(value) for name, value in self.params.items()},
        }


@dataclass(frozen=True)
class CloneSession:
    """Where packets cloned under a session's number go; ``truncate_bytes`` 0 leaves them whole."""

    session: int
    port: int
    truncate_bytes: int = 0
