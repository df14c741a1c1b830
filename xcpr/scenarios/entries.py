"""The entries for the routers of a P4 program of one's own: a scenario's ``[router.entries]``, or a file of
such tables.

Values are numbers, addresses, or words of the scenario's network, which nobody has to number by hand::

    80   "0x1f"   "10.1.0.2"   "02:00:00:01:00:02"   "address of d0"   "mac of d0"   "port to d0"   "port to r2"

A match is a value, and according to the key's kind a prefix ``"10.1.0.0/16"``, a value under a mask ``"0x10 &&& 0xf0"``
or a range ``"1024..65535"``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from ipaddress import IPv4Address
from pathlib import Path
from typing import Any, TypeGuard

from xcpr import schema
from xcpr.controller.network import Network, Router
from xcpr.files import read_toml
from xcpr.paths import shown
from xcpr.schema import Invalid, Problem, integer, key, list_of, switch, table, tables, taking, text

_ATOM = (
    r"(0x[0-9a-fA-F]+|[0-9]+|[0-9]+(\.[0-9]+){3}|[0-9a-fA-F]{2}(:[0-9a-fA-F]{2}){5}|(address of|mac of|port to) [^ ]+)"
)
_VALUE = re.compile(f"^{_ATOM}$")
_MATCH = re.compile(rf"^{_ATOM}(/[0-9]+| ?&&& ?{_ATOM}|\.\.{_ATOM})?$")
_EXAMPLES = '80, "0x1f", "10.1.0.2", "02:00:00:01:00:02", "address of d0", "mac of d0" or "port to d0"'

Value = int | str
Pairs = tuple[tuple[str, Value], ...]


def _written(pattern: re.Pattern[str], allowed: str) -> Callable[[object], Value]:
    def parse(value: object) -> Value:
        if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
            return value
        if isinstance(value, str) and pattern.match(value):
            return value
        raise ValueError(f"must be {allowed}, not {schema.show(value)}")

    return parse


a_value = _written(_VALUE, f"a value: {_EXAMPLES}")
_match = _written(
    _MATCH, f'a value ({_EXAMPLES}), a prefix "10.1.0.0/16", a mask "0x10 &&& 0xf0" or a range "1024..65535"'
)


def _named(of: Callable[[object], Value]) -> schema.Parser[Pairs]:
    """Makes a parser that takes a table of values by name."""

    @taking(type="object", additionalProperties={"anyOf": [{"type": "integer", "minimum": 0}, {"type": "string"}]})
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
    params: Pairs = key(_named(_role), dict, default=())
    """The role of each parameter: the "port" that leads there, the Ethernet address of the "next hop", or the
    port's "own"."""


@dataclass(frozen=True)
class Row:
    """An entry of a table."""

    table: str = key(text)
    action: str = key(text)
    match: Pairs = key(_named(_match), dict, default=())
    """By key field. Fields that are not exact may be left out; then they may be anything."""
    params: Pairs = key(_named(a_value), dict, default=())
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
    ports: tuple[Value, ...] = key(list_of(a_value, "ports"), list)
    bytes: int = key(integer(0, 0xFFFF), default=0)
    """The bytes that are kept of each; 0: all."""
    routers: tuple[str, ...] = key(list_of(text, 'routers, for example ["r1"]'), list, default=())


@dataclass(frozen=True)
class MulticastGroup:
    """Where the copies of packets go."""

    group: int = key(integer(1, 0xFFFF))
    ports: tuple[Value, ...] = key(list_of(a_value, "ports"), list)
    routers: tuple[str, ...] = key(list_of(text, 'routers, for example ["r1"]'), list, default=())


@dataclass(frozen=True)
class Entries:
    """All that a router's control plane does before the run."""

    routes: Routes = table(Routes, quiet=True)
    rows: dict[str, Row] = tables(Row)
    clone_sessions: dict[str, CloneSession] = tables(CloneSession)
    multicast_groups: dict[str, MulticastGroup] = tables(MulticastGroup)
    p4runtime: str | None = key(text, default=None)
    """A file with a WriteRequest of P4Runtime in protobuf's text format, for every router."""


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
    if is_path(program := made.get("program")):
        made["program"] = str(folder / program)
        if not program.endswith(".json"):
            description = folder / program / "program.toml"
            below = read_toml(description)
            compiled = below.pop("compiled", None)
            if not isinstance(compiled, str):
                raise Invalid([Problem(shown(description), "compiled", 'must be the file of p4c\'s JSON: "NAME.json"')])
            made["program"] = str(description.parent / compiled)
            if "speaks" in below:
                made.setdefault("speaks", below.pop("speaks"))
            below = _found_from(below, description.parent)
    entries = made.get("entries", {})
    if isinstance(entries, str):
        path = folder / entries
        entries = _found_from(read_toml(path), path.parent) if path.suffix == ".toml" else {"p4runtime": str(path)}
    elif isinstance(entries, Mapping):
        entries = _found_from(entries, folder)
    if isinstance(entries, Mapping):
        entries = schema.merge(below, entries)
    if entries or "entries" in made:
        made["entries"] = entries
    return made


def is_path(program: object) -> TypeGuard[str]:
    """Says whether ``router.program`` is the file or folder of a program of the user's own."""
    return isinstance(program, str) and (program.endswith(".json") or "/" in program)


def _found_from(entries: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """Returns entries whose file is named as it is from the working folder."""
    file = entries.get("p4runtime")
    return dict(entries) | ({"p4runtime": str(folder / file)} if isinstance(file, str) else {})


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
    if kind:
        hosts = {host.name: host for host in network.hosts}
        if name not in hosts:
            raise ValueError(f'"{value}": the scenario\'s hosts are {", ".join(hosts)}')
        return int(hosts[name].address) if kind == "address of" else hosts[name].mac
    if ":" in value:
        return int(value.replace(":", ""), 16)
    if "." in value:
        try:
            return int(IPv4Address(value))
        except ValueError:
            raise ValueError(f'"{value}" is no IPv4 address') from None
    return int(value, 0) if value.startswith("0x") else int(value)
