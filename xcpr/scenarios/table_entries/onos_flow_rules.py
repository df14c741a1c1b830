"""Flow rules of ONOS, as its REST API takes them: one file for all devices, by names of P4Info.

A rule belongs to the router whose name is the last part of its ``deviceId``: ``device:leaf1``, ``device:bmv2:leaf1``.
Values are hexadecimal. Criteria and instructions of OpenFlow need the Java code of a pipeconf, and are refused.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from finsy.proto import p4r

from xcpr.io.input_files import read_json
from xcpr.io.inputs import Field, Handling, InputFormat
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem, ProblemList, one_of, show, unknown, unknown_name
from xcpr.p4runtime.pipeline.program import EXACT, LPM, OPTIONAL, RANGE, TERNARY, Action, Program, Table
from xcpr.p4runtime.pipeline.program import Field as KeyField
from xcpr.scenarios.table_entries.p4_updates import (
    FileUpdate,
    add_match,
    build_action,
    find_action,
    find_table,
    parse_number,
    update_of,
)

_H = Handling.HONOURED
FORMAT = InputFormat(
    "ONOS flow rules",
    "ONOS: FlowRuleCodec, DecodeCriterionCodecHelper and DecodeInstructionCodecHelper",
    "xcpr/scenarios/table_entries/onos_flow_rules.py",
    (
        Field("file", "flows", _H, "the rules"),
        Field("rule", "deviceId", _H, "the router: the part after the last colon"),
        Field("rule", "tableId", _H, "the table's name in P4Info, or a unique suffix"),
        Field("rule", "priority", _H, "P4Runtime's, the largest wins; none for keys that are exact or lpm alone"),
        Field("rule", "isPermanent", _H, "must be true"),
        Field("rule", "timeout", _H, "must be 0"),
        Field("rule", "selector", _H, "the criteria; none: the action of a miss"),
        Field("rule", "treatment", _H, "one instruction"),
        Field("rule", "appId", Handling.DESCRIPTION, "the application that made the rule"),
        Field("rule", "id", Handling.DESCRIPTION, "ONOS's own number"),
        Field("rule", "groupId", Handling.DESCRIPTION, "ONOS's own number"),
        Field("selector", "criteria", _H, "at most one"),
        Field("criterion", "type", _H, "must be PROTOCOL_INDEPENDENT"),
        Field("criterion", "matches", _H, "a match for each key field; fields without one match everything"),
        Field("match", "field", _H, "the key field's name in P4Info"),
        Field(
            "match",
            "match",
            _H,
            "exact, lpm, ternary or range, as the key field is; exact or ternary of an optional one",
        ),
        Field("match", "value", _H, "of exact, lpm and ternary, hexadecimal"),
        Field("match", "prefixLength", _H, "of lpm"),
        Field("match", "mask", _H, "of ternary, hexadecimal"),
        Field("match", "lowValue", _H, "of range, hexadecimal"),
        Field("match", "highValue", _H, "of range, hexadecimal"),
        Field("treatment", "instructions", _H, "one"),
        Field("treatment", "deferred", _H, "must be empty"),
        Field("instruction", "type", _H, "must be PROTOCOL_INDEPENDENT"),
        Field("instruction", "subtype", _H, "must be ACTION: members and groups of action profiles have no file"),
        Field("instruction", "actionId", _H, "the action's name in P4Info, or a unique suffix"),
        Field("instruction", "actionParams", _H, "hexadecimal values by parameter"),
    ),
)
_VALUES = {"exact": ("value",), "lpm": ("value", "prefixLength"), "ternary": ("value", "mask"),
           "range": ("lowValue", "highValue")}  # fmt: skip
"""By the kind of a match, the names of its values."""
_KINDS: Mapping[int, list[str]] = {
    EXACT: ["exact"],
    LPM: ["lpm"],
    TERNARY: ["ternary"],
    RANGE: ["range"],
    OPTIONAL: ["exact", "ternary"],
}
"""By the kind of a key field, the kinds of matches that it takes."""


def build_updates(path: Path, program: Program, router: str, routers: Collection[str]) -> list[FileUpdate]:
    """Builds P4Runtime's updates of one router; raises ``Invalid`` with every wrong rule, also those of others."""
    source = display_path(path)
    content = read_json(path)
    if not isinstance(content, Mapping) or "flows" not in content:
        raise Invalid([Problem(source, "", 'is no file of flow rules of ONOS, which has "flows" (docs/inputs.md)')])
    FORMAT.check(source, "", "file", content)
    problems = ProblemList()
    updates: list[FileUpdate] = []
    for place, rule in _objects(source, "flows", content["flows"]):
        try:
            FORMAT.check(source, place, "rule", rule)
            device = str(rule.get("deviceId", "")).rpartition(":")[2]
            if device not in routers:
                raise _wrong(source, f"{place}.deviceId", f"must end with {one_of([*routers])}, not {show(device)}")
            if device == router:
                updates.append(FileUpdate(place, _build_update(source, place, rule, program)))
        except Invalid as invalid:
            problems += invalid.problems
    if problems:
        raise Invalid(problems)
    return updates


def _wrong(source: str, place: str, message: object) -> Invalid:
    return Invalid([Problem(source, place, str(message))])


