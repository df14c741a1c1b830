"""The entries for the routers of a P4 program of one's own: a scenario's ``[router.entries]``, or a file of
such tables.

Values are numbers, addresses, or words of the scenario's network, which the user need not number::

    80   "0x1f"   "10.1.0.2"   "02:00:00:01:00:02"   "address of d0"   "mac of d0"   "port to d0"   "port to r2"

The "mac of r2" is that of the port of r2 which leads here, past switches or not.

A match is a value, and according to the key's kind a prefix ``"10.1.0.0/16"``, a value under a mask ``"0x10 &&& 0xf0"``
or a range ``"1024..65535"``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address
from pathlib import Path
from typing import Any, TypeGuard

from xcpr.controller.network import Network, Router
from xcpr.io import former_names, inputs, schema
from xcpr.io.input_files import is_file, read_bytes, read_json, read_toml
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem, integer, key, list_of, switch, table, tables, text, with_json_schema
from xcpr.scenarios.table_entries import cli_commands

_ATOM = (
    r"(0x[0-9a-fA-F]+|[0-9]+|[0-9]+(\.[0-9]+){3}|[0-9a-fA-F]{2}(:[0-9a-fA-F]{2}){5}|"
    r"[0-9a-fA-F:]*::?[0-9a-fA-F:.]*|(address of|ipv6 address of|mac of|port to) [^ ]+)"
)
_MAC = re.compile(r"[0-9a-fA-F]{2}(:[0-9a-fA-F]{2}){5}")
_VALUE = re.compile(f"^{_ATOM}$")
_MATCH = re.compile(rf"^{_ATOM}(/[0-9]+| ?&&& ?{_ATOM}|\.\.{_ATOM})?$")
_EXAMPLES = '80, "0x1f", "10.1.0.2", "02:00:00:01:00:02", "address of d0", "mac of d0" or "port to d0"'

Value = int | str
Pairs = tuple[tuple[str, Value], ...]


def _pattern_parser(pattern: re.Pattern[str], allowed: str) -> Callable[[object], Value]:
    def parse(value: object) -> Value:
        if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
            return value
        if isinstance(value, str) and pattern.match(value):
            return value
        raise ValueError(f"must be {allowed}, not {schema.show(value)}")

    return parse


a_value = _pattern_parser(_VALUE, f"a value: {_EXAMPLES}")
_match = _pattern_parser(
    _MATCH, f'a value ({_EXAMPLES}), a prefix "10.1.0.0/16", a mask "0x10 &&& 0xf0" or a range "1024..65535"'
)


def _table_parser(of: Callable[[object], Value]) -> schema.Parser[Pairs]:
    """Makes a parser that takes a table of values by name."""

    @with_json_schema(
        type="object", additionalProperties={"anyOf": [{"type": "integer", "minimum": 0}, {"type": "string"}]}
    )
    def parse(value: object) -> Pairs:
        if not isinstance(value, Mapping):
            raise ValueError(f"must be a table of values by name, not {schema.show(value)}")
        made = []
        for name, one in value.items():
            try:
                made.append((name, of(one)))
            except ValueError as error:
                raise ValueError(f'"{name}" {error}') from None
        return tuple(made)

    return parse


_ROLES = ("port", "next hop", "own")


def _role(value: object) -> Value:
    return schema.choice(*_ROLES)(value)


@dataclass(frozen=True)
class Routes:
    """Routes to all hosts by shortest paths, made for whatever the topology is."""

    table: str | None = key(text, default=None)
    """With one key field, an IPv4 address: of kind lpm it gets prefixes, of kind exact each host. Absent: none."""
    action: str = key(text, default="")
    """The action of the routes."""
    params: Pairs = key(_table_parser(_role), dict, default=())
    """The role of each parameter: the "port" that leads there, the Ethernet address of the "next hop", or the
    port's "own"."""


