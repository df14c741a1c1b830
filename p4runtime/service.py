"""P4Runtime's RPCs for one device. All requests and events are served one after the other, under one lock."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

import grpc
from finsy.proto import p4r, p4r_grpc

from . import packets
from .arbitration import Arbitration, Client
from .books import Books
from .errors import (
    Refused,
    abort,
    abort_batch,
    aborting,
    denied,
    exhausted,
    invalid,
    precondition,
    unavailable,
    unimplemented,
)
from .outbox import Outbox
from .permits import EVERYTHING, Permit, Permits
from .pipeline import Dataplane as RunsPrograms
from .pipeline import Pipelines
from .roles import Scope, owner

API_VERSION = "1.5.0"
MOST_STREAMS = 32
"""Streams that are served at once, all roles together."""
ENTITIES_PER_RESPONSE = 500
"""Entities of a read that are sent in one message."""
MOST_UPDATES = 10_000
"""Of a batch, which holds up packets and other clients: some tenths of a second."""

log = logging.getLogger(__name__)


class Dataplane(RunsPrograms, Protocol):
    """What the service needs of a data plane."""

    def packet_out(self, port: int, packet: bytes) -> None:
        """Sends a packet into ingress."""


class Service(p4r_grpc.P4RuntimeServicer):
    """One device's RPCs."""

    def __init__(self, dataplane: Dataplane, device_id: int, cpu_port: int | None, permits: Permits | None = None):
        self._dataplane = dataplane
        self._permits = permits or Permits()
        self._cpu_port = cpu_port
        self._lock = threading.RLock()
        self._arbitration = Arbitration(device_id)
        self._outboxes: set[Outbox] = set()
        self._down: set[int] = set()
        self.pipelines = Pipelines(dataplane)
        self.dropped = 0
        """Messages that no client got: there was no primary, or it read too slowly."""

    # Pipeline

    def load(self, config: p4r.ForwardingPipelineConfig) -> None:
        """Runs a program that no client brought. Raises `Refused`."""
        with self._lock:
            self._set(p4r.SetForwardingPipelineConfigRequest.VERIFY_AND_COMMIT, config)

    def _set(self, action: int, config: p4r.ForwardingPipelineConfig | None) -> None:
        was = self.pipelines.running
        self.pipelines.set(action, config)
        if (pipeline := self.pipelines.running) and pipeline is not was:
            for port in self._down:
                pipeline.books.port_changed(port, up=False)

    def SetForwardingPipelineConfig(  # noqa: N802
        self, request: p4r.SetForwardingPipelineConfigRequest, context: grpc.ServicerContext
    ) -> p4r.SetForwardingPipelineConfigResponse:
        """Verifies, saves or runs a program."""
        with aborting(context), self._lock:
            permit = self._permits.of(context)
            permit.check_role(request.role)
            permit.check_pipeline()
            self._arbitration.check_primary(request.device_id, request.role, request)
            self._arbitration.check_pipeline(request.role)
            self._set(request.action, request.config if request.HasField("config") else None)
        return p4r.SetForwardingPipelineConfigResponse()

    def GetForwardingPipelineConfig(  # noqa: N802
        self, request: p4r.GetForwardingPipelineConfigRequest, context: grpc.ServicerContext
    ) -> p4r.GetForwardingPipelineConfigResponse:
        """Says which program is loaded."""
        wanted = p4r.GetForwardingPipelineConfigRequest
        response = p4r.GetForwardingPipelineConfigResponse()
        with aborting(context), self._lock:
            self._permits.of(context)
            self._arbitration.check_device(request.device_id)
            pipeline = self.pipelines.current
        if pipeline is None:
            return response
        response.config.SetInParent()
        if pipeline.config.HasField("cookie"):
            response.config.cookie.CopyFrom(pipeline.config.cookie)
        if request.response_type in (wanted.ALL, wanted.P4INFO_AND_COOKIE):
            response.config.p4info.CopyFrom(pipeline.config.p4info)
        if request.response_type in (wanted.ALL, wanted.DEVICE_CONFIG_AND_COOKIE):
            response.config.p4_device_config = pipeline.config.p4_device_config
        return response

    # Entities

    def _books(self) -> Books:
        pipeline = self.pipelines.current
        if pipeline is None:
            raise precondition("no forwarding pipeline config is set")
        return pipeline.books

    def Write(self, request: p4r.WriteRequest, context: grpc.ServicerContext) -> p4r.WriteResponse:  # noqa: N802
        """Does a batch of updates."""
        if (count := len(request.updates)) > MOST_UPDATES:
            abort(context, exhausted(f"a batch has at most {MOST_UPDATES} updates; this one has {count}"))
        with aborting(context), self._lock:
            permit = self._permits.of(context)
            permit.check_role(request.role)
            self._arbitration.check_primary(request.device_id, request.role, request)
            books = self._books()
            if request.atomicity not in p4r.WriteRequest.Atomicity.values():
                raise invalid(f"atomicity {request.atomicity} is none of P4Runtime's")

            def check(entity: p4r.Entity) -> None:
                permit.check_write(books.program.names.get(owner(entity), entity.WhichOneof("entity") or "nothing"))
                self._arbitration.check_write(request.role, entity)

            outcomes = books.write(request.updates, request.atomicity, check)
        if any(outcomes):
            abort_batch(context, "write", outcomes)
        return p4r.WriteResponse()

    def Read(self, request: p4r.ReadRequest, context: grpc.ServicerContext) -> Iterator[p4r.ReadResponse]:  # noqa: N802
        """Says what was written, counted and stored: one state of the switch, as no write comes in between."""
        found: list[p4r.Entity] = []
        outcomes: list[Refused | None] = []
        with aborting(context), self._lock:
            self._permits.of(context)
            self._arbitration.check_device(request.device_id)
            books = self._books()
            for asked in request.entities:
                try:
                    found.extend(e for e in books.read(asked) if self._arbitration.may_see(request.role, e))
                    outcomes.append(None)
                except Refused as refused:
                    outcomes.append(refused)
        for first in range(0, len(found), ENTITIES_PER_RESPONSE):
            yield p4r.ReadResponse(entities=found[first : first + ENTITIES_PER_RESPONSE])
        if any(outcomes):
            abort_batch(context, "read", outcomes)

    def Capabilities(  # noqa: N802
        self, request: p4r.CapabilitiesRequest, context: grpc.ServicerContext
    ) -> p4r.CapabilitiesResponse:
        """Says which version of P4Runtime this is."""
        if request.device_id:
            with aborting(context):
                self._arbitration.check_device(request.device_id)
        return p4r.CapabilitiesResponse(p4runtime_api_version=API_VERSION)

    # Streams

    def StreamChannel(  # noqa: N802
        self, requests: Iterable[p4r.StreamMessageRequest], context: grpc.ServicerContext
    ) -> Iterator[p4r.StreamMessageResponse]:
        """A client's session."""
        with aborting(context):
            session = Session(self._permits.of(context))
        with self._lock:
            full = len(self._outboxes) >= MOST_STREAMS
            if not full:
                self._outboxes.add(session.outbox)
        if full:
            abort(context, exhausted(f"{MOST_STREAMS} streams are open; that is the limit"))
        if not context.add_callback(session.outbox.close):
            session.outbox.close()
        threading.Thread(target=session.listen, args=(self, requests), name="p4runtime-stream", daemon=True).start()
        try:
            yield from session.outbox
        finally:
            with self._lock:
                self._outboxes.discard(session.outbox)
                if session.client:
                    self._arbitration.leave(session.client)
        if session.outbox.refused:
            abort(context, session.outbox.refused)

    def hear(self, session: Session, request: p4r.StreamMessageRequest) -> None:
        """Does what a client says on its stream. Raises `Refused` where that ends the stream."""
        with self._lock:
            if session.outbox not in self._outboxes:
                return
            if request.HasField("arbitration"):
                role = request.arbitration.role
                session.permit.check_role(role.name, configured=role.HasField("config"))
                session.client = self._arbitration.update(session.outbox, session.client, request.arbitration)
                return
            try:
                self._take(session, request)
            except Refused as refused:
                session.outbox.offer(p4r.StreamMessageResponse(error=_stream_error(request, refused)))

    def _take(self, session: Session, request: p4r.StreamMessageRequest) -> None:
        """A packet-out or an acknowledgement. What is wrong with it ends nothing."""
        if session.client is None or not self._arbitration.is_primary(session.client):
            raise denied("only primaries send packets and acknowledgements")
        pipeline = self.pipelines.running
        if pipeline is None:
            raise precondition("no forwarding pipeline runs")
        if request.HasField("packet"):
            if self._cpu_port is None:
                raise precondition("the switch has no CPU port")
            session.permit.check_write("packet_out")
            frame = packets.packet_out(pipeline.books.program.packet_out, request.packet)
            self._dataplane.packet_out(self._cpu_port, frame)
        elif request.HasField("digest_ack"):
            pipeline.books.digests.acknowledge(request.digest_ack)
        else:
            raise unimplemented(f"stream messages of kind {request.WhichOneof('update')} are not supported")

    # Events

    def packet_in(self, frame: bytes) -> None:
        """A frame came to the CPU port."""
        with self._lock:
            pipeline = self.pipelines.running
            message = packets.packet_in(pipeline.books.program.packet_in, frame) if pipeline else None
            if message is None:
                self.dropped += 1
            else:
                self._tell(p4r.StreamMessageResponse(packet=message), lambda scope: scope.receives(message))

    def digest(self, name: str, values: list[int]) -> None:
        """The data plane has a digest message."""
        with self._lock:
            if (pipeline := self.pipelines.running) and (full := pipeline.books.digests.learn(name, tuple(values))):
                self._tell_owners(p4r.StreamMessageResponse(digest=full), full.digest_id)

    def port_changed(self, port: int, up: bool) -> None:
        """A port came or went."""
        log.info("port %d is %s", port, "up" if up else "down")
        with self._lock:
            (self._down.discard if up else self._down.add)(port)
            if pipeline := self.pipelines.running:
                pipeline.books.port_changed(port, up)

    def tick(self) -> float | None:
        """Sends what is due by now; seconds until something else will be."""
        with self._lock:
            pipeline = self.pipelines.running
            if pipeline is None:
                return None
            lists, next_list = pipeline.books.digests.due()
            for message in lists:
                self._tell_owners(p4r.StreamMessageResponse(digest=message), message.digest_id)
            notifications, next_idle = pipeline.books.idle.due(pipeline.books.target)
            for notification in notifications:
                table = notification.table_entry[0].table_id
                self._tell_owners(p4r.StreamMessageResponse(idle_timeout_notification=notification), table)
            return min((t for t in (next_list, next_idle) if t is not None), default=None)

    def _tell_owners(self, message: p4r.StreamMessageResponse, number: int) -> None:
        self._tell(message, lambda scope: scope.holds(number))

    def _tell(self, message: p4r.StreamMessageResponse, wants: Callable[[Scope], bool]) -> None:
        """Tells the primary of every role that it concerns."""
        told = [client.stream.offer(message) for client in self._arbitration.listeners(wants)]
        self.dropped += told.count(False) if told else 1

    def close(self) -> None:
        """Ends all streams."""
        with self._lock:
            for outbox in self._outboxes:
                outbox.close(unavailable("the switch stops"))


class Session:
    """One stream: who is at its other end, and what goes there."""

    def __init__(self, permit: Permit = EVERYTHING) -> None:
        self.permit = permit
        self.outbox = Outbox()
        self.client: Client | None = None

    def listen(self, service: Service, requests: Iterable[p4r.StreamMessageRequest]) -> None:
        """Takes what the client says until it is done."""
        try:
            for request in requests:
                service.hear(self, request)
        except Refused as refused:
            self.outbox.close(refused)
        except grpc.RpcError:
            log.debug("a stream broke", exc_info=True)
        finally:
            self.outbox.close()


def _stream_error(request: p4r.StreamMessageRequest, refused: Refused) -> p4r.StreamError:
    error = p4r.StreamError(canonical_code=refused.code, message=refused.message)
    if request.HasField("packet"):
        error.packet_out.packet_out.CopyFrom(request.packet)
    elif request.HasField("digest_ack"):
        error.digest_list_ack.digest_list_ack.CopyFrom(request.digest_ack)
    else:
        error.other.other.CopyFrom(request.other)
    return error
