"""Types whose values controllers write as strings (``@p4runtime_translation("", string)``; specification, "PSA Metadata
Translation").

The stores and the data plane have numbers. A string gets its number where it is first written: the smallest one that no
other string of its type has, from 1 on. The program's ``@p4runtime_translation_mappings`` come before, as the models of
SONiC PINS have them. A port's string is its number in decimal digits. Numbers stay for as long as the server runs, so
that a program which is loaded anew keeps the meaning of registers and headers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from finsy.proto import p4r, rpc_code

from ..errors import Refused, exhausted, invalid
from ..pipeline.program import EXACT, KINDS, OPTIONAL, Field, PacketHeader, Program
from . import bytestrings
from .newtypes import StringType


class UnknownString(Refused):
    """A string that a read or a deletion names, and that nothing has been written with."""

    def __init__(self, text: str, subject: str, kind: str):
        super().__init__(rpc_code.NOT_FOUND, f'{subject}: no entry has the string "{text}" of the type {kind}')


class StringMap:
    """The numbers of one type's strings."""

    def __init__(self, kind: StringType):
        self.kind = kind
        self._numbers = dict(kind.mappings)
        self._strings = {number: text for text, number in self._numbers.items()}
        self._next = 1

    def number(self, text: str, subject: str, allocate: bool) -> int:
        """Returns the number of a string. Raises ``Refused``: NOT_FOUND where it has none and ``allocate`` is false,
        RESOURCE_EXHAUSTED where the type's bits hold no more."""
        if text in self._numbers:
            return self._numbers[text]
        if self.kind.is_port:
            return self._port(text, subject)
        if not allocate:
            raise UnknownString(text, subject, self.kind.name)
        while self._next in self._strings:
            self._next += 1
        if self._next >> self.kind.width:
            raise exhausted(f"{subject}: the type {self.kind.name} has {self.kind.width} bits, and no number is left")
        self._keep(text, self._next)
        return self._next

    def _port(self, text: str, subject: str) -> int:
        if not (text.isascii() and text.isdigit()) or text != str(int(text)) or int(text) >> self.kind.width:
            most = (1 << self.kind.width) - 1
            raise invalid(f'{subject}: a port of the type {self.kind.name} is "0" to "{most}", not "{text}"')
        return int(text)

    def text(self, number: int) -> str:
        """Returns the string of a number; one that the program made by itself gets its decimal digits."""
        if number not in self._strings and not self.kind.is_port:
            text = str(number)
            while text in self._numbers:
                text = f"#{text}"
            self._keep(text, number)
        return self._strings.get(number, str(number))

    def _keep(self, text: str, number: int) -> None:
        self._numbers[text] = number
        self._strings[number] = text


class StringMaps:
    """The numbers of the strings of all types, for as long as a server runs."""

    def __init__(self) -> None:
        self._maps: dict[StringType, StringMap] = {}

    def map(self, kind: StringType) -> StringMap:
        """Returns the numbers of a type's strings."""
        return self._maps.setdefault(kind, StringMap(kind))


