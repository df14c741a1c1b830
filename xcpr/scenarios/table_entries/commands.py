"""From a scenario's entries to the commands that a router's program gets.

Tables, actions and groups become P4Runtime's messages, checked by the stores of our P4Runtime server: a controller over
the network would get the same error for the same mistake.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from finsy.proto import p4r

from xcpr.controller import routing
from xcpr.controller.network import Network, Router
from xcpr.io import input_files, schema
from xcpr.io.paths import display_path
from xcpr.io.schema import Invalid, Problem, ProblemList
from xcpr.p4runtime.books import EntityStore
from xcpr.p4runtime.encoding import bytestrings, textformat
from xcpr.p4runtime.pipeline.program import EXACT, KINDS, LPM, OPTIONAL, RANGE, TERNARY, Action, Field, Program, Table
from xcpr.scenarios.programs import p4_files
from xcpr.scenarios.table_entries import cli_commands, onos_flow_rules, runtime_json
from xcpr.scenarios.table_entries.entries import Entries, Routes, Row, Value, number
from xcpr.scenarios.table_entries.p4_updates import FileUpdate


def of_router(program: Program, entries: Entries, network: Network, router: Router) -> list[dict[str, Any]]:
    """Makes the commands for one router's program before the run (crates/engine/src/command/); raises ``Invalid``."""
    return _checked(program, entries, network, router)[0]


def write_request(program: Program, entries: Entries, network: Network, router: Router) -> p4r.WriteRequest:
    """Makes the same as P4Runtime has it; raises ``Invalid``."""
    return p4r.WriteRequest(updates=_checked(program, entries, network, router)[1])


def _checked(
    program: Program, entries: Entries, network: Network, router: Router
) -> tuple[list[dict[str, Any]], list[p4r.Update]]:
    recorder = _Recorder()
    writer = _Writer(program, network, router)
    own = [*_update_rows(writer, entries), *_update_replication(writer, entries)]
    writer.refuse()
    updates = [((router.name, f"router.entries.{place}"), update) for place, update in own]
    for file, build in FILES.items():
        if (name := getattr(entries, file)) is not None:
            source = f"{display_path(Path(name))} (router {router.name})"
            updates += [((source, one.place), one.update) for one in build(Path(name), program, network, router)]
    outcomes = EntityStore(program, recorder).write([u for _, u in updates], p4r.WriteRequest.CONTINUE_ON_ERROR)
    refused = [(place, one.message) for (place, _), one in zip(updates, outcomes, strict=True) if one]
    if refused:
        raise Invalid([Problem(*place, message) for place, message in refused])
    return recorder.commands, [update for _, update in updates]


class _Recorder:
    """Takes commands, and does none: the simulator will."""

    def __init__(self) -> None:
        self.commands: list[dict[str, Any]] = []

    def apply(self, commands_json: str) -> str:
        """Keeps commands."""
        commands = json.loads(commands_json)
        self.commands += commands
        return json.dumps(["done"] * len(commands))


Placed = tuple[str, p4r.Update]
"""An update and the key that it comes from."""


