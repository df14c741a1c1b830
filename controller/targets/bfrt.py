"""A Tofino with a BfRt server: bf_switchd, or what a network operating system has in its place.

The driver has loaded the program, and one controller at a time is bound to it. The ``bf-rt.json`` that the
server itself gives describes the tables. The rest is as over P4Runtime: compare the state with the goal,
write the difference, read back (ADRs 0501 and 0810). Ports are their owner's: this file says which of them
are missing, down, or slower than configured (ADR 0812). Telemetry comes out of the CPU port, and not
by this way.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import grpc
from finsy.proto import rpc_status

from ..entries import CloneSession, Exact, TableEntry, Ternary
from ..goal import Goal
from ..program import TofinoProgram
from .bfrt_messages import ALL, ALL_PIPES, BIND, CLASSES, DELETE, INSERT, MODIFY, SERVICE
from .bfrt_schema import Mismatch, Schema, Value, data_of, key_of
from .target import State, Watcher

RETRY_S = 1.0
"""Between two attempts to reach a server."""
UPDATES_AT_ONCE = 1000
"""In a write, whose message must stay under gRPC's usual 4 MB."""
MIRROR, PORTS = "$mirror.cfg", "$PORT"
"""The driver's tables of mirror sessions and of ports."""
SPEED = "BF_SPEED_"
"""In front of a speed's name, for example 100G."""

Entries = dict[Hashable, Any]
"""Entries by what makes each the one that it is."""


class BfRtTarget:
    """See ``controller.target.Target``."""

    def __init__(self, goal: Goal, election_id: int, watcher: Watcher) -> None:
        """Takes ``election_id``, the client's number: a server refuses two clients with the same."""
        described = goal.pipeline.described
        assert isinstance(described, TofinoProgram), "xcpr.worlds.control_plane.control sees to it"
        self._program = described
        self._goal = goal
        self._client_id = election_id
        self._watcher = watcher
        self._writing = asyncio.Lock()
        self._ready: tuple[_Client, Schema] | None = None
        self._reported = ""

    async def run(self) -> None:
        """Connects, and again after each loss of the stream."""
        while True:
            try:
                async with self._channel() as channel:
                    await self._connected(_Client(channel, self._client_id, self._goal.device_id))
                self._report(State.DOWN, "the stream ended")
            except grpc.aio.AioRpcError as error:
                taken = error.code() == grpc.StatusCode.ALREADY_EXISTS
                self._report(State.STANDBY if taken else State.DOWN, f"{error.code().name}: {error.details()}")
            except Mismatch as mismatch:
                if self._is_news(str(mismatch)):
                    self._watcher.report_error(self._goal.name, str(mismatch))
            finally:
                self._ready = None
            await asyncio.sleep(RETRY_S)

    async def change(self, entries: Sequence[TableEntry]) -> None:
        """Writes the entries if the router is ours now; if not, it gets them with all the others when it is."""
        self._goal = self._goal.changed(entries)
        if self._ready is None:
            return
        client, schema = self._ready
        try:
            async with self._writing:
                await client.write([(MODIFY, schema.entry(entry)) for entry in entries], schema)
        except (grpc.aio.AioRpcError, Mismatch) as error:
            self._watcher.report_error(self._goal.name, f"entries were not changed: {_error_text(error)}")

    def _channel(self) -> grpc.aio.Channel:
        options = [("grpc.max_receive_message_length", -1)]  # A table is read in one message.
        authority = self._goal.authority
        if authority is None:
            return grpc.aio.insecure_channel(self._goal.address, options=options)
        certificate, key = (path.read_bytes() for path in self._goal.identity) if self._goal.identity else (None, None)
        credentials = grpc.ssl_channel_credentials(authority.read_bytes(), key, certificate)
        return grpc.aio.secure_channel(self._goal.address, credentials, options=options)

    async def _connected(self, client: _Client) -> None:
        """Brings the router up, and waits until the stream ends."""
        stream = await client.subscribe()
        schema = await client.schema(self._program.driver_name)
        await client.bind(self._program.driver_name)
        async with self._writing:
            done = await self._bring_up(client, schema)
        self._ready = client, schema
        self._report(State.UP, done)
        for words in await self._ports(client, schema):
            self._watcher.report_error(self._goal.name, words)
        while await stream.read() is not grpc.aio.EOF:
            pass  # Nothing was asked for that a server would send.

    def _report(self, state: State, detail: str) -> None:
        if self._is_news(f"{state}: {detail}"):
            self._watcher.report_state(self._goal.name, state, detail)

    def _is_news(self, words: str) -> bool:
        """Returns whether the last report was another: each attempt in a row ends alike."""
        news, self._reported = words != self._reported, words
        return news

    async def _bring_up(self, client: _Client, schema: Schema) -> str:
        """Writes what is missing or different, deletes what is surplus, and reads all of it back."""
        entries = [*self._goal.entries, *_rows(self._goal.pipeline.compiled)]
        wanted = _by_key(schema.entry(entry) for entry in entries)
        sessions = _by_key(_session(schema, session) for session in self._goal.clone_sessions)
        held = await self._read_entries(client, schema)
        updates = [
            *((DELETE, _without_data(entry)) for key, entry in held.items() if key not in wanted),
            *_to_write(wanted, held),
            *_to_write(sessions, await _held_sessions(client, sessions)),
        ]
        await client.write(updates, schema)
        differences = [
            *_differences(schema, wanted, await self._read_entries(client, schema)),
            *_differences(schema, sessions, await _held_sessions(client, sessions)),
        ]
        if differences:
            raise Mismatch(f"read back differently: {_some(differences)}")
        count = f"{len(wanted)} entries, {len(sessions)} mirror session{'s' if len(sessions) != 1 else ''}"
        return f"{count} read back ({len(updates)} written)"

    async def _read_entries(self, client: _Client, schema: Schema) -> Entries:
        """Reads the entries of all tables that are a controller's."""
        tables = [await client.read(CLASSES["TableEntry"](table_id=table.id)) for table in schema.writable_tables]
        return _by_key(entry for table in tables for entry in table if not entry.is_default_entry)

    async def _ports(self, client: _Client, schema: Schema) -> list[str]:
        """Returns the faults of the ports whose capacity is configured at the router."""
        found = []
        table = schema.table(PORTS)
        for number, rate in self._program.rates(self._goal.entries).items():
            asked = schema.message(table, {"$DEV_PORT": Exact(number)}, None, {})
            entries = await client.read(asked, or_nothing=True)
            if not entries:
                found.append(f"port {number} is not there: its owner adds it, with speed and FEC")
                continue
            port = schema.values(entries[0])
            speed = _bits_per_s(str(port.get("$SPEED", "")))
            if not port.get("$PORT_UP", False):
                found.append(f"port {number} is not up")
            if speed is not None and rate > 1.001 * speed:
                told = f"was told {rate / 1e9:.3g} Gbit/s"
                found.append(f"port {number} {told} and runs at {speed / 1e9:g}: its queue would not stay short")
        return found


