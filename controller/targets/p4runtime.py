"""A router with a P4Runtime server: the embedded switch, BMv2's simple_switch_grpc.

finsy keeps the stream, the arbitration (it follows P4Runtime 1.3 and later, and BMv2's way) and the pipeline.
This file compares the entries that the router holds with those of the goal, writes the difference, and reads
back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

from finsy import (
    GRPCCredentialsTLS,
    GRPCStatusCode,
    P4ClientError,
    P4CloneSessionEntry,
    P4IndirectAction,
    P4Schema,
    P4TableAction,
    P4TableEntry,
    P4TableMatch,
    Switch,
    SwitchEvent,
    SwitchOptions,
)

from ..entries import Exact, Lpm, Match, TableEntry, Ternary
from ..goal import Goal
from ..reach import find_fault
from .target import State, Watcher

PACKET_QUEUE = 10_000
"""Packet-ins that may wait: some seconds of telemetry of all ports."""
FIND_FAULT_EVERY_S = 2.0
"""The time between two looks for the reason why a router is not reached."""
READ_EVERY_S = 0.5
"""How often a router that is up is read back."""
READ_SHARE = 0.02
"""The share of the time that may go into that."""


class Different(Exception):
    """The state that was read back differs from the state that was written."""


class P4RuntimeTarget:
    """See ``controller.target.Target``."""

    def __init__(self, goal: Goal, election_id: int, watcher: Watcher) -> None:
        self._goal = goal
        self._watcher = watcher
        self._writing = asyncio.Lock()
        self._up = False
        """Whether the router holds all of the goal, as far as we know."""
        self._connected = False
        options = SwitchOptions(
            # finsy declares a path, and takes the message, too.
            p4info=goal.pipeline.p4info,  # type: ignore[arg-type]
            p4blob=goal.pipeline.compiled,
            device_id=goal.device_id,
            initial_election_id=election_id,
            channel_credentials=_credentials(goal),
            ready_handler=self._ready,
        )
        self._switch = Switch(goal.name, goal.address, options)
        self._switch.ee.add_listener(SwitchEvent.CHANNEL_UP, self._listen)
        self._switch.ee.add_listener(SwitchEvent.CHANNEL_DOWN, self._down)

    async def run(self) -> None:
        """Connects, and again after each loss of the stream."""
        finding = asyncio.create_task(self._find_faults())
        try:
            await self._switch.run()
        finally:
            finding.cancel()

    async def _find_faults(self) -> None:
        """Reports why the router is not reached, once for each reason."""
        last = None
        while True:
            await asyncio.sleep(FIND_FAULT_EVERY_S)
            fault = None if self._connected else await find_fault(self._goal)
            if fault not in (None, last) and not self._connected:
                self._watcher.report_error(self._goal.name, str(fault))
            last = fault

    async def change(self, entries: Sequence[TableEntry]) -> None:
        """Writes the entries if the router is ours now; if not, it gets them with all the others when it is."""
        try:
            async with self._writing:
                self._goal = self._goal.changed(entries)
                if self._switch.is_up and self._switch.is_primary:
                    await self._switch.modify([_encode(entry) for entry in entries])
        except P4ClientError as error:
            self._watcher.report_error(
                self._goal.name, f"entries were not changed: {_describe_refusal(error, self._switch.p4info)}"
            )

    def _listen(self, switch: Switch) -> None:
        self._connected = True
        switch.create_task(self._receive(switch), background=True)
        switch.create_task(self._keep(switch), background=True)

    async def _keep(self, switch: Switch) -> None:
        """Repairs other writers' changes: arbitration admits every client that claims our own election id."""
        pause_s = READ_EVERY_S
        while True:
            await asyncio.sleep(pause_s)
            began = time.monotonic()
            if self._up and switch.is_primary:
                await self._repair(switch)
            pause_s = max(READ_EVERY_S, (time.monotonic() - began) / READ_SHARE)

    async def _repair(self, switch: Switch) -> None:
        try:
            async with self._writing:
                updates = await self._missing(switch)
                if updates and self._up:
                    self._watcher.report_error(
                        switch.name, f"another client wrote here: {len(updates)} updates put it right"
                    )
                    await switch.write(updates)
        except P4ClientError as error:
            # A lost stream or mastership is reported elsewhere; what was refused is tried again.
            if error.details:
                self._watcher.report_error(switch.name, _describe_refusal(error, switch.p4info))

    async def _receive(self, switch: Switch) -> None:
        async for packet in switch.read_packets(queue_size=PACKET_QUEUE):
            self._watcher.handle_packet(switch.name, packet.payload)

    def _down(self, switch: Switch) -> None:
        self._up = self._connected = False
        self._watcher.report_state(switch.name, State.DOWN, "the stream ended")

    async def _ready(self, switch: Switch) -> None:
        """Brings the router up once the pipeline is there; is called again when this controller gains or loses the
        mastership."""
        self._up = False
        if not switch.is_primary:
            self._watcher.report_state(switch.name, State.STANDBY, f"election id {switch.primary_id} is before ours")
            return
        try:
            async with self._writing:
                done = await self._bring_up(switch)
        except P4ClientError as error:
            if error.code == GRPCStatusCode.PERMISSION_DENIED:
                return  # the mastership was lost meanwhile; the stream will say so
            self._watcher.report_error(switch.name, _describe_refusal(error, switch.p4info))
            raise
        except (Different, ValueError) as error:
            self._watcher.report_error(switch.name, str(error))
            raise
        self._up = True
        self._watcher.report_state(switch.name, State.UP, done)

    def _goal_entries(self, schema: P4Schema) -> tuple[dict[Hashable, P4TableEntry], dict[int, P4CloneSessionEntry]]:
        """Returns the goal's entries and clone sessions, by their keys."""
        entries = _by_key(_canonical(schema, _encode(entry)) for entry in self._goal.entries)
        sessions = {
            item.session: P4CloneSessionEntry(
                item.session, packet_length_bytes=item.truncate_bytes, replicas=(item.port,)
            )
            for item in self._goal.clone_sessions
        }
        return entries, sessions

    async def _missing(self, switch: Switch) -> list[Any]:
        """Returns the updates that make of what the router holds what it is to hold."""
        wanted, sessions = self._goal_entries(switch.p4info)
        held = await self._held_entries(switch)
        updates: list[Any] = [-entry for key, entry in held.items() if key not in wanted]
        for key, entry in wanted.items():
            if key not in held:
                updates.append(+entry)
            elif _action(entry) != _action(held[key]):
                updates.append(~entry)
        held_sessions = await self._held_sessions(switch)
        for number, session in sessions.items():
            if number not in held_sessions:
                updates.append(+session)
            elif not _same_session(session, held_sessions[number]):
                updates.append(~session)
        return updates

    async def _bring_up(self, switch: Switch) -> str:
        """Writes what is missing or different, deletes what is surplus, and reads all of it back."""
        schema = switch.p4info
        updates = await self._missing(switch)
        await switch.write(updates)
        wanted, sessions = self._goal_entries(schema)
        differences = [
            *_differences(schema, wanted, await self._held_entries(switch)),
            *_session_differences(sessions, await self._held_sessions(switch)),
        ]
        if differences:
            raise Different("read back differently: " + "; ".join(differences))
        count = f"{len(wanted)} entries, {len(sessions)} clone session{'s' if len(sessions) != 1 else ''}"
        return f"{count} read back ({len(updates)} written)"

    async def _held_entries(self, switch: Switch) -> dict[Hashable, P4TableEntry]:
        """Returns the entries of the tables that a controller may write."""
        tables = [P4TableEntry(table.alias) for table in switch.p4info.tables if not table.is_const]
        reply: Any = switch.read(tables)  # finsy declares a coroutine, and gives an async iterator
        return _by_key([entry async for entry in reply if not entry.is_default_action])

    async def _held_sessions(self, switch: Switch) -> dict[int, P4CloneSessionEntry]:
        reply: Any = switch.read(P4CloneSessionEntry())
        return {entry.session_id: entry async for entry in reply}


