"""A P4 program as the server knows it: P4Info's objects, held against p4c's BMv2 JSON.

P4Info says what controllers may ask for, the JSON what the data plane executes. Whatever of P4Info the JSON lacks, or
has otherwise, makes the pair useless, and is refused with INVALID_ARGUMENT before anything is changed. Tables that no
packet reaches are the exception: p4c leaves them out of the JSON, though not out of P4Info.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from finsy.proto import p4i, p4r

from ..encoding import bytestrings
from ..encoding.newtypes import StringType, mappings, string_types, translated_types
from ..encoding.p4data import DataType
from ..errors import Refused, invalid
from .bmv2 import is_generated, map_actions, name_key
from .deviceconfig import unwrapped

EXACT, LPM, TERNARY, RANGE, OPTIONAL = (
    p4i.MatchField.EXACT,
    p4i.MatchField.LPM,
    p4i.MatchField.TERNARY,
    p4i.MatchField.RANGE,
    p4i.MatchField.OPTIONAL,
)
_BMV2_KINDS: dict[int, tuple[str, ...]] = {
    EXACT: ("exact", "valid"),
    LPM: ("lpm",),
    TERNARY: ("ternary",),
    RANGE: ("range",),
    # p4c makes optional matches ternary where the table is not ternary as a whole.
    OPTIONAL: ("optional", "ternary"),
}
_PORTS = [["standard_metadata", name] for name in ("ingress_port", "egress_spec", "egress_port")]
"""The fields of v1model's standard metadata that are ports."""
KINDS: dict[int, str] = {EXACT: "exact", LPM: "lpm", TERNARY: "ternary", RANGE: "range", OPTIONAL: "optional"}
"""P4Runtime's names of the kinds of match, which are also those of FieldMatch's fields."""


@dataclass(frozen=True)
class Field:
    """A table's key field, or an action's parameter."""

    id: int
    name: str
    width: int
    """Bits that the data plane has; with a numeric translation the controller's type may be wider."""
    kind: int = EXACT
    string_type: str | None = None
    """The type whose values controllers write as strings."""


@dataclass(frozen=True)
class Action:
    """An action."""

    id: int
    name: str
    params: Mapping[int, Field]


@dataclass
class Profile:
    """An action profile or, with a selector, the implementation of group tables."""

    id: int
    name: str
    selector: bool
    size: int
    info: p4i.ActionProfile
    tables: list[Table] = field(default_factory=list)

    @property
    def actions(self) -> Mapping[int, Action]:
        """The actions of members: the actions of the tables, which share them."""
        return self.tables[0].actions if self.tables else {}


@dataclass(frozen=True)
class Cells:
    """An array of counters, meters or registers; of a direct one ``size`` is 0."""

    id: int
    name: str
    size: int


@dataclass(frozen=True)
class Meter(Cells):
    """An array of meters, or a direct meter."""

    type: int = p4i.MeterSpec.TWO_RATE_THREE_COLOR


@dataclass(frozen=True)
class Register(Cells):
    """An array of registers."""

    type: DataType


@dataclass(frozen=True)
class Digest:
    """A digest."""

    id: int
    name: str
    type: DataType


@dataclass(frozen=True)
class ValueSet:
    """A parser's value set."""

    id: int
    name: str
    size: int
    fields: Mapping[int, Field]


@dataclass
class Table:
    """A match-action table."""

    id: int
    name: str
    fields: Mapping[int, Field]
    actions: Mapping[int, Action]
    default_only: frozenset[int]
    entries_only: frozenset[int]
    size: int
    const: bool
    default_const: bool
    default: p4r.Action | None
    """The action of a miss until a controller says otherwise; None: nothing."""
    profile: Profile | None
    counter: Cells | None
    meter: Meter | None
    idle: bool
    """Whether the table supports idle timeouts."""
    initial: list[p4r.TableEntry] = field(default_factory=list)
    """The program's own entries, in the data plane's order."""

    @property
    def prioritized(self) -> bool:
        """Whether its entries need a priority."""
        return any(f.kind in (TERNARY, RANGE, OPTIONAL) for f in self.fields.values())


