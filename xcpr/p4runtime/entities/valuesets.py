"""Parser value sets, with exact matches."""

from __future__ import annotations

from collections.abc import Iterator

from finsy.proto import p4r

from ..encoding import bytestrings
from ..errors import exhausted, exists, invalid, unimplemented
from ..pipeline.program import EXACT, ValueSet, find
from ..step import Step
from .cells import modify_only

MAX_WIDTH = 64
"""Bits of a field that the data plane's value sets can hold."""


class ValueSets:
    """The entries of the value sets of a program."""

    def __init__(self, sets: dict[int, ValueSet]):
        self._sets = sets
        self._entries = {number: p4r.ValueSetEntry(value_set_id=number) for number in sets}

    def write(self, kind: int, entry: p4r.ValueSetEntry, step: Step) -> None:
        """Replaces a set's members."""
        modify_only(kind, "a ValueSetEntry")
        value_set: ValueSet = find(self._sets, entry.value_set_id, "value set")
        what = f"value set {value_set.name}"
        if any(f.kind != EXACT or f.width > MAX_WIDTH for f in value_set.fields.values()):
            raise unimplemented(f"{what}: only exact matches of up to {MAX_WIDTH} bits are supported")
        if value_set.size and len(entry.members) > value_set.size:
            raise exhausted(f"{what}: {len(entry.members)} members; it holds {value_set.size}")
        canonical = p4r.ValueSetEntry(value_set_id=value_set.id)
        members = []
        for member in entry.members:
            values = _values(value_set, member, what)
            if values in members:
                raise exists(f"{what}: a member is given twice")
            members.append(values)
            kept = canonical.members.add()
            for field, value in zip(value_set.fields, values, strict=True):
                kept.match.add(field_id=field).exact.value = bytestrings.encode(value)
        step.set_entry(self._entries, value_set.id, canonical)
        step.command("set_value_set", set=value_set.name, members=members)

    def read(self, request: p4r.ValueSetEntry) -> Iterator[p4r.Entity]:
        """Yields sets; an id of 0 is a wildcard."""
        if request.value_set_id:
            yield p4r.Entity(value_set_entry=self._entries[find(self._sets, request.value_set_id, "value set").id])
            return
        for entry in self._entries.values():
            yield p4r.Entity(value_set_entry=entry)


def _values(value_set: ValueSet, member: p4r.ValueSetMember, subject: str) -> list[int]:
    """Returns one value for each field, in the order of the parser's select."""
    given = {m.field_id: m for m in member.match}
    if given.keys() != value_set.fields.keys() or len(given) != len(member.match):
        names = ", ".join(f"{f.name or 'field'} ({f.id})" for f in value_set.fields.values())
        raise invalid(f"{subject}: a member needs one match for each of: {names}")
    values = []
    for field in value_set.fields.values():
        if given[field.id].WhichOneof("field_match_type") != "exact":
            raise invalid(f"{subject}, field {field.id}: an exact match is needed")
        values.append(bytestrings.decode(given[field.id].exact.value, field.width, f"{subject}, field {field.id}"))
    return values
