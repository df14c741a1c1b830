"""The content of a switch's ``bf-rt.json``: tables, actions and fields by name, and entries as BfRt's
messages have them.

p4c writes the file for a program, the driver has others for what every program finds on a Tofino (ports, mirror
sessions). A driver takes a value in exactly the bytes of its field's width, and nothing whose name it has not reported.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..entries import Exact, Lpm, Match, TableEntry, Ternary
from .bfrt_messages import CLASSES

PRIORITY = "$MATCH_PRIORITY"
"""The key field that orders entries of ternary tables: the smallest number goes first."""
PIPE = "pipe."
"""In front of the names of a program's tables; P4Info leaves it out."""
INTEGER_BITS = {"uint8": 8, "uint16": 16, "uint32": 32, "uint64": 64}
CONSTANT = "ConstTable"
"""The attribute of tables whose entries are the program's."""
MATCH = "MatchAction_Direct"
"""The type of tables of a program that match keys and name actions."""


class Mismatch(ValueError):
    """A controller wants something that the switch has not; the message names both."""


Value = int | bool | str


@dataclass(frozen=True)
class Field:
    """A field of a key or of data."""

    id: int
    name: str
    type: str
    """``bytes``, ``bool``, ``string`` or an unsigned integer."""
    bits: int
    choices: tuple[str, ...]
    """The values that a string may have; empty: any."""

    @classmethod
    def from_json(cls, described: Mapping[str, Any]) -> Field:
        """Makes the field of a file."""
        kind = described["type"]
        bits = kind.get("width", 0) if kind["type"] == "bytes" else INTEGER_BITS.get(kind["type"], 0)
        return cls(described["id"], described["name"], kind["type"], bits, tuple(kind.get("choices", ())))

    def bytes(self, value: int) -> bytes:
        """Returns a number in as many bytes as the field has."""
        if not 0 <= value < 1 << self.bits:
            raise Mismatch(f"{self.name} = {value:#x} does not fit into its {self.bits} bits")
        return value.to_bytes((self.bits + 7) // 8, "big")

    def write_to(self, value: Value, message: Any) -> None:
        """Writes a value into a DataField."""
        message.field_id = self.id
        match self.type:
            case "bool":
                message.bool_val = bool(value)
            case "string":
                if self.choices and value not in self.choices:
                    raise Mismatch(f"{self.name} is one of {', '.join(self.choices)}, not {value}")
                message.str_val = str(value)
            case _:
                message.stream = self.bytes(int(value))

    def value(self, message: Any) -> Value:
        """Returns the value of a DataField."""
        match message.WhichOneof("value"):
            case "bool_val":
                return bool(message.bool_val)
            case "str_val":
                return str(message.str_val)
            case _:
                return int.from_bytes(message.stream, "big")


@dataclass(frozen=True)
class Action:
    """An action of a table."""

    id: int
    name: str
    fields: Mapping[str, Field]


@dataclass(frozen=True)
class Table:
    """A table, of a program or of the driver."""

    id: int
    name: str
    """Without ``pipe.``."""
    type: str
    constant: bool
    keys: Mapping[str, Field]
    match_types: Mapping[str, str]
    actions: Mapping[str, Action]
    data: Mapping[str, Field]
    """The fields that every entry has, whatever its action."""

    @classmethod
    def from_json(cls, described: Mapping[str, Any]) -> Table:
        """Makes the table of a file."""
        return cls(
            id=described["id"],
            name=described["name"].removeprefix(PIPE),
            type=described["table_type"],
            constant=CONSTANT in described.get("attributes", ()),
            keys={key["name"]: Field.from_json(key) for key in described["key"]},
            match_types={key["name"]: key["match_type"] for key in described["key"]},
            actions={
                spec["name"]: Action(
                    spec["id"], spec["name"], _by_name(Field.from_json(field) for field in spec["data"])
                )
                for spec in described.get("action_specs", ())
            },
            data=_by_name(
                Field.from_json(field["singleton"]) for field in described.get("data", ()) if "singleton" in field
            ),
        )

    @cached_property
    def fields_by_id(self) -> Mapping[tuple[int, int], Field]:
        """Data fields by the ids of their action (0: none) and their own."""
        common = {(0, field.id): field for field in self.data.values()}
        return common | {
            (action.id, field.id): field
            for action in self.actions.values()
            for field in (*self.data.values(), *action.fields.values())
        }


def _by_name(fields: Iterable[Field]) -> dict[str, Field]:
    return {field.name: field for field in fields}


class Schema:
    """The tables of a switch."""

    def __init__(self, *files: bytes) -> None:
        """Reads the texts of ``bf-rt.json`` of a program and of the driver."""
        told = [table for file in files if file for table in json.loads(file)["tables"]]
        made = [Table.from_json(table) for table in told if _simple(table)]
        self._tables = {table.name: table for table in made}
        self._by_id = {table.id: table for table in made}

    def table(self, name: str) -> Table:
        """Returns a table by its name; raises ``Mismatch``."""
        if name not in self._tables:
            raise Mismatch(f"the switch's program has no table {name}")
        return self._tables[name]

    @property
    def writable_tables(self) -> list[Table]:
        """The tables whose entries are a controller's."""
        return [table for table in self._tables.values() if table.type == MATCH and not table.constant]

    def entry(self, entry: TableEntry) -> Any:
        """Makes a message of an entry; raises ``Mismatch``."""
        return self.message(self.table(entry.table), entry.match, entry.action, entry.params, entry.priority)

    def message(
        self,
        table: Table,
        match: Mapping[str, Match],
        action: str | None,
        values: Mapping[str, Value],
        priority: int = 0,
    ) -> Any:
        """Makes a message of keys and data by name; raises ``Mismatch``."""
        message = CLASSES["TableEntry"](table_id=table.id)
        whole = {**match, PRIORITY: Exact(priority)} if PRIORITY in table.keys else match
        try:
            if whole.keys() != table.keys.keys():
                raise Mismatch(f"is matched by {', '.join(table.keys)}, not by {', '.join(whole)}")
            for name, field in table.keys.items():
                _put_key(table, field, whole[name], message.key.fields.add(field_id=field.id))
            fields = dict(table.data)
            if action is not None:
                if action not in table.actions:
                    raise Mismatch(f"has no action {action} but {', '.join(table.actions)}")
                message.data.action_id = table.actions[action].id
                fields |= table.actions[action].fields
                missing = table.actions[action].fields.keys() - values.keys()
                if missing:
                    raise Mismatch(f"{action} lacks {', '.join(sorted(missing))}")
            for name, value in values.items():
                if name not in fields:
                    raise Mismatch(f"has no field {name} but {', '.join(fields)}")
                fields[name].write_to(value, message.data.fields.add())
        except Mismatch as mismatch:
            raise Mismatch(f"{table.name}: {mismatch}") from None
        return message

    def values(self, message: Any) -> dict[str, Value]:
        """Returns the data fields of an entry by name."""
        table, action = self._by_id[message.table_id], message.data.action_id
        fields = ((table.fields_by_id.get((action, one.field_id)), one) for one in message.data.fields)
        return {field.name: field.value(one) for field, one in fields if field is not None}

    def show(self, message: Any) -> str:
        """Describes an entry in words: table, key, and what becomes of a packet."""
        table = self._by_id[message.table_id]
        names = {field.id: field.name for field in table.keys.values()}
        keys = ", ".join(f"{names.get(key.field_id, key.field_id)}={_show_key(key)}" for key in message.key.fields)
        action = {made.id: made.name for made in table.actions.values()}.get(message.data.action_id, "")
        values = ", ".join(
            f"{name}={value:#x}" if type(value) is int else f"{name}={value}"
            for name, value in self.values(message).items()
        )
        return f"{table.name}[{keys}] {action}({values})"


def _simple(described: Mapping[str, Any]) -> bool:
    """Says whether a table is one that a controller may need: the driver's tables for debugging have other keys."""
    return all("type" in key and "match_type" in key for key in described["key"])


def _put_key(table: Table, field: Field, match: Match, message: Any) -> None:
    kind = table.match_types[field.name]
    match match:
        case Exact(value) if kind == "Exact":
            message.exact.value = field.bytes(value)
        case Lpm(value, prefix_len) if kind == "LPM":
            message.lpm.value, message.lpm.prefix_len = field.bytes(value), prefix_len
        case Ternary(value, mask) if kind == "Ternary":
            message.ternary.value, message.ternary.mask = field.bytes(value), field.bytes(mask)
        case _:
            raise Mismatch(f"{field.name} is matched as {kind}, not as {type(match).__name__}")


def _show_key(key: Any) -> str:
    match key.WhichOneof("match_type"):
        case "exact":
            return f"0x{key.exact.value.hex()}"
        case "lpm":
            return f"0x{key.lpm.value.hex()}/{key.lpm.prefix_len}"
        case "ternary":
            return f"0x{key.ternary.value.hex()}&0x{key.ternary.mask.hex()}"
        case _:
            return "?"


def key_of(message: Any) -> Hashable:
    """Returns the key that identifies an entry, whatever the order of its fields."""
    return message.table_id, frozenset((key.field_id, _show_key(key)) for key in message.key.fields)


def data_of(message: Any) -> Hashable:
    """Returns the effect of an entry, whatever the order of its fields."""
    fields = ((field.field_id, field.SerializeToString(deterministic=True)) for field in message.data.fields)
    return message.data.action_id, frozenset(fields)