@dataclass(frozen=True)
class PacketHeader:
    """The header in front of a packet to or from the controller: fields in order, each with its bits."""

    fields: tuple[Field, ...]

    @property
    def size(self) -> int:
        """Bytes."""
        return sum(f.width for f in self.fields) // 8


class Program:
    """P4Info and JSON together. Raises `Refused` (INVALID_ARGUMENT) where they don't fit."""

    def __init__(self, p4info: p4i.P4Info, device_config: bytes):
        self.p4info = p4info
        self.json_text, parts = _parse(device_config)
        self._bmv2 = _Bmv2(parts)
        translated = translated_types(p4info)
        fields = _Fields(translated, string_types(p4info))
        self.actions = {a.preamble.id: self._action(a, fields) for a in p4info.actions}
        self.profiles = {p.preamble.id: self._profile(p) for p in p4info.action_profiles}
        self.counters = {c.preamble.id: self._cells("counter_arrays", c) for c in p4info.counters}
        self.direct_counters = {c.preamble.id: Cells(c.preamble.id, c.preamble.name, 0) for c in p4info.direct_counters}
        self.meters = {
            m.preamble.id: Meter(**vars(self._cells("meter_arrays", m)), type=m.spec.type) for m in p4info.meters
        }
        self.direct_meters = {
            m.preamble.id: Meter(m.preamble.id, m.preamble.name, 0, m.spec.type) for m in p4info.direct_meters
        }
        self.registers = {r.preamble.id: self._register(r) for r in p4info.registers}
        self.digests = {d.preamble.id: self._digest(d) for d in p4info.digests}
        self.value_sets = {v.preamble.id: self._value_set(v, fields) for v in p4info.value_sets}
        self.removed = self._removed()
        """The names of tables that p4c left out of the JSON, by id."""
        self.tables = {
            t.preamble.id: self._table(t, fields) for t in p4info.tables if t.preamble.id not in self.removed
        }
        self.packet_in = self._packet_header("packet_in", translated, fields)
        self.packet_out = self._packet_header("packet_out", translated, fields)
        self.string_types = self._strings(p4info)
        self.names = {
            number: found.name
            for section in (
                *(self.tables, self.profiles, self.counters, self.direct_counters, self.meters, self.direct_meters),
                *(self.registers, self.digests, self.value_sets),
            )
            for number, found in section.items()
        } | self.removed
        """P4Info's, by id."""
        self.digests_by_name = {d.name: d for d in self.digests.values()}
        if p4info.externs:
            raise invalid(f"P4Info: extern {p4info.externs[0].extern_type_name!r} is not supported")

    def _action(self, info: p4i.Action, fields: _Fields) -> Action:
        name = info.preamble.name
        data = self._bmv2.actions.get(name)
        if data is None:
            # An action that no table's entry can name is not in the JSON.
            return Action(info.preamble.id, name, {})
        params = {}
        for p in info.params:
            what = f"action {name}, parameter {p.name}"
            params[p.id] = fields.make(p, what, data.get(p.name))
        return Action(info.preamble.id, name, params)

    def _profile(self, info: p4i.ActionProfile) -> Profile:
        name = info.preamble.name
        # A profile that no table uses is not in the JSON.
        bmv2 = _find_in_json(self._bmv2.profiles, name, "action profile") if info.table_ids else {}
        size = _smaller(info.size, bmv2.get("max_size", 0))
        return Profile(info.preamble.id, name, info.with_selector, size, info)

    def _cells(self, section: str, info: p4i.Counter | p4i.Meter | p4i.Register) -> Cells:
        name = info.preamble.name
        bmv2 = _find_in_json(self._bmv2.section(section), name, section.removesuffix("_arrays"))
        if bmv2.get("size", 0) != info.size:
            raise invalid(f"{name}: its size is {info.size} in P4Info, {bmv2.get('size', 0)} in the JSON")
        return Cells(info.preamble.id, name, info.size)

    def _register(self, info: p4i.Register) -> Register:
        cells = self._cells("register_arrays", info)
        kind = DataType(info.type_spec, self.p4info.type_info, f"register {cells.name}")
        width = self._bmv2.section("register_arrays")[cells.name].get("bitwidth")
        if len(kind.leaves) != 1 or kind.leaves[0].width != width:
            raise invalid(f"register {cells.name}: its type in P4Info is not the JSON's, of {width} bits")
        return Register(cells.id, cells.name, cells.size, kind)

    def _digest(self, info: p4i.Digest) -> Digest:
        name = info.preamble.name
        lists = self._bmv2.section("learn_lists")
        if name.startswith("digest_") and len(lists) == len(self.p4info.digests):
            # p4c has another name in the JSON for a digest of a type without name; the order is the same.
            name = list(lists)[list(self.p4info.digests).index(info)]
        bmv2 = _find_in_json(lists, name, "digest")
        kind = DataType(info.type_spec, self.p4info.type_info, f"digest {name}")
        if len(kind.leaves) != len(bmv2["elements"]):
            raise invalid(f"digest {name}: P4Info has {len(kind.leaves)} fields, the JSON {len(bmv2['elements'])}")
        return Digest(info.preamble.id, name, kind)

    def _value_set(self, info: p4i.ValueSet, fields: _Fields) -> ValueSet:
        name = info.preamble.name
        _find_in_json(self._bmv2.section("parse_vsets"), name, "value set")
        members = {}
        for f in info.match:
            what = f"value set {name}, field {f.name or f.id}"
            members[f.id] = fields.make(f, what, f.bitwidth, _kind(f, what))
        return ValueSet(info.preamble.id, name, info.size, members)

    def _removed(self) -> dict[int, str]:
        """Returns P4Info's tables without the JSON's; refuses them where the JSON is another program's."""
        known = {t.preamble.id: t.preamble.name for t in self.p4info.tables}
        removed = {number: name for number, name in known.items() if name not in self._bmv2.tables}
        strange = [name for name, t in self._bmv2.tables.items() if name not in known.values() and not is_generated(t)]
        if removed and strange:
            raise invalid(
                f"P4Info has the table {next(iter(removed.values()))}, the JSON has not; the JSON alone has: "
                f"{_list(strange)}"
            )
        return removed

    def _table(self, info: p4i.Table, fields: _Fields) -> Table:
        name = info.preamble.name
        bmv2 = self._bmv2.tables[name]
        keys = {name_key(key): key for key in bmv2["key"]}
        made = {}
        for f in info.match_fields:
            what = f"table {name}, key field {f.name}"
            key = _find_in_json(keys, f.name, f"key field of {name}")
            kind = _kind(f, what)
            if key["match_type"] not in _BMV2_KINDS[kind]:
                raise invalid(f"{what}: {KINDS[kind]} in P4Info, {key['match_type']} in the JSON")
            made[f.id] = fields.make(f, what, self._bmv2.key_width(name, key, what), kind)
        if len(made) != len(keys):
            raise invalid(f"table {name}: P4Info has {len(made)} key fields, the JSON {len(keys)}")
        actions = {}
        for ref in info.action_refs:
            action = self.actions.get(ref.id)
            if action is None:
                raise invalid(f"table {name}: P4Info has no action {ref.id}")
            if action.name not in bmv2["actions"]:
                raise invalid(f"table {name}: the JSON has no action {action.name}; it has: {_list(bmv2['actions'])}")
            actions[ref.id] = action
        scopes = {
            scope: frozenset(ref.id for ref in info.action_refs if ref.scope == scope)
            for scope in (p4i.ActionRef.DEFAULT_ONLY, p4i.ActionRef.TABLE_ONLY)
        }
        direct = info.direct_resource_ids
        table = Table(
            id=info.preamble.id,
            name=name,
            fields=made,
            actions=actions,
            default_only=scopes[p4i.ActionRef.DEFAULT_ONLY],
            entries_only=scopes[p4i.ActionRef.TABLE_ONLY],
            size=_smaller(info.size, bmv2.get("max_size", 0)),
            const=info.is_const_table,
            default_const=bool(info.const_default_action_id),
            default=self._bmv2.default_action(bmv2, actions),
            profile=_by_id(self.profiles, info.implementation_id, f"table {name}: action profile"),
            counter=next((c for c in self.direct_counters.values() if c.id in direct), None),
            meter=next((m for m in self.direct_meters.values() if m.id in direct), None),
            idle=info.idle_timeout_behavior == p4i.Table.NOTIFY_CONTROL,
        )
        self._check_direct(table, bmv2)
        if table.profile:
            table.profile.tables.append(table)
        table.initial = self._bmv2.initial(table, bmv2)
        # The JSON does not say which of a program's entries are const, so all are, as in BMv2.
        table.const = table.const or bool(table.initial)
        return table

    @staticmethod
    def _check_direct(table: Table, bmv2: dict[str, Any]) -> None:
        for what, ours, theirs in (
            ("direct counter", table.counter, bmv2.get("with_counters")),
            ("direct meter", table.meter, bmv2.get("direct_meters")),
            ("idle timeout", table.idle, bmv2.get("support_timeout")),
            ("action profile", table.profile, bmv2.get("action_profile")),
        ):
            if ours and not theirs:
                raise invalid(f"table {table.name}: it has a {what} in P4Info, not in the JSON")

    def _strings(self, p4info: p4i.P4Info) -> dict[str, StringType]:
        """Returns the types of strings that fields have."""
        groups: list[Iterable[Field]] = [action.params.values() for action in self.actions.values()]
        groups += [table.fields.values() for table in self.tables.values()]
        groups += [header.fields for header in (self.packet_in, self.packet_out) if header]
        widths: dict[str, set[int]] = {}
        for one in (one for group in groups for one in group if one.string_type is not None):
            widths.setdefault(str(one.string_type), set()).add(one.width)
        ports = {
            one.string_type
            for table in self.tables.values()
            for one in table.fields.values()
            if self._bmv2.is_port(table.name, one.name)
        }
        return {
            name: StringType(
                name, min(found), name in ports or "port" in name.lower(), mappings(p4info, name, min(found))
            )
            for name, found in widths.items()
        }

    def _packet_header(self, name: str, translated: set[str], made: _Fields) -> PacketHeader | None:
        info = next((c for c in self.p4info.controller_packet_metadata if c.preamble.name == name), None)
        if info is None:
            return None
        names = [m.name for m in info.metadata]
        widths = self._bmv2.header_widths(names)
        fields = []
        for m in info.metadata:
            width = widths.get(m.name, 0) if m.type_name.name in translated else m.bitwidth
            string_type = made.string_type(m)
            if not width:
                raise invalid(f"controller header {name}, field {m.name}: its width is unknown")
            fields.append(Field(m.id, m.name, width, string_type=string_type))
        if sum(f.width for f in fields) % 8:
            raise invalid(f"controller header {name}: {sum(f.width for f in fields)} bits are no whole bytes")
        return PacketHeader(tuple(fields))