class _Client:
    """A server's methods. All of them raise ``grpc.aio.AioRpcError``."""

    def __init__(self, channel: grpc.aio.Channel, client_id: int, device_id: int) -> None:
        self._channel = channel
        self._who = {"client_id": client_id, "device_id": device_id}
        self._target = CLASSES["TargetDevice"](device_id=device_id, pipe_id=ALL_PIPES, direction=ALL, prsr_id=ALL)

    async def subscribe(self) -> Any:
        """Opens the stream, without which a client is none; its end is the client's."""
        open_stream = self._channel.stream_stream(
            SERVICE + "StreamChannel",
            request_serializer=CLASSES["StreamMessageRequest"].SerializeToString,
            response_deserializer=CLASSES["StreamMessageResponse"].FromString,
        )
        stream: Any = open_stream()
        request = CLASSES["StreamMessageRequest"](client_id=self._who["client_id"])
        request.subscribe.device_id = self._who["device_id"]
        await stream.write(request)
        await stream.read()
        return stream

    async def bind(self, name: str) -> None:
        """Makes the client the one that writes a program's tables."""
        request = CLASSES["SetForwardingPipelineConfigRequest"](action=BIND, **self._who)
        request.config.add(p4_name=name)
        await self._unary("SetForwardingPipelineConfig", request)

    async def schema(self, name: str) -> Schema:
        """Asks for the tables of a program and of the driver; raises ``Mismatch`` where the switch runs another
        program."""
        request = CLASSES["GetForwardingPipelineConfigRequest"](**self._who)
        told = await self._unary("GetForwardingPipelineConfig", request)
        programs = {config.p4_name: config.bfruntime_info for config in told.config}
        if name not in programs:
            raise Mismatch(f"the switch runs {', '.join(programs) or 'no program'}, not {name}")
        return Schema(programs[name], told.non_p4_config.bfruntime_info)

    async def read(self, entry: Any, or_nothing: bool = False) -> list[Any]:
        """Reads the entry with a key, or all of a table; ``or_nothing``: none where the key is not there."""
        request = CLASSES["ReadRequest"](target=self._target, client_id=self._who["client_id"])
        request.entities.add().table_entry.CopyFrom(entry)
        call = self._channel.unary_stream(
            SERVICE + "Read",
            request_serializer=CLASSES["ReadRequest"].SerializeToString,
            response_deserializer=CLASSES["ReadResponse"].FromString,
        )
        found: list[Any] = []
        replies: Any = call(request)
        try:
            async for reply in replies:
                found.extend(entity.table_entry for entity in reply.entities)
        except grpc.aio.AioRpcError as error:
            if not (or_nothing and all(code == grpc.StatusCode.NOT_FOUND.value[0] for _, code, _ in _parts(error))):
                raise
            return []
        return found

    async def write(self, updates: Sequence[tuple[int, Any]], schema: Schema) -> None:
        """Writes entries; raises ``Mismatch`` with those that were refused, in words."""
        for first in range(0, len(updates), UPDATES_AT_ONCE):
            part = updates[first : first + UPDATES_AT_ONCE]
            request = CLASSES["WriteRequest"](target=self._target, client_id=self._who["client_id"])
            for kind, entry in part:
                request.updates.add(type=kind).entity.table_entry.CopyFrom(entry)
            try:
                await self._unary("Write", request)
            except grpc.aio.AioRpcError as error:
                refused = [f"{schema.show(part[place][1])}: {words}" for place, code, words in _parts(error) if code]
                if not refused:
                    raise
                raise Mismatch(f"refused: {_some(refused)}") from None

    async def _unary(self, method: str, request: Any) -> Any:
        response = CLASSES[type(request).__name__.removesuffix("Request") + "Response"]
        call = self._channel.unary_unary(
            SERVICE + method,
            request_serializer=type(request).SerializeToString,
            response_deserializer=response.FromString,
        )
        return await call(request)


