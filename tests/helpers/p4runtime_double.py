"""A P4Runtime server in a few lines, with the faults that a controller must notice: for tests without a switch."""

from __future__ import annotations

import queue
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Thread
from typing import Any

import grpc
from finsy.proto import U128, p4r, p4r_grpc, rpc_code, rpc_status
from google.protobuf import any_pb2


class Server(p4r_grpc.P4RuntimeServicer):
    """One device: mastership by election id, one pipeline, entries by key, packet-ins that a test sends."""

    def __init__(self, port: int = 0) -> None:
        self.elections: dict[queue.Queue[Any], int] = {}
        self.highest = 0
        """The highest election id ever seen: its owner is the primary, and without it there is none (section 5.3)."""
        self.config: Any = None
        self.entries: dict[bytes, Any] = {}
        self.writes: list[Any] = []
        self.forget: set[bytes] = set()
        """Keys of entries that are acknowledged and never held."""
        self.refuse: set[bytes] = set()
        self._server = grpc.server(ThreadPoolExecutor(16))
        p4r_grpc.add_P4RuntimeServicer_to_server(self, self._server)
        self.port = self._server.add_insecure_port(f"127.0.0.1:{port}")
        self._server.start()

    def stop(self) -> None:
        """Breaks all streams, as if the process had ended."""
        self._server.stop(None).wait()

    def packet_in(self, frame: bytes) -> None:
        """Sends a packet-in to the primary."""
        primary = next(stream for stream, number in self.elections.items() if number == self.highest)
        metadata = [p4r.PacketMetadata(metadata_id=1, value=b"\x01")]
        primary.put(p4r.StreamMessageResponse(packet=p4r.PacketIn(payload=frame, metadata=metadata)))

    def StreamChannel(self, requests: Iterator[Any], context: grpc.ServicerContext) -> Iterator[Any]:  # noqa: N802
        mine: queue.Queue[Any] = queue.Queue()

        def gone() -> None:
            was_primary = self.elections.pop(mine, 0) == self.highest
            mine.put(None)
            if was_primary:
                self._notify(rpc_code.NOT_FOUND, self.elections)

        def listen() -> None:
            with suppress(grpc.RpcError):
                for request in requests:
                    self.elections[mine] = U128.decode(request.arbitration.election_id)
                    self.highest = max(self.highest, self.elections[mine])
                    first = {stream for stream, number in self.elections.items() if number == self.highest}
                    self._notify(rpc_code.OK, first)
                    self._notify(rpc_code.ALREADY_EXISTS if first else rpc_code.NOT_FOUND, set(self.elections) - first)

        context.add_callback(gone)
        Thread(target=listen, daemon=True).start()
        return iter(mine.get, None)

    def _notify(self, code: int, streams: Iterable[Any]) -> None:
        update = p4r.MasterArbitrationUpdate(election_id=U128.encode(self.highest), status=rpc_status.Status(code=code))
        for stream in list(streams):
            stream.put(p4r.StreamMessageResponse(arbitration=update))

    def SetForwardingPipelineConfig(self, request: Any, context: grpc.ServicerContext) -> Any:  # noqa: N802
        self._check_primary(request, context)
        self.config = request.config
        self.entries.clear()
        return p4r.SetForwardingPipelineConfigResponse()

    def GetForwardingPipelineConfig(self, request: Any, context: grpc.ServicerContext) -> Any:  # noqa: N802, ARG002
        if self.config is None:
            context.abort(grpc.StatusCode.FAILED_PRECONDITION, "No forwarding pipeline config set for this device")
        return p4r.GetForwardingPipelineConfigResponse(config=self.config)

    def Write(self, request: Any, context: grpc.ServicerContext) -> Any:  # noqa: N802
        self._check_primary(request, context)
        errors = []
        for update in request.updates:
            self.writes.append(update)
            key = key_of(update.entity)
            error = p4r.Error(canonical_code=rpc_code.OK)
            if key in self.refuse:
                error = p4r.Error(canonical_code=rpc_code.RESOURCE_EXHAUSTED, message="table is full")
            elif update.type == p4r.Update.DELETE:
                self.entries.pop(key)
            elif key not in self.forget:
                self.entries[key] = update.entity
            errors.append(error)
        if any(error.canonical_code for error in errors):
            details = [any_pb2.Any() for _ in errors]
            for detail, error in zip(details, errors, strict=True):
                detail.Pack(error)
            status = rpc_status.Status(code=rpc_code.UNKNOWN, message="", details=details)
            context.set_trailing_metadata((("grpc-status-details-bin", status.SerializeToString()),))
            context.abort(grpc.StatusCode.UNKNOWN, "")
        return p4r.WriteResponse()

    def Read(self, request: Any, context: grpc.ServicerContext) -> Iterator[Any]:  # noqa: N802, ARG002
        found = [
            held
            for asked in request.entities
            for held in self.entries.values()
            if asked.WhichOneof("entity") == held.WhichOneof("entity")
            and asked.table_entry.table_id in (0, held.table_entry.table_id)
        ]
        yield p4r.ReadResponse(entities=found)

    def Capabilities(self, request: Any, context: grpc.ServicerContext) -> Any:  # noqa: N802, ARG002
        return p4r.CapabilitiesResponse(p4runtime_api_version="1.4.0")

    def _check_primary(self, request: Any, context: grpc.ServicerContext) -> None:
        if U128.decode(request.election_id) != self.highest:
            context.abort(grpc.StatusCode.PERMISSION_DENIED, "not primary")


def key_of(entity: Any) -> bytes:
    """Returns the key that identifies an entity."""
    kept = type(entity)()
    kept.CopyFrom(entity)
    if kept.HasField("table_entry"):
        kept.table_entry.ClearField("action")
    else:
        session = kept.packet_replication_engine_entry.clone_session_entry
        session.ClearField("replicas")
    return bytes(kept.SerializeToString(deterministic=True))