def _parse(device_config: bytes) -> tuple[str, list[dict[str, Any]]]:
    try:
        text = unwrapped(device_config).decode("utf-8")
        root = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise invalid(f"the device config is no BMv2 JSON: {error}") from None
    # The program of a Tofino's pipe is two, each of BMv2's shape, whose tables and so on have different names.
    pipe = isinstance(root, dict) and "egress" in root
    parts = [root.get(name) for name in ("ingress", "egress")] if pipe else [root]
    if not all(isinstance(part, dict) and isinstance(part.get("pipelines"), list) for part in parts):
        raise invalid("the device config is no BMv2 JSON: it has no pipelines")
    return text, parts


class _Bmv2:
    """The parts that the server reads of p4c's JSON, by name."""

    def __init__(self, parts: list[dict[str, Any]]):
        self._parts = parts
        self.actions: dict[str, dict[str, int]] = {}
        self._actions = [action for part in parts for action in part.get("actions", [])]
        self.tables: dict[str, dict[str, Any]] = {}
        self.profiles: dict[str, dict[str, Any]] = {}
        self._types: dict[str, dict[str, int]] = {}
        self._headers: dict[str, dict[str, dict[str, int]]] = {}
        """By table: the fields of its part's headers, with their widths."""
        try:
            for part in parts:
                self._read(part)
        except (KeyError, TypeError, IndexError) as error:
            raise invalid(f"the device config is no BMv2 JSON: {error!r}") from None

    def _read(self, part: dict[str, Any]) -> None:
        # Where ingress or egress call an action by themselves, p4c adds a copy without parameters.
        for action in sorted(part["actions"], key=lambda a: len(a["runtime_data"])):
            self.actions[action["name"]] = {p["name"]: p["bitwidth"] for p in action["runtime_data"]}
        types = {t["name"]: {f[0]: f[1] for f in t["fields"]} for t in part["header_types"]}
        headers = {h["name"]: types[h["header_type"]] for h in part["headers"]}
        for pipeline in part["pipelines"]:
            tables = {t["name"]: t for t in pipeline["tables"]}
            self.tables |= tables
            self._headers |= dict.fromkeys(tables, headers)
            self.profiles |= {a["name"]: a for a in pipeline.get("action_profiles", [])}
        self._types |= types

    def section(self, name: str) -> dict[str, dict[str, Any]]:
        """Returns a section's objects."""
        return {o["name"]: o for part in self._parts for o in part.get(name, [])}

    def key_width(self, table: str, key: dict[str, Any], subject: str) -> int:
        """Returns the bits of a table's key field."""
        target = key["target"]
        if isinstance(target, str) or target[1] == "$valid$":
            return 1
        width = self._headers[table].get(target[0], {}).get(target[1])
        if not isinstance(width, int):
            raise invalid(f"{subject}: the JSON has no width for {target}")
        return width

    def is_port(self, table: str, key: str) -> bool:
        """Says whether a table's key field is a port of v1model's standard metadata."""
        targets = (one["target"] for one in self.tables[table]["key"] if name_key(one) == key)
        return any(target in _PORTS for target in targets)

    def header_widths(self, names: list[str]) -> dict[str, int]:
        """Returns the widths of the header type with exactly these fields."""
        return next((t for t in self._types.values() if list(t) == names), {})

    def default_action(self, table: dict[str, Any], actions: Mapping[int, Action]) -> p4r.Action | None:
        """Returns a table's default action."""
        entry = table.get("default_entry")
        return self._message(table, entry, actions) if entry else None

    def _message(
        self, table: dict[str, Any], entry: dict[str, Any], actions: Mapping[int, Action]
    ) -> p4r.Action | None:
        name = map_actions(table, self._actions).get(entry["action_id"])
        action = next((a for a in actions.values() if a.name == name), None)
        if action is None:
            return None
        message = p4r.Action(action_id=action.id)
        values = dict(zip(self.actions[action.name], entry.get("action_data", []), strict=False))
        for param in action.params.values():
            message.params.add(param_id=param.id, value=bytestrings.encode(int(values[param.name], 16)))
        return message

    def initial(self, table: Table, bmv2: dict[str, Any]) -> list[p4r.TableEntry]:
        """Makes the program's own entries. BMv2's smallest priority is the first choice, P4Runtime's largest."""
        entries = bmv2.get("entries") or []
        last = max((e.get("priority", 0) for e in entries), default=0)
        fields = {f.name: f for f in table.fields.values()}
        made = []
        for entry in entries:
            message = p4r.TableEntry(table_id=table.id, is_const=True)
            for key, match in zip(bmv2["key"], entry["match_key"], strict=True):
                _add_match(message, fields[name_key(key)], match)
            message.match.sort(key=lambda m: list(table.fields).index(m.field_id))
            action = self._message(bmv2, entry["action_entry"], table.actions)
            if action is None:
                raise invalid(f"table {table.name}: an entry's action is not in P4Info")
            message.action.action.CopyFrom(action)
            if table.prioritized:
                message.priority = last + 1 - entry.get("priority", 0)
            made.append(message)
        return made


