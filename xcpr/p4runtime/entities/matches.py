"""Match keys of table entries (specification, "Match Format")."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from finsy.proto import p4r

from ..encoding import bytestrings
from ..errors import invalid
from ..pipeline.program import EXACT, KINDS, Field, Table

Key = tuple[Any, ...]
"""The key that makes an entry unique within its table."""


@dataclass(frozen=True)
class MatchKey:
    """An entry's match and priority: as a key, in canonical form, and as the data plane has it."""

    key: Key
    fields: list[p4r.FieldMatch]
    dataplane_key: dict[str, Any]


def match_key(table: Table, entry: p4r.TableEntry) -> MatchKey:
    """Checks an entry's match and priority."""
    by_field: dict[int, p4r.FieldMatch] = {}
    for one in entry.match:
        if one.field_id not in table.fields:
            names = ", ".join(f"{f.name} ({f.id})" for f in table.fields.values()) or "none"
            raise invalid(f"table {table.name}: no key field has the id {one.field_id}; it has: {names}")
        if one.field_id in by_field:
            raise invalid(f"table {table.name}: key field {table.fields[one.field_id].name} is given twice")
        by_field[one.field_id] = one
    key: list[Any] = []
    fields, told = [], {}
    for field in table.fields.values():
        what = f"table {table.name}, key field {field.name}"
        if field.id not in by_field:
            if field.kind == EXACT:
                raise invalid(f"{what}: an exact match can't be left out")
            continue
        canonical, values, data = _match(by_field[field.id], field, what)
        key.append((field.id, values))
        fields.append(canonical)
        told[field.name] = data
    _check_priority(table, entry.priority)
    return MatchKey((entry.priority, *key), fields, told)


def _check_priority(table: Table, priority: int) -> None:
    if table.prioritized and priority <= 0:
        raise invalid(
            f"table {table.name}: its entries need a priority above 0, since it has ternary, range or optional key "
            f"fields; {priority} was given"
        )
    if not table.prioritized and priority:
        raise invalid(f"table {table.name}: its entries have no priority; {priority} was given")


def _match(match: p4r.FieldMatch, field: Field, subject: str) -> tuple[p4r.FieldMatch, tuple[int, ...], dict[str, Any]]:
    """Returns the canonical message, its numbers, and the data plane's key."""
    kind = match.WhichOneof("field_match_type")
    if kind != KINDS[field.kind]:
        raise invalid(f"{subject}: a match of kind {KINDS[field.kind]} is needed, not {kind}")
    width, every = field.width, (1 << field.width) - 1
    canonical = p4r.FieldMatch(field_id=field.id)
    if kind in ("exact", "optional"):
        value = bytestrings.decode(getattr(match, kind).value, width, subject)
        getattr(canonical, kind).value = bytestrings.encode(value)
        return canonical, (value,), {"exact": {"value": hex(value)}}
    if kind == "lpm":
        value, length = bytestrings.decode(match.lpm.value, width, subject), match.lpm.prefix_len
        if not 0 < length <= width:
            raise invalid(
                f"{subject}: prefix length {length}; allowed is 1 to {width}, and no match at all for any value"
            )
        if value & (every >> length):
            raise invalid(f"{subject}: {value:#x} has bits behind its prefix of {length}")
        canonical.lpm.value, canonical.lpm.prefix_len = bytestrings.encode(value), length
        return canonical, (value, length), {"lpm": {"value": hex(value), "prefix_len": length}}
    if kind == "ternary":
        value = bytestrings.decode(match.ternary.value, width, subject)
        mask = bytestrings.decode(match.ternary.mask, width, f"{subject}, mask")
        if not mask:
            raise invalid(f"{subject}: a mask of 0 matches any value; leave the match out for that")
        if value & ~mask:
            raise invalid(f"{subject}: {value:#x} has bits outside its mask {mask:#x}")
        canonical.ternary.value, canonical.ternary.mask = bytestrings.encode(value), bytestrings.encode(mask)
        return canonical, (value, mask), {"ternary": {"value": hex(value), "mask": hex(mask)}}
    low = bytestrings.decode(match.range.low, width, f"{subject}, low")
    high = bytestrings.decode(match.range.high, width, f"{subject}, high")
    if low > high:
        raise invalid(f"{subject}: low {low:#x} is above high {high:#x}")
    if (low, high) == (0, every):
        raise invalid(f"{subject}: the range holds every value; leave the match out for that")
    canonical.range.low, canonical.range.high = bytestrings.encode(low), bytestrings.encode(high)
    return canonical, (low, high), {"range": {"low": hex(low), "high": hex(high)}}