class _Writer:
    """Writes P4Runtime's messages for one router from names, and gathers what is wrong."""

    def __init__(self, program: Program, network: Network, router: Router) -> None:
        self.network, self.router = network, router
        self.tables = {table.name: table for table in program.tables.values()}
        self.problems = ProblemList()

    def wrong(self, place: str, message: str) -> None:
        """Notes a problem."""
        self.problems.append(Problem(self.router.name, f"router.entries.{place}", message))

    def refuse(self) -> None:
        """Raises ``Invalid`` with what was wrong."""
        if self.problems:
            raise Invalid(self.problems)

    def number(self, value: Value, place: str) -> int:
        """Returns the meaning of a value at this router."""
        try:
            return number(value, self.network, self.router)
        except ValueError as error:
            self.wrong(place, str(error))
            return 0

    def table(self, name: str, place: str) -> Table | None:
        """Returns the table of that name; None where there is none, which is reported."""
        if name not in self.tables:
            self.wrong(f"{place}.table", f"must be {schema.one_of([*self.tables])}, not {schema.show(name)}")
        return self.tables.get(name)

    def entry(self, place: str, *rows: Row) -> Iterator[Placed]:
        """Yields the update that writes a row. Several differ in their parameters only: the table's selector
        chooses."""
        row = rows[0]
        table = self.table(row.table, place)
        action = self._action(table, row.action, place) if table is not None else None
        if table is None or action is None:
            return
        entry = p4r.TableEntry(table_id=table.id, priority=row.priority, is_default_action=row.default)
        fields = {field.name: field for field in table.fields.values()}
        for name, value in row.match:
            if name in fields:
                self._match(entry, fields[name], value, f"{place}.match.{name}")
            else:
                self.wrong(f"{place}.match", schema.unknown(name, [*fields]))
        calls = [self._call(action, row, place) for row in rows]
        if table.profile is not None and table.profile.selector and not row.default:
            several = entry.action.action_profile_action_set.action_profile_actions
            several.extend(p4r.ActionProfileAction(action=call, weight=1) for call in calls)
        else:
            entry.action.action.CopyFrom(calls[0])
        kind = p4r.Update.MODIFY if row.default else p4r.Update.INSERT
        yield place, p4r.Update(type=kind, entity=p4r.Entity(table_entry=entry))

    def _call(self, action: Action, row: Row, place: str) -> p4r.Action:
        call = p4r.Action(action_id=action.id)
        params = {param.name: param for param in action.params.values()}
        for name, value in row.params:
            if name in params:
                encoded = _encode(params[name], self.number(value, f"{place}.params.{name}"))
                call.params.add(param_id=params[name].id, value=encoded)
            else:
                self.wrong(f"{place}.params", schema.unknown(name, [*params]))
        return call

    def _action(self, table: Table, name: str, place: str) -> Action | None:
        actions = {action.name: action for action in table.actions.values()}
        if name not in actions:
            self.wrong(f"{place}.action", f"must be {schema.one_of([*actions])}, not {schema.show(name)}")
        return actions.get(name)

    def _match(self, entry: p4r.TableEntry, field: Field, value: Value, place: str) -> None:
        """Adds a field's match, written as its kind is."""
        whole, every = str(value), (1 << field.width) - 1
        one = entry.match.add(field_id=field.id)
        head, slash, length = whole.partition("/")
        low, dots, high = whole.partition("..")
        base, masked, mask = whole.partition("&&&")
        if (slash and field.kind != LPM) or (dots and field.kind != RANGE) or (masked and field.kind != TERNARY):
            self.wrong(place, f"must be a match of kind {KINDS[field.kind]}, not {schema.show(value)}")
        elif field.kind == EXACT:
            one.exact.value = _encode(field, self.number(value, place))
        elif field.kind == OPTIONAL:
            one.optional.value = _encode(field, self.number(value, place))
        elif field.kind == LPM:
            one.lpm.value = bytestrings.encode(self.number(head if slash else value, place))
            one.lpm.prefix_len = int(length) if slash else field.width
        elif field.kind == TERNARY:
            one.ternary.value = bytestrings.encode(self.number(base.strip() if masked else value, place))
            one.ternary.mask = bytestrings.encode(self.number(mask.strip(), place) if masked else every)
        else:
            one.range.low = bytestrings.encode(self.number(low if dots else value, place))
            one.range.high = bytestrings.encode(self.number(high if dots else value, place))


def _encode(field: Field, value: int) -> bytes:
    """Encodes a value as a controller does: a type of strings has the decimal digits."""
    return bytestrings.encode(value) if field.string_type is None else str(value).encode()


def _update_rows(writer: _Writer, entries: Entries) -> Iterator[Placed]:
    yield from _update_routes(writer, entries)
    for name, row in entries.rows.items():
        if _is_for(writer, row.routers, f"rows.{name}"):
            yield from writer.entry(f"rows.{name}", row)


def _update_routes(writer: _Writer, entries: Entries) -> Iterator[Placed]:
    finders = {"routes": _find_hops, "ipv6_routes": _find_ipv6_hops}
    for key, find in finders.items():
        routes: Routes = getattr(entries, key)
        table = writer.table(routes.table, key) if routes.table is not None else None
        if table is None:
            continue
        fields, bits = list(table.fields.values()), 32 if key == "routes" else 128
        if len(fields) != 1 or fields[0].width != bits or fields[0].kind not in (LPM, EXACT):
            allowed = f"one key field, of {bits} bits and of kind lpm or exact, for the address"
            writer.wrong(f"{key}.table", f"must have {allowed}")
            continue
        (field,) = fields
        for match, hops in find(writer, table, field).items():
            yield from writer.entry(key, *(_route(routes, table, field, match, hop) for hop in hops))
            if writer.problems:
                return


_HopsByMatch = dict[str, tuple[routing.Hop, ...]]
"""The next hops by match."""