def _add_match(message: p4r.TableEntry, key: Field, match: dict[str, Any]) -> None:
    """Adds one field's match of a program's entry, in P4Runtime's canonical form: nothing for "don't care"."""

    def number(name: str) -> int:
        value = match[name]
        return int(value) if isinstance(value, bool) else int(value, 16)

    every = (1 << key.width) - 1
    one = p4r.FieldMatch(field_id=key.id)
    if key.kind == EXACT:
        one.exact.value = bytestrings.encode(number("key"))
    elif key.kind == LPM:
        length = match["prefix_length"]
        if not length:
            return
        one.lpm.prefix_len = length
        one.lpm.value = bytestrings.encode(number("key") & (every << (key.width - length)) & every)
    elif key.kind == TERNARY:
        mask = number("mask") & every
        if not mask:
            return
        one.ternary.value, one.ternary.mask = bytestrings.encode(number("key") & mask), bytestrings.encode(mask)
    elif key.kind == RANGE:
        low, high = number("start"), number("end")
        if (low, high) == (0, every):
            return
        one.range.low, one.range.high = bytestrings.encode(low), bytestrings.encode(high)
    else:
        if match.get("mask") is not None and not number("mask"):
            return
        one.optional.value = bytestrings.encode(number("key"))
    message.match.append(one)


