"""A BfRt server in a few lines, as strict as a driver's: for tests without a switch.

The server takes p4src/compiled/tna_bf_rt.json for the truth. A table, an action or a field is known by its
number there, a value has exactly its field's bytes and fits into its bits, and mandatory fields are there.
Its behaviour was read in open-p4studio's driver. Clients go by number, one bound to a program. Every update
of a batch is tried, and refusals go by their places in the details of the status.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import grpc
from finsy.proto import rpc_code, rpc_status
from google.protobuf import any_pb2

from xcpr.controller.targets.bfrt_messages import BIND, CLASSES, DELETE, INSERT, MODIFY, PACKAGE
from xcpr.io.paths import COMPILED

PROGRAM = "xcp_router"
BF_RT = (COMPILED / "tna_bf_rt.json").read_bytes()
MATCHES = {"Exact": "exact", "Ternary": "ternary", "LPM": "lpm"}
BITS = {"uint16": 16, "uint32": 32}


def driver_field(number: int, name: str, kind: str, *choices: str, read_only: bool = False) -> dict[str, Any]:
    """Makes a field of one of the driver's tables."""
    field_type: dict[str, Any] = {"type": kind} | ({"choices": list(choices)} if choices else {})
    return {
        "mandatory": False,
        "read_only": read_only,
        "singleton": {"id": number, "name": name, "repeated": False, "annotations": [], "type": field_type},
    }


def driver_table(number: int, name: str, kind: str, size: int, key: tuple[str, str], *data: Any, **more: Any) -> Any:
    """Makes one of the driver's tables, whose key is one number."""
    keys = [{"id": 1, "name": key[0], "mandatory": True, "match_type": "Exact", "type": {"type": key[1]}}]
    return {"name": name, "id": number, "table_type": kind, "size": size, "key": keys, "data": list(data)} | more


DRIVER = {
    "tables": [
        driver_table(
            *(4278452225, "$mirror.cfg", "MirrorCfg", 1024, ("$sid", "uint16")),
            driver_field(5, "$session_enable", "bool"),
            driver_field(6, "$direction", "string", "INGRESS", "EGRESS", "BOTH"),
            driver_field(7, "$ucast_egress_port", "uint32"),
            driver_field(8, "$ucast_egress_port_valid", "bool"),
            driver_field(11, "$packet_color", "string", "GREEN", "YELLOW", "RED"),
            driver_field(23, "$max_pkt_len", "uint16"),
            action_specs=[{"id": 2, "name": "$normal", "data": []}],
        ),
        driver_table(
            *(4278255617, "$PORT", "PortConfigure", 256, ("$DEV_PORT", "uint32")),
            driver_field(1, "$SPEED", "string", "BF_SPEED_10G", "BF_SPEED_40G_NB", "BF_SPEED_100G"),
            driver_field(4, "$PORT_ENABLE", "bool"),
            driver_field(25, "$PORT_UP", "bool", read_only=True),
        ),
    ]
}
"""The part of the driver's tables that a controller reads and writes, with their numbers
(bf_rt_mirror_tf1.json and bf_rt_port_tf1.json of open-p4studio)."""


class Refused(Exception):
    """An update, or a call, that the server does not do."""

    def __init__(self, code: grpc.StatusCode, words: str) -> None:
        super().__init__(words)
        self.code = code


def invalid(words: str) -> Refused:
    """Makes the refusal of a request that is not as the file says."""
    return Refused(grpc.StatusCode.INVALID_ARGUMENT, words)