def _credentials(goal: Goal) -> GRPCCredentialsTLS | None:
    if goal.authority is None:
        return None
    certificate, key = goal.identity or (None, None)
    return GRPCCredentialsTLS(cacert=goal.authority, cert=certificate, private_key=key)


def _encode(entry: TableEntry) -> P4TableEntry:
    return P4TableEntry(
        entry.table,
        match=P4TableMatch({name: _encode_match(match) for name, match in entry.match.items()}),
        action=P4TableAction(entry.action, **entry.params),
        priority=entry.priority,
    )


def _encode_match(match: Match) -> int | tuple[int, int]:
    match match:
        case Exact(value):
            return value
        case Lpm(value, prefix_len):
            return value, prefix_len
        case Ternary(value, mask):
            return value, mask


def _canonical(schema: P4Schema, entry: P4TableEntry) -> P4TableEntry:
    """Returns the entry as reading it back gives it."""
    return P4TableEntry.decode(entry.encode(schema), schema)


def _by_key(entries: Iterable[P4TableEntry]) -> dict[Hashable, P4TableEntry]:
    """Returns entries by what makes each of them the one that it is: table, match and priority."""
    return {(entry.table_id, frozenset((entry.match or {}).items()), entry.priority): entry for entry in entries}


def _action(entry: P4TableEntry) -> Hashable:
    match entry.action:
        case P4TableAction() as action:
            return action.name, frozenset(action.args.items())
        case P4IndirectAction() as action:
            return repr(action)
        case _:
            return None


def _show(schema: P4Schema, entry: P4TableEntry) -> str:
    return f"{entry.table_id}[{entry.match_str(schema)}] {entry.action_str(schema)}"


def _differences(
    schema: P4Schema, desired: Mapping[Hashable, P4TableEntry], held: Mapping[Hashable, P4TableEntry]
) -> Iterable[str]:
    for key, entry in desired.items():
        if key not in held:
            yield f"{_show(schema, entry)} is missing"
        elif _action(entry) != _action(held[key]):
            yield f"{_show(schema, entry)} is {held[key].action_str(schema)}"
    for key, entry in held.items():
        if key not in desired:
            yield f"{_show(schema, entry)} is there still"


def _session_differences(
    desired: Mapping[int, P4CloneSessionEntry], held: Mapping[int, P4CloneSessionEntry]
) -> Iterable[str]:
    for number, session in desired.items():
        if number not in held:
            yield f"clone session {number} is missing"
        elif not _same_session(session, held[number]):
            yield f"clone session {number} goes to {held[number].replicas_str()}, not {session.replicas_str()}"


def _same_session(one: P4CloneSessionEntry, other: P4CloneSessionEntry) -> bool:
    same_ports = sorted(one.replicas, key=str) == sorted(other.replicas, key=str)
    return same_ports and one.packet_length_bytes == other.packet_length_bytes


def _describe_refusal(error: P4ClientError, schema: P4Schema) -> str:
    """Says in a line what was refused: for a write, each entry that was refused and why."""
    if not error.details:
        return f"{error.code.name}: {error.message}"
    return "; ".join(
        f"{_refused(detail.subvalue, schema)}: {detail.canonical_code.name} {detail.message}".rstrip()
        for detail in error.details.values()
    )


def _refused(update: Any, schema: P4Schema) -> str:
    if update is not None and update.entity.HasField("table_entry"):
        return _show(schema, P4TableEntry.decode(update.entity, schema))
    return "clone session"