def _find_hops(writer: _Writer, table: Table, field: Field) -> _HopsByMatch:
    if table.profile is not None and table.profile.selector:
        ways = routing.multipath_hops(writer.network, writer.router)
    else:
        ways = [(hop,) for hop in routing.hops(writer.network, writer.router)]
    if field.kind == LPM:
        return {str(hops[0].prefix): hops for hops in ways}
    # A host's own hops stand behind those of the prefix it is in.
    addresses = [host.address for host in writer.network.interfaces]
    return {str(address): hops for hops in ways for address in addresses if address in hops[0].prefix}


def _find_ipv6_hops(writer: _Writer, _table: Table, field: Field) -> _HopsByMatch:
    hops = routing.ipv6_hops(writer.network, writer.router)
    return {str(prefix if field.kind == LPM else prefix[0]): (hop,) for prefix, hop in hops.items()}


def _route(routes: Routes, table: Table, field: Field, match: str, hop: routing.Hop) -> Row:
    means: dict[Value, int] = {"port": hop.port, "next hop": hop.next_mac, "own": hop.port_mac}
    params = tuple((name, means[role]) for name, role in routes.params)
    return Row(table=table.name, action=routes.action, match=((field.name, match),), params=params)


def _update_replication(writer: _Writer, entries: Entries) -> Iterator[Placed]:
    for name, session in entries.clone_sessions.items():
        place = f"clone_sessions.{name}"
        if _is_for(writer, session.routers, place):
            made = p4r.CloneSessionEntry(session_id=session.session, packet_length_bytes=session.bytes)
            made.replicas.extend(_replicas(writer, session.ports, place))
            yield place, _replication(p4r.PacketReplicationEngineEntry(clone_session_entry=made))
    for name, group in entries.multicast_groups.items():
        place = f"multicast_groups.{name}"
        if _is_for(writer, group.routers, place):
            copies = p4r.MulticastGroupEntry(multicast_group_id=group.group)
            copies.replicas.extend(_replicas(writer, group.ports, place))
            yield place, _replication(p4r.PacketReplicationEngineEntry(multicast_group_entry=copies))


def _replicas(writer: _Writer, ports: Sequence[Value], place: str) -> list[p4r.Replica]:
    """Makes copies with the instances 1, 2, ..., which the program sees as ``egress_rid``."""
    numbers = [writer.number(port, f"{place}.ports") for port in ports]
    return [p4r.Replica(egress_port=min(port, 2**32 - 1), instance=i) for i, port in enumerate(numbers, 1)]


def _replication(entry: p4r.PacketReplicationEngineEntry) -> p4r.Update:
    return p4r.Update(type=p4r.Update.INSERT, entity=p4r.Entity(packet_replication_engine_entry=entry))


def _is_for(writer: _Writer, routers: Sequence[str], place: str) -> bool:
    """Says whether this router is meant; there have to be routers of these names."""
    names = [router.name for router in writer.network.routers]
    for name in routers:
        if name not in names:
            writer.wrong(f"{place}.routers", f"must be {schema.one_of(names)}, not {schema.show(name)}")
    return not routers or writer.router.name in routers


def _read_write_request(path: Path) -> list[FileUpdate]:
    """Reads the updates of a WriteRequest; raises ``Invalid``."""
    text = input_files.read_text(path, input_files.MAX_TEXT_FORMAT_BYTES)
    input_files.check_text_format(text, display_path(path))
    try:
        request = textformat.parse(text, p4r.WriteRequest())
    except (ValueError, RecursionError) as error:
        problem = f"is no WriteRequest of P4Runtime in protobuf's text format: {p4_files.one_line(error)}"
        raise Invalid([Problem(display_path(path), "", problem)]) from None
    return [FileUpdate(f"updates[{i}]", update) for i, update in enumerate(request.updates)]


def _read_flow_rules(path: Path, program: Program, network: Network, router: Router) -> list[FileUpdate]:
    """Reads the rules of a router; raises ``Invalid``."""
    return onos_flow_rules.build_updates(path, program, router.name, [one.name for one in network.routers])


FILES: Mapping[str, Callable[[Path, Program, Network, Router], Sequence[FileUpdate]]] = {
    "p4runtime": lambda path, *_: _read_write_request(path),
    "runtime_json": lambda path, program, *_: runtime_json.build_updates(path, program),
    "commands": lambda path, program, *_: cli_commands.build_updates(path, program),
    "flow_rules": _read_flow_rules,
}
"""The keys of entries that name a file, with the readers of these files."""
