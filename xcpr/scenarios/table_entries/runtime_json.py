"""Runtime files of p4lang's tutorials, ``sX-runtime.json``: the entries of a switch by P4Info's names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from finsy.proto import p4r

from xcpr.io.input_files import read_json
from xcpr.io.inputs import Field, Handling, InputFormat
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem, ProblemList, guess, show
from xcpr.p4runtime.pipeline.program import LPM, Program
from xcpr.p4runtime.pipeline.program import Field as KeyField
from xcpr.scenarios.table_entries.p4_updates import (
    FileUpdate,
    add_match,
    build_action,
    build_clone_session,
    build_multicast_group,
    find_action,
    find_table,
    parse_number,
    update_of,
)

_HONOURED = Handling.HONOURED
FORMAT = InputFormat(
    "runtime JSON",
    "p4lang/tutorials: utils/p4runtime_lib/simple_controller.py and helper.py",
    "xcpr/scenarios/table_entries/runtime_json.py",
    (
        Field("file", "target", _HONOURED, 'must be "bmv2"'),
        Field("file", "p4info", _HONOURED, "compared with router.program; a warning names another program"),
        Field("file", "bmv2_json", _HONOURED, "compared with router.program; a warning names another program"),
        Field("file", "table_entries", _HONOURED, "entries of tables"),
        Field("file", "multicast_group_entries", _HONOURED, "multicast groups"),
        Field("file", "clone_session_entries", _HONOURED, "clone sessions"),
        Field("table entry", "table", _HONOURED, "the table's name in P4Info, or a unique suffix"),
        Field("table entry", "match", _HONOURED, "values by key field: one, or [value, prefix length], [value, mask], "
              "[low, high]"),
        Field("table entry", "action_name", _HONOURED, "the action's name"),
        Field("table entry", "action_params", _HONOURED, "values by parameter"),
        Field("table entry", "default_action", _HONOURED, "true: the action of a miss"),
        Field("table entry", "priority", _HONOURED, "P4Runtime's: the largest wins"),
        Field("multicast group", "multicast_group_id", _HONOURED, "the group's number"),
        Field("multicast group", "replicas", _HONOURED, "the copies"),
        Field("clone session", "clone_session_id", _HONOURED, "the session's number"),
        Field("clone session", "replicas", _HONOURED, "the copies"),
        Field("clone session", "packet_length_bytes", _HONOURED, "the bytes of each packet that are cloned; 0: all"),
        Field("replica", "egress_port", _HONOURED, "the port"),
        Field("replica", "instance", _HONOURED, "egress_rid of the copy"),
    ),
)  # fmt: skip


def list_warnings(path: Path, program: Path) -> list[str]:
    """Returns a warning for each file of another program that a runtime file names; raises ``Invalid``."""
    content = read_runtime_json(path)
    named = {key: content.get(key) for key in ("p4info", "bmv2_json")}
    return [
        f'{display_path(path)}: {key} is "{file}", and routers run {program.name}: {key} has no effect'
        for key, file in named.items()
        if isinstance(file, str) and Path(file).name.partition(".")[0] != program.name.partition(".")[0]
    ]


def read_runtime_json(path: Path) -> Mapping[str, Any]:
    """Reads a file and checks its fields; raises ``Invalid``."""
    content = read_json(path)
    if not isinstance(content, Mapping) or "target" not in content:
        allowed = 'has "target", "table_entries" and other keys (docs/inputs.md)'
        raise Invalid([Problem(display_path(path), "", f"is no runtime JSON of p4lang's tutorials, which {allowed}")])
    source = display_path(path)
    FORMAT.check(source, "", "file", content)
    if content["target"] != "bmv2":
        raise Invalid([Problem(source, "target", f'must be "bmv2", not {show(content["target"])}')])
    for section, element in _SECTIONS.items():
        for place, entry in _entries(content, section, source):
            FORMAT.check(source, place, element, entry)
    return content


_SECTIONS = {
    "table_entries": "table entry",
    "multicast_group_entries": "multicast group",
    "clone_session_entries": "clone session",
}


def _entries(content: Mapping[str, Any], section: str, source: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yields the entries of a section with their places."""
    entries = content.get(section, [])
    if not isinstance(entries, list):
        raise Invalid([Problem(source, section, f"must be a list, not {show(entries)}")])
    for number, entry in enumerate(entries):
        if not isinstance(entry, Mapping):
            raise Invalid([Problem(source, f"{section}[{number}]", f"must be an object, not {show(entry)}")])
        yield f"{section}[{number}]", entry


def build_updates(path: Path, program: Program) -> list[FileUpdate]:
    """Builds P4Runtime's updates from a file; raises ``Invalid`` with every wrong entry."""
    content = read_runtime_json(path)
    source = display_path(path)
    builders: dict[str, Callable[[Program, Mapping[str, Any]], p4r.Update]] = {
        "table_entries": _build_table_entry,
        "multicast_group_entries": lambda _, entry: _build_group(source, entry),
        "clone_session_entries": lambda _, entry: _build_session(source, entry),
    }
    updates: list[FileUpdate] = []
    problems = ProblemList()
    for section, build in builders.items():
        for place, entry in _entries(content, section, source):
            try:
                updates.append(FileUpdate(place, build(program, entry)))
            except Invalid as invalid:
                problems += invalid.problems
            except _WrongField as wrong:
                problems.append(Problem(source, f"{place}.{wrong.field}", wrong.message))
    if problems:
        raise Invalid(problems)
    return updates