class _Fields:
    """Makes fields, and knows which types are translated."""

    def __init__(self, translated: set[str], strings: set[str]):
        self._translated = translated
        self._strings = strings

    def string_type(
        self, info: p4i.MatchField | p4i.Action.Param | p4i.ControllerPacketMetadata.Metadata
    ) -> str | None:
        """Returns the type of P4Info's field where its values are strings."""
        return info.type_name.name if info.type_name.name in self._strings else None

    def make(
        self, info: p4i.MatchField | p4i.Action.Param, subject: str, bmv2_width: int | None, kind: int = EXACT
    ) -> Field:
        """Makes a field; refuses one that the JSON lacks or has in another width.

        P4Info has no width for the type `error`: the JSON's holds, and values are the JSON's numbers of errors.
        """
        if bmv2_width is None:
            raise invalid(f"{subject}: it is not in the JSON")
        if info.bitwidth not in (0, bmv2_width) and info.type_name.name not in self._translated:
            raise invalid(f"{subject}: {info.bitwidth} bits in P4Info, {bmv2_width} in the JSON")
        return Field(info.id, info.name, bmv2_width, kind, self.string_type(info))


def _kind(info: p4i.MatchField, subject: str) -> int:
    if info.match_type not in KINDS:
        raise invalid(f"{subject}: match kind {info.other_match_type or 'unspecified'} is not supported")
    return info.match_type