class Server:
    """One chip with one program."""

    def __init__(self, port: int = 0, program: str = PROGRAM) -> None:
        tables = [*json.loads(BF_RT)["tables"], *DRIVER["tables"]]
        self.tables: dict[int, dict[str, Any]] = {table["id"]: table for table in tables}
        self.names = {table["name"].removeprefix("pipe."): table["id"] for table in tables}
        self.entries: dict[int, dict[bytes, Any]] = {number: {} for number in self.tables}
        self.writes: list[tuple[int, Any]] = []
        self.forget: set[str] = set()
        """Tables that acknowledge an entry and do not hold it."""
        self.program = program
        self.bound: int | None = None
        self._clients: set[int] = set()
        self._lock = threading.Lock()
        self._server = grpc.server(ThreadPoolExecutor(8))
        self._server.add_generic_rpc_handlers([self._handlers()])
        self.port = self._server.add_insecure_port(f"127.0.0.1:{port}")
        self._server.start()

    def stop(self) -> None:
        """Breaks all streams, as if the process had ended."""
        self._server.stop(None).wait()

    def held(self, table: str) -> list[Any]:
        """Returns a table's entries."""
        return list(self.entries[self.names[table]].values())

    def add_port(self, number: int, speed: str = "BF_SPEED_100G", up: bool = True) -> None:
        """Adds a port as its owner makes it."""
        entry = CLASSES["TableEntry"](table_id=self.names["$PORT"])
        entry.key.fields.add(field_id=1).exact.value = number.to_bytes(4, "big")
        entry.data.fields.add(field_id=1).str_val = speed
        entry.data.fields.add(field_id=25).bool_val = up
        self.entries[entry.table_id][entry.key.SerializeToString(deterministic=True)] = entry

    def _handlers(self) -> Any:
        def handler(make: Any, method: Callable[..., Any], name: str) -> Any:
            message = "StreamMessage" if name == "StreamChannel" else name
            response = CLASSES[f"{message}Response"].SerializeToString
            return make(method, CLASSES[f"{message}Request"].FromString, response)

        unary = grpc.unary_unary_rpc_method_handler
        return grpc.method_handlers_generic_handler(
            f"{PACKAGE}.BfRuntime",
            {
                "StreamChannel": handler(grpc.stream_stream_rpc_method_handler, self._stream, "StreamChannel"),
                "Read": handler(grpc.unary_stream_rpc_method_handler, self._read, "Read"),
                "Write": handler(unary, self._write, "Write"),
                "SetForwardingPipelineConfig": handler(unary, self._bind, "SetForwardingPipelineConfig"),
                "GetForwardingPipelineConfig": handler(unary, self._config, "GetForwardingPipelineConfig"),
            },
        )

    def _stream(self, requests: Iterator[Any], context: grpc.ServicerContext) -> Iterator[Any]:
        client = next(requests).client_id
        with self._lock:
            if client in self._clients:
                context.abort(grpc.StatusCode.INVALID_ARGUMENT, "Can't have two clients with the same client id")
            self._clients.add(client)
        gone = threading.Event()
        context.add_callback(gone.set)
        reply = CLASSES["StreamMessageResponse"]()
        reply.subscribe.status.code = rpc_code.OK
        yield reply
        gone.wait()
        with self._lock:
            self._clients.discard(client)
            if self.bound == client:
                self.bound = None

    def _bind(self, request: Any, context: grpc.ServicerContext) -> Any:
        assert request.action == BIND and len(request.config) == 1 and request.client_id in self._clients
        if self.bound is not None:
            words = f"Client ID {request.client_id} trying to bind but Client ID {self.bound} already owns this P4"
            context.abort(grpc.StatusCode.ALREADY_EXISTS, words)
        if request.config[0].p4_name != self.program:
            words = f"Failed to find BfRtInfo for program {request.config[0].p4_name}"
            context.abort(grpc.StatusCode.NOT_FOUND, words)
        self.bound = request.client_id
        return CLASSES["SetForwardingPipelineConfigResponse"]()

    def _config(self, request: Any, context: grpc.ServicerContext) -> Any:  # noqa: ARG002
        made = CLASSES["GetForwardingPipelineConfigResponse"]()
        made.config.add(p4_name=self.program, bfruntime_info=BF_RT)
        made.non_p4_config.bfruntime_info = json.dumps(DRIVER).encode()
        return made

    def _read(self, request: Any, context: grpc.ServicerContext) -> Iterator[Any]:
        assert request.client_id == self.bound and request.target.pipe_id == 0xFFFF
        reply, errors = CLASSES["ReadResponse"](), []
        for entity in request.entities:
            asked, entries = entity.table_entry, self.entries[entity.table_entry.table_id]
            if asked.WhichOneof("value") is None:
                for entry in entries.values():
                    reply.entities.add().table_entry.CopyFrom(entry)
                reply.entities.add().table_entry.MergeFrom(
                    CLASSES["TableEntry"](table_id=asked.table_id, is_default_entry=True)
                )
                errors.append(None)
            elif (found := entries.get(asked.key.SerializeToString(deterministic=True))) is not None:
                reply.entities.add().table_entry.CopyFrom(found)
                errors.append(None)
            else:
                errors.append(Refused(grpc.StatusCode.NOT_FOUND, "Entry not found"))
        yield reply
        _end(context, errors, "Read Error Status")

    def _write(self, request: Any, context: grpc.ServicerContext) -> Any:
        assert request.client_id == self.bound and request.target.pipe_id == 0xFFFF
        errors: list[Refused | None] = []
        for update in request.updates:
            try:
                self._update(update.type, update.entity.table_entry)
                errors.append(None)
            except Refused as refused:
                errors.append(refused)
        _end(context, errors, "Write Error Status")
        return CLASSES["WriteResponse"]()

    def _update(self, kind: int, entry: Any) -> None:
        if entry.table_id not in self.tables:
            raise Refused(grpc.StatusCode.NOT_FOUND, f"Table not found for id {entry.table_id}")
        table, entries = self.tables[entry.table_id], self.entries[entry.table_id]
        _check_key(table, entry.key)
        key = entry.key.SerializeToString(deterministic=True)
        if (key in entries) == (kind == INSERT):
            code = grpc.StatusCode.ALREADY_EXISTS if kind == INSERT else grpc.StatusCode.NOT_FOUND
            raise Refused(code, f"{'Already exists' if kind == INSERT else 'Not found'} in {table['name']}")
        self.writes.append((kind, entry))
        if kind == DELETE:
            del entries[key]
            return
        assert kind in {INSERT, MODIFY}
        _check_data(table, entry.data)
        if kind == INSERT and len(entries) >= table["size"]:
            raise Refused(grpc.StatusCode.RESOURCE_EXHAUSTED, f"No space in {table['name']}")
        if table["name"].removeprefix("pipe.") not in self.forget:
            kept = CLASSES["TableEntry"]()
            kept.CopyFrom(entry)
            kept.data.fields.reverse()
            entries[key] = kept