class _WrongField(Exception):
    """A field of an entry that can't be used."""

    def __init__(self, field: str, message: object) -> None:
        super().__init__(field)
        self.field, self.message = field, str(message)


def _get(entry: Mapping[str, Any], field: str, kind: type, default: Any = None) -> Any:
    """Returns a field of an entry; raises ``_WrongField`` where it is missing or of another type."""
    value = entry.get(field, default)
    if value is None:
        raise _WrongField(field, "is missing")
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        names = {int: "a whole number", str: "text", Mapping: "an object", list: "a list", bool: "true or false"}
        raise _WrongField(field, f"must be {names[kind]}, not {show(value)}")
    return value


def _build_table_entry(program: Program, entry: Mapping[str, Any]) -> p4r.Update:
    try:
        table = find_table(program, _get(entry, "table", str))
    except ValueError as error:
        raise _WrongField("table", error) from None
    try:
        action = find_action(table.name, table.actions, _get(entry, "action_name", str))
    except ValueError as error:
        raise _WrongField("action_name", error) from None
    is_default = _get(entry, "default_action", bool, False)
    built = p4r.TableEntry(table_id=table.id, is_default_action=is_default)
    if entry.get("priority") is not None:
        built.priority = _get_bounded(entry, "priority", 2**31 - 1)
    matches = _get(entry, "match", Mapping, {})
    if is_default and matches:
        raise _WrongField("match", "must be absent with default_action")
    _refuse_strange("match", matches, [field.name for field in table.fields.values()])
    for field in table.fields.values():
        if field.name in matches:
            _add_match(built, field, matches[field.name])
    values = _get(entry, "action_params", Mapping, {})
    params = {param.name: param for param in action.params.values()}
    _refuse_strange("action_params", values, [*params])
    if missing := [name for name in params if name not in values]:
        raise _WrongField("action_params", f'lacks "{missing[0]}"; {action.name} has: {", ".join(params)}')
    numbers = []
    for name, param in params.items():
        try:
            numbers.append(parse_number(_unwrap(values[name]), param.width))
        except ValueError as error:
            raise _WrongField(f"action_params.{name}", error) from None
    built.action.action.CopyFrom(build_action(action, numbers))
    return update_of(p4r.Update.MODIFY if is_default else p4r.Update.INSERT, table_entry=built)


def _refuse_strange(place: str, values: Mapping[str, Any], allowed: list[str]) -> None:
    for name in values:
        if name not in allowed:
            raise _WrongField(
                f"{place}.{name}", f"unknown{guess(name, allowed)}; allowed: {', '.join(allowed) or 'none'}"
            )


def _unwrap(value: Any) -> Any:
    """Returns the value of a list of one."""
    return value[0] if isinstance(value, list) and len(value) == 1 else value


def _add_match(entry: p4r.TableEntry, field: KeyField, value: Any) -> None:
    parts = value if isinstance(value, list) else [value]
    try:
        if not 1 <= len(parts) <= 2:
            raise ValueError(f"must be a value, or a list of two, not {show(value)}")
        second = None
        if len(parts) == 2:
            # An upper bound and a mask are values of the field, a prefix length is not.
            second = _parse_length(parts[1]) if field.kind == LPM else parse_number(parts[1], field.width)
        add_match(entry, field, parse_number(parts[0], field.width), second)
    except ValueError as error:
        raise _WrongField(f"match.{field.name}", error) from None


def _parse_length(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError(f"must have a prefix length that is a whole number, not {show(value)}")
    return value


def _get_bounded(entry: Mapping[str, Any], field: str, most: int, default: int | None = None) -> int:
    number: int = _get(entry, field, int, default)
    if not 0 <= number <= most:
        raise _WrongField(field, f"must be from 0 to {most}, not {number}")
    return number


def _build_group(source: str, entry: Mapping[str, Any]) -> p4r.Update:
    return build_multicast_group(_get_bounded(entry, "multicast_group_id", 2**32 - 1), _read_replicas(source, entry))


def _build_session(source: str, entry: Mapping[str, Any]) -> p4r.Update:
    session = _get_bounded(entry, "clone_session_id", 2**32 - 1)
    return build_clone_session(
        session, _read_replicas(source, entry), _get_bounded(entry, "packet_length_bytes", 2**31 - 1, 0)
    )


def _read_replicas(source: str, entry: Mapping[str, Any]) -> list[tuple[int, int]]:
    """Returns the ports of an entry's replicas with their instances; without an instance it is 1, as in the tool."""
    replicas = []
    for number, replica in enumerate(_get(entry, "replicas", list)):
        if not isinstance(replica, Mapping):
            raise _WrongField(f"replicas[{number}]", f"must be an object, not {show(replica)}")
        FORMAT.check(source, f"replicas[{number}]", "replica", replica)
        port = _get_bounded(replica, "egress_port", 2**32 - 1)
        replicas.append((port, _get_bounded(replica, "instance", 2**32 - 1, 1)))
    return replicas