def _find_in_json(objects: Mapping[str, dict[str, Any]], name: str, kind: str) -> dict[str, Any]:
    if name not in objects:
        raise invalid(f"P4Info has the {kind} {name}, the JSON has not; it has: {_list(objects)}")
    return objects[name]


def _by_id(objects: Mapping[int, Profile], number: int, subject: str) -> Profile | None:
    if number and number not in objects:
        raise invalid(f"{subject} {number} is not in P4Info")
    return objects.get(number)


def _smaller(ours: int, theirs: int) -> int:
    """Returns the size that both promise; 0 is none given."""
    return min(ours, theirs) if ours and theirs else ours or theirs


def _list(names: Iterable[str]) -> str:
    return ", ".join(names) or "none"


def find(objects: Mapping[int, Any], number: int, kind: str) -> Any:
    """Finds the object with this id; raises INVALID_ARGUMENT for an id that is not in P4Info."""
    if number not in objects:
        raise unknown(kind, number, objects)
    return objects[number]


def unknown(kind: str, number: int, objects: Mapping[int, Any]) -> Refused:
    """Makes the refusal of an id that P4Info lacks."""
    ids = ", ".join(f"{o.name} ({i})" for i, o in objects.items())
    return invalid(f"no {kind} has the id {number}; the program has: {ids or 'none'}")