@dataclass(frozen=True)
class Row:
    """An entry of a table."""

    table: str = key(text)
    """The table of the program."""
    action: str = key(text)
    """The action of the entry."""
    match: Pairs = key(_table_parser(_match), dict, default=())
    """By key field. Fields that are not exact may be left out; then they may be anything."""
    params: Pairs = key(_table_parser(a_value), dict, default=())
    """The parameters of the action, by name."""
    priority: int = key(integer(0, 2**31 - 1), default=0)
    """The largest of several entries that match wins; ternary, range and optional fields need one."""
    default: bool = key(switch, default=False)
    """The action of a miss; without a match."""
    routers: tuple[str, ...] = key(list_of(text, 'routers, for example ["r1"]'), list, default=())
    """Which routers have it; absent: all."""


@dataclass(frozen=True)
class CloneSession:
    """Where packets go that are cloned under a number."""

    session: int = key(integer(1, 0x7FFF))
    """The number of the session, as ``clone`` has it."""
    ports: tuple[Value, ...] = key(list_of(a_value, "ports"), list)
    """The ports that get a copy."""
    bytes: int = key(integer(0, 0xFFFF), default=0)
    """The bytes that are kept of each; 0: all."""
    routers: tuple[str, ...] = key(list_of(text, 'routers, for example ["r1"]'), list, default=())
    """The routers that get it; none: all."""


@dataclass(frozen=True)
class MulticastGroup:
    """Where the copies of packets go."""

    group: int = key(integer(1, 0xFFFF))
    """The number of the group, as ``mcast_grp`` has it."""
    ports: tuple[Value, ...] = key(list_of(a_value, "ports"), list)
    """The ports that get a copy."""
    routers: tuple[str, ...] = key(list_of(text, 'routers, for example ["r1"]'), list, default=())
    """The routers that get it; none: all."""