def _rows(compiled: Path) -> Iterator[TableEntry]:
    """Yields the entries that the program's arithmetic has alike on every switch; of two that match the first holds."""
    for rows in json.loads(compiled.read_bytes())["rows"]:
        for table, action in rows["tables"]:
            for place, (value, mask, result) in enumerate(rows["rows"]):
                match = {rows["field"]: Ternary(value, mask) if rows["ternary"] else Exact(value)}
                yield TableEntry(table, match, action, {rows["param"]: result}, place)


def _session(schema: Schema, session: CloneSession) -> Any:
    values: dict[str, Value] = {
        "$session_enable": True,
        "$direction": "EGRESS",
        "$ucast_egress_port": session.port,
        "$ucast_egress_port_valid": True,
        "$max_pkt_len": session.truncate_bytes,
    }
    return schema.message(schema.table(MIRROR), {"$sid": Exact(session.session)}, "$normal", values)


async def _held_sessions(client: _Client, desired: Entries) -> Entries:
    """Reads the sessions of these keys, of each only what was asked for: a session has more."""
    found: Entries = {}
    for key, session in desired.items():
        for held in await client.read(_without_data(session), or_nothing=True):
            asked = {field.field_id for field in session.data.fields}
            fields = [field for field in held.data.fields if field.field_id in asked]
            del held.data.fields[:]
            held.data.fields.extend(fields)
            found[key] = held
    return found


def _without_data(entry: Any) -> Any:
    return CLASSES["TableEntry"](table_id=entry.table_id, key=entry.key)


def _by_key(entries: Iterable[Any]) -> Entries:
    return {key_of(entry): entry for entry in entries}


def _to_write(desired: Mapping[Hashable, Any], held: Mapping[Hashable, Any]) -> Iterator[tuple[int, Any]]:
    for key, entry in desired.items():
        if key not in held:
            yield INSERT, entry
        elif data_of(entry) != data_of(held[key]):
            yield MODIFY, entry


def _differences(schema: Schema, desired: Mapping[Hashable, Any], held: Mapping[Hashable, Any]) -> Iterator[str]:
    for key, entry in desired.items():
        if key not in held:
            yield f"{schema.show(entry)} is missing"
        elif data_of(entry) != data_of(held[key]):
            yield f"{schema.show(entry)} is {schema.show(held[key])}"
    for key, entry in held.items():
        if key not in desired:
            yield f"{schema.show(entry)} is there still"


def _parts(error: grpc.aio.AioRpcError) -> list[tuple[int, int, str]]:
    """Returns the parts of a refused batch: place, canonical code and sentence of each update up to the last that was
    refused."""
    metadata: Any = error.trailing_metadata() or ()
    found = []
    for name, value in metadata:
        if name == "grpc-status-details-bin":
            for place, detail in enumerate(rpc_status.Status.FromString(value).details):
                part = CLASSES["Error"].FromString(detail.value)
                found.append((place, part.canonical_code, part.message))
    return found


def _error_text(error: Exception) -> str:
    return f"{error.code().name}: {error.details()}" if isinstance(error, grpc.aio.AioRpcError) else str(error)


def _some(sentences: Sequence[str]) -> str:
    """Returns the first few of many sentences, and how many more there are."""
    more = len(sentences) - 3
    return "; ".join(sentences[:3]) + (f"; and {more} more" if more > 0 else "")


def _bits_per_s(speed: str) -> float | None:
    """Reads a speed's name in bit/s; None for one without a number."""
    number = speed.removeprefix(SPEED).partition("_")[0].removesuffix("G")
    return float(number) * 1e9 if number.isdigit() else None