def _objects(source: str, place: str, value: object) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yields the objects of a list with their places; raises ``Invalid``."""
    if not isinstance(value, list):
        raise _wrong(source, place, f"must be a list, not {show(value)}")
    for number, one in enumerate(value):
        if not isinstance(one, Mapping):
            raise _wrong(source, f"{place}[{number}]", f"must be an object, not {show(one)}")
        yield f"{place}[{number}]", one


def _only(source: str, place: str, element: str, value: object) -> tuple[str, Mapping[str, Any]] | None:
    """Returns the one protocol-independent object of a list, None of an empty one; raises ``Invalid``."""
    found = [*_objects(source, place, value)]
    if not found:
        return None
    if len(found) > 1:
        raise _wrong(source, place, f"must have one {element}, not {len(found)}")
    ((here, one),) = found
    if one.get("type") != "PROTOCOL_INDEPENDENT":
        raise _wrong(source, f"{here}.type", f'must be "PROTOCOL_INDEPENDENT", not {show(one.get("type"))}')
    FORMAT.check(source, here, element, one)
    return here, one


def _table(source: str, place: str, rule: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    value = rule.get(name, {})
    if not isinstance(value, Mapping):
        raise _wrong(source, f"{place}.{name}", f"must be an object, not {show(value)}")
    FORMAT.check(source, f"{place}.{name}", name, value)
    return value


def _build_update(source: str, place: str, rule: Mapping[str, Any], program: Program) -> p4r.Update:
    if rule.get("isPermanent") is not True:
        raise _wrong(source, f"{place}.isPermanent", f"must be true, not {show(rule.get('isPermanent'))}")
    if rule.get("timeout", 0) != 0:
        raise _wrong(source, f"{place}.timeout", f"must be 0, not {show(rule['timeout'])}")
    try:
        table = find_table(program, str(rule.get("tableId")))
    except ValueError as error:
        raise _wrong(source, f"{place}.tableId", error) from None
    selector = _table(source, place, rule, "selector")
    criterion = _only(source, f"{place}.selector.criteria", "criterion", selector.get("criteria", []))
    entry = p4r.TableEntry(table_id=table.id, is_default_action=criterion is None)
    if criterion is not None:
        here, one = criterion
        for of_match, match in _objects(source, f"{here}.matches", one.get("matches")):
            FORMAT.check(source, of_match, "match", match)
            _add_match(source, of_match, match, table, entry)
        if table.prioritized:
            entry.priority = _parse_count(source, f"{place}.priority", rule.get("priority"))
    treatment = _table(source, place, rule, "treatment")
    if treatment.get("deferred"):
        raise _wrong(source, f"{place}.treatment.deferred", "must be empty")
    of_action = f"{place}.treatment.instructions"
    instruction = _only(source, of_action, "instruction", treatment.get("instructions", []))
    if instruction is None:
        raise _wrong(source, of_action, "must have one instruction")
    entry.action.action.CopyFrom(_build_action(source, *instruction, table))
    return update_of(p4r.Update.MODIFY if criterion is None else p4r.Update.INSERT, table_entry=entry)


def _parse_count(source: str, place: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 2**31:
        raise _wrong(source, place, f"must be from 0 to {2**31 - 1}, not {show(value)}")
    return value


def _add_match(source: str, place: str, match: Mapping[str, Any], table: Table, entry: p4r.TableEntry) -> None:
    fields = {field.name: field for field in table.fields.values()}
    name, kind = match.get("field"), match.get("match")
    field: KeyField | None = fields.get(str(name))
    if field is None:
        raise _wrong(source, f"{place}.field", unknown_name(f"key field of {table.name}", str(name), [*fields]))
    if not isinstance(kind, str) or kind.lower() not in _KINDS[field.kind]:
        raise _wrong(source, f"{place}.match", f"must be {one_of(_KINDS[field.kind])}, not {show(kind)}")
    names = _VALUES[kind.lower()]
    for strange in match.keys() - {"field", "match", *names}:
        raise _wrong(source, f"{place}.{strange}", f"must be absent in a match that is {kind.lower()}")
    values = [
        _parse_count(source, f"{place}.{one}", match.get(one))
        if one == "prefixLength"
        else _parse_hex(source, f"{place}.{one}", match.get(one), field.width)
        for one in names
    ]
    try:
        add_match(entry, field, *values)
    except ValueError as error:
        raise _wrong(source, place, error) from None


def _parse_hex(source: str, place: str, value: object, bits: int) -> int:
    """Parses a value as ONOS writes it: hexadecimal digits, perhaps with colons between octets."""
    try:
        if not isinstance(value, str):
            raise ValueError(f"must be hexadecimal digits, not {show(value)}")
        return parse_number(f"0x{value.replace(':', '').lower().removeprefix('0x')}", bits)
    except ValueError as error:
        raise _wrong(source, place, error) from None


def _build_action(source: str, place: str, instruction: Mapping[str, Any], table: Table) -> p4r.Action:
    if instruction.get("subtype") != "ACTION":
        raise _wrong(source, f"{place}.subtype", f'must be "ACTION", not {show(instruction.get("subtype"))}')
    try:
        action: Action = find_action(table.name, table.actions, str(instruction.get("actionId")))
    except ValueError as error:
        raise _wrong(source, f"{place}.actionId", error) from None
    given = instruction.get("actionParams", {})
    if not isinstance(given, Mapping):
        raise _wrong(source, f"{place}.actionParams", f"must be an object, not {show(given)}")
    params = {param.name: param.width for param in action.params.values()}
    for name in given:
        if name not in params:
            raise _wrong(source, f"{place}.actionParams.{name}", unknown(name, [*params]))
    if missing := [name for name in params if name not in given]:
        raise _wrong(source, f"{place}.actionParams", f'lacks "{missing[0]}"; {action.name} has: {", ".join(params)}')
    of_params = f"{place}.actionParams"
    values = [_parse_hex(source, f"{of_params}.{name}", given[name], width) for name, width in params.items()]
    return build_action(action, values)