@with_json_schema(anyOf=[{"type": "integer", "minimum": 0}, {"type": "string", "pattern": "^0x[0-9a-fA-F]{1,16}$"}])
def _word(value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 64:
        return value
    if isinstance(value, str) and re.fullmatch(r"0x[0-9a-fA-F]{1,16}", value):
        return int(value, 16)
    raise ValueError(f'must be a number of up to 64 bits, for example "0x1edc6f41", not {schema.show(value)}')


@dataclass(frozen=True)
class Crc:
    """The parameters of a custom CRC, by BMv2's names (``set_crc16_parameters``, ``set_crc32_parameters``)."""

    polynomial: int = key(_word)
    """Without the highest term."""
    initial_remainder: int | None = key(_word, default=None)
    """The register before the first byte; absent, as the keys below: BMv2's for the width."""
    final_xor_value: int | None = key(_word, default=None)
    """The value that the result is XORed with."""
    data_reflected: bool | None = key(switch, default=None)
    """Whether the bits of each byte are reversed."""
    remainder_reflected: bool | None = key(switch, default=None)
    """Whether the bits of the result are reversed."""
    routers: tuple[str, ...] = key(list_of(text, 'routers, for example ["r1"]'), list, default=())
    """Which routers have it; absent: all."""


@dataclass(frozen=True)
class Entries:
    """All that a router's control plane does before the run."""

    routes: Routes = table(Routes, quiet=True)
    ipv6_routes: Routes = table(Routes, quiet=True)
    """As ``routes``, for a table with an IPv6 address of 128 bits as its key: each host with one has an entry."""
    rows: dict[str, Row] = tables(Row)
    clone_sessions: dict[str, CloneSession] = tables(CloneSession)
    multicast_groups: dict[str, MulticastGroup] = tables(MulticastGroup)
    crc: dict[str, Crc] = tables(Crc)
    """By the calculation's name in p4c's JSON."""
    p4runtime: str | None = key(text, default=None)
    """A file with a WriteRequest of P4Runtime in protobuf's text format."""
    runtime_json: str | None = key(text, default=None)
    """A file sX-runtime.json as p4lang's tutorials have it."""
    commands: str | None = key(text, default=None)
    """A file of commands for BMv2's simple_switch_CLI."""
    flow_rules: str | None = key(text, default=None)
    """A file of flow rules as ONOS's REST API has them, for all routers."""


FORMAT = inputs.from_schema("entries", Entries, "docs/your-program.md", "xcpr/scenarios/table_entries/entries.py")
"""A file of entries, and a scenario's ``[router.entries]``."""
PROGRAM_FORMAT = inputs.from_schema(
    "program.toml",
    Entries,
    "docs/your-program.md",
    "xcpr/scenarios/table_entries/entries.py",
    (
        inputs.Field(inputs.FILE, "compiled", inputs.Handling.HONOURED, "the file of p4c's JSON"),
        inputs.Field(inputs.FILE, "p4info", inputs.Handling.HONOURED, "the file of its P4Info"),
        inputs.Field(
            inputs.FILE, "base_program", inputs.Handling.HONOURED, "the program of ours that it was made from"
        ),
    ),
)
"""The description in a program's folder."""


def inline(layer: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """Returns a scenario's layer whose ``[router]`` and ``[routers.X]`` name files. Their paths are as they are from
    the working folder. The content of a program's description or a file of entries takes its place. Raises
    ``Invalid``."""
    router, routers = layer.get("router"), layer.get("routers")
    if isinstance(router, Mapping):
        layer = {**layer, "router": _inline(router, folder)}
    if isinstance(routers, Mapping):
        own = {name: _inline(one, folder) if isinstance(one, Mapping) else one for name, one in routers.items()}
        layer = {**layer, "routers": own}
    return dict(layer)


def _inline(router: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    made, below = dict(router), {}
    if isinstance(made.get("p4info"), str):
        made["p4info"] = str(folder / made["p4info"])
    if is_path(program := made.get("program")):
        made["program"] = str(folder / program)
        if not program.endswith(".json"):
            if is_file(folder / program):
                problem = "is a file of another kind: a router's program is p4c's JSON, NAME.json, or a folder"
                raise Invalid([Problem(display_path(folder / program), "", f"{problem} with program.toml")])
            description = folder / program / "program.toml"
            below = former_names.rename_keys(
                read_toml(description), display_path(description), former_names.PROGRAM_KEYS
            )
            compiled = below.pop("compiled", None)
            if not isinstance(compiled, str):
                raise Invalid(
                    [Problem(display_path(description), "compiled", 'must be the file of p4c\'s JSON: "NAME.json"')]
                )
            made["program"] = str(description.parent / compiled)
            if "base_program" in below:
                made.setdefault("base_program", below.pop("base_program"))
            if "p4info" in below:
                named = below.pop("p4info")
                if not isinstance(named, str):
                    raise Invalid(
                        [Problem(display_path(description), "p4info", f"must be text, not {schema.show(named)}")]
                    )
                made.setdefault("p4info", str(description.parent / named))
            below = _found_from(below, description.parent)
    entries = made.get("entries", {})
    if isinstance(entries, str):
        path = folder / entries
        kind = entry_file_kind(path)
        entries = _found_from(read_toml(path), path.parent) if kind == TABLES else {kind: str(path)}
    elif isinstance(entries, Mapping):
        entries = _found_from(entries, folder)
    if isinstance(entries, Mapping):
        entries = schema.merge(below, entries)
    if entries or "entries" in made:
        made["entries"] = entries
    return made


def is_path(program: object) -> TypeGuard[str]:
    """Says whether ``router.program`` is the file or folder of a program of the user's own."""
    return isinstance(program, str) and (program.endswith(".json") or ("/" in program and not is_source(program)))


def is_source(program: object) -> bool:
    """Returns whether ``router.program`` is the source of a P4 program, which no router runs."""
    return isinstance(program, str) and program.endswith(".p4")


def explain_source(program: str) -> str:
    """Returns the message for a source in the place of its JSON."""
    stem = program.removesuffix(".p4")
    command = f"p4c-bm2-ss --p4runtime-files {stem}.p4info.txtpb -o {stem}.json {program}"
    return f'must be p4c\'s JSON, not the source "{program}": run {command}, and name "{stem}.json"'


def _found_from(entries: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """Returns entries whose files are named as they are from the working folder."""
    files = {key: str(folder / file) for key in ENTRY_FILES if isinstance(file := entries.get(key), str)}
    return dict(entries) | files


TABLES = "tables"
ENTRY_FILES = ("p4runtime", "runtime_json", "commands", "flow_rules")
"""The keys of entries that name a file of another format."""
WRITE_REQUEST_SUFFIXES = (".txtpb", ".textproto", ".pbtxt", ".pb.txt", ".prototxt")
MAX_SNIFFED_BYTES = 64 << 10


def entry_file_kind(path: Path) -> str:
    """Returns the key of ``Entries`` for a file of entries, ``TABLES`` for TOML; raises ``Invalid``.

    The name's end decides; a name with another end is that of a command file, or of a WriteRequest, by its content.
    """
    name = path.name.lower()
    if name.endswith(".toml"):
        return TABLES
    if name.endswith(".json"):
        content = read_json(path)
        return "flow_rules" if isinstance(content, Mapping) and "flows" in content else "runtime_json"
    if name.endswith(WRITE_REQUEST_SUFFIXES):
        return "p4runtime"
    head = read_bytes(path)[:MAX_SNIFFED_BYTES].decode(errors="replace")
    if cli_commands.is_command_file(head):
        return "commands"
    if re.match(r"(?:\s|#[^\n]*+)*+(device_id|role_id|role|election_id|updates|atomicity)\s*[:{]", head):
        return "p4runtime"
    raise Invalid([Problem(display_path(path), "", f"is no file of entries; allowed are {ENTRY_KINDS}")])


ENTRY_KINDS = (
    "tables of entries (NAME.toml), runtime JSON of p4lang's tutorials and flow rules of ONOS (NAME.json), commands of "
    "simple_switch_CLI (NAME.txt), and a WriteRequest of P4Runtime in protobuf's text format (NAME.txtpb)"
)
"""The kinds of files that ``router.entries`` may name."""


def number(value: Value, network: Network, router: Router) -> int:
    """Returns the meaning of a value at a router; raises ValueError for a name that the network lacks."""
    if isinstance(value, int):
        return value
    kind, _, name = value.rpartition(" ")
    if kind == "port to":
        there = {far.node: port for port, far in network.neighbours[router.name].items()}
        if name not in there:
            raise ValueError(f'"{value}": {router.name} has links to {", ".join(there)}')
        return there[name]
    if kind == "mac of" and (macs := _macs_towards(name, network, router)):
        if len(macs) > 1:
            raise ValueError(
                f'"{value}": {name} has {len(macs)} ports to {router.name} or its subnet; write the address'
            )
        return macs[0]
    if kind:
        # A host with several links has the addresses at this router, or else those of its first link.
        near = {host.name: host for host in reversed(network.interfaces) if host.router == router.name}
        hosts = {host.name: near.get(host.name, host) for host in network.hosts}
        if name not in hosts:
            routers = f"; {name} has no port to {router.name} or its subnet" if kind == "mac of" else ""
            raise ValueError(f'"{value}": the scenario\'s hosts are {", ".join(hosts)}{routers}')
        if kind == "ipv6 address of":
            if hosts[name].ipv6 is None:
                raise ValueError(f'"{value}": {name} has none; nodes.{name}.ipv6 gives it one')
            return int(hosts[name].ipv6 or 0)
        return int(hosts[name].address) if kind == "address of" else hosts[name].mac
    if ":" in value:
        return _parse_colons(value)
    if "." in value:
        try:
            return int(IPv4Address(value))
        except ValueError:
            raise ValueError(f'"{value}" is no IPv4 address') from None
    return int(value, 0) if value.startswith("0x") else int(value)


def _parse_colons(value: str) -> int:
    """Returns the number of an Ethernet or IPv6 address; raises ValueError."""
    if _MAC.fullmatch(value):
        return int(value.replace(":", ""), 16)
    try:
        return int(IPv6Address(value))
    except ValueError:
        raise ValueError(f'"{value}" is no Ethernet address, and no IPv6 address') from None


def _macs_towards(name: str, network: Network, router: Router) -> list[int]:
    """Returns the Ethernet addresses of a router's ports to another, or to the subnet of that."""
    near = network.segments.get(router.name, {router.name})
    found = next((other for other in network.routers if other.name == name), None)
    ports = network.neighbours[name] if found is not None else {}
    return [found.mac(port) for port, far in sorted(ports.items()) if found is not None and far.node in near]
