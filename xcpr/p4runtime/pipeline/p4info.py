"""P4Info of a program that came without one, made from p4c's BMv2 JSON.

The JSON has the names and widths of nearly everything that controllers may ask for. Ids follow P4Runtime's rule (its
specification, "ID Allocation for P4Info Objects"): a byte for the kind, then a hash of the name. The hash and its
probing are those of p4c's ``control-plane/p4RuntimeSymbolTable.cpp``. So ids are those of p4c's own P4Info, unless the
program's source has ``@id``.

The JSON lacks the source's annotations: ``@id``, ``@alias``, ``@defaultonly``, ``@tableonly``,
``@p4runtime_translation``. Also missing are the names of a digest's fields where p4c put them into variables. So are
the names of a value set's fields, units of counters, and signed types. Optional keys are ternary in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from finsy.proto import p4i, p4t

from ..encoding import bytestrings
from .bmv2 import is_generated, map_actions, name_key

ACTION, TABLE, VALUE_SET, CONTROLLER_HEADER = 0x01, 0x02, 0x03, 0x04
PROFILE, COUNTER, DIRECT_COUNTER, METER, DIRECT_METER = 0x11, 0x12, 0x13, 0x14, 0x15
REGISTER, DIGEST = 0x16, 0x17
"""The first byte of ids by kind (p4/config/v1/p4info.proto, ``P4Ids``)."""
ID_BITS = 24
"""The bits of an id behind its first byte."""

MATCH_TYPES = {
    "exact": p4i.MatchField.EXACT,
    "valid": p4i.MatchField.EXACT,
    "lpm": p4i.MatchField.LPM,
    "ternary": p4i.MatchField.TERNARY,
    "range": p4i.MatchField.RANGE,
    "optional": p4i.MatchField.OPTIONAL,
}
CONTROLLER_HEADERS = ("packet_in", "packet_out")
"""P4Runtime's names of the headers in front of packets from and to the switch."""
CONTROLLER_TYPE = re.compile(r"(packet_in|packet_out)(_h|_t|_hdr|_header|_hdr_t|_header_t)?")
"""The names that programs give to the types of these headers."""
TEMPORARY = re.compile(r"(key|retval|tmp)(_[0-9]+)*")
"""The names of p4c's own variables."""


def make_p4info(config: Mapping[str, Any]) -> p4i.P4Info:
    """Makes the P4Info of a program's BMv2 JSON.

    Raises ValueError where that is not possible, and LookupError, TypeError or AttributeError for a JSON that lacks
    what p4c writes.
    """
    if "pipelines" not in config:
        raise ValueError("a program for a Tofino needs the P4Info that its compiler made")
    return _Maker(config).make()


def allocate_ids(kind: int, names: Iterable[str]) -> dict[str, int]:
    """Allocates the ids of objects of a kind, as p4c does: in the order of their names, the next free id for a hash
    that is used."""
    allocated: dict[str, int] = {}
    used: set[int] = set()
    for name in sorted({*names}, key=str.encode):
        value = hash_name(name)
        while (number := kind << ID_BITS | value & (1 << ID_BITS) - 1) in used:
            value += 1
        used.add(number)
        allocated[name] = number
    return allocated


def hash_name(name: str) -> int:
    """Computes Bob Jenkins's one-at-a-time hash of a name, 32 bits."""
    every = 0xFFFFFFFF
    value = 0
    for byte in name.encode():
        value = (value + byte) & every
        value = (value + (value << 10)) & every
        value ^= value >> 6
    value = (value + (value << 3)) & every
    value ^= value >> 11
    return (value + (value << 15)) & every


def make_aliases(names: Iterable[str]) -> dict[str, str]:
    """Returns the shortest end of each name, in whole parts between dots, that no other name ends with."""
    parts = {name: name.split(".") for name in names}
    counts: dict[tuple[str, ...], int] = {}
    for split in parts.values():
        for first in range(len(split)):
            end = tuple(split[first:])
            counts[end] = counts.get(end, 0) + 1

    def alias(split: Sequence[str]) -> str:
        ends = (split[first:] for first in reversed(range(len(split))))
        return ".".join(next((end for end in ends if counts[tuple(end)] == 1), split))

    return {name: alias(split) for name, split in parts.items()}