def _end(context: grpc.ServicerContext, errors: list[Refused | None], words: str) -> None:
    """Ends a batch with its status: none where all went well, else each update's up to the last that was refused."""
    refused = [place for place, error in enumerate(errors) if error is not None]
    if not refused:
        return
    status = rpc_status.Status(code=rpc_code.UNKNOWN, message=words)
    for error in errors[: refused[-1] + 1]:
        part = CLASSES["Error"]()
        if error is not None:
            part.canonical_code, part.message = error.code.value[0], str(error)
        detail = any_pb2.Any(type_url=f"type.googleapis.com/{PACKAGE}.Error", value=part.SerializeToString())
        status.details.append(detail)
    context.set_trailing_metadata([("grpc-status-details-bin", status.SerializeToString())])
    context.abort(grpc.StatusCode.UNKNOWN, words)


def _check_bytes(value: bytes, kind: dict[str, Any], where: str) -> None:
    bits = kind["width"] if kind["type"] == "bytes" else BITS[kind["type"]]
    if len(value) != (bits + 7) // 8:
        raise invalid(f"{where}: {len(value)} bytes are not the {(bits + 7) // 8} of the field")
    if int.from_bytes(value, "big") >> bits:
        raise invalid(f"{where}: value is greater than what {bits} bits allow")


def _check_key(table: dict[str, Any], key: Any) -> None:
    known = {field["id"]: field for field in table["key"]}
    if sorted(field.field_id for field in key.fields) != sorted(known):
        raise invalid(f"{table['name']}: key fields are not {sorted(known)}")
    for field in key.fields:
        key_info, where = known[field.field_id], f"{table['name']} key {field.field_id}"
        kind = MATCHES[key_info["match_type"]]
        if field.WhichOneof("match_type") != kind:
            raise invalid(f"{where}: Incorrect key type")
        match = getattr(field, kind)
        _check_bytes(match.value, key_info["type"], where)
        if kind == "ternary":
            _check_bytes(match.mask, key_info["type"], where)
        if kind == "lpm" and not 0 <= match.prefix_len <= key_info["type"]["width"]:
            raise invalid(f"{where}: prefix of {match.prefix_len} bits")


def _check_data(table: dict[str, Any], data: Any) -> None:
    known = {field["singleton"]["id"]: (field, field["singleton"]) for field in table["data"]}
    if table.get("action_specs"):
        actions = {action["id"]: action for action in table["action_specs"]}
        action = actions.get(data.action_id)
        if action is None or action.get("action_scope") == "DefaultOnly":
            raise invalid(f"{table['name']}: action {data.action_id} is none for its entries")
        known |= {field["id"]: (field, field) for field in action["data"]}
    given = {field.field_id for field in data.fields}
    missing = {number for number, (outer, _) in known.items() if outer["mandatory"]} - given
    if missing or len(given) != len(data.fields):
        raise invalid(f"{table['name']}: fields {sorted(missing)} are missing, or one is given twice")
    for field in data.fields:
        where = f"{table['name']} data {field.field_id}"
        if field.field_id not in known or known[field.field_id][0]["read_only"]:
            raise invalid(f"{where}: no such field to write")
        kind = known[field.field_id][1]["type"]
        expected = {"bool": "bool_val", "string": "str_val"}.get(kind["type"], "stream")
        if field.WhichOneof("value") != expected:
            raise invalid(f"{where}: is no {kind['type']}")
        if expected == "stream":
            _check_bytes(field.stream, kind, where)
        elif expected == "str_val" and field.str_val not in kind["choices"]:
            raise invalid(f"{where}: {field.str_val} is none of its choices")
