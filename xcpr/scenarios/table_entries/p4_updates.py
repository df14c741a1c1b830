"""P4Runtime's updates, built from the names and numbers that files of other tools have.

Names are those of P4Info, in full or by a suffix that one object alone has ("ipv4_lpm" for "MyIngress.ipv4_lpm").
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address
from typing import TypeVar

from finsy.proto import p4r

from xcpr.io.schema import show, unknown_name
from xcpr.p4runtime.encoding import bytestrings
from xcpr.p4runtime.pipeline.program import EXACT, LPM, OPTIONAL, RANGE, TERNARY, Action, Field, Program, Table

MAC_BITS, IPV4_BITS, IPV6_BITS = 48, 32, 128
T = TypeVar("T")


@dataclass(frozen=True)
class FileUpdate:
    """An update from a file."""

    place: str
    """Its place in the file, as "line 3" or "table_entries[2]"."""
    update: p4r.Update


def find_object(kind: str, name: str, objects: Iterable[T], names: Iterable[str]) -> T:
    """Returns the object of a name or of a unique suffix of one; raises ValueError with the names that there are."""
    by_name = dict(zip(names, objects, strict=True))
    if name in by_name:
        return by_name[name]
    found = [full for full in by_name if full.endswith(f".{name}")]
    if len(found) == 1:
        return by_name[found[0]]
    if found:
        raise ValueError(f'"{name}" is the end of several names: {", ".join(found)}')
    raise ValueError(unknown_name(kind, name, [*by_name]))


def find_named(kind: str, name: str, objects: Mapping[int, T]) -> T:
    """Returns the object with a name, as ``find_object``."""
    return find_object(kind, name, objects.values(), [one.name for one in objects.values()])  # type: ignore[attr-defined]


def find_table(program: Program, name: str) -> Table:
    """Returns a table by its name; raises ValueError."""
    return find_named("table", name, program.tables)


def find_action(owner: str, actions: Mapping[int, Action], name: str) -> Action:
    """Returns an action of a table or an action profile by its name; raises ValueError."""
    return find_named(f"action of {owner}", name, actions)


def parse_number(value: object, bits: int) -> int:
    """Parses a number, an IPv4 address of 32 bits, a MAC address of 48 or an IPv6 address of 128.

    Numbers are decimal, hexadecimal (0x), octal (0o) or binary (0b). A negative one is in two's complement. Raises
    ValueError where the value does not fit the field.
    """
    number = None if isinstance(value, bool) else value if isinstance(value, int) else _parse_text(value, bits)
    if number is None:
        kinds = {IPV4_BITS: ", or an IPv4 address", MAC_BITS: ", or a MAC address", IPV6_BITS: ", or an IPv6 address"}
        raise ValueError(f"must be a number of {bits} bits{kinds.get(bits, '')}, not {show(value)}")
    if not -(1 << bits >> 1) <= number < 1 << bits:
        raise ValueError(f"must be a number of {bits} bits, not {show(value)}")
    return number % (1 << bits)


def _parse_text(value: object, bits: int) -> int | None:
    if not isinstance(value, str):
        return None
    try:
        if bits == IPV4_BITS and "." in value:
            return int(IPv4Address(value))
        if bits == MAC_BITS and ":" in value:
            octets = value.split(":")
            return int.from_bytes(bytes(int(octet, 16) for octet in octets), "big") if len(octets) == 6 else None
        if bits == IPV6_BITS and ":" in value:
            return int(IPv6Address(value))
        return int(value, 0)
    except ValueError:
        return None


def build_action(action: Action, values: Sequence[int]) -> p4r.Action:
    """Builds the call of an action with the values of its parameters, in their order."""
    call = p4r.Action(action_id=action.id)
    for param, value in zip(action.params.values(), values, strict=True):
        call.params.add(param_id=param.id, value=bytestrings.encode(value))
    return call


def add_match(entry: p4r.TableEntry, field: Field, value: int, second: int | None = None) -> None:
    """Adds the match of a field to an entry.

    ``second`` is the prefix length of an lpm field, the mask of a ternary one and the upper bound of a range. None
    stands for the whole value. A match of everything is left out, and bits beyond a mask are cleared, as P4Runtime
    has it (1.4.1, section 9.1.1). Raises ValueError.
    """
    ones = (1 << field.width) - 1
    if field.kind == EXACT:
        if second is not None:
            raise ValueError("must be one value")
        entry.match.add(field_id=field.id).exact.value = bytestrings.encode(value)
    elif field.kind == OPTIONAL:
        if second not in (None, 0, ones):
            raise ValueError("must be one value, or have a mask of all bits or none: the key is optional")
        if second != 0:
            entry.match.add(field_id=field.id).optional.value = bytestrings.encode(value)
    elif field.kind == LPM:
        length = field.width if second is None else second
        if not 0 <= length <= field.width:
            raise ValueError(f"must have a prefix of 0 to {field.width} bits, not {length}")
        if length:
            lpm = entry.match.add(field_id=field.id).lpm
            lpm.value = bytestrings.encode(value & (ones << (field.width - length)) & ones)
            lpm.prefix_len = length
    elif field.kind == TERNARY:
        mask = ones if second is None else second
        if mask:
            ternary = entry.match.add(field_id=field.id).ternary
            ternary.value, ternary.mask = bytestrings.encode(value & mask), bytestrings.encode(mask)
    else:
        assert field.kind == RANGE
        high = value if second is None else second
        if high < value:
            raise ValueError(f"must be a range from the lower to the upper bound, not {value} to {high}")
        if (value, high) != (0, ones):
            bounds = entry.match.add(field_id=field.id).range
            bounds.low, bounds.high = bytestrings.encode(value), bytestrings.encode(high)


def update_of(kind: int, **entity: object) -> p4r.Update:
    """Builds the update of one entity, named as ``p4r.Entity`` has it."""
    return p4r.Update(type=kind, entity=p4r.Entity(**entity))  # type: ignore[arg-type]


def build_multicast_group(group: int, replicas: Sequence[tuple[int, int]]) -> p4r.Update:
    """Builds the insertion of a multicast group; ``replicas`` are ports with their instances."""
    entry = p4r.MulticastGroupEntry(multicast_group_id=group)
    entry.replicas.extend(p4r.Replica(egress_port=port, instance=instance) for port, instance in replicas)
    return _insert_replication(p4r.PacketReplicationEngineEntry(multicast_group_entry=entry))


def build_clone_session(session: int, replicas: Sequence[tuple[int, int]], max_bytes: int = 0) -> p4r.Update:
    """Builds the insertion of a clone session; ``max_bytes`` of each packet are cloned, or all with 0."""
    entry = p4r.CloneSessionEntry(session_id=session, packet_length_bytes=max_bytes)
    entry.replicas.extend(p4r.Replica(egress_port=port, instance=instance) for port, instance in replicas)
    return _insert_replication(p4r.PacketReplicationEngineEntry(clone_session_entry=entry))


def _insert_replication(entry: p4r.PacketReplicationEngineEntry) -> p4r.Update:
    return update_of(p4r.Update.INSERT, packet_replication_engine_entry=entry)