class _Maker:
    """The parts of a JSON by name, and the P4Info that is made of them."""

    def __init__(self, config: Mapping[str, Any]):
        self._config = config
        self._types = {one["name"]: one["fields"] for one in config["header_types"]}
        self._headers = {one["name"]: one["header_type"] for one in config["headers"]}
        self._tables = [
            table for pipeline in config["pipelines"] for table in pipeline["tables"] if not is_generated(table)
        ]
        self._profiles = [one for pipeline in config["pipelines"] for one in pipeline.get("action_profiles", [])]
        self._actions = self._find_actions()
        self._ids: dict[int, dict[str, int]] = {}
        self._aliases: dict[str, str] = {}

    def make(self) -> p4i.P4Info:
        """Makes the message."""
        info = p4i.P4Info(pkg_info=p4i.PkgInfo(arch="v1model"))
        counters, meters = self._config["counter_arrays"], self._config["meter_arrays"]
        controller = dict(self._controller_headers())
        digests, value_sets = self._config.get("learn_lists", []), self._config.get("parse_vsets", [])
        kinds: dict[int, list[str]] = {
            TABLE: [table["name"] for table in self._tables],
            ACTION: [*self._actions],
            PROFILE: [profile["name"] for profile in self._profiles],
            COUNTER: [one["name"] for one in counters if not one.get("is_direct")],
            DIRECT_COUNTER: [one["name"] for one in counters if one.get("is_direct")],
            METER: [one["name"] for one in meters if not one.get("is_direct")],
            DIRECT_METER: [one["name"] for one in meters if one.get("is_direct")],
            REGISTER: [one["name"] for one in self._config["register_arrays"]],
            DIGEST: [one["name"] for one in digests],
            VALUE_SET: [one["name"] for one in value_sets],
            CONTROLLER_HEADER: [*controller.values()],
        }
        self._ids = {kind: allocate_ids(kind, names) for kind, names in kinds.items()}
        self._aliases = make_aliases({name for names in kinds.values() for name in names})
        for table in self._tables:
            self._add_table(info, table)
        for name, params in self._actions.items():
            action = info.actions.add(preamble=self._preamble(ACTION, name))
            for number, param in enumerate(params, 1):
                action.params.add(id=number, name=param["name"], bitwidth=param["bitwidth"])
        for profile in self._profiles:
            self._add_profile(info, profile)
        for counter in counters:
            self._add_counter(info, counter)
        for meter in meters:
            self._add_meter(info, meter)
        for register in self._config["register_arrays"]:
            preamble = self._preamble(REGISTER, register["name"])
            info.registers.add(preamble=preamble, size=register["size"], type_spec=_bits(register["bitwidth"]))
        for name, type_name in controller.items():
            preamble = p4i.Preamble(id=self._ids[CONTROLLER_HEADER][type_name], name=name, alias=name)
            header = info.controller_packet_metadata.add(preamble=preamble)
            for number, field in enumerate(self._types[type_name], 1):
                header.metadata.add(id=number, name=field[0], bitwidth=field[1])
        for value_set in value_sets:
            self._add_value_set(info, value_set)
        for digest in digests:
            self._add_digest(info, digest)
        return info

    def _preamble(self, kind: int, name: str) -> p4i.Preamble:
        return p4i.Preamble(id=self._ids[kind][name], name=name, alias=self._aliases[name])

    def _find_actions(self) -> dict[str, list[dict[str, Any]]]:
        """Returns the parameters of the source's own actions, by name.

        p4c has an action several times. Where the program calls it by itself, it has no parameters.
        """
        called = {name for table in self._tables for name in table["actions"]}
        found: dict[str, list[dict[str, Any]]] = {}
        for action in self._config["actions"]:
            name, params = action["name"], action["runtime_data"]
            # An action that p4c makes of statements has the name of its file and a line, without a control's.
            if name in called or "." in name:
                found[name] = max(found.get(name, []), params, key=len)
        return found

    def _controller_headers(self) -> Iterator[tuple[str, str]]:
        """Yields P4Runtime's names of controller headers, each with the header type that has such a name."""
        for wanted in CONTROLLER_HEADERS:
            of_instance = self._headers.get(wanted)
            names = [name for name in self._types if (match := CONTROLLER_TYPE.fullmatch(name)) and match[1] == wanted]
            if found := of_instance or next(iter(names), None):
                yield wanted, found

    def _width(self, target: str | Sequence[str]) -> int:
        """Returns the bits of a field, by its header and its name; the validity of a header has one."""
        if isinstance(target, str) or target[1] == "$valid$":
            return 1
        return next(int(field[1]) for field in self._types[self._headers[target[0]]] if field[0] == target[1])

    def _add_table(self, info: p4i.P4Info, table: Mapping[str, Any]) -> None:
        name = table["name"]
        made = info.tables.add(preamble=self._preamble(TABLE, name), size=table.get("max_size", 0))
        for number, key in enumerate(table["key"], 1):
            match_type = MATCH_TYPES.get(key["match_type"])
            if match_type is None:
                raise ValueError(f"table {name}: match kind {key['match_type']} needs the P4Info that p4c made")
            width = self._width(key["target"])
            made.match_fields.add(id=number, name=name_key(key), bitwidth=width, match_type=match_type)
        for action in table["actions"]:
            made.action_refs.add(id=self._ids[ACTION][action])
        self._add_default(made, table)
        if table.get("action_profile"):
            made.implementation_id = self._ids[PROFILE][table["action_profile"]]
        direct = [
            self._ids[kind][one["name"]]
            for kind, section in ((DIRECT_COUNTER, "counter_arrays"), (DIRECT_METER, "meter_arrays"))
            for one in self._config[section]
            if one.get("is_direct") and one.get("binding") == name
        ]
        made.direct_resource_ids.extend(direct)
        if table.get("support_timeout"):
            made.idle_timeout_behavior = p4i.Table.NOTIFY_CONTROL
        if table.get("entries"):
            # The JSON has entries of both kinds alike, and BMv2 takes all of them as const.
            made.is_const_table = made.has_initial_entries = True

    def _add_default(self, made: p4i.Table, table: Mapping[str, Any]) -> None:
        default = table.get("default_entry")
        if not default:
            return
        name = map_actions(table, self._config["actions"]).get(default["action_id"])
        if name is None:
            return
        number = self._ids[ACTION][name]
        if default.get("action_const"):
            made.const_default_action_id = number
        made.initial_default_action.action_id = number
        for place, value in enumerate(default.get("action_data", []), 1):
            made.initial_default_action.arguments.add(param_id=place, value=bytestrings.encode(int(value, 16)))

    def _add_profile(self, info: p4i.P4Info, profile: Mapping[str, Any]) -> None:
        name = profile["name"]
        made = info.action_profiles.add(preamble=self._preamble(PROFILE, name), size=profile.get("max_size", 0))
        made.with_selector = "selector" in profile
        tables = (table["name"] for table in self._tables if table.get("action_profile") == name)
        made.table_ids.extend(self._ids[TABLE][table] for table in tables)

    def _add_counter(self, info: p4i.P4Info, counter: Mapping[str, Any]) -> None:
        name, spec = counter["name"], p4i.CounterSpec(unit=p4i.CounterSpec.BOTH)
        if counter.get("is_direct"):
            table = self._ids[TABLE].get(counter["binding"], 0)
            preamble = self._preamble(DIRECT_COUNTER, name)
            info.direct_counters.add(preamble=preamble, spec=spec, direct_table_id=table)
        else:
            info.counters.add(preamble=self._preamble(COUNTER, name), spec=spec, size=counter["size"])

    def _add_meter(self, info: p4i.P4Info, meter: Mapping[str, Any]) -> None:
        name, packets = meter["name"], meter["type"] == "packets"
        spec = p4i.MeterSpec(unit=p4i.MeterSpec.PACKETS if packets else p4i.MeterSpec.BYTES)
        if meter.get("is_direct"):
            table = self._ids[TABLE].get(meter["binding"], 0)
            info.direct_meters.add(preamble=self._preamble(DIRECT_METER, name), spec=spec, direct_table_id=table)
        else:
            info.meters.add(preamble=self._preamble(METER, name), spec=spec, size=meter["size"])

    def _add_value_set(self, info: p4i.P4Info, value_set: Mapping[str, Any]) -> None:
        name = value_set["name"]
        made = info.value_sets.add(preamble=self._preamble(VALUE_SET, name), size=value_set.get("max_size", 0))
        for number, width in enumerate(self._value_set_widths(name) or [value_set["compressed_bitwidth"]], 1):
            made.match.add(id=number, bitwidth=width, match_type=p4i.MatchField.EXACT)

    def _value_set_widths(self, name: str) -> list[int]:
        """Returns the widths of the fields that a state selects by a value set; none where no state does."""
        for state in (state for parser in self._config["parsers"] for state in parser["parse_states"]):
            if any(one.get("type") == "parse_vset" and one["value"] == name for one in state["transitions"]):
                return [
                    self._width(key["value"]) if key["type"] == "field" else int(key["value"][1])
                    for key in state["transition_key"]
                    if key["type"] in ("field", "lookahead")
                ]
        return []

    def _add_digest(self, info: p4i.P4Info, digest: Mapping[str, Any]) -> None:
        name = digest["name"]
        made = info.digests.add(preamble=self._preamble(DIGEST, name))
        made.type_spec.struct.name = name
        members = info.type_info.structs[name].members
        names = [_field_name(element) for element in digest["elements"]]
        for number, (field, element) in enumerate(zip(names, digest["elements"], strict=True), 1):
            known = field is not None and names.count(field) == 1
            spec = _bits(self._element_width(element))
            members.add(name=field if known else f"field{number}").type_spec.CopyFrom(spec)

    def _element_width(self, element: Mapping[str, Any]) -> int:
        if element["type"] == "field":
            return self._width(element["value"])
        if element["type"] == "hexstr":
            return int(element["bitwidth"])
        raise ValueError(f"a digest with an element of type {element['type']} needs the P4Info that p4c made")


def _field_name(element: Mapping[str, Any]) -> str | None:
    """Returns the name of the field that a digest takes; None for a variable of p4c's own, and for a constant."""
    if element["type"] != "field":
        return None
    name = str(element["value"][1]).rpartition(".")[2]
    return None if TEMPORARY.fullmatch(name) else name


def _bits(width: int) -> p4t.P4DataTypeSpec:
    return p4t.P4DataTypeSpec(bitstring=p4t.P4BitstringLikeTypeSpec(bit=p4t.P4BitTypeSpec(bitwidth=width)))