class Translator:
    """Translates the messages of one program, from strings to numbers and back."""

    def __init__(self, program: Program, maps: StringMaps):
        self._program = program
        self._maps = {name: maps.map(kind) for name, kind in program.string_types.items()}
        self._port = next((one for one in self._maps.values() if one.kind.is_port), None)

    def to_numbers(self, entity: p4r.Entity, allocate: bool) -> p4r.Entity:
        """Returns an entity as the stores have it. Raises ``Refused`` as ``StringMap.number``."""
        return self._entity(entity, _ToNumbers(allocate))

    def to_strings(self, entity: p4r.Entity) -> p4r.Entity:
        """Returns an entity of the stores as controllers have it."""
        return self._entity(entity, _ToStrings())

    def packet_out(self, message: p4r.PacketOut) -> p4r.PacketOut:
        """Returns a packet-out whose metadata are numbers. Raises ``Refused`` as ``StringMap.number``."""
        translated = p4r.PacketOut()
        translated.CopyFrom(message)
        self._metadata(self._program.packet_out, translated.metadata, _ToNumbers(allocate=True))
        return translated

    def packet_in(self, message: p4r.PacketIn) -> p4r.PacketIn:
        """Returns a packet-in as controllers have it."""
        self._metadata(self._program.packet_in, message.metadata, _ToStrings())
        return message

    def _metadata(
        self, header: PacketHeader | None, metadata: Iterable[p4r.PacketMetadata], direction: _Direction
    ) -> None:
        fields = {field.id: field for field in header.fields} if header else {}
        for one in metadata:
            self._value(one, "value", fields.get(one.metadata_id), direction)

    def _entity(self, entity: p4r.Entity, direction: _Direction) -> p4r.Entity:
        if not self._maps:
            return entity
        translated = p4r.Entity()
        translated.CopyFrom(entity)
        match translated.WhichOneof("entity"):
            case "table_entry":
                self._table_entry(translated.table_entry, direction)
            case "direct_counter_entry":
                self._table_entry(translated.direct_counter_entry.table_entry, direction)
            case "direct_meter_entry":
                self._table_entry(translated.direct_meter_entry.table_entry, direction)
            case "action_profile_member":
                self._action(translated.action_profile_member.action, direction)
            case "action_profile_group":
                for member in translated.action_profile_group.members:
                    self._watch_port(member, direction)
            case "packet_replication_engine_entry":
                self._replicas(translated.packet_replication_engine_entry, direction)
        return translated

    def table_entries(self, entries: Iterable[p4r.TableEntry]) -> list[p4r.TableEntry]:
        """Returns entries of the stores as controllers have them."""
        return [self.to_strings(p4r.Entity(table_entry=entry)).table_entry for entry in entries]

    def _table_entry(self, entry: p4r.TableEntry, direction: _Direction) -> None:
        table = self._program.tables.get(entry.table_id)
        for match in entry.match:
            field = table.fields.get(match.field_id) if table else None
            kind = match.WhichOneof("field_match_type")
            if field is None or field.string_type is None or kind is None:
                continue
            if field.kind not in (EXACT, OPTIONAL):
                # No mask, prefix or range of the numbers means anything to one who writes strings.
                raise invalid(f"key field {field.name}: strings have no match of kind {KINDS[field.kind]}")
            if kind in ("exact", "optional"):
                self._value(getattr(match, kind), "value", field, direction)
        match entry.action.WhichOneof("type"):
            case "action":
                self._action(entry.action.action, direction)
            case "action_profile_action_set":
                for one in entry.action.action_profile_action_set.action_profile_actions:
                    self._action(one.action, direction)
                    self._watch_port(one, direction)

    def _action(self, action: p4r.Action, direction: _Direction) -> None:
        known = self._program.actions.get(action.action_id)
        for param in action.params:
            self._value(param, "value", known.params.get(param.param_id) if known else None, direction)

    def _watch_port(
        self, member: p4r.ActionProfileGroup.Member | p4r.ActionProfileAction, direction: _Direction
    ) -> None:
        if self._port is not None and member.WhichOneof("watch_kind") == "watch_port":
            member.watch_port = direction.translate(self._port, member.watch_port, "watch port")

    def _replicas(self, entry: p4r.PacketReplicationEngineEntry, direction: _Direction) -> None:
        for replica in (*entry.multicast_group_entry.replicas, *entry.clone_session_entry.replicas):
            if self._port is not None and replica.WhichOneof("port_kind") == "port":
                replica.port = direction.translate(self._port, replica.port, "replica's port")

    def _value(self, message: Any, name: str, field: Field | None, direction: _Direction) -> None:
        if field is not None and field.string_type is not None:
            value = direction.translate(self._maps[field.string_type], getattr(message, name), field.name)
            setattr(message, name, value)


class _Direction:
    """A direction of translation."""

    def translate(self, strings: StringMap, value: bytes, subject: str) -> bytes:
        """Translates a value."""
        raise NotImplementedError


class _ToNumbers(_Direction):
    def __init__(self, allocate: bool):
        self._allocate = allocate

    def translate(self, strings: StringMap, value: bytes, subject: str) -> bytes:
        try:
            text = value.decode("utf-8")
        except UnicodeDecodeError:
            raise invalid(f"{subject}: a value of the type {strings.kind.name} is a string in UTF-8") from None
        return bytestrings.encode(strings.number(text, subject, self._allocate))


class _ToStrings(_Direction):
    def translate(self, strings: StringMap, value: bytes, subject: str) -> bytes:
        return strings.text(bytestrings.decode(value, strings.kind.width, subject)).encode()
